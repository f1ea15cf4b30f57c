/* view.c: see view.h. */
#include "rules/play/view.h"

#include <string.h>

#include "base/check.h"
#include "rules/play/flow.h"

static bool round_is_over(const struct table *table)
{
    return table->result.outcome != OUTCOME_NONE;
}

/* Returns the seats whose hands all may see: after the round, those of all who played; in modes with tenpai
 * declarations only the hand of the winner or the declarer. */
static unsigned shown_seats(const struct table *table)
{
    const struct result *result = &table->result;
    unsigned seats = 0;
    if (!round_is_over(table))
        return 0;
    if (table->rules->has_stages) {
        int seat = result->outcome == OUTCOME_WIN ? result->winner : table->stage.attacker;
        return seat == SEAT_NONE || result->outcome == OUTCOME_VOID ? 0 : 1u << seat;
    }
    for (int seat = 0; seat < table->seats; seat++)
        if (seat != table->sitting)
            seats |= 1u << seat;
    return seats;
}

/* Tiles laid face down are visible only to their owner until the round is over. */
static void hide_laid_down(struct table *table, int seat)
{
    for (int i = 0; i < table->discard_count; i++) {
        struct discard *discard = &table->discards[i];
        if (discard->flags & DISCARD_DOWN && (discard->flags & DISCARD_PILE) != seat && !round_is_over(table))
            discard->tile = TILE_HIDDEN;
    }
}

void view_init(struct view *view, const struct game *game, int seat)
{
    memset(view, 0, sizeof *view);
    view->table = game->table;
    view->seat = (uint8_t)seat;
    view->table.asked = 0;
    hide_laid_down(&view->table, seat);
    view->own.drawn = TILE_NONE;
    memset(view->own.three, TILE_NONE, sizeof view->own.three);
    view->shown = (uint8_t)shown_seats(&game->table);
    for (int other = 0; other < game->table.seats; other++)
        if (view->shown >> other & 1)
            view->hands[other] = game->own[other].hand;
    if (seat == SEAT_NONE)
        return;
    CHECK(seat < game->table.seats);
    view->table.asked = game->table.asked & (uint8_t)(1u << seat);
    view->own = game->own[seat];
    view->move_count = (uint8_t)legal_moves(&view->table, &view->own, seat, view->moves);
}

bool view_allows(const struct view *view, struct move move)
{
    return legal_check(&view->table, &view->own, move, NULL);
}

int view_count(const struct view *view, enum move_kind kind)
{
    int count = 0;

    for (int i = 0; i < view->move_count; i++)
        count += view->moves[i].kind == kind;
    return count;
}

const struct move *view_find(const struct view *view, enum move_kind kind)
{
    for (int i = 0; i < view->move_count; i++)
        if (view->moves[i].kind == kind)
            return &view->moves[i];
    return NULL;
}

bool view_result_of(const struct view *view, int seat, struct win *win, struct score *score)
{
    return seat < SEAT_MAX && table_result(&view->table, view->hands[seat], seat, win, score);
}

bool view_result(const struct view *view, struct win *win, struct score *score)
{
    return view_result_of(view, view->table.result.winner, win, score);
}

void view_score(const struct view *view, struct score *score)
{
    const struct table *table = &view->table;
    struct hand hand = view->own.hand;
    struct win win;
    bool drawn = table->phase == PHASE_TURN;
    uint8_t tile = drawn ? view->own.drawn : table->offer.tile;
    uint8_t source = drawn ? table->draw_source : table->offer.source;
    if (!drawn)
        hand_add(&hand, tile);
    table_win(table, &hand, view->seat, tile, (enum win_source)source, &win);
    score_win(table->rules, table->options, &win, score);
}

/* Writes the tiles that the viewer cannot see, in random order; returns how many. */
static int unseen_tiles(const struct view *view, struct rng *rng, uint8_t tiles[WALL_MAX])
{
    int8_t unseen[TILE_KINDS];
    int count = 0;
    table_count_unseen(&view->table, &view->own, unseen);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        for (; unseen[kind] > 0; unseen[kind]--)
            tiles[count++] = kind;
    unsigned flowers = 0;
    for (int seat = 0; seat < view->table.seats; seat++)
        flowers |= view->table.flowers[seat];
    for (uint8_t tile = TILE_FLOWER; table_has_flowers(&view->table) && tile < TILE_RED_FIVE; tile++)
        if (!(flowers >> (tile - TILE_FLOWER) & 1))
            tiles[count++] = tile;
    rng_shuffle(rng, tiles, count);
    return count;
}

