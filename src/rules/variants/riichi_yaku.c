/* riichi_yaku.c: what each yaku asks of a reading; see riichi_yaku.h. */
#include "rules/variants/riichi_yaku.h"

#include <string.h>

/* --- questions about a reading ------------------------------------------------------------------- */

static bool is_pung(const struct set *set)
{
    return set->kind == SET_PUNG || set->kind == SET_KONG;
}

static int count_sets(const struct reading *reading, enum set_kind kind, int tile)
{
    int count = 0;
    for (int i = 0; i < reading->count; i++)
        count += reading->sets[i].kind == kind && (tile < 0 || reading->sets[i].tile == tile);
    return count;
}

/* How many pungs and kongs are of a kind from `low` to `high`. */
static int count_pungs(const struct reading *reading, int low, int high)
{
    int count = 0;
    for (int i = 0; i < reading->count; i++)
        count += is_pung(&reading->sets[i]) && reading->sets[i].tile >= low && reading->sets[i].tile <= high;
    return count;
}

static bool has_pung(const struct reading *reading, int tile)
{
    return count_pungs(reading, tile, tile) > 0;
}

static const struct set *pair_of(const struct reading *reading)
{
    return &reading->sets[reading->count - 1];
}

static bool is_terminal_or_honor(uint8_t kind)
{
    return tile_is_honor(kind) || tile_is_terminal(kind);
}

/* True if the set holds a terminal or honor. */
static bool set_has_outside(const struct set *set)
{
    return is_terminal_or_honor(set->tile) || (set->kind == SET_RUN && tile_number(set->tile) == 7);
}

/* All tiles of the hand by kind, melds included. */
static void count_tiles(const struct win *win, uint8_t counts[TILE_KINDS])
{
    memcpy(counts, win->hand.counts, TILE_KINDS);
    for (int i = 0; i < win->meld_count; i++) {
        uint8_t tiles[4];
        int count = meld_list(&win->melds[i], tiles);
        for (int t = 0; t < count; t++)
            counts[tile_kind(tiles[t])]++;
    }
}

/* The kinds the hand holds, melds included. */
static tile_set kinds_of(const struct win *win)
{
    uint8_t counts[TILE_KINDS];
    tile_set kinds = 0;
    count_tiles(win, counts);
    for (int kind = 0; kind < TILE_KINDS; kind++)
        kinds |= (tile_set)(counts[kind] > 0) << kind;
    return kinds;
}

#define SUIT_KINDS_SET(suit) ((tile_set)0x1ff << 9 * (suit))
#define HONORS_SET           ((tile_set)0x7f << TILE_EAST)

static tile_set terminals(void)
{
    tile_set set = 0;
    for (int suit = 0; suit < 3; suit++)
        set |= TILE_BIT(9 * suit) | TILE_BIT(9 * suit + 8);
    return set;
}

/* The one suit all tiles but honors are of, or -1. */
static int only_suit(const struct win *win)
{
    tile_set kinds = kinds_of(win) & ~HONORS_SET;
    for (int suit = 0; suit < 3; suit++)
        if (kinds && !(kinds & ~SUIT_KINDS_SET(suit)))
            return suit;
    return -1;
}

static bool standard(const struct reading *reading)
{
    return reading->form == FORM_STANDARD;
}

bool riichi_is_closed(const struct win *win)
{
    for (int i = 0; i < win->meld_count; i++)
        if (meld_is_exposed(&win->melds[i]))
            return false;
    return true;
}

bool riichi_set_is_concealed(const struct set *set)
{
    return set->concealed;
}

static int concealed_pungs(const struct reading *reading)
{
    int count = 0;
    for (int i = 0; i < reading->count; i++)
        count += is_pung(&reading->sets[i]) && reading->sets[i].concealed;
    return count;
}

static bool is_value_tile(const struct win *win, uint8_t kind)
{
    return tile_is_dragon(kind) || kind == win->seat_wind || kind == win->round_wind;
}

bool riichi_is_pinfu(const struct win *win, const struct reading *reading)
{
    if (!standard(reading) || !riichi_is_closed(win) || count_sets(reading, SET_RUN, -1) != 4 ||
        is_value_tile(win, pair_of(reading)->tile))
        return false;
    for (int i = 0; i < reading->count; i++) {
        const struct set *set = &reading->sets[i];
        if (!set->wins || set->kind != SET_RUN)
            continue;
        int place = tile_kind(win->tile) - set->tile, lowest = tile_number(set->tile);
        return (place == 0 && lowest < 7) || (place == 2 && lowest > 1);
    }
    return false;
}

/* --- the yaku ------------------------------------------------------------------------------------ */

#define YAKU(name) static int name(const struct win *win, const struct reading *reading)

YAKU(riichi)
{
    (void)reading;
    return win->riichi && !win->double_riichi;
}

