"""The tutorial: what its code says is so."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_code_of_the_tutorial_runs() -> None:
    text = (ROOT / "docs" / "add-a-card.md").read_text(encoding="utf-8")
    blocks = list(re.finditer(r"^```python\n(.*?)^```$", text, re.DOTALL | re.MULTILINE))
    names: dict[str, object] = {"__name__": "tutorial"}
    for block in blocks:
        first = text[: block.start(1)].count("\n")
        code = compile("\n" * first + block[1], "docs/add-a-card.md", "exec")
        exec(code, names)
    assert len(blocks) >= 8
    assert sum(name.startswith("test_") for name in names) >= 5
