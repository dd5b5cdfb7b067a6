"""Learning rules that nobody tells: an agent sits at tables of Moo at which one rule is sealed.

The author of the rule calls every breach of it, and that is all that anybody hears of it. An agent is scored by how
often it breaks the rule, early and late, and by whether it can say in the end what the rule is. The rules come from a
graded pool in the rule language, made by a seed: words for a rank, words for a suit or colour, cards that may not lie
on each other.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import islice
from pathlib import Path
from typing import Final, Protocol

import click

from cardhouse.bots.simple import SimpleBot
from cardhouse.bots.table import Onlook, lawful_acts, next_act, options
from cardhouse.cards import RANKS, Card, card
from cardhouse.core.acts import Act, Play, Prepare
from cardhouse.core.affairs import Breached, Met
from cardhouse.core.book_acts import SECRETS, Introduce, Secret
from cardhouse.core.chance import Chance, seeded
from cardhouse.core.engine import decide
from cardhouse.core.owed import OPEN, Breach
from cardhouse.core.people_acts import Call, Say
from cardhouse.core.rule import TABLE
from cardhouse.core.table import OVER, Table
from cardhouse.core.view import View
from cardhouse.english.front.answers import answer
from cardhouse.front.game import untimed
from cardhouse.games.shelf import game, new_table
from cardhouse.rules.dealing.beginning import START
from cardhouse.rules.leaving_play.purses import Purse
from cardhouse.telling import Listener

AUTHOR, AGENT, OTHER = 0, 1, 2
NAMES: Final = ("Ann", "Bob", "Cat")
TOKEN: Final = "Moo Token"
ACTS: Final = 300
WORDS: Final = ("Love", "Bananas", "Hello there", "My turn", "Sunshine", "Quack", "Good evening", "Pardon")
SUITS: Final = ("Spade", "Heart", "Diamond", "Club")
COLOURS: Final = ("red card", "black card")
GRADES: Final = (1, 2, 3)
RANK_NAMES: Final = {"A": "Ace", "J": "Jack", "Q": "Queen", "K": "King"}


def one(thing: str) -> str:
    """With its article: "an Ace", "a Heart"."""
    return f"{'an' if thing[0] in 'AE8' else 'a'} {thing}"


def secret_rule(grade: int, chance: Chance) -> str:
    """A rule of this grade, in canonical words."""
    word = chance.pick(list(WORDS))
    if grade == 1:
        rank = chance.pick(list(RANKS))
        return f'When a player plays {one(RANK_NAMES.get(rank, rank))}, they must say "{word}".'
    if grade == 2:
        return f'When a player plays {one(chance.pick([*SUITS, *COLOURS]))}, they must say "{word}".'
    if grade == 3:
        return f"A {chance.pick(list(SUITS))} may not be played on a {chance.pick(list(SUITS))}."
    raise ValueError(f"there are grades {', '.join(map(str, GRADES))}, and no grade {grade}")


class HiddenRuleAgent(Protocol):
    """Whoever plays the second seat. It gets what that seat is told, its view and the acts that are lawful as far as it
    can know, and says in the end what the rule is, in any words; "" if it does not know.
    """

    def hear(self, lines: Sequence[str]) -> None: ...

    def choose(self, view: View, acts: Sequence[Act]) -> Act | None: ...

    def state(self) -> str: ...


class Oblivious:
    """Plays as a simple bot does, and learns nothing."""

    def __init__(self, seed: int) -> None:
        self.bot: Final = SimpleBot(seed, forgets=0, accuses=0)

    def hear(self, lines: Sequence[str]) -> None:
        """It does not listen."""

    def choose(self, view: View, acts: Sequence[Act]) -> Act | None:
        return self.bot.choose(view, acts)

    def state(self) -> str:
        return ""


def own_card(lines: Iterable[str]) -> str:
    """The card that the agent is told to have played."""
    for line in lines:
        if line.startswith("You play "):
            return line.removeprefix("You play ").split()[0].rstrip(",.")
    return ""


def called_on_me(lines: Iterable[str]) -> str:
    """The words with which the agent is called out."""
    for line in lines:
        if " calls you out: “" in line:
            return line.partition("“")[2].partition("”")[0]
    return ""


class Parrot(Oblivious):
    """Says the words that it was last fined for not saying, with every card from then on."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.words = ""
        self.owes = False

    def hear(self, lines: Sequence[str]) -> None:
        said = called_on_me(lines).partition("Failure to say ")[2]
        self.words = said or self.words
        self.owes = self.owes or bool(own_card(lines))

    def choose(self, view: View, acts: Sequence[Act]) -> Act | None:
        if self.owes and self.words:
            self.owes = False
            return Say(view.seat, self.words)
        return super().choose(view, acts)

    def state(self) -> str:
        return f'When a player plays a card, they must say "{self.words}".' if self.words else ""


