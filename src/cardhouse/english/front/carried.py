"""What a later clause leaves out, because the one before has said it: the card, the deed, or whom it befalls.

`8s on red cards reverse, on black ones skip` is 8s on black cards; `draw a 7: clap; an 8: knock` is an 8 that is drawn.
"""

import re
from dataclasses import replace
from typing import Final

from cardhouse.english import meaning as m
from cardhouse.english.meaning.bases import Sentence, Verb
from cardhouse.english.walking import inside

_ON: Final = re.compile(r"(?:[,;.]|\band|\bbut)\s+(?:but\s+|and\s+)?(?:up)?on\s+", re.IGNORECASE)
_WITH: Final = re.compile(r"(?:[,;.]|\band|\bbut)\s+(?:but\s+|and\s+)?with\s+", re.IGNORECASE)
_IF_IT: Final = re.compile(r"\S.*\bif it(?:['’]s| is| was)\b", re.IGNORECASE | re.DOTALL)
_LAYING: Final = re.compile(r"\b(?:play\w*|lay\w*|laid|put\w*|throw\w*|drop\w*|place\w*)\b", re.IGNORECASE)
_TWO_NUMBERS: Final = re.compile(
    r"\bon an? \w+(?: of \w+)?,? (?:and |but )?(?:\d+|one|two|three|four|five|six) (?:cards? )?on an?\b", re.IGNORECASE
)
_OF_YOURS: Final = re.compile(
    r"\b(?:take|get|draw|steal|pick|grab)\w*(?: up)? (?:\w+ )?of (?:your|their|his|her) cards\b", re.IGNORECASE
)
_HOW_MANY: Final = re.compile(
    r"\b(?:have|has|hold|holds|got) (?:two|three|four|five|six|seven|eight|nine|ten)\b(?! of\b)", re.IGNORECASE
)
"""`If you have two`: so many, and no card."""
_BUT: Final = re.compile(r"\bbut\b", re.IGNORECASE)
_RUNS: Final = (m.ManyInRow, m.Nth)
_SOMEBODY_ELSE: Final = re.compile(
    r"\b(?:when|whenever|if|once|after)\s+(?:(?:some|any)(?:one|body)|another (?:player|person)|others?)\b",
    re.IGNORECASE,
)
_ONESELF: Final = re.compile(r"\b(?:when|whenever|if|once|after)\s+you\b", re.IGNORECASE)
_WHO_LAID: Final = re.compile(
    r"^(?!.*\b(?:when|whenever|if|after|once)\b).*\bwho (?:has |had )?(?:just )?(?:play|laid|put|threw|plac)",
    re.IGNORECASE,
)
_TOO: Final = re.compile(r"\b(?:also|too|as well|additionally|besides|on top of that|even)\b", re.IGNORECASE)


def carried_on(rule: m.RuleMeaning, said: str) -> list[tuple[m.RuleMeaning, str]]:
    """What the rule can mean with what is left out in it; nothing, where nobody can tell what that is."""
    if two_numbers(said) or (_OF_YOURS.search(said) and any(inside(rule.sentences, m.ToDraw))):
        return []
    if _HOW_MANY.search(said) and any(inside(rule.sentences, m.Holds)):
        return []
    if makes_no_sense(rule) or _spoken_to_twice(said) or _told_by_whoever(rule, said) or _bans_for_ever(rule, said):
        return []
    sentences: list[Sentence] = []
    ask = ""
    for sentence in rule.sentences:
        before = sentences[-1] if sentences else None
        verb = _bare_play(sentence)
        if isinstance(before, m.Trigger) and verb is not None and isinstance(sentence, m.Trigger):
            full, doubt = _filled(before, verb, said)
            if full is None:
                return []
            ask = ask or doubt
            sentence = _doing(sentence, full)
        sentences.append(sentence)
    full_rule = replace(rule, sentences=tuple(sentences))
    if ask:
        return [(full_rule, ask), (rule, ask)]
    fewer = None if _TOO.search(said) else narrowed(full_rule)
    if fewer is not None:
        return [(fewer, "two-readings"), (full_rule, "two-readings")]
    return [(full_rule, "")]


def two_numbers(said: str) -> bool:
    """`Draw 2 on a 2, 4 on a Joker`: so many, and no 4."""
    return _TWO_NUMBERS.search(said) is not None


def _bare_play(sentence: Sentence) -> m.OnPlaying | None:
    """Cards that are played, where nothing further is said of it."""
    match sentence:
        case m.Trigger(m.Somebody(m.A_PLAYER, (m.OnPlaying(cards) as verb,))) if verb == m.OnPlaying(cards):
            return verb
    return None


