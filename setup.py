"""What a wheel carries besides the package: the rules ledgers and the built page."""

import shutil
import subprocess
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent


class BuildWithBooks(build_py):
    """Copies the ledgers and the page into the build; an editable install needs neither."""

    def run(self) -> None:
        page = ROOT / "src/ashfall/server/static/index.html"
        if not self.editable_mode and (ROOT / "web/package.json").exists() and not page.exists():
            build_page()
        super().run()
        if not self.editable_mode:
            shelf = Path(self.build_lib) / "ashfall" / "rules"
            shelf.mkdir(parents=True, exist_ok=True)
            for book in (ROOT / "docs/rules").glob("*.md"):
                shutil.copy(book, shelf)


def build_page() -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("the wheel carries the page: install Node 20.19 or newer (npm) and retry")
    for command in (["ci"], ["run", "build"]):
        subprocess.run([npm, *command], cwd=ROOT / "web", check=True)


setup(cmdclass={"build_py": BuildWithBooks})
