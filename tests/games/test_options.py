"""What a table may set in a game, as it is told and as it is checked."""

from dataclasses import dataclass

import pytest

from cardhouse.core.declared import UnknownOption
from cardhouse.core.declared import option as declared
from cardhouse.core.law import Law
from cardhouse.core.rule import Article, Rule
from cardhouse.games import GAMES, new_table
from cardhouse.games.options import CHOICE, NUMBER, SWITCH, WORDS, chosen_settings, register, settings_apart
from cardhouse.rules.dealing.dealing import Deal, MoreCards


@pytest.mark.parametrize("name", GAMES)
def test_every_option_can_be_set_to_every_value_it_names(name: str) -> None:
    game = GAMES[name]
    for option in register(game):
        assert option.label[0].isupper() or option.label[0] == '"', option
        words = "ten, jack" if option.name == "ranks_off" else "Ann"
        values = {SWITCH: ("yes", "no"), CHOICE: option.values, NUMBER: ("3",), WORDS: (words,)}[option.kind]
        assert option.usual in (*values, "") or option.kind == NUMBER
        for value in values:
            chosen = chosen_settings(game, {option.name: value})
            assert chosen == ({} if value == option.usual else {option.name: value})
            new_table(game.book, ["Ann", "Bob"], options=chosen)


def test_what_a_rule_does_not_declare_is_no_option() -> None:
    names = {option.name for option in register(GAMES["bartok"])}
    assert {"guilt", "close_after", "self_veto"} <= names
    assert not {"words", "on", "clauses"} & names
    assert not {"fewest", "most"} & {option.name for option in register(GAMES["bak"])}


@dataclass(frozen=True)
class Whistles(Rule):
    """Whoever plays a card whistles {cards} times."""

    cards: int = declared(1, "Whistles")


def test_two_rules_of_one_article_do_not_have_different_options_of_one_name() -> None:
    rules = (Deal(5), Whistles(2))
    with pytest.raises(UnknownOption) as raised:
        Law([Article("noise", "Noise", "", "", rules)])
    assert str(raised.value) == (
        'Deal and Whistles of "Noise" have an option "cards" each: let them share it, or put them into two articles'
    )
    apart = Law([Article(rule.__class__.__name__, "", "", "", (rule,)) for rule in rules])
    assert apart.options()["Whistles.cards"] == 2
    assert apart.setting("Whistles.cards", "3").options() == {**apart.options(), "Whistles.cards": 3}
    shared = Law([Article("deal", "Deal", "", "", (Deal(5), MoreCards(6)))])
    assert [rule.options()["cards"] for rule in shared.setting("cards", "7").book[0].rules] == [7, 7]


@pytest.mark.parametrize(
    ("option", "value", "why"),
    [
        ("guilt", "nobody", '"guilt" is unanimous or majority or two_thirds, not "nobody"'),
        ("gild", "majority", 'no rule here has an option "gild"; did you mean "guilt"?'),
        ("close_after", "soon", '"close_after" is a number, not "soon"'),
        ("close_after", "1000", '"A round that is over closes after" is a number up to 999, not 1000'),
        ("words", "Moo", 'no rule here has an option "words"; did you mean "rounds"?'),
        ("win_challenge", "maybe", '"win_challenge" is yes or no, not "maybe"'),
        ("ranks_off", "ten, jacks", '"jacks" is no rank whose meaning can be off; did you mean "jack"?'),
        ("packs", "1", '"packs" is 2 or 3 or 4 or 5 or 6, not "1"'),
    ],
)
def test_a_bad_value_is_told_in_words(option: str, value: str, why: str) -> None:
    with pytest.raises(UnknownOption) as raised:
        chosen_settings(GAMES["uncle-baiting" if option in ("ranks_off", "packs") else "bartok"], {option: value})
    assert str(raised.value) == why


def test_names_of_newcomers_are_words_that_can_be_shown() -> None:
    moo = GAMES["moo"]
    assert chosen_settings(moo, {"newcomers": "Ann,Bob"}) == {"newcomers": "Ann,Bob"}
    for bad in ("x" * 201, "Ann\nBob"):
        with pytest.raises(UnknownOption, match="up to 200 letters that can be printed"):
            chosen_settings(moo, {"newcomers": bad})


def test_people_at_screens_have_time_to_send_a_play_back() -> None:
    assert settings_apart(GAMES["bartok"].book) == {
        "leavers": "bot",
        "undo_by_consent": "yes",
        "veto_grace": "4",
    }
    grace = {option.name: option.usual for option in register(GAMES["bartok"])}["veto_grace"]
    assert grace == "4"


def test_the_largest_number_is_still_allowed() -> None:
    assert chosen_settings(GAMES["bartok"], {"close_after": "999"}) == {"close_after": "999"}
    with pytest.raises(UnknownOption, match="up to 999, not 1000"):
        chosen_settings(GAMES["bartok"], {"close_after": "1000"})
