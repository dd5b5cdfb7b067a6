"""Rulebooks: one file for a group, with what it is built on, a section for each rule, examples and history.

A text becomes a `Rulebook`, and that a game to be played: `new_table(game_of(load_rulebook(path)), names)`.
"""

from cardhouse.books.playing import NotPlayable, game_of, game_of_text, load_rulebook
from cardhouse.books.reading import read_rulebook
from cardhouse.books.rulebook import BookChange, BookRule, Precedent, Rulebook
from cardhouse.books.running import RuleRun, Runner, SentenceRun, rule_run, runs_of
from cardhouse.books.writing import NotThere, with_rule, without_rule, written_rulebook

__all__ = [
    "BookChange",
    "BookRule",
    "NotPlayable",
    "NotThere",
    "Precedent",
    "RuleRun",
    "Rulebook",
    "Runner",
    "SentenceRun",
    "game_of",
    "game_of_text",
    "load_rulebook",
    "read_rulebook",
    "rule_run",
    "runs_of",
    "with_rule",
    "without_rule",
    "written_rulebook",
]
