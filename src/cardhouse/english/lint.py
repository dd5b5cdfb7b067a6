"""What an author should know of a rule before it is adopted, and what stops it."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from cardhouse.cards import RANKS
from cardhouse.english import meaning as m
from cardhouse.english.calls import clauses_of
from cardhouse.english.meaning.bases import Clause, Sentence
from cardhouse.english.walking import inside

_PATTERN: Final = re.compile(r"[A-Za-z]( [A-Za-z]){1,5}")
_LONG: Final = 6
WITHOUT_ROUNDS: Final = ("moo",)
WITHOUT_PLAYS: Final = ("bak",)


@dataclass(frozen=True)
class Caution:
    """A code and one plain sentence."""

    code: str
    message: str


@dataclass(frozen=True)
class Circumstances:
    """What a rule is held against: the game, who sits there, and which rules can be switched."""

    game: str = "moo"
    players: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    known: frozenset[int | str] | None = None


def warnings(rule: m.RuleMeaning, table: Circumstances | None = None) -> tuple[Caution, ...]:
    """What does not stop a rule, and is better known."""
    return tuple(_found(rule, table or Circumstances()))


_OF_PLAYS: Final[tuple[type, ...]] = (m.OnPlaying, m.ToPlay, m.Nth, m.ManyInRow, m.OneAfterAnother, m.Pattern)
"""Whatever speaks of cards that are played."""


def _found(rule: m.RuleMeaning, table: Circumstances) -> Iterator[Caution]:
    if hidden(rule):
        yield Caution("hidden-information", "Nobody else can see whether this rule is kept: it asks what is in a hand.")
    if any(map(_without_consequence, rule.sentences)):
        yield Caution("no-consequence", "Nobody will notice this rule: everything stays as it was without it.")
    if rule.penalty is not None and re.search(r"\b(moo|point of order)\b", rule.penalty.words.casefold()):
        yield Caution(
            "call-taken", f'"{rule.penalty.words}" sounds like words that already mean something at the table.'
        )
    if any(event.number > _LONG for kind in (m.Nth, m.ManyInRow) for event in _rows(rule, kind)):
        yield Caution("long-run", "So many cards in a row hardly ever come.")
    if _leaves_nothing(rule):
        yield Caution("no-main-action", "With this rule nobody could play or draw a card any more.")
    if table.game in WITHOUT_ROUNDS and any(what.what is m.Happening.ROUND_ENDS for what in inside(rule, m.Happens)):
        yield Caution("no-rounds", "This game has no rounds that could end.")
    if table.game in WITHOUT_PLAYS and any(True for kind in _OF_PLAYS for _ in inside(rule, kind)):
        yield Caution("no-plays", "In this game no cards are played, so the rule never does anything.")
    if table.game == "moo" and any(who.person is m.Person.DEALER for who in inside(rule, m.Plain)):
        yield Caution("dealer", "In this game nobody deals for long: the dealer is always the same person.")


def _leaves_nothing(rule: m.RuleMeaning) -> bool:
    """Whether it forbids everybody, at all times, to play any card and to draw."""
    bans = [each.bound for each in rule.sentences if isinstance(each, m.Always)]
    always = [ban for ban in bans if ban == m.Bound(m.A_PLAYER, m.Modal.MAY_NOT, ban.acts)]
    banned = [act for ban in always for group in ban.acts for act in group]
    plays = any(isinstance(act, m.ToPlay) and act == m.ToPlay(act.cards) and act.cards.bare for act in banned)
    return plays and any(isinstance(act, m.ToDraw) for act in banned)


def _without_consequence(sentence: Sentence) -> bool:
    """Whether it can make no difference: nothing happens, no card is drawn, a card counts as what it is."""
    match sentence:
        case m.Trigger(clauses=clauses, instead=False):
            return all(map(_nothing, clauses))
        case m.CountAs(m.Kinds((kind,)), other):
            return kind == other
        case m.Match(cards, others):
            return cards == others
    return False


def _nothing(clause: Clause) -> bool:
    match clause:
        case m.TableEffect(m.Happens(m.Happening.NOTHING)):
            return True
        case m.Effects(acts=acts):
            return all(act == m.ToDraw(m.SomeCards(m.Number(0))) for act in acts)
    return False


def _rows(rule: m.RuleMeaning, kind: type[m.Nth] | type[m.ManyInRow]) -> Iterable[m.Nth | m.ManyInRow]:
    return inside(rule, kind)


def hidden(rule: m.RuleMeaning) -> bool:
    """Whether it hangs on what only one person can see: a drawn card, a hand, the draw pile."""
    return (
        any(not draws.cards.bare for draws in inside(rule, m.OnDrawing))
        or any(isinstance(until.goal, (m.Goal, m.Kind)) for until in inside(rule, m.Until))
        or next(inside(rule, m.HasLegalPlay), None) is not None
        or next(inside(rule, m.Holds), None) is not None
        or next(inside(rule, m.ToLookAtTop), None) is not None
    )


def faults(rule: m.RuleMeaning, table: Circumstances | None = None) -> tuple[Caution, ...]:
    """What stops a rule."""
    return tuple(_stopping(rule, table or Circumstances()))


def _stopping(rule: m.RuleMeaning, table: Circumstances) -> Iterator[Caution]:
    for kind in inside(rule, m.Kind):
        if kind.rank is not None and kind.rank not in RANKS:
            number = kind.rank.removesuffix("?")
            yield Caution(
                "no-such-card", f'No pack has a card "{number}"; ranks are Ace, 2 to 10, Jack, Queen and King.'
            )
    for phrase in sorted(owed_phrases(rule) & forbidden_phrases(rule)):
        yield Caution(
            "contradiction", f'The rule asks for "{as_written(phrase, rule)}" and forbids it; one of the two has to go.'
        )
    for pattern in inside(rule, m.Pattern):
        if not _PATTERN.fullmatch(pattern.letters):
            yield Caution("bad-pattern", f'"{pattern.letters}" is no pattern; write 2 to 6 letters, such as "A B A".')
    if any(_adds_nothing(sentence) for sentence in rule.sentences):
        yield Caution("nothing-adds", "Nothing adds up here; say what must be played or drawn in the same sentence.")
    names = {name.casefold() for name in table.players}
    for role in inside(rule, m.RoleOf):
        if role.title.casefold() in names:
            yield Caution("role-is-name", f'"{role.title}" sits at the table; a title must be nobody\'s name.')
    for switch in inside(rule, m.Switch):
        if table.known is not None and switch.rule not in table.known:
            yield Caution(
                "no-such-rule", f'There is no rule "{switch.rule}"; give the number or title of one in force.'
            )


def owed_phrases(rule: m.RuleMeaning) -> set[str]:
    return _phrases(rule, forbidden=False)


def forbidden_phrases(rule: m.RuleMeaning) -> set[str]:
    return _phrases(rule, forbidden=True)


def as_written(phrase: str, rule: m.RuleMeaning) -> str:
    """A phrase with the capitals that it has in the rule."""
    phrases = [each for words in inside(rule, m.OneOfPhrases) for each in words.phrases]
    return next((each for each in phrases if each.casefold() == phrase), phrase)


def _phrases(rule: m.RuleMeaning, forbidden: bool) -> set[str]:
    found: set[str] = set()
    for clause in (clause for sentence in rule.sentences for clause in clauses_of(sentence)):
        if not isinstance(clause, m.Bound) or (clause.modal is m.Modal.MAY and not _nobody(clause)):
            continue
        if forbidden == (clause.modal is m.Modal.MAY_NOT or _nobody(clause)):
            found |= {phrase.casefold() for words in inside(clause.acts, m.OneOfPhrases) for phrase in words.phrases}
    return found


def _nobody(bound: m.Bound) -> bool:
    return bound.who == m.Plain(m.Person.NOBODY)


def _adds_nothing(sentence: object) -> bool:
    """Whether draws or skips shall add up where none are demanded."""
    if not isinstance(sentence, m.Trigger):
        return False
    adds = {world.what for world in inside(sentence, m.Happens)}
    if not adds & {m.Happening.DRAWS_ADD_UP, m.Happening.SKIPS_ADD_UP}:
        return False
    return not any(_demands(clause) for clause in sentence.clauses if isinstance(clause, m.Bound))


def _demands(bound: m.Bound) -> bool:
    acts = [act for group in bound.acts for act in group]
    pays = any(isinstance(act, (m.ToDraw, m.ToSkipTurn)) for act in acts)
    return bound.modal is m.Modal.MUST and pays and any(isinstance(act, m.ToPlay) for act in acts)
