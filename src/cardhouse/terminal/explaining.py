"""Help, refusals, reasons and rules, in words."""

import re
from collections.abc import Collection, Iterable, Sequence
from typing import Final

from cardhouse.books.days import day_said
from cardhouse.cards import Card, Cards
from cardhouse.core.acts import Act, Draw, Lay, Pay, Play, Prepare
from cardhouse.core.lines import HELP as BROUGHT
from cardhouse.core.lines import SHORTENED, HelpLine, manner_of
from cardhouse.core.owed import SAY
from cardhouse.core.people_acts import Gesture, Give, Say, Vote
from cardhouse.core.rounds import Pass
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.shown import ShownDuty, ShownMotion, ShownRule
from cardhouse.core.table import Table
from cardhouse.core.verdicts import REFUSED, Outcome, Ruling, explain, facets_of, permits, ruling_on
from cardhouse.core.view import View, is_known, is_read
from cardhouse.core.words import card_words
from cardhouse.store.forms import form_of
from cardhouse.telling.said import sentence_in, title_in
from cardhouse.terminal.drawing import in_order, joined
from cardhouse.terminal.tongue import PLAIN, Tongue
from cardhouse.terminal.wording import doing, doing_at


def by_place(line: HelpLine) -> int:
    return line.place


OWN: Final = (
    (10, "3", "play the card with this number; so do 5h, play 5h, play 10s", "play"),
    (20, "play 2h 3c 7d", "play several cards at once, where the rules allow it", "play"),
    (30, "play 5h on 2", "play on pile 2 (on new: begin a pile)", "play"),
    (40, "draw", "draw a card", "draw"),
    (60, "pass", "do no more in this turn", "pass"),
    (150, "give 5c 6c", "give these cards to whom you were told to (or: to bob)", "give"),
    (170, "b, choose 2", "take the second of the choices put to you: cards have numbers, choices letters", ""),
    (235, "say Thank you", "say something", ""),
    (260, "accuse bob Match", "accuse somebody of breaking a rule, by its title or id", "accuse"),
    (270, "vote guilty, vote yes", "judge an accusation (or: innocent); vote on a motion (or: no)", "vote"),
    (320, "leave", "leave the game; the others go on", "leave"),
    (330, "draw; pass", "several things in a row, before anybody else acts", ""),
    (340, "Enter", "do what is next, look at the table again, or let play go on", ""),
    (350, "wait", "let time pass until something runs out: a vote, a claim, what somebody is to do", "play"),
    (360, "why", "explain the latest refusal, or what is asked of you", ""),
    (370, "rules, rule Turn", "list the rules, or read one, by its title or id", ""),
    (380, "undo", "take back your latest act, unless something new was seen since", ""),
    (390, "new", "begin the next round, or a new game", ""),
    (400, "save friday", "write the game to friday.cards; `cardhouse play friday.cards` goes on with it", ""),
    (410, "quit", "leave", ""),
)
"""What can be typed, what it does, and the ways of acting of which a table has to know one for it to be of use; what
families bring stands between.
"""
HELP: Final = sorted([*[HelpLine(typed, what, of, place) for place, typed, what, of in OWN], *BROUGHT], key=by_place)
LONGEST_MENU: Final = 20
"""So many choices are shown, with a letter each."""
OWN_WORDS: Final = (Play, Draw, Pay, Lay, Give, Vote, Prepare, Pass, Say, Gesture)
"""What has a word of its own to type."""
UNTOLD: Final = (Play, Give, Say, Gesture)
"""What is told otherwise, or goes without saying, where somebody asks what would be fine."""
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
"""The choices of a menu: a number is always a card."""
IN_SHORT: Final = (
    *("Turn", "Match", "Winning", "Aces", "The Joker", "Buying", "Prices", "Jacks", "Queens", "Kings", "The end"),
    *("Follow", "Or pick up", "Last card", "Butting in", "Out wins", "A turn", "Matching", "Going out", "Penalties"),
)


def typed_here(ways: Collection[str], tongue: Tongue = PLAIN) -> list[tuple[str, str]]:
    """What can be typed at a table that knows these ways of acting, and what it does."""
    known = [each for each in HELP if not each.ways or any(way in ways for way in each.ways.split())]
    return [(each.typed, tongue.noun(each.does)) for each in known]


