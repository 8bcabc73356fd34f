"""What a wheel carries besides the package: the built page."""

import shutil
import subprocess
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent


class BuildWithPage(build_py):
    """Builds the page into the package; an editable install does without."""

    def run(self) -> None:
        page = ROOT / "src/ashfall/server/static/index.html"
        if not self.editable_mode and (ROOT / "web/package.json").exists() and not page.exists():
            build_page()
        super().run()


def build_page() -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("the wheel carries the page: install Node 20.19 or newer (npm) and retry")
    for command in (["ci"], ["run", "build"]):
        subprocess.run([npm, *command], cwd=ROOT / "web", check=True)


setup(cmdclass={"build_py": BuildWithPage})
