/*
 * score.c: `tigers score`: the value of finished hands.
 *
 * A request is read (request.h), checked (score_request.c) and scored by the rules.
 */
#include <string.h>

#include "cli/answer.h"
#include "cli/command.h"
#include "cli/commands/batch.h"
#include "cli/wire/request.h"
#include "cli/wire/score_request.h"

static bool check_size(const struct win *win, int sets, struct error *error)
{
    int expected = 3 * (sets - win->meld_count) + 1;
    if (win->hand.size == expected)
        return true;
    if (win->meld_count > sets)
        return error_set(error, "melds: %d sets, but a hand has only %d", win->meld_count, sets);
    return error_set(
        error, "hand: wrong tile count: %d concealed tile%s with %d meld%s, expected %d and the winning tile",
        win->hand.size, win->hand.size == 1 ? "" : "s", win->meld_count, win->meld_count == 1 ? "" : "s",
        expected);
}

static bool read_winning_tile(struct win *win, struct stock *stock, const cJSON *request, struct error *error)
{
    const cJSON *item = request_field(request, "win");
    if (!item)
        return error_set(error, "win: missing; name the winning tile");
    if (!request_tile(&win->tile, item, "win", error) || !request_use(stock, win->tile, "win", error))
        return false;
    hand_add(&win->hand, win->tile);
    return true;
}

static bool check_suits(const struct stock *stock, struct error *error)
{
    struct fault fault;
    return stock_check_suits(stock, &fault) || request_fault(stock, &fault, "hand", error);
}

/* Reads the winner's tiles. The rest of the request may use only what the stock has left. */
static bool read_tiles(struct win *win, struct stock *stock, const int16_t *options, const cJSON *request,
                       struct error *error)
{
    const struct ruleset *rules = stock->rules;
    if (!request_melds(win->melds, &win->meld_count, stock, request, error) ||
        !request_hand(&win->hand, stock, request, error))
        return false;
    int sets = request_sets(rules, options, request, win->hand.size + 3 * win->meld_count);
    return check_size(win, sets, error) && read_winning_tile(win, stock, request, error) &&
           check_suits(stock, error) && request_settle_suit(stock, error);
}

static void add_score(cJSON *answer, const struct ruleset *rules, const struct win *win,
                      const struct score *score)
{
    cJSON_AddBoolToObject(answer, "win", score->win);
    if (!score->win) {
        if (score->reason)
            cJSON_AddStringToObject(answer, "reason", score->reason);
        if (score->reason && rules->counts_faan)
            cJSON_AddNumberToObject(answer, "faan", score->faan);
        return;
    }
    cJSON_AddNumberToObject(answer, "points", score->points);
    if (rules->counts_faan)
        cJSON_AddNumberToObject(answer, "faan", score->faan);
    answer_han(answer, win, score);
    cJSON_AddItemToObject(answer, "patterns", answer_patterns(score));
    cJSON_AddItemToObject(answer, "sets", answer_sets(score, &win->hand));
}

bool score_answer(cJSON *answer, const cJSON *request, struct error *error)
{
    const struct ruleset *rules;
    int16_t options[OPTION_MAX];
    struct stock stock;
    struct win win;
    memset(&win, 0, sizeof win);
    if (!request_rules(&rules, request, error) || !request_options(options, rules, request, error))
        return false;
    request_stock(&stock, rules, options, request, SUIT_NONE);
    if (!read_tiles(&win, &stock, options, request, error) ||
        !score_request_read(&win, &stock, options, request, error) ||
        !score_request_check(&win, rules, options, error))
        return false;
    struct score score;
    score_win(rules, options, &win, &score);
    add_score(answer, rules, &win, &score);
    return true;
}

int command_score(int argc, char **argv)
{
    int status;
    return command_plain(argc, argv, &status) ? batch_run(stdin, score_answer) : status;
}
