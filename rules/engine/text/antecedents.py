"""What words that refer back mean: "it", "that Character", "target", "the chosen card" become explicit references."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.engine.text.actions import Act, Be, Give
from rules.engine.text.inflection import inflect
from rules.engine.text.mentions import CARDS, LOOSE, MATCHES, PILES, PLAYERS, SHUFFLES, Mention, UnresolvedError
from rules.engine.text.node import names, rebuild, walk
from rules.engine.text.references import Chosen, Itself, Of, Pronoun, Subject, Target, That, ThisCard
from rules.engine.text.selectors import Is, Placed, Select, Type
from rules.engine.text.timing import Clause, Sentence, When


class Resolver:
    """Resolves the references of one ability, in the order of its text."""

    def __init__(self) -> None:
        self.mentions: list[Mention] = []
        self.slots: dict[int, int] = {}
        self.kept: list[Any] = []
        self.sentence = 0
        self.in_event = False
        self.open: list[int] = []
        self.agent: Any = None
        self.owner: Any = None
        self.owning: Any = None
        self.at_agent = False
        self.clauses = 0

    def run(self, value: Any) -> Any:
        """The tree with every pronoun resolved.

        :raises UnresolvedError: for a word that refers to nothing.
        """
        resolved = self.visit(value, "", "")
        return self.number(resolved)

    def mention(self, what: Any, role: str, verb: str) -> Mention:
        """A new mention, here."""
        return Mention(what, role, verb, self.sentence, self.in_event, clause=self.clauses)

    # Walking

    def visit(self, value: Any, role: str, verb: str) -> Any:
        if isinstance(value, tuple):
            items = tuple(self.visit(item, role, verb) for item in value)
            return value if all(a is b for a, b in zip(items, value, strict=True)) else items
        fields = names(value)
        if fields is None:
            return value
        if isinstance(value, Pronoun):
            made = self.resolve(value, role, verb)
            if role == "object" and verb and not isinstance(made, Pronoun) and self.mentions:
                self.mentions[-1] = replace(self.mentions[-1], role=role, verb=verb)
            return made
        if isinstance(value, Sentence):
            self.sentence += 1
        if isinstance(value, Clause):
            return self.clause(value)
        if isinstance(value, When):
            before, self.in_event = self.in_event, True
            made = replace(value, event=self.visit(value.event, "", ""))
            self.in_event = before
            return made
        if isinstance(value, Select) and value.quantity.word in ("that", "those"):
            return self.repeat(value)
        if isinstance(value, Select):
            return self.select(value, role, verb)
        if isinstance(value, Be) and isinstance(value.what, Select):
            # "is the target of an attack": what it is, is no other card.
            size = len(self.mentions)
            made = replace(value, what=self.visit(value.what, "", ""))
            del self.mentions[size : size + 1]
            return made
        if isinstance(value, Of) and value.what in ("target", "targets") and value.of == Pronoun("it"):
            aimed = [m for m in self.mentions if self.aims(m)]
            if aimed:
                return replace(value, of=self.refer(aimed[-1]))
        if isinstance(value, (ThisCard, Subject)):
            self.mentions.append(self.mention(value, role, verb))
            return value
        if isinstance(value, Placed) and value.preposition == "in" and value.where == Pronoun("it"):
            return replace(value, where=self.it(value.where, "within pile", ""))
        if isinstance(value, Of) and (value.what in ("controller", "owner") or value.what in PILES):
            made = replace(value, of=self.visit(value.of, "owner", verb))
            self.mentions.append(self.mention(made, role, verb))
            return made
        changes = {}
        inner = value.verb if isinstance(value, Act) else "give" if isinstance(value, Give) else verb
        for name in fields:
            old = getattr(value, name)
            if isinstance(old, tuple) or names(old) is not None:
                inner_role = "object" if name == "what" and isinstance(value, (Act, Give)) else role
                if isinstance(value, Of):
                    inner_role = "owner"
                new = self.visit(old, inner_role, inner)
                if new is not old:
                    changes[name] = new
        return replace(value, **changes) if changes else value

    def clause(self, value: Clause) -> Any:
        self.clauses += 1
        agent = value.agent
        passive = isinstance(value.action, Act) and value.action.passive
        if agent is not None:
            self.owning = self.owner if isinstance(agent, Of) else None
            self.at_agent = True
            agent = self.visit(agent, "agent", value.action.verb if passive else "")
            self.owner, self.owning = (agent.of if isinstance(agent, Of) else None), None
            self.at_agent = False
        action = self.visit(value.action, "", "")
        before, self.agent = self.agent, agent
        adverbs = tuple(self.visit(adverb, "", "") for adverb in value.adverbs)
        self.agent = before
        if agent is value.agent and action is value.action and adverbs == value.adverbs:
            return value
        return Clause(action, agent, value.mode, adverbs, value.link)

    def select(self, value: Select, role: str, verb: str) -> Any:
        place = len(self.mentions)
        # A title that something gets is no card.
        role = "title" if value.quantity.word == "titled" and verb == "become" else role
        self.mentions.append(self.mention(value, role, verb))
        self.open.append(place)
        filters = self.visit(value.filters, "within", "")
        quantity = self.visit(value.quantity, "within", "")
        kinds = self.visit(value.kinds, "within", "")
        self.open.pop()
        if filters is value.filters and quantity is value.quantity and kinds is value.kinds:
            return value
        made = replace(value, filters=filters, quantity=quantity, kinds=kinds)
        for mention in self.mentions[place : place + 1]:
            mention.what = made
            if id(value) in self.slots:
                self.slots[id(made)] = self.slots[id(value)]
            self.kept.append(made)
        return made

    @staticmethod
    def aims(mention: Mention) -> bool:
        """Whether it is something that has a target: an attacking Character, an Event."""
        if not isinstance(mention.what, Select):
            return False
        words = [item for kind in mention.what.kinds for item in kind.all_of]
        return Is("attacking") in words or Type("event") in words

    # Resolving

    def resolve(self, pronoun: Pronoun, role: str, verb: str) -> Any:
        word = pronoun.word
        if word == "whose" or word == "each other":
            return pronoun
        if word == "target":
            return self.target(pronoun)
        if word == "chosen":
            return self.chosen(pronoun)
        if word == "same":
            return self.last_agent()
        if word in ("it", "they"):
            return self.it(pronoun, role, verb)
        noun = pronoun.noun
        wanted = MATCHES.get(noun, {noun})
        if word == "other":
            raise UnresolvedError(f"the other {noun}")
        known = [
            m
            for place, m in enumerate(self.mentions)
            if (place not in self.open or noun in PLAYERS) and m.role != "title"
        ]
        found = [m for m in known if m.nouns() & wanted] or [
            m for m in known if noun in CARDS and m.nouns() == {"card"}
        ]
        if not pronoun.plural and any(not m.plural for m in found):
            found = [m for m in found if not m.plural]
        if word not in ("that", "the"):
            found = [m for m in found if m.verb and word == inflect(m.verb, "participle")]
        exact = [m for m in found if isinstance(m.what, (Select, Of))]
        if noun in ("character", "site", "state", "event", "edge") or exact:
            found = exact or [m for m in found if not isinstance(m.what, Select) and not isinstance(m.what, ThisCard)]
        if not found and noun == "location" and word in ("that", "the"):
            return Of("location", self.resolve(Pronoun("that", "card"), "owner", ""))
        if not found:
            raise UnresolvedError(f"{word} {noun}".strip())
        if pronoun.plural and noun not in PLAYERS and isinstance(found[-1].what, Select) and not found[-1].plural:
            # "Swap each Site with the Site behind it, and inflict 1 damage on those Sites": both are meant.
            if found[-1].what.quantity.word == "the" and len({id(m.what) for m in found}) > 1:
                raise UnresolvedError(f"those {noun}")
            found = [m for m in found if m.plural] or found
        made = self.refer(found[-1])
        self.mentions[-1] = replace(self.mentions[-1], many=pronoun.plural)
        return replace(made, word=word) if isinstance(made, That) and word not in ("that", "the") else made

    def repeat(self, value: Select) -> Any:
        """ "that attacking Character": a reference, if what it refers to was called the same."""
        last = value.kinds[0].all_of[-1]
        if value.filters or len(value.kinds) != 1 or not isinstance(last, Type):
            raise UnresolvedError("a reference with limits of its own")
        made = self.resolve(Pronoun("that", last.name, value.quantity.word == "those"), "", "")
        what = self.mentions[-1].what
        said = {item for kind in what.kinds for item in kind.all_of} if isinstance(what, Select) else set()
        if not set(value.kinds[0].all_of) <= said:
            raise UnresolvedError(f"that {last.name}")
        return made

    def target(self, pronoun: Pronoun) -> Any:
        found: list[Mention] = []
        for mention in self.mentions:
            what = mention.what
            aimed = isinstance(what, Select) and (
                what.targeted or (mention.verb == "target" and mention.role == "object")
            )
            if aimed and not any(what is other.what for other in found):
                found.append(mention)
        if not found:
            raise UnresolvedError("target")
        if pronoun.ordinal:
            place = {"first": 0, "second": 1, "third": 2}[pronoun.ordinal]
            if place >= len(found):
                raise UnresolvedError(f"the {pronoun.ordinal} target")
            return self.refer(found[place])
        return self.refer(found[-1])

    def chosen(self, pronoun: Pronoun) -> Any:
        wanted = MATCHES.get(pronoun.noun, {pronoun.noun}) | {"card"}
        if pronoun.noun == "card":
            wanted |= CARDS
        found = [
            m
            for m in self.mentions
            if isinstance(m.what, Select) and m.verb in ("choose", "name", "select") and m.role == "object"
        ]
        fitting = (
            [m for m in found if m.nouns() == {pronoun.noun}]
            or [m for m in found if m.nouns() & wanted]
            or (found if pronoun.noun in LOOSE else [])
        )
        if not fitting:
            raise UnresolvedError(f"the chosen {pronoun.noun}")
        if pronoun.noun == "type" and "type" not in fitting[-1].nouns():
            return Of("type", self.refer(fitting[-1]))
        return self.refer(fitting[-1])

    def last_agent(self) -> Any:
        for mention in reversed(self.mentions):
            if mention.role == "agent":
                return self.refer(mention)
        raise UnresolvedError("the subject before")

    def it(self, pronoun: Pronoun, role: str, verb: str) -> Any:
        plural = pronoun.word == "they"
        usable: list[Mention] = []
        for place, mention in enumerate(self.mentions):
            if place in self.open:
                continue
            kinds = mention.nouns()
            card = kinds & CARDS and (mention.role != "owner" or not isinstance(mention.what, Select))
            if mention.role != "title" and (card or (plural and kinds & PLAYERS)):
                usable.append(mention)
        if plural and role == "owner" and self.open:
            players = [self.mentions[place] for place in self.open if self.mentions[place].nouns() & PLAYERS]
            if players:
                return self.refer(players[-1])
            if self.mentions[self.open[-1]].plural:
                return Itself()
        if not plural and self.agent is not None and (role == "agent" or (role == "owner" and self.at_agent)):
            # "... inflicts damage as if it had ...": the condition of a clause is about its subject.
            for mention in reversed(self.mentions):
                if mention.what is self.agent and mention.nouns() & CARDS:
                    return self.refer(mention)
        if role == "within pile" or verb in SHUFFLES:
            piles = [m for m in self.mentions if m.nouns() & PILES]
            if not piles:
                raise UnresolvedError(pronoun.word)
            return self.refer(piles[-1])
        if plural:
            cards = [m for m in usable if not m.nouns() & PLAYERS]
            many = [m for m in (usable if role == "owner" else cards) if m.plural]
            if many:
                return self.refer(many[-1])
            players = [m for m in usable if m.nouns() & PLAYERS]
            if role == "owner" and players:
                return self.refer(players[-1])
            usable = cards
        elif any(not m.plural for m in usable):
            usable = [m for m in usable if not m.plural]
        if verb == "give" and role == "object":
            power = [m for m in self.mentions if "power" in m.nouns()]
            if power:
                return self.refer(power[-1])
        if self.owning is not None and role == "owner" and not plural:
            # "its title becomes ..., and its subtitle becomes ...": of the same card.
            for mention in reversed(self.mentions):
                if mention.what is self.owning:
                    return self.refer(mention)
        if verb.startswith("cancel") and role == "object" and not plural:
            events = [m for m in self.mentions if m.nouns() & {"event", "effect"}]
            if events:
                return self.refer(events[-1])
        if not usable:
            raise UnresolvedError(pronoun.word)
        events = [m for m in usable if m.in_event]
        if events and not self.in_event and events[-1] is usable[-1]:
            # "When this card attacks a Site, it gains ...": a subject repeats the subject. "..., smoke it": an object
            # repeats what is not named by name.
            if role in ("agent", "owner"):
                agents = [m for m in events if m.role == "agent"]
                if agents:
                    return self.refer(agents[0])
            indefinite = [m for m in events if isinstance(m.what, Select)]
            if indefinite:
                return self.refer(indefinite[-1])
        last = usable[-1]
        if last.clause < self.clauses and role != "owner":
            # "Put a card on this card. You may play it.": what the clause before was about.
            objects = [m for m in usable if m.clause == last.clause and m.role == "object"]
            if objects:
                return self.refer(objects[-1])
        return self.refer(last)

    def refer(self, mention: Mention) -> Any:
        """The reference to a mention."""
        what = mention.what
        if not isinstance(what, Select):
            self.mentions.append(replace(mention, role="again", clause=self.clauses, in_event=self.in_event))
            return what
        slot = self.slots.get(id(what))
        if slot is None:
            slot = len(self.slots)
            self.slots[id(what)] = slot
            self.kept.append(what)
        self.mentions.append(replace(mention, role="again", verb="", clause=self.clauses, in_event=self.in_event))
        if what.targeted or (mention.verb == "target"):
            return Target(slot)
        if mention.verb in ("choose", "name", "select"):
            return Chosen(slot)
        return That(slot)

    # Numbering

    def number(self, tree: Any) -> Any:
        """Slots in the order of the text, on the selectors and on what refers to them."""
        if not self.slots:
            return tree

        def mark(node: Any) -> Any:
            if isinstance(node, Select) and id(node) in self.slots:
                return replace(node, slot=self.slots[id(node)])
            return node

        return renumbered(rebuild(tree, mark))


def renumbered(tree: Any) -> Any:
    """A tree whose slots count from 0 in the order of the text.

    :raises UnresolvedError: if a reference's selector is not in it.
    """
    order: dict[int, int] = {}
    for node in walk(tree):
        if isinstance(node, Select) and node.slot is not None:
            order.setdefault(node.slot, len(order))

    def renumber(node: Any) -> Any:
        if isinstance(node, (Target, Chosen, That)) and node.slot not in order:
            raise UnresolvedError("something that is not in this ability")
        slotted = isinstance(node, (Target, Chosen, That)) or (isinstance(node, Select) and node.slot is not None)
        return replace(node, slot=order[node.slot]) if slotted else node

    return rebuild(tree, renumber)


def uses(tree: Any, kind: type[Any]) -> bool:
    """Whether a tree holds a node of this kind."""
    return any(isinstance(node, kind) for node in walk(tree))
