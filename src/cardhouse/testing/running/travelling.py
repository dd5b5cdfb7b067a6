"""Scenarios that travel: no game's words in them, so that they run in every game that has what their rules need.

    travel skips: the next player is passed over
    given 3p turn=A rule=skips(on=Q) A{QH,9C} P1[2H]
    A: play QH => ok; turn=C

Each game is laid as its book has it before its players added anything, without rules about single cards of its own.
"""

import re
from dataclasses import dataclass, fields, replace

from cardhouse.books.notation import cards_named
from cardhouse.cards import NONE, Cards
from cardhouse.core.acts import Act, Draw, Play
from cardhouse.core.affairs import Breached, Missed
from cardhouse.core.choices import lawful
from cardhouse.core.engine import decide
from cardhouse.core.law import Law
from cardhouse.core.owed import TIME
from cardhouse.core.questions import PLAY
from cardhouse.core.rule import Article, CardRule, Rule
from cardhouse.core.table import Table
from cardhouse.core.verdicts import Outcome
from cardhouse.games.shelf import GAMES, Game, game
from cardhouse.testing.notation import Run, SettingText, ZoneText, suggest
from cardhouse.testing.running.clock import run_out
from cardhouse.testing.running.laying import NotKnown
from cardhouse.testing.shelf import own_rule, shelf

TRAVEL = "travel "
PLACES = tuple(name for name in GAMES if "@" not in name or name == "bartok@2023-08-14")
"""The games to which scenarios travel: one of each book."""

MOST_ACTS = 12
_RULE = re.compile(r"([a-z][a-z-]*)(?:\((.*)\))?")


def travels(run: Run) -> bool:
    """Whether a scenario is for every game."""
    return run.scenario.id.startswith(TRAVEL)


@dataclass(frozen=True, slots=True)
class Stop:
    """A game on the way of a scenario: the book that is laid there, or why it is passed by."""

    game: Game
    passed_by: str = ""


def stops(run: Run) -> list[Stop]:
    """The games of the shelf, each with the rules of a scenario in its book."""
    articles = added_articles(run)
    found: list[Stop] = []
    for name in PLACES:
        chosen = game(name)
        kept = [each for each in chosen.book if not each.since and not any(about_cards(rule) for rule in each.rules)]
        book = (*kept, *articles)
        law = Law(book)
        lacks = [f"{each.title}: {why}" for each in articles for why in law.lacks(each.id)]
        if wants_a_pile(run) and PLAY not in law.turns:
            lacks.append("it has no pile that cards are played on")
        found.append(Stop(replace(chosen, written=book), "; ".join(lacks)))
    return found


def wants_a_pile(run: Run) -> bool:
    """Whether cards are played in a scenario, or lie on a pile."""
    piles = [word for word in run.given if isinstance(word, ZoneText) and word.kind == "pile"]
    return bool(piles) or any(step.act is not None and step.act.verb == PLAY for step in run.steps)


def about_cards(rule: Rule) -> bool:
    return isinstance(rule, CardRule) and rule.on != NONE


def at_home(run: Run) -> Run:
    """The scenario without the words for its rules: they are in the book that is laid."""
    return replace(run, given=tuple([word for word in run.given if not is_rule(word)]))


def is_rule(word: object) -> bool:
    return isinstance(word, SettingText) and word.key == "rule"


def added_articles(run: Run) -> list[Article]:
    """The rules of a scenario as articles; each has its name as id, and a number if there are several of one name."""
    found: list[Article] = []
    for word in run.given:
        if isinstance(word, SettingText) and word.key == "rule":
            name, rule = rule_of(word.value)
            same = len([each for each in found if each.id.startswith(name)])
            id = f"{name}-{same + 1}" if same else name
            found.append(Article(id, id, "Ann", "2024-05-01", (rule,)))
    return found


def rule_of(text: str) -> tuple[str, Rule]:
    """A rule of the shelf, with its fields as they are written: `says-with(on=Q,words=Ma'am)`."""
    found, known = _RULE.fullmatch(text), shelf()
    name = found[1] if found else text
    rule = known.get(name) or own_rule(name)
    if not found or rule is None:
        raise NotKnown(f'There is no rule "{name}" on the shelf.', suggest(name, list(known)))
    values: dict[str, object] = {}
    for part in (found[2] or "").split(",") if found[2] else ():
        key, _, value = part.partition("=")
        if key not in [field.name for field in fields(rule)]:
            raise NotKnown(f'The rule "{found[1]}" has no field "{key}".')
        values[key] = field_value(getattr(rule, key), value)
    return found[1], replace(rule, **values)


def field_value(old: object, text: str) -> object:
    """A field in the type it has."""
    if isinstance(old, Cards):
        return cards_named(text)
    if isinstance(old, bool):
        return text == "yes"
    return int(text) if isinstance(old, int) else text


def let_deadline_pass(table: Table) -> list[Outcome]:
    """Let whatever is due at this table become due: time runs out, or play goes on, until something was missed."""
    outcomes: list[Outcome] = []
    for _ in range(MOST_ACTS):
        if any(duty.until.kind == TIME for duty in table.duties):
            outcomes += run_out(table)
        else:
            act = goes_on(table)
            if act is None:
                return outcomes
            outcomes.append(decide(table, act, strict=False))
        if any(isinstance(event, (Missed, Breached)) for outcome in outcomes for event in outcome.events):
            return outcomes
    return outcomes


def goes_on(table: Table) -> Act | None:
    """How play goes on without what is owed: a card is played, if one fits, or drawn."""
    acts = lawful(table)
    plays = [act for act in acts if isinstance(act, Play)]
    draws = [act for act in acts if isinstance(act, Draw) and act.seat == table.turn]
    return next(iter(plays), next(iter(draws), None))
