"""Rules for one round: some are switched off, and all may agree on repairs."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.acts import Act
from cardhouse.core.affairs import MotionDecided, MotionOpened
from cardhouse.core.book_acts import OptionSet, RuleRepealed, RulesSwitched, meant_by
from cardhouse.core.choices import Group, Offers
from cardhouse.core.declared import STEP, Way, option, written
from cardhouse.core.hooks import after, answers
from cardhouse.core.landing import Ready
from cardhouse.core.law import Law
from cardhouse.core.owed import ALL_OF, Motion
from cardhouse.core.presence import players
from cardhouse.core.questions import InTime, Patience, Phases, Role
from cardhouse.core.rounds import ENDED, PhaseOver, RoundBegan
from cardhouse.core.rule import Brings, Memory, Rule
from cardhouse.core.seats import NO_SEAT, NOBODY, Seat, Seats, only
from cardhouse.core.shown import Named
from cardhouse.core.table import Events, Table
from cardhouse.core.verdicts import WhyNot
from cardhouse.rules.lawmaking.declaring import (
    PROPOSE,
    PROPOSE_WAY,
    Declarable,
    Declarations,
    Declare,
    Declared,
    Proposed,
    is_option,
    unsettable,
)
from cardhouse.rules.lawmaking.lawmaking import CHEF

MENU: Final = "menu"
MENU_WAY: Final = Way(MENU, "name the rules that rest", STEP, hands_free=True)
REPAIR: Final = "repair"
SWITCHED_OFF: Final = Declarations(MENU)
REPAIRS: Final = Declarations(REPAIR)
_SENTENCE: Final = "sentence"


class Menus(Group):
    """Every choice of two rules."""

    def __init__(self, seat: Seat, rules: list[str]) -> None:
        self.seat: Final[Seat] = seat
        self.rules: Final[list[str]] = rules
        self.size = len(rules) * (len(rules) - 1) // 2

    def act(self, place: int) -> Act:
        first = 0
        while place >= len(self.rules) - 1 - first:
            place -= len(self.rules) - 1 - first
            first += 1
        return Declare(self.seat, MENU, f"{self.rules[first]},{self.rules[first + 1 + place]}")


@dataclass(frozen=True)
class ChefsMenu(Rule):
    """Before anything else in a round the Chef switches off two rules for that round.

    This one cannot be among them.
    """

    # R-B62

    menu_base: bool = option(
        False, "Some clauses of the base may be switched off, too", ruling="R-B48", subject="Rules, motions and votes"
    )
    clauses: str = ""

    def brings(self) -> Brings:
        return Brings(ways=(MENU_WAY,))

    def tallies(self) -> tuple[Memory, ...]:
        return (SWITCHED_OFF,)

    def on_the_menu(self, table: Table) -> list[str]:
        """The rules that may be switched off: those in force with a date, and the clauses that this table lets go."""
        base = self.clauses.split() if self.menu_base else []
        law = table.law
        return [a.id for a in law.articles if (a.since or a.id in base) and not law.holds(self, a.id)]

    @answers(Named)
    def names_rules(self, asked: Named, table: Table, earlier: list[str]) -> list[str]:
        return ["rules"] if asked.way == MENU else earlier

    @answers(Phases)
    def first_of_all(self, asked: Phases, table: Table, earlier: list[str]) -> list[str]:
        chosen = table.phase == ENDED + MENU  # the Chef may have been switched off by it
        return [MENU, *earlier] if chosen or table.ask(Role(CHEF)) != NO_SEAT else earlier

    @answers(Ready)
    def first_the_menu(self, asked: Ready, table: Table, earlier: Seats) -> Seats:
        if asked.way == MENU:
            return earlier & only(table.ask(Role(CHEF))) if table.phase == MENU else NOBODY
        return NOBODY if table.phase == MENU else earlier

    @answers(WhyNot)
    def not_now(self, asked: WhyNot, table: Table, earlier: str) -> str:
        if isinstance(asked.question, Declarable):
            return "name two rules that may be switched off, with a comma between them"
        return "the Chef, and nobody else, names two rules that are off, before anything else"

    @answers(Declarable)
    def two_rules(self, asked: Declarable, table: Table, earlier: bool) -> bool:
        if asked.matter != MENU:
            return earlier
        rules, served = asked.words.split(","), self.on_the_menu(table)
        return len(rules) == len(set(rules)) == min(2, len(served)) and all(rule in served for rule in rules)

    @after(Declared)
    def switch_off(self, said: Declared, table: Table) -> Events:
        if said.matter == MENU and said.words:
            yield RulesSwitched(off=tuple([rule for rule in said.words.split(",") if rule in table.law.by_id]))
            if table.phase == MENU:
                yield PhaseOver(MENU)

    @after(RoundBegan)
    def all_on_again(self, began: RoundBegan, table: Table) -> Events:
        off = [rule for words in table.tally(SWITCHED_OFF) for rule in words.split(",")]
        if off:
            yield RulesSwitched(on=tuple([rule for rule in off if rule in table.law.by_id]))
            yield Declared(NO_SEAT, MENU, "")

    @answers(Offers, MENU)
    def list_menus(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        return [Menus(seat, self.on_the_menu(table)) for seat in asked.seats.among(table.seats)]


class Repairs(Rule):
    """If all players agree, other rules may be changed for the round.

    An option is set another way, or a sentence is agreed on, which then is the latest rule.
    """

    # R-B60

    def brings(self) -> Brings:
        return Brings(ways=(PROPOSE_WAY,))

    def tallies(self) -> tuple[Memory, ...]:
        return (REPAIRS,)

    @answers(Declarable)
    def can_be_set(self, asked: Declarable, table: Table, earlier: bool) -> bool:
        if asked.matter != PROPOSE:
            return earlier
        option, colon, value = asked.words.partition(":")
        return (
            earlier
            and table.motion(REPAIR) is None
            and (not is_option(option, colon) or not unsettable(table, option, value))
        )

    @after(Proposed)
    def put_to_all(self, proposed: Proposed, table: Table) -> Events:
        everybody = tuple(players(table))
        until = table.clock + 1000 * table.ask(Patience(REPAIR))
        by, ayes = proposed.player, (proposed.player,)
        yield MotionOpened(Motion(table.acts, REPAIR, by, NO_SEAT, proposed.words, everybody, ALL_OF, until, ayes=ayes))

    @after(MotionDecided)
    def adopt(self, decided: MotionDecided, table: Table) -> Events:
        if decided.motion.kind != REPAIR or not decided.carried:
            return
        option, colon, value = decided.motion.subject.partition(":")
        if is_option(option, colon) and not table.ask(InTime(option.rpartition(".")[2])):
            return  # while they voted, it became too late
        if is_option(option, colon) and not unsettable(table, option, value):
            yield OptionSet(option, value)
            yield Declared(decided.motion.by, REPAIR, f"{option}:{present_value(table.law, option)}")
        else:
            text = decided.motion.subject
            id = f"repair-{table.acts}"
            yield meant_by(table, id, "Repair", table.names[decided.motion.by], text)
            yield Declared(decided.motion.by, REPAIR, f"{_SENTENCE}:{id}")

    @after(RoundBegan)
    def as_before(self, began: RoundBegan, table: Table) -> Events:
        for repair in reversed(table.tally(REPAIRS)):
            option, _, value = repair.partition(":")
            yield RuleRepealed(value) if option == _SENTENCE else OptionSet(option, value)
        yield Declared(NO_SEAT, REPAIR, "")


def present_value(law: Law, option: str) -> str:
    """How an option is set now, as it is written."""
    only, name = law.named(option)
    having = law.having(name)
    return written(having[only or next(iter(having))][1])
