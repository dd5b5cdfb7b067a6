"""One meaning, one value: whatever way a rule was said, what it means comes out the same."""

from dataclasses import fields, is_dataclass, replace
from functools import cache
from operator import is_
from typing import TypeVar, cast

from cardhouse.english import meaning as m
from cardhouse.english.calls import default_calls
from cardhouse.english.meaning.bases import Clause, Sentence
from cardhouse.english.normal.cards import compared_alone, normal_cards
from cardhouse.english.normal.clauses import in_standing, normal_acts, normal_clauses, normal_ways
from cardhouse.english.normal.conditions import normal_condition, normal_whens

__all__ = ["normal", "normal_rule"]

T = TypeVar("T")


def normal(value: T) -> T:
    """The same in its one form, from the inside out."""
    if isinstance(value, tuple):
        parts = tuple(map(normal, value))
        return value if all(map(is_, parts, value)) else cast(T, parts)
    if not is_dataclass(value) or isinstance(value, type):
        return value
    changed = {}
    for name in _names(type(value)):
        old = getattr(value, name)
        new = normal(old)
        if new is not old:
            changed[name] = new
    return cast(T, _one_form(replace(value, **changed) if changed else value))


@cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


def _one_form(value: object) -> object:
    match value:
        case m.Kinds():
            return normal_cards(value)
        case m.IfClause():
            return normal_condition(value)
        case m.Bound(acts=acts, whens=whens):
            return replace(value, acts=normal_ways(acts), whens=normal_whens(whens))
        case m.Effects(acts=acts, whens=whens):
            return replace(value, acts=normal_acts(acts), whens=normal_whens(whens))
        case m.TableEffect(whens=whens) | m.Switch(whens=whens):
            return replace(value, whens=normal_whens(whens))
        case m.ToPlay(on=m.Kinds() as on) | m.OnPlaying(on=m.Kinds() as on):
            return replace(value, on=compared_alone(on))
        case m.ToDraw(m.SomeCards(m.Number(1, False), m.CardSort.PENALTY)):
            return m.ToDo(m.Simple.RECEIVE_PENALTY)
        case m.Always(bound):
            return m.Always(in_standing(bound))
        case m.Trigger():
            return _trigger(value)
    return value


def _trigger(trigger: m.Trigger) -> m.Trigger:
    trigger = replace(trigger, clauses=normal_clauses(trigger.clauses))
    match trigger.event:
        case m.Somebody(m.Plain(m.Person.A_PLAYER), (m.OnDrawing(),) as verbs) if any(map(_may_play, trigger.clauses)):
            return replace(trigger, event=m.Somebody(m.Plain(m.Person.ACTIVE), verbs))
    return trigger


def _may_play(clause: Clause) -> bool:
    match clause:
        case m.Bound(m.Plain(m.Person.THEY), m.Modal.MAY, acts):
            return any(isinstance(act, m.ToPlay) for group in acts for act in group)
    return False


def normal_rule(rule: m.RuleMeaning) -> m.RuleMeaning:
    """The whole rule; what is only true of several sentences together is done here."""
    sentences = [normal(sentence) for sentence in rule.sentences]
    penalty = rule.penalty
    if penalty is not None and penalty.cards == 1:
        penalty = m.PenaltyCall(penalty.words)
    if penalty is not None and penalty.cards is None and default_calls(sentences) == [penalty.words]:
        penalty = None
    return m.RuleMeaning(tuple(_both_ways(sentences)), penalty)


def _both_ways(sentences: list[Sentence]) -> list[Sentence]:
    """What may be played on any card, and any card on it, is wild."""
    found = list(sentences)
    for sentence in sentences:
        cards = _on_anything(sentence)
        other = next((each for each in found if cards is not None and _anything_on(each) == cards), None)
        if cards is not None and other is not None and sentence in found:
            found[min(found.index(sentence), found.index(other))] = m.AreWild(cards)
            found = [each for each in found if each not in (sentence, other)]
    return found


def _on_anything(sentence: Sentence) -> m.Kinds | None:
    match sentence:
        case m.Always(m.Bound(m.A_PLAYER, m.Modal.MAY, ((m.ToPlay() as play,),), (), None)):
            if (
                play == m.ToPlay(play.cards, on=play.on)
                and play.on is not None
                and play.on.bare
                and not play.cards.bare
            ):
                return play.cards
    return None


def _anything_on(sentence: Sentence) -> m.Kinds | None:
    match sentence:
        case m.Always(m.Bound(m.A_PLAYER, m.Modal.MAY, ((m.ToPlay() as play,),), (), None)):
            if play == m.ToPlay(play.cards, on=play.on) and play.cards.bare and play.on is not None:
                return play.on
    return None
