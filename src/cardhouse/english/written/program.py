"""From what a rule means to the parts that run it."""

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from cardhouse.core.events import TurnBegan
from cardhouse.core.questions import DRAW, Satisfies
from cardhouse.core.rule import Brings, Memory, Need
from cardhouse.core.table import NOTHING, Events, Table
from cardhouse.english import meaning as m
from cardhouse.english.calls import default_calls
from cardhouse.english.meaning.bases import Clause, Sentence
from cardhouse.english.reading import read
from cardhouse.english.walking import everything, inside
from cardhouse.english.writing import clause_said
from cardhouse.english.written.bans import Ban
from cardhouse.english.written.choosing import ChoosingPlayers, Following, Naming, choices_in
from cardhouse.english.written.clauses import carried_out, is_offer, runs
from cardhouse.english.written.deeds import OWED_WAYS, OwedCards, OwedGifts
from cardhouse.english.written.defines import AlsoMatch, CountsAs, Title, WildCards, Worth
from cardhouse.english.written.demands import (
    Demanding,
    GettingRid,
    LosingTurns,
    NextCardLimit,
    is_demand,
    parts_of_demand,
)
from cardhouse.english.written.errors import OnlyPeople
from cardhouse.english.written.events import TermEnded
from cardhouse.english.written.families import is_there, lent
from cardhouse.english.written.first import WAYS, Beforehand
from cardhouse.english.written.handing_on import MustPlay, NextWords, is_handed_on, must_play
from cardhouse.english.written.later import (
    Counted,
    Lawgiver,
    OwedUntilTurn,
    TurnsBack,
    for_a_while,
    gives_law,
    is_once,
    is_put_off,
    on_the_turn,
)
from cardhouse.english.written.memory import (
    CALLED,
    DRAWN_NOW,
    FRESH,
    GOES_TO,
    GROUP,
    LAST_LEFT,
    LAST_TURNS,
    PLAYS,
    ROLL,
    SINCE_DRAW,
    SKIPS_ASKED,
    STARTER,
)
from cardhouse.english.written.offers import FromTheShelf
from cardhouse.english.written.owing import Owing
from cardhouse.english.written.parts import Heard, Part, Remembering, answers, follows, together
from cardhouse.english.written.people import is_last_to_leave, purse_name
from cardhouse.english.written.permits import permits
from cardhouse.english.written.places import PickUps
from cardhouse.english.written.races import Racing
from cardhouse.english.written.settings import setting_parts
from cardhouse.english.written.standing_in import StandingIn
from cardhouse.english.written.terms import TERMS, endings, running
from cardhouse.english.written.triggers import TRIED, Triggered, is_race, waiting
from cardhouse.english.written.turns import NotingJumps, PassingPlay
from cardhouse.english.written.winning import WinsByGoingOut, goes_out

if TYPE_CHECKING:
    from cardhouse.rules.lawmaking import lawmaking as in_lawmaking
    from cardhouse.rules.leaving_play import purses as in_purses
    from cardhouse.rules.piles import piles as in_piles
else:
    in_lawmaking = lent("lawmaking.lawmaking")
    in_purses = lent("leaving_play.purses")
    in_piles = lent("piles.piles")


_REMEMBERED: tuple[tuple[Memory, tuple[type, ...]], ...] = (
    (
        PLAYS,
        (m.AfterRun, m.Nth, m.ManyInRow, m.OneAfterAnother, m.Pattern, m.RunLength, m.OnceForEach, m.EachWhoPlayed),
    ),
    (SINCE_DRAW, (m.RunLength, m.OnceForEach)),
    (DRAWN_NOW, (m.OnDrawing,)),
    (FRESH, (m.JustGot,)),
    (CALLED, (m.OfCalled, m.ToName, m.SuitBecomes, m.RankBecomes, m.OnNaming)),
    (ROLL, (m.TheRoll, m.ToRollDie, m.OnRolling, m.ValueIs)),
    (SKIPS_ASKED, (m.ToBeSkipped,)),
    (LAST_TURNS, (m.DidLastTurn,)),
    (GOES_TO, (m.ToTakeAnotherTurn, m.PlayPassesTo)),
)
"""What has to be remembered for which parts of a meaning."""


class Program:
    """A rule as the table runs it."""

    def __init__(self, rule: m.RuleMeaning) -> None:
        self.rule = rule
        price = rule.penalty.cards if rule.penalty and rule.penalty.cards is not None else 1
        self.call = rule.penalty.words if rule.penalty else ""
        self.price = price
        self.parts: list[Part] = [part for sentence in rule.sentences for part in parts_of(sentence, price)]
        self.hooks: list[Heard] = [hook for part in self.parts for hook in part.hooks()]
        self.tallies = tuple(dict.fromkeys([*remembered(rule), *[t for part in self.parts for t in part.tallies()]]))
        self.brings: Brings = together([part.brings() for part in self.parts])
        self.needs: Final[tuple[Need, ...]] = tuple(dict.fromkeys([n for part in self.parts for n in part.needs()]))

    def check(self, table: Table) -> None:
        """Try all its parts at a table. Raises OnlyPeople, if there is something that the table cannot do."""
        for part in self.parts:
            part.check(table)

    @property
    def calls(self) -> tuple[str, ...]:
        """The words by which a breach is called."""
        return (self.call,) if self.call else tuple(default_calls(self.rule.sentences))

    def calls_now(self, table: Table) -> tuple[str, ...]:
        """The same, with the numbers of the moment."""
        now = [] if self.call else [call for part in self.parts if (call := part.call_now(table))]
        return tuple(now) or self.calls


