"""Errata name their sections by reference: filled here, and the texts that named them go in the next migration."""

import django.db.models.deletion
from django.db import migrations, models


def fill(apps, schema_editor):
    section, erratum = (
        apps.get_model("rules", name).objects.using(schema_editor.connection.alias) for name in ("Section", "Erratum")
    )
    sections = {
        (document, number): pk for document, number, pk in section.values_list("document__slug", "number", "pk")
    }
    for row in erratum.select_related("document"):
        document = row.document.slug if row.document else ""
        row.section_id = sections.get((document, row.section_number))
        row.correction_id = sections.get(tuple(row.corrected_by.partition("/")[::2]))
        row.save(update_fields=["section", "correction"])


class Migration(migrations.Migration):
    dependencies = [("rules", "0017_protected")]

    operations = [
        migrations.AddField(
            "erratum",
            "section",
            models.ForeignKey(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.PROTECT,
                related_name="errata",
                to="rules.section",
            ),
        ),
        migrations.AddField(
            "erratum",
            "correction",
            models.ForeignKey(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.PROTECT,
                related_name="corrections",
                to="rules.section",
            ),
        ),
        migrations.RunPython(fill, migrations.RunPython.noop),
    ]
