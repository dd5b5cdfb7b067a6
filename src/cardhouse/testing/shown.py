"""A rule shown at work: the smallest table at which it makes a difference, found by playing the same acts with it and
without it. What comes out otherwise is written down as a scenario that passes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import islice
from typing import Final

from cardhouse.cards import RANKS, card
from cardhouse.core.table import Table
from cardhouse.english import meaning as m
from cardhouse.english.meaning.bases import Sentence
from cardhouse.english.saying_back import Example, example
from cardhouse.english.walking import inside
from cardhouse.english.writing import rule_said
from cardhouse.english.writing.cards import kind_said
from cardhouse.english.written.cards import possible
from cardhouse.games.shelf import GAMES, game
from cardhouse.testing.notation import Run, parse_text, runs
from cardhouse.testing.running.laying import NotKnown
from cardhouse.testing.running.performing import StepReader, _no_check, done
from cardhouse.testing.running.reading import Reading
from cardhouse.testing.running.setup import Setup
from cardhouse.testing.vocabulary import vocabulary_of

MOST_TRIED: Final = 30
"""Tables that are laid, each with the rule and without it."""
SEATS: Final = "ABCD"
SUITS: Final = "HDCS"
_PACK: Final = tuple(f"{rank}{suit}" for rank in RANKS for suit in SUITS)
_QUIET: Final = ("10", "9", "3", "K", "4", "6", "Q")
"""Ranks with which little happens by itself."""
_OPENING: Final = "5H"
_COMPARED: Final = (
    *[("6H", top) for top in ("5H", "7H", "6D", "3H", "9H", "4H", "2H", "10H", "QH", "KH", "AH", "6C")],
    *[(one, "6H") for one in ("6D", "6C", "6S", "9H")],
    *(("5H", "5D"), ("KH", "QH"), ("3H", "KH")),
)
"""Cards on cards that are near them, far from them, of their rank and of another suit."""


@dataclass(frozen=True)
class Stage:
    """A table to try a rule at, and what is done there."""

    given: str
    steps: tuple[str, ...]
    one: str = ""
    top: str = ""


@dataclass(frozen=True)
class Found:
    """What can be said of the table after the last step."""

    facts: tuple[str, ...]
    refused: bool


def shown(rule: m.RuleMeaning, of: str = "moo", rules: tuple[str, ...] = ()) -> Example | None:
    """The rule's example in words, with a table and steps where one was found that shows it."""
    told = example(rule)
    if told is None:
        return None
    owed = tuple(_owed(rule))
    every = (*rules, rule_said(rule))
    plain: Example | None = None
    for laid in islice(_tables(rule.sentences[0]), MOST_TRIED):
        with_it = _seen(of, laid, every, owed)
        if with_it is None:
            continue
        without = _seen(of, laid, rules, owed)
        new = [fact for fact in with_it.facts if without is not None and fact not in without.facts]
        if new and without is not None:
            kind = _kind(told.kind, with_it, without, new)
            return _written(replace(told, kind=kind), of, laid, with_it, new)
        if plain is None and not with_it.refused and _is_plain(rule.sentences[0]):
            turn = [fact for fact in with_it.facts if fact.startswith(("duty", "answer", "turn"))]
            plain = _written(told, of, laid, with_it, turn)
    return plain or told


def _is_plain(sentence: Sentence) -> bool:
    """Whether it is about cards as they are printed, so that the first table shows it even where nothing is new."""
    match sentence:
        case m.Trigger(m.Somebody(_, (m.OnPlaying(cards, None, on, None, _),)), _, None):
            return not any(kind.tails for kind in inside((cards, on), m.Kind))
    return False


def _written(told: Example, of: str, laid: Stage, seen: Found, facts: Sequence[str]) -> Example:
    """The example with its table and its steps, in the words of its own cards."""
    acts = not laid.steps[-1].endswith("_")
    first = ["ok"] if acts and not seen.refused and "ok" not in facts else []
    steps = " | ".join((*laid.steps[:-1], f"{laid.steps[-1]} => {'; '.join((*first, *facts))}"))
    words = told.words
    if laid.one and laid.top and told.kind in ("forbids", "allows") and not words.startswith("A plays"):
        may = "may not" if seen.refused else "may"
        words = f"On the {_named(laid.top)}, {laid.steps[-1][0]} {may} play {_the(laid.one)}{_when(words)}."
    elif laid.one and words.startswith("A plays a card"):
        words = f"A plays {_the(laid.one)} on the {_named(laid.top)}:{words.partition(':')[2]}"
    turn = next((fact[-1] for fact in facts if fact.startswith("turn=")), "")
    if turn and told.kind == "happens" and words.endswith((" misses the turn.", " miss their turns.", " turns round.")):
        words = f"{words[:-1]}, and {turn} is next."
    return replace(told, given=f"{_at(of)} {laid.given}", steps=steps, words=words)


