"""What an author is told: one plain sentence each."""

from typing import Final

ASKED: Final = {
    "two-readings": "can be meant in more than one way; choose what you mean.",
    "who": "does not say whom it concerns; choose who is meant.",
    "spread": "can speak of all the cards listed, or of the nearest only; choose which.",
    "number": "does not say how many; choose a number.",
    "antecedent": "does not say what it goes back to; choose what you mean.",
    "foreign-card": "speaks of a card that is not in this pack; choose the one that stands for it.",
    "spelling": "has a word that is not known; is this what you mean?",
    "when": "does not say when that is to be said or done; choose when.",
    "group-or-run": "can mean cards in a row, or cards in one play; choose which.",
}


def message(ask: str, text: str) -> str:
    return f'"{text.strip()}" {ASKED.get(ask, ASKED["two-readings"])}'


def read_message(read: str, rest: str) -> str:
    return f'"{read.strip()}" is understood; "{rest.strip()}" is not. Choose what is meant, or let people judge it.'


def people_message(word: str) -> str:
    return f'People will have to judge this, because of "{word}"; say with which words a breach is called.'


def lost_message(word: str) -> str:
    """Where no reading goes on; the word itself may be quite a common one."""
    lost = f'People will have to judge this: I lose the thread at "{word}"'
    return f"{lost}; say it another way, or say with which words a breach is called."


def offered_message(text: str) -> str:
    """Where nothing is wholly understood, and some of it can be spotted."""
    return f'"{text.strip()}" is not wholly understood. Choose what is meant, or let people judge it.'
