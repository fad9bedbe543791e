"""Show or keep golden games.

``python -m tests.golden --write [LAYER ...]`` keeps layers as they are now. Read the diff twice: a changed layer means
that games go another way, or are told in another way, and such a change is a commit of its own.
``python -m tests.golden --show LAYER CASE`` prints what a layer of a game tells, line by line, to be compared with
what another version prints. ``python -m tests.golden CASE ...`` prints digests.
"""

from __future__ import annotations

import json
import sys
from multiprocessing import Pool

from tests.golden.cases import CASES
from tests.golden.layers import KEPT, LAYERS, digests, lines


def write(layers: list[str]) -> None:
    """Keep layers of all games."""
    with Pool() as pool:
        found = dict(zip(CASES, pool.map(digests, CASES.values(), chunksize=4), strict=True))
    for layer in layers:
        kept = {case: by_layer[layer] for case, by_layer in found.items()}
        (KEPT / f"{layer}.json").write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def show(layer: str, case: str) -> None:
    """Print what one layer of a game tells."""
    for one, line in lines(CASES[case]):
        if one == layer:
            print(json.dumps(line))


if __name__ == "__main__":
    words = sys.argv[1:]
    if words[:1] == ["--write"]:
        write(words[1:] or list(LAYERS))
    elif words[:1] == ["--show"]:
        show(*words[1:])
    else:
        print(json.dumps({case: digests(CASES[case]) for case in words}))