def parts_of(sentence: Sentence, price: int) -> list[Part]:
    match sentence:
        case m.Trigger() if gives_law(sentence):
            return [Lawgiver()]
        case m.Trigger() if goes_out(sentence):
            return [WinsByGoingOut()]
        case m.Trigger(clauses=clauses):
            bound = [part for clause in clauses for part in bound_parts(in_its_time(clause), standing=False)]
            races = [
                Racing(clause, clause.who, price)
                for clause in clauses
                if isinstance(clause, (m.Effects, m.Bound)) and isinstance(clause.who, m.Doer) and is_race(clause)
            ]
            return [
                *bound,
                *races,
                *(part for clause in clauses for part in clause_parts(clause, sentence, price)),
                Triggered(sentence, price),
                Owing(sentence),
                PassingPlay(sentence),
                NotingJumps(sentence),
            ]
        case m.Always(bound):
            at = [when.moment for when in bound.whens if isinstance(when, m.At)]
            for moment, deed in TURNS.items():
                if moment in at and bound.modal is m.Modal.MUST:
                    return parts_of(at_each_turn(bound, moment, deed), price)
            for moment in WAYS:
                if moment in at and bound.modal is m.Modal.MUST:
                    return [Beforehand(bound, moment)]
            return bound_parts(bound, standing=True)
        case m.AreWild(cards):
            return [WildCards(cards)]
        case m.CountAs():
            return [CountsAs(sentence)]
        case m.ValueOf():
            return [Worth(sentence)]
        case m.Match():
            return [AlsoMatch(sentence)]
        case m.RoleOf() if is_chef(sentence):
            return [Title(sentence), FromTheShelf(in_lawmaking.NewestAuthorIsChef())]
        case m.RoleOf():
            return [Title(sentence)]
    return setting_parts(sentence)


def is_chef(role: m.RoleOf) -> bool:
    """Whether this is the Chef of the games whose rules speak of one."""
    newest = m.RoleOf(m.FirstOrLast.LAST, m.ToDo(m.Simple.INTRODUCE_RULE), role.title)
    return role == newest and is_there(in_lawmaking) and role.title.casefold() == in_lawmaking.CHEF


TURNS: Final = {m.Timing.AT_START: m.Deed.BEGINS_TURN, m.Timing.AT_END: m.Deed.ENDS_TURN}


def at_each_turn(bound: m.Bound, moment: m.Timing, deed: m.Deed) -> m.Trigger:
    """What somebody has to do at the start or the end of their turn, as what follows from it."""
    whens = tuple([when for when in bound.whens if when != m.At(moment)])
    who = m.A_PLAYER if bound.who == m.Plain(m.Person.EACH) else bound.who
    return m.Trigger(m.Somebody(who, (m.OnDeed(deed),)), (replace(bound, who=m.THEY, whens=whens),))


def clause_parts(clause: Clause, trigger: m.Trigger, price: int) -> list[Part]:
    """The parts for what one clause of a trigger sets going."""
    found: list[Part] = []
    match clause:
        case m.Bound() if is_handed_on(clause):
            return [NextWords(clause, price)]
        case m.Bound() if (play := must_play(clause)) is not None:
            found.append(MustPlay(clause, play))
        case m.Bound() if is_demand(clause):
            found += [Demanding(clause), *picking_up(clause, trigger)]
        case m.TableEffect(m.Happens(m.Happening.TURNED_OVER)):
            found.append(TurningOver())
        case m.TableEffect(m.CardCountsAs()):
            found.append(StandingIn())
        case m.TableEffect(m.NextCard() as limit):
            found.append(NextCardLimit(clause, limit))
        case m.TableEffect(m.DrawPassesTo() | m.Happens(m.Happening.DRAW_CANCELLED | m.Happening.SKIP_CANCELLED)):
            found.append(GettingRid(trigger))
        case m.TableEffect(m.SuitBecomes() | m.RankBecomes()) if next(inside(trigger, m.OfCalled), None) is None:
            found.append(Following())
        case m.Effects() if pick_ups := picking_up(clause, trigger):
            found += pick_ups
        case m.Effects(who, acts) if m.ToBeSkipped() in acts and not isinstance(who, (m.NextFew, m.AsMany)):
            found += [] if who == m.NEXT else [LosingTurns()]
    found += timed_parts(clause, trigger, price)
    if choices_in(clause) and not is_offer(clause):
        found.append(ChoosingPlayers(clause, price, runs))
    if not is_offer(clause) and any(next(inside(clause, kind), None) is not None for kind in (m.ToGive, m.ToPass)):
        found.append(OwedGifts())
    if next(inside(clause, m.ToName), None) is not None:
        found.append(Naming(trigger, next(inside(trigger, m.OfCalled), None) is None))
    ways = tuple([OWED_WAYS[kind] for kind in OWED_WAYS if next(inside(clause, kind), None) is not None])
    if ways and not is_offer(clause):
        found.append(OwedCards(ways))
    if any(is_last_to_leave(doer) for doer in inside(clause, m.Doer)):
        found.append(Remembering(LAST_LEFT))
    if next(inside(clause, m.ToSkipTurn), None) is not None and not is_demand(clause):
        found.append(LosingTurns())
    return found


