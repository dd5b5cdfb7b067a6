"""What rules let a table set is declared in the right order: a value, its label, and the values it may have."""

import re
from pathlib import Path

import pytest

import cardhouse.rules
from cardhouse.core.declared import CHOICE, NUMBER, SWITCH, WORDS, options_of, written
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


def test_what_is_usual_is_what_its_ruling_says() -> None:
    """Beside this test, for whoever knows the rulings: how each game is where nobody has set anything."""
    lines = (Path(__file__).parent / "usual_settings.txt").read_text("utf-8").splitlines()
    assert lines[1:] == sorted(
        " | ".join([kind.__name__, name, written(getattr(kind(), name)), options_of(kind)[name].ruling]).rstrip(" |")
        for kind, name in DECLARED
    )


CHOICES = [(kind, name) for kind, name in DECLARED if len(options_of(kind)[name].values) > 2]


def span(values: list[str]) -> str:
    """Numbers without a gap by the first and the last, anything else one by one."""
    numbers = [int(value) for value in values if value.isdigit()]
    words = [value for value in values if not value.isdigit()]
    gapless = len(numbers) > 2 and numbers == list(range(numbers[0], numbers[-1] + 1))
    return ", ".join([*words, *([f"{numbers[0]} to {numbers[-1]}"] if gapless else map(str, numbers))])


def test_what_can_be_chosen() -> None:
    """Beside this test, for whoever knows the games: all that a table may set something to."""
    lines = (Path(__file__).parent / "choices.txt").read_text("utf-8").splitlines()
    assert lines[1:] == sorted(
        f"{kind.__name__} | {name} | {span(list(options_of(kind)[name].values))}" for kind, name in CHOICES
    )
