/* chance.c: what came by chance against what could have come; see chance.h. */
#include "session/luck/chance.h"

#include <string.h>

#include "base/check.h"

enum { CHANCES_MOST = 24, TREASURE_POOL = 36 };

enum source { FROM_WALL, FROM_ROW, FROM_TREASURE };

/* One tile that chance gives in a step. */
struct chance {
    uint8_t event; /* its place among the step's events */
    uint8_t source, place;
    uint8_t kind, seat;
    bool is_turn; /* turned after a guess */
    bool is_ura;  /* shown by the win that is the event */
};

/* What a step does once the tiles are as they are. */
struct run {
    struct game game;
    struct events events;
    int count;
    struct chance chances[CHANCES_MOST];
};

/* Where two tiles of the hidden ones change places before the step. */
struct swap {
    struct chance a, b;
};

/* --- playing the step -------------------------------------------------------------------------------- */

static uint8_t *tile_at(struct game *game, const struct chance *at)
{
    return at->source == FROM_WALL ? &game->wall[at->place] : &game->row[at->place];
}

static void swap_tiles(struct game *game, const struct swap *swap)
{
    uint8_t *a = tile_at(game, &swap->a), *b = tile_at(game, &swap->b), kept = *a;
    *a = *b;
    *b = kept;
}

static void note(struct run *run, struct chance chance)
{
    CHECK(run->count < CHANCES_MOST);
    run->chances[run->count++] = chance;
}

static void note_ura(struct run *run, int event)
{
    const struct table *table = &run->game.table;
    const struct event *win = &run->events.list[event];
    if (!table->rules->has_dora || win->seat >= table->seats || !table->riichi[win->seat])
        return;
    for (int i = 0; i < DORA_MOST && table->dora.shown[i] != TILE_NONE; i++)
        note(run, (struct chance){.event = (uint8_t)event,
                                  .place = (uint8_t)(run->game.count - DORA_PLACE - 2 * i - 1),
                                  .kind = CHANCE_BONUS,
                                  .seat = SEAT_NONE,
                                  .is_ura = true});
}

/* Finds what chance gave in the step, by going along the wall with the events. */
static void find_chances(struct run *run, int front, int back)
{
    bool replaced_in_front = run->game.table.rules->front_replacements;
    run->count = 0;
    for (int i = 0; i < run->events.count; i++) {
        const struct event *event = &run->events.list[i];
        struct chance chance = {.event = (uint8_t)i, .kind = CHANCE_DRAW, .seat = event->seat};
        switch ((enum event_kind)event->kind) {
        case EVENT_DRAW:
            chance.place = (uint8_t)front++;
            break;
        case EVENT_REPLACEMENT:
            chance.place = (uint8_t)(replaced_in_front ? front++ : --back);
            break;
        case EVENT_TURN:
            chance.place = (uint8_t)(event->number ? --back : front++);
            chance.is_turn = true;
            break;
        case EVENT_DUMMY_DISCARD:
            chance.place = (uint8_t)front++;
            chance.kind = CHANCE_DUMMY;
            break;
        case EVENT_REVEAL:
            chance.source = FROM_ROW;
            chance.place = event->number;
            chance.kind = CHANCE_DUMMY;
            break;
        case EVENT_TREASURE:
            chance.source = FROM_TREASURE;
            chance.kind = CHANCE_BONUS;
            break;
        case EVENT_DORA:
            chance.place = (uint8_t)(run->game.count - DORA_PLACE - 2 * event->number);
            chance.kind = CHANCE_BONUS;
            chance.seat = SEAT_NONE;
            break;
        case EVENT_WIN:
            note_ura(run, i);
            continue;
        default:
            continue;
        }
        note(run, chance);
    }
}

/* The tiles of all hands together, as they are dealt. */
static int hands_size(const struct table *table)
{
    int players = table->seats - (table->sitting != SEAT_NONE);
    return players * (3 * table->sets + 1);
}

