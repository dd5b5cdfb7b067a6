"""What goes back with a card that is taken back."""

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from cardhouse.core.fact import Fact
from cardhouse.core.table import Event, Tally
from cardhouse.rules.going_back.wrong_cards import Provisional, RolledBack


@dataclass(eq=False)
class Kept(Fact):
    """What a tally has come to, and what it had come to before the card that stands provisionally."""

    now: Final[Any]  # each tally has a state of its own type
    before: Final[Any]

    def __init__(self, now: Any, before: Any) -> None:
        self.now = now
        self.before = before


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False)
class GoesAlong(Tally):
    """What a rule remembers of the cards that were played. If a card is taken back, it is again what it was before
    that card, whatever has happened since; the rule itself need not see to it.
    """

    def begin(self) -> Any:
        """What there is to remember at first."""
        raise NotImplementedError

    def follows(self) -> tuple[type, ...]:
        """The events that change it."""
        raise NotImplementedError

    def then(self, now: Any, event: Event) -> Any:
        """What it is after one of them."""
        raise NotImplementedError

    def start(self) -> Kept:
        first = self.begin()
        return Kept(first, first)

    def hears(self) -> tuple[type, ...]:
        return (*self.follows(), Provisional, RolledBack)

    def step(self, total: Any, event: Event) -> Kept:
        kept: Kept = total
        if isinstance(event, Provisional):
            return Kept(kept.now, kept.now)
        if isinstance(event, RolledBack):
            return Kept(kept.before, kept.before)
        now = self.then(kept.now, event)
        return kept if now is kept.now else Kept(now, kept.before)
