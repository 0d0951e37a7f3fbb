"""How gunicorn serves the site: ``gunicorn cardsite.wsgi --config cardsite/gunicorn.py``. Its options override these.

``make run`` and the deployment of the README use it, so that what holds for one holds for the other.
"""

from __future__ import annotations

import ctypes
import gc
import os
import sys

worker_class = "cardsite.worker.BufferingWorker"
workers = 2
# Most of them wait: for the database, or for an evaluation. Requests that are still arriving take none of them.
threads = 12
worker_connections = 500
control_socket_disable = True
preload_app = True
# A worker gives back what has gathered in its memory; not all of them at the same time.
max_requests = 100_000
max_requests_jitter = 20_000
# Seconds for which a client may keep a connection without asking for anything.
keepalive = 5

if os.environ.get("LOG_FORMAT") == "json":
    # What gunicorn itself has to say stands in the same lines as the rest.
    logconfig_dict = {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": "cardsite.logs.JsonFormatter"}},
        "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "json"}},
        "root": {"level": "WARNING", "handlers": ["console"]},
        "loggers": {"gunicorn.error": {"level": "INFO", "handlers": ["console"], "propagate": False}},
    }

# A thread that computes lets go of the interpreter after so many seconds: light pages do not wait for the default of
# 5 ms each time they come back from the database.
SWITCH_INTERVAL = 0.001


# Objects that are made before the youngest are looked through for garbage; most are gone by themselves.
YOUNG = 20_000

# Of memory that the C library keeps for threads: it would keep eight for each processor, and give back little of them.
ARENAS = 2
M_ARENA_MAX = -8  # in malloc.h


def when_ready(server: object) -> None:
    """What takes long to import, and is needed by a request at the earliest, is there before workers are forked."""
    import inflect  # noqa: F401


def post_fork(server: object, worker: object) -> None:
    """A worker's threads share memory."""
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)  # which only the GNU library has
    if mallopt is not None:
        mallopt(M_ARENA_MAX, ARENAS)


def post_worker_init(worker: object) -> None:
    """Each worker has evaluators and an open index of its own, before the first visitor asks for them."""
    from rules import interactions, search

    sys.setswitchinterval(SWITCH_INTERVAL)
    interactions.start()
    search.prepare()
    # What is there now stays: looking through it for garbage again and again would take a third of a search's time.
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)
