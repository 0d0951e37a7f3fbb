"""The words of card texts: terminals of the grammar by class, their inflections, and older phrases in today's words."""

from __future__ import annotations


def listed(text: str) -> list[str]:
    """The words of a table."""
    return text.split()


def listed_by_bar(text: str) -> list[str]:
    """The phrases of a table, with bars between them."""
    return [" ".join(phrase.split()) for phrase in text.split("|")]


# Verbs that the grammar treats alike: verb, object, complements. Irregular participles follow a slash.
VERBS = listed("""
smoke toast sacrifice turn unturn heal reveal cancel seize burn discard reload attack intercept choose target
control own join reshuffle copy damage declare play return put/put place move gain steal pay draw inflict remove
redirect reduce increase raise lower generate spend give/given take/taken look search keep/kept swap change enter
leave/left cease predict name flip skip shuffle cut/cut add affect redistribute rearrange repeat provide require
share lose/lost go/went use replace count survive participate bid convert respond exceed equal fail succeed prevent
spend/spent treat consider have/had select retain exchange divide force allow make/made cost/cost fill blank win/won
pass find/found set/set begin/begun reduce ignore substitute attempt let/let become/become show/shown hit/hit print
write/written remain lay/laid reach decrease resolve complete happen occur get/got contain drop/dropped stop
surrender guess end start need order relocate compare roll fulfill double toast-it match
""")

PHRASAL = listed_by_bar(
    """
take control of | give control of | lose control of | look at | look through | search through | cancel and smoke
| cancel and toast | cancel and turn | change location | change the location of | turn and maintain | enter
combat | survive combat | turn to attack | turn to heal | turn to intercept | turn to change location | turn to
join | enter play | leave play | heal and unturn | turn and cancel | raise or lower | smoke or damage | damage
or smoke | require and provide | reveal and toast | reveal and turn | cancel or take control of | return control
of | join the attack | go into | put into play | flip a coin | swap control of | remain in play | win the game
"""
)

TYPES = """
character|characters, site|sites, feng shui site|feng shui sites, non-feng shui site|non-feng shui sites,
state|states, event|events, edge|edges, card|cards, weapon|weapons, vehicle|vehicles, schtick|schticks, weapon
state|weapon states, vehicle state|vehicle states, schtick state|schtick states, player|players, opponent|opponents,
resource|resources, power, damage, counter|counters, damage counter|damage counters, effect|effects, token|tokens,
character token|character tokens, column|columns, designator|designators, attack|attacks, combat, turn|turns, main
shot|main shots, establishing shot|establishing shots, location|locations, position|positions, foundation
character|foundation characters, faction|factions, source|sources, source of damage|sources of damage, title|titles,
number|numbers, card type|card types, type|types, power generation phase|power generation phases, discard
phase|discard phases, draw phase|draw phases, unturn phase|unturn phases, faceoff|faceoffs, copy|copies, faceoff
event|faceoff events, game, legal target|legal targets, legal subject|legal subjects, influence, coin|coins,
ability|abilities, special ability|special abilities, attempt, digit|digits, letter|letters, order, interception,
faction resource|faction resources, auction, value|values, declaration, generation, resolution, benefit, damage
bonus|damage bonuses, bidder|bidders
"""

ATTRIBUTES = """
controller|controllers, owner|owners, cost|costs, bid, choice, table, effects and rules text, theft, prediction,
letter|letters, word|words, game text, phase, auction, declaration, left, right, card type, fulfillment, sequence,
interception, damage bonuses, excess, clockwise order, distance, pile|piles, order, row, victory, play cost, chain,
bonus|bonuses, penalty, minimum, amount, rest, remainder, foundation, loser, winner, owner's hand|owners's hands,
death, fail, fighting, body, power cost, title|titles, subtitle|subtitles, rules text, text, location, smoked
pile|smoked piles, toasted pile, burned-for-victory pile, pool|pools, resource pool|resource pools, hand|hands,
deck|decks, site structure|site structures, hand size, maximum hand size, subject, abilities, special abilities,
restrictions, designators, attack, main shot, turn, establishing shot, power generation phase, opponent, effects and
rules text, damage, resource condition|resource conditions, resource provision|resource provisions, front row, back
row, draw phase, discard phase, unturn phase, power, target, number, designator, type, previous controller, original
subject, life, feng shui sites you need for victory
"""

