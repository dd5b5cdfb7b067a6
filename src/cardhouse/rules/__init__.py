"""The shelf: rules that any game may take, a file or a folder for each family.

A family owns what it brings: its rules, and its acts, ways, questions, events and words. Games name the rules they
take, and nothing else names a family: what has to know all of them looks at what is there. Phrases are known at every
table alike, whatever it plays, so they are there as soon as any rule is.
"""

import pkgutil
import sys
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


def all_of(package: ModuleType) -> list[ModuleType]:
    """All modules of a package. One that builds on a family that is not there is not there either."""
    found = []
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        try:
            found.append(import_module(module.name))
        except ModuleNotFoundError as missing:
            if not (missing.name or "").startswith(__name__):
                raise
    return found


def parts_of_families(name: str) -> list[ModuleType]:
    """The module of this name in every family that has one."""
    return [module for module in all_of(sys.modules[__name__]) if module.__name__.endswith(f".{name}")]


for family in pkgutil.iter_modules(__path__):
    if family.ispkg and find_spec(f"{__name__}.{family.name}.phrases") is not None:
        import_module(f"{__name__}.{family.name}.phrases")
