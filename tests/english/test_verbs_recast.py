"""Each verb, mark and small word that changes with the order of a sentence."""

import pytest

from cardhouse.english.chart import Budget
from cardhouse.english.front.reading import chart_of
from cardhouse.english.front.recast import recast
from cardhouse.english.tokens import TokenSort, tokens


def usual(text: str) -> str:
    found = recast(chart_of(tokens(text), Budget()))
    return " ".join(f'"{token.word}"' if token.sort is TokenSort.STR else token.word for token in found)


def each(words: str) -> list[str]:
    return [word.strip().replace("_", " ") for word in words.split()]


def pairs(words: str) -> list[tuple[str, str]]:
    return [(one, other) for one, _, other in (word.partition(">") for word in words.split())]


@pytest.mark.parametrize(
    "doing, does",
    pairs(
        "playing>plays laying>plays putting>plays placing>plays throwing>plays drawing>draws having>has holding>has "
        "saying>says getting>gets taking>takes giving>gives losing>loses missing>misses winning>wins leaving>leaves "
        "joining>joins beginning>begins starting>starts ending>ends dropping>drops making>makes reaching>reaches "
        "introducing>introduces naming>names finishing>finishes clapping>claps bowing>bows knocking>knocks "
        "waving>waves saluting>salutes passing>passes swapping>swaps showing>shows shouting>says calling>says "
        "discarding>discards choosing>chooses receiving>receives handing>gives"
    ),
)
def test_whoever_is_doing_it_does_it(doing: str, does: str) -> None:
    assert usual(f"if a player is {doing} it") == f"if a player {does} it"


@pytest.mark.parametrize("who", each("player players who whoever you they one"))
@pytest.mark.parametrize("being", each("is are 's"))
def test_whoever_is_at_it(who: str, being: str) -> None:
    assert usual(f"if {who} {being} drawing it") == f"if {who} draws it"


def test_a_card_is_at_nothing() -> None:
    assert usual("if a king is drawing it") == "if a king is drawing it"
    assert usual("if a player was drawing it") == "if a player was drawing it"


@pytest.mark.parametrize(
    "doing, does",
    pairs(
        "drawing>draws taking>draws receiving>draws saying>says knocking>knocks bowing>bows clapping>claps "
        "missing>misses losing>loses passing>passes giving>gives discarding>discards being>is swapping>swaps"
    ),
)
def test_what_a_card_brings_somebody_to(doing: str, does: str) -> None:
    assert usual(f"a 7 results in the next player {doing} it") == f"a 7 means the next player {does} it"


@pytest.mark.parametrize(
    "brings",
    each("results_in result_in resulting_in leads_to lead_to leading_to is_followed_by ends_in means with has sees"),
)
def test_words_for_what_a_card_brings(brings: str) -> None:
    assert usual(f"a 7 {brings} the next player drawing a card") == "a 7 means the next player draws a card"


@pytest.mark.parametrize("otherwise", ["and if not", "if it is not", "if it's not", "if not", "else"])
def test_words_for_otherwise(otherwise: str) -> None:
    told = 'when you play a 7 say "yes" or draw a card'
    assert usual(f'when you play a 7 say "yes", {otherwise}, draw a card') == told


PRICES = each(
    "draw draws take takes get gets lose loses miss misses skip is are receive receives pay pays pass play plays pick "
    "eat"
)


@pytest.mark.parametrize("price", PRICES)
def test_what_is_paid_otherwise(price: str) -> None:
    assert usual(f'when you play a 7 say "yes", else {price} two') == f'when you play a 7 say "yes" or {price} two'
    assert usual(f'when you play a 7 say "yes", else {price} the next') == (
        f'when you play a 7 say "yes" if_not {price} the next'
    )


