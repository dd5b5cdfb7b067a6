"""The docstrings of classes, on both builds: the compiler leaves them out, and a rule's docstring is its sentence."""

import ast
import sys
from pathlib import Path
from typing import Final

_READ: Final[dict[str, dict[str, str]]] = {}


def docstring(kind: type) -> str:
    """The docstring of a class; where it was compiled away, the one in the source beside the library."""
    return kind.__doc__ or docstrings(kind.__module__).get(kind.__name__, "")


def docstrings(module: str) -> dict[str, str]:
    """The docstrings of all classes that a module has."""
    found = _READ.get(module)
    if found is None:
        found = _READ[module] = {}
        file = Path(getattr(sys.modules.get(module), "__file__", None) or module)
        source = file.with_name(file.name.partition(".")[0] + ".py")
        if source.exists():
            for node in ast.parse(source.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef):
                    found[node.name] = ast.get_docstring(node) or ""
    return found
