"""The gate: nothing comes out of the loose front that is not a sentence of the exact language."""

import re
from dataclasses import replace
from typing import Final

from cardhouse.english import meaning as m
from cardhouse.english.chart import Budget
from cardhouse.english.meaning.bases import Action, Clause, Sentence
from cardhouse.english.normal import normal_rule
from cardhouse.english.reading import read

_NO_SUCH_COLOUR: Final = re.compile(r"\b(?:red black|black red)\b")


def gate(text: str, budget: Budget | None = None) -> m.RuleMeaning | None:
    """The rule that an exact text is, or None."""
    if "When " not in text:  # what holds always is about the card that lies there
        text = text.replace("the previous card", "the top card")
    if _NO_SUCH_COLOUR.search(text):
        return None
    found = read(text, budget=budget)
    if not found.whole:
        return None
    return normal_rule(
        m.RuleMeaning(
            tuple(_silent(_unchosen(_chosen(_active(each)))) for each in found.rule.sentences), found.rule.penalty
        )
    )


def _active(sentence: Sentence) -> Sentence:
    """Where no person starts it, `they` is whose turn it is."""
    match sentence:
        case m.Trigger(event=m.Nth() | m.ManyInRow() | m.OneAfterAnother() | m.Pattern(), clauses=clauses):
            return replace(sentence, clauses=tuple(map(_active_clause, clauses)))
    return sentence


def _active_clause(clause: Clause) -> Clause:
    match clause:
        case m.Bound(m.Plain(m.Person.THEY)) | m.Effects(m.Plain(m.Person.THEY)):
            return replace(clause, who=m.Plain(m.Person.ACTIVE))
    return clause


def _chosen(sentence: Sentence) -> Sentence:
    """Whoever gives to, takes from or swaps with somebody chooses whom."""
    if not isinstance(sentence, m.Trigger):
        return sentence
    return replace(sentence, clauses=tuple(map(_chosen_clause, sentence.clauses)))


def _unchosen(sentence: Sentence) -> Sentence:
    """What may not be done with another player may not be done with any."""
    match sentence:
        case m.Always(m.Bound(modal=m.Modal.MAY_NOT, acts=acts) as bound):
            barred = tuple(tuple(map(_with_another, group)) for group in acts)
            return m.Always(replace(bound, acts=barred))
    return sentence


def _with_another(act: Action) -> Action:
    match act:
        case m.ToGive(to=who) | m.ToPass(to=who) | m.ToShow(to=who) if who == _CHOSEN:
            return replace(act, to=_ANOTHER)
        case m.ToTakeFrom(whom=who) | m.ToSwapHands(whom=who) if who == _CHOSEN:
            return replace(act, whom=_ANOTHER)
        case m.ToSwapCard(other=other) if other == _CHOSEN:
            return replace(act, other=_ANOTHER)
        case m.ToLookAtHand(whose=who) if who == _CHOSEN:
            return replace(act, whose=_ANOTHER)
    return act


def _chosen_clause(clause: Clause) -> Clause:
    match clause:
        case m.Bound(modal=modal, acts=acts) if modal is not m.Modal.MAY_NOT:
            return replace(clause, acts=tuple(tuple(map(_with_chosen, group)) for group in acts))
        case m.Effects(acts=acts):
            return replace(clause, acts=tuple(map(_with_chosen, acts)))
    return clause


def _with_chosen(act: Action) -> Action:
    match act:
        case m.ToShow(to=m.Plain(m.Person.EACH)):
            return replace(act, to=m.Plain(m.Person.OTHERS))
        case m.ToGive(to=who) | m.ToPass(to=who) | m.ToShow(to=who) if who in _SOMEBODY:
            return replace(act, to=_CHOSEN)
        case m.ToTakeFrom(whom=who) | m.ToSwapHands(whom=who) if who in _SOMEBODY:
            return replace(act, whom=_CHOSEN)
        case m.ToSwapCard(other=other) if other in _SOMEBODY:
            return replace(act, other=_CHOSEN)
        case m.ToLookAtHand(whose=who) if who in _SOMEBODY:
            return replace(act, whose=_CHOSEN)
    return act


_SOMEBODY: Final = (m.A_PLAYER, m.Plain(m.Person.ANOTHER), m.Plain(m.Person.ANY))
_CHOSEN: Final = m.Plain(m.Person.CHOSEN)
_ANOTHER: Final = m.Plain(m.Person.ANOTHER)


def _silent(sentence: Sentence) -> Sentence:
    """To say nothing is not to speak."""
    match sentence:
        case m.Trigger(clauses=clauses):
            return replace(sentence, clauses=tuple(map(_silent_clause, clauses)))
        case m.Always(bound):
            return m.Always(_silent_bound(bound))
    return sentence


def _silent_clause(clause: Clause) -> Clause:
    return _silent_bound(clause) if isinstance(clause, m.Bound) else clause


def _silent_bound(bound: m.Bound) -> m.Bound:
    forbids = bound.modal is m.Modal.MAY_NOT or bound.who == m.Plain(m.Person.NOBODY)
    if forbids and bound.acts == ((m.ToSay(m.Anything()),),):
        return replace(bound, acts=((m.ToSpeak(),),))
    return bound
