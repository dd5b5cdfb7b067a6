"""The shelf: rules that any game may take, a file or a folder for each family.

A family owns what it brings: its rules, and its acts, ways, questions, events and words. Games name the rules they
take, and nothing else names a family: what has to know all of them looks at what is there.
"""

import pkgutil
from importlib import import_module
from types import ModuleType


def load_families() -> list[ModuleType]:
    """All modules of all families. One that builds on a family that is not there is not there either."""
    found = []
    for module in pkgutil.walk_packages(__path__, f"{__name__}."):
        try:
            found.append(import_module(module.name))
        except ModuleNotFoundError as missing:
            if not (missing.name or "").startswith(__name__):
                raise
    return found


def parts_of_families(name: str) -> list[ModuleType]:
    """The module of this name in every family that has one."""
    return [module for module in load_families() if module.__name__.endswith(f".{name}")]
