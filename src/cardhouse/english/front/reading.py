"""Reading people's own wording: every exact sentence that it can be led to."""

import itertools
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from cardhouse.english import meaning as m
from cardhouse.english.chart import Budget, Chart, Grammar, TooHard, vocabulary
from cardhouse.english.front.carried import carried_on
from cardhouse.english.front.gate import gate
from cardhouse.english.front.labels import unlabelled
from cardhouse.english.front.noted import without_code
from cardhouse.english.front.productions import ExactWords, front_grammar
from cardhouse.english.front.restating import settled
from cardhouse.english.front.retold import without_retelling
from cardhouse.english.front.sense import QUOTED, of_anybody, pointed, sensible
from cardhouse.english.front.shorthand import ended, explained, named, spelt_out
from cardhouse.english.front.tables import SYNONYMS, TABLE
from cardhouse.english.front.unmeant import twofold, unmeant
from cardhouse.english.front.words import FILLER, JOINED, NEVER
from cardhouse.english.meaning.bases import Sentence
from cardhouse.english.reading import EXACT
from cardhouse.english.synonyms import TABLE as EXACT_SYNONYMS
from cardhouse.english.synonyms import compiled, rewritten
from cardhouse.english.tokens import Token, TokenSort, tokens
from cardhouse.english.writing import rule_said

WORDING: Final = compiled(EXACT_SYNONYMS + SYNONYMS.strip() + "\n")
STEPS: Final = 14_000
"""For one text, over all that is tried with it."""

_ENDS: Final = (".", ";", "!", "\n")
_LAYING: Final = re.compile(
    r"(?:an?|any) (?:player|person) \w+ing\b|any(?:one|body) \w+ing\b|(?:(?:when|after|upon|by|on|while) )?"
    r"(?:playing|laying|placing|throwing|putting|using|drawing|rolling|saying|winning)\b",
    re.IGNORECASE,
)
_ONES_OWN: Final = re.compile(
    r"\byou\b.* (?:when|after|upon|by|for|on|while) \w+ing\b|^[^,.:?]*\?.*\byou\b", re.IGNORECASE
)
"""`You draw two cards for playing a 7`, `Played a 7? You draw two`: who is spoken to has done it."""

_OF_THEM: Final = re.compile(r"When a player (?!plays )")
"""`End of turn: draw a card`, `Skipped? Draw a card`: what befalls somebody tells whom it is about; a card does not."""

_YOU: Final = re.compile(r"\b(you|your|whoever|who)\b", re.IGNORECASE)

_ONES_TURN: Final = re.compile(r"\byou (?:\w+ ){1,2}your (?:next )?(?:turn|go)\b", re.IGNORECASE)
"""`you lose your turn` speaks of somebody once."""


@dataclass(frozen=True)
class Led:
    """One exact form of a wording, and how it came about."""

    form: str
    rule: m.RuleMeaning
    ask: str = ""
    forms: frozenset[int] = frozenset()
    place: int = 0


def prepared(text: str) -> list[Token]:
    """The tokens of a text, with letters as ranks and words of the trade in those of the tables."""
    seen = without_retelling(without_code(ended(unlabelled(tokens(text), text), text), text))
    written = spelt_out(_without_brackets(explained(seen)), text)
    words = _without_heading(_joined(_of_ours(named(_after_asking(written)))))
    return rewritten(rewritten(words, WORDING), WORDING)


def _after_asking(words: Sequence[Token]) -> list[Token]:
    """`Skipped? Then say ...`: what follows a question follows from it, with "then" or without."""
    pairs = zip([None, *words], words, strict=False)
    return [token for before, token in pairs if not (token.word == "then" and _asks(before))]


def _asks(token: Token | None) -> bool:
    return token is not None and token.sort is TokenSort.SIGN and token.word == "?"


def _without_brackets(words: list[Token]) -> list[Token]:
    """What stands in brackets goes on after a comma, or after a stop where it is a remark of its own at the end."""
    found: list[Token] = []
    for place, token in enumerate(words):
        if token.sort is not TokenSort.SIGN or token.word not in "()":
            found.append(token)
        elif 0 < place < len(words) - 1 and (token.word == "(" or words[place + 1].sort is not TokenSort.SIGN):
            found.append(replace(token, word="." if token.word == "(" and _remark(words[place + 1 :]) else ","))
    return found


