"""What happens by rules in people's words alone."""

from dataclasses import dataclass

from cardhouse.cards import Card
from cardhouse.core.owed import Duty
from cardhouse.core.remarks import Remark
from cardhouse.core.seats import Seat
from cardhouse.core.table import Event, Table


@dataclass(eq=False)
class PlayedInVain(Event):
    """A card that has landed does nothing."""

    player: Seat
    card: Card

    def apply(self, table: Table) -> None:
        del table.landing[0]


@dataclass(eq=False)
class SkipAsked(Remark):
    """A rule asked for so many turns to be passed over; several rules that say so skip no more than one of them."""

    rule: str
    turns: int


@dataclass(eq=False)
class AttributeNamed(Remark):
    """A player named a suit, by its place in `SUITS` (-1: none), or a rank (0: none)."""

    player: Seat
    suit: int
    rank: int


@dataclass(eq=False)
class NamingLapsed(Remark):
    """What was named counts no more, because the pile is gone."""


@dataclass(eq=False)
class DieRolled(Event):
    """Somebody rolled a die."""

    player: Seat
    number: int
    chance: int

    def apply(self, table: Table) -> None:
        table.chance = table.chance.at(self.chance)


@dataclass(eq=False)
class DrewTogether(Remark):
    """These cards were one draw of a player, whoever asked for it; penalties are none."""

    player: Seat
    cards: tuple[Card, ...]


@dataclass(eq=False)
class TurnGoesTo(Remark):
    """The next turn is this player's; `skips` if turns are passed over from there."""

    player: Seat
    skips: bool


@dataclass(eq=False)
class Paid(Remark):
    """Somebody paid so many of a counter."""

    player: Seat
    what: str
    number: int


@dataclass(eq=False)
class TermBegan(Remark):
    """What a clause forbids or allows holds from now on, for these players; `key` is the clause in words."""

    key: str
    players: tuple[int, ...]
    about: tuple[int, ...]
    act: int


@dataclass(eq=False)
class TermEnded(Remark):
    """What a clause forbade or allowed holds no longer, for these players or (nobody named) for all."""

    key: str
    players: tuple[int, ...] = ()


@dataclass(eq=False)
class JumpedIn(Remark):
    """Somebody played a card out of turn, and may."""

    player: Seat


@dataclass(eq=False)
class Advanced(Event):
    """Part of what somebody owes was done: words said once more, a card drawn. What is left is the duty from now on."""

    duty: Duty
    what: str
    about: tuple[int, ...]

    def apply(self, table: Table) -> None:
        duty = self.duty
        if duty in table.duties:  # it may have lapsed by the same act
            table.duties[table.duties.index(duty)] = Duty(
                *(duty.bearer, duty.kind, self.what, duty.rule, duty.until, duty.price, duty.blocking, self.about),
                *(duty.since, duty.expires, duty.at, duty.due, duty.failures),
            )


@dataclass(eq=False)
class RaceBegan(Remark):
    """Who does something first, or last, is looked for from now on; `until` is a time, 0 for the next card."""

    key: str
    about: tuple[int, ...]
    act: int
    until: int


@dataclass(eq=False)
class RaceRun(Remark):
    """Somebody has done what is looked for."""

    key: str
    player: Seat


@dataclass(eq=False)
class RaceOver(Remark):
    """It is known who was first, or last."""

    key: str
