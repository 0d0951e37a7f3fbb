"""Which of the things that a text has named a word refers to: it, they, that Character, target, the chosen card."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.engine.shadowfist.text.inflection import inflect
from rules.engine.shadowfist.text.mentions import (
    CARDS,
    CHOOSING,
    LOOSE,
    MATCHES,
    MOVING,
    NUMBERING,
    PILES,
    PLAYERS,
    SHUFFLES,
    Mention,
    UnresolvedError,
)
from rules.engine.shadowfist.text.references import Chosen, Itself, Of, Pronoun, Target, That, ThisCard
from rules.engine.shadowfist.text.selectors import Select, Several, Type
from rules.engine.shadowfist.text.vocabulary import ORDINALS


class Pronouns:
    """What was named so far, in the order of the text, and what words that refer back mean there."""

    def __init__(self) -> None:
        self.mentions: list[Mention] = []
        self.slots: dict[int, int] = {}
        self.twins: dict[int, tuple[Select, ...]] = {}
        self.kept: list[Any] = []
        self.sentence = 0
        self.clauses = 0
        self.in_event = False
        # The selectors that are being read, and those whose "with ..." is.
        self.open: list[int] = []
        self.holders: list[int] = []
        self.hidden: list[int] = []
        self.described = 0
        # Who does what the clause says: as it was said, for its circumstances, for "itself".
        self.agent: Any = None
        self.subject: Any = None
        self.actor: Any = None
        self.acted: Any = None
        self.last: Any = None
        self.owner: Any = None
        self.owning: Any = None
        # What the last condition was about, and whether this is what happens otherwise.
        self.asked: Mention | None = None
        self.otherwise = False
        self.at_agent = False

    def mention(self, what: Any, role: str, verb: str) -> Mention:
        """A new mention, here."""
        return Mention(what, role, verb, self.sentence, self.in_event, clause=self.clauses)

    def resolve(self, pronoun: Pronoun, role: str, verb: str) -> Any:
        word = pronoun.word
        if word == "whose" or word == "each other":
            return pronoun
        if word == "itself":
            return self.itself()
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
        if word == "that":
            found = self.untargeted(found)
        if word not in ("that", "the"):
            found = [m for m in found if m.verb and word == inflect(m.verb, "participle")]
        if word == "that" and any(m.what is not self.subject for m in found):
            # "Target gains the text of that Character": a subject would be "it", so another one is meant.
            found = [m for m in found if m.what is not self.subject]
        exact = [m for m in found if isinstance(m.what, (Select, Of))]
        if noun in ("character", "site", "state", "event", "edge") or exact:
            found = exact or [m for m in found if not isinstance(m.what, Select) and not isinstance(m.what, ThisCard)]
        if word == "that":
            # What this clause named already would be "it": "change the attacking Character's target to that Character".
            here = {id(m.what) for m in self.mentions if m.clause == self.clauses and m.role == "again"}
            found = [m for m in found if id(m.what) not in here] or found
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

    @staticmethod
    def untargeted(found: list[Mention]) -> list[Mention]:
        """What was targeted is called "target"; where something was chosen too, "that Character" is the latter."""
        targeted = {id(m.what) for m in found if m.verb == "target" or getattr(m.what, "targeted", False)}
        chosen = {id(m.what) for m in found if m.verb in CHOOSING and m.role == "object"} - targeted
        return [m for m in found if id(m.what) in chosen] if targeted and chosen else found

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

    def itself(self) -> Any:
        """ "An Event that toasts a card other than itself": what the clause is about, or else the card."""
        if self.described:
            return Itself()
        for mention in reversed(self.mentions):
            if self.actor is not None and mention.what is self.actor and mention.nouns() & CARDS:
                return self.refer(mention)
        return ThisCard()

    def target(self, pronoun: Pronoun) -> Any:
        found: list[Mention] = []
        for mention in self.mentions:
            what = mention.what
            aimed = isinstance(what, Select) and (
                what.targeted or (mention.verb == "target" and mention.role == "object")
            )
            alike = (id(other.what) for other in found)
            if aimed and not any(id(twin) in alike for twin in self.twins.get(id(what), (what,))):
                found.append(mention)
        if not found:
            raise UnresolvedError("target")
        if pronoun.ordinal:
            place = ORDINALS.index(pronoun.ordinal)
            if place >= len(found):
                raise UnresolvedError(f"the {pronoun.ordinal} target")
            return self.refer(found[place])
        if pronoun.plural and len(found) > 1:
            return Several(tuple(self.refer(mention) for mention in found), "and")
        return self.refer(found[-1])

    def chosen(self, pronoun: Pronoun) -> Any:
        wanted = MATCHES.get(pronoun.noun, {pronoun.noun}) | {"card"}
        if pronoun.noun == "card":
            wanted |= CARDS
        found = [m for m in self.mentions if isinstance(m.what, Select) and m.verb in CHOOSING and m.role == "object"]
        fitting = (
            [m for m in found if m.nouns() == {pronoun.noun}]
            or [m for m in found if m.nouns() & wanted]
            or (found if pronoun.noun in LOOSE else [])
        )
        if not fitting:
            raise UnresolvedError(f"the chosen {pronoun.noun}")
        if pronoun.ordinal:
            apart = list({id(m.what): m for m in fitting}.values())
            place = ORDINALS.index(pronoun.ordinal)
            if place >= len(apart):
                raise UnresolvedError(f"the {pronoun.ordinal} chosen {pronoun.noun}")
            return self.refer(apart[place])
        if pronoun.noun == "type" and "type" not in fitting[-1].nouns():
            return Of("type", self.refer(fitting[-1]))
        return self.refer(fitting[-1])

    def last_agent(self) -> Any:
        last = self.last
        if last is None:
            raise UnresolvedError("the subject before")
        if not isinstance(last, Select):
            return last
        return self.refer(next(mention for mention in reversed(self.mentions) if mention.what is last))

    def it(self, pronoun: Pronoun, role: str, verb: str) -> Any:
        """ "It", "they": what was named before and fits best."""
        plural = pronoun.word == "they"
        usable = [m for place, m in enumerate(self.mentions) if place not in self.open and self._usable(m, plural)]
        near = self._around(plural, role) or self._of_subject(plural, role)
        if near is None and self.otherwise and self.asked in usable and self.asked is not None:
            # "If it is a Site, draw a card; otherwise, toast it."
            near = self.asked
        if near is not None:
            return near if isinstance(near, Itself) else self.refer(near)
        if role == "within pile" or verb in SHUFFLES or verb == "contain":
            return self.refer(self._last([m for m in self.mentions if m.nouns() & PILES], pronoun))
        if plural:
            cards = [m for m in usable if not m.nouns() & PLAYERS]
            many = [m for m in (usable if role == "owner" else cards) if m.plural]
            players = [m for m in usable if m.nouns() & PLAYERS and role in ("owner", "agent")]
            if many or players:
                return self.refer((many or players)[-1])
            usable = cards
        else:
            special = self._thing(role, verb)
            if special is not None:
                return self.refer(special)
            usable = [m for m in usable if not m.plural] or usable
        return self.refer(self._fitting(usable, role, verb, pronoun))

    @staticmethod
    def _usable(mention: Mention, plural: bool) -> bool:
        kinds = mention.nouns()
        card = kinds & CARDS and (mention.role != "owner" or not isinstance(mention.what, Select))
        return mention.role not in ("title", "seed") and bool(card or (plural and kinds & PLAYERS))

    @staticmethod
    def _last(found: list[Mention], pronoun: Pronoun) -> Mention:
        if not found:
            raise UnresolvedError(pronoun.word)
        return found[-1]

    def _around(self, plural: bool, role: str) -> Any:
        """What a phrase that is being read is about: "each player ... from their hand", "a Site with a State on it"."""
        around = [self.mentions[place] for place in self.open if place not in self.hidden]
        if plural and role == "owner" and around:
            players = [mention for mention in around if mention.nouns() & PLAYERS]
            if players:
                return players[-1]
            if around[-1].plural:
                return Itself()
        if not plural and role == "on it" and self.holders and self.holders[-1] != self.open[-1]:
            return self.mentions[self.holders[-1]]
        return None

    def _of_subject(self, plural: bool, role: str) -> Mention | None:
        """ "... inflicts damage as if it had ...": the condition of a clause is about its subject."""
        wanted: list[Any] = []
        if not plural and self.agent is not None and (role == "agent" or (role == "owner" and self.at_agent)):
            wanted = [m for m in self.mentions if m.what is self.agent and m.nouns() & CARDS]
        elif self.owning is not None and role == "owner" and not plural:
            # "its title becomes ..., and its subtitle becomes ...": of the same card.
            wanted = [m for m in self.mentions if m.what is self.owning]
        return wanted[-1] if wanted else None

    def _thing(self, role: str, verb: str) -> Mention | None:
        """What a verb is done to, where that is no card or a card of a certain kind."""
        if role != "object":
            return None
        wanted: frozenset[str] = frozenset()
        if verb == "give":
            wanted = frozenset({"power"})
        elif verb in NUMBERING:
            wanted = frozenset({"number"})
        elif verb.startswith("cancel"):
            wanted = frozenset({"event", "effect"})
        found = [m for m in self.mentions if m.nouns() & wanted]
        return found[-1] if found else None

    def _fitting(self, usable: list[Mention], role: str, verb: str, pronoun: Pronoun) -> Mention:
        """The one of several mentions that "it" is."""
        if not usable:
            around = self.mentions[self.open[-1]].what if self.open else None
            if isinstance(around, Select) and around.quantity.word.endswith("other"):
                # "All other Sites at its location": other than this card.
                return self.mention(ThisCard(), "again", "")
            raise UnresolvedError(pronoun.word)
        events = [m for m in usable if m.in_event]
        if events and not self.in_event and events[-1] is usable[-1]:
            # "When this card attacks a Site, it gains ...": a subject repeats the subject. "..., smoke it": an object
            # repeats what is not named by name.
            agents = [m for m in events if m.role == "agent"]
            if role in ("agent", "owner") and agents:
                return agents[0]
            indefinite = [m for m in events if isinstance(m.what, Select)]
            suffered = [m for m in indefinite if m.role != "by"]
            if not suffered and indefinite and agents and verb in MOVING:
                # "When this card is smoked by an Event, return it": what it was done to.
                return agents[0]
            if indefinite:
                return (suffered or indefinite)[-1]
        last = usable[-1]
        if last.clause < self.clauses and role != "owner":
            # "Put a card on this card. You may play it.": what the clause before was about.
            objects = [m for m in usable if m.clause == last.clause and m.role == "object"]
            if objects:
                return objects[-1]
        return last

    def controlled(self) -> Mention | None:
        """What "its controller" is about: the controller of this card is "you", so another card, if one was named."""
        cards = [m for m in self.mentions if m.nouns() & CARDS and m.role != "title" and not m.plural]
        others = [m for m in cards if not isinstance(m.what, ThisCard)]
        return others[-1] if others and others[-1].role != "owner" else None

    def refer(self, mention: Mention) -> Any:
        """The reference to a mention."""
        what = mention.what
        if not isinstance(what, Select):
            self.mentions.append(replace(mention, role="again", clause=self.clauses, in_event=self.in_event))
            return what
        slot = self.slot_of(what)
        self.mentions.append(replace(mention, role="again", verb="", clause=self.clauses, in_event=self.in_event))
        how = {m.verb for m in self.mentions if m.what is what and m.role == "object"} | {mention.verb}
        if what.targeted or "target" in how:
            return Target(slot)
        return Chosen(slot) if how & CHOOSING else That(slot)

    def slot_of(self, what: Select) -> int:
        """The slot of a selector; alternatives share theirs, since only one of them is meant."""
        slot = self.slots.get(id(what))
        if slot is None:
            slot = len(self.slots)
            for each in self.twins.get(id(what), (what,)):
                self.slots[id(each)] = slot
                self.kept.append(each)
        return slot
