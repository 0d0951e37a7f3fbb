from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [("rules", "0018_errata_name_sections")]

    operations = [
        migrations.RemoveField("erratum", "section_number"),
        migrations.RemoveField("erratum", "corrected_by"),
        migrations.RenameField("erratum", "correction", "corrected_by"),
    ]
