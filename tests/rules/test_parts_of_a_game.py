"""Seats, turns of several parts, sweeps and ends, where the scenarios of BAK do not reach."""

import pytest

from cardhouse.cards import ACES, JOKER, card, cards
from cardhouse.core.acts import Draw, Prepare
from cardhouse.core.checkpoints import RuleFailed
from cardhouse.core.engine import decide
from cardhouse.core.events import Drew, Gave, Laid, Landed, TurnEnded
from cardhouse.core.hooks import answers
from cardhouse.core.law import Law
from cardhouse.core.presence import Present
from cardhouse.core.questions import PENALTY, in_turn
from cardhouse.core.rounds import DrawsDue, DrawsLeft, Pass, Passed, RoundBegan
from cardhouse.core.rule import Article, Rule
from cardhouse.core.seating import Concludes, Leave, Pack, StartsAtRandom, Victors
from cardhouse.core.seats import NO_SEAT, NOBODY, Seats
from cardhouse.core.shown import FaceUp, Figures, Glimpsed
from cardhouse.core.speech import Prepared
from cardhouse.core.table import Event, Table
from cardhouse.core.view import view
from cardhouse.games import BAK, BARTOK, new_table
from cardhouse.rules.dealing.readiness import Readiness
from cardhouse.rules.market.peeks import Arrange, Peek
from cardhouse.rules.market.seating import RoundStarter
from cardhouse.rules.market.sweeping import OpenInHands, Shielded, SweepsHand, SweepsOut
from cardhouse.rules.market.trade import Bought, Buy, Discarded, Keep, Retrieved, Showed
from cardhouse.rules.market.turn_so_far import TURN_SO_FAR, Granted, Parts, TurnSoFar
from cardhouse.rules.turns.turn_order import NextSeat
from tests.bak.playing import started

FIVE, SIX = cards("5H 6H")


def test_a_random_player_begins_and_chance_moves_on() -> None:
    seen = set()
    for seed in range(40):
        law = Law(BAK).setting("first", "random")
        table = new_table(law.book, ["Ann", "Bob", "Cat"], seed=seed)
        before = table.chance.state
        assert decide(table, Prepare(0, "start")).lawful
        assert table.chance.state != before
        seen.add(table.turn)
    assert seen == {0, 1, 2}


def test_readiness_lasts_for_one_round() -> None:
    tally = Readiness()
    total = tally.step(tally.start(), Prepared(1, "ready"))
    assert total == 0b10
    assert tally.step(total, Prepared(0, "shuffle")) == total
    assert tally.step(total, RoundBegan(0)) == 0
    assert RoundStarter().step(1, RoundBegan(0)) == NO_SEAT


def test_a_table_where_nobody_leaves() -> None:
    table = new_table([each for each in BARTOK if each.id != "base-terms"], ["Ann", "Bob"])
    assert "no rule at this table" in decide(table, Leave(0)).told()
    assert "no rule at this table" in decide(table, Pass(0)).told()
    assert table.ask(Present()) == Seats(0b11)
    assert (table.ask(DrawsDue(0)), table.ask(DrawsLeft())) == (1, 0)
    assert table.ask(Victors()) == NOBODY
    assert len(table.ask(Pack(2))) == 108  # two packs, and the Jokers that a rule wants
    assert not table.ask(Shielded())
    assert [event.winners for event in Concludes().bound(table)] == [()]  # type: ignore[attr-defined]  # a RoundWon
    assert StartsAtRandom().bound(table)[0].player in (0, 1)  # type: ignore[attr-defined]  # a RoundStarted


def test_turns_go_to_those_who_are_still_there() -> None:
    table = started(3, 0)
    table.tallies[0] = 0b010
    assert table.ask(NextSeat(0)) == 2
    table.tallies[0] = 0b111
    assert table.ask(NextSeat(0)) == NO_SEAT


def test_leaving_is_seen() -> None:
    table = started(3, 0)
    assert decide(table, Leave(2)).lawful
    assert ("left the table", 2) in [(figure.name, figure.owner) for figure in view(table, 0).figures]
    assert decide(table, Leave(2)).told() == "refused: Cat has left already"


def test_between_turns_nobody_may_do_anything() -> None:
    table = started(2, 0)
    table.areas["row"][0].append(card("QS"))
    assert "look" in [figure.name for figure in view(table, 0).figures]
    table.turn = NO_SEAT
    assert table.ask(DrawsLeft()) == 0
    assert table.ask(in_turn(table.law, "draw")) == NOBODY
    assert all(figure.name != "look" for figure in view(table, 0).figures)


