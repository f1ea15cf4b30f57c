/*
 * observation.h: the network inputs for an onlooker who sees every hand.
 *
 * The onlooker knows all hands and so which tiles are still to come, but not their order: the wall and the
 * other face-down tiles are one multiset, `left`. Nothing here depends on where a tile is in the wall.
 */
#ifndef SESSION_OBSERVATION_H
#define SESSION_OBSERVATION_H

#include "ai/net/net_file.h"

struct game;

/* The inputs for one seat, in this order. The networks' files contain the hash of these texts, as for the
 * opponents' networks: a change of inputs must change the texts, and then the build requires newly trained
 * networks. */
#define OBSERVATION_NUMBERS(INPUT)                                                                           \
    INPUT(OBSERVATION_SHANTEN, 7, "shanten after the best discard: 0 to 5, more")                            \
    INPUT(OBSERVATION_USEFUL, 2, "useful tiles left /16, among those to come *4")                            \
    INPUT(OBSERVATION_NEXT, 3,                                                                               \
          "useful tiles after the next step, in the mean /16, among those to come *4; that"                  \
          " step's useful kinds /8")                                                                         \
    INPUT(OBSERVATION_AHEAD, 2,                                                                              \
          "a step from tenpai: what its wins will pay in the mean; times their share *8")                    \
    INPUT(OBSERVATION_CLAIMS, 1, "useful tiles that a pair claims /8")                                       \
    INPUT(OBSERVATION_DRAWS, 4,                                                                              \
          "tenpai: winning draws left /8, among those to come *8; what they pay; and times"                  \
          " their share")                                                                                    \
    INPUT(OBSERVATION_TAKES, 4, "the same of tiles another throws")                                          \
    INPUT(OBSERVATION_WAITS, 5,                                                                              \
          "winning tiles others hold /4; kinds waited for /4; none left; some in a pile; in"                 \
          " the own one")                                                                                    \
    INPUT(OBSERVATION_STATE, 5, "Riichi; closed; open melds /4; kongs /2; dealer")                           \
    INPUT(OBSERVATION_HAND, 9,                                                                               \
          "tiles of the first suit /14, of honors, of other suits; pairs /4; three alike /4;"                \
          " pairs and threes of value /2; ends /14; steps to seven pairs /8")                                \
    INPUT(OBSERVATION_BONUS, 4, "tiles of a bonus number /14; dora /4; flowers /4, own ones /2")             \
    INPUT(OBSERVATION_TABLE, 3, "tiles in the wall /64; 8 less them /8; row /13")                            \
    INPUT(OBSERVATION_ORDER, 3, "draws next; draws of others before /4; has drawn")                          \
    INPUT(OBSERVATION_FEEDS, 4, "throws what another wins on; though it need not; is thrown its win; so")    \
    INPUT(OBSERVATION_OTHERS, 5,                                                                             \
          "others: tenpai /2, Riichi /2, most winning draws among those to come *8, least"                   \
          " shanten /6, most useful tiles of that /16")                                                      \
    INPUT(OBSERVATION_STAGE, 3, "declared; another declared; kinds guessed /8")                              \
    INPUT(OBSERVATION_HELD, 7,                                                                               \
          "at tables of four, of tiles others hold and can spare: tenpai: what wins pay, those left"         \
          " and those held; winning ones /4; how likely the next they throw *4; that times pay;"             \
          " before: those that can be claimed /4; how likely *4; most that such a claim's wins pay")

enum {
#define OBSERVATION_PLACE(name, count, words) name, name##_END = (name) + (count)-1,
    OBSERVATION_NUMBERS(OBSERVATION_PLACE)
#undef OBSERVATION_PLACE
        OBSERVATION_INPUTS
};

/* The network's outputs for a seat: its weight relative to the others and to a drawn round, which is 1 (as a
 * logarithm), and what its win gains, in the mode's unit. */
enum { OBSERVATION_WEIGHT, OBSERVATION_GAIN, OBSERVATION_OUTPUTS };

/* The same list, for the networks' files. */
extern const struct net_inputs observation_inputs;

/* A moment between a chance event and a decision; with `undrawn` the drawn tile does not count as drawn
 * yet. */
struct observation {
    const struct game *game;
    bool undrawn;
    int unit; /* points that are encoded as 1 */
};

/* Encodes every seat of a round in progress; leaves the inputs of seats that sit out unchanged. */
void observation_encode(const struct observation *observation, struct net_input inputs[]);

#endif