/* Takes a tile that a hand may hold from the list, moving the last one into its place. */
static uint8_t take_holdable(uint8_t *tiles, int *count)
{
    int at = *count - 1;
    while (tile_suit(tiles[at]) == SUIT_BONUS)
        at--;
    uint8_t tile = tiles[at];
    tiles[at] = tiles[--*count];
    return tile;
}

/* Takes a tile of that kind from the list, which must have one. */
static uint8_t take_kind(uint8_t kind, uint8_t *tiles, int *count)
{
    int at = 0;
    while (tiles[at] != kind)
        CHECK(++at < *count);
    tiles[at] = tiles[--*count];
    return kind;
}

/* Gives a seat the tiles of `hand`. */
static void give_hand(const struct hand *hand, struct own *own, uint8_t *tiles, int *count)
{
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        for (int i = 0; i < hand->counts[kind]; i++)
            hand_add(&own->hand, take_kind(kind, tiles, count));
}

static void guess_hands(const struct view *view, const struct hand *hands, struct game *game, uint8_t *tiles,
                        int *count)
{
    for (int seat = 0; seat < view->table.seats && hands; seat++)
        if (seat != view->seat)
            give_hand(&hands[seat], &game->own[seat], tiles, count);
    for (int seat = 0; seat < view->table.seats; seat++) {
        struct own *own = &game->own[seat];
        own->drawn = TILE_NONE;
        memset(own->three, TILE_NONE, sizeof own->three);
        if (seat == view->seat)
            continue;
        while (own->hand.size < view->table.hand_sizes[seat]) {
            uint8_t tile = take_holdable(tiles, count);
            hand_add(&own->hand, tile);
            if (view->table.drawn_by == seat)
                own->drawn = tile;
        }
    }
}

/* Fills the wall with the remaining tiles, the revealed indicators in their places. */
static void guess_wall(const struct view *view, struct game *game, const uint8_t *tiles, int count)
{
    int size = view->table.wall + view->table.dead, at = 0;
    game->back = (uint8_t)size;
    game->count = (uint8_t)(size + (view->table.rules->front_replacements ? 0 : view->table.kongs));
    for (int i = 0; i < DORA_MAX && view->table.dora.shown[i] != TILE_NONE; i++)
        game->wall[game->count - DORA_PLACE - 2 * i] = view->table.dora.shown[i];
    for (int i = 0; i < size; i++)
        if (game->wall[i] == TILE_NONE)
            game->wall[i] = tiles[at++];
    CHECK(at == count);
}

/* Fills the tiles set aside that the viewer does not know: the treasure, and East's candidates during the
 * choice. */
static void guess_aside(const struct view *view, struct rng *rng, struct game *game)
{
    const struct table *table = &view->table;
    uint8_t suit[36];
    int count = 0;
    if (table->removed == SUIT_NONE)
        return;
    for (int i = 0; i < 36; i++) {
        uint8_t tile = (uint8_t)(9 * table->removed + i / 4);
        bool known = i % 4 == 0 &&
                     (tile == table->dummy.bonus[0] || tile == table->dummy.bonus[1] ||
                      tile == view->own.three[0] || tile == view->own.three[1] || tile == view->own.three[2]);
        if (!known)
            suit[count++] = tile;
    }
    rng_shuffle(rng, suit, count);
    game->treasure = table->dummy.treasure == TILE_HIDDEN ? suit[--count] : table->dummy.treasure;
    if (table->phase != PHASE_KEEP || table->turn == view->seat)
        return;
    uint8_t *three = game->own[table->turn].three;
    for (int found = 0; found < 3;) {
        uint8_t tile = suit[--count];
        bool again = (found > 0 && tile == three[0]) || (found > 1 && tile == three[1]);
        if (!again)
            three[found++] = tile;
    }
}

/* Works out who must choose in the guessed game: the viewer if it must choose, and the others who could claim
 * or must name their waits. */
static void guess_asked(const struct view *view, struct game *game)
{
    struct table *table = &game->table;
    unsigned asked = table->declared;
    if (table->phase == PHASE_NAME) {
        for (int seat = 0; seat < table->seats && !table->declared; seat++)
            asked |= seat == table->sitting ? 0 : 1u << seat;
    } else if (table->phase == PHASE_CLAIM) {
        flow_ask_claimants(game);
        asked = table->asked;
    } else {
        table->asked = (uint8_t)(1u << table->turn);
        return;
    }
    table->asked = (uint8_t)((asked & ~(1u << view->seat)) | view->table.asked);
}

