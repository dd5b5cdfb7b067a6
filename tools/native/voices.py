"""How the engine calls the hooks of rules: natively, where the rule is compiled.

The compiled build has this module in the place of `cardhouse/core/voices.py`. Calling a compiled method through an
object of its own costs a quarter of what it costs through Python.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:  # a table has a law, whose hooks have voices: only the compiler has to know what a table is
    from cardhouse.core.table import Table


class Voice:
    """A hook: of a question, asked with a table and the earlier answer; of an event, told it with the table."""

    def answer(self, asked: Any, table: "Table", earlier: Any) -> Any:
        raise NotImplementedError

    def hear(self, event: Any, table: "Table") -> Any:
        raise NotImplementedError

    def __call__(self, about: Any, *others: Any) -> Any:
        """For whoever is not compiled."""
        return self.hear(about, others[0]) if len(others) == 1 else self.answer(about, others[0], others[1])


class Spoken(Voice):
    """A hook that is not compiled, or that no class has."""

    def __init__(self, method: Callable[..., Any]) -> None:
        self.method: Final = method

    def answer(self, asked: Any, table: "Table", earlier: Any) -> Any:
        return self.method(asked, table, earlier)

    def hear(self, event: Any, table: "Table") -> Any:
        return self.method(event, table)


class Heeding(Voice):
    """An answer, given to questions about some ways of acting alone."""

    def __init__(self, voice: Voice, ways: tuple[str, ...]) -> None:
        self.voice: Final = voice
        self.ways: Final = ways

    def answer(self, asked: Any, table: "Table", earlier: Any) -> Any:
        way: str = asked.way
        for each in self.ways:
            if each == way:
                return self.voice.answer(asked, table, earlier)
        return earlier


class Watched(Voice):
    """An answer, with a note of the rule whenever it raises."""

    def __init__(self, voice: Voice, rule: str, stumbled: list[str]) -> None:
        self.voice: Final = voice
        self.rule: Final = rule
        self.stumbled: Final = stumbled

    def answer(self, asked: Any, table: "Table", earlier: Any) -> Any:
        try:
            return self.voice.answer(asked, table, earlier)
        except Exception:
            self.stumbled.append(self.rule)
            raise


NATIVE: Final[dict[object, tuple[Callable[[Any, int], Voice], int]]] = {}
"""The class that has the voice of a compiled hook, and its number there, by its function."""


def voice_of(method: Callable[..., Any]) -> Voice:
    rule: Any = getattr(method, "__self__", None)
    function: object = getattr(type(rule), getattr(method, "__name__", ""), None)
    native = NATIVE.get(function) if function is not None else None
    return Spoken(method) if native is None else native[0](rule, native[1])


def heeding(voice: Voice, ways: tuple[str, ...]) -> Voice:
    return Heeding(voice, ways)


def watched(voice: Voice, rule: str, stumbled: list[str]) -> Voice:
    return Watched(voice, rule, stumbled)
