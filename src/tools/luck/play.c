/*
 * play.c: rounds that opponents play among themselves (play.h).
 */
#include "tools/luck/play.h"

#include "base/rng.h"

static bool goes_on(const struct game *game)
{
    return game->table.phase != PHASE_DEAL && game->table.phase != PHASE_OVER;
}

static void enter(struct play *play, struct move move)
{
    struct events events;
    record_add_move(&play->record, move);
    game_apply(&play->game, move, &events);
}

/* As in a session. */
static struct move choose(const struct play *play, int seat)
{
    struct view view;
    struct rng rng;
    int place = play->record.count - bits_count(play->game.answered);
    session_think_source(&play->record.setup, place, seat, &rng);
    view_init(&view, &play->game, seat);
    return ai_choose(play->level, &view, &rng, NULL);
}

/* One round, the first of a match; the record is left to be freed. */
void play_round(struct play *play, uint64_t seed)
{
    struct setup setup = {.rules = play->rules, .seed = seed};
    struct deal deal;
    struct events events;
    ruleset_defaults(play->rules, setup.options);
    setup.seats = (uint8_t)ruleset_seats(play->rules, setup.options);
    for (int seat = 0; seat < setup.seats; seat++)
        setup.players[seat] = (struct player){.kind = PLAYER_COMPUTER, .level = (uint8_t)play->level};
    record_init(&play->record, &setup);
    record_start(&play->record, &play->game);
    if (play->game.table.phase == PHASE_REMOVE)
        enter(play, move_make_number(MOVE_REMOVE, 0, (int)(seed % 3), 0));
    deal_shuffle(&deal, &play->game, seed);
    record_add_deal(&play->record, &deal, seed);
    game_deal(&play->game, &deal, &events);
    while (goes_on(&play->game)) {
        int seat = tile_set_first(play->game.table.asked);
        enter(play, choose(play, seat));
    }
}