def _filled(before: m.Trigger, verb: m.OnPlaying, said: str) -> tuple[Verb | None, str]:
    """The deed with what was said of the one before; no deed, where it cannot be told."""
    event = before.event
    if isinstance(event, _RUNS) and all(kind.rank and not kind.suit for kind in verb.cards.kinds):
        return (None, "") if _counted(verb, said) else (verb, "")
    if not isinstance(event, m.Somebody) or len(event.verbs) != 1:
        return verb, ""
    first = event.verbs[0]
    match first:
        case m.OnPlaying(on=m.Kinds()) if _ON.search(said):
            return replace(first, on=verb.cards), "antecedent"
        case m.OnPlaying(manner=m.Manner.OUT_OF_TURN) if _WITH.search(said):
            return replace(first, cards=verb.cards), "antecedent"
        case m.OnPlaying(cards) if _IF_IT.search(said) and not any(kind.rank for kind in verb.cards.kinds):
            return (None, "") if not cards.bare else (verb, "")
        case m.OnDrawing() if not _LAYING.search(said):
            return (None, "") if _ON.search(said) else (m.OnDrawing(verb.cards), "")
        case m.OnDroppingTo() | m.OnBeginningToHave() if _counted(verb, said):
            return None, ""
    return verb, ""


def _counted(verb: m.OnPlaying, said: str) -> bool:
    """Whether a number may be so many, and no rank: `with one card say "one", with two "two"`."""
    number = rf"(?:{'|'.join(_NUMBERS)}|\d+)"
    ranks = [kind.rank for kind in verb.cards.kinds]
    return all(rank and rank.isdigit() for rank in ranks) and bool(
        re.search(rf"(?:[,;.]|\band)\s+(?:with |at |if |if it's )?{number}\b(?!s\b)", said, re.IGNORECASE)
    )


_NUMBERS: Final = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def _doing(sentence: m.Trigger, verb: Verb) -> m.Trigger:
    assert isinstance(sentence.event, m.Somebody)
    return replace(sentence, event=replace(sentence.event, verbs=(verb,)))


def _spoken_to_twice(said: str) -> bool:
    """`When you play one you say yes, when somebody else does you say no`: `you` are two people."""
    return bool(_SOMEBODY_ELSE.search(said) and _ONESELF.search(said))


def _told_by_whoever(rule: m.RuleMeaning, said: str) -> bool:
    """`The one who played the Jack says "hi", the others ...`: it is the Jack that brings it about, and no words."""
    events = (sentence.event for sentence in rule.sentences if isinstance(sentence, m.Trigger))
    saying = (isinstance(event, m.Somebody) and isinstance(event.verbs[0], m.OnSaying) for event in events)
    return any(saying) and bool(_WHO_LAID.match(said))


def _bans_for_ever(rule: m.RuleMeaning, said: str) -> bool:
    """`On a 5 the next player may draw but must not play`: then, and not always."""
    first, *later = rule.sentences
    return (
        isinstance(first, m.Trigger) and any(isinstance(each, m.Always) for each in later) and bool(_BUT.search(said))
    )


def narrowed(rule: m.RuleMeaning) -> m.RuleMeaning | None:
    """`Aces skip, red Aces reverse`: the first may be meant of the others alone."""
    for place, later in enumerate(rule.sentences):
        inner = _bare_play(later)
        for earlier, sentence in enumerate(rule.sentences[:place]):
            outer = _bare_play(sentence)
            if inner is None or outer is None or not isinstance(sentence, m.Trigger):
                continue
            left = tuple(_without(kind, inner.cards) for kind in outer.cards.kinds)
            if left != outer.cards.kinds:
                sentences = list(rule.sentences)
                sentences[earlier] = _doing(sentence, m.OnPlaying(m.Kinds(left)))
                return replace(rule, sentences=tuple(sentences))
    return None


def _without(kind: m.Kind, inner: m.Kinds) -> m.Kind:
    for other in inner.kinds:
        if _is_narrower(other, kind):
            return replace(kind, tails=(*kind.tails, m.OtherThan(other)))
    return kind


def _is_narrower(inner: m.Kind, outer: m.Kind) -> bool:
    if inner.tails or outer.tails or inner == outer or outer.bare or inner.joker or outer.joker:
        return False
    if outer.rank is not None:
        return inner.rank == outer.rank and set(outer.adjectives) <= set(inner.adjectives) and outer.suit is None
    if outer.suit is not None:
        return inner.suit is outer.suit
    faces = outer.adjectives == (m.Adjective.FACE,) and inner.rank in _FACES
    return faces or (bool(outer.adjectives) and set(outer.adjectives) < set(inner.adjectives))


_FACES: Final = ("J", "Q", "K")


def makes_no_sense(rule: m.RuleMeaning) -> bool:
    """`A 5 other than a 5`, `a Queen other than a King`: what is left out is all of it, or nothing."""
    return any(
        isinstance(tail, m.OtherThan) and _leaves_all_or_nothing(kind, tail.kind)
        for sentence in rule.sentences
        for kind in inside(sentence, m.Kind)
        for tail in kind.tails
    )


def _leaves_all_or_nothing(kind: m.Kind, left_out: m.Kind) -> bool:
    if kind.rank is None:
        return kind.suit is not None and left_out.suit is not None and kind.suit is not left_out.suit
    if left_out.rank is not None:
        return left_out.rank != kind.rank or replace(left_out, which=kind.which) == replace(kind, tails=())
    return m.Adjective.FACE in left_out.adjectives or m.Adjective.NUMBER in left_out.adjectives or left_out.joker
