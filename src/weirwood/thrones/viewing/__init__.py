"""What is there and who may know it, as plain data: facts, views, and worlds a seat cannot tell apart."""
