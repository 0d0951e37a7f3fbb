"""Questions to the API that are drawn from a seed, and whether their answers are as the schema declares them."""

import random
from collections import Counter
from urllib.parse import quote, urlencode

from api.views.catalogs import CATALOGS
from api.views.interactions import BRAWL, COMPARISON_EXAMPLE
from rules.engine.shadowfist.editions.rulesets import RULESETS
from rules.engine.shadowfist.interface.evaluation import MORE_FIELDS
from rules.models import Card, CardSet, Document, Erratum, GlossaryTerm, Published, Ruling, Section
from tests.api_schema import document, faults
from tests.corpus import entries, ufs_entries
from tests.ufs_boards import attack, blocker, foundation
from tests.ufs_boards import scenario as ufs_scenario

UFS_BOARD = ufs_scenario(attack(), foundation(), blocker(), ann={"hand": ["Jab"], "staging": ["Footwork"]})
QUERIES = (
    *("t:character", "d:cop cost<=2", "f:dragons or f:lotus", "fight>=6", "-is:unique", "has:errata", "o:damage"),
    *("kw:toughness", "year>1996", "set:YotD r:rare", "colour:red t:edge", "understood:no"),
    "(t:site or t:state) body>6",
)


class Draws:
    """Questions about what the library holds; the same seed draws the same ones."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.titles = list(Card.objects.order_by("slug").values_list("title", flat=True))
        self.scenarios = (*entries(), *ufs_entries())
        self.words = ["cop", "hero", "monk", "dragon", "auction", "uniqueness", "redirection", "toast", "no-such-word"]
        self.values = {
            "slug": list(Card.objects.order_by("slug").values_list("slug", flat=True)),
            "code": list(CardSet.objects.order_by("code").values_list("code", flat=True)),
            "word": self.words,
            "name": [each["name"] for each in entries()],
            "id": list(Ruling.objects.order_by("pk").values_list("slug", flat=True)),
            "file": [f"{name}.json.gz" for name in ("cards", "printings", "rules", "no-such-file")],
            "identifier": [
                path.partition("/")[2]
                for path in Published.objects.filter(path__startswith="printings/")
                .order_by("path")
                .values_list("path", flat=True)
            ],
        }
        self.errata = list(Erratum.objects.order_by("pk").values_list("pk", flat=True))
        self.terms = list(GlossaryTerm.objects.order_by("slug").values_list("slug", flat=True))
        self.documents = list(Document.objects.order_by("slug").values_list("slug", flat=True))
        self.sections = list(
            Section.objects.order_by("document__slug", "order").values_list("document__slug", "number")
        )

    def one(self, among):
        return self.random.choice(list(among))

    def address(self, path, parameters):
        """An address of an operation that is read."""
        if "{document}" in path:
            slug, number = self.one(self.sections)
            path = path.replace("{document}", slug).replace("{number}", quote(number))
        for name, values in self.values.items():
            kinds = {"glossary": self.terms, "documents": self.documents, "errata": self.errata, "catalogs": CATALOGS}
            among = kinds.get(path.split("/")[3], values)
            path = path.replace(f"{{{name}}}", quote(str(self.one(among))))
        chosen = {each["name"]: self.value(path, each) for each in parameters if each["in"] == "query"}
        needed = {each["name"] for each in parameters if each.get("required")}
        asked = {name: value for name, value in chosen.items() if name in needed or self.random.random() < 0.4}
        return f"{path}?{urlencode(asked, doseq=True)}"

    def value(self, path, parameter):
        """What a parameter is given."""
        schema, name = parameter["schema"], parameter["name"]
        among = schema.get("enum") or schema.get("items", {}).get("enum")
        if among:
            return self.one(among)
        if schema.get("type") == "integer":
            return self.random.randint(1, 30)
        by_name = {
            "game": ("shadowfist", "ufs"),
            "set": self.values["code"],
            "printing": self.values["code"],
            "card": self.values["slug"],
            "document": self.documents,
            "section": [number for _, number in self.sections],
            "as_of": ("1995-12-31", "2000-08-01", "2001-04-16"),
            "url": [f"http://testserver/cards/{slug}/" for slug in self.values["slug"]],
            "exact": self.titles,
            "fuzzy": self.titles,
            "since": ("0", "2001-04-16", "2001-04-16T00:00:00Z"),
            "tag": ("scenes", "attacks", "auctions"),
        }
        if name in ("fields", "include"):  # the names stand behind those that the example has
            return parameter["example"]
        if name in by_name:
            return self.one(by_name[name])
        return self.one(QUERIES if path.endswith(("/cards", "/random")) and name == "q" else self.words)

    def deck(self):
        """Some titles, and one that nothing has."""
        return [*self.random.sample(self.titles, 6), "No Such Card"]

    def body(self, path):
        """What an operation is sent."""
        scenario = self.one(self.scenarios)["scenario"]
        actions = scenario.get("actions", [])
        cut = {**scenario, "actions": actions[: self.random.randint(0, len(actions))]}
        asked = {"strict": self.random.random() < 0.5, "fields": self.random.sample(MORE_FIELDS, 4)}
        match path.rsplit("/", 1)[1]:
            case "collection":
                named = [{"title": each} for each in self.random.sample(self.titles, 5)]
                return {"identifiers": [*named, {"slug": self.one(self.values["slug"])}, {"slug": "no-such-card"}]}
            case "parse":
                return {"text": "\n".join(f"{self.random.randint(0, 6)}x {each}" for each in self.deck())}
            case "check" | "export":
                return {"cards": [{"card": each, "count": self.random.randint(1, 6)} for each in self.deck()]}
            case "evaluate":
                return self.one([cut, {"scenario": cut, **asked}])
            case "batch":
                some = [self.one(self.scenarios)["scenario"] for _ in range(3)]
                return self.one(
                    [{"scenarios": some}, {"scenario": {**cut, "actions": []}, "continuations": [actions, []], **asked}]
                )
            case "actions":
                return {"scenario": cut, "depth": self.random.randint(0, 1)}
            case "refused":
                of_ufs = {"scenario": UFS_BOARD, "card": self.one(["jab", "footwork", "guard"])}
                card = self.one(["maverick-cop", "ting-ting", "final-brawl", "fox-pass"])
                return self.one([of_ufs, {"scenario": BRAWL, "card": card}])
            case "compare":
                return self.one(
                    [COMPARISON_EXAMPLE.value, {"scenario": cut, "rulesets": self.random.sample(list(RULESETS), 2)}]
                )
            case "odds":
                deck = [self.one(["Jab", "Footwork", "Guard"]) for _ in range(self.random.randint(1, 6))]
                action = {"by": "Ann", "do": "play", "card": "Jab"}
                return {"scenario": UFS_BOARD, "action": action, "deck": deck, "recheck": self.random.random() < 0.5}
        raise AssertionError(f"say what is sent to {path}")


def ask_all(client, seed, number):
    """So many questions, of one operation after the other; how many answers have which status."""
    draws = Draws(seed)
    operations = [(method, path) for path, methods in document()["paths"].items() for method in methods]
    statuses = Counter()
    for n in range(number):
        method, path = operations[n % len(operations)]
        if method == "get":
            asked = draws.address(path, document()["paths"][path][method].get("parameters", []))
            response = client.get(asked)
        else:
            asked = draws.body(path)
            response = client.post(path, asked, "application/json")
        statuses[response.status_code] += 1
        assert response.status_code in (200, 400, 404, 410), (asked, response.content[:300])
        if "attachment" in response.get("Content-Disposition", "") or response["Content-Type"] == "application/gzip":
            continue  # a file, and no answer in JSON
        assert faults(method, path, response.status_code, response.json()) == [], (method, path, asked)
    return statuses
