"""Triggers, times and conditions in words."""

from typing import Final

from cardhouse.english import meaning as m
from cardhouse.english.meaning.bases import Occasion, State, Verb, When
from cardhouse.english.tokens import ORDINALS
from cardhouse.english.writing.cards import Form, cards_said, with_article
from cardhouse.english.writing.phrases import (
    counter_said,
    how_many,
    plural,
    possessive,
    some_cards,
    speech_said,
    sum_said,
    who_said,
)

_ORDINALS: Final = {number: word for word, number in ORDINALS.items()}
_POINT: Final = "Point of Order"


def event_said(event: Occasion) -> str:
    match event:
        case m.Somebody(who, verbs):
            return f"{who_said(who)} {' or '.join(map(verb_said, verbs))}"
        case m.Nth(number, cards, within):
            return f"the {_ORDINALS[number]} {cards_said(cards, Form.BARE)} {within} is played"
        case m.ManyInRow(number, cards):
            return f"{number} {cards_said(cards, Form.PLURAL)} are played in a row"
        case m.OneAfterAnother(cards):
            return f"{', then '.join(map(cards_said, cards))} are played in a row"
        case m.Pattern(attribute, letters):
            return f'cards are played in the {attribute} pattern "{letters}"'
        case m.Occurs(what):
            return what.replace("point of order", _POINT)
    raise TypeError(event)


def verb_said(verb: Verb) -> str:
    match verb:
        case m.OnPlaying():
            return plays_said(verb)
        case m.OnDrawing(cards, number):
            return f"draws {numbered(cards, number)}"
        case m.OnSaying(speech):
            return f"says {speech_said(speech)}"
        case m.OnGesturing(words):
            return f'does "{words}"'
        case m.OnDeed(deed):
            return str(deed)
        case m.OnNaming(what):
            return f"names a {what}"
        case m.OnBeginningToHave(asked, unit):
            return f"begins to have {how_many(asked, unit)}"
        case m.OnDroppingTo(number, unit):
            return f"drops to {number} {counter_said(unit, number)}"
        case m.OnRolling(number):
            return "rolls a die" if number is None else f"rolls a {number}"
        case m.OnPaying(what):
            return f"pays {some_cards(what)}"
    raise TypeError(verb)


def numbered(cards: m.Kinds, number: int | None) -> str:
    return cards_said(cards) if number is None else f"{number} {cards_said(cards, Form.PLURAL)}"


def plays_said(plays: m.OnPlaying) -> str:
    if plays == m.OnPlaying(m.EVERY_CARD, manner=m.Manner.AS_LAST):
        return "plays their last card"
    said = f"plays {numbered(plays.cards, plays.number)}"
    if plays.on is not None:
        said += f" on {cards_said(plays.on)}"
    if isinstance(plays.after, m.AfterRun):
        form = Form.BARE if plays.after.number == 1 else Form.PLURAL
        said += f" after {plays.after.number} {cards_said(plays.after.cards, form)} in a row"
    elif plays.after is not None:
        said += f" after {plays.after}"
    return f"{said} {plays.manner}" if plays.manner else said


def whens_said(whens: tuple[When, ...]) -> str:
    """With a blank before each; what would be taken for a part of `until ...` comes before it."""
    taken = {m.At(m.Timing.ON_TURN), m.At(m.Timing.OUT_OF_TURN)}
    until = [when for when in whens if isinstance(when, m.UntilEvent)]
    if until and taken & set(whens):
        first = whens.index(until[0])
        whens = (
            *whens[:first],
            *[when for when in whens[first:] if when in taken],
            *[when for when in whens[first:] if when not in taken],
        )
    return "".join(f" {when_said(when)}" for when in whens)


def when_said(when: When) -> str:
    match when:
        case m.InSeconds(number):
            return f"within {number} second{'' if number == 1 else 's'}"
        case m.At(moment):
            return moment.replace("point of order", _POINT)
        case m.UntilEvent(event):
            return f"until {event_said(event)}"
        case m.ForTurns(number):
            return f"for {number} turn{'' if number == 1 else 's'}"
    raise TypeError(when)


def condition_said(condition: m.IfClause | None) -> str:
    """With a blank before it, or nothing."""
    if condition is None:
        return ""
    return f" {'unless' if condition.unless else 'if'} {' and '.join(map(state_said, condition.states))}"


def state_said(state: State) -> str:
    match state:
        case m.Has(who, asked, unit):
            return f"{who_said(who)} {'have' if plural(who) else 'has'} {how_many(asked, unit)}"
        case m.HasLegalPlay(who, has):
            return f"{who_said(who)} {'have' if plural(who) else 'has'} {'a' if has else 'no'} legal play"
        case m.Holds(who, cards):
            return f"{who_said(who)} {'have' if plural(who) else 'has'} {cards_said(cards)} in hand"
        case m.IsTurnOf(who, holds):
            return f"it is {'' if holds else 'not '}{possessive(who)} turn"
        case m.DidLastTurn(who, what):
            did = what.replace("was", "were") if plural(who) else str(what)
            return f"{who_said(who)} {did} on their last turn"
        case m.CardIs(card, cards, holds):
            return f"{card} is {'' if holds else 'not '}{cards_said(cards)}"
    return table_state_said(state)


def table_state_said(state: State) -> str:
    match state:
        case m.AddUpTo(asked):
            return f"the card and the previous card add up to {sum_said(asked)}"
        case m.ValueIs(None):
            return "the value of the card is the roll"
        case m.ValueIs(m.Sum() as asked):
            return f"the value of the card is {sum_said(asked)}"
        case m.OrderIs(clockwise):
            return f"turn order is {'' if clockwise else 'counter-'}clockwise"
        case m.DrawPileHas(asked, unit):
            return f"the draw pile has {how_many(asked, unit)}"
        case m.PointInProgress():
            return f"{with_article(_POINT)} is in progress"
    raise TypeError(state)