class Inducer(Parrot):
    """Keeps the cards for which it was called out and those that cost nothing, and takes the kind that tells them apart
    best.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.latest = ""
        self.spoke = False
        self.guilty: Final[set[str]] = set()
        self.innocent: Final[set[str]] = set()

    def hear(self, lines: Sequence[str]) -> None:
        said = called_on_me(lines).partition("Failure to say ")[2]
        if said and self.latest:
            self.guilty.add(self.latest)
            self.words = said
        played = own_card(lines)
        if played:
            if self.latest and self.latest not in self.guilty and not self.spoke:
                self.innocent.add(self.latest)
            self.latest = played
            self.owes = self.spoke = self.fits(played)

    def kind(self) -> str:
        """The kind of cards that the rule seems to be about: the one with the fewest that cost nothing among all that
        hold every card that did; a call may come late, so some are not held against it.
        """
        guilty, innocent = [as_card(name) for name in self.guilty], [as_card(name) for name in self.innocent]
        kinds = (*kinds_of_ranks(guilty), *SUITS, *COLOURS)
        found = [kind for kind in kinds if guilty and all(is_of(kind, each) for each in guilty)]
        return min(found, key=lambda kind: sum(is_of(kind, each) for each in innocent), default="")

    def fits(self, name: str) -> bool:
        return is_of(self.kind(), as_card(name))

    def state(self) -> str:
        kind = self.kind()
        return f'When a player plays {one(kind)}, they must say "{self.words}".' if kind else ""


def as_card(name: str) -> Card:
    return card("JK" if name == "a" else name)


def kinds_of_ranks(cards: Sequence[Card]) -> list[str]:
    ranks = {each.rank for each in cards}
    return [rank_name(rank) for rank in ranks] if len(ranks) == 1 else []


def rank_name(rank: int) -> str:
    return RANK_NAMES.get(RANKS[rank - 1], RANKS[rank - 1])


def is_of(kind: str, each: Card) -> bool:
    """Whether a card is of a kind, as the rules name it."""
    if each.joker:
        return False
    if kind in SUITS:
        return SUITS[each.suit] == kind
    if kind in COLOURS:
        return (SUITS[each.suit] in ("Heart", "Diamond")) == (kind == COLOURS[0])
    return rank_name(each.rank) == kind


@dataclass(frozen=True)
class HiddenRuleResult:
    """How an agent did at one table."""

    rule: str
    grade: int
    early: int
    late: int
    plays: int
    needless: int
    stated: str
    right: bool


def laid(rule: str, seed: int) -> Table:
    """A table of Moo at which the first player has just sealed a rule."""
    table = new_table(untimed(game("moo").book), NAMES, seed=seed, dial=TABLE)
    table.tallies[table.law.tally_place[Purse(TOKEN)]] = {AUTHOR: 1}
    for act in (Prepare(table.dealer, START), Introduce(AUTHOR, rule)):
        outcome = decide(table, act)
        if not outcome.happened:
            raise ValueError(f'"{rule}" cannot be sealed: {outcome.told()}')
    return table


def try_agent(agent: HiddenRuleAgent, rule: str, grade: int, seed: int, acts: int = ACTS) -> HiddenRuleResult:
    """Let an agent play at one table, and see how often it breaks the rule, and what it takes it to be."""
    table, onlook = laid(rule, seed), Onlook()
    others = company(seed)
    (sealed,) = table.tally(SECRETS)
    broken: tuple[set[object], set[object]] = (set(), set())
    plays = needless = 0
    found = acts_at(table, agent, others, onlook, sealed)
    for number, act in enumerate(islice(found, acts)):
        plays += act.seat == AGENT and isinstance(act, Play)
        law = table.law
        outcome = decide(table, act)
        for event in outcome.events:
            if isinstance(event, Breached) and (event.rule, event.offender) == (sealed.rule, AGENT):
                broken[number >= acts // 2].add(event.number or -number)  # one that lasts is one all the same
        needless += act.seat == AGENT and isinstance(act, Say) and not any(isinstance(e, Met) for e in outcome.events)
        lines = Listener(table, law, AGENT).tell([(event.origin, event) for event in outcome.events])
        agent.hear([line.words for line in lines])
    stated = agent.state()
    early, late = len(broken[0]), len(broken[1] - broken[0])
    return HiddenRuleResult(rule, grade, early, late, plays, needless, stated, same_rule(stated, rule=rule))


def company(seed: int) -> dict[int, SimpleBot]:
    """The others at the table: they forget nothing and call nobody, so whatever is broken and called is the agent's."""
    return {seat: SimpleBot(seed + place, forgets=0, accuses=0) for place, seat in enumerate((AUTHOR, OTHER))}


