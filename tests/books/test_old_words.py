"""What a rule said before stays readable in its history, in any language."""

from cardhouse.books.marks import change_said
from cardhouse.books.rulebook import BookChange


def test_old_words_are_written_as_they_were() -> None:
    said = change_said(BookChange("amended", before='Könige – „überspringen“ "so"'))
    assert "Könige – „überspringen“" in said
    assert '\\"so\\"' in said