def _remark(words: Sequence[Token]) -> bool:
    """Whether brackets that open here close at the end, and do not go on with the sentence."""
    close = next((place for place, token in enumerate(words) if token.word == ")"), len(words))
    after = words[close + 1 : close + 2]
    ends = not after or (after[0].sort is TokenSort.SIGN and after[0].word in _ENDS)
    return ends and close > 1 and words[0].word not in _GOES_ON and words[0].sort is not TokenSort.STR


_GOES_ON: Final = NEVER | {"with", "for", "on", "when", "as", "any", "by", "etc", "so", "to", "of", "also"}


def _of_ours(words: list[Token]) -> list[Token]:
    """Without `we play that`, `in our game,`, `our rule is that`: a rule is one of ours."""
    said = " ".join(token.word if token.sort is not TokenSort.STR else '"' for token in words[:12]) + " "
    found = _OURS.match(said)
    length = found[0].count(" ") if found else 0
    return _of_ours(words[length:]) if 0 < length < len(words) else words


_OURS: Final = re.compile(
    r"(?:(?:and |so |oh |also |ok |, |from now on |now |henceforth )*"
    r"(?:(?:we|we always|here we|here|at home|at home we|my family|our family) plays? "
    r"(?:it so |it like this |it |by the rule )?(?:that|:|,) "
    r"|(?:at|in|for|with) (?:our|my|this|the) (?:game|house|family|group|table|version|place|round|circle|home) "
    r"(?:we (?:play|say|have it) (?:that )?|, (?:we (?:play|say|have it) (?:that )?)?|(?=(?:you|when|if|whoever) ))"
    r"|(?:our|my|the|a|one|another|house|new) (?:(?:house|new|next|first|other|extra) )?(?:rule|idea|proposal) "
    r"(?:is |here is |: )?(?:that|:|,) "
    r"|(?:it is|it 's|there is|there 's) (?:a|our|one) (?:(?:house|new) )?rule (?:that|:) "
    r"|we (?=(?:all |each )?(?:must )?"
    r"(?:use|deal|start|begin|play with|go|add|leave|include|have|drop|call|no longer) )"
    r"|our (?=(?:\w+ ){1,3}(?:is|are|has|have|must|may|:|=) )"
    r"|(?:my|our|the|her|his|this) (?:\w+ ){1,2}(?:'s )?(?:(?:house|new|own) )?"
    r"(?:rule|law|idea) (?:is )?(?:that|:|,|-) "
    r"|let us (?:say|agree|play|have it) (?:that |: )?"
    r"|(?:i|we) (?:say|suggest|propose|agreed|decided|want|made a rule|have a rule|had a rule|add) (?:that|:) ))"
)


def _without_heading(words: list[Token]) -> list[Token]:
    """Without what only says that a rule follows: a dash, `new rule:`, `from now on,`."""
    place = 0
    while place < len(words) and words[place].word in _HEADING and words[place].sort is not TokenSort.STR:
        place += 1
    if not 0 < place < len(words):
        return words
    if words[place].word in (":", ","):
        return words[place + 1 :]
    return words[place:] if words[0].sort is TokenSort.SIGN or words[place - 1].word == "-" else words


_HEADING: Final = frozenset(("-", "*", "•", "new", "house", "rule", "from_now_on", "ok", "so", "well", "please"))


def _joined(words: list[Token]) -> list[Token]:
    found: list[Token] = []
    for word in words:
        found.append(word)
        for length in (3, 2):
            last = found[-length:]
            joined = JOINED.get(tuple(token.word for token in last))
            if joined and all(token.sort is TokenSort.WORD for token in last):
                found[-length:] = [replace(last[-1], word=joined, start=last[0].start)]
    return found


def sentences_of(words: Sequence[Token]) -> list[list[Token]]:
    """Cut at ends of sentences and lines; the end signs are left out."""
    found: list[list[Token]] = [[]]
    for token in words:
        if token.sort is TokenSort.SIGN and token.word in _ENDS:
            found.append([])
        else:
            found[-1].append(token)
    return [sentence for sentence in found if sentence]


@cache
def peoples_grammar() -> Grammar:
    """People's wording as a grammar. To make it takes some time, so it is made for the first text that is read."""
    return front_grammar(TABLE, EXACT.rules)


@cache
def known_words() -> frozenset[str]:
    return vocabulary(peoples_grammar().rules.values())


def chart_of(words: Sequence[Token], budget: Budget) -> Chart:
    return Chart(peoples_grammar(), words, budget, FILLER)


