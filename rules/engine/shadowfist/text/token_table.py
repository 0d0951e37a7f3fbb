"""Which terminal a word is that can be several, and what terminals become beside others: two tables, read in order.

Each line is ``what ; before ; after ; result`` in the patterns of ``patterns``; the first that fits holds.
"""

from __future__ import annotations

LISTS = {
    # Words
    "healed": "a an another any target all each one that subject this",
    "aimed": "a an another any up exactly that each x all this one those",
    "played": "on under at from with and or to if at. in onto ignoring all turned as it",
    "limiting": "that who which you with without in at on controlled not an",
    "costed": "more less no at exactly up twice half",
    "costers": "TYPE THAT_R THIS_CARD SUBJECT IT TARGET MODAL CONTROLS TITLE NOT TIME",
    "faced": "face-up face-down turned unturned",
    "deeds": "turn attack copy attempt",
    "determiners": "the this each any same next per that a an 's successful unsuccessful failed current one first own "
    "second of unturn opponent's subsequent another no all",
    "being": "while be is are was not when without",
    "closing": "to of in that who",
    "participles": "damaged smoked toasted sacrificed returned played discarded canceled chosen named",
    # Terminals
    "verbs": "VERB GIVE CAUSE MODAL BE HAVE",
    "subordinate": "WHEN WHILE WHILE_R IF UNTIL THAT_R FOR_EACH TO_DO AS_IF",
    "breaks": "VERB GIVE CAUSE MODAL BE HAVE WHEN WHILE IF UNTIL THAT_R FOR_EACH TO_DO AS_IF",
    "stops": "COLONS COMMA CONJ COMMA_CONJ PERIOD WHEN WHILE IF UNTIL THAT_R FOR_EACH TO_DO AS_IF",
    "resets": "COLONS COMMA_C CONJ_C CONJ_S WHEN WHILE WHILE_R IF UNTIL THAT_R FOR_EACH TO_DO AS_IF",
    "clausal": "VERB GIVE CAUSE MODAL BE HAVE WHEN WHILE IF UNTIL THAT_R FOR_EACH TO_DO AS_IF COMMA COMMA_CONJ THEN "
    "ONCE MOMENT NOT DURING MANNER IGNORING",
    "kinds": "ADJ TYPE DESIGNATOR SYMBOL NON_TYPE NON_ADJ NON_DESIGNATOR COSTING NON NAME",
    "benefits": "SIGNED SPECIAL THE_DESIGNATOR IMMUNITY",
    "benefit": "SIGNED SPECIAL THE_DESIGNATOR IMMUNITY COLON NUMBER XTERM TYPE ADJ",
    "phrases": "DET NUMBER XTERM TARGET THAT_D TITLE THIS_CARD SUBJECT THE YOU IT ITSELF REST THOSE AT_LEAST EXACTLY "
    "UPTO SAME AMOUNT_OF FRACTION TOP EACH_OTHER",
    "limits": "PREP CONTROLS THAT_R WITH",
    # After these "of" takes a part of something: "one of them", "3 or more of those cards".
    "counting": "NUMBER XTERM OR_MORE OR_LESS DET MORE",
    # Who may be the subject of a relative clause without "that"; when there is none.
    "persons": "TYPE=player TYPE=opponent TYPE=controller TYPE=owner TYPE=character TYPE=card TYPE=site",
    "moments": "TYPE=turn TYPE=attack TYPE=combat TYPE=game TYPE=main_shot TYPE=establishing_shot",
    "complete": "VERB=turn VERB=unturn VERB=attack VERB=intercept VERB=enter_play VERB=leave_play VERB=heal "
    "VERB=turn_to_attack VERB=turn_to_heal PART=turn PART=unturn PART=attack PART=intercept PART=enter_play "
    "PART=leave_play PART=heal PART=turn_to_attack PART=turn_to_heal ING=turn ING=unturn ING=attack ING=intercept "
    "ING=enter_play ING=leave_play ING=heal ING=turn_to_attack ING=turn_to_heal",
    "named": "THIS_CARD SUBJECT YOU IT TARGET",
    "adjs": "ADJ DESIGNATOR SYMBOL",
    "det": "DET THAT_D THE",
    "active": "MODAL HAVE NOT MANNER",
    "aux": "MODAL HAVE BE NOT MANNER",
    "preps": "PREP WITH FOR AGAINST OF",
    "objects": "DET NUMBER XTERM THE THIS_CARD SUBJECT TARGET IT YOU SIGNED SPECIAL TYPE ADJ DESIGNATOR SYMBOL TITLE "
    "THAT_D UPTO FRACTION AMOUNT_OF ING COST_WORD THE_DESIGNATOR IMMUNITY SAME TOP EXACTLY REST GIFT TO_PLAY TO",
    "gifts": "SIGNED SPECIAL THE_DESIGNATOR IMMUNITY NUMBER FRACTION",
    "verbal": "VERB BE MODAL PART HAVE",
    "chained": "VERB BE MODAL PART HAVE NOT MANNER ABOUT_TO CONJ_R",
    "fighting": "VERB=attack VERB=intercept ING=attack ING=intercept PART=attack PART=intercept",
    "ends": "COLONS CONJ COMMA TO_DO",
    "opening": "THIS_CARD SUBJECT TARGET DET TYPE VERB",
}

