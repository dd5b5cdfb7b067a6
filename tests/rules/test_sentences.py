"""Every rule has a short sentence that is whole whatever a table sets, and options that are told apart from it."""

import importlib
import pkgutil
import re
from collections.abc import Iterator
from dataclasses import MISSING, fields, replace

import pytest

import cardhouse.rules
from cardhouse.core.declared import CHOICE, NUMBER, SWITCH, options_of, written
from cardhouse.core.rule import IN_BRACES, Article, Rule, paragraphs, usual_value
from cardhouse.games import GAMES
from cardhouse.rules.lawmaking.meanings import Clarifies, Ruled

LONGEST = 120
MACHINE = {
    "a brace": re.compile(r"[{}]"),
    "a field's name": re.compile(r"\w_\w"),
    "a ruling's number": re.compile(r"\bR-[A-Z]"),
    "a value put into it": re.compile(r"(: (yes|no)\b|\((yes|no)\b)"),
    "a word twice": re.compile(r"\b(\w+) \1\b", re.IGNORECASE),
    "a half sentence": re.compile(r"[,;:]$|\.\."),
}
IDS = {article.id for game in GAMES.values() for article in game.book if "-" in article.id} - {"butt-in"}  # a word, too


def below(kind: type[Rule]) -> Iterator[type[Rule]]:
    for each in kind.__subclasses__():
        yield each
        yield from below(each)


def shelf() -> list[type[Rule]]:
    """The classes of all rules on the shelf."""
    for module in pkgutil.walk_packages(cardhouse.rules.__path__, "cardhouse.rules."):
        importlib.import_module(module.name)
    kinds = {kind for kind in below(Rule) if kind.__module__.startswith("cardhouse.rules.")} - {Ruled, Clarifies}
    return sorted(kinds, key=lambda kind: kind.__name__)


USED = {id(rule): rule for game in GAMES.values() for article in game.book for rule in article.rules}
ARTICLES = [pytest.param(each, id=f"{name}/{each.id}") for name, game in GAMES.items() for each in game.book]
OPTIONS = [(kind, name) for kind in shelf() for name in options_of(kind)]


def examples(kind: type[Rule]) -> list[Rule]:
    """The rules of a class that games have; where none has one, it as it is by itself."""
    used = [rule for rule in USED.values() if type(rule) is kind]
    needed = [field for field in fields(kind) if field.default is MISSING and field.default_factory is MISSING]
    return used or ([] if needed else [kind()])


def faults(text: str) -> list[str]:
    found = [f"{what}: {text}" for what, pattern in MACHINE.items() if pattern.search(text)]
    return found + [f"an id: {text}" for word in re.findall(r"[\w.]+(?:-[\w.]+)+", text) if word in IDS]


def is_whole(text: str) -> bool:
    """Whether it begins with a capital letter, a number or somebody's words, and ends with a full stop."""
    return (text[0].isupper() or text[0].isdigit() or text[0] == '"') and text.endswith((".", '."', ".)"))


@pytest.mark.parametrize("kind", shelf())
def test_the_sentence_of_a_rule_is_short_and_whole(kind: type[Rule]) -> None:
    for rule in examples(kind):
        said = rule.sentence()
        assert len(said) <= LONGEST, said
        assert is_whole(said), said
        assert faults(said) == []


@pytest.mark.parametrize("kind", shelf())
def test_what_stands_behind_it_is_whole_too(kind: type[Rule]) -> None:
    for rule in examples(kind):
        assert not rule.further() or is_whole(rule.further())
        assert faults(rule.further()) == []


@pytest.mark.parametrize("kind", shelf())
def test_only_numbers_of_its_options_are_put_into_it(kind: type[Rule]) -> None:
    declared = options_of(kind)
    for name in IN_BRACES.findall(" ".join(paragraphs(kind))):
        assert name not in declared or declared[name].kind(usual_value(kind, name)) == NUMBER, name


@pytest.mark.parametrize("article", ARTICLES)
def test_an_article_of_a_game_has_such_a_sentence(article: Article) -> None:
    texts = [article.sentence(), article.further(), *article.rulings()]
    assert len(texts[0]) <= LONGEST, texts[0]
    for text in filter(None, [*texts, *article.settings(usual=True), *article.settings(usual=False)]):
        assert [each for each in faults(text) if not each.startswith("a value")] == []
    assert all(is_whole(text) for text in texts if text)


@pytest.mark.parametrize(("kind", "name"), OPTIONS)
def test_an_option_is_declared_with_its_words(kind: type[Rule], name: str) -> None:
    option, usual = options_of(kind)[name], usual_value(kind, name)
    assert option.label[0].isupper() or option.label[0] == '"', option.label
    assert not option.label.endswith((".", ":"))
    assert not option.values or written(usual) in option.values
    assert not option.apart or not option.values or option.apart in option.values
    declared = next(field.type for field in fields(kind) if field.name == name)
    assert type(usual) is declared
    for words in (option.label, option.help, *option.values.values(), *option.special.values()):
        assert [each for each in faults(words) if not each.startswith("a word twice")] == []


@pytest.mark.parametrize(("kind", "name"), OPTIONS)
def test_the_sentence_stays_whatever_is_chosen(kind: type[Rule], name: str) -> None:
    option, usual = options_of(kind)[name], usual_value(kind, name)
    for rule in examples(kind):
        values = {SWITCH: ("yes", "no"), CHOICE: tuple(option.values)}.get(option.kind(usual), ("1", "2"))
        for value in values:
            changed = replace(rule, **{name: option.read(name, value, usual)})
            assert is_whole(changed.sentence())
            assert (changed.sentence() == rule.sentence()) or option.kind(usual) == NUMBER
            assert option.told(changed.options()[name]) == f"{option.label}: {option.said(value)}"


def test_no_two_options_of_a_rule_have_the_same_label() -> None:
    for kind in shelf():
        labels = [option.label for option in options_of(kind).values()]
        assert len(labels) == len(set(labels)), kind


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("The lights are on: yes.", "a value put into it"),
        ("It costs {price}.", "a brace"),
        ("It is read so (R-B1).", "a ruling's number"),
        ("As base_turn says.", "a field's name"),
        ("As base-turn says.", "an id"),
        ("The the lights are on.", "a word twice"),
    ],
)
def test_what_is_no_sentence_for_players_is_found(text: str, what: str) -> None:
    assert [each.partition(": ")[0] for each in faults(text)] == [what]
