"""The table's server: games for people and bots, over HTTP and WebSocket."""
