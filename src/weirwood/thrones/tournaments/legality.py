"""What tournaments allow, as data: products and their days, tiers of events, pools with a name, dated lists."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from functools import cache
from typing import Any

from weirwood.thrones.books import find_book


@dataclass(frozen=True, slots=True)
class Product:
    """What was sold or given away as one: when it came out and when it rotates, as far as that is known."""

    pack: str
    title: str = ""
    released: date | None = None
    rotates: date | None = None

    def legal_from(self, tier: Tier) -> date | None:
        """The first day on which it is legal at a tier; None where it is not known when it came out."""
        return None if self.released is None else self.released + timedelta(tier.days)


@dataclass(frozen=True, slots=True)
class Tier:
    """A kind of event: how many days after its release it allows a product, and by which clause."""

    name: str
    days: int
    rule: str


@dataclass(frozen=True, slots=True)
class Format:
    """A pool of products with a name, of a tier, and the clause that lays it down."""

    name: str
    title: str
    tier: str
    rule: str
    packs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lists:
    """The banned and the restricted cards, by code, since a day."""

    since: date
    banned: tuple[str, ...] = ()
    restricted: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Legality:
    """All of it, for one edition; the first tier is meant where none is named."""

    product: list[Product] = field(default_factory=list)
    tier: list[Tier] = field(default_factory=list)
    format: list[Format] = field(default_factory=list)
    lists: list[Lists] = field(default_factory=list)

    def products(self) -> dict[str, Product]:
        """The products by pack."""
        return {product.pack: product for product in self.product}

    def tiers(self) -> dict[str, Tier]:
        """The tiers by name."""
        return {tier.name: tier for tier in self.tier}

    def formats(self) -> dict[str, Format]:
        """The formats by name."""
        return {format.name: format for format in self.format}

    def lists_on(self, day: date) -> Lists:
        """The lists in force on a day: the last that began; before the first, empty ones."""
        begun = [lists for lists in self.lists if lists.since <= day]
        return max(begun, key=lambda lists: lists.since, default=Lists(day))

    def first_day(self, format: Format, tier: Tier) -> date:
        """The first day on which all products of a format are legal at a tier, as far as their days are known."""
        products = self.products()
        days = [products[pack].legal_from(tier) for pack in format.packs]
        return max(day for day in days if day is not None)


@cache
def legality_of(game: str) -> Legality:
    """What the tournaments of an edition, or of a game of it, allow; nothing where nothing is known of them."""
    import tomllib  # here, not above: few games are of a tournament, and all would wait for it
    from importlib.resources import files

    book = find_book(game)
    data = files("weirwood.thrones.editions").joinpath(book.edition, "tournaments.toml")
    if not data.is_file():
        return Legality()
    titles = {pack.name: pack.title for pack in book.pool.packs}
    return legality_from(tomllib.loads(data.read_text(encoding="utf-8")), titles)


def legality_from(form: Mapping[str, Any], titles: Mapping[str, str]) -> Legality:
    """Legality from plain data; a product has the title of its pack, and a pack without one was never sold."""
    import msgspec

    legality = msgspec.convert(form, Legality)
    known = legality.products()
    unsold = [Product(pack, title) for pack, title in titles.items() if pack not in known]
    sold = [replace(product, title=product.title or titles[product.pack]) for product in legality.product]
    return replace(legality, product=[*sold, *unsold])
