"""Texts that differ in one small sign, and what that makes of them."""

from dataclasses import replace

import pytest

from cardhouse.books import BookChange, BookRule, read_rulebook, running, with_rule
from cardhouse.books.notation import NotOnTheShelf, rules_named
from cardhouse.books.page import page
from cardhouse.books.passages import markdown_passages
from cardhouse.books.restructured import restructured_passages
from cardhouse.books.running import LEANS, Runner, SentenceRun
from cardhouse.books.sentences import split_sentences
from cardhouse.english.front.answers import answer

HEAD = "# Ours\n\n- Base: bartok\n\n"


def rules(text: str) -> list[tuple[str, str]]:
    return [(rule.title, " / ".join(rule.text)) for rule in read_rulebook(text).rules]


@pytest.mark.parametrize(
    "text, sentences",
    [
        ("Kings skip (always). Queens do not.", "Kings skip (always). | Queens do not."),
        ("A ((b) c. D) e. F.", "A ((b) c. D) e. | F."),
        ("A (b [c] d. E) f. G.", "A (b [c] d. E) f. | G."),
        ("A) b. C.", "A) b. | C."),
        ('They say "Hop." Then they bow.', 'They say "Hop." | Then they bow.'),
        ('They say "Hop" twice. Then they bow.', 'They say "Hop" twice. | Then they bow.'),
        ("They say “Hop. Hop” twice. Then they bow.", "They say “Hop. Hop” twice. | Then they bow."),
        ("(All bow.) Then they sit.", "(All bow.) | Then they sit."),
    ],
)
def test_where_a_sentence_ends(text: str, sentences: str) -> None:
    assert " | ".join(split_sentences(text)) == sentences


@pytest.mark.parametrize(
    "text, emphasised",
    [
        ("*All of it.*", True),
        ("**All of it.**", True),
        ("[All of it](where.html)", False),
        ("*Some* of it.", False),
        ("Some *of it*", False),
        ("`all of it`", False),
        ("*One* and *two*", False),
        ("plain", False),
    ],
)
def test_what_is_set_off_as_a_whole(text: str, emphasised: bool) -> None:
    (passage,) = markdown_passages(text)
    assert passage.emphasised is emphasised


@pytest.mark.parametrize(
    "text, headings",
    [
        ("First line\nTitle\n=====\n", []),
        ("=====\nTitle\n=====\n", ["Title"]),
        ("Title\n=====\nwords\n", ["Title"]),
        ("Words before.\n\nTitle\n=====\n", ["Title"]),
        ("  Title\n=====\n", []),
        ("A long line of words\n===\n", []),
    ],
)
def test_what_is_a_title_over_a_ruler(text: str, headings: list[str]) -> None:
    found = restructured_passages(text)
    assert [passage.text for passage in found if passage.kind == "heading"] == headings


@pytest.mark.parametrize(
    "body, found",
    [
        ("## Kings\n\n```table\nx\n```\n", [("Kings", "")]),  # an example alone is a rule all the same
        ("## Kings\n\nKings skip.\n\n```table\nx\n```\n", [("Kings", "Kings skip.")]),
        ("## Kings\n\nKings skip.\n\n- Id: ours\n", [("Kings", "Kings skip.")]),
        ("## Kings\n\nKings skip.\n\n1. Id: ours\n", [("Kings", "Kings skip. / Id: ours")]),
        ("## Kings\n\nKings skip.\n\n- Ideas: ours\n", [("Kings", "Kings skip. / Ideas: ours")]),
        ("## Part\n\n*A remark.*\n\n### Kings\n\nKings skip.\n", [("Kings", "Kings skip.")]),
        ("## Part\n\n*A remark.*\n\n## Kings\n\nKings skip.\n", [("Part", "A remark."), ("Kings", "Kings skip.")]),
        (
            "### Small\n\nAces skip.\n\n## Part\n\n*A remark.*\n\n## Kings\n\nKings skip.\n",
            [("Small", "Aces skip."), ("Part", "A remark."), ("Kings", "Kings skip.")],
        ),
        (
            "## Part\n\n*A remark.*\n\n## Kings\n\nKings skip.\n\n### Deep\n\nAces skip.\n",
            [("Part", "A remark."), ("Kings", "Kings skip."), ("Deep", "Aces skip.")],
        ),
    ],
)
def test_what_is_a_rule_and_what_it_says(body: str, found: list[tuple[str, str]]) -> None:
    assert rules(HEAD + body) == found


