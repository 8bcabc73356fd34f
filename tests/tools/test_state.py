"""What `tools/state.py` writes is right, is what stands in the tree, and what it cannot copy is refused."""

import ast
from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from ashfall.engine.parts import Part, thaw
from ashfall.engine.table import Table
from tools import state

HEAD = """class Sack(Part):
    grain: int
    holes: list[int]


class Mill(Table):
    box: object
    open: bool
    day: int
    name: str
    wheels: Annotated[list[list[int]], 2]
    yards: list[list[int]]
    prices: dict[str, int]
    debts: dict[str, list[int]]
    sacks: list[Sack]
    best: Sack | None
    owner: str | None

    def back(self, piece: int) -> int:
        return 0
"""


@pytest.fixture
def mill() -> dict[str, Any]:
    """A module whose state classes were written, carried out."""
    known = {"Part": Part, "Table": Table, "ClassVar": ClassVar, "Mapping": Mapping}
    text = state.renewed(f"from typing import Annotated\n{HEAD}", {"Sack"})
    exec(text, known)  # noqa: S102
    return known


def new(mill: dict[str, Any], **more: Any) -> Any:
    given = {
        "box": "the box", "players": 2, "name": "old mill", "wheels": [[1], [2, 3]], "yards": [[4]],
        "prices": {"rye": 2}, "debts": {"smith": [5]}, "sacks": [mill["Sack"](holes=[6])],
        "best": mill["Sack"](holes=[], grain=7), "owner": None,
    }  # fmt: skip
    return mill["Mill"](**{**given, **more})


def test_numbers_are_nought_and_flags_false_unless_given(mill):
    made = new(mill, day=3)
    assert (made.open, made.day, made.sacks[0].grain, made.best.grain) == (False, 3, 0, 7)
    with pytest.raises(TypeError, match="holes"):
        mill["Sack"](grain=1)


def test_a_copy_is_equal_and_shares_nothing_but_the_box(mill):
    made = new(mill)
    made.known = [1]
    copy = made.clone()
    before = made.data()
    assert copy.data() == before and copy.box is made.box
    for change in (
        copy.wheels[0].append, copy.wheels[1].append, copy.yards[0].append, copy.yards.append,
        copy.debts["smith"].append, copy.sacks[0].holes.append, copy.best.holes.append,
        copy.known.append, copy.sacks.append,
    ):  # fmt: skip
        change(9)
    copy.prices["oats"] = 1
    copy.chance.below(2)
    assert made.data() == before and made.known == [1] and made.chance.data() == [1, 2, 3, 4]
    assert new(mill, best=None).clone().best is None


def test_the_data_form_keeps_the_order_of_the_fields_and_reads_back(mill):
    made = new(mill, day=3, open=True)
    fields = ["open", "day", "name", "wheels", "yards", "prices", "debts", "sacks", "best", "owner"]
    assert list(made.data()) == fields == list(mill["Mill"].FIELDS)
    again = thaw(mill["Mill"], made.data(), box="the box", players=2)
    assert again.data() == made.data() and isinstance(again.best, mill["Sack"])
    with pytest.raises(ValueError, match="check day"):
        thaw(mill["Sack"], {"grain": 1, "holes": [], "day": 2})


def test_writing_again_changes_nothing_and_a_new_field_is_taken_up():
    once = state.renewed(HEAD, {"Sack"})
    assert state.renewed(once, {"Sack"}) == once
    more = state.renewed(
        once.replace("    grain: int\n", "    grain: int\n    seal: int\n"), {"Sack"}
    )
    assert '"grain", "seal", "holes"' in more and "seal: int = 0" in more
    assert more.count(state.BEGIN) == more.count(state.END) == 2


@pytest.mark.parametrize(
    "kind", ["tuple[int, int]", "set[int]", "list[Box]", "dict[int, int]", "int | str", "object"]
)
def test_what_cannot_be_copied_is_refused_by_name(kind):
    with pytest.raises(state.Refused, match=r"^Sack\.seal: .* cannot be copied: a state holds int"):
        state.renewed(f"class Sack(Part):\n    seal: {kind}\n", {"Sack"})


def test_a_row_of_unnamed_values_is_found_but_not_in_what_is_written():
    text = (
        state.renewed(HEAD, {"Sack"})
        + "\n\ndef one():\n    return Sack(1, []), Mill(box, players, sacks=[])\n"
    )
    found = list(state.unnamed(state.ROOT / "mill.py", ast.parse(text), {"Sack", "Mill"}))
    assert len(found) == 1 and found[0].endswith("name the values of Sack")
