"""Makes the stages of `make test`, says what each does and how long it took:  tools/stages.py ROUND...

A round is lanes with | between them: lanes run side by side, the stages of a lane one after the other. The first lane
is seen as it goes, what the others say when their round is over. Once a stage has failed no other is begun.
"""

import re
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO


@dataclass
class Run:
    """What was made so far, by the Makefile of this folder."""

    makefile: str
    begun: float = field(default_factory=time.monotonic)
    told: list[str] = field(default_factory=list)
    failed: bool = False

    def lane(self, stages: list[str], out: IO[str]) -> None:
        for stage in stages:
            if self.failed:
                return
            self.make(stage, out)

    def make(self, stage: str, out: IO[str]) -> None:
        found = re.search(rf"^{stage}:.*?## (.*)$", self.makefile, re.MULTILINE)
        what = found[1] if found else ""
        print(f"== make {stage}: {what}", file=out, flush=True)
        begin = time.monotonic()
        command = ["make", "--no-print-directory", stage]
        code = subprocess.run(command, stdout=out, stderr=subprocess.STDOUT).returncode
        line = f"== {time.monotonic() - begin:5.0f} s  make {stage:<12} {what}"
        if code:
            self.failed = True
            line += f": FAILED ({code})"
        self.told.append(line)

    def round(self, lanes: list[list[str]]) -> None:
        """The first lane is seen at once, the others afterwards, whatever becomes of them."""
        with tempfile.TemporaryDirectory() as folder:
            kept = [Path(folder, str(number)) for number in range(1, len(lanes))]
            beside = [
                threading.Thread(target=self.aside, args=(stages, path))
                for stages, path in zip(lanes[1:], kept, strict=True)
            ]
            for thread in beside:
                thread.start()
            self.lane(lanes[0], sys.stdout)
            for thread, path in zip(beside, kept, strict=True):
                thread.join()
                print(path.read_text("utf-8", "replace"), end="", flush=True)

    def aside(self, stages: list[str], path: Path) -> None:
        with path.open("w", encoding="utf-8") as out:
            self.lane(stages, out)

    def summary(self) -> str:
        whole = f"== {time.monotonic() - self.begun:5.0f} s  in all; stages run side by side"
        return "\n".join([*self.told, whole])


def main(rounds: list[str]) -> int:
    run = Run(Path("Makefile").read_text("utf-8"))
    for text in rounds:
        lanes = [lane.split() for lane in text.split("|") if lane.strip()]
        if lanes and not run.failed:
            run.round(lanes)
    print(run.summary(), flush=True)
    return int(run.failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
