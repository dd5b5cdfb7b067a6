"""A rule shown with cards: what lies there, what is played on it, what is said, and what comes of it, at this table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardhouse.cards import RANKS, Card, card
from cardhouse.english import meaning as m
from cardhouse.english.front.answers import Interpretation, Status
from cardhouse.english.saying_back import example
from cardhouse.english.walking import inside
from cardhouse.english.written.cards import possible
from cardhouse.server.messages import DrawnExample

WELL, CAUGHT, NOTHING = "well", "caught", "nothing"
SUITS: Final = "HSDC"
_PACK: Final = tuple(card(f"{rank}{suit}") for rank in ("9", "K", "4", "7", "Q", *RANKS) for suit in SUITS)


def drawn(found: Interpretation, people: Sequence[int], named: Sequence[str]) -> list[DrawnExample]:
    """Up to three examples of a rule that is about cards played: it is kept, it is broken, it does not apply. `people`
    are the seats that play in them, `named` all names at the table.
    """
    rule = found.rule
    if rule is None or found.status is not Status.COMPILES or not people:
        return []
    trigger = next((each for each in rule.sentences if isinstance(each, m.Trigger)), None)
    plays = next(iter(inside(trigger.event, m.OnPlaying)), None) if trigger is not None else None
    if trigger is None or plays is None or plays.number or plays.manner or plays.after:
        return []
    meant = possible(plays.cards)
    ones = [each for each in _PACK if each in meant]
    others = [each for each in _PACK if each not in meant]
    if not ones:
        return []
    who = [people[at % len(people)] for at in range(3)]
    words = said_in(trigger)
    if words:
        return spoken(ones, others, who, words, named, rule)
    said = example(rule)
    first = DrawnExample(below(ones[0], others), ones[0].name, who[0], "", outcome(said.words if said else ""), WELL)
    return [first, *nothing(others, who[2], named)]


def spoken(
    ones: list[Card], others: list[Card], who: list[int], words: str, named: Sequence[str], rule: m.RuleMeaning
) -> list[DrawnExample]:
    """A rule that asks for words: said, forgotten, not asked for."""
    name, cost = named[who[1]], rule.penalty.cards if rule.penalty is not None and rule.penalty.cards else 1
    price = "a card" if cost == 1 else f"{cost} cards"
    second = ones[1 % len(ones)]
    return [
        DrawnExample(below(ones[0], others), ones[0].name, who[0], words, "All is well.", WELL),
        DrawnExample(below(second, others), second.name, who[1], "", f"Caught, {name} draws {price}.", CAUGHT),
        *nothing(others, who[2], named),
    ]


def nothing(others: list[Card], seat: int, named: Sequence[str]) -> list[DrawnExample]:
    if not others:
        return []
    return [DrawnExample(below(others[0], others[1:]), others[0].name, seat, "", "Nothing to do.", NOTHING)]


def below(top: Card, others: Sequence[Card]) -> str:
    """A card that the top one goes on: another one of its suit."""
    same = [each for each in others if each.name[-1] == top.name[-1] and each != top]
    return same[0].name if same else ""


def said_in(trigger: m.Trigger) -> str:
    """The words that a rule asks for, the first of them."""
    for clause in trigger.clauses:
        if isinstance(clause, m.Bound) and clause.modal is m.Modal.MUST and clause.acts:
            for act in clause.acts[0]:
                if isinstance(act, m.ToSay) and isinstance(act.speech, m.OneOfPhrases):
                    return act.speech.phrases[0]
    return ""


def outcome(words: str) -> str:
    """What comes of it, out of an example in one sentence."""
    _, colon, after = words.partition(": ")
    return f"{after[:1].upper()}{after[1:]}" if colon else words
