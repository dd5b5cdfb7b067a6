"""A sitting: every act once, every entry numbered, and a log that folds to the live table."""

from dataclasses import dataclass
from typing import Any

import pytest

from cardhouse.cards import ACES, NONE, card
from cardhouse.core.acts import Act, Draw, Play, Prepare
from cardhouse.core.affairs import Breached
from cardhouse.core.book_acts import OptionSet, RuleAdopted, RuleRepealed, TakeBack
from cardhouse.core.checkpoints import MOST_CHECKPOINTS, plain, same_table, state
from cardhouse.core.events import Played
from cardhouse.core.hooks import after, answers
from cardhouse.core.people_acts import Accuse, Say, Vote
from cardhouse.core.questions import HandSize
from cardhouse.core.rounds import PhaseBegan
from cardhouse.core.rule import HONOUR, TABLE, Article, Brings, CardRule, Memory, Rule
from cardhouse.core.seats import Seats
from cardhouse.core.sitting import LONGEST_ID, MOST_REFUSALS, BrokenLog, Entry, Sitting, answer_of, fold, replay
from cardhouse.core.speech import Refused, Said
from cardhouse.core.table import Event, Events, Table, Tally
from cardhouse.core.verdicts import DONE, IMPOSSIBLE, REFUSED
from cardhouse.games import BARTOK, new_table

NAMES = ["Ann", "Bob", "Cat"]


def sit(*extra: Article, dial: str = "referee", keeps: bool = False) -> Sitting:
    """Ann's first turn, with a log of two acts."""
    table = new_table((*BARTOK, *extra), NAMES, seed=4, dial=dial)
    table.keeps = keeps
    sitting = Sitting(table)
    sitting.submit(Prepare(2, "shuffle"), "shuffle")
    sitting.submit(Prepare(2, "deal"), "deal")
    return sitting


def folds(sitting: Sitting) -> list[str]:
    return same_table(sitting.table, replay(sitting.start, sitting.entries))


def test_acts_that_happen_become_numbered_entries() -> None:
    sitting = sit()
    assert [(entry.number, entry.act_id) for entry in sitting.entries] == [(1, "shuffle"), (2, "deal")]
    assert sitting.number == 2
    assert ("base-deal", PhaseBegan("play")) in sitting.entries[1].events
    assert folds(sitting) == []


def test_acts_that_do_not_happen_leave_no_trace() -> None:
    sitting = sit()
    before = state(sitting.table)
    assert sitting.submit(Draw(1), "early").answer == REFUSED
    assert sitting.submit(Draw(9), "who").answer == IMPOSSIBLE
    assert sitting.number == 2
    assert state(sitting.table) == before


@pytest.mark.parametrize("act", [Draw(0), Draw(1)])
def test_the_same_id_again_gets_the_first_answer(act: Act) -> None:
    sitting = sit()
    first = sitting.submit(act, "a")
    number = sitting.number
    assert sitting.submit(Say(2, "hello"), "a") is first
    assert sitting.number == number


def test_an_id_from_the_log_is_known_after_replaying() -> None:
    sitting = sit(dial=TABLE)
    sitting.submit(Draw(1), "out of turn")
    again = Sitting(sitting.start, sitting.entries)
    answer = again.submit(Draw(1), "out of turn")
    assert (answer.answer, [ruling.rule for ruling in answer.rulings]) == (DONE, ["base-turn"])
    assert [type(event).__name__ for event in answer.events] == ["Drew", "Breached"]
    assert again.number == 3


def test_what_is_kept_elsewhere_can_be_forgotten() -> None:
    sitting = sit(dial=TABLE)
    first = sitting.submit(Draw(1), "out of turn")
    sitting.submit(Say(2, "hello"), "word")
    kept = list(sitting.entries)
    sitting.earlier = {entry.act_id: entry for entry in kept}.get
    number, then = sitting.number - 1, replay(sitting.start, kept[:-1])
    sitting.forget(number)
    assert same_table(sitting.start, then) == []
    assert (sitting.before, sitting.number, [entry.act_id for entry in sitting.entries]) == (
        number,
        number + 1,
        ["word"],
    )
    assert same_table(replay(sitting.start, sitting.entries, sitting.before), sitting.table) == []
    again = sitting.first_answer("out of turn")
    assert again is not None
    assert again is not first
    assert (again.answer, again.events) == (DONE, first.events)
    assert sitting.first_answer("never") is None