def in_short(rules: Sequence[ShownRule]) -> list[str]:
    """The ids of the rules that somebody new has to know; of the first rules, where none has a telling title."""
    return [rule.id for rule in [rule for rule in rules if rule.title in IN_SHORT] or list(rules[:3])]


def rule_head(rule: ShownRule, tongue: Tongue = PLAIN) -> str:
    by = ", ".join([part for part in (tongue.noun(rule.by), day_said(rule.since, tongue.language)) if part])
    return f"{rule.title} [{rule.id}], {by}"


def choices(acts: Iterable[Act]) -> list[Act]:
    """What is put as a menu: all that has no word of its own to type; of purchases those that cost least."""
    found = [act for act in acts if not isinstance(act, OWN_WORDS) and not manner_of(act).typed]
    for kind, shorter in SHORTENED.items():
        several = [act for act in found if isinstance(act, kind)]
        kept = {id(act) for act in shorter(several)} if several else set[int]()
        found = [act for act in found if not isinstance(act, kind) or id(act) in kept]
    return found


def letters_to(count: int, tongue: Tongue = PLAIN) -> str:
    """How one of so many choices is named: "a letter from a to d"."""
    if count == 1:
        return "a"
    more = "" if count <= LONGEST_MENU else tongue.says(f', or "choose" and a number up to {count}')
    return tongue.says(f"a letter from a to {LETTERS[min(count, LONGEST_MENU) - 1]}") + more


def fine_now(acts: Sequence[Act], names: Sequence[str], tongue: Tongue = PLAIN) -> str:
    """What would be lawful, in a few words."""
    plays = [act for act in acts if isinstance(act, Play)]
    gifts = [act for act in acts if isinstance(act, Give)]
    found = [tongue.says(f"play {first_cards(plays, tongue)}")] if plays else []
    if gifts:
        found.append(tongue.says(f"give {so_many(len(gifts[0].cards))} to {names[gifts[0].to]}", names))
    told = [act for act in acts if not isinstance(act, UNTOLD) and not manner_of(act).untold]
    others = [doing(act.way or form_of(type(act)).name) for act in told]
    found += [tongue.noun(each) for each in dict.fromkeys(others)]
    return joined(found, tongue.noun("or"))


def so_many(cards: int) -> str:
    return "a card" if cards == 1 else f"{cards} cards"


def first_cards(plays: Iterable[Play], tongue: Tongue = PLAIN) -> str:
    """The cards that one may begin with."""
    cards: set[Card] = {play.cards[0] for play in plays}
    return joined([tongue.noun(card_words(card)) for card in sorted(cards, key=in_order)], tongue.noun("or"))


def refusal(
    outcome: Outcome,
    fine: Sequence[Act],
    names: Sequence[str],
    rules: Sequence[ShownRule] = (),
    tongue: Tongue = PLAIN,
) -> str:
    """Every reason why not, and what would be fine; nothing of that where `fine` is not for telling. A reason that is
    just the words of a call is told with what the rule says, if that is among these rules.
    """
    sentences = {rule.id: rule.sentence for rule in rules}
    told = [
        whole_reason(ruling, sentences.get(ruling.rule, ""), names, tongue, outcome.act.seat)
        for ruling in outcome.rulings
    ]
    reasons = "; ".join(dict.fromkeys(told))
    reasons = reasons[:1].upper() + reasons[1:]
    act, plays = outcome.act, [each for each in fine if isinstance(each, Play)]
    one_reason = outcome.answer == REFUSED and len(outcome.rulings) == 1
    if one_reason and isinstance(act, Play) and len(act.cards) == 1 and plays:
        return f"{reasons}; {tongue.says(f'{first_cards(plays, tongue)} would.')}"
    would = fine_now(fine, names, tongue)
    return f"{reasons}. {tongue.says('What would be fine:')} {would}." if would else f"{reasons}."


