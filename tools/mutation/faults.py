"""Faults that could be planted in a source: small changes of what it does, each at one place."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from typing import Final

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OTHER_NAMES: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
ORDERLESS: Final = ("min", "max", "quiet", "tells", "same_call")
"""Functions that do not care for the order of what they are given."""
HOOKS: Final = {"answers": 1, "follows": 0, "after": 0}
"""Functions that do not care for the order of the ways or events that they are given from this one on."""
DISPLAYS: Final = (ast.Tuple, ast.List, ast.Set, ast.Dict)
LEAVING: Final = (ast.Return, ast.Continue, ast.Break, ast.Raise)
LOGS: Final = ("log", "logger", "logging", "LOG", "LOGGER")
ATOMS: Final = (ast.Name, ast.Attribute, ast.Call, ast.Constant, ast.Subscript, ast.JoinedStr)

Statements = list[ast.stmt]


@dataclass(frozen=True)
class Place:
    """Where something is: a function (or the class or the module around it), and which of its blocks."""

    file: str
    function: str
    block: int

    @property
    def key(self) -> str:
        return f"{self.file}:{self.function}:{self.block}"


@dataclass(frozen=True)
class Fault:
    """Bytes of a file that become others. `was` and `becomes` are for people, and to know the fault again."""

    place: Place
    kind: str
    line: int
    start: int
    end: int
    was: str
    becomes: str

    def planted_in(self, source: bytes) -> bytes:
        return source[: self.start] + self.becomes.encode() + source[self.end :]

    @property
    def name(self) -> tuple[str, str, str, str]:
        """Stays the same when lines move."""
        return self.place.file, self.place.function, squeezed(self.was), squeezed(self.becomes)


def squeezed(text: str) -> str:
    return " ".join(text.split())


class Blocks:
    """The blocks of a source: each list of statements in a function, numbered within it from the top."""

    def __init__(self, file: str, tree: ast.Module) -> None:
        self.file: Final = file
        self.found: Final[list[tuple[Place, Statements]]] = []
        self.counts: Final[dict[str, int]] = {}
        self._enter(tree.body, "", False)

    def _enter(self, body: Statements, function: str, inside: bool) -> None:
        number = self.counts[function] = self.counts.get(function, -1) + 1
        self.found.append((Place(self.file, function, number if inside else -1), body))
        for statement in body:
            self._look_into(statement, function, inside)

    def _look_into(self, statement: ast.stmt, function: str, inside: bool) -> None:
        if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef)):
            self._enter(statement.body, f"{function}.{statement.name}".lstrip("."), True)
        elif isinstance(statement, ast.ClassDef):
            self._enter(statement.body, f"{function}.{statement.name}".lstrip("."), False)
        else:
            for body in bodies_of(statement):
                self._enter(body, function, inside)


def bodies_of(statement: ast.stmt) -> Iterator[Statements]:
    """The blocks right below a statement that is no definition."""
    for name in ("body", "orelse", "finalbody"):
        body = getattr(statement, name, None)
        if body:
            yield body
    for handler in [*getattr(statement, "handlers", ()), *getattr(statement, "cases", ())]:
        yield handler.body


def faults_in(file: str, source: bytes) -> list[Fault]:
    """Every fault that could be planted in a file, from the top."""
    tree = ast.parse(source)
    finder = Finder(source)
    for place, body in Blocks(file, tree).found:
        finder.look_at(place, body)
    return sorted(finder.found, key=lambda fault: (fault.start, fault.end, fault.becomes))


class Finder:
    def __init__(self, source: bytes) -> None:
        self.source: Final = source
        self.found: Final[list[Fault]] = []
        self.lines: Final = [0]
        for line in source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))

    def add(
        self, place: Place, kind: str, node: ast.expr | ast.stmt, becomes: str, until: ast.expr | None = None
    ) -> None:
        last = until or node
        assert last.end_lineno is not None
        assert last.end_col_offset is not None
        start = self.lines[node.lineno - 1] + node.col_offset
        end = self.lines[last.end_lineno - 1] + last.end_col_offset
        was = self.source[start:end].decode()
        if squeezed(was) != squeezed(becomes):
            self.found.append(Fault(place, kind, node.lineno, start, end, was, becomes))

    def look_at(self, place: Place, body: Statements) -> None:
        for statement in body:
            if is_for_readers(statement):
                continue
            for kind, becomes in of_statement(statement, place):
                self.add(place, kind, statement, becomes)
            if isinstance(statement, ast.If) and isinstance(statement.test, (ast.Name, ast.Attribute, ast.Call)):
                self.add(place, "turn a condition round", statement.test, f"not {ast.unparse(statement.test)}")
            for node in expressions_of(statement):
                for kind, changed in of_expression(node):
                    self.add(place, kind, node, bracketed(changed))
            value = getattr(statement, "value", None)
            if place.block < 0 and isinstance(statement, (ast.Assign, ast.AnnAssign)) and value is not None:
                self.look_at_entries(place, value)

    def look_at_entries(self, place: Place, value: ast.expr) -> None:
        """What is listed once for the whole program: each entry could be missing."""
        for node in ast.walk(value):
            if isinstance(node, ast.Dict) and len(node.keys) > 2:
                for key, entry in zip(node.keys, node.values, strict=True):
                    if key is not None:
                        self.add(place, "drop an entry", key, "**{}", until=entry)
            elif isinstance(node, (ast.Tuple, ast.List, ast.Set)) and len(node.elts) > 2:
                for each in node.elts:
                    self.add(place, "drop an entry", each, "*()")


def is_words(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def is_for_readers(statement: ast.stmt) -> bool:
    """Whatever does nothing when the program runs, or says nothing that a test could ask about."""
    if isinstance(statement, (ast.Import, ast.ImportFrom, ast.Assert, ast.Pass)) or is_words(statement):
        return True
    if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef)):  # of a protocol: nobody calls this very one
        return all(is_words(each) for each in statement.body)
    if isinstance(statement, ast.Assign) and isinstance(statement.value, ast.Subscript):
        return ast.unparse(statement.value.value) in ("tuple", "list", "dict", "set", "type", "Callable", "Mapping")
    if isinstance(statement, ast.Assign):
        return any(isinstance(target, ast.Name) and target.id == "__all__" for target in statement.targets)
    if isinstance(statement, ast.AnnAssign):
        return statement.value is None or "TypeAlias" in ast.unparse(statement.annotation)
    return isinstance(statement, ast.If) and ast.unparse(statement.test).startswith(("TYPE_CHECKING", "__name__"))


def of_statement(statement: ast.stmt, place: Place) -> Iterator[tuple[str, str]]:
    match statement:
        case ast.Expr(value=ast.Yield() | ast.YieldFrom()):
            yield "drop a yield", "yield from ()"
        case ast.Expr(value=ast.Call() as call) if not is_log(call):
            yield "drop a call", "pass"
        case ast.Expr(value=ast.Await()):
            yield "drop a call", "pass"
        case ast.AugAssign(op=ast.Add() | ast.Sub()):
            changed = deepcopy(statement)
            changed.op = ast.Sub() if isinstance(statement.op, ast.Add) else ast.Add()
            if not is_text(statement.value):
                yield "+ and -", ast.unparse(changed)
        case ast.Assign(targets=[ast.Attribute()]) if not place.function.endswith("__init__"):
            yield "drop an assignment", "pass"
        case ast.If(orelse=[], body=[leaving]) if isinstance(leaving, LEAVING) and place.block >= 0:
            yield "drop a guard", "pass"
        case ast.Break():
            yield "break and continue", "continue"
        case ast.Continue():
            yield "break and continue", "break"


def is_log(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Attribute) and ast.unparse(call.func.value).rpartition(".")[2] in LOGS


def expressions_of(statement: ast.stmt) -> Iterator[ast.expr]:
    """The expressions of a statement, but not those of the blocks below it, nor what only types and readers need."""
    waiting: list[ast.AST] = []
    if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef)):
        waiting += [*statement.args.defaults, *filter(None, statement.args.kw_defaults)]
    elif isinstance(statement, ast.AnnAssign):
        waiting += filter(None, [statement.value])
    elif isinstance(statement, ast.Match):
        waiting += [statement.subject, *(case.guard for case in statement.cases if case.guard)]
    elif not isinstance(statement, ast.ClassDef):
        waiting += ast.iter_child_nodes(statement)
    while waiting:
        node = waiting.pop()
        if isinstance(node, (ast.stmt, ast.ExceptHandler, ast.match_case)):
            continue
        if isinstance(node, ast.expr):
            yield node
        if not isinstance(node, ast.JoinedStr):  # in older Pythons the places of what is inside are not right
            waiting += [each for each in ast.iter_child_nodes(node) if not is_claim(node, each)]


def is_claim(call: ast.AST, given: ast.AST) -> bool:
    """Whether something only claims that two lists are equally long, as an `assert` would."""
    zips = isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "zip"
    return zips and isinstance(given, ast.keyword) and given.arg == "strict"


def of_expression(node: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    match node:
        case ast.Compare():
            for at, operator in enumerate(node.ops):
                compare = deepcopy(node)
                compare.ops[at] = COMPARISONS[type(operator)]()
                yield "another comparison", compare
        case ast.BoolOp():
            swapped = deepcopy(node)
            swapped.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield "and for or", swapped
            for at in range(len(node.values)):
                rest = [*node.values[:at], *node.values[at + 1 :]]
                yield "drop a condition", rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
        case ast.UnaryOp(op=ast.Not()):
            yield "drop a not", node.operand
        case ast.Constant(value=bool()):
            yield "true and false", ast.Constant(not node.value)
        case ast.Constant(value=int(number)):
            yield "one more", ast.Constant(number + 1)
            yield "one less", ast.Constant(number - 1)
        case ast.BinOp(op=ast.Add() | ast.Sub()) if not (is_text(node.left) or is_text(node.right)):
            other = deepcopy(node)
            other.op = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
            yield "+ and -", other
        case ast.IfExp(test=ast.Name() | ast.Attribute() | ast.Call()):
            turned = deepcopy(node)
            turned.test = ast.UnaryOp(ast.Not(), node.test)
            yield "turn a condition round", turned
        case ast.Call():
            yield from of_call(node)
        case ast.JoinedStr():
            yield from of_text(node)
        case ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp():
            for at, loop in enumerate(node.generators):
                for which in range(len(loop.ifs)):
                    wider = deepcopy(node)
                    del wider.generators[at].ifs[which]
                    yield "drop a condition", wider


def of_call(node: ast.Call) -> Iterator[tuple[str, ast.expr]]:
    if isinstance(node.func, ast.Name) and node.func.id in OTHER_NAMES:
        other = deepcopy(node)
        other.func = ast.Name(OTHER_NAMES[node.func.id])
        yield "min and max, any and all", other
    name = ast.unparse(node.func)
    last = 0 if name in ORDERLESS else len(node.args) - 1
    for at in range(min(last, HOOKS.get(name, last))):
        if type(node.args[at]) is type(node.args[at + 1]) and not isinstance(node.args[at], ast.Starred):
            swapped = deepcopy(node)
            swapped.args[at : at + 2] = [node.args[at + 1], node.args[at]]
            yield "swap what is given", swapped


def of_text(text: ast.JoinedStr) -> Iterator[tuple[str, ast.expr]]:
    """A text with a fault in one of the expressions that fill it."""
    for part, value in enumerate(text.values):
        if isinstance(value, ast.FormattedValue):
            for at, node in enumerate(ast.walk(value.value)):
                if isinstance(node, ast.expr) and not isinstance(node, ast.JoinedStr):
                    for kind, changed in of_expression(node):
                        yield kind, with_part(text, part, at, changed)


def with_part(text: ast.JoinedStr, part: int, at: int, changed: ast.expr) -> ast.JoinedStr:
    made = deepcopy(text)
    holder = made.values[part]
    assert isinstance(holder, ast.FormattedValue)
    old = list(ast.walk(holder.value))[at]
    for parent in ast.walk(holder):
        for name, value in ast.iter_fields(parent):
            if value is old:
                setattr(parent, name, changed)
            elif isinstance(value, list) and any(each is old for each in value):
                setattr(parent, name, [changed if each is old else each for each in value])
    return made


def is_text(node: ast.expr) -> bool:
    """Whether something is plainly a text or a list, from which nothing can be subtracted."""
    return isinstance(node, (ast.JoinedStr, ast.ListComp, *DISPLAYS)) or (
        isinstance(node, ast.Constant) and isinstance(node.value, (str, bytes))
    )


def bracketed(node: ast.expr) -> str:
    text = ast.unparse(node)
    return text if isinstance(node, ATOMS) and not text.startswith("-") else f"({text})"
