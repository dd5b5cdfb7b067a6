"""What happened round the table, in words: preparations, tokens, piles, vetoes, gestures, motions."""

from typing import Final, Protocol

from cardhouse.cards import listed
from cardhouse.cli._terminal.wording import PRIMES, rank_named, thing
from cardhouse.core.affairs import MotionOpened
from cardhouse.core.book_acts import Objected
from cardhouse.core.events import PileGone, TokenMoved
from cardhouse.core.following import SetBy
from cardhouse.core.holding import Vetoed
from cardhouse.core.pile_acts import Flipped, HandSorted, Tidied, Took
from cardhouse.core.remarks import Gestured, Prepared
from cardhouse.core.seating import LaidAside, PacksChanged
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.spoken_acts import AskedAbout, Closed, Declared, Ordered, Proposed
from cardhouse.core.swaps import Swapped
from cardhouse.core.table import Event, Table
from cardhouse.core.token_acts import TokenTouched, pile_under
from cardhouse.core.turn_parts import Passed
from cardhouse.rules.timed_turns import TurnTimeUp

GESTURES: Final = {
    "bow": "bows",
    "bow eye": "looks the Dealer in the eye and bows",
    "bow shut": "shuts the eyes and bows",
    "celebrate": "celebrates",
    "raise": "raises a hand: this takes too long",
    "lower": "takes the hand down",
}
PREPARED: Final = {"shuffle": "shuffles", "cut": "cuts the pack", "salad": "serves everybody an open card, the Salad"}
QUIET: Final = ("left hand", "right hand", "either hand")


class Speaker(Protocol):
    """Whoever tells one player."""

    @property
    def table(self) -> Table: ...

    @property
    def seat(self) -> int: ...

    def does(self, seat: int, verb: str, own: str = "") -> str: ...

    def whom(self, seat: int) -> str: ...


def round_the_table(speaker: Speaker, event: Event) -> str:
    """Preparations, tokens and piles."""
    match event:
        case Prepared(player=player, step=step) if step in PREPARED:
            return does(speaker, player, PREPARED[step])
        case TokenMoved(token="turn", to=to) if to != NO_SEAT:
            return does(speaker, to, "takes the Turn Token")
        case TokenMoved(token="dealer"):
            return ""  # it goes with the pack, or with the deal
        case TokenMoved(token="death", to=to):
            return f"the Death Token lies on pile {pile_under(to)}" if to != NO_SEAT else "no pile is dead any more"
        case TokenMoved(token=token, to=to) if 0 <= to < speaker.table.seats:
            return f"{thing(token)} goes to {speaker.whom(to)}"
        case LaidAside():
            return "the Jokers lie aside in this round"
        case PacksChanged(more=more, fewer=fewer):
            return f"{len(more)} cards come in" if more else f"{len(fewer)} cards are put away"
        case Took(player=player, pile=pile, cards=cards):
            which = f": {listed([card.printed for card in cards])}" if player == speaker.seat else ""
            return f"{speaker.does(player, 'takes')} {counted(len(cards))} off pile {pile}{which}"
        case Flipped(pile=pile):
            return f"pile {pile} is turned over"
        case PileGone(pile=pile):
            return f"pile {pile} is gone"
        case Swapped(player=player, area=area, cards=cards, wanted=wanted):
            return f"{speaker.does(player, 'swaps')} {listed(cards)} for {listed(wanted)} in the {area}"
        case SetBy(player=player, cards=cards):
            return f"{speaker.does(player, 'has', 'have')} {listed(cards)} ready to follow"
        case Passed(player=player):
            return does(speaker, player, "passes")
        case Tidied(player=player, pile=pile):
            return f"{speaker.does(player, 'tidies', 'tidy')} pile {pile}"
        case TokenTouched(player=player, token=token):
            return f"{speaker.does(player, 'moves')} {thing(token)} aside"
        case HandSorted(player=player) if player != speaker.seat:
            return f"{speaker.does(player, 'puts')} their hand in order"
    return ""


def between_people(speaker: Speaker, event: Event) -> str:
    """Vetoes, gestures, orders, motions, choices for the round."""
    match event:
        case Vetoed(player=player):
            return f"{does(speaker, player, 'vetoes')} it: the cards go back"
        case Gestured(gesture=gesture) if gesture in QUIET:
            return ""
        case Gestured(player=player, gesture=gesture) if gesture in GESTURES:
            return does(speaker, player, GESTURES[gesture])
        case Ordered(player=player, to=to, words=words):
            return f'{speaker.does(player, "orders")} {speaker.whom(to)}: "{words}"'
        case AskedAbout(player=player, rank=rank):
            return f"{speaker.does(player, 'asks')} what a {rank_named(rank)} does"
        case Declared(player=player, matter="primes", words=words) if words and player != NO_SEAT:
            return f"{speaker.does(player, 'says')} which cards are prime: {PRIMES.get(words, words)}"
        case Declared(matter="lead", words=words) if words:
            return f"everybody has to use the {'left' if words == 'L' else 'right'} hand now"
        case Proposed(player=player, words=words):
            return f'{speaker.does(player, "proposes")} for this round: "{words}". Everybody has to agree'
        case Objected(player=player, rule=rule):
            return f'{speaker.does(player, "objects")}: "{rule}" does not treat everybody alike'
        case Closed(player=player):
            return "the round is closed" if player == NO_SEAT else f"{speaker.does(player, 'closes')} the round"
        case TurnTimeUp(player=player):
            return f"time is up for {speaker.whom(player)}: the others say whether that is slow"
        case MotionOpened(motion=motion) if motion.by == motion.about == NO_SEAT:
            return f"{motion.subject[:1].upper()}{motion.subject[1:]}. Everybody votes on it"
    return ""


def counted(cards: int) -> str:
    return "1 card" if cards == 1 else f"{cards} cards"


def does(speaker: Speaker, seat: int, verb: str) -> str:
    """`Bob passes`, `You pass`: the first word of what is done is a verb."""
    first, space, rest = verb.partition(" ")
    own = first.removesuffix("es") if first.endswith(("sses", "oes")) else first.removesuffix("s")
    return speaker.does(seat, verb, own + space + rest.replace(" and bows", " and bow"))
