"""Laws that tables share: a law never changes, and is large."""

from functools import lru_cache
from typing import Final

from cardhouse.core.law import Law
from cardhouse.core.rule import Article

MOST_LAWS: Final = 64


def law_of(book: tuple[Article, ...], dial: str, off: frozenset[str] = frozenset()) -> Law:
    """The law of these articles, the same for all who ask. What is worked out from it is worked out once for all of
    them.
    """
    try:
        return shared_law(book, dial, off)
    except TypeError:  # a rule of somebody's own that has no hash is not shared
        return Law(book, dial=dial, off=off)


@lru_cache(maxsize=MOST_LAWS)
def shared_law(book: tuple[Article, ...], dial: str, off: frozenset[str]) -> Law:
    return Law(book, dial=dial, off=off)
