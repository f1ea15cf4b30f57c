/*
 * classic.c: Classic Mahjong, the base rules for four players.
 *
 * Follows docs/rules/classic.md "Winning", "Points" and "Winds and dealing": faan with a minimum and a
 * limit, limit hands that count alone, round and seat winds, flowers, pao. A dealer who wins deals again;
 * the match ends after the last wind.
 */
#include "rules/modes/classic.h"

#include "base/mark.h"
#include "rules/modes/list.h"
#include "rules/play/traits.h"

enum { LIMIT = CLASSIC_LIMIT };

const int16_t classic_points[CLASSIC_LIMIT + 1] = {1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128};

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

/* --- the patterns ------------------------------------------------------------------------------- */

const struct pattern classic_patterns[] = {
    {"self-draw", N_("Self-Draw"), N_("by self-draw"), 1, 0, self_draw},
    {"last-tile", N_("Last Tile"), N_("the last live tile or a discard after it"), 1, 0, last_tile},
    {"kong-replacement", N_("Kong Replacement"), N_("the tile drawn after a kong"), 1, 0,
     trait_kong_replacement},
    {"robbed-kong", N_("Robbed Kong"), N_("a tile another player adds to a pung"), 1, 0, trait_robbed_kong},
    {"all-sequences", N_("All Sequences"), N_("four sequences and a pair"), 1, 0, trait_four_runs},
    {"concealed-hand", N_("Concealed Hand"), N_("no exposed set"), 1, 0, trait_closed_hand},
    {"all-triplets", N_("All Triplets"), N_("four triplets or kongs"), 3, 0, trait_four_pungs},
    {"own-flower-or-season", N_("Own Flower or Season"), N_("your seat’s number, each"), 1, 0,
     own_flower_or_season},
    {"all-four-flowers", N_("All Four Flowers"), N_("all flowers"), 2, 0, all_four_flowers},
    {"all-four-seasons", N_("All Four Seasons"), N_("all seasons"), 2, 0, all_four_seasons},
    {"no-flowers", N_("No Flowers"), N_("neither a flower nor a season"), 1, 0, no_flowers},
    {"dragon-triplet", N_("Dragon Triplet"), N_("each triplet of dragons"), 1, 0, trait_dragon_pungs},
    {"round-wind", N_("Round Wind"), N_("a triplet of the round wind"), 1, 0, trait_round_wind_pung},
    {"seat-wind", N_("Seat Wind"), N_("a triplet of your seat wind"), 1, 0, trait_seat_wind_pung},
    {"half-flush", N_("Half Flush"), N_("one suit and honors"), 3, 0, trait_mixed_suit},
    {"full-flush", N_("Full Flush"), N_("every tile of one suit"), 7, 0, trait_pure_suit},
    {"small-three-dragons", N_("Small Three Dragons"), N_("two dragon triplets, a pair of the third"), 3, 0,
     trait_small_three_dragons},
    {"big-three-dragons", N_("Big Three Dragons"), N_("three dragon triplets"), 5, 0,
     trait_big_three_dragons},
    {"small-four-winds", N_("Small Four Winds"), N_("three wind triplets, a pair of the fourth"), 6, 0,
     trait_small_four_winds},
    {"seven-pairs", N_("Seven Pairs"), N_("seven different pairs"), 4, 0, trait_seven_pairs},
    {"big-four-winds", N_("Big Four Winds"), N_("four wind triplets"), LIMIT, 0, trait_big_four_winds},
    {"all-honors", N_("All Honors"), N_("every tile a wind or a dragon"), LIMIT, 0, trait_all_honors},
    {"four-kongs", N_("Four Kongs"), N_("four kongs"), LIMIT, 0, trait_four_kongs},
    {"four-concealed-triplets", N_("Four Concealed Triplets"), N_("four triplets of your own tiles"), LIMIT,
     0, trait_four_concealed_pungs},
    {"all-terminals", N_("All Terminals"), N_("only ones and nines"), LIMIT, 0, trait_all_terminals},
    {"nine-gates", N_("Nine Gates"), N_("1112345678999 and one more"), LIMIT, 0, trait_nine_gates},
    {"thirteen-orphans", N_("Thirteen Orphans"), N_("all terminals and honors, one doubled"), LIMIT, 0,
     trait_thirteen_orphans},
    {"heavenly-hand", N_("Heavenly Hand"), N_("East’s first draw"), LIMIT, 0, trait_heavenly_hand},
    {"earthly-hand", N_("Earthly Hand"), N_("another player’s first draw"), LIMIT, 0, trait_earthly_hand},
    {"human-hand", N_("Human Hand"), N_("on East’s first discard"), LIMIT, 0, trait_human_hand},
    {0},
};

/* --- faan --------------------------------------------------------------------------------------- */

