"""An application without Django, for trying the worker of gunicorn: it says how much of a body it has read."""

import os

from cardsite import worker

worker.REQUEST_SECONDS = float(os.environ.get("REQUEST_SECONDS", "600"))


def application(environ, start_response):
    body = environ["wsgi.input"].read(2_000_000)
    answer = f"{environ['REQUEST_METHOD']} {environ['PATH_INFO']} {len(body)}".encode()
    start_response("200 OK", [("Content-Length", str(len(answer)))])
    return [answer]
