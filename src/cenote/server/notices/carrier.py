"""Takes a letter to its channel. All of it happens in a thread of its own, so that nobody at a table waits for it."""

from __future__ import annotations

import asyncio
import json
import logging
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Thread

from cenote.server.notices.forms import request
from cenote.server.notices.kinds import HOOKS, MAIL, PUSH
from cenote.server.notices.mail import MailServer
from cenote.server.notices.message import Letter
from cenote.server.notices.outgoing import Result, post
from cenote.server.notices.push import PushKey, encrypted
from cenote.server.notices.targets import read_target
from cenote.server.protocol.notices import Way
from cenote.server.settings import Settings
from cenote.server.store.reads import Row

MAILS_AT_ONCE = 4
GONE = (404, 410)  # a subscription that the browser has ended

logger = logging.getLogger("cenote.notices")


class Carrier:
    def __init__(self, settings: Settings) -> None:
        self.private = settings.private_targets
        self.mail = MailServer(settings.mail) if settings.mail else None
        self.key = own_key(Path(settings.secret_file + ".vapid"))
        self.subject = f"mailto:{self.mail.sender}" if self.mail else next(iter(settings.origins), "https://localhost")
        self.mailing = ThreadPoolExecutor(MAILS_AT_ONCE, thread_name_prefix="cenote-mail")
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread: Thread | None = None

    @property
    def ways(self) -> list[Way]:
        return [*([PUSH] if self.key else []), *([MAIL] if self.mail else []), *HOOKS]

    def start(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = Thread(target=self.loop.run_forever, name="cenote-notices", daemon=True)
        self.thread.start()

    def stop(self) -> None:
        if self.loop is not None and self.thread is not None:
            self.loop.call_soon_threadsafe(self.loop.stop)
            self.thread.join(5)
        self.mailing.shutdown(wait=False, cancel_futures=True)

    async def carry(self, channel: Row, letter: Letter) -> Result:
        assert self.loop is not None
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(self.send(channel, letter), self.loop))

    async def send(self, channel: Row, letter: Letter) -> Result:
        target: dict[str, str] = json.loads(channel["target"])
        if channel["way"] == MAIL:
            if self.mail is None:
                return Result("no-mail")
            mail = self.mail
            return await asyncio.get_running_loop().run_in_executor(self.mailing, mail.send, target["to"], letter)
        if channel["way"] == PUSH:
            return await self.push(target, letter)
        wanted = request(channel["way"], target, letter)
        return await post(
            read_target(wanted.url, self.private), wanted.headers, wanted.body, self.private, wanted.method
        )

    async def push(self, target: dict[str, str], letter: Letter) -> Result:
        if self.key is None:
            return Result("no-push")
        where = read_target(target["url"], self.private)
        content = json.dumps(letter.told() | {"tag": letter.tag}, ensure_ascii=False).encode()
        body = encrypted(content, target["p256dh"], target["auth"])
        result = await post(where, self.key.headers(where, self.subject, letter), body, self.private)
        return Result("gone", result.status) if result.status in GONE else result


def own_key(file: Path) -> PushKey | None:
    """None where it cannot be kept: then there is no push."""
    try:
        return PushKey(file)
    except OSError as trouble:
        logger.warning("no push without a key: %s", trouble)
        return None
