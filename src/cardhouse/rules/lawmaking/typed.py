"""What is typed to propose another reading of a rule, to object to a rule, and to settle a matter for a round."""

from collections.abc import Sequence

from cardhouse.core.acts import Act
from cardhouse.core.book_acts import Object
from cardhouse.core.lines import (
    LABELS,
    LISTED,
    MANNERS,
    PREPARING,
    Speaker,
    TypedManner,
    WordReader,
    helps,
    said_as,
    verb,
)
from cardhouse.rules.lawmaking.declaring import Declare, Propose

SUITS = {"suit:S": "all Spades", "suit:H": "all Hearts", "suit:D": "all Diamonds", "suit:C": "all Clubs"}
PRIMES = {
    "standard": "2, 3, 5, 7, Jack and King",
    "gaussian": "3, 7 and Jack",
    "number": "all cards with a number on them",
    **SUITS,
}

helps(280, "motion recycle:none", "propose another reading of a rule for this round; all have to agree", "motion")
helps(290, "object no-singing", "object that the newest rule does not treat everybody alike", "object")


def choose_it(act: Declare, to: Speaker) -> str:
    return to.says(f"You are the Chef: choose the {act.matter} of this round by letter.")


LABELS[Declare] = "Settle it"
LISTED[Propose] = "motion"
MANNERS[Declare] = TypedManner(enter=PREPARING, chooses=True, asks=choose_it)


@verb("motion")
def motion(reader: WordReader, rest: list[str]) -> Act:
    return Propose(reader.seat, reader.words(rest, "motion recycle:none"))


@verb("object")
def object_to(reader: WordReader, rest: list[str]) -> Act:
    return Object(reader.seat, reader.rule(reader.words(rest, "object no-singing")))


@said_as(Declare)
def declared_in_words(act: Declare, to: Speaker, names: Sequence[str]) -> str:
    """What is settled for a round."""
    if act.matter == "primes":
        return to.says(f"prime: {PRIMES.get(act.words, act.words)} ({act.words})")
    both = f" {to.noun('and')} "
    return f"{to.noun(act.matter)}: {act.words.replace(',', both)}"
