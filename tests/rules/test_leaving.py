"""Somebody leaves in the middle of a round: nothing of theirs is open any more, and nothing else is touched."""

from cardhouse.cards import cards
from cardhouse.core.acts import Play
from cardhouse.core.engine import decide
from cardhouse.core.owed import OPEN
from cardhouse.core.seating import Leave
from cardhouse.core.speech import Released
from cardhouse.core.table import PLAYING, Table
from cardhouse.core.view import view
from cardhouse.games import game, new_table
from cardhouse.terminal.drawing import told


def in_play(*off: str) -> Table:
    book = game("bartok").book
    away = [article.id for article in book if article.since and article.id not in off]
    table = new_table(book, ["Ann", "Bob", "Cat", "Dan"], dial="table", without=away)
    table.phase, table.turn, table.last, table.dealer = PLAYING, 0, 0, 3
    table.hands = [list(cards(hand)) for hand in ("9C 4D", "9D 4S", "9S 4C", "8S 8C")]
    table.piles, table.opened = {1: list(cards("2H"))}, 1
    table.forget()
    return table


def test_what_they_have_broken_can_be_called_no_more_and_what_others_have_still_can() -> None:
    table = in_play()
    for seat, card in ((0, "9C"), (2, "4C")):
        assert decide(table, Play(seat, cards(card), 1)).happened
    assert {breach.offender for breach in table.breaches if breach.status == OPEN} == {0, 2}
    assert decide(table, Leave(0)).happened
    assert {breach.offender for breach in table.breaches if breach.status == OPEN} == {2}


def test_cards_that_wait_are_let_be_only_if_they_are_theirs() -> None:
    for leaver, played, released in ((1, False, False), (1, True, False), (0, True, True)):
        table = in_play("veto")
        table.piles[1] = list(cards("9H"))
        table.forget()
        if played:
            assert decide(table, Play(0, cards("9C"), 1)).lawful
            assert table.landing
        events = decide(table, Leave(leaver)).events
        assert any(isinstance(event, Released) for event in events) == released, (leaver, played)


def test_whoever_has_left_is_shown_to_have_left_and_no_number_beside_it() -> None:
    table = in_play()
    assert decide(table, Leave(2)).happened
    shown = [figure for figure in view(table, 0).figures if figure.owner == 2]
    assert [told(figure) for figure in shown] == ["left the table"]
