"""What becomes of a text: it compiles, it is asked about, half of it is read, people judge it, or it is refused."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import islice, product
from typing import Final

from cardhouse.english import meaning as m
from cardhouse.english.chart import Budget
from cardhouse.english.front.carried import carried_on, narrowed
from cardhouse.english.front.halves import best_half, rest_of
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
from cardhouse.english.front.messages import message
from cardhouse.english.front.partly import mixed, unread
from cardhouse.english.front.plainer import plainer
from cardhouse.english.front.reading import STEPS, Led, chart_of, led, prepared, sentences_of, unclear
from cardhouse.english.front.remarks import is_name, unnamed
from cardhouse.english.front.sense import QUOTED
from cardhouse.english.front.spelling import corrected
from cardhouse.english.front.spreading import Spread, spread
from cardhouse.english.front.unmarked import unmarked
from cardhouse.english.front.whom import of_those_of_another_sentence
from cardhouse.english.front.words import FIRST_PERSON
from cardhouse.english.lint import Circumstances, faults, warnings
from cardhouse.english.meaning.bases import Sentence
from cardhouse.english.reading import LONGEST, MOST_SENTENCES, read
from cardhouse.english.tokens import Token, TokenSort, tokens
from cardhouse.english.walking import inside
from cardhouse.english.writing import rule_said

__all__ = ["MOST_PROPOSALS", "Interpretation", "Status", "answer", "wording"]

MOST_PLAINER: Final = 4
"""How often a sentence is said more plainly."""


def wording(text: str) -> str:
    """A text as it is remembered: its words, however they are spaced and written large or small."""
    return " ".join(f'"{token.word}"' if token.sort is TokenSort.STR else token.word for token in tokens(text))


def answer(text: str, table: Circumstances | None = None, agreed: Mapping[str, str] | None = None) -> Interpretation:
    """Reads a rule in anybody's words; where a slip of the pen may be in the way, what was meant is asked.

    `agreed` are wordings that were asked about before, and the exact text that was chosen for each.
    """
    table = table or Circumstances()
    budget = Budget(STEPS)
    chosen = agreed.get(wording(text)) if agreed and len(text) <= LONGEST else None
    if chosen is not None:
        known = _as_written(chosen, table, budget)
        if known.status is Status.COMPILES:
            return replace(known, text=text)
    shown, text = text, unmarked(text) if len(text) <= LONGEST else text
    found = replace(_as_written(text, table, budget), text=shown)
    if found.status not in (Status.HALF, Status.PEOPLE) or budget.left < STEPS // 2:
        return found
    mended = corrected(text)
    meant = None if mended is None else _as_written(mended, table, budget)
    if meant is None or meant.status in (Status.PEOPLE, Status.REFUSED):
        return found
    if meant.status is Status.HALF:
        return replace(meant, text=shown) if found.status is Status.PEOPLE else found
    ask = "spelling" if meant.reading else meant.understood.ask
    problem = Trouble("spelling", message("spelling", text), 0) if meant.reading else meant.problem
    return replace(
        meant,
        text=shown,
        status=Status.ASKS,
        rule=None,
        reading=None,
        proposals=(meant.reading,) if meant.reading else meant.proposals,
        understood=replace(meant.understood, ask=ask, rest=text.strip()),
        problem=problem,
        warnings=(),
    )


def _as_written(text: str, table: Circumstances, budget: Budget) -> Interpretation:
    words = prepared(text[: LONGEST + 1])
    trouble = _refusal(text, words, table)
    if trouble is not None:
        return Interpretation(text, Status.REFUSED, problem=trouble)
    sentences = unnamed(sentences_of(words))
    found = [_one(sentence, text, budget) for sentence in sentences]
    found = _joined([found[0], *map(_of_those_before, found, found[1:])], text, budget)
    found = [_narrower(one, found[place + 1 :]) for place, one in enumerate(found)]
    if not all(one.forms for one in found):
        found = [one if one.forms else _plainly(one, text, budget) for one in found]
        found = _unheaded(_joined(found, text, budget, plainly=True), text)
    given = replace(in_common(found), sentences=tuple(str(one.status) for one in found))
    if all(one.status is Status.COMPILES for one in found):
        return _compiled(text, found, given, table)
    if all(one.forms for one in found):
        return _asked(text, found, given, table)
    if len(found) > 1 and any(one.status is Status.COMPILES for one in found):
        return mixed(text, found, given, table)
    return unread(text, found, given)


def _refusal(text: str, words: Sequence[Token], table: Circumstances) -> Trouble | None:
    """What is refused before anything is read."""
    spoken = [token for token in words if token.sort is not TokenSort.SIGN]
    if not spoken:
        return Trouble("empty", "There is nothing to read here; write what happens when, for instance: 2 - skip.")
    if len(text) > LONGEST or len(sentences_of(words)) > MOST_SENTENCES:
        return Trouble("too-long", f"A rule has at most {LONGEST} letters and {MOST_SENTENCES} sentences; make it two.")
    names = {name.casefold() for name in table.players}
    for token in spoken:
        if token.sort is TokenSort.WORD and token.word in FIRST_PERSON:
            return Trouble(
                "first-person", f'A rule is for everybody: say "a player" for "{as_said(token, text)}".', token.start
            )
        if token.sort is TokenSort.WORD and token.word in names:
            said = as_said(token, text)
            return Trouble("names-person", f'A rule names nobody: say "a player" for "{said}".', token.start)
    return None


def _one(words: list[Token], text: str, budget: Budget) -> One:
    said = text[words[0].start : words[-1].end]
    chart = chart_of(words, budget)
    if any(_no_words(token) for token in words):
        return One(chart, said, ())
    listed = spread(words)
    if listed is not None:
        return One(chart, said, _both_ways(listed, tuple(led(chart, text)), text, budget))
    understood = read(said, budget=budget)
    if (
        len(understood.parts) == 1
        and not understood.stuck
        and not _bare_number(words)
        and not _comma_within(words, text)
        and not _spread(words)
        and not unclear(understood.rule, said)
    ):
        rule = understood.rule
        return One(chart, said, (Led(rule_said(rule), rule),))
    return One(chart, said, tuple(led(chart, text)))


def _both_ways(listed: Spread, forms: tuple[Led, ...], text: str, budget: Budget) -> tuple[Led, ...]:
    """`kings and queens of hearts`: the Kings of Hearts, or all Kings; which of them is asked."""
    if any(form.ask == "spread" for form in forms):
        return forms
    each = led(chart_of(listed.each, budget), text) or led(chart_of(listed.either, budget), text)
    if not each:
        return forms
    last = forms or tuple(led(chart_of(listed.last, budget), text))
    found = {form.form: replace(form, ask="spread") for form in (*each, *last)}
    return tuple(found.values()) if len(found) > len(each) or not listed.of_one else tuple(each)


def _of_those_before(before: One, one: One) -> One:
    """`... draws a card. They must bow.`: they are those of the sentence before, and no rule of its own is for them;
    nor is one for `it`, whatever that was. `... the next player draws. Kings: they draw two.`: who that is, is asked.
    """
    standing = [each for form in one.forms for each in form.rule.sentences if isinstance(each, m.Always)]
    if any(each.bound.who == m.THEY for each in standing) or _of_it(one, bool(standing)):
        return replace(one, forms=())
    if len(one.forms) != 1 or len(before.forms) != 1:
        return one
    earlier, form = before.forms[0].rule.sentences, one.forms[0]
    both, said = (*earlier, *form.rule.sentences), f"{before.text}. {one.text}"
    if _ON_THEN.match(one.text) and _laid_on(earlier[-1]):
        return replace(one, forms=tuple(_later(form, each, len(earlier)) for each in _carried(form.rule, both, said)))
    meant = of_those_of_another_sentence(both, QUOTED.sub('""', said))
    if meant is None:
        return one
    return replace(one, forms=tuple(_later(form, each, len(earlier)) for each in meant))


def _narrower(one: One, later: Sequence[One]) -> One:
    """`7: skip; 7 of Hearts: reverse`: the first may be meant of the other 7s alone, unless both are said exactly."""
    alone = [each.forms[0] for each in (one, *later) if len(each.forms) == 1]
    exact = all(form.form.removesuffix(".") == each.text.strip() for each in (one, *later) for form in each.forms)
    if len(one.forms) != 1 or exact or len(alone) <= len(later):
        return one
    together = replace(one.forms[0].rule, sentences=tuple(s for form in alone for s in form.rule.sentences))
    fewer = narrowed(together)
    own = len(one.forms[0].rule.sentences)
    if fewer is None or fewer.sentences[:own] == together.sentences[:own]:
        return one
    form = replace(one.forms[0], ask="two-readings")
    rule = replace(form.rule, sentences=fewer.sentences[:own])
    return replace(one, forms=(replace(form, form=rule_said(rule), rule=rule), form))


def _carried(rule: m.RuleMeaning, both: tuple[Sentence, ...], said: str) -> list[tuple[Sentence, ...]]:
    """`A 7 on a Spade: skip. On a Heart: reverse.`: the 7 is the same."""
    return [full.sentences for full, _ in carried_on(replace(rule, sentences=both), QUOTED.sub('""', said))]


def _laid_on(sentence: Sentence) -> bool:
    return any(verb.on is not None or verb.manner is not None for verb in inside(sentence, m.OnPlaying))


def _later(form: Led, sentences: tuple[Sentence, ...], earlier: int) -> Led:
    """What a sentence means beside those before it."""
    rule = replace(form.rule, sentences=sentences[earlier:])
    return replace(form, form=rule_said(rule), rule=rule, ask="antecedent")


def _of_it(one: One, always: bool) -> bool:
    """`If it is red, ...` after another sentence; `You may play it right away`."""
    said = QUOTED.sub(" ", one.text)
    return bool(IF_IT.match(said)) or (always and _IT.search(said) is not None)


_ON_THEN: Final = re.compile(r"\W*(?:and |but )?(?:up)?(?:on|with)\b", re.IGNORECASE)
_IT: Final = re.compile(r"\bit\b", re.IGNORECASE)


def _plainly(one: One, text: str, budget: Budget) -> One:
    """What is not read as it stands is said more plainly, and tried again, as long as enough of the steps is left."""
    chart = one.chart
    if any(_no_words(token) for token in one.words):
        return one
    for _ in range(MOST_PLAINER):
        words = plainer(chart, text)
        if words == list(chart.words) or budget.left < STEPS // 4:
            break
        chart = chart_of(words, budget)
        forms = tuple(led(chart, text))
        if forms:
            return One(chart, one.text, forms, plain=chart)
    return replace(one, plain=chart if chart is not one.chart else None)


def _comma_within(words: Sequence[Token], text: str) -> bool:
    """`say "moo," and draw`: the comma belongs to the sentence, not to what is said."""
    said = [token for token in words if token.sort is TokenSort.STR]
    return any("," in text[token.start : token.end] and "," not in token.word for token in said)


def _bare_number(words: Sequence[Token]) -> bool:
    """`count as 10` can speak of a value as well as of a card, `count as a 10` cannot."""
    return len(words) > 3 and words[-1].sort is TokenSort.NUM and words[-2].word == "as"


def _spread(words: Sequence[Token]) -> bool:
    """`a red 7 or 8`, `a 7 of hearts or spades`: what is said of the one may be meant of the other."""
    return any(
        token.word == "or"
        and token.sort is TokenSort.WORD
        and place + 1 < len(words)
        and (words[place + 1].sort in (TokenSort.NUM, TokenSort.NUMS) or words[place + 1].word in _CARDS)
        and any(before.word in _SHARED for before in words[max(place - 3, 0) : place])
        for place, token in enumerate(words)
    )


_CARDS: Final = frozenset(
    f"{word}{end}"
    for word in ("ace", "jack", "queen", "king", "spade", "heart", "diamond", "club")
    for end in ("", "s")
)
_SHARED: Final = frozenset(("red", "black", "of", "even", "odd", "prime", "wild"))


def _no_words(token: Token) -> bool:
    """A quotation that stands for words still to be found."""
    if token.sort is not TokenSort.STR:
        return False
    word = token.word.strip()
    return not word.strip(".…") or "..." in word or "…" in word or "__" in word or "{" in word or word in ("X", "x")


def _joined(found: list[One], text: str, budget: Budget, plainly: bool = False) -> list[One]:
    """A trigger that is a sentence of its own goes with the next one, and what has none with the one before it."""
    place = 0
    while place + 1 < len(found):
        first, second = found[place], found[place + 1]
        if not (first.forms and second.forms) or (second.ask == "when" and not first.ask):
            end = first.words[-1].end
            stop = Token(".", TokenSort.SIGN, start=end, end=end)
            words = [*(first.plain or first.chart).words, stop, *(second.plain or second.chart).words]
            both = One(chart_of(words, budget), text[words[0].start : words[-1].end], ())
            new = not plainly or first.plain is not None or second.plain is not None
            forms = tuple(led(both.chart, text)) if new else ()
            forms = forms or (_plainly(both, text, budget).forms if plainly else ())
            if forms:
                found[place : place + 2] = [replace(both, forms=forms)]
                continue  # and what comes after it may belong to it too
        place += 1
    return found


def _unheaded(found: list[One], text: str) -> list[One]:
    """Without a sentence in front that is only the name of the rule that is read behind it."""
    named = len(found) > 1 and not found[0].forms and found[1].forms and is_name(found[0].chart, found[1].words, text)
    return found[1:] if named else found


def _compiled(text: str, found: Sequence[One], given: HalfUnderstood, table: Circumstances) -> Interpretation:
    rule = together([one.forms[0] for one in found])
    if not rule.sentences:
        return unread(text, found, given)
    wrong = faults(rule, table)
    if wrong:
        return Interpretation(text, Status.REFUSED, problem=Trouble(wrong[0].code, wrong[0].message, 0))
    given = given if len(found) == 1 else replace(given, half="both")
    return Interpretation(text, Status.COMPILES, rule, rule_said(rule), (), given, None, warnings(rule, table))


def _asked(text: str, found: Sequence[One], given: HalfUnderstood, table: Circumstances) -> Interpretation:
    rules = [together(choice) for choice in islice(product(*(one.forms for one in found)), 12)]
    passing = [rule for rule in rules if not faults(rule, table)]
    if not passing:
        wrong = [fault for rule in rules for fault in faults(rule, table)]
        return Interpretation(text, Status.REFUSED, problem=Trouble(wrong[0].code, wrong[0].message, 0))
    said = tuple(dict.fromkeys(map(rule_said, passing)))[:MOST_PROPOSALS]
    ask = given.ask or "two-readings"
    one = next(one for one in found if one.ask)
    half = best_half(one.chart)
    rest, at = rest_of(half, one.words, text) if half else (one.text, one.words[0].start)
    problem = Trouble(ask, message(ask, one.text), max(at, 0))
    return Interpretation(text, Status.ASKS, None, None, said, replace(given, rest=rest), problem)
