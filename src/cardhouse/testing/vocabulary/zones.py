"""Expectations about where cards and tokens lie, and what of it a player sees."""

from collections import Counter
from collections.abc import Callable

from cardhouse.cards import Card
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.table import CENTRE, Table
from cardhouse.testing.notation import BareWord, CardText, Expect, Quoted, ZoneText
from cardhouse.testing.running.laying import NotKnown, cards_listed, is_pile, one_card, pile_numbered, whole
from cardhouse.testing.running.moment import Check, Moment
from cardhouse.testing.running.reading import Reading
from cardhouse.testing.running.registry import Vocabulary, word
from cardhouse.testing.running.seen import as_seen, view_text
from cardhouse.testing.vocabulary.expects import needed, wrong

WORDS = Vocabulary()


def in_zone(expect: Expect) -> ZoneText:
    if expect.zone is None:
        raise wrong(expect, "A{5H,9C}, P1[2H 5H] or deck<5H ..>")
    return expect.zone


def names(cards: list[Card], between: str) -> str:
    return between.join(card.name for card in cards)


@word(WORDS.expects, "hand")
def hand(reading: Reading, expect: Expect) -> Check:
    """Exactly these cards, in any order; `+3` stands for any three."""
    zone = in_zone(expect)
    seat = reading.seat(zone.name)
    wanted = Counter(one_card(each).name for each in zone.cards if each.face)
    any_of_them = sum(each.filler for each in zone.cards)

    def check(moment: Moment) -> str:
        cards = moment.table.hands[seat]
        found = Counter(card.name for card in cards)
        fits = len(cards) == wanted.total() + any_of_them and found >= wanted
        return "" if fits else f"{zone.name}{{{names(cards, ',')}}}"

    return check


def in_order(cards: tuple[CardText, ...]) -> list[str | None]:
    """The names of cards that lie one upon the other; None for any card."""
    wanted: list[str | None] = []
    for each in cards:
        wanted += [one_card(each).name] if each.face else [None] * each.filler
    return wanted


def alike(wanted: list[str | None], found: list[Card]) -> bool:
    pairs = zip(wanted, found, strict=False)
    return len(wanted) == len(found) and all(name in (None, card.name) for name, card in pairs)


@word(WORDS.expects, "pile")
def pile(reading: Reading, expect: Expect) -> Check:
    """Exactly these cards from the bottom; after `..`, just these on top."""
    zone = in_zone(expect)
    if zone.name in reading.book.shared:
        return shared_area(zone)
    number, wanted = pile_numbered(zone.name), in_order(zone.cards)

    def check(moment: Moment) -> str:
        if number not in moment.table.piles:
            return f"{zone.name} gone"
        cards = list(moment.table.piles[number])
        looked_at = cards[max(0, len(cards) - len(wanted)) :] if zone.more else cards
        return "" if alike(wanted, looked_at) else f"{zone.name}[{names(cards, ' ')}]"

    return check


def shared_area(zone: ZoneText) -> Check:
    """`discard[9C 4D]`: exactly these cards in an area before all, the oldest first; after `..`, just these last."""
    wanted = in_order(zone.cards)

    def check(moment: Moment) -> str:
        cards = moment.table.area(zone.name, NO_SEAT)
        looked_at = cards[max(0, len(cards) - len(wanted)) :] if zone.more else cards
        return "" if alike(wanted, looked_at) else f"{zone.name}[{names(cards, ' ')}]"

    return check


@word(WORDS.expects, "deck")
def deck(reading: Reading, expect: Expect) -> Check:
    """`deck=12`, or the cards of the draw pile from its top."""
    if expect.value is not None:
        count = whole(needed(expect, "deck=12"))
        return lambda moment: "" if len(moment.table.stock) == count else f"deck={len(moment.table.stock)}"
    zone = in_zone(expect)
    if zone.name != "deck":
        raise wrong(expect, "deck<5H ..>")
    wanted = in_order(zone.cards)

    def check(moment: Moment) -> str:
        cards = list(reversed(moment.table.stock))
        looked_at = cards[: len(wanted)] if zone.more else cards
        shown = names(cards[: len(wanted) + 3], " ")
        return "" if alike(wanted, looked_at) else f"deck<{shown}{' ..' if len(cards) > len(wanted) + 3 else ''}>"

    return check


