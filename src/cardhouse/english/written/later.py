"""What a sentence puts off: to somebody's next turn, until it, or to once in a turn or a round."""

from dataclasses import replace
from typing import Any, Final

from cardhouse.core.book_acts import ADD_RULE
from cardhouse.core.events import Reversed, TurnBegan, TurnEnded
from cardhouse.core.overdue import missing
from cardhouse.core.owed import DONE, Deadline
from cardhouse.core.presence import is_here
from cardhouse.core.questions import Contributor
from cardhouse.core.rounds import RoundBegan
from cardhouse.core.rule import Memory, Need
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.table import NOTHING, OVER, Event, Events, Table, Tally
from cardhouse.english import meaning as m
from cardhouse.english.meaning.bases import Clause, When
from cardhouse.english.writing import clause_said
from cardhouse.english.written.events import TermEnded
from cardhouse.english.written.parts import Heard, Part, answers, follows, replaces
from cardhouse.english.written.people import people
from cardhouse.english.written.scene import Scene
from cardhouse.english.written.terms import TERMS, begins, running

BEFORE_NEXT_TURN: Final = Deadline(DONE, 1)
"""Until the bearer's next turn begins; whoever owes it counts the turns (`OwedUntilTurn`)."""

_NEXT_TURN: Final = m.At(m.Timing.ON_NEXT_TURN)
_ONCE: Final = (m.At(m.Timing.ONCE_PER_TURN), m.At(m.Timing.ONCE_PER_ROUND))


def is_put_off(clause: Clause) -> bool:
    """Whether something is done on a later turn; to be skipped is the loss of that turn, whichever way it is said."""
    match clause:
        case m.Bound(whens=whens):
            return _NEXT_TURN in whens
        case m.Effects(acts=acts, whens=whens):
            return _NEXT_TURN in whens and m.ToBeSkipped() not in acts
    return False


def put_off(clause: m.Bound | m.Effects, table: Table, scene: Scene) -> list[Event]:
    """Remember who has it before them, those with it who have it already."""
    waiting = running(table, clause_said(clause))
    already = list(waiting.players) if waiting is not None else []
    seats = [*already, *[seat for seat in people(clause.who, table, scene) if seat not in already]]
    return begins(clause_said(clause), seats, table, scene)


def on_the_turn(clause: m.Bound | m.Effects) -> m.Bound | m.Effects:
    """What is done when that turn has come, by whoever has it."""
    others = tuple([when for when in clause.whens if when != _NEXT_TURN])
    if isinstance(clause, m.Effects):
        return replace(clause, who=m.THEY, whens=others, condition=None)
    return replace(clause, who=m.THEY, whens=(*others, m.At(m.Timing.ON_TURN)), condition=None)


def for_a_while(clause: Clause) -> bool:
    """Whether turn order is reversed for so many turns."""
    match clause:
        case m.TableEffect(m.Happens(m.Happening.REVERSED), (m.ForTurns(),)):
            return True
    return False


class TurnsBack(Part):
    """Turn order that was reversed for so many turns; another reversal by the same words begins anew (R-L36)."""

    def __init__(self, clause: m.TableEffect) -> None:
        self.key: Final = clause_said(clause)
        self.number: Final = next(when.number for when in clause.whens if isinstance(when, m.ForTurns))

    def tallies(self) -> tuple[Memory, ...]:
        return (TERMS,)

    def hooks(self) -> list[Heard]:
        return [replaces(TurnEnded, self.over)]

    def over(self, ended: TurnEnded, table: Table) -> Events | None:
        """With the last of these turns it is undone, before it is found who is next."""
        term = running(table, self.key)
        if term is None or term.turns < self.number:
            return None
        return [TermEnded(self.key), Reversed(), ended]


class OwedUntilTurn(Part):
    """What somebody has to have done before their next turn begins."""

    def hooks(self) -> list[Heard]:
        return [follows(TurnBegan, turn_has_come)]


def turn_has_come(began: TurnBegan, table: Table) -> Events:
    late = [
        duty
        for duty in table.duties
        if duty.bearer == began.player and duty.since < table.acts and is_until_turn(duty.until)
    ]
    return [event for duty in late for event in missing(table, duty)] or NOTHING


def is_until_turn(until: Deadline) -> bool:
    return (until.kind, until.length) == (BEFORE_NEXT_TURN.kind, BEFORE_NEXT_TURN.length)


class UsesSoFar(Tally):
    """Which offers and effects that come once were had, and by whom: in this turn, and in this round."""

    def start(self) -> tuple[frozenset[tuple[str, int]], frozenset[tuple[str, int]]]:
        return frozenset(), frozenset()

    def hears(self) -> tuple[type, ...]:
        return (TermEnded, TurnBegan, RoundBegan)

    def step(self, total: Any, event: Event) -> tuple[frozenset[tuple[str, int]], frozenset[tuple[str, int]]]:
        turn, round_ = total
        if isinstance(event, TermEnded):
            had = frozenset((event.key, seat) for seat in event.players)
            return turn | had, round_ | had
        return frozenset(), round_ if isinstance(event, TurnBegan) else frozenset()


USES: Final = UsesSoFar()


def is_once(whens: tuple[When, ...]) -> bool:
    return any(when in _ONCE for when in whens)


def had_already(key: str, when: When, seat: Seat, table: Table) -> bool:
    """Whether somebody has had it, in this turn or in this round, as the sentence says."""
    turn, round_ = table.tally(USES)
    return (key, seat) in (turn if when == _ONCE[0] else round_)


def had_now(key: str, seat: Seat) -> TermEnded:
    return TermEnded(key, (seat,))


class Counted(Part):
    """A part that only remembers who has had something."""

    def tallies(self) -> tuple[Memory, ...]:
        return (USES,)


class Lawgiver(Part):
    """Whoever wins adds the next rule, where the book grows after a round."""

    def needs(self) -> tuple[Need, ...]:
        return (Need("rules that somebody adds after a round", (ADD_RULE,)),)

    def hooks(self) -> list[Heard]:
        return [answers(Contributor, winner_adds)]


def winner_adds(asked: Contributor, table: Table, earlier: int) -> int:
    """The winner who is still there; nobody, where nobody adds rules."""
    here = [seat for seat in table.winners if is_here(table, seat)]
    return here[0] if here and table.phase == OVER and earlier != NO_SEAT else earlier


def gives_law(trigger: m.Trigger) -> bool:
    """Whether it says that whoever wins must introduce a rule, and nothing else."""
    wins = m.Somebody(m.A_PLAYER, (m.OnDeed(m.Deed.WINS),))
    must = m.Bound(m.THEY, m.Modal.MUST, ((m.ToDo(m.Simple.INTRODUCE_RULE),),))
    return trigger == m.Trigger(wins, (must,))