YAKU(double_riichi)
{
    (void)reading;
    return win->double_riichi;
}

YAKU(menzen_tsumo)
{
    (void)reading;
    return riichi_is_closed(win) && win_is_own_draw(win);
}

YAKU(pinfu)
{
    return riichi_is_pinfu(win, reading);
}

YAKU(tanyao)
{
    (void)reading;
    return !(kinds_of(win) & (HONORS_SET | terminals()));
}

/* How many pairs of equal runs the reading has. */
static int equal_runs(const struct reading *reading)
{
    int pairs = 0;
    for (int tile = 0; tile < TILE_EAST; tile++)
        pairs += count_sets(reading, SET_RUN, tile) / 2;
    return pairs;
}

YAKU(iipeikou)
{
    (void)win;
    return equal_runs(reading) == 1;
}

YAKU(ryanpeikou)
{
    (void)win;
    return equal_runs(reading) == 2;
}

YAKU(haku)
{
    (void)win;
    return has_pung(reading, TILE_WHITE);
}

YAKU(hatsu)
{
    (void)win;
    return has_pung(reading, TILE_GREEN);
}

YAKU(chun)
{
    (void)win;
    return has_pung(reading, TILE_RED);
}

YAKU(jikaze)
{
    return has_pung(reading, win->seat_wind);
}

YAKU(bakaze)
{
    return has_pung(reading, win->round_wind);
}

YAKU(haitei)
{
    (void)reading;
    return win->last_tile && win->source == WIN_SELF_DRAW;
}

YAKU(houtei)
{
    (void)reading;
    return win->last_tile && win->source == WIN_DISCARD;
}

YAKU(rinshan)
{
    (void)reading;
    return win->source == WIN_REPLACEMENT;
}

YAKU(chankan)
{
    (void)reading;
    return win->source == WIN_ROBBED_KONG;
}

/* True if every set and the pair holds a terminal or honor, and there is a run. */
static bool outside_sets(const struct reading *reading)
{
    for (int i = 0; i < reading->count; i++)
        if (!set_has_outside(&reading->sets[i]))
            return false;
    return standard(reading) && count_sets(reading, SET_RUN, -1) > 0;
}

YAKU(chanta)
{
    return outside_sets(reading) && kinds_of(win) & HONORS_SET;
}

YAKU(junchan)
{
    return outside_sets(reading) && !(kinds_of(win) & HONORS_SET);
}

YAKU(ittsuu)
{
    (void)win;
    for (int suit = 0; suit < 3; suit++)
        if (count_sets(reading, SET_RUN, 9 * suit) && count_sets(reading, SET_RUN, 9 * suit + 3) &&
            count_sets(reading, SET_RUN, 9 * suit + 6))
            return 1;
    return 0;
}

YAKU(sanshoku_doujun)
{
    (void)win;
    for (int tile = 0; tile < 7; tile++)
        if (count_sets(reading, SET_RUN, tile) && count_sets(reading, SET_RUN, tile + 9) &&
            count_sets(reading, SET_RUN, tile + 18))
            return 1;
    return 0;
}

YAKU(sanshoku_doukou)
{
    (void)win;
    for (int tile = 0; tile < 9; tile++)
        if (has_pung(reading, tile) && has_pung(reading, tile + 9) && has_pung(reading, tile + 18))
            return 1;
    return 0;
}

YAKU(toitoi)
{
    (void)win;
    return count_pungs(reading, 0, TILE_RED) == 4;
}

YAKU(sanankou)
{
    (void)win;
    return concealed_pungs(reading) == 3;
}

YAKU(sankantsu)
{
    (void)win;
    return count_sets(reading, SET_KONG, -1) == 3;
}

YAKU(shousangen)
{
    (void)win;
    return standard(reading) && count_pungs(reading, TILE_WHITE, TILE_RED) == 2 &&
           tile_is_dragon(pair_of(reading)->tile);
}

YAKU(honroutou)
{
    (void)reading;
    tile_set kinds = kinds_of(win);
    return !(kinds & ~(HONORS_SET | terminals())) && kinds & HONORS_SET && kinds & terminals();
}

YAKU(chiitoitsu)
{
    (void)win;
    return reading->form == FORM_SEVEN_PAIRS;
}

YAKU(honitsu)
{
    (void)reading;
    return only_suit(win) >= 0 && kinds_of(win) & HONORS_SET;
}

YAKU(chinitsu)
{
    (void)reading;
    return only_suit(win) >= 0 && !(kinds_of(win) & HONORS_SET);
}

YAKU(kokushi)
{
    (void)win;
    return reading->form == FORM_THIRTEEN_ORPHANS;
}

YAKU(suuankou)
{
    (void)win;
    return concealed_pungs(reading) == 4;
}