# Words that are told by those around them. Before a word stand terminals, ``=form`` ends in that word; after it words,
# which are NOUN, VERB, PART (participle), THIRD (third person), NUM (number or X), NUMBER, SIGNED or END (a mark) too.
# A star reads the word even where a longer phrase begins, ``/s`` is the third person. The result is a terminal, with
# the value it has, or "-" for what the lexicon says.
WORDS = """
*turn             ;                     ; to heal @healed|NUM            ; VERB
*each             ;                     ; other NOUN                     ; DET
*fewer            ; !NUMBER&!XTERM      ; than NUM                       ; MORE_THAN=fewer_than 2
*to               ;                     ; target !@aimed                 ; -
*to               ;                     ; play NONE|END|@played          ; -
*to               ;                     ; VERB                           ; TO_DO
influence         ; NUMBER|XTERM        ;                                ; TYPE

who which         ;                     ;                                ; THAT_R=that
that              ;                     ; targets                        ; THAT_R
that              ;                     ; target|subject THIRD|cannot|may|is|would ; THAT_R
that              ;                     ; PART !NOUN                     ; THAT_R
that              ; .                   ; THIRD|cost|costs               ; THAT_R
that              ; NONE                ; NOUN                           ; THAT_D
that              ;                     ; !player control|own|declared   ; THAT_R
that this         ;                     ; NOUN|target|attack&!THIRD|turn&!THIRD ; THAT_D
that this         ;                     ; .                              ; THAT_R
those             ;                     ; @limiting|PART                 ; THOSE
those these       ;                     ; NOUN                           ; THAT_D
those these       ;                     ;                                ; IT

cost costs        ; @costers            ; NUM|SIGNED|@costed             ; COSTS=cost
cost costs        ; @costers            ; .? .? .? .? NUM more|less      ; COSTS=cost
target subject    ; POSS|ADJ|THE|THAT_D ;                                ; TYPE
target subject    ;                     ; of                             ; TYPE
targets           ; POSS|ADJ|THE|THAT_D|NUMBER ;                         ; TYPE=target
targets           ; DET&=of             ;                                ; TYPE=target
targets           ;                     ; of                             ; TYPE=target
target            ;                     ; @aimed|NUM                     ; VERB
targets           ; CONJ                ; @aimed                         ; VERB=target
targets           ; TYPE|THAT_R|CONTROLS|MODAL|THIS_CARD|IT ;            ; VERB=target
control attack sacrifice left right ; POSS|THE|ADJ ;                     ; TYPE
only              ; THE                 ;                                ; ADJ
only              ;                     ; NUMBER                         ; EXACTLY
twice             ;                     ; per                            ; ONCE
except            ;                     ; during|when                    ; EXCEPT
except            ;                     ;                                ; OTHER_THAN
each              ;                     ; NONE|END|on|from|to|at         ; MANNER
each              ; TYPE                ; VERB                           ; MANNER
each              ;                     ;                                ; DET
at                ;                     ; SIGNED                         ; AT

reload            ;                     ; this|a|1                       ; VERB
reload            ; MODAL               ;                                ; VERB
unturned          ; BE|HAVE|TYPE        ; this|by|in                     ; PART
turned unturned   ; BE                  ; by                             ; PART
turned unturned   ; BE&=be              ; NONE|until|except              ; PART
turned unturned   ; BE&=be              ; or|and PART&!damaged&!turned&!unturned ; PART
@faced            ; ADJ CONJ            ;                                ; ADJ
@faced            ; . CONJ              ; NONE|END                       ; ADJ
@faced            ;                     ; NOUN                           ; ADJ
@faced            ; BE|NOT|WHILE|IF     ;                                ; ADJ
turned unturned   ; COMMA|TO_PLAY       ; NONE|END                       ; MANNER
turned            ; VERB&=play|VERB&=become ;                            ; ADJ
turned            ;                     ;                                ; PART
put cut set hit become ; BE|HAVE|NOT    ;                                ; PART
put cut set hit become ;                ;                                ; VERB
have              ;                     ; subject|this .? 's             ; VERB
have              ;                     ; subject|this                   ; CAUSE
have              ; MODAL               ; !END !@closing&!BASE&!END* BASE&!NOUN|discard ; CAUSE
have              ;                     ; been|not|already               ; HAVE
have              ;                     ; PART !NOUN                     ; HAVE
have              ;                     ; .                              ; VERB
turn/s attack/s copy/s attempt/s ; =that ;                               ; VERB
@deeds            ; =@determiners|ADJ|NUMBER|DESIGNATOR ;                ; -
@deeds control    ;                     ;                                ; VERB
damage            ; =would|=cannot|=to  ;                                ; VERB
damage/s          ;                     ;                                ; VERB
costs             ;                     ; NUMBER                         ; VERB=cost
attacking intercepting ; =@being        ;                                ; ING
attacking intercepting ; TYPE|CONTROLS  ;                                ; ING
attacking intercepting ; DET            ; or|and                         ; ADJ
attacking intercepting ;                ; NOUN                           ; ADJ
attacking intercepting ;                ;                                ; ING
combat            ;                     ; damage                         ; ADJ
combat            ;                     ;                                ; TYPE
corrupted unstoppable ;                 ; damage|non-combat|combat       ; ADJ
damaged canceled  ; =is|=are|=while|=be ; !by                            ; ADJ
named             ;                     ;                                ; ADJ
@participles      ; !=is&!=are&!=was&!=been&!=be ; NOUN                  ; ADJ
chosen            ;                     ;                                ; PART=choose
@participles      ;                     ;                                ; PART
printed           ; TYPE                ; on                             ; PART
"""

