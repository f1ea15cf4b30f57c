/*
 * tool_reasons.c: prints decisions with their reasons, for `cmp` before and after a change that is not to
 * change what opponents or the teacher say.
 *
 *   tool_reasons DECISIONS EVERY [MODE...]
 *
 * Of every mode (all, if none is named) rounds of seeds 1, 2, ... are played until so many decisions are
 * made; who sits where goes round through the levels. A line for each: mode, seed, level, move, reason. At
 * every EVERYth decision the teacher's ranking follows.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/teach.h"
#include "rules/modes/list.h"
#include "rules/play/game.h"
#include "words/study/reason_words.h"

struct printing {
    const char *mode;
    int seed, left, every, count;
};

static void print_line(const struct printing *printing, const char *who, struct move move,
                       const struct reason *reason)
{
    char text[MOVE_TEXT], words[REASON_TEXT];
    move_print(move, text);
    reason_say(NULL, reason, words, sizeof words);
    printf("%s %d %s: %s: %s\n", printing->mode, printing->seed, who, text, words);
}

static void print_ranking(const struct printing *printing, const struct view *view)
{
    static struct ranking ranking;
    teach_rank(view, (uint64_t)printing->count, NULL, &ranking);
    for (int i = 0; i < ranking.count; i++)
        print_line(printing, "teacher", ranking.list[i].move, &ranking.list[i].reason);
}

static struct move decide(struct printing *printing, const struct view *view, struct rng *rng)
{
    enum ai_level level = (enum ai_level)((view->seat + printing->seed) % AI_LEVELS);
    struct reason reason;
    struct move move = ai_choose(level, view, rng, &reason);
    if (view->move_count < 2)
        return move;
    printing->left--;
    print_line(printing, ai_level_name(level), move, &reason);
    if (printing->count++ % printing->every == 0)
        print_ranking(printing, view);
    return move;
}

static void play_match(struct printing *printing, const struct ruleset *rules)
{
    struct game game;
    struct events events;
    struct deal deal;
    struct rng rng;
    struct view view;
    int16_t options[OPTION_MOST];
    ruleset_defaults(rules, options);
    game_init(&game, rules, options, ruleset_seats(rules, options));
    rng_init(&rng, (uint64_t)printing->seed);
    while (game.table.phase != PHASE_OVER && printing->left > 0) {
        int seat = 0;
        if (game.table.phase == PHASE_DEAL) {
            deal_shuffle(&deal, &game, rng_next(&rng));
            game_deal(&game, &deal, &events);
            continue;
        }
        while (!(game.table.asked >> seat & 1))
            seat++;
        view_init(&view, &game, seat);
        game_apply(&game, decide(printing, &view, &rng), &events);
    }
}

static bool is_named(char **modes, int count, const char *mode)
{
    for (int i = 0; i < count; i++)
        if (strcmp(modes[i], mode) == 0)
            return true;
    return count == 0;
}

int main(int count, char **words)
{
    if (count < 3 || atoi(words[1]) < 1 || atoi(words[2]) < 1) {
        fprintf(stderr, "usage: tool_reasons DECISIONS EVERY [MODE...]\n");
        return 2;
    }
    for (const struct ruleset *const *rules = ruleset_list; *rules; rules++) {
        struct printing printing = {.mode = (*rules)->id, .left = atoi(words[1]), .every = atoi(words[2])};
        if (!is_named(words + 3, count - 3, printing.mode))
            continue;
        while (printing.left > 0) {
            printing.seed++;
            play_match(&printing, *rules);
        }
    }
    return 0;
}
