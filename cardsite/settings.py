"""Settings, all from the environment; the defaults are those of a public site.

``CARDSITE_MODE=local`` (what ``make run`` sets) serves plain HTTP on this machine and makes its own secret key.
Without it the site is in production mode: it refuses to start without ``SECRET_KEY`` and ``ALLOWED_HOSTS``, and speaks
HTTPS only. README, "Deploying", lists every variable.
"""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from urllib.parse import quote

import environ
from csp.constants import NONE, SELF
from django.core.exceptions import ImproperlyConfigured

BASE_DIR = Path(__file__).resolve().parent.parent
env = environ.Env()

MODE = env("CARDSITE_MODE", default="production")
if MODE not in {"local", "production"}:
    raise ImproperlyConfigured(f"CARDSITE_MODE is {MODE!r}; it is local or production (the default).")
LOCAL = MODE == "local"
DEBUG = env.bool("DEBUG", default=False)
if DEBUG and not LOCAL:
    raise ImproperlyConfigured("DEBUG shows the source code to visitors: it needs CARDSITE_MODE=local.")

# Everything the site writes lies here: the database, the search index, collected static files, the local secret key.
VAR_DIR = Path(env("VAR_DIR", default=str(BASE_DIR / "var")))


def _local_secret_key() -> str:
    """The key of this checkout, made at the first start."""
    path = VAR_DIR / "secret-key"
    try:
        if not path.exists() or not path.stat().st_size:
            path.parent.mkdir(parents=True, exist_ok=True)
            # Whole or not at all, and never for others to read: a full disk leaves no empty key behind.
            new = path.with_name(f"{path.name}.{os.getpid()}")
            try:
                with open(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
                    file.write(secrets.token_urlsafe(50))
                new.replace(path)
            finally:
                new.unlink(missing_ok=True)
        return path.read_text()
    except OSError as error:
        raise ImproperlyConfigured(
            f"{path} cannot be read or written ({error.strerror}): the site keeps its data there. Make room, see who "
            "may write there, or name another folder in VAR_DIR."
        ) from error


SECRET_KEY = env("SECRET_KEY", default="") or (_local_secret_key() if LOCAL else "")
if not SECRET_KEY:
    raise ImproperlyConfigured("Set SECRET_KEY to a long random text (or CARDSITE_MODE=local on your own machine).")

_host = env("CARDSITE_HOST", default="")
_local_hosts = (
    ["*"] if _host in {"0.0.0.0", "::", "[::]"} else ["localhost", "127.0.0.1", "[::1]", *filter(None, [_host])]
)
ALLOWED_HOSTS = env.list("ALLOWED_HOSTS", default=_local_hosts if LOCAL else [])
if not ALLOWED_HOSTS:
    raise ImproperlyConfigured("Set ALLOWED_HOSTS to the names the site is reached by, such as cards.example.org.")
CSRF_TRUSTED_ORIGINS = env.list("CSRF_TRUSTED_ORIGINS", default=[])

INSTALLED_APPS = [
    "django.contrib.contenttypes",
    "django.contrib.humanize",
    "django.contrib.staticfiles",
    "corsheaders",
    "csp",
    "rest_framework",
    "drf_spectacular",
    "drf_spectacular_sidecar",
    "rules",
    "rules.pages",
    "api",
]

MIDDLEWARE = [
    "cardsite.middleware.PolicyHeadersMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "csp.middleware.CSPMiddleware",
    "corsheaders.middleware.CorsMiddleware",
    "cardsite.middleware.CompressMiddleware",
    "cardsite.middleware.LimitMiddleware",
    "cardsite.request_guard.DoorMiddleware",
    "cardsite.middleware.ConditionalMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "cardsite.outage.OutageMiddleware",
]

ROOT_URLCONF = "cardsite.urls"
WSGI_APPLICATION = "cardsite.wsgi.application"
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "rules.pages.context.site",
            ],
            "builtins": ["rules.pages.templatetags.texts"],
        },
    }
]

# --- data ---------------------------------------------------------------------------------------------------------

DATABASES = {"default": env.db_url("DATABASE_URL", default=f"sqlite:///{VAR_DIR / 'cardsite.sqlite3'}")}
DATABASES["default"].setdefault("CONN_MAX_AGE", 60)
DATABASES["default"]["CONN_HEALTH_CHECKS"] = True


def _only_read(database: str) -> bool:
    """Whether a database of SQLite lies where nobody may write, and has nothing beside it that is not in it yet."""
    path, waiting = Path(database), Path(f"{database}-wal")
    return path.is_file() and not os.access(path.parent, os.W_OK) and not (waiting.exists() and waiting.stat().st_size)


