import django.utils.timezone
from django.db import migrations, models
from django.db.models import F


def as_the_whole(apps, schema_editor):
    """What was published before changed when its document did, as far as is known."""
    published = apps.get_model("rules", "Published")
    published.objects.update(own_version=F("version"), own_updated=F("updated"))


class Migration(migrations.Migration):

    dependencies = [
        ("rules", "0011_ufs_cards"),
    ]

    operations = [
        migrations.AddField(
            model_name="published",
            name="own_digest",
            field=models.CharField(blank=True, default="", max_length=32),
            preserve_default=False,
        ),
        migrations.AddField(
            model_name="published",
            name="own_updated",
            field=models.DateTimeField(default=django.utils.timezone.now),
            preserve_default=False,
        ),
        migrations.AddField(
            model_name="published",
            name="own_version",
            field=models.PositiveBigIntegerField(db_index=True, default=0),
            preserve_default=False,
        ),
        migrations.RunPython(as_the_whole, migrations.RunPython.noop),
    ]
