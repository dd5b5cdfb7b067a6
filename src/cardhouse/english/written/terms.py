"""What a clause forbids or allows for a while: from its trigger on, until something happens."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from cardhouse.core.events import Drew, Landed, TurnBegan, TurnEnded
from cardhouse.core.fact import Fact
from cardhouse.core.questions import DRAW
from cardhouse.core.rounds import RoundBegan
from cardhouse.core.seats import Seat
from cardhouse.core.table import NOTHING, Event, Events, Table, Tally
from cardhouse.english import meaning as m
from cardhouse.english.meaning.bases import When
from cardhouse.english.written.events import TermBegan, TermEnded
from cardhouse.english.written.parts import Heard, follows
from cardhouse.english.written.scene import Scene, scene_of


@dataclass(eq=False)
class Term(Fact):
    """What holds for a while: by which clause, for whom, since which act, and how many turns were completed since."""

    key: str
    players: tuple[int, ...]
    about: tuple[int, ...]
    act: int
    turns: int = 0

    @property
    def scene(self) -> Scene:
        return scene_of(self.about)


class Terms(Tally):
    """All that holds for a while."""

    def start(self) -> tuple[Term, ...]:
        return ()

    def hears(self) -> tuple[type, ...]:
        return (TermBegan, TermEnded, TurnEnded, RoundBegan)

    def step(self, total: Any, event: Event) -> tuple[Term, ...]:
        terms: tuple[Term, ...] = total
        if isinstance(event, TermBegan):
            others = tuple([term for term in terms if term.key != event.key])
            return (*others, Term(event.key, event.players, event.about, event.act))
        if isinstance(event, TermEnded):
            return tuple([left for term in terms for left in without(term, event)])
        if isinstance(event, TurnEnded):
            return tuple([Term(t.key, t.players, t.about, t.act, t.turns + 1) for t in terms])
        return ()


def without(term: Term, ended: TermEnded) -> list[Term]:
    """What is left of a term when it ends for some of those whom it is about."""
    if term.key != ended.key:
        return [term]
    left = tuple([seat for seat in term.players if ended.players and seat not in ended.players])
    return [Term(term.key, left, term.about, term.act, term.turns)] if left else []


TERMS: Final = Terms()


def running(table: Table, key: str) -> Term | None:
    """What holds now by this clause, if anything does."""
    for term in table.tally(TERMS):
        if term.key == key:
            return term
    return None


def begins(key: str, players: list[Seat], table: Table, scene: Scene) -> list[Event]:
    return [TermBegan(key, tuple(players), scene.numbers(), table.acts)] if players else []


WaitFor = Callable[[m.Occasion, Callable[[Table, Scene], Events]], list[Heard]]
"""What hears an event of the language: given by whoever knows how that is done."""


def endings(key: str, whens: tuple[When, ...], wait_for: WaitFor) -> list[Heard]:
    """What hears that it is over: the event that the sentence names, so many turns, or the next act of a turn."""

    def over(table: Table, scene: Scene) -> Events:
        return [TermEnded(key)] if running(table, key) is not None else NOTHING

    def after_turns(number: int) -> Callable[[TurnEnded, Table], Events]:
        def ended(event: TurnEnded, table: Table) -> Events:
            term = running(table, key)
            return [TermEnded(key)] if term is not None and term.turns > number else NOTHING

        return ended

    def own_turn(event: TurnBegan, table: Table) -> Events:
        term = running(table, key)
        return [TermEnded(key, (event.player,))] if term is not None and event.player in term.players else NOTHING

    def next_act(event: Landed | Drew, table: Table) -> Events:
        term = running(table, key)
        main = isinstance(event, Landed) or event.way == DRAW
        return [TermEnded(key)] if term is not None and main and term.act < table.acts else NOTHING

    for when in whens:
        match when:
            case m.UntilEvent(event):
                return wait_for(event, over)
            case m.ForTurns(number):
                return [follows(TurnEnded, after_turns(number))]
            case m.At(m.Timing.UNTIL_NEXT_TURN):
                return [follows(TurnBegan, own_turn)]
    return [follows(Landed, next_act), follows(Drew, next_act)]
