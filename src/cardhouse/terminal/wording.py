"""Acts as players read them."""

from collections.abc import Callable, Sequence
from typing import Final

from cardhouse.cards import RANKS, listed
from cardhouse.core.acts import Act, Lay, Prepare
from cardhouse.core.declared import Way
from cardhouse.core.lines import PICKED, SAID
from cardhouse.core.people_acts import Choose, Gesture, Give, Say
from cardhouse.core.seating import Join
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.view import View
from cardhouse.store.forms import declared_ways
from cardhouse.terminal.by_form import fields_in_words
from cardhouse.terminal.tongue import PLAIN, Tongue


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

    told = SAID.get(type(act))
    if told is not None:
        return told(act, tongue, names)
    match act:
        case Choose(choice=choice, picks=picks):
            return choice_in_words(choice, picks, names, tongue=tongue)
        case Lay(card=card, area=area):
            return says(f"set {card} face down as your {area}")
        case Give(cards=cards, to=to):
            return says(f"give {names[to]} {listed(cards)}")
        case Say(words=words):
            return says(f'say "{words}"')
        case Gesture(gesture=gesture, at=at):
            return says(f"{gesture}{f' at {names[at]}' if at != NO_SEAT else ''}")
        case Prepare(words=words):  # the step is the way
            return f"{doing(act.way)} {words}".rstrip()
        case Join(beside=beside):
            beyond = says(f"come into the game, to the left of {names[beside]}")
            return beyond if beside != NO_SEAT else tongue.noun("come into the game")
    return " ".join([doing(act.way), *fields_in_words(act, names)]).rstrip()


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
    told = PICKED[way](picks, people, tongue) if way in PICKED and picks else ""
    if told:
        return told
    named = people if len(people) == len(picks) else [str(pick) for pick in picks]
    return " ".join([tongue.noun(doing(way)), *named])


def rank_named(rank: int) -> str:
    return RANKS[rank - 1]
