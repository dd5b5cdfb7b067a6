"""Who charged whom in a round, as it is told afterwards: each verdict once, and how long after the breach."""

from cardhouse.cards import card
from cardhouse.core.affairs import BreachClosed, Breached, BreachSettled
from cardhouse.core.events import Drew, Played
from cardhouse.core.owed import STALE, Breach
from cardhouse.core.table import OVER, PLAYING
from cardhouse.games import BARTOK, game, new_table
from cardhouse.server.rounds import Reel, Telling, is_closed

ANN, BOB, CAT = 0, 1, 2
RULE, OTHER = "jokers-wild", "8-skips"


def telling() -> Telling:
    return Telling(Reel(1, new_table(BARTOK, ["Ann", "Bob", "Cat"], seed=1), [], True), ANN)


def test_a_verdict_is_told_once_with_the_plays_since_the_breach() -> None:
    told = telling()
    told.hear(Breached(BOB, RULE))
    told.hear(Played(CAT, card("9H"), 1))
    told.hear(Breached(BOB, RULE))
    told.hear(Breached(CAT, RULE))
    told.hear(Breached(BOB, OTHER))
    told.hear(Played(ANN, card("8H"), 1))
    told.hear(Played(BOB, card("7H"), 1))
    for _ in range(2):
        told.judged(True, ANN, BOB, RULE)
    told.judged(False, CAT, BOB, RULE)
    told.judged(True, ANN, BOB, "no-such-rule")
    found = told.told()
    assert [(each.by, each.against, each.rule, each.title, each.plays) for each in found.catches] == [
        (ANN, BOB, RULE, "Jokers Wild", 2)
    ]
    assert [(each.by, each.against, each.plays) for each in found.wrong] == [(CAT, BOB, 2)]


def test_a_charge_without_a_breach_comes_after_nothing() -> None:
    told = telling()
    told.hear(Breached(CAT, RULE))
    told.judged(False, ANN, BOB, RULE)
    assert [each.plays for each in told.told().wrong] == [-1]
    assert told.told().catches == []


def test_cards_drawn_and_played_are_counted() -> None:
    told = telling()
    told.hear(Drew(BOB, card("9H"), "draw"))
    told.hear(Drew(BOB, card("8H"), "penalty"))
    told.hear(Played(BOB, card("9H"), 1))
    found = told.told()
    assert (found.drawn, found.plays, found.steps) == ([0, 2, 0], 1, 0)
    assert found.closed
    assert told.table.phase != PLAYING


def test_what_nobody_charged_is_a_slip_of_who_made_it() -> None:
    told = telling()
    told.hear(Breached(BOB, RULE))
    told.hear(Breached(CAT, "no-such-rule"))
    assert [(slip.seat, slip.rule, slip.title, slip.step) for slip in told.told().slips] == [
        (BOB, RULE, "Jokers Wild", 0)
    ]


def test_a_round_is_closed_when_nothing_in_it_can_be_charged() -> None:
    table = new_table(BARTOK, ["Ann", "Bob"], seed=1)
    assert not is_closed(table)
    table.phase = OVER
    table.pauses = ["tea"]
    assert not is_closed(table)
    quiet = new_table(game("bak").book, ["Ann", "Bob"], seed=1)
    assert not is_closed(quiet)
    quiet.phase = OVER
    assert is_closed(quiet)
    quiet.pauses = ["tea"]
    assert not is_closed(quiet)


def test_of_two_breaches_of_one_rule_the_older_is_settled_first() -> None:
    told = telling()
    for _ in range(2):
        told.hear(Breached(BOB, RULE))
        told.hear(Played(CAT, card("9H"), 1))
    told.hear(Breached(CAT, RULE))
    breach = Breach(BOB, RULE, 0)
    told.hear(BreachSettled(breach))
    assert [noted.is_open for noted in told.breaches] == [False, True, True]
    told.hear(BreachSettled(breach))
    assert [noted.is_open for noted in told.breaches] == [False, False, True]
    told.hear(BreachSettled(breach))
    assert [noted.is_open for noted in told.breaches] == [False, False, True], "there is none left to settle"
    told.hear(BreachClosed(Breach(CAT, RULE, 0), STALE))
    assert [noted.is_open for noted in told.breaches] == [False, False, True], "nobody caught it in time"
    told.hear(BreachClosed(Breach(CAT, RULE, 0), "forgiven"))
    assert [noted.is_open for noted in told.breaches] == [False, False, False]
