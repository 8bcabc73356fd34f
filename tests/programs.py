"""Programs that some tests need besides Python: tools/system installs them where it may."""

import os
import shutil

import pytest


def need(program: str, package: str) -> None:
    """Skip, visibly, where a program is missing; with CI=true that is a failure."""
    if shutil.which(program) is None:
        missing = f"no {program} here: sudo apt-get install {package}"
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)
