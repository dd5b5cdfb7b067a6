"""A book as a page that prints well: plain HTML, with a stylesheet beside it."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from html import escape
from typing import Final

from cardhouse.books.days import day_said
from cardhouse.books.history import history, told
from cardhouse.books.rulebook import BookRule, Rulebook
from cardhouse.books.running import RuleRun, Runner
from cardhouse.core.words import ENGLISH, Hearer, Words, enumerated, sentence, words

WHO: Final = {
    Runner.WORDS: "The table runs it by its own words.",
    Runner.SHELF: "The table runs it.",
    Runner.PEOPLE: "People judge it.",
}
PARTLY: Final = "The table runs a part of it; people judge the rest."
TIMES: Final = (
    ("broken once", "broken twice", "broken {n} times"),
    ("caught once", "caught twice", "caught {n} times"),
    ("put in question once", "put in question twice", "put in question {n} times"),
)
"""How often a rule was broken, caught, and put in question."""
STYLE: Final = """\
:root { color-scheme: light; }
html { font: 17px/1.45 "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, "Noto Serif", serif; color: #20302a; }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; background: #fffdf8; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { font-size: 1.2rem; margin: 0; }
article { border-top: 1px solid #d6cdba; padding: .8rem 0; break-inside: avoid; }
article.rests h2, article.rests p { color: #57625b; }
p { margin: .3rem 0; }
ul { margin: .3rem 0; padding-left: 1.2rem; }
.soft { color: #57625b; font-size: .85rem; }
@media print {
  @page { margin: 14mm; }
  html { font-size: 11pt; color: #000; }
  body { max-width: none; margin: 0; padding: 0; background: #fff; columns: 2; column-gap: 8mm; }
  header { column-span: all; }
  .soft { color: #444; }
}
"""


def counted(broken: int, caught: int, struck: int, language: Mapping[str, str] = ENGLISH) -> str:
    """How often a rule was broken, caught and struck at, in a sentence; nothing, if never."""
    hearer = Hearer((), language=language)
    parts: list[str] = []
    for number, (once, twice, often) in zip((broken, caught, struck), TIMES, strict=True):
        if number:
            said = once if number == 1 else twice if number == 2 else often
            parts.append(hearer.hears(Words(said, {"n": str(number)})))
    return f"{sentence(enumerated(parts, hearer.says('and')))}." if parts else ""


def page(
    book: Rulebook,
    runs: list[RuleRun],
    counts: Mapping[str, str],
    style: str,
    language: str = "en",
    said: Mapping[str, str] = ENGLISH,
) -> str:
    """The whole page; `counts` has a sentence for rules that were broken, `style` is where its stylesheet is. What is
    said round the rules is in a language, with its words.
    """
    hearer = Hearer((), language=said)
    in_force = [rule for rule in book.rules if not rule.repealed and not rule.suspended]
    resting = [rule for rule in book.rules if rule.suspended]
    one = len(in_force) == 1
    about = hearer.hears(words("1 rule of our own") if one else words("{n} rules of our own", n=str(len(in_force))))
    about += hearer.hears(words(", {n} resting", n=str(len(resting)))) if resting else ""
    built = escape(hearer.hears(words(", built on {game}", game=book.base))) if book.base else ""
    body = "\n".join([line for run in runs if not run.rule.repealed for line in section(run, counts, hearer)])
    return f"""<!doctype html>
<html lang="{escape(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(book.title)}</title><link rel="stylesheet" href="{escape(style)}"></head>
<body>
<header><h1>{escape(book.title)}</h1><p class="soft">{about}{built}</p>
{"".join([f"<p>{escape(paragraph)}</p>" for paragraph in book.preface])}</header>
{body}
</body>
</html>
"""


def section(run: RuleRun, counts: Mapping[str, str], hearer: Hearer) -> Iterator[str]:
    rule = run.rule
    rests = hearer.hears(words(" (resting)")) if rule.suspended else ""
    yield f'<article id="{escape(rule.id)}"{" class=rests" if rule.suspended else ""}>'
    yield f"<h2>{escape(rule.title)}{rests}</h2>"
    yield from [f"<p>{escape(text)}</p>" for text in rule.text]
    if rule.precedents:
        rulings = [hearer.hears(words("Ruling: {text}", text=each.text)) for each in rule.precedents]
        yield f"<ul>{''.join([f'<li>{escape(each)}</li>' for each in rulings])}</ul>"
    yield f'<p class="soft">{escape(" ".join([text for text in small_print(rule, run, counts, hearer) if text]))}</p>'
    yield "</article>"


def small_print(rule: BookRule, run: RuleRun, counts: Mapping[str, str], hearer: Hearer) -> Iterator[str]:
    by = ", ".join([part for part in (rule.by, day_said(rule.since, hearer.language)) if part])
    yield f"{by}." if by else ""
    yield hearer.says(WHO[run.by[0]] if len(run.by) == 1 else PARTLY)
    yield counts.get(rule.id, "")
    later = [told(replace(change, before=""), hearer.language) for change in history(rule)[1:]]
    yield from [f"{sentence(text)}." for text in later]
