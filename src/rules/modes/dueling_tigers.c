/*
 * dueling_tigers.c: the house game: two players and a face-down dummy hand.
 *
 * Follows docs/rules/dueling-tigers.md "Winning and points", "Furiten: when you may not win" and "The score
 * of the match": its patterns and points, the three furiten rules, the two ways to keep score, and its
 * options.
 */
#include "rules/modes/dueling_tigers.h"

#include <stdio.h>
#include <string.h>

#include "rules/modes/list.h"
#include "rules/play/table.h"
#include "rules/play/traits.h"

enum { SERIES_WINDS = 1, SERIES_DRAGONS, SERIES_DRAW };

/* --- the patterns ------------------------------------------------------------------------------- */

static int hidden_treasure(const struct win *win, const struct reading *reading)
{
    return trait_four_concealed_pungs(win, reading) && win_is_own_draw(win);
}

static int self_picked(const struct win *win, const struct reading *reading)
{
    (void)reading;
    return win->source == WIN_SELF_DRAW;
}

static int riichi(const struct win *win, const struct reading *reading)
{
    (void)reading;
    return win->riichi;
}

/* True if the set holds a suit tile with that number. */
static bool set_has_number(const struct set *set, int number)
{
    if (!number || !tile_is_suited(set->tile))
        return false;
    int lowest = tile_number(set->tile);
    return number >= lowest && number <= lowest + (set->kind == SET_RUN ? 2 : 0);
}

static int only_bonus(const struct win *win, const struct reading *reading)
{
    for (int i = 0; i < reading->count; i++)
        if (!set_has_number(&reading->sets[i], win->bonus[0]) &&
            !set_has_number(&reading->sets[i], win->bonus[1]))
            return 0;
    return win->bonus[0] && win->bonus[1];
}

static int treasure(const struct win *win, const struct reading *reading)
{
    (void)reading;
    uint8_t counts[TILE_KINDS];
    int count = 0;
    win_count_tiles(win, counts);
    for (uint8_t kind = 0; win->treasure && kind < TILE_EAST; kind++)
        count += tile_number(kind) == win->treasure ? counts[kind] : 0;
    return count;
}

/* --- why they count ----------------------------------------------------------------------------- */

static const char *const number_words[] = {"no",   "one", "two",   "three", "four",
                                           "five", "six", "seven", "eight"};

static void explain_treasure(const struct win *win, const struct reading *reading, char *out, size_t size)
{
    int count = treasure(win, reading);
    if (count == 1)
        snprintf(out, size, "your %d", win->treasure);
    else
        snprintf(out, size, "your %s %ds, 1 each", number_words[count], win->treasure);
}

static void explain_dragons(const struct win *win, const struct reading *reading, char *out, size_t size)
{
    static const char *const colours[] = {"white", "green", "red"};
    const struct set *sets[3];
    int count = 0, kongs = 0;
    (void)win;
    for (int i = 0; i < reading->count; i++) {
        if (!set_is_pung(&reading->sets[i]) || !tile_is_dragon(reading->sets[i].tile))
            continue;
        kongs += reading->sets[i].kind == SET_KONG;
        sets[count++] = &reading->sets[i];
    }
    size_t used = (size_t)snprintf(out, size, "%s of ",
                                   count > 1 ? kongs == count ? "kongs" : "pungs"
                                   : kongs   ? "the kong"
                                             : "the pung");
    for (int i = 0; i < count && used < size; i++)
        used += (size_t)snprintf(out + used, size - used, "%s%s",
                                 i == 0           ? ""
                                 : i + 1 == count ? " and "
                                                  : ", ",
                                 colours[sets[i]->tile - TILE_WHITE]);
    if (used < size)
        snprintf(out + used, size - used, " dragons");
}

static void explain_wind(const struct win *win, const struct reading *reading, char *out, size_t size)
{
    (void)reading;
    snprintf(out, size, "%s is your seat", tile_name(win->seat_wind));
}

static void explain_bonus(const struct win *win, const struct reading *reading, char *out, size_t size)
{
    (void)reading;
    snprintf(out, size, "a %d or a %d in every %s", win->bonus[0], win->bonus[1],
             reading->form == FORM_SEVEN_PAIRS ? "pair" : "set and the pair");
}

