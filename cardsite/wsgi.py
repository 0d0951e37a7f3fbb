"""The WSGI application that gunicorn serves."""

import os

from django.core.wsgi import get_wsgi_application

from rules.engine import Fields
from rules.engine.shadowfist import singulars
from rules.engine.ufs import card_of, texts_of

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
# English, the language of UFS cards, what searches know of words, and the process that evaluators are forked from.
reverse("home")
singulars("guns")
texts_of(card_of(Fields({"title": "A card", "type": "action", "text": "E: Draw 1 card."}, "", [])))
thesaurus()
is_english("gun")
interactions.prepare()
