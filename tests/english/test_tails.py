"""What people say after a rule, to whom they say it, and that somebody may if they like: nothing of it is a rule."""

import pytest

from cardhouse.english.chart import Budget
from cardhouse.english.front.plainer import plainer, without_comments
from cardhouse.english.front.reading import chart_of, prepared
from cardhouse.english.front.tails import without_tails
from cardhouse.english.tokens import TokenSort, tokens


def each(words: str) -> list[str]:
    return words.split()


def left(text: str) -> str:
    found = without_tails(list(tokens(text)))
    return " ".join(f'"{token.word}"' if token.sort is TokenSort.STR else token.word for token in found)


ENDINGS = """
simple as that
as simple as that
it is as simple as that
that's the rule
that is the rule
that's it
that is it
that's all
and that's that
end of story
full stop
period
no excuses
no discussion
no ifs or buts
come what may
under all circumstances
at all costs
no matter what
without exception
okay?
right?
got it?
bless them
done
please
mind you
it's only polite
for all purposes
and no dawdling
and no grumbling
and no cheating
"""


@pytest.mark.parametrize("ending", ENDINGS.strip().splitlines())
@pytest.mark.parametrize("before, after", [("", ""), (",", "."), (" -", "!"), (" and,", "?")])
def test_what_is_said_at_the_end(ending: str, before: str, after: str) -> None:
    assert left(f"kings skip{before} {ending}{after}") == "kings skip"


@pytest.mark.parametrize(
    "text, there",
    [
        ("kings skip", "kings skip"),
        ("kings skip.", "kings skip ."),
        ("kings skip, done, done", "kings skip , done"),
        ("done", "done"),
        ("king done", "king done"),  # of two words nothing is left out
        ("a king, done", "a king"),
        ('kings say "done"', 'kings say "done"'),
        ("done kings skip", "done kings skip"),
    ],
)
def test_only_the_end_is_left_out(text: str, there: str) -> None:
    assert left(text) == there


@pytest.mark.parametrize(
    "name",
    [
        "dear",
        "dears",
        "honey",
        "sweetie",
        "darling",
        "love",
        "loves",
        "bro",
        "mate",
        "mates",
        "dude",
        "man",
        "friend",
        "friends",
        "folks",
        "guys",
        "boys",
        "girls",
        "ladies",
        "gentlemen",
        "lads",
        "fellas",
        "kids",
        "children",
    ],
)
def test_whom_it_is_said_to(name: str) -> None:
    assert left(f"{name} kings skip") == "kings skip"
    assert left(f"{name}, kings skip") == "kings skip"
    assert left(f"so, {name}, kings skip") == "so , kings skip"
    assert left(f"kings skip, {name}") == "kings skip"
    assert left(f"kings skip {name}") == f"kings skip {name}"
    assert left(f"kings, {name} skip") == f"kings , {name} skip"
    assert left(f'"{name}", kings skip') == f'"{name}" , kings skip'
    assert left(name) == name


@pytest.mark.parametrize("like", each("want like wish choose please desire prefer"))
@pytest.mark.parametrize("who", ["you", "they", "that"])
def test_may_says_that_it_is_as_they_like(who: str, like: str) -> None:
    assert left(f"you may draw if {who} {like}") == "you may draw"
    assert left(f"you may draw, if {who} {like} to, and skip") == "you may draw and skip"
    assert left(f"you may draw if {who} {like} so, and skip") == "you may draw , and skip"
    assert left(f"you may draw if {who} {like} it.") == "you may draw ."


@pytest.mark.parametrize("never", each("no not never only none nobody neither"))
def test_where_something_is_denied_all_of_it_stands(never: str) -> None:
    text = f"{never} king may draw if you like"
    assert left(text) == text


@pytest.mark.parametrize(
    "text",
    [
        "you draw if you like",
        "you may not draw if you like",
        "you may draw . skip if you like",
        "you may draw ; skip if you like",
        "you may",
        "you may draw if you",
        "you may draw if we like",
        "you may draw if you laugh",
        "you may draw if you like kings",
        "you may draw when you like",
        'you "may" draw if you like',
    ],
)
def test_what_is_no_leave_stands(text: str) -> None:
    assert left(text) == text


def test_each_may_is_one_of_its_own() -> None:
    assert left("you may draw and may skip if you like") == "you may draw and may skip"


def plain(text: str) -> str:
    return " ".join(token.word for token in plainer(chart_of(prepared(text), Budget(20_000)), text))


BINDING = [
    "turn",
    "turns",
    "say",
    "says",
    "may",
    "not",
    "never",
    "only",
    "unless",
    "until",
    "or",
    "except",
    "but",
    "if",
    "instead",
    "then",
    "without",
]


@pytest.mark.parametrize("word", BINDING)
def test_a_comment_in_which_something_may_bind_stands(word: str) -> None:
    text = f"kings skip because it {word} it"
    assert " ".join(token.word for token in without_comments(list(tokens(text)))) == text
    assert [token.word for token in without_comments(list(tokens("kings skip because it is it")))] == ["kings", "skip"]


@pytest.mark.parametrize("leave", ["may", "always", "goes", "go", "fits", "fit"])
def test_what_is_allowed_whatever_there_is_stands(leave: str) -> None:
    for whatever in ("no matter what lies there", "regardless of what lies there"):
        text = f"a king {leave} on it {whatever}"
        assert " ".join(token.word for token in without_comments(list(tokens(text)))) == text
        shorter = without_comments(list(tokens(f"a king skips {whatever}")))
        assert " ".join(token.word for token in shorter) == "a king skips"


@pytest.mark.parametrize("said", ["may be", "may go", "may not", "must be", "is wild", "are wild"])
@pytest.mark.parametrize("sign", [":", " -", " --"])
def test_what_is_said_of_a_card(said: str, sign: str) -> None:
    assert plain(f"wibble{sign} {said} so") == f"wibble {said} so"


@pytest.mark.parametrize("every", ["every", "each", "all", "any", "the"])
@pytest.mark.parametrize("laid", each("plays lays places playing laid put laying played"))
def test_this_card_is_the_one_at_the_beginning(every: str, laid: str) -> None:
    assert plain(f"{every} 5: whoever {laid} it wibbles") == f"{every} 5 : whoever {laid} a 5 wibbles"
    assert plain(f"{every} 5: whoever takes it wibbles") == f"{every} 5 : whoever takes it wibbles"


@pytest.mark.parametrize("sign", [":", " -", " --", " =", "."])
def test_signs_after_the_card_at_the_beginning(sign: str) -> None:
    assert plain(f"a 5{sign} whoever plays it wibbles") == f"a 5 {sign.strip()} whoever plays a 5 wibbles"


def test_a_card_that_is_special() -> None:
    assert plain("fives are very special whoever plays it") == "fives are very special whoever plays a fives"
