"""Who looks on and may not be chosen, though something like it may."""

from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.thrones.scene import Scene, reveal, scene, side
from tests.thrones.second.cards.ravens import attacks, wins
from weirwood.core.option import Verb


def kneeling(*names: str) -> list[dict[str, Any]]:
    return [{"card": name, "kneeling": True} for name in names]


def reinforcements() -> Scene:
    you = side(hand=["Littlefinger"], discard=["Hedge Knight"])
    return reveal("Reinforcements", you=you, foe=side(hand=["Varys"], discard=["Moon Boy"]))


def horde() -> Scene:
    s = attacks(
        "military",
        *("Wildling Horde", "Osha"),
        theirs=side(plays=["Rattleshirt's Raiders"]),
        plays=["Wildling Horde", "Osha", "Wildling Scout"],
    )
    s.pass_to("4.2.1")
    s.foe.defends("Rattleshirt's Raiders")
    s.you.uses("Wildling Horde")
    return s


def castle_black() -> Scene:
    you = side(plays=["Castle Black", "Ranging Party", "Ghost", "Hedge Knight"])
    s = scene(you, side(plays=["Balon Greyjoy"]), first_player=1, ask="windows")
    s.pass_to("4.2")
    s.foe.challenges("military", "Balon Greyjoy")
    s.pass_to("4.2.1")
    s.you.defends("Ranging Party", "Ghost", "Hedge Knight")
    s.foe.passes()
    s.you.uses("Castle Black")
    return s


def take_the_black() -> Scene:
    foe = side(plays=["Hedge Knight", "Veteran Builder", "Dothraki Outriders"])
    s = scene(side(hand=["Take the Black"], gold=3), foe, "dominance", ask="windows")
    s.you.plays("Take the Black")
    return s


def strings() -> Scene:
    foe = side(used=["Counting Coppers", "Summons", "Calm Over Westeros"])
    return reveal("Pulling the Strings", you=side(used=["Building Orders"]), foe=foe)


def eddard() -> Scene:
    plays = ["Eddard Stark (WotN)", "Tumblestone Knight", "Osha", "Bran Stark"]
    s = attacks(
        "military",
        "Eddard Stark",
        "Tumblestone Knight",
        "Osha",
        theirs=side(plays=["Hedge Knight"]),
        plays=plays,
    )
    s.pass_to("4.2.1")
    s.foe.defends("Hedge Knight")
    s.all_pass()
    s.you.says(True)
    s.you.picks("Eddard Stark")
    s.you.uses("Eddard Stark")
    return s


def jon_pays() -> Scene:
    plays: list[Any] = ["Jon Snow (WotN)", "Direwolf Pup", "Hedge Knight", *kneeling("Grey Wind")]
    s = scene(side(plays=plays), ask="windows")
    s.you.uses("Jon Snow")
    return s


def jon_stands() -> Scene:
    plays: list[Any] = ["Jon Snow (WotN)", "Direwolf Pup", *kneeling("Grey Wind", "Summer", "Littlefinger")]
    s = scene(side(plays=plays), ask="windows")
    s.you.uses("Jon Snow")
    s.you.picks("Direwolf Pup")
    return s


def heart_tree() -> Scene:
    you = side(plays=["Winterfell Heart Tree", "Arya Stark", "Bran Stark"])
    s = scene(you, side(plays=["Robb Stark"]), "1.1", ask="windows")
    s.you.uses("Winterfell Heart Tree")
    return s


def tower() -> Scene:
    attackers = ["Cersei Lannister", "Shae", "Littlefinger"]
    s = attacks(
        "intrigue",
        *attackers,
        theirs=side(plays=["Moon Boy"]),
        plays=["Tower of the Hand", *attackers, "Tywin Lannister"],
    )
    s.pass_to("4.2.1")
    s.foe.defends()
    s.all_pass()
    s.you.uses("Tower of the Hand")
    return s


