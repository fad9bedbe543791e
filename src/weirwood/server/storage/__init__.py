"""Where tables are kept: SQLite by default, PostgreSQL by URL; a choice is durable before anyone is told of it."""
