/*
 * score_sheet.c: see score_sheet.h.
 */
#include "words/score_sheet.h"

#include <stdlib.h>
#include <string.h>

#include "base/check.h"

static void fill_row(struct score_sheet_row *row, const struct words *words, const struct player *players,
                     const struct table *table, const int32_t before[SEAT_MAX])
{
    struct words then = *words;
    memset(row, 0, sizeof *row);
    row->round = table->round;
    row->dealer = table->dealer;
    row->wind = table_round_wind(table);
    row->winners = table->result.winners;
    for (int seat = 0; seat < table->seats; seat++) {
        row->total[seat] = table->scores[seat];
        row->gain[seat] = table->scores[seat] - before[seat];
    }
    memcpy(row->players, players, sizeof row->players);
    words_seat(&then, players);
    words_headline(&then, table, row->text, sizeof row->text);
}

int score_sheet_make(const struct session *session, const struct words *words, struct score_sheet_row **rows)
{
    struct session *copy = session_copy(session);
    static struct view view; /* large */
    int32_t before[SEAT_MAX];
    int count = 0, room = 0, done = 0;

    *rows = NULL;
    session_view(copy, SEAT_NONE, &view);
    memcpy(before, view.table.scores, sizeof before);
    while (session_position(copy) < session_position(session)) {
        session_forward(copy);
        session_view(copy, SEAT_NONE, &view);
        if (view.table.result.outcome == OUTCOME_NONE || view.table.round == done)
            continue;
        if (count == room) {
            room = room ? 2 * room : 16;
            *rows = realloc(*rows, (size_t)room * sizeof **rows);
            CHECK_MEMORY(*rows);
        }
        fill_row(&(*rows)[count++], words, session_setup(copy)->players, &view.table, before);
        memcpy(before, view.table.scores, sizeof before);
        done = view.table.round;
    }
    session_free(copy);
    return count;
}
