"""What a rule needs of the table it comes to, and which rules therefore rest there.

A rule travels: it works at any table, or it says what it needs and the table lacks. Such a rule rests, and it works as
soon as another rule brings what it needs. That is worked out for each law, and never stored.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from cardhouse.core.rule import ANSWERS, Article, Need, Rule, hooks_of

HEARD_WITH: Final[dict[type, Need]] = {}
"""What has to be there for questions of a kind to be asked at all, and for events of a kind to happen."""


def only_with(need: Need, *kinds: type) -> None:
    """Says that such questions are asked, and such events happen, only where this need is met."""
    for kind in kinds:
        HEARD_WITH[kind] = need


BESIDES: Final = ("WhyNot", "Offers", "Figures", "Phrases", "Left")
"""What a rule answers beside what it is about."""

SAID_ALREADY: Final = "another rule says the same already"


@dataclass(frozen=True)
class Rest:
    """A rule of a law that does nothing there, and why. One that has no more than nothing to hear still listens."""

    article: str
    rule: Rule
    why: str
    listens: bool = False


def resting(articles: Iterable[Article]) -> list[Rest]:
    """The rules of these articles that rest beside all the others; last come those that hear of nothing."""
    standing = [(article.id, rule) for article in articles for rule in article.rules]
    found: list[Rest] = []
    while True:
        rests = doubled(standing) or unseated(standing)
        if not rests:
            brought = all_things(standing)
            rests = wanting(standing, brought)
            if not rests:
                return found + unheard(standing, brought)
        found += rests
        gone = [(rest.article, rest.rule) for rest in rests]
        left: list[tuple[str, Rule]] = []
        for each in standing:
            if each in gone:
                gone.remove(each)
            else:
                left.append(each)
        standing = left


def doubled(standing: list[tuple[str, Rule]]) -> list[Rest]:
    """Rules that would do once more what an equal one does already; the oldest stands."""
    seen: dict[type, list[Rule]] = {}
    found: list[Rest] = []
    for article, rule in standing:
        like_it = seen.get(type(rule))
        if like_it is None:
            seen[type(rule)] = [rule]
        elif acts(type(rule)):
            if rule in like_it:
                found.append(Rest(article, rule, SAID_ALREADY))
            like_it.append(rule)
    return found


ACTS: Final[dict[type, bool]] = {}


def acts(kind: type) -> bool:
    """Whether such a rule does something, and does not only answer."""
    known = ACTS.get(kind)
    if known is None:
        known = ACTS[kind] = any(mark.hook != ANSWERS for _, mark in hooks_of(kind))
    return known


def unseated(standing: list[tuple[str, Rule]]) -> list[Rest]:
    """Rules that hold an office which a table has but once: the one that was there first stands, or a newer one of its
    own kind.
    """
    holders: dict[str, tuple[str, Rule]] = {}
    found: list[Rest] = []
    for article, rule in standing:
        for office in rule.offices():
            held = holders.get(office)
            if held is not None and type(held[1]) is not type(rule):
                found.append(Rest(article, rule, f"this table has its own way {office}"))
                break
            if held is not None:
                found.append(Rest(held[0], held[1], "a newer rule has taken its place"))
            holders[office] = (article, rule)
    return found


def wanting(standing: list[tuple[str, Rule]], brought: dict[object, int]) -> list[Rest]:
    """Rules that need something which no other rule here brings."""
    found: list[Rest] = []
    for article, rule in standing:
        named = rule.needs()
        own = things(rule) if named else NOTHING_BROUGHT
        for need in named:
            if not any(brought.get(thing, 0) > (thing in own) for thing in need.of):
                found.append(Rest(article, rule, in_words(need)))
                break
    return found


def unheard(standing: list[tuple[str, Rule]], brought: dict[object, int]) -> list[Rest]:
    """Rules that only hear what nobody here brings about."""
    found: list[Rest] = []
    for article, rule in standing:
        heard = HEARD.get(type(rule))
        if heard is None:
            heard = HEARD[type(rule)] = heard_with(type(rule))
        if heard and not any(thing in brought for need in heard for thing in need.of):
            found.append(Rest(article, rule, in_words(heard[0]), listens=True))
    return found


def in_words(need: Need) -> str:
    return f"it needs {need.words}, and this table has none"


def all_things(standing: list[tuple[str, Rule]]) -> dict[object, int]:
    """What all these rules bring, and how many of them bring it."""
    brought: dict[object, int] = {}
    for _, rule in standing:
        for thing in things(rule):
            brought[thing] = brought.get(thing, 0) + 1
    return brought


NOTHING_BROUGHT: Final[set[object]] = set()
HEARD: Final[dict[type, tuple[Need, ...]]] = {}


def heard_with(kind: type) -> tuple[Need, ...]:
    """What has to be there for any hook of such a rule to be heard; nothing, if one is heard anywhere."""
    found: list[Need] = []
    for _, mark in hooks_of(kind):
        need = HEARD_WITH.get(mark.of)
        if need is None and mark.of.__name__ not in BESIDES:
            return ()
        if need is not None and need not in found:
            found.append(need)
    return tuple(found)


THINGS: Final[dict[int, tuple[Rule, set[object]]]] = {}
"""What rules bring that were asked before: laws change often, and their rules seldom."""
MOST_KNOWN: Final = 2048


def things(rule: Rule) -> set[object]:
    """What a rule brings: ways of acting, areas and tokens by name, and kinds of questions that it answers and of
    tallies that it keeps.
    """
    known = THINGS.get(id(rule))
    if known is not None and known[0] is rule:
        return known[1]
    brings = rule.brings()
    placed = (*brings.areas, *brings.slots, *brings.tokens, *brings.shared, *brings.gives)
    found: set[object] = {*[way.name for way in brings.ways], *placed}
    for tally in rule.tallies():
        found.add(type(tally))
    for _, mark in hooks_of(type(rule)):
        if mark.hook == ANSWERS:
            found.add(mark.of)
    if len(THINGS) >= MOST_KNOWN:
        THINGS.clear()
    THINGS[id(rule)] = (rule, found)
    return found
