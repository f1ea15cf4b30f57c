/* deeds.c: see deeds.h. */
#include "session/statistics/deeds.h"

#include "rules/modes/riichi_score.h"

enum {
    DUMMY_ACTIONS = 4,
    WRONG_GUESSES = 3,
    COUNTERS = 3,
    MINIMUM = 3,
    MINIMUM_CHOICE = 2 /* the choice of the option: 3 faan */
};

unsigned deeds_begin(struct deeds *deeds, const struct table *table, int seat)
{
    unsigned marks = table->dealer == seat ? TALLY_DEALER : 0;
    *deeds = (struct deeds){.counters = table->stakes.counters};
    for (int other = 0; other < table->seats; other++)
        if (table->scores[other] > table->scores[seat])
            marks |= TALLY_BEHIND;
    return marks;
}

void deeds_move(struct deeds *deeds, const struct game *game, const struct entry *entry, int seat)
{
    const struct table *table = &game->table;
    const struct own *own = &game->own[seat];
    struct win win;
    struct score score;
    if (entry->is_time_up || entry->move.seat != seat || table->drawn_by != seat || own->drawn == TILE_NONE)
        return;
    if (entry->move.kind == MOVE_WIN)
        deeds->blocked = legal_furiten(table, own, seat, tile_kind(own->drawn), NULL);
    if (entry->move.kind == MOVE_WIN || !table->rules->has_stages ||
        !legal_check(table, own, move_make(MOVE_WIN, seat, TILE_NONE), NULL))
        return;
    table_win(table, &own->hand, seat, own->drawn, (enum win_source)table->draw_source, &win);
    score_win(table->rules, table->options, &win, &score);
    deeds->passed = score.points > deeds->passed ? score.points : deeds->passed;
}

unsigned deeds_event(struct deeds *deeds, const struct event *event, int seat)
{
    bool own = event->seat == seat;
    if (event->kind == EVENT_GUESS && !own)
        deeds->guessed_wrong += !event->number;
    if (!own)
        return 0;
    deeds->reveals += event->kind == EVENT_REVEAL;
    deeds->draws += event->kind == EVENT_DUMMY_DISCARD;
    deeds->riichi |= event->kind == EVENT_RIICHI;
    deeds->borrowed |= event->kind == EVENT_KONG && event->from == SEAT_DUMMY && deeds->riichi;
    if (event->kind != EVENT_GUESS)
        return 0;
    return ++deeds->guesses == 1 && event->number ? TALLY_FIRST_GUESS : 0;
}

/* Returns the marks for the value of the hand. */
static unsigned worth(const struct deeds *deeds, const struct table *table, const struct score *score)
{
    unsigned marks = 0;
    if (table->rules->counts_faan && score->faan == MINIMUM &&
        table_option(table, OPTION_MINIMUM) == MINIMUM_CHOICE)
        marks |= TALLY_JUST;
    if (!table->rules->has_stages)
        return marks;
    enum riichi_limit limit = riichi_limit(score);
    return marks | (limit >= LIMIT_MANGAN ? TALLY_MANGAN : 0) |
           (limit >= LIMIT_COUNTED_YAKUMAN ? TALLY_YAKUMAN : 0) |
           (deeds->counters >= COUNTERS ? TALLY_COUNTERS : 0) |
           (deeds->passed && score->points > deeds->passed ? TALLY_WORTH_MORE : 0);
}

unsigned deeds_won(const struct deeds *deeds, const struct table *table, int seat, const struct win *win,
                   const struct score *score)
{
    unsigned marks = worth(deeds, table, score);
    if (win->last_tile && (win_is_own_draw(win) || win->source == WIN_DUMMY_DISCARD))
        marks |= TALLY_LAST_TILE;
    if (score->reading.form & (FORM_SEVEN_PAIRS | FORM_SEVEN_PAIRS_ANY))
        marks |= TALLY_PAIRS;
    if (deeds->reveals >= DUMMY_ACTIONS && !deeds->draws)
        marks |= TALLY_REVEALS;
    if (deeds->draws >= DUMMY_ACTIONS && !deeds->reveals)
        marks |= TALLY_DRAWS;
    if (deeds->guessed_wrong >= WRONG_GUESSES && table->stage.attacker == seat)
        marks |= TALLY_HIDDEN;
    if (table->result.liable[seat] != SEAT_NONE)
        marks |= TALLY_LIABLE;
    return marks | (deeds->borrowed ? TALLY_BORROWED : 0) | (deeds->blocked ? TALLY_FURITEN : 0);
}
