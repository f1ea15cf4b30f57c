/*
 * result_said.c: the sentences of a round's result (result.h).
 */
#include <stdio.h>
#include <string.h>

#include "base/bits.h"
#include "base/tr.h"
#include "sdl/result/result.h"
#include "sdl/ui/undo.h"
#include "words/tenpai_words.h"

uint8_t result_guessed(const struct view *view)
{
    const struct table *table = &view->table;
    int count = table->stage.guess_count;

    if (table->result.outcome != OUTCOME_PREVENTED)
        return TILE_NONE;
    tile_set waits = result_waits(view, table->stage.attacker);
    for (int i = count - 2; i < count; i++) /* the last guess, which was right */
        if (waits & TILE_BIT(table->stage.guesses[i]))
            return table->stage.guesses[i];
    return TILE_NONE;
}

void result_headline(const struct result_scene *result, char *out, size_t size)
{
    const struct table *table = &result->view.table;
    uint8_t guessed = result_guessed(&result->view);

    words_headline(&result->words, table, out, size);
    if (guessed != TILE_NONE)
        tenpai_words_prevented(&result->words, table, guessed, out, size);
}

enum { SOON = 6 /* turns in which few hands are won */ };

/* On which of their turns the winner won; what comes before the first belongs to it. */
static int turn_of(const struct table *table, int seat)
{
    int turn = table->turns[seat] + (table->result.from == seat);
    return turn ? turn : 1;
}

static void say_win(const struct result_scene *result, const char *progress, char *out, size_t size)
{
    const struct table *table = &result->view.table;
    const char *wind = words_tile(table_wind(table, result->winner));
    int guesses = table->stage.guess_count / 2;

    if (guesses)
        tr_say(out, size, tr_many("{1}, {2}, after {3} guess", "{1}, {2}, after {3} guesses", guesses),
               progress, wind, words_number(guesses));
    else if (table->rules->has_stages)
        tr_say(out, size, tr("{1}, {2}"), progress, wind);
    else if (bits_count(table->result.winners) < 2)
        tr_say(out, size, tr("{1}, {2}, on turn {3}"), progress, wind, turn_of(table, result->winner));
    else if (result->winner == result->words.you)
        tr_say(out, size, tr("{1}. Your hand, {2}"), progress, wind);
    else
        tr_say(out, size, tr("{1}. {2}’s hand, {3}"), progress, words_name(&result->words, result->winner),
               wind);
}

void result_subtitle(const struct result_scene *result, char *out, size_t size)
{
    const struct table *table = &result->view.table;
    int guesses = table->stage.guess_count / 2;
    char progress[80];

    words_progress(table, progress, sizeof progress);
    if (result->mode == &names_result)
        snprintf(out, size, "%s", progress);
    else if (result->won)
        say_win(result, progress, out, size);
    else if (guesses)
        tr_say(out, size, tr_many("{1}, after {2} guess", "{1}, after {2} guesses", guesses), progress,
               words_number(guesses));
    else if (result->mode == &two_result)
        tr_say(out, size, tr("Round {1} of {2}. Nobody scores"), table->round, table->rounds);
    else
        tr_say(out, size, tr("{1}. No points change hands"), progress);
    undo_mark_practice(result->session, out, size);
}

/* True if that seat's hand, which lies open, was waiting at the end. */
static bool was_waiting(const struct result_scene *result, int seat)
{
    return result->view.shown >> seat & 1 && result_waits(&result->view, seat);
}

/* To who has won: that another was as near, or how soon it was. */
static bool cheer(const struct result_scene *result, int turns, char *out, size_t size)
{
    const struct table *table = &result->view.table;
    int other = (result->winner + 1) % table->seats;

    if (table->seats == 2 && was_waiting(result, other))
        tr_say(out, size, tr("Just in time: {1} was waiting too."), words_name(&result->words, other));
    else if (turns > 1 && turns <= SOON)
        tr_say(out, size, tr("You needed only {1} turns."), words_number(turns));
    else if (table->seats == 2 && result->view.shown >> other & 1 &&
             result_distance(&result->view, other) == 1)
        tr_say(out, size, tr("Just ahead: {1} was one tile from waiting."),
               words_name(&result->words, other));
    else
        return false;
    return true;
}

const struct score_line *result_costliest(const struct score *score)
{
    const struct score_line *costliest = NULL;

    for (int i = 0; i < score->line_count; i++)
        if (!costliest || score->lines[i].points > costliest->points)
            costliest = &score->lines[i];
    return costliest;
}

