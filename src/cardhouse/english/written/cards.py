"""Which cards a sentence means, at a table and at a moment."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from cardhouse.cards import ALL, JOKERS, NONE, RANKS, Card, Cards, set_of
from cardhouse.core.chance import seeded
from cardhouse.core.law import Law
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.table import Table
from cardhouse.english import meaning as m
from cardhouse.english.meaning.bases import Tail
from cardhouse.english.walking import inside
from cardhouse.english.written.errors import OnlyPeople
from cardhouse.english.written.families import is_there, lent
from cardhouse.english.written.identity import Wild, faces_where, identity, rank_of, suit_of, value_of
from cardhouse.english.written.memory import CALLED, FRESH, NAMED_NOTHING, STARTER

if TYPE_CHECKING:
    from cardhouse.rules.going_back import wrong_cards as in_wrong_cards
else:
    in_wrong_cards = lent("going_back.wrong_cards")


RED_SUITS: Final = (1, 2)
PRIMES: Final = (2, 3, 5, 7, 11, 13)
SUITS_OF: Final = {m.Suit.SPADES: 0, m.Suit.HEARTS: 1, m.Suit.DIAMONDS: 2, m.Suit.CLUBS: 3}
_KNOWN: Final = "known"
"""Where a kind keeps, beside its fields, the cards that it means under the law that was last asked for."""
_IN_A_GROUP: Final = (m.InOrder, m.MatchingOneAnother)


def rank_named(rank: str) -> int:
    """1 to 13; 0 for a rank that no pack has."""
    return RANKS.index(rank) + 1 if rank in RANKS else 0


def meant(cards: m.Kinds, table: Table, under: Card | None, player: Seat) -> Cards:
    """The cards of these kinds; `under` is the one that they are, or were, to go on, `player` who has or had them."""
    known = cards.__dict__.get(_KNOWN)
    if known is not None and known[0] is table.law:
        return known[1]  # type: ignore[no-any-return]
    bits = 0
    for kind in cards.kinds:
        bits |= of_kind(kind, table, under, player).bits
    found_now = Cards(bits)
    if all(is_static(kind) for kind in cards.kinds):
        cards.__dict__[_KNOWN] = (table.law, found_now)
    return found_now


def possible(cards: m.Kinds) -> Cards:
    """All cards that can be of these kinds as they are printed, whatever lies on the table and whatever they are on."""
    bits = 0
    for kind in cards.kinds:
        if m.Adjective.WILD in kind.adjectives:
            return ALL
        lasting = tuple([tail for tail in kind.tails if isinstance(tail, m.OrBeyond)])
        bits |= found(m.Kind(kind.rank, kind.suit, kind.joker, kind.adjectives, lasting), as_printed(), None, 0).bits
    return Cards(bits)


def printed(cards: m.Kinds) -> Cards:
    """The cards of these kinds as they are printed, whatever they count as. Raises OnlyPeople for kinds that depend on
    anything else.
    """
    bits = 0
    for kind in cards.kinds:
        if kind.tails or m.Adjective.WILD in kind.adjectives:
            raise OnlyPeople("nobody can tell which cards are meant once and for all")
        bits |= found(kind, as_printed(), None, NO_SEAT).bits
    return Cards(bits)


@cache
def as_printed() -> Table:
    """A table without rules, at which cards are what is printed on them."""
    return Table(Law([]), ["A", "B"], seeded(1))


def is_static(kind: m.Kind) -> bool:
    """Whether it is the same as long as the rules are."""
    return all(isinstance(tail, (m.OrBeyond, m.OtherThan, *_IN_A_GROUP)) or own(tail) for tail in kind.tails)


def own(tail: Tail) -> bool:
    """Whether it compares cards of a group or a run with one another, and with no other card."""
    return isinstance(tail, (m.SameAs, m.DifferentFrom)) and tail.other is None


Laying = Callable[[Table, Card | None, Seat], Cards]
"""Which cards are meant, for the one that they are to go on and whoever has them."""


def laying(cards: m.Kinds, on: m.Kinds | None) -> Laying:
    """The cards of these kinds that are played on one of those: a single card "of the same suit", or one on which
    another is played, is of the suit of the other.
    """
    if not any(own(tail) for tail in inside(cards, Tail)) and not any(compares(tail) for tail in inside(on, Tail)):

        def plainly(table: Table, top: Card | None, player: Seat) -> Cards:
            if on is not None and (top is None or top not in meant(on, table, None, NO_SEAT)):
                return NONE
            return meant(cards, table, top, player)

        return plainly

    def comparing(table: Table, top: Card | None, player: Seat) -> Cards:
        bits = 0
        for kind in cards.kinds:
            bits |= (of_kind(kind, table, top, player) & compared(kind, own, table, top)).bits
        return Cards(bits) if on is None else Cards(bits) & going_on(on, table, top)

    return comparing


def going_on(on: m.Kinds, table: Table, top: Card | None) -> Cards:
    """All cards that, played on this one, are played on a card of these kinds."""
    if not any(compares(tail) for kind in on.kinds for tail in kind.tails):
        return ALL if top is not None and top in meant(on, table, None, NO_SEAT) else NONE
    bits = 0
    for kind in on.kinds:
        plain = replace(kind, tails=tuple([tail for tail in kind.tails if not compares(tail)]))
        if top is not None and top in of_kind(plain, table, None, NO_SEAT):
            bits |= compared(kind, compares, table, top).bits
    return Cards(bits)


def compares(tail: Tail) -> bool:
    """Whether it compares a card with the one that is played on it, however it says so."""
    return isinstance(tail, (m.SameAs, m.DifferentFrom)) and tail.other is not m.Other.STARTING


def compared(kind: m.Kind, which: Callable[[Tail], bool], table: Table, top: Card | None) -> Cards:
    """All cards that are so, beside this one, as these words of a kind say."""
    cards = ALL
    for tail in kind.tails:
        if isinstance(tail, (m.SameAs, m.DifferentFrom)) and which(tail):
            shared = sharing(tail.attribute, top, table) if top is not None else NONE
            cards = NONE if top is None else cards & shared if isinstance(tail, m.SameAs) else cards - shared
    return cards


def of_kind(kind: m.Kind, table: Table, under: Card | None, player: Seat) -> Cards:
    known = kind.__dict__.get(_KNOWN)
    if known is not None and known[0] is table.law:
        return known[1]  # type: ignore[no-any-return]
    if not is_static(kind):
        return found(kind, table, under, player)
    lasting: Cards | None = table.law.plans.get(kind)
    if lasting is None:
        lasting = table.law.plans[kind] = found(kind, table, None, player)
    kind.__dict__[_KNOWN] = (table.law, lasting)
    return lasting


def found(kind: m.Kind, table: Table, under: Card | None, player: Seat) -> Cards:
    cards = named(kind, table)
    for adjective in kind.adjectives:
        cards = cards & such(adjective, table)
    for tail in kind.tails:
        cards = tailed(tail, kind, cards, table, under, player)
    return cards


def named(kind: m.Kind, table: Table) -> Cards:
    """By rank and suit, or just any; a Joker is always a Joker."""
    if kind.joker:
        return JOKERS
    if kind.rank is None and kind.suit is None:
        return ALL
    every = identity(table)
    rank = rank_named(kind.rank) if kind.rank is not None else 0
    suit = SUITS_OF[kind.suit] if kind.suit is not None else -1
    beyond = any(isinstance(tail, m.OrBeyond) for tail in kind.tails)
    return faces_where(
        [
            (kind.rank is None or beyond or every.ranks[at] == rank > 0) and (suit < 0 or every.suits[at] == suit)
            for at in range(len(every.ranks))
        ]
    )


def such(adjective: m.Adjective, table: Table) -> Cards:
    if adjective is m.Adjective.WILD:
        return table.ask(Wild())
    every = identity(table)
    places = range(len(every.ranks))
    match adjective:
        case m.Adjective.RED:
            return faces_where([every.suits[at] in RED_SUITS for at in places])
        case m.Adjective.BLACK:
            return faces_where([every.suits[at] in (0, 3) for at in places])
        case m.Adjective.EVEN:
            return faces_where([every.values[at] > 0 and every.values[at] % 2 == 0 for at in places])
        case m.Adjective.ODD:
            return faces_where([every.values[at] % 2 == 1 for at in places])
        case m.Adjective.PRIME:
            return faces_where([every.values[at] in PRIMES for at in places])
        case m.Adjective.FACE:
            return faces_where([every.ranks[at] > 10 for at in places])
    return faces_where([2 <= every.ranks[at] <= 10 for at in places])


def tailed(tail: Tail, kind: m.Kind, cards: Cards, table: Table, under: Card | None, player: Seat) -> Cards:
    """Those of the cards of which the words after their name are true as well."""
    match tail:
        case m.OrBeyond(direction):
            limit = rank_named(kind.rank or "")
            values = identity(table).values
            higher = direction is m.Direction.HIGHER
            return cards & faces_where([v > 0 and (v >= limit if higher else v <= limit) for v in values])
        case m.OtherThan(other):
            return cards - of_kind(other, table, under, player)
        case m.OfCalled(what):
            return cards & called(what, table)
        case m.JustGot(how):
            return cards & set_of(list(table.tally(FRESH).cards(player, how is m.HowGot.DRAWN)))
        case m.InOrder() | m.MatchingOneAnother():
            return cards
        case m.SameAs(attribute, None) | m.DifferentFrom(attribute, None):
            return cards  # of a group or a run; for a single card see `single`
        case m.SameAs(attribute, other) | m.DifferentFrom(attribute, other):
            card = other_card(other, table, under)
            alike = sharing(attribute, card, table) if card else NONE
            return NONE if card is None else cards & alike if isinstance(tail, m.SameAs) else cards - alike
        case m.IdenticalTo(other):
            card = other_card(other, table, under)
            return cards & set_of([card.printed]) if card else NONE
        case m.Beyond(direction, other, by, at_least):
            sign = 1 if direction is m.Direction.HIGHER else -1
            return cards & by_steps(table, other_card(other, table, under), sign, by, at_least)
        case m.Beside(by, other):
            card = other_card(other, table, under)
            return cards & (by_steps(table, card, 1, by, False) | by_steps(table, card, -1, by, False))
    raise OnlyPeople("nobody can tell which cards are meant")


def other_card(other: m.Other | None, table: Table, under: Card | None) -> Card | None:
    return table.tally(STARTER) if other is m.Other.STARTING else under


def by_steps(table: Table, card: Card | None, sign: int, by: int | None, at_least: bool) -> Cards:
    """The cards so many steps above or below another."""
    if card is None:
        return NONE
    middle = value_of(table, card)
    steps = [sign * (value - middle) if value else 0 for value in identity(table).values]
    return faces_where([step > 0 if by is None else step >= by if at_least else step == by for step in steps])


def sharing(attribute: m.Attribute, card: Card, table: Table) -> Cards:
    """The cards that have this in common with another."""
    every = identity(table)
    match attribute:
        case m.Attribute.SUIT:
            suit_here = suit_of(table, card)
            return faces_where([suit == suit_here >= 0 for suit in every.suits])
        case m.Attribute.RANK:
            rank_here = rank_of(table, card)
            return faces_where([rank == rank_here > 0 for rank in every.ranks])
        case m.Attribute.VALUE:
            value_here = value_of(table, card)
            return faces_where([value == value_here for value in every.values])
        case m.Attribute.COLOUR:
            red = suit_of(table, card) in RED_SUITS
            return faces_where([suit >= 0 and (suit in RED_SUITS) == red for suit in every.suits])
    odd = value_of(table, card) % 2
    return faces_where([value % 2 == odd for value in every.values])


def called(what: m.Callable, table: Table) -> Cards:
    """The cards of the suit or rank that was called; none, if none was."""
    every, (suit, rank) = identity(table), called_now(table)
    if what is m.Callable.SUIT:
        return faces_where([each == suit >= 0 for each in every.suits])
    return faces_where([each == rank > 0 for each in every.ranks])


def called_now(table: Table) -> tuple[int, int]:
    """The called suit (-1: none) and the called rank (0: none), by whatever rule."""
    suit, rank = table.tally(CALLED) if CALLED in table.law.tally_place else NAMED_NOTHING
    if suit >= 0 or not is_there(in_wrong_cards):
        return suit, rank
    return table.ask(in_wrong_cards.SuitState())[0], rank


def single(cards: m.Kinds, table: Table, card: Card, under: Card | None, player: Seat) -> bool:
    """Whether one card, played on another, is one of these: then "of the same suit" is the other's."""
    for kind in cards.kinds:
        if card not in of_kind(kind, table, under, player):
            continue
        compared = [tail for tail in kind.tails if isinstance(tail, (m.SameAs, m.DifferentFrom)) and tail.other is None]
        if all(like(tail, table, card, under) for tail in compared):
            return True
    return False


