"""What happens at a table of a house goes into its book, and is counted."""

import pytest

from cardhouse.books import game_of, read_rulebook
from cardhouse.books.chronicle import after_entry, begins_round, changes_book, counts_of, vote_of
from cardhouse.books.history import history, told
from cardhouse.books.page import counted, page
from cardhouse.books.rulebook import Rulebook
from cardhouse.books.running import runs_of
from cardhouse.books.writing import with_option, written_rulebook
from cardhouse.cards import KINGS, card, cards
from cardhouse.core.acts import Act, Play, Prepare
from cardhouse.core.affairs import BreachClosed, Breached, BreachSettled, Missed, MotionDecided, MotionOpened
from cardhouse.core.book_acts import (
    AddRule,
    Objected,
    OptionSet,
    RuleAdopted,
    RuleRepealed,
    RuleSealed,
    RuleShown,
    RulesSwitched,
)
from cardhouse.core.cases import NOT_HEARD, RIGHT, WRONG, CaseJudged, Move
from cardhouse.core.owed import SAY, Breach, Case, Duty, Motion
from cardhouse.core.people_acts import Say, Vote
from cardhouse.core.rounds import RoundBegan
from cardhouse.core.rule import Article
from cardhouse.core.sitting import Entry, Sitting
from cardhouse.core.table import Event, Table
from cardhouse.games import new_table
from cardhouse.rules.turns.turn_order import Skips

NAMES = ["Ann", "Bob", "Cat"]
DAY = "2026-10-01"


def empty(base: str) -> Rulebook:
    return read_rulebook(written_rulebook(Rulebook("Ours", base)))


def laid(book: Rulebook, dial: str = "referee") -> Table:
    return new_table(game_of(book), NAMES, dial=dial)


def entry(*events: Event, act: Act | None = None, number: int = 1) -> Entry:
    return Entry(number, str(number), act or Say(0, "so"), tuple([("", event) for event in events]))


def played(table: Table, *acts: Act) -> Sitting:
    sitting = Sitting(table)
    for number, act in enumerate(acts):
        assert sitting.submit(act, str(number)).happened, act
    return sitting


def test_a_rule_that_all_agree_on_comes_into_the_book() -> None:
    book = empty("uncle-baiting")
    sitting = played(laid(book), Move(1, "rule: Kings skip."), Vote(0, True), Vote(2, True))
    table = sitting.table
    changing = [each for each in sitting.since(0) if changes_book(each)]
    assert len(changing) == 1
    new = after_entry(book, changing[0], table, DAY)
    (rule,) = new.rules
    assert (rule.words, rule.by, rule.since) == ("Kings skip.", "Bob", DAY)
    assert [told(change) for change in history(rule)] == ["adopted on 1 Oct 2026 in round 1 by Bob, all agreed"]
    assert game_of(new).book[-1].rules == table.law.by_id[rule.id].rules
    assert after_entry(new, changing[0], table, DAY) == new  # told twice, it is there once


def test_rules_change_in_their_places() -> None:
    book = empty("bartok@2023-08-14")
    table = laid(book)
    first = RuleAdopted(Article("kings", "Kings", "Ann", DAY, (), "Kings skip."))
    book = after_entry(book, entry(first), table, DAY)
    book = after_entry(book, entry(RuleAdopted(Article("kings", "Kings", "Ann", DAY, (), "Kings sing."))), table, DAY)
    assert (book.rules[0].words, book.rules[0].changes[-1].before) == ("Kings sing.", "Kings skip.")
    book = after_entry(book, entry(RuleRepealed("kings")), table, DAY)
    assert book.rules[0].repealed
    book = after_entry(book, entry(first), table, DAY)
    assert not book.rules[0].repealed
    assert [change.what for change in book.rules[0].changes] == [
        "Adopted",
        "Amended",
        "Repealed",
        "Re-enacted",
        "Amended",
    ]


