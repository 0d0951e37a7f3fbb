"""Evaluations in processes of their own: the same results, a few at a time, and no process that is lost for good."""

import os
import signal
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from api.views.interactions import BRAWL
from rules import interactions
from rules.engine import ScenarioError
from rules.engine.kernel.work import TooMuchWorkError
from rules.engine.shadowfist.interface.evaluation import FIELDS
from rules.interactions import dispatch
from rules.interactions.evaluators import pool as pools
from rules.interactions.evaluators.messages import Ask, Cards
from rules.interactions.evaluators.pool import Pool
from rules.interactions.evaluators.turns import BusyError
from rules.models import LibraryVersion
from tests.corpus import entries
from tests.engine.test_work import HEAVY

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]


@pytest.fixture
def make(settings, monkeypatch):
    """Makes the pool of this process."""
    made = []

    def make(processes=1, waiting=1, seconds=120.0, patience=120.0):
        settings.INTERACTION_PROCESSES = processes
        made.append(Pool(processes, waiting, seconds=seconds, patience=patience))
        monkeypatch.setattr(pools._Shared, "pool", made[-1])
        return made[-1]

    yield make
    for each in made:
        each.end()


NOBODY = {"players": [{"name": "Ann"}, {"name": "Bob"}]}


def pids(pool):
    """The numbers of its processes; of those that nobody has asked for anything yet, none."""
    return [evaluator._process for evaluator in pool._evaluators]


def wait_until_gone(process):
    """Until there is no such process; where it stays, the test hangs and is ended with all others."""
    for _ in range(1200):
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return
        time.sleep(0.1)
    raise AssertionError(f"process {process} is still there")


def test_results_are_those_of_this_process(make, settings):
    scenarios = [entry["scenario"] for entry in entries()[::60]]
    here = [(interactions.evaluate(each), interactions.legal_actions(each)) for each in scenarios]
    compared = interactions.compare(BRAWL)
    refused = interactions.refused_actions({**BRAWL, "actions": []}, "maverick-cop")
    make()
    assert [(interactions.evaluate(each), interactions.legal_actions(each)) for each in scenarios] == here
    assert interactions.compare(BRAWL) == compared
    assert interactions.refused_actions({**BRAWL, "actions": []}, "maverick-cop") == refused


def test_cards_are_sent_once(make, django_assert_max_num_queries):
    make()
    interactions.evaluate(BRAWL)
    with django_assert_max_num_queries(1):  # of the version of the data
        interactions.evaluate(BRAWL)


def test_when_the_data_change_the_cards_are_sent_again(make, monkeypatch):
    make()
    sent = []
    supply = dispatch.supply
    monkeypatch.setattr(dispatch, "supply", lambda library, wanted: sent.append(wanted) or supply(library, wanted))
    interactions.evaluate(BRAWL)
    interactions.evaluate(BRAWL)
    LibraryVersion.bump()
    interactions.evaluate(BRAWL)
    assert len(sent) == 2


def test_faults_come_back_with_their_places(make):
    make()
    with pytest.raises(ScenarioError) as refused:
        interactions.evaluate({"players": [{"name": "Ann", "hand": ["Tong Tong", "Fox Pass"]}]})
    assert any("players[0].hand[0]" in fault and "Tong Tong" in fault for fault in refused.value.faults)
    assert interactions.evaluate(BRAWL)["status"] == "ok"


def test_too_much_work_is_said(make):
    make()
    assert interactions.evaluate(HEAVY)["incomplete"]["code"] == "too_long"
    with pytest.raises(TooMuchWorkError):
        interactions.evaluate({"resume": HEAVY, **HEAVY, "actions": []})
    assert interactions.evaluate(BRAWL)["status"] == "ok"


def test_a_process_that_died_is_replaced(make):
    pool = make()
    interactions.evaluate(BRAWL)
    (before,) = pids(pool)
    os.kill(before, signal.SIGKILL)
    with pytest.raises(BusyError):
        interactions.evaluate(BRAWL)
    assert pids(pool) != [before]
    assert interactions.evaluate(BRAWL)["status"] == "ok"


