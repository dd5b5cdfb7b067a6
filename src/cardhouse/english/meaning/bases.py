"""The families of meanings, so that they can speak of one another."""


class Tail:
    """What is said of cards after their name."""


class Who:
    """Whom a sentence means."""


class Amount:
    """A number that the table tells."""


class Action:
    """What somebody must, may or may not do, or does."""


class Verb:
    """What somebody did, as the start of a trigger."""


class Occasion:
    """What starts a trigger, or ends a duration."""


class TableChange:
    """What happens to the table itself."""


class When:
    """When something is due, allowed, or over."""


class State:
    """What can be the case at a table."""


class Speech:
    """What is to be said."""


class Clause:
    """One part of what a trigger brings."""


class Sentence:
    """A whole sentence."""
