"""What is said of what is moved in a Point of Order."""

from __future__ import annotations

from collections.abc import Iterator

from cardhouse.cards.card import SIGNS, Card, UnknownCard, card
from cardhouse.core.owed import Motion
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.telling import Line, Listener, tells, vote_words
from cardhouse.core.words import Words, counting, spaced, words
from cardhouse.rules.points.events import POINT, CardMoved, PointEnded, PointRaised, Resolved


def asked(motion: Motion, setting: str, to: Listener) -> Words:
    what = moved_words(motion.subject, motion.about, setting, to)
    return words("{by:who} {moves} to {what}", by=motion.by, what=what)


vote_words(POINT, asked, first="a Point of Order. Then play goes on.")


@tells(PointRaised)
def raised(event: PointRaised, to: Listener) -> Iterator[Line]:
    point = words("{player:who} {raises} a Point of Order: all put their cards down", player=event.player)
    yield to.line(point, event.player, "vote", "")


@tells(PointEnded)
def ended(event: PointEnded, to: Listener) -> Iterator[Line]:
    yield to.line(words("the Point of Order is over, and play goes on where it stopped"), event.player, "vote", "")


@tells(Resolved)
def resolved(event: Resolved, to: Listener) -> Iterator[Line]:
    yield to.line(words("resolved: “{words}”", words=event.words), kind="vote", rule="")


@tells(CardMoved)
def card_moved(event: CardMoved, to: Listener) -> Iterator[Line]:
    if event.source >= 0:
        passed = "{card} goes from {source:whom} to {target:whom}"
        went = passed if event.target >= 0 else "{card} goes from {source:whom} under the stock"
    else:
        went = "{card} goes to {target:whom}" if event.target >= 0 else "{card} goes under the stock"
    told = words(went, card=event.card, source=event.source, target=event.target)
    yield to.line(told, kind="give", rule="")


def moved_words(subject: str, about: Seat, setting: str, to: Listener) -> Words:
    """What is moved in a Point of Order, as what the table is to do; `about` is whom it is about, `setting`
    what is to be set, if that is it.
    """
    verb, _, what = subject.partition(" ")
    what = what.strip()
    rule, _, text = what.partition(" ")
    title = to.title(rule)
    match verb:
        case "disable":
            return words("let “{title}” rest", title=title)
        case "enable":
            return words("switch “{title}” on again", title=title)
        case "void":
            if text:
                return words("find “{title}” void and give its token back", title=title)
            return words("find “{title}” void", title=title)
        case "reveal":
            return words("show everybody the rule “{title}”", title=title)
        case "adopt":
            return words("adopt a rule: “{what}”", what=what)
        case "amend":
            return words("change “{title}” to: “{text}”", title=title, text=text)
        case "reverse":
            if what:
                return words("take back {about:whose} latest penalty for “{title}”", about=about, title=title)
            return words("take back {about:whose} latest penalty", about=about)
        case "set" if setting:
            return words("set “{setting}”", setting=setting)
        case "set" if rule in to.table.law.by_id:
            return words("let a breach of “{title}” cost {price} cards", title=title, price=text)
        case "correct":
            return corrected(rule, text, about)
        case "end-game":
            return words("end the game")
        case "resolve":
            return words("resolve: “{what}”", what=what)
    return words("{what}", what=spaced(subject))


def corrected(what: str, value: str, about: Seat) -> Words:
    """What is to be put right."""
    match what:
        case "direction":
            return words("let play go to the left") if value == "+" else words("let play go to the right")
        case "turn":
            return words("give {about:whom} the turn", about=about)
        case "chain":
            return words("let {n} have to be answered", n=counting(int(value) if value.isdecimal() else 0, "card"))
        case "suit" if value in SIGNS:
            return words("let the suit be {suit}", suit=SIGNS[value])
        case "suit":
            return words("let no suit be called")
        case "tokens" if value == "1":
            return words("let {about:whom} have one token", about=about)
        case "tokens":
            return words("let {about:whom} have {value} tokens", about=about, value=value)
        case "card":
            if about == NO_SEAT:
                return words("put {card} under the stock", card=readable(value))
            return words("give {card} to {about:whom}", card=readable(value), about=about)
        case "slate":
            return words("forgive {about:whom} all that is owed", about=about)
    return words("put right: {what}", what=spaced(f"{what} {value}"))


def readable(name: str) -> Card | str:
    try:
        return card(name)
    except UnknownCard:
        return name
