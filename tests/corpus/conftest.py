"""The corpus is opened on the same databases as the server's tests."""

from tests.server.conftest import postgres

__all__ = ["postgres"]