ADJECTIVES = listed("""
unturned turned damaged undamaged attacking intercepting defending front-row back-row face-up face-down unique
limited power-generating other legal unrevealed foundation non-foundation random chosen named combat non-combat
different active numerical cumulative simultaneous about cumulative numerical simultaneous same additional single
printed current total combined highest lowest maximum original blank blanked opposing own previous rightmost
leftmost top bottom higher lower greater smaller entire only immediate extra main final legal new remaining opposing
current new smoked toasted sacrificed excess normal corrupted unstoppable adjacent failed successful unsuccessful
next first second last canceled returned token last opposite played discarded matching original uncopyable odd even
subsequent
""")

SPECIALS = listed("""
ambush assassinate guts independent mobility regenerate stealth superleap tactics toughness loyalty lethal
corrupted corrupt unstoppable influence immunity reload crisis regeneration faceoff
""")

RESTRICTIONS = listed_by_bar(
    "unique | limited | one-shot | toast it | uncopyable | schtick | vehicle | weapon | no max | not cumulative"
    "| faceoff"
)

# Older phrases in the words of today: on the left as the grammar has it, on the right as printed.
REWRITES = """
enters play = comes into play | come into play | brought into play
when it enters play = when put into play
cannot = may not | can not | can't
do not = don't
may = can
is not = isn't
that player = he or she | him or her
that player 's = his or her
this card = he | she | him
itself = himself | herself
turn to heal = turn to heal itself
this card 's = his | hers
it 's = its
subject character = user
it 's subject = its subject character | its subject site | its subject card
they 's = their
that 's = whose
you 's = your
attacking character = attacker
attacking characters = attackers
intercepting character = interceptor
intercepting characters = interceptors
damage = points of damage | point of damage | damage points
power = points of power | point of power | units of power
each player = every player | all players
any player 's = any player's
each = every
when = whenever | each time
while = as long as
except during = other than during
take control of = gain control of
choose 1 = choose one of the following | choose 1 of the following
the winner = the winner of the auction | the winner of that auction | the winning bidder
until the end of the turn = until end of turn | until end of the turn | until the end of turn | until the end of
  this turn | until this turn end | until the turn end | for the duration of the turn | for the rest of the turn
until the end of the attack = for the rest of the attack | until the end of that attack | until the end of the
  current attack | until the end of attack | until the end of this attack | for the duration of the attack
until the end of combat = until the end of the combat
at the end of the turn = at end of turn | at the end of turn | at the end of this turn | at end of the turn
at the end of each turn = at end of each turn
at the start of = at the beginning of
at the start = at the beginning
gain = get
gained = got
gaining = getting
less = less to play
more = more to play
fighting = fighting score | fighting scores
cost = play cost | playing cost
power-generating = power generating
back-row site = back row site
back-row sites = back row sites
front-row site = front row site
front-row sites = front row sites
face-up = face up
face-down = face down
one-shot = one shot
toast it = toast-it
canceled = cancelled
once per turn = once each turn | once a turn | once during each turn | once every turn
twice per turn = twice a turn | twice each turn
once per main shot = once during each main shot | once each main shot
once per main shot during you 's turn = once during your main shot
once per attack = once during each attack | once each attack
once per turn during you 's turn = once during your turn | once during each of your turns | once each of your turns
otherwise , = if not , | if it is not , | if it does not , | if they are not , | if this is not so ,
but at most = to a maximum of | up to a maximum of | with a maximum of
but at least = to a minimum of | with a minimum of
the rest = the others | the rest of them | the other ones
any main shot = any player's main shot
you control = on your side | on your side of the board
on you 's left = to your left
on you 's right = to your right
burned-for-victory pile = burned for victory pile | burned-for-victory piles
pool = resource pool
pools = resource pools
in clockwise order from you = starting with you and proceeding clockwise | starting with you and going clockwise
  | beginning with you and proceeding clockwise
in clockwise order from the current player = starting with the current player and proceeding clockwise
except = at any time except | any time except
declares an attack against = declares an attack on
declare an attack against = declare an attack on
attack is declared against = attack is declared on
takes = suffers
take = suffer
inflicts = deals
inflict = deal
inflicts x damage = does x damage
inflict half = do half
at random = randomly | , chosen at random | chosen at random | selected at random
exactly 1 = exactly one
half = one-half
rounded down = round down
rounded up = round up
type = card type
is considered = is considered to be | are considered to be
no max = no maximum
counted = calculated | computed
immediately before = just before
divided as you choose on = , divided any way you choose , on | , divided as you choose , on | , divided any way
  they choose , on
two less than that character 's fighting = two less than yours
this effect may = this may
this effect cannot = this cannot
this effect do not = this do not
while this card is = while this is
as you = as you are | as you do
than you = than you do
is blank = is considered blank | is considered to be blank
are blank = are considered blank
the turn in which they enter play = the turn they enter play
the turn in which it enter play = the turn it enter play
the turn in which this card enter play = the turn she enter play | the turn he enter play | the turn this card
  enter play
the turn in which it is revealed = the turn it is revealed
closer to victory = closer to fulfilling victory conditions
close to victory = close to fulfilling victory conditions
"""

