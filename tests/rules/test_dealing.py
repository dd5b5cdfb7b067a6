"""Before play: the pack, the deal, the opening card, and what happens when the stock runs out."""

from dataclasses import dataclass

import pytest

from cardhouse.cards import ACES, packs
from cardhouse.core.acts import Draw, Prepare
from cardhouse.core.declared import STEP, Way
from cardhouse.core.engine import decide
from cardhouse.core.events import DrewNothing
from cardhouse.core.hooks import after, answers
from cardhouse.core.landing import Ready
from cardhouse.core.questions import FirstSeat, HandSize, PhaseAfter
from cardhouse.core.rounds import PhaseBegan
from cardhouse.core.rule import Article, Brings, Rule
from cardhouse.core.seats import NOBODY, Seats
from cardhouse.core.speech import Prepared
from cardhouse.core.table import Events, Table
from cardhouse.games import new_table
from cardhouse.games.bartok import BASE
from cardhouse.rules.dealing.dealing import Deal
from cardhouse.rules.turns.turn_order import Skips
from tests.core.seating import ANN, BOB, CAT, article, does, names, seat, told

NAMES = ["Ann", "Bob", "Cat"]
SHUFFLE, DEAL = Prepare(CAT, "shuffle"), Prepare(CAT, "deal")


def dealt(*rules: Rule, seed: int = 1, cards: int = 5) -> Table:
    table = new_table((*BASE, *map(article, rules)), NAMES, seed=seed)
    table.enact(table.law.setting("cards", str(cards)))
    does(table, SHUFFLE, DEAL)
    return table


def test_the_dealer_shuffles_and_deals() -> None:
    table = new_table(BASE, NAMES, seed=1)
    assert table.stock == packs()
    does(table, SHUFFLE)
    assert table.phase == "deal"
    assert table.stock != packs()
    top = table.stock[::-1]
    does(table, DEAL)
    assert table.hands == [top[0:15:3], top[1:15:3], top[2:15:3]]
    assert table.piles == {1: [top[15]]}
    assert (table.phase, table.turn, len(table.stock)) == ("play", ANN, 52 - 16)


def test_the_same_seed_deals_the_same_hands() -> None:
    assert dealt(seed=5).hands == dealt(seed=5).hands != dealt(seed=6).hands


@pytest.mark.parametrize(
    "act, answer",
    [
        (Prepare(ANN, "shuffle"), ["refused", "base-deal"]),
        (Prepare(CAT, "deal"), ["refused", "base-deal"]),  # not before the shuffle
        (Draw(ANN), ["refused", "base-turn"]),
        (Prepare(CAT, "cut"), ["impossible", ""]),
        (SHUFFLE, ["done"]),
    ],
)
def test_nobody_else_and_nothing_else_first(act: Prepare, answer: list[str]) -> None:
    assert told(decide(new_table(BASE, NAMES), act)) == answer


def test_a_round_is_dealt_once() -> None:
    assert told(decide(dealt(), DEAL)) == ["impossible", ""]


def test_hands_may_be_larger() -> None:
    assert [len(hand) for hand in dealt(cards=7).hands] == [7, 7, 7]


def test_when_hands_get_so_large_another_pack_comes_in() -> None:
    table = dealt(cards=18)
    assert [len(hand) for hand in table.hands] == [18, 18, 18]
    assert len(table.stock) == 104 - 3 * 18 - 1


def test_with_too_few_cards_it_goes_as_far_as_it_goes() -> None:
    table = new_table(BASE, NAMES)
    table.enact(table.law.setting("cards", "18"))
    does(table, SHUFFLE)
    del table.stock[52:]
    does(table, DEAL)
    assert [len(hand) for hand in table.hands] == [18, 17, 17]
    assert table.piles == {1: []}  # no card is left to open it
    assert decide(table, Draw(ANN)).events[0] == DrewNothing(ANN)


@dataclass(frozen=True)
class Cut(Rule):
    """Between shuffling and dealing, the cards are cut by whoever likes to."""

    def brings(self) -> Brings:
        return Brings(ways=(Way("cut", when=STEP),))

    @answers(PhaseAfter)
    def then_cut(self, asked: PhaseAfter, table: Table, earlier: str) -> str:
        return {"shuffle": "cut", "cut": "deal"}.get(asked.phase, earlier)

    @answers(Ready)
    def first_cut(self, asked: Ready, table: Table, earlier: Seats) -> Seats:
        return NOBODY if table.phase == "cut" and asked.way != "cut" else earlier

    @after(Prepared)
    def cut(self, prepared: Prepared, table: Table) -> Events:
        if prepared.step == "cut":
            yield PhaseBegan(table.ask(PhaseAfter("cut")))


def test_a_rule_may_put_a_phase_between() -> None:
    table = new_table((*BASE, article(Cut())), NAMES)
    does(table, SHUFFLE)
    assert table.phase == "cut"
    assert decide(table, DEAL).answer == "refused"
    does(table, Prepare(BOB, "cut"), DEAL)
    assert table.phase == "play"


def test_an_opening_card_does_nothing() -> None:
    for seed in range(200):
        table = dealt(Skips(on=ACES), seed=seed)
        if table.piles[1][0] in ACES:
            break
    assert table.piles[1][0] in ACES
    assert (table.turn, table.skips) == (ANN, 0)


@dataclass(frozen=True)
class DealerBegins(Rule):
    """The Dealer has the first turn."""

    @answers(FirstSeat)
    def dealer(self, asked: FirstSeat, table: Table, earlier: int) -> int:
        return table.dealer


def test_a_rule_may_say_who_begins() -> None:
    assert dealt(DealerBegins()).turn == CAT


def test_without_a_stock_the_cards_under_the_tops_are_shuffled() -> None:
    table = seat(stock="3S", pile="5H 6H 7H 2H")
    table.piles[2] = [*table.piles[1][:1], *table.piles[1][1:2]]
    does(table, Draw(ANN), Draw(BOB))
    assert names(table, "pile") == "2H"
    assert [each.name for each in table.piles[2]] == ["6H"]
    assert len(table.stock) == 3
    assert len(table.hands[BOB]) == 3


def test_without_the_rule_the_stock_stays_empty() -> None:
    base = tuple(Article("base-deal", "", "", "", (Deal(),)) if each.id == "base-deal" else each for each in BASE)
    table = seat(base=base, stock="", pile="5H 6H 2H")
    assert does(table, Draw(ANN)).events[0] == DrewNothing(ANN)
    assert (names(table, "pile"), table.turn) == ("5H 6H 2H", BOB)


def test_who_deals_nothing_has_an_empty_hand() -> None:
    assert seat(base=()).ask(HandSize()) == 0
    assert seat(base=()).ask(PhaseAfter("shuffle")) == "play"
