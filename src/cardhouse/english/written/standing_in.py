"""A card that counts as another as long as it lies on its pile."""

from typing import Any, Final

from cardhouse.cards import Card, face_of
from cardhouse.core.events import Recycled
from cardhouse.core.landing import Counting
from cardhouse.core.rounds import RoundBegan
from cardhouse.core.rule import Memory
from cardhouse.core.table import Event, Table, Tally
from cardhouse.english import meaning as m
from cardhouse.english.written.cards import SUITS_OF, rank_named
from cardhouse.english.written.errors import OnlyPeople
from cardhouse.english.written.events import CountsNow, PileWent
from cardhouse.english.written.parts import Heard, Part, answers
from cardhouse.english.written.scene import Scene


class CountingNow(Tally):
    """What cards on piles count as, by pile and place."""

    def start(self) -> dict[tuple[int, int], Card]:
        return {}

    def hears(self) -> tuple[type, ...]:
        return (CountsNow, PileWent, Recycled, RoundBegan)

    def step(self, total: Any, event: Event) -> dict[tuple[int, int], Card]:
        counting: dict[tuple[int, int], Card] = total
        return counting | {(event.pile, event.place): event.card} if isinstance(event, CountsNow) else {}


COUNTING_NOW: Final = CountingNow()


def counts_now(kind: m.Kind | None, table: Table, scene: Scene) -> list[Event]:
    """The card that was played counts as the one under it, or as one of a kind."""
    cards, card = table.piles.get(scene.pile, []), scene.card
    if card is None or not scene.pile:
        return []
    place = len(cards) - 1
    if kind is not None:
        other = as_kind(kind, card)
    else:
        other = table.tally(COUNTING_NOW).get((scene.pile, place - 1), scene.under)
    return [CountsNow(scene.pile, place, other.printed)] if other is not None and place >= 0 else []


def as_kind(kind: m.Kind, card: Card) -> Card | None:
    rank = rank_named(kind.rank) if kind.rank is not None else card.rank
    suit = SUITS_OF[kind.suit] if kind.suit is not None else card.suit
    if kind.adjectives or kind.tails or (kind.rank is None and kind.suit is None):
        raise OnlyPeople("nobody can tell what the card counts as")
    return face_of(rank, suit) if rank and suit >= 0 else None


class StandingIn(Part):
    """What the top of a pile counts as."""

    def tallies(self) -> tuple[Memory, ...]:
        return (COUNTING_NOW,)

    def hooks(self) -> list[Heard]:
        return [answers(Counting, self.counts)]

    def counts(self, asked: Counting, table: Table, earlier: Card | None) -> Card | None:
        place = len(table.piles.get(asked.pile, ())) - 1
        return table.tally(COUNTING_NOW).get((asked.pile, place), earlier)