/* Adds the patterns of the reading, or only limit hands if it has one. */
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
    static const int8_t minimums[] = {0, 1, 3};
    bool flowers = ruleset_plays_flowers(rules, options);
    struct reading readings[READING_MAX];
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
    score->points = classic_points[score->faan];
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

/* Returns the index of the meld that is pung number `which` of a kind from `low` to `high`, or -1. */
static int pung_number(const struct meld *melds, int count, int which, uint8_t low, uint8_t high)
{
    for (int i = 0; i < count; i++)
        if (melds[i].kind != MELD_RUN && melds[i].tile >= low && melds[i].tile <= high && --which == 0)
            return i;
    return -1;
}

/* Returns the seat that is liable for a winner's hand, or SEAT_NONE: the seat whose tile completed the meld
 * that made a limit hand certain. Melds are in the order they were made, so the latest of them decides. */
static int liable_for(const struct table *table, int winner, const struct score *score)
{
    const struct meld *melds = table->melds[winner];
    int count = table->meld_counts[winner], place = -1;
    bool fed_kong = table->kong_fed >> winner & 1, fourth = count == MELD_MAX;
    if (scores_pattern(score, trait_big_three_dragons))
        place = pung_number(melds, count, 3, TILE_WHITE, TILE_RED);
    if (scores_pattern(score, trait_big_four_winds))
        place = pung_number(melds, count, 4, TILE_EAST, TILE_NORTH);
    if (fourth && (scores_pattern(score, trait_all_honors) || scores_pattern(score, trait_pure_suit)))
        place = MELD_MAX - 1;
    if (scores_pattern(score, trait_four_kongs) && fed_kong)
        place = MELD_MAX - 1;
    if (place < 0 || melds[place].from >= table->seats)
        return SEAT_NONE;
    return melds[place].from;
}

/* --- payment ------------------------------------------------------------------------------------ */

/* Moves points from a seat to the winner. */
static void pay(int32_t gain[SEAT_MAX], int from, int winner, int32_t points)
{
    gain[from] -= points;
    gain[winner] += points;
}

static void pay_winner(struct table *table, int winner, const struct score *score, int32_t gain[SEAT_MAX])
{
    int from = table->result.from;
    int32_t value = score->points;
    int liable = table->result.liable[winner];
    bool split = table_option(table, OPTION_SHARED_PAYMENT);
    if (liable == SEAT_NONE && table_option(table, OPTION_LIABILITY))
        liable = liable_for(table, winner, score);
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

void classic_settle(struct table *table, const struct score scores[SEAT_MAX], int32_t gain[SEAT_MAX])
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
     .label = N_("Winds"),
     .help = N_("The deal goes around once in each wind."),
     .type = OPTION_NUMBER,
     .initial = 1,
     .numbers = {1, 4}},
    {.key = OPTION_MINIMUM,
     .name = "minimum",
     .label = N_("Minimum faan"),
     .help = N_("A hand worth less can’t win."),
     .type = OPTION_CHOICE,
     .initial = 2,
     .choices = {"0", "1", "3"},
     .choice_labels = {N_("0 faan"), N_("1 faan"), N_("3 faan")}},
    {.key = OPTION_FLOWERS,
     .name = "flowers",
     .label = N_("Flowers and seasons"),
     .help = N_("Eight tiles that are laid out and replaced."),
     .type = OPTION_BOOL,
     .initial = 1},
    {.key = OPTION_ALL_WIN,
     .name = "all-win",
     .label = N_("Several winners"),
     .help = N_("Otherwise only the next in turn wins."),
     .type = OPTION_BOOL},
    {.key = OPTION_LIABILITY,
     .name = "pao",
     .label = N_("Liability"),
     .help = N_("The player whose discard makes the last set of a big hand pays."),
     .type = OPTION_BOOL,
     .initial = 1},
    {.key = OPTION_SHARED_PAYMENT,
     .name = "split-payment",
     .label = N_("Shared payment"),
     .help = N_("The discarder pays once, the others half each."),
     .type = OPTION_BOOL},
    {0},
};

const struct ruleset ruleset_classic = {
    CLASSIC_PARTS,
    .id = "classic",
    .name = N_("Classic Mahjong"),
    .pitch =
        N_("Four players, flowers and seasons. Three faan to win. The dealer stays as long as they win."),
    .goal = N_("Be the first to complete a hand with enough faan: three or more. Once the winds have "
               "gone round, the most points wins."),
    .forms = FORM_STANDARD | FORM_SEVEN_PAIRS | FORM_THIRTEEN_ORPHANS,
    .claims = CLAIM_CHOW | CLAIM_PUNG | CLAIM_KONG,
    .dead_wall = 14,
    .next_dealer = classic_next_dealer,
};
