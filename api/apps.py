from django.apps import AppConfig


class ApiConfig(AppConfig):
    """The REST API: translates between HTTP and ``rules``, decides nothing."""

    name = "api"

    def ready(self) -> None:
        from api import publishing

        publishing.start()