YAKU(daisangen)
{
    (void)win;
    return count_pungs(reading, TILE_WHITE, TILE_RED) == 3;
}

YAKU(shousuushii)
{
    (void)win;
    return standard(reading) && count_pungs(reading, TILE_EAST, TILE_NORTH) == 3 &&
           tile_is_wind(pair_of(reading)->tile);
}

YAKU(daisuushii)
{
    (void)win;
    return count_pungs(reading, TILE_EAST, TILE_NORTH) == 4;
}

YAKU(tsuuiisou)
{
    return reading->form != FORM_THIRTEEN_ORPHANS && !(kinds_of(win) & ~HONORS_SET);
}

YAKU(chinroutou)
{
    (void)reading;
    return !(kinds_of(win) & ~terminals());
}

YAKU(ryuuiisou)
{
    (void)reading;
    const tile_set green = TILE_BIT(TILE_1S + 1) | TILE_BIT(TILE_1S + 2) | TILE_BIT(TILE_1S + 3) |
                           TILE_BIT(TILE_1S + 5) | TILE_BIT(TILE_1S + 7) | TILE_BIT(TILE_GREEN);
    return !(kinds_of(win) & ~green);
}

YAKU(chuuren_poutou)
{
    static const uint8_t gates[9] = {3, 1, 1, 1, 1, 1, 1, 1, 3};
    (void)reading;
    int suit = only_suit(win);
    if (suit < 0 || win->meld_count)
        return 0;
    for (int i = 0; i < 9; i++)
        if (win->hand.counts[9 * suit + i] < gates[i])
            return 0;
    return 1;
}

YAKU(suukantsu)
{
    (void)win;
    return count_sets(reading, SET_KONG, -1) == 4;
}

YAKU(tenhou)
{
    (void)reading;
    return win->first_turn && win->source == WIN_SELF_DRAW && win->seat_wind == TILE_EAST;
}

YAKU(chiihou)
{
    (void)reading;
    return win->first_turn && win->source == WIN_SELF_DRAW && win->seat_wind != TILE_EAST;
}

/* The tile an indicator points at: the next of its suit, winds and dragons each in a circle. */
static uint8_t indicated(uint8_t indicator)
{
    uint8_t kind = tile_kind(indicator);
    if (kind >= TILE_WHITE)
        return kind == TILE_RED ? TILE_WHITE : (uint8_t)(kind + 1);
    if (kind >= TILE_EAST)
        return kind == TILE_NORTH ? TILE_EAST : (uint8_t)(kind + 1);
    return kind % 9 == 8 ? (uint8_t)(kind - 8) : (uint8_t)(kind + 1);
}

static int count_indicated(const struct win *win, const uint8_t indicators[5])
{
    uint8_t counts[TILE_KINDS];
    int count = 0;
    count_tiles(win, counts);
    for (int i = 0; i < 5 && indicators[i] != TILE_NONE; i++)
        count += counts[indicated(indicators[i])];
    return count;
}

YAKU(dora)
{
    (void)reading;
    return count_indicated(win, win->dora);
}

YAKU(ura_dora)
{
    (void)reading;
    return win->riichi ? count_indicated(win, win->ura) : 0;
}

YAKU(aka_dora)
{
    (void)reading;
    unsigned reds = win->hand.reds;
    for (int i = 0; i < win->meld_count; i++)
        reds |= win->melds[i].reds;
    return (reds & 1) + (reds >> 1 & 1) + (reds >> 2 & 1);
}

/* Where opening the hand costs a han, and where it costs the yaku, in the series field. */
enum { OPEN_SAME, OPEN_LESS, OPEN_NEVER, YAKUMAN, DORA };

