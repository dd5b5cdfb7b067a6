"""Given words that all games share."""

import re
from dataclasses import fields

from cardhouse.cards import Card
from cardhouse.core.book_acts import Meaning, RuleAdopted, next_id
from cardhouse.core.owed import NEXT_LANDING, SAY, WHEN_DONE, Duty, Penalty
from cardhouse.core.questions import PENALTY, Patience
from cardhouse.core.rule import DIALS, REFEREE, Article, Rule
from cardhouse.core.table import CENTRE, OVER, PLAYING
from cardhouse.games.shelf import UnknownGame, game
from cardhouse.testing.notation import CardText, SettingText, ZoneText
from cardhouse.testing.running.laying import (
    Laying,
    NotKnown,
    cards_listed,
    one_card,
    one_of,
    pile_numbered,
    seat_or_nobody,
    value_of,
    whole,
)
from cardhouse.testing.running.registry import Vocabulary, nearest, word
from cardhouse.testing.running.setup import phases

WORDS = Vocabulary()

_UNDERNEATH = 5


@word(WORDS.books, "game")
def which_game(laying: Laying, word: SettingText) -> None:
    try:
        laying.game = game(value_of(word))
    except UnknownGame as problem:
        raise NotKnown(str(problem)) from None


@word(WORDS.law, "mode")
def mode(laying: Laying, word: SettingText) -> None:
    if value_of(word) not in DIALS:
        raise NotKnown(f'"{word.value}" is no mode.', nearest(word.value, DIALS))
    laying.dial = word.value


@word(WORDS.law, "on")
def in_force(laying: Laying, word: SettingText) -> None:
    if value_of(word) != "all":
        laying.on = laying.rules(word.values)


@word(WORDS.law, "off")
def out_of_force(laying: Laying, word: SettingText) -> None:
    if value_of(word) != "-":
        laying.off = (*laying.off, *laying.rules(word.values))


@word(WORDS.law, "option")
def option(laying: Laying, word: SettingText) -> None:
    known = laying.book.options()
    name = word.seat or ""
    if name.rpartition(".")[2] not in {each.rpartition(".")[2] for each in known}:
        raise NotKnown(f'No rule of {laying.game.name} has an option "{name}".', nearest(name, known))
    laying.options[name] = word.value


@word(WORDS.given, "rule")
def rule_in_english(laying: Laying, word: SettingText) -> None:
    """A rule that somebody wrote, in force after all others."""
    table, text = laying.table, value_of(word)
    RuleAdopted(Article(next_id(table), "A rule", "all players", "", read_by(laying, text), text)).apply(table)


def read_by(laying: Laying, text: str) -> tuple[Rule, ...]:
    """What a text comes to at this table, which has to be something."""
    meaning = laying.table.ask(Meaning(text))
    if not meaning:
        raise NotKnown(
            f'No rule of {laying.game.name} can read "{text}".',
            ' A rule that people judge is introduced in a step: A: introduce "..." call "..."',
        )
    return meaning


@word(WORDS.flags, "keeps")
def keeps(laying: Laying) -> None:
    """Slips can be taken back at this table: it is remembered as it was before each act."""
    laying.table.keeps = True


@word(WORDS.given, "seeds")
def seeds(laying: Laying, word: SettingText) -> None:
    """Run the scenario once for each seed from 1 on; every expectation holds in each run."""
    laying.seeds = whole(value_of(word))


@word(WORDS.given, "name")
def name(laying: Laying, word: SettingText) -> None:
    """Names were read with the seats."""


@word(WORDS.given, "turn")
def turn(laying: Laying, word: SettingText) -> None:
    seat_or_nobody(value_of(word), laying.names)
    laying.turn = word.value


@word(WORDS.given, "dir")
def direction(laying: Laying, word: SettingText) -> None:
    laying.table.direction = int(one_of(value_of(word), **{"+": 1, "-": -1}))


@word(WORDS.given, "dealer")
def dealer(laying: Laying, word: SettingText) -> None:
    laying.table.dealer = laying.seat(value_of(word))


