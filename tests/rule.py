"""The mark that ties a test to the rules it proves."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Marks a test as a proof of these rules."""
    return pytest.mark.rule(*ids)
