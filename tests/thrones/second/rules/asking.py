"""What the tests of the rules have in common: a fight, why something is refused, and what a viewer sees."""

from tests.thrones.scene import GAME, Scene


def refused(s: Scene, seat: int, verb: str, name: str) -> list[str]:
    """The clauses by which a seat may not do this with a card of its hand, or else with one in play."""
    hand = [card for card in s.facts["seats"][seat]["hand"] if s.name(card) == name]
    card = hand[0] if hand else s.id(name)
    return [refusal["rule"] for refusal in GAME.explain(s.state, seat, {"card": card, "verb": verb})]


def seen(s: Scene, viewer: int | None, seat: int, pile: str) -> list[str]:
    """The names of the cards in a seat's pile as a viewer sees them, in the order of the pile."""
    view = s.state.view(viewer)
    names = {card["id"]: str(card.get("name")) for card in view["cards"]}
    return [names[card] for card in view["seats"][seat][pile]]


def fight(s: Scene, type: str, *attackers: str, defenders: tuple[str, ...] = ()) -> None:
    """The first player attacks and the second defends, up to what may answer the outcome."""
    s.all_pass()
    s.you.challenges(type, *attackers)
    s.all_pass()
    s.foe.defends(*defenders)
    s.all_pass()
