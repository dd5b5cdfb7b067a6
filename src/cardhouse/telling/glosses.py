"""Rules in people's words, said in another language beside their own sentence, for whoever reads no English.

Rules are read in English, and their sentence is English. What is said of it here is found by that very sentence, part
by part, in the file of a language; a sentence with a part that the file does not know has no other words: none is
better than a wrong one.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from cardhouse.core.words import enumerated, in_case, own_form, sentence
from cardhouse.telling.languages import words_of

HERE: Final = Path(__file__).parent
THEY: Final = "they"
_GAP: Final = re.compile(r"\\\{([a-z]+)\d?\\\}")
_FILLED: Final = re.compile(r"\{([a-z]+\d?)(?::(\w+))?\}")
_SENTENCES: Final = re.compile(r'\.(?: |$)(?=(?:[^"]*"[^"]*")*[^"]*$)')
_PARTS: Final = re.compile(r'(?<!\bB)(?<!, C) and (?=(?:[^"]*"[^"]*")*[^"]*$)')
_NAMED: Final = re.compile(r"the (\w+) of (\w+)")
_VALUES: Final = {"n": r"(\d+)", "said": r'("[^"]*")'}

Table = Mapping[str, Mapping[str, str]]


class Glosses:
    """The words of one language for rules, and what was looked up before."""

    def __init__(self, language: str) -> None:
        path = HERE / f"{language}.rules.json"
        self.words: Final[Table] = json.loads(path.read_text("utf-8")) if path.exists() else {}
        self.small: Final = words_of(language)
        self.patterns: Final[dict[str, re.Pattern[str]]] = {}

    def rule(self, text: str) -> str:
        """All sentences of a rule; nothing, if there is one that has no words here."""
        if not self.words:
            return ""
        said = [self.one(part.strip()) for part in _SENTENCES.split(text) if part.strip()]
        return " ".join([f"{sentence(each)}." for each in said]) if all(said) else ""

    def example(self, text: str) -> str:
        """What comes of something in an example, "B draws 2 cards."; or what is so from now on."""
        if not self.words:
            return ""
        said = self.happens(text.rstrip("."))
        return f"{sentence(said)}." if said else ""

    def one(self, text: str) -> str:
        began = re.fullmatch(r"When a player ([^,]+), (.+)", text)
        if began is not None:
            did = self.said("did", began[1])
            return self.happens(began[2], did) if did else ""
        small = f"{text[:1].lower()}{text[1:]}"
        return self.said("sentence", small) or self.said("sentence", text)

    def happens(self, text: str, did: str = "") -> str:
        """What comes of it; after something that somebody did, or by itself."""
        parts, last, form = list[str](), "", "wenn"
        for part in _PARTS.split(text):
            who, verb, rest = self.clause(part, last)
            if not verb or (who == THEY and last not in ("", THEY)):
                return ""
            if not parts and did:
                form = "wer" if who == THEY else "wenn"
                parts.append(" ".join([each for each in (verb, "" if who == THEY else who, rest) if each]))
            elif who == THEY and not did:
                return ""
            elif who == last:
                parts.append(f"{self.words['forms']['and']}{verb} {rest}".rstrip())
            else:
                joint = self.words["forms"]["and they"] if parts else ""
                parts.append(f"{joint}{who} {verb} {rest}".rstrip())
            last = who
        does = "".join(parts)
        return self.words["forms"][form].replace("{did}", did).replace("{does}", does) if did else does

    def clause(self, text: str, last: str) -> tuple[str, str, str]:
        """Who, what they do, and the rest of it; `last` goes on where nobody is named."""
        world = self.words["world"].get(text)
        if world is not None:
            who, verb, rest = world.split("|")
            return who, verb, rest
        if text.startswith("they "):
            return THEY, *self.verb(text[5:], plain=True)
        known = [*self.words["person"], *self.words["people"]]
        for pattern in sorted(known, key=len, reverse=True):
            found = re.match(f"{self.pattern(pattern).pattern} (?=\\w)", text)
            if found is not None:
                several = pattern in self.words["people"]
                who = in_case(self.gap("person", found[0].strip()), "who")
                return who, *self.verb(text[found.end() :], plain=several, several=several)
        return (last, *self.verb(text, plain=last == THEY)) if last else ("", "", "")

    def verb(self, text: str, *, plain: bool, several: bool = False) -> tuple[str, str]:
        """A verb and what belongs to it. English has a plain form for "they", this language one for several people."""
        for pattern, words in self.words["does"].items():
            first, space, rest = pattern.partition(" ")
            filled = self.filled(f"{own_form(first)}{space}{rest}" if plain else pattern, words, text)
            if filled:
                verb, _, more = filled.partition("|")
                one, _, many = verb.partition("/")
                return many if several else one, more
        return "", ""

    def said(self, kind: str, text: str) -> str:
        """A text of some kind in this language, with its cases if it has any."""
        for pattern, words in self.words[kind].items():
            found = self.filled(pattern, words, text)
            if found:
                return found
        return ""

    def filled(self, pattern: str, words: str, text: str) -> str:
        """These words, if a text reads like this pattern and all that stands in its gaps has words."""
        found = self.pattern(pattern).fullmatch(text)
        if found is None:
            return ""
        names = [each[1] for each in re.finditer(r"\{([a-z]+\d?)\}", pattern)]
        given = {
            name: self.gap(name.rstrip("0123456789"), gap) for name, gap in zip(names, found.groups(), strict=True)
        }
        if not all(given.values()):
            return ""
        return _FILLED.sub(lambda gap: in_case(given[gap[1]], gap[2] or "who"), words)

    def gap(self, kind: str, text: str) -> str:
        if kind == "n":
            return text
        if kind == "said":
            return self.words["forms"]["said"].replace("{words}", text[1:-1])
        if kind == "cards":
            return self.cards(text)
        if kind == "several":
            return self.small.get(text, self.small.get(text[:1].upper() + text[1:], ""))
        return self.said("person", text) or self.said("people", text) if kind == "person" else self.said(kind, text)

    def cards(self, text: str) -> str:
        """Some cards, such as "a King or the 4 of Hearts", in each case."""
        atoms = [self.card(each) for each in text.split(" or ")]
        if not all(atoms):
            return ""
        last = self.small.get("or", "or")
        return "|".join([enumerated([in_case(each, form) for each in atoms], last) for form in ("who", "whom", "to")])

    def card(self, text: str) -> str:
        named = _NAMED.fullmatch(text)
        if named is not None:
            suit, rank = self.words["suit"].get(named[2], ""), named[1]
            form = self.words["rank"].get(rank, self.words["rank"]["number"] if rank.isdecimal() else "")
            return form.replace("{suit}", suit).replace("{rank}", rank) if suit else ""
        known = self.words["card"].get(text, "")
        return known or (self.small.get(text, "") if text.startswith(("a ", "an ")) else "")

    def pattern(self, text: str) -> re.Pattern[str]:
        found = self.patterns.get(text)
        if found is None:
            made = _GAP.sub(lambda gap: _VALUES.get(gap[1], "(.+?)"), re.escape(text))
            found = self.patterns[text] = re.compile(made)
        return found


@cache
def glosses(language: str) -> Glosses:
    return Glosses(language)


def gloss(text: str, language: str) -> str:
    """What a rule in people's words says, in a language that is not its own; nothing, if that is not known."""
    return glosses(language).rule(text) if language else ""