static const struct pattern patterns[] = {
    {"all-chow", "All Chow", "four runs and a pair", 1, 0, trait_four_runs, NULL},
    {"pure-one-suit", "Pure One Suit", "every tile of one suit", 2, 0, trait_pure_suit, NULL},
    {"all-pung", "All Pung", "four pungs or kongs", 3, 0, trait_four_pungs, NULL},
    {"all-winds-dragons", "All Winds & Dragons", "every tile a wind or dragon", 16, 0, trait_all_honors,
     NULL},
    {"matching-wind-pung", "Matching Wind Pung", "a pung of your seat's wind", 1, 0, trait_seat_wind_pung,
     explain_wind},
    {"dragon-pung", "Dragon Pung", "each pung of a dragon", 1, 0, trait_dragon_pungs, explain_dragons},
    {"small-three-winds", "Small Three Winds", "two wind pungs, a pair of a third", 2, SERIES_WINDS,
     trait_small_three_winds, NULL},
    {"big-three-winds", "Big Three Winds", "three wind pungs", 6, SERIES_WINDS, trait_big_three_winds, NULL},
    {"small-four-winds", "Small Four Winds", "three wind pungs, a pair of the fourth", 12, SERIES_WINDS,
     trait_small_four_winds, NULL},
    {"big-four-winds", "Big Four Winds", "four wind pungs", 20, SERIES_WINDS, trait_big_four_winds, NULL},
    {"small-three-dragons", "Small Three Dragons", "two dragon pungs, a pair of the third", 2, SERIES_DRAGONS,
     trait_small_three_dragons, NULL},
    {"big-three-dragons", "Big Three Dragons", "three dragon pungs", 7, SERIES_DRAGONS,
     trait_big_three_dragons, NULL},
    {"seven-pairs", "Seven Pairs", "seven different pairs", 3, 0, trait_seven_pairs, NULL},
    {"hidden-treasure", "Hidden Treasure", "four concealed pungs, by own draw", 5, 0, hidden_treasure, NULL},
    {"all-kong", "All Kong", "four kongs", 24, 0, trait_four_kongs, NULL},
    {"nine-gates", "Nine Gates", "1112345678999 and one more", 24, 0, trait_nine_gates, NULL},
    {"self-picked", "Self-Picked", "your own draw from the wall", 1, SERIES_DRAW, self_picked, NULL},
    {"kong-replacement", "Kong Replacement", "the tile drawn after a kong", 2, SERIES_DRAW,
     trait_kong_replacement, NULL},
    {"robbing-kong", "Robbing the Kong", "on the tile of an added kong", 1, 0, trait_robbed_kong, NULL},
    {"concealed-hand", "Concealed Hand", "no exposed meld", 1, 0, trait_closed_hand, NULL},
    {"riichi", "Riichi", "declared before the win", 2, 0, riichi, NULL},
    {"only-bonus", "Only Bonus", "a bonus number in each set and pair", 3, 0, only_bonus, explain_bonus},
    {"treasure", "Treasure", "each suit tile with the treasure's number", 1, 0, treasure, explain_treasure},
    {0},
};

/* --- furiten ------------------------------------------------------------------------------------ */

/* The seat's own turn on which the discard at `place` was made, or would have been the next. */
static int turn_of(const struct table *table, int seat, int place)
{
    int turn = 1;
    for (int i = 0; i < place; i++)
        turn += (table->discards[i].flags & DISCARD_PILE) == seat;
    return turn;
}

static bool discard_furiten(const struct table *table, int seat, uint8_t kind, struct refusal *why)
{
    for (int i = 0; i < table->discard_count; i++) {
        const struct discard *discard = &table->discards[i];
        if ((discard->flags & DISCARD_PILE) != seat || tile_kind(discard->tile) != kind)
            continue;
        refusal_set(why, REFUSAL_DISCARD_FURITEN, .tile = kind, .turn = (uint8_t)turn_of(table, seat, i));
        return true;
    }
    return false;
}

static bool passed_furiten(const struct own *own, uint8_t kind, struct refusal *why)
{
    if (!own->passed[kind])
        return false;
    refusal_set(why, REFUSAL_PASSED_WIN, .tile = kind, .turn = own->passed[kind]);
    return true;
}