def readings(chart: Chart, name: str = "Tops") -> list[ExactWords]:
    """Everything that these words can be in the exact language, each once."""
    try:
        found = chart.whole(name)
    except TooHard:
        return []
    once: dict[tuple[str, str, int], ExactWords] = {}
    for each in found:
        if isinstance(each, ExactWords):
            once.setdefault((each.text, each.ask, each.place), each)
    return list(once.values())


def strange(chart: Chart) -> list[int]:
    """The places of words that no phrasing has, and that may not be left out."""
    return [place for place, token in enumerate(chart.words) if not (known(token) or chart.skipped[place])]


def known(token: Token) -> bool:
    return token.sort not in (TokenSort.WORD, TokenSort.SIGN) or token.word in known_words()


def led(chart: Chart, text: str) -> list[Led]:
    """The exact forms of one sentence; several, or one with an ask class, are a question."""
    if strange(chart):
        return []  # every word counts
    found: dict[str, Led] = {}
    passed: dict[str, m.RuleMeaning | None] = {}
    for said in itertools.chain.from_iterable(settled(each, chart.budget) for each in readings(chart)):
        for one in persons(said, text):
            if one.text not in passed:
                passed[one.text] = gate(one.text, chart.budget)
            rule = passed[one.text] = _on_the_top(passed[one.text], text[said.start : said.end])
            rule = sensible(rule, text[said.start : said.end]) if rule is not None else None
            if rule is None or any(map(_hangs_on_a_choice, rule.sentences)) or unmeant(rule, _sentence(text, said)):
                continue
            form = rule_said(rule)
            if _NO_CARD.search(form) or _NO_PLAY.search(form) or _drew_nothing(form, text[said.start : said.end]):
                continue  # every card is a card; and until when somebody may not play is not said
            if ", each player " in form and _DOING.search(text, said.start + 1, said.end):
                continue  # who does it is who has to, and not everybody
            if (
                ", each player " in form
                and not _EACH_IF_THEY.search(form)
                and (
                    _THEY.search(text, said.start + 1, said.end)
                    or _THEIRS.search(text, said.start, said.end)
                    or _PLAYERS.match(text, said.start, said.end)
                )
            ):
                rule = gate(
                    form.replace(", each player ", ", they ").replace(", they draws", ", they draw"), chart.budget
                )
                if rule is None:
                    continue
                form = rule_said(rule)
            for later, (which, ask) in enumerate(meant(rule, text[said.start : said.end], chart.budget)):
                new = Led(rule_said(which), which, one.ask or ask, one.forms, one.place + later)
                old = found.get(new.form)
                if (
                    old is None
                    or (old.ask and not new.ask)
                    or (bool(old.ask) == bool(new.ask) and new.place < old.place)
                ):
                    found[new.form] = new
    if any(not each.ask for each in found.values()):  # when it is to be said is told
        found = {form: each for form, each in found.items() if each.ask != "when"}
    found = _without_cards_of_another_pack(found)
    return sorted(_once(found), key=lambda one: (one.place, abs(len(one.form) - len(text))))


def meant(rule: m.RuleMeaning, said: str, budget: Budget) -> list[tuple[m.RuleMeaning, str]]:
    """All that a reading can mean, each with what is asked about it."""
    open_ways = twofold(rule, said)
    if open_ways is not None:
        rules = [gate(form, budget) for form in open_ways[0]]
        return [(each, open_ways[1]) for each in rules if each is not None]
    found: list[tuple[m.RuleMeaning, str]] = []
    for full, doubt in carried_on(rule, QUOTED.sub('""', said)):
        found += [(which, doubt or ask) for which, ask in pointed(full, said)]
    return found


def _without_cards_of_another_pack(found: dict[str, Led]) -> dict[str, Led]:
    """`7: knock, reverse, skip`: what is read as the deeds of one card needs no card that is called reverse."""
    plain = [len(each.rule.sentences) for each in found.values() if each.ask != "foreign-card"]
    return {
        form: each
        for form, each in found.items()
        if each.ask != "foreign-card" or len(each.rule.sentences) <= min(plain, default=99)
    }


def unclear(rule: m.RuleMeaning, said: str) -> bool:
    """Whether it says something that people hardly mean as it stands: cards that are any card, `a player draws`."""
    if _NO_CARD.search(rule_said(rule)) or any(map(of_anybody, rule.sentences)):
        return True
    canonical = rule_said(rule).removesuffix(".") == said.strip().removesuffix(".")
    return not canonical and (
        unmeant(rule, said) or pointed(rule, said) != [(rule, "")] or twofold(rule, said) is not None
    )


