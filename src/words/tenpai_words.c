/*
 * tenpai_words.c: see tenpai_words.h.
 */
#include "words/tenpai_words.h"

bool tenpai_words_event(const struct words *words, const struct event *event, char *out, size_t size)
{
    static const struct words_forms said[EVENT_KINDS] = {
        [EVENT_TENPAI] = {N_("You declare tenpai"), N_("{1} declares tenpai"), NULL},
        [EVENT_LAY_DOWN] = {N_("You lay a tile face down and draw again"),
                            N_("{1} lays a tile face down and draws again"), NULL},
        [EVENT_TURN] = {N_("You reveal…"), N_("{1} reveals…"), NULL},
    };
    const struct words_forms *forms = &said[event->kind];

    if (event->kind == EVENT_GUESS && event->seat == words->you)
        tr_say(out, size, tr("You guess: {1} and {2}"), words_tile(event->tile), words_tile(event->other));
    else if (event->kind == EVENT_GUESS)
        tr_say(out, size, tr("{1} guesses: {2} and {3}"), words_name(words, event->seat),
               words_tile(event->tile), words_tile(event->other));
    else if (forms->you)
        words_say(words, forms, event->seat, SEAT_NONE, NULL, out, size);
    return forms->you || event->kind == EVENT_GUESS;
}

static void prompt_guess(const struct words *words, const struct view *view, char *out, size_t size)
{
    static const struct words_forms asked = {N_("What is {2} waiting for? Choose two tiles"),
                                             N_("{1}: what is {2} waiting for? Choose two tiles"), NULL};
    static const struct words_forms guessing = {
        N_("You guess {2}’s waits"), N_("{1} is guessing {2}’s waits"), N_("{1} is guessing your waits")};
    const struct table *table = &view->table;

    if (view->move_count)
        words_say(words, &asked, view->seat, table->stage.attacker, NULL, out, size);
    else
        words_say(words, &guessing, table_next(table, table->stage.attacker), table->stage.attacker, NULL,
                  out, size);
}

/* Writes the choice when the attacker declared with a tile that can be won on. */
static void prompt_declared(const struct words *words, const struct table *table, char *out, size_t size)
{
    static const struct words_forms riichi = {N_("You declare Riichi with {3}. Win on it?"),
                                              N_("{1} declares Riichi with {3}. Win on it?"), NULL};
    static const struct words_forms tenpai = {N_("You declare tenpai with {3}. Win on it?"),
                                              N_("{1} declares tenpai with {3}. Win on it?"), NULL};

    words_say(words, table->riichi[table->stage.attacker] ? &riichi : &tenpai, table->stage.attacker,
              SEAT_NONE, words_tile(table->offer.tile), out, size);
}

bool tenpai_words_prompt(const struct words *words, const struct view *view, char *out, size_t size)
{
    const struct table *table = &view->table;

    if (!table->rules->has_stages || table->stage.attacker == SEAT_NONE ||
        table->result.outcome != OUTCOME_NONE)
        return false;
    if (table->phase == PHASE_GUESS)
        prompt_guess(words, view, out, size);
    else if (table->phase == PHASE_STAGE && view->move_count)
        tr_say(out, size, tr("The fourth {1}: make a kong?"), words_tile(tile_kind(table->stage.turned)));
    else if (table->phase == PHASE_CLAIM && view->move_count)
        prompt_declared(words, table, out, size);
    else
        return false;
    return true;
}

void tenpai_words_prevented(const struct words *words, const struct table *table, uint8_t tile, char *out,
                            size_t size)
{
    static const struct words_forms forms = {N_("You guess {2}’s wait, {3}: no win"),
                                             N_("{1} guesses {2}’s wait, {3}: no win"),
                                             N_("{1} guesses your wait, {3}: no win")};

    words_say(words, &forms, table_next(table, table->stage.attacker), table->stage.attacker,
              words_tile(tile), out, size);
}

bool tenpai_words_headline(const struct words *words, const struct table *table, char *out, size_t size)
{
    static const struct words_forms prevented = {N_("You guess {2}’s wait: no win"),
                                                 N_("{1} guesses {2}’s wait: no win"),
                                                 N_("{1} guesses your wait: no win")};
    static const struct words_forms never = {NULL, N_("The wall is empty: {2}’s tile never came"),
                                             N_("The wall is empty: your tile never came")};
    const struct result *result = &table->result;

    if (!table->rules->has_stages || result->outcome == OUTCOME_WIN || result->outcome == OUTCOME_NONE)
        return false;
    if (result->outcome == OUTCOME_PREVENTED)
        words_say(words, &prevented, table_next(table, table->stage.attacker), table->stage.attacker, NULL,
                  out, size);
    else if (result->outcome == OUTCOME_VOID)
        tr_say(out, size, tr("Time is up: the hand is void"));
    else if (table->stage.attacker != SEAT_NONE)
        words_say(words, &never, SEAT_NONE, table->stage.attacker, NULL, out, size);
    else
        tr_say(out, size, tr("18 turns each, and nobody declared"));
    return true;
}
