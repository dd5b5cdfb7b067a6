"""What each clause of a rule does at a small table: all that is otherwise than without the rule."""

import pytest

from cardhouse.cards import card, cards
from cardhouse.core.acts import Play
from cardhouse.core.chance import seeded
from cardhouse.core.engine import decide
from cardhouse.core.law import Law
from cardhouse.core.rule import Article
from cardhouse.core.table import PLAYING, Table
from cardhouse.core.verdicts import judge
from cardhouse.english.written.rule import written
from cardhouse.games.shelf import game
from cardhouse.rules.leaving_play.purses import Purse
from tests.english.rows import rows

BASE = tuple(article for article in game("bartok@2023-08-14").book if article.id.startswith("base-"))
HANDS = {"Ann": "7H 9H 4C KD", "Bob": "8H 2C QD", "Cat": "3D 5S 6S JC", "Dan": "10C AD"}
SEATS = "ABCD"


def laid(*texts: str) -> Table:
    """Four people; a 2, a 5 and a 6 of Hearts lie there, the 6 on top; Ann is in turn."""
    table = Table(Law(()), list(HANDS), seeded(1))
    rules = [written(text) for text in texts]
    table.enact(Law([*BASE, *[Article(f"r{at}", "", "", "", (rule,)) for at, rule in enumerate(rules) if rule]]))
    table.hands = [list(cards(hand)) for hand in HANDS.values()]
    table.piles, table.opened = {1: list(cards("2H 5H 6H"))}, 1
    table.stock = list(reversed(cards("3S 4S 8S 9S 10S JS QS KS 2D 4D")))
    table.phase, table.turn, table.last = PLAYING, 0, 0
    return table


def told(table: Table) -> dict[str, str]:
    """How a table stands."""
    facts = {"turn": SEATS[table.turn] if table.turn >= 0 else "-", "dir": "+" if table.direction > 0 else "-"}
    facts["phase"] = table.phase
    facts["pile"] = " ".join(each.name for each in table.piles[1])
    facts["stock"] = str(len(table.stock))
    facts |= {letter: " ".join(each.name for each in hand) for letter, hand in zip(SEATS, table.hands, strict=True)}
    facts["owed"] = ", ".join(f"{SEATS[duty.bearer]} {duty.kind} {duty.what}".strip() for duty in table.duties)
    points = table.tally(Purse("point")) if Purse("point") in table.law.tally_place else {}
    facts["points"] = ", ".join(f"{SEATS[seat]} {number}" for seat, number in sorted(points.items()))
    facts["won"] = "".join(SEATS[seat] for seat in table.winners)
    return facts


def outcome(text: str, one: str = "7H") -> str:
    """What is otherwise after Ann has played a card than without the rule."""
    tables = [laid(), laid(text)]
    for table in tables:
        decide(table, Play(0, (card(one),)))
    without, with_it = map(told, tables)
    return "; ".join(f"{name}={value or '-'}" for name, value in with_it.items() if value != without[name]) or "nothing"


@pytest.mark.parametrize("text, otherwise", rows("what_clauses_do.txt", 2))
def test_what_is_otherwise(text: str, otherwise: str) -> None:
    assert outcome(text) == otherwise


@pytest.mark.parametrize(
    "kind, lawful",
    [
        ("a card 1 higher than the top card", "7C"),
        ("a card 1 lower than the top card", "5C"),
        ("a card 1 higher or lower than the top card", "5C 7C"),
        ("a card 2 higher than the top card", "8C"),
        ("a card higher than the top card", "7C 8C 9C"),
        ("a card of a different suit from the top card", "4C 5C 7C 8C 9C"),
    ],
)
def test_which_cards_may_be_played_besides_those_that_match(kind: str, lawful: str) -> None:
    table = laid(f"A player may play {kind}.")
    table.hands[0] = list(cards("4C 5C 7C 8C 9C"))
    found = [each for each in table.hands[0] if not judge(table, Play(0, (each,)))]
    assert " ".join(each.name for each in found) == lawful


@pytest.mark.parametrize(
    "kind, lawful",
    [
        ("a card 1 higher or lower than the top card", "5H 7H"),
        ("a card 1 higher than the top card", "7H"),
        ("a Heart", "5H 7H 9H 6H"),
        ("a card identical to the top card", "6H"),
        ("a card of the same rank as the top card", "6S 6H"),
        ("a 5", "5H"),
        ("a card other than a 5", "7H 9H 6S 6H"),
    ],
)
def test_which_cards_that_match_may_be_played_out_of_turn(kind: str, lawful: str) -> None:
    for when in ("out of turn", "at any time"):
        table = laid(f"A player may play {kind} {when}.")
        table.hands[2] = list(cards("5H 7H 5S 7S 9H 6S 6H"))
        found = [each for each in table.hands[2] if not judge(table, Play(2, (each,)))]
        assert " ".join(each.name for each in found) == lawful
    assert judge(laid(f"A player may play {kind} on their turn."), Play(1, cards("8H")))
