"""What is typed to take tokens, put them back and hand them on."""

from collections.abc import Sequence

from cardhouse.core.acts import Act
from cardhouse.core.lines import (
    LABELS,
    MANNERS,
    PREPARING,
    REFEREED,
    UNTOLD_WAYS,
    NotUnderstood,
    Speaker,
    TypedManner,
    WordReader,
    helps,
    picked_as,
    said_as,
    verb,
)
from cardhouse.rules.tokens.token_acts import RETURN_TURN, HandOn, MoveAside, ReturnTurn, TakeTurn

PACK = "deck"

helps(90, "take, return", "take the Turn Token; put it back (Enter does both when they are next)", "take-turn")
UNTOLD_WAYS.append((RETURN_TURN, '"take" and "return" the Turn Token'))


def its_your_turn(act: Act, to: Speaker) -> str:
    return to.says("It is your turn: press Enter to take the Turn Token.")


LABELS[HandOn] = "Hand on"
LABELS[MoveAside] = "Move a token aside"
MANNERS[TakeTurn] = TypedManner(typed=True, enter=REFEREED, asks=its_your_turn)
MANNERS[ReturnTurn] = TypedManner(typed=True, enter=REFEREED, hint="press Enter to put the Turn Token back")
MANNERS[HandOn] = TypedManner(typed=True, enter=PREPARING)


@verb("take", place=0)
def take(reader: WordReader, rest: list[str]) -> Act | None:
    """`take` alone: the Turn Token."""
    said = [word.casefold() for word in reader.content(rest)]
    return TakeTurn(reader.seat) if said in ([], ["turn"], ["token"], ["turn", "token"]) else None


@verb("return")
def put_back(reader: WordReader, rest: list[str]) -> Act:
    return ReturnTurn(reader.seat)


@verb("hand")
def hand_on(reader: WordReader, rest: list[str]) -> Act:
    """`hand pack to bob`."""
    said = [word for word in reader.content(rest) if word.casefold() not in ("to", "token")]
    if len(said) != 2:
        raise NotUnderstood('Say what and to whom, for instance "hand pack to bob".')
    token = PACK if said[0].casefold() == "pack" else said[0].casefold()
    return HandOn(reader.seat, token, reader.player(said[1:]))


@said_as(HandOn)
def handing_on(act: HandOn, to: Speaker, names: Sequence[str]) -> str:
    return to.says(f"hand {thing(act.token)} to {names[act.to]}", names)


def thing(token: str) -> str:
    """A token by the name people have for it."""
    return "the pack" if token == PACK else f"the {token.capitalize()} Token"


@picked_as("death")
def marked(picks: Sequence[int], people: Sequence[str], to: Speaker) -> str:
    return to.says(f"the Death Token lies on pile {picks[0]}")
