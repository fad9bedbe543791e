"""The editions: each a profile, a framework, its keywords and its deck rules."""
