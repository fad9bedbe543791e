"""What goes over the wire, as Structs, and the types made from them."""
