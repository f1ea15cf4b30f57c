/*
 * contender.h: who is measured: a player of the game as it is now, or one of the gauntlet, frozen as data.
 *
 * A frozen player is a file of the folder of the gauntlet, NAME.player: lines NAME=VALUE, with # what is
 * said of it. `mind` names the kind (easy, normal, hard, plain, policy, foresight); every number
 * that kind plays by must stand there, so nothing is taken from the game, and
 * `net` is a file beside it. `moves` is the sum of all moves that the player makes on the known deals
 * (deals.h): it tells whether the code that reads these numbers still plays as it
 * did when the player was frozen.
 */
#ifndef TOOLS_RULER_CONTENDER_H
#define TOOLS_RULER_CONTENDER_H

#include "tools/ruler/minds.h"

enum { CONTENDER_NAME = 24 };

struct contender {
    char name[CONTENDER_NAME];
    const struct ground *ground; /* where it plays */
    enum mind mind;
    enum ai_level level; /* of the game, or the one it is most like */
    struct mind_numbers numbers;
    void *net;       /* what the numbers' net points to */
    uint64_t frozen; /* the sum of its moves by its file; 0: it tells none */
    uint64_t
        moves; /* the sum of all moves it makes on the known deals, on all seats of the mode's usual table */
};

/* Finds the frozen player of that name for the ground in the folder, or else the game's own. False with a
 * sentence if there is none or the file does not tell all; else it is to be freed. */
bool contender_find(struct contender *contender, const struct ground *ground, const char *folder,
                    const char *name, struct error *why);

void contender_free(struct contender *contender);

/* The move of the seat, which is asked. */
struct move contender_choose(const struct contender *contender, const struct session *session, int seat);

/* True if it plays as its file says, or has none; else a sentence. */
bool contender_is_itself(const struct contender *contender, struct error *why);

#endif
