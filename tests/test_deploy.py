"""What hosts start a server with names nothing that the program does not have: image, compose file, system service."""

from __future__ import annotations

import argparse
import re
import shlex
import tomllib
from configparser import ConfigParser
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml
from sqlalchemy.engine import make_url

from cenote.cli.environment import NAMES
from cenote.cli.parser import tree
from cenote.cli.serve import read_settings
from cenote.cli.speech import command_words
from cenote.server.doors import Gate
from cenote.server.protocol.endpoints import ENDPOINTS
from cenote.server.settings import DAY, Settings

ROOT = Path(__file__).parents[1]
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
CONTAINERFILE = (ROOT / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
SUBSTITUTED = re.compile(r"\$\{(\w+)(?::-(?P<usual>[^}]*)|:\?[^}]*)?\}")
SECRET = "from-a-file"


class Unit(ConfigParser):
    """A unit of systemd: keys may come more than once, and are written as they are."""

    def __init__(self, file: Path) -> None:
        super().__init__(strict=False, interpolation=None)
        self.read_string(file.read_text(encoding="utf-8"))

    def optionxform(self, optionstr: str) -> str:
        return optionstr


SYSTEM = (ROOT / "deploy" / "cenote.env").read_text(encoding="utf-8")
UNIT = Unit(ROOT / "deploy" / "cenote.service")


def image_lines(word: str) -> list[list[str]]:
    return [shlex.split(line)[1:] for line in CONTAINERFILE.splitlines() if line.startswith(f"{word} ")]


def environment_of_the_image() -> dict[str, str]:
    return dict(pair.split("=", 1) for line in image_lines("ENV") for pair in line)


def substituted(text: str, **chosen: str) -> str:
    """As compose fills in what stands in `.env`."""
    return SUBSTITUTED.sub(lambda found: chosen.get(found[1], found["usual"] or ""), text)


def settings(monkeypatch: pytest.MonkeyPatch, environment: dict[str, str]) -> Settings:
    """What `cenote serve` reads from such an environment."""
    for name, value in environment.items():
        if name.startswith("CENOTE_"):
            monkeypatch.setenv(name, value)
    found = read_settings(tree(command_words("en")).parse_args(["serve"]))
    found.check()
    return found


def test_every_setting_that_is_named_exists() -> None:
    known = {f"CENOTE_{name}" for name in NAMES} | {f"CENOTE_{name}_FILE" for name in NAMES}
    named = {*environment_of_the_image(), *COMPOSE["services"]["server"]["environment"]}
    named |= set(re.findall(r"(?m)^#? ?([A-Z_]+)=", SYSTEM))
    assert {name for name in named if name.startswith("CENOTE_")} <= known
    said = set(re.findall(r"\bCENOTE_[A-Z_]+", HOSTING)) - {"CENOTE_NAME", "CENOTE_LANG", "CENOTE_COMPILE"}
    assert said <= known


def test_every_option_has_a_variable_and_stands_in_the_docs() -> None:
    commands = next(
        action for action in tree(command_words("en"))._actions if isinstance(action, argparse._SubParsersAction)
    )
    options = {
        option.removeprefix("--")
        for action in commands.choices["serve"]._actions
        for option in action.option_strings
        if option.startswith("--")
    } - {"help", "lang", "open"}
    assert {option.upper().replace("-", "_") for option in options} == set(NAMES) - {"DATABASE_PASSWORD"}
    assert set(re.findall(r"^\| `--([a-z-]+)", HOSTING, re.MULTILINE)) == options


def test_the_image_starts_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    assert image_lines("ENTRYPOINT") == [["[cenote]"]] and image_lines("CMD") == [["[serve]"]]
    found = settings(monkeypatch, environment_of_the_image())
    assert (found.host, found.port) == ("0.0.0.0", 8123)
    (exposed,) = image_lines("EXPOSE")
    assert exposed == [str(found.port)]
    volumes = " ".join(image_lines("VOLUME")[0])
    for file in (make_url(found.database).database or "", found.secret_file):
        assert str(Path(file).parent) in volumes
    assert image_lines("USER") == [["cenote"]]
    assert "HEALTHCHECK" in CONTAINERFILE and f":{found.port}/healthz" in CONTAINERFILE
    assert "GET /healthz" in {endpoint.request for endpoint in ENDPOINTS}


def test_the_image_is_made_of_what_is_here() -> None:
    copied = [part for line in image_lines("COPY") if not line[0].startswith("--from") for part in line[:-1]]
    assert copied and all((ROOT / part).exists() for part in copied)
    ignored = (ROOT / ".containerignore").read_text().splitlines()
    assert {f"!{part}" for part in copied} <= set(ignored)  # all else stays outside
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (extra,) = re.findall(r'"\.\[(\w+)\]"', CONTAINERFILE)
    assert extra in project["optional-dependencies"] and project["scripts"]["cenote"]
    bases = [line[0] for line in image_lines("FROM")]
    assert len(set(bases)) == 1 and bases[0].startswith("python:3.")
    least = project["requires-python"].removeprefix(">=3.")
    assert int(bases[0].removeprefix("python:3.").partition("-")[0]) >= int(least)


def test_compose_starts_the_server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    server = COMPOSE["services"]["server"]
    environment = {
        name: substituted(value, CENOTE_NAME="cenote.example") for name, value in server["environment"].items()
    }
    (tmp_path / "password").write_text(f"{SECRET}\n")
    assert environment["CENOTE_DATABASE_PASSWORD_FILE"] == "/run/secrets/database_password"
    environment["CENOTE_DATABASE_PASSWORD_FILE"] = str(tmp_path / "password")
    found = settings(monkeypatch, environment_of_the_image() | environment)
    assert found.database == f"postgresql+psycopg://cenote:{SECRET}@database/cenote"
    assert found.origins == ("https://cenote.example",) and found.mail == "" and found.workers == 1
    assert found.backups is not None and (found.backups.every, found.backups.keep) == (DAY, 7)
    mounted = {volume.partition(":")[2]: volume.partition(":")[0] for volume in server["volumes"]}
    assert {found.backups.folder, str(Path(found.secret_file).parent)} == set(mounted)
    database = COMPOSE["services"]["database"]["environment"]
    assert (database["POSTGRES_USER"], database["POSTGRES_DB"]) == ("cenote", "cenote")
    assert server["build"]["dockerfile"] == "Containerfile" and (ROOT / "Containerfile").is_file()


def test_the_proxy_leads_to_the_server() -> None:
    caddy = (ROOT / "deploy" / "Caddyfile").read_text()
    port = environment_of_the_image()["CENOTE_PORT"]
    assert f"reverse_proxy server:{port}" in caddy and "{$CENOTE_NAME}" in caddy and "/metrics" in caddy
    proxy, server = COMPOSE["services"]["proxy"], COMPOSE["services"]["server"]
    assert "CENOTE_NAME" in proxy["environment"] and "./deploy/Caddyfile:/etc/caddy/Caddyfile:ro" in proxy["volumes"]
    assert set(proxy["networks"]) & set(server["networks"]) == {"front"}
    (front,) = COMPOSE["networks"]["front"]["ipam"]["config"]
    believed = server["environment"]["FORWARDED_ALLOW_IPS"]
    assert ip_network(believed) == ip_network(front["subnet"])
    gate = Gate(1000, believed)
    assert gate.is_proxy(str(ip_network(believed)[3])) and not gate.is_proxy("192.0.2.1")
    assert "ports" not in server and "ports" not in COMPOSE["services"]["database"]


@pytest.mark.parametrize("name", COMPOSE["services"])
def test_every_container_is_held_short(name: str) -> None:
    service: dict[str, Any] = COMPOSE["services"][name]
    assert service["read_only"] is True and service["cap_drop"] == ["ALL"] and service["healthcheck"]["test"]
    assert service["security_opt"] == ["no-new-privileges:true"] and "privileged" not in service
    assert set(service["networks"]) <= set(COMPOSE["networks"])
    assert set(service.get("secrets", ())) <= set(COMPOSE["secrets"])
    volumes = [volume.partition(":")[0] for volume in service["volumes"]]
    assert {volume for volume in volumes if not volume.startswith("./")} <= set(COMPOSE["volumes"])
    assert set(service.get("depends_on", {})) <= set(COMPOSE["services"])
    assert "/" not in service["image"].partition(":")[0]  # the ordinary name of an image
    assert COMPOSE["networks"]["back"]["internal"] is True


def test_the_service_of_the_system_starts_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    command = UNIT["Service"]["ExecStart"].split()
    assert [Path(command[0]).name, *command[1:]] == ["cenote", "serve"]
    found = settings(monkeypatch, dict(re.findall(r"(?m)^([A-Z_]+)=(.*)$", SYSTEM)))
    assert found.host == "127.0.0.1" and found.backups is not None
    state = Path("/var/lib") / UNIT["Service"]["StateDirectory"]
    for file in (make_url(found.database).database or "", found.secret_file, found.backups.folder):
        assert state in Path(file).parents  # nothing else may be written
    for key in ("NoNewPrivileges", "PrivateTmp", "ProtectHome", "RestrictSUIDSGID", "MemoryDenyWriteExecute"):
        assert UNIT["Service"][key] == "yes"
    assert UNIT["Service"]["ProtectSystem"] == "strict" and UNIT["Service"]["User"] != "root"
    assert UNIT["Service"]["CapabilityBoundingSet"] == ""
    assert command[0] in HOSTING and UNIT["Service"]["EnvironmentFile"] in HOSTING


def test_whom_a_door_takes_for_a_proxy() -> None:
    gate = Gate(1000, "10.0.0.5, fd00::/8,unix:/run/x")
    assert [gate.is_proxy(address) for address in ("127.0.0.1", "::1", "10.0.0.5", "fd00::7")] == [True] * 4
    assert [gate.is_proxy(address) for address in ("10.0.0.6", "fe80::1", "", "unix:/run/x")] == [False] * 4
    assert Gate(1000, "*").is_proxy("198.51.100.9") and not Gate(1000, "").is_proxy("198.51.100.9")
    for _ in range(150):
        assert gate.enter("10.0.0.5", 1)
    assert [gate.enter("10.0.0.6", 1) for _ in range(101)] == [True] * 100 + [False]
