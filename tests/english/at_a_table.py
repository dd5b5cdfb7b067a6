"""A table at which nothing holds but rules in people's words."""

from cardhouse.cards import DECK_FACES
from cardhouse.core.chance import seeded
from cardhouse.core.law import Law
from cardhouse.core.rule import Article
from cardhouse.core.table import PLAYING, Table
from cardhouse.english.written.rule import written


def table_with(*texts: str) -> Table:
    """Four people at play; the rules are called r0, r1 and so on."""
    articles = []
    for number, text in enumerate(texts):
        rule = written(text)
        assert rule is not None, text
        articles.append(Article(f"r{number}", "", text, "", (rule,)))
    law = Law(articles)
    table = Table(law, ["Ann", "Bob", "Cat", "Dan"], seeded(1))
    table.enact(law)
    table.phase, table.turn, table.last = PLAYING, 0, 0
    table.stock = list(DECK_FACES[:12])
    return table
