"""What somebody owes by a clause: words, gestures, deeds."""

from typing import TYPE_CHECKING, Final

from cardhouse.core.affairs import Owed
from cardhouse.core.declared import Way
from cardhouse.core.owed import AS_USUAL, END_OF_TURN, NEXT_LANDING, SAY, Deadline, Duty, seconds
from cardhouse.core.seats import Seat
from cardhouse.core.table import Event, Table
from cardhouse.english import meaning as m
from cardhouse.english.meaning.bases import Action, When
from cardhouse.english.written.errors import OnlyPeople
from cardhouse.english.written.families import is_there, lent
from cardhouse.english.written.later import BEFORE_NEXT_TURN
from cardhouse.english.written.scene import Scene
from cardhouse.english.written.speech import words_owed

if TYPE_CHECKING:
    from cardhouse.rules.proposing import last_card as in_last_card
else:
    in_last_card = lent("proposing.last_card")


DO: Final = "do"
DO_WAY: Final = Way(DO, "make a movement")
SHORTEST: Final = 2


def deadline(whens: tuple[When, ...]) -> Deadline:
    """Until when, if the sentence says it; it is for the customs of the table where it does not."""
    found = AS_USUAL
    for when in whens:
        match when:
            case m.InSeconds(number):
                found = seconds(max(number, SHORTEST))
            case m.At(m.Timing.BEFORE_NEXT_CARD):
                found = NEXT_LANDING
            case m.At(m.Timing.BEFORE_TURN_ENDS | m.Timing.ON_TURN):
                found = END_OF_TURN
            case m.At(m.Timing.BEFORE_NEXT_TURN):
                found = BEFORE_NEXT_TURN
            case m.At(m.Timing.AT_START | m.Timing.AT_END | m.Timing.ONCE_PER_TURN | m.Timing.ONCE_PER_ROUND):
                continue
            case _:
                raise OnlyPeople("nobody can tell until when that has to be done")
    return found


def movement(gesture: m.ToGesture) -> str:
    return str(gesture.movement) if gesture.movement else gesture.words


def owes(act: Action, seat: Seat, until: Deadline, price: int, table: Table, scene: Scene) -> list[Event]:
    """What somebody has to say or to do, if it is words or a movement."""
    pile = (scene.pile,) if scene.pile else ()
    match act:
        case m.ToSay(speech):
            words, times = words_owed(speech, table, scene.of(seat))
            about = pile if times == 1 else (scene.pile, times)
            later = is_there(in_last_card) and table.ask(in_last_card.SilencePaidLater(words))
            price = 0 if later else price
            return [Owed(Duty(seat, SAY, words, until=until, price=price, about=about))] if words else []
        case m.ToGesture():
            return [Owed(Duty(seat, DO, movement(act), until=until, price=price, about=pile))]
    raise OnlyPeople("nobody can tell what has to be done")
