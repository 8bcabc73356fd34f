"""The files in deploy/: each is read by the tool that will read it, or by its parser, and names only what there is."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

from ashfall.server.configuration import BY_NAME, PREFIX, chosen, server_settings
from ashfall.server.metrics import Metrics
from ashfall.server.settings import Limits, limits_for
from tests.programs import need

ROOT = Path(__file__).resolve().parents[1]
DEPLOY = ROOT / "deploy"


PROMQL = {
    "increase",
    "rate",
    "histogram_quantile",
    "sum",
    "by",
    "time",
    "max",
    "min",
    "avg",
    "count",
}
INSTRUCTIONS = {
    "FROM", "WORKDIR", "COPY", "RUN", "ENV", "USER", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT", "CMD",
}  # fmt: skip


def read(name):
    return (DEPLOY / name).read_text("utf-8")


def test_every_setting_has_a_line_in_the_documentation():
    page = (ROOT / "docs/hosting.md").read_text("utf-8")
    assert [name for name in BY_NAME if f"`{name}`" not in page] == []


def test_settings_come_from_file_environment_and_command_line_in_this_order(tmp_path):
    file = tmp_path / "settings.toml"
    file.write_text('port = 1\nhost = "::1"\npublic = "https://club.example"\n')
    environment = {"ASHFALL_SETTINGS": str(file), "ASHFALL_PORT": "2", "ASHFALL_HOST": "::2"}
    found = chosen({"host": "::3", "db": "", "also": None}, environment)
    assert (found["port"], found["host"], found["public"]) == (2, "::3", "https://club.example")
    assert server_settings(found).secure and server_settings(found).limits == Limits()


@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({"ASHFALL_PROT": "1"}, "no setting 'ASHFALL_PROT'; right is ASHFALL_PORT"),
        ({"ASHFALL_PORT": "²"}, "ASHFALL_PORT is '²'; right is a number from 0 to 65535"),
        ({"ASHFALL_PORT": "65536"}, "right is a number from 0 to 65535"),
        ({"ASHFALL_BOTS": "maybe"}, "ASHFALL_BOTS is 'maybe'; right is yes or no"),
        ({"ASHFALL_PUBLIC": "games.example"}, "right is https://games.example"),
        ({"ASHFALL_TRUST_PROXY": "10.0.0.1,x"}, "right is 10.0.0.5 or 10.0.0.0/24"),
        ({"ASHFALL_ALSO": "toy"}, "right is id=module"),
        ({"ASHFALL_SETTINGS": "/nowhere"}, "there is no such file of settings"),
    ],
)
def test_a_wrong_setting_is_refused_with_what_would_be_right(environment, said):
    with pytest.raises(ValueError, match=re.escape(said)):
        chosen({}, environment)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("prot = 1", "there is no setting 'prot'; right is port"),
        ("port = true", "port is True; right is"),
        ("port = 1.5", "port is 1.5; right is"),
        ("trust_proxy = [1]", "trust_proxy is [1]; right is"),
        ("port = ", "is no TOML"),
        ("a = " + "[" * 5000, "is no TOML"),
    ],
)
def test_a_wrong_file_of_settings_is_refused(tmp_path, text, said):
    file = tmp_path / "settings.toml"
    file.write_text(text)
    with pytest.raises(ValueError, match=re.escape(said)):
        chosen({}, {}, str(file))


def test_a_club_behind_one_address_has_room_and_a_guest_no_more_than_before():
    usual, club = Limits(), limits_for(100)
    assert limits_for(10) == usual
    assert club.tables == (100.0, usual.tables[1] * 10) and club.sockets_per_address == 500
    assert (club.moves, club.requests, club.sockets_per_guest) == (
        usual.moves, usual.requests, usual.sockets_per_guest,
    )  # fmt: skip
    assert limits_for(1).sockets_per_address >= usual.sockets_per_guest


def test_the_example_of_settings_is_right():
    values = chosen({}, {}, str(DEPLOY / "ashfall.toml"))
    assert set(tomllib.loads(read("ashfall.toml"))) <= set(BY_NAME)
    assert server_settings(values).origins == ("https://games.example",)


def test_the_compose_file_sets_what_there_is_and_keeps_servers_small():
    compose = yaml.safe_load(read("compose.yaml"))
    services = compose["services"]
    assert set(services) == {"server-1", "server-2", "backup", "database", "proxy"}
    for name in ("server-1", "server-2", "backup"):
        server = services[name]
        assert server["read_only"] and server["cap_drop"] == ["ALL"]
        told = {key: value for key, value in server["environment"].items() if "$" not in value}
        chosen({}, told)
        assert {key.removeprefix(PREFIX).lower() for key in server["environment"]} <= set(BY_NAME)
    assert services["proxy"]["volumes"][0].startswith("./Caddyfile:")
    named = {one.partition(":")[0] for s in services.values() for one in s.get("volumes", [])}
    assert {one for one in named if not one.startswith(".")} == set(compose["volumes"])
    subnet = compose["networks"]["default"]["ipam"]["config"][0]["subnet"]
    assert services["server-1"]["environment"]["ASHFALL_TRUST_PROXY"] == subnet


def test_alert_rules_ask_for_figures_that_there_are():
    (group,) = yaml.safe_load(read("alerts.yaml"))["groups"]
    figures = Metrics()
    figures.refused.labels("stale")
    figures.requests.labels("200")
    given = set(re.findall(r"^(ashfall_\w+?)(?:\{| )", figures.text().decode(), re.M))
    asked = {name for rule in group["rules"] for name in re.findall(r"ashfall_\w+", rule["expr"])}
    assert len(group["rules"]) > 5 and asked <= given
    assert all(rule["annotations"]["summary"] for rule in group["rules"])
    assert len({rule["alert"] for rule in group["rules"]}) == len(group["rules"])
    for rule in group["rules"]:
        assert set(rule) <= {"alert", "expr", "for", "labels", "annotations"}
        spans = [*re.findall(r"\[(.*?)\]", rule["expr"]), *([rule["for"]] if "for" in rule else [])]
        assert all(re.fullmatch(r"\d+[smhd]", span) for span in spans), rule
        assert rule["expr"].count("(") == rule["expr"].count(")")
        assert set(re.findall(r"(\w+)\(", rule["expr"])) <= PROMQL, rule


def test_the_container_runs_as_nobody_and_from_files_that_there_are():
    text = read("Containerfile")
    last = text.rpartition("\nFROM ")[2]
    assert re.search(r"^USER \d+$", last, re.M) and "HEALTHCHECK" in last
    for line in text.replace("\\\n", " ").splitlines():
        word = line.partition(" ")[0]
        assert not line or line.startswith("#") or word in INSTRUCTIONS, line
        # What hadolint asks for: DL3000, DL3006 and DL3007, DL3025, DL3042, DL4006.
        assert word != "WORKDIR" or line.startswith("WORKDIR /"), line
        assert word != "FROM" or re.match(r"FROM \S+:(?!latest)\S+", line), line
        assert word not in ("CMD", "ENTRYPOINT") or line.partition(" ")[2].startswith("["), line
        assert "pip install" not in line or line.count("pip install --no-cache-dir") == line.count(
            "pip install"
        )
        assert word != "RUN" or " | " not in line, line
    for line in re.findall(r"^COPY (?!--from)(.+) \S+$", text, re.M):
        assert [name for name in line.split() if not (ROOT / name).exists()] == []


def test_the_proxy_itself_finds_nothing_wrong():
    need("caddy", "caddy")
    words = ["caddy", "validate", "--adapter", "caddyfile", "--config", "deploy/Caddyfile"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=180)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_units_are_right(tmp_path):
    need("systemd-analyze", "systemd")
    units = []
    for path in [*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")]:
        units.append(tmp_path / path.name)
        # The program is not installed where the unit says: only the unit is looked at.
        units[-1].write_text(path.read_text().replace("/opt/ashfall/bin/ashfall", "/bin/true"))
    done = subprocess.run(
        ["systemd-analyze", "verify", *map(str, units)], capture_output=True, text=True, timeout=180
    )
    said = [line for line in done.stderr.splitlines() if str(tmp_path) in line]
    assert len(units) == 3 and said == [], done.stderr
