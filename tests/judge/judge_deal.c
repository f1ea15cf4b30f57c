/* judge_deal.c: finished hands by chance; see judge_deal.h. */
#include "judge/judge_deal.h"

#include <string.h>

#include "support/any_round.h"

/* A hand in the making: a theme says of which kinds it may be, and how much of it runs and melds are. */
struct making {
    struct rng *rng;
    const struct ruleset *rules;
    struct win *win;
    bool allowed[TILE_KINDS];
    int used[TILE_KINDS];
    int run_share, meld_share, closed_share; /* of a hundred */
};

static int below(struct making *making, int bound)
{
    return (int)rng_below(making->rng, (uint32_t)bound);
}

static bool chance(struct making *making, int share)
{
    return below(making, 100) < share;
}

static bool is_mode(const struct making *making, const char *id)
{
    return strcmp(making->rules->id, id) == 0;
}

/* --- themes --------------------------------------------------------------------------------------------- */

enum theme {
    THEME_ALL,
    THEME_SUIT,
    THEME_SUIT_HONORS,
    THEME_TWO_SUITS,
    THEME_HONORS,
    THEME_OUTER,
    THEME_TERMINALS,
    THEME_MIDDLE,
    THEME_NUMBERS,
    THEME_EDGES,
    THEME_GREEN,
    THEMES
};

static bool in_theme(enum theme theme, int kind, int suit, int number)
{
    bool honor = kind >= TILE_EAST;
    int at = kind % 9, far = at > number ? at - number : number - at;
    switch (theme) {
    case THEME_SUIT:
        return !honor && kind / 9 == suit;
    case THEME_SUIT_HONORS:
        return honor || kind / 9 == suit;
    case THEME_TWO_SUITS:
        return !honor && kind / 9 != suit;
    case THEME_HONORS:
        return honor;
    case THEME_OUTER:
        return honor || at == 0 || at == 8;
    case THEME_TERMINALS:
        return !honor && (at == 0 || at == 8);
    case THEME_MIDDLE:
        return !honor && at > 0 && at < 8;
    case THEME_NUMBERS:
        return honor ? kind == TILE_EAST + number % 7 : far <= 1;
    case THEME_EDGES:
        return honor || at < 3 || at > 5;
    case THEME_GREEN:
        return kind == TILE_GREEN || (kind / 9 == 2 && (at == 1 || at == 2 || at == 3 || at == 5 || at == 7));
    default:
        return true;
    }
}

static void choose_theme(struct making *making)
{
    static const int shares[] = {0, 10, 30, 50, 80, 100};
    enum theme theme = (enum theme)below(making, THEMES);
    int suit = below(making, 3), number = below(making, 9), removed = below(making, 3);
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        making->allowed[kind] = in_theme(theme, kind, suit, number);
        if (making->rules->removes_suit && kind < TILE_EAST && kind / 9 == removed)
            making->allowed[kind] = false;
    }
    making->run_share = shares[below(making, 6)];
    making->meld_share = shares[below(making, 5)];
    making->closed_share = shares[below(making, 6)];
}

/* --- sets --- */

static bool fits(const struct making *making, int tile, int copies, bool run)
{
    if (run && (tile >= TILE_EAST || tile % 9 > 6))
        return false;
    for (int step = 0; step < (run ? 3 : 1); step++)
        if (!making->allowed[tile + step] || making->used[tile + step] + copies > 4)
            return false;
    return true;
}

/* A kind where such a set fits, or -1 if chance finds none. */
static int find_place(struct making *making, int copies, bool run)
{
    for (int tries = 0; tries < 60; tries++) {
        int tile = below(making, TILE_KINDS);
        if (fits(making, tile, copies, run))
            return tile;
    }
    return -1;
}

static void hold(struct making *making, int tile, int copies)
{
    making->used[tile] += copies;
    for (int i = 0; i < copies; i++)
        hand_add(&making->win->hand, (uint8_t)tile);
}

static void lay_out(struct making *making, enum meld_kind kind, int tile)
{
    struct win *win = making->win;
    bool closed = kind == MELD_KONG_CLOSED;
    int claimed = kind == MELD_RUN ? tile + below(making, 3) : tile;
    for (int step = 0; step < (kind == MELD_RUN ? 3 : 1); step++)
        making->used[tile + step] += kind == MELD_RUN ? 1 : kind == MELD_PUNG ? 3 : 4;
    win->melds[win->meld_count++] = (struct meld){.kind = (uint8_t)kind,
                                                  .tile = (uint8_t)tile,
                                                  .claimed = closed ? TILE_NONE : (uint8_t)claimed,
                                                  .from = closed ? SEAT_NONE : 1};
}

