"""The law: an ordered book, looked up by question, by event and by card."""

from dataclasses import dataclass

import pytest

from cardhouse.cards import ACES, EIGHTS, JOKERS, TWOS, Cards, card
from cardhouse.core.acts import Draw, Play
from cardhouse.core.book_acts import OptionSet
from cardhouse.core.declared import ANY_TIME, PLAY_WAY, UnknownOption, Way, option
from cardhouse.core.engine import decide
from cardhouse.core.events import Played
from cardhouse.core.law import MOST_KIN, Law
from cardhouse.core.questions import HandSize, InTurn, Matches, Sees
from cardhouse.core.rule import DIALS, HONOUR, REFEREE, TABLE, Article, Brings, Rule
from cardhouse.games.bartok import BARTOK_EARLY, BASE
from cardhouse.rules.combinations.combinations import RisingPrimes
from cardhouse.rules.dealing.dealing import Deal, JokersInThePack, MoreCards
from cardhouse.rules.giving import GivesAway
from cardhouse.rules.matching.matching import FollowSuitOrRank, GoesOnAnything
from cardhouse.rules.turns.turn_order import Reverses, Skips
from cardhouse.rules.winning.winning import EmptyAtTurnEndWins
from tests.core.seating import ANN, article, plays, seat


def ids(law: Law) -> list[str]:
    return [each.id for each in law.articles]


def test_articles_stand_in_the_order_of_adoption() -> None:
    law = Law(BASE).adopting(article(GoesOnAnything(JOKERS))).adopting(article(Skips(on=EIGHTS)))
    assert ids(law)[-3:] == ["base-terms", "goes-on-anything", "skips"]
    assert list(law.by_id) == ids(law)


def test_an_amended_article_keeps_its_place() -> None:
    law = Law(BASE).adopting(article(Deal(cards=7)))
    amended = Article("base-deal", "Deal", "Bob", "2024-05-02", (Deal(cards=7),))
    assert ids(law.adopting(amended)) == ids(law)
    assert law.adopting(amended).by_id["base-deal"] is amended


def test_a_repealed_article_is_gone_and_comes_back_last() -> None:
    law = Law(BARTOK_EARLY)
    less = law.repealing("jokers-wild")
    assert ids(less) == [each for each in ids(law) if each != "jokers-wild"]
    assert not less.in_force("jokers-wild")
    assert ids(less.adopting(law.by_id["jokers-wild"]))[-1] == "jokers-wild"
    assert ids(law.repealing("no-such-rule")) == ids(law)


def test_an_article_switched_off_keeps_its_place() -> None:
    law = Law(BARTOK_EARLY)
    less = law.switching(off=["jokers-wild", "trap-card"])
    assert [less.in_force(each) for each in ("jokers-wild", "trap-card", "give-2")] == [False, False, True]
    assert less.book == law.book
    assert ids(less.switching(on=["jokers-wild", "trap-card"])) == ids(law)
    assert ids(less.switching(off=["give-2"], on=["trap-card"])) == [
        each for each in ids(law) if each not in ("jokers-wild", "give-2")
    ]


def test_what_was_in_force_together_once_is_not_worked_out_anew() -> None:
    law = Law(BARTOK_EARLY)
    less = law.switching(off=["jokers-wild"])
    assert law.switching(off=["jokers-wild"]) is less
    assert less.switching(on=["jokers-wild"], off=["give-2"]).switching(off=["jokers-wild"], on=["give-2"]) is less
    assert law.dialled(TABLE).switching(off=["jokers-wild"]).dial == TABLE
    for one in ids(law):
        for other in ids(law):
            assert ids(law.switching(off=[one, other])) == [each for each in ids(law) if each not in (one, other)]
    assert len(law.kin) <= MOST_KIN  # a table that switches all day keeps few of them


def test_what_is_repealed_while_it_is_off_is_not_off_when_it_returns() -> None:
    law = Law(BARTOK_EARLY).switching(off=["give-2"]).repealing("give-2").adopting(Law(BARTOK_EARLY).by_id["give-2"])
    assert law.in_force("give-2")


def test_a_rule_out_of_force_says_nothing() -> None:
    table = seat(GoesOnAnything(JOKERS), Ann="JK 9H 4C", Bob="9D", Cat="9C")
    table.enact(table.law.switching(off=["goes-on-anything"]))
    assert card("JK") not in table.ask(Matches(card("2H")))
    table.enact(table.law.switching(on=["goes-on-anything"]))
    assert card("JK") in table.ask(Matches(card("2H")))


