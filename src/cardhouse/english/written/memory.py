"""What rules in people's words remember: which cards were played, drawn and named, and by whom."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.cards import Card
from cardhouse.core.events import Drew, DrewNothing, Landed, Played, TurnBegan, TurnedUp, TurnEnded
from cardhouse.core.fact import Fact
from cardhouse.core.landing import FOLLOWING
from cardhouse.core.penalties import Fined
from cardhouse.core.presence import Joined, Left
from cardhouse.core.questions import DRAW, PENALTY
from cardhouse.core.rounds import RoundBegan
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.speech import Unplayed
from cardhouse.core.table import Event, Tally
from cardhouse.english import meaning as m
from cardhouse.english.written.events import (
    AttributeNamed,
    ChainNoted,
    DieRolled,
    DrewTogether,
    NamingLapsed,
    OutOfTurn,
    PlayedInVain,
    SetOff,
    SkipAsked,
    TurnGoesTo,
    TurnsLost,
)

MOST_PLAYS: Final = 600
NAMED_NOTHING: Final = (-1, 0)


@dataclass(eq=False)
class Put(Fact):
    """A card that was accepted, and who played it."""

    player: Seat
    card: Card


class AllPlays(Tally):
    """All cards that were played since the deal, the oldest first. Nobody plays the starter."""

    def start(self) -> tuple[Put, ...]:
        return ()

    def hears(self) -> tuple[type, ...]:
        return (Played, PlayedInVain, Unplayed, RoundBegan)

    def step(self, total: Any, event: Event) -> tuple[Put, ...]:
        plays: tuple[Put, ...] = total
        if isinstance(event, (Played, PlayedInVain)):
            return (*plays[-MOST_PLAYS:], Put(event.player, event.card))
        if isinstance(event, Unplayed):
            mine = [at for at, put in enumerate(plays) if (put.player, put.card) == (event.player, event.card)]
            return plays[: mine[-1]] + plays[mine[-1] + 1 :] if mine else plays
        return ()


PLAYS: Final = AllPlays()


@dataclass(eq=False)
class Jumps(Fact):
    """Whether the latest card was played out of turn, and whether the one before it was."""

    latest: bool = False
    before: bool = False


class JumpsNow(Tally):
    """Whether the two latest cards were played out of turn."""

    def start(self) -> Jumps:
        return Jumps()

    def hears(self) -> tuple[type, ...]:
        return (Played, PlayedInVain, OutOfTurn, Unplayed, RoundBegan)

    def step(self, total: Any, event: Event) -> Jumps:
        jumps: Jumps = total
        if isinstance(event, (Played, PlayedInVain)):
            return Jumps(False, jumps.latest)
        if isinstance(event, OutOfTurn):
            return Jumps(True, jumps.before)
        return Jumps(jumps.before) if isinstance(event, Unplayed) else Jumps()


JUMPS: Final = JumpsNow()


class PlaysSinceDraw(Tally):
    """How many cards were played since somebody last drew: as long as nobody has, what was demanded was answered."""

    def start(self) -> int:
        return 0

    def hears(self) -> tuple[type, ...]:
        return (Played, PlayedInVain, Unplayed, Drew, DrewNothing, RoundBegan)

    def step(self, total: Any, event: Event) -> int:
        plays: int = total
        if isinstance(event, (Played, PlayedInVain)):
            return plays + 1
        if isinstance(event, Unplayed):
            return max(0, plays - 1)
        return plays if isinstance(event, (Drew, DrewNothing)) and event.way != DRAW else 0


SINCE_DRAW: Final = PlaysSinceDraw()


class StarterSeen(Tally):
    """The card that was turned up to begin the round, if anybody saw it."""

    def start(self) -> Card | None:
        return None

    def hears(self) -> tuple[type, ...]:
        return (TurnedUp, RoundBegan)

    def step(self, total: Any, event: Event) -> Card | None:
        card: Card | None = total
        if isinstance(event, TurnedUp):
            return card or event.card
        return None


STARTER: Final = StarterSeen()


@dataclass(eq=False)
class Got(Fact):
    """What somebody has just drawn or been given as a penalty: who, which cards, with which act, and, of a penalty,
    whether a turn of theirs has begun since.
    """

    player: Seat
    cards: tuple[Card, ...]
    penalty: bool
    begun: bool = False


@dataclass(eq=False)
class FreshInHands(Fact):
    """What everybody has just drawn or received."""

    got: tuple[Got, ...] = ()

    def cards(self, player: Seat, drawn: bool) -> tuple[Card, ...]:
        return tuple([card for got in self.got if got.player == player and got.penalty != drawn for card in got.cards])


class CardsJustGot(Tally):
    """The cards of everybody's latest draw, until that turn ends; penalty cards, until the end of their next turn."""

    def start(self) -> FreshInHands:
        return FreshInHands()

    def hears(self) -> tuple[type, ...]:
        return (Drew, TurnBegan, TurnEnded)

    def step(self, total: Any, event: Event) -> FreshInHands:
        fresh: FreshInHands = total
        if isinstance(event, Drew):
            return FreshInHands((*fresh.got, Got(event.player, (event.card,), event.way == PENALTY)))
        if isinstance(event, TurnBegan):
            return FreshInHands(
                tuple(
                    [
                        Got(got.player, got.cards, True, got.begun or got.player == event.player)
                        for got in fresh.got
                        if got.penalty
                    ]
                )
            )
        if isinstance(event, TurnEnded):
            kept = [got for got in fresh.got if got.penalty and not (got.begun and got.player == event.player)]
            return FreshInHands(tuple(kept))
        return fresh


