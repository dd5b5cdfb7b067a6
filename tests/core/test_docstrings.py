"""A rule's docstring is its sentence, on both builds."""

from cardhouse.cards import EIGHTS
from cardhouse.core.rule import docstring, docstrings
from cardhouse.rules.turns.turn_order import Skips


def test_a_sentence_is_there_also_when_its_rule_is_compiled() -> None:
    assert docstring(Skips) == "When {on} is played, the next player misses a turn."
    assert Skips(on=EIGHTS).sentence() == "When an 8 is played, the next player misses a turn."


def test_the_source_says_the_same() -> None:
    assert docstrings("cardhouse.rules.turns.turn_order")["Skips"] == docstring(Skips)
    assert docstrings("cardhouse.rules.turns.turn_order") is docstrings("cardhouse.rules.turns.turn_order")  # read once


def test_a_class_without_a_source_has_no_docstring() -> None:
    silent = type("Silent", (), {"__module__": "nowhere at all"})
    assert docstring(silent) == ""
