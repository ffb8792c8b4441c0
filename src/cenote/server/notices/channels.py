"""The channels of people: added, confirmed, changed, stopped."""

from __future__ import annotations

import json
import secrets
from time import time
from typing import Any

from cenote.server.ids import new_id
from cenote.server.notices import kinds, statements
from cenote.server.notices.carrier import Carrier
from cenote.server.notices.forms import hook_target
from cenote.server.notices.hours import good_zone
from cenote.server.notices.mail import good_address
from cenote.server.notices.message import trial_letter
from cenote.server.notices.outgoing import Result
from cenote.server.notices.push import check_keys
from cenote.server.notices.reach import Reach
from cenote.server.notices.reads import channel_of, channels_of
from cenote.server.notices.targets import read_target
from cenote.server.notices.tickets import Stops
from cenote.server.people import Person, hashed
from cenote.server.protocol.notices import ChannelInfo, ChannelPlan, Kinds, NewChannel, Quiet, QuietPlan
from cenote.server.refused import Refused
from cenote.server.store import Store
from cenote.server.store.reads import Row

MOST = 8  # channels of one person
MOST_GUESSES = 10
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none looks like another


class Channels:
    def __init__(self, store: Store, carrier: Carrier, reach: Reach, stops: Stops) -> None:
        self.store = store
        self.carrier = carrier
        self.reach = reach
        self.stops = stops

    async def of(self, person: Person) -> tuple[list[ChannelInfo], Quiet | None]:
        found, quiet = await self.store.read(channels_of, person.id)
        hours = Quiet(quiet["begins"], quiet["ends"], quiet["zone"]) if quiet is not None else None
        return [shown(row) for row in found], hours

    async def add(self, person: Person, new: NewChannel, language: str, base: str) -> Row:
        """A channel that has to be confirmed. The same address twice is one channel."""
        host, target = self.where(new)
        found, _ = await self.store.read(channels_of, person.id)
        place = place_of(target)
        same = [old for old in found if old["way"] == new.way and place_of(json.loads(old["target"])) == place]
        if len(found) - len(same) >= MOST:
            raise Refused("notice-many", most=MOST)
        now = time()
        row: dict[str, Any] = {
            "id": new_id(),
            "person": person.id,
            "way": new.way,
            "target": json.dumps(target),
            "host": host,
            "on_turn": True,
            "on_urgent": True,
            "on_invited": True,
            "on_over": False,
            "on_chat": False,
            "enters": new.way == kinds.MAIL,  # which only its owner reads
            "language": language,
            "base": base,
            "status": kinds.NEW,
            "code": "",
            "guesses": 0,
            "generation": 0,
            "created": now,
            "changed": now,
            "paused": 0.0,
            "failures": 0,
            "failing": None,
            "trouble": "",
        }
        dropped = [statement for old in same for statement in statements.drop_channel(old["id"])]
        await self.store.write([*dropped, (statements.ADD_CHANNEL, row)])
        return row | {"name": person.name}

    def where(self, new: NewChannel) -> tuple[str, dict[str, str]]:
        """The host that is talked to, and what is kept. Raises Refused for what can be no channel."""
        if new.way not in self.carrier.ways:
            raise Refused("notice-no-mail", 422)
        if new.way == kinds.MAIL:
            if not good_address(new.address):
                raise Refused("notice-address", 422)
            return new.address.partition("@")[2].lower(), {"to": new.address}
        host = read_target(new.address, self.carrier.private).host
        if new.way == kinds.PUSH:
            check_keys(new.p256dh, new.auth)
            return host, {"url": new.address, "p256dh": new.p256dh, "auth": new.auth}
        return host, hook_target(new)

    async def own(self, person: Person, id: str) -> Row:
        """A channel of this person; for others it is as if there were none."""
        row = await self.store.read(channel_of, id)
        if row is None or row["person"] != person.id:
            raise Refused("no-such-channel", 404)
        return row

    async def again(self, id: str) -> ChannelInfo:
        row = await self.store.read(channel_of, id)
        if row is None:
            raise Refused("no-such-channel", 404)
        return shown(row)

    async def try_out(self, channel: Row) -> Result:
        """Send something at once: a code, where the channel is not confirmed."""
        code = None
        link = f"{channel['base']}/notices"
        if channel["status"] == kinds.NEW:
            code = "".join(secrets.choice(LETTERS) for _ in range(8))
            stored = {"id": channel["id"], "code": hashed(channel["id"] + code), "changed": time()}
            await self.store.write([(statements.SET_CODE, stored)])
            link = f"{channel['base']}/confirm/{channel['id']}/{code}"
        by_hand = channel["way"] != kinds.PUSH  # a browser tells the code back by itself
        letter = trial_letter(secrets.token_hex(15), channel["language"], channel["name"], link, code, by_hand)
        letter.more["channel"] = channel["id"]
        return await self.carrier.carry(channel, letter)

    async def confirm(self, id: str, code: str) -> ChannelInfo:
        """Whoever tells the code has read what was sent there."""
        row = await self.store.read(channel_of, id)
        if row is None or not row["code"] or row["guesses"] >= MOST_GUESSES:
            raise Refused("notice-code", 403)
        given = "".join(code.split()).lower()
        if not secrets.compare_digest(hashed(id + given), row["code"]):
            await self.store.write([(statements.GUESS, {"id": id})])
            raise Refused("notice-code", 403)
        await self.set_status(row, kinds.ON)
        return await self.again(id)

    async def set_status(self, row: Row, status: str, trouble: str = "") -> None:
        change = {"id": row["id"], "status": status, "trouble": trouble, "changed": time()}
        waiting = {"channel": row["id"], "outcome": kinds.OFF}
        rest = [(statements.FINISH_ALL, waiting)] if status != kinds.ON else []
        await self.store.write([(statements.SET_STATUS, change), *rest])
        if status == kinds.ON:
            self.reach.persons.add(row["person"])

    async def change(self, row: Row, plan: ChannelPlan, language: str) -> ChannelInfo:
        wanted = {f"on_{kind}": getattr(plan, kind) for kind in kinds.KINDS}
        change = {"id": row["id"], "enters": plan.enters, "language": language, "changed": time(), **wanted}
        await self.store.write([(statements.SET_KINDS, change)])
        if plan.on != (row["status"] == kinds.ON) and row["status"] != kinds.NEW:
            await self.set_status(row, kinds.ON if plan.on else kinds.OFF)
        return await self.again(row["id"])

    async def remove(self, row: Row) -> None:
        await self.store.write(statements.drop_channel(row["id"]))

    async def set_quiet(self, person: Person, plan: QuietPlan) -> None:
        if plan.begins == plan.ends:
            await self.store.write([(statements.DROP_QUIET, {"person": person.id})])
            return
        hours = {"person": person.id, "begins": plan.begins, "ends": plan.ends, "zone": good_zone(plan.zone)}
        await self.store.write([(statements.PUT_QUIET, hours)])

    async def stoppable(self, token: str) -> Row:
        """The channel that a link stops. Raises Refused for a link that was used, or is none of ours."""
        named = self.stops.read(token)
        row = await self.store.read(channel_of, named[0]) if named is not None else None
        if named is None or row is None or row["generation"] != named[1] or row["status"] != kinds.ON:
            raise Refused("notice-stopped", 410)
        return row

    async def stop(self, token: str) -> Row:
        row = await self.stoppable(token)
        change = {"id": row["id"], "generation": row["generation"], "changed": time()}
        waiting = {"channel": row["id"], "outcome": kinds.OFF}
        await self.store.write([(statements.STOP, change), (statements.FINISH_ALL, waiting)])
        return row


def place_of(target: dict[str, str]) -> str:
    """Where a code would arrive, whoever has it sent."""
    return " ".join(target.get(part, "") for part in ("to", "url", "room"))


def shown(row: Row) -> ChannelInfo:
    told = Kinds(**{kind: bool(row[f"on_{kind}"]) for kind in kinds.KINDS})
    place = veiled(row)
    status = row["status"]
    return ChannelInfo(row["id"], row["way"], place, told, bool(row["enters"]), status, row["trouble"], row["failing"])


def veiled(row: Row) -> str:
    """Where a channel leads, as its person knows it again; what opens it is left out."""
    target = json.loads(row["target"])
    if row["way"] == kinds.MAIL:
        name, _, host = target["to"].partition("@")
        return f"{name[:1]}…@{host}"
    if row["way"] in ("telegram", "matrix"):
        return f"{row['host']} {target['room']}"
    return str(row["host"])
