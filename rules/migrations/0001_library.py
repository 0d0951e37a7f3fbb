"""The tables of the library, and those by which PostgreSQL searches it.

Stands for the migrations by which the tables came to be; a database that has been through them goes on from here. Like
any migration it imports nothing of the site, whose code changes.
"""

import django.db.models.deletion
import django.utils.timezone
from django.db import migrations, models

# Full-text search inside PostgreSQL. The words of an entry are those that the site finds in its texts: ``search`` has
# the stems of title, terms, headings and body with their positions, ``asked`` those of the questions. The tables are
# filled when the library is indexed.
SEARCH = [
    "CREATE EXTENSION IF NOT EXISTS pg_trgm",
    "ALTER TABLE rules_searchentry ADD COLUMN search tsvector, ADD COLUMN asked tsvector",
    "CREATE INDEX rules_searchentry_search ON rules_searchentry USING gin (search)",
    "CREATE INDEX rules_searchentry_asked ON rules_searchentry USING gin (asked)",
    # For every stem the places of the entries that have it, with its impact on each.
    """
    CREATE TABLE rules_searchposting (
        lexeme text COLLATE "C" PRIMARY KEY, entries bytea NOT NULL, impacts bytea NOT NULL
    )
    """,
    # Every word as it is written: for beginnings of words, and for corrections.
    'CREATE TABLE rules_searchword (word text COLLATE "C" PRIMARY KEY, entries integer NOT NULL)',
    # The place of every entry in the index, from 0. No foreign key: the tables are replaced together.
    "CREATE TABLE rules_searchplace (place integer PRIMARY KEY, entry_id bigint NOT NULL UNIQUE)",
    # One row: the version of the data that the tables hold, the code that filled them, and which filling it was.
    "CREATE SEQUENCE rules_searchbuild",
    """
    CREATE TABLE rules_searchstate (
        id smallint PRIMARY KEY CHECK (id = 1), version bigint NOT NULL, built_by text NOT NULL, build bigint NOT NULL
    )
    """,
]
NO_SEARCH = [
    "DROP TABLE rules_searchstate, rules_searchplace, rules_searchword, rules_searchposting",
    "DROP SEQUENCE rules_searchbuild",
    "DROP INDEX rules_searchentry_search, rules_searchentry_asked",
    "ALTER TABLE rules_searchentry DROP COLUMN search, DROP COLUMN asked",
]


class PostgresSQL(migrations.RunSQL):
    """Runs its statements on PostgreSQL only."""

    def database_forwards(self, app_label, schema_editor, from_state, to_state):
        if schema_editor.connection.vendor == "postgresql":
            super().database_forwards(app_label, schema_editor, from_state, to_state)

    def database_backwards(self, app_label, schema_editor, from_state, to_state):
        if schema_editor.connection.vendor == "postgresql":
            super().database_backwards(app_label, schema_editor, from_state, to_state)


