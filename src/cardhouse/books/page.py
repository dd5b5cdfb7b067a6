"""A book as a page that prints well: plain HTML, with a stylesheet beside it."""

from collections.abc import Iterator, Mapping
from html import escape
from typing import Final

from cardhouse.books.days import day_said
from cardhouse.books.history import history, told
from cardhouse.books.rulebook import BookRule, Rulebook
from cardhouse.books.running import RuleRun, Runner
from cardhouse.core.words import enumerated

WHO: Final = {
    Runner.WORDS: "The table runs it by its own words.",
    Runner.SHELF: "The table runs it.",
    Runner.PEOPLE: "People judge it.",
}
PARTLY: Final = "The table runs a part of it; people judge the rest."
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


def times(number: int) -> str:
    return "once" if number == 1 else "twice" if number == 2 else f"{number} times"


def counted(broken: int, caught: int, struck: int) -> str:
    """How often a rule was broken, caught and struck at, in a sentence; nothing, if never."""
    parts = [f"{what} {times(number)}" for what, number in (("broken", broken), ("caught", caught)) if number]
    parts += [f"put in question {times(struck)}"] if struck else []
    said = enumerated(parts) if parts else ""
    return f"{said[:1].upper()}{said[1:]}." if said else ""


def page(book: Rulebook, runs: list[RuleRun], counts: Mapping[str, str], style: str) -> str:
    """The whole page; `counts` has a sentence for rules that were broken, `style` is where its stylesheet is."""
    in_force = [rule for rule in book.rules if not rule.repealed and not rule.suspended]
    resting = [rule for rule in book.rules if rule.suspended]
    own = "1 rule" if len(in_force) == 1 else f"{len(in_force)} rules"
    about = f"{own} of our own" + (f", {len(resting)} resting" if resting else "")
    built = f", built on {escape(book.base)}" if book.base else ""
    body = "\n".join([line for run in runs if not run.rule.repealed for line in section(run, counts)])
    return f"""<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(book.title)}</title><link rel="stylesheet" href="{escape(style)}"></head>
<body>
<header><h1>{escape(book.title)}</h1><p class="soft">{about}{built}</p>
{"".join([f"<p>{escape(paragraph)}</p>" for paragraph in book.preface])}</header>
{body}
</body>
</html>
"""


def section(run: RuleRun, counts: Mapping[str, str]) -> Iterator[str]:
    rule = run.rule
    yield f'<article id="{escape(rule.id)}"{" class=rests" if rule.suspended else ""}>'
    yield f"<h2>{escape(rule.title)}{' (resting)' if rule.suspended else ''}</h2>"
    yield from [f"<p>{escape(text)}</p>" for text in rule.text]
    if rule.precedents:
        yield f"<ul>{''.join([f'<li>Ruling: {escape(each.text)}</li>' for each in rule.precedents])}</ul>"
    yield f'<p class="soft">{escape(" ".join([text for text in small_print(rule, run, counts) if text]))}</p>'
    yield "</article>"


def small_print(rule: BookRule, run: RuleRun, counts: Mapping[str, str]) -> Iterator[str]:
    by = ", ".join([part for part in (rule.by, day_said(rule.since)) if part])
    yield f"{by}." if by else ""
    yield WHO[run.by[0]] if len(run.by) == 1 else PARTLY
    yield counts.get(rule.id, "")
    later = [told(change) for change in history(rule)[1:]]
    yield from [f"{text[:1].upper()}{text[1:]}." for text in [each.partition("; before")[0] for each in later]]
