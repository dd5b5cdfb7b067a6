"""What a pile takes is told where a referee watches, and it is what the referee lets pass."""

from collections import Counter

import pytest

from cardhouse.bots import SimpleBot, bot_acts
from cardhouse.cards import ALL, NONE, SEVENS, of_suit, set_of
from cardhouse.core.acts import Play
from cardhouse.core.choices import lawful
from cardhouse.core.engine import decide
from cardhouse.core.rule import TABLE
from cardhouse.core.shown import TurnsAt
from cardhouse.games import new_table
from cardhouse.telling.demands import demands, in_letters


@pytest.mark.parametrize(
    ("cards", "letters"),
    [
        (of_suit(1) | set_of("JS JD JC"), ["H", "J"]),
        (SEVENS, ["7"]),
        (set_of("8D QS"), ["8D", "QS"]),
        (of_suit(2) | set_of("JK"), ["D", "JK"]),
        (ALL, ["any"]),
        (NONE, []),
    ],
)
def test_cards_are_told_by_suits_ranks_and_names(cards: object, letters: list[str]) -> None:
    assert sorted(in_letters(cards)) == sorted(letters)  # type: ignore[arg-type]  # each of them is a set of cards


@pytest.mark.parametrize(("game", "demand"), [("moo", "7"), ("uncle-baiting", ""), ("uncle-baiting", "J")])
def test_whatever_may_be_played_is_among_what_a_pile_takes(game: str, demand: str) -> None:
    table = new_table(game, ["Ann", "Bob", "Cat"], seed=2)
    bots = {seat: SimpleBot(seed=seat) for seat in range(table.seats)}
    told: Counter[str] = Counter()
    for at, act in enumerate(bot_acts(table, bots)):
        decide(table, act)
        for pile, names, _ in demands(table):
            told.update(names or [""])
            due = [seat for place, seat in table.ask(TurnsAt()) if place in (0, pile)]
            plays = [each for each in lawful(table, due[0]) if isinstance(each, Play) and each.pile == pile]
            butts_in = table.top(pile)  # the very same card goes there, whatever is demanded
            for card in [each.cards[0] for each in plays if each.cards[0] != butts_in]:
                assert "any" in names or {card.name, card.name[-1], card.name[:-1]} & set(names)
        if at > 150:
            break
    assert told[demand]


def test_nothing_is_told_where_wrong_cards_stand() -> None:
    table = new_table("moo", ["Ann", "Bob", "Cat"], seed=2, dial=TABLE)
    bots = {seat: SimpleBot(seed=seat) for seat in range(table.seats)}
    for at, act in enumerate(bot_acts(table, bots)):
        decide(table, act)
        assert demands(table) == []
        if at > 60:
            break
