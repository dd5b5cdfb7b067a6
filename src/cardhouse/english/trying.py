"""What a rule would do at this very table, found by quick random play before anybody adopts it.

Two copies of the table are played on, one with the rule and one without. Nothing is told but what everybody may know:
how often games stopped, came to an end, or went round in circles, and which rules did something.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from time import process_time
from typing import Final

from cardhouse.cards import Card, set_of
from cardhouse.core.acts import Play
from cardhouse.core.chance import Chance, seeded
from cardhouse.core.checkpoints import RunawayRules
from cardhouse.core.choices import lawful, random_act
from cardhouse.core.demands import Obliged
from cardhouse.core.engine import decide
from cardhouse.core.events import Played
from cardhouse.core.law import Law
from cardhouse.core.questions import PLAY
from cardhouse.core.rule import REFEREE, Article, Rule
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.speech import same_call
from cardhouse.core.table import OVER, PLAYING, Table
from cardhouse.english import meaning as m
from cardhouse.english.front.answers import Status, answer
from cardhouse.english.lint import Caution, Circumstances, as_written, forbidden_phrases, owed_phrases
from cardhouse.english.meaning.bases import Sentence
from cardhouse.english.reading import read
from cardhouse.english.walking import inside
from cardhouse.english.written.cards import possible
from cardhouse.english.written.demands import is_demand
from cardhouse.english.written.events import ChainStopped
from cardhouse.english.written.program import program_of
from cardhouse.english.written.rule import Written, written

TRIED: Final = "the-rule-on-trial"
SECONDS: Final = 0.6
MOST_GAMES: Final = 20
LONGEST_GAME: Final = 250
_OFTEN: Final = 5
MOST_MOMENTS: Final = 60


@dataclass
class Trial:
    """What came of some games: how many there were, came to an end, stopped, and went round in circles."""

    games: int = 0
    ended: int = 0
    stopped: int = 0
    circles: int = 0
    acts: int = 0
    plays: int = 0
    did: Counter[str] = field(default_factory=Counter)


def cautions(table: Table, text: str, seconds: float = SECONDS) -> tuple[Caution, ...]:
    """What people should know before they adopt this text here; nothing, if there is nothing to say. A text that
    people judge is not tried.
    """
    around = Circumstances("", tuple(table.names))
    found = answer(text, around)
    if found.status is Status.REFUSED and found.problem is not None:
        return (Caution(found.problem.code, found.problem.message),)
    rule = written(text)
    if rule is None:
        return ()
    law = table.law.adopting(Article(TRIED, "This rule", "", "", (rule,), text))
    return (*found.warnings, *against_the_book(rule, table, law), *tried(table, law, seconds))


def against_the_book(rule: Written, table: Table, law: Law) -> Iterator[Caution]:
    """What can be told without playing."""
    for why in law.lacks(TRIED):
        yield Caution("never-applies", f"Here the rule does nothing: {why}.")
    if PLAY not in law.ways and not law.lacks(TRIED) and next(inside(rule.program.rule, m.ToPlay), None) is not None:
        yield Caution("never-applies", "Here the rule does nothing: no cards are played in this game.")
    for article in table.law.articles:
        for why in [each for each in law.lacks(article.id) if each not in table.law.lacks(article.id)]:
            yield Caution("inert", f'"{article.title}" does nothing any more: {why}.')
    here = set_of([card.printed for card in everything_on(table)])
    for sentence in rule.program.rule.sentences:
        played_cards = [plays.cards for plays in inside(sentence, m.OnPlaying)]
        barred = [ban.cards for ban in inside(sentence, m.ToPlay)] if is_ban(sentence) else []
        if any(not possible(cards) & here for cards in (*played_cards, *barred)):
            yield Caution("never-applies", "No card of the pack that lies here is one of those the rule speaks of.")
    mine = rule.program.rule
    for article, other in others_written(table):
        for phrase in sorted(owed_phrases(mine) & forbidden_phrases(other)):
            yield Caution("unmeetable", f'It asks for "{as_written(phrase, mine)}", which "{article.title}" forbids.')
        for phrase in sorted(forbidden_phrases(mine) & owed_phrases(other)):
            yield Caution("unmeetable", f'It forbids "{as_written(phrase, mine)}", which "{article.title}" asks for.')
    for article, phrase in asked_for_in_code(table, forbidden_phrases(mine)):
        yield Caution("unmeetable", f'It forbids "{as_written(phrase, mine)}", which "{article.title}" asks for.')
    if rids_of_draws(mine) and not any(map(is_demand, inside(mine, m.Bound))) and not table.law.hears(Obliged):
        yield Caution("nothing-to-cancel", "Here nobody ever owes a draw that could be cancelled or passed on.")
    taken = [article.title for article in table.law.articles if shares_a_call(rule, article)]
    if taken:
        yield Caution("call-taken", f'Its breaches are called with the same words as those of "{taken[0]}".')


def rids_of_draws(rule: m.RuleMeaning) -> bool:
    """Whether it cancels or hands on what somebody has to draw."""
    cancels = any(what.what is m.Happening.DRAW_CANCELLED for what in inside(rule, m.Happens))
    return cancels or next(inside(rule, m.DrawPassesTo), None) is not None


def others_written(table: Table) -> list[tuple[Article, m.RuleMeaning]]:
    """The rules in people's words that are in force."""
    return [
        (article, read(rule.people_wrote()).rule)
        for article in table.law.articles
        for rule in article.rules
        if rule.people_wrote()
    ]


def asked_for_in_code(table: Table, phrases: set[str]) -> list[tuple[Article, str]]:
    """The rules of the shelf that ask for one of these phrases, by what leaving it out is called."""
    found = []
    for article in table.law.articles:
        calls = {call.casefold() for rule in article.rules if not rule.people_wrote() for call in rule.calls()}
        found += [(article, phrase) for phrase in sorted(phrases) if f"failure to say {phrase}" in calls]
    return found


