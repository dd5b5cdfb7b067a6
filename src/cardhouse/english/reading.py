"""Reading the exact language: a text, sentence by sentence, and what each of them means."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from cardhouse.english import meaning as m
from cardhouse.english.building import BUILDERS
from cardhouse.english.chart import Budget, Chart, TooHard
from cardhouse.english.ebnf import grammar
from cardhouse.english.grammar import GRAMMAR
from cardhouse.english.meaning.bases import Sentence
from cardhouse.english.normal import normal_rule
from cardhouse.english.synonyms import SYNONYMS, Synonyms, rewritten
from cardhouse.english.tokens import Token, TokenSort, sentences, tokens

EXACT: Final = grammar(GRAMMAR, BUILDERS)
LONGEST: Final = 600
MOST_SENTENCES: Final = 8


@dataclass(frozen=True)
class StuckAt:
    """A sentence that is not understood, and the first word that no reading of it gets past."""

    text: str
    word: str
    at: int
    expected: frozenset[str] = field(default=frozenset(), compare=False)


Part = Sentence | m.PenaltyCall | StuckAt


@dataclass(frozen=True)
class Understood:
    """What became of a text, sentence by sentence."""

    text: str
    parts: tuple[Part, ...]

    @property
    def stuck(self) -> tuple[StuckAt, ...]:
        return tuple(part for part in self.parts if isinstance(part, StuckAt))

    @property
    def rule(self) -> m.RuleMeaning:
        """The sentences that were understood, in their one form."""
        penalty = next((part for part in self.parts if isinstance(part, m.PenaltyCall)), None)
        return normal_rule(m.RuleMeaning(tuple(part for part in self.parts if isinstance(part, Sentence)), penalty))

    @property
    def whole(self) -> bool:
        """Whether nothing is left for people to judge."""
        return bool(self.rule.sentences) and not self.stuck


def read(text: str, synonyms: Synonyms = SYNONYMS, budget: Budget | None = None) -> Understood:
    """Reads a text in the exact language; with a budget of its own for each sentence, or a shared one."""
    found = sentences(rewritten(tokens(text[:LONGEST]), synonyms))[:MOST_SENTENCES]
    return Understood(text, tuple(read_sentence(words, text, budget) for words in found))


def read_sentence(words: Sequence[Token], text: str = "", budget: Budget | None = None) -> Part:
    chart = Chart(EXACT, words, budget or Budget())
    try:
        found = chart.whole("Top")
    except TooHard:
        found = []
    if len(found) == 1 and isinstance(found[0], (Sentence, m.PenaltyCall)):
        return found[0]
    word = words[min(chart.furthest, len(words) - 1)]
    shown = f'"{word.word}"' if word.sort is TokenSort.STR else word.word
    return StuckAt(text[words[0].start : words[-1].end], shown, word.start, frozenset(chart.expected))