# Terminals that change beside others: each part is a way through the whole sentence. THIRD marks a verb in the third
# person, %word one with this word in it, a colon what is only looked at. What a row makes is looked up again.
# ``X+`` puts an X before (``again+`` the last verb), ``joined`` takes together what was matched, ``last`` the last of
# it, ``moved`` puts the last of it before.
TERMINALS = """
SYMBOL    ;                          ; SYMBOL* NUMBER                      ; PRICE joined
TITLE     ;                          ; TYPE                                ; NAME
COMMA     ;                          ; INCLUDING|OTHER_THAN                ; COMMA_P
COMMA     ; COMMA_P !COMMA*          ; VERB|MODAL|BE|HAVE|GIVE             ; COMMA_E

REST      ; VERB !VERB* CONJ         ; PREP|TO                             ; again+
NUMBER XTERM DET ; VERB=inflict !VERB* CONJ=and ; ADJ* TYPE=damage PREP    ; again+
NUMBER    ; VERB=gain !VERB* CONJ=or ; TYPE IF                             ; again+

@named    ; TYPE                     ; ( @active* VERB|PART | @aux* ING ) @preps :!@objects ; THAT_R+ moved
@named    ; TYPE                     ; @aux* @complete                     ; -
@named @det ; @moments               ;                                     ; -
@named    ; TYPE                     ; ( @active* VERB|PART | @aux* ING ) :!@objects ; THAT_R+
@det      ; TYPE ; @adjs* @persons ( @active* VERB|PART | @aux* ING ) @preps :!@objects ; THAT_R+ moved
@det      ; TYPE ; @adjs* @persons @aux* @complete ; -
@det      ; TYPE ; @adjs* @persons ( @active* VERB|PART | @aux* ING ) :!@objects ; THAT_R+

PART      ;                          ; ( COMMA PART )* COMMA? CONJ=or PART CONJ=or PART ; PART joined
PART      ;                          ; ( COMMA PART )* COMMA? CONJ=and PART CONJ=and PART ; PART joined
PART      ;                          ; ( COMMA PART )* COMMA? CONJ=or|CONJ=and PART ; PART joined
VERB      ;                          ; ( COMMA VERB )* COMMA? CONJ=or VERB ( CONJ=or VERB )? :.&!@ends ; VERB joined

TYPE=power ; GIVE .* YOU|TARGET|IT|TYPE ;                                  ; GIFT+
@gifts    ; GIVE . !GIFT*            ;                                     ; GIFT+
COMMA     ;                          ; CONJ                                ; COMMA_CONJ last
COMMA     ;                          ; ROUND|CLAMP                         ; drop

MANNER    ;                          ; PREP|TO|FOR|WITH|BY|IN_PLAY|TO_PLAY|CLOSER ; MID
MANNER=for_victory MANNER=for_power ; VERB&%burn|PART&%burn|ING&%burn !VERB&!PART&!ING* ; ; MID
MANNER=alone MANNER=together ; @fighting ;                                 ; MID
FOR_EACH  ;                          ; !@breaks* COMMA|CONJ|COMMA_CONJ @benefits ; EACH_B
OF        ; @counting                ;                                     ; OF_THEM
UPTO      ; . EQUALS .* COMMA_C      ;                                     ; CLAMP
UPTO      ; COMMA_C                  ;                                     ; UPTO_TOTAL
WHILE     ; THAT_R !@verbal* MODAL|BE|HAVE|NOT|MANNER* PART !@verbal&!GIVE&!CAUSE* ; ING ; WHILE_R
@opening  ; NONE|COMMA_C UNTIL_END . . ;                                   ; COMMA_C+
COMMA     ;                          ; :@benefits @benefit* COMMA|CONJ|COMMA_CONJ|EACH_B ; COMMA_B
COMMA     ;                          ; :@benefits @benefit* FOR_EACH !@breaks* COMMA|CONJ|COMMA_CONJ @benefits ; COMMA_B
COMMA     ;                          ; @kinds+ CONJ|COMMA_CONJ             ; COMMA_K
COMMA     ;                          ; @kinds+ COMMA @kinds|@phrases       ; COMMA_K
COMMA     ;                          ; DET|NUMBER|THE @kinds* CONJ|COMMA_CONJ ; COMMA_N
COMMA     ;                          ; DET|NUMBER|THE @kinds* COMMA @kinds|@phrases ; COMMA_N
COMMA     ;                          ;                                     ; COMMA_C
CONJ COMMA_CONJ ;                    ; THAT_R                              ; CONJ_W
CONJ COMMA_CONJ ;                    ; TO|TO_PLAY|OF|FOR|BY                ; CONJ_P
CONJ=but COMMA_CONJ=but ;            ; AT_LEAST                            ; CONJ_N
CONJ      ;                          ; NONE|@clausal                       ; CONJ_V
COMMA_CONJ ;                         ; NONE|@clausal                       ; CONJ_C
CONJ      ; SPECIAL                  ; SPECIAL                             ; CONJ_B
CONJ COMMA_CONJ ; EACH_B .*          ; @benefits                           ; CONJ_B
CONJ      ;                          ; TARGET @phrases                     ; CONJ_V
COMMA_CONJ ;                         ; TARGET @phrases                     ; CONJ_C
CONJ      ; @verbs !@resets*         ; !@stops&!@verbs* @verbs             ; CONJ_V
COMMA_CONJ ; @verbs .*               ; !@stops&!@verbs* @verbs             ; CONJ_C
CONJ COMMA_CONJ ;                    ; @benefits                           ; CONJ_B
CONJ COMMA_CONJ ; BE|WHILE .* TYPE   ; ADJ NONE|COMMA|COMMA_CONJ|COLONS    ; CONJ_A
CONJ COMMA_CONJ ; @kinds             ; @kinds                              ; CONJ_K
CONJ COMMA_CONJ ;                    ; @kinds                              ; CONJ_N
CONJ COMMA_CONJ ;                    ; PART|ING                            ; CONJ_R
CONJ COMMA_CONJ ;                    ; @limits                             ; CONJ_P
CONJ COMMA_CONJ ;                    ;                                     ; CONJ_N
CONJ_V    ; WHEN|IF|WHILE|WHILE_R|AS_IF !COMMA_C&!CONJ_C* ; TARGET=target|VERB=target|VERB=choose|VERB=pay ; CONJ_C
CONJ_V    ; THAT_R !@verbal&!COMMA_C* @verbal? @chained* !VERB&!BE&!MODAL&!HAVE&!COMMA_C* ; VERB&THIRD|MODAL|BE ; CONJ_R
CONJ_V    ; WHEN|IF|WHILE|WHILE_R|AS_IF !COMMA_C&!CONJ_C* ;                ; CONJ_S
CONJ_V    ;                          ;                                     ; CONJ_C
"""