@pytest.mark.parametrize("payer", each("you you_must you_have_to must they_must they_have_to"))
def test_whoever_pays_otherwise(payer: str) -> None:
    who = "you play" if payer.startswith(("you", "must")) else "a player plays"
    told = usual(f'when {who} a 7 say "yes", else {payer} draw two')
    assert told == f'when {who} a 7 say "yes" or draw two'


@pytest.mark.parametrize("owed", each("must knock bow clap wave salute stand raise give show name"))
def test_what_is_owed_is_paid_for(owed: str) -> None:
    assert usual(f"when you play a 7 {owed} it, else draw two") == f"when you play a 7 {owed} it or draw two"
    assert usual("when you play a 7 hum it, else draw two") == "when you play a 7 hum it if_not draw two"


@pytest.mark.parametrize("sort", each("same different another red black even odd"))
def test_where_cards_are_of_a_sort_otherwise_may_be_of_that(sort: str) -> None:
    text = f'when you play {sort} cards say "yes", else draw two'
    assert usual(text) == " ".join(["when you play", sort, 'cards say "yes" , else draw two'])


@pytest.mark.parametrize("word", each("forbidden prohibited barred banned disallowed"))
def test_words_for_a_ban(word: str) -> None:
    assert usual(f"players are {word} from drawing it") == f"players are {word} to draw it"


@pytest.mark.parametrize("word", each("option chance choice right possibility opportunity privilege"))
def test_words_for_leave(word: str) -> None:
    assert usual(f"players have the {word} of drawing it") == f"players have the {word} to draw it"


@pytest.mark.parametrize(
    "doing, do",
    pairs(
        "saying>say speaking>speak talking>speak playing>play laying>play placing>play drawing>draw using>use "
        "giving>give calling>call winning>win looking>look going>go taking>take swapping>swap discarding>discard "
        "passing>pass naming>name choosing>choose skipping>skip showing>show"
    ),
)
def test_what_is_forbidden(doing: str, do: str) -> None:
    assert usual(f"players are barred from {doing} it") == f"players are barred to {do} it"


@pytest.mark.parametrize(
    "done, do",
    pairs(
        "drawn>draw taken>draw said>say spoken>say uttered>say called>say announced>say shouted>say discarded>discard "
        "played>play"
    ),
)
def test_what_is_done_by_somebody(done: str, do: str) -> None:
    assert usual(f"it must be {done} by the next player") == f"the next player must {do} it"


@pytest.mark.parametrize(
    "aside",
    each("on at in during before after within immediately once instead if when while until unless for out"),
)
def test_what_stands_between_commas(aside: str) -> None:
    assert usual(f"the next player, {aside} it, draws") == f"the next player draws {aside} it"
    assert usual("the next player, perhaps it, draws") == "the next player , perhaps it , draws"


@pytest.mark.parametrize("mark", each("when if after once upon unless"))
def test_an_aside_after_the_first_word(mark: str) -> None:
    assert usual(f"{mark}, on their turn, a player plays a 7") == f"{mark} a player plays a 7 on their turn"


@pytest.mark.parametrize("who", each("a an the any you they their another one"))
def test_a_sentence_that_begins_like_a_question(who: str) -> None:
    assert usual(f"must {who} play it, draw") == f"if {who} play it , draw"
    assert usual("must kings play it, draw") == "must kings play it , draw"
    assert usual(f"so must {who} play it") == f"so must {who} play it"


@pytest.mark.parametrize("sign", [".", ";", "!", ":"])
def test_where_a_sentence_begins(sign: str) -> None:
    assert usual(f"so{sign} must you play it") == f"so {sign} if you play it"
    assert usual("so, must you play it") == "so , must you play it"


@pytest.mark.parametrize("but", each("except but besides"))
@pytest.mark.parametrize("article", each("for a an the any all every each of"))
def test_an_exception_stands_beside_its_cards(but: str, article: str) -> None:
    assert usual(f"aces are wild {but} {article} ace of hearts") == f"aces {but} {article} ace of hearts are wild"