def viper() -> Scene:
    s = scene(
        side(hand=["His Viper Eyes", "Ghost"]),
        side(plays=["Hedge Knight"], hand=["Ice", "Needle"]),
        first_player=1,
        ask="windows",
    )
    s.pass_to("4.2")
    s.foe.challenges("military", "Hedge Knight")
    s.pass_to("4.2.1")
    s.you.defends()
    s.all_pass()
    s.you.plays("His Viper Eyes")
    return s


def banner() -> Scene:
    you = side(plays=["Garden Caretaker", "The Knight of Flowers"], hand=["To the Rose Banner!"])
    s = scene(you, side(plays=["Margaery Tyrell"]), "marshaling", ask="windows")
    s.you.plays("To the Rose Banner!")
    return s


def scout() -> Scene:
    plays = ["Iron Fleet Scout", "Theon Greyjoy", "Black Wind's Crew", "Drowned Men"]
    s = attacks("military", "Theon Greyjoy", "Black Wind's Crew", theirs=side(), plays=plays)
    s.you.uses("Iron Fleet Scout")
    return s


def hotah() -> Scene:
    plays = ["Obara Sand", "Desert Scavenger", "House Dayne Knight"]
    s = attacks(
        "military",
        "Obara Sand",
        "House Dayne Knight",
        theirs=side(plays=["Moon Boy"]),
        plays=plays,
        hand=["Areo Hotah"],
        gold=5,
    )
    s.you.ambushes("Areo Hotah")
    s.you.uses("Areo Hotah")
    return s


def for_the_north() -> Scene:
    plays = ["Tumblestone Knight", "Direwolf Pup", "Robb Stark"]
    s = attacks(
        "military", "Tumblestone Knight", "Robb Stark", theirs=side(), plays=plays, hand=["For the North!"]
    )
    s.you.plays("For the North!")
    return s


def warm_rain() -> Scene:
    foe = side(plays=["Cersei Lannister", "Tyrion Lannister", "Moon Boy"])
    s = scene(
        side(plays=["Direwolf Pup"], hand=["Like Warm Rain"], gold=1), foe, first_player=1, ask="windows"
    )
    s.pass_to("4.2")
    s.foe.challenges("intrigue", "Cersei Lannister", "Tyrion Lannister")
    s.pass_to("4.2.1")
    s.you.defends()
    s.all_pass()
    s.you.plays("Like Warm Rain")
    return s


def dracarys() -> Scene:
    plays = ["Drogon", "Khal Drogo", "Aggo"]
    s = attacks(
        "military",
        "Khal Drogo",
        "Aggo",
        theirs=side(plays=["Moon Boy"]),
        plays=plays,
        hand=["Dracarys!"],
        gold=1,
    )
    s.you.plays("Dracarys!")
    return s


def arbor() -> Scene:
    plays = ["Arbor Knight", "Ser Horas Redwyne", "Ser Hobber Redwyne"]
    s = attacks("military", "Arbor Knight", "Ser Horas Redwyne", theirs=side(), plays=plays, gold=1)
    s.you.uses("Arbor Knight")
    return s


def mare() -> Scene:
    rider = {"card": "Hedge Knight", "attachments": ["Mare in Heat"]}
    foe = side(plays=["Robb Stark", "Eddard Stark", "Tywin Lannister"])
    s = attacks("military", "Hedge Knight", theirs=foe, plays=[rider])
    s.pass_to("4.2.1")
    s.foe.defends("Robb Stark", "Eddard Stark")
    s.you.uses("Mare in Heat")
    return s


def robb() -> Scene:
    plays = ["Robb Stark (AtSK)", "Tumblestone Knight", "Osha", *kneeling("Bran Stark")]
    s = attacks("military", "Robb Stark", "Tumblestone Knight", "Osha", theirs=side(), plays=plays)
    s.you.uses("Robb Stark")
    return s


def shierak() -> Scene:
    plays = ["Khal Drogo", "Daenerys Targaryen", "Magister Illyrio", *kneeling("Aggo")]
    s = attacks(
        "power", "Daenerys Targaryen", "Magister Illyrio", theirs=side(), plays=plays, hand=["Shierak Qiya"]
    )
    s.pass_to("4.2.1")
    s.foe.defends()
    s.all_pass()
    s.you.plays("Shierak Qiya")
    return s


