"""A gunicorn worker whose threads only get requests that have arrived.

gunicorn's own threaded worker gives a connection to a thread as soon as its first byte is there; a client that sends
the rest slowly, or never, keeps the thread. Here the poller, which waits for any number of connections at once,
gathers a request until headers and body are complete; a connection that takes too long for that is closed.
"""

from __future__ import annotations

import selectors
import socket
import struct
import time
from contextlib import suppress
from functools import partial
from typing import Any

from gunicorn import util
from gunicorn.workers.gthread import TConn, ThreadWorker

REQUEST_SECONDS = 15.0  # in which a request must have arrived
LINGER_SECONDS = 2.0  # in which a client may read the last of an answer before its connection is closed for good
STALLED_SECONDS = 20  # for which a client may read nothing of an answer
ROOM = 20  # connections that are kept free: where there are more, the oldest half-open one is closed
MAX_HEADERS = 65_536  # bytes
MAX_BODY = 1_100_000  # bytes that are gathered; whoever sends more is refused by the site, which looks at fewer
MAX_GATHERED = 64_000_000  # bytes of all requests that are arriving; beyond it the oldest of them is closed
A_READ = 65_536

HEADERS_TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Arriving:
    """What has arrived of a request. What is malformed counts as complete: gunicorn's parser refuses it."""

    def __init__(self, data: bytes) -> None:
        self.data = bytearray(data)
        self.until = time.monotonic() + REQUEST_SECONDS
        self._body: int | None = None  # where it begins, once the headers are there
        self._length = 0  # of the body
        self._chunk: int | None = None  # where the next chunk begins, if it comes in chunks

    @property
    def headers_too_large(self) -> bool:
        """Whether the headers do not end where they must have ended."""
        return self._body is None and len(self.data) > MAX_HEADERS

    @property
    def cut(self) -> bool:
        """Whether there is more of the body than is gathered."""
        return self._length > MAX_BODY or (self._body is not None and len(self.data) - self._body > MAX_BODY)

    @property
    def complete(self) -> bool:
        """Whether all of it is there that is gathered."""
        if self._body is None:
            end = self.data.find(b"\r\n\r\n")
            if end < 0:
                return False
            self._body = end + 4
            self._read_headers(bytes(self.data[:end]))
        if self.cut and len(self.data) - self._body >= MAX_BODY:
            return True
        if self._chunk is not None:
            return self._chunks_end()
        return len(self.data) - self._body >= self._length

    def _read_headers(self, headers: bytes) -> None:
        for line in headers.split(b"\r\n")[1:]:
            name, _, value = line.partition(b":")
            match name.strip().lower(), value.strip():
                case b"content-length", length if length.isdigit():
                    self._length = int(length[:12])
                case b"transfer-encoding", _:
                    self._chunk = self._body

    def _chunks_end(self) -> bool:
        assert self._chunk is not None
        while (end := self.data.find(b"\r\n", self._chunk)) >= 0:
            try:
                size = int(bytes(self.data[self._chunk : end]).split(b";")[0], 16)
            except ValueError:
                return True
            if size <= 0:
                return size < 0 or self.data.startswith(b"\r\n", end + 2) or self.data.find(b"\r\n\r\n", end) >= 0
            self._chunk = end + 2 + size + 2
        return False


class BufferingWorker(ThreadWorker):  # type: ignore[misc]
    """See above. What is encrypted cannot be looked at so: TLS is for the proxy."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._arriving: dict[TConn, Arriving] = {}  # the oldest first
        self._lingering: dict[socket.socket, float] = {}  # until when, the oldest first
        self._cut: set[TConn] = set()

    def enqueue_req(self, conn: TConn) -> None:
        """A connection is new, or readable again, or has brought more than one request."""
        if self.cfg.is_ssl:
            super().enqueue_req(conn)
            return
        if not conn.initialized:
            # The kernel's own limit: gunicorn makes the socket one without a limit for the thread.
            for option in (socket.SO_SNDTIMEO, socket.SO_RCVTIMEO):
                conn.sock.setsockopt(socket.SOL_SOCKET, option, struct.pack("ll", STALLED_SECONDS, 0))
            conn.init()
            conn.close = partial(self._close, conn.sock)
        conn.sock.setblocking(False)
        self._arriving[conn] = Arriving(conn.parser.unreader.take_buffered())
        self.poller.register(conn.sock, selectors.EVENT_READ, partial(self._read, conn))
        if not self._hand_over(conn):
            self._read(conn, conn.sock)

    def _read(self, conn: TConn, sock: socket.socket) -> None:
        """More of a request is there, or the client is gone."""
        try:
            data = sock.recv(A_READ)
        except BlockingIOError:
            data = None
        except OSError:
            data = b""
        if data == b"":
            self._give_up(conn)
        elif data:
            self._arriving[conn].data += data
            self._hand_over(conn)
        while self._arriving and (
            self.nr_conns > self.worker_connections - ROOM
            or sum(len(each.data) for each in self._arriving.values()) > MAX_GATHERED
        ):
            self._give_up(next(iter(self._arriving)))

    def _hand_over(self, conn: TConn) -> bool:
        """Give a request that is complete to a thread."""
        arriving = self._arriving[conn]
        if not arriving.complete and not arriving.headers_too_large:
            return False
        del self._arriving[conn]
        self.poller.unregister(conn.sock)
        if arriving.headers_too_large:
            with suppress(OSError):
                conn.sock.send(HEADERS_TOO_LARGE)
            self.nr_conns -= 1
            conn.close(graceful=True)
            return True
        if arriving.cut:
            self._cut.add(conn)
        conn.parser.unreader.unread(bytes(arriving.data))
        conn.data_ready = True
        super().enqueue_req(conn)
        return True

    def _keepalive_after(self, conn: TConn, keepalive: bool) -> bool:
        """Nobody waits for the rest of a body that is too large."""
        if conn in self._cut:
            self._cut.discard(conn)
            return False
        return bool(super()._keepalive_after(conn, keepalive))

    def _give_up(self, conn: TConn) -> None:
        """Close a connection whose request does not arrive."""
        del self._arriving[conn]
        self.poller.unregister(conn.sock)
        self.nr_conns -= 1
        util.close(conn.sock)

    def murder_pending(self) -> None:
        """What the main loop does at least once a second: close what has had its time."""
        super().murder_pending()
        now = time.monotonic()
        for conn, arriving in list(self._arriving.items()):
            if not self.alive:
                arriving.until = min(arriving.until, now + LINGER_SECONDS)
            if arriving.until < now:
                self._give_up(conn)
        for sock in [sock for sock, until in self._lingering.items() if until < now or not self.alive]:
            self._end(sock)

    # gunicorn would wait in the main loop until a client has closed its side.

    def _close(self, sock: socket.socket, graceful: bool = False) -> None:
        """Close a connection; one that was answered only when the client has read what was sent."""
        try:
            if graceful and self.alive:
                sock.setblocking(False)
                sock.shutdown(socket.SHUT_WR)
                self.poller.register(sock, selectors.EVENT_READ, self._drain)
                self._lingering[sock] = time.monotonic() + LINGER_SECONDS
                return
        except (OSError, ValueError, KeyError):
            pass
        util.close(sock)

    def _drain(self, sock: socket.socket) -> None:
        try:
            data = sock.recv(A_READ)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        if not data:
            self._end(sock)

    def _end(self, sock: socket.socket) -> None:
        del self._lingering[sock]
        self.poller.unregister(sock)
        util.close(sock)
