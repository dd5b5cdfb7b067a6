"""Acts as players read them."""

from collections.abc import Callable, Sequence
from typing import Final

from cardhouse.cards import RANKS, listed
from cardhouse.core.acts import Act, Lay, Prepare
from cardhouse.core.declared import Way
from cardhouse.core.people_acts import Choose, Gesture, Give, Say
from cardhouse.core.seating import Join
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.view import View
from cardhouse.english.written.offer_acts import PutAway, SeeHand, ShowCards, Spend, TradeCard, TradeHands
from cardhouse.rules.lawmaking.declaring import Declare
from cardhouse.rules.market.peeks import Arrange, Peek
from cardhouse.rules.market.trade import Buy
from cardhouse.rules.order.pointing_acts import Point
from cardhouse.rules.piles.pile_acts import Flip, LayTaken, Take, TurnUp
from cardhouse.rules.salad.swaps import Swap
from cardhouse.rules.tokens.token_acts import HandOn
from cardhouse.store.forms import declared_ways
from cardhouse.terminal.by_form import fields_in_words
from cardhouse.terminal.tongue import PLAIN, Tongue

PACK: Final = "deck"
SUITS: Final = {"suit:S": "all Spades", "suit:H": "all Hearts", "suit:D": "all Diamonds", "suit:C": "all Clubs"}
PRIMES: Final = {
    "standard": "2, 3, 5, 7, Jack and King",
    "gaussian": "3, 7 and Jack",
    "number": "all cards with a number on them",
    **SUITS,
}


def doing(way: str) -> str:
    """A way of acting as what somebody does."""
    return declared_ways().get(way, Way(way)).words


def doing_at(view: View, way: str, tongue: Tongue = PLAIN) -> str:
    """The same, as this table calls it, if it knows it; and as whoever reads it says it."""
    return tongue.noun(view.does(way) if way in view.ways else doing(way))


def described(act: Act, names: Sequence[str], doing: Callable[[str], str] = doing, tongue: Tongue = PLAIN) -> str:
    """An act in words; one that this terminal does not know by its way and what it names. `doing` is how the table
    calls its ways of acting.
    """

    def says(text: str) -> str:
        return tongue.says(text, names)

    match act:
        case Choose(choice=choice, picks=picks):
            return choice_in_words(choice, picks, names, tongue=tongue)
        case Declare(matter=matter, words=words):
            return declared_in_words(matter, words, tongue)
        case Buy(card=card, cards=paid):
            return says(f"buy {card} with {listed(paid)}")
        case Peek(count=count):
            return says(f"look at the top {count} cards of the stock")
        case Arrange(cards=cards):
            return says(f"put them back as {' '.join(map(str, cards))}, the first on top")
        case HandOn(token=token, to=to):
            return says(f"hand {thing(token)} to {names[to]}")
        case Take(pile=pile, count=count):
            return says(f"take the top {count} cards of pile {pile}")
        case Lay(card=card, area=area):
            return says(f"set {card} face down as your {area}")
        case LayTaken(card=card, area=area):
            return says(f"set {card}, which you just took, as your {area}")
        case Swap(area=area, cards=cards, wanted=wanted):
            return says(f"swap {listed(cards)} for {listed(wanted)} in your {area}")
        case TradeHands(to=to):
            return says(f"swap hands with {names[to]}")
        case TradeCard(card=card, to=to):
            return says(f"swap {card} with {names[to] if to >= 0 else 'the top card'}")
        case SeeHand(owner=owner):
            return says(f"look at the hand of {names[owner]}")
        case ShowCards(cards=cards):
            return says(f"show {listed(cards) if cards else 'your hand'}")
        case PutAway(cards=cards):
            return says(f"put {listed(cards)} under the stock")
        case Spend():
            return says("pay what a rule lets you pay")
        case Give(cards=cards, to=to):
            return says(f"give {names[to]} {listed(cards)}")
        case Say(words=words):
            return says(f'say "{words}"')
        case Gesture(gesture=gesture, at=at):
            return says(f"{gesture}{f' at {names[at]}' if at != NO_SEAT else ''}")
        case Prepare(words=words):  # the step is the way
            return f"{doing(act.way)} {words}".rstrip()
        case Flip(pile=pile):
            return says(f"turn pile {pile} over")
        case TurnUp(pile=pile):
            return says(f"turn up the top card of pile {pile}")
        case Join(beside=beside):
            beyond = says(f"come into the game, to the left of {names[beside]}")
            return beyond if beside != NO_SEAT else tongue.noun("come into the game")
        case Point(at=at, side=side):
            where = ("", tongue.noun(", at their right side"), tongue.noun(", at their left side"))[side + 1]
            return says(f"point at {names[at]}") + where
    return " ".join([doing(act.way), *fields_in_words(act, names)]).rstrip()


def thing(token: str) -> str:
    """A token by the name people have for it."""
    return "the pack" if token == PACK else f"the {token.capitalize()} Token"


def declared_in_words(matter: str, words: str, tongue: Tongue = PLAIN) -> str:
    """What is settled for a round."""
    if matter == "primes":
        return tongue.says(f"prime: {PRIMES.get(words, words)} ({words})")
    both = f" {tongue.noun('and')} "
    return f"{tongue.noun(matter)}: {words.replace(',', both)}"


SUIT_NAMES: Final = ("Spades", "Hearts", "Diamonds", "Clubs")


def choice_in_words(
    way: str, picks: Sequence[int], names: Sequence[str], me: int = NO_SEAT, tongue: Tongue = PLAIN
) -> str:
    """A choice as players read it."""

    def says(text: str) -> str:
        return tongue.says(text, names)

    people = ["you" if pick == me else names[pick] for pick in picks if 0 <= pick < len(names)]
    if way == "suit" and len(picks) == 1 and 0 <= picks[0] < len(SUIT_NAMES):
        return tongue.noun(SUIT_NAMES[picks[0]])
    if way == "designate" and len(picks) == len(people) == 2:
        mine = people[0] == "you"
        return says(f"you give cards to {people[1]}" if mine else f"{people[0]} gives cards to {people[1]}")
    if way == "cutter" and people:
        return says("you are to cut the pack" if people[0] == "you" else f"{people[0]} is to cut the pack")
    if way == "death" and picks:
        return says(f"the Death Token lies on pile {picks[0]}")
    named = people if len(people) == len(picks) else [str(pick) for pick in picks]
    return " ".join([tongue.noun(doing(way)), *named])


def rank_named(rank: int) -> str:
    return RANKS[rank - 1]
