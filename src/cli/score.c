/*
 * score.c: `tigers score`: what finished hands are worth.
 *
 * A request is first read (request.h), then its situation is judged
 * (situation.c), then the rules score it.
 */
#include <stdio.h>
#include <string.h>

#include "cli/answer.h"
#include "cli/batch.h"
#include "cli/command.h"
#include "cli/request.h"
#include "cli/situation.h"

static bool check_size(const struct win *win, const struct ruleset *rules, struct error *why)
{
    int expected = 3 * (rules->sets - win->meld_count) + 1;
    if (win->hand.size == expected)
        return true;
    return error_set(
        why, "hand: wrong tile count: %d concealed tiles beside %d melds, expected %d and the winning one",
        win->hand.size, win->meld_count, expected);
}

static bool read_winning_tile(struct win *win, struct stock *stock, const cJSON *request, struct error *why)
{
    const cJSON *item = request_field(request, "win");
    if (!item)
        return error_set(why, "win: missing; it is the winning tile");
    if (!request_tile(&win->tile, item, "win", why) || !stock_use(stock, win->tile, "win", why))
        return false;
    hand_add(&win->hand, win->tile);
    return true;
}

/* In a mode that takes a suit out the tiles may be of two suits at most. */
static bool check_suits(const struct stock *stock, struct error *why)
{
    unsigned suits = 0;
    for (uint8_t kind = 0; kind < TILE_EAST; kind++)
        if (stock->left[kind] < stock->copies[kind])
            suits |= 1u << tile_suit(kind);
    if (!stock->rules->removes_suit || suits != 7)
        return true;
    return error_set(why, "hand: a suit is taken out: the hand has tiles of all three suits");
}

static bool read_tiles(struct win *win, const struct ruleset *rules, const cJSON *request, struct error *why)
{
    struct stock stock;
    stock_init(&stock, rules, SUIT_NONE);
    return request_melds(win->melds, &win->meld_count, &stock, request, why) &&
           request_hand(&win->hand, &stock, request, why) && check_size(win, rules, why) &&
           read_winning_tile(win, &stock, request, why) && check_suits(&stock, why);
}

/* The written form of a JSON option value, in `number` if need be; NULL if it is none. */
static const char *option_text(const cJSON *item, char number[24])
{
    if (cJSON_IsBool(item))
        return cJSON_IsTrue(item) ? "on" : "off";
    if (cJSON_IsNumber(item)) {
        snprintf(number, 24, "%.15g", item->valuedouble);
        return number;
    }
    return cJSON_GetStringValue(item);
}

static bool read_options(int16_t *options, const struct ruleset *rules, const cJSON *request,
                         struct error *why)
{
    const cJSON *object = request_field(request, "options"), *item;
    ruleset_defaults(rules, options);
    if (!object)
        return true;
    if (!cJSON_IsObject(object))
        return error_set(why, "options: expected {\"NAME\":VALUE, ...}");
    cJSON_ArrayForEach(item, object)
    {
        char number[24];
        const char *text = option_text(item, number);
        struct error inner = {0};
        if (!text)
            return error_set(why, "options: %.40s: expected true, false, a number or a text", item->string);
        if (!ruleset_set(rules, options, item->string, text, &inner))
            return error_set(why, "options: %s", inner.message);
    }
    return true;
}

static void add_score(cJSON *answer, const struct win *win, const struct score *score)
{
    cJSON_AddBoolToObject(answer, "win", score->win);
    if (!score->win) {
        if (score->reason)
            cJSON_AddStringToObject(answer, "reason", score->reason);
        if (score->reason && score->faan)
            cJSON_AddNumberToObject(answer, "faan", score->faan);
        return;
    }
    cJSON_AddNumberToObject(answer, "points", score->points);
    cJSON_AddItemToObject(answer, "patterns", answer_patterns(score));
    cJSON_AddItemToObject(answer, "sets", answer_sets(score, &win->hand));
}

bool score_answer(cJSON *answer, const cJSON *request, struct error *why)
{
    const struct ruleset *rules;
    int16_t options[OPTION_MOST];
    struct win win;
    memset(&win, 0, sizeof win);
    if (!request_rules(&rules, request, why) || !read_options(options, rules, request, why) ||
        !read_tiles(&win, rules, request, why) || !situation_read(&win, rules, options, request, why) ||
        !situation_check(&win, rules, options, why))
        return false;
    struct score score;
    score_win(rules, options, &win, &score);
    add_score(answer, &win, &score);
    return true;
}

int command_score(int argc, char **argv)
{
    int status;
    return command_plain(argc, argv, &status) ? batch_run(stdin, score_answer) : status;
}
