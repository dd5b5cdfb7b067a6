"""The three hooks by which rules speak: there is no fourth."""

from collections.abc import Callable
from typing import TypeVar

from cardhouse.core.rule import AFTER, ANSWERS, INSTEAD, Mark, marked
from cardhouse.core.table import Event, Events, Question, Table

R = TypeVar("R")
Q = TypeVar("Q", bound=Question)
E = TypeVar("E", bound=Event)
A = TypeVar("A")


def answers(
    kind: type[Q], *ways: str, fixed: bool = False
) -> Callable[[Callable[[R, Q, Table, A], A]], Callable[[R, Q, Table, A], A]]:
    """Answer a question, hearing the earlier answer; oldest rule first, and the last word stands.

    With `ways`, only questions about these ways of acting are heard. An answer is `fixed` when it follows from the
    question and the earlier answer alone, whatever lies on the table.
    """

    def mark(hook: Callable[[R, Q, Table, A], A]) -> Callable[[R, Q, Table, A], A]:
        marked(hook, Mark(ANSWERS, kind, ways, fixed))
        return hook

    return mark


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
