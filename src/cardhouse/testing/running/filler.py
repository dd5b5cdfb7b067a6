"""Irrelevant cards: a scenario does not mention them, and where possible they fit no pile and wake no rule."""

import re
from collections.abc import Iterable

from cardhouse.cards import ACES, DECK_FACES, EIGHTS, JACKS, TWOS, Card, Cards, card
from cardhouse.core.questions import Matches
from cardhouse.core.rule import Article, CardRule
from cardhouse.core.table import Table
from cardhouse.testing.notation import Run

ENOUGH = 104
"""How many cards an endless draw pile has."""

_CARD = re.compile(r"(?<![A-Za-z0-9])(?:10|[2-9AJQK])[SHDC](?![A-Za-z0-9])")
_OFTEN_SPECIAL = ACES | TWOS | EIGHTS | JACKS
_FEWEST = 26


def mentioned(run: Run) -> Cards:
    """Every card that the given or a step names."""
    bits = 0
    for text in [*map(str, run.given), *[step.source for step in run.steps]]:
        for name in _CARD.findall(text):
            bits |= card(name).bit
    return Cards(bits)


class Filler:
    """A source of irrelevant cards; always the same ones for the same scenario."""

    def __init__(self, table: Table, named: Cards, tops: Iterable[Card], fewest: int = _FEWEST) -> None:
        fits = 0
        for top in tops:
            fits |= table.ask(Matches(top)).bits
        law = table.law
        weights = (
            (named, 64),
            (waking(law.articles), 16),
            (waking(law.book), 8),
            (_OFTEN_SPECIAL, 4),
            (Cards(fits), 2),
        )
        weight = {face: sum(each for cards, each in weights if face in cards) for face in DECK_FACES}
        # the multiplier mixes suits and ranks, so that filler hands hold no pairs or runs in one suit
        order = sorted(DECK_FACES, key=lambda face: (weight[face], face.index * 31 % 53))
        best = [face for face in order if weight[face] == weight[order[0]]]
        self.pool = [face for face in order if face not in named][: max(fewest, len(best))] or order[:_FEWEST]
        self.taken = 0

    def take(self, count: int) -> list[Card]:
        found = [self.pool[(self.taken + place) % len(self.pool)] for place in range(count)]
        self.taken += count
        return found

    def filled(self, cards: Iterable[Card | None]) -> list[Card]:
        """These cards, with irrelevant ones in the empty places."""
        return [each or self.take(1)[0] for each in cards]


def waking(articles: Iterable[Article]) -> Cards:
    """The cards that wake one of these articles."""
    bits = 0
    for article in articles:
        for rule in article.rules:
            if isinstance(rule, CardRule):
                bits |= rule.on.bits
    return Cards(bits)