/* Plays the step; a swap (or NULL) and a treasure (or TILE_NONE) come before it. */
static void run_step(const struct chance_step *step, const struct swap *swap, uint8_t treasure,
                     struct run *run)
{
    run->game = *step->before;
    if (!step->entry->is_deal) {
        if (swap)
            swap_tiles(&run->game, swap);
        if (treasure != TILE_NONE)
            run->game.treasure = treasure;
        entry_apply(step->entry, &run->game, &run->events);
        find_chances(run, step->before->front, step->before->back);
        return;
    }
    struct deal deal = step->entry->deal;
    if (swap) {
        deal.wall[swap->a.place] = step->entry->deal.wall[swap->b.place];
        deal.wall[swap->b.place] = step->entry->deal.wall[swap->a.place];
    }
    game_deal(&run->game, &deal, &run->events);
    find_chances(run, hands_size(&run->game.table) + run->game.table.rules->dummy, deal.count);
}

/* --- what could have come ---------------------------------------------------------------------------- */

/* The hidden places a tile could have come from: the wall's, the dead wall's and the row's, those that came
 * earlier in the step left out. */
static int hidden_places(const struct chance_step *step, const struct run *run, int number,
                         struct chance places[])
{
    bool known[WALL_MOST] = {false}, known_row[DUMMY_MOST] = {false};
    const struct game *game = step->entry->is_deal ? &run->game : step->before;
    const struct table *table = &game->table;
    int front = step->entry->is_deal ? hands_size(table) : game->front, count = 0;
    int back = step->entry->is_deal ? game->count : game->back;
    for (int i = 0; i < DORA_MOST && table->dora.shown[i] != TILE_NONE; i++)
        known[game->count - DORA_PLACE - 2 * i] = true;
    for (int i = 0; i < number; i++) {
        const struct chance *chance = &run->chances[i];
        if (chance->source == FROM_WALL)
            known[chance->place] = true;
        else if (chance->source == FROM_ROW)
            known_row[chance->place] = true;
    }
    for (int i = front; i < back; i++)
        if (!known[i])
            places[count++] = (struct chance){.source = FROM_WALL, .place = (uint8_t)i};
    for (int i = 0; i < table->rules->dummy && !step->entry->is_deal; i++)
        if (table->dummy.row[i] == TILE_HIDDEN && !known_row[i])
            places[count++] = (struct chance){.source = FROM_ROW, .place = (uint8_t)i};
    return count;
}

/* The value once chance number `number` has given its tile, and nothing that came later in the step. */
static void value_then(const struct valuer *valuer, const struct chance_step *step, const struct run *run,
                       int number, double gain[SEAT_MOST])
{
    bool more = number + 1 < run->count;
    if (more && run->chances[number + 1].is_turn)
        value_turning(valuer, step->before, &step->entry->move, number + 1, gain);
    else
        value_of(valuer, &run->game, more, gain);
}

static void set_term(const struct valuer *valuer, struct chance chance, const double came[SEAT_MOST],
                     const double mean[SEAT_MOST], struct chance_term *term)
{
    *term = (struct chance_term){.kind = chance.kind, .seat = chance.seat};
    for (int seat = 0; seat < SEAT_MOST; seat++)
        term->gain[seat] = valuer->alone ? 0 : came[seat] - mean[seat];
    memcpy(term->came, came, sizeof term->came);
}

static void add_share(double mean[SEAT_MOST], const double gain[SEAT_MOST], double share)
{
    for (int seat = 0; seat < SEAT_MOST; seat++)
        mean[seat] += share * gain[seat];
}

