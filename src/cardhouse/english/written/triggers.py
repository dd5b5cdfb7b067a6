"""Sentences that begin with "when": what they wait for."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from cardhouse.cards import ALL, Cards, card
from cardhouse.core.affairs import DropsDuty
from cardhouse.core.book_acts import Contributed, RuleSealed
from cardhouse.core.cases import FoundGuilty
from cardhouse.core.events import Drew, Played, Recycled, Reversed, TurnBegan, TurnEnded
from cardhouse.core.landing import ready
from cardhouse.core.overdue import Neglects, PlayedOn
from cardhouse.core.owed import A_CALL
from cardhouse.core.penalties import Fined
from cardhouse.core.presence import Joined, Left
from cardhouse.core.questions import PENALTY
from cardhouse.core.rounds import PhaseBegan, RoundWon
from cardhouse.core.rule import BRINGS_NOTHING, Brings, Memory
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.settling import HandChanged, HasToAnnounce
from cardhouse.core.speech import Gestured, Said, says, spoken
from cardhouse.core.table import NOTHING, PLAYING, Event, Events, Table, Wish, lineage
from cardhouse.english import meaning as m
from cardhouse.english.meaning.bases import Clause, Verb, Who
from cardhouse.english.walking import inside
from cardhouse.english.writing import clause_said, sentence_said
from cardhouse.english.written.cards import alike, going_on, meant, of_kind, possible, sharing, single
from cardhouse.english.written.clauses import carried_out, runs
from cardhouse.english.written.errors import OnlyPeople
from cardhouse.english.written.events import (
    AttributeNamed,
    ChainStopped,
    DieRolled,
    DrewTogether,
    Paid,
    PlayedInVain,
    SetOff,
)
from cardhouse.english.written.families import is_there, lent
from cardhouse.english.written.identity import Values
from cardhouse.english.written.later import is_put_off
from cardhouse.english.written.memory import CHAINS_NOW, DRAWN_NOW, GROUP, JUMPS, PLAYS
from cardhouse.english.written.parts import Heard, Part, follows, replaces
from cardhouse.english.written.people import compares, is_last_to_leave, people, purse_name, run_length
from cardhouse.english.written.races import race_begins
from cardhouse.english.written.scene import Scene, card_under, in_turn
from cardhouse.english.written.states import holds, is_so
from cardhouse.english.written.terms import endings

if TYPE_CHECKING:
    from cardhouse.rules.leaving_play import purses as in_purses
    from cardhouse.rules.matching import called_suits as in_called_suits
    from cardhouse.rules.matching import stand_ins as in_stand_ins
    from cardhouse.rules.points import events as in_events
else:
    in_purses = lent("leaving_play.purses")
    in_called_suits = lent("matching.called_suits")
    in_stand_ins = lent("matching.stand_ins")
    in_events = lent("points.events")


LONGEST_CHAIN: Final = 20
TRIED: Final = Scene(0, 0, card("5H"), card("2H"), 1, chosen=(1, 2))
"""A moment at which a rule is tried."""


@dataclass(eq=False)
class CountsAsOneDraw(Wish):
    """A wish: what a player has drawn by now is one draw, unless more has come meanwhile."""

    player: Seat
    number: int

    def bound(self, table: Table) -> list[Event]:
        cards = tuple([card for seat, card in table.tally(DRAWN_NOW) if seat == self.player])
        return [DrewTogether(self.player, cards)] if len(cards) == self.number else []


class Triggered(Part):
    """A sentence that waits for an event, and what follows from it."""

    def __init__(self, trigger: m.Trigger, price: int) -> None:
        self.trigger: Final = trigger
        self.price: Final = price
        self.key: Final = sentence_said(trigger)
        adding = (m.Happening.DRAWS_ADD_UP, m.Happening.SKIPS_ADD_UP)
        self.adds: Final = any(each.what in adding for each in inside(trigger, m.Happens))
        self.announces: Final = announces(trigger)

    def brings(self) -> Brings:
        return Brings(gives=("announcements",)) if self.announces else BRINGS_NOTHING

    def tallies(self) -> tuple[Memory, ...]:
        return (CHAINS_NOW,)

    def hooks(self) -> list[Heard]:
        if self.trigger.instead:
            return self.in_its_place()
        heard = [(self.in_chains(method), mark) for method, mark in waiting(self.trigger.event, self.start)]
        return [*self.endings(), *self.lapsing(), *heard]

    def lapsing(self) -> list[Heard]:
        """Words for a number of cards, with no time said for them: at a table that goes by the clock they need not be
        said any longer when the number is another again, and who has played on has neglected them.
        """
        speeches = [speech for each in inside(self.trigger, m.ToSay) for speech in inside(each, m.OneOfPhrases)]
        words = [speech.phrases[0] for speech in speeches if len(speech.phrases) == 1]
        if not self.announces or any(clause.whens for clause in inside(self.trigger, m.Bound)):
            return []

        def no_longer(changed: HandChanged, table: Table) -> Events:
            if not table.law.hears(PlayedOn):
                return NOTHING
            mine = [each for each in table.duties if each.bearer == changed.player and each.what in words]
            return [
                event
                for duty in mine
                for event in ([Neglects(duty)] if table.ask(PlayedOn(duty)) else []) + [DropsDuty(duty)]
            ]

        return [follows(HandChanged, no_longer)]

    def in_chains(self, method: Callable[[Event, Table], Events]) -> Callable[[Event, Table], Events]:
        """The same, but what rules set off in a row stops after a while, however they go round."""

        def heard(event: Event, table: Table) -> Events:
            if self.announces and isinstance(event, HandChanged) and not table.ask(HasToAnnounce(event)):
                return NOTHING
            found = method(event, table)
            if not event.origin or found is NOTHING:
                return found
            act, counts = table.tally(CHAINS_NOW)
            times = counts.get(self.key, 0) if act == table.acts else 0
            if len(lineage(event)) >= LONGEST_CHAIN:
                return [ChainStopped()]
            if times >= LONGEST_CHAIN:
                return [SetOff(self.key, table.acts), ChainStopped()] if times == LONGEST_CHAIN else NOTHING
            return [SetOff(self.key, table.acts), *found]

        return heard

    def endings(self) -> list[Heard]:
        """What ends that a clause holds; heard first, so that the same event can begin it anew."""
        found: list[Heard] = []
        for clause in self.trigger.clauses:
            if isinstance(clause, m.Bound) and clause.modal is not m.Modal.MUST and not is_put_off(clause):
                found += endings(clause_said(clause), clause.whens, waiting)
        return found

    def check(self, table: Table) -> None:
        """Try it whatever its condition says."""
        for condition in inside(self.trigger, m.IfClause):
            for state in condition.states:
                is_so(state, table, TRIED)
        for clause in self.trigger.clauses:
            if not is_race(clause):
                carried_out(unconditionally(clause), table, TRIED, self.price)

    def start(self, table: Table, scene: Scene) -> Events:
        """Let the clauses follow, if the condition holds at this moment."""
        if not holds(self.trigger.condition, table, scene):
            return NOTHING
        return [
            event
            for clause in self.trigger.clauses
            for event in (
                race_begins(clause, table, scene.numbers()) if is_race(clause) else [self.wish(clause, scene)]
            )
        ]

    def wish(self, clause: Clause, scene: Scene) -> Event:
        return runs(clause, scene, self.price, self.adds)

    def in_its_place(self) -> list[Heard]:
        """What happens instead of all that older rules make of a card."""
        match self.trigger.event:
            case m.Somebody(who, (m.OnPlaying() as plays,)):
                return [replaces(Played, self.instead_of_all(who, plays))]
        raise OnlyPeople("only a card can do something else instead")

    def instead_of_all(self, who: Who, plays: m.OnPlaying) -> Callable[[Played, Table], Events | None]:
        def replaced(event: Played, table: Table) -> Events | None:
            scene = scene_of_play(event, table, waiting=1)
            if not (
                does(who, table, scene) and fits(plays, table, scene) and holds(self.trigger.condition, table, scene)
            ):
                return None
            return [PlayedInVain(event.player, event.card), *self.start(table, scene)]

        return replaced


def announces(trigger: m.Trigger) -> bool:
    """Whether it only asks for words at a number of cards; rules about announcements hold for it too."""
    match trigger.event:
        case m.Somebody(verbs=verbs) if all(
            isinstance(verb, (m.OnBeginningToHave, m.OnDroppingTo)) and verb.unit == m.CARD for verb in verbs
        ):
            return all(
                isinstance(clause, m.Bound)
                and clause.modal is m.Modal.MUST
                and all(isinstance(act, m.ToSay) for group in clause.acts for act in group)
                for clause in trigger.clauses
            )
    return False


def unconditionally(clause: Clause) -> Clause:
    if isinstance(clause, (m.Bound, m.Effects, m.TableEffect)):
        return replace(clause, condition=None)
    return clause


def counted_by() -> tuple[type, ...]:
    """Who may say that a card is of a kind that it is not as it is printed."""
    return (in_stand_ins.CountingAs, Values) if is_there(in_stand_ins) else (Values,)


def is_race(clause: Clause) -> bool:
    who = clause.who if isinstance(clause, (m.Effects, m.Bound)) else None
    return isinstance(who, m.Doer) and not is_last_to_leave(who)


def waiting(event: m.Occasion, start: "Start") -> list[Heard]:
    """What hears an event of the language."""
    match event:
        case m.Somebody(who, verbs):
            return [hook for verb in verbs for hook in waiting_for(who, verb, start)]
        case m.Nth(number, cards, m.Within.ROW) | m.ManyInRow(number, cards):
            return after_a_card(lambda table, scene: run_length(cards, table) == number, start, possible(cards))
        case m.Nth(number, cards, m.Within.ROUND):
            return after_a_card(lambda table, scene: is_nth(cards, number, table, scene), start, possible(cards))
        case m.OneAfterAnother(sequence):
            return after_a_card(lambda table, scene: one_by_one(sequence, table), start, possible(sequence[-1]))
        case m.Pattern(attribute, letters):
            return after_a_card(lambda table, scene: in_pattern(attribute, letters.split(), table), start, ALL)
        case m.Occurs(what):
            return occurring(what, start)
    raise OnlyPeople("nobody can tell when that happens")


def after_a_card(fires: Callable[[Table, Scene], bool], start: "Start", cards: Cards) -> list[Heard]:
    """Wait for such cards that are played, by anybody."""

    def played(event: Played, table: Table) -> Events:
        scene = scene_of_play(event, table)
        return start(table, scene) if fires(table, scene) else NOTHING

    return [follows(Played, played, cards, counted_by())]


Start = Callable[[Table, Scene], Events]


def scene_of_play(event: Played, table: Table, waiting: int = 0) -> Scene:
    """The moment of a card that acts; `waiting` if it still counts as one that has landed only."""
    active = in_turn(table)
    return Scene(event.player, active, event.card, card_under(table, event.pile, waiting), event.pile)


def does(who: Who, table: Table, scene: Scene) -> bool:
    """Whether the one who did it is the one whom the sentence means."""
    match who:
        case m.Plain(m.Person.A_PLAYER | m.Person.ANOTHER):
            return True
        case m.Plain(m.Person.NEXT | m.Person.PREVIOUS):
            return scene.player in people(who, table, replace(scene, player=scene.active))
    return scene.player in people(who, table, scene)


def fits(plays: m.OnPlaying, table: Table, scene: Scene) -> bool:
    """Whether a card that was played is one of those the sentence speaks of."""
    if scene.card is None or not single(plays.cards, table, scene.card, scene.under, scene.player):
        return False
    if plays.on is not None and scene.card not in going_on(plays.on, table, scene.under):
        return False
    if plays.manner is m.Manner.AS_LAST and (table.hands[scene.player] or ready(table, scene.player)):
        return False
    if (plays.manner is m.Manner.ON_TURN and scene.player != table.turn) or (
        plays.manner is m.Manner.OUT_OF_TURN and scene.player == table.turn
    ):
        return False
    if isinstance(plays.after, m.AfterRun):
        before = [put.card for put in table.tally(PLAYS)][:-1][-plays.after.number :]
        if len(before) < plays.after.number or not alike(plays.after.cards, table, before):
            return False
    if plays.after is m.AfterCard.OUT_OF_TURN and not table.tally(JUMPS).before:
        return False
    return plays.number is None or exactly(plays, table, scene)


def exactly(plays: m.OnPlaying, table: Table, scene: Scene) -> bool:
    """Whether a play has just so many of these cards, told with its last card."""
    group = table.tally(GROUP).cards
    if table.landing or ready(table, scene.player):
        return False
    return sum([single(plays.cards, table, card, scene.under, scene.player) for card in group]) == plays.number


def is_nth(cards: m.Kinds, number: int, table: Table, scene: Scene) -> bool:
    puts = [put for put in table.tally(PLAYS) if single(cards, table, put.card, None, put.player)]
    return len(puts) == number and puts[-1].card is scene.card


def one_by_one(cards: tuple[m.Kinds, ...], table: Table) -> bool:
    played = [put.card for put in table.tally(PLAYS)][-len(cards) :]
    return len(played) == len(cards) and all(
        any(card in of_kind(kind, table, None, NO_SEAT) for kind in each.kinds)
        for card, each in zip(played, cards, strict=True)
    )


def in_pattern(attribute: m.Attribute, letters: list[str], table: Table) -> bool:
    """Equal letters are equal cards, different letters different ones."""
    played = [put.card for put in table.tally(PLAYS)][-len(letters) :]
    if len(played) < len(letters):
        return False
    return all(
        (played[two] in sharing(attribute, played[one], table)) == (letters[one] == letters[two])
        for one in range(len(letters))
        for two in range(one + 1, len(letters))
    )


def waiting_for(who: Who, verb: Verb, start: Start) -> list[Heard]:
    """What hears that somebody does something."""

    def told(table: Table, scene: Scene) -> Events:
        return start(table, scene) if does(who, table, scene) else NOTHING

    match verb:
        case m.OnPlaying():

            def played(event: Played, table: Table) -> Events:
                scene = scene_of_play(event, table)
                return told(table, scene) if fits(verb, table, scene) else NOTHING

            return [follows(Played, played, possible(verb.cards), counted_by())]
        case m.OnDrawing():
            return drawing(verb, told)
        case m.OnSaying(speech):
            return [follows(Said, saying(speech, told))]
        case m.OnGesturing(words):
            wanted = spoken(words)

            def moved(event: Gestured, table: Table) -> Events:
                return told(table, by(event.player, table)) if spoken(event.gesture) == wanted else NOTHING

            return [follows(Gestured, moved)]
        case m.OnBeginningToHave(_, unit) | m.OnDroppingTo(_, unit):
            return [follows(HandChanged if unit == m.CARD else in_purses.Credited, reaching(verb, told))]
        case m.OnNaming(what):
            return naming(what, told)
        case m.OnRolling(number):

            def rolled(event: DieRolled, table: Table) -> Events:
                return told(table, by(event.player, table)) if number in (None, event.number) else NOTHING

            return [follows(DieRolled, rolled)]
        case m.OnPaying(m.SomeOf(m.Number(price), counter)):

            def paid(event: Paid, table: Table) -> Events:
                same = (event.what, event.number) == (purse_name(counter), price)
                return told(table, by(event.player, table)) if same else NOTHING

            return [follows(Paid, paid)]
        case m.OnDeed(deed):
            return deeds(deed, told)
    raise OnlyPeople("nobody can tell when somebody does that")


def by(player: Seat, table: Table) -> Scene:
    return Scene(player, in_turn(table))


def drawing(verb: m.OnDrawing, told: Start) -> list[Heard]:
    def one_more(event: Drew, table: Table) -> Events:
        if event.way == PENALTY:
            return NOTHING
        return [CountsAsOneDraw(event.player, sum([seat == event.player for seat, _ in table.tally(DRAWN_NOW)]))]

    def drew(event: DrewTogether, table: Table) -> Events:
        scene = replace(by(event.player, table), drawn=event.cards)
        if verb.number not in (None, len(event.cards)):
            return NOTHING
        cards = meant(verb.cards, table, None, event.player)
        return told(table, scene) if any(card in cards for card in event.cards) else NOTHING

    return [follows(Drew, one_more), follows(DrewTogether, drew)]


def saying(speech: m.Speech, told: Start) -> Callable[[Said, Table], Events]:
    match speech:
        case m.OneOfPhrases(phrases):
            wanted = phrases
        case m.Anything():
            wanted = ()
        case _:
            raise OnlyPeople("nobody listens for such words")

    def heard(event: Said, table: Table) -> Events:
        found = not wanted or any(says(event.words, phrase) for phrase in wanted)
        return told(table, by(event.player, table)) if found and table.phase == PLAYING else NOTHING

    return heard


def reaching(verb: m.OnBeginningToHave | m.OnDroppingTo, told: Start) -> Callable[[Event, Table], Events]:
    """A number that becomes one that fits and was none before."""

    def changed(event: "HandChanged | in_purses.Credited", table: Table) -> Events:
        if isinstance(event, HandChanged):
            before, now = event.before, event.now
        elif event.what == purse_name(verb.unit):
            now = in_purses.held(table, event.what, event.player)
            before = now - event.number
        else:
            return NOTHING
        if isinstance(verb, m.OnDroppingTo):
            reached = now == verb.number < before
        else:
            reached = compares(verb.how_many, now) and not compares(verb.how_many, before)
        return told(table, by(event.player, table)) if reached else NOTHING

    return changed  # type: ignore[return-value]  # it is filed under the kind of event that fits its unit


def naming(what: m.Callable, told: Start) -> list[Heard]:
    def named(event: AttributeNamed, table: Table) -> Events:
        mine = event.suit >= 0 if what is m.Callable.SUIT else event.rank > 0
        return told(table, by(event.player, table)) if mine else NOTHING

    def called(event: "in_called_suits.SuitCalled", table: Table) -> Events:
        return told(table, by(event.player, table))

    hooks = [follows(AttributeNamed, named)]
    return [*hooks, follows(in_called_suits.SuitCalled, called)] if what is m.Callable.SUIT else hooks


def deeds(deed: m.Deed, told: Start) -> list[Heard]:
    """Deeds that are one kind of event each, or a few."""

    def player(event: TurnBegan | TurnEnded | Joined | Left | Fined | Contributed | RuleSealed, table: Table) -> Events:
        return told(table, by(event.player, table))

    def penalising(event: Fined, table: Table) -> Events:
        return told(table, by(event.by, table)) if event.by != NO_SEAT else NOTHING

    def passed_over(event: TurnBegan, table: Table) -> Events:
        return [each for seat in event.skipped for each in told(table, by(seat, table))]

    def called_badly(event: FoundGuilty, table: Table) -> Events:
        wrong = event.breach.how == A_CALL
        return told(table, by(event.breach.offender, table)) if wrong else NOTHING

    def won(event: RoundWon, table: Table) -> Events:
        return [each for seat in event.winners for each in told(table, by(seat, table))]

    match deed:
        case m.Deed.RECEIVES_PENALTY:
            return [follows(Fined, player)]
        case m.Deed.GIVES_PENALTY:
            return [follows(Fined, penalising)]
        case m.Deed.BAD_CALL:
            return [follows(FoundGuilty, called_badly)]
        case m.Deed.BEGINS_TURN:
            return [follows(TurnBegan, player)]
        case m.Deed.ENDS_TURN:
            return [follows(TurnEnded, player)]
        case m.Deed.IS_SKIPPED:
            return [follows(TurnBegan, passed_over)]
        case m.Deed.JOINS:
            return [follows(Joined, player)]
        case m.Deed.LEAVES:
            return [follows(Left, player)]
        case m.Deed.WINS:
            return [follows(RoundWon, won)]
    return [follows(Contributed, player), follows(RuleSealed, player)]


def occurring(what: m.TableEvent, start: Start) -> list[Heard]:
    """What happens to the table, without anybody who does it: then "they" is whoever is in turn."""

    def it(event: Event, table: Table) -> Events:
        return start(table, by(in_turn(table), table))

    def round_begins(event: PhaseBegan, table: Table) -> Events:
        return start(table, by(in_turn(table), table)) if event.phase == PLAYING else NOTHING

    match what:
        case m.TableEvent.REVERSED:
            return [follows(Reversed, it)]
        case m.TableEvent.DRAW_PILE_OUT:
            return [follows(Recycled, it)]
        case m.TableEvent.POINT_BEGINS:
            return [follows(in_events.PointRaised, it)]
        case m.TableEvent.POINT_ENDS:
            return [follows(in_events.PointEnded, it)]
        case m.TableEvent.ROUND_BEGINS:
            return [follows(PhaseBegan, round_begins)]
    return [follows(RoundWon, it)]