FRESH: Final = CardsJustGot()


class CalledAttributes(Tally):
    """The suit (-1: none) and the rank (0: none) that were named, until a card is played."""

    def start(self) -> tuple[int, int]:
        return NAMED_NOTHING

    def hears(self) -> tuple[type, ...]:
        return (AttributeNamed, NamingLapsed, Played, PlayedInVain, Unplayed, RoundBegan)

    def step(self, total: Any, event: Event) -> tuple[int, int]:
        suit, rank = total
        if isinstance(event, AttributeNamed):
            return (event.suit if event.suit >= 0 else suit, event.rank or rank)
        return NAMED_NOTHING


CALLED: Final = CalledAttributes()


class LatestRoll(Tally):
    """What the die showed last; 0 before the first roll."""

    def start(self) -> int:
        return 0

    def hears(self) -> tuple[type, ...]:
        return (DieRolled,)

    def step(self, total: Any, event: Event) -> int:
        return event.number if isinstance(event, DieRolled) else int(total)


ROLL: Final = LatestRoll()


class SkipsAsked(Tally):
    """How many turns each rule has asked to pass over since the present turn began, by its id."""

    def start(self) -> dict[str, int]:
        return {}

    def hears(self) -> tuple[type, ...]:
        return (SkipAsked, TurnBegan)

    def step(self, total: Any, event: Event) -> dict[str, int]:
        asked: dict[str, int] = total
        if isinstance(event, SkipAsked):
            return asked | {event.rule: asked.get(event.rule, 0) + event.turns}
        return {}


SKIPS_ASKED: Final = SkipsAsked()


class DrawnNow(Tally):
    """What everybody has drawn and of which it was not yet said that it is one draw: (who, card)."""

    def start(self) -> tuple[tuple[int, Card], ...]:
        return ()

    def hears(self) -> tuple[type, ...]:
        return (Drew, DrewTogether)

    def step(self, total: Any, event: Event) -> tuple[tuple[int, Card], ...]:
        drawn: tuple[tuple[int, Card], ...] = total
        if isinstance(event, Drew):
            return (*drawn, (event.player, event.card)) if event.way != PENALTY else drawn
        return tuple([each for each in drawn if isinstance(event, DrewTogether) and each[0] != event.player])


DRAWN_NOW: Final = DrawnNow()


@dataclass(eq=False)
class ActingCards(Fact):
    """The cards of the latest play, and how many of them have not acted yet."""

    cards: tuple[Card, ...] = ()
    waiting: int = 0


class LatestGroup(Tally):
    """The cards of the latest play, one or several."""

    def start(self) -> ActingCards:
        return ActingCards()

    def hears(self) -> tuple[type, ...]:
        return (Landed, Played, PlayedInVain)

    def step(self, total: Any, event: Event) -> ActingCards:
        group: ActingCards = total
        if isinstance(event, Landed):
            goes_on = group.waiting > 0 or event.source == FOLLOWING
            return ActingCards((*group.cards, event.card) if goes_on else (event.card,), group.waiting + 1)
        return ActingCards(group.cards, max(0, group.waiting - 1))


GROUP: Final = LatestGroup()


