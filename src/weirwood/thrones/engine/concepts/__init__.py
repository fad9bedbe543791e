"""The concepts of the rules: why something is refused, why a seat is asked, by what something happened.

The engine names concepts only. An edition binds each to a clause of its own book (`Edition.clauses`).
"""
