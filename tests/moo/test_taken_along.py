"""What goes back with a card that is taken back: each rule's own memory, and no other's."""

from cardhouse.cards import EIGHTS, JACKS, SEVENS, card
from cardhouse.core.demands import IN_KIND, NOTHING_OWED, Obligation
from cardhouse.core.events import Played, TurnBegan
from cardhouse.core.questions import DRAW
from cardhouse.core.table import Event, Tally
from cardhouse.core.undone_plays import Kept, MayGoBack, PlayUndone
from cardhouse.rules.going_back.wrong_cards import NO_SUIT
from cardhouse.rules.leaving_play.answering_in_kind import ChainOf
from cardhouse.rules.matching.called_suits import CalledSuit, SuitCalled

ANN, BOB = 0, 1
STANDS = MayGoBack(ANN, (card("8H"),), 1, 3, 1)
GOES_BACK = PlayUndone(ANN, 1, 3, (card("8H"),), direction=1)


def after(tally: Tally, *events: Event) -> Kept:
    """What a tally has come to after these events, as far as it hears them."""
    total: Kept = tally.start()
    for event in events:
        total = tally.step(total, event) if type(event) in tally.hears() else total
    return total


def test_two_chains_go_back_each_to_its_own_length() -> None:
    wrong = (Played(BOB, card("7H"), 1), STANDS, Played(ANN, card("8H"), 1), GOES_BACK)
    assert after(ChainOf(SEVENS), *wrong).now.number == 1
    assert after(ChainOf(EIGHTS), *wrong).now == NOTHING_OWED
    assert after(ChainOf(EIGHTS), *wrong[:3]).now == Obligation(DRAW, 1, answers=EIGHTS, adds=True, key=IN_KIND)


def test_it_goes_back_whatever_has_happened_since() -> None:
    since = (Played(BOB, card("JH"), 1), SuitCalled(BOB, 2), STANDS, Played(ANN, card("8H"), 1), TurnBegan(BOB))
    tally = CalledSuit(JACKS)
    assert after(tally, *since).now == (NO_SUIT, False)
    assert after(tally, *since, Played(BOB, card("JD"), 1)).now == (NO_SUIT, True)
    assert after(tally, *since, Played(BOB, card("JD"), 1), GOES_BACK).now == (2, False)


def test_it_goes_back_to_what_was_before_the_play_that_is_meant() -> None:
    tally, again = ChainOf(SEVENS), MayGoBack(BOB, (card("7D"),), 1, 4, 1)
    twice = (STANDS, Played(ANN, card("7H"), 1), again, Played(BOB, card("7D"), 1))
    assert after(tally, *twice).now.number == 2
    latest, of_the_act = PlayUndone(BOB, 1, cards=(card("7D"),)), PlayUndone(BOB, 1, 4, (card("7D"),))
    assert after(tally, *twice, latest).now.number == 1
    assert after(tally, *twice, of_the_act).now.number == 1
    assert after(tally, *twice, GOES_BACK).now.number == 0
    assert after(tally, *twice, of_the_act, GOES_BACK).now.number == 0
    assert after(tally, Played(ANN, card("7H"), 1), GOES_BACK).now.number == 1


def test_of_plays_that_may_go_back_the_latest_are_kept_in_mind() -> None:
    plays = [MayGoBack(ANN, (card("7H"),), 1, act, 1) for act in range(20)]
    assert [act for act, _ in after(ChainOf(SEVENS), *plays).before] == list(range(11, 20))