def _sentence(text: str, said: ExactWords) -> str:
    """The words of a reading, and those behind it in the same sentence that were left out."""
    end = _STOP.search(text, said.end)
    return text[said.start : end.start() if end else len(text)]


_STOP: Final = re.compile(r"[.;!\n]")


def _on_the_top(rule: m.RuleMeaning | None, text: str) -> m.RuleMeaning | None:
    """Leave to play something while a card lies on top is leave to play it on that card; and a card is any card."""
    form = rule_said(rule) if rule is not None else ""
    said = _FROM_THEN.fullmatch(form)
    if said is not None:
        return gate(f"A player may not {said[2]} if they have {said[1]}.")
    said = _LYING.fullmatch(form)
    if said is not None:
        cards = "any card" if said[1] in ("a card", "any card") else said[1]
        return gate(f"{cards} may be played on {said[2]}.")
    said = _MAY_AFTER.fullmatch(form)
    if said is not None and _AFTER.match(text):
        one_by_one = "of the same" not in form and " other than " not in form
        cards = "any card" if said[3] == "a card" else said[3]
        return gate(f"{cards} {said[2]} be played on {said[1]}.") if one_by_one else None
    said = _NONE_AFTER.fullmatch(form)
    if said is not None and _BEHIND.search(text):
        return gate(f"{said[2]} may not be played on {said[1]}.")
    said = _MUST_FOLLOW.fullmatch(form)
    if said is not None:
        return gate(f"When {said[1]}, the next card must be {said[2]}.")
    if form.startswith("A card may be played on "):
        return gate(form.replace("A card", "Any card"))
    return rule


_MAY_AFTER: Final = re.compile(r"When a player plays ([^,]+), they (may(?: not)?) play ([^,]+?)(?: on their turn)?\.")
_AFTER: Final = re.compile(
    r"\W*(?:(?:you|players|a player|any(?:one|body)|one)\b.*\bafter\b|after\b)"
    r"(?!.*\b(?:again|another|too|also|more)\b)",
    re.IGNORECASE,
)
"""`You can play a 10 after a 9`: whoever is next, and not who has played the 9."""
_NONE_AFTER: Final = re.compile(r"When a player plays ([^,]+), no player may play ([^,]+)\.")
_BEHIND: Final = re.compile(r"\bplay\w* .*\bafter\b", re.IGNORECASE)
_MUST_FOLLOW: Final = re.compile(
    r"When (.+ in a row(?: is| are)? ?(?:played)?), the active player must play (a [^,]+|an [^,]+)\."
)
_FROM_THEN: Final = re.compile(
    r"When a player (?:begins to have|drops to) ([^,]+), they may not "
    r"((?:(?! until | for | within | on their |their next )[^.])+)\."
)
"""What nobody may do with so many cards, for as long as they have them."""
_LYING: Final = re.compile(r"A player may play (.+) if the top card is (?!not )(.+)\.")


def _once(found: dict[str, Led]) -> list[Led]:
    """Without what a sentence that always holds says already: at each start of a turn, X not on Y."""
    return [led for form, led in found.items() if not _standing(form) & found.keys()]


def _standing(form: str) -> set[str]:
    """The sentences that always hold and say the same as this trigger, or say the same shorter."""
    if '" or say "' in form:
        return {form.replace('" or say "', '" or "')}
    said = _BARRING.fullmatch(form)
    if said:
        return {f"A player may not {said[2]} if they have {said[1]}."}
    said = _MAY_PLAY.fullmatch(form)
    if said:
        return {f"Any card may be played on {said[1]}."}
    if " must take another turn" in form:
        return {form.replace(" must take", take) for take in (" take", " takes")}
    if form.endswith(" if it is their turn."):
        return {form.replace(" if it is their turn.", " on their turn.")}
    if " on another " in form:
        return {form.replace(" on another ", f" on {article} ") for article in ("a", "an")}
    if " plays another card." in form:
        return {form.replace(" plays another card.", " plays a card.")}
    if "card is a card other than " in form:
        return {form.replace("card is a card other than ", "card is not ")}
    said = _AT_TURNS.fullmatch(form)
    if said:
        when = "start" if said[1] == "begins" else "end"
        held = {f"A player {said[2]} at the {when} of their turn."}
        return held | {f"A player {said[2]} if it is their turn."} if said[2].startswith("may ") else held
    said = _SKIPPING.fullmatch(form)
    if said:
        return {f"{said[1]} is skipped."}
    said = _WHILE_HAVING.fullmatch(form)
    if said:
        return {f"A player may {said[2]} if they have {said[1]}."}
    said = _BARRED.fullmatch(form)
    return {f"{said[2][0].upper()}{said[2][1:]} may not be played on {said[1]}."} if said else set()


