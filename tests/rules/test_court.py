"""Charges, verdicts and what follows: what one table's court has judged, the rules of another can follow up."""

from __future__ import annotations

import pytest

from cardhouse.core.acts import Act
from cardhouse.core.affairs import MotionOpened
from cardhouse.core.book_acts import Tick
from cardhouse.core.cases import (
    ACCUSED,
    NOT_HEARD,
    OTHERS_VOTE,
    RIGHT,
    WRONG,
    CaseJudged,
    HeardBy,
    OpensCase,
    ToldOfVerdict,
)
from cardhouse.core.chance import seeded
from cardhouse.core.choices import random_act
from cardhouse.core.engine import decide
from cardhouse.core.events import Drew, Gave
from cardhouse.core.owed import Breach, Case
from cardhouse.core.penalties import AT_ONCE, BY_HAND, GIVEN, Collected, Fined, FineFor
from cardhouse.core.people_acts import Accuse, Call, Vote
from cardhouse.core.rule import REFEREE, TABLE, Article, Rule
from cardhouse.core.seats import EVERYONE, NOBODY
from cardhouse.core.table import PLAYING, Table
from cardhouse.core.verdicts import Outcome
from cardhouse.games import GAMES, new_table
from cardhouse.rules.court.sentences import GuiltyPays, WrongChargesReturn
from cardhouse.rules.points.motions import CostsCards
from cardhouse.rules.proposing.across_the_table import Contest
from tests.core.seating import ANN, BOB, CAT

LOSER_PAYS = (GuiltyPays(), WrongChargesReturn())
FAMILIES = ["bartok@2023-08-14", "moo", "uncle-baiting", "bak"]


def begun(name: str, *rules: Rule, dial: str = TABLE) -> Table:
    """A table of a game in play, with house rules."""
    table = new_table(GAMES[name].book, ["Ann", "Bob", "Cat"], seed=2, dial=dial)
    for number in range(60):
        act = random_act(table, seeded(number))
        if table.phase == PLAYING or act is None:
            break
        decide(table, act)
    for number, rule in enumerate(rules):
        table.enact(table.law.adopting(Article(f"house-{number}", "House", "Ann", "2024-05-01", (rule,))))
    return table


def verdicts(outcome: Outcome) -> list[tuple[int, int, str]]:
    found = [event for event in outcome.events if isinstance(event, CaseJudged)]
    return [(event.case.by, event.case.against, event.outcome) for event in found]


def done(table: Table, *acts: Act) -> Outcome:
    outcomes = [decide(table, act) for act in acts]
    assert all(outcome.happened for outcome in outcomes), [outcome.told() for outcome in outcomes]
    return outcomes[-1]


@pytest.mark.parametrize("broken", [True, False])
def test_every_court_says_how_a_case_came_out(broken: bool) -> None:
    expected = [(BOB, ANN, RIGHT if broken else WRONG)]
    bartok = begun("bartok@2023-08-14")
    assert verdicts(done(bartok, Accuse(BOB, ANN, "base-match"), Vote(CAT, broken))) == expected
    moo = begun("moo")
    moo.breaches = [Breach(ANN, "302-match", moo.acts)] if broken else []
    assert verdicts(done(moo, Call(BOB, ANN, "Bad card"))) == expected
    uncle_baiting = begun("uncle-baiting")
    uncle_baiting.breaches = [Breach(ANN, "follow-suit-or-rank", uncle_baiting.acts)] if broken else []
    case = done(uncle_baiting, Accuse(BOB, ANN, "error-illegal-card"))
    assert verdicts(case) == []
    assert verdicts(done(uncle_baiting, Contest(ANN))) == expected


def test_a_call_that_takes_nothing_back_was_wrong() -> None:
    table = begun("bak")
    assert verdicts(done(table, Call(BOB, ANN, "Wrong"))) == [(BOB, ANN, WRONG)]
    assert verdicts(done(table, Call(BOB, ANN, "Something else"))) == []


def test_the_loser_of_a_case_pays_where_that_is_a_rule() -> None:
    table = begun("bak", *LOSER_PAYS)
    outcome = done(table, Call(BOB, ANN, "Wrong"))
    assert [(event.player, event.cards, event.rule) for event in outcome.events if isinstance(event, Fined)] == [
        (BOB, 1, "house-1")
    ]


