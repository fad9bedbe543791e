"""The random generator, pinned: every record depends on these values."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import pytest

from weirwood.core.rng import SEED_BITS, Rng, is_seed

LARGEST = (1 << SEED_BITS) - 1


@pytest.mark.parametrize(
    ("seed", "heads"),
    [
        (0, [0xE1616F40113B1000, 0x25BDFBF5857A8376, 0x65DFFDF5387BF61E]),
        (1, [0x696EB4C4636AF333, 0x48C5CAA4ECDE269C, 0x6D7F69B8939B6F3A]),
        (LARGEST, [0xA789FD3D22432AB0, 0x16B2F7B7A810AA46, 0xA85D0256970AC587]),
    ],
)
def test_the_first_blocks(seed: int, heads: list[int]) -> None:
    rng = Rng(seed)
    assert [rng.block() >> 448 for _ in heads] == heads
    assert rng.counter == len(heads)


def test_a_block_is_a_keyed_hash_of_its_number() -> None:
    digest = blake2b((5).to_bytes(8, "little"), key=(77).to_bytes(16, "little")).digest()
    assert Rng(77, 5).block() == int.from_bytes(digest, "little")


def test_numbers_below() -> None:
    rng = Rng(7)
    assert [rng.below(6) for _ in range(12)] == [5, 1, 3, 1, 4, 4, 0, 4, 0, 0, 1, 5]


def test_a_shuffle_of_a_deck() -> None:
    deck = list(range(36))
    rng = Rng(7)
    rng.shuffle(deck)
    # fmt: off
    assert deck == [
        1, 0, 7, 28, 12, 34, 5, 23, 4, 32, 8, 25, 10, 14, 11, 3, 26, 18, 30, 9, 31, 2, 22, 21, 27, 19, 20, 35, 33,
        17, 6, 16, 24, 15, 13, 29,
    ]
    # fmt: on
    assert rng.counter == 1


def test_a_shuffle_of_many_cards_takes_more_blocks() -> None:
    cards = list(range(120))
    rng = Rng(7)
    rng.shuffle(cards)
    assert rng.counter == 2
    assert cards[:12] == [99, 29, 111, 27, 16, 95, 88, 68, 30, 107, 72, 11]
    assert sorted(cards) == list(range(120))


@pytest.mark.parametrize("count", [2, 36, 61, 120, 1000])
def test_a_shuffle_reads_its_blocks_in_mixed_radix(count: int) -> None:
    shuffled, cards = list(range(count)), list(range(count))
    rng, source = Rng(count), Rng(count)
    rng.shuffle(shuffled)
    bits, used = source.block(), 0
    for last in range(count - 1, 0, -1):
        used += (last + 1).bit_length()
        if used > 512 - 128:
            bits, used = source.block(), (last + 1).bit_length()
        bits, other = divmod(bits, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    assert shuffled == cards
    assert rng.counter == source.counter


@pytest.mark.parametrize("count", [0, 1])
def test_nothing_to_shuffle_costs_a_block_all_the_same(count: int) -> None:
    cards = list(range(count))
    rng = Rng(3)
    rng.shuffle(cards)
    assert cards == list(range(count))
    assert rng.counter == 1


def test_every_order_is_as_likely_as_any_other() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    rng = Rng(2)
    for _ in range(6000):
        cards = [0, 1, 2]
        rng.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert (
        sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 20.5
    )  # chi squared, one in a thousand


def test_where_a_card_goes_is_even_in_a_shuffle_of_several_blocks() -> None:
    places: Counter[int] = Counter()
    rng = Rng(9)
    for _ in range(5000):
        cards = list(range(100))
        rng.shuffle(cards)
        places[cards.index(99) // 10] += 1
        places[10 + cards.index(0) // 10] += 1
    assert sum((places[tenth] - 500) ** 2 / 500 for tenth in range(20)) < 45


def test_key_and_counter_are_all_there_is() -> None:
    one = Rng(5)
    one.block()
    two = Rng(one.key, one.counter)
    assert [one.block() for _ in range(3)] == [two.block() for _ in range(3)]


@pytest.mark.parametrize("value", [0, 1, LARGEST])
def test_seeds(value: int) -> None:
    assert is_seed(value)


@pytest.mark.parametrize("value", [-1, LARGEST + 1, True, 1.0, "1", None])
def test_what_is_no_seed(value: object) -> None:
    assert not is_seed(value)
