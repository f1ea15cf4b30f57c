/*
 * policy.h: a player of Dueling Tigers that answers at once: one look, one
 * chance for every move.
 *
 * The actor is told what the seat sees (sight.h) and answers how likely each move is to be
 * made; beside that it says, for whoever explains or warns, what the other waits
 * for. The critic, by which the actor learns and nothing else, is told what
 * nobody may see too: the other's hand, the next tiles of the wall, the row's
 * tiles that lie face down. So what luck brings is no news to it, and what is
 * left of its surprise is the doing of who moved.
 */
#ifndef TOOLS_POLICY_H
#define TOOLS_POLICY_H

#include "rules/play/game.h"
#include "tools/nets/perceptron.h"
#include "tools/policy/sight.h"

enum {
    POLICY_ROW_MOST = 6,                                 /* tiles of the row told apart by number */
    POLICY_WAITS = ACT_COUNT,                            /* of each kind: it is among the other's waits */
    POLICY_READY = POLICY_WAITS + SIGHT_KINDS,           /* the other is tenpai */
    POLICY_TRAITS = POLICY_READY + 1,                    /* what each trait counts for in a discard here */
    POLICY_TRAITS_RIICHI = POLICY_TRAITS + SIGHT_TRAITS, /* and in a Riichi */
    POLICY_OUTPUTS = (POLICY_TRAITS_RIICHI + SIGHT_TRAITS + 7) / 8 * 8,
    POLICY_DRAWS = 12,                /* of the tiles to be drawn next the critic is told */
    POLICY_HIDDEN_HAND = SIGHT_COUNT, /* what is hidden: the other's hand */
    POLICY_HIDDEN_FAR = POLICY_HIDDEN_HAND + 4 * SIGHT_KINDS, /* how far it is from tenpai */
    /* Of viewer and other, far from tenpai or there: which of the draws helps, and how many of the row. */
    POLICY_HIDDEN_DRAWS = POLICY_HIDDEN_FAR + SIGHT_FAR + 1,
    POLICY_HIDDEN_ROW = POLICY_HIDDEN_DRAWS + 4 * POLICY_DRAWS,
    POLICY_FLAGS = POLICY_HIDDEN_ROW + 4 * POLICY_ROW_MOST, /* of all that a critic is told */
    POLICY_HIDDEN_MOST = 14 + 1 + 2 * (POLICY_DRAWS + 1)    /* of what is hidden at once */
};

/* Points that the critic answers 1 for. */
static const float POLICY_POINTS = 4;

struct policy {
    struct perceptron *actor, *critic;
};

/* A policy that knows nothing. */
void policy_init(struct policy *policy, uint64_t seed);
void policy_deinit(struct policy *policy);

/* Files `path`.actor and `path`.critic; false if they cannot be written, or hold no such networks. */
bool policy_save(const struct policy *policy, const char *path);
bool policy_load(struct policy *policy, const char *path);

/* What may be answered, and what is told of the kinds. */
struct choices {
    uint8_t moves[ACT_COUNT];     /* as in struct sight */
    uint32_t traits[SIGHT_KINDS]; /* likewise */
};

/* How likely each answer is by the actor's outputs; 0 for those without a legal move. A discard's weight is
 * the output for its kind and those of its traits. */
void policy_chances(const float *outputs, const struct choices *choices, float chances[ACT_COUNT]);

/* Adds to the slope by the traits' outputs what the slope by the answers comes to. */
void policy_trace(const struct choices *choices, float slope[POLICY_OUTPUTS]);

/* Where the outputs for the traits of an answer's kind begin, and that kind as it is told; -1 if it has none.
 */
int policy_traits_of(int action, int *kind);

/* False if there is nothing to weigh: then `only` is the one legal move, or one of those that `rng` chooses
 * as nothing tells them apart. */
bool policy_has_choice(const struct view *view, struct rng *rng, struct move *only);

struct choices policy_choices(const struct sight *sight);

/* The likeliest of the seat's moves by the mean of what is answered when the position is told in so many of
 * the SIGHT_TURNINGS ways, at least one; `rng` chooses where nothing tells them apart. */
struct move policy_choose(const struct policy *policy, const struct view *view, int ways, struct rng *rng);

/* The flags of what that seat does not see, told as in that sight of it; returns how many. */
int policy_see_hidden(const struct sight *sight, const struct game *game, int seat,
                      uint16_t flags[POLICY_HIDDEN_MOST]);

#endif