def wardens() -> Scene:
    you = {"plays": ["Cersei Lannister"], "hand": ["Ghost"], "plot": "Wardens of the West", "gold": 2}
    s = wins("intrigue", "Cersei Lannister", side(hand=["Ice", "Needle", "Little Bird"]), **you)
    s.you.uses("Wardens of the West")
    return s


CHOSEN: Final = (
    ("Reinforcements", reinforcements, ["Littlefinger", "Hedge Knight"]),
    ("Wildling Horde", horde, ["Wildling Horde", "Osha"]),
    ("Castle Black", castle_black, ["Ranging Party", "Ghost"]),
    ("Take the Black", take_the_black, ["Hedge Knight", "Veteran Builder"]),
    ("Pulling the Strings", strings, ["Counting Coppers", "Summons"]),
    ("Eddard Stark (WotN)", eddard, ["Tumblestone Knight", "Osha"]),
    ("Jon Snow (WotN)", jon_pays, ["Jon Snow", "Direwolf Pup", "Grey Wind"]),
    ("Jon Snow (WotN)", jon_stands, ["Grey Wind", "Summer"]),
    ("Winterfell Heart Tree", heart_tree, ["Arya Stark", "Bran Stark"]),
    ("Tower of the Hand", tower, ["Cersei Lannister", "Shae"]),
    ("His Viper Eyes", viper, ["Ice", "Needle"]),
    ("Iron Fleet Scout", scout, ["Theon Greyjoy", "Black Wind's Crew"]),
    ("Areo Hotah", hotah, ["Obara Sand", "House Dayne Knight"]),
    ("For the North!", for_the_north, ["Tumblestone Knight", "Robb Stark"]),
    ("Like Warm Rain", warm_rain, ["Cersei Lannister", "Tyrion Lannister"]),
    ("Dracarys!", dracarys, ["Khal Drogo", "Aggo"]),
    ("Arbor Knight", arbor, ["Arbor Knight", "Ser Horas Redwyne"]),
    ("Mare in Heat", mare, ["Robb Stark", "Eddard Stark"]),
    ("Robb Stark (AtSK)", robb, ["Tumblestone Knight", "Osha"]),
    ("Shierak Qiya", shierak, ["Daenerys Targaryen", "Magister Illyrio"]),
    ("Wardens of the West", wardens, ["Ice", "Needle"]),
    ("To the Rose Banner!", banner, ["Garden Caretaker", "The Knight of Flowers"]),
)


@pytest.mark.parametrize(("card", "start", "chosen"), CHOSEN, ids=[start.__name__ for _, start, _ in CHOSEN])
def test_only_these_may_be_chosen(card: str, start: Callable[[], Scene], chosen: list[str]) -> None:
    s = start()
    assert s.you.offered(Verb.PICK) + s.foe.offered(Verb.PICK) == chosen, card


def flames() -> Scene:
    foe = side(plays=["Fiery Followers"], hand=["Ice"])
    return scene(side(hand=["Seen In Flames"], gold=5), foe, ask="windows")


def crypt(yours: list[str], theirs: list[str], victim: str) -> Scene:
    s = scene(side(plays=["Winterfell Crypt", "Moon Boy", *yours]), side(plays=theirs), ask="windows")
    s.kill(victim)
    return s


NOTHING: Final = (
    ("Seen In Flames", flames),
    ("Winterfell Crypt", lambda: crypt(["Tywin Lannister"], [], "Tywin Lannister")),
    ("Winterfell Crypt", lambda: crypt([], ["Eddard Stark"], "Eddard Stark")),
)


@pytest.mark.parametrize(("card", "start"), NOTHING)
def test_another_who_is_there_does_not_serve(card: str, start: Callable[[], Scene]) -> None:
    you = start().you
    assert card not in you.offered(Verb.USE) + you.offered(Verb.PLAY)
