"""Makes a copy of the sources quicker to run once it is compiled; nobody writes a rule differently for it.

mypyc calls a decorated method as Python does, whoever calls it, which takes most of the time of a short one. So, in the
copy that is compiled, hooks lose their decorators, which are said below their classes instead, and each class gets a
voice that calls its hooks natively. And of each kind of fact one that is no longer needed is kept for the next; it is
made by an `__init__` that is written out, and its `values` are, both of which are else found out at run time.

Facts never lead back to themselves, so they are made without what the garbage collector needs (`acyclic`), where the
compiler reads `quick.h` first: else, when a long chain of them is freed, mypyc's code would write before the beginning
of an object.

No line of a source gets another number, so that a traceback shows what stands there in the original.
"""

from __future__ import annotations

import ast
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

VOICES: Final = "cardhouse/core/voices.py"
"""The module that has another one in its place."""
DECORATORS: Final = ("answers", "after", "instead")
OPEN: Final = "allow_interpreted_subclasses"
QUICK: Final = Path(__file__).with_name("quick.h")
TRAINING: Final = Path(__file__).with_name("training.py")
"""Plays what the compiler is to see played."""
ACYCLIC: Final = os.name == "posix" and sys.version_info < (3, 13)
"""Whether `quick.h` knows how this Python frees long chains, and the compiler can be told to read it."""
PLAIN: Final = ("Cards", "Seats", "Group", "Deciding", "Outcome")
"""What is no fact and never leads back to itself either, as goes for what is derived from it."""


class Place(NamedTuple):
    """A class, and where it stands."""

    file: Path
    node: ast.ClassDef


class Edited:
    """A source as lines that can be put in the place of others, and what comes below them."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self.lines: Final = path.read_text("utf-8").splitlines()
        self.tree: Final = ast.parse("\n".join(self.lines))
        self.below: Final[list[str]] = []

    def clear(self, node: ast.expr) -> None:
        """Leave the lines of a decorator empty."""
        for number in range(node.lineno, (node.end_lineno or node.lineno) + 1):
            self.lines[number - 1] = ""

    def put(self, node: ast.expr, after: str) -> None:
        """Say something right after an expression."""
        line = (node.end_lineno or node.lineno) - 1
        whole = self.lines[line].encode()
        self.lines[line] = (whole[: node.end_col_offset] + after.encode() + whole[node.end_col_offset :]).decode()

    def decorate(self, node: ast.ClassDef, decorator: str) -> None:
        """Put a decorator on the empty line above a class."""
        line = min([node.lineno, *(each.lineno for each in node.decorator_list)]) - 2
        if self.lines[line].strip():
            raise ValueError(f"{self.path.name}: the line above {node.name} is not empty")
        self.lines[line] = decorator

    def insert(self, line: int, text: str) -> None:
        """Put a text on the empty line after this one; leave it out where there is none."""
        if line == len(self.lines):
            self.lines.append("")
        if not self.lines[line].strip():
            self.lines[line] = text

    def bring(self, name: str, module: str) -> None:
        """Import a name, beside the first import."""
        first = next(each for each in self.tree.body if isinstance(each, ast.Import | ast.ImportFrom))
        line = (first.end_lineno or first.lineno) - 1
        self.lines[line] += f"; from {module} import {name}"

    def save(self) -> None:
        self.path.write_text("\n".join([*self.lines, "", "", *self.below, ""]), "utf-8")


def make_native(source: Path, modules: Iterable[str]) -> None:
    """Change the modules in a copy of the sources."""
    files = {name: Edited(source / name) for name in modules}
    classes = {node.name: Place(each.path, node) for each in files.values() for node in classes_in(each.tree)}
    for each in files.values():
        keep_spares(each, classes)
        write_out(each, classes)
        voiced = [node for node in classes_in(each.tree) if give_voice(each, node)]
        if voiced:
            each.bring("NATIVE, Voice", "cardhouse.core.voices")
            each.bring("Any", "typing")
        if "/core/" in each.path.as_posix():
            call_natively(each)
        each.save()
    ours = Path(__file__).with_name("voices.py")
    (source / VOICES).write_text(ours.read_text("utf-8"), "utf-8")


def classes_in(tree: ast.Module) -> list[ast.ClassDef]:
    return [node for node in tree.body if isinstance(node, ast.ClassDef)]


def keep_spares(source: Edited, classes: Mapping[str, Place]) -> None:
    """Say of which kinds of facts one is kept for the next: of all that nobody else can derive from; and that none of
    them is ever part of a circle.
    """
    parents = {base for place in classes.values() for base in bases_of(place.node)}
    facts = [node for node in classes_in(source.tree) if "Fact" in lineage(node.name, classes)]
    kinds = [
        *facts,
        *(node for node in classes_in(source.tree) if not {*PLAIN}.isdisjoint(lineage(node.name, classes))),
    ]
    for node in kinds:
        attributes = {key for decorator in node.decorator_list for key in keywords(decorator)}
        alone = node in facts and not attributes & {OPEN, "free_list_len"} and node.name not in parents
        said = [*(["free_list_len=1"] if alone else []), *(["acyclic=True"] if ACYCLIC else [])]
        if said:
            source.decorate(node, f"@mypyc_attr({', '.join(said)})")
    if kinds:
        source.bring("mypyc_attr", "mypy_extensions")


def write_out(source: Edited, classes: Mapping[str, Place]) -> None:
    """Write out how facts are made and what they are made of, where nobody derives from them: each on a line that is
    empty in the source.
    """
    parents = {base for place in classes.values() for base in bases_of(place.node)}
    for node in classes_in(source.tree):
        kinds = lineage(node.name, classes)
        if "Fact" not in kinds or node.name in parents or not is_plain_fact(node):
            continue
        inherited = [each for name in reversed(kinds[1:]) if name in classes for each in fields_of(classes[name].node)]
        own, written = fields_of(node), {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
        names = list(dict.fromkeys([field_name(each) for each in (*inherited, *own)]))
        if own and not inherited and "__init__" not in written and all(map(is_literal, own)):
            source.insert(node.end_lineno or node.lineno, maker(own))
        if names and not written & {"values", "__eq__"} and is_docstring(node.body[0]):
            told = ", ".join([f"self.{name}" for name in names])
            source.insert(node.body[0].end_lineno or 0, f"    def values(self) -> tuple[object, ...]: return ({told},)")


def is_plain_fact(node: ast.ClassDef) -> bool:
    """Whether a class is a dataclass in the form of facts, and players cannot derive from it."""
    said = [ast.unparse(each) for each in node.decorator_list]
    return "dataclass(eq=False)" in said and not any(OPEN in each for each in said)


def fields_of(node: ast.ClassDef) -> list[ast.AnnAssign]:
    return [each for each in node.body if isinstance(each, ast.AnnAssign)] if is_dataclass(node) else []


def is_dataclass(node: ast.ClassDef) -> bool:
    return any("dataclass" in ast.unparse(each) for each in node.decorator_list)


def field_name(field: ast.AnnAssign) -> str:
    return ast.unparse(field.target)


def is_literal(field: ast.AnnAssign) -> bool:
    """Whether a field has no default, or one that can still be read off what is compiled: a log may lack the field."""
    return field.value is None or isinstance(field.value, ast.Constant) or ast.unparse(field.value) == "()"


def maker(fields: list[ast.AnnAssign]) -> str:
    """The `__init__` of a dataclass with these fields, on one line."""
    given = [
        f"{field_name(each)}: {ast.unparse(each.annotation)}{f' = {ast.unparse(each.value)}' if each.value else ''}"
        for each in fields
    ]
    body = "; ".join([f"self.{field_name(each)} = {field_name(each)}" for each in fields])
    return f"    def __init__(self, {', '.join(given)}) -> None: {body}"


def is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def lineage(name: str, classes: Mapping[str, Place]) -> list[str]:
    """A class and all that it is derived from, as far as it is compiled."""
    found = [name]
    for each in found:
        if each in classes:
            found += [base for base in bases_of(classes[each].node) if base not in found]
    return found


def bases_of(node: ast.ClassDef) -> list[str]:
    bare = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
    return [base.id for base in bare if isinstance(base, ast.Name)]


def keywords(decorator: ast.expr) -> Iterator[str]:
    if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "mypyc_attr":
        yield from (each.arg for each in decorator.keywords if each.arg)


def give_voice(source: Edited, node: ast.ClassDef) -> bool:
    """Say the decorators of a class's hooks below it, and write the class that calls them; False if it has none."""
    answering: list[str] = []
    hearing: list[str] = []
    for method in node.body:
        marks = hook_marks(method)
        if not isinstance(method, ast.FunctionDef) or not marks:
            continue
        for mark in marks:
            source.clear(mark)
        said = [f"{ast.unparse(mark)}({node.name}.{method.name})" for mark in reversed(marks)]
        source.below.extend(said)
        kinds = {mark.func.id for mark in marks if isinstance(mark.func, ast.Name)}
        (answering if "answers" in kinds else hearing).append(method.name)
    if not answering and not hearing:
        return False
    source.below.extend(voice(node.name, answering, hearing))
    return True