@pytest.mark.parametrize("dial", [TABLE, REFEREE])
@pytest.mark.parametrize("name", FAMILIES)
def test_how_a_fine_is_taken_is_a_custom(name: str, dial: str) -> None:
    table = begun(name, dial=dial)
    Fined(ANN, 1, "somewhere").apply(table)
    usual = AT_ONCE if dial == REFEREE else BY_HAND
    assert table.ask(Collected(table.debts[0])) == {"moo": GIVEN, "uncle-baiting": AT_ONCE}.get(name, usual)


def test_a_fine_of_a_house_rule_is_drawn_at_once_where_penalties_are_handed_over() -> None:
    table = begun("moo", *LOSER_PAYS)
    table.breaches = [Breach(ANN, "302-match", table.acts)]
    held = len(table.hands[ANN])
    outcome = done(table, Call(BOB, ANN, "Bad card"))
    assert [event.rule for event in outcome.events if isinstance(event, Fined)] == ["house-0", "302-match"]
    assert (len(table.hands[ANN]), table.debts) == (held + 2, [])


def test_the_very_card_goes_to_whoever_called_wrongly() -> None:
    table = begun("moo", *LOSER_PAYS)
    held = len(table.hands[BOB])
    outcome = done(table, Call(BOB, ANN, "Bad card"))
    (drawn,) = [event.card for event in outcome.events if isinstance(event, Drew)]
    assert [(event.giver, event.receiver, event.cards) for event in outcome.events if isinstance(event, Gave)] == [
        (ANN, BOB, (drawn,))
    ]
    assert (len(table.hands[BOB]), drawn in table.hands[BOB]) == (held + 1, True)


def test_nobody_pays_for_a_charge_that_is_not_heard() -> None:
    table = begun("moo", *LOSER_PAYS, dial=REFEREE)
    outcome = done(table, Call(BOB, ANN, "Bad card"))
    assert verdicts(outcome) == [(BOB, ANN, NOT_HEARD)]
    assert not [event for event in outcome.events if isinstance(event, Fined)]


def test_a_fine_of_nothing_leaves_nothing_owed() -> None:
    table = begun("bartok@2023-08-14")
    Fined(ANN, 0).apply(table)
    assert table.debts == []


def test_what_a_fine_is_may_be_said_by_the_article_itself() -> None:
    table = begun("bartok@2023-08-14")
    assert table.ask(FineFor("base-match")) == 1
    article = table.law.by_id["base-match"]
    dearer = Article(article.id, article.title, article.by, article.since, (*article.rules, CostsCards(price=3)))
    table.enact(table.law.adopting(dearer))
    done(table, Accuse(BOB, ANN, "base-match"), Vote(CAT, True))
    assert table.owed_by(ANN) == 3


@pytest.mark.parametrize("name", FAMILIES)
def test_who_is_told_of_a_verdict_is_a_custom(name: str) -> None:
    table = begun(name)
    wrong, right = CaseJudged(Case(BOB, ANN, "x"), WRONG), CaseJudged(Case(BOB, ANN, "x"), RIGHT)
    jury = name.startswith("bartok")
    assert table.ask(ToldOfVerdict(wrong)) == (EVERYONE if jury or name == "uncle-baiting" else NOBODY)
    assert table.ask(ToldOfVerdict(right)) == (EVERYONE if jury else NOBODY)


def test_time_that_runs_out_judges_too() -> None:
    table = begun("bartok@2023-08-14")
    done(table, Accuse(BOB, ANN, "base-match"))
    assert verdicts(done(table, Tick(10**6))) == [(BOB, ANN, WRONG)]


@pytest.mark.parametrize("name", FAMILIES)
def test_a_case_comes_before_people_as_it_is_heard_at_the_table(name: str) -> None:
    table, called, named = begun(name), Case(BOB, ANN, "", "Lying", 3), Case(BOB, ANN, "x")
    kinds = {
        "bartok": ("", "accusation", "accusation"),
        "moo": ("ballot", "ballot", ""),
        "uncle-baiting": ("", "penalty vote", "proposal"),
    }
    family = name.partition("@")[0]
    asked = ((called, OTHERS_VOTE), (named, OTHERS_VOTE), (named, ACCUSED))
    heard = [table.ask(HeardBy(case, judges)) for case, judges in asked]
    assert tuple(["" if each is None else each.kind for each in heard]) == kinds.get(family, ("", "", ""))
    opened = OpensCase(called, OTHERS_VOTE).bound(table)
    assert [event.motion.case for event in opened if isinstance(event, MotionOpened)] == [called] * (family == "moo")
    assert not opened or family == "moo"