const struct pattern riichi_yaku[] = {
    {"riichi", "Riichi", "declared with a closed hand", 1, OPEN_NEVER, riichi, NULL},
    {"double-riichi", "Double Riichi", "declared with the first discard", 2, OPEN_NEVER, double_riichi, NULL},
    {"menzen-tsumo", "Menzen Tsumo", "drawn by yourself with a closed hand", 1, OPEN_NEVER, menzen_tsumo,
     NULL},
    {"pinfu", "Pinfu", "four runs, a worthless pair, a two-sided wait", 1, OPEN_NEVER, pinfu, NULL},
    {"tanyao", "Tanyao", "only 2 to 8", 1, OPEN_SAME, tanyao, NULL},
    {"iipeikou", "Iipeikou", "two equal runs", 1, OPEN_NEVER, iipeikou, NULL},
    {"haku", "Haku", "pung of white dragons", 1, OPEN_SAME, haku, NULL},
    {"hatsu", "Hatsu", "pung of green dragons", 1, OPEN_SAME, hatsu, NULL},
    {"chun", "Chun", "pung of red dragons", 1, OPEN_SAME, chun, NULL},
    {"jikaze", "Jikaze", "pung of your seat's wind", 1, OPEN_SAME, jikaze, NULL},
    {"bakaze", "Bakaze", "pung of the round's wind", 1, OPEN_SAME, bakaze, NULL},
    {"haitei-raoyue", "Haitei Raoyue", "drawn as the last tile", 1, OPEN_SAME, haitei, NULL},
    {"houtei-raoyui", "Houtei Raoyui", "on the last discard", 1, OPEN_SAME, houtei, NULL},
    {"rinshan-kaihou", "Rinshan Kaihou", "on the tile drawn after a kan", 1, OPEN_SAME, rinshan, NULL},
    {"chankan", "Chankan", "on the tile of an added kan", 1, OPEN_SAME, chankan, NULL},
    {"chanta", "Chanta", "a terminal or honor in every set", 2, OPEN_LESS, chanta, NULL},
    {"ittsuu", "Ittsuu", "123, 456 and 789 of a suit", 2, OPEN_LESS, ittsuu, NULL},
    {"sanshoku-doujun", "Sanshoku Doujun", "the same run in three suits", 2, OPEN_LESS, sanshoku_doujun,
     NULL},
    {"sanshoku-doukou", "Sanshoku Doukou", "the same pung in three suits", 2, OPEN_SAME, sanshoku_doukou,
     NULL},
    {"toitoi", "Toitoi", "four pungs or kans", 2, OPEN_SAME, toitoi, NULL},
    {"sanankou", "Sanankou", "three concealed pungs", 2, OPEN_SAME, sanankou, NULL},
    {"sankantsu", "Sankantsu", "three kans", 2, OPEN_SAME, sankantsu, NULL},
    {"shousangen", "Shousangen", "two dragon pungs, a pair of the third", 2, OPEN_SAME, shousangen, NULL},
    {"honroutou", "Honroutou", "only terminals and honors", 2, OPEN_SAME, honroutou, NULL},
    {"chiitoitsu", "Chiitoitsu", "seven different pairs", 2, OPEN_NEVER, chiitoitsu, NULL},
    {"honitsu", "Honitsu", "one suit and honors", 3, OPEN_LESS, honitsu, NULL},
    {"junchan", "Junchan", "a terminal in every set", 3, OPEN_LESS, junchan, NULL},
    {"ryanpeikou", "Ryanpeikou", "twice two equal runs", 3, OPEN_NEVER, ryanpeikou, NULL},
    {"chinitsu", "Chinitsu", "one suit only", 6, OPEN_LESS, chinitsu, NULL},
    {"kokushi-musou", "Kokushi Musou", "every terminal and honor", 13, YAKUMAN, kokushi, NULL},
    {"suuankou", "Suuankou", "four concealed pungs", 13, YAKUMAN, suuankou, NULL},
    {"daisangen", "Daisangen", "three dragon pungs", 13, YAKUMAN, daisangen, NULL},
    {"shousuushii", "Shousuushii", "three wind pungs, a pair of the fourth", 13, YAKUMAN, shousuushii, NULL},
    {"daisuushii", "Daisuushii", "four wind pungs", 13, YAKUMAN, daisuushii, NULL},
    {"tsuuiisou", "Tsuuiisou", "only honors", 13, YAKUMAN, tsuuiisou, NULL},
    {"chinroutou", "Chinroutou", "only terminals", 13, YAKUMAN, chinroutou, NULL},
    {"ryuuiisou", "Ryuuiisou", "only green tiles", 13, YAKUMAN, ryuuiisou, NULL},
    {"chuuren-poutou", "Chuuren Poutou", "1112345678999 and any tile of the suit", 13, YAKUMAN,
     chuuren_poutou, NULL},
    {"suukantsu", "Suukantsu", "four kans", 13, YAKUMAN, suukantsu, NULL},
    {"tenhou", "Tenhou", "the dealer's first fourteen", 13, YAKUMAN, tenhou, NULL},
    {"chiihou", "Chiihou", "the other's first draw", 13, YAKUMAN, chiihou, NULL},
    {"dora", "Dora", "each tile an indicator points at", 1, DORA, dora, NULL},
    {"ura-dora", "Ura Dora", "likewise, under the indicators, for riichi", 1, DORA, ura_dora, NULL},
    {"aka-dora", "Aka Dora", "each red five", 1, DORA, aka_dora, NULL},
    {0},
};

int riichi_yaku_han(const struct pattern *pattern, bool open)
{
    if (open && pattern->series == OPEN_NEVER)
        return 0;
    return pattern->points - (open && pattern->series == OPEN_LESS);
}

bool riichi_yaku_is_yakuman(const struct pattern *pattern)
{
    return pattern->series == YAKUMAN;
}

bool riichi_yaku_is_dora(const struct pattern *pattern)
{
    return pattern->series == DORA;
}
