"""The shelf: rules that any game may take, a file or a folder for each family.

A family owns what it brings: its rules, and its acts, ways, questions, events and words. Games name the rules they
take, and nothing else names a family: what has to know all of them looks at what is there.
"""

import pkgutil
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


def parts_of_families(name: str) -> list[ModuleType]:
    """The module of this name in every family that has one."""
    families = [f"{__name__}.{module.name}" for module in pkgutil.iter_modules(__path__) if module.ispkg]
    return [import_module(f"{family}.{name}") for family in families if find_spec(f"{family}.{name}")]
