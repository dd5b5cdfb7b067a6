"""What an author should know of a rule before it is adopted."""

from collections.abc import Iterator
from dataclasses import dataclass

from cardhouse.english import meaning as m
from cardhouse.english.walking import inside


@dataclass(frozen=True)
class Warned:
    """A code and one plain sentence."""

    code: str
    message: str


def warnings(rule: m.Rule) -> tuple[Warned, ...]:
    """What does not stop a rule, and is better known."""
    return tuple(_found(rule))


def _found(rule: m.Rule) -> Iterator[Warned]:
    if hidden(rule):
        yield Warned("hidden-information", "Nobody else can see whether this rule is kept: it asks what is in a hand.")


def hidden(rule: m.Rule) -> bool:
    """Whether it hangs on what only one person can see: a drawn card, a hand, the draw pile."""
    return (
        any(not draws.cards.bare for draws in inside(rule, m.Draws))
        or any(isinstance(until.goal, (m.Goal, m.Kind)) for until in inside(rule, m.Until))
        or next(inside(rule, m.HasLegalPlay), None) is not None
        or next(inside(rule, m.Holds), None) is not None
        or next(inside(rule, m.LookAtTop), None) is not None
    )
