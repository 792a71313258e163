"""The command `regalia`."""

from regalia.kernel.errors import missing_library_error

try:
    import typer as typer
except ModuleNotFoundError:
    raise SystemExit(f"regalia: {missing_library_error('typer', 'cli')}") from None
