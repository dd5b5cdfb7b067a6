"""The simple bot: lawful, seeded, and no wiser than its view."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from cardhouse.bots import SimpleBot, options, visible_breaches
from cardhouse.bots.suggestions import SUGGESTIONS, suggested_rule
from cardhouse.cards import cards
from cardhouse.core.acts import Act, Draw, Lay, Play, Prepare
from cardhouse.core.book_acts import AddRule, rule_id
from cardhouse.core.chance import seeded
from cardhouse.core.engine import decide
from cardhouse.core.owed import Breach
from cardhouse.core.people_acts import Accuse, Choose, Look, Say, Vote
from cardhouse.core.rule import Article
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.shown import ShownMotion
from cardhouse.core.table import OVER, Table
from cardhouse.core.view import view
from cardhouse.games import BARTOK, new_table
from cardhouse.rules.piles.pile_acts import Take
from cardhouse.rules.saying.sayings import SayAt
from cardhouse.rules.traps.springing import Spring
from cardhouse.rules.veto.holding import Allow, Veto

LAST_CARD = Article("last-card", "Last Card", "Ann", "2024-01-01", (SayAt(1, "Last card"),))


def laid(*hands: str, pile: str = "2H", turn: int = 0, dial: str = "referee", extra: Sequence[Article] = ()) -> Table:
    """A table in play with these hands."""
    table = new_table((*BARTOK, *extra), ["Ann", "Bob", "Cat"][: len(hands)], dial=dial)
    for step in ("shuffle", "deal"):
        decide(table, Prepare(table.dealer, step))
    table.hands = [list(cards(hand)) for hand in hands]
    table.piles = {1: list(cards(pile))}
    table.turn = table.last = turn
    table.forget()
    return table


def choice(bot: SimpleBot, table: Table, seat: int = 0) -> Act | None:
    return bot.choose(view(table, seat), options(table)[seat])


def test_it_plays_rather_than_draws_and_as_many_cards_as_it_can() -> None:
    table = laid("9C 4H 7C KD 8S", "9D", "9S", pile="5H")
    acts = [act for act in options(table)[0] if not isinstance(act, Lay)]
    assert SimpleBot(1).choose(view(table, 0), acts) == Play(0, cards("4H"), 1)
    primes = laid("3H 7C KD 8S", "9D", "9S", pile="5H")
    acts = [act for act in options(primes)[0] if not isinstance(act, Lay)]
    assert SimpleBot(1).choose(view(primes, 0), acts) == Play(0, cards("3H 7C KD"), 1)


def test_it_draws_when_nothing_else_goes() -> None:
    table = laid("9C KD", "9D", "9S", pile="5H")
    assert choice(SimpleBot(1), table) == Draw(0)


def test_it_takes_cards_from_a_pile_only_when_it_can_do_nothing_else() -> None:
    table = laid("9C KD", "9D", pile="5H")
    take = Take(0, 1)
    assert SimpleBot(1).choose(view(table, 0), [take, Draw(0)]) == Draw(0)
    assert SimpleBot(1).choose(view(table, 0), [take]) == take


def test_the_same_seed_chooses_the_same() -> None:
    table = laid("5H 6H 7H 8H 9H", "9D", "9S", pile="KH")
    assert [choice(SimpleBot(seed), table) for seed in range(9)] == [
        choice(SimpleBot(seed), table) for seed in range(9)
    ]
    assert len({choice(SimpleBot(seed), table) for seed in range(30)}) > 2


def test_it_sets_traps_rarely_and_springs_them() -> None:
    table = laid("9C KD 3S 8S", "9D", "9S", pile="5H")
    assert 1 <= sum(isinstance(choice(SimpleBot(seed), table), Lay) for seed in range(40)) <= 20
    table.areas["trap"][1] = list(cards("5C"))
    assert any(isinstance(choice(SimpleBot(seed), table, 1), Spring) for seed in range(5))


def test_it_says_what_a_referee_waits_for() -> None:
    table = laid("4H 9C", "9D", "9S", extra=[LAST_CARD])
    decide(table, Play(0, cards("4H"), 1))
    assert choice(SimpleBot(1), table) == Say(0, "Last card")


@pytest.mark.parametrize("forgets, said", [(0, Say(0, "Last card")), (1, None)])
def test_at_the_table_it_counts_its_own_cards_and_may_forget(forgets: int, said: Act | None) -> None:
    table = laid("4H 9C", "9D", "9S", dial="table", extra=[LAST_CARD])
    bot = SimpleBot(1, forgets=forgets)
    decide(table, Play(0, cards("4H"), 1))
    assert view(table, 0).duties == ()
    assert choice(bot, table) == said
    assert choice(bot, table) is None  # once is enough


@pytest.mark.parametrize("forgets, asked", [(0, Choose), (1, type(None))])
def test_at_the_table_it_may_forget_what_its_card_demands(forgets: int, asked: type) -> None:
    table = laid("2H 9C KS", "9D", "9S", pile="5H", dial="table")
    bot = SimpleBot(1, forgets=forgets)
    decide(table, Play(0, cards("2H"), 1))
    assert isinstance(choice(bot, table), asked)


def test_a_play_in_the_open_can_be_caught() -> None:
    table = laid("9C KD", "9D", "9S", dial="table")
    act = Play(0, cards("9C"), 1)
    decide(table, act)
    seen = visible_breaches(table, act)
    assert [(breach.offender, breach.rule) for breach in seen] == [(0, "base-match")]
    always, never = SimpleBot(1, accuses=1), SimpleBot(1, accuses=0)
    for bot in (always, never):
        bot.watch(seen)
    assert choice(always, table, 2) == Accuse(2, 0, "base-match")
    assert choice(never, table, 2) is None
    always.watch(seen)
    assert choice(always, table, 2) is None  # it calls a thing once


def test_nobody_accuses_themself() -> None:
    table = laid("9C KD", "9D", "9S", dial="table")
    bot = SimpleBot(1, accuses=1)
    bot.watch([Breach(2, "base-match", 1)])
    assert choice(bot, table, 2) is None


def test_a_secret_look_cannot_be_caught() -> None:
    table = laid("9C KD", "9D", "9S", dial="table")
    table.areas["trap"][0] = list(cards("5C"))
    act = Look(0, "trap", 0)
    assert decide(table, act).rulings
    assert [breach.rule for breach in table.breaches] == ["hidden-trap-card"]
    assert visible_breaches(table, act) == []


@pytest.mark.parametrize("saw", [True, False])
def test_a_juror_votes_as_it_saw(saw: bool) -> None:
    table = laid("9C KD", "9D", "9S", dial="table")
    act = Play(0, cards("9C"), 1)
    decide(table, act)
    bot = SimpleBot(1, accuses=0)
    choice(bot, table, 2)
    bot.watch(visible_breaches(table, act) if saw else [])
    decide(table, Accuse(1, 0, "base-match"))
    assert choice(bot, table, 2) == Vote(2, saw, "accusation")
    assert choice(SimpleBot(1), table, 0) is None  # the accused is not asked


@pytest.mark.parametrize(
    "by, about, aye",
    [
        (NO_SEAT, 2, True),  # by the clock
        (1, 1, True),  # a claim that nobody objected to
        (1, NO_SEAT, True),  # what somebody wants for the table
        (1, 2, False),  # against somebody whom it has not seen doing anything
    ],
)
def test_it_agrees_to_what_hurts_nobody_it_has_not_seen_erring(by: int, about: int, aye: bool) -> None:
    table = laid("5H 6H", "9D 9S", "10D 10S")
    motion = ShownMotion(1, "ballot", by, about, "base-match", (0, 1, 2), "all", (), (), 0)
    seen = replace(view(table, 0), motions=(motion,))
    votes = [Vote(0, True, "ballot"), Vote(0, False, "ballot"), Vote(0, True, "other"), Vote(0, False, "other")]
    assert SimpleBot(1).choose(seen, votes) == Vote(0, aye, "ballot")
    done = replace(seen, motions=(replace(motion, ayes=(0,)),))
    assert not isinstance(SimpleBot(1).choose(done, votes), Vote)


def test_a_new_round_is_a_clean_slate() -> None:
    table = laid("9C KD", "9D", "9S", dial="table")
    bot = SimpleBot(1, accuses=1)
    choice(bot, table, 2)
    bot.watch([Breach(0, "base-match", 1)])
    table.round += 1
    assert not isinstance(choice(bot, table, 2), Accuse), "what was done in the round before is over"
    assert bot.seen == set()


def test_it_adds_a_rule_that_nobody_has_to_fear() -> None:
    table = laid("9C KD", "9D", "9S")
    table.phase = OVER
    added = choice(SimpleBot(1), table, 0)
    assert isinstance(added, AddRule)
    assert decide(table, added).lawful
    assert not table.law.by_id["-".join(added.title.casefold().split())].rules


def test_suggestions_never_run_out_and_name_nobody() -> None:
    table = laid("9C KD", "9D", "9S")
    table.phase = OVER
    table.names = ["Ann", "Luck", "Thanks"]
    titles = set()
    for _ in range(3 * len(SUGGESTIONS)):
        rule = suggested_rule(view(table, 0), seeded(5))
        assert "luck" not in rule.text
        titles.add(rule.title)
        article = Article(rule_id(rule.title), rule.title, "", "", (), rule.text)
        table.enact(table.law.adopting(article))
    assert len(titles) == 3 * len(SUGGESTIONS)


@pytest.mark.parametrize("turn, some", [(1, True), (0, False), (NO_SEAT, False)])
def test_it_sometimes_sends_back_what_another_has_played_and_never_its_own(turn: int, some: bool) -> None:
    seen = replace(view(laid("5H 6H", "9D 9S", "10D 10S"), 0), turn=turn)
    chosen = [SimpleBot(seed).choose(seen, [Allow(0), Veto(0)]) for seed in range(200)]
    vetoes = chosen.count(Veto(0))
    assert vetoes + chosen.count(Allow(0)) == len(chosen)
    assert (0 < vetoes < 60) if some else vetoes == 0
