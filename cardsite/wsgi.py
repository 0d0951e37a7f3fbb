"""The WSGI application that gunicorn serves."""

import os

from django.core.wsgi import get_wsgi_application

from rules.engine.designators.plurals import singulars

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "cardsite.settings")

django_application = get_wsgi_application()

from cardsite.health import HealthAnswers  # noqa: E402  # their models need Django set up
from cardsite.kept import KeptAnswers  # noqa: E402
from cardsite.requests import NumberedRequests  # noqa: E402

application = NumberedRequests(HealthAnswers(KeptAnswers(django_application)))

# The first evaluation does not wait for a second until the plurals of English are there.
singulars("guns")
