"""Where an event comes from: the rule behind it, and the event which that rule answered."""

from typing import Final

from cardhouse.core.table import Event

MOST_DEPTH: Final = 32


def stamp(event: Event, rule: str, cause: Event | None) -> Event:
    event.origin = rule
    event.cause = cause
    return event


def again(event: Event) -> Event:
    """An equal event, not yet stamped."""
    return type(event)(*event.values())


def is_behind(rule: str, event: Event) -> bool:
    """Whether a rule is one of those behind an event."""
    latest: Event | None = event
    seen = 0
    while latest is not None and seen <= MOST_DEPTH:
        if latest.origin == rule:
            return True
        if latest.origin:
            seen += 1
        latest = latest.cause
    return False


def lineage(event: Event) -> list[str]:
    """The rules behind an event, the latest first; the act itself has none."""
    found: list[str] = []
    latest: Event | None = event
    while latest is not None and len(found) <= MOST_DEPTH:
        if latest.origin:
            found.append(latest.origin)
        latest = latest.cause
    return found
