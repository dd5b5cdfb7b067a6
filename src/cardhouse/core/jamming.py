"""Undoing an act that went wrong, and doing it without the rules to blame.

Two laws serve for that: one that notes which rule could not answer, and one in which rules are silent. Both are made
only after something was raised, so acts that go well pay nothing for them.
"""

import traceback
import warnings

from mypy_extensions import mypyc_attr

from cardhouse.core.law import Hook, Law
from cardhouse.core.rule import ANSWERS, Mark
from cardhouse.core.table import Table
from cardhouse.core.voices import watched


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