NUMBERS = {
    word: number
    for number, word in enumerate(listed("zero one two three four five six seven eight nine ten eleven twelve"))
}

# Terminals of the grammar that are a few fixed words each; after an arrow, what the tree calls them.
KEYWORDS = """
DET: a | an => a | all | each | any | no | another | any other | all other | any number of | both | either | neither
  | all the => all | as many | that many | your choice of
THE: the
THAT_D: those | these
IT: it | them | they
ITSELF: itself
YOU: you
THIS_CARD: this card
SUBJECT: subject
TARGET: target | targets
OF: of
AMONG: among
ROUND: rounded down | rounded up
UPTO: up to
EXACTLY: exactly | only
OR_MORE: or more | or higher => or more | or greater => or more
OR_LESS: or less | or fewer => or less | or lower => or less
MORE_THAN: more than | fewer than | no more than
AT_LEAST: at least | at most
MORE: more | fewer | less | the most | the fewest
SAME: the same
TOP: the top | the bottom
PREP: on | in | from | at | behind | onto | into | under | toward | between | from among | back onto
AGAINST: against
FOR: for
THAN: than
WITH: with
WITHOUT: without
BY: by
AS: as
TO: to
TO_PLAY: to play | into play | from play | from the game
CONTROLS: you control | you own | that player control | an opponent control | opponents control | that opponent
  control | any opponent control | you declared | it control | you own or control | you control or own | each
  opponent control | they control | you played | you do not control | you smoked | that player own | target
  control | target opponent control | that player declared | an opponent declared | you generated | you already
  control | you attacked | you choose | you play | you control or play | you play or control | it is attacking |
  this card is attacking | it attack | this card attack | that player play | you declare | you have | they own |
  target own | subject control | opponents own | opponent control
INCLUDING: including
REST: the rest
OTHER_THAN: other than | except | except for
TITLED: titled
NOT_TITLED: not titled
COMPARE: less than | greater than | higher than | lower than | less than or equal to | greater than or equal to
  | equal to or greater than | equal to or less than | no greater than | no less than | no lower than | no
  higher than | fewer than
EQUAL_TO: equal to
WHEN: when | after | before | immediately before | immediately after | the next time | the first time
DO_SO: do | do so | did so | did
IN_ADDITION: in addition to it 's other designators | in addition to they 's other designators
COUNTED: counted
WHETHER: whether to
WHILE: while
IF: if | only if | even if | unless
UNTIL: until
UNTIL_END: until the end of => end | until the start of => start
MOMENT: at the end of => end | at the start of => start
DURING: during | any time during | at any time during
EXCEPT: except
PRIOR_TO: prior to
RESPONSE_TO: in response to
RESPONSE: in response
ONCE: once | only once | exactly once
PER: per
FOR_EACH: for each | for every
COST_WORD: at no cost | at normal cost | at its normal cost | at the printed cost | at it 's normal cost | at
  regular cost | at reduced cost | at printed cost | at it 's printed cost
IGNORING: ignoring | regardless of
MANNER: divided as you choose | as chosen | at that time | instead | immediately | also | at random |
  simultaneously | again | only | otherwise | if possible | if able | in any order | in clockwise order from you
  | in clockwise order from the current player | secretly | permanently | for victory | for power | normally |
  for no effect | still | now | alone | at any time | turned | face-up | face-down | each | so | ever | together | back
  | at once | at one time | this game | later | already | to hand | unturned | in front of you | in full
MODAL: did not | may | cannot | must | would | do not | will | could | must not | need not | may either | can
HAVE: have
BE: be | is | are | was | were | been
NOT: not
ABOUT_TO: about to
CLOSER: closer to victory | closest to victory | furthest from victory
AS_CLOSE: at least as close to victory as | as close to victory as
THEN: then
SUM: plus | minus
CONJ: and | or | and/or | nor | but
HEADS: heads | tails
FRACTION: half | half of | twice | double
AMOUNT_OF: the amount of | an equal amount of | that much | an amount of | the total amount of | as much
IMMUNITY: immunity
THE_DESIGNATOR: the designator | the designators
AS_IF: as if
IN_PLAY: in play
SINCE: since
CLAMP: but at most | but at least
CAUSE: make | let | force | allow
INSTEAD_OF: instead of
TIME: this turn | this attack | this combat | in this combat | in this attack | this way | in this way | later |
  during this attack | during this turn
EACH_OTHER: each other
GIVE: give
"""