_WHEN: Final = re.compile(r"( as their last card)?( if .*)?\.$")


def _when(words: str) -> str:
    """Where a play is not always forbidden or allowed: the words that say when."""
    found = _WHEN.search(words)
    return found[0].removesuffix(".") if found else ""


def _named(name: str) -> str:
    return kind_said(m.Kind(name[:-1], _SUITS[name[-1]])).removeprefix("the ")


def _the(name: str) -> str:
    return "a Joker" if name == "JK" else f"the {_named(name)}"


_SUITS: Final = {"H": m.Suit.HEARTS, "D": m.Suit.DIAMONDS, "C": m.Suit.CLUBS, "S": m.Suit.SPADES}


def _kind(told: str, with_it: Found, without: Found, new: Sequence[str]) -> str:
    if told in ("counts", "sets"):
        return told
    if with_it.refused != without.refused:
        return "forbids" if with_it.refused else "allows"
    return "demands" if any(fact.startswith(("duty", "answer")) for fact in new) else told


@lru_cache(maxsize=512)
def _seen(of: str, laid: Stage, rules: tuple[str, ...], owed: tuple[str, ...]) -> Found | None:
    """What the table shows when these steps are done with these rules; nothing if it cannot be laid."""
    run = _run(of, laid, rules, owed)
    if run is None:
        return None
    chosen = game(of)
    vocabulary = vocabulary_of(chosen.name)
    setup = Setup(run, chosen, vocabulary)
    laying = setup.laid()
    reader = StepReader(vocabulary, Reading(laying.game.name, laying.table, laying.book, [], run.steps[0], _no_check))
    reader.reading.rules = list(dict.fromkeys([*[each.id for each in laying.game.book], *laying.table.law.by_id]))
    if setup.obstacles:
        return None
    table = laying.table.copy()
    try:
        for step in run.steps:
            read = reader.read(step)
            if not (read.doings or step.actors == ("_",)):
                return None
            moment = done(table, read)
    except NotKnown:
        return None
    refused = any(not outcome.happened for outcome in moment.outcomes)
    held = [expect.raw for expect, check in read.checks if not check(moment)]
    return Found((*held, *_standing(table)), refused)


def _run(of: str, laid: Stage, rules: Sequence[str], owed: Sequence[str]) -> Run | None:
    quoted = " ".join('rule="{}"'.format(rule.replace('"', '\\"')) for rule in rules)
    asked = ["ok", *[f"refused r{number}" for number in range(1, len(rules) + 1)], *owed]
    steps = " | ".join((*laid.steps[:-1], f"{laid.steps[-1]} => {'; '.join(asked)}"))
    text = f"T-001 shown\ngiven {_at(of)} {quoted} {laid.given}\n{steps}\n"
    file = parse_text(text, "shown.table", GAMES)
    found = (run for scenario in file.scenarios if not scenario.problems for run in runs(scenario))
    return next(found, None)


def _at(of: str) -> str:
    """Four players and the rules that a game begins with."""
    return f"game={of} 4p on=-" if of.startswith("bartok") else f"game={of} 4p"


def _standing(table: Table) -> Iterator[str]:
    """Whose turn it is, which way play goes, how many cards there are where."""
    yield f"dir={'+' if table.direction > 0 else '-'}"
    if 0 <= table.turn < len(SEATS):
        yield f"turn={SEATS[table.turn]}"
    for seat, hand in enumerate(table.hands[: len(SEATS)]):
        yield f"#{SEATS[seat]}={len(hand)}"


