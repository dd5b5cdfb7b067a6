"""How words and deeds that a rule asks for are done: said in one of several ways, several times, or drawn by hand."""

from typing import TYPE_CHECKING

from cardhouse.core.affairs import Met
from cardhouse.core.choices import Group, Listed, Offers, owed
from cardhouse.core.events import Drew
from cardhouse.core.owed import SAY, Duty
from cardhouse.core.people_acts import Gesture, SaidEnough
from cardhouse.core.questions import DRAW, InTurn
from cardhouse.core.rule import BRINGS_NOTHING, REFEREE, Brings
from cardhouse.core.seats import Seat, Seats, seats_of
from cardhouse.core.speech import Gestured, spoken
from cardhouse.core.table import NOTHING, Event, Events, Table, Wish
from cardhouse.english import meaning as m
from cardhouse.english.meaning.bases import Sentence
from cardhouse.english.walking import inside
from cardhouse.english.written.duties import DO, DO_WAY
from cardhouse.english.written.effects import draws_until, reached
from cardhouse.english.written.events import BY_RULE, Advanced
from cardhouse.english.written.families import lent, only_with
from cardhouse.english.written.parts import Heard, Part, answers, follows, replaces
from cardhouse.english.written.speech import OR, said_one_of

if TYPE_CHECKING:
    from cardhouse.rules.leaving_play import answering_in_kind as in_answering_in_kind
    from cardhouse.rules.timing import owing_in_time as in_owing_in_time
else:
    in_answering_in_kind = lent("leaving_play.answering_in_kind")
    in_owing_in_time = lent("timing.owing_in_time")


class Owing(Part):
    """What a sentence asks for, and when it is done."""

    def __init__(self, sentence: Sentence) -> None:
        self.sentence = sentence

    def brings(self) -> Brings:
        moves = next(inside(self.sentence, m.ToGesture), None) is not None
        return Brings(ways=(DO_WAY,)) if moves else BRINGS_NOTHING

    def hooks(self) -> list[Heard]:
        found: list[Heard] = []
        if any(len(words.phrases) > 1 for words in inside(self.sentence, m.OneOfPhrases)):
            found.append(answers(SaidEnough, one_of_them))
        if any(part.times > 1 for part in inside(self.sentence, m.Repeated)):
            found.append(replaces(Met, once_more))
        if next(inside(self.sentence, m.ToGesture), None) is not None:
            found.append(follows(Gestured, moved))
            found += only_with(in_owing_in_time, lambda: [answers(in_owing_in_time.DeedWords, deed_words)])
            found.append(answers(Offers, movements, DO))
        if next(inside(self.sentence, m.ToDraw), None) is not None:
            found += [replaces(Drew, self.pays_first), answers(InTurn, may_draw, DRAW)]
            found += only_with(in_owing_in_time, lambda: [answers(in_owing_in_time.DeedWords, drawing_words)])
        return found

    def pays_first(self, drew: Drew, table: Table) -> Events | None:
        """Who owes a draw and draws pays that first: it is no act of the turn."""
        duty = to_draw(table, drew.player) if drew.way == DRAW else None
        if duty is None:
            return None
        card = Drew(drew.player, drew.card, BY_RULE)
        if duty.what.isdecimal():
            left = int(duty.what) - 1
            return [card, Advanced(duty, str(left), duty.about) if left else Met(duty)]
        goal = next(inside(self.sentence, m.Until)).goal
        if table.law.dial == REFEREE:
            return [card, draws_until(drew.player, goal), Met(duty)]
        return [card, checks(duty, goal)]


class MeetsGoal(Wish):
    """A wish: what somebody had to draw is drawn, if what it was drawn for is there. Nobody writes it down."""

    duty: Duty | None = None
    goal: m.Goal | int | m.Kind = 0

    def bound(self, table: Table) -> list[Event]:
        if self.duty is None or self.duty not in table.duties or not reached(self.goal, table, self.duty.bearer):
            return []
        return [Met(self.duty)]


def checks(duty: Duty, goal: m.Goal | int | m.Kind) -> MeetsGoal:
    wish = MeetsGoal()
    wish.duty, wish.goal = duty, goal
    return wish


def one_of_them(asked: SaidEnough, table: Table, earlier: bool) -> bool:
    return earlier or (OR in asked.wanted and said_one_of(asked.words, asked.wanted))


def once_more(met: Met, table: Table) -> Events | None:
    duty = met.duty
    if duty.kind != SAY or len(duty.about) != 2 or duty.about[1] == 1:
        return None
    return [Advanced(duty, duty.what, (duty.about[0], duty.about[1] - 1))]


def moved(event: Gestured, table: Table) -> Events:
    """A movement does all that asks for it, once."""
    return [
        Met(duty)
        for duty in table.duties
        if (duty.bearer, duty.kind) == (event.player, DO) and spoken(duty.what) == spoken(event.gesture)
    ] or NOTHING


def movements(asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
    return [*earlier, *[Listed([Gesture(duty.bearer, duty.what)]) for duty in owed(table, asked)]]


def deed_words(asked: "in_owing_in_time.DeedWords", table: Table, earlier: str) -> str:
    return asked.duty.what if asked.duty.kind == DO else earlier


def drawing_words(asked: "in_owing_in_time.DeedWords", table: Table, earlier: str) -> str:
    duty = asked.duty
    return in_answering_in_kind.draws_to(int(duty.what)) if duty.kind == DRAW and duty.what.isdecimal() else earlier


def to_draw(table: Table, seat: Seat) -> Duty | None:
    """What a player has to draw because a sentence says so, and not as the answer to a card."""
    for duty in table.duties:
        if duty.bearer == seat and duty.kind == DRAW and duty.about:
            return duty
    return None


def may_draw(asked: InTurn, table: Table, earlier: Seats) -> Seats:
    """Who owes a draw may draw at any time."""
    return earlier | seats_of([duty.bearer for duty in table.duties if duty.kind == DRAW and duty.about])
