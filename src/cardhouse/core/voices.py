"""How the engine calls the hooks of rules: as the methods that they are.

The compiled build has another module in the place of this one, in which a hook is an object that calls it natively:
see `tools/native`.
"""

from collections.abc import Callable
from typing import Any

Voice = Callable[..., Any]
"""A hook: of a question, asked with a table and the earlier answer; of an event, told it with the table."""


def voice_of(method: Callable[..., Any]) -> Voice:
    return method


def heeding(voice: Voice, ways: tuple[str, ...]) -> Voice:
    """This answer, given to questions about these ways of acting alone."""

    def answer(asked: Any, table: Any, earlier: Any) -> Any:
        return voice(asked, table, earlier) if asked.way in ways else earlier

    return answer


def watched(voice: Voice, rule: str, stumbled: list[str]) -> Voice:
    """This answer, with a note of the rule whenever it raises."""

    def answer(asked: Any, table: Any, earlier: Any) -> Any:
        try:
            return voice(asked, table, earlier)
        except Exception:
            stumbled.append(rule)
            raise

    return answer