def acts_at(
    table: Table, agent: HiddenRuleAgent, others: dict[int, SimpleBot], onlook: Onlook, sealed: Secret
) -> Iterator[Act]:
    """What is done next, again and again, until the game is over or nobody does anything."""
    while table.phase != OVER and (act := next_to_act(table, agent, others, onlook, sealed.rule, sealed.call)):
        yield act


def next_to_act(
    table: Table, agent: HiddenRuleAgent, others: dict[int, SimpleBot], onlook: Onlook, rule: str, call: str
) -> Act | None:
    """The author's call if the rule was just broken, else what the agent does, else what the others do."""
    for breach in table.breaches:
        if breach.rule == rule and breach.status == OPEN and breach.offender != AUTHOR:
            wording = Call(AUTHOR, breach.offender, breach.words or call)
            if decide(table.copy(), wording).happened:
                return wording
    onlook.begin()
    mine = agent.choose(onlook.view(table, AGENT), options(table)[AGENT])
    return mine if mine is not None else next_act(table, others | {AGENT: Waits()}, onlook) or pressed(table)


class Waits:
    """Does nothing: the agent has been asked already."""

    def watch(self, breaches: Sequence[Breach]) -> None:
        """It keeps nothing in mind."""

    def choose(self, view: View, acts: Sequence[Act], awaited: bool = False) -> Act | None:
        return None


def pressed(table: Table) -> Act | None:
    """Any lawful act of the agent, where all wait for it."""
    return next((act for act in lawful_acts(table)[AGENT] if act.way in table.law.turns), None)


def same_rule(stated: str, *, rule: str) -> bool:
    """Whether what was stated is the rule: read in any words, it comes to the same sentence."""
    return answer(stated).reading == answer(rule).reading


@dataclass(frozen=True)
class HiddenRuleScore:
    """How an agent did over many tables: breaches for each hundred plays, early and late, words that nobody wanted for
    each hundred plays, and how many of the rules it named.
    """

    agent: str
    tables: int
    early: float
    late: float
    needless: float
    named: float

    def __str__(self) -> str:
        told = f"early {self.early:5.1f}  late {self.late:5.1f}  needless {self.needless:5.1f}  named {self.named:4.0%}"
        return f"{self.agent:12} {told}"


BASELINES: Final[dict[str, Callable[[int], HiddenRuleAgent]]] = {
    "oblivious": Oblivious,
    "parrot": Parrot,
    "inducer": Inducer,
}


def benchmark(
    name: str, make: Callable[[int], HiddenRuleAgent], *, tables: int = 10, seed: int = 0, acts: int = ACTS
) -> tuple[HiddenRuleScore, list[HiddenRuleResult]]:
    """So many tables of each grade; the same seed has the same rules and the same cards for every agent."""
    results: list[HiddenRuleResult] = []
    for grade in GRADES:
        chance = seeded(1_000 * seed + grade)
        for number in range(tables):
            own = 10_000 * seed + 100 * grade + number
            results.append(try_agent(make(own), secret_rule(grade, chance), grade, own, acts))
    plays = max(sum(result.plays for result in results) / 2, 1)
    early, late = sum(result.early for result in results), sum(result.late for result in results)
    named = sum(result.right for result in results) / len(results)
    needless = sum(result.needless for result in results)
    score = HiddenRuleScore(name, len(results), 100 * early / plays, 100 * late / plays, 50 * needless / plays, named)
    return score, results


def write_leaderboard(scores: Sequence[HiddenRuleScore], path: Path) -> None:
    """Keep the scores, the best first: who names most, and then who breaks and says least."""
    best = sorted(scores, key=lambda score: (-score.named, score.late + score.needless))
    path.write_text(json.dumps([asdict(score) for score in best], indent=2) + "\n", encoding="utf-8")


def main(arguments: Sequence[str]) -> None:
    """Let the baselines play, and write the board if a file is named."""
    scores = [benchmark(name, make, tables=10)[0] for name, make in BASELINES.items()]
    click.echo("\n".join(map(str, scores)))
    for path in arguments[:1]:
        write_leaderboard(scores, Path(path))


if __name__ == "__main__":
    main(sys.argv[1:])
