"""The rule by which new rules are read."""

from importlib import import_module

from cardhouse.core.book_acts import Meaning, UsualCall
from cardhouse.core.hooks import answers
from cardhouse.core.rule import Rule
from cardhouse.core.table import Table


def understood(text: str) -> Rule | None:
    """The rule that a text comes to; None, if people have to judge it. A sentence may speak of anything that any family
    of rules brings, so all that runs one is loaded only when there is one.
    """
    found: Rule | None = import_module("cardhouse.english.written.rule").written(text)
    return found


def written_rule(text: str) -> Rule:
    """The rule of a text that is in the exact language already."""
    found: Rule = import_module("cardhouse.english.written.rule").Written(text)
    return found


class ReadsRules(Rule):
    """A new rule that the table understands is carried out by the table itself.

    It is so from the next act on; any other is for people to judge.
    """

    @answers(Meaning)
    def read(self, asked: Meaning, table: Table, earlier: tuple[Rule, ...]) -> tuple[Rule, ...]:
        rule = understood(asked.text)
        return earlier if rule is None else (rule,)

    @answers(UsualCall)
    def call(self, asked: UsualCall, table: Table, earlier: str) -> str:
        rule = understood(asked.text) if not earlier else None
        return next(iter(rule.calls()), "") if rule is not None else earlier
