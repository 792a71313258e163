"""The command `regalia`."""

from regalia.kernel.errors import missing_extra

try:
    import typer as typer
except ModuleNotFoundError:
    raise SystemExit(f"regalia: {missing_extra('typer', 'cli')}") from None
