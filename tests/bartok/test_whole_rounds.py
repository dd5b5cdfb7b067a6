"""Rounds of the full edition between random players, from the menu to the win."""

import pytest

from cardhouse.core.acts import Draw
from cardhouse.core.book_acts import AddRule
from cardhouse.core.chance import seeded
from cardhouse.core.choices import lawful
from cardhouse.core.engine import decide
from cardhouse.core.people_acts import Vote
from cardhouse.core.questions import Contributor, Role
from cardhouse.core.table import OVER, PLAYING, Table
from cardhouse.games import BARTOK_FULL, GAMES, new_table
from cardhouse.games.options import CHOICE, SWITCH, register
from cardhouse.rules.lawmaking.declaring import Declare
from cardhouse.rules.winning.winning import DEADLOCK
from cardhouse.sim.whole_rounds import AUTHORS, LIMIT, WON, Stuck, play_out, rounds
from cardhouse.testing.random_acts import unruly_act


def test_fifty_rounds_end_or_reach_the_limit() -> None:
    ends = rounds("bartok", range(50))
    assert sum(ends.values()) == 50
    assert ends[WON] > 40


@pytest.mark.parametrize("seed", range(12))
def test_rounds_under_other_options_end_too(seed: int) -> None:
    chance, settings = seeded(seed), register(GAMES["bartok"])
    values = {each.name: ["no", "yes"] for each in settings if each.kind == SWITCH}
    values |= {each.name: list(each.values) for each in settings if each.kind == CHOICE}
    options = {name: chance.pick(values[name]) for name in values}
    table = new_table(BARTOK_FULL, AUTHORS[: 2 + seed % 4], seed=seed, options=options)
    play_out(table, seed)
    assert table.phase == OVER, options


@pytest.mark.parametrize(("name", "count"), [("bak", 9), ("uncle-baiting@two-groups", 5)])
def test_rounds_have_as_few_and_as_many_players_as_the_game_takes(name: str, count: int) -> None:
    ends = rounds(name, range(count))
    assert sum(ends.values()) == count
    assert ends[LIMIT] == 0


def test_a_round_may_reach_its_limit() -> None:
    assert rounds("bartok", range(1), limit=5)[LIMIT] == 1


def test_a_table_where_nobody_can_act_is_told() -> None:
    table = new_table((), ["Ann", "Bob"])
    with pytest.raises(Stuck, match="nobody can act"):
        play_out(table, 1)


def test_round_after_round_the_book_grows_and_the_deal_goes_round() -> None:
    table = new_table(BARTOK_FULL, ["Jonathan", "Matt", "Andreas"], seed=5)
    assert table.phase == "menu"
    for number in range(3):
        dealer = table.dealer
        play_out(table, number)
        assert table.phase == OVER
        author = table.ask(Contributor())
        outcome = decide(table, AddRule(author, f"Rule {number}", "Everybody bows.", "2023-11-15"))
        assert outcome.lawful
        assert (table.phase, table.dealer, table.tokens["chef"]) == ("menu", (dealer + 1) % 3, author)
        assert table.tokens["dealer"] == table.dealer
        assert not table.law.off
        assert table.law.book[-1].title == f"Rule {number}"


def test_a_token_that_was_off_the_menu_goes_to_the_next_dealer() -> None:
    table = new_table(BARTOK_FULL, ["Jonathan", "Matt"], seed=5)
    chef = table.ask(Role("chef"))
    assert decide(table, Declare(chef, "menu", "dealer-button,veto")).lawful
    play_out(table, 1)
    assert decide(table, AddRule(table.ask(Contributor()), "Bowing", "Everybody bows.", "2023-11-15")).lawful
    assert table.tokens["dealer"] == table.dealer
    assert lawful(table)


def stalled() -> Table:
    """A table with nothing to draw and nothing that fits."""
    table = new_table([a for a in BARTOK_FULL if a.id.startswith("base-")], ["Ann", "Bob"], seed=1)
    table.phase, table.turn, table.last = PLAYING, 0, 0
    table.piles, table.opened = {1: [table.stock.pop()]}, 1
    top = table.piles[1][0]
    others = [card for card in table.stock if card.rank != top.rank and card.suit != top.suit]
    table.hands = [others[0::2], others[1::2]]
    table.stock = []
    return table


@pytest.mark.parametrize("aye, phase", [(True, OVER), (False, PLAYING)])
def test_a_deadlock_is_told_and_put_to_a_vote(aye: bool, phase: str) -> None:
    table = stalled()
    for _ in range(4):
        assert decide(table, Draw(table.turn)).lawful
    motion = table.motion(DEADLOCK)
    assert motion is not None
    assert "nothing to draw" in motion.subject
    assert table.paused
    for seat in (0, 1) if aye else (0,):
        assert decide(table, Vote(seat, aye, DEADLOCK)).lawful
    assert (table.phase, table.paused, table.winners) == (phase, False, [])
    assert table.outcome == ("by-vote" if aye else "")


@pytest.mark.parametrize("name, count", [("bartok", 8), ("bartok@2023-08-14", 22), ("uncle-baiting", 4)])
def test_rounds_of_people_who_err_go_on(name: str, count: int) -> None:
    ends = rounds(name, range(count), limit=600, errs=unruly_act)
    assert sum(ends.values()) == count
    assert ends[WON]
