"""Errata and rulings have ids of their own. Until the library is loaded again, those that are there keep their number."""

from django.db import migrations, models
from django.db.models.functions import Cast


def number(apps, schema_editor):
    for name in ("Erratum", "Ruling"):
        apps.get_model("rules", name).objects.update(slug=Cast("pk", models.CharField(max_length=160)))


class Migration(migrations.Migration):
    dependencies = [("rules", "0014_answers_of_questions")]

    operations = [
        migrations.AddField("erratum", "slug", models.CharField(default="", max_length=160), preserve_default=False),
        migrations.AddField("ruling", "slug", models.CharField(default="", max_length=160), preserve_default=False),
        migrations.RunPython(number, migrations.RunPython.noop),
        migrations.AlterField("erratum", "slug", models.CharField(max_length=160, unique=True)),
        migrations.AlterField("ruling", "slug", models.CharField(max_length=160, unique=True)),
        migrations.RemoveConstraint("ruling", "ruling_is_unique_in_section"),
    ]
