/* ai.c: the levels by name, and the random opponent; see ai.h. */
#include "ai/ai.h"

#include <stdio.h>
#include <string.h>

#include "ai/forms.h"
#include "ai/four/four.h"
#include "ai/four/four_hard.h"
#include "ai/four/four_judge.h"
#include "ai/one_suit/one_suit.h"
#include "ai/one_suit/trial.h"
#include "ai/tenpai_duel/duel.h"
#include "ai/tigers/easy.h"
#include "ai/tigers/hard.h"
#include "ai/tigers/normal.h"
#include "base/check.h"
#include "base/mark.h"

/* Rounds hard plays on for a decision in One Suit. */
enum { TRIALS = 1000 };

static const char *const names[AI_LEVELS] = {"random", "easy", "normal", "hard"};
static const char *const labels[AI_LEVELS] = {TR("Random"), TR("Easy"), TR("Normal"), TR("Hard")};

const char *ai_level_name(enum ai_level level)
{
    CHECK(level < AI_LEVELS);
    return names[level];
}

const char *ai_level_label(enum ai_level level)
{
    CHECK(level < AI_LEVELS);
    return labels[level];
}

enum ai_level ai_level_parse(const char *name)
{
    int level = 0;
    while (level < AI_LEVELS && strcmp(names[level], name) != 0)
        level++;
    return (enum ai_level)level;
}

/* Each legal move is equally likely, a win too. */
static struct move random_choose(const struct view *view, struct rng *rng, char reason[AI_REASON])
{
    snprintf(reason, AI_REASON, "any legal move");
    return forms_random(view, rng);
}

struct move ai_choose(enum ai_level level, const struct view *view, struct rng *rng, char reason[AI_REASON])
{
    return ai_think(level, view, rng, NULL, reason);
}

struct move ai_think(enum ai_level level, const struct view *view, struct rng *rng,
                     const struct ai_stop *stop, char reason[AI_REASON])
{
    char unread[AI_REASON];
    CHECK(view->move_count > 0);
    char *why = reason ? reason : unread;
    if (level == AI_HARD && view->table.rules->declares_risk)
        return trial_choose(one_suit_choose, TRIALS, view, rng, stop, why);
    if (level != AI_RANDOM && view->table.rules->declares_risk)
        return one_suit_choose(level, view, rng, why);
    if (level != AI_RANDOM && view->table.rules->has_stages)
        return duel_choose(level, view, rng, why);
    if (level == AI_HARD && four_hard_plays(view))
        return four_hard_choose(view, why);
    if (level != AI_RANDOM && four_plays(view))
        return four_choose(level, view, rng, why);
    switch (level) {
    case AI_RANDOM:
        return random_choose(view, rng, why);
    case AI_EASY:
        return easy_choose(view, rng, why);
    case AI_HARD:
        return hard_choose(view, &hard_usual, rng, stop, why);
    default:
        return normal_choose(view, &weights_normal, rng, why);
    }
}
