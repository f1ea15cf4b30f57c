/*
 * dueling_tigers.c: the house game: two players and a face-down dummy hand.
 *
 * Follows docs/rules/dueling-tigers.md "Winning and points", "Furiten: when you may not win" and "The score
 * of the match": its patterns and points, the three furiten rules, the two ways to keep score, and its
 * options.
 */
#include "rules/modes/dueling_tigers.h"

#include "base/mark.h"
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

/* True if the set contains a suited tile with that number. */
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

static const struct pattern patterns[] = {
    {"all-chow", N_("All Chow"), N_("four runs and a pair"), 1, 0, trait_four_runs},
    {"pure-one-suit", N_("Pure One Suit"), N_("every tile of one suit"), 2, 0, trait_pure_suit},
    {"all-pung", N_("All Pung"), N_("four pungs or kongs"), 3, 0, trait_four_pungs},
    {"all-winds-dragons", N_("All Winds & Dragons"), N_("every tile a wind or a dragon"), 16, 0,
     trait_all_honors},
    {"matching-wind-pung", N_("Matching Wind Pung"), N_("a pung of your seat wind"), 1, 0,
     trait_seat_wind_pung},
    {"dragon-pung", N_("Dragon Pung"), N_("each dragon pung"), 1, 0, trait_dragon_pungs},
    {"small-three-winds", N_("Small Three Winds"), N_("two wind pungs and a pair of a third"), 2,
     SERIES_WINDS, trait_small_three_winds},
    {"big-three-winds", N_("Big Three Winds"), N_("three wind pungs"), 6, SERIES_WINDS,
     trait_big_three_winds},
    {"small-four-winds", N_("Small Four Winds"), N_("three wind pungs and a pair of the fourth"), 12,
     SERIES_WINDS, trait_small_four_winds},
    {"big-four-winds", N_("Big Four Winds"), N_("four wind pungs"), 20, SERIES_WINDS, trait_big_four_winds},
    {"small-three-dragons", N_("Small Three Dragons"), N_("two dragon pungs and a pair of the third"), 2,
     SERIES_DRAGONS, trait_small_three_dragons},
    {"big-three-dragons", N_("Big Three Dragons"), N_("three dragon pungs"), 7, SERIES_DRAGONS,
     trait_big_three_dragons},
    {"seven-pairs", N_("Seven Pairs"), N_("seven different pairs"), 3, 0, trait_seven_pairs},
    {"hidden-treasure", N_("Hidden Treasure"), N_("four concealed pungs, by self-draw"), 5, 0,
     hidden_treasure},
    {"all-kong", N_("All Kong"), N_("four kongs"), 24, 0, trait_four_kongs},
    {"nine-gates", N_("Nine Gates"), N_("1112345678999 and one more"), 24, 0, trait_nine_gates},
    {"self-picked", N_("Self-Picked"), N_("by self-draw from the wall"), 1, SERIES_DRAW, self_picked},
    {"kong-replacement", N_("Kong Replacement"), N_("the tile drawn after a kong"), 2, SERIES_DRAW,
     trait_kong_replacement},
    {"robbing-kong", N_("Robbing the Kong"), N_("on the tile of an added kong"), 1, 0, trait_robbed_kong},
    {"concealed-hand", N_("Concealed Hand"), N_("no exposed set"), 1, 0, trait_closed_hand},
    {"riichi", N_("Riichi"), N_("declared before winning"), 2, 0, riichi},
    {"only-bonus", N_("Only Bonus"), N_("a bonus number in each set and in the pair"), 3, 0, only_bonus},
    {"treasure", N_("Treasure"), N_("each suit tile with the treasure’s number"), 1, 0, treasure},
    {0},
};

/* --- furiten ------------------------------------------------------------------------------------ */

static int pile_of(const struct table *table, int place)
{
    return table->discards[place].flags & DISCARD_PILE;
}

/* Returns the seat's own turn on which the discard at `place` was made, or its next turn. A tile drawn for
 * the dummy belongs to the turn of the discard before it. */
