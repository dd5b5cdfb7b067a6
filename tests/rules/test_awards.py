"""Which penalties may still be contested, event by event."""

from cardhouse.core.cases import RIGHT, WRONG, CaseJudged
from cardhouse.core.owed import Case
from cardhouse.core.presence import Left
from cardhouse.core.rounds import RoundBegan
from cardhouse.rules.proposing.proposals import AWARDS, AwardStands

ANN, BOB, CAT, DAN = range(4)


def test_what_may_still_be_contested() -> None:
    bobs, cats = CaseJudged(Case(ANN, BOB, "match"), RIGHT), CaseJudged(Case(ANN, CAT, "match"), RIGHT)
    again = CaseJudged(Case(DAN, BOB, "turn"), RIGHT)
    steps = [
        (bobs, (bobs,)),
        (cats, (bobs, cats)),
        (again, (cats, again)),
        (AwardStands(DAN), (cats, again)),
        (AwardStands(BOB), (cats,)),
        (again, (cats, again)),
        (Left(CAT), (again,)),
        (cats, (again, cats)),
        (Left(DAN), (cats,)),
        (CaseJudged(Case(ANN, CAT, "match"), WRONG), ()),
        (bobs, (bobs,)),
        (RoundBegan(ANN), ()),
    ]
    total = AWARDS.start()
    assert total == ()
    for event, known in steps:
        assert isinstance(event, AWARDS.hears())
        total = AWARDS.step(total, event)
        assert total == known
