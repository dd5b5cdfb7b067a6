"""What is sent about a round that is over: how it went, what nobody caught, and all of it once more, step by step."""

from __future__ import annotations

from msgspec import Raw, Struct


class Slip(Struct, frozen=True):
    """A breach that nobody caught: by whom, of which rule, the words they forgot or what they did not do, if it was
    that, and the number of the step in which it happened.
    """

    seat: int
    rule: str
    title: str
    sentence: str
    owed: str
    undone: str
    step: int


class Charge(Struct, frozen=True):
    """A charge that was judged: by whom, against whom, for which rule, and how many plays came between the breach and
    the charge; -1, if that is not known.
    """

    by: int
    against: int
    rule: str
    title: str
    plays: int
    step: int


class RoundTold(Struct, frozen=True):
    """A round that is over, as one seat may know it. It is `closed` when nothing in it can be charged any more; what
    nobody caught is told only then.
    """

    round: int
    steps: int
    winners: list[int]
    left: list[int]
    drawn: list[int]
    plays: int
    closed: bool
    slips: list[Slip]
    catches: list[Charge]
    wrong: list[Charge]
    scores: list[int] = []


class RoundReplay(Struct, frozen=True):
    """A round once more, as one seat saw it: everything at its beginning, then change by change."""

    told: RoundTold
    whole: Raw
    changes: list[Raw]


class RuleTried(Struct, frozen=True):
    """What people should know before they take a rule into the book: found by quick games."""

    warnings: list[str]


class TurnShown(Struct, frozen=True):
    """How a table stands, for whoever holds a seat there."""

    phase: str
    round: int
    yours: bool
    waits: list[str]