def test_an_old_act_that_could_not_be_done_again_gets_its_first_answer() -> None:
    sitting = sit()
    sitting.submit(Draw(0), "mine")
    sitting.earlier = {entry.act_id: entry for entry in sitting.entries}.get
    sitting.forget(sitting.number)
    number = sitting.number
    assert sitting.submit(Draw(0), "another").answer == REFUSED
    assert sitting.submit(Draw(0), "mine").answer == DONE
    assert (sitting.number, list(sitting.refusals)) == (number, ["another"])


def test_where_entries_are_kept_at_once_an_old_act_is_looked_up_before_it_is_done() -> None:
    sitting = sit(dial=TABLE)
    sitting.submit(Say(1, "hello"), "word")
    sitting.earlier = {entry.act_id: entry for entry in sitting.entries}.get
    sitting.forget(sitting.number)
    written: list[Entry] = []
    sitting.sink = written.append
    assert sitting.submit(Say(1, "hello"), "word").answer == DONE
    assert written == []


def test_an_entry_of_which_nothing_came_was_done() -> None:
    told = answer_of(Entry(1, "one", Draw(0), ()))
    assert (told.answer, told.rulings, told.events) == (DONE, [], [])


def test_a_refusal_that_a_rule_answers_is_in_the_log_and_known_after_replaying() -> None:
    @dataclass(frozen=True)
    class Scolds(Rule):
        """Whoever is refused hears about it."""

        @after(Refused)
        def scold(self, refused: Refused, table: Table) -> Events:
            yield Said(refused.player, "Sorry")

    sitting = sit(Article("scolds", "Scolds", "Ann", "", (Scolds(),)))
    number = sitting.number
    assert sitting.submit(Draw(1), "early").answer == REFUSED
    assert [entry.act_id for entry in sitting.since(number)] == ["early"]
    again = Sitting(sitting.start, sitting.entries)
    assert same_table(again.table, sitting.table) == []
    answer = again.submit(Draw(1), "early")
    assert again.number == number + 1, "it is not decided anew"
    assert (answer.answer, [ruling.rule for ruling in answer.rulings]) == (REFUSED, ["base-turn"])
    assert answer.events == [Refused(1, "draw", "base-turn"), Said(1, "Sorry")]


@pytest.mark.parametrize("act_id", ["", "x" * (LONGEST_ID + 1), "a\0b", "\ud800", "two\nlines"])
def test_an_id_that_cannot_be_kept_is_turned_away(act_id: str) -> None:
    sitting = sit()
    answer = sitting.submit(Draw(0), act_id)
    assert answer.answer == IMPOSSIBLE
    assert "printable" in answer.told()
    assert sitting.number == 2


def test_only_so_many_refusals_are_remembered() -> None:
    sitting = sit()
    for number in range(MOST_REFUSALS + 5):
        sitting.submit(Draw(1), f"early {number}")
    assert len(sitting.refusals) == MOST_REFUSALS
    assert "early 0" not in sitting.refusals


def test_the_sink_gets_every_entry() -> None:
    heard: list[Entry] = []
    sitting = sit()
    sitting.sink = heard.append
    sitting.submit(Draw(1), "early")
    sitting.submit(Draw(0), "now")
    assert [entry.act_id for entry in heard] == ["now"]
    assert heard[0] is sitting.entries[-1]


def test_what_the_sink_does_not_take_has_not_happened() -> None:
    def full(entry: Entry) -> None:
        raise OSError("the disk is full")

    sitting = sit()
    before = state(sitting.table)
    sitting.sink = full
    with pytest.raises(OSError, match="full"):
        sitting.submit(Draw(0), "now")
    assert (sitting.number, state(sitting.table)) == (2, before)
    sitting.sink = None
    assert sitting.submit(Draw(0), "now").lawful


def test_a_log_with_a_gap_is_not_folded() -> None:
    sitting = sit()
    with pytest.raises(BrokenLog, match="entry 2 stands where entry 1 belongs"):
        replay(sitting.start, sitting.entries[1:])