/* A tile that came from among those face down. */
static void hidden_term(const struct valuer *valuer, const struct chance_step *step, const struct run *run,
                        int number, struct chance_term *term)
{
    struct chance places[WALL_MOST + DUMMY_MOST];
    struct run other;
    struct game tiles = step->entry->is_deal ? run->game : *step->before;
    double came[SEAT_MOST], mean[SEAT_MOST] = {0}, then[SEAT_MOST];
    int count = hidden_places(step, run, number, places), times[TILE_COUNT] = {0};
    struct chance where[TILE_COUNT] = {0};
    uint8_t tile = *tile_at(&tiles, &run->chances[number]);
    for (int i = 0; i < count; i++) {
        uint8_t kind = *tile_at(&tiles, &places[i]);
        times[kind]++;
        where[kind] = places[i];
    }
    for (uint8_t kind = 0; kind < TILE_COUNT; kind++) {
        const struct swap swap = {run->chances[number], where[kind]};
        if (!times[kind] || kind == tile || valuer->alone)
            continue;
        run_step(step, &swap, TILE_NONE, &other);
        value_then(valuer, step, &other, number, then);
        add_share(mean, then, (double)times[kind] / count);
    }
    value_then(valuer, step, run, number, came);
    add_share(mean, came, (double)times[tile] / count);
    set_term(valuer, run->chances[number], came, mean, term);
}

/* The treasure came from the suit that was taken out, less East's three. */
static void treasure_term(const struct valuer *valuer, const struct chance_step *step, const struct run *run,
                          int number, struct chance_term *term)
{
    struct run other;
    double came[SEAT_MOST], mean[SEAT_MOST] = {0}, then[SEAT_MOST];
    for (int n = 0; n < 9 && !valuer->alone; n++) {
        uint8_t tile = (uint8_t)(9 * step->before->table.removed + n);
        int left = 4;
        for (int i = 0; i < 3; i++)
            left -= step->deal->aside[i] == tile;
        run_step(step, NULL, tile, &other);
        value_then(valuer, step, &other, number, then);
        add_share(mean, then, (double)left / (TREASURE_POOL - 3));
    }
    value_then(valuer, step, run, number, came);
    set_term(valuer, run->chances[number], came, mean, term);
}

/* Flowers among the hands dealt are replaced at once, which then belongs to the deal, the first draw too. */
static bool deals_flowers(const struct run *run)
{
    for (int i = 0; i < hands_size(&run->game.table); i++)
        if (tile_suit(run->game.wall[i]) == SUIT_BONUS)
            return true;
    return false;
}

/* The hands dealt, against the same hands one, two, ... seats on. */
static void deal_term(const struct valuer *valuer, const struct chance_step *step, const struct run *run,
                      struct chance_term *term)
{
    const struct table *table = &run->game.table;
    int size = 3 * table->sets + 1, players = hands_size(table) / size;
    double came[SEAT_MOST], mean[SEAT_MOST] = {0}, then[SEAT_MOST];
    struct entry moved = *step->entry;
    const struct chance_step elsewhere = {step->before, &moved, step->deal, step->place};
    struct run other;
    bool undrawn = !deals_flowers(run);
    for (int on = 1; on < players && !valuer->alone; on++) {
        for (int i = 0; i < players * size; i++)
            moved.deal.wall[i] = step->entry->deal.wall[(i + on * size) % (players * size)];
        run_step(&elsewhere, NULL, TILE_NONE, &other);
        value_of(valuer, &other.game, undrawn, then);
        add_share(mean, then, 1.0 / players);
    }
    value_of(valuer, &run->game, undrawn, came);
    add_share(mean, came, 1.0 / players);
    set_term(valuer, (struct chance){.kind = CHANCE_DEAL, .seat = SEAT_NONE}, came, mean, term);
}

void chance_terms(struct valuer *valuer, const struct chance_step *step,
                  void (*take)(void *context, const struct chance_term *term), void *context)
{
    struct run run;
    struct chance_term term;
    if (step->entry->is_time_up)
        return;
    valuer->place = step->place + 1;
    run_step(step, NULL, TILE_NONE, &run);
    if (step->entry->is_deal) {
        deal_term(valuer, step, &run, &term);
        take(context, &term);
    }
    bool of_hands = step->entry->is_deal && deals_flowers(&run);
    for (int number = 0; number < run.count && !of_hands; number++) {
        if (run.chances[number].source == FROM_TREASURE)
            treasure_term(valuer, step, &run, number, &term);
        else
            hidden_term(valuer, step, &run, number, &term);
        take(context, &term);
    }
}
