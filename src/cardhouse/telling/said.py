"""What rules, settings and refusals say, in the language of whoever reads it.

Whatever people wrote themselves stays as they wrote it. So does what a language has no words for: that is in English.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from functools import cache
from typing import Any, Final

from cardhouse import core, rules
from cardhouse.cards import Cards
from cardhouse.core.declared import Option, Way, options_of
from cardhouse.core.law import Law
from cardhouse.core.rule import IN_BRACES, Article, Rule, docstring, paragraphs, usual_value
from cardhouse.core.shown import ShownRule, ShownWay, ShownWindow
from cardhouse.core.words import Forms, Hearer, Words, enumerated, in_case
from cardhouse.core.words import sentence as capital
from cardhouse.rules import all_of
from cardhouse.telling.glosses import gloss
from cardhouse.telling.languages import name_of

Language = Mapping[str, str]
NUMBERED: Final = re.compile(r"(\d+) (.+?)s?")
_GAP: Final = re.compile(r"\\{(\d)\\}")
_ATOMS: Final = re.compile(r", | or ")
_WITH_TITLE: Final = re.compile(r"(.+?) \((.+)\)")
_PATTERNS: Final[dict[int, tuple[Language, list[tuple[re.Pattern[str], str]]]]] = {}
SAYING: Final = ("text", "what")
"""The fields of rules that say something in English, and are no words for players to say."""
SAID: Final = "articles as they are said"


def title_in(article: Article, language: Language) -> str:
    return article.title if article.text else language.get(article.title, article.title)


def sentence_in(article: Article, language: Language) -> str:
    """What an article says, in one short sentence."""
    if not language or article.text or not article.rules:
        return article.sentence()
    return rule_in(article.rules[0], language)


def further_in(article: Article, language: Language) -> str:
    """What else is to be said of it."""
    if article.text or not article.rules:
        return article.further()
    said = [more_in(article.rules[0], language)]
    for rule in article.rules[1:]:
        if not rule.is_ruling():
            said += [rule_in(rule, language), more_in(rule, language)]
    return " ".join([text for text in said if text])


def settings_in(article: Article, language: Language, *, usual: bool) -> list[str]:
    """Its options that are set as usual, or those that are not."""
    found: list[str] = []
    for rule in article.rules:
        named = IN_BRACES.findall(docstring(type(rule)))
        for name, declared in options_of(type(rule)).items():
            value = getattr(rule, name)
            told = f"{language.get(declared.label, declared.label)}: {value_in(declared, value, language)}"
            if name not in named and told not in found and (value == usual_value(type(rule), name)) == usual:
                found.append(told)
    return found


def rule_in(rule: Rule, language: Language) -> str:
    """What a rule says, in one short sentence."""
    if type(rule).sentence is Rule.sentence:
        return filled_in(rule, paragraphs(type(rule))[:1], language)
    return text_in(rule.sentence(), language)


def more_in(rule: Rule, language: Language) -> str:
    if type(rule).further is Rule.further:
        return filled_in(rule, paragraphs(type(rule))[1:], language)
    return text_in(rule.further(), language)


def filled_in(rule: Rule, texts: Sequence[str], language: Language) -> str:
    """These paragraphs of a rule with its fields put in."""
    declared, given = options_of(type(rule)), dict[str, object]()
    for field in fields(rule):
        value = getattr(rule, field.name)
        option = declared.get(field.name)
        given[field.name] = value_in(option, value, language) if option else field_in(field.name, value, language)
    hearer = Hearer((), language=language)
    return " ".join([capital(hearer.hears(Words(text, given))) for text in texts])


def value_in(option: Option, value: object, language: Language) -> str:
    return counted_in(option.said(value), language)


def counted_in(text: str, language: Language) -> str:
    """A value in words: "30 seconds" is a number and what it counts."""
    known = language.get(text)
    found = NUMBERED.fullmatch(text) if known is None else None
    if found is None:
        return text if known is None else in_case(known, "who")
    several = language.get(f"{{n}} {found[2]}s", "")
    return several.replace("{n}", found[1]) or text


def field_in(name: str, value: object, language: Language) -> object:
    """The value of a field in a sentence: cards have a form for each case, and what a rule says as `text` its own.
    Words that are to be said stay as they are.
    """
    if isinstance(value, Cards):
        return cards_in(str(value), language)
    return language.get(value, value) if name in SAYING and isinstance(value, str) else str(value)


def cards_in(text: str, language: Language) -> Forms:
    """Some cards in words, such as "an Ace, a 2 or a red 4"."""
    atoms = [language.get(atom, atom) for atom in _ATOMS.split(text)]
    last = language.get("or", "or")
    of = [enumerated([in_case(atom, form) for atom in atoms], last) for form in ("who", "whom", "to")]
    return Forms(text, (of[0], of[1], of[2]))


def setting_in(text: str, language: Language) -> str:
    """How an option is set: "Time for a turn: 30 seconds"."""
    label, colon, value = text.partition(": ")
    if not language or not colon:
        return text
    found = _WITH_TITLE.fullmatch(label) if label not in language else None
    if found is not None:
        label = f"{language.get(found[1], found[1])} ({language.get(found[2], found[2])})"
    return f"{language.get(label, label)}: {counted_in(value, language)}"


def text_in(text: str, language: Language, names: Sequence[str] = (), seat: int = -1) -> str:
    """A whole sentence that was made in English: the key that it was made from is found by how it reads."""
    if not language:
        return text
    known = language.get(text) if " " in text else None  # one word alone is a call or a name
    if known is not None:
        return in_case(known, "who")
    for pattern, key in patterns(language):
        found = pattern.fullmatch(text)
        if found is not None:
            given: dict[str, object] = {}
            for at, gap in enumerate(found.groups(), 1):
                quoted = any(f"{left}{{{at}}}{right}" in key for left, right in ('""', "“”"))
                if quoted:  # words as they are, or the title of a rule
                    given[f"{at}"] = language.get(gap, gap) if f"{{{at}:who}}" in language[key] else gap
                else:
                    called = gap in names and f"{{{at}}}" in language[key]  # by name, in whatever case
                    given[f"{at}"] = gap if called else gap_in(gap, language, names, seat)
            said = Hearer(names, seat, language).hears(Words(key, given))
            return capital(said) if text[:1].isupper() else said
    return stopped_in(text, language, names, seat)


def stopped_in(text: str, language: Language, names: Sequence[str], seat: int) -> str:
    """A sentence that was made of a part: it has got a full stop, and perhaps a capital."""
    if not text.endswith("."):
        return text
    for part in (text[:-1], text[:1].lower() + text[1:-1]):
        said = text_in(part, language, names, seat)
        if said != part:
            return f"{capital(said)}."
    return text


def gap_in(text: str, language: Language, names: Sequence[str], seat: int) -> object:
    """What stands in a gap: somebody, some cards, so many of something, a way of acting, or words as they are."""
    if text in names:
        return list(names).index(text)
    small = text[:1].lower() + text[1:]
    for each in (text, small):
        if each in language:
            who, whom, to = [in_case(language[each], form) for form in ("who", "whom", "to")]
            return Forms(each, (who, whom, to))
        if all(atom in language for atom in _ATOMS.split(each)):
            return cards_in(each, language)
    known = language.get(ways_said().get(text, ""))
    if known is not None:
        return in_case(known, "who")
    counted = counted_in(text, language)
    return counted if counted != text else text_in(text, language, names, seat)


@cache
def ways_said() -> Mapping[str, str]:
    """What somebody does in each way of acting that any rule knows, by the name of the way."""
    found = [value for module in (*all_of(core), *all_of(rules)) for value in vars(module).values()]
    return {way.name: way.words for way in found if isinstance(way, Way)}


def patterns(language: Language) -> list[tuple[re.Pattern[str], str]]:
    """The sentences of a language with gaps that are numbered; those with fewest gaps and most letters come first."""
    known = _PATTERNS.get(id(language))
    if known is None:
        keys = sorted([key for key in language if "{1}" in key], key=lambda key: (key.count("{"), -len(key)))
        made = [(re.compile(_GAP.sub("(.*?)", re.escape(key)), re.DOTALL), key) for key in keys]
        known = _PATTERNS[id(language)] = (language, made)
    return known[1]


def reason_to(reason: str, to: Hearer) -> str:
    """Why something is not so, or may not be done, as somebody hears it."""
    return text_in(reason, to.language, to.names, to.seat)


def shown_in(fresh: dict[str, Any], law: Law, names: Sequence[str], seat: int, language: Language) -> None:
    """Say the fields of a view in a language; their values are those of the view, or already as they are written."""
    if "labels" in fresh:
        ways: Sequence[ShownWay] = fresh["labels"]
        fresh["labels"] = tuple([way_in(each, language) for each in ways])
    if "rules" in fresh:
        rules: Sequence[ShownRule] = fresh["rules"]
        fresh["rules"] = tuple([rule_shown_in(each, law, language) for each in rules])
    if "windows" in fresh:
        windows: Sequence[ShownWindow] = fresh["windows"]
        fresh["windows"] = tuple([replace(w, words=text_in(w.words, language, names, seat)) for w in windows])


def way_in(way: ShownWay, language: Language) -> ShownWay:
    return ShownWay(way.way, language.get(way.label, way.label), language.get(way.does, way.does))


def rule_shown_in(shown: ShownRule, law: Law, language: Language) -> ShownRule:
    """A rule of the book as it is shown to somebody who may read it; of one that is sealed, what there is. One in
    people's words keeps them, and what they say in this language stands behind them.
    """
    article = law.by_id.get(shown.id)
    if article is None or not shown.sentence:
        return shown
    said: dict[str, dict[str, Any]] = law.plans.setdefault((SAID, id(language)), {})
    parts = said.get(shown.id)
    if parts is None and article.text:
        also = gloss(article.text, name_of(language))
        parts = said[shown.id] = {"further": f"{shown.further} {also}".strip()} if also else {}
    if parts is None:
        parts = said[shown.id] = {
            "title": title_in(article, language),
            "sentence": sentence_in(article, language),
            "further": further_in(article, language),
            "unusual": tuple(settings_in(article, language, usual=False)),
            "usual": tuple(settings_in(article, language, usual=True)),
            "rulings": tuple([rule_in(rule, language) for rule in article.rules if rule.is_ruling()]),
        }
    return replace(shown, **parts)
