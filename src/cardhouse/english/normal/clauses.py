"""One order of what a trigger brings, and one way of saying for whom."""

from collections.abc import Iterable
from dataclasses import replace
from operator import itemgetter
from typing import Final

from cardhouse.english import meaning as m
from cardhouse.english.meaning.bases import Action, Clause, Who

_NOT_TWICE: Final = frozenset(
    m.Plain(person)
    for person in (
        m.Person.CHOSEN,
        m.Person.ANOTHER_CHOSEN,
        m.Person.A_PLAYER,
        m.Person.ANOTHER,
        m.Person.ANY,
        m.Person.NOBODY,
        m.Person.EACH_FOLLOWING,
    )
)
_EACH: Final = m.Plain(m.Person.EACH)
_ANY: Final = m.Plain(m.Person.ANY)
_NOBODY: Final = m.Plain(m.Person.NOBODY)
_EVERYBODY: Final = (_EACH, _ANY, m.A_PLAYER)


_COMMUTING: Final = (
    (m.ToSay,),
    (m.ToGesture,),
    (m.ToDraw,),
    (m.ToGain, m.ToLose, m.ToPay),
    (m.ToBeSkipped, m.ToSkipTurn),
)
"""Acts whose order does not matter, in the order in which they are said."""


def commuting(act: Action) -> int | None:
    """Its place among the acts whose order does not matter; None: its order matters."""
    return next((place for place, kinds in enumerate(_COMMUTING) if isinstance(act, kinds)), None)


def normal_acts(acts: tuple[Action, ...]) -> tuple[Action, ...]:
    """Those that commute, in their order; the others stay where they are."""
    found: list[Action] = []
    run: list[tuple[int, Action]] = []
    for act in acts:
        place = commuting(act)
        if place is None:
            found += [*_sorted(run), act]
            run = []
        else:
            run.append((place, act))
    return (*found, *_sorted(run))


def _sorted(acts: Iterable[tuple[int, Action]]) -> list[Action]:
    return [act for _, act in sorted(acts, key=itemgetter(0))]


def normal_ways(ways: tuple[tuple[Action, ...], ...]) -> tuple[tuple[Action, ...], ...]:
    """Each way of doing it once and in order; to say this or to say that is to say this or that."""
    spoken = [act.speech for way in ways for act in way[:1] if _is_phrases(way) and isinstance(act, m.ToSay)]
    phrases = dict.fromkeys([phrase for each in spoken if isinstance(each, m.OneOfPhrases) for phrase in each.phrases])
    together: tuple[Action, ...] = (m.ToSay(m.OneOfPhrases(tuple(phrases))),)
    joined = [together if _is_phrases(way) else normal_acts(way) for way in ways]
    return tuple(dict.fromkeys(joined))


def _is_phrases(way: tuple[Action, ...]) -> bool:
    match way:
        case (m.ToSay(m.OneOfPhrases()),):
            return True
    return False


def in_standing(bound: m.Bound) -> m.Bound:
    """A player may, may not or must, whether it said each, any, players or nobody."""
    if bound.who == _NOBODY and bound.modal is m.Modal.MAY:
        bound = replace(bound, who=m.A_PLAYER, modal=m.Modal.MAY_NOT)
    elif bound.who in _EVERYBODY:
        bound = replace(bound, who=m.A_PLAYER)
    return replace(bound, acts=tuple(tuple(_on_any_card(act, bound) for act in group) for group in bound.acts))


def _on_any_card(act: Action, bound: m.Bound) -> Action:
    """On any card: said in a permission that needs it, and nowhere else."""
    if not isinstance(act, m.ToPlay) or act.on is None or not act.on.bare:
        return act
    if bound.modal is m.Modal.MAY_NOT or any(_of_the_top(kind) for kind in act.cards.kinds):
        return replace(act, on=None)
    return replace(act, on=m.Kinds((m.Kind(which=m.Which.ANY),)))