def test_taking_back_folds_too() -> None:
    sitting = sit(keeps=True)
    play = next(c for c in sitting.table.hands[0] if c.suit == sitting.table.piles[1][-1].suit or c.joker)
    assert sitting.submit(Play(0, (play,)), "play").happened
    assert sitting.submit(TakeBack(0), "back").happened
    assert play in sitting.table.hands[0]
    assert sitting.table.acts == 4
    assert folds(sitting) == []


def test_a_verdict_folds_too() -> None:
    sitting = sit(dial=TABLE)
    sitting.submit(Draw(1), "a")
    sitting.submit(Accuse(0, 1, "base-turn"), "b")
    sitting.submit(Vote(2, True), "c")
    assert sitting.table.debts
    assert folds(sitting) == []


@dataclass(eq=False)
class Plays(Tally):
    """How many cards were played."""

    def start(self) -> int:
        return 0

    def hears(self) -> tuple[type, ...]:
        return (Played,)

    def step(self, total: int, event: Event) -> int:
        return total + 1


@dataclass(frozen=True)
class Counts(CardRule):
    """Cards are counted."""

    on: Any = NONE

    def brings(self) -> Brings:
        return Brings(areas=("ledge",), tokens=("bell",))

    def tallies(self) -> tuple[Memory, ...]:
        return (Plays(),)

    @answers(HandSize)
    def three(self, asked: HandSize, table: Table, earlier: int) -> int:
        return 3


COUNTS = Article("counts", "Counts", "Ann", "", (Counts(),))


def test_what_rules_remember_folds_too() -> None:
    sitting = sit(COUNTS, dial=HONOUR)
    sitting.submit(Play(0, (sitting.table.hands[0][0],)), "a")
    assert sitting.table.tally(Plays()) == 1
    assert folds(sitting) == []


def test_a_rule_adopted_and_repealed_changes_nothing() -> None:
    table = sit().table
    before = state(table)
    RuleAdopted(COUNTS).apply(table)
    assert same_table(table, sit().table) != []
    RuleRepealed("counts").apply(table)
    assert state(table) == before


def test_an_option_of_a_rule_that_is_gone_is_passed_over() -> None:
    table = sit().table
    before = state(table)
    fold(table, Entry(3, "a", Draw(0), (("", OptionSet("cards", "7")), ("", OptionSet("no such", "7")))))
    assert sorted(word.split(":")[0] for word in same_table(table, sit().table)) == ["acts", "law"]
    assert table.acts == before["acts"] + 1


def test_a_state_is_plain_data() -> None:
    rule = Article("a", "A", "Ann", "", (CardRule(on=ACES),))
    assert plain(rule)[5] == [["CardRule", ["AS", "AH", "AD", "AC"]]]
    assert plain({2: [card("5H")], 1: Seats(3)}) == [[2, ["5H"]], [1, ["seats", 3]]]
    assert plain(frozenset({"b", "a"})) == ["a", "b"]
    assert plain((None, True, 1.5)) == [None, True, "1.5"]


def test_tables_differ_field_by_field() -> None:
    one, other = sit().table, sit().table
    other.turn, other.clock = 1, 9
    assert same_table(one, other) == ["turn: 0 is not 1", "clock: 0 is not 9"]


def test_a_breach_is_an_event_of_the_act() -> None:
    sitting = sit(dial=TABLE)
    sitting.submit(Draw(1), "a")
    assert ("", Breached(1, "base-turn")) in sitting.entries[-1].events


def depth(table: Table) -> int:
    return 0 if table.saved is None else 1 + depth(table.saved)


def test_old_checkpoints_go_and_no_other_table_loses_any() -> None:
    sitting = sit(keeps=True)
    while depth(sitting.table) < 2 * MOST_CHECKPOINTS:
        sitting.submit(Say(0, "hm"), f"act {sitting.number}")
    other = sitting.table.copy()
    before = state(other)
    sitting.submit(Say(0, "hm"), "one more")
    assert depth(sitting.table) == MOST_CHECKPOINTS
    assert state(other) == before
    assert folds(sitting) == []
