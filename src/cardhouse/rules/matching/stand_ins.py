"""Cards that are named aloud, and cards that stand for another in every respect."""

from contextlib import suppress
from dataclasses import dataclass

from cardhouse.cards import Card, Cards, UnknownCard, card
from cardhouse.core.affairs import Owed
from cardhouse.core.declared import option
from cardhouse.core.events import Played
from cardhouse.core.hooks import after, answers
from cardhouse.core.landing import Counting
from cardhouse.core.owed import SAY, Duty
from cardhouse.core.people_acts import SaidEnough
from cardhouse.core.questions import Matches
from cardhouse.core.rule import CardRule, Rule
from cardhouse.core.speech import CARD_NAME, card_name, heard, mentions, says
from cardhouse.core.table import Events, Question, Table
from cardhouse.rules.calling.calls import CalledFor, Wordings, first_time
from cardhouse.rules.timing.owing_in_time import LENIENT_WORDS


@dataclass(eq=False)
class CountingAs(Question):
    """Which cards does a word mean that means these? These, and those that stand for one of them."""

    cards: Cards

    def unruled(self, table: Table) -> Cards:
        return self.cards


@dataclass(frozen=True)
class NamesTheCard(CardRule):
    """Whoever plays {on} says the name of the card."""

    full_names: bool = option(False, "The full name has to be said", ruling="R-M31", subject="Words")

    def calls(self) -> tuple[str, ...]:
        return ("Failure to say the name of the card",)

    @answers(SaidEnough)
    def in_full(self, asked: SaidEnough, table: Table, earlier: bool) -> bool:
        return earlier and (not self.full_names or not is_name(asked.wanted) or mentions(asked.words, asked.wanted))

    @after(Played)
    def owe_its_name(self, played: Played, table: Table) -> Events:
        return (Owed(Duty(played.player, SAY, name_of(played.card))),)

    @answers(CalledFor)
    def or_any_name(self, asked: CalledFor, table: Table, earlier: bool) -> bool:
        name = first_time(asked.words).casefold().partition("failure to say ")[2]
        mine = table.law.holds(self, asked.rule)
        return earlier or (mine and is_name(name) and any(says(name, name_of(card)) for card in self.on))

    @answers(Wordings)
    def or_the_name(self, asked: Wordings, table: Table, earlier: tuple[str, ...]) -> tuple[str, ...]:
        if not table.law.holds(self, asked.breach.rule):
            return earlier
        return (*earlier, *[words.partition(" say ")[0] + " say the name of the card" for words in earlier])


def name_of(card: Card) -> str:
    return card_name(card.rank, card.suit)


def is_name(words: str) -> bool:
    """Whether these words are the name of a card and nothing else."""
    return [phrase.kind for phrase in heard(words)] == [CARD_NAME]


@dataclass(frozen=True)
class SaidAlso(Rule):
    """A table may let it be said in other words that mean the same."""

    wanted: str = ""
    also_said: str = ""
    lenient_words: bool = option(False, LENIENT_WORDS)

    @answers(SaidEnough)
    def or_so(self, asked: SaidEnough, table: Table, earlier: bool) -> bool:
        also = self.lenient_words and asked.wanted == self.wanted
        return earlier or (also and says(asked.words, self.also_said))


@dataclass(frozen=True)
class StandsFor(CardRule):
    """{on} counts as the {other} in every respect."""

    other: str = "9D"

    def filled(self, texts: list[str]) -> str:
        said = super().filled(texts)
        with suppress(UnknownCard):  # what is no card is said as it stands
            said = said.replace(self.other, str(card(self.other)))
        return said

    def __reduce__(self) -> tuple[object, ...]:
        return (StandsFor, (self.on, self.other))

    @answers(CountingAs)
    def meant_too(self, asked: CountingAs, table: Table, earlier: Cards) -> Cards:
        return earlier | self.on if card(self.other) in earlier else earlier

    @answers(Counting)
    def counts_as(self, asked: Counting, table: Table, earlier: Card | None) -> Card | None:
        return card(self.other) if earlier is not None and earlier in self.on else earlier

    @answers(Matches)
    def where_the_other_goes(self, asked: Matches, table: Table, earlier: Cards) -> Cards:
        return earlier | self.on if card(self.other) in earlier else earlier - self.on