def test_a_rule_of_the_base_game_can_be_repealed_or_rest() -> None:
    book = empty("bartok@2023-08-14")
    table = laid(book)
    ids = [article.id for article in game_of(book).book]
    gone = after_entry(book, entry(RuleRepealed("give-2")), table, DAY)
    assert [article.id for article in game_of(gone).book] == [id for id in ids if id != "give-2"]
    resting = after_entry(book, entry(RulesSwitched(off=("trap-card",))), table, DAY)
    assert [change.what for change in resting.rules[0].changes] == ["Suspended for a round"]
    assert game_of(resting).book == game_of(book).book
    assert game_of(resting).rests == ()
    prepared = after_entry(book, entry(RulesSwitched(off=("trap-card",)), act=Prepare(0, "shuffle")), table, DAY)
    assert prepared == book
    assert after_entry(book, entry(RuleRepealed("nothing")), table, DAY) == book


def test_options_are_kept() -> None:
    book = empty("bartok")
    table = laid(book)
    new = after_entry(book, entry(OptionSet("guilt", "majority")), table, DAY)
    assert new.options == (("guilt", "majority"),)
    again = with_option(new, "guilt", "unanimous")
    assert again.options == (("guilt", "unanimous"),)
    assert with_option(again, "accuse_limit", "3").source.count("- Option ") == 2


def test_a_secret_rule_stays_out_until_it_is_shown() -> None:
    book = empty("moo")
    table = laid(book)
    sealed = RuleSealed(0, "r1", "Kings skip.", "Call", "n", "s")
    adopted = RuleAdopted(Article("r1", "A rule", "Ann", "", (), "Kings skip."))
    for event in (sealed, adopted):
        event.apply(table)
    for place, tally in enumerate(table.law.tallies):
        if RuleSealed in tally.hears():
            table.tallies[place] = tally.step(table.tallies[place], sealed)
    assert after_entry(book, entry(sealed, adopted), table, DAY) == book


def test_what_is_counted() -> None:
    breached = Breached(0, "kings")
    found = counts_of(
        [
            entry(breached, Missed(Duty(0, SAY, "so", "kings")), Breached(1, "kings")),
            entry(Objected(0, "hats"), number=2),
        ]
    )
    assert (found.broken, found.struck) == ({"kings": 2}, {"hats": 1})
    assert counted(2, 1, 0) == "Broken twice and caught once."
    assert counted(0, 0, 3) == "Put in question 3 times."
    assert counted(0, 0, 0) == ""


def test_breaches_at_a_table_are_counted() -> None:
    book = empty("bartok@2023-08-14")
    sitting = Sitting(laid(book, "table"))
    table = sitting.table
    for number, step in enumerate(("shuffle", "deal")):
        assert sitting.submit(Prepare(2, step), f"p{number}").happened
    table.hands[0], table.piles[1] = list(cards("KH 9C 4D")), [card("2S")]
    table.forget()
    assert sitting.submit(Play(0, cards("KH")), "wrong").happened
    assert counts_of(sitting.since(0)).broken == {"base-match": 1}
    assert begins_round(entry(RoundBegan(0)))
    assert not begins_round(entry(Objected(0, "x")))


def test_adding_a_rule_between_rounds() -> None:
    book = empty("bartok@2023-08-14")
    table = laid(book)
    table.phase = "over"
    table.winners = [0]
    sitting = played(table, AddRule(0, "Kings", "Kings skip.", DAY))
    (added,) = [each for each in sitting.since(0) if changes_book(each)]
    assert after_entry(book, added, sitting.table, DAY).rule("kings") is not None


def test_the_page_of_a_book() -> None:
    text = "# Ours & <yours>\n\n- Base: bartok\n\n## Kings\n_Added by Ann, 3 Sep 2026_\n\nKings skip.\n\n"
    text += "- Ruling: a King is a King\n- Suspended: 4 Sep 2026, by Bob\n\n## Old\nNo.\n\n- Repealed\n\n"
    text += "## Hats\nNo hats.\n"
    book = read_rulebook(text)
    html = page(book, runs_of(book), {"hats": "Broken twice."}, "/style.css")
    assert "<title>Ours &amp; &lt;yours&gt;</title>" in html
    assert "1 rule of our own, 1 resting, built on bartok" in html
    assert "<li>Ruling: a King is a King</li>" in html
    assert "Suspended on 4 Sep 2026 by Bob." in html
    assert "People judge it. Broken twice." in html
    assert "Old" not in html


