"""The words with which a breach is called, if the author gave no others."""

from collections.abc import Iterable
from typing import Final

from cardhouse.core.speech import ANY_CARDS
from cardhouse.english import meaning as m
from cardhouse.english.meaning.bases import Action, Clause, Sentence
from cardhouse.english.writing.phrases import act_said

_ILLEGAL: Final = "Illegal"


def default_calls(sentences: Iterable[Sentence]) -> list[str]:
    """Each once, in the order of the sentences; none where nothing can be broken."""
    found = [call for sentence in sentences for clause in clauses_of(sentence) for call in calls_of(clause)]
    return list(dict.fromkeys(found))


def clauses_of(sentence: Sentence) -> tuple[Clause, ...]:
    match sentence:
        case m.Trigger(clauses=clauses):
            return clauses
        case m.Always(bound):
            return (bound,)
    return ()


def calls_of(clause: Clause) -> list[str]:
    match clause:
        case m.Bound(m.Plain(m.Person.NOBODY), m.Modal.MAY, acts):
            return [forbidden(act) for group in acts for act in group]
        case m.Bound(modal=m.Modal.MAY_NOT, acts=acts):
            return [forbidden(act) for group in acts for act in group]
        case m.Bound(modal=m.Modal.MUST, acts=(group,)):
            return [f"Failure to {owed(act)}" for act in group]
        case m.Bound(modal=m.Modal.MUST, acts=acts):
            return [failure_to([" and ".join(map(owed, group)) for group in acts])]
        case m.TableEffect(m.NextCard()):
            return ["Bad card"]
    return []


def failure_to(ways: Iterable[str]) -> str:
    """What it is called that nothing of this was done."""
    return f"Failure to {' or '.join(ways)}"


def draw_calls(clause: m.Bound) -> list[str]:
    """The calls for whoever has to answer with a card or draw, and did not: with the card and without it, whatever the
    number of the moment is.
    """
    draws = f"draw {ANY_CARDS}"
    said = [draws if isinstance(group[0], m.ToDraw) else " and ".join(map(owed, group)) for group in clause.acts]
    return [failure_to(said), failure_to([draws])]


def owed(act: Action) -> str:
    match act:
        case m.ToSay(m.OneOfPhrases(phrases)):
            return f"say {' or '.join(phrases)}"
        case m.ToGesture(None, words):
            return words
    return act_said(act).replace('"', "")


def forbidden(act: Action) -> str:
    match act:
        case m.ToPlay():
            return "Bad card"
        case m.ToSay(m.OneOfPhrases(phrases)):
            return f"Saying {' or '.join(phrases)}"
        case m.ToSay() | m.ToSpeak():
            return "Talking"
    return f"{_ILLEGAL} {act_said(act).split(' ', 1)[0]}"
