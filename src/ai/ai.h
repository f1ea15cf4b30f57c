/*
 * ai.h: the built-in opponents.
 *
 * An opponent chooses from a view and a random source and keeps no memory of
 * its own: the same view and the same random numbers give the same move. It
 * never sees a game.
 */
#ifndef AI_AI_H
#define AI_AI_H

#include "ai/reason.h"
#include "base/rng.h"
#include "rules/play/view.h"

/* Who plays: a plain level, or from AI_PERSON on one of the people (ai/people.h), the weakest first. */
enum ai_level { AI_RANDOM, AI_EASY, AI_NORMAL, AI_HARD, AI_LEVELS, AI_PERSON = 8 };

enum { PEOPLE = 8 };

/* How a search is told to give up: `asked` is called now and then from the thread that searches, with
 * `context`, and must be quick. */
struct ai_stop {
    bool (*asked)(void *context);
    void *context;
};

/* "random", "easy", "normal", "hard", or a person's id such as "nino": as written in records and on the
 * command line. Static text. */
const char *ai_level_name(enum ai_level level);

/* "Easy", "Normal", "Hard": as a plain level is shown to players. Static text. */
const char *ai_level_label(enum ai_level level);

/* The level or person with that name, or AI_LEVELS. */
enum ai_level ai_level_parse(const char *name);

/* A legal move for the viewer, who must be asked; why it was chosen into `reason` (may be NULL). */
struct move ai_choose(enum ai_level level, const struct view *view, struct rng *rng, struct reason *reason);

/* The same move, for whoever cannot wait: once `stop` (may be NULL) says so it returns at once, and the move
 * is then legal but worth nothing, and may have no reason. */
struct move ai_think(enum ai_level level, const struct view *view, struct rng *rng,
                     const struct ai_stop *stop, struct reason *reason);

#endif
