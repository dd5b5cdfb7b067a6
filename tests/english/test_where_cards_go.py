"""Cards that go from one place to another by rules in people's words: from where, to where, and who sees which."""

import pytest

from cardhouse.cards import card, cards
from cardhouse.core.moving import MovesCards
from cardhouse.core.places import BOTTOM, OLDEST, STOCK_BOTTOM, STOCK_TOP, CardPlace, hand_of, pile_at
from cardhouse.english.written.events import CardTraded, HandsMixed, HandsWent, LaidUp, PileWent, Robbed

ANN, BOB, CAT = 0, 1, 2
PLACES: dict[str, CardPlace] = {
    "Ann": hand_of(ANN),
    "Bob": hand_of(BOB),
    "Cat": hand_of(CAT),
    "pile 1": pile_at(1),
    "bottom of pile 1": pile_at(1, BOTTOM),
    "all of pile 1": pile_at(1, OLDEST),
    "stock": STOCK_TOP,
    "under the stock": STOCK_BOTTOM,
}
EVERYBODY = "Ann Bob Cat"


@pytest.mark.parametrize(
    "event, moves",
    [
        (CardTraded(ANN, card("5H"), card("6H"), BOB, 0, 0), ["6H: Bob > Ann: Ann Bob", "5H: Ann > Bob: Ann Bob"]),
        (CardTraded(BOB, card("6H"), card("5H"), ANN, 0, 0), ["5H: Ann > Bob: Ann Bob", "6H: Bob > Ann: Ann Bob"]),
        (CardTraded(BOB, card("6H"), card("8S"), -1, 0, 0), ["8S: stock > Bob: Bob", "6H: Bob > stock: Bob"]),
        (
            CardTraded(BOB, card("6H"), card("2C"), -2, 1, 0),
            [f"2C: pile 1 > Bob: {EVERYBODY}", f"6H: Bob > pile 1: {EVERYBODY}"],
        ),
        (Robbed(CAT, ANN, cards("5H 6H"), 0), ["5H 6H: Ann > Cat: Ann Cat"]),
        (
            HandsWent((ANN, BOB, CAT), (BOB, ANN, CAT), (cards("5H"), cards("6H"), cards("7H"))),
            ["5H: Ann > Bob: Ann Bob", "6H: Bob > Ann: Ann Bob"],
        ),
        (HandsMixed(cards("5H 7H"), (ANN, CAT), (CAT, ANN), 0), ["5H: Ann > Cat: Cat", "7H: Cat > Ann: Ann"]),
        (LaidUp(1, card("3C")), [f"3C: bottom of pile 1 > pile 1: {EVERYBODY}"]),
        (PileWent(1, cards("3C 2C")), [f"3C 2C: all of pile 1 > under the stock: {EVERYBODY}"]),
        (PileWent(1, cards("3C 2C"), ANN), [f"3C 2C: all of pile 1 > Ann: {EVERYBODY}"]),
    ],
)
def test_where_cards_go_and_who_sees_them(event: MovesCards, moves: list[str]) -> None:
    names = {place: name for name, place in PLACES.items()}
    found = []
    for move in event.moves():
        seen = " ".join(name for seat, name in enumerate(("Ann", "Bob", "Cat")) if seat in move.seen)
        shown = " ".join(each.name for each in move.cards)
        found.append(f"{shown}: {names[move.source]} > {names[move.target]}: {seen}")
    assert found == moves
