"""What the suite shares: the outcome of each test that asserts a rule is kept for `make rules`."""

import json
import time
from collections.abc import Generator
from pathlib import Path

import pytest

RESULTS = ".rules-results.json"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Write the rule ids of a test into its report, which also travels from xdist's workers."""
    report = yield
    ids = [rule for mark in item.iter_markers("rule") for rule in mark.args]
    if ids and (report.when == "call" or report.outcome != "passed"):
        report.user_properties.append(("rules", ids))
    return report


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is long is slow, and asserts no rule: the index of rules is made without it."""
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.slow)
            if item.get_closest_marker("rule"):
                raise pytest.UsageError(f"{item.nodeid} is long, so it cannot assert a rule")


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(RuleResults(config.rootpath / RESULTS, config))


class RuleResults:
    """Collects the outcomes; writes them only when every rule-marked test had its chance to run."""

    def __init__(self, path: Path, config: pytest.Config) -> None:
        self.path = path
        self.started = time.time()
        self.tests: dict[str, dict[str, object]] = {}
        self.whole = (
            config.args_source is pytest.Config.ArgsSource.TESTPATHS
            and config.option.markexpr in ("", "rule")
            and not config.option.keyword
            and not config.option.maxfail
            and not config.option.collectonly
            and not getattr(config.option, "lf", False)
        )

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, ids in report.user_properties:
            if name == "rules":
                self.tests[report.nodeid] = {"rules": ids, "outcome": report.outcome}

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        ran = (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.NO_TESTS_COLLECTED)
        if self.whole and exitstatus in ran:
            results = {"started": self.started, "tests": dict(sorted(self.tests.items()))}
            self.path.write_text(json.dumps(results, indent=1) + "\n", "utf-8")
