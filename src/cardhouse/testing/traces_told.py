"""A trace told play by play: what each token did to the order of turns, and why who is next."""

from cardhouse.rules.slots import BACK, NO_PASS, POINT, Order, seat_at
from cardhouse.testing.notation import Setting, Trace
from cardhouse.testing.traces import Tracing, Wrong, laid, play, starting_at


def trace_of(tokens: str, settings: tuple[Setting, ...] = ()) -> Trace:
    """A trace of these tokens; a result after `=>` is not needed."""
    sequence, _, result = tokens.partition("=>")
    return Trace("trace", "", 1, settings, tuple(sequence.split()), result.strip(), tokens)


def told(trace: Trace) -> tuple[list[str], bool]:
    """A line for each token, up to the first that does not hold; and whether all of them do."""
    tracing = laid(trace)
    lines: list[str] = []
    for token in trace.tokens:
        try:
            if not lines:
                starting_at(tracing, token)
            before = tracing.order
            play(tracing, token)
        except Wrong as problem:
            return [*lines, f"{token:9} does not hold: {problem}"], False
        lines.append(f"{token:9} {what_happened(before, tracing)}")
    return lines, True


def what_happened(before: Order, tracing: Tracing) -> str:
    """What changed, and who is next for which reason."""
    order = tracing.order
    changes = [
        *([f"play now runs {direction(order)}"] if order.direction != before.direction else []),
        *([f"10s mode is {on(order.strides)}"] if order.strides != before.strides else []),
        *([f"Queens mode is {on(order.sided)}"] if order.sided != before.sided else []),
        *(["the skip that waited is used"] if before.waiting and not order.waiting else []),
        *(["after the next turn one place is skipped"] if order.waiting else []),
        *([f"the 6 turns back after {order.turning} more"] if order.turning else []),
        *(["the 6 has run out"] if before.turning and not order.turning else []),
        *([f"all hands go {order.passing} on"] if order.passing != NO_PASS else []),
    ]
    owed = f", with {order.owed} to pick up" if order.owed else ""
    change = f"{'; '.join(changes)}. " if changes else ""
    return f"{change}Next: {tracing.name(tracing.due)}{owed} ({why(order, tracing)})"


def direction(order: Order) -> str:
    return "to the left (+)" if order.direction == 1 else "to the right (-)"


def on(mode: bool) -> str:
    return "on" if mode else "off"


def why(order: Order, tracing: Tracing) -> str:
    """How the place of the next player is found."""
    start = chr(ord("A") + seat_at(order.origin))
    skipped = f", {order.skips} skipped" if order.skips else ""
    if order.landing == BACK:
        return f"back from {start}{skipped}"
    if order.landing == POINT:
        return f"pointed at {chr(ord('A') + seat_at(order.target))}{skipped}"
    stride = ", every other place" if order.strides else ""
    return f"on from {start}{stride}{skipped}"
