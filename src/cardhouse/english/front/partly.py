"""What is answered where not all of a text is read: the half that is, sentences that may be meant, or people."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from cardhouse.english.chart import Chart
from cardhouse.english.front.carried import two_numbers
from cardhouse.english.front.halves import Half, best_half, rest_of
from cardhouse.english.front.interpretations import (
    IF_IT,
    MOST_PROPOSALS,
    HalfUnderstood,
    Interpretation,
    One,
    Status,
    Trouble,
    as_said,
    in_common,
    together,
)
from cardhouse.english.front.menus import menu, offers
from cardhouse.english.front.messages import lost_message, offered_message, people_message, read_message
from cardhouse.english.front.reading import strange
from cardhouse.english.front.words import PEOPLE
from cardhouse.english.lint import Circumstances, faults, warnings
from cardhouse.english.tokens import Token, TokenSort
from cardhouse.english.writing import rule_said

_STOP: Final = Token(".", TokenSort.SIGN)


def mixed(text: str, found: Sequence[One], given: HalfUnderstood, table: Circumstances) -> Interpretation:
    """Some sentences of several compile."""
    rule = together([one.forms[0] for one in found if one.status is Status.COMPILES])
    left = next(one for one in found if one.status is not Status.COMPILES)
    if not rule.sentences or faults(rule, table):
        return unread(text, found, given)
    half = best_half(left.chart)
    proposals = menu(half, rest_of(half, left.words, text)[0], left.words, text) if half else offers(left.words)
    given = replace(given, half="none", rest=left.text)
    problem = Trouble("unread-rest", read_message(rule_said(rule), left.text), left.words[0].start)
    return Interpretation(
        text, Status.HALF, rule, rule_said(rule), tuple(proposals), given, problem, warnings(rule, table)
    )


def unread(text: str, found: Sequence[One], given: HalfUnderstood) -> Interpretation:
    """No form: a half of it, or people."""
    left, half = _best_left([one for one in found if not one.forms] or [found[0]])
    word = _people_word(half, left.words)
    if half is not None and word is None:
        return _half(text, left, half, given)
    asked = next((one for one in found if one.forms), None)
    if asked is not None and word is None:
        return _half_asked(text, asked, left, given)
    if word is not None:
        said = word.word.replace("_", " ")
        problem = Trouble("people-word", people_message(said), word.start)
    else:
        proposals = offers([token for one in found if not one.forms for token in (*one.words, _STOP)][:-1])
        if proposals:
            problem = Trouble("unread-rest", offered_message(text), 0)
            return Interpretation(
                text, Status.HALF, None, None, tuple(proposals), replace(given, rest=text.strip()), problem
            )
        word = _stopping(left.chart)
        said = as_said(word, text)
        problem = Trouble("not-understood", lost_message(said), word.start)
    return Interpretation(text, Status.PEOPLE, problem=problem, understood=replace(given, rest=text.strip()))


def _half_asked(text: str, asked: One, left: One, given: HalfUnderstood) -> Interpretation:
    """One sentence can be meant in several ways, and another is not read: the first is the half that is understood."""
    common = in_common([asked])
    half = common.half if common.half != "both" else "trigger" if common.trigger else "none"
    understood = replace(given, half=half, trigger=common.trigger, effect=common.effect, rest=left.text)
    proposals = tuple(dict.fromkeys(form.form for form in asked.forms))[:MOST_PROPOSALS]
    problem = Trouble("unread-rest", read_message(asked.text, left.text), left.words[0].start)
    return Interpretation(text, Status.HALF, None, None, proposals, understood, problem)


def _best_left(unread: Sequence[One]) -> tuple[One, Half | None]:
    """The first sentence of which a half is understood, as it stands or said more plainly; else the first."""
    for one in (*unread, *(replace(one, chart=one.plain) for one in unread if one.plain)):
        beside_it = one != unread[0] and IF_IT.match(one.text) is not None
        half = None if beside_it or two_numbers(one.text) else best_half(one.chart)
        if half is not None:
            return one, half
    return unread[0], None


def _people_word(half: Half | None, words: Sequence[Token]) -> Token | None:
    rest = [*words[: half.first], *words[half.last :]] if half else words
    found = (at for at, token in enumerate(rest) if token.word in PEOPLE and token.sort is TokenSort.WORD)
    return next((rest[at] for at in found if not _lying_there(rest[at : at + 2])), None)


def _lying_there(words: Sequence[Token]) -> bool:
    """Cards that lie on the table tell no lies."""
    return len(words) == 2 and words[0].word in ("lie", "lies") and words[1].word in ("on", "open", "face", "there")


def _stopping(chart: Chart) -> Token:
    """Where the thread is lost: at a word that nothing reads, else where no reading got any further."""
    unread = strange(chart)
    return chart.words[unread[0] if unread else min(chart.furthest, len(chart.words) - 1)]


def _half(text: str, one: One, half: Half, given: HalfUnderstood) -> Interpretation:
    rest, at = rest_of(half, one.words, text)
    trigger = half.said if half.kind == "trigger" else None
    effect = half.said if half.kind != "trigger" else None
    understood = replace(
        given,
        half="trigger" if trigger else "effect",
        trigger=trigger,
        effect=effect,
        rest=rest,
        forms=tuple(sorted(half.forms)),
    )
    read = text[one.words[half.first].start : one.words[half.last - 1].end]
    problem = Trouble("unread-rest", read_message(read, rest), at)
    return Interpretation(text, Status.HALF, None, None, tuple(menu(half, rest, one.words, text)), understood, problem)