def picking_up(clause: m.Bound | m.Effects, trigger: m.Trigger) -> list[Part]:
    """What a card that makes the next player draw is where that is to pick up."""
    match trigger.event, clause:
        case m.Somebody(verbs=(m.OnPlaying() as plays,)), m.Bound(who=m.NEXT) if parts_of_demand(clause)[1] == DRAW:
            return [PickUps(plays, parts_of_demand(clause)[0])]
        case m.Somebody(verbs=(m.OnPlaying() as plays,)), m.Effects(m.NEXT, (m.ToDraw(m.SomeCards()), m.ToBeSkipped())):
            return [PickUps(plays, None)]
    return []


def in_its_time(clause: Clause) -> Clause:
    """What somebody may or may not do on their next turn is so when that has come."""
    return on_the_turn(clause) if isinstance(clause, m.Bound) and is_offer(clause) and is_put_off(clause) else clause


def timed_parts(clause: Clause, trigger: m.Trigger, price: int) -> list[Part]:
    """The parts for what is put off, or comes once."""
    found: list[Part] = []
    if isinstance(clause, (m.Bound, m.Effects)) and is_put_off(clause) and must_play(clause) is None:
        then = on_the_turn(clause)
        found += [PutOff(clause_said(clause), then, price), *clause_parts(then, trigger, price)]
    if isinstance(clause, m.Bound) and clause.modal is m.Modal.MUST and m.At(m.Timing.BEFORE_NEXT_TURN) in clause.whens:
        found.append(OwedUntilTurn())
    if isinstance(clause, (m.Bound, m.Effects, m.TableEffect)) and is_once(clause.whens):
        found.append(Counted())
    if isinstance(clause, m.TableEffect) and for_a_while(clause):
        found.append(TurnsBack(clause))
    return found


class TurningOver(Part):
    """A pile that somebody turns over by hand, where the game has people do so."""

    def brings(self) -> Brings:
        return in_piles.FlipsPile().brings()

    def hooks(self) -> list[Heard]:
        return [answers(Satisfies, that_pile)]


def that_pile(asked: Satisfies, table: Table, earlier: bool) -> bool:
    return in_piles.FlipsPile().that_pile(asked, table, earlier)


class PutOff(Part):
    """What waits for somebody's next turn, and is carried out when that begins."""

    def __init__(self, key: str, then: m.Bound | m.Effects, price: int) -> None:
        self.key: Final = key
        self.then: Final = then
        self.price: Final = price

    def tallies(self) -> tuple[Memory, ...]:
        return (TERMS,)

    def hooks(self) -> list[Heard]:
        over = endings(clause_said(self.then), self.then.whens, waiting) if is_offer(self.then) else []
        return [*over, follows(TurnBegan, self.comes)]

    def check(self, table: Table) -> None:
        carried_out(self.then, table, TRIED, self.price)

    def comes(self, began: TurnBegan, table: Table) -> Events:
        term = running(table, self.key)
        if term is None or began.player not in term.players:
            return NOTHING
        scene = replace(term.scene, player=began.player)
        return [TermEnded(self.key, (began.player,)), runs(self.then, scene, self.price)]


def bound_parts(clause: Clause, standing: bool) -> list[Part]:
    """The parts for what somebody may or may not do; what they must do is owed when the time comes."""
    match clause:
        case m.Bound(m.Plain(m.Person.NOBODY), m.Modal.MAY) | m.Bound(modal=m.Modal.MAY_NOT):
            return [Ban(clause, standing)]
        case m.Bound(modal=m.Modal.MAY):
            return permits(clause, standing)
        case m.Bound(modal=m.Modal.MUST) if standing:
            raise OnlyPeople("nobody can tell when that has to be done")
    return []


def remembered(rule: m.RuleMeaning) -> list[Memory]:
    """What the table has to remember for it."""
    kinds = {type(each) for each in everything(rule)}
    found = [tally for tally, needing in _REMEMBERED if kinds & set(needing)]
    if any(plays.number is not None for plays in inside(rule, m.OnPlaying)):
        found.append(GROUP)
    if m.Other.STARTING in set(inside(rule, m.Other)):
        found.append(STARTER)
    counters = [each for each in inside(rule, m.Counter) if each != m.CARD]
    return [*found, *[in_purses.Purse(purse_name(counter)) for counter in counters]]


@lru_cache(512)
def program_of(text: str) -> Program:
    """The program of a rule in its one form. Raises OnlyPeople, if it cannot be run."""
    return Program(read(text).rule)