@pytest.mark.parametrize(
    "event, after",
    [
        (Passed(1), Parts(0, 3, 2)),
        (Passed(0), Parts(0, 3, 2, passed=True)),
        (Granted(0, 2), Parts(0, 3, 4)),
        (Bought(1, FIVE), Parts(0, 3, 2)),
        (Drew(1, FIVE), Parts(0, 4, 2)),
        (Drew(0, FIVE, PENALTY), Parts(0, 4, 2)),
        (Drew(0, FIVE), Parts(0, 4, 2, (FIVE,))),
        (TurnEnded(0), Parts(0, 3, 2)),
        (RoundBegan(0), Parts()),
    ],
)
def test_a_turn_so_far(event: Event, after: Parts) -> None:
    assert TurnSoFar().step(Parts(0, 3, 2), event) == after


@pytest.mark.parametrize(
    "event, left",
    [
        (Discarded(0, (FIVE,)), 1),
        (Gave(0, 1, (FIVE, SIX)), 0),
        (Landed(0, FIVE, 1), 1),
        (Laid(0, SIX, "trap"), 1),
        (Passed(0), 2),
        (Retrieved(1, (card("7H"),)), 3),
        (Showed(1, (card("7H"),)), 3),
    ],
)
def test_cards_stay_open_until_they_leave_the_hand(event: Event, left: int) -> None:
    tally = OpenInHands()
    total = tally.step(tally.start(), Showed(0, (FIVE, SIX)))
    assert len(tally.step(total, event)) == left


def test_a_card_drawn_for_a_penalty_sweeps_too() -> None:
    table = started(2, 0)
    table.tallies[table.law.tally_place[TURN_SO_FAR]] = Parts(0, 0, 1)
    table.hands[0] = list(cards("9H AS"))
    followed = list(SweepsHand(on=ACES).sweep(Drew(0, card("AS"), PENALTY), table))
    assert followed == [Showed(0, cards("AS")), SweepsOut(0, cards("9H"))]
    assert SweepsOut(0, cards("9H KH")).bound(table) == [Discarded(0, cards("9H"))]
    assert SweepsOut(0, cards("KH")).bound(table) == []


def test_a_broken_rule_shows_no_cards_and_no_figures() -> None:
    class Broken(Rule):
        """Nobody can say what this is."""

        @answers(Glimpsed)
        def look(self, asked: Glimpsed, table: Table, earlier: list[int]) -> list[int]:
            raise RuntimeError("broken")

        @answers(FaceUp)
        def show(self, asked: FaceUp, table: Table, earlier: list[object]) -> list[object]:
            raise RuntimeError("broken")

        @answers(Figures)
        def count(self, asked: Figures, table: Table, earlier: list[object]) -> list[object]:
            raise RuntimeError("broken")

    table = new_table((*BAK, Article("broken", "Broken", "Ann", "", (Broken(),))), ["Ann", "Bob"])
    with pytest.warns(RuleFailed, match="broken"):
        seen = view(table, 0)
    assert (seen.known, seen.open_cards, seen.figures) == ((), ((), ()), ())


@pytest.mark.parametrize("kings, shown", [(4, {0: 9, 1: 5}), (3, {})])
def test_hands_are_counted_in_the_open_only_when_somebody_wins(kings: int, shown: dict[int, int]) -> None:
    table = started(2, 0)
    market = table.areas["market"][0]
    table.areas["row"][1] = market[12 - kings :]
    del market[12 - kings :]
    table.hands = [list(cards("9H")), list(cards("5D"))]
    table.stock.remove(JOKER)
    table.stock.append(JOKER)
    assert decide(table, Draw(0)).lawful
    seen = view(table, 0)
    assert {figure.owner: figure.number for figure in seen.figures if figure.name == "score"} == shown
    assert seen.open_cards == ((("9H",), ("5D",)) if shown else ((), ()))


def test_ways_of_acting_have_names() -> None:
    acts = [Peek(0, 1), Arrange(0, ()), Buy(0, FIVE, ()), Pass(0), Leave(0), Keep(0)]
    assert [act.way for act in acts] == ["look", "order", "buy", "pass", "leave", "keep"]
