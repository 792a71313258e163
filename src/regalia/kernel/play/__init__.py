"""Playing with input from outside: moves and positions are checked before they are used."""
