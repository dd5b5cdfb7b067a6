"""What can be read and not be run."""


class OnlyPeople(Exception):
    """The table understands the sentence and cannot carry it out, so people have to judge it; the message says why."""
