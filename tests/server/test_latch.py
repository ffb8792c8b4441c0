"""The lock of a table: who only looks does so between those who change it."""

from __future__ import annotations

import asyncio

from cenote.server.latch import Latch


def test_who_looks_is_called_once_before_the_next_one_has_the_lock() -> None:
    async def story() -> list[str]:
        latch, told = Latch(), []

        def look() -> None:
            assert not latch.locked()
            told.append("looked")

        async def change(name: str) -> None:
            async with latch:
                told.append(name)
                latch.when_free(look)
                latch.when_free(look)
                await asyncio.sleep(0)

        await asyncio.gather(change("first"), change("second"), change("third"))
        async with latch:
            pass
        return told

    assert asyncio.run(story()) == ["first", "looked", "second", "looked", "third", "looked"]


def test_who_looks_may_want_to_look_again() -> None:
    async def story() -> int:
        latch, looks = Latch(), 0

        def look() -> None:
            nonlocal looks
            looks += 1
            if looks < 3:
                latch.when_free(look)

        async with latch:
            latch.when_free(look)
        return looks

    assert asyncio.run(story()) == 3