/* A wait of the seat in Riichi lies in a pile. The tile on offer is in none yet, a claimed one no longer. */
static bool riichi_furiten(const struct table *table, const struct own *own, int seat, struct refusal *why)
{
    if (!table->riichi[seat])
        return false;
    tile_set waits = table_own_waits(table, own, seat);
    bool own_pile_only = table_option(table, OPTION_RIICHI_FURITEN) == RIICHI_FURITEN_OWN;
    int count = table->discard_count - table_offers_discard(table);
    for (int i = 0; i < count; i++) {
        const struct discard *discard = &table->discards[i];
        int pile = discard->flags & DISCARD_PILE;
        bool counts = !(discard->flags & DISCARD_CLAIMED) && (pile == seat || !own_pile_only);
        if (!counts || !(waits & TILE_BIT(tile_kind(discard->tile))))
            continue;
        refusal_set(why, REFUSAL_RIICHI_FURITEN, .tile = tile_kind(discard->tile), .pile = (uint8_t)pile,
                    .wind = pile == SEAT_DUMMY ? TILE_NONE : table_wind(table, pile),
                    .turn = (uint8_t)turn_of(table, seat, i));
        return true;
    }
    return false;
}

static bool furiten(const struct table *table, const struct own *own, int seat, uint8_t kind,
                    struct refusal *why)
{
    return discard_furiten(table, seat, kind, why) || passed_furiten(own, kind, why) ||
           riichi_furiten(table, own, seat, why);
}

/* --- keeping score ------------------------------------------------------------------------------ */

enum { SCORING_ADD, SCORING_PAY, PAY_START = 30 };

static int start_score(const struct ruleset *rules, const int16_t *options)
{
    return ruleset_value(rules, options, OPTION_SCORING) == SCORING_PAY ? PAY_START : 0;
}

static void settle(struct table *table, const struct score scores[SEAT_MOST], int32_t gain[SEAT_MOST])
{
    if (table->result.outcome != OUTCOME_WIN)
        return;
    int winner = table->result.winner, loser = table_next(table, winner), points = scores[winner].points;
    gain[winner] = points;
    if (table_option(table, OPTION_SCORING) == SCORING_ADD)
        return;
    if (points > table->scores[loser])
        gain[winner] = table->scores[loser];
    gain[loser] = -gain[winner];
}

static bool ends_early(const struct table *table)
{
    return table_option(table, OPTION_SCORING) == SCORING_PAY &&
           (table->scores[0] <= 0 || table->scores[1] <= 0);
}

static const struct option options[] = {
    {.key = OPTION_ROUNDS,
     .name = "rounds",
     .label = "Rounds",
     .help = "Each player is East in half of them.",
     .type = OPTION_NUMBER,
     .initial = 4,
     .numbers = {4, 8}},
    {.key = OPTION_SCORING,
     .name = "scoring",
     .label = "Points",
     .help = "Added to the winner, or paid by the loser.",
     .type = OPTION_CHOICE,
     .initial = SCORING_ADD,
     .choices = {"add", "pay"},
     .choice_labels = {"Added from 0", "Paid from 30"}},
    {.key = OPTION_INDICATORS,
     .name = "indicators",
     .label = "Bonus indicators",
     .help = "East keeps two of three numbers that make sets worth more.",
     .type = OPTION_BOOL,
     .initial = 1},
    {.key = OPTION_TREASURE,
     .name = "treasure",
     .label = "Treasure",
     .help = "A hidden number that a kong may turn up.",
     .type = OPTION_BOOL,
     .initial = 1,
     .needs = OPTION_INDICATORS},
    {.key = OPTION_REVEALED_KONG,
     .name = "revealed-kong",
     .label = "Kong of a revealed tile",
     .help = "In Riichi, a tile turned in the dummy's row may complete a kong.",
     .type = OPTION_BOOL,
     .initial = 1},
    {.key = OPTION_RIICHI_FURITEN,
     .name = "riichi-furiten",
     .label = "Riichi furiten",
     .help = "Whose discards can spoil the waits of a Riichi.",
     .type = OPTION_CHOICE,
     .initial = RIICHI_FURITEN_ALL,
     .choices = {"all", "own"},
     .choice_labels = {"All three piles", "Own pile only"}},
    {0},
};

const struct ruleset ruleset_dueling_tigers = {
    .id = "dueling-tigers",
    .name = "Dueling Tigers",
    .pitch = "You, a rival, and a hand that nobody plays. Turn its tiles or draw for it. No chows.",
    .seats_least = 2,
    .seats_most = 2,
    .copies = {4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
               4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4},
    .sets = 4,
    .forms = FORM_STANDARD | FORM_SEVEN_PAIRS,
    .claims = CLAIM_PUNG | CLAIM_KONG,
    .dummy = DUMMY_MOST,
    .removes_suit = true,
    .has_riichi = true,
    .options = options,
    .rare = 12,
    .patterns = patterns,
    .calls_rounds = true,
    .furiten = furiten,
    .start_score = start_score,
    .settle = settle,
    .ends_early = ends_early,
};
