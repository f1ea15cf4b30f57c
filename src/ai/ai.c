/* ai.c: the levels by name, the engines of all tables, and the random opponent; see ai.h and engine.h. */
#include "ai/ai.h"

#include <string.h>

#include "ai/engine.h"
#include "ai/people.h"
#include "ai/random_player.h"
#include "base/check.h"
#include "base/mark.h"

/* In this order the first engine that plays the table is used; the last one plays any table. */
static const struct engine *const engines[] = {&one_suit_engine, &tenpai_duel_engine, &four_engine,
                                               &tigers_engine};

static const char *const names[AI_LEVELS] = {"random", "easy", "normal", "hard"};
static const char *const labels[AI_LEVELS] = {N_("Random"), N_("Easy"), N_("Normal"), N_("Hard")};

const char *ai_level_name(enum ai_level level)
{
    CHECK(level < AI_LEVELS || person_is(level));
    return person_is(level) ? person_at(level)->id : names[level];
}

const char *ai_level_label(enum ai_level level)
{
    CHECK(level < AI_LEVELS);
    return labels[level];
}

enum ai_level ai_level_parse(const char *name)
{
    int level = 0;
    for (int place = AI_PERSON; place < AI_PERSON + PEOPLE; place++)
        if (strcmp(person_at((enum ai_level)place)->id, name) == 0)
            return (enum ai_level)place;
    while (level < AI_LEVELS && strcmp(names[level], name) != 0)
        level++;
    return (enum ai_level)level;
}

/* Each legal move is equally likely, a win too. */
static struct move random_choose(const struct view *view, struct rng *rng, struct reason *reason)
{
    *reason = reason_plain(REASON_ANY_MOVE);
    return random_player_move(view, rng);
}

const struct engine *engine_find(const struct view *view)
{
    int place = 0;
    while (!engines[place]->plays(view))
        place++;
    return engines[place];
}

struct move ai_choose(enum ai_level level, const struct view *view, struct rng *rng, struct reason *reason)
{
    return ai_think(level, view, rng, NULL, reason);
}

struct move ai_think(enum ai_level level, const struct view *view, struct rng *rng,
                     const struct ai_stop *stop, struct reason *reason)
{
    struct reason unread;
    CHECK(view->move_count > 0);
    struct reason *why = reason ? reason : &unread;
    if (level == AI_RANDOM)
        return random_choose(view, rng, why);
    return engine_find(view)->choose(person_at(level), view, rng, stop, why);
}
