"""Heavy work: a process beside the server that does one job after the other."""