def test_an_example_is_kept_as_it_stands_and_is_no_part_of_the_words() -> None:
    (kings,) = read_rulebook(HEAD + "## Kings\n\nKings skip.\n\n```table\nx\n```\n").rules
    assert (kings.text, kings.examples) == (("Kings skip.",), ("x\n",))


@pytest.mark.parametrize(
    "said, told",
    [
        ("skips(onn=kings)", '"skips" has nothing called "onn"; did you mean "on"?'),
        ("skips(zzz=kings)", '"skips" has nothing called "zzz"'),
    ],
)
def test_what_a_rule_of_the_shelf_has_not(said: str, told: str) -> None:
    with pytest.raises(NotOnTheShelf) as found:
        rules_named(said)
    assert str(found.value).startswith(told)


def test_a_rule_on_the_page_can_be_linked_to_and_shows_that_it_rests() -> None:
    rests = "## Hats\n\nNo hats.\n\n- Suspended: 1 Oct 2026, by Bob\n"
    book = read_rulebook(f"{HEAD}## Kings & all\n\nKings skip.\n\n{rests}")
    told = page(book, running.runs_of(book), {}, "style.css")
    assert '<article id="kings-all">\n<h2>Kings &amp; all</h2>\n<p>Kings skip.</p>' in told
    assert '<article id="hats" class=rests>\n<h2>Hats (resting)</h2>\n<p>No hats.</p>' in told


def changed(body: str, **what: object) -> str:
    book = read_rulebook(HEAD + body)
    rule: BookRule = replace(book.rules[0], **what)  # type: ignore[arg-type]
    return with_rule(book, rule).source.removeprefix(HEAD)


@pytest.mark.parametrize("mark", ["-", "*", "+"])
def test_small_print_stays_as_it_stands_when_the_words_change(mark: str) -> None:
    body = f"## Kings\n\nKings skip.\n\n{mark} Id: ours\n{mark} Dial: honour\n"
    assert changed(body, text=("Kings draw.",)) == body.replace("skip", "draw")
    assert changed(body, dial="") == f"## Kings\n\nKings skip.\n\n{mark} Id: ours\n"
    suspended = (BookChange("Suspended", "2026-10-01", by="Bob"),)
    assert changed(body, changes=suspended) == f"{body}- Suspended: 1 Oct 2026, by Bob\n"


def test_a_first_sentence_leans_on_nothing() -> None:
    first, second = running._one_by_one(["It wobbles so.", "It wobbles so."])
    assert (first.by, second.by) == (Runner.PEOPLE, Runner.PEOPLE)
    assert (first.why == LEANS, second.why == LEANS) == (False, True)


def test_a_rule_that_is_read_and_cannot_be_run_says_so() -> None:
    assert running.why_not(answer("Kings skip.")) == "It is understood, but no table can carry it out."
    assert running.why_not(answer("zzz qqq")) != running.why_not(answer("Kings skip."))


def test_what_was_read_is_forgotten_when_there_is_too_much_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    known: dict[str, SentenceRun] = {}
    monkeypatch.setattr(running, "KNOWN", known)
    monkeypatch.setattr(running, "MOST_KNOWN", 2)
    counts = []
    for text in "abcde":
        running.know([SentenceRun(text, Runner.PEOPLE)])
        counts.append(len(known))
    assert counts == [1, 2, 3, 1, 2]
