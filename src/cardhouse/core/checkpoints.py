"""Tables put by and compared, going back to them, and undoing an act that went wrong without the rules to blame."""

import traceback
import warnings
from dataclasses import dataclass, fields
from hashlib import sha256
from typing import Any, Final

from mypy_extensions import mypyc_attr

from cardhouse.cards import Card, Cards
from cardhouse.core.fact import Fact, field_names
from cardhouse.core.law import LATEST_ACT, Hook, Law
from cardhouse.core.owed import Motion
from cardhouse.core.rule import ANSWERS, Mark, Rule
from cardhouse.core.seats import NO_SEAT, Seat, Seats
from cardhouse.core.table import CENTRE, GOES_BACK, STATE, Event, Table
from cardhouse.core.voices import watched


def plain(value: Any) -> Any:
    """A value as numbers, texts, lists and dictionaries."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, Card):
        return value.name
    if isinstance(value, Cards):
        return [face.name for face in value]
    if isinstance(value, Seats):
        return ["seats", value.bits]
    if isinstance(value, Fact):
        return [type(value).__name__, *[plain(getattr(value, name)) for name in field_names(type(value))]]
    if isinstance(value, Rule):
        return [type(value).__name__, *[plain(getattr(value, field.name)) for field in fields(value)]]
    if isinstance(value, dict):
        return [[plain(key), plain(value[key])] for key in value]
    if isinstance(value, (frozenset, set)):
        return sorted([plain(member) for member in value])
    if isinstance(value, (tuple, list)):
        return [plain(member) for member in value]
    return repr(value)


def fingerprint(secret: bytes) -> str:
    """Tells secrets apart without telling them."""
    return sha256(b"fingerprint" + secret).hexdigest()[:16] if secret else ""


ALL_OF_THEM: Final = 1 << 30
APART: Final = ("law", "chance", "areas", "tokens", "marked", "tallies", "saved")
"""What is not written as it is."""


def state(table: Table, checkpoints: int = ALL_OF_THEM) -> dict[str, Any]:
    """The whole state of a table, or with so many of its checkpoints. What no rule knows and is empty is left out."""
    law, chance = table.law, table.chance
    return {
        **{name: plain(getattr(table, name)) for name in STATE if name not in APART},
        "law": law_state(law),
        "chance": [chance.state, fingerprint(chance.secret)],
        "areas": [[area, plain(zones)] for area, zones in table.areas.items() if area in law.areas or any(zones)],
        "tokens": sorted([[token, at] for token, at in table.tokens.items() if token in law.tokens or at != CENTRE]),
        "marked": sorted([[token, pile] for token, pile in table.marked.items()]),
        "tallies": [[plain(tally), plain(total)] for tally, total in zip(law.tallies, table.tallies, strict=False)],
        "saved": None if table.saved is None or not checkpoints else state(table.saved, checkpoints - 1),
    }


def law_state(law: Law) -> list[Any]:
    return [law.dial, sorted(law.off), [plain(article) for article in law.book]]


def same_table(one: Table, other: Table, checkpoints: int = ALL_OF_THEM) -> list[str]:
    """How two tables differ, field by field; nothing, if they are the same."""
    left, right = state(one, checkpoints), state(other, checkpoints)
    return [f"{name}: {left[name]} is not {right[name]}" for name in left if left[name] != right[name]]


MOST_CHECKPOINTS: Final = 32


@dataclass(eq=False)
class Checkpointed(Event):
    """The table as it was before a player's act has been put by."""

    player: Seat

    def apply(self, table: Table) -> None:
        table.saved = table.copy()
        table.actor = self.player
        table.informed = 0
        if table.law.undo <= LATEST_ACT and not table.keeps:
            table.saved.saved = None
            return
        depth = 0
        older: Table | None = table.saved
        while older is not None:
            depth += 1
            older = older.saved
        if depth > 2 * MOST_CHECKPOINTS:
            forget_oldest(table)


def forget_oldest(table: Table) -> None:
    """Keep the latest checkpoints only. Other tables share them, so the ones kept are copied and none is changed."""
    latest = table
    for _ in range(MOST_CHECKPOINTS):
        saved = latest.saved
        if saved is not None:
            latest.saved = saved = saved.copy()
            latest = saved
    latest.saved = None


