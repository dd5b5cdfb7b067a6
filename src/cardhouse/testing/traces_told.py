"""A trace told play by play: what each token did to the order of turns, and why who is next."""

import re

from cardhouse.rules.order.pile_order import PileOrder
from cardhouse.rules.turns.slots import BACK, POINT, Order, Slot, seat_at
from cardhouse.testing.notation import SettingText, Trace
from cardhouse.testing.traces import (
    RESULT,
    TRACED_GAME,
    Tracing,
    Unreadable,
    Wrong,
    arrived,
    is_token,
    laid,
    play,
    starting_at,
)

EXAMPLE = "6_C K_B X_C X_B X_A"


def trace_of(tokens: str, settings: tuple[SettingText, ...] = ()) -> Trace:
    """A trace of these tokens; a result after `=>` is not needed."""
    sequence, _, result = tokens.partition("=>")
    return Trace("trace", "", 1, settings, tuple(sequence.split()), result.strip(), tokens)


def told(trace: Trace, traced: str = TRACED_GAME) -> tuple[list[str], bool]:
    """A line for each token, up to the first that does not hold; and whether all of them do."""
    if not trace.tokens:
        raise Unreadable(f'There is nothing to follow. Plays are written like this: "{EXAMPLE}".')
    tracing = laid(trace, traced)
    lines: list[str] = []
    for place, token in enumerate(trace.tokens):
        before = tracing.laid
        try:
            if not lines:
                starting_at(tracing, token)
            before = tracing.laid
            play(tracing, token)
        except Wrong as problem:
            return [
                *lines,
                "",
                *pointed_out(trace.tokens, place, f"{problem}{reason(before.turns, tracing, lines)}"),
            ], False
        lines.append(f"{token:9} {what_happened(token, before, tracing)}")
    return (lines, True) if not trace.result else compared(tracing, trace.result, lines)


def compared(tracing: Tracing, result: str, lines: list[str]) -> tuple[list[str], bool]:
    """The lines, and whether the result that was written after them is right."""
    if not RESULT.fullmatch(result):
        return [*lines, "", f'"{result}" is no result. A trace ends with next=E, or next=E!8 for who owes 8.'], False
    try:
        arrived(tracing, result)
    except Wrong as problem:
        return [*lines, "", f"{result} does not hold: it is {problem}."], False
    return [*lines, f"=> {result}, as written"], True


def pointed_out(tokens: tuple[str, ...], place: int, problem: str) -> list[str]:
    """The sequence, the token in it that does not hold, and why."""
    token = tokens[place]
    before = len(" ".join([*tokens[:place], ""]))
    near = spelt(token)
    hint = f' Did you mean "{near}"?' if near else ""
    return [
        f"Token {place + 1} of {len(tokens)}, {token}, does not hold: {problem}.{hint}",
        f"  {' '.join(tokens)}",
        f"  {' ' * before}{'^' * len(token)}",
    ]


def spelt(token: str) -> str:
    """A token as it should have been spelt: capitals, and a line before the seat."""
    found = re.fullmatch(r"(b|p)?(10|[2-9ajqkx]|4r|jk)?[-_]?([a-p])([12]?)(?:>([a-p])([12]?))?", token, re.IGNORECASE)
    if not found or is_token(token):
        return ""
    kind, rank, seat, side, to, to_side = [each or "" for each in found.groups()]
    rank = {"JK": "Jk", "4R": "4r"}.get(rank.upper(), rank.upper())
    near = f"{kind.lower()}{rank}_{seat.upper()}{side}" + (f">{to.upper()}{to_side}" if to else "")
    return near if is_token(near) else ""


def reason(order: Order, tracing: Tracing, lines: list[str]) -> str:
    """Why whoever is due is due, as far as there were plays before."""
    return f" ({why(order, tracing)}, play runs {direction(order)})" if lines else ""


def what_happened(token: str, before: PileOrder, tracing: Tracing) -> str:
    """What changed, and who is next for which reason."""
    now, order, was = tracing.laid, tracing.order, before.turns
    changes = [
        *interrupted(token, tracing),
        *([f"play now runs {direction(order)}"] if order.direction != was.direction else []),
        *([f"10s mode is {on(order.strides)}"] if order.strides != was.strides else []),
        *([f"Queens mode is {on(order.sided)}"] if order.sided != was.sided else []),
        *(["the skip that waited is used"] if before.later.skips and not now.later.skips else []),
        *(["after the next turn one place is skipped"] if now.later.skips else []),
        *([f"the 6 turns back after {now.later.turns} more"] if now.later.turns else []),
        *(["the 6 has run out"] if before.later.turns and not now.later.turns else []),
        *([f"all hands go {now.passing.places} on"] if now.passing.due else []),
    ]
    owed = f", with {tracing.owed} to pick up" if tracing.owed else ""
    change = f"{'; '.join(changes)}. " if changes else ""
    return f"{change}Next: {tracing.name(tracing.due)}{owed} ({why(order, tracing)})"


def interrupted(token: str, tracing: Tracing) -> list[str]:
    """What a Joker or a butt-in did."""
    order, lapsed = tracing.order, [f"the {tracing.lapsed} owed before lapse"] if tracing.lapsed else []
    if token.startswith("b"):
        return [f"as if {letter(order.origin)} had played the {tracing.latest}", *lapsed]
    if token.startswith("Jk") and order.landing == POINT:
        return ["a Joker: the place that was pointed at moves on"]
    return [f"a Joker: as if {letter(order.origin)} had played the {tracing.latest}"] if token.startswith("Jk") else []


def letter(slot: Slot) -> str:
    return chr(ord("A") + seat_at(slot))


def direction(order: Order) -> str:
    return "to the left (+)" if order.direction == 1 else "to the right (-)"


def on(mode: bool) -> str:
    return "on" if mode else "off"


def why(order: Order, tracing: Tracing) -> str:
    """How the place of the next player is found."""
    start = tracing.name(order.start)
    skipped = f", {order.skips} skipped" if order.skips else ""
    if order.landing == BACK:
        return f"back from {start}{skipped}"
    if order.landing == POINT:
        return f"pointed at {tracing.name(order.target)}{skipped}"
    stride = ", every other place" if order.strides else ""
    return f"on from {start}{stride}{skipped}"
