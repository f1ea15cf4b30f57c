/*
 * classic.c: Classic Mahjong, the base rules as a game for four.
 *
 * Follows docs/rules/classic.md "Winning", "Points" and "Winds and dealing": faan with a minimum and a limit,
 * limit hands that count alone, round and seat winds, flowers, pao. The dealer stays on a win; the match ends
 * when the last wind has gone round.
 */
#include "rules/modes/classic.h"

#include <stdio.h>

#include "rules/modes/list.h"
#include "rules/play/traits.h"

enum { LIMIT = 10 };

/* --- how the hand was won ----------------------------------------------------------------------- */

static int self_draw(const struct win *win, const struct reading *reading)
{
    (void)reading;
    return win_is_own_draw(win);
}

static int last_tile(const struct win *win, const struct reading *reading)
{
    (void)reading;
    return win->last_tile;
}

/* --- flowers and seasons ------------------------------------------------------------------------ */

static int own_flower_or_season(const struct win *win, const struct reading *reading)
{
    (void)reading;
    int place = win->seat_wind - TILE_EAST;
    return (win->flowers >> place & 1) + (win->flowers >> (place + 4) & 1);
}

static int all_four_flowers(const struct win *win, const struct reading *reading)
{
    (void)reading;
    return (win->flowers & 0x0f) == 0x0f;
}

static int all_four_seasons(const struct win *win, const struct reading *reading)
{
    (void)reading;
    return (win->flowers & 0xf0) == 0xf0;
}

static int no_flowers(const struct win *win, const struct reading *reading)
{
    (void)reading;
    return win->flowers == 0;
}

/* --- sets and tiles ----------------------------------------------------------------------------- */

/* --- limit hands -------------------------------------------------------------------------------- */

/* --- why they count ----------------------------------------------------------------------------- */

static void explain_round(const struct win *win, const struct reading *reading, char *out, size_t size)
{
    (void)reading;
    snprintf(out, size, "a triplet of %s, the round's wind", tile_name(win->round_wind));
}

static void explain_seat(const struct win *win, const struct reading *reading, char *out, size_t size)
{
    (void)reading;
    snprintf(out, size, "a triplet of %s, your seat's wind", tile_name(win->seat_wind));
}

static void explain_own(const struct win *win, const struct reading *reading, char *out, size_t size)
{
    int number = win->seat_wind - TILE_EAST + 1;
    snprintf(out, size, "number %d is your seat's%s", number,
             own_flower_or_season(win, reading) == 2 ? ": flower and season" : "");
}

const struct pattern classic_patterns[] = {
    {"self-draw", "Self-Draw", "on your own draw", 1, 0, self_draw, NULL},
    {"last-tile", "Last Tile", "the wall's last tile or the discard after it", 1, 0, last_tile, NULL},
    {"kong-replacement", "Kong Replacement", "the tile drawn after a kong", 1, 0, trait_kong_replacement,
     NULL},
    {"robbed-kong", "Robbed Kong", "a tile another adds to a pung", 1, 0, trait_robbed_kong, NULL},
    {"all-sequences", "All Sequences", "four sequences and a pair", 1, 0, trait_four_runs, NULL},
    {"concealed-hand", "Concealed Hand", "no exposed meld", 1, 0, trait_closed_hand, NULL},
    {"all-triplets", "All Triplets", "four triplets or kongs", 3, 0, trait_four_pungs, NULL},
    {"own-flower-or-season", "Own Flower or Season", "the number of your seat, each", 1, 0,
     own_flower_or_season, explain_own},
    {"all-four-flowers", "All Four Flowers", "all flowers", 2, 0, all_four_flowers, NULL},
    {"all-four-seasons", "All Four Seasons", "all seasons", 2, 0, all_four_seasons, NULL},
    {"no-flowers", "No Flowers", "neither a flower nor a season", 1, 0, no_flowers, NULL},
    {"dragon-triplet", "Dragon Triplet", "each triplet of dragons", 1, 0, trait_dragon_pungs, NULL},
    {"round-wind", "Round Wind", "a triplet of the round's wind", 1, 0, trait_round_wind_pung, explain_round},
    {"seat-wind", "Seat Wind", "a triplet of your seat's wind", 1, 0, trait_seat_wind_pung, explain_seat},
    {"half-flush", "Half Flush", "one suit and honors", 3, 0, trait_mixed_suit, NULL},
    {"full-flush", "Full Flush", "every tile of one suit", 7, 0, trait_pure_suit, NULL},
    {"small-three-dragons", "Small Three Dragons", "two dragon triplets, a pair of the third", 3, 0,
     trait_small_three_dragons, NULL},
    {"big-three-dragons", "Big Three Dragons", "three dragon triplets", 5, 0, trait_big_three_dragons, NULL},
    {"small-four-winds", "Small Four Winds", "three wind triplets, a pair of the fourth", 6, 0,
     trait_small_four_winds, NULL},
    {"seven-pairs", "Seven Pairs", "seven different pairs", 4, 0, trait_seven_pairs, NULL},
    {"big-four-winds", "Big Four Winds", "four wind triplets", LIMIT, 0, trait_big_four_winds, NULL},
    {"all-honors", "All Honors", "every tile a wind or dragon", LIMIT, 0, trait_all_honors, NULL},
    {"four-kongs", "Four Kongs", "four kongs", LIMIT, 0, trait_four_kongs, NULL},
    {"four-concealed-triplets", "Four Concealed Triplets", "four triplets of your own tiles", LIMIT, 0,
     trait_four_concealed_pungs, NULL},
    {"all-terminals", "All Terminals", "only ones and nines", LIMIT, 0, trait_all_terminals, NULL},
    {"nine-gates", "Nine Gates", "1112345678999 and one more", LIMIT, 0, trait_nine_gates, NULL},
    {"thirteen-orphans", "Thirteen Orphans", "all terminals and honors, one twice", LIMIT, 0,
     trait_thirteen_orphans, NULL},
    {"heavenly-hand", "Heavenly Hand", "East's first draw", LIMIT, 0, trait_heavenly_hand, NULL},
    {"earthly-hand", "Earthly Hand", "another's first draw", LIMIT, 0, trait_earthly_hand, NULL},
    {"human-hand", "Human Hand", "on East's first discard", LIMIT, 0, trait_human_hand, NULL},
    {0},
};

