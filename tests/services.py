"""Which services the tests can use on this machine, found out once and without failing."""

import os
from functools import cache


@cache
def postgres_url() -> str:
    """The PostgreSQL server to test on (``TEST_DATABASE_URL``, else the local one), empty where none answers."""
    import psycopg

    for url in (os.environ.get("TEST_DATABASE_URL"), "postgres://postgres@127.0.0.1:5432/postgres"):
        if url:
            try:
                psycopg.connect(url, connect_timeout=2).close()
            except psycopg.Error:
                continue
            return url
    return ""


@cache
def redis_url() -> str:
    """The Redis server to test on (``TEST_CACHE_URL``, else the local one), empty where none answers."""
    import redis

    url = os.environ.get("TEST_CACHE_URL", "redis://127.0.0.1:6379/9")
    try:
        redis.Redis.from_url(url, socket_connect_timeout=1).ping()
    except redis.RedisError:
        return ""
    return url
