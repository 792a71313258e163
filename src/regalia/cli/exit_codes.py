"""Exit codes of the command `regalia`."""

ExitCode = int

FAILED = 1
BAD_INPUT = 2
INTERRUPTED = 130
