"""What a text says twice, in a heading, in brackets or in a second sentence, is said once; what forgetting costs."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from cardhouse.english import meaning as m
from cardhouse.english.calls import clauses_of, default_calls
from cardhouse.english.chart import Budget
from cardhouse.english.front.gate import gate
from cardhouse.english.front.productions import ExactWords
from cardhouse.english.meaning.bases import Action, Clause, Occasion, TableChange, Who
from cardhouse.english.tokens import tokens

_ANY: Final = "When a player plays a card,"


@dataclass(frozen=True)
class SaidDeed:
    """Something that is done or happens, and to whom; nobody said by whom: None."""

    what: Action | TableChange
    who: Who | None = None
    leave: m.Modal | None = None
    how: tuple[object, ...] = ()

    def within(self, others: "frozenset[SaidDeed]") -> bool:
        return any(self == replace(other, who=None) if self.who is None else self == other for other in others)


def settled(said: ExactWords, budget: Budget) -> Iterator[ExactWords]:
    """The reading without what it says again, and with its penalty; none where a heading is of something else."""
    text = said.text
    if text.startswith("TOPIC "):
        card, _, whole = text.removeprefix("TOPIC ").partition(" TOPIC ")
        if said.ask == "foreign-card":  # `K: reverse, draw 1`: what these cards do, and no card called reverse
            return
        for each in settled(replace(said, text=whole), budget):
            if _about(card, each.text, budget):
                yield each
    elif " PENALTY " in text:
        first, _, number = text.partition(" PENALTY ")
        first, _, unsaid = first.partition(" UNSAID ")
        price = _priced(first, number, budget)
        if price and f"must say {unsaid}" in (first if unsaid else "must say "):
            yield replace(said, text=price)
    elif " CHAIN " in text:
        first, _, numbers = text.partition(" CHAIN ")
        once, twice = numbers.split()
        if 2 * tokens(once)[0].number == tokens(twice)[0].number:
            yield replace(said, text=first)
    elif " OTHERWISE " in _QUOTED.sub("", text):
        first, _, second = text.partition(" OTHERWISE ")
        trigger = contrary(first.partition(",")[0])
        if trigger and " OTHERWISE " not in second:
            yield replace(said, text=f"{first}. {trigger}, {second}")
    elif " LABEL " in text:
        heading, _, whole = text.partition(" LABEL ")
        alike = not heading.startswith("When ") or occasion(heading, budget) == occasion(whole, budget) is not None
        if alike and _named_by(deeds(_framed(heading), budget), deeds(whole, budget), heading):
            yield replace(said, text=whole)
    elif " FIRST " in text:
        start, _, rest = text.partition(" FIRST ")
        explains = " SAME " in rest
        first, _, more = rest.partition(" SAME " if explains else " ALSO ")
        earlier, later = deeds(_framed(first), budget), deeds(_framed(more), budget)
        if _all_within(earlier, later):
            yield replace(said, text=f"{start} {more}")
        elif _all_within(later, earlier):
            yield replace(said, text=f"{start} {first}.")
        elif not explains:
            yield replace(said, text=f"{start} {first} and {more}")
    else:
        yield said


def contrary(trigger: str) -> str:
    """When a card of the other sort is played: red and black, even and odd, alike and different; none for others."""
    sort = _COLOURED.fullmatch(trigger)
    if sort:
        return f"{sort[1]}{_CONTRARY[sort[2]]}{sort[3]}"
    alike = _ALIKE.fullmatch(trigger)
    if alike:
        return f"{alike[1]} of a different {alike[2]} from {alike[3]}"
    unlike = _UNLIKE.fullmatch(trigger)
    return f"{unlike[1]} of the same {unlike[2]} as {unlike[3]}" if unlike else ""


_QUOTED: Final = re.compile(r'"[^"]*"')
_CONTRARY: Final = {"red": "black", "black": "red", "even": "odd", "odd": "even"}
_COLOURED: Final = re.compile(r"(When a player plays (?:an? )?)(red|black|even|odd)( cards?)")
_ALIKE: Final = re.compile(r"(When a player plays (?:a )?cards?) of the same (\w+) as (the \w+ card)")
_UNLIKE: Final = re.compile(r"(When a player plays (?:a )?cards?) of a different (\w+) from (the \w+ card)")


def _about(card: str, text: str, budget: Budget) -> bool:
    """Whether a text speaks of what this card does when it is played, or of what it is."""
    rule = gate(text.replace("YOU", "they").replace("NOBODY", "they"), budget)
    if rule is None:
        return False
    events = {(each.event, each.condition) for each in rule.sentences if isinstance(each, m.Trigger)}
    if events and events != {occasion(f"When a player plays {card}, nothing happens.", budget)}:
        return False
    others = [each for each in rule.sentences if not isinstance(each, m.Trigger)]
    about = [gate(f"{card} {what}.", budget) for what in _OF_CARDS] if others else []
    return all(any(known is not None and each in known.sentences for known in about) for each in others)


_OF_CARDS: Final = ("are wild", "may be played on any card")


def _framed(text: str) -> str:
    return text if text.startswith("When ") else f"{_ANY} {text.removesuffix('.')}."


def _priced(text: str, number: str, budget: Budget) -> str:
    """With the call that is usual for what is owed; more than one thing owed has no price in common."""
    if "YOU" in text or "NOBODY" in text:
        return ""
    rule = gate(text, budget)
    calls = default_calls(rule.sentences) if rule is not None and rule.penalty is None else []
    return f'{text} The penalty call is "{calls[0]}" and the penalty is {number} cards.' if len(calls) == 1 else ""


def _named_by(named: frozenset[SaidDeed], done: frozenset[SaidDeed], heading: str) -> bool:
    """Whether a heading tells of what is done: `Draw 2` also names a draw that a card of one's own can answer."""
    if _all_within(named, done):
        return True
    noted = "NOBODY" in heading and bool(named)
    return noted and all(any(name.what == deed.what for deed in done) for name in named)


