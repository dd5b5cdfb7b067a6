"""Running a scenario: lay the table, perform the steps, look whether everything is as expected."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from cardhouse.core.acts import Act
from cardhouse.core.chance import Chance, seeded
from cardhouse.core.engine import decide
from cardhouse.core.events import Shuffled
from cardhouse.core.seats import Seat
from cardhouse.core.table import Table
from cardhouse.core.verdicts import Outcome
from cardhouse.games.shelf import GAMES, Game, UnknownGame, game
from cardhouse.testing.notation import ActText, Expect, Run, SettingText, Step
from cardhouse.testing.report import Failure, Obstacle, Result, failed, not_runnable, passed
from cardhouse.testing.running.clock import advance, advance_before, run_out
from cardhouse.testing.running.drawing import deciding_rules, drawn
from cardhouse.testing.running.laying import NotKnown
from cardhouse.testing.running.moment import Check, Moment
from cardhouse.testing.running.reading import Reading
from cardhouse.testing.running.registry import Asking, Doing, Vocabulary, read_act, read_expect, read_query
from cardhouse.testing.running.setup import Setup
from cardhouse.testing.running.travelling import at_home, let_deadline_pass, stops, travels
from cardhouse.testing.vocabulary import travelling_words, vocabulary_of

TICK = "tick"
DEADLINE = "deadline"
FEWEST_GAMES = 2
EVERYBODY = "all"
LOOK = "_"
JAMMED = "jammed"

_STANDING = (
    *(
        "hands",
        "stock",
        "piles",
        "areas",
        "tokens",
        "marked",
        "turn",
        "last",
        "direction",
        "skips",
        "acted",
        "phase",
        "dealer",
    ),
    *(
        "round",
        "authored",
        "landing",
        "duties",
        "debts",
        "breaches",
        "motions",
        "pauses",
        "winners",
        "outcome",
        "scores",
        "tallies",
        "clock",
    ),
)


@dataclass(frozen=True, slots=True)
class ReadStep:
    """A step that has been read: what is done by whom, or asked, and what is expected of it."""

    step: Step
    doings: tuple[Doing, ...] = ()
    askings: tuple[tuple[str, Asking], ...] = ()
    checks: tuple[tuple[Expect, Check], ...] = ()
    voice: Callable[[Table], object] | None = None
    hands: tuple[Act, ...] = ()
    """How the hand is chosen with which the step is done, and how it is given free again."""


def run_scenario(run: Run, default_game: str | Game | None = None) -> Result:
    """Run one way through a scenario, in every game if it travels. Nothing is run unless every word is known. The game
    is that which the scenario names, else this one, by its name or with a book of its own.
    """
    if travels(run):
        return run_everywhere(run)
    try:
        chosen = game_of(run, default_game)
    except (NotKnown, UnknownGame) as problem:
        return not_runnable(run, Obstacle(run.scenario.line, str(problem)))
    return run_in(run, chosen)


def run_everywhere(run: Run) -> Result:
    """The first thing that does not go as it should in any game, with its name; else all is well."""
    try:
        reached = [stop for stop in stops(run) if not stop.passed_by]
    except NotKnown as problem:
        return not_runnable(run, Obstacle(run.scenario.line, problem.message, "", problem.suggestion))
    if len({stop.game.name.partition("@")[0] for stop in reached}) < FEWEST_GAMES:
        return not_runnable(run, Obstacle(run.scenario.line, "This scenario travels to no other game."))
    for stop in reached:
        result = run_in(at_home(run), stop.game)
        if result.failure is not None:
            return failed(run, replace(result.failure, found=f"in {stop.game.name}: {result.failure.found}"))
        if result.obstacles:
            return not_runnable(
                run, *[replace(each, message=f"In {stop.game.name}: {each.message}") for each in result.obstacles]
            )
    return passed(run)


def run_in(run: Run, chosen: Game) -> Result:
    """Run it with the book of this game."""
    vocabulary = travelling_words(chosen.name) if travels(run) else vocabulary_of(chosen.name)
    setup = Setup(run, chosen, vocabulary)
    laying = setup.laid()
    reader = StepReader(vocabulary, Reading(laying.game.name, laying.table, laying.book, [], run.steps[0], _no_check))
    reader.reading.rules = list(dict.fromkeys([*[each.id for each in laying.game.book], *laying.table.law.by_id]))
    moves = [reader.read(step) for step in run.steps]
    obstacles = (*setup.obstacles, *reader.obstacles)
    if obstacles:
        return not_runnable(run, *obstacles)
    for seed in range(1, 1 + laying.seeds) if laying.seeds else (0,):
        table = laying.table.copy()
        table.chance = loaded(laying.dice) if laying.dice else seeded(seed)
        for move in moves:
            try:
                failure = perform(table, move)
            except NotKnown as problem:
                return not_runnable(run, obstacle(move.step, problem))
            if failure:
                return failed(run, failure)
    for step, expect, found in reader.reading.over_all:
        if missing := found():
            return failed(run, Failure(step.source, step.line, expect.raw, missing, drawn(table)))
    return passed(run)


def loaded(dice: tuple[int, ...]) -> Chance:
    """A source of chance that rolls these numbers first."""
    seed = 0
    while True:
        chance = seeded(seed)
        if [chance.below(6) + 1 for _ in dice] == list(dice):
            return seeded(seed)
        seed += 1


def game_of(run: Run, default_game: str | Game | None) -> Game:
    named = [word.value for word in run.given if isinstance(word, SettingText) and word.key == "game"]
    found = named[0] if named else default_game
    if not found:
        raise NotKnown(f"Say which game this is, for instance: given game={next(iter(GAMES))}")
    return found if isinstance(found, Game) else game(found)


def _no_check(expect: Expect) -> Check:
    raise NotKnown(f'"{expect.raw}" cannot be read yet.')


def obstacle(step: Step, problem: NotKnown) -> Obstacle:
    return Obstacle(step.line, problem.message, step.source, problem.suggestion)


class StepReader:
    """Reads all steps, and notes every word that nobody knows."""

    def __init__(self, vocabulary: Vocabulary, reading: Reading) -> None:
        self.vocabulary = vocabulary
        self.reading = reading
        self.obstacles: list[Obstacle] = []
        reading.check = lambda expect: read_expect(vocabulary, reading, expect)

    def read(self, step: Step) -> ReadStep:
        self.reading.step = step
        doings: list[Doing] = []
        askings: list[tuple[str, Asking]] = []
        checks: list[tuple[Expect, Check]] = []
        voice = None
        try:
            voice = self.voice(step)
            doings += [] if voice else self.doings(step)
        except NotKnown as problem:
            self.obstacles.append(obstacle(step, problem))
        for query in step.query:
            try:
                askings.append((str(query), read_query(self.vocabulary, self.reading, query)))
            except NotKnown as problem:
                self.obstacles.append(obstacle(step, problem))
        for expect in step.expects if not step.query else ():
            try:
                checks.append((expect, read_expect(self.vocabulary, self.reading, expect)))
            except NotKnown as problem:
                self.obstacles.append(obstacle(step, problem))
        return ReadStep(step, tuple(doings), tuple(askings), tuple(checks), voice, self.hands(step))

    def hands(self, step: Step) -> tuple[Act, ...]:
        chosen = self.vocabulary.hands.get(step.how or "")
        if chosen is None or len(step.actors) != 1 or not self.reading.is_seat(step.actors[0]):
            return ()
        return chosen(self.reading.seat(step.actors[0]))

    def voice(self, step: Step) -> Callable[[Table], object] | None:
        """What somebody is asked who is no player."""
        voices = self.vocabulary.voices
        if step.act is None or len(step.actors) != 1 or step.actors[0] not in voices:
            return None
        return voices[step.actors[0]](self.reading, step.act)

    def doings(self, step: Step) -> Iterable[Doing]:
        act = step.act
        if act is None or act.verb in (TICK, DEADLINE):
            return []
        if step.how is not None and step.how not in self.vocabulary.hands:
            raise NotKnown(f'No rule here minds the hand that is used, so "[{step.how}]" says nothing.')
        return [read_act(self.vocabulary, self.reading, seat, act) for seat in self.seats(step, act)]

    def seats(self, step: Step, act: ActText) -> list[Seat]:
        if step.actors == (EVERYBODY,):
            return list(range(self.reading.table.seats))
        return [self.reading.seat(actor) for actor in step.actors]


def perform(table: Table, move: ReadStep) -> Failure | None:
    """Do what a step says; the first expectation that does not hold, if there is one."""
    step = move.step
    wanted = [expect.raw for expect in step.expects]
    for text, asking in move.askings:
        answer = "true" if asking(table) else "false"
        if answer != wanted[0]:
            return Failure(step.source, step.line, wanted[0], f"{text} is {answer}", drawn(table))
    moment = done(table, move)
    if failing := unexpected(moment, move):
        return Failure(step.source, step.line, "no rule fails", failing, drawn(table))
    for expect, check in move.checks:
        found = check(moment)
        if found:
            rules = deciding_rules(table, moment.outcomes)
            return Failure(step.source, step.line, expect.raw, found, drawn(table), rules)
    return None


def unexpected(moment: Moment, move: ReadStep) -> str:
    """Which rules have failed in this step, if it does not say that they do."""
    said = [str(rule).rpartition("/")[2] for expect, _ in move.checks if expect.head == JAMMED for rule in expect.args]
    return "; ".join(f"{rule or 'the act'}: {why}" for rule, why in moment.failures.items() if rule not in said)


def done(table: Table, move: ReadStep) -> Moment:
    """Let the step happen, at its time."""
    step = move.step
    at = None if step.at is None else round(step.at * 1000)
    if step.act is not None and step.act.verb == TICK:
        outcomes = [*advance_before(table, at or 0), *run_out(table)]
        return Moment(table, tuple(outcomes), tuple([True] * len(outcomes)))
    if step.act is not None and step.act.verb == DEADLINE:
        outcomes = let_deadline_pass(table)
        return Moment(table, tuple(outcomes), tuple([True] * len(outcomes)))
    if move.voice is not None:
        return Moment(table, said=move.voice(table))
    if not move.doings:
        outcomes = advance(table, at) if at is not None else []
        return Moment(table, tuple(outcomes), tuple([True] * len(outcomes)))
    besides = advance_before(table, at or 0)
    besides += [decide(table, act, strict=False) for act in move.hands[:1]]
    results = [result for doing in move.doings for result in one_after_another(table, doing(table))]
    besides += [decide(table, act, strict=False) for act in move.hands[1:]]
    outcomes, moved = [outcome for outcome, _ in results], [moved for _, moved in results]
    return Moment(table, tuple(outcomes), tuple(moved), besides=tuple(besides))


def one_after_another(table: Table, acts: list[Act]) -> list[tuple[Outcome, bool]]:
    """What comes of the acts of one player; after one that did not happen the others are not tried."""
    results: list[tuple[Outcome, bool]] = []
    for act in acts:
        results.append(decided(table, act))
        if not results[-1][0].happened:
            break
    return results


def decided(table: Table, act: Act) -> tuple[Outcome, bool]:
    """What comes of one act, and whether it changed anything. A shuffle leaves a scenario's draw pile in its order."""
    before = table.copy()
    outcome = decide(table, act, strict=False)
    if any(isinstance(event, Shuffled) for event in outcome.events) and same_cards(before, table):
        table.stock = before.stock[:]
    return outcome, any(getattr(table, name) != getattr(before, name) for name in _STANDING)


def same_cards(before: Table, after: Table) -> bool:
    return sorted(card.name for card in before.stock) == sorted(card.name for card in after.stock)
