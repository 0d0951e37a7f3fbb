from django.apps import AppConfig


class PagesConfig(AppConfig):
    """The pages, with their template tags and static files. They have no models of their own."""

    name = "rules.pages"
    label = "pages"