def _all_within(some: frozenset[SaidDeed], others: frozenset[SaidDeed]) -> bool:
    return bool(some) and all(deed.within(others) for deed in some)


def occasion(text: str, budget: Budget) -> tuple[Occasion, m.IfClause | None] | None:
    """When it happens."""
    rule = gate(text.replace("YOU", "they").replace("NOBODY", "they"), budget)
    match rule:
        case m.RuleMeaning((m.Trigger(event, _, condition),)):
            return event, condition
    return None


def deeds(text: str, budget: Budget) -> frozenset[SaidDeed]:
    """All that a text makes happen; none where it is not one sentence about that."""
    unsaid = "YOU" in text or "NOBODY" in text
    rule = gate(text.replace("YOU", "they").replace("NOBODY", "they"), budget)
    if rule is None or len(rule.sentences) != 1:
        return frozenset()
    found = frozenset(deed for clause in clauses_of(rule.sentences[0]) for deed in _of_clause(clause))
    return frozenset(replace(deed, who=None) if deed.who == m.THEY else deed for deed in found) if unsaid else found


def _of_clause(clause: Clause) -> Iterator[SaidDeed]:
    match clause:
        case m.Bound(who, m.Modal.MUST, (acts,), whens, condition):
            yield from (SaidDeed(act, who, None, (whens, condition)) for act in acts)
        case m.Bound(who, modal, acts, whens, condition):
            yield from (SaidDeed(act, who, modal, (len(acts), whens, condition)) for group in acts for act in group)
        case m.Effects(who, acts, whens, condition):
            yield from (SaidDeed(act, who, None, (whens, condition)) for act in acts)
        case m.TableEffect(what, whens, condition):
            yield SaidDeed(what, None, None, (whens, condition))