def _of_the_top(kind: m.Kind) -> bool:
    return any(getattr(tail, "other", None) is m.Other.TOP for tail in kind.tails)


def in_clause(bound: m.Bound) -> m.Bound:
    """Any player may, no player may, each player must."""
    match bound.modal:
        case m.Modal.MAY if bound.who in _EVERYBODY:
            return replace(bound, who=_ANY)
        case m.Modal.MAY_NOT if bound.who in _EVERYBODY:
            return replace(bound, who=_NOBODY, modal=m.Modal.MAY)
        case m.Modal.MUST if bound.who == _ANY:
            return replace(bound, who=_EACH)
    return bound


def normal_clauses(clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """Neighbouring clauses of one person together, and in order."""
    found: list[Clause] = []
    for clause in clauses:
        clause = in_clause(clause) if isinstance(clause, m.Bound) else clause
        joined = _joined(found[-1], clause) if found else None
        if joined is not None:
            found[-1] = joined
        else:
            found.append(clause)
    return _in_order(_without_usual(found))


def _joined(first: Clause, second: Clause) -> Clause | None:
    match first, second:
        case m.Effects(), m.Effects() if _alike(first, second):
            return replace(first, acts=normal_acts(first.acts + second.acts))
        case m.Bound(modal=m.Modal.MUST), m.Bound(modal=m.Modal.MUST) if _alike(first, second):
            if len(first.acts) == len(second.acts) == 1 and not _is_demand(first) and not _is_demand(second):
                return replace(first, acts=(normal_acts(first.acts[0] + second.acts[0]),))
    return None


def _is_demand(bound: m.Bound) -> bool:
    return any(isinstance(act, m.ToPlay) for group in bound.acts for act in group)


def _alike(first: m.Effects | m.Bound, second: m.Effects | m.Bound) -> bool:
    same = first.whens == second.whens and first.condition == second.condition
    return same and first.who == second.who and once_only(first.who)


def once_only(who: Who) -> bool:
    """Whether naming them twice names the same people."""
    return who not in _NOT_TWICE and not isinstance(who, (m.Doer, m.AsMany, m.WithThe, m.EachWith))


def _without_usual(clauses: list[Clause]) -> list[Clause]:
    """That the next card must be of the named suit or rank is what naming means."""
    named = {
        act.what
        for clause in clauses
        if isinstance(clause, m.Bound)
        for group in clause.acts
        for act in group
        if isinstance(act, m.ToName)
    }
    usual = {m.NextCard(m.Kinds((m.Kind(tails=(m.OfCalled(what),)),))) for what in named}
    left = [clause for clause in clauses if not (isinstance(clause, m.TableEffect) and clause.what in usual)]
    return left or clauses


def _in_order(clauses: list[Clause]) -> tuple[Clause, ...]:
    """What one person says comes before what that person draws."""
    for place in range(1, len(clauses)):
        at = place
        while at and _swapped(clauses[at - 1], clauses[at]):
            clauses[at - 1], clauses[at] = clauses[at], clauses[at - 1]
            at -= 1
    return tuple(clauses)


def _swapped(first: Clause, second: Clause) -> bool:
    if not isinstance(first, (m.Bound, m.Effects)) or not isinstance(second, (m.Bound, m.Effects)):
        return False
    if type(first) is type(second) or not _alike(first, second) or first.whens or first.condition:
        return False
    before, after = _places(first), _places(second)
    return bool(before) and bool(after) and min(before) > max(after)


def _places(clause: m.Bound | m.Effects) -> list[int]:
    """The places of its acts, or none if the order of one of them matters."""
    if isinstance(clause, m.Bound):
        acts = clause.acts[0] if clause.modal is m.Modal.MUST and len(clause.acts) == 1 else ()
    else:
        acts = clause.acts
    places = [commuting(act) for act in acts]
    return [] if None in places else [place for place in places if place is not None]