def _owed(rule: m.RuleMeaning) -> Iterator[str]:
    """What could be owed, called or counted by a rule, as scenarios say it."""
    if any(inside(rule, m.TableEffect)):
        yield from (f"#P1={number}" for number in range(6))
    for seat in SEATS:
        for speech in inside(rule, m.OneOfPhrases):
            said = " or ".join(f'"{phrase}"' for phrase in speech.phrases)
            yield f"duty {seat} say {said}"
        for again in inside(rule, m.Repeated):
            yield f'duty {seat} say "{again.phrase}" {again.times} times'
        if any(inside(rule, m.CardsInHand)):
            yield from (f'duty {seat} say "{number}"' for number in (4, 5))
        for deed in inside(rule, m.ToGesture):
            yield f"duty {seat} do {deed.movement}" if deed.movement is not None else f'duty {seat} do "{deed.words}"'
        if any(inside(rule, m.ToGive)):
            yield from (f"duty {seat} give {number}" for number in (1, 2, 3))
        for named in inside(rule, m.ToName):
            yield f"duty {seat} choose {named.what}"
        if any(who.person is m.Person.CHOSEN for who in inside(rule, m.Plain)):
            yield f"duty {seat} choose player"
        for gained in inside(rule, m.ToGain):
            yield f'counter {seat} "{gained.what.counter.name}"=1'
    if any(inside(rule, m.ToPlay)) and any(inside(rule, m.Trigger)):
        yield from (f"answer={number}" for number in range(1, 6))


def _tables(sentence: Sentence) -> Iterator[Stage]:
    """Tables in a fixed order, the likeliest first."""
    match sentence:
        case m.Trigger(event=event, clauses=clauses):
            for laid in _starting(event):
                yield laid
                yield from _followed(laid, clauses)
        case m.Always(m.Bound(acts=acts)):
            for group in acts:
                for act in group:
                    yield from _doing(act)
            yield from _drawing()
        case m.AreWild(cards) | m.CountAs(cards):
            yield from _plays(_fitting(cards), apart=True)
        case m.Match(first, second):
            yield from (_play(one, top) for one in _fitting(first) for top in _fitting(second))
        case m.Set(m.Parameter.TIME_LIMIT, int(number)):
            yield Stage(f"turn=A P1[{_OPENING}]", (f"@{number} _",))
            yield Stage(f"turn=A P1[{_OPENING}]", ("@10 _",))


def _followed(laid: Stage, clauses: object) -> Iterator[Stage]:
    """The same with an act that the rule may have forbidden by then."""
    if len(laid.steps) > 1 or not laid.one:
        return
    if any(inside(clauses, m.ToSpeak)):
        yield replace(laid, steps=(*laid.steps, 'C: say "hello"'), one="")
    if any(inside(clauses, m.NextCard)):
        for other in ("9", "3", "K"):
            next_one = f"{other}{laid.one[-1]}"
            if next_one not in (laid.one, laid.top):
                yield Stage(f"{laid.given} B{{{next_one},+4}}", (*laid.steps, f"B: play {next_one}"))


def _starting(event: object) -> Iterator[Stage]:
    match event:
        case m.Somebody(verbs=(first, *_)):
            yield from _beginning(first)
        case m.Nth(number=number, cards=cards) | m.ManyInRow(number=number, cards=cards):
            yield from _in_a_row(number, _fitting(cards))
        case m.OneAfterAnother() | m.Pattern():
            return
    yield from _plays(_PACK[:: len(SUITS)])
    yield from _drawing()


def _beginning(verb: object) -> Iterator[Stage]:
    match verb:
        case m.OnPlaying(cards, number, on, _, manner) if number is None:
            rest = "" if manner is m.Manner.AS_LAST else ",+4"
            who = "C" if manner is m.Manner.OUT_OF_TURN else "A"
            under = _fitting(on) if on is not None else None
            ones = _fitting(cards)
            if any(kind.tails for kind in cards.kinds) and under is None:
                yield from (_play(one, top, rest=rest, who=who) for one, top in _COMPARED if one in ones)
            yield from _plays(ones, under=under, rest=rest, who=who)
        case m.OnDrawing(cards):
            for one in _fitting(cards)[:4]:
                yield Stage(f"turn=A P1[{_OPENING}] deck<{one} ..>", ("A: draw",))
        case m.OnBeginningToHave() | m.OnDroppingTo():
            for number in range(14):
                yield _play("9H", _OPENING, rest=f",+{number}" if number else "")
                yield Stage(f"turn=A A{{+{number}}} P1[{_OPENING}]", ("A: draw",))
        case m.OnSaying(speech):
            for said in inside(speech, m.OneOfPhrases):
                yield Stage(f"turn=A P1[{_OPENING}]", (f'B: say "{said.phrases[0]}"',))
        case m.OnDeed(m.Deed.RECEIVES_PENALTY):
            yield Stage(f"turn=A P1[{_OPENING}]", ("@10 _",))
        case m.OnDeed():
            yield from _drawing()
            yield _play("AH", _OPENING)


