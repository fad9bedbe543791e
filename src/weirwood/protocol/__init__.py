"""The engine protocol: games hosted, played, inspected and tested over lines of JSON."""

from weirwood.protocol.loop import Engine, serve

__all__ = ["Engine", "serve"]
