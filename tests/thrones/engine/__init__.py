"""The engine, whatever the edition."""
