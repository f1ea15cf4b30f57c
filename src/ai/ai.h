/*
 * ai.h: the built-in opponents.
 *
 * An opponent chooses from a view and a random source and keeps no memory: the same view and the same random
 * numbers give the same move. It never sees a game.
 */
#ifndef AI_AI_H
#define AI_AI_H

#include "ai/reason.h"
#include "base/rng.h"
#include "rules/play/view.h"

/* A plain level, or from AI_PERSON on one of the people of ai/people.h, the weakest first. */
enum ai_level { AI_RANDOM, AI_EASY, AI_NORMAL, AI_HARD, AI_LEVELS, AI_PERSON = 8 };

enum { PEOPLE = 8 };

/* Stops a search: the searching thread calls `asked` with `context` now and then and gives up once it returns
 * true. It must be quick. */
struct ai_stop {
    bool (*asked)(void *context);
    void *context;
};

/* Returns "random", "easy", "normal", "hard" or a person's id such as "nino", as records and the command line
 * write it. Static text. */
const char *ai_level_name(enum ai_level level);

/* Returns the label of a plain level for players, such as "Easy". Static text, not translated. */
const char *ai_level_label(enum ai_level level);

/* Returns the level or person with that name, or AI_LEVELS if there is none. */
enum ai_level ai_level_parse(const char *name);

/* Returns a legal move for the viewer, whom the rules must be asking, and stores why in `reason` (may be
 * NULL). */
struct move ai_choose(enum ai_level level, const struct view *view, struct rng *rng, struct reason *reason);

/* Like ai_choose, but once `stop` (may be NULL) asks for it, returns right away; the move is then legal but
 * arbitrary, and may have no reason. */
struct move ai_think(enum ai_level level, const struct view *view, struct rng *rng,
                     const struct ai_stop *stop, struct reason *reason);

#endif
