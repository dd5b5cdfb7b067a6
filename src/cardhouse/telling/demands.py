"""What a pile takes, where that is not plain from the card on top of it: a suit that was named, a card to be answered.

It is told where a referee watches and everything is open: whoever plays a wrong card there is refused it anyway.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from cardhouse.cards import ALL, JOKERS, NONE, Cards, of_rank, of_suit
from cardhouse.cards.card import JOKER, RANKS, SUITS, Card
from cardhouse.core.checkpoints import unheard
from cardhouse.core.gates import fitting, plan_of
from cardhouse.core.landing import MayPart
from cardhouse.core.law import MOST_LAWS, Law
from cardhouse.core.questions import PLAY
from cardhouse.core.rounds import DrawsLeft
from cardhouse.core.rule import REFEREE
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.shown import TurnsAt
from cardhouse.core.table import PLAYING, Table

ANY: Final = "any"
MOST_NAMED: Final = 6
MOST_CARDS: Final = 3
"""So much is named, and so many single cards of it; where there is more, it is not told."""
_SUITS: Final = [(letter, of_suit(at)) for at, letter in enumerate(SUITS)]
_RANKS: Final = [(letter, of_rank(at)) for at, letter in enumerate(RANKS, 1)]


def tells_demands(table: Table) -> bool:
    """Whether a referee watches over all rules, so that nobody learns what would be caught."""
    return table.phase == PLAYING and is_watched(table.law) and PLAY in table.law.ways


@lru_cache(maxsize=MOST_LAWS)
def is_watched(law: Law) -> bool:
    return law.dial == REFEREE and all(article.dial in ("", REFEREE) for article in law.book)


class PileDemand(NamedTuple):
    """What a pile takes, by letters of suits and ranks and names of single cards, or anything, or nothing; and how many
    cards are drawn by whoever does not play there.
    """

    pile: int
    cards: list[str]
    draws: int


def demands(table: Table) -> list[PileDemand]:
    """What is demanded on each pile that does not simply take the suit and the rank of its top. A rule that breaks over
    it tells nothing.
    """
    found: list[PileDemand] = []
    for pile in table.piles if tells_demands(table) else ():
        table.steps = 0
        try:
            taken, draws = taken_by(table, pile), table.ask(DrawsLeft())
        except Exception as error:
            unheard(error, "what a pile takes")
            continue
        top = table.top(pile)
        if top is not None and not is_plain(taken, top):
            names = in_letters(taken)
            single = [name for name in names if name not in _LETTERS]
            if len(names) <= MOST_NAMED and len(single) <= MOST_CARDS:
                found.append(PileDemand(pile, names, draws if ANY not in names else 0))
    return found


def taken_by(table: Table, pile: int) -> Cards:
    """The cards that whoever is in turn there may put on a pile, as far as cards are concerned."""
    plan = plan_of(table.law, PLAY)
    cards = fitting(table, plan, pile)
    for at, seat in table.ask(TurnsAt()) if plan.parts else ():
        if at in (0, pile) and seat != NO_SEAT:
            cards = cards & table.ask(MayPart(seat, pile))
    return cards


def is_plain(taken: Cards, top: Card) -> bool:
    """Whether everybody sees it: the suit and the rank of the top go there, and perhaps a few others too."""
    if top in JOKERS:
        return False
    usual = of_suit(top.suit) | of_rank(top.rank)
    return taken & usual == usual and taken != ALL


def in_letters(taken: Cards) -> list[str]:
    """Some cards by whole suits, whole ranks and single cards: H, J, 8D, JK; or all of them."""
    if taken | JOKERS == ALL:
        return [ANY]
    suits = [(letter, cards) for letter, cards in _SUITS if taken & cards == cards]
    rest = taken - JOKERS
    for _, cards in suits:
        rest = rest - cards
    ranks = [(letter, cards) for letter, cards in _RANKS if taken & cards == cards and rest & cards != NONE]
    for _, cards in ranks:
        rest = rest - cards
    jokers = [JOKER.name] if taken & JOKERS else []
    return [letter for letter, _ in (*suits, *ranks)] + [card.name for card in rest] + jokers


_LETTERS: Final = {*SUITS, *RANKS, ANY, JOKER.name}
