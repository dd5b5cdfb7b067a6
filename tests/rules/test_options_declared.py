"""What rules let a table set is declared in the right order: a value, its label, and the values it may have."""

import re

import pytest

import cardhouse.rules
from cardhouse.core.options import CHOICE, NUMBER, SWITCH, WORDS, options_of, written
from cardhouse.core.rule import Rule
from cardhouse.rules import all_of
from cardhouse.store.wire import all_below

all_of(cardhouse.rules)
KINDS = sorted({kind for kind in all_below(Rule) if kind.__module__.startswith("cardhouse.rules")}, key=str)
DECLARED = [(kind, name) for kind in KINDS for name in options_of(kind)]


@pytest.mark.parametrize(("kind", "name"), DECLARED, ids=[f"{kind.__name__} {name}" for kind, name in DECLARED])
def test_an_option_has_a_label_and_a_usual_value(kind: type[Rule], name: str) -> None:
    option = options_of(kind)[name]
    usual = getattr(kind(), name)
    assert isinstance(option.label, str)
    assert option.label[:1].isupper() or option.label.startswith('"')
    assert re.fullmatch(r"(R-[A-Z]\d+)?", option.ruling), option.ruling
    assert option.kind(usual) in (SWITCH, CHOICE, NUMBER, WORDS)
    if option.values:
        assert written(usual) in option.values
        assert all(words for words in option.values.values())
    else:
        assert isinstance(usual, (bool, int)) or usual == "" or " " not in str(usual)
