"""The table in the browser: tables of people and bots, kept in a database, told to each seat alone."""