/* Adds a set of one kind: a closed or open kong, a pung laid out, or three held. */
static bool add_triplet(struct making *making)
{
    bool kong = chance(making, making->closed_share), out = chance(making, making->meld_share);
    int tile = find_place(making, kong ? 4 : 3, false);
    if (tile < 0)
        return false;
    if (kong)
        lay_out(making, out ? (chance(making, 50) ? MELD_KONG_OPEN : MELD_KONG_ADDED) : MELD_KONG_CLOSED,
                tile);
    else if (out)
        lay_out(making, MELD_PUNG, tile);
    else
        hold(making, tile, 3);
    return true;
}

static bool add_run(struct making *making)
{
    int tile = find_place(making, 1, true);
    if (tile < 0)
        return false;
    if ((making->rules->claims & CLAIM_CHOW) && chance(making, making->meld_share)) {
        lay_out(making, MELD_RUN, tile);
        return true;
    }
    for (int step = 0; step < 3; step++)
        hold(making, tile + step, 1);
    return true;
}

/* Four sets and a pair; false if the theme has no room for them. */
static bool add_sets(struct making *making)
{
    int pair = find_place(making, 2, false);
    if (pair < 0)
        return false;
    hold(making, pair, 2);
    for (int i = 0; i < making->rules->sets; i++) {
        bool run = chance(making, making->run_share);
        if (!(run ? add_run(making) : add_triplet(making)) && !(run ? add_triplet(making) : add_run(making)))
            return false;
    }
    return true;
}

/* --- the other forms --- */

static bool add_pairs(struct making *making)
{
    bool repeat = is_mode(making, "patterns") && chance(making, 50);
    for (int i = 0; i < 7; i++) {
        int tile = find_place(making, 2, false);
        if (tile < 0 || (making->used[tile] > 0 && !repeat))
            tile = find_place(making, 2, false);
        if (tile < 0)
            return false;
        hold(making, tile, 2);
    }
    return true;
}

static bool add_orphans(struct making *making)
{
    int again = below(making, 13), seen = 0;
    for (int tile = 0; tile < TILE_KINDS; tile++) {
        bool outer = tile >= TILE_EAST || tile % 9 == 0 || tile % 9 == 8;
        if (outer)
            hold(making, tile, seen++ == again ? 2 : 1);
    }
    return true;
}

static bool add_gates(struct making *making)
{
    int suit = 9 * below(making, 3);
    for (int number = 0; number < 9; number++)
        hold(making, suit + number, number == 0 || number == 8 ? 3 : 1);
    hold(making, suit + below(making, 9), 1);
    return true;
}

static bool add_hand(struct making *making)
{
    int form = below(making, 100);
    if (form < 8)
        return add_pairs(making);
    if (form < 10 && !making->rules->removes_suit)
        return add_orphans(making);
    if (form < 12)
        return add_gates(making);
    return add_sets(making);
}

/* Puts another tile in the place of one that is held. */
static void spoil(struct making *making)
{
    struct hand *hand = &making->win->hand;
    uint8_t tiles[HAND_MAX];
    int count = hand_list(hand, tiles);
    uint8_t gone = tiles[below(making, count)];
    int come = find_place(making, 1, false);
    if (come < 0)
        return;
    hand_remove(hand, gone);
    making->used[gone]--;
    hold(making, come, 1);
}

/* --- how it was won --- */

static bool is_open(const struct win *win)
{
    for (int i = 0; i < win->meld_count; i++)
        if (win->melds[i].kind != MELD_KONG_CLOSED)
            return true;
    return false;
}

static bool has_kong(const struct win *win)
{
    for (int i = 0; i < win->meld_count; i++)
        if (meld_is_kong(&win->melds[i]))
            return true;
    return false;
}

/* The winning tile, one of those held, and whose it was. */
static void choose_tile(struct making *making)
{
    struct win *win = making->win;
    uint8_t tiles[HAND_MAX];
    int count = hand_list(&win->hand, tiles);
    win->tile = tiles[below(making, count)];
    do
        win->source = (uint8_t)below(making, making->rules->dummy ? WIN_SOURCES : WIN_ROBBED_KONG + 1);
    while ((win->source == WIN_REPLACEMENT && !has_kong(win)) ||
           (win->source == WIN_ROBBED_KONG && making->used[tile_kind(win->tile)] > 1));
}