def whole_reason(
    ruling: Ruling, sentence: str, names: Sequence[str], tongue: Tongue = PLAIN, seat: int = NO_SEAT
) -> str:
    """A reason with what its rule says, where it is but a name for what was done wrong."""
    tells = any(mark in ruling.reason for mark in "♠♥♦♣") or ruling.reason.startswith(tuple(names))
    is_name = ruling.reason[:1].isupper() and not tells
    reason = tongue.reason(ruling.reason, names, seat)
    if is_name and tongue.language and reason == ruling.reason:
        reason = tongue.quoted(reason)  # a call is said as it is in every language
    return f"{reason}: {sentence.rstrip('.')}" if is_name and sentence else reason


def reasons(table: Table, act: Act, tongue: Tongue = PLAIN) -> list[str]:
    """Why an act is refused: each rule in the way, its sentence, and who said what to the question it failed."""
    found: list[str] = []
    if act.impossible(table):
        why = tongue.reason(act.impossible(table), table.names, act.seat)
        return [f"{tongue.says('The table cannot do it:')} {why}."]
    for question, subject in facets_of(table, act):
        if permits(table.ask(question), subject):
            continue
        found.append(f"{tongue.reason(ruling_on(table, (question, subject)).reason, table.names, act.seat)}.")
        before: set[str] = set()
        words = [word for word in explain(table, question) if word.changed and word.rule]
        behind = [
            word for word in words if is_known(table, word.rule, act.seat) and is_read(table, word.rule, act.seat)
        ]
        for word in behind:
            article, answer = table.law.by_id[word.rule], re.split(", | or ", word.answer)
            told = [each for each in answer if each not in before]
            kinds = joined([tongue.noun(each) for each in told], tongue.noun("or"))
            cards = f" {tongue.noun('adds' if before else 'allows')} {kinds}"
            listing = isinstance(table.ask(question), Cards) and told
            found.append(f"  {title_in(article, tongue.language)} [{article.id}]{cards if listing else ''}")
            found.append(f"    {sentence_in(article, tongue.language)}")
            before = set(answer)
        rule = table.law.by_id.get(question.default_rule(table))
        if not words and rule:
            found += [
                f"  {title_in(rule, tongue.language)} [{rule.id}]",
                f"    {sentence_in(rule, tongue.language)}",
            ]
    return found or [tongue.says("That would be fine now.")]


def question_put(view: View, acts: Sequence[Act], tongue: Tongue = PLAIN) -> list[str]:
    """What the table waits for, as far as this seat is concerned. The acts are for telling only under a referee."""
    me, names = view.seat, view.names
    for motion in view.motions:
        if me in motion.electorate and me not in (*motion.ayes, *motion.noes):
            return [motion_put(motion)]
    owed = sum(debt.left for debt in view.debts if debt.bearer == me)
    if owed:
        gesture = next((act.gesture for act in acts if isinstance(act, Gesture)), "")
        first = tongue.says(f"{gesture}, then pay") if gesture else "pay"
        debt = tongue.says("You owe a penalty card" if owed == 1 else f"You owe {owed} penalty cards")
        return [f"{debt}: {first}."]
    found: list[str] = []
    for duty in [duty for duty in view.duties if is_next(view, duty)]:
        if duty.what:
            told = tongue.says(f'You have to {duty.kind} "{duty.what}"')
            found.append(f"{told} {tongue.noun(duty.until)}: {duty.kind} {duty.what}")
        elif gifts := [act for act in acts if isinstance(act, Give)]:
            count = len(gifts[0].cards)
            example = " ".join(str(number + 1) for number in range(count))
            to = names[gifts[0].to]
            give = tongue.says(f"You have to give {to} {count} of your cards, for instance:", names)
            found.append(f"{give} give {example}")
        else:
            found.append(
                tongue.says(f"You have to {doing_at(view, duty.kind, tongue)}; take one of these by its letter:")
            )
    return found


def is_next(view: View, duty: ShownDuty) -> bool:
    """Whether this seat is to do its duty now: while others vote or pay, only words are."""
    others_first = (view.motions or view.debts) and view.pending != view.seat
    return duty.bearer == view.seat and (duty.kind == SAY or not others_first)


def motion_put(motion: ShownMotion) -> str:
    """What this seat is asked to vote on, and what can be typed."""
    stop = "" if motion.words.rstrip("“”")[-1:] in (".", "?", "!") else "."
    return f"{motion.words}{stop} {motion.typed}"