def shares_a_call(rule: Rule, article: Article) -> bool:
    return any(same_call(call, other) for each in article.rules for other in each.calls() for call in rule.calls())


def everything_on(table: Table) -> list[Card]:
    areas = [card for zones in table.areas.values() for zone in zones for card in zone]
    piles = [card for pile in table.piles.values() for card in pile]
    return [*table.stock, *areas, *piles, *[card for hand in table.hands for card in hand]]


def tried(table: Table, law: Law, seconds: float) -> Iterator[Caution]:
    """What quick games show."""
    now = table.copy()
    now.enact(law)
    if table.phase == PLAYING and table.turn != NO_SEAT and lawful(table) and not lawful(now):
        yield Caution("locks-now", f"With it {table.names[table.turn]} could do nothing at all at this moment.")
    before = played(table, table.law, seconds / 2)
    after = played(table, law, seconds / 2)
    if after.circles:
        yield Caution("endless", f"In {share(after.circles, after.games)} rules set each other off without end.")
    if after.stopped * before.games > before.stopped * after.games + after.games * before.games // 4:
        yield Caution("locks", f"In {share(after.stopped, after.games)} nobody could do anything any more.")
    elif 2 * before.ended >= before.games > 0 and 5 * after.ended < after.games:
        if after.games > 1:
            yield Caution("no-end", f"Only {share(after.ended, after.games)} came to an end; without it, most do.")
        else:
            yield Caution("no-end", "A quick game came to no end; without it, most do.")
    if 10 * after.plays * before.acts < before.plays * after.acts:
        yield Caution("no-plays", f"In {counted(after.games)} hardly anybody could play a card any more.")
    acts = any(isinstance(sentence, m.Trigger) for sentence in trial_rule(law).sentences)
    if acts and after.games and not after.did[TRIED] and not law.lacks(TRIED):
        yield Caution("never-applies", f"In {counted(after.games)} it never did anything.")
    yield from bans_tried(table, law, seconds / 4)
    quiet = [
        article.title
        for article in table.law.articles
        if before.did[article.id] >= _OFTEN and not after.did[article.id] and after.acts >= before.acts // 2
    ]
    if quiet and not after.stopped:
        yield Caution("inert", f'With it "{quiet[0]}" never did anything in quick games; without it, it often did.')


def bans_tried(table: Table, law: Law, seconds: float) -> Iterator[Caution]:
    """A ban on cards that would have forbidden nearly all of them in quick games without it."""
    bans = [sentence for sentence in trial_rule(law).sentences if is_ban(sentence)]
    if not any(next(inside(ban, m.ToPlay), None) for ban in bans):
        return
    could, may = playable(table, law, seconds)
    if could and 10 * may < 2 * could:
        yield Caution("too-strong", f"It would forbid {could - may} of {could} cards that could be played.")


def is_ban(sentence: Sentence) -> bool:
    return isinstance(sentence, m.Always) and sentence.bound.modal is m.Modal.MAY_NOT


def playable(table: Table, law: Law, seconds: float) -> tuple[int, int]:
    """How many cards could be played at some moments of a quick game, and how many of them with the rule."""
    until, chance = process_time() + seconds, seeded(3)
    moments = could = may = 0
    copy = table.copy()
    copy.enact(table.law.dialled(REFEREE))
    chance.shuffle(copy.stock)
    while moments < MOST_MOMENTS and (not moments or process_time() < until):
        act = random_act(copy, chance)
        if act is None or copy.phase == OVER:
            break
        if copy.phase == PLAYING:
            with_it = copy.copy()
            with_it.enact(law.dialled(REFEREE))
            could += plays_of(copy)
            may += plays_of(with_it)
            moments += 1
        decide(copy, act)
    return could, may


def plays_of(table: Table) -> int:
    return sum(isinstance(act, Play) for act in lawful(table))


def trial_rule(law: Law) -> m.RuleMeaning:
    return program_of(law.by_id[TRIED].rules[0].people_wrote()).rule


def counted(games: int) -> str:
    return "a quick game" if games == 1 else f"{games} quick games"


def share(some: int, games: int) -> str:
    return f"{some} of {counted(games)}" if games > 1 else "a quick game"


def played(table: Table, law: Law, seconds: float) -> Trial:
    """Games that go on from here, under this law and a referee, as many as there is time for."""
    found, until = Trial(), process_time() + seconds
    while found.games < MOST_GAMES and (not found.games or process_time() < until):
        game(table, law, found, seeded(found.games + 1), until)
    return found


def game(table: Table, law: Law, found: Trial, chance: Chance, until: float) -> None:
    """One game from here on, with the cards that nobody has seen in another order."""
    copy = table.copy()
    copy.enact(law.dialled(REFEREE))
    copy.chance = seeded(chance.word())
    chance.shuffle(copy.stock)
    found.games += 1
    circles = False
    for _ in range(LONGEST_GAME):
        act = random_act(copy, chance)
        if act is None:
            found.stopped += 1
            break
        try:
            outcome = decide(copy, act)
        except RunawayRules:
            circles = True
            break
        found.acts += 1
        found.plays += any(isinstance(event, Played) for event in outcome.events)
        found.did.update([event.origin for event in outcome.events if event.origin])
        circles = circles or any(isinstance(event, ChainStopped) for event in outcome.events)
        if copy.phase == OVER:
            found.ended += 1
            break
        if process_time() > until and found.games > 1:
            found.games -= 1  # it was not played to its end, and says nothing
            circles = False
            break
    found.circles += circles