def test_rules_are_looked_up_by_the_question() -> None:
    law = Law([article(FollowSuitOrRank()), article(GoesOnAnything(JOKERS))])
    assert law.hears(Matches)
    assert not law.hears(InTurn)
    assert [hook.article.id for hook in law.answering[Matches]] == ["follow-suit-or-rank", "goes-on-anything"]


def test_rules_are_woken_by_their_own_cards() -> None:
    law = Law([article(Skips(on=EIGHTS)), article(Reverses(on=ACES)), article(GivesAway(on=TWOS | ACES))])
    woken = {name: [h.article.id for h in law.reactions[Played].woken(card(name).index)] for name in ("8H", "AH", "KH")}
    assert woken == {"8H": ["skips"], "AH": ["reverses", "gives-away"], "KH": []}


def test_a_rule_brings_its_ways_areas_and_steps() -> None:
    law = Law(BARTOK_EARLY)
    assert {law.ways[way] for way in ("play", "draw")} == {"base-turn"}
    assert (law.ways["set"], law.ways["spring"], law.ways["deal"]) == ("trap-card", "trap-card", "base-deal")
    assert list(law.turns) == ["play", "draw", "set"]
    assert law.areas == {"trap": "trap-card"}
    assert law.offered == ["spring"]


@dataclass(frozen=True)
class AlsoSprings(Rule):
    """Whoever has a lamp may rub it, or spring a trap."""

    def brings(self) -> Brings:
        return Brings(
            ways=(PLAY_WAY, Way("spring", when=ANY_TIME), Way("rub", when=ANY_TIME)), areas=("trap",), tokens=("lamp",)
        )


def test_what_two_rules_bring_belongs_to_the_older_one() -> None:
    law = Law([*BARTOK_EARLY, article(AlsoSprings()), article(Article("again", "", "", "", (AlsoSprings(),)))])
    assert (law.ways["spring"], law.ways["rub"], law.areas["trap"]) == ("trap-card", "also-springs", "trap-card")
    assert law.offered == ["spring", "rub"]
    assert law.tokens == {"lamp": "also-springs"}


@pytest.mark.parametrize("dial", DIALS)
def test_the_dial_of_a_rule_goes_before_the_dial_of_the_table(dial: str) -> None:
    law = Law([article(GoesOnAnything(JOKERS)), article(Skips(), dial=HONOUR)], dial=dial)
    assert [law.dial_of(rule) for rule in ("goes-on-anything", "skips", "no such rule")] == [dial, HONOUR, dial]
    assert [law.dialled(TABLE).dial_of(rule) for rule in ("goes-on-anything", "skips")] == [TABLE, HONOUR]


def test_a_table_may_be_strict_about_one_rule_only() -> None:
    strict = Article("base-match", "Match", "the book", "", (FollowSuitOrRank(),), dial=REFEREE)
    table = seat(dial=TABLE)
    table.enact(table.law.adopting(strict))
    assert plays(table, "Ann 4C")[0].answer == "refused"
    assert decide(table, Draw(1)).answer == "done"  # out of turn: noted, and not refused
    assert [breach.rule for breach in table.breaches] == ["base-turn"]


def test_one_strict_rule_refuses_the_act_with_every_reason() -> None:
    strict = Article("base-match", "Match", "the book", "", (FollowSuitOrRank(),), dial=REFEREE)
    table = seat(dial=TABLE)
    table.enact(table.law.adopting(strict))
    outcome = decide(table, Play(2, (card("9C"),)))
    assert [ruling.rule for ruling in outcome.rulings] == ["base-turn", "base-match"]
    assert table.breaches == []


# Options


def test_an_option_is_set_by_its_name_in_every_rule_that_has_it() -> None:
    law = Law(BARTOK_EARLY).setting("cards", "7").setting("prime_scope", "all").setting("have_cards", "hand")
    assert seat(base=law.book).ask(HandSize()) == 7
    assert RisingPrimes("all") in law.by_id["prime-sequence"].rules
    assert EmptyAtTurnEndWins("hand") in law.by_id["base-win"].rules
    assert [each.id for each in law.book] == [each.id for each in BARTOK_EARLY]
    assert law.by_id["give-2"] == BARTOK_EARLY[-2]


