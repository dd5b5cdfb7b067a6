"""Undoing the latest act: back to the checkpoint before it, and what was seen stays seen."""

from dataclasses import dataclass

import pytest

from cardhouse.cards import card, cards
from cardhouse.core.acts import Act, Draw, Play, Prepare
from cardhouse.core.book_acts import TakeBack, Tick
from cardhouse.core.checkpoints import MOST_CHECKPOINTS, ActsUndone, Checkpointed, forget_oldest, same_table
from cardhouse.core.engine import decide
from cardhouse.core.hooks import after
from cardhouse.core.owed import Duty
from cardhouse.core.people_acts import Give, Look, Say
from cardhouse.core.rule import REFEREE, TABLE, Brings, Rule
from cardhouse.core.speech import Said
from cardhouse.core.table import Events, Table
from cardhouse.games import new_table
from cardhouse.games.bartok import BASE
from cardhouse.rules.giving import GivesAway
from cardhouse.rules.traps.traps import TrapCard
from tests.core.seating import ANN, BOB, CAT, does, names, seat


def keeping(*rules: Rule, dial: str = REFEREE) -> Table:
    table = seat(*rules, dial=dial)
    table.keeps = True
    return table


ANN_PLAYS = Play(ANN, cards("9H"))


def differences(one: Table, other: Table) -> list[str]:
    return [difference.split(":")[0] for difference in same_table(one, other)]


def test_a_player_takes_back_the_own_latest_act() -> None:
    table = keeping()
    does(table, ANN_PLAYS)
    assert does(table, TakeBack(ANN)).events == [ActsUndone()]
    assert differences(table, keeping()) == ["acts"]  # acts are counted for ever
    assert decide(table, Play(ANN, cards("9H"))).lawful


def test_only_one_who_acted_last_takes_back() -> None:
    table = keeping()
    does(table, ANN_PLAYS)
    assert decide(table, TakeBack(BOB)).answer == "impossible"
    does(table, Say(CAT, "well"))
    assert decide(table, TakeBack(ANN)).answer == "impossible"


def test_acts_are_taken_back_one_after_another() -> None:
    table = keeping()
    does(table, Say(ANN, "well"), ANN_PLAYS, TakeBack(ANN), TakeBack(ANN))
    assert differences(table, keeping()) == ["acts"]
    assert decide(table, TakeBack(ANN)).answer == "impossible"


def test_a_table_keeps_nothing_unless_it_is_told_to() -> None:
    table = seat()
    assert not any(isinstance(event, Checkpointed) for event in does(table, ANN_PLAYS).events)
    assert decide(table, TakeBack(ANN)).answer == "impossible"


@pytest.mark.parametrize("act", [Draw(ANN), Look(ANN, "trap", ANN), Give(CAT, cards("9C 4H"), ANN)])
def test_what_was_seen_stays_seen(act: Act) -> None:
    table = keeping(TrapCard(), GivesAway())
    table.area("trap", ANN).append(card("8S"))
    table.duties.append(Duty(CAT, "give", about=(2, 0, ANN)))
    does(table, act)
    if act.seat == ANN:
        assert decide(table, TakeBack(ANN)).told() == "impossible: what was seen stays seen"
    else:
        assert table.informed == 1 << ANN  # the receiver has seen the cards


def test_the_deal_is_not_taken_back() -> None:
    table = new_table(BASE, ["Ann", "Bob", "Cat"])
    table.keeps = True
    does(table, Prepare(CAT, "shuffle"), Prepare(CAT, "deal"))
    assert decide(table, TakeBack(CAT)).told() == "impossible: what was seen stays seen"


def test_the_clock_runs_on() -> None:
    table = keeping()
    does(table, ANN_PLAYS, Tick(5000), TakeBack(ANN))
    assert table.clock == 5000
    assert names(table, "Ann") == "9H 4C"


def test_only_the_latest_checkpoints_are_kept() -> None:
    table = keeping()
    for _ in range(2 * MOST_CHECKPOINTS + 1):
        does(table, Say(ANN, "well"))
    taken_back = 0
    while decide(table, TakeBack(ANN)).happened:
        taken_back += 1
    assert MOST_CHECKPOINTS <= taken_back <= 2 * MOST_CHECKPOINTS


def test_a_table_with_few_checkpoints_keeps_them_all() -> None:
    table = keeping()
    does(table, Say(ANN, "well"), Say(ANN, "well"))
    forget_oldest(table)
    does(table, TakeBack(ANN), TakeBack(ANN))
    assert differences(table, keeping()) == ["acts"]


@dataclass(frozen=True)
class Veto(Rule):
    """Whoever says "veto" undoes the act before, and says so."""

    def brings(self) -> Brings:
        return Brings(undo=True)

    @after(Said)
    def veto(self, said: Said, table: Table) -> Events:
        if said.words == "veto":
            yield ActsUndone(2)  # the veto itself, and the act before it


def test_a_rule_may_undo_anothers_act() -> None:
    table = seat(Veto(), dial=TABLE)
    does(table, ANN_PLAYS)
    outcome = does(table, Say(BOB, "veto"))
    assert outcome.jammed == []
    assert (names(table, "Ann"), names(table, "pile"), table.turn) == ("9H 4C", "2H", ANN)


def test_a_rule_that_undoes_what_is_not_there_is_left_out() -> None:
    table = seat(Veto(), dial=TABLE)
    assert decide(table, Say(BOB, "veto"), strict=False).jammed == ["veto"]
    assert names(table, "pile") == "2H"


def test_undoing_takes_back_what_rules_made_of_the_act() -> None:
    table = keeping(dial=TABLE)
    does(table, Play(ANN, cards("4C")))
    assert [breach.rule for breach in table.breaches] == ["base-match"]
    does(table, TakeBack(ANN))
    assert (table.breaches, table.turn) == ([], ANN)
