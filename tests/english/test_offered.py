"""What a rule in people's words allows or asks for is offered: to bots, on the page and in the terminal."""

from __future__ import annotations

import pytest

from cardhouse.cards import card, cards
from cardhouse.core.acts import Act, Play
from cardhouse.core.affairs import deadlines
from cardhouse.core.choices import lawful
from cardhouse.core.engine import decide
from cardhouse.core.penalties import FineFor
from cardhouse.core.people_acts import Choose, Gesture, Give
from cardhouse.core.rounds import Pass
from cardhouse.core.rule import Article
from cardhouse.core.shown import FaceUp
from cardhouse.core.table import PLAYING, Table
from cardhouse.core.view import view
from cardhouse.english.written.offer_acts import PutAway, SeeHand, ShowCards, Spend, TradeCard, TradeHands
from cardhouse.english.written.rule import written
from cardhouse.games.moo import MOO
from cardhouse.games.shelf import new_table
from cardhouse.rules.leaving_play.purses import Purse
from cardhouse.rules.market.peeks import Peek
from cardhouse.rules.piles.pile_acts import Take
from cardhouse.rules.timing.owing_in_time import DeedWords
from tests.english.at_a_table import table_with


def moo(*texts: str) -> Table:
    """Ann's turn, with a 3, a 4 and a 6 that fit."""
    articles = [Article(f"r{at}", "", text, "", tuple(filter(None, [written(text)]))) for at, text in enumerate(texts)]
    assert all(article.rules for article in articles)
    table = new_table([*MOO, *articles], ["Ann", "Bob", "Cat", "Dan"])
    table.phase, table.turn, table.last = PLAYING, 0, 0
    table.hands = [list(cards("3H 4H 6H 2C")), list(cards("KC 4H 10C")), list(cards("9C 10D")), list(cards("QC"))]
    table.piles, table.opened = {1: list(cards("2D 5D 5H"))}, 1
    table.forget()
    return table


def offered(table: Table, kind: type[Act]) -> list[Act]:
    return [act for act in lawful(table) if isinstance(act, kind)]


def played(table: Table, name: str) -> Table:
    assert decide(table, Play(0, cards(name))).lawful
    return table


def test_players_whom_one_can_choose() -> None:
    table = played(moo("When a player plays a 3, a player of their choice draws a card."), "3H")
    assert offered(table, Choose) == [Choose(0, "player", (seat,)) for seat in (1, 2, 3)]
    assert decide(table, Choose(0, "player", (2,))).lawful
    assert offered(table, Choose) == []
    assert len(table.hands[2]) == 3


def test_another_player_is_another() -> None:
    text = "When a player plays a 3, a player of their choice must give a card to another player of their choice."
    table = played(moo(text), "3H")
    assert decide(table, Choose(0, "player", (2,))).lawful
    assert offered(table, Choose) == [Choose(0, "player", (seat,)) for seat in (1, 3)]
    assert decide(table, Choose(0, "player", (1,))).lawful
    assert offered(table, Give) == [Give(2, (each,), 1) for each in table.hands[2]]


@pytest.mark.parametrize("picks", [(), (1, 2), (0,), (4,), (-1,)])
def test_one_player_of_those_who_play_is_chosen(picks: tuple[int, ...]) -> None:
    table = played(moo("When a player plays a 3, a player of their choice draws a card."), "3H")
    assert not decide(table, Choose(0, "player", picks)).lawful


def test_suits_and_ranks_that_can_be_named() -> None:
    table = played(moo("When a player plays a 3, they must name a suit."), "3H")
    assert offered(table, Choose) == [Choose(0, "suit", (suit,)) for suit in range(4)]
    table = played(moo("When a player plays a 3, they must name a rank."), "3H")
    assert offered(table, Choose) == [Choose(0, "rank", (rank,)) for rank in range(1, 14)]
    assert 30_000 in deadlines(table)


@pytest.mark.parametrize(
    "what, picks", [("rank", (0,)), ("rank", (14,)), ("rank", (1, 2)), ("suit", (4,)), ("suit", ())]
)
def test_names_that_there_are_not(what: str, picks: tuple[int, ...]) -> None:
    table = played(moo(f"When a player plays a 3, they must name a {what}."), "3H")
    assert not decide(table, Choose(0, what, picks)).lawful


@pytest.mark.parametrize("what, pick", [("rank", 1), ("rank", 13), ("suit", 0), ("suit", 3)])
def test_names_that_there_are(what: str, pick: int) -> None:
    table = played(moo(f"When a player plays a 3, they must name a {what}."), "3H")
    assert decide(table, Choose(0, what, (pick,))).lawful


def test_gifts_of_one_and_of_two() -> None:
    table = played(moo("When a player plays a 3, they must give a card to the next player."), "3H")
    assert offered(table, Give) == [Give(0, (card(name),), 1) for name in ("4H", "6H", "2C")]
    [duty] = table.duties
    assert table.ask(DeedWords(duty)) == "give a card"
    table = played(moo("When a player plays a 3, they must give 2 cards to the next player."), "3H")
    assert offered(table, Give) == [Give(0, cards(names), 1) for names in ("4H 6H", "4H 2C", "6H 2C")]
    [duty] = table.duties
    assert table.ask(DeedWords(duty)) == "give 2 cards"


