"""What becomes of a text: it compiles, it is asked about, half of it is read, people judge it, or it is refused."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import islice, product
from typing import Final

from cardhouse.english import meaning as m
from cardhouse.english.chart import Budget, Chart
from cardhouse.english.front.carried import carried_on, narrowed, two_numbers
from cardhouse.english.front.halves import Half, best_half, rest_of
from cardhouse.english.front.menus import menu
from cardhouse.english.front.messages import lost_message, message, people_message, read_message
from cardhouse.english.front.plainer import plainer
from cardhouse.english.front.reading import STEPS, Led, chart_of, led, prepared, sentences_of, strange, unclear
from cardhouse.english.front.remarks import is_name, unnamed
from cardhouse.english.front.sense import QUOTED
from cardhouse.english.front.spelling import corrected
from cardhouse.english.front.spreading import Spread, spread
from cardhouse.english.front.unmarked import unmarked
from cardhouse.english.front.whom import of_those_of_another_sentence
from cardhouse.english.front.words import FIRST_PERSON, PEOPLE
from cardhouse.english.lint import Caution, Circumstances, faults, warnings
from cardhouse.english.meaning.bases import Sentence
from cardhouse.english.normal import normal_rule
from cardhouse.english.reading import LONGEST, MOST_SENTENCES, read
from cardhouse.english.tokens import Token, TokenSort, tokens
from cardhouse.english.walking import inside
from cardhouse.english.writing import clauses_said, rule_said, trigger_said

MOST_PROPOSALS: Final = 3
MOST_PLAINER: Final = 4
"""How often a sentence is said more plainly."""


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
    given = replace(_given(found), sentences=tuple(str(one.status) for one in found))
    if all(one.status is Status.COMPILES for one in found):
        return _compiled(text, found, given, table)
    if all(one.forms for one in found):
        return _asked(text, found, given, table)
    if len(found) > 1 and any(one.status is Status.COMPILES for one in found):
        return _mixed(text, found, given, table)
    return _unread(text, found, given)


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
                "first-person", f'A rule is for everybody: say "a player" for "{_as_said(token, text)}".', token.start
            )
        if token.sort is TokenSort.WORD and token.word in names:
            said = _as_said(token, text)
            return Trouble("names-person", f'A rule names nobody: say "a player" for "{said}".', token.start)
    return None


def _as_said(token: Token, text: str) -> str:
    return text[token.start : token.end]


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
    return bool(_IF_IT.match(said)) or (always and _IT.search(said) is not None)


_ON_THEN: Final = re.compile(r"\W*(?:and |but )?(?:up)?(?:on|with)\b", re.IGNORECASE)
_IF_IT: Final = re.compile(r"\W*(?:and |but )?(?:if|when) it(?:['’]s| is| was)\b", re.IGNORECASE)
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


def _given(found: Sequence[One]) -> HalfUnderstood:
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


def _compiled(text: str, found: Sequence[One], given: HalfUnderstood, table: Circumstances) -> Interpretation:
    rule = _together([one.forms[0] for one in found])
    if not rule.sentences:
        return _unread(text, found, given)
    wrong = faults(rule, table)
    if wrong:
        return Interpretation(text, Status.REFUSED, problem=Trouble(wrong[0].code, wrong[0].message, 0))
    given = given if len(found) == 1 else replace(given, half="both")
    return Interpretation(text, Status.COMPILES, rule, rule_said(rule), (), given, None, warnings(rule, table))


def _together(forms: Sequence[Led]) -> m.RuleMeaning:
    """One rule of all its sentences; a penalty call comes last."""
    sentences = tuple(sentence for form in forms for sentence in form.rule.sentences)
    penalty = next((form.rule.penalty for form in forms if form.rule.penalty), None)
    return normal_rule(m.RuleMeaning(sentences, penalty))


def _asked(text: str, found: Sequence[One], given: HalfUnderstood, table: Circumstances) -> Interpretation:
    rules = [_together(choice) for choice in islice(product(*(one.forms for one in found)), 12)]
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


def _mixed(text: str, found: Sequence[One], given: HalfUnderstood, table: Circumstances) -> Interpretation:
    """Some sentences of several compile."""
    rule = _together([one.forms[0] for one in found if one.status is Status.COMPILES])
    left = next(one for one in found if one.status is not Status.COMPILES)
    if not rule.sentences or faults(rule, table):
        return _unread(text, found, given)
    half = best_half(left.chart)
    proposals = tuple(menu(half, rest_of(half, left.words, text)[0])) if half else ()
    given = replace(given, half="none", rest=left.text)
    problem = Trouble("unread-rest", read_message(rule_said(rule), left.text), left.words[0].start)
    return Interpretation(text, Status.HALF, rule, rule_said(rule), proposals, given, problem, warnings(rule, table))


def _unread(text: str, found: Sequence[One], given: HalfUnderstood) -> Interpretation:
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
        word = _stopping(left.chart)
        said = _as_said(word, text)
        problem = Trouble("not-understood", lost_message(said), word.start)
    return Interpretation(text, Status.PEOPLE, problem=problem, understood=replace(given, rest=text.strip()))


def _half_asked(text: str, asked: One, left: One, given: HalfUnderstood) -> Interpretation:
    """One sentence can be meant in several ways, and another is not read: the first is the half that is understood."""
    common = _given([asked])
    half = common.half if common.half != "both" else "trigger" if common.trigger else "none"
    understood = replace(given, half=half, trigger=common.trigger, effect=common.effect, rest=left.text)
    proposals = tuple(dict.fromkeys(form.form for form in asked.forms))[:MOST_PROPOSALS]
    problem = Trouble("unread-rest", read_message(asked.text, left.text), left.words[0].start)
    return Interpretation(text, Status.HALF, None, None, proposals, understood, problem)


def _best_left(unread: Sequence[One]) -> tuple[One, Half | None]:
    """The first sentence of which a half is understood, as it stands or said more plainly; else the first."""
    for one in (*unread, *(replace(one, chart=one.plain) for one in unread if one.plain)):
        beside_it = one != unread[0] and _IF_IT.match(one.text) is not None
        half = None if beside_it or two_numbers(one.text) else best_half(one.chart)
        if half is not None:
            return one, half
    return unread[0], None


def _people_word(half: Half | None, words: Sequence[Token]) -> Token | None:
    rest = [*words[: half.first], *words[half.last :]] if half else words
    return next((token for token in rest if token.word in PEOPLE and token.sort is TokenSort.WORD), None)


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
    return Interpretation(text, Status.HALF, None, None, tuple(menu(half, rest)), understood, problem)
