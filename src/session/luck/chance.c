/* chance.c: see chance.h. */
#include "session/luck/chance.h"

#include <string.h>

#include "base/check.h"

enum { CHANCES_MAX = 24, TREASURE_POOL = 36 };

enum source { FROM_WALL, FROM_ROW, FROM_TREASURE };

/* One tile that chance gives in a step. */
struct chance {
    uint8_t source, place;
    uint8_t kind, seat;
    bool is_turn; /* turned after a guess */
};

/* The result of playing a step. */
struct run {
    struct game game;
    struct events events;
    int count;
    struct chance chances[CHANCES_MAX];
};

/* A change of the hidden tiles before the step. */
struct altered {
    struct chance a, b;         /* two places to swap; the same place twice: no swap */
    uint8_t treasure;           /* TILE_NONE: no change */
    const struct chance *given; /* NULL, or the `count` tiles the step gives: hide the order of the others */
    int count;
};

static const struct altered unaltered = {.treasure = TILE_NONE};

/* --- playing the step -------------------------------------------------------------------------------- */

static uint8_t *tile_at(struct game *game, const struct chance *at)
{
    return at->source == FROM_WALL ? &game->wall[at->place] : &game->row[at->place];
}

static void swap_tiles(struct game *game, const struct altered *altered)
{
    uint8_t *a = tile_at(game, &altered->a), *b = tile_at(game, &altered->b), kept = *a;
    *a = *b;
    *b = kept;
}

/* Hides the order of the tiles after the given ones. Otherwise a flower would reveal it: its replacement is
 * drawn before the next draw is taken back. */
static void hide_rest(const struct altered *altered, uint8_t wall[], int front, int back)
{
    if (!altered->given)
        return;
    for (int i = 0; i < altered->count; i++)
        if (altered->given[i].place == front)
            front++;
        else
            back--;
    value_hide_order(wall, front, back);
}

static void note(struct run *run, struct chance chance)
{
    CHECK(run->count < CHANCES_MAX);
    run->chances[run->count++] = chance;
}

static void note_ura(struct run *run, const struct event *win)
{
    const struct table *table = &run->game.table;
    if (!table->rules->has_dora || !table->riichi[win->seat])
        return;
    for (int i = 0; i < DORA_MAX && table->dora.shown[i] != TILE_NONE; i++)
        note(run, (struct chance){.place = (uint8_t)(run->game.count - DORA_PLACE - 2 * i - 1),
                                  .kind = CHANCE_BONUS,
                                  .seat = SEAT_NONE});
}

/* Finds the tiles that chance gave in the step, by following the events along the wall. */
static void find_chances(struct run *run, int front, int back)
{
    bool replaced_in_front = run->game.table.rules->front_replacements;
    run->count = 0;
    for (int i = 0; i < run->events.count; i++) {
        const struct event *event = &run->events.list[i];
        struct chance chance = {.kind = CHANCE_DRAW, .seat = event->seat};
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
            note_ura(run, event);
            continue;
        default:
            continue;
        }
        note(run, chance);
    }
}

/* Returns the number of tiles in all dealt hands. */
static int hands_size(const struct table *table)
{
    int players = table_players(table);
    return players * (3 * table->sets + 1);
}

/* Plays the step with the hidden tiles changed. */
static void run_step(const struct chance_step *step, const struct altered *altered, struct run *run)
{
    run->game = *step->before;
    if (!step->entry->is_deal) {
        swap_tiles(&run->game, altered);
        hide_rest(altered, run->game.wall, run->game.front, run->game.back);
        if (altered->treasure != TILE_NONE)
            run->game.treasure = altered->treasure;
        entry_apply(step->entry, &run->game, &run->events);
        find_chances(run, step->before->front, step->before->back);
        return;
    }
    struct deal deal = step->entry->deal;
    deal.wall[altered->a.place] = step->entry->deal.wall[altered->b.place];
    deal.wall[altered->b.place] = step->entry->deal.wall[altered->a.place];
    hide_rest(altered, deal.wall, hands_size(&step->before->table), deal.count); /* flowers: no row */
    game_deal(&run->game, &deal, &run->events);
    find_chances(run, hands_size(&run->game.table) + run->game.table.rules->dummy, deal.count);
}

/* --- what could have come ---------------------------------------------------------------------------- */

/* Lists the hidden places from which a tile could have come: in the wall, the dead wall and the row, except
 * those used earlier in the step. */
