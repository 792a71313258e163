"""The versions of environments, by rules and features; old ones say what has changed."""

from regalia.kernel.game import Game


def environment_version(game: Game) -> int:
    """The version of a game for learners: it rises with the rules and with the layout of features.

    A policy that was learned with one version of an environment does not fit another.
    """
    return game.version + game.features.layout - 1


def deprecated_version_text(game: Game, name: str, version: int) -> str:
    """Why an older version of an environment is gone, and what has changed since."""
    newest = environment_version(game)
    changes = [text for changed, text in sorted(game.changes.items()) if changed > version]
    return " ".join(
        [
            f"{name}-v{version} is gone; {name}-v{newest} plays version {game.version} of the rules"
            f" and shows features in layout {game.features.layout}.",
            *changes,
        ]
    )
