"""A throwaway PostgreSQL on loopback, for tests and fault runs."""

import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.ports import free_port


def programs() -> Path | None:
    """The folder with initdb and pg_ctl."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    return None


class Cluster:
    """A database server that can be stopped the hard way and started again."""

    def __init__(self, folder: Path, bin: Path, port: int, lasting: bool) -> None:
        self.folder = folder
        self.bin = bin
        self.port = port
        self.lasting = lasting
        """Whether it waits for the disk. What no test takes from it, a power cut, is all that needs this."""

    def run(self, *words: str) -> None:
        command = [str(self.bin / words[0]), *words[1:]]
        if os.getuid() == 0:
            command = ["runuser", "-u", "postgres", "--", *command]
        done = subprocess.run(command, cwd="/", capture_output=True, text=True, timeout=180)
        if done.returncode:
            raise RuntimeError(f"{words[0]}: {done.stdout[-500:]} {done.stderr[-500:]}")

    def start(self) -> None:
        options = (
            f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=60 "
            f"-c fsync={'on' if self.lasting else 'off'}"
        )
        log = str(self.folder / "log")
        # pg_ctl's children keep its pipes open, so its own output goes to a file.
        self.run(
            "pg_ctl", "-D", str(self.folder / "data"), "-o", options, "-l", log, "-w", "-s", "start"
        )

    def stop(self, mode: str = "fast") -> None:
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", mode, "-w", "-s", "stop")

    def address(self, name: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def create(self, name: str, like: str = "template0") -> str:
        """A new database: empty, or a copy of another that nobody uses now."""
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", "-w"]
        words = [str(self.bin / "createdb"), *where, "-T", like, name]
        subprocess.run(words, check=True, capture_output=True, timeout=60)
        return self.address(name)


@contextlib.contextmanager
def cluster(lasting: bool = True) -> Iterator[Cluster]:
    """A running server; its files are gone afterwards."""
    bin = programs()
    if bin is None:
        raise LookupError("no PostgreSQL here: sudo apt-get install postgresql")
    folder = Path(tempfile.mkdtemp(prefix="ashfall-pg-"))
    if os.getuid() == 0:
        shutil.chown(folder, "postgres")
    made = Cluster(folder, bin, free_port(), lasting)
    try:
        made.run(
            "initdb",
            "-D",
            str(folder / "data"),
            "-A",
            "trust",
            "-U",
            "postgres",
            "-E",
            "UTF8",
            "-N",
        )
        made.start()
        yield made
    finally:
        with contextlib.suppress(RuntimeError, subprocess.TimeoutExpired):
            made.stop("immediate")
        shutil.rmtree(folder, ignore_errors=True)
