"""`python -m regalia` is the command `regalia`."""

from regalia.cli.main import main

main()