/* --- faan --------------------------------------------------------------------------------------- */

/* Adds what the reading has; limit hands alone if it has one. */
static void count_faan(const struct ruleset *rules, bool flowers, const struct win *win,
                       const struct reading *reading, struct score *score)
{
    bool limit = false;
    *score = (struct score){.reading = *reading};
    for (const struct pattern *pattern = ruleset_next_pattern(rules, NULL); pattern;
         pattern = ruleset_next_pattern(rules, pattern)) {
        int each = ruleset_points(rules, pattern);
        bool out_of_play = pattern->times == no_flowers && !flowers;
        int times = each && !out_of_play ? pattern->times(win, reading) : 0;
        if (!times || (limit && each < LIMIT))
            continue;
        if (each >= LIMIT && !limit) {
            limit = true;
            score->faan = score->line_count = 0;
        }
        score->faan += times * each;
        score->lines[score->line_count++] =
            (struct score_line){.pattern = pattern, .points = (int16_t)(times * each)};
    }
    if (score->faan > LIMIT)
        score->faan = LIMIT;
}

void classic_score(const struct ruleset *rules, const int16_t *options, const struct win *win,
                   struct score *score)
{
    static const int16_t points[LIMIT + 1] = {1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128};
    static const int8_t minimums[] = {0, 1, 3};
    bool flowers = ruleset_plays_flowers(rules, options);
    struct reading readings[READING_MOST];
    int count = win_readings(rules, win, readings);
    *score = (struct score){0};
    for (int i = 0; i < count; i++) {
        struct score next;
        count_faan(rules, flowers, win, &readings[i], &next);
        if (i == 0 || next.faan > score->faan)
            *score = next;
    }
    if (!count)
        return;
    score->win = score->faan >= minimums[ruleset_value(rules, options, OPTION_MINIMUM)];
    score->points = points[score->faan];
    if (!score->win)
        score->reason = "minimum";
}

/* --- pao ---------------------------------------------------------------------------------------- */

static bool scores_pattern(const struct score *score,
                           int (*times)(const struct win *, const struct reading *))
{
    for (int i = 0; i < score->line_count; i++)
        if (score->lines[i].pattern->times == times)
            return true;
    return false;
}

/* The place of the `which`-th meld that is a pung of a kind from `low` to `high`, or -1. */
static int pung_number(const struct meld *melds, int count, int which, uint8_t low, uint8_t high)
{
    for (int i = 0; i < count; i++)
        if (melds[i].kind != MELD_RUN && melds[i].tile >= low && melds[i].tile <= high && --which == 0)
            return i;
    return -1;
}

static bool all_kongs(const struct meld *melds, int count)
{
    for (int i = 0; i < count; i++)
        if (!meld_is_kong(&melds[i]))
            return false;
    return count == MELD_MOST;
}

/* Who is liable for a winner's hand, or SEAT_NONE: whose tile laid out the meld that made a limit certain.
 * Melds stand in the order they were made, so the latest of them decides. */