bool result_rare(const struct result_scene *result, char *out, size_t size)
{
    const struct ruleset *rules = result->view.table.rules;
    const struct score *score = &result->score;
    const struct score_line *costliest = result_costliest(score);

    if (!rules->rare)
        return false;
    if (costliest && costliest->points >= rules->rare)
        snprintf(out, size, "%s", tr(costliest->pattern->name));
    else if (rules->has_stages && score->han >= rules->rare)
        tr_say(out, size, tr("Counted yakuman"));
    else
        return false;
    return true;
}

static bool say_how_close(const struct result_scene *result, char *out, size_t size)
{
    const struct table *table = &result->view.table;
    int you = result->words.you, turns = result->won ? turn_of(table, result->winner) : 0;
    bool open = you != SEAT_NONE && result->view.shown >> you & 1;

    if (you == SEAT_NONE || result->mode == &names_result || result->mode == &tenpai_result)
        return false;
    if (result->won && table->result.winners >> you & 1)
        return cheer(result, turns, out, size);
    if (was_waiting(result, you))
        tr_say(out, size,
               result->won ? tr("So close: you were waiting too.") : tr("So close: you were waiting."));
    else if (open && result->won && result_distance(&result->view, you) == 1)
        tr_say(out, size, tr("So close: one tile from waiting."));
    else if (result->won && turns > 1 && turns <= SOON)
        tr_say(out, size, tr("{1} needed only {2} turns."), words_name(&result->words, result->winner),
               words_number(turns));
    else
        return false;
    return true;
}

bool result_human(const struct result_scene *result, char *out, size_t size)
{
    if (say_how_close(result, out, size))
        return true;
    if (result->says)
        tr_say(out, size, tr("{1}: {2}"), words_name(&result->words, result->speaker), tr(result->says));
    return result->says != NULL;
}

static bool waits_now(const struct session *session, int seat)
{
    struct view view;

    session_view(session, seat, &view);
    return view.own.hand.size % 3 == 1 && table_waits(&view.table, &view.own.hand, seat);
}

/* True if the hand of that seat waited in this round, but not at its end. */
static bool has_left_waits(const struct result_scene *result, int seat)
{
    const struct record *record = session_record(result->session);
    int end = session_position(result->session), place = end;
    bool waited = false;

    if (session_is_heard(result->session) || waits_now(result->session, seat))
        return false;
    while (place > 0 && !record->entries[place - 1].is_deal)
        place--;
    struct session *copy = session_copy(result->session);
    for (session_go_to(copy, place); !waited && session_position(copy) < end; session_forward(copy))
        waited = waits_now(copy, seat);
    session_free(copy);
    return waited;
}

/* True if the player of that seat, who has not won, let a win pass in this round or left a waiting hand. */
static bool has_wasted(const struct result_scene *result, int seat)
{
    struct view view;

    if (seat == SEAT_NONE || result->view.table.result.winners >> seat & 1)
        return false;
    session_view(result->session, seat, &view);
    for (int kind = 0; kind < TILE_KINDS; kind++)
        if (view.own.passed[kind])
            return true;
    return has_left_waits(result, seat);
}

/* Returns who speaks of the round, and of what; SEAT_NONE: nobody. */
static int find_remark(const struct result_scene *result, const struct app *app, enum people_moment *moment)
{
    int you = remarks_hearer(app, result->session), speaker = remarks_speaker(app, result->session);
    char name[80];

    if (you == SEAT_NONE)
        return SEAT_NONE;
    if (result->won && result_rare(result, name, sizeof name)) {
        *moment = result->winner == you ? MOMENT_RARE_YOURS : MOMENT_RARE_THEIRS;
        return result->winner == you ? speaker : result->winner;
    }
    *moment = MOMENT_WASTED_THEIRS;
    for (int seat = 0; seat < result->view.table.seats; seat++)
        if (seat != you && result->view.shown >> seat & 1 && has_wasted(result, seat))
            return seat;
    *moment = has_wasted(result, you) ? MOMENT_WASTED_YOURS : MOMENT_DRAWN_ROUND;
    return *moment == MOMENT_WASTED_YOURS || !result->won ? speaker : SEAT_NONE;
}

void result_find_remark(struct result_scene *result, struct app *app)
{
    enum people_moment moment;

    result->speaker = find_remark(result, app, &moment);
    if (result->speaker != SEAT_NONE)
        result->says = remarks_say(app, result->session, result->speaker, moment);
}

void result_worth(const struct result_scene *result, char *out, size_t size)
{
    result_value(result->view.table.rules, &result->score, out, size);
}

/* --- who pays ---------------------------------------------------------------------------------------- */

static bool has_won(const struct result *result, int seat)
{
    return result->winners >> seat & 1;
}