def _drew_nothing(form: str, said: str) -> bool:
    """`a Joker: you cannot play it`: what is played then is no card that was drawn."""
    return "they have just drawn" in form and " plays " in form and not _DREW.search(said)


_DREW: Final = re.compile(
    r"\b(?:dr[ae]w|got|get|pick|took|take|receiv|given|gain|penalt|eat|buy|bought)", re.IGNORECASE
)
_DOING: Final = re.compile(r"\b(?:when|after|upon|on|by|while) \w+ing\b", re.IGNORECASE)
_EACH_IF_THEY: Final = re.compile(r", each player [^.]* (?:if|unless|while) they ")
_THEY: Final = re.compile(r"\b(?:when|whenever|if|after|once|time|as soon as) (?:they|he|she)\b", re.IGNORECASE)
_THEIRS: Final = re.compile(
    r"\b(?:when|whenever|if|after|once|before|time|as soon as|at the (?:start|end|beginning) of) (?:their|his|her)\b",
    re.IGNORECASE,
)
_PLAYERS: Final = re.compile(r"(?:when|after|upon|on|by|while) \w+ing\b[^,]*, players\b", re.IGNORECASE)
_AT_TURNS: Final = re.compile(
    r"When a player (begins|ends) their turn, (?:they|each player|any player|a player) ((?:must|may) .+)\."
)
_NO_CARD: Final = re.compile(
    r" counts? as (?:a|any)(?: wild)? card\b(?! of)|(?:^|\. )Wild cards? counts? as "
    r"| match(?:es)? (?:a|any) card\.|\b[Nn]o player (?:must|may not)\b"
)
_BARRING: Final = re.compile(r"When a player begins to have (.+ cards?), no player may (.+)\.")
_MAY_PLAY: Final = re.compile(r"When a player plays (.+), they may play (?:a|any) card\.")
_NO_PLAY: Final = re.compile(r"^When .*, they may not play (?:a|any) card\.")
_SKIPPING: Final = re.compile(r"(When [^.]+) must skip their turn\.")
_WHILE_HAVING: Final = re.compile(r"When a player begins to have (.+ cards?), they may (.+)\.")
_BARRED: Final = re.compile(r"When a player plays (.+), (?:they may not|no player may) play (.+)\.")


def _hangs_on_a_choice(sentence: Sentence) -> bool:
    """Something after `may`: whether it happens only if that is done cannot be told."""
    match sentence:
        case m.Trigger(clauses=(*first, _)):
            return any(isinstance(clause, m.Bound) and clause.modal is m.Modal.MAY for clause in first)
    return False


def persons(said: ExactWords, text: str) -> list[ExactWords]:
    """Who pays, where nobody was named: the player if the trigger speaks of them too, else it is asked."""
    if "YOU" not in said.text and "NOBODY" not in said.text:
        return [said]
    cut = said.text.partition(",")[0]
    unsaid = "NOBODY" in said.text
    own = (_trigger_has_you(said, text) and not unsaid) or bool(_LAYING.match(text[said.start :]))
    own = own or (not unsaid and bool(_ONES_OWN.search(text, said.start, said.end)))
    own = own or (bool(_OF_THEM.match(cut)) and "NOBODY is skipped" not in said.text)  # `you skip`, maybe another
    they = replace(said, text=said.text.replace("YOU", "they").replace("NOBODY", "they"))
    if own or not cut.startswith("When"):
        return [they]
    others = said.text.replace("YOU", "the next player").replace("NOBODY", "the next player")
    return [replace(they, ask="who"), replace(said, text=others, ask="who", place=said.place + 1)]


def _trigger_has_you(said: ExactWords, text: str) -> bool:
    """Two of them for each rule in the text: one belongs to the trigger, one to what it brings."""
    words = _ONES_TURN.sub("you", re.sub(r'"[^"]*"', "", text[said.start : said.end]))
    found = _YOU.findall(words)
    rules = sum("YOU" in sentence for sentence in said.text.split(". "))
    return len(found) > 1 and len(found) >= 2 * rules