class Migration(migrations.Migration):
    replaces = [
        ("rules", "0001_initial"),
        ("rules", "0002_postgres_search"),
        ("rules", "0003_scenarios"),
        ("rules", "0004_compiled_wordings"),
        ("rules", "0005_keywords"),
        ("rules", "0006_section_questions"),
        ("rules", "0007_postgres_fields"),
        ("rules", "0008_published"),
        ("rules", "0009_orders_of_cards"),
        ("rules", "0010_search_originals"),
        ("rules", "0011_ufs_cards"),
        ("rules", "0012_published_own"),
    ]
    initial = True

    dependencies = []

    operations = [
        migrations.CreateModel(
            name="Document",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("slug", models.SlugField(unique=True)),
                ("title", models.CharField(max_length=160)),
                ("publisher", models.CharField(blank=True, max_length=120)),
                ("authors", models.CharField(blank=True, max_length=200)),
                ("date", models.DateField(blank=True, null=True)),
                (
                    "date_text",
                    models.CharField(blank=True, help_text="the date as precisely as it is known", max_length=40),
                ),
                ("ruleset", models.CharField(max_length=20)),
                ("about", models.TextField(blank=True)),
                ("order", models.PositiveSmallIntegerField(default=0)),
                ("original_digest", models.CharField(blank=True, max_length=64)),
            ],
            options={
                "ordering": ["order", "slug"],
            },
        ),
        migrations.CreateModel(
            name="Game",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("slug", models.SlugField(unique=True)),
                ("name", models.CharField(max_length=80)),
                ("order", models.PositiveSmallIntegerField(default=0)),
            ],
            options={
                "ordering": ["order", "slug"],
            },
        ),
        migrations.CreateModel(
            name="LibraryVersion",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("version", models.PositiveBigIntegerField(default=0)),
                ("changed", models.DateTimeField(default=django.utils.timezone.now)),
                (
                    "digest",
                    models.CharField(
                        blank=True, help_text="of the bundled library that was loaded last", max_length=64
                    ),
                ),
                (
                    "publisher",
                    models.CharField(
                        blank=True, help_text="of the code that made the published documents", max_length=64
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="Printing",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("number", models.PositiveSmallIntegerField(default=1)),
                ("title", models.CharField(max_length=120)),
                ("subtitle", models.CharField(blank=True, max_length=120)),
                (
                    "type",
                    models.CharField(
                        choices=[
                            ("Character", "Character"),
                            ("Site", "Site"),
                            ("Feng Shui Site", "Feng Shui Site"),
                            ("State", "State"),
                            ("Event", "Event"),
                            ("Edge", "Edge"),
                            ("Attack", "Attack"),
                            ("Action", "Action"),
                            ("Asset", "Asset"),
                            ("Foundation", "Foundation"),
                            ("Foundation/Action", "Foundation Action"),
                            ("Foundation/Attack", "Foundation Attack"),
                            ("Asset/Attack", "Asset Attack"),
                            ("Asset/Action", "Asset Action"),
                            ("Action/Attack", "Action Attack"),
                            ("Other", "Other"),
                        ],
                        max_length=24,
                    ),
                ),
                (
                    "rarity",
                    models.CharField(
                        blank=True,
                        choices=[
                            ("Very Common", "Very Common"),
                            ("Common", "Common"),
                            ("Uncommon", "Uncommon"),
                            ("Rare", "Rare"),
                            ("Ultra Rare", "Ultra Rare"),
                            ("Fixed", "Fixed"),
                            ("Promo", "Promo"),
                        ],
                        max_length=12,
                    ),
                ),
                ("artist", models.CharField(blank=True, max_length=80)),
                ("errata_number", models.PositiveSmallIntegerField(blank=True, null=True)),
                ("play_as_printed", models.BooleanField(default=False)),
                ("text", models.TextField(blank=True, null=True)),
                ("original_text", models.TextField(blank=True, null=True)),
                ("comments", models.TextField(blank=True, help_text="the community's notes, as imported")),
            ],
            options={
                "ordering": ["card", "card_set__order", "card_set__code", "number"],
            },
        ),
        migrations.CreateModel(
            name="CompiledWording",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("digest", models.CharField(max_length=64, unique=True)),
                ("compiler", models.CharField(help_text="what version of the compiler made it", max_length=24)),
                ("title", models.CharField(max_length=120)),
                ("type", models.CharField(max_length=24)),
                ("text", models.TextField(blank=True)),
                ("abilities", models.JSONField(default=list)),
                ("clauses", models.PositiveSmallIntegerField(default=0)),
                ("clauses_understood", models.PositiveSmallIntegerField(default=0)),
                (
                    "keywords",
                    models.TextField(default="|", help_text="its special abilities and restrictions: |ambush|unique|"),
                ),
                ("whole", models.BooleanField(default=True, help_text="everything is understood")),
            ],
            options={
                "ordering": ["title", "id"],
                "indexes": [models.Index(fields=["whole"], name="rules_compi_whole_a0c84a_idx")],
            },
        ),
        migrations.CreateModel(
            name="Card",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("title", models.CharField(max_length=120)),
                ("slug", models.SlugField(max_length=120, unique=True)),
                (
                    "sorted_by",
                    models.CharField(
                        blank=True, editable=False, help_text="the title without its article", max_length=120
                    ),
                ),
                (
                    "type",
                    models.CharField(
                        choices=[
                            ("Character", "Character"),
                            ("Site", "Site"),
                            ("Feng Shui Site", "Feng Shui Site"),
                            ("State", "State"),
                            ("Event", "Event"),
                            ("Edge", "Edge"),
                            ("Attack", "Attack"),
                            ("Action", "Action"),
                            ("Asset", "Asset"),
                            ("Foundation", "Foundation"),
                            ("Foundation/Action", "Foundation Action"),
                            ("Foundation/Attack", "Foundation Attack"),
                            ("Asset/Attack", "Asset Attack"),
                            ("Asset/Action", "Asset Action"),
                            ("Action/Attack", "Action Attack"),
                            ("Other", "Other"),
                        ],
                        max_length=24,
                    ),
                ),
                ("subtitle", models.CharField(blank=True, max_length=120)),
                ("text", models.TextField(blank=True)),
                ("bundled", models.BooleanField(default=False, help_text="one of the cards whose texts we wrote")),
                ("unlimited", models.BooleanField(default=False, help_text="No Max: any number of copies in a deck")),
                (
                    "compiled",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="+",
                        to="rules.compiledwording",
                    ),
                ),
                (
                    "game",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="cards", to="rules.game"
                    ),
                ),
            ],
            options={
                "ordering": ["title", "game"],
            },
        ),
        migrations.CreateModel(
            name="Erratum",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("section_number", models.CharField(blank=True, max_length=40)),
                ("date", models.DateField(blank=True, null=True)),
                (
                    "status",
                    models.CharField(
                        choices=[
                            ("printed", "Printed"),
                            ("planned", "Planned"),
                            ("clarification", "Clarification"),
                            ("corrected", "Corrected"),
                        ],
                        max_length=13,
                    ),
                ),
                ("change", models.TextField()),
                ("text", models.TextField(blank=True, null=True)),
                ("original_text", models.TextField(blank=True, null=True)),
                ("imported", models.BooleanField(default=False)),
                ("title", models.CharField(blank=True, max_length=120)),
                ("subtitle", models.CharField(blank=True, max_length=120)),
                ("corrected_by", models.CharField(blank=True, help_text="document/section", max_length=80)),
                (
                    "card",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="errata", to="rules.card"
                    ),
                ),
                (
                    "document",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="errata",
                        to="rules.document",
                    ),
                ),
            ],
            options={
                "verbose_name_plural": "errata",
                "ordering": [models.OrderBy(models.F("date"), nulls_last=True), "id"],
            },
        ),
        migrations.AddField(
            model_name="document",
            name="game",
            field=models.ForeignKey(
                on_delete=django.db.models.deletion.CASCADE, related_name="documents", to="rules.game"
            ),
        ),
        migrations.CreateModel(
            name="Deck",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("slug", models.SlugField(unique=True)),
                ("name", models.CharField(max_length=80)),
                ("about", models.TextField(blank=True)),
                ("character", models.CharField(blank=True, max_length=120)),
                ("cards", models.JSONField(default=list)),
                ("sideboard", models.JSONField(default=list)),
                ("order", models.PositiveSmallIntegerField(default=0)),
                (
                    "game",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="decks", to="rules.game"
                    ),
                ),
            ],
            options={
                "ordering": ["game", "order", "slug"],
            },
        ),
        migrations.CreateModel(
            name="CardSet",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("code", models.CharField(max_length=12)),
                ("name", models.CharField(max_length=80)),
                ("order", models.PositiveSmallIntegerField(default=0)),
                ("released", models.DateField(blank=True, null=True)),
                (
                    "precision",
                    models.CharField(
                        choices=[("year", "Year"), ("month", "Month"), ("day", "Day")], default="day", max_length=5
                    ),
                ),
                ("approximate", models.BooleanField(default=False)),
                (
                    "game",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="sets", to="rules.game"
                    ),
                ),
            ],
            options={
                "ordering": ["game", "order", "code"],
            },
        ),
        migrations.CreateModel(
            name="CardAlias",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("title", models.CharField(max_length=120)),
                ("slug", models.SlugField(max_length=120)),
                (
                    "card",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="aliases", to="rules.card"
                    ),
                ),
                (
                    "game",
                    models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name="+", to="rules.game"),
                ),
            ],
            options={
                "ordering": ["id"],
            },
        ),
        migrations.CreateModel(
            name="GlossaryTerm",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("term", models.CharField(max_length=120)),
                ("slug", models.SlugField(max_length=120)),
                (
                    "game",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="terms", to="rules.game"
                    ),
                ),
            ],
            options={
                "ordering": ["slug"],
            },
        ),
        migrations.CreateModel(
            name="ShadowfistCharacteristics",
            fields=[
                (
                    "printing",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        related_name="shadowfist",
                        serialize=False,
                        to="rules.printing",
                    ),
                ),
                ("cost", models.SmallIntegerField(blank=True, help_text="in Power; null: none printed", null=True)),
                ("cost_x", models.BooleanField(default=False)),
                ("requires", models.CharField(blank=True, default="", help_text="resource conditions", max_length=60)),
                ("provides", models.CharField(blank=True, default="", help_text="resource provisions", max_length=60)),
                ("fighting", models.SmallIntegerField(blank=True, help_text="of Characters", null=True)),
                ("fighting_x", models.BooleanField(default=False)),
                ("power", models.SmallIntegerField(blank=True, help_text="Power generated by a Site", null=True)),
                ("body", models.SmallIntegerField(blank=True, help_text="of Sites", null=True)),
            ],
        ),
        migrations.CreateModel(
            name="UfsCharacteristics",
            fields=[
                (
                    "printing",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        related_name="ufs",
                        serialize=False,
                        to="rules.printing",
                    ),
                ),
                ("difficulty", models.SmallIntegerField(blank=True, null=True)),
                ("difficulty_x", models.BooleanField(default=False)),
                ("second_difficulty", models.SmallIntegerField(blank=True, null=True)),
                ("second_difficulty_x", models.BooleanField(default=False)),
                ("control", models.SmallIntegerField(blank=True, null=True)),
                (
                    "resources",
                    models.CharField(
                        blank=True, help_text="names of resource symbols, in order (UFS 11)", max_length=120
                    ),
                ),
                (
                    "block_zone",
                    models.CharField(
                        blank=True, choices=[("high", "High"), ("mid", "Mid"), ("low", "Low")], max_length=4
                    ),
                ),
                ("block_modifier", models.SmallIntegerField(blank=True, null=True)),
                ("speed", models.SmallIntegerField(blank=True, null=True)),
                ("speed_x", models.BooleanField(default=False)),
                (
                    "attack_zone",
                    models.CharField(
                        blank=True, choices=[("high", "High"), ("mid", "Mid"), ("low", "Low")], max_length=4
                    ),
                ),
                ("damage", models.SmallIntegerField(blank=True, null=True)),
                ("damage_x", models.BooleanField(default=False)),
                ("hand_size", models.SmallIntegerField(blank=True, null=True)),
                ("vitality", models.SmallIntegerField(blank=True, null=True)),
                ("keywords", models.JSONField(blank=True, default=list, help_text="as printed")),
                ("second_keywords", models.JSONField(blank=True, default=list)),
                ("keyword_index", models.TextField(blank=True)),
                ("texts", models.JSONField(blank=True, default=list, help_text="of the halves of a split card")),
                ("gender", models.CharField(blank=True, max_length=1)),
                ("height", models.CharField(blank=True, help_text="as printed", max_length=16)),
                ("height_mm", models.PositiveIntegerField(blank=True, null=True)),
                ("weight", models.CharField(blank=True, help_text="as printed", max_length=16)),
                ("weight_g", models.PositiveIntegerField(blank=True, null=True)),
                ("blood_type", models.CharField(blank=True, max_length=2)),
                ("collector_number", models.CharField(blank=True, max_length=12)),
            ],
        ),
        migrations.AddField(
            model_name="printing",
            name="card",
            field=models.ForeignKey(
                on_delete=django.db.models.deletion.CASCADE, related_name="printings", to="rules.card"
            ),
        ),
        migrations.AddField(
            model_name="printing",
            name="card_set",
            field=models.ForeignKey(
                on_delete=django.db.models.deletion.CASCADE, related_name="printings", to="rules.cardset"
            ),
        ),
        migrations.AddField(
            model_name="card",
            name="printing",
            field=models.ForeignKey(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.SET_NULL,
                related_name="+",
                to="rules.printing",
            ),
        ),
        migrations.CreateModel(
            name="Published",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("kind", models.CharField(max_length=12)),
                ("object_id", models.BigIntegerField(help_text="the key of the row that it tells of")),
                ("path", models.CharField(max_length=300, unique=True)),
                ("body", models.TextField(blank=True)),
                ("digest", models.CharField(blank=True, max_length=32)),
                ("version", models.PositiveBigIntegerField(db_index=True)),
                ("updated", models.DateTimeField()),
                ("own_digest", models.CharField(blank=True, max_length=32)),
                ("own_version", models.PositiveBigIntegerField(db_index=True)),
                ("own_updated", models.DateTimeField()),
                ("removed", models.BooleanField(default=False)),
            ],
            options={
                "verbose_name_plural": "published documents",
                "ordering": ["id"],
                "indexes": [
                    models.Index(fields=["kind", "object_id"], name="rules_publi_kind_50ddb1_idx"),
                    models.Index(fields=["updated"], name="rules_publi_updated_61da8e_idx"),
                ],
            },
        ),
        migrations.CreateModel(
            name="SearchEntry",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                (
                    "kind",
                    models.CharField(
                        choices=[
                            ("rule", "Rule"),
                            ("faq", "Faq"),
                            ("card", "Card"),
                            ("ruling", "Ruling"),
                            ("glossary", "Glossary"),
                        ],
                        max_length=8,
                    ),
                ),
                ("target", models.CharField(db_index=True, max_length=200)),
                ("number", models.CharField(blank=True, max_length=40)),
                ("title", models.CharField(max_length=400)),
                ("headings", models.CharField(blank=True, help_text="titles of the sections it is in", max_length=600)),
                ("terms", models.TextField(blank=True, help_text="defined terms, designators, aliases")),
                ("questions", models.TextField(blank=True, help_text="what players ask that it answers, a line each")),
                ("body", models.TextField(blank=True, help_text="plain text")),
                ("url", models.CharField(max_length=300)),
                ("page_url", models.CharField(max_length=300)),
                (
                    "original",
                    models.BooleanField(default=False, help_text="an imported original's words for what ours say, too"),
                ),
                (
                    "weight",
                    models.FloatField(
                        default=1.0, help_text="factor on the score: an example counts less than the rule"
                    ),
                ),
                (
                    "document",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="+",
                        to="rules.document",
                    ),
                ),
                (
                    "game",
                    models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name="+", to="rules.game"),
                ),
            ],
            options={
                "verbose_name_plural": "search entries",
                "ordering": ["id"],
            },
        ),
        migrations.CreateModel(
            name="Section",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("number", models.CharField(max_length=40)),
                ("title", models.CharField(blank=True, max_length=400)),
                ("page", models.PositiveSmallIntegerField(blank=True, null=True)),
                ("question", models.PositiveSmallIntegerField(blank=True, null=True)),
                ("order", models.PositiveIntegerField(default=0)),
                ("depth", models.PositiveSmallIntegerField(default=1)),
                (
                    "origin",
                    models.CharField(
                        choices=[("ours", "Ours"), ("original", "Original")], default="ours", max_length=8
                    ),
                ),
                (
                    "document",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="sections", to="rules.document"
                    ),
                ),
                (
                    "parent",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="children",
                        to="rules.section",
                    ),
                ),
            ],
            options={
                "ordering": ["document", "order"],
            },
        ),
        migrations.CreateModel(
            name="Scenario",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("name", models.SlugField(max_length=120, unique=True)),
                ("title", models.CharField(max_length=240)),
                ("file", models.CharField(max_length=60)),
                ("order", models.PositiveIntegerField(default=0)),
                (
                    "example",
                    models.PositiveSmallIntegerField(
                        blank=True, help_text="which worked example of its section", null=True
                    ),
                ),
                ("ruleset", models.CharField(max_length=20)),
                ("tags", models.JSONField(blank=True, default=list)),
                ("entry_text", models.TextField(help_text="the entry as JSON")),
                ("cards", models.ManyToManyField(blank=True, related_name="scenarios", to="rules.card")),
                (
                    "game",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="scenarios", to="rules.game"
                    ),
                ),
                (
                    "section",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="scenarios", to="rules.section"
                    ),
                ),
                ("sections", models.ManyToManyField(blank=True, related_name="shown_by", to="rules.section")),
            ],
            options={
                "ordering": ["order"],
            },
        ),
        migrations.CreateModel(
            name="Ruling",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("number", models.PositiveSmallIntegerField(default=1, help_text="among the rulings of its section")),
                (
                    "origin",
                    models.CharField(
                        choices=[("ours", "Ours"), ("original", "Original")], default="ours", max_length=8
                    ),
                ),
                ("question", models.CharField(max_length=400)),
                ("answer", models.TextField(help_text="Markdown")),
                (
                    "card_names",
                    models.TextField(blank=True, help_text="cards it rules on, as the source spells them, a line each"),
                ),
                ("date", models.DateField(blank=True, null=True)),
                (
                    "status",
                    models.CharField(
                        choices=[("current", "Current"), ("superseded", "Superseded"), ("reversed", "Reversed")],
                        default="current",
                        max_length=10,
                    ),
                ),
                ("cards", models.ManyToManyField(blank=True, related_name="rulings", to="rules.card")),
                (
                    "game",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="rulings", to="rules.game"
                    ),
                ),
                ("applies", models.ManyToManyField(blank=True, related_name="explained_by", to="rules.section")),
                (
                    "section",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="rulings", to="rules.section"
                    ),
                ),
                (
                    "superseded_by",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="supersedes",
                        to="rules.section",
                    ),
                ),
            ],
            options={
                "ordering": ["-date", "section__document", "section__order", "number"],
            },
        ),
        migrations.CreateModel(
            name="Passage",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                (
                    "origin",
                    models.CharField(
                        choices=[("ours", "Ours"), ("original", "Original")], default="ours", max_length=8
                    ),
                ),
                (
                    "kind",
                    models.CharField(
                        choices=[
                            ("rule", "rule"),
                            ("example", "example"),
                            ("definition", "definition"),
                            ("answer", "answer"),
                            ("ruling", "ruling"),
                            ("entry", "entry"),
                        ],
                        max_length=12,
                    ),
                ),
                ("order", models.PositiveIntegerField(default=0)),
                ("anchor", models.CharField(max_length=140)),
                (
                    "heading",
                    models.CharField(blank=True, help_text="the term or card that an entry is about", max_length=140),
                ),
                ("sense", models.CharField(blank=True, max_length=60)),
                ("text", models.TextField(help_text="Markdown")),
                (
                    "after",
                    models.CharField(
                        blank=True, help_text="the item of the section that it stands behind", max_length=40
                    ),
                ),
                (
                    "card_names",
                    models.TextField(blank=True, help_text="cards it rules on, as the source spells them, a line each"),
                ),
                ("cards", models.ManyToManyField(blank=True, related_name="passages", to="rules.card")),
                (
                    "term",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="definitions",
                        to="rules.glossaryterm",
                    ),
                ),
                (
                    "section",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="passages", to="rules.section"
                    ),
                ),
            ],
            options={
                "ordering": ["section", "origin", "order"],
            },
        ),
        migrations.CreateModel(
            name="SectionQuestion",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("anchor", models.CharField(blank=True, max_length=140)),
                ("text", models.CharField(max_length=200)),
                ("order", models.PositiveSmallIntegerField(default=0)),
                (
                    "section",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="questions", to="rules.section"
                    ),
                ),
            ],
            options={
                "ordering": ["section", "order"],
            },
        ),
        migrations.CreateModel(
            name="Topic",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("slug", models.SlugField(unique=True)),
                ("title", models.CharField(max_length=120)),
                ("changed", models.TextField(blank=True)),
                ("order", models.PositiveSmallIntegerField(default=0)),
                ("sections", models.ManyToManyField(related_name="topics", to="rules.section")),
            ],
            options={
                "ordering": ["order"],
            },
        ),
        migrations.CreateModel(
            name="Designation",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("ruleset", models.CharField(max_length=20)),
                ("word", models.CharField(help_text="as it stands on the card", max_length=60)),
                ("key", models.CharField(help_text="what matching designators have in common", max_length=60)),
                ("order", models.PositiveSmallIntegerField(default=0)),
                (
                    "card",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="designations", to="rules.card"
                    ),
                ),
            ],
            options={
                "ordering": ["card", "ruleset", "order"],
                "indexes": [models.Index(fields=["ruleset", "key"], name="rules_desig_ruleset_0708ae_idx")],
            },
        ),
        migrations.AddConstraint(
            model_name="cardset",
            constraint=models.UniqueConstraint(fields=("game", "code"), name="set_code_is_unique_in_game"),
        ),
        migrations.AddConstraint(
            model_name="cardalias",
            constraint=models.UniqueConstraint(fields=("game", "slug"), name="alias_names_one_card_of_a_game"),
        ),
        migrations.AddConstraint(
            model_name="glossaryterm",
            constraint=models.UniqueConstraint(fields=("game", "slug"), name="term_is_unique_in_game"),
        ),
        migrations.AddIndex(
            model_name="shadowfistcharacteristics",
            index=models.Index(fields=["cost"], name="rules_shado_cost_811109_idx"),
        ),
        migrations.AddIndex(
            model_name="shadowfistcharacteristics",
            index=models.Index(fields=["fighting"], name="rules_shado_fightin_94e1ee_idx"),
        ),
        migrations.AddIndex(
            model_name="shadowfistcharacteristics",
            index=models.Index(fields=["power"], name="rules_shado_power_bbf34b_idx"),
        ),
        migrations.AddIndex(
            model_name="shadowfistcharacteristics",
            index=models.Index(fields=["body"], name="rules_shado_body_c5e387_idx"),
        ),
        migrations.AddConstraint(
            model_name="shadowfistcharacteristics",
            constraint=models.CheckConstraint(
                condition=models.Q(("cost_x", False), ("cost__isnull", True), _connector="OR"),
                name="cost_is_a_number_or_x",
            ),
        ),
        migrations.AddConstraint(
            model_name="shadowfistcharacteristics",
            constraint=models.CheckConstraint(
                condition=models.Q(("fighting_x", False), ("fighting__isnull", True), _connector="OR"),
                name="fighting_is_a_number_or_x",
            ),
        ),
        migrations.AddIndex(
            model_name="ufscharacteristics",
            index=models.Index(fields=["difficulty"], name="rules_ufsch_difficu_909bf0_idx"),
        ),
        migrations.AddIndex(
            model_name="ufscharacteristics",
            index=models.Index(fields=["control"], name="rules_ufsch_control_3b99f1_idx"),
        ),
        migrations.AddIndex(
            model_name="ufscharacteristics",
            index=models.Index(fields=["block_modifier"], name="rules_ufsch_block_m_099572_idx"),
        ),
        migrations.AddIndex(
            model_name="ufscharacteristics",
            index=models.Index(fields=["speed"], name="rules_ufsch_speed_230302_idx"),
        ),
        migrations.AddIndex(
            model_name="ufscharacteristics",
            index=models.Index(fields=["damage"], name="rules_ufsch_damage_44998b_idx"),
        ),
        migrations.AddIndex(
            model_name="ufscharacteristics",
            index=models.Index(fields=["hand_size"], name="rules_ufsch_hand_si_5b0ebc_idx"),
        ),
        migrations.AddIndex(
            model_name="ufscharacteristics",
            index=models.Index(fields=["vitality"], name="rules_ufsch_vitalit_8c3bf0_idx"),
        ),
        migrations.AddConstraint(
            model_name="ufscharacteristics",
            constraint=models.CheckConstraint(
                condition=models.Q(("difficulty_x", False), ("difficulty__isnull", True), _connector="OR"),
                name="difficulty_is_a_number_or_x",
            ),
        ),
        migrations.AddConstraint(
            model_name="ufscharacteristics",
            constraint=models.CheckConstraint(
                condition=models.Q(
                    ("second_difficulty_x", False), ("second_difficulty__isnull", True), _connector="OR"
                ),
                name="second_difficulty_is_a_number_or_x",
            ),
        ),
        migrations.AddConstraint(
            model_name="ufscharacteristics",
            constraint=models.CheckConstraint(
                condition=models.Q(("speed_x", False), ("speed__isnull", True), _connector="OR"),
                name="speed_is_a_number_or_x",
            ),
        ),
        migrations.AddConstraint(
            model_name="ufscharacteristics",
            constraint=models.CheckConstraint(
                condition=models.Q(("damage_x", False), ("damage__isnull", True), _connector="OR"),
                name="damage_is_a_number_or_x",
            ),
        ),
        migrations.AddIndex(
            model_name="printing",
            index=models.Index(fields=["rarity"], name="rules_print_rarity_e7eb52_idx"),
        ),
        migrations.AddConstraint(
            model_name="printing",
            constraint=models.UniqueConstraint(fields=("card", "card_set", "number"), name="printing_is_unique_in_set"),
        ),
        migrations.AddIndex(
            model_name="card",
            index=models.Index(fields=["type"], name="rules_card_type_02e96d_idx"),
        ),
        migrations.AddIndex(
            model_name="card",
            index=models.Index(fields=["sorted_by", "id"], name="rules_card_sorted__fed039_idx"),
        ),
        migrations.AddConstraint(
            model_name="card",
            constraint=models.UniqueConstraint(fields=("game", "title"), name="title_is_unique_in_game"),
        ),
        migrations.AddIndex(
            model_name="section",
            index=models.Index(fields=["document", "question"], name="rules_secti_documen_6db749_idx"),
        ),
        migrations.AddConstraint(
            model_name="section",
            constraint=models.UniqueConstraint(fields=("document", "number"), name="number_is_unique_in_document"),
        ),
        migrations.AddConstraint(
            model_name="ruling",
            constraint=models.UniqueConstraint(
                fields=("section", "origin", "number"), name="ruling_is_unique_in_section"
            ),
        ),
        migrations.AddConstraint(
            model_name="passage",
            constraint=models.UniqueConstraint(
                fields=("section", "origin", "anchor"), name="anchor_is_unique_in_section"
            ),
        ),
        migrations.AddConstraint(
            model_name="sectionquestion",
            constraint=models.UniqueConstraint(
                fields=("section", "anchor", "text"), name="question_is_unique_in_section"
            ),
        ),
        PostgresSQL(SEARCH, NO_SEARCH),
    ]
