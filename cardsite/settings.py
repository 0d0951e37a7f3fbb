"""Settings, all from the environment; the defaults are those of a public site.

``CARDSITE_MODE=local`` (what ``make run`` sets) serves plain HTTP on this machine and makes its own secret key.
Without it the site is in production mode: it refuses to start without ``SECRET_KEY`` and ``ALLOWED_HOSTS``, and speaks
HTTPS only. README, "Deploying", lists every variable.
"""

from __future__ import annotations

import secrets
from pathlib import Path

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
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(secrets.token_urlsafe(50))
        path.chmod(0o600)
    return path.read_text()


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
    "django_filters",
    "rest_framework",
    "drf_spectacular",
    "drf_spectacular_sidecar",
    "rules",
    "api",
]

MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "csp.middleware.CSPMiddleware",
    "corsheaders.middleware.CorsMiddleware",
    "django.middleware.gzip.GZipMiddleware",
    "cardsite.door.DoorMiddleware",
    "cardsite.middleware.DataVersionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
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
            "builtins": ["rules.templatetags.texts"],
        },
    }
]

# --- data ---------------------------------------------------------------------------------------------------------

DATABASES = {"default": env.db_url("DATABASE_URL", default=f"sqlite:///{VAR_DIR / 'cardsite.sqlite3'}")}
DATABASES["default"].setdefault("CONN_MAX_AGE", 60)
DATABASES["default"]["CONN_HEALTH_CHECKS"] = True
if DATABASES["default"]["ENGINE"] == "django.db.backends.sqlite3":
    # WAL: readers go on while an importer writes. IMMEDIATE: two writers wait for each other instead of failing.
    DATABASES["default"]["OPTIONS"] = {
        "transaction_mode": "IMMEDIATE",
        "timeout": 20,
        "init_command": (
            "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA cache_size=-32000; PRAGMA mmap_size=134217728;"
        ),
    }

CACHES = {"default": env.cache_url("CACHE_URL", default="locmemcache://cardsite")}
if CACHES["default"]["BACKEND"].startswith("django_redis"):
    CACHES["default"]["BACKEND"] = "django.core.cache.backends.redis.RedisCache"
    CACHES["default"].pop("OPTIONS", None)

# The search backend follows the database unless it is named: "whoosh" or "postgres".
SEARCH_BACKEND = env(
    "SEARCH_BACKEND", default="postgres" if "postgresql" in DATABASES["default"]["ENGINE"] else "whoosh"
)
SEARCH_INDEX_DIR = Path(env("SEARCH_INDEX_DIR", default=str(VAR_DIR / "index")))

LIBRARY_DIR = BASE_DIR / "fixtures"

# How long the evaluation of one scenario may take; one of the corpus takes some milliseconds.
INTERACTION_SECONDS = env.float("INTERACTION_SECONDS", default=5.0)

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
SECURE_HSTS_INCLUDE_SUBDOMAINS = HTTPS
SECURE_HSTS_PRELOAD = HTTPS
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
CORS_EXPOSE_HEADERS = ["ETag", "Retry-After"]

# --- API ----------------------------------------------------------------------------------------------------------

REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": [],
    "DEFAULT_PERMISSION_CLASSES": [],
    "UNAUTHENTICATED_USER": None,
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": ["api.parsers.JSONParser"],
    "DEFAULT_PAGINATION_CLASS": "api.pagination.ListPagination",
    "DEFAULT_FILTER_BACKENDS": ["django_filters.rest_framework.DjangoFilterBackend"],
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "DEFAULT_THROTTLE_CLASSES": ["api.throttling.ClientRateThrottle"],
    "DEFAULT_THROTTLE_RATES": {
        "client": env("API_RATE", default="6000/min" if LOCAL else "600/min"),
        "search": env("SEARCH_RATE", default="6000/min" if LOCAL else "300/min"),
        "checker": env("CHECKER_RATE", default="6000/min" if LOCAL else "300/min"),
        "interactions": env("INTERACTION_RATE", default="3000/min" if LOCAL else "120/min"),
    },
    "EXCEPTION_HANDLER": "api.errors.exception_handler",
    "NUM_PROXIES": env.int("NUM_PROXIES", default=None) if env("NUM_PROXIES", default="") else 0,
    "TEST_REQUEST_DEFAULT_FORMAT": "json",
}

SPECTACULAR_SETTINGS = {
    "TITLE": "Card and rules API",
    "DESCRIPTION": "Cards with their errata, rules, rulings, search and interactions of trading card games.",
    "VERSION": "1",
    "SERVE_INCLUDE_SCHEMA": False,
    "POSTPROCESSING_HOOKS": [
        "drf_spectacular.hooks.postprocess_schema_enums",
        "api.schema.add_components",
    ],
    "SCHEMA_PATH_PREFIX": r"/api/v1",
    "SWAGGER_UI_DIST": "SIDECAR",
    "SWAGGER_UI_FAVICON_HREF": "SIDECAR",
    "REDOC_DIST": "SIDECAR",
}

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"format": "{asctime} {levelname} {name}: {message}", "style": "{"}},
    "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "line"}},
    "root": {"handlers": ["console"], "level": env("LOG_LEVEL", default="WARNING")},
}
