"""What may be moved in a Point of Order, as it is offered to people."""

from cardhouse.rules.points import motions
from cardhouse.rules.points.motions import KINDS


def test_whatever_can_be_moved_is_offered() -> None:
    verbs = [
        *(motions.DISABLE, motions.ENABLE, motions.VOID, motions.REVEAL, motions.ADOPT, motions.AMEND),
        *(motions.REVERSE, motions.SET, motions.CORRECT, motions.END_GAME, motions.RESOLVE),
    ]
    assert {kind.split()[0] for kind in KINDS} == set(verbs)
    put_right = [kind.split()[1] for kind in KINDS if kind.startswith(motions.CORRECT)]
    assert sorted(put_right) == ["card", "chain", "direction", "slate", "suit", "tokens", "turn"]
    about_rules = {kind.split()[0] for kind in KINDS if "{rule}" in kind}
    assert about_rules == {"disable", "enable", "void", "amend", "reveal", "reverse"}
    assert {kind.split()[0] for kind in KINDS if kind.endswith("…")} == {"adopt", "amend", "set", "correct", "resolve"}