WHOLE = """# Ours & <yours>

- Base: bartok

We play on Fridays.

Nobody minds <cheating>.

## Kings
_Added by Ann, 3 Sep 2026_

Kings skip.

- Ruling: a King is a King
- Ruling: a "King" is no Queen

## Hats
No hats.

## Caps
_Added by Bob_

Kings skip. No caps.

- Suspended: 4 Sep 2026, by Bob

## Old
No.

- Suspended: 4 Sep 2026, by Bob
- Repealed
"""
PRINTED = """<header><h1>Ours &amp; &lt;yours&gt;</h1><p class="soft">2 rules of our own, 1 resting, built on bartok</p>
<p>We play on Fridays.</p><p>Nobody minds &lt;cheating&gt;.</p></header>
<article id="kings">
<h2>Kings</h2>
<p>Kings skip.</p>
<ul><li>Ruling: a King is a King</li><li>Ruling: a &quot;King&quot; is no Queen</li></ul>
<p class="soft">Ann, 3 Sep 2026. The table runs it by its own words.</p>
</article>
<article id="hats">
<h2>Hats</h2>
<p>No hats.</p>
<p class="soft">People judge it. Broken &lt;twice&gt;.</p>
</article>
<article id="caps" class=rests>
<h2>Caps (resting)</h2>
<p>Kings skip. No caps.</p>
<p class="soft">Bob. The table runs a part of it; people judge the rest. Suspended on 4 Sep 2026 by Bob.</p>
</article>
"""
PLAIN = """<header><h1>Mine</h1><p class="soft">1 rule of our own</p>
</header>
<article id="hats">
<h2>Hats</h2>
<p>No hats.</p>
<p class="soft">People judge it.</p>
</article>
"""


@pytest.mark.parametrize(
    "text, language, counts, printed",
    [
        (WHOLE, "de", {"hats": "Broken <twice>.", "old": "Broken once."}, PRINTED),
        ("# Mine\n\n## Hats\nNo hats.\n", "en", {}, PLAIN),
    ],
)
def test_a_whole_page(text: str, language: str, counts: dict[str, str], printed: str) -> None:
    book = read_rulebook(text)
    head, _, body = page(book, runs_of(book), counts, "/style.css", language).partition("<body>\n")
    assert f'<html lang="{language}">' in head
    assert '<link rel="stylesheet" href="/style.css">' in head
    assert body == f"{printed}</body>\n</html>\n"


def test_a_verdict_on_a_rule_for_people_is_a_precedent() -> None:
    book = read_rulebook("# Ours\n\n- Base: bartok\n\n## Hats\nNo hats.\n\n## Kings\nKings skip.\n")
    table = laid(book)

    def decided(rule: str, carried: bool) -> Entry:
        case = Motion(
            1, "accusation", 0, 1, rule, (0, 2), ayes=(0, 2) if carried else (0,), noes=() if carried else (2,)
        )
        return entry(MotionDecided(case, carried), CaseJudged(Case(0, 1, rule), RIGHT if carried else WRONG))

    assert changes_book(decided("hats", True))
    new = after_entry(after_entry(book, decided("hats", True), table, DAY), decided("hats", False), table, DAY)
    assert [(each.text, each.day, each.vote) for each in new.rules[0].precedents] == [
        ("Ann charged Bob, who was found guilty.", DAY, "all agreed"),
        ("Ann charged Bob, who was found not guilty.", DAY, "1 to 1"),
    ]
    assert after_entry(book, decided("kings", True), table, DAY) == book  # the table itself can tell
    found = counts_of([decided("kings", True)])
    assert found.caught == {"kings": 1}


