"""What is typed to buy, to look at the stock, and to put it back in order."""

from collections.abc import Sequence

from cardhouse.cards import RANKS, Card, card, listed
from cardhouse.core.acts import Act
from cardhouse.core.lines import SHORTENED, NotUnderstood, Speaker, WordReader, helps, said_as, verb
from cardhouse.rules.market.peeks import LOOK, Arrange, Peek
from cardhouse.rules.market.trade import MARKET, Buy

helps(50, "buy k, buy k with 5s", "buy from the market, with the lowest card that will do or another", "buy")
helps(65, "look, order 5h 3s", "look at the top of the stock, and put it back in this order", LOOK)
helps(70, "keep", "take back a hand that was just swept away, where no referee is", "keep")


@verb("buy")
def buy(reader: WordReader, rest: list[str]) -> Act:
    """`buy kh 5s`, the last ones from the hand; `for` and `with` may stand between. `buy k` takes the first King
    there is, and whoever names no payment pays with the lowest card that will do.
    """
    said = [word for word in rest if word.casefold() not in ("a", "an", "for", "with")]
    if said and said[0].upper() in RANKS:
        rank = RANKS.index(said[0].upper()) + 1
        lying = [name for area in reader.view.areas if area.area == MARKET for name in area.cards]
        first = [name for name in lying if card(name).rank == rank]
        if not first:
            raise NotUnderstood(f"There is no {said[0].upper()} in the market.")
        said[0] = first[0]
    bought, *paid = reader.cards(said, "buy kh 5s")
    return Buy(reader.seat, bought, tuple(paid) or lowest(reader, bought))


def lowest(reader: WordReader, bought: Card) -> tuple[Card, ...]:
    """The lowest card of the hand that is worth the price, or else the highest there is."""
    price = f"price {RANKS[bought.rank - 1]}" if bought.rank else ""
    least = next((figure.number for figure in reader.view.figures if figure.name == price), 0)
    hand = sorted([card(name) for name in reader.view.hand], key=lambda each: each.rank)
    return tuple([each for each in hand if each.rank >= least][:1] or hand[-1:])


@verb("look", LOOK)
def look(reader: WordReader, rest: list[str]) -> Act | None:
    if LOOK not in reader.view.ways:
        return None
    due = [figure.number for figure in reader.view.figures if (figure.name, figure.owner) == (LOOK, reader.seat)]
    return Peek(reader.seat, int(rest[0]) if rest and rest[0].isdecimal() else (*due, 1)[0])


@verb("order", place=2)
def order(reader: WordReader, rest: list[str]) -> Act:
    """`order 5h 3s`, or `order 2 1`, by their places on the stock."""
    known = reader.view.known
    places = [known[int(word) - 1] if word.isdecimal() and 0 < int(word) <= len(known) else word for word in rest]
    return Arrange(reader.seat, reader.cards(places, "order 5h 3s"))


def cheapest(purchases: list[Buy]) -> list[Buy]:
    """For each card that is to be had, the purchases that cost least."""
    least: dict[Card, int] = {}
    for act in purchases:
        least[act.card] = min(paid(act), least.get(act.card, paid(act)))
    return [act for act in purchases if paid(act) == least[act.card]]


SHORTENED[Buy] = cheapest


def paid(purchase: Buy) -> int:
    return sum([card.rank for card in purchase.cards])


@said_as(Buy)
def buying(act: Buy, to: Speaker, names: Sequence[str]) -> str:
    return to.says(f"buy {act.card} with {listed(act.cards)}", names)


@said_as(Peek)
def peeking(act: Peek, to: Speaker, names: Sequence[str]) -> str:
    return to.says(f"look at the top {act.count} cards of the stock", names)


@said_as(Arrange)
def arranging(act: Arrange, to: Speaker, names: Sequence[str]) -> str:
    return to.says(f"put them back as {' '.join(map(str, act.cards))}, the first on top", names)
