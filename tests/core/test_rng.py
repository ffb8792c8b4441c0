"""The generator."""

from __future__ import annotations

from collections import Counter

import pytest

from cenote.core.rng import MASK, Rng


def test_the_same_seed_gives_the_same_numbers() -> None:
    one, other = Rng.seeded(7), Rng.seeded("7")
    assert [one.word() for _ in range(20)] == [other.word() for _ in range(20)]
    assert Rng.seeded(7).words() != Rng.seeded(8).words()


def test_the_numbers_never_change() -> None:
    """Recorded games depend on these."""
    rng = Rng.seeded(1)
    assert rng.words() == [2324145102, 69487411, 4284076393, 878971780]
    assert [rng.word() for _ in range(4)] == [3272604293, 850575692, 2710071260, 3885081933]
    assert rng.words() == [1075265050, 1607708061, 2788358660, 878971784]


def test_words_restore_the_generator() -> None:
    rng = Rng.seeded("anything")
    rng.word()
    again = Rng(*rng.words())
    assert [again.word() for _ in range(5)] == [rng.word() for _ in range(5)]
    assert repr(again) == f"Rng({', '.join(map(str, again.words()))})"


def test_a_clone_goes_its_own_way() -> None:
    rng = Rng.seeded(3)
    clone = rng.clone()
    clone.word()
    assert rng.words() == Rng.seeded(3).words()


def test_a_branch_goes_on_by_itself() -> None:
    rng, words = Rng.seeded(3), Rng.seeded(3)
    branch = rng.branch()
    assert branch.words() == [words.word() for _ in range(4)]
    assert rng.words() == words.words()
    branch.word()
    assert rng.words() == words.words()


def test_words_stay_in_32_bits() -> None:
    rng = Rng(MASK, MASK, MASK, MASK)
    for _ in range(1000):
        assert 0 <= rng.word() <= MASK
        assert all(0 <= word <= MASK for word in rng.words())


@pytest.mark.parametrize("n", [1, 2, 3, 7, 100])
def test_below_is_even(n: int) -> None:
    rng = Rng.seeded(n)
    counts = Counter(rng.below(n) for _ in range(400 * n))
    assert set(counts) == set(range(n))
    assert all(280 < count < 530 for count in counts.values())


def test_below_draws_again_rather_than_lean() -> None:
    n = 2**31 + 1  # every second word is beyond the last whole multiple
    rng, words = Rng.seeded(5), Rng.seeded(5)
    drawn = [rng.below(n) for _ in range(50)]
    wanted = [word for word in (words.word() for _ in range(200)) if word < n][:50]
    assert drawn == wanted


def test_shuffle() -> None:
    rng = Rng.seeded(9)
    orders = Counter()
    for _ in range(1200):
        items = [1, 2, 3]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert all(140 < count < 260 for count in orders.values())
    nothing: list[int] = []
    rng.shuffle(nothing)
    assert nothing == []
