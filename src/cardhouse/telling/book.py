"""Rules that come and go, and what is done with them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardhouse.core.book_acts import (
    Contributed,
    DialSet,
    Disowned,
    LawChanged,
    Objected,
    OptionSet,
    RuleAdopted,
    RuleRepealed,
    RuleSealed,
    RuleShown,
    RulesSwitched,
)
from cardhouse.core.telling import Line, Listener, quiet, tells
from cardhouse.core.words import enumerated, words
from cardhouse.telling.said import reason_to, sentence_in, setting_in, title_in

quiet("the rule itself is told", Contributed, Disowned)
quiet("each kind of change has its own words", LawChanged)
quiet("the vote on it is told", Objected)

DIALS: Final = {
    "referee": "a referee minds the rules from now on",
    "table": "from now on the players mind the rules themselves",
    "honour": "from now on everybody plays on their honour",
}


@tells(RuleAdopted)
def adopted(event: RuleAdopted, to: Listener) -> Iterator[Line]:
    article = event.article
    if not to.knows(article.id):
        return
    known = article.by and article.by != "all players"
    new = "a new rule by {by}: {title}. {text}" if known else "a new rule: {title}. {text}"
    text = sentence_in(article, to.language)
    yield to.line(words(new, by=article.by, title=title_in(article, to.language), text=text), kind="rule", rule="")
    for why in to.table.law.lacks(article.id):
        yield to.line(
            words(
                "“{title}” does nothing at this table: {why}",
                title=title_in(article, to.language),
                why=reason_to(why, to),
            ),
            kind="rule",
            rule="",
        )


@tells(RuleRepealed)
def repealed(event: RuleRepealed, to: Listener) -> Iterator[Line]:
    yield to.line(words("the rule “{title}” leaves the book", title=to.title(event.rule)), kind="rule", rule="")


@tells(RulesSwitched)
def switched(event: RulesSwitched, to: Listener) -> Iterator[Line]:
    off, on = ("{titles} rests now", "{titles} rest now"), ("{titles} counts again", "{titles} count again")
    for rules, what in ((event.off, off), (event.on, on)):
        titles = [to.hears(words("“{title}”", title=to.title(rule))) for rule in rules if rule in to.law.by_id]
        if titles:
            several = enumerated(titles, to.says("and"))
            yield to.line(words(what[len(titles) > 1], titles=several), kind="rule", rule="")


@tells(OptionSet)
def option_set(event: OptionSet, to: Listener) -> Iterator[Line]:
    setting = to.table.law.told(event.option, event.value)
    if setting:
        yield to.line(words("from now on: “{setting}”", setting=setting_in(setting, to.language)), kind="rule", rule="")


@tells(DialSet)
def dial_set(event: DialSet, to: Listener) -> Iterator[Line]:
    yield to.line(words(DIALS[event.dial]), kind="rule", rule="")


@tells(RuleSealed)
def sealed(event: RuleSealed, to: Listener) -> Iterator[Line]:
    secret = words("{player:who} {adds} a secret rule, sealed ✓ {seal}…", player=event.player, seal=event.seal[:4])
    yield to.line(secret, event.player, "rule", "")


@tells(RuleShown)
def shown(event: RuleShown, to: Listener) -> Iterator[Line]:
    article = to.table.law.by_id.get(event.rule)
    title = to.title(event.rule)
    opened = words("a secret rule is opened, {title}", title=title)
    if article is not None:
        text = sentence_in(article, to.language)
        opened = words("a secret rule is opened, {title}: {text}", title=title, text=text)
    yield to.line(opened, kind="rule", rule="")