def put_to_others(table: Table) -> Motion | None:
    """The open vote on whether what was done last may be taken back, if there is one."""
    for motion in table.motions:
        if motion.brief:
            return motion
    return None


@dataclass(eq=False)
class ActsUndone(Event):
    """So many acts, the latest ones, were undone with all that came of them: the table is back at the checkpoint before
    them. What was seen stays seen. If it was by consent of the others, `player` took back their own act, and to the
    hands it is as if it had never been.
    """

    acts: int = 1
    player: Seat = NO_SEAT

    def nature(self) -> int:
        return GOES_BACK

    def apply(self, table: Table) -> None:
        acts, clock = table.acts, table.clock
        for _ in range(self.acts):
            if table.saved is None:
                raise ValueError("there is nothing to go back to")
            table.take(table.saved)
        table.acts = acts
        table.clock = clock


class RunawayRules(Exception):
    """Rules set each other off without end."""


def runaway(rules: list[str]) -> RunawayRules:
    return RunawayRules(f"these rules set each other off without end: {', '.join(rules)}")


def named(error: Exception, rules: list[str], law: Law, act: object) -> Exception:
    """The same error, with a note on which rules raised it and over what."""
    titles = [f"{law.by_id[rule].title} ({rule})" if rule in law.by_id else rule for rule in rules]
    error.add_note(f"Raised by {' and '.join(titles)} when this was decided: {act}. The table stands as before.")
    return error


def restore(table: Table, before: Table) -> None:
    table.take(before)
    table.chance = before.chance.copy()
    table.settled = True


def count_cards(table: Table) -> int:
    """How many cards there are, wherever they lie."""
    count = len(table.stock)
    for hand in table.hands:
        count += len(hand)
    for pile in table.piles.values():
        count += len(pile)
    for zones in table.areas.values():
        for zone in zones:
            count += len(zone)
    return count


def witnessing(law: Law, stumbled: list[str]) -> Law:
    """The same law; each rule that raises when it is asked is noted, the innermost first."""
    other = Law(law.book, dial=law.dial, off=law.off)
    for kind, hooks in law.answering.items():
        other.answering[kind] = [
            Hook(
                *(hook.article, hook.rule, watched(hook.method, hook.article.id, stumbled)),
                Mark(ANSWERS, kind, hook.ways, hook.fixed),
            )
            for hook in hooks
        ]
    return other


def silencing(law: Law, rules: list[str]) -> Law:
    """The same law, in which these rules answer neither question nor event; what they brought to the table is still
    there.
    """
    other = Law(law.book, dial=law.dial, off=law.off)
    for kind, hooks in law.answering.items():
        heard = [hook for hook in hooks if hook.article.id not in rules]
        if heard:
            other.answering[kind] = heard
        else:
            del other.answering[kind]
    for reaction in other.reactions.values():
        reaction.silence(rules)
    return other


def most_noted(stumbled: list[str]) -> list[str]:
    """The rule to blame: the innermost of those noted most often, for one that asks itself is noted again and again."""
    return [max(stumbled, key=stumbled.count)] if stumbled else []


def hear_all_again(table: Table, silent: Law, law: Law) -> None:
    """Rules that were silenced for one act answer again, also at the checkpoint before it."""
    if table.law is silent:
        table.law = law
    if table.saved is not None and table.saved.law is silent:
        table.saved.law = law
    table.forget()


@mypyc_attr(native_class=False)  # a compiled class cannot be a warning
class RuleFailed(RuntimeWarning):
    """A rule broke down over a question about what is to be seen."""


def unheard(error: Exception, asked: str) -> None:
    """Warn that a rule broke down when it was asked this. Nobody is kept from seeing the rest of the table; who wants
    to be stopped by it turns the warning into an error.
    """
    told = "".join(traceback.format_exception(error)).rstrip()
    warnings.warn(
        f"a rule broke down when it was asked {asked}, and had no word on it\n{told}", RuleFailed, stacklevel=3
    )
