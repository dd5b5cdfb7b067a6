"""A rule that breaks when somebody only looks at the table: it has no word on what is seen, and that is told."""

import traceback
import warnings

from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=False)  # a compiled class cannot be a warning
class RuleFailed(RuntimeWarning):
    """A rule broke down over a question about what is to be seen."""


def unheard(error: Exception, asked: str) -> None:
    """Warn that a rule broke down when it was asked this. Nobody is kept from seeing the rest of the table; who wants
    to be stopped by it turns the warning into an error.
    """
    told = "".join(traceback.format_exception(error)).rstrip()
    warnings.warn(
        f"a rule broke down when it was asked {asked}, and had no word on it\n{told}", RuleFailed, stacklevel=3
    )
