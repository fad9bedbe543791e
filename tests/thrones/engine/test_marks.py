"""Marks on cards in play are bits: no two of a kind may share one."""

from weirwood.thrones.engine import marks


def test_no_two_marks_of_what_is_barred_are_the_same() -> None:
    barred = [value for name, value in vars(marks).items() if name.startswith("CANNOT_")]
    barred.append(marks.NO_CONTRIBUTION)
    assert len(barred) > 9
    assert len(set(barred)) == len(barred)


def test_no_two_marks_of_what_is_lifted_share_a_bit() -> None:
    single = (
        *(marks.DIES_AT_ZERO, marks.MUST_BE_SACRIFICED, marks.CONTROLS_HOST, marks.PARTICIPATES),
        *(marks.MUST_DEFEND, marks.NO_DOMINANCE, marks.CLAIMED_FIRST),
    )
    by_type = (marks.NO_KNEEL_TO_ATTACK, marks.NO_KNEEL_TO_DEFEND, marks.DEFENDS_KNEELING)
    seats = [marks.NO_KNEEL_AGAINST << 3 * seat for seat in range(8)]
    bits = [*single, *(first << type for first in (*by_type, *seats) for type in range(3))]
    assert len(set(bits)) == len(bits)