@word(WORDS.expects, "#")
def size(reading: Reading, expect: Expect) -> Check:
    """`#A=3` for a hand, `#P1=6` for a pile."""
    name, count = expect.seat or "", whole(expect.value or "")
    if is_pile(name):
        number = pile_numbered(name)
        return lambda moment: told_size(name, len(moment.table.piles.get(number, [])), count)
    seat = reading.seat(name)
    return lambda moment: told_size(name, len(moment.table.hands[seat]), count)


def told_size(name: str, found: int, wanted: int) -> str:
    return "" if found == wanted else f"#{name}={found}"


@WORDS.expect_families.append
def gone(reading: Reading, expect: Expect) -> Check | None:
    """`P1 gone`: a pile that is no longer there."""
    if not is_pile(expect.head) or expect.args != (BareWord("gone"),):
        return None
    number = pile_numbered(expect.head)
    return lambda moment: f"{expect.head} is there" if number in moment.table.piles else ""


@WORDS.expect_families.append
def area(reading: Reading, expect: Expect) -> Check | None:
    """`trap A=7S`: an area that a rule brings; `-` is empty."""
    if expect.head not in reading.book.areas and expect.head not in reading.table.law.areas:
        return None
    if expect.seat is None or expect.value is None:
        raise wrong(expect, f"{expect.head} A=7S")
    seat, wanted = reading.seat(expect.seat), [card.name for card in cards_listed(expect.value)]

    def check(moment: Moment) -> str:
        cards = moment.table.areas[expect.head][seat] if expect.head in moment.table.areas else []
        found = names(cards, ",") or "-"
        return "" if [card.name for card in cards] == wanted else f"{expect.head} {expect.seat}={found}"

    return check


@WORDS.expect_families.append
def token(reading: Reading, expect: Expect) -> Check | None:
    """`dishwasher=C`: where a token that a rule brings lies; `-` is the centre."""
    if expect.head not in reading.book.tokens:
        return None
    if expect.value is None or expect.seat is not None:
        raise wrong(expect, f"{expect.head}=A")
    wanted = reading.seat_or_nobody(expect.value)

    def check(moment: Moment) -> str:
        at = moment.table.tokens.get(expect.head, CENTRE)
        found = "-" if at == NO_SEAT else moment.table.names[at]
        return "" if at == wanted else f"{expect.head}={found}"

    return check


@word(WORDS.expects, "sees", "hidden")
def sees(reading: Reading, expect: Expect) -> Check:
    """What is in a player's view, or is not: words, or another expectation."""
    inner = expect.inner
    if inner is None or expect.seat is None:
        raise wrong(expect, f'{expect.head} A: "words"')
    if inner.head in ("ok", "done", "refused", "impossible", "breach", "no-breach"):
        raise NotKnown(f'"{inner.raw}" is about an act, not about what somebody sees.')
    seat, wanted = reading.seat(expect.seat), expect.head == "sees"
    found = in_view(reading, inner, seat)

    def check(moment: Moment) -> str:
        seen = found(moment.table)
        told = "sees" if seen else "does not see"
        return "" if seen == wanted else f"{moment.table.names[seat]} {told} {inner.raw}"

    return check


def in_view(reading: Reading, inner: Expect, seat: Seat) -> Callable[[Table], bool]:
    match inner.args:
        case (Quoted(words),) if inner.head == "words":
            return lambda table: words in view_text(table, seat)
    check = reading.check(inner)
    return lambda table: not check(Moment(as_seen(table, seat)))
