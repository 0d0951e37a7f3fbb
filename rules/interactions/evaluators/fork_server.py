"""The process that evaluators are forked from; ``pool`` starts it as a module, with the number of its end of a pipe.

An evaluator needs seconds for its imports. This process has made them once, and each evaluator begins as a copy of it,
at once and with its memory shared. For each socket that it is sent it forks the evaluator that answers there; it ends
when all who could send it one are gone. It runs one thread only, so that it may fork.
"""

from __future__ import annotations

import gc
import os
import signal
import socket
import sys
import traceback
from contextlib import suppress

from rules import engine
from rules.engine.shadowfist import singulars
from rules.interactions.evaluators import process
from rules.interactions.evaluators.messages import WANTED


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then goes away itself.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # Nobody waits for an evaluator that has ended.
    engine.load()
    singulars("guns")  # The first evaluation does not wait until the plurals of English are there.
    gc.collect()
    gc.freeze()  # What is here is never collected, and so stays shared.
    with socket.socket(fileno=int(sys.argv[1])) as orders, suppress(ConnectionError):
        while True:
            wanted, sockets, _, _ = socket.recv_fds(orders, len(WANTED), 1)
            if not wanted:
                return
            for number in sockets:
                _fork(orders, number)


def _fork(orders: socket.socket, number: int) -> None:
    """Fork an evaluator that answers on the socket with this number; here the socket is closed."""
    if os.fork():
        os.close(number)
        return
    code = 1
    try:
        orders.close()
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        process.run(socket.socket(fileno=number))
        code = 0
    except BaseException:
        traceback.print_exc()  # for the log of the server
    finally:
        os._exit(code)


if __name__ == "__main__":
    main()
