"""What all tests share."""

import shutil
from pathlib import Path

import pytest

SHARED = Path(__file__).resolve().parent.parent.parent / "shared"
REASONS = {
    "shared": "the original documents and community cards are not beside the checkout (../shared)",
    "postgres": "no PostgreSQL server answers at TEST_DATABASE_URL or 127.0.0.1:5432",
    "redis": "no Redis server answers at TEST_CACHE_URL or 127.0.0.1:6379",
    "browser": "Chromium and its driver are not installed (Debian: chromium, chromium-driver)",
}


def pytest_collection_modifyitems(items):
    from django.conf import settings

    there = {
        "shared": (SHARED / "sources").is_dir(),
        "postgres": bool(settings.POSTGRES_URL),
        "redis": bool(settings.REDIS_URL),
        "browser": bool(shutil.which("chromium") and shutil.which("chromedriver")),
    }
    for item in items:
        for name, present in there.items():
            if not present and item.get_closest_marker(name):
                item.add_marker(pytest.mark.skip(reason=REASONS[name]))


@pytest.fixture(scope="session")
def shared():
    """The folder of original documents and community cards, for tests marked ``shared``."""
    return SHARED