def test_setting_an_option_keeps_dials_and_what_is_off() -> None:
    law = Law([article(JokersInThePack(), dial=HONOUR), article(Deal())], dial=TABLE).switching(off=["deal"])
    law = law.setting("jokers", "2")
    assert (law.dial, law.dial_of("jokers-in-the-pack"), law.in_force("deal")) == (TABLE, HONOUR, False)
    assert law.by_id["jokers-in-the-pack"].rules == (JokersInThePack(jokers=2),)


@dataclass(frozen=True)
class Lights(Rule):
    """Everybody sees what lies on the table."""

    lights: bool = option(True, "The lights are on")
    by: str = option("lamplight", "The light")
    shining: Cards = ACES


def test_options_are_yes_or_no_numbers_or_words() -> None:
    law = Law([article(Lights())])
    assert law.setting("lights", "no").by_id["lights"].rules == (Lights(lights=False),)
    assert law.setting("lights", "yes").by_id["lights"].rules == (Lights(),)
    assert law.setting("by", "candles").by_id["lights"].settings(usual=False) == ["The light: candles"]
    assert law.by_id["lights"].settings(usual=True) == ["The lights are on: yes", "The light: lamplight"]


@dataclass(frozen=True)
class Lamps(Rule):
    """There are lamps."""

    by: str = option("oil", "The lamps burn", {"oil": "oil", "gas": "gas, which is cheaper"})
    lamps: int = option(1, "Lamps", unit="lamp", special={"0": "none"})


def test_two_rules_may_each_have_an_option_of_the_same_name() -> None:
    law = Law([article(Lights()), article(Lamps())])
    with pytest.raises(UnknownOption, match=r'several rules have an option "by": write lights.by or lamps.by'):
        law.setting("by", "gas")
    assert law.setting("lamps.by", "gas").options() == {
        "lights": True,
        "lights.by": "lamplight",
        "lamps.by": "gas",
        "lamps": 1,
    }
    assert law.setting("lights.by", "candles").by_id["lamps"].rules == (Lamps(),)
    with pytest.raises(UnknownOption, match=r'no rule here has an option "deal.by"; did you mean "lamps.by"'):
        law.setting("deal.by", "gas")


def test_a_log_that_could_not_tell_options_apart_sets_all_of_that_name() -> None:
    law = OptionSet("by", "gas").changed(Law([article(Lights()), article(Lamps())]))
    assert law.options()["lights.by"] == law.options()["lamps.by"] == "gas"


def test_rules_that_share_an_option_are_set_together_or_each_by_itself() -> None:
    law = Law([article(Deal()), article(MoreCards())])
    assert law.options() == {"deal.cards": 5, "more-cards.cards": 6, "packs": 1}
    assert law.setting("cards", "7").options() == {"cards": 7, "packs": 1}
    assert law.setting("more-cards.cards", "8").options() == {"deal.cards": 5, "more-cards.cards": 8, "packs": 1}


def test_an_option_is_told_in_words() -> None:
    law = Law([article(Lights()), article(Lamps())])
    assert law.told("lamps", "0") == "Lamps: none"
    assert law.told("lamps", "1") == "Lamps: 1 lamp"
    assert law.told("lamps", "12") == "Lamps: 12 lamps"
    assert law.told("lamps.by", "gas") == "The lamps burn (lamps): gas, which is cheaper"
    assert (law.told("deal.by", "gas"), law.told("heat", "gas")) == ("", "")


@pytest.mark.parametrize(
    "option, value, why",
    [
        ("lights", "maybe", '"lights" is yes or no, not "maybe"'),
        ("jokers", "two", '"jokers" is a number, not "two"'),
        ("jokers", "-2", '"jokers" is a number, not "-2"'),
        ("shining", "TWOS", 'no rule here has an option "shining"'),
        ("colour", "red", 'no rule here has an option "colour"'),
        ("guilt", "never", '"guilt" is unanimous or majority or two_thirds, not "never"'),
        ("prime_scope", "none", '"prime_scope" is all or remaining, not "none"'),
        ("have_cards", "luck", '"have_cards" is hand or hand+trap, not "luck"'),
    ],
)
def test_a_bad_value_is_refused(option: str, value: str, why: str) -> None:
    law = Law([*BARTOK_EARLY, article(Lights())])
    with pytest.raises(UnknownOption) as problem:
        law.setting(option, value)
    assert str(problem.value) == why


def test_nobody_has_to_answer() -> None:
    table = seat(base=())
    assert table.ask(Sees("trap", ANN)).among(3) == ()
    assert decide(table, Draw(ANN)).answer == "impossible"  # no rule knows what it is to draw
