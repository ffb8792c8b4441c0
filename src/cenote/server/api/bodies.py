"""What is posted."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Name = Annotated[str, Field(min_length=1, max_length=64)]
Seed = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[^\s]+$")]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Naming(Body):
    name: Name


class Credentials(Body):
    name: Name
    password: Annotated[str, Field(min_length=1, max_length=256)]


class SeatPlan(Body):
    kind: Literal["me", "open", "agent", "hotseat"]
    agent: Annotated[str, Field(max_length=32)] | None = None
    name: Name | None = None


class ClockPlan(Body):
    kind: Literal["none", "turn", "game"] = "none"
    seconds: Annotated[float, Field(ge=0, le=31 * 24 * 3600, strict=False)] = 0


class TablePlan(Body):
    game: Annotated[str, Field(max_length=32)]
    options: dict[str, bool | int | str] = {}
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=8)]
    clock: ClockPlan = ClockPlan()
    visibility: Literal["public", "unlisted", "private"] = "public"
    seed: Seed | None = None


class PlayNow(Body):
    game: Annotated[str, Field(max_length=32)]
    opponents: Annotated[int, Field(ge=0, le=7)] | None = None
    agent: Annotated[str, Field(max_length=32)] | None = None
    options: dict[str, bool | int | str] = {}


class Joining(Body):
    seat: Annotated[int, Field(ge=0, le=15)] | None = None
    invite: Annotated[str, Field(max_length=64)] = ""


class Importing(Body):
    text: Annotated[str, Field(max_length=1_000_000)]
    from_: Annotated[int | None, Field(ge=0, le=1_000_000, alias="from")] = None
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=8)] | None = None
    visibility: Literal["public", "unlisted", "private"] = "unlisted"