def test_only_a_verdict_of_people_on_a_rule_for_people_is_kept() -> None:
    book = read_rulebook("# Ours\n\n- Base: bartok\n\n## Hats\nNo hats.\n")
    table = laid(book)

    def after(by: int, outcome: str, *votes: tuple[tuple[int, ...], tuple[int, ...]], rule: str = "hats") -> Rulebook:
        motions = [
            MotionDecided(Motion(1, "accusation", 0, 1, rule, (0, 1, 2), ayes=ayes, noes=noes), True)
            for ayes, noes in votes
        ]
        return after_entry(book, entry(*motions, CaseJudged(Case(by, 1, rule), outcome)), table, DAY)

    assert after(-1, RIGHT) == book  # charged by nobody
    assert after(0, NOT_HEARD) == book
    assert after(0, RIGHT, rule="nothing") == book
    for votes, said in [
        ((), "all agreed"),
        ((((0, 2), ()),), "all agreed"),
        ((((), (0, 2)),), "all agreed"),  # that it is not so
        ((((0,), (1, 2)), ((1, 2), (0,))), "2 to 1"),  # the one that counted was the last
        ((((0,), (1, 2)), ((1, 2), ())), "1 to 2"),
    ]:
        (kept,) = after(0, RIGHT, *votes).rules[0].precedents
        assert (kept.by, kept.vote) == ("", said)


def test_a_rule_that_is_shown_comes_into_the_book() -> None:
    book = empty("moo")
    table = laid(book)
    article = Article("r1", "A rule", "Ann", "", (), "Kings skip.")
    RuleAdopted(article).apply(table)
    shown = entry(RuleShown("r1"))
    assert changes_book(shown)
    (rule,) = after_entry(book, shown, table, DAY).rules
    assert (rule.words, rule.by, rule.since) == ("Kings skip.", "Ann", DAY)
    assert after_entry(book, entry(RuleShown("r2")), table, DAY) == book


def test_a_rule_without_words_changes_nothing() -> None:
    book = empty("bartok@2023-08-14")
    table = laid(book)
    book = after_entry(book, entry(RuleAdopted(Article("kings", "Kings", "Ann", DAY, (), "Kings skip."))), table, DAY)
    assert after_entry(book, entry(RuleAdopted(Article("kings", "Kings", "Ann", DAY, ()))), table, DAY) == book


def test_a_rule_of_the_base_game_gets_other_words_in_its_place() -> None:
    book = empty("bartok@2023-08-14")
    table = laid(book)
    old = table.law.by_id["give-2"]
    assert after_entry(book, entry(RuleAdopted(old)), table, DAY) == book
    new = Article("give-2", old.title, old.by, old.since, (), "Nobody gives anything.")
    changed = after_entry(book, entry(RuleAdopted(new)), table, DAY)
    (rule,) = changed.rules
    assert (rule.words, rule.by, rule.changes[0].before) == ("Nobody gives anything.", "Jonathan", old.sentences())
    assert [each.id for each in game_of(changed).book] == [each.id for each in game_of(book).book]


def vote(carried: bool, noes: tuple[int, ...] = ()) -> Event:
    return MotionDecided(Motion(1, "rule", 1, -1, "x", (0, 1, 2), ayes=(0, 1), noes=noes), carried)


def test_what_changes_nothing_of_a_book_stops_nothing() -> None:
    """One of several changes makes no sense as the book stands: the others are made."""
    book = empty("bartok@2023-08-14")
    hats = RuleAdopted(Article("hats", "Hats", "Ann", DAY, (), "No hats."))
    new = after_entry(book, entry(RuleRepealed("nothing"), hats), laid(book), DAY)
    assert [rule.id for rule in new.rules] == ["hats"]


def test_rules_that_rest_by_a_vote_rest_until_they_are_taken_up() -> None:
    book = empty("bartok@2023-08-14")
    table = laid(book)
    resting = after_entry(book, entry(vote(True, (2,)), RulesSwitched(off=("trap-card",))), table, DAY)
    (change,) = resting.rules[0].changes
    assert (change.what, change.by, change.vote) == ("Suspended", "Bob", "2 to 1")
    assert game_of(resting).rests == ("trap-card",)
    back = after_entry(resting, entry(vote(True), RulesSwitched(on=("trap-card",))), table, DAY)
    assert [(each.what, each.vote) for each in back.rules[0].changes][1:] == [("Resumed", "all agreed")]
    assert game_of(back).rests == ()
    assert after_entry(resting, entry(RulesSwitched(on=("trap-card",))), table, DAY) == resting