void result_role(const struct result_scene *scene, int seat, char *out, size_t size)
{
    const struct result *result = &scene->view.table.result;
    bool you = seat == scene->words.you;

    if (has_won(result, seat))
        tr_say(out, size, you ? tr("win") : tr("wins"));
    else if (result->liable[scene->winner] == seat)
        tr_say(out, size, you ? tr("are liable for the hand") : tr("is liable for the hand"));
    else if (result->from == seat && result->source == WIN_ROBBED_KONG)
        tr_say(out, size, tr("added {1}"), words_tile(result->tile));
    else if (result->from == seat)
        tr_say(out, size, tr("discarded {1}"), words_tile(result->tile));
    else if (result->gain[seat] < 0)
        tr_say(out, size, you ? tr("pay") : tr("pays"));
    else
        tr_say(out, size, you ? tr("pay nothing") : tr("pays nothing"));
}

/* A mode either makes the one liable who fed a limit hand, or the one who threw the tile first. */
static const struct words_forms feeds = {
    N_("Your tile completed the exposed set that made this hand certain: you are liable for it."),
    N_("{1}’s tile completed the exposed set that made this hand certain: they are liable for it."), NULL};
static const struct words_forms draws = {
    N_("You discarded {3} first in this go-around: it pays as a self-draw."),
    N_("{1} discarded {3} first in this go-around: it pays as a self-draw."), NULL};
static const struct words_forms throws = {
    N_("You discarded {3} first in this go-around and are responsible."),
    N_("{1} discarded {3} first in this go-around and is responsible."), NULL};

bool result_liable(const struct result_scene *scene, char *out, size_t size)
{
    const struct table *table = &scene->view.table;
    const struct result *result = &table->result;
    int liable = result->liable[scene->winner];

    if (liable == SEAT_NONE)
        return false;
    bool fed = ruleset_has(table->rules, OPTION_LIABILITY);
    words_say(&scene->words,
              fed                       ? &feeds
              : has_won(result, liable) ? &draws
                                        : &throws,
              liable, SEAT_NONE, fed ? NULL : words_tile(result->tile), out, size);
    return true;
}

/* --- how it goes on ---------------------------------------------------------------------------------- */

void result_progress(const struct result_scene *result, char *out, size_t size)
{
    const struct table *table = &result->view.table;
    int left = session_is_over(result->session) ? 0 : table->rounds - table->round;
    struct tr_arg to_go = left > 0 ? words_number(left) : tr_text(tr("none"));

    out[0] = '\0';
    if (result->mode == &two_result)
        tr_say(out, size,
               tr_many("{1} round played, {2} to go", "{1} rounds played, {2} to go", table->round),
               words_number(table->round), to_go);
    else if (table->rounds)
        tr_say(out, size, tr("{1} played, {2} to go"), words_number(table->round), to_go);
    else if (!table->rules->has_stages)
        tr_say(out, size, tr("The deal has passed {1} of {2} times"), table->deals_passed,
               table->seats * table_option(table, OPTION_WINDS));
}

/* The words with the names of those who sit there for the next deal. */
static void next_words(const struct result_scene *result, struct words *next)
{
    struct player players[SEAT_MAX] = {0};
    for (int seat = 0; seat < session_setup(result->session)->seats; seat++)
        players[seat] = *session_next_player(result->session, seat);
    *next = result->words;
    words_seat(next, players);
}

void result_next(const struct result_scene *result, char *out, size_t size)
{
    static const struct words_forms stay = {N_("You stay East"), N_("{1} stays East"), NULL};
    static const struct words_forms again = {N_("You are East again next hand"),
                                             N_("{1} is East again next hand"), NULL};
    static const struct words_forms round = {N_("You are East next round"), N_("{1} is East next round"),
                                             NULL};
    static const struct words_forms hand = {N_("You are East next hand"), N_("{1} is East next hand"), NULL};
    const struct table *table = &result->view.table;
    bool pot = table->rules->start_pot;
    struct words then;

    out[0] = '\0';
    if (session_is_over(result->session) && pot)
        tr_say(out, size,
               table->stakes.pot <= 0 ? tr("The pot is empty: the match is over") : tr("The match is over"));
    if (session_is_over(result->session))
        return;
    next_words(result, &then);
    if (result->mode == &names_result) {
        naming_say_next(&result->words, &then, table, out, size);
        return;
    }
    int east =
        table->rules->next_dealer ? table->rules->next_dealer(table) : table_next(table, table->dealer);
    bool stays = east == table->dealer && !strcmp(then.names[east], result->words.names[east]);
    words_say(&then,
              stays                        ? pot ? &again : &stay
              : table->rules->calls_rounds ? &round
                                           : &hand,
              east, SEAT_NONE, NULL, out, size);
}
