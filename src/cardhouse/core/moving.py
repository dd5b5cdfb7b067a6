"""How cards are moved: one fold for all events that take cards from a place to a place, and one way back.

An event that moves cards says so by its `moves` and leaves the rest to `MovesCards`. It stays an event of its own kind,
with its own fields, because rules listen for the deed: somebody drew, gave, took, bought. What goes back `Undoes`
something: it names the events that are undone, and their moves are made the other way round, the latest first.
"""

from mypy_extensions import mypyc_attr

from cardhouse.cards import Card
from cardhouse.core.places import (
    ALL_OF_IT,
    AREA,
    BOTTOM,
    HAND,
    OLDEST,
    PILE,
    STOCK,
    TOP,
    CardMove,
    CardMoves,
    CardPlace,
)
from cardhouse.core.seats import Seat
from cardhouse.core.table import Event, Table


@mypyc_attr(allow_interpreted_subclasses=True)
class MovesCards(Event):
    """Cards went from places to places, as its `moves` say."""

    def apply(self, table: Table) -> None:
        moves = self.moves()
        carry_all(table, moves)
        for move in moves:
            if move.target.kind == HAND and move.source.kind != AREA:  # whoever takes cards up has seen them
                table.informed |= 1 << move.target.number
        self.besides(table)

    def besides(self, table: Table) -> None:
        """What else is otherwise after it: nothing, for most."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Undoes(MovesCards):
    """What happened before is undone, and nobody learns anything by it."""

    def undone(self) -> tuple[Event, ...]:
        """The events that are undone, the oldest first."""
        raise NotImplementedError

    def moves(self) -> CardMoves:
        return ways_back(self.undone())

    def apply(self, table: Table) -> None:
        carry_all(table, self.moves())
        self.besides(table)


def ways_back(events: tuple[Event, ...]) -> CardMoves:
    """The moves that undo all moves of these events, the latest first."""
    return tuple([move.back() for event in events[::-1] for move in event.moves()[::-1]])


def lying_at(table: Table, place: CardPlace) -> list[Card]:
    """The cards in a place."""
    kind = place.kind
    if kind == HAND:
        return table.hands[place.number]
    if kind == STOCK:
        return table.stock
    return table.piles[place.number] if kind == PILE else table.area(place.area, place.number)


def carry_all(table: Table, moves: CardMoves) -> None:
    """Make the moves of one event, one after the other. All that lies in a place goes as it lay before them, so that
    hands which are handed round are not mixed.
    """
    whole = [(move, lift(lying_at(table, move.source), move)) for move in moves if move.heap == ALL_OF_IT]
    for move, lifted in whole:
        put_heap(table, move, lifted)
    for move in moves:
        if move.heap != ALL_OF_IT:
            carry(table, move)


def put_heap(table: Table, move: CardMove, lifted: list[Card]) -> None:
    """Put a heap that was taken away where it goes."""
    target, to = lying_at(table, move.target), move.target.at
    at = to if to >= 0 else len(target)
    target[at:at] = [card.printed for card in lifted]


def carry(table: Table, move: CardMove) -> None:
    """Take cards from one place and put them to another. What is not there cannot have moved: ValueError."""
    from_place, to_place = move.source, move.target
    source = lying_at(table, from_place)
    if move.heap:
        put_heap(table, move, lift(source, move))
        return
    target, to = lying_at(table, to_place), to_place.at
    anywhere, as_named = from_place.at == OLDEST, is_put_down(from_place.kind, to_place.kind)
    for card in move.cards:
        if anywhere:
            take(source, card, from_place)
        else:
            source.pop(find(source, card, from_place))
        put = card if as_named else card.printed
        if to >= 0:
            target.insert(to, put)
            to += 1
        else:
            target.append(put)


def take(lying: list[Card], card: Card, place: CardPlace) -> None:
    """Take a card away, the oldest of equal ones; it mostly lies there as it is named, and is looked for once."""
    try:
        lying.remove(card)
    except ValueError:
        del lying[find(lying, card, place)]


def is_put_down(source: int, target: int) -> bool:
    """Whether cards go from such a place to such a place by being put on the table by somebody who has them: then they
    lie as they are named, face down or as something else than they are. Elsewhere they are what is printed on them.
    """
    return source in (HAND, AREA) and target in (PILE, AREA)


def lift(source: list[Card], move: CardMove) -> list[Card]:
    """Take a heap of cards away, in the order in which they lie."""
    count = move.heap if move.heap > 0 else len(source)
    at = move.source.at if move.source.at >= BOTTOM else len(source) - count
    if not 0 <= at <= len(source) - count:
        raise ValueError(f"there are no {count} cards in {move.source.words}")
    lifted = source[at : at + count]
    del source[at : at + count]
    return lifted


def find(lying: list[Card], card: Card, place: CardPlace) -> int:
    """Where a card lies, as it is named or else as it is printed. Raises ValueError, if it does not lie there."""
    at = place.at
    if at >= TOP:
        if len(lying) > at and lying and (lying[at] is card or lying[at] is card.printed):
            return at
        raise ValueError(f"{card.name} is not on top of {place.words}" if at == TOP else missing(card, place))
    last = len(lying) - 1
    first, step = (0, 1) if at == OLDEST else (last, -1)
    found = seek(lying, card, first, step)
    if found < 0 and card.printed is not card:
        found = seek(lying, card.printed, first, step)
    if found >= 0:
        return found
    each = first
    while 0 <= each <= last:
        if lying[each].printed is card:
            return each
        each += step
    raise ValueError(missing(card, place))


def seek(lying: list[Card], face: Card, first: int, step: int) -> int:
    """The first place at which this very card lies, from here on in steps; -1 if it does not."""
    last = len(lying) - 1
    while 0 <= first <= last:
        if lying[first] is face:
            return first
        first += step
    return -1


def missing(card: Card, place: CardPlace) -> str:
    return f"{card.name} is not in {place.words}"


def count_act(table: Table, player: Seat) -> None:
    """The player in turn has done something."""
    if player == table.turn:
        table.acted += 1
