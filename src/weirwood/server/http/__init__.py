"""The doors of the server: pages, calls and sockets, who comes in, how often and from where."""