def test_of_a_large_hand_some_gifts_are_offered() -> None:
    table = moo("When a player plays a 3, they must give 2 cards to the next player.")
    table.hands[0] = [card("3H"), *cards("2C 4C 6C 8C 10C QC 2D 4D 6D 8D 10D QD")]
    assert len(offered(played(table, "3H"), Give)) == 60


def test_movements_that_are_owed() -> None:
    table = played(moo("When a player plays a 3, each player must bow."), "3H")
    assert offered(table, Gesture) == [Gesture(seat, "bow") for seat in range(4)]
    assert [table.ask(DeedWords(duty)) for duty in table.duties] == ["bow"] * 4


def test_a_look_at_the_top_of_the_stock() -> None:
    text = "A player may look at the top 2 cards of the draw pile on their turn."
    table = moo(text)
    assert offered(table, Peek) == [Peek(0, 2)]
    assert not decide(table, Peek(0, 3)).lawful
    table = moo(text)
    del table.stock[1:]
    assert offered(table, Peek) == [Peek(0, 1)]
    table.stock.clear()
    assert offered(table, Peek) == []


def test_cards_of_the_pile_that_may_be_taken() -> None:
    table = moo("A player may take 2 cards from the play pile instead of drawing.")
    assert offered(table, Take) == [Take(0, 1, 2)]
    del table.piles[1][0]
    table.forget()
    assert offered(table, Take) == []


def test_a_card_more_or_a_pass() -> None:
    table = played(moo("When a player plays a 3, they may play a 6."), "3H")
    assert offered(table, Pass) == [Pass(0)]
    assert offered(table, Play) == [Play(0, cards("6H"), 1)]
    assert decide(table, Pass(0)).lawful
    assert offered(table, Pass) == []
    assert table.turn == 1


def test_cards_out_of_turn() -> None:
    table = moo("A player may play a 4 out of turn.")
    assert [act for act in offered(table, Play) if act.seat != 0] == [Play(1, cards("4H"), 1)]


def test_hands_that_lie_open() -> None:
    table = table_with("Hands are face up.")
    table.hands = [list(cards("4H 3C")), list(cards("KC")), [], []]
    assert [table.ask(FaceUp(seat)) for seat in range(4)] == table.hands
    assert view(table, 2).open_cards == (("4H", "3C"), ("KC",), (), ())
    assert table_with("Red 3s are wild.").ask(FaceUp(0)) == []


def test_what_a_breach_costs() -> None:
    table = table_with(
        'When a player plays a 4, they must bow. The penalty call is "No bow" and the penalty is 3 cards.',
        "When a player plays a 5, they must bow.",
        'The penalty for "Late bow" is 4 cards.',
    )
    assert [table.ask(FineFor(rule, "No bow")) for rule in ("r0", "r1", "")] == [3, 1, 1]
    assert table.ask(FineFor("r1", "late bow")) == 4


HAND = ("4H", "6H", "2C")


@pytest.mark.parametrize(
    "text, acts, words",
    [
        ("they must show their hand to the next player", [ShowCards(0)], "show their hand"),
        (
            "they must show a card to the next player",
            [ShowCards(0, (card(name),)) for name in HAND],
            "show a card",
        ),
        (
            "they must discard 2 cards",
            [PutAway(0, cards(names)) for names in ("4H 6H", "4H 2C", "6H 2C")],
            "put 2 cards under the draw pile",
        ),
        ("they must swap a card with the next player", [TradeCard(0, card(name), 1) for name in HAND], "swap a card"),
        ("they must swap a card with the top card", [TradeCard(0, card(name), -1) for name in HAND], "swap a card"),
    ],
)
def test_cards_that_are_owed(text: str, acts: list[Act], words: str) -> None:
    table = played(moo(f"When a player plays a 3, {text}."), "3H")
    assert offered(table, type(acts[0])) == acts
    [duty] = table.duties
    assert table.ask(DeedWords(duty)) == words
    assert decide(table, acts[0]).lawful
    assert duty not in table.duties
    assert offered(table, type(acts[0])) == []


@pytest.mark.parametrize(
    "text, acts",
    [
        ("they may swap hands with a player of their choice", [TradeHands(0, seat) for seat in (1, 2, 3)]),
        ("they may swap hands with the previous player", [TradeHands(0, 3)]),
        ("they may look at the hand of another player", [SeeHand(0, seat) for seat in (1, 2, 3)]),
        ("they may look at the hand of the next player", [SeeHand(0, 1)]),
        ("they may swap a card with the next player", [TradeCard(0, card(name), 1) for name in HAND]),
        ("they may swap a card with the top card of the draw pile", [TradeCard(0, card(name), -1) for name in HAND]),
    ],
)
def test_favours_that_are_offered_once(text: str, acts: list[Act]) -> None:
    table = played(moo(f"When a player plays a 3, {text}."), "3H")
    assert offered(table, type(acts[0])) == acts
    assert decide(table, acts[-1]).lawful
    assert offered(table, type(acts[0])) == []


@pytest.mark.parametrize("has, acts", [(1, []), (2, [Spend(0)]), (3, [Spend(0)])])
def test_what_can_be_paid(has: int, acts: list[Act]) -> None:
    table = moo('A player may pay 2 "star" instead of drawing.')
    table.tallies[table.law.tally_place[Purse("star")]] = {0: has, 1: 5}
    assert offered(table, Spend) == acts