static int liable_for(const struct table *table, int winner, const struct score *score)
{
    const struct meld *melds = table->melds[winner];
    int count = table->meld_counts[winner], place = -1;
    bool fed_kong = table->kong_fed >> winner & 1, fourth = count == MELD_MOST;
    if (scores_pattern(score, trait_big_three_dragons))
        place = pung_number(melds, count, 3, TILE_WHITE, TILE_RED);
    if (scores_pattern(score, trait_big_four_winds))
        place = pung_number(melds, count, 4, TILE_EAST, TILE_NORTH);
    if (fourth && (scores_pattern(score, trait_all_honors) || scores_pattern(score, trait_pure_suit)))
        place = MELD_MOST - 1;
    if (scores_pattern(score, trait_four_kongs) && all_kongs(melds, count) && fed_kong)
        place = MELD_MOST - 1;
    if (place < 0 || melds[place].from >= table->seats)
        return SEAT_NONE;
    return melds[place].from;
}

/* --- payment ------------------------------------------------------------------------------------ */

/* Moves points from a seat to the winner. */
static void pay(int32_t gain[SEAT_MOST], int from, int winner, int32_t points)
{
    gain[from] -= points;
    gain[winner] += points;
}

static void pay_winner(struct table *table, int winner, const struct score *score, int32_t gain[SEAT_MOST])
{
    int from = table->result.from;
    int32_t value = score->points;
    int liable = table_option(table, OPTION_LIABILITY) ? liable_for(table, winner, score) : SEAT_NONE;
    bool split = table_option(table, OPTION_SHARED_PAYMENT);
    table->result.liable[winner] = (uint8_t)liable;
    if (liable != SEAT_NONE) {
        if (from == winner) {
            pay(gain, liable, winner, value * (table->seats - 1));
        } else {
            pay(gain, liable, winner, value);
            pay(gain, from, winner, value);
        }
        return;
    }
    for (int seat = 0; seat < table->seats; seat++) {
        if (seat == winner)
            continue;
        if (from == winner)
            pay(gain, seat, winner, value);
        else if (seat == from)
            pay(gain, seat, winner, split ? value : 2 * value);
        else if (split)
            pay(gain, seat, winner, (value + 1) / 2);
    }
}

void classic_settle(struct table *table, const struct score scores[SEAT_MOST], int32_t gain[SEAT_MOST])
{
    for (int seat = 0; seat < table->seats; seat++)
        if (table->result.winners >> seat & 1)
            pay_winner(table, seat, &scores[seat], gain);
}

/* --- the dealership ----------------------------------------------------------------------------- */

int classic_next_dealer(const struct table *table)
{
    bool stays = table->result.winners >> table->dealer & 1;
    return stays ? table->dealer : table_next(table, table->dealer);
}

bool classic_ends_early(const struct table *table)
{
    bool passes = table_next_dealer(table) != table->dealer;
    return passes && table->deals_passed + 1 >= table->seats * table_option(table, OPTION_WINDS);
}

const struct option classic_options[] = {
    {.key = OPTION_WINDS,
     .name = "rounds",
     .label = "Winds",
     .help = "In each wind the deal goes round once.",
     .type = OPTION_NUMBER,
     .initial = 1,
     .numbers = {1, 4}},
    {.key = OPTION_MINIMUM,
     .name = "minimum",
     .label = "Minimum faan",
     .help = "A hand worth less cannot win.",
     .type = OPTION_CHOICE,
     .initial = 2,
     .choices = {"0", "1", "3"},
     .choice_labels = {"None", "1 faan", "3 faan"}},
    {.key = OPTION_FLOWERS,
     .name = "flowers",
     .label = "Flowers and seasons",
     .help = "Eight tiles that are laid out and replaced.",
     .type = OPTION_BOOL,
     .initial = 1},
    {.key = OPTION_ALL_WIN,
     .name = "all-win",
     .label = "All callers win",
     .help = "Otherwise of several only the next in turn.",
     .type = OPTION_BOOL},
    {.key = OPTION_LIABILITY,
     .name = "pao",
     .label = "Liability",
     .help = "Who feeds the last set of a great hand pays.",
     .type = OPTION_BOOL,
     .initial = 1},
    {.key = OPTION_SHARED_PAYMENT,
     .name = "split-payment",
     .label = "Shared payment",
     .help = "Who discards pays once, the others half each.",
     .type = OPTION_BOOL},
    {0},
};

const struct ruleset ruleset_classic = {
    CLASSIC_PARTS,
    .id = "classic",
    .name = "Classic Mahjong",
    .pitch = "Four players, flowers and seasons. Three faan win. The dealer stays while winning.",
    .forms = FORM_STANDARD | FORM_SEVEN_PAIRS | FORM_THIRTEEN_ORPHANS,
    .claims = CLAIM_CHOW | CLAIM_PUNG | CLAIM_KONG,
    .dead_wall = 14,
    .next_dealer = classic_next_dealer,
};
