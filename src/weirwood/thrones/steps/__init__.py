"""The steps of the round, shared by the editions: what differs is in the profile and in the chart."""