def test_one_that_does_not_answer_is_ended(make):
    pool = make()
    interactions.evaluate(BRAWL)
    pool._seconds = 0.2
    (before,) = pids(pool)
    os.kill(before, signal.SIGSTOP)
    with pytest.raises(BusyError, match=r"after 0.2 seconds"):
        interactions.evaluate(BRAWL)
    wait_until_gone(before)


def test_a_worn_process_is_replaced(make, monkeypatch):
    pool = make()
    monkeypatch.setattr(pools, "MAX_ASKED", 1)
    first = pool._evaluators[0]
    interactions.evaluate(BRAWL)
    assert pool._evaluators != [first]
    wait_until_gone(first._process)


def test_whoever_comes_too_many_is_refused_at_once(make, client):
    pool = make(processes=1, waiting=0)
    free = threading.Event()
    inside = threading.Event()

    def hold():
        with pool.place():
            inside.set()
            free.wait(120)

    holder = threading.Thread(target=hold)
    holder.start()
    assert inside.wait(120)
    try:
        answer = client.post("/api/v1/interactions/evaluate", BRAWL, "application/json")
        page = client.get("/check/board/")
        light = client.get("/cards/fox-pass/")
    finally:
        free.set()
        holder.join()
    assert (answer.status_code, answer.json()["code"], answer["Retry-After"]) == (503, "busy", "2")
    assert (page.status_code, page["Retry-After"]) == (503, "2")
    assert "load this page again" in page.content.decode()
    assert light.status_code == 200
    assert client.post("/api/v1/interactions/evaluate", BRAWL, "application/json").status_code == 200
    assert client.get("/check/board/").status_code == 200


def test_who_has_waited_in_vain_is_refused(make):
    pool = make(processes=1, waiting=1, patience=0.01)
    free, inside = threading.Event(), threading.Event()

    def hold():
        with pool.place():
            inside.set()
            free.wait(120)

    holder = threading.Thread(target=hold)
    holder.start()
    assert inside.wait(120)
    with pytest.raises(BusyError, match="took too long"):
        interactions.evaluate(BRAWL)
    free.set()
    holder.join()
    assert interactions.evaluate(BRAWL)["status"] == "ok"


def test_a_request_holds_one_place_for_all_that_it_asks(make):
    pool = make(processes=1, waiting=0)
    with pool.place():
        assert interactions.evaluate(BRAWL)["status"] == "ok"
        assert interactions.legal_actions(BRAWL).actions


def test_the_process_ends_when_this_side_is_gone(make):
    pool = make()
    interactions.evaluate(BRAWL)
    (process,) = pids(pool)
    pool._evaluators[0]._end.close()
    wait_until_gone(process)


def test_evaluators_are_forked_from_one_server(make):
    pool = make(processes=2)
    fork_server = pools.fork_server()
    with ThreadPoolExecutor(2) as threads:
        barrier = threading.Barrier(2)
        list(threads.map(lambda _: held(pool, barrier), range(2)))
    parents = {int(Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()[1]) for each in pids(pool)}
    assert parents == {fork_server._process.pid}


def held(pool, barrier):
    """Ask an evaluator while another thread has the other one."""
    with pool.place():
        barrier.wait(120)
        pool.ask(Ask(0, (), "evaluate", (NOBODY, FIELDS, False)), lambda _: Cards({}, {}))


def test_a_fork_server_that_died_is_replaced(make, monkeypatch):
    make()
    interactions.evaluate(BRAWL)
    dead = pools.fork_server()
    dead._process.kill()
    dead._process.wait()
    assert interactions.evaluate(BRAWL)["status"] == "ok"  # its evaluators live on
    monkeypatch.setattr(pools, "MAX_ASKED", 1)
    interactions.evaluate(BRAWL)
    assert interactions.evaluate(BRAWL)["status"] == "ok"
    assert pools.fork_server() is not dead


def test_the_fork_server_ends_with_the_last_who_could_ask_it():
    fork_server = pools.ForkServer()
    fork_server._end.close()
    assert fork_server._process.wait(120) == 0
