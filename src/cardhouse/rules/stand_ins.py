"""Cards that are named aloud, and cards that stand for another in every respect."""

from dataclasses import dataclass

from cardhouse.cards import Card, Cards, card
from cardhouse.core.affairs import Owed
from cardhouse.core.events import Played
from cardhouse.core.hooks import after, answers
from cardhouse.core.interruptions import Counting
from cardhouse.core.owed import SAY, Duty
from cardhouse.core.questions import Matches
from cardhouse.core.rule import CardRule
from cardhouse.core.speech import card_name
from cardhouse.core.table import Events, Table
from cardhouse.rules.calls import Wordings
from cardhouse.rules.owing_in_time import IN_TIME


class NamesTheCard(CardRule):
    """Whoever plays {on} says the name of the card."""

    @after(Played)
    def owe_its_name(self, played: Played, table: Table) -> Events:
        name = card_name(played.card.rank, played.card.suit)
        return (Owed(Duty(played.player, SAY, name, until=IN_TIME)),)

    @answers(Wordings)
    def or_the_name(self, asked: Wordings, table: Table, earlier: tuple[str, ...]) -> tuple[str, ...]:
        article = table.law.by_id.get(asked.breach.rule)
        if article is None or self not in article.rules:
            return earlier
        return (*earlier, *[words.partition(" say ")[0] + " say the name of the card" for words in earlier])


@dataclass(frozen=True)
class StandsFor(CardRule):
    """{on} counts as the {other} in every respect."""

    other: str = "9D"

    def options(self) -> dict[str, object]:
        return {}

    def __reduce__(self) -> tuple[object, ...]:
        return (StandsFor, (self.on, self.other))

    @answers(Counting)
    def counts_as(self, asked: Counting, table: Table, earlier: Card | None) -> Card | None:
        return card(self.other) if earlier is not None and earlier in self.on else earlier

    @answers(Matches)
    def where_the_other_goes(self, asked: Matches, table: Table, earlier: Cards) -> Cards:
        return earlier | self.on if card(self.other) in earlier else earlier - self.on
