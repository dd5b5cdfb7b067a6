"""Somebody who knows no rule and plays any game under a referee: tries what the view has, until something is done."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

from tests.server.players import Player

Attempt = tuple[str, dict[str, Any]]


def attempts(view: dict[str, Any]) -> Iterator[Attempt]:
    """What the seat of this view could do, what is asked of it first."""
    me, seats = view["seat"], range(len(view["names"]))
    for motion in view["motions"]:
        if me in motion["electorate"] and me not in motion["ayes"] + motion["noes"]:
            yield "Vote", {"aye": False, "kind": motion["kind"]}
    if any(debt["bearer"] == me for debt in view["debts"]):
        yield "Gesture", {"gesture": "bow eye", "at": view["dealer"]}
        yield "Pay", {}
    for duty in [duty for duty in view["duties"] if duty["bearer"] == me]:
        if duty["what"]:
            yield "Say", {"words": duty["what"]}
        if duty["kind"] == "give":
            for count in range(1, 4):
                yield "Give", {"cards": view["hand"][:count], "to": duty["about"][-1]}
        for picks in [(), *permutations(seats, 1), *permutations(seats, 2)]:
            yield "Choose", {"choice": duty["kind"], "picks": list(picks)}
    if view["phase"] not in ("play", "over"):
        yield "Prepare", {"step": view["phase"]}
        for token in [token["token"] for token in view["tokens"] if token["at"] == me]:
            for seat in seats:
                yield "HandOn", {"token": token, "to": seat}
    elif view["phase"] == "play" and me in (view["turn"], view["pending"]):
        yield "TakeTurn", {}
        for pile in view["piles"]:
            for card in view["hand"]:
                yield "Play", {"cards": [card], "pile": pile["number"]}
        yield "Draw", {}
        yield "Pass", {}
        yield "ReturnTurn", {}


async def probe(player: Player) -> str:
    """Do something, if there is something to do: the id under which it was done."""
    for act, fields in attempts(player.view):
        if (await player.do(act, **fields))["answer"] == "done":
            return f"act-{player.sent}"
    return ""


async def probe_on(player: Player) -> str:
    """Do something, or hear what is new; while one tries, others may have made room for what was refused before."""
    number = player.number
    done = await probe(player) if player.view else ""
    if player.number == number:
        await player.hear()
    return done
