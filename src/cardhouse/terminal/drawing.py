"""The table as text, from what one seat may see of it."""

from collections.abc import Collection, Iterable, Sequence
from textwrap import wrap
from typing import Final

from cardhouse.cards import Card, card
from cardhouse.cards.card import BACK
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.shown import NO_NUMBER, ShownFigure, ShownPile
from cardhouse.core.view import View
from cardhouse.terminal.tongue import PLAIN, Tongue

CARD_WIDTH: Final = 6
SEAT_WIDTH: Final = 18
MOST_BACKS: Final = 10
UNDER: Final = 4
MOST_SHARED: Final = 12


def sorted_hand(view: View) -> list[Card]:
    """The hand in the order in which it is numbered: by suit, then by rank."""
    return sorted([card(name) for name in view.hand], key=in_order)


def in_order(card: Card) -> tuple[bool, int, int]:
    """Where a card stands in a sorted hand; Jokers come last."""
    return card.joker, card.suit, card.rank


def face(name: str) -> str:
    """A card's name with its sign, or a back."""
    return "▒▒" if name == BACK else str(card(name))


def picture(view: View, width: int, tongue: Tongue = PLAIN) -> list[str]:
    """Everybody else above, stock and piles in the middle, their own hand below."""
    return [*others(view, width, tongue), "", *middle(view, width, tongue), "", *own(view, width, tongue)]


