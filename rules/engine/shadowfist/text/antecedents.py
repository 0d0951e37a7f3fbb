"""What words that refer back mean: "it", "that Character", "target", "the chosen card" become explicit references."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from rules.engine.shadowfist.text.actions import Act, Be, Give, To
from rules.engine.shadowfist.text.mentions import CARDS, CHOOSING, PILES, PLAYERS, Mention, UnresolvedError
from rules.engine.shadowfist.text.node import names, rebuild, walk
from rules.engine.shadowfist.text.pronouns import Pronouns
from rules.engine.shadowfist.text.references import Chosen, Of, Pronoun, Subject, Target, That, ThisCard
from rules.engine.shadowfist.text.selectors import Controlled, Is, Owned, Placed, Select, Several, Type, Where
from rules.engine.shadowfist.text.timing import Clause, ForEach, If, Manner, Sentence, When


class Resolver(Pronouns):
    """Resolves the references of one ability, in the order of its text.

    :param known: what was named before the ability: a State's subject, its controller.
    """

    def __init__(self, known: Iterable[Any] = ()) -> None:
        super().__init__()
        self.mentions += [self.mention(what, "seed", "") for what in known]

    def run(self, value: Any) -> Any:
        """The tree with every pronoun resolved.

        :raises UnresolvedError: for a word that refers to nothing.
        """
        resolved = self.visit(value, "", "")
        return self.number(resolved)

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
            self.otherwise = Manner("otherwise") in value.openers
        if isinstance(value, If):
            made = replace(value, condition=self.visit(value.condition, "", ""))
            agents = [m for m in self.mentions if m.clause == self.clauses and m.role in ("agent", "again")]
            self.asked = agents[0] if agents else None
            return made if made.condition is not value.condition else value
        if isinstance(value, Where) and getattr(value.clause, "agent", None) is None:
            self.described += 1
            clause = self.visit(value.clause, role, verb)
            self.described -= 1
            return value if clause is value.clause else replace(value, clause=clause)
        if isinstance(value, Clause):
            return self.clause(value)
        if isinstance(value, When):
            before, self.in_event = self.in_event, True
            made = replace(value, event=self.visit(value.event, "", ""))
            self.in_event = before
            return made
        if isinstance(value, Select) and value.quantity.word in ("that", "those"):
            return self.repeat(value)
        if isinstance(value, Select) and value.quantity.word == "the" and not value.filters:
            named = self.described_before(value)
            if named is not None:
                made = self.refer(named)
                self.mentions[-1] = replace(self.mentions[-1], role=role if role == "agent" else "again")
                return made
        if isinstance(value, Select):
            return self.select(value, role, verb)
        if isinstance(value, Be) and isinstance(value.what, Select):
            # "is the target of an attack": what it is, is no other card.
            size = len(self.mentions)
            made = replace(value, what=self.visit(value.what, "", ""))
            del self.mentions[size : size + 1]
            return made
        if isinstance(value, To) and value.preposition == "as" and isinstance(value.what, Select):
            # "Is declared as an attacker": what it becomes, is no other card.
            size = len(self.mentions)
            made = replace(value, what=self.visit(value.what, "", ""))
            del self.mentions[size : size + 1]
            return made
        if isinstance(value, Of) and value.what in ("target", "targets") and value.of == Pronoun("it"):
            aimed = [m for m in self.mentions if self.aims(m)]
            if aimed:
                return replace(value, of=self.refer(aimed[-1]))
        if isinstance(value, ForEach) and isinstance(value.what, Select):
            what = self.select(value.what, "each", "")
            return value if what is value.what else replace(value, what=what)
        if isinstance(value, (ThisCard, Subject)):
            self.mentions.append(self.mention(value, role, verb))
            return value
        if isinstance(value, Placed) and value.where == Pronoun("it"):
            role = {"in": "within pile", "on": "on it"}.get(value.preposition, role)
            return replace(value, where=self.it(value.where, role, ""))
        if isinstance(value, Placed) and value.preposition in ("with", "without") and self.open:
            self.holders.append(self.open[-1])
            where = self.visit(value.where, role, verb)
            self.holders.pop()
            return value if where is value.where else replace(value, where=where)
        if isinstance(value, (Controlled, Owned)) and value.by == Pronoun("they", plural=True):
            players = [m for m in self.mentions if m.nouns() & PLAYERS]
            if players:
                return replace(value, by=self.refer(players[-1]))
        if isinstance(value, (Controlled, Owned)) and self.open:
            # Who controls the cards that are being named is none of them.
            self.hidden.append(self.open[-1])
            by = self.visit(value.by, role, verb)
            self.hidden.pop()
            return value if by is value.by else replace(value, by=by)
        if isinstance(value, To) and value.preposition == "by" and verb == "passive":
            what = self.visit(value.what, "by", "")
            return value if what is value.what else replace(value, what=what)
        if isinstance(value, Several) and value.joint == "or":
            return self.several(value, role, verb)
        if isinstance(value, Of) and (value.what in ("controller", "owner") or value.what in PILES):
            other = self.controlled() if value == Of("controller", Pronoun("it")) else None
            made = replace(value, of=self.refer(other) if other else self.visit(value.of, "owner", verb))
            self.mentions.append(self.mention(made, role, verb))
            return made
        changes = {}
        inner = value.verb if isinstance(value, Act) else "give" if isinstance(value, Give) else verb
        passive = isinstance(value, Act) and value.passive
        for name in fields:
            old = getattr(value, name)
            if isinstance(old, tuple) or names(old) is not None:
                inner_role = "object" if name == "what" and isinstance(value, (Act, Give)) else role
                if isinstance(value, Of):
                    inner_role = "owner"
                new = self.visit(old, inner_role, "passive" if passive and name == "complements" else inner)
                if new is not old:
                    changes[name] = new
        return replace(value, **changes) if changes else value

    def clause(self, value: Clause) -> Any:
        self.clauses += 1
        self.otherwise = self.otherwise or Manner("otherwise") in value.adverbs
        agent = value.agent
        passive = isinstance(value.action, Act) and value.action.passive
        if agent is not None:
            self.owning = self.owner if isinstance(agent, Of) else None
            self.at_agent = True
            agent = self.visit(agent, "agent", value.action.verb if passive or contains(value) else "")
            self.last = agent
            self.owner, self.owning = (agent.of if isinstance(agent, Of) else None), None
            self.at_agent = False
        before, self.subject = self.subject, self.mentions[-1].what if isinstance(agent, (Target, Chosen)) else None
        # "It turns to heal itself": what follows "to" has the subject before it.
        actor, self.actor = self.actor, self.acted if agent is None and value.link else agent
        self.acted = self.actor
        action = self.visit(value.action, "", "")
        self.subject, self.actor = before, actor
        before, self.agent = self.agent, agent
        adverbs = tuple(self.visit(adverb, "", "") for adverb in value.adverbs)
        self.agent = before
        if agent is value.agent and action is value.action and adverbs == value.adverbs:
            return value
        return Clause(action, agent, value.mode, adverbs, value.link)

    def select(self, value: Select, role: str, verb: str) -> Any:
        place = len(self.mentions)
        self.bind_others(value)
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

    def several(self, value: Several, role: str, verb: str) -> Any:
        """Alternatives: whichever it is, it is what a later word refers to."""
        items = tuple(self.visit(item, role, verb) for item in value.items)
        selects = tuple(item for item in items if isinstance(item, Select))
        for item in selects if len(selects) == len(items) else ():
            self.twins[id(item)] = selects
            self.kept.append(item)
        return value if all(a is b for a, b in zip(items, value.items, strict=True)) else replace(value, items=items)

    def bind_others(self, value: Select) -> None:
        """Gives a slot to what was chosen before "all other Characters": the others are other than it."""
        if not (value.quantity.word.endswith("other") or any(Is("other") in kind.all_of for kind in value.kinds)):
            return
        nouns = Mention(value, "", "", 0, False).nouns()
        for mention in self.mentions:
            what = mention.what
            if isinstance(what, Select) and mention.verb in (*CHOOSING, "target") and mention.nouns() & nouns:
                self.slot_of(what)

    def described_before(self, value: Select) -> Mention | None:
        """What "the attacking Character" is, where an attacking Character was named before."""
        words = {item for kind in value.kinds for item in kind.all_of}
        if len(value.kinds) != 1 or len(words) < 2 or not Mention(value, "", "", 0, False).nouns() & CARDS:
            return None
        for place in range(len(self.mentions) - 1, -1, -1):
            what = self.mentions[place].what
            known = isinstance(what, Select) and place not in self.open and len(what.kinds) == 1
            if known and words <= set(what.kinds[0].all_of):
                return self.mentions[place]
        return None

    @staticmethod
    def aims(mention: Mention) -> bool:
        """Whether it is something that has a target: an attacking Character, an Event."""
        if not isinstance(mention.what, Select):
            return False
        words = [item for kind in mention.what.kinds for item in kind.all_of]
        return Is("attacking") in words or Type("event") in words

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


def contains(clause: Clause) -> bool:
    """Whether a clause is about what a hand or pile contains."""
    return isinstance(clause.action, Act) and clause.action.verb == "contain"


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
