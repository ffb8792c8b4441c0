"""One request to somewhere on the internet, with bounds on all that the far side can do: no redirect is followed,
little is read, and the whole of it has to be over in time."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping
from functools import cache
from time import monotonic

import h11

from cenote import __version__
from cenote.server.notices.targets import Forbidden, Target, resolve

WITHIN = 10.0  # seconds for everything
MOST_READ = 16 * 1024  # bytes of an answer
MOST_ADDRESSES = 3  # that are tried
LONGEST_REST = 3600.0  # seconds that the far side may ask us to wait


class Result:
    """What came of sending something."""

    def __init__(self, trouble: str = "", status: int | None = None, rest: float = 0.0) -> None:
        self.trouble = trouble  # a key; empty where all went well
        self.status = status
        self.rest = rest  # seconds that the far side wants to be left alone
        self.milliseconds = 0

    @property
    def ok(self) -> bool:
        return not self.trouble

    @property
    def gone(self) -> bool:
        """It is not there any more, and never will be again."""
        return self.trouble == "gone"


async def post(
    target: Target, headers: Mapping[str, str], body: bytes, private: bool, method: str = "POST", within: float = WITHIN
) -> Result:
    start = monotonic()
    try:
        async with asyncio.timeout(within):
            result = await exchange(target, headers, body, private, method)
    except TimeoutError:
        result = Result("slow")
    except Forbidden:
        result = Result("forbidden")
    except ssl.SSLError:
        result = Result("certificate")
    except (OSError, h11.RemoteProtocolError, UnicodeError, EOFError):
        result = Result("unreachable")
    result.milliseconds = round((monotonic() - start) * 1000)
    return result


async def exchange(target: Target, headers: Mapping[str, str], body: bytes, private: bool, method: str) -> Result:
    addresses = await resolve(target, private)
    reader, writer = await connect(target, addresses)
    try:
        talk = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_READ)
        port = "" if target.port in (80, 443) else f":{target.port}"
        host = f"[{target.host}]" if ":" in target.host else target.host
        said = {
            "Host": host + port,
            "User-Agent": f"cenote/{__version__}",
            "Content-Length": str(len(body)),
            "Connection": "close",
            **headers,
        }
        request = h11.Request(method=method, target=target.path, headers=list(said.items()))
        for event in (request, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(talk.send(event) or b"")
        await writer.drain()
        return await hear(talk, reader)
    finally:
        writer.transport.abort()  # whatever else it has to say


async def connect(target: Target, addresses: list[str]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """To the first of the checked addresses that answers."""
    trouble: OSError = OSError("no address")
    for address in addresses[:MOST_ADDRESSES]:
        try:
            if target.secure:
                return await asyncio.open_connection(
                    address, target.port, ssl=trust(), server_hostname=target.host, limit=MOST_READ
                )
            return await asyncio.open_connection(address, target.port, limit=MOST_READ)
        except OSError as error:
            trouble = error
    raise trouble


@cache
def trust() -> ssl.SSLContext:
    return ssl.create_default_context()


async def hear(talk: h11.Connection, reader: asyncio.StreamReader) -> Result:
    """The status is enough; what follows is read a little, so that the far side is not cut off in its sentence."""
    answer: h11.Response | None = None
    read = 0
    while read <= MOST_READ:
        event = talk.next_event()
        if event is h11.NEED_DATA:
            data = await reader.read(MOST_READ)
            read += len(data)
            talk.receive_data(data)
        elif isinstance(event, h11.Response):
            answer = event
        elif isinstance(event, h11.EndOfMessage | h11.ConnectionClosed) or event is h11.PAUSED:
            break
    return judged(answer) if answer is not None else Result("unreachable")


def judged(answer: h11.Response) -> Result:
    status = answer.status_code
    if 200 <= status < 300:
        return Result("", status)
    if status == 410:
        return Result("gone", status)
    if 300 <= status < 400:
        return Result("redirected", status)
    wish = next((value for name, value in answer.headers if name == b"retry-after"), b"")
    rest = min(float(wish), LONGEST_REST) if wish.isdigit() else 0.0
    return Result("refused", status, rest)
