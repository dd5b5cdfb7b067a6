"""Which cards have a meaning, and which are dead: sentences that only clarify, and rulings on what a source leaves
open.
"""

from dataclasses import dataclass

from cardhouse.cards import NONE, Cards
from cardhouse.core.questions import CardsQuestion
from cardhouse.core.rule import Article, Rule
from cardhouse.core.table import Table


class Special(CardsQuestion):
    """Which cards mean something beyond suit and rank? A bar that speaks of a card counts only while it does."""

    def unruled(self, table: Table) -> Cards:
        return NONE


@dataclass(frozen=True)
class Clarifies(Rule):
    """{text}"""

    text: str = ""

    def __reduce__(self) -> tuple[object, ...]:
        return (Clarifies, (self.text,))


@dataclass(frozen=True)
class Ruled(Rule):
    """How a rule is read where its source leaves that open."""

    ruling: str = ""
    text: str = ""
    contradicts: bool = False  # the source says two things

    def sentence(self) -> str:
        said = f"{self.text[:1].upper()}{self.text[1:]}."
        return f"{said} (The source contradicts itself.)" if self.contradicts else said

    def is_ruling(self) -> bool:
        return True

    def __reduce__(self) -> tuple[object, ...]:
        return (Ruled, (self.ruling, self.text, self.contradicts))


def article(id: str, title: str, *rules: Rule, dial: str = "") -> Article:
    """An article of a book that has no single author."""
    return Article(id, title, "the book", "", rules, dial=dial)


def says(id: str, title: str, text: str, *rules: Rule, dial: str = "") -> Article:
    """An article that begins with a sentence which other articles carry out."""
    return Article(id, title, "the book", "", (Clarifies(text), *rules), dial=dial)


def with_rulings(
    book: tuple[Article, ...], rulings: dict[str, dict[str, str]], contradictions: frozenset[str]
) -> tuple[Article, ...]:
    """A book with rulings, by number, under the articles that they concern."""
    return tuple([ruled(article, rulings.get(article.id, {}), contradictions) for article in book])


def ruled(article: Article, texts: dict[str, str], contradictions: frozenset[str]) -> Article:
    rulings = [Ruled(number, text, number in contradictions) for number, text in texts.items()]
    return Article(article.id, article.title, article.by, article.since, (*article.rules, *rulings), dial=article.dial)
