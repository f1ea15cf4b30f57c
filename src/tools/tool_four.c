/*
 * tool_four.c: measures the opponent of the table of four with other weights.
 *
 *   tool_four RULES PAIRS SEED A B [NAME=VALUE ...] [b:NAME=VALUE ...]
 *
 * A and B are levels, B may be `plain` too: least shanten, then most useful tiles; the values change the
 * weights A plays by (with b: those of B), from those of normal. It is `tigers arena` (docs/console.md) but
 * for the weights, and prints the same measure. Every run with the same words is the same.
 */
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/four/four_judge.h"
#include "tools/knob.h"
#include "tools/played.h"

#define KNOB(name)                                                                                           \
    {                                                                                                        \
#name, offsetof(struct four_weights, name)                                                           \
    }
static const struct knob knobs[] = {
    KNOB(meet), KNOB(usual), KNOB(deny),   KNOB(danger), KNOB(second), KNOB(reach), KNOB(claim),
    KNOB(wait), KNOB(look),  KNOB(values), KNOB(reads),  KNOB(wins),   KNOB(blur),
};

static bool turn_knob(struct four_weights *weights, const char *text)
{
    return knob_turn(knobs, sizeof knobs / sizeof knobs[0], weights, text);
}

static bool weighted_choose(void *self, const struct session *session, int seat, struct move *move,
                            struct error *why)
{
    struct view view;
    struct four_judge judge;
    struct four_judged list[MOVE_MOST];
    struct rng rng;
    (void)why;
    played_chance(session, seat, &rng);
    session_view(session, seat, &view);
    four_judge_init(&judge, &view, self);
    int count = four_judge_moves(&judge, false, list);
    four_judge_blur(&judge, list, count, &rng);
    *move = list[0].move;
    return true;
}

/* --- a plain player, as tests/cli/bots/tool_plain_bot.c is ---------------------------------------------- */

struct plainly {
    int shanten, useful;
};

static struct plainly look(const struct four_situation *situation, const struct holding *holding)
{
    struct shape shape = {.sets = (uint8_t)(MELD_MOST - holding->meld_count),
                          .forms = situation->table->rules->forms};
    struct plainly plainly;
    memcpy(shape.counts, holding->hand.counts, sizeof shape.counts);
    memset(shape.limits, 4, sizeof shape.limits);
    shape.forms &= holding->meld_count ? FORM_STANDARD : 0xff;
    plainly.useful = four_situation_unseen(situation, shape_useful(&shape, &plainly.shanten));
    return plainly;
}

/* The shanten number after a claim, or that of the hand as it is for a pass. */
static int after_claim(const struct four_situation *situation, struct move move)
{
    struct holding holding = situation->held;
    uint8_t offered = situation->table->offer.tile;
    struct shape shape = {.forms = FORM_STANDARD};
    if (move.kind == MOVE_PASS)
        return look(situation, &holding).shanten;
    for (int i = 0; i < 3 && move.kind == MOVE_CHOW; i++)
        if (move.tile + i != offered)
            hand_remove(&holding.hand, (uint8_t)(move.tile + i));
    for (int i = 0; i < 2 && move.kind == MOVE_PUNG; i++)
        hand_remove(&holding.hand, offered);
    memcpy(shape.counts, holding.hand.counts, sizeof shape.counts);
    memset(shape.limits, 4, sizeof shape.limits);
    shape.sets = (uint8_t)(MELD_MOST - 1 - holding.meld_count);
    return shape_shanten(&shape);
}

static bool plain_choose(void *self, const struct session *session, int seat, struct move *move,
                         struct error *why)
{
    struct view view;
    struct four_judge judge;
    struct plainly best = {.shanten = 99};
    (void)self, (void)why;
    session_view(session, seat, &view);
    four_judge_init(&judge, &view, &four_weights_easy);
    const struct move *win = view_find(&view, MOVE_WIN), *pass = view_find(&view, MOVE_PASS);
    *move = win ? *win : pass ? *pass : view.moves[0];
    if (pass)
        best.shanten = after_claim(&judge.situation, *pass);
    for (int i = 0; i < view.move_count && !win; i++) {
        struct plainly next = {.shanten = 99};
        int kind = view.moves[i].kind;
        if (kind == MOVE_DISCARD) {
            struct holding rest = judge.situation.held;
            hand_remove(&rest.hand, view.moves[i].tile);
            next = look(&judge.situation, &rest);
        } else if (kind == MOVE_CHOW || kind == MOVE_PUNG) {
            next.shanten = after_claim(&judge.situation, view.moves[i]);
        }
        bool better = next.shanten < best.shanten ||
                      (!pass && next.shanten == best.shanten && next.useful > best.useful);
        if (better) {
            best = next;
            *move = view.moves[i];
        }
    }
    return true;
}

int main(int count, char **words)
{
    struct four_weights weights[SIDES] = {four_weights_normal, four_weights_normal};
    struct arena arena;
    struct tally tally = {0};
    enum ai_level a = AI_LEVELS, b = AI_LEVELS;
    const struct ruleset *rules = NULL;
    bool plain = false;
    if (count >= 6) {
        rules = ruleset_find(words[1]);
        a = ai_level_parse(words[4]);
        plain = strcmp(words[5], "plain") == 0;
        b = plain ? AI_EASY : ai_level_parse(words[5]);
    }
    bool good = rules && a < AI_LEVELS && b < AI_LEVELS && atoi(words[2]) > 0;
    if (good)
        arena_init(&arena, rules, a, b);
    if (good && plain)
        arena.sitters[SIDE_B] = (struct sitter){.choose = plain_choose};
    for (int i = 6; good && i < count; i++) {
        int side = strncmp(words[i], "b:", 2) ? SIDE_A : SIDE_B;
        good = turn_knob(&weights[side], words[i] + (side == SIDE_B ? 2 : 0));
        arena.sitters[side] = (struct sitter){.self = &weights[side], .choose = weighted_choose};
    }
    if (!good) {
        fprintf(stderr, "usage: tool_four RULES PAIRS SEED A B [NAME=VALUE ...] [b:NAME=VALUE ...]\n");
        return 2;
    }
    int pairs = atoi(words[2]);
    struct estimate estimate = arena_run(&arena, strtoull(words[3], NULL, 10), 0, pairs, &tally);
    double rounds = (double)tally.rounds;
    printf(
        "%s %s - %s: %+.3f +- %.3f points a round (mean win %.2f), %d pairs; wins %.1f %% and %.1f %%, feeds "
        "%.1f %% and %.1f %%\n",
        words[1], words[4], words[5], estimate.mean, estimate.margin, tally_win(&tally), pairs,
        100 * (double)tally.won[SIDE_A] / rounds, 100 * (double)tally.won[SIDE_B] / rounds,
        100 * (double)tally.given[SIDE_A] / rounds, 100 * (double)tally.given[SIDE_B] / rounds);
    return 0;
}
