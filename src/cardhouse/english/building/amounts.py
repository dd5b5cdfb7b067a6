"""Numbers, quantities, and what is said."""

from typing import Final

from cardhouse.english import meaning as m
from cardhouse.english.chart import Builder, Constituents, NoReading
from cardhouse.english.meaning.bases import Amount, Speech, Who

MOST: Final = 999


def bounded(number: int) -> int:
    """Numbers go to 999."""
    if not 0 <= number <= MOST:
        raise NoReading
    return number


def count(parts: Constituents) -> m.Number:
    return m.Number(bounded(parts.numbers[0]) if parts.numbers else 1, parts.has("up"))


def some_cards(parts: Constituents) -> m.SomeCards:
    quantity = parts.maybe(m.Quantity)
    return m.SomeCards(quantity or parts.one(m.Number), parts.maybe(m.CardSort) or m.CardSort.PLAIN)


def quantity(parts: Constituents) -> m.Quantity:
    words = parts.words
    operation = m.Operation(words[0]) if words else None
    return m.Quantity(parts.one(Amount), operation, bounded(parts.numbers[0]) if operation else 0)


def hand_size(parts: Constituents) -> Amount:
    return m.CardsInHand(parts.maybe(Who) or m.THEY)


def span(parts: Constituents) -> m.Span:
    return m.Span.ANSWERED if parts.has("answered") else m.Span.ROW


def how_many(parts: Constituents) -> m.HowMany:
    if parts.has("even") or parts.has("odd"):
        return m.HowMany(0, m.Compared.EVEN if parts.has("even") else m.Compared.ODD)
    number = parts.numbers[0]
    if parts.has("more") or parts.has("least"):
        return m.HowMany(bounded(number + parts.has("more")), m.Compared.AT_LEAST)
    if parts.has("fewer") or parts.has("most"):
        return m.HowMany(bounded(number - parts.has("fewer")), m.Compared.AT_MOST)
    return m.HowMany(bounded(number))


def counter(parts: Constituents) -> m.Counter:
    for name in parts.quoted:
        return m.Counter(name, True)
    return m.Counter(parts.said.removesuffix("s"))


def sum_is(parts: Constituents) -> m.Sum:
    if not parts.numbers:
        return m.Sum(m.SumIs(parts.said))
    return m.Sum(m.SumIs(" ".join(parts.words[:2]) if len(parts.words) > 2 else ""), bounded(parts.numbers[0]))


def in_turn(parts: Constituents) -> Speech:
    found = tuple(each for each in parts.items if isinstance(each, (m.Repeated, m.OnceForEach, m.Quantity)))
    if len(found) == 1 and isinstance(found[0], m.Repeated) and found[0].times == 1:
        return m.OneOfPhrases((found[0].phrase,))
    return m.PartByPart(found)


def repeated(parts: Constituents) -> m.Repeated:
    if not 1 <= parts.numbers[0] <= MOST:
        raise NoReading
    return m.Repeated(parts.quoted[0], parts.numbers[0])


def words(parts: Constituents) -> Speech:
    return m.OneOfPhrases(tuple(dict.fromkeys(parts.quoted)))


def once_for_each(parts: Constituents) -> m.OnceForEach:
    return m.OnceForEach(parts.quoted[0], parts.one(m.Kinds), parts.has("further"), span(parts))


AMOUNTS: Final[dict[str, Builder]] = {
    "Count": count,
    "NCards": some_cards,
    "Sort": lambda parts: m.CardSort(parts.said),
    "SomeOf": lambda parts: m.SomeOf(parts.maybe(m.Quantity) or parts.one(m.Number), parts.one(m.Counter)),
    "Qty": quantity,
    "OfCard": lambda parts: m.ValueOfCard(),
    "HandSize": hand_size,
    "HandWorth": lambda parts: m.ValueOfHand(parts.maybe(Who) or m.THEY),
    "RunLength": lambda parts: m.RunLength(parts.one(m.Kinds), span(parts)),
    "Players": lambda parts: m.NumberOfPlayers(parts.has("half")),
    "Own": lambda parts: m.OwnCount(parts.one(m.Counter)),
    "TheRoll": lambda parts: m.TheRoll(),
    "NumCmp": how_many,
    "CardUnit": lambda parts: m.CARD,
    "Counter": counter,
    "Sum": sum_is,
    "Words": words,
    "InTurn": in_turn,
    "Phrase": lambda parts: m.Repeated(parts.quoted[0]),
    "Repeated": repeated,
    "ForEach": once_for_each,
    "Anything": lambda parts: m.Anything(),
    "CardName": lambda parts: m.NameOfCard(),
    "CardAttr": lambda parts: m.AttributeOfCard(m.Attribute(parts.words[1])),
    "NextOf": lambda parts: m.NextOf(tuple(parts.quoted)),
    "NextNum": lambda parts: m.NextNumber(m.Course(parts.words[-1])),
}
