/*
 * statistics.c: see statistics.h. A record is played again; each round counts once, when its result stands.
 */
#include "session/study/statistics.h"

#include <stdio.h>
#include <string.h>

#include "session/session.h"

/* The dearest hand so far, and what made it dear. */
static void add_hand(struct statistics *tally, const struct view *view, int seat)
{
    struct win win;
    struct score score;
    const struct score_line *dearest = NULL;

    if (view->table.rules->declares_risk) { /* no hand has a value there: what the round brought counts */
        if (view->table.result.gain[seat] > tally->best)
            tally->best = view->table.result.gain[seat];
        return;
    }
    if (!view_result_of(view, seat, &win, &score) || score.points <= tally->best)
        return;
    for (int i = 0; i < score.line_count; i++)
        if (!dearest || score.lines[i].points > dearest->points)
            dearest = &score.lines[i];
    tally->best = score.points;
    snprintf(tally->best_name, sizeof tally->best_name, "%s", dearest ? dearest->pattern->name : "");
}

static void add_round(struct statistics *tally, const struct view *view, int seat)
{
    const struct result *result = &view->table.result;

    if (result->outcome == OUTCOME_VOID) /* the clock: it counts for nothing */
        return;
    tally->rounds++;
    if (result->outcome != OUTCOME_WIN)
        return;
    if (result->winner != seat && !(result->winners >> seat & 1)) {
        tally->rounds_lost++;
        return;
    }
    tally->rounds_won++;
    tally->points += result->gain[seat];
    add_hand(tally, view, seat);
}

static void add_end(struct statistics *tally, const struct table *table, int seat)
{
    int order[SEAT_MOST], leader = table_leader(table);

    table_standing(table, order);
    tally->matches++;
    tally->won += leader == seat;
    tally->tied += leader == SEAT_NONE && table->scores[seat] == table->scores[order[0]];
}

bool statistics_add(struct statistics *tally, const struct record *record)
{
    static struct view view; /* large */
    struct statistics added = {0};
    int seat = setup_only_person(&record->setup), done = 0;

    if (seat == SEAT_NONE || record->setup.practice || record->setup.practice_later)
        return false;
    struct session *session = session_from_record(record);
    session_go_to(session, 0);
    while (session_position(session) < session_length(session)) {
        session_forward(session);
        session_view(session, seat, &view);
        if (view.table.result.outcome == OUTCOME_NONE || view.table.round == done)
            continue;
        done = view.table.round;
        add_round(&added, &view, seat);
    }
    bool over = session_is_over(session);
    if (over) {
        add_end(&added, &view.table, seat);
        statistics_join(tally, &added);
    }
    session_free(session);
    return over;
}

void statistics_join(struct statistics *tally, const struct statistics *other)
{
    tally->matches += other->matches;
    tally->won += other->won;
    tally->tied += other->tied;
    tally->rounds += other->rounds;
    tally->rounds_won += other->rounds_won;
    tally->rounds_lost += other->rounds_lost;
    tally->points += other->points;
    if (other->best <= tally->best)
        return;
    tally->best = other->best;
    memcpy(tally->best_name, other->best_name, sizeof tally->best_name);
}
