"""The worker of gunicorn: whoever sends a request slowly, or never ends it, keeps no thread from the others."""

import os
import socket
import subprocess
import sys
import time
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from cardsite.worker import MAX_BODY, MAX_HEADERS, Arriving

ROOT = Path(__file__).resolve().parent.parent.parent
PATIENCE = 60  # seconds; what is answered at all is answered at once
HALF_OPEN = {
    "nothing": b"",
    "half a line": b"GET /slow HT",
    "half the headers": b"GET /slow HTTP/1.1\r\nHost: localhost\r\nX-A: ",
    "half a body": b"POST /slow HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf",
    "half a chunk": b"POST /slow HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n20\r\nhalf 0\r\n\r\n",
    "a whole one, and half of the next": b"GET /first HTTP/1.1\r\nHost: localhost\r\n\r\nGET /slow HT",
}


@contextmanager
def served(**env):
    """The port of a server with two threads."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    options = ["--worker-class", "cardsite.worker.BufferingWorker", "--threads", "2", "--no-control-socket"]
    command = [sys.executable, "-m", "gunicorn", "tests.worker_app", "--bind", f"127.0.0.1:{port}", *options]
    server = subprocess.Popen(command, cwd=ROOT, env=os.environ | env, stderr=subprocess.DEVNULL)
    try:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), PATIENCE).close()
                break
            except OSError:
                assert time.monotonic() < until, "the server does not start"
                time.sleep(0.05)
        yield port
    finally:
        server.terminate()
        server.wait(PATIENCE)


@pytest.fixture(scope="module")
def port():
    with served() as port:
        yield port


def opened(port, data=b""):
    sock = socket.create_connection(("127.0.0.1", port), PATIENCE)
    sock.sendall(data)
    return sock


def answer(sock):
    """The status and body of the next answer."""
    got = b""
    while b"\r\n\r\n" not in got:
        got += sock.recv(65536) or pytest.fail(f"closed after {got!r}")
    headers, _, body = got.partition(b"\r\n\r\n")
    length = int(headers.lower().split(b"content-length:")[1].split(b"\r\n")[0])
    while len(body) < length:
        body += sock.recv(65536) or pytest.fail("closed in the middle")
    return int(headers.split()[1]), body.decode()


@pytest.mark.parametrize("data", HALF_OPEN.values(), ids=HALF_OPEN)
def test_half_open_requests_keep_nobody_waiting(port, data):
    with ExitStack() as half_open:
        for _ in range(50):
            half_open.enter_context(opened(port, data))
        with opened(port, b"GET /page HTTP/1.1\r\nHost: localhost\r\n\r\n") as other:
            assert answer(other) == (200, "GET /page 0")


def test_a_request_that_comes_in_pieces_is_answered(port):
    with opened(port) as sock:
        for piece in (
            b"POST /a HT",
            b"TP/1.1\r\nHost: localhost\r\nContent-",
            b"Length: 10\r\n\r",
            b"\n01234",
            b"56789",
        ):
            sock.sendall(piece)
            time.sleep(0.05)
        assert answer(sock) == (200, "POST /a 10")


def test_chunks_are_put_together(port):
    headers = b"POST /a HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    with opened(port, headers + b"5\r\n0\r\n\r\n\r\n") as sock:
        time.sleep(0.05)
        sock.sendall(b"3\r\nabc\r\n0\r\n\r\n")
        assert answer(sock) == (200, "POST /a 8")


def test_a_connection_is_kept_and_takes_several_requests_at_once(port):
    one = b"GET /%d HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with opened(port, one % 1) as sock:
        assert answer(sock) == (200, "GET /1 0")
        sock.sendall(one % 2)
        assert answer(sock) == (200, "GET /2 0")
        sock.sendall(one % 3 + one % 4)
        got = b""
        while b"GET /4 0" not in got:
            got += sock.recv(65536) or pytest.fail("closed")
        assert b"GET /3 0" in got


def test_what_is_malformed_is_refused(port):
    for data in (
        b"NONSENSE\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nnonsense\r\n",
    ):
        with opened(port, data) as sock:
            assert sock.recv(65536).split()[1] in (b"400", b"500")


def test_headers_without_end_are_refused(port):
    with opened(port, b"GET / HTTP/1.1\r\nX: " + b"x" * (MAX_HEADERS + 1)) as sock:
        assert sock.recv(65536).split()[1] == b"431"


def test_of_a_large_body_only_so_much_is_gathered(port):
    large = 10 * MAX_BODY
    headers = b"POST /large HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n" % large
    # The application asks for more than there will be: only what was gathered can be read at once.
    with opened(port, headers + b"x" * 1000), opened(port, b"GET /page HTTP/1.1\r\nHost: localhost\r\n\r\n") as other:
        assert answer(other) == (200, "GET /page 0")
    arriving = Arriving(headers + b"x" * MAX_BODY)
    assert arriving.complete
    assert arriving.cut


def test_who_takes_too_long_is_cut_off():
    with served(REQUEST_SECONDS="0.2") as port, opened(port, HALF_OPEN["half the headers"]) as sock:
        assert sock.recv(10) == b""
        with opened(port, b"GET /page HTTP/1.1\r\nHost: localhost\r\n\r\n") as other:
            assert answer(other) == (200, "GET /page 0")


@pytest.mark.parametrize(
    ("data", "complete"),
    [
        (b"GET / HTTP/1.1\r\n\r\n", True),
        (b"GET / HTTP/1.1\r\nHost: x\r\n", False),
        (b"POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\nab", False),
        (b"POST / HTTP/1.1\r\ncontent-length : 3\r\n\r\nabc", True),
        (b"POST / HTTP/1.1\r\nContent-Length: " + b"9" * 9000 + b"\r\n\r\nabc", False),
        (b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n3;a=b\r\nabc\r\n0\r\n\r\n", True),
        (b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\nTrailer: x\r\n", False),
        (b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n-5\r\n", True),
    ],
)
def test_when_a_request_is_complete(data, complete):
    assert Arriving(data).complete is complete