def others(view: View, width: int, tongue: Tongue = PLAIN) -> list[str]:
    """The other players in the order of the seats, beginning at the left."""
    count = len(view.names)
    seats = [(view.seat + step) % count for step in range(1, count)]
    columns = max((width - 2) // SEAT_WIDTH, 1)
    found: list[str] = []
    for at in range(0, len(seats), columns):
        blocks = [seat_block(view, seat, tongue) for seat in seats[at : at + columns]]
        height = max(len(block) for block in blocks)
        for row in range(height):
            cells = [block[row] if row < len(block) else "" for block in blocks]
            found.append("  " + "".join(f"{cell:{SEAT_WIDTH}}" for cell in cells).rstrip())
    return found


def is_dealt(ways: Collection[str]) -> bool:
    """Whether somebody deals at a table that knows these ways of acting."""
    return any(way in ways for way in ("deal", "play"))


def seat_block(view: View, seat: int, tongue: Tongue = PLAIN) -> list[str]:
    """A name, the backs of a hand, and what lies before the seat."""
    held = view.hand_sizes[seat]
    backs = "▒" * min(held, MOST_BACKS)
    deals = seat == view.dealer and is_dealt(view.ways)
    name = f"{view.names[seat][:12]}{tongue.noun(' (deals)') if deals else ''}"
    block = [f"{'▸' if seat == view.turn else ' '} {name}", f"  {backs} {held}".replace("   0", "  0")]
    return [*block, *[f"  {part}" for line in before_seat(view, seat, tongue) for part in wrap(line, SEAT_WIDTH - 3)]]


def before_seat(view: View, seat: int, tongue: Tongue = PLAIN) -> list[str]:
    """The areas and tokens of a seat, and what all have seen of its hand."""
    areas = [a for a in view.areas if a.owner == seat and a.cards]
    shown = view.open_cards[seat] if seat != view.seat else ()
    tokens = [tongue.noun(token.token) for token in view.tokens if token.at == seat]
    tokens += [told(figure, tongue) for figure in view.figures if figure.owner == seat]
    before = [f"{tongue.noun(a.area)} {' '.join(map(face, a.cards))}" for a in areas]
    before += [tongue.says(f"shown {' '.join(map(face, shown))}")] if shown else []
    return [*before, *[f"[{token}]" for token in tokens]]


def boxes(faces: Sequence[str], labels: Sequence[str]) -> list[str]:
    """Cards side by side, each with a label in its lower edge."""
    return [
        "┌────┐" * len(faces),
        "".join(f"│{text:^4}│" for text in faces),
        "".join(f"└{label:─^4}┘" for label in labels),
    ]


def middle(view: View, width: int, tongue: Tongue = PLAIN) -> list[str]:
    """The stock, and each pile with its top card and what lies just under it."""
    stock = f"{tongue.noun('stock')}: {view.stock}"
    found = beside(boxes(["▒▒▒▒" if view.stock else ""], [""]), [stock], "      ")
    marked = {token.pile: tongue.noun(token.token) for token in view.tokens if token.pile}
    several = len(view.piles) > 1
    blocks = [found, *[pile_block(pile, several, marked.get(pile.number, ""), tongue) for pile in view.piles]]
    rows: list[list[str]] = [[""] * 3]
    for block in blocks:
        if len(rows[-1][0]) + len(block[0]) > width and rows[-1][0]:
            rows.append([""] * 3)
        rows[-1] = [left + right for left, right in zip(rows[-1], block, strict=True)]
    return [*[line.rstrip() for row in rows for line in row], *on_show(view, width, tongue)]


def told(figure: ShownFigure, tongue: Tongue = PLAIN) -> str:
    name = tongue.noun(figure.name)
    return name if figure.number == NO_NUMBER else f"{name}: {figure.number}"


def on_show(view: View, width: int, tongue: Tongue = PLAIN) -> list[str]:
    """What lies open for all: shared areas, figures, and what this seat knows of the stock."""
    shared = [area for area in view.areas if area.owner == NO_SEAT and area.cards]
    found = [f"{tongue.noun(area.area)}: {' '.join(map(face, area.cards[-MOST_SHARED:]))}" for area in shared]
    found += [", ".join([told(figure, tongue) for figure in view.figures if figure.owner == NO_SEAT])]
    found += [tongue.says(f"on top of the stock: {' '.join(map(face, view.known))}") if view.known else ""]
    return [line for text in found for line in wrap(text, width, initial_indent="  ", subsequent_indent="    ")]


def pile_block(pile: ShownPile, numbered: bool, token: str = "", tongue: Tongue = PLAIN) -> list[str]:
    """A pile: the top card in a box, and beside it the latest cards under it."""
    top = face(pile.cards[-1]) if pile.cards else ""
    under = [face(name) for name in reversed(pile.cards[:-1])]
    notes = [f"{tongue.noun('pile')} {pile.number}" if numbered else tongue.noun("pile")]
    if under:
        more = tongue.says(f" and {len(under) - UNDER} more") if len(under) > UNDER else ""
        notes.append(f"{tongue.noun('on')} {' '.join(under[:UNDER])}{more}")
    if token:
        notes.append(f"[{token}]")
    return beside(boxes([top], [""]), notes, "   ")


def beside(block: Sequence[str], notes: Sequence[str], indent: str) -> list[str]:
    told = [*notes, *[""] * (len(block) - len(notes))]
    widest = max(map(len, told))
    return [f"{indent}{line} {note:{widest}}" for line, note in zip(block, told, strict=True)]


def own(view: View, width: int, tongue: Tongue = PLAIN) -> list[str]:
    """Their own name, what lies before their own seat, and the hand with its numbers."""
    deals = view.seat == view.dealer and is_dealt(view.ways)
    mark = tongue.noun("(you, deal)" if deals else "(you)")
    name = f"{'▸' if view.seat == view.turn else ' '} {view.names[view.seat]} {mark}"
    line = "   ".join([name, *before_seat(view, view.seat, tongue)])
    found = wrap(line, width, initial_indent="  ", subsequent_indent="      ", drop_whitespace=False)
    hand = sorted_hand(view)
    if not hand:
        return [*found, f"    {tongue.noun('no cards')}"]
    columns = max((width - 4) // CARD_WIDTH, 1)
    for at in range(0, len(hand), columns):
        shown = hand[at : at + columns]
        labels = [str(at + place + 1) for place in range(len(shown))]
        found += [f"    {line}" for line in boxes([str(each) for each in shown], labels)]
    return found


def order_of_play(view: View) -> str:
    """Everybody's name from the player in turn on, in the direction of play."""
    count, first = len(view.names), max(view.turn, 0)
    return ", ".join(view.names[(first + step * view.direction) % count] for step in range(count))


def joined(names: Iterable[str], last: str = "and") -> str:
    """`Ann, Bob and Cat`."""
    words = list(names)
    return f" {last} ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)
