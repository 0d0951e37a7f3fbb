from django.apps import AppConfig


class RulesConfig(AppConfig):
    """The domain: cards, documents, rulings, search, pages and the engine."""

    name = "rules"
    default_auto_field = "django.db.models.BigAutoField"