@dataclass(eq=False)
class Turns(Fact):
    """What was done in the present turn, and in everybody's latest completed one, by seat."""

    now: tuple[str, ...] = ()
    before: tuple[tuple[int, tuple[str, ...]], ...] = ()

    def did(self, seat: Seat) -> tuple[str, ...]:
        """What a player did in the latest completed turn; nothing, who has had none."""
        for player, done in self.before:
            if player == seat:
                return done
        return ()

    def ended(self, seat: Seat, done: tuple[str, ...]) -> "Turns":
        others = tuple([each for each in self.before if each[0] != seat])
        return Turns((), (*others, (seat, done)))


class LastTurns(Tally):
    """What everybody did in the latest turn: drew, played, was skipped, received a penalty."""

    def start(self) -> Turns:
        return Turns()

    def hears(self) -> tuple[type, ...]:
        return (Played, PlayedInVain, Drew, Fined, TurnBegan, TurnEnded, RoundBegan)

    def step(self, total: Any, event: Event) -> Turns:
        turns: Turns = total
        if isinstance(event, TurnEnded):
            return turns.ended(event.player, turns.now)
        if isinstance(event, TurnBegan):
            for seat in event.skipped:
                turns = turns.ended(seat, (m.LastTurn.SKIPPED.value,))
            return Turns((), turns.before)
        if isinstance(event, RoundBegan):
            return Turns()
        if isinstance(event, Drew):
            done = m.LastTurn.DREW if event.way != PENALTY else m.LastTurn.PENALISED
        else:
            done = m.LastTurn.PLAYED if isinstance(event, (Played, PlayedInVain)) else m.LastTurn.PENALISED
        return Turns((*turns.now, done.value), turns.before)


LAST_TURNS: Final = LastTurns()


class PlayGoesTo(Tally):
    """To whom play passes next, and whether turns are passed over from there; nobody, unless a rule said so."""

    def start(self) -> tuple[int, bool]:
        return (NO_SEAT, True)

    def hears(self) -> tuple[type, ...]:
        return (TurnGoesTo, TurnBegan)

    def step(self, total: Any, event: Event) -> tuple[int, bool]:
        return (event.player, event.skips) if isinstance(event, TurnGoesTo) else (NO_SEAT, True)


GOES_TO: Final = PlayGoesTo()


class NotedChain(Tally):
    """How many cards a rule of the game demanded as the latest card landed."""

    def start(self) -> int:
        return 0

    def hears(self) -> tuple[type, ...]:
        return (ChainNoted, TurnEnded)

    def step(self, total: Any, event: Event) -> int:
        return event.number if isinstance(event, ChainNoted) else 0


NOTED_CHAIN: Final = NotedChain()


class LostTurns(Tally):
    """How many turns to come somebody loses, by seat."""

    def start(self) -> dict[int, int]:
        return {}

    def hears(self) -> tuple[type, ...]:
        return (TurnsLost, RoundBegan)

    def step(self, total: Any, event: Event) -> dict[int, int]:
        if not isinstance(event, TurnsLost):
            return {}
        lost: dict[int, int] = dict(total)
        lost[event.player] = lost.get(event.player, 0) + event.turns
        return {seat: lost[seat] for seat in sorted(lost) if lost[seat] > 0}


LOST_TURNS: Final = LostTurns()


class ChainsNow(Tally):
    """How often each sentence was set off by other rules during one act: the number of the act, and by sentence."""

    def start(self) -> tuple[int, dict[str, int]]:
        return (-1, {})

    def hears(self) -> tuple[type, ...]:
        return (SetOff,)

    def step(self, total: Any, event: Event) -> tuple[int, dict[str, int]]:
        act, counts = total
        if not isinstance(event, SetOff):
            return (act, counts)
        before = counts if act == event.act else {}
        return (event.act, before | {event.key: before.get(event.key, 0) + 1})


CHAINS_NOW: Final = ChainsNow()


class LeftAndNotBack(Tally):
    """Who left the game and did not come back, the latest last."""

    def start(self) -> tuple[int, ...]:
        return ()

    def hears(self) -> tuple[type, ...]:
        return (Left, Joined)

    def step(self, total: Any, event: Event) -> tuple[int, ...]:
        seats: tuple[int, ...] = total
        if not isinstance(event, (Left, Joined)):
            return seats
        others = tuple([seat for seat in seats if seat != event.player])
        return (*others, event.player) if isinstance(event, Left) else others


LAST_LEFT: Final = LeftAndNotBack()
