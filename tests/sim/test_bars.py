"""Bar charts, as whoever looks at them sees them."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from itertools import pairwise
from xml.etree.ElementTree import Element

import pytest

from cardhouse.sim.bars import COLOURS, Bars, svg

CHART = Bars("A & B", ["one", "two", "three"], ["x", "y"], [[1.0, 2.0], [0.0, 4.0], [3.0, 1.5]])
SINGLE = Bars("Lost", ["2", "3"], ["games"], [[25.0], [50.0]], "%")


def number(element: Element, name: str) -> float:
    return float(element.attrib[name])


def parts(root: Element, kind: str) -> list[Element]:
    return [each for each in root if each.tag.endswith(kind)]


def drawn(*charts: Bars) -> Element:
    return ElementTree.fromstring(svg(charts))


def bars_of(root: Element) -> list[Element]:
    return [each for each in parts(root, "rect") if number(each, "height") != 12 and "x" in each.attrib]


def test_everything_lies_inside_the_picture_and_no_chart_in_another() -> None:
    root = drawn(CHART, SINGLE)
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    assert (number(root, "width"), number(root, "height")) == (width, height)
    paper = parts(root, "rect")[0]
    assert (number(paper, "width"), number(paper, "height"), paper.attrib["fill"]) == (width, height, "#fff")
    things = [each for each in root if "x" in each.attrib]
    assert all(0 <= number(each, "x") <= width - 20 and 0 < number(each, "y") < height for each in things)
    first = [number(each, "y") for each in things[: len(list(drawn(CHART))) - 2]]
    assert max(first) < height / 2 < min(number(each, "y") for each in things[len(first) + 1 :])


def test_title_then_kinds_then_bars_then_the_names_of_groups() -> None:
    root = drawn(CHART)
    title, first, second = parts(root, "text")[:3]
    (line,) = parts(root, "line")
    names = parts(root, "text")[-1]
    assert (title.text, first.text, second.text, names.text) == ("A & B", "x", "y", "three")
    squares = [each for each in parts(root, "rect") if number(each, "height") == 12]
    highest = min(number(bar, "y") for bar in bars_of(root))
    assert number(title, "y") < number(squares[0], "y") < number(first, "y") < highest < number(line, "y1")
    assert number(line, "y1") == number(line, "y2") < number(names, "y")
    assert [each.attrib["fill"] for each in squares] == list(COLOURS[:2])
    for square, words in zip(squares, (first, second), strict=True):
        assert number(square, "x") + 12 < number(words, "x") < number(square, "x") + 30
        assert number(square, "y") < number(words, "y") <= number(square, "y") + 12
    assert number(second, "x") - number(first, "x") > 100


def test_a_bar_stands_on_the_line_and_is_as_tall_as_its_value() -> None:
    root = drawn(CHART)
    (line,) = parts(root, "line")
    bars = bars_of(root)
    values = [value for group in CHART.values for value in group]
    tallest = max(number(bar, "height") for bar in bars)
    assert tallest > 150
    for place, (bar, value) in enumerate(zip(bars, values, strict=True)):
        assert number(bar, "y") + number(bar, "height") == pytest.approx(number(line, "y1"))
        assert number(bar, "height") == pytest.approx(tallest * value / 4, abs=0.1)
        assert bar.attrib["fill"] == COLOURS[place % 2]
        assert number(bar, "width") > 20


def test_bars_stand_side_by_side_each_group_over_its_name() -> None:
    root = drawn(CHART)
    (line,) = parts(root, "line")
    bars = bars_of(root)
    edges = [(number(bar, "x"), number(bar, "x") + number(bar, "width")) for bar in bars]
    assert all(end < start for (_, end), (start, _) in pairwise(edges))
    assert number(line, "x1") < edges[0][0]
    assert edges[-1][1] < number(line, "x2") < 720
    names = {text.text: number(text, "x") for text in parts(root, "text")}
    across = number(line, "x2") - number(line, "x1")
    for at, name in enumerate(CHART.groups):
        assert names[name] == pytest.approx(number(line, "x1") + across * (at + 0.5) / 3, abs=0.1)
        left, right = edges[2 * at][0], edges[2 * at + 1][1]
        assert names[name] == pytest.approx((left + right) / 2, abs=4)


def test_each_bar_has_its_value_over_it() -> None:
    root = drawn(CHART)
    texts = parts(root, "text")[3:]
    said = [text for text in texts if text.text not in CHART.groups]
    assert [text.text for text in said] == ["1.0", "2.0", "0.0", "4.0", "3.0", "1.5"]
    for bar, text in zip(bars_of(root), said, strict=True):
        middle = number(bar, "x") + number(bar, "width") / 2
        assert number(text, "x") == pytest.approx(middle, abs=0.2)
        assert 0 < number(bar, "y") - number(text, "y") < 10
        assert text.attrib["text-anchor"] == "middle"


def test_one_kind_needs_no_legend_and_a_unit_is_told() -> None:
    root = drawn(SINGLE)
    assert [text.text for text in parts(root, "text")] == ["Lost", "25%", "2", "50%", "3"]
    assert len(bars_of(root)) == 2
    assert max(number(bar, "width") for bar in bars_of(root)) == 66


def test_where_all_is_nothing_no_bar_is_seen() -> None:
    root = drawn(Bars("None", ["one"], ["x", "y"], [[0.0, 0.0]]))
    assert [number(bar, "height") for bar in bars_of(root)] == [0, 0]
