"""Questions that a scenario may put to the law."""

from cardhouse.cards import Card
from cardhouse.core.acts import Play
from cardhouse.core.questions import Complete, Follows
from cardhouse.core.table import Table
from cardhouse.core.verdicts import judge
from cardhouse.rules.combinations.combinations import Prime
from cardhouse.testing.notation import QueryText
from cardhouse.testing.running.laying import NotKnown, one_card
from cardhouse.testing.running.reading import Reading
from cardhouse.testing.running.registry import Asking, Vocabulary, word

WORDS = Vocabulary()


def cards_of(query: QueryText, start: int = 0) -> tuple[Card, ...]:
    if len(query.args) <= start:
        raise NotKnown(f'"{query}" names no card.', f" For instance: {query.name}(5H)")
    return tuple([one_card(each) for each in query.args[start:]])


@word(WORDS.queries, "prime")
def prime(reading: Reading, query: QueryText) -> Asking:
    cards = cards_of(query)
    return lambda table: all(card in table.ask(Prime()) for card in cards)


@word(WORDS.queries, "seq", "root", "royal")
def together(reading: Reading, query: QueryText) -> Asking:
    """Whether these cards may be laid in one play, leaving aside whether the first fits the pile."""
    cards = cards_of(query)
    return lambda table: may_be_laid(table, cards)


def may_be_laid(table: Table, cards: tuple[Card, ...]) -> bool:
    each_follows = all(cards[at] in table.ask(Follows(cards[:at])) for at in range(1, len(cards)))
    return each_follows and table.ask(Complete(cards))


@word(WORDS.queries, "legal")
def legal(reading: Reading, query: QueryText) -> Asking:
    """Whether a player may play these cards now, on one of the piles."""
    if not query.args:
        raise NotKnown(f'"{query}" names no player.', " For instance: legal(A,5H)")
    seat, cards = reading.seat(query.args[0]), cards_of(query, 1)

    def asking(table: Table) -> bool:
        plays = [Play(seat, cards, pile) for pile in table.piles]
        return any(not play.impossible(table) and not judge(table, play) for play in plays)

    return asking