/* view_guess; the others have `hands`, unless that is NULL. */
static void guess_game(const struct view *view, const struct hand *hands, struct rng *rng, struct game *game)
{
    CHECK(view->seat < view->table.seats && !round_is_over(&view->table));
    uint8_t tiles[WALL_MAX];
    memset(game, 0, sizeof *game);
    game->table = view->table;
    memset(game->wall, TILE_NONE, sizeof game->wall);
    memset(game->row, TILE_NONE, sizeof game->row);
    game->treasure = TILE_NONE;
    int count = unseen_tiles(view, rng, tiles);
    guess_hands(view, hands, game, tiles, &count);
    game->own[view->seat] = view->own;
    for (int i = 0; i < view->table.rules->dummy; i++)
        game->row[i] =
            view->table.dummy.row[i] == TILE_HIDDEN ? take_holdable(tiles, &count) : view->table.dummy.row[i];
    for (int i = 0; i < game->table.discard_count; i++)
        if (game->table.discards[i].tile == TILE_HIDDEN)
            game->table.discards[i].tile = take_holdable(tiles, &count);
    if (view->table.round > 0)
        guess_wall(view, game, tiles, count);
    guess_aside(view, rng, game);
    guess_asked(view, game);
}

void view_guess(const struct view *view, struct rng *rng, struct game *game)
{
    guess_game(view, NULL, rng, game);
}

static bool round_goes_on(const struct table *table)
{
    return table->phase != PHASE_DEAL && table->phase != PHASE_OVER;
}

/* Makes the move and plays the guessed game to the round's end; see view_try. */
static int try_out(const struct view *view, struct game *game, struct move move,
                   const struct view_player *player, int32_t gain[SEAT_MAX])
{
    struct events events = {0};
    struct view seen;
    game_apply(game, move, &events);
    while (round_goes_on(&game->table)) { /* the next round is not dealt here */
        int seat = 0;
        while (!(game->table.asked >> seat & 1))
            seat++;
        view_init(&seen, game, seat);
        events.count = 0;
        game_apply(game, player->choose(player->context, &seen), &events);
    }
    for (int seat = 0; seat < SEAT_MAX; seat++) /* the result's gain does not include a bet paid on the way */
        gain[seat] = game->table.scores[seat] - view->table.scores[seat];
    return game->table.result.outcome == OUTCOME_WIN ? game->table.result.winner : SEAT_NONE;
}

int view_try(const struct view *view, const struct hand *hands, struct rng *rng, struct move move,
             const struct view_player *player, int32_t gain[SEAT_MAX])
{
    struct game game;
    guess_game(view, hands, rng, &game);
    return try_out(view, &game, move, player, gain);
}

int view_try_known(const struct view *view, const struct hand *hands, const uint8_t *wall, struct rng *rng,
                   struct move move, const struct view_player *player, int32_t gain[SEAT_MAX])
{
    struct game game;
    guess_game(view, hands, rng, &game);
    CHECK(game.back == view->table.wall);
    memcpy(game.wall, wall, game.back);
    return try_out(view, &game, move, player, gain);
}

/* --- unseen tiles -------------------------------------------------------------------------------------- */

const struct hand *view_hand(const struct view *view, int seat)
{
    if (view->shown >> seat & 1)
        return &view->hands[seat];
    return seat == view->seat ? &view->own.hand : NULL;
}

/* Returns how many tiles are visible although they belong to a concealed hand: just turned in Stage B, or
 * added to a pung and on offer. */
static int lent(const struct view *view, uint8_t kind)
{
    const struct table *table = &view->table;
    int count = 0;

    if (table->stage.turned < TILE_COUNT && table->stage.attacker < table->seats &&
        !view_hand(view, table->stage.attacker))
        count += tile_kind(table->stage.turned) == kind;
    if (table->offer.tile < TILE_COUNT && table->offer.source == WIN_ROBBED_KONG &&
        table->offer.by < table->seats && !view_hand(view, table->offer.by))
        count += tile_kind(table->offer.tile) == kind;
    return count;
}

int view_unseen(const struct view *view, uint8_t kind)
{
    const struct table *table = &view->table;
    const struct own none = {0};
    int unseen = table_unseen(table, &none, kind) - lent(view, kind);

    for (int seat = 0; seat < table->seats; seat++) {
        const struct hand *hand = view_hand(view, seat);
        unseen -= hand ? hand->counts[kind] : 0;
    }
    for (int i = 0; i < DORA_MAX; i++)
        unseen -= table->dora.under[i] < TILE_COUNT && tile_kind(table->dora.under[i]) == kind;
    return unseen > 0 ? unseen : 0;
}