static void choose_winds(struct making *making)
{
    struct win *win = making->win;
    static const int of_two[] = {TILE_EAST, TILE_WEST};
    bool two = making->rules->seats_most == 2;
    win->seat_wind = (uint8_t)(two ? of_two[below(making, 2)] : TILE_EAST + below(making, 4));
    win->round_wind = TILE_NONE;
    if (making->rules->has_round_wind)
        win->round_wind = making->rules->winds_go_round ? (uint8_t)(TILE_EAST + below(making, 4)) : TILE_EAST;
}

static void choose_riichi(struct making *making)
{
    struct win *win = making->win;
    bool own_kong = win->meld_count > 0 && making->rules->dummy && chance(making, 5); /* of a revealed tile */
    win->riichi = making->rules->has_riichi && (!is_open(win) || own_kong) && chance(making, 50);
    win->double_riichi = win->riichi && making->rules->has_stages && chance(making, 20);
    if (win->source == WIN_REVEALED && !win->riichi)
        win->source = WIN_DUMMY_DISCARD;
}

/* A first turn or a last tile, where these have a meaning and nothing speaks against it. */
static void choose_moment(struct making *making)
{
    struct win *win = making->win;
    if (making->rules->dummy)
        return;
    win->last_tile = win->source != WIN_ROBBED_KONG && chance(making, 10);
    bool draws = win->source == WIN_SELF_DRAW, dealer = win->seat_wind == TILE_EAST;
    win->first_turn = !win->last_tile && win->meld_count == 0 && !win->riichi && chance(making, 10) &&
                      (draws || (win->source == WIN_DISCARD && !dealer));
}

static void choose_indicators(struct making *making, uint8_t list[5], int count)
{
    memset(list, TILE_NONE, 5);
    for (int i = 0; i < count; i++)
        list[i] = (uint8_t)below(making, TILE_KINDS);
}

static void choose_numbers(struct making *making, const int16_t *options)
{
    struct win *win = making->win;
    int shown = making->rules->has_dora ? 1 + below(making, 5) : 0;
    choose_indicators(making, win->dora, shown);
    choose_indicators(making, win->ura, win->riichi ? shown : 0);
    if (ruleset_value(making->rules, options, OPTION_INDICATORS)) {
        win->bonus[0] = (uint8_t)(1 + below(making, 8));
        win->bonus[1] = (uint8_t)(win->bonus[0] + 1 + below(making, 9 - win->bonus[0]));
    }
    if (ruleset_value(making->rules, options, OPTION_TREASURE) && chance(making, 50))
        win->treasure = (uint8_t)(1 + below(making, 9));
    if (ruleset_value(making->rules, options, OPTION_FLOWERS) && chance(making, 70))
        win->flowers = (uint8_t)(chance(making, 50) ? below(making, 256) : chance(making, 50) ? 0x0f : 0xf0);
}

/* Makes fives red: of each suit one at most, in the hand or in a meld. */
static void redden(struct making *making, const int16_t *options)
{
    struct win *win = making->win;
    for (int suit = 0; suit < 3 && ruleset_value(making->rules, options, OPTION_RED_FIVES); suit++) {
        int five = 9 * suit + 4, place = below(making, 1 + win->meld_count);
        uint8_t bit = (uint8_t)(1 << suit), tiles[4];
        if (place == 0 && win->hand.counts[five] > 0) {
            win->hand.reds |= bit;
            if (win->tile == five && (win->hand.counts[five] == 1 || chance(making, 25)))
                win->tile = (uint8_t)(TILE_RED_FIVE + suit);
        } else if (place > 0) {
            struct meld *meld = &win->melds[place - 1];
            int count = meld_list(meld, tiles);
            if (memchr(tiles, five, (size_t)count))
                meld->reds |= bit;
        }
    }
}

void judge_deal(struct judge_case *out, const struct ruleset *rules, struct rng *rng)
{
    *out = (struct judge_case){.rules = rules};
    any_options(rules, rng, out->options);
    struct making making;
    do {
        out->win = (struct win){.tile = TILE_NONE};
        making = (struct making){.rng = rng, .rules = rules, .win = &out->win};
        choose_theme(&making);
    } while (!add_hand(&making));
    while (chance(&making, 20))
        spoil(&making);
    choose_tile(&making);
    choose_winds(&making);
    choose_riichi(&making);
    choose_moment(&making);
    choose_numbers(&making, out->options);
    redden(&making, out->options);
}
