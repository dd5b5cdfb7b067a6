"""The law: the articles in force, in order of adoption, and an index of their hooks.

Rules are looked up and not searched: hooks are filed by the type of question or event they hear, and by card where a
rule says which cards. A law is made once for each change of the rules and shared by all tables that have it.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from cardhouse.cards import ALL
from cardhouse.core.declared import (
    ANY_TIME,
    BEGINS,
    ENDS,
    PAY_WAY,
    SPOKEN,
    STEP,
    TURN,
    Option,
    UnknownOption,
    Way,
    meant,
    options_of,
)
from cardhouse.core.needs import Rest, resting
from cardhouse.core.rule import (
    AFTER,
    ANSWERS,
    BRINGS_NOTHING,
    REFEREE,
    Article,
    Brings,
    CardRule,
    Mark,
    Memory,
    Rule,
    tell_options_apart,
)
from cardhouse.core.voices import Voice, heeding, voice_of

FACES: Final = 53
MOST_KIN: Final = 16
"""So many laws of one book are kept while its articles are switched on and off."""

LATEST_ACT: Final = 1
ACTS_BEFORE: Final = 2
"""How much of what was done can be taken back: the latest act alone, or acts before it, too."""

NOT_LOOKED_UP: Final = -2
"""Stands for the place of a tally until somebody has asked for it."""


class Hook:
    """One method of one rule in force."""

    __slots__ = (
        "article",
        "bits",
        "by",
        "call",
        "fixed",
        "id",
        "method",
        "rule",
        "ways",
    )

    def __init__(self, article: Article, rule: Rule, method: Callable[..., Any], mark: Mark) -> None:
        self.article: Final[Article] = article
        self.id: Final[str] = article.id
        self.rule: Final[Rule] = rule
        self.method: Final[Voice] = voice_of(method)  # for whoever knows that it hears this way
        self.ways: Final[tuple[str, ...]] = mark.ways
        self.fixed: Final[bool] = mark.fixed
        woken = mark.hook != ANSWERS and not mark.any_card
        cards = mark.cards or (rule.on if woken and isinstance(rule, CardRule) else ALL)
        self.bits: int = cards.bits  # the cards that it hears of, where something is about a card
        self.by: Final[tuple[type, ...]] = mark.by
        self.call: Final[Voice] = heeding(self.method, mark.ways) if mark.ways else self.method


NO_HOOKS: Final[list[Hook]] = []


class Reaction:
    """All that hears one kind of event."""

    __slots__ = (
        "after",
        "by_face",
        "happens",
        "instead",
        "known",
        "moves",
        "special",
        "tallies",
    )

    def __init__(self) -> None:
        self.instead: list[Hook] = []
        self.after: list[Hook] = []
        self.by_face: list[list[Hook]] | None = None
        self.tallies: list[int] = []
        self.known = False
        self.happens = False  # as it is, if no rule replaces it
        self.moves = False  # somebody may have another number of cards after it, and rules want to hear of that
        self.special = True  # such an event does not simply happen; so as long as its nature is not known

    def learn(self, happens: bool, moves: bool) -> None:
        """Take note of what the engine does with such events, once the first one is there."""
        self.known = True
        self.happens = happens
        self.moves = moves
        self.special = not happens or moves or bool(self.instead)

    def woken(self, face: int) -> list[Hook]:
        return self.after if self.by_face is None else self.by_face[face]

    def silence(self, rules: list[str]) -> None:
        """Let these rules hear it no more."""
        self.instead = [hook for hook in self.instead if hook.id not in rules]
        self.after = [hook for hook in self.after if hook.id not in rules]
        if self.by_face is not None:
            self.by_face = [*filed_by_face(self.after), self.after]

    def file(self) -> None:
        """Put the hooks in the order in which they are heard, and file them by card where rules name cards."""
        self.instead.reverse()
        if any(hook.bits != ALL.bits for hook in self.after):
            self.by_face = [*filed_by_face(self.after), self.after]  # the last one, at -1, for events without a card


def filed_by_face(hooks: list[Hook]) -> list[list[Hook]]:
    """Those of these hooks that hear of each card. Most cards wake the same ones, and share one list."""
    woken = [0] * FACES
    bit = 1
    for hook in hooks:
        for face in range(FACES):
            if hook.bits >> face & 1:
                woken[face] |= bit
        bit <<= 1
    lists: dict[int, list[Hook]] = {}
    for face in range(FACES):
        if woken[face] not in lists:
            lists[woken[face]] = [hook for hook in hooks if hook.bits >> face & 1]
    return [lists[which] for which in woken]


def silenced(articles: list[Article]) -> frozenset[str]:
    """The articles that others say do not apply: the newest word counts, of those that are not silenced themselves.
    What lets people vote stays, and no article silences itself.
    """
    said: dict[str, bool] = {}
    for article in reversed(articles):
        if said.get(article.id, True):
            for name, applies in [each for rule in article.rules for each in rule.bears_on()]:
                for other in articles:
                    if other is not article and is_called(other, name) and not is_for_votes(other):
                        said.setdefault(other.id, applies)
    return frozenset([name for name, applies in said.items() if not applies])


def is_called(article: Article, name: str) -> bool:
    """Whether an article is meant by an id, a title, or the number that its id begins with."""
    meant_too = (article.id.casefold(), article.title.casefold(), article.id.partition("-")[0])
    return name.casefold() in meant_too


def is_for_votes(article: Article) -> bool:
    return any(way.name == "vote" for rule in article.rules for way in rule.brings().ways)


class Law:
    """The rules in force, ready to be asked."""

    __slots__ = (
        "answering",
        "areas",
        "articles",
        "begins",
        "book",
        "by_id",
        "declared",
        "departures",
        "dial",
        "ends",
        "grace",
        "grips",
        "hands_free",
        "in_play",
        "kin",
        "off",
        "offered",
        "one_by_one",
        "opened",
        "plain_turns",
        "plans",
        "reactions",
        "resting",
        "self_begun",
        "settling",
        "shared",
        "silent",
        "sit_by",
        "slots",
        "spoken",
        "steps",
        "tallies",
        "tally_place",
        "tokens",
        "turns",
        "undo",
        "unmatched",
        "waiting",
        "ways",
    )

    def __init__(self, book: Iterable[Article], *, dial: str = REFEREE, off: frozenset[str] = frozenset()) -> None:
        self.book: Final[tuple[Article, ...]] = tuple(book)
        for article in self.book:
            if len(article.rules) > 1:
                tell_options_apart(article)
        self.dial: Final[str] = dial
        self.off: Final[frozenset[str]] = off
        in_book = [article for article in self.book if article.id not in off]
        self.silent: Final[frozenset[str]] = silenced(in_book)
        self.articles: Final[tuple[Article, ...]] = tuple([a for a in in_book if a.id not in self.silent])
        self.by_id: Final[dict[str, Article]] = {article.id: article for article in self.book}
        self.answering: Final[dict[type, list[Hook]]] = {}
        self.reactions: Final[dict[type, Reaction]] = {}
        self.tallies: Final[list[Memory]] = []
        self.tally_place: Final[dict[Memory, int]] = {}
        self.turns: Final[dict[str, None]] = {}
        self.steps: Final[dict[str, None]] = {}
        self.spoken: Final[dict[str, None]] = {}
        self.hands_free: Final[dict[str, None]] = {}
        self.grips: Final[dict[str, None]] = {}
        self.begins: Final[dict[str, None]] = {}
        self.ends: Final[dict[str, None]] = {}
        self.waiting: Final[dict[str, None]] = {}
        self.unmatched: Final[dict[str, None]] = {}
        self.opened: Final[dict[str, dict[str, None]]] = {
            TURN: self.turns,
            BEGINS: self.begins,
            ENDS: self.ends,
            SPOKEN: self.spoken,
            STEP: self.steps,
        }
        self.offered: Final[list[str]] = []
        self.declared: Final[dict[str, Way]] = {PAY_WAY.name: PAY_WAY}
        self.ways: Final[dict[str, str]] = {}
        self.areas: Final[dict[str, str]] = {}
        self.slots: Final[dict[str, str]] = {}
        self.shared: Final[dict[str, str]] = {}
        self.tokens: Final[dict[str, str]] = {}
        self.undo = 0  # how much of what was done can be taken back
        self.grace = False
        self.self_begun = False
        self.one_by_one = False
        self.sit_by = False
        self.departures = NOT_LOOKED_UP  # the place of the tally of those who have left
        self.plans: Final[dict[object, Any]] = {}  # what other modules work out from this law, by their own keys
        self.settling: Any = None  # the same, for the engine
        self.in_play: Any = None  # the same, for whoever lists acts during play
        self.plain_turns = NOT_LOOKED_UP  # whether no rule has a word on who is next
        self.kin: dict[frozenset[str], Law] = {}  # this book with other articles out of force, by which
        self.resting: Final[list[Rest]] = resting(self.articles)
        for article in self.articles:
            rests = [rest.rule for rest in self.resting if rest.article == article.id and not rest.listens]
            for rule in article.rules:
                if rests and rule in rests:
                    rests.remove(rule)
                else:
                    self._file(article, rule)
        for reaction in self.reactions.values():
            for hook in reaction.after:
                if hook.by:
                    hook.bits |= self.counting_otherwise(hook.by)
            reaction.file()

    def counting_otherwise(self, questions: tuple[type, ...]) -> int:
        """The cards, as bits, that may count as others by the rules that answer these questions."""
        bits = 0
        for question in questions:
            for hook in self.answering.get(question, NO_HOOKS):
                bits |= hook.rule.on.bits if isinstance(hook.rule, CardRule) else hook.bits
        return bits

    def _file(self, article: Article, rule: Rule) -> None:
        brings = rule.brings()
        if brings is not BRINGS_NOTHING:
            self._bring(article, brings)
        for method, mark in rule.hooks():
            hook = Hook(article, rule, method, mark)
            if mark.hook == ANSWERS:
                self.answering.setdefault(mark.of, []).append(hook)
                continue
            reaction = self._reaction(mark.of)
            if mark.hook == AFTER:
                reaction.after.append(hook)
            else:
                reaction.instead.append(hook)
        for tally in rule.tallies():
            if tally not in self.tally_place:
                place_of_tally = self.tally_place[tally] = len(self.tallies)
                self.tallies.append(tally)
                for kind in tally.hears():
                    self._reaction(kind).tallies.append(place_of_tally)

    def _reaction(self, kind: type) -> Reaction:
        found = self.reactions.get(kind)
        if found is None:
            found = self.reactions[kind] = Reaction()
        return found

    def _bring(self, article: Article, brings: Brings) -> None:
        for way in brings.ways:
            self._open(article, way)
        for area in (*brings.areas, *brings.slots):
            self.areas.setdefault(area, article.id)
        for area in brings.slots:
            self.slots.setdefault(area, article.id)
        for area in brings.shared:
            self.shared.setdefault(area, article.id)
        if brings.undo and self.dial != REFEREE:
            self.undo = ACTS_BEFORE
        elif brings.undo_latest and not self.undo:
            self.undo = LATEST_ACT
        self.grace = self.grace or brings.grace
        self.self_begun = self.self_begun or brings.self_begun
        self.one_by_one = self.one_by_one or brings.one_by_one
        self.sit_by = self.sit_by or brings.sit_by
        for token in brings.tokens:
            self.tokens.setdefault(token, article.id)

    def _open(self, article: Article, way: Way) -> None:
        """Let people act in this way. What two rules bring belongs to the older one."""
        name = way.name
        self.ways.setdefault(name, article.id)
        self.declared.setdefault(name, way)
        opened = self.opened.get(way.when)
        if opened is not None:
            opened[name] = None
        if way.when in (ANY_TIME, SPOKEN) and name not in self.offered:
            self.offered.append(name)
        for having, found in (
            (way.hands_free, self.hands_free),
            (way.grip, self.grips),
            (way.waiting, self.waiting),
            (way.unmatched, self.unmatched),
        ):
            if having:
                found[name] = None

    def does(self, way: str) -> str:
        """A way of acting as what somebody does: "name a suit"."""
        declared = self.declared.get(way)
        return declared.words if declared is not None else way.replace("-", " ")

    def plays(self, way: str) -> bool:
        """Whether a card of one's own is played in this way."""
        declared = self.declared.get(way)
        return declared is not None and declared.plays

    def lacks(self, rule: str) -> list[str]:
        """Why an article, or part of it, does nothing beside the others."""
        return list(dict.fromkeys([rest.why for rest in self.resting if rest.article == rule]))

    def answerers(self, question: type, way: str) -> list[Voice]:
        """The answers to such questions about this way of acting, in their order."""
        return [hook.method for hook in self.answering.get(question, NO_HOOKS) if not hook.ways or way in hook.ways]

    def hears(self, question: type) -> bool:
        """Whether any rule has a word on such questions."""
        return question in self.answering

    def holds(self, rule: Rule, article: str) -> bool:
        """Whether a rule is part of the article with this id."""
        found = self.by_id.get(article)
        return found is not None and rule in found.rules

    def dial_of(self, rule: str) -> str:
        """How a rule is enforced: its own dial, else the table's."""
        article = self.by_id.get(rule)
        return (article.dial if article else "") or self.dial

    def in_force(self, rule: str) -> bool:
        return rule in self.by_id and rule not in self.off and rule not in self.silent

    def adopting(self, article: Article) -> "Law":
        """This law with one article more, last in order, or in the place of the one with its id."""
        if article.id in self.by_id:
            book = [article if a.id == article.id else a for a in self.book]
        else:
            book = [*self.book, article]
        return Law(book, dial=self.dial, off=self.off)

    def repealing(self, rule: str) -> "Law":
        return Law([a for a in self.book if a.id != rule], dial=self.dial, off=self.off - {rule})

    def switching(self, *, off: Iterable[str] = (), on: Iterable[str] = ()) -> "Law":
        """This law with articles out of force or back in force; each keeps its place. What was once in force together
        mostly is so again, round after round.
        """
        without = (self.off | frozenset(off)) - frozenset(on)
        known = self.kin.get(without)
        if known is None:
            if len(self.kin) >= MOST_KIN:
                self.kin.clear()
            known = self.kin[without] = Law(self.book, dial=self.dial, off=without)
            known.kin = self.kin
        return known

    def dialled(self, dial: str) -> "Law":
        return Law(self.book, dial=dial, off=self.off)

    def setting(self, option: str, value: str, *, everywhere: bool = False) -> "Law":
        """This law with an option set, by its name, or, as `rule.option`, in one rule. A name that several options have
        means none of them, but all of them in what was written down before they could be told apart: `everywhere`.
        """
        only, name = self.named(option, everywhere=everywhere)
        book: list[Article] = []
        for article in self.book:
            rules = article.rules
            if only in ("", article.id):
                rules = tuple([_set(rule, name, value) for rule in rules])
            about = (article.id, article.title, article.by, article.since)
            book.append(Article(*about, rules, article.text, article.dial))
        return Law(book, dial=self.dial, off=self.off)

    def named(self, option: str, *, everywhere: bool = False) -> tuple[str, str]:
        """The id of the rule whose option this is, "" for all that share it, and the option's own name. Raises
        UnknownOption if there is none, or several of that name.
        """
        only, _, name = option.rpartition(".")
        having = self.having(name)
        if only and only in having:
            return only, name
        if only or not having:
            raise UnknownOption(f'no rule here has an option "{option}"{meant(option, self.options())}')
        if len({id(declared) for declared, _ in having.values()}) > 1 and not everywhere:
            raise UnknownOption(several(option, having))
        return "", name

    def having(self, name: str) -> dict[str, tuple[Option, object]]:
        """The rules that have an option of this name, with what each declares and how it is set."""
        found: dict[str, tuple[Option, object]] = {}
        for article in self.book:
            for rule in article.rules:
                declared = options_of(type(rule)).get(name)
                if declared is not None:
                    found.setdefault(article.id, (declared, getattr(rule, name)))
        return found

    def told(self, option: str, value: str) -> str:
        """How an option is set, in words: "Time for a turn: 30 seconds"; nothing, if no rule has it."""
        only, _, name = option.rpartition(".")
        having = self.having(name)
        rule = only or next(iter(having), "")
        if rule not in having:
            return ""
        declared = having[rule][0]
        whose = f" ({self.by_id[rule].title})" if only else ""
        return f"{declared.label}{whose}: {declared.said(value)}"

    def options(self) -> dict[str, object]:
        """All that can be set, and how it is set now, by name; as `rule.option` where the rules that have an option of
        that name do not share it, or have set it differently.
        """
        found: dict[str, object] = {}
        names = [name for article in self.book for rule in article.rules for name in options_of(type(rule))]
        for name in dict.fromkeys(names):
            having = self.having(name)
            if len({(id(declared), value) for declared, value in having.values()}) == 1:
                found[name] = next(iter(having.values()))[1]
            else:
                found.update({f"{rule}.{name}": value for rule, (_, value) in having.items()})
        return found


def _set(rule: Rule, name: str, value: str) -> Rule:
    """A rule with an option set, if it has one of this name."""
    declared = options_of(type(rule)).get(name)
    if declared is None:
        return rule
    changed = replace(rule, **{name: declared.read(name, value, getattr(rule, name))})
    if objection := changed.objection():
        raise UnknownOption(objection)
    return changed


def several(option: str, having: Iterable[str]) -> str:
    """That several rules have an option of this name, and how to name the one that is meant."""
    return f'several rules have an option "{option}": write {" or ".join([f"{rule}.{option}" for rule in having])}'


MOST_LAWS: Final = 64


def law_of(book: tuple[Article, ...], dial: str, off: frozenset[str] = frozenset()) -> Law:
    """The law of these articles, the same for all who ask. What is worked out from it is worked out once for all of
    them.
    """
    try:
        return shared_law(book, dial, off)
    except TypeError:  # a rule of somebody's own that has no hash is not shared
        return Law(book, dial=dial, off=off)


@lru_cache(maxsize=MOST_LAWS)
def shared_law(book: tuple[Article, ...], dial: str, off: frozenset[str]) -> Law:
    return Law(book, dial=dial, off=off)
