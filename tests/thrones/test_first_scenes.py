from tests.thrones.scene import scene, side


def test_bodyguard_saves_its_bearer() -> None:
    s = scene(
        you=side(plays=[{"card": "Littlefinger", "attachments": ["Bodyguard"]}], gold=2),
        foe=side(plays=["Rattleshirt's Raiders"]),
    )
    s.kill("Littlefinger")
    s.you.uses("Bodyguard")
    assert "Littlefinger" in s.you.in_play
    assert s.you.discard == ["Bodyguard"]


def test_a_challenge_is_played_through() -> None:
    s = scene(
        you=side(plays=["Rattleshirt's Raiders"], plot=None),
        foe=side(plays=[{"card": "Littlefinger", "attachments": ["Bodyguard", "Little Bird"]}]),
    )
    s.you.challenges("military", "Rattleshirt's Raiders")
    assert s.card("Rattleshirt's Raiders")["kneeling"]
    s.all_pass()
    assert s.you.offered() == ["Rattleshirt's Raiders", "pass"]
    s.you.uses("Rattleshirt's Raiders")
    s.you.picks("Little Bird")
    assert s.foe.discard == ["Little Bird"]
    assert s.you.power == 1
