"""``rules.engine`` is plain Python: no Django, no database, no input or output (DESIGN 3)."""

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ENGINE = Path(__file__).resolve().parent.parent.parent / "rules" / "engine"
MODULES = sorted(ENGINE.rglob("*.py"))
FORBIDDEN = {"django", "rest_framework", "whoosh", "sqlite3", "psycopg", "requests", "socket", "time", "os"}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ENGINE)))
def test_imports_only_what_is_plain(path):
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        for name in names:
            assert name.split(".")[0] not in FORBIDDEN, f"{path.name}, line {node.lineno}: imports {name}"
            inside = not name.startswith("rules") or name.startswith("rules.engine")
            assert inside, f"{path.name}, line {node.lineno}: imports {name} from outside of the engine"


def test_works_as_a_library_without_django():
    code = (
        "import sys, rules.engine.shadowfist.designators, rules.engine.shadowfist.model.wordings;"
        "sys.exit('django' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ENGINE.parent.parent, check=False).returncode == 0


def test_its_entry_points_are_functions_of_the_package():
    import rules.engine

    assert callable(rules.engine.evaluate)
    assert callable(rules.engine.legal_actions)
    assert issubclass(rules.engine.ScenarioError, ValueError)
    with pytest.raises(AttributeError, match="nothing_else"):
        _ = rules.engine.nothing_else


@pytest.mark.parametrize(
    "module",
    [
        "interface.evaluation",
        "interface.legal",
        "interface.actions",
        "interface.outcome",
        "interface.registered",
        "view.statements",
        "rules.harming.harm",
        "view.view",
        "rules.attack.meeting",
    ],
)
def test_any_of_its_modules_can_be_the_first_to_be_imported(module):
    """Modules that refer to each other import each other whole: no name of one is needed while another is read."""
    run = subprocess.run(
        [sys.executable, "-c", f"import rules.engine.shadowfist.{module}"],
        cwd=ENGINE.parent.parent,
        check=False,
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr[-500:]


def test_its_readme_names_every_module():
    """The table of the README lists the modules of each package but those that have a table of their own."""
    readme = (ENGINE / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (?:`([a-z/]+)/`)? ?\| [^|]* \| ([^|]*) \|$", readme, re.MULTILINE)
    games = {"", "kernel", "ufs", "shadowfist"}
    here = {package for package, _ in rows if package in games or package.startswith("kernel/")}
    listed = {package if package in here else f"shadowfist/{package}": modules for package, modules in rows}
    for package, modules in listed.items():
        there = {path.stem for path in (ENGINE / package).glob("*.py") if path.stem != "__init__"}
        assert not modules or set(re.findall(r"`([a-z_]+)`", modules)) == there, package
    packages = {str(path.parent.relative_to(ENGINE)).replace(".", "") for path in MODULES}
    assert {each for each in packages if not each.startswith("ufs/")} == listed.keys() | {"shadowfist/text/grammar"}


def test_every_module_has_a_layer():
    """import-linter looks at the modules that its layers name; one that is new needs a place there."""
    tool = tomllib.loads((ENGINE.parent.parent / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
    layered = [each for each in tool["importlinter"]["contracts"] if each["type"] == "layers"]
    placed = {
        container: {name.strip() for layer in each["layers"] for name in re.split("[:|]", layer)}
        for each in layered
        for container in each.get("containers", ())
    }
    for path in MODULES:
        parts = ("rules", "engine", *path.relative_to(ENGINE).with_suffix("").parts)
        if path.stem == "__init__" or parts[2] not in {"shadowfist", "ufs"}:
            continue
        inside = 4 if parts[3] in {"rules", "interface"} and parts[2] == "shadowfist" else 3
        names = {".".join(parts[inside:end]) for end in range(inside + 1, len(parts) + 1)}
        assert names & placed[".".join(parts[:inside])], path