@word(WORDS.given, "phase")
def phase(laying: Laying, word: SettingText) -> None:
    known = {*phases(laying.table), *laying.book.steps, PLAYING, OVER}
    if value_of(word) not in known:
        raise NotKnown(f'A round under these rules has no phase "{word.value}".', nearest(word.value, known))
    laying.phase = word.value


@word(WORDS.given, "owes")
def owes(laying: Laying, word: SettingText) -> None:
    table, cards = laying.table, whole(word.value)
    expires = table.clock + 1000 * table.ask(Patience(PENALTY))
    if cards:
        table.debts.append(Penalty(laying.seat(word.seat), cards, table.law.ways.get("accuse", ""), expires))


@word(WORDS.given, "duty")
def duty(laying: Laying, word: SettingText) -> None:
    """An act owed: a way of acting that a rule brings, or words that a rule wants said."""
    table, law, bearer = laying.table, laying.table.law, laying.seat(word.seat)
    if word.value in law.ways:
        owed = Duty(bearer, word.value, until=WHEN_DONE, blocking=True)
        expires = table.clock + 1000 * table.ask(Patience(word.value))
        refereed = law.dial_of(law.ways[word.value]) == REFEREE
        table.duties.append(owed.stamped(law.ways[word.value], WHEN_DONE, table.acts, expires, refereed))
        return
    for article in law.articles:
        if any(word.value in words_asked_by(rule) for rule in article.rules):
            table.duties.append(Duty(bearer, SAY, word.value, article.id, NEXT_LANDING))
            return
    said = [text for article in law.articles for rule in article.rules for text in words_asked_by(rule)]
    known = [*law.ways, *[text for text in said if isinstance(text, str)]]
    raise NotKnown(f'No rule in force asks anybody for "{word.value}".', nearest(word.value, known))


def words_asked_by(rule: Rule) -> list[object]:
    """What a rule may want to be said: the values of its fields, or the words in a sentence."""
    return [*values_of(rule), *re.findall(r'"([^"]+)"', rule.people_wrote())]


def values_of(rule: Rule) -> list[object]:
    """What the fields of a rule say, such as the words it wants to hear."""
    return [getattr(rule, field.name) for field in fields(rule)]


@WORDS.given_families.append
def area(laying: Laying, word: SettingText) -> bool:
    """`trap.A=7S`: cards in an area that a rule brings."""
    if word.key not in laying.book.areas:
        return False
    laying.table.area(word.key, laying.seat(word.seat))[:] = cards_listed(word.value)
    return True


@WORDS.given_families.append
def token(laying: Laying, word: SettingText) -> bool:
    """`dishwasher=C`: where a token that a rule brings lies; `-` is the centre."""
    if word.key not in laying.book.tokens or word.seat is not None:
        return False
    laying.table.tokens[word.key] = CENTRE if word.value == "-" else laying.seat(word.value)
    return True


def places(cards: tuple[CardText, ...]) -> list[Card | None]:
    """The cards of a zone; an irrelevant card is an empty place."""
    found: list[Card | None] = []
    for each in cards:
        found += [one_card(each)] if each.face else [None] * each.filler
    return found


@word(WORDS.zones, "hand")
def hand(laying: Laying, zone: ZoneText) -> None:
    laying.hands[laying.seat(zone.name)] = places(zone.cards)


@word(WORDS.zones, "pile")
def pile(laying: Laying, zone: ZoneText) -> None:
    underneath: list[Card | None] = [None] * (_UNDERNEATH if zone.more else 0)
    laying.piles[pile_numbered(zone.name)] = underneath + places(zone.cards)


@word(WORDS.zones, "deck")
def deck(laying: Laying, zone: ZoneText) -> None:
    if zone.name != "deck":
        raise NotKnown(f'"{zone.name}" is not the draw pile.', " It is written deck<5H ..>.")
    laying.deck = places(zone.cards)
    laying.deck_goes_on = zone.more