def _doing(act: object) -> Iterator[Stage]:
    match act:
        case m.ToPlay(cards, on=on):
            under = _fitting(on) if on is not None and not on.bare else None
            ones = _fitting(cards)
            if act.several is not m.Several.ONE or act.together is not None:
                yield from _groups(ones)
            if any(inside(cards, m.IdenticalTo)):
                yield Stage(f"decks=2 turn=A C{{5H,+4}} P1[{_OPENING}]", ("C: play 5H",), _OPENING, _OPENING)
            yield from _plays(ones[:2], under=under)
            yield from _plays(ones[:1], under=under, rest="", most=2)
            yield from _plays(ones[:3], under=under, apart=True, most=3)
            yield from _plays(ones[:2], under=under, who="C", most=2)
            yield from _plays(ones[2:], under=under)
        case m.ToSay(speech):
            for said in inside(speech, m.OneOfPhrases):
                yield Stage(f"turn=A P1[{_OPENING}]", (f'B: say "{said.phrases[0]}"',))
        case m.ToSpeak():
            yield Stage(f"turn=A P1[{_OPENING}]", ('B: say "hello"',))
            yield Stage(f"turn=A P1[{_OPENING}]", ('A: say "hello"',))
        case m.ToDraw():
            for number in (4, 0, 9, 12):
                yield Stage(f"turn=A A{{9H,+{number}}} P1[{_OPENING}]", ("A: draw",))


def _groups(ones: Sequence[str]) -> Iterator[Stage]:
    """Several cards at once: of one rank, of one suit one after another, a couple."""
    for several in (("5C", "5D"), ("3H", "4H"), ("3H", "5C"), ("KH", "QC"), (*ones[:1], *ones[4:5]), tuple(ones[:2])):
        top = "9H" if several[0][-1] == "H" else "5H"
        if len(set(several)) > 1 and top not in several:
            yield Stage(f"turn=A A{{{','.join(several)},+3}} P1[{top}]", (f"A: play {','.join(several)}",))


def _drawing() -> Iterator[Stage]:
    yield Stage(f"turn=A P1[{_OPENING}]", ("A: draw",))


def _play(one: str, top: str, *, rest: str = ",+4", who: str = "A") -> Stage:
    return Stage(f"turn=A {who}{{{one}{rest}}} P1[{top}]", (f"{who}: play {one}",), one, top)


def _plays(
    ones: Sequence[str],
    *,
    under: Sequence[str] | None = None,
    apart: bool = False,
    rest: str = ",+4",
    who: str = "A",
    most: int = 4,
) -> Iterator[Stage]:
    """One of these cards on a card that it goes on, or with `apart` on one that it does not go on."""
    for one in ones[:6]:
        tops = [top for top in (under if under is not None else _tops(one)) if top != one]
        fit = [top for top in tops if (one == "JK" and not apart) or top[-1] == one[-1] or top[:-1] == one[:-1]]
        off = [top for top in tops if top not in fit]
        yield from (_play(one, top, rest=rest, who=who) for top in (off if apart else fit or off)[:most])


@cache
def _tops(one: str) -> tuple[str, ...]:
    """The 5 of its suit first, then the others."""
    suit = one[-1] if one != "JK" else "H"
    first = [f"5{suit}", f"9{suit}", *[f"{rank}{suit}" for rank in RANKS], *[f"{one[:-1]}{other}" for other in SUITS]]
    return tuple(dict.fromkeys([*first, _OPENING, *_PACK]))


def _fitting(cards: m.Kinds) -> list[str]:
    """The cards of these kinds, from the lowest, Hearts first."""
    meant = possible(cards)
    found = [name for name in _PACK if card(name) in meant]
    if any(kind.joker for kind in cards.kinds):
        return ["JK", *found] if not all(kind.joker for kind in cards.kinds) else ["JK"]
    return found


def _in_a_row(number: int, ones: Sequence[str]) -> Iterator[Stage]:
    """So many cards one after another, by one player after another."""
    rows = [[f"{rank}{suit}" for rank in _QUIET if f"{rank}{suit}" in ones][:number] for suit in SUITS]
    rows += [[f"{rank}{suit}" for suit in SUITS if f"{rank}{suit}" in ones][:number] for rank in (*_QUIET, *RANKS)]
    for row in rows:
        if len(row) == number <= len(SEATS):
            hands = " ".join(f"{seat}{{{one},+4}}" for seat, one in zip(SEATS, row, strict=False))
            steps = tuple(f"{seat}: play {one}" for seat, one in zip(SEATS, row, strict=False))
            yield Stage(f"turn=A {hands} P1[5{row[0][-1]}]", steps)