if DATABASES["default"]["ENGINE"] == "django.db.backends.sqlite3":
    if _only_read(DATABASES["default"]["NAME"]):  # SQLite would write files beside it to tell others what it reads
        DATABASES["default"]["NAME"] = f"file:{quote(DATABASES['default']['NAME'])}?immutable=1"
    # WAL: readers go on while an importer writes. IMMEDIATE: two writers wait for each other instead of failing.
    DATABASES["default"]["OPTIONS"] = {
        "transaction_mode": "IMMEDIATE",
        "timeout": 20,
        # Every thread has a connection, and each a cache of its own: what it holds, the system holds already.
        "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA cache_size=-1000;",
    }
elif DATABASES["default"]["ENGINE"] == "django.db.backends.postgresql":
    # A visitor is told soon that the database is gone: seconds to connect, milliseconds for what was sent to arrive.
    DATABASES["default"]["OPTIONS"] = {
        "connect_timeout": 3,
        "tcp_user_timeout": 10_000,
        **DATABASES["default"].get("OPTIONS", {}),
    }

CACHES = {"default": env.cache_url("CACHE_URL", default="locmemcache://cardsite")}
if "redis" in CACHES["default"]["BACKEND"]:
    CACHES["default"]["BACKEND"] = "cardsite.cache.SteadyRedisCache"
    CACHES["default"].pop("OPTIONS", None)

# The search backend follows the database unless it is named: "whoosh" or "postgres".
SEARCH_BACKEND = env(
    "SEARCH_BACKEND", default="postgres" if "postgresql" in DATABASES["default"]["ENGINE"] else "whoosh"
)
# Whoever finds the index unusable has a process rebuild it, and one that is new is opened beside the searches; or (for
# tests) the search does both itself.
SEARCH_MENDED_HERE = False
SEARCH_INDEX_DIR = Path(env("SEARCH_INDEX_DIR", default=str(VAR_DIR / "index")))

LIBRARY_DIR = BASE_DIR / "fixtures"

# A process looks at the version of the data at most once in so many seconds; so long it may answer from the one before.
DATA_VERSION_SECONDS = env.float("DATA_VERSION_SECONDS", default=1.0)

# Bytes of answers of the API that a worker keeps to give again, until the data change.
KEPT_BYTES = env.int("KEPT_BYTES", default=32_000_000)

# Scenarios are evaluated in so many processes beside each worker (0: in the worker). A request waits for one so many
# seconds, and is refused at once if it would take longer, or if so many wait, each in a thread of the worker: the more
# there are, the shorter they may wait. How much work an evaluation may be is counted (rules/engine/work.py); the
# seconds after which it is stopped are for what that does not foresee.
INTERACTION_PROCESSES = env.int("INTERACTION_PROCESSES", default=1)
INTERACTION_WAITING = env.int("INTERACTION_WAITING", default=12)
INTERACTION_PATIENCE = env.float("INTERACTION_PATIENCE", default=2.0)
INTERACTION_SECONDS = env.float("INTERACTION_SECONDS", default=15.0)

# --- what a request may look like ---------------------------------------------------------------------------------

DATA_UPLOAD_MAX_MEMORY_SIZE = 1_000_000
DATA_UPLOAD_MAX_NUMBER_FIELDS = 1000
APPEND_SLASH = True

LANGUAGE_CODE = "en"
TIME_ZONE = "UTC"
USE_I18N = False
USE_TZ = True

# --- static files -------------------------------------------------------------------------------------------------

STATIC_URL = "/static/"
STATIC_ROOT = VAR_DIR / "static"
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {
        "BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"
        if DEBUG
        else "cardsite.storage.StaticStorage"
    },
}
WHITENOISE_USE_FINDERS = DEBUG

# --- security -----------------------------------------------------------------------------------------------------

HTTPS = env.bool("HTTPS", default=not LOCAL)
SECURE_SSL_REDIRECT = HTTPS
SECURE_HSTS_SECONDS = 31_536_000 if HTTPS else 0
# Other names below this one, and the lists that browsers are built with, are only the owner's to decide on.
SECURE_HSTS_INCLUDE_SUBDOMAINS = HTTPS and env.bool("HSTS_SUBDOMAINS", default=False)
SECURE_HSTS_PRELOAD = HTTPS and env.bool("HSTS_PRELOAD", default=False)
SILENCED_SYSTEM_CHECKS = ["security.W005", "security.W021"]  # which ask for these two
SESSION_COOKIE_SECURE = HTTPS
CSRF_COOKIE_SECURE = HTTPS
CSRF_COOKIE_HTTPONLY = True
CSRF_FAILURE_VIEW = "cardsite.errors.csrf_failure"
SECURE_REFERRER_POLICY = "same-origin"
SECURE_CONTENT_TYPE_NOSNIFF = True
X_FRAME_OPTIONS = "DENY"
if env.bool("BEHIND_PROXY", default=False):
    # Only for a proxy that sets this header itself and strips it from what clients send.
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")

CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "script-src": [SELF],
        "style-src": [SELF],
        "img-src": [SELF, "data:"],
        "font-src": [SELF],
        "connect-src": [SELF],
        "manifest-src": [SELF],
        "form-action": [SELF],
        "base-uri": [NONE],
        "frame-ancestors": [NONE],
    }
}

CORS_URLS_REGEX = r"^/api/.*$"
CORS_ALLOW_ALL_ORIGINS = True
CORS_ALLOW_METHODS = ["GET", "HEAD", "OPTIONS", "POST"]
CORS_ALLOW_HEADERS = ["accept", "content-type", "if-none-match", "if-range", "range", "x-request-id"]
CORS_EXPOSE_HEADERS = [
    "ETag",
    "Retry-After",
    "RateLimit-Limit",
    "RateLimit-Remaining",
    "RateLimit-Reset",
    "X-Request-ID",
]

# --- how much a client may ask for --------------------------------------------------------------------------------

RATES = {
    "client": env("API_RATE", default="6000/min" if LOCAL else "600/min"),
    "search": env("SEARCH_RATE", default="6000/min" if LOCAL else "300/min"),
    "checker": env("CHECKER_RATE", default="6000/min" if LOCAL else "300/min"),
    "interactions": env("INTERACTION_RATE", default="3000/min" if LOCAL else "120/min"),
}
# How many proxies in front of the site are to be believed about the addresses of clients.
NUM_PROXIES = env.int("NUM_PROXIES") if env("NUM_PROXIES", default="") else 0

# --- API ----------------------------------------------------------------------------------------------------------

REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": [],
    "DEFAULT_PERMISSION_CLASSES": [],
    "UNAUTHENTICATED_USER": None,
    "DEFAULT_RENDERER_CLASSES": ["api.rendering.AnswerRenderer"],
    "DEFAULT_PARSER_CLASSES": ["api.parsers.JSONParser"],
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "ALLOWED_VERSIONS": ["v1"],  # of ?version= of the schema, which stands in a header of its answer
    "EXCEPTION_HANDLER": "api.errors.exception_handler",
    "URL_FORMAT_OVERRIDE": None,  # no ?format=; the schema reads its own
    "NUM_PROXIES": NUM_PROXIES,
    "TEST_REQUEST_DEFAULT_FORMAT": "json",
}

SPECTACULAR_SETTINGS = {
    "TITLE": "Card and rules API",
    "DESCRIPTION": (
        "Cards with their errata, rules, rulings, search and interactions of trading card games. "
        "Another method than those described is answered with 405 and the header Allow, "
        "an address that is not described with 404; both bodies are error objects."
    ),
    "VERSION": "1",
    "SERVE_INCLUDE_SCHEMA": False,
    "OAS_VERSION": "3.1.1",
    "POSTPROCESSING_HOOKS": ["api.schema_answers.complete"],
    "ENUM_GENERATE_CHOICE_DESCRIPTION": False,
    "SCHEMA_PATH_PREFIX": r"/api/v1",
}

LOG_FORMAT = env("LOG_FORMAT", default="line")
if LOG_FORMAT not in {"line", "json"}:
    raise ImproperlyConfigured(f"LOG_FORMAT is {LOG_FORMAT!r}; it is line (the default) or json.")

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "line": {
            "()": "cardsite.logs.LineFormatter",
            "format": "{asctime} {levelname} {name}: {message}",
            "style": "{",
        },
        "json": {"()": "cardsite.logs.JsonFormatter"},
    },
    # Whatever answers 503 says why itself, once in a while; Django would say it of every request.
    "filters": {
        "no_503": {
            "()": "django.utils.log.CallbackFilter",
            "callback": lambda record: getattr(record, "status_code", None) != 503,
        }
    },
    "handlers": {"console": {"class": "logging.StreamHandler", "formatter": LOG_FORMAT, "filters": ["no_503"]}},
    "root": {"handlers": ["console"], "level": env("LOG_LEVEL", default="WARNING")},
    # Whoever asks by another name is told so; that robots do is no news.
    "loggers": {"django.security.DisallowedHost": {"level": "CRITICAL"}},
}
