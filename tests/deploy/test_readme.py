"""The README's API examples answer what they say."""

import json
import re
from pathlib import Path

import pytest

from rules.text.yaml_text import read_yaml

ROOT = Path(__file__).resolve().parent.parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
DEPLOYING = (ROOT / "docs/deploying.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```console\n\$ curl '([^']+)'(?: --json '([^']+)')?\n(.*?)```", README, re.DOTALL)


def contained(shown, real, place="answer"):
    """Everything shown is there; lists may go on, mappings may have more."""
    if isinstance(shown, dict):
        for key, value in shown.items():
            assert key in real, f"{place}.{key} is missing"
            contained(value, real[key], f"{place}.{key}")
    elif isinstance(shown, list):
        assert len(shown) <= len(real), place
        for number, (one, other) in enumerate(zip(shown, real, strict=False)):
            contained(one, other, f"{place}[{number}]")
    else:
        assert shown == real, place


def test_there_are_five():
    assert len(EXAMPLES) == 5


@pytest.mark.django_db
@pytest.mark.usefixtures("library")
@pytest.mark.parametrize(("address", "body", "output"), EXAMPLES, ids=[address[:60] for address, *_ in EXAMPLES])
def test_example(client, address, body, output):
    path = address.removeprefix("localhost:8000")
    response = client.post(path, body, "application/json") if body else client.get(path)
    assert response.status_code == 200
    contained(json.loads(output), response.json())


@pytest.mark.django_db
@pytest.mark.usefixtures("library")
def test_the_tour_on_a_terminal(tmp_path, capsys):
    from django.core.management import call_command

    scenario, output = re.search(
        r"```yaml\n(.*?)```\n\n```console\n\$ [^\n]*evaluate[^\n]*\n(.*?)```", README, re.S
    ).groups()
    file = tmp_path / "brawl.yaml"
    file.write_text(scenario, encoding="utf-8")
    call_command("evaluate", str(file))
    assert capsys.readouterr().out == output


def test_the_library_is_as_large_as_it_says():
    cards = [
        card
        for file in (ROOT / "fixtures/cards/shadowfist").glob("*.yaml")
        for card in read_yaml(file.read_text(encoding="utf-8"))
    ]
    printings = sum(len(card["printings"]) for card in cards)
    assert f"{len(cards)} cards with {printings} printings" in README


def test_every_setting_is_documented():
    settings = (ROOT / "cardsite/settings.py").read_text(encoding="utf-8")
    for name in re.findall(r'env(?:\.\w+)?\(\s*"([A-Z_]+)"', settings):
        assert name in DEPLOYING or name in {"CARDSITE_HOST", "SEARCH_INDEX_DIR", "CSRF_TRUSTED_ORIGINS"}, name


def test_every_command_says_what_it_does():
    from django.core.management import get_commands, load_command_class

    for name, app in get_commands().items():
        if app == "rules":
            command = load_command_class(app, name)
            assert command.help, name
            parser = command.create_parser("manage.py", name)
            for action in parser._actions:
                assert action.help, f"{name} {action.option_strings or action.dest}"


@pytest.mark.parametrize("page", sorted(ROOT.glob("*.md")) + sorted(ROOT.glob("docs/*.md")), ids=lambda page: page.name)
def test_links_to_files_lead_somewhere(page):
    for target in re.findall(r"\]\((?!https?://)([^)#]+)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target
