"""The guide: what it tells to type does what it says, on a site that runs."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from api.views.guide import GUIDE, SITE

ROOT = Path(__file__).resolve().parent.parent.parent
EXAMPLES = re.findall(r"```(sh|python|js)\n(.*?)```\n\n```text\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.S)
RUN = {"sh": ("bash", "-euc"), "python": (sys.executable, "-c"), "js": ("node", "--input-type=module", "-e")}
NAMES = {"bash": "curl", "node": "node"}


def test_every_example_has_its_output():
    blocks = re.findall(r"^```(\w+)$", GUIDE.read_text(encoding="utf-8"), re.M)
    assert {each: blocks.count(each) for each in ("sh", "python", "js")} == {
        each: sum(language == each for language, *_ in EXAMPLES) for each in ("sh", "python", "js")
    }
    assert len(EXAMPLES) >= 9


def test_the_examples_answer_as_they_say(python_client, served_library, live_server):
    for language, code, output in EXAMPLES:
        if language == "js" and not any(Path(each, "node").exists() for each in os.environ["PATH"].split(":")):
            continue  # tests/browser/test_embed.py runs it in a browser
        done = subprocess.run(
            [*RUN[language], code.replace(SITE, live_server.url)],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(python_client)},
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert done.stdout == output.replace(SITE, live_server.url), code


@pytest.mark.django_db
def test_the_page_names_the_site_that_shows_it(client):
    page = client.get("/api/v1/guide").content.decode()
    assert SITE not in page
    assert "http://testserver/embed.js" in page
    assert "/api/v1/guide" in client.get("/api/v1/docs").content.decode()
