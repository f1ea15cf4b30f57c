/* judge_verdict.c: a finished hand before the judge of its mode; see judge.h. */
#include "judge/judge.h"

#include <stdlib.h>
#include <string.h>

static const struct {
    const char *mode;
    void (*judge)(const struct judge_hand *hand, const struct judge_reading *reading,
                  struct judge_verdict *verdict);
} judges[] = {
    {"dueling-tigers", judge_tigers},
    {"tenpai-duel", judge_riichi},
    {"patterns", judge_patterns},
    {"classic", judge_classic},
};

/* The faan that a win needs, as the option is written. */
static int minimum_of(const struct ruleset *rules, const int16_t *options)
{
    int place = ruleset_option(rules, OPTION_MINIMUM);
    char text[16];
    return place < 0 ? 0 : atoi(ruleset_print(rules, options, place, text));
}

static void look_at(struct judge_hand *hand, const struct ruleset *rules, const int16_t *options,
                    const struct win *win)
{
    *hand = (struct judge_hand){.win = win,
                                .own_draw = win->source == WIN_SELF_DRAW || win->source == WIN_REPLACEMENT,
                                .minimum = minimum_of(rules, options),
                                .flowers = ruleset_value(rules, options, OPTION_FLOWERS) != 0};
    for (int kind = 0; kind < TILE_KINDS; kind++)
        hand->all[kind] = win->hand.counts[kind];
    for (int i = 0; i < win->meld_count; i++) {
        const struct meld *meld = &win->melds[i];
        hand->open |= meld->kind != MELD_KONG_CLOSED;
        if (meld->kind == MELD_RUN)
            for (int step = 0; step < 3; step++)
                hand->all[meld->tile + step]++;
        else
            hand->all[meld->tile] += meld->kind == MELD_PUNG ? 3 : 4;
    }
}

int judge_verdicts(const struct ruleset *rules, const int16_t *options, const struct win *win,
                   struct judge_verdict out[JUDGE_READINGS])
{
    static struct judge_reading readings[JUDGE_READINGS];
    struct judge_hand hand;
    look_at(&hand, rules, options, win);
    int count = judge_readings(&hand, rules, readings);
    for (size_t mode = 0; mode < sizeof judges / sizeof *judges; mode++)
        if (strcmp(judges[mode].mode, rules->id) == 0) {
            for (int i = 0; i < count; i++) {
                out[i] = (struct judge_verdict){0};
                judges[mode].judge(&hand, &readings[i], &out[i]);
            }
            return count;
        }
    return 0;
}
