/* choices.c: see choices.h. */
#include "session/archive/choices.h"

void choices_find(const struct record *record, uint8_t *choices)
{
    struct game game;
    struct events events;
    record_start(record, &game);
    for (int i = 0; i < record->count; i++) {
        const struct entry *entry = &record->entries[i];
        struct move moves[MOVE_MAX];
        bool chosen = !entry->is_deal && !entry->is_time_up &&
                      moves_are_choice(moves, game_legal(&game, entry->move.seat, moves));
        choices[i] = (uint8_t)(chosen ? 1u << entry->move.seat : 0);
        entry_apply(entry, &game, &events);
    }
}

int choices_next(const uint8_t *choices, int count, int place, int seat, int direction)
{
    for (int i = place + direction; i >= 0 && i < count; i += direction)
        if (choices[i] >> seat & 1)
            return i;
    return -1;
}

int choices_round(const struct record *record, int place, int direction)
{
    for (place += direction; place > 0 && place <= record->count; place += direction)
        if (record->entries[place - 1].is_deal)
            return place;
    return direction < 0 ? 0 : record->count;
}

bool choices_round_bounds(const struct record *record, int place, int *begin, int *end)
{
    *begin = place;
    while (*begin > 0 && !record->entries[*begin - 1].is_deal)
        --*begin;
    for (*end = place; *end < record->count && !record->entries[*end].is_deal;)
        ++*end;
    return *begin > 0;
}
