"""The WSGI application that gunicorn serves."""

import os

from django.core.wsgi import get_wsgi_application

from rules.engine.shadowfist import singulars

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "cardsite.settings")

django_application = get_wsgi_application()

from django.urls import reverse  # noqa: E402

from cardsite.health import HealthAnswers  # noqa: E402  # their models need Django set up
from cardsite.request_log import NumberedRequests  # noqa: E402
from cardsite.response_cache import ResponseCache  # noqa: E402
from rules import interactions  # noqa: E402
from rules.search.spelling import is_english  # noqa: E402
from rules.search.thesaurus import thesaurus  # noqa: E402

application = NumberedRequests(HealthAnswers(ResponseCache(django_application)))

# What the first visitor would wait for, and each worker would need anew: the pages and their addresses, the plurals of
# English, what searches know of words, and the process that evaluators are forked from.
reverse("home")
singulars("guns")
thesaurus()
is_english("gun")
interactions.prepare()
