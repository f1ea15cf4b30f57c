/* achievements.c: counts the list of achievements_list.c; see achievements.h. */
#include "session/statistics/achievements.h"

#include <stdio.h>
#include <string.h>

#include "base/bits.h"
#include "base/check.h"

/* The state of an achievement while it is counted. */
struct progress {
    const struct achievement *what;
    struct achieved *so_far;
    uint64_t kinds;
};

const struct achievement *achievement_find(const char *id)
{
    const struct achievement *at = achievements;
    while (at->id && strcmp(at->id, id) != 0)
        at++;
    return at->id ? at : NULL;
}

static void finish(struct progress *progress, const struct match_tally *match, int round)
{
    struct achieved *so_far = progress->so_far;
    if (so_far->count > so_far->best)
        so_far->best = so_far->count < progress->what->goal ? so_far->count : progress->what->goal;
    if (so_far->done || so_far->count < progress->what->goal)
        return;
    so_far->done = true;
    so_far->match = match;
    so_far->round = round;
    snprintf(so_far->when, sizeof so_far->when, "%s", match->name);
}

static void step(struct progress *progress, const struct match_tally *match, const struct tally_round *round)
{
    int64_t found = progress->what->of(match, round);
    int *count = &progress->so_far->count;
    switch (progress->what->count) {
    case ACHIEVED_TIMES:
        *count += found != 0;
        break;
    case ACHIEVED_ROW:
        *count = found > 0 ? *count + 1 : found ? *count : 0;
        break;
    case ACHIEVED_KINDS:
        progress->kinds |= (uint64_t)found;
        *count = bits_count(progress->kinds);
        break;
    case ACHIEVED_FEAT:
        break;
    }
    finish(progress, match, round ? (int)(round - match->rounds) : match->round_count - 1);
}

static void count_match(struct progress *progress, const struct match_tally *match)
{
    if (!progress->what->of || (progress->what->rules && progress->what->rules != match->rules))
        return;
    if (progress->what->whole)
        step(progress, match, NULL);
    for (int i = 0; !progress->what->whole && i < match->round_count; i++)
        step(progress, match, &match->rounds[i]);
}

static void count_feat(const struct journal *journal, const char *id, struct achieved *achieved)
{
    for (int i = 0; i < journal->feat_count; i++) {
        const struct feat *feat = &journal->feats[i];
        if (strcmp(feat->id, id) != 0)
            continue;
        achieved->done = true;
        achieved->count = achieved->best = 1;
        achieved->match = journal_match(journal, feat->when);
        achieved->round = achieved->match ? achieved->match->round_count - 1 : 0;
        snprintf(achieved->when, sizeof achieved->when, "%s", feat->when);
    }
}

void achievements_count(const struct journal *journal, struct achieved list[ACHIEVEMENTS])
{
    memset(list, 0, ACHIEVEMENTS * sizeof *list);
    for (int a = 0; achievements[a].id; a++) {
        struct progress progress = {&achievements[a], &list[a], 0};
        CHECK(a < ACHIEVEMENTS);
        for (int i = 0; i < journal->count; i++)
            count_match(&progress, &journal->matches[i]);
        if (achievements[a].count == ACHIEVED_FEAT)
            count_feat(journal, achievements[a].id, &list[a]);
    }
}

int achievements_waits(const struct tally_hand *hand)
{
    uint8_t tiles[HAND_MAX + MELD_MAX], copies[TILE_KINDS];
    struct hand rest = {{0}, 0, 0};
    struct shape shape;
    int wins, count = match_tally_tiles(hand->figure, tiles, &wins);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        copies[kind] = count && tile_suit(kind) == tile_suit(tiles[0]) ? 4 : 0;
    for (int i = 0; i < count; i++)
        if (i != wins)
            hand_add(&rest, tiles[i]);
    shape_init(&shape, &rest, NULL, 0, copies, rest.size / 3, FORM_STANDARD);
    return tile_set_count(shape_waits(&shape));
}