def hook_marks(method: ast.stmt) -> list[ast.Call]:
    """The decorators that make a method a hook."""
    calls = [each for each in getattr(method, "decorator_list", []) if isinstance(each, ast.Call)]
    return [call for call in calls if isinstance(call.func, ast.Name) and call.func.id in DECORATORS]


def voice(kind: str, answering: list[str], hearing: list[str]) -> Iterator[str]:
    """The class that calls the hooks of a rule's class by their number, and where it is looked for."""
    yield ""
    yield f"class {kind}_Voice(Voice):"
    yield "    def __init__(self, rule: Any, which: int) -> None:"
    yield f"        self.rule: {kind} = rule"
    yield "        self.which = which"
    for said, what, names in (
        ("answer", "asked: Any, table: Table, earlier: Any", answering),
        ("hear", "event: Any, table: Table", hearing),
    ):
        given = ", ".join(each.partition(":")[0] for each in what.split(", "))
        if names:
            yield f"    def {said}(self, {what}) -> Any:"
        for number, name in enumerate(names[:-1]):
            yield f"        if self.which == {number}:"
            yield f"            return self.rule.{name}({given})"
        if names:
            yield f"        return self.rule.{names[-1]}({given})"
    for names in (answering, hearing):
        for number, name in enumerate(names):
            yield f"NATIVE[{kind}.{name}] = ({kind}_Voice, {number})"


def call_natively(source: Edited) -> None:
    """Let the engine call voices by their methods, which is what costs least."""
    calls = [node for node in ast.walk(source.tree) if isinstance(node, ast.Call) and is_voice(node.func)]
    for node in sorted(calls, key=lambda call: call.col_offset, reverse=True):
        source.put(node.func, ".answer" if len(node.args) == 3 else ".hear")


def is_voice(called: ast.expr) -> bool:
    """Whether this is how the engine speaks of a hook: `hook.call`, `hook.method`, or one of the answers of a plan."""
    if isinstance(called, ast.Attribute):
        return called.attr in ("call", "method") and isinstance(called.value, ast.Name) and called.value.id == "hook"
    return isinstance(called, ast.Name) and called.id == "answer"