static int turn_of(const struct table *table, int seat, int place)
{
    bool drew_it = place > 0 && pile_of(table, place) == SEAT_DUMMY && pile_of(table, place - 1) == seat;
    int turn = drew_it ? 0 : 1;
    for (int i = 0; i < place; i++)
        turn += pile_of(table, i) == seat;
    return turn;
}

static bool discard_furiten(const struct table *table, int seat, uint8_t kind, struct refusal *why)
{
    for (int i = 0; i < table->discard_count; i++) {
        const struct discard *discard = &table->discards[i];
        if (pile_of(table, i) != seat || tile_kind(discard->tile) != kind)
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

/* True if a wait of the seat in Riichi is in a pile. The tile on offer is not in one yet, a claimed one no
 * longer. */
static bool riichi_furiten(const struct table *table, const struct own *own, int seat, struct refusal *why)
{
    if (!table->riichi[seat])
        return false;
    tile_set waits = table_own_waits(table, own, seat);
    bool own_pile_only = table_option(table, OPTION_RIICHI_FURITEN) == RIICHI_FURITEN_OWN;
    int count = table->discard_count - table_offers_discard(table);
    for (int i = 0; i < count; i++) {
        const struct discard *discard = &table->discards[i];
        int pile = pile_of(table, i);
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

enum { PAY_START = 30 };

static int start_score(const struct ruleset *rules, const int16_t *options)
{
    return ruleset_value(rules, options, OPTION_SCORING) == SCORING_PAY ? PAY_START : 0;
}

static void settle(struct table *table, const struct score scores[SEAT_MAX], int32_t gain[SEAT_MAX])
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
     .label = N_("Rounds"),
     .help = N_("Each player is East in half of them."),
     .type = OPTION_NUMBER,
     .initial = 4,
     .numbers = {4, 8}},
    {.key = OPTION_SCORING,
     .name = "scoring",
     .label = N_("Points"),
     .help = N_("Added to the winner, or paid by the loser."),
     .type = OPTION_CHOICE,
     .initial = SCORING_ADD,
     .choices = {"add", "pay"},
     .choice_labels = {N_("Start at 0"), N_("Paid from 30")}},
    {.key = OPTION_INDICATORS,
     .name = "indicators",
     .label = N_("Bonus indicators"),
     .help = N_("East keeps two of three numbers, for the pattern Only Bonus."),
     .type = OPTION_BOOL,
     .initial = 1},
    {.key = OPTION_TREASURE,
     .name = "treasure",
     .label = N_("Treasure"),
     .help = N_("A hidden number that a kong may reveal."),
     .type = OPTION_BOOL,
     .initial = 1,
     .needs = OPTION_INDICATORS},
    {.key = OPTION_REVEALED_KONG,
     .name = "revealed-kong",
     .label = N_("Kong of a revealed tile"),
     .help = N_("In Riichi, a tile revealed in the dummy’s row may complete a kong."),
     .type = OPTION_BOOL,
     .initial = 1},
    {.key = OPTION_RIICHI_FURITEN,
     .name = "riichi-furiten",
     .label = N_("Riichi furiten"),
     .help = N_("Whose discards can make a Riichi furiten."),
     .type = OPTION_CHOICE,
     .initial = RIICHI_FURITEN_ALL,
     .choices = {"all", "own"},
     .choice_labels = {N_("All three piles"), N_("Only your pile")}},
    {0},
};

const struct ruleset ruleset_dueling_tigers = {
    .id = "dueling-tigers",
    .name = N_("Dueling Tigers"),
    .pitch = N_("You, an opponent, and a hand nobody plays. Reveal its tiles or draw for it. No chows."),
    .goal = N_("Complete four sets and a pair before your opponent does, for as many points as you can. The "
               "most points after the last round wins."),
    .seats_least = 2,
    .seats_most = 2,
    .copies = {4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
               4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4},
    .sets = 4,
    .forms = FORM_STANDARD | FORM_SEVEN_PAIRS,
    .claims = CLAIM_PUNG | CLAIM_KONG,
    .dummy = DUMMY_MAX,
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
