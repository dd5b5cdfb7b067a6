"""The three hooks by which rules speak: there is no fourth."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from cardhouse.core.declared import DECLARED_WAYS, Way
from cardhouse.core.fact import field_names
from cardhouse.core.questions import Clear, Handling, InTurn
from cardhouse.core.rule import AFTER, ANSWERS, INSTEAD, Mark, marked
from cardhouse.core.table import Event, Events, Question, Table

R = TypeVar("R")
Q = TypeVar("Q", bound=Question)
E = TypeVar("E", bound=Event)
A = TypeVar("A")


JUST_SAID: Final = {
    "say": "hear it by @after(Said)",
    "gesture": "hear it by @after(Gestured)",
    "call": "hear it by @after(Charged)",
    "vote": "MayVote tells who has a vote",
}
"""What people can do in any case, whatever is played; and what a rule can say to it."""


@mypyc_attr(native_class=False)  # a compiled class cannot be a TypeError
class NotAsked(TypeError):
    """A hook that would never be heard."""


def answers(
    kind: type[Q], *ways: str, fixed: bool = False
) -> Callable[[Callable[[R, Q, Table, A], A]], Callable[[R, Q, Table, A], A]]:
    """Answer a question, hearing the earlier answer; oldest rule first, and the last word stands.

    With `ways`, only questions about these ways of acting are heard. An answer is `fixed` when it follows from the
    question and the earlier answer alone, whatever lies on the table. What is never asked about a way is refused.
    """
    for way in ways:
        never_asked(kind, way)

    def mark(hook: Callable[[R, Q, Table, A], A]) -> Callable[[R, Q, Table, A], A]:
        marked(hook, Mark(ANSWERS, kind, ways, fixed))
        return hook

    return mark


def never_asked(kind: type[Any], way: str) -> None:
    """Refuse an answer that nobody would hear, and say what to answer in its place."""
    if "way" not in field_names(kind):
        raise NotAsked(
            f'{kind.__name__} is not asked about a way of acting: leave out "{way}", and look at what the question has'
        )
    if way in JUST_SAID:
        raise NotAsked(f"nobody is asked before people {way}: {JUST_SAID[way]}")
    declared = DECLARED_WAYS.get(way, [])
    if declared and not any(is_asked(kind, each) for each in declared):
        raise NotAsked(f'{kind.__name__} is not asked about "{way}": answer WayOpen for it, or Unpaused')


def is_asked(kind: type[Any], way: Way) -> bool:
    """Whether such a question is ever asked about a way of acting."""
    if kind is InTurn:
        return way.waits
    if kind is Handling:
        return way.handles
    return way.clears if kind is Clear else True


def instead(
    kind: type[E],
) -> Callable[[Callable[[R, E, Table], Events | None]], Callable[[R, E, Table], Events | None]]:
    """Put other events in the place of one about to happen, or `None` to let it be; newest rule first. A card rule is
    asked about its own cards only.
    """

    def mark(hook: Callable[[R, E, Table], Events | None]) -> Callable[[R, E, Table], Events | None]:
        marked(hook, Mark(INSTEAD, kind))
        return hook

    return mark


def after(
    *kinds: type[E], any_card: bool = False
) -> Callable[[Callable[[R, E, Table], Events]], Callable[[R, E, Table], Events]]:
    """Answer an event that happened, of one of these kinds, with more events; oldest rule first. A card rule is woken
    by its own cards only, where an event is about a card, unless it says that it is for `any_card`.
    """

    def mark(hook: Callable[[R, E, Table], Events]) -> Callable[[R, E, Table], Events]:
        for kind in kinds:
            marked(hook, Mark(AFTER, kind, any_card=any_card))
        return hook

    return mark
