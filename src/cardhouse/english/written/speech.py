"""The words that a sentence wants to be said, as they are owed at a moment."""

from typing import Final

from cardhouse.core.speech import RANK_WORDS, SUIT_WORDS, card_name, says
from cardhouse.core.table import Table
from cardhouse.english import meaning as m
from cardhouse.english.meaning.bases import Speech
from cardhouse.english.written.cards import RED_SUITS
from cardhouse.english.written.errors import OnlyPeople
from cardhouse.english.written.identity import rank_of, suit_of, value_of
from cardhouse.english.written.people import amount, answered_length, run_length
from cardhouse.english.written.scene import Scene

OR: Final = '" or "'
"""Between phrases of which one will do; whoever shows it puts quotes around the whole."""


def words_owed(speech: Speech, table: Table, scene: Scene) -> tuple[str, int]:
    """What is to be said, and how often; nothing, if the moment has no such words."""
    match speech:
        case m.OneOfPhrases(phrases):
            return OR.join(phrases), 1
        case m.PartByPart((m.Repeated(phrase, times),)):
            return phrase, times
        case m.PartByPart(parts):
            return " ".join([said for part in parts for said in spoken(part, table, scene)]), 1
        case m.NameOfCard():
            return (card_name(scene.card.rank, scene.card.suit) if scene.card and not scene.card.joker else ""), 1
        case m.AttributeOfCard(attribute):
            return attribute_said(attribute, table, scene), 1
    raise OnlyPeople("nobody can tell which words are meant")


def spoken(part: m.Repeated | m.OnceForEach | m.Quantity, table: Table, scene: Scene) -> list[str]:
    match part:
        case m.Repeated(phrase, times):
            return [phrase] * times
        case m.OnceForEach(phrase, cards, further, m.Span.ROW):
            return [phrase] * max(0, run_length(cards, table) - further)
        case m.OnceForEach(phrase, cards, further, m.Span.ANSWERED):
            return [phrase] * max(0, answered_length(cards, table) - further)
        case m.Quantity():
            return [str(amount(part, table, scene))]
    raise OnlyPeople("nobody can tell how often that is to be said")


def attribute_said(attribute: m.Attribute, table: Table, scene: Scene) -> str:
    if scene.card is None:
        return ""
    rank, suit = rank_of(table, scene.card), suit_of(table, scene.card)
    match attribute:
        case m.Attribute.SUIT:
            return SUIT_WORDS[suit].capitalize() if suit >= 0 else ""
        case m.Attribute.RANK:
            return RANK_WORDS[rank - 1].capitalize() if rank else ""
        case m.Attribute.COLOUR:
            return "" if suit < 0 else "red" if suit in RED_SUITS else "black"
        case m.Attribute.PARITY:
            return "odd" if value_of(table, scene.card) % 2 else "even"
    return str(value_of(table, scene.card))


def said_one_of(words: str, wanted: str) -> bool:
    """Whether one of the phrases was said of which one will do."""
    return any(says(words, phrase) for phrase in wanted.split(OR))
