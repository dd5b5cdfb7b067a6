"""What is answered to a text: how it stands, what was understood, what is proposed, and what stops it."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from cardhouse.english import meaning as m
from cardhouse.english.chart import Chart
from cardhouse.english.front.reading import Led
from cardhouse.english.lint import Caution
from cardhouse.english.normal import normal_rule
from cardhouse.english.tokens import Token
from cardhouse.english.writing import clauses_said, trigger_said

MOST_PROPOSALS: Final = 3

IF_IT: Final = re.compile(r"\W*(?:and |but )?(?:if|when) it(?:['’]s| is| was)\b", re.IGNORECASE)
"""`If it is red, ...` goes on with the sentence before."""


class Status(StrEnum):
    COMPILES = "compiles"
    ASKS = "asks"
    HALF = "half"
    PEOPLE = "people"
    REFUSED = "refused"


@dataclass(frozen=True)
class HalfUnderstood:
    """Which half was understood, and what was not."""

    half: str = "none"
    trigger: str | None = None
    effect: str | None = None
    rest: str = ""
    forms: tuple[int, ...] = ()
    ask: str | None = None
    sentences: tuple[str, ...] = ()


@dataclass(frozen=True)
class Trouble:
    """Why it does not simply compile: a code, one plain sentence, and where in the text."""

    code: str
    message: str
    at: int = -1


@dataclass(frozen=True)
class Interpretation:
    text: str
    status: Status
    rule: m.RuleMeaning | None = None
    reading: str | None = None
    proposals: tuple[str, ...] = ()
    understood: HalfUnderstood = HalfUnderstood()
    problem: Trouble | None = None
    warnings: tuple[Caution, ...] = ()


@dataclass(frozen=True)
class One:
    """One sentence of a text: its exact forms, if it has any."""

    chart: Chart
    text: str
    forms: tuple[Led, ...]
    plain: Chart | None = None

    @property
    def words(self) -> Sequence[Token]:
        return self.chart.words

    @property
    def ask(self) -> str:
        """The class of the question that it leaves."""
        asked = next((form.ask for form in self.forms if form.ask), "")
        return asked or ("two-readings" if len(self.forms) > 1 else "")

    @property
    def status(self) -> Status:
        return Status.HALF if not self.forms else Status.ASKS if self.ask else Status.COMPILES


def together(forms: Sequence[Led]) -> m.RuleMeaning:
    """One rule of all its sentences; a penalty call comes last."""
    sentences = tuple(sentence for form in forms for sentence in form.rule.sentences)
    penalty = next((form.rule.penalty for form in forms if form.rule.penalty), None)
    return normal_rule(m.RuleMeaning(sentences, penalty))


def in_common(found: Sequence[One]) -> HalfUnderstood:
    """What all readings of a text have in common."""
    forms = tuple(sorted({number for one in found for form in one.forms for number in form.forms}))
    ask = next((one.ask for one in found if one.ask), None)
    if len(found) != 1 or not found[0].forms:
        return HalfUnderstood(forms=forms, ask=ask)
    triggers = {_halves_of(form.rule)[0] for form in found[0].forms}
    effects = {_halves_of(form.rule)[1] for form in found[0].forms}
    trigger = triggers.pop() if len(triggers) == 1 else None
    effect = effects.pop() if len(effects) == 1 else None
    whole = len(found[0].forms) == 1
    half = "both" if whole or (trigger and effect) else "trigger" if trigger else "effect" if effect else "none"
    return HalfUnderstood(half, trigger, effect, "", forms, ask)


def _halves_of(rule: m.RuleMeaning) -> tuple[str | None, str | None]:
    match rule.sentences:
        case (m.Trigger(event, clauses, condition),):
            return trigger_said(event, condition), clauses_said(clauses)
    return None, None


def as_said(token: Token, text: str) -> str:
    return text[token.start : token.end]
