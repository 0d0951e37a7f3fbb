
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('rules', '0012_published_own'),
    ]

    operations = [
        migrations.AlterField(
            model_name='cardset',
            name='code',
            field=models.CharField(max_length=40),
        ),
    ]
