"""A rule in people's words, and the reading of texts that become one."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from cardhouse.cards import cards
from cardhouse.core.affairs import Breached
from cardhouse.core.chance import seeded
from cardhouse.core.law import Law
from cardhouse.core.owed import AN_ACT, SAY
from cardhouse.core.penalties import FineFor
from cardhouse.core.people_acts import SaidEnough
from cardhouse.core.questions import DRAW
from cardhouse.core.rule import REFEREE, TABLE, Article, Brings, Mark, Memory, Need, Rule
from cardhouse.core.speech import ANOTHER, number_called, same_call, says, with_number
from cardhouse.core.table import PLAYING, Events, Table
from cardhouse.core.verdicts import WhyNot
from cardhouse.english import meaning as m
from cardhouse.english.calls import draw_calls
from cardhouse.english.front.answers import Status, answer
from cardhouse.english.normal import normal_rule
from cardhouse.english.walking import inside
from cardhouse.english.writing import rule_said
from cardhouse.english.written.bans import MayBeSaid
from cardhouse.english.written.cards import possible
from cardhouse.english.written.demands import Demanding
from cardhouse.english.written.errors import OnlyPeople
from cardhouse.english.written.families import is_there, lent, only_with
from cardhouse.english.written.parts import answers as answering
from cardhouse.english.written.parts import replaces
from cardhouse.english.written.program import Program, program_of

if TYPE_CHECKING:
    from cardhouse.rules.calling import calls as in_calls
    from cardhouse.rules.leaving_play import answering_in_kind as in_answering_in_kind
    from cardhouse.rules.matching import stand_ins as in_stand_ins
else:
    in_calls = lent("calling.calls")
    in_answering_in_kind = lent("leaving_play.answering_in_kind")
    in_stand_ins = lent("matching.stand_ins")


@dataclass(frozen=True)
class Written(Rule):
    """{text}"""

    text: str = ""

    @property
    def program(self) -> Program:
        return program_of(self.text)

    def __reduce__(self) -> tuple[object, ...]:
        return (Written, (self.text,))

    def people_wrote(self) -> str:
        return self.text

    def brings(self) -> Brings:
        return self.program.brings

    def tallies(self) -> tuple[Memory, ...]:
        return self.program.tallies

    def needs(self) -> tuple[Need, ...]:
        return self.program.needs

    def bears_on(self) -> tuple[tuple[str, bool], ...]:
        sentences = [each for each in self.program.rule.sentences if isinstance(each, m.Switch)]
        return tuple([(str(each.rule), each.applies) for each in sentences])

    def calls(self) -> tuple[str, ...]:
        return self.program.calls

    def hooks(self) -> list[tuple[Callable[..., Any], Mark]]:
        found = [*self.program.hooks, answering(WhyNot, self.why)]
        if self.calls() and is_there(in_calls):
            found.append(answering(in_calls.Wordings, self.wordings))
        if self.asks_for_words:
            found.append(answering(MayBeSaid, self.owed_now))
        if self.names_cards and is_there(in_calls):
            found.append(answering(in_calls.CalledFor, self.called_by_name))
        if self.demands_draws:
            found += only_with(in_calls, lambda: [answering(in_calls.CalledFor, self.called_with_any_number)])
            found.append(replaces(Breached, self.with_the_number))
        if self.program.price != 1:
            found.append(answering(FineFor, self.costs))
        return found

    @property
    def asks_for_words(self) -> bool:
        bound = [each for each in inside(self.program.rule, m.Bound) if each.modal is m.Modal.MUST]
        return any(isinstance(act, m.ToSay) for each in bound for group in each.acts for act in group)

    def owed_now(self, asked: MayBeSaid, table: Table, earlier: bool) -> bool:
        """What it has somebody say, that player may say, whatever older rules forbid."""
        mine = [duty for duty in table.duties if (duty.bearer, duty.kind) == (asked.seat, SAY)]
        return earlier or any(
            self.is_in(table, duty.rule) and table.ask(SaidEnough(asked.words, duty.what)) for duty in mine
        )

    @property
    def names_cards(self) -> bool:
        """Whether it asks for the name of a card: then a breach is called by the name of any card."""
        return next(inside(self.program.rule, m.NameOfCard), None) is not None

    def called_by_name(self, asked: "in_calls.CalledFor", table: Table, earlier: bool) -> bool:
        name = in_calls.first_time(asked.words).casefold().partition("failure to say ")[2]
        if earlier or not self.is_in(table, asked.rule) or not in_stand_ins.is_name(name):
            return earlier
        cards = [possible(plays.cards) for plays in inside(self.program.rule, m.OnPlaying)]
        return any(says(name, in_stand_ins.name_of(card)) for each in cards for card in each)

    @property
    def demands_draws(self) -> list[Demanding]:
        """Where it has somebody answer with a card or draw: then a breach is called by the number of the moment, by
        the draw alone, or, where a card was played, as a bad card.
        """
        return [part for part in self.program.parts if isinstance(part, Demanding) and part.kind == DRAW]

    def called_with_any_number(self, asked: "in_calls.CalledFor", table: Table, earlier: bool) -> bool:
        if earlier or not self.is_in(table, asked.rule):
            return earlier
        calls = [call for part in self.demands_draws for call in draw_calls(part.clause)]
        return any(
            same_call(in_calls.first_time(asked.words), call) for call in (*calls, in_answering_in_kind.BAD_CARD)
        )

    def with_the_number(self, breached: Breached, table: Table) -> Events | None:
        """A breach keeps the number that was demanded when it happened."""
        now = self.program.calls_now(table)
        if breached.words or not self.is_in(table, breached.rule) or now == self.calls():
            return None
        return [Breached(breached.offender, breached.rule, now[0], since=breached.since)]

    def is_in(self, table: Table, rule: str) -> bool:
        """Whether this is what the article of this id says."""
        return table.law.holds(self, rule)

    def why(self, asked: WhyNot, table: Table, earlier: str) -> str:
        return f"the rule says: {self.text}"

    def wordings(self, asked: "in_calls.Wordings", table: Table, earlier: tuple[str, ...]) -> tuple[str, ...]:
        """Its author's words instead of all others; else its usual ones, where the breach has none of its own."""
        if not self.is_in(table, asked.breach.rule):
            return earlier
        now = self.program.calls_now(table)
        if self.program.call:
            return now
        if self.names_cards:
            return (*earlier, *[words.partition(" say ")[0] + " say the name of the card" for words in earlier])
        if self.demands_draws:
            these = earlier if asked.breach.words else now
            bad = (in_answering_in_kind.BAD_CARD,) if asked.breach.how == AN_ACT else ()
            return tuple(dict.fromkeys([*these, *self.draws_alone(these), *bad]))
        if asked.breach.words or now == self.calls():
            return earlier or now
        return (*now, *[call for call in earlier if call not in self.calls()])

    def draws_alone(self, calls: tuple[str, ...]) -> list[str]:
        """The calls of these for a draw, without the cards that would have answered it."""
        found: list[str] = []
        for call in calls:
            for answered, alone in [draw_calls(part.clause) for part in self.demands_draws]:
                if (number := number_called(call, answered)) != ANOTHER:
                    found.append(with_number(alone, number))
        return found

    def costs(self, asked: FineFor, table: Table, earlier: int) -> int:
        return self.program.price if self.is_in(table, asked.rule) else earlier


@lru_cache(256)
def written(text: str) -> Written | None:
    """The rule that a text comes to, in whatever words; None, if people have to judge it. Nothing is guessed: what is
    not wholly understood is no rule by itself.
    """
    said = answer(text)
    if said.status is not Status.COMPILES or said.rule is None:
        return None
    rule = Written(rule_said(normal_rule(said.rule)))
    try:
        for dial in (REFEREE, TABLE):
            rule.program.check(on_trial(rule, dial))
    except OnlyPeople:
        return None
    return rule


def on_trial(rule: Rule, dial: str) -> Table:
    """A small table with this rule alone, to try it at."""
    law = Law([Article("tried", "", "", "", (rule,))], dial=dial)
    table = Table(law, ["A", "B", "C", "D"], seeded(1))
    table.enact(law)
    table.phase, table.turn, table.last = PLAYING, 0, 0
    table.hands = [list(cards("5H 9C KD")) for _ in range(4)]
    table.piles, table.stock = {1: list(cards("2H 5H"))}, list(cards("3H 4H 6H 7S"))
    return table