static int hidden_places(const struct chance_step *step, const struct run *run, int number,
                         struct chance places[])
{
    bool known[WALL_MAX] = {false}, known_row[DUMMY_MAX] = {false};
    const struct game *game = step->entry->is_deal ? &run->game : step->before;
    const struct table *table = &game->table;
    int front = step->entry->is_deal ? hands_size(table) : game->front, count = 0;
    int back = step->entry->is_deal ? game->count : game->back;
    for (int i = 0; i < DORA_MAX && table->dora.shown[i] != TILE_NONE; i++)
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

/* Calculates the value after chance number `number` has given its tile and before anything later in the
 * step. */
static void value_then(const struct valuer *valuer, const struct chance_step *step, const struct run *run,
                       int number, double gain[SEAT_MAX])
{
    bool more = number + 1 < run->count;
    if (more && run->chances[number + 1].is_turn)
        value_turning(valuer, step->before, &step->entry->move, number + 1, gain);
    else
        value_of(valuer, &run->game, more, gain);
}

static void set_term(const struct valuer *valuer, struct chance chance, const double came[SEAT_MAX],
                     const double mean[SEAT_MAX], struct chance_term *term)
{
    *term = (struct chance_term){.kind = chance.kind, .seat = chance.seat};
    for (int seat = 0; seat < SEAT_MAX; seat++)
        term->gain[seat] = valuer->alone ? 0 : came[seat] - mean[seat];
    memcpy(term->came, came, sizeof term->came);
}

static void add_share(double mean[SEAT_MAX], const double gain[SEAT_MAX], double share)
{
    for (int seat = 0; seat < SEAT_MAX; seat++)
        mean[seat] += share * gain[seat];
}

/* True if the tile at a place may be revealed as an indicator later in the step (the next dora, and all ura
 * dora). Then it matters which of two equal tiles is swapped with the actual one. */
static bool is_indicator(const struct run *run, const struct chance *place)
{
    const struct table *table = &run->game.table;
    int shown = 0, from_end = run->game.count - DORA_PLACE - place->place;
    while (shown < DORA_MAX && table->dora.shown[shown] != TILE_NONE)
        shown++;
    return table->rules->has_dora && place->source == FROM_WALL && from_end >= 0 && from_end <= 2 * shown + 1;
}

/* The tile that came from the face-down ones, and what is needed to weigh the alternatives. */
struct weighing {
    const struct valuer *valuer;
    const struct chance_step *step;
    const struct run *run;
    int number;
    struct altered as_it_is;
};

/* Calculates the value if the tile at another place had come. */
static void weigh(const struct weighing *weighing, struct chance place, double then[SEAT_MAX])
{
    struct run other;
    struct altered altered = weighing->as_it_is;
    altered.b = place;
    run_step(weighing->step, &altered, &other);
    value_then(weighing->valuer, weighing->step, &other, weighing->number, then);
}

/* Adds the shares of all tiles of other kinds to the mean; returns the share of tiles of the actual kind. */
static double weigh_others(const struct weighing *weighing, double mean[SEAT_MAX])
{
    struct chance places[WALL_MAX + DUMMY_MAX], where[TILE_COUNT] = {0};
    struct game tiles = weighing->step->entry->is_deal ? weighing->run->game : *weighing->step->before;
    int count = hidden_places(weighing->step, weighing->run, weighing->number, places),
        times[TILE_COUNT] = {0};
    uint8_t tile = *tile_at(&tiles, &weighing->as_it_is.a);
    double then[SEAT_MAX];
    for (int i = 0; i < count; i++) {
        uint8_t kind = *tile_at(&tiles, &places[i]);
        if (kind != tile && is_indicator(weighing->run, &places[i])) {
            weigh(weighing, places[i], then);
            add_share(mean, then, 1.0 / count);
            continue;
        }
        times[kind]++;
        where[kind] = places[i];
    }
    for (uint8_t kind = 0; kind < TILE_COUNT; kind++) {
        if (!times[kind] || kind == tile)
            continue;
        weigh(weighing, where[kind], then);
        add_share(mean, then, (double)times[kind] / count);
    }
    return (double)times[tile] / count;
}

/* Calculates the term of a tile that came from the face-down ones. */
static void hidden_term(const struct valuer *valuer, const struct chance_step *step, const struct run *run,
                        int number, struct chance_term *term)
{
    double came[SEAT_MAX], mean[SEAT_MAX] = {0};
    struct chance at = run->chances[number];
    bool flowers = table_has_flowers(&run->game.table);
    const struct weighing weighing = {
        valuer, step, run, number, {at, at, TILE_NONE, flowers ? run->chances : NULL, number + 1}};
    weigh(&weighing, at, came);
    if (!valuer->alone)
        add_share(mean, came, weigh_others(&weighing, mean));
    set_term(valuer, at, came, mean, term);
}

/* Calculates the term of the treasure, which came from the removed suit without East's three candidates. */
static void treasure_term(const struct valuer *valuer, const struct chance_step *step, const struct run *run,
                          int number, struct chance_term *term)
{
    struct run other;
    double came[SEAT_MAX], mean[SEAT_MAX] = {0}, then[SEAT_MAX];
    for (int n = 0; n < 9 && !valuer->alone; n++) {
        uint8_t tile = (uint8_t)(9 * step->before->table.removed + n);
        int left = 4;
        for (int i = 0; i < 3; i++)
            left -= step->deal->aside[i] == tile;
        const struct altered altered = {.treasure = tile};
        run_step(step, &altered, &other);
        value_then(valuer, step, &other, number, then);
        add_share(mean, then, (double)left / (TREASURE_POOL - 3));
    }
    value_then(valuer, step, run, number, came);
    set_term(valuer, run->chances[number], came, mean, term);
}

/* True if dealt flowers are replaced at once; then the replacements, and the first draw, belong to the
 * deal. */
static bool deals_flowers(const struct run *run)
{
    for (int i = 0; i < hands_size(&run->game.table); i++)
        if (tile_suit(run->game.wall[i]) == SUIT_BONUS)
            return true;
    return false;
}

/* Calculates the term of the deal, compared with the same hands moved on by one, two, ... seats. */
static void deal_term(const struct valuer *valuer, const struct chance_step *step, const struct run *run,
                      struct chance_term *term)
{
    const struct table *table = &run->game.table;
    int size = 3 * table->sets + 1, players = hands_size(table) / size;
    double came[SEAT_MAX], mean[SEAT_MAX] = {0}, then[SEAT_MAX];
    struct entry moved = *step->entry;
    const struct chance_step elsewhere = {step->before, &moved, step->deal, step->place};
    struct run other;
    bool undrawn = !deals_flowers(run);
    for (int on = 1; on < players && !valuer->alone; on++) {
        for (int i = 0; i < players * size; i++)
            moved.deal.wall[i] = step->entry->deal.wall[(i + on * size) % (players * size)];
        run_step(&elsewhere, &unaltered, &other);
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
    valuer->place = step->place + 1;
    run_step(step, &unaltered, &run);
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
