"""A rule said back in plain words, with an example: four players, A, B, C and D, sit round a table."""

import re
from dataclasses import dataclass, replace
from typing import Final

from cardhouse.cards import RANKS
from cardhouse.english import meaning as m
from cardhouse.english.meaning.bases import Clause, Occasion, Sentence
from cardhouse.english.writing import clause_said, sentence_said
from cardhouse.english.writing.cards import cards_said, kind_said
from cardhouse.english.writing.events import condition_said, event_said, plays_said
from cardhouse.english.writing.phrases import counted

_PEOPLE: Final = (
    (r"\bthe player after the next player\b", "C"),
    (r"\bthe active player\b", "A"),
    (r"\bthe next player\b", "B"),
    (r"\bthe previous player\b", "D"),
    (r"\bthe next 2 players are\b", "B and C are"),
    (r"\bthe next 2 players\b", "B and C"),
    (r"\banother player of their choice\b", "C"),
    (r"\ba player of their choice\b", "B, chosen by A,"),
    (r"\ball other players\b", "B, C and D"),
    (r"\beach player\b(?! w)", "everybody"),
    (r"\bthe player to their left\b", "the player on the left"),
    (r"\bthe player to their right\b", "the player on the right"),
    (r"\bis skipped\b", "misses the turn"),
    (r"\bare skipped\b", "miss their turns"),
    (r"\bturn order is reversed\b", "play turns round"),
    (r",,", ","),
    (r",$", ""),
)
_SUITS: Final = (m.Suit.HEARTS, m.Suit.DIAMONDS, m.Suit.CLUBS, m.Suit.SPADES)
_PRIMES: Final = (2, 3, 5, 7, 11, 13)


@dataclass(frozen=True)
class Example:
    """What a rule does, in one sentence. `given` and `steps` are for those who can try it at a table."""

    kind: str
    words: str
    given: str = ""
    steps: str = ""


def example(rule: m.RuleMeaning) -> Example | None:
    """The first sentence of a rule, as it would be seen at a table."""
    return _of(rule.sentences[0]) if rule.sentences else None


def _of(sentence: Sentence) -> Example:
    match sentence:
        case m.Trigger(event, clauses, condition, instead):
            words = ", and ".join(map(_clause, clauses)) + (" instead" if instead else "")
            return Example(_kind(clauses), _sentence(f"{_event(event)}{_named(condition_said(condition))}: {words}"))
        case m.Always(m.Bound(modal=modal) as bound):
            kind = {m.Modal.MUST: "demands", m.Modal.MAY: "allows", m.Modal.MAY_NOT: "forbids"}[modal]
            return Example(kind, _sentence(_standing(bound)))
        case m.AreWild(cards):
            card = _card(cards.kinds[0])
            return Example("counts", f"On the 5 of Hearts, A may play {card}, and then B any card.")
        case m.CountAs() | m.ValueOf() | m.Match() | m.RoleOf():
            return Example("counts", f"From now on: {sentence_said(sentence)}")
        case m.Set(m.Parameter.TIME_LIMIT, int(number)):
            return Example("sets", f"A has {counted(number, 'second')} for a turn.")
    return Example("sets", f"From now on: {sentence_said(sentence)}")


def _kind(clauses: tuple[Clause, ...]) -> str:
    first = next((clause for clause in clauses if isinstance(clause, m.Bound)), None)
    if first is None:
        return "happens"
    if first.modal is m.Modal.MAY_NOT or first.who == m.Plain(m.Person.NOBODY):
        return "forbids"
    return "demands" if first.modal is m.Modal.MUST else "allows"


def _clause(clause: Clause) -> str:
    match clause:
        case m.Bound(m.Plain(m.Person.THEY)) | m.Effects(m.Plain(m.Person.THEY)):
            clause = replace(clause, who=m.Plain(m.Person.ACTIVE))
    return _named(clause_said(clause))


def _named(words: str) -> str:
    for pattern, name in _PEOPLE:
        words = re.sub(pattern, name, words)
    return words


def _event(event: Occasion) -> str:
    match event:
        case m.Somebody(_, (m.OnPlaying() as plays,)) if not plays.after:
            if plays.number or plays.manner:
                return f"A {plays_said(plays)}"
            card = _card(plays.cards.kinds[0])
            return f"A plays {card}" + (f" on {_card(plays.on.kinds[0], card)}" if plays.on else "")
        case m.Somebody(_, verbs):
            return "A " + event_said(m.Somebody(m.A_PLAYER, verbs[:1])).removeprefix("a player ")
    return event_said(event)


def _standing(bound: m.Bound) -> str:
    match bound.acts:
        case ((m.ToPlay(cards, on=m.Kinds() as on) as play,),) if play == m.ToPlay(cards, on=on):
            below = "the 5 of Hearts" if on.bare else _card(on.kinds[0])
            return f"On {below}, A {bound.modal} play {_card(cards.kinds[0], below)}"
    who = "A" if bound.who == m.A_PLAYER else ""
    said = clause_said(bound)
    return _named(said.replace("a player", who, 1) if who and said.startswith("a player ") else said)


def _card(kind: m.Kind, taken: str = "") -> str:
    """The first card of this kind, from the lowest, Hearts first; where more is said of it, in its own words."""
    if kind.tails or kind.bare or m.Adjective.WILD in kind.adjectives:
        return kind_said(kind)
    if kind.joker:
        return "a Joker"
    for rank in RANKS:
        for suit in _SUITS:
            said = kind_said(m.Kind(rank, suit))
            if _fits(kind, rank, suit) and said != taken:
                return said
    return cards_said(m.Kinds((kind,)))


def _fits(kind: m.Kind, rank: str, suit: m.Suit) -> bool:
    if (kind.rank and kind.rank != rank) or (kind.suit and kind.suit is not suit):
        return False
    value = RANKS.index(rank) + 1
    red = suit in (m.Suit.HEARTS, m.Suit.DIAMONDS)
    is_ = {
        m.Adjective.RED: red,
        m.Adjective.BLACK: not red,
        m.Adjective.EVEN: value % 2 == 0,
        m.Adjective.ODD: value % 2 == 1,
        m.Adjective.PRIME: value in _PRIMES,
        m.Adjective.FACE: value > 10,
        m.Adjective.NUMBER: 1 < value < 11,
        m.Adjective.WILD: False,
    }
    return all(is_[adjective] for adjective in kind.adjectives)


def _sentence(words: str) -> str:
    return f"{words[0].upper()}{words[1:]}."