def like(tail: m.SameAs | m.DifferentFrom, table: Table, card: Card, under: Card | None) -> bool:
    if under is None:
        return False
    return (card in sharing(tail.attribute, under, table)) == isinstance(tail, m.SameAs)


def alike(cards: m.Kinds, table: Table, group: list[Card]) -> bool:
    """Whether some cards are all of one of these kinds, and alike among themselves if it says so."""
    return any(
        all(card in of_kind(kind, table, None, 0) for card in group) and together_as(kind, table, group)
        for kind in cards.kinds
    )


def apart(kind: m.Kind) -> m.Kind:
    """The kind without what it says of cards among themselves."""
    return replace(kind, tails=tuple([tail for tail in kind.tails if not is_among_them(tail)]))


def is_among_them(tail: Tail) -> bool:
    alone = isinstance(tail, (m.SameAs, m.DifferentFrom)) and tail.other is None
    return alone or isinstance(tail, _IN_A_GROUP)


def together_as(kind: m.Kind, table: Table, group: list[Card]) -> bool:
    """Whether cards of a kind are so among themselves as it says: of the same suit, of different ranks, in order."""
    for tail in kind.tails:
        if isinstance(tail, m.SameAs) and tail.other is None:
            if any(card not in sharing(tail.attribute, group[0], table) for card in group[1:]):
                return False
        elif isinstance(tail, m.DifferentFrom) and tail.other is None:
            pairs = [(one, two) for at, one in enumerate(group) for two in group[at + 1 :]]
            if any(two in sharing(tail.attribute, one, table) for one, two in pairs):
                return False
        elif isinstance(tail, m.InOrder) and not in_order(tail.order, [value_of(table, card) for card in group]):
            return False
    return True


def in_order(order: m.Sequence, values: list[int]) -> bool:
    steps = [later - earlier for earlier, later in pairwise(values)]
    if order is m.Sequence.INCREASING:
        return all(step > 0 for step in steps)
    if order is m.Sequence.DECREASING:
        return all(step < 0 for step in steps)
    return all(step == 1 for step in steps) or all(step == -1 for step in steps)