def test_a_rule_of_the_shelf_comes_into_the_book_as_one() -> None:
    book = empty("bartok@2023-08-14")
    article = Article("kings", "Kings", "Ann", "2026-09-01", (Skips(on=KINGS),))
    new = after_entry(book, entry(RuleAdopted(article)), laid(book), DAY)
    (rule,) = new.rules
    assert (rule.shelf, rule.by, rule.since) == ("skips(on=K)", "Ann", "2026-09-01")
    assert rule.words == article.sentences()
    assert game_of(new).book[-1].rules == article.rules


def test_whoever_acts_is_named_unless_it_was_put_to_the_vote() -> None:
    book = empty("bartok@2023-08-14")
    table = laid(book)
    repealed = after_entry(book, entry(RuleRepealed("give-2"), act=Say(2, "so")), table, DAY)
    assert (repealed.rules[0].changes[-1].by, repealed.rules[0].changes[-1].vote) == ("Cat", "")
    voted = after_entry(book, entry(vote(True), RuleRepealed("give-2"), act=Say(2, "so")), table, DAY)
    assert voted.rules[0].changes[-1].by == "Bob"
    lost = after_entry(book, entry(vote(False), RuleRepealed("give-2"), act=Say(2, "so")), table, DAY)
    assert lost.rules[0].changes[-1].by == "Cat"
    nobody = after_entry(book, entry(RuleRepealed("give-2"), act=Prepare(0, "shuffle")), table, DAY)
    assert nobody.rules[0].changes[-1].by == ""
    assert nobody.rules[0].changes[-1].round == table.round


def test_those_who_did_not_say_no_have_agreed_where_that_is_the_custom() -> None:
    silent = Motion(1, "rule", 1, -1, "x", (0, 1, 2), default=True)
    assert vote_of(silent) == "all agreed"
    assert vote_of(Motion(1, "rule", 1, -1, "x", (0, 1, 2), ayes=(0,), noes=(1, 2), default=True)) == "1 to 2"
    assert vote_of(Motion(1, "rule", 1, -1, "x", (0, 1, 2), noes=(1, 2), default=True)) == "0 to 2"
    assert vote_of(None) == ""


def test_what_is_caught_and_struck_at_is_counted() -> None:
    breach = Breach(0, "kings", 1)
    found = counts_of(
        [
            entry(BreachSettled(breach), BreachSettled(breach)),
            entry(BreachClosed(breach, "penalised"), number=2),
            entry(BreachClosed(breach, "forgiven"), number=3),
            entry(MotionOpened(Motion(1, "rule", 1, -1, "repeal kings", (0, 1, 2))), number=4),
            entry(MotionOpened(Motion(1, "rule", 1, -1, "amend hats No caps.", (0, 1, 2))), number=5),
            entry(MotionOpened(Motion(1, "rule", 1, -1, "praise hats", (0, 1, 2))), number=6),
            entry(MotionOpened(Motion(1, "rule", 1, -1, "repeal", (0, 1, 2))), number=7),
            entry(Breached(0, "kings"), Breached(0, "kings"), number=8),
        ]
    )
    assert found.caught == {"kings": 2}
    assert found.struck == {"kings": 1, "hats": 1}
    assert found.broken == {"kings": 1}
    assert counted(1, 3, 2) == "Broken once, caught 3 times and put in question twice."


@pytest.mark.parametrize(
    "subject, struck",
    [
        *[(f"{verb} kings", {"kings": 1}) for verb in ("repeal", "disable", "void", "amend", "strike")],
        ("amend kings Kings reverse.", {"kings": 1}),
        ("adopt kings", {}),
        ("repeal", {}),
        ("", {}),
    ],
)
def test_a_motion_against_a_rule_strikes_at_it(subject: str, struck: dict[str, int]) -> None:
    opened = entry(MotionOpened(Motion(1, "rule", 0, 0, subject, (0, 1, 2))))
    assert counts_of([opened]).struck == struck
    assert counts_of([opened, opened]).struck == {rule: 2 * count for rule, count in struck.items()}
