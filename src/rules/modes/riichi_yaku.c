/* riichi_yaku.c: the conditions of each yaku; see riichi_yaku.h. */
#include "rules/modes/riichi_yaku.h"

#include "base/mark.h"
#include "rules/play/traits.h"

/* --- questions about a reading ------------------------------------------------------------------- */

static bool has_pung(const struct reading *reading, uint8_t kind)
{
    return reading->pungs & TILE_BIT(kind);
}

static bool standard(const struct reading *reading)
{
    return reading->form == FORM_STANDARD;
}

static bool is_value_tile(const struct win *win, uint8_t kind)
{
    return tile_is_dragon(kind) || kind == win->seat_wind || kind == win->round_wind;
}

bool riichi_is_pinfu(const struct win *win, const struct reading *reading)
{
    if (!standard(reading) || reading->run_count != 4 || !win_is_closed(win) ||
        is_value_tile(win, reading->sets[reading->count - 1].tile))
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
    return win_is_closed(win) && win_is_own_draw(win);
}

YAKU(pinfu)
{
    return riichi_is_pinfu(win, reading);
}

YAKU(iipeikou)
{
    (void)win;
    return reading->equal_runs == 1;
}

YAKU(ryanpeikou)
{
    (void)win;
    return reading->equal_runs == 2;
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

YAKU(haitei)
{
    (void)reading;
    return win->last_tile && win->source == WIN_SELF_DRAW;
}

/* True if every set and the pair contains a terminal or honor, and there is a run. */
static bool outside_sets(const struct reading *reading)
{
    const tile_set outer = TILE_ONES | TILE_ONES << 6; /* 123 and 789 */
    return standard(reading) && reading->run_count > 0 && !(reading->runs & ~outer) &&
           !((reading->pungs | reading->pairs) & ~TILE_ORPHANS);
}

YAKU(chanta)
{
    (void)win;
    return outside_sets(reading) && reading->kinds & TILE_HONORS;
}

YAKU(junchan)
{
    (void)win;
    return outside_sets(reading) && !(reading->kinds & TILE_HONORS);
}

YAKU(sanankou)
{
    (void)win;
    return reading->concealed_pungs == 3;
}

YAKU(sankantsu)
{
    (void)win;
    return reading->kong_count == 3;
}

YAKU(honroutou)
{
    (void)win;
    return !(reading->kinds & ~TILE_ORPHANS) && reading->kinds & TILE_HONORS &&
           reading->kinds & TILE_TERMINALS;
}

YAKU(ryuuiisou)
{
    (void)win;
    const tile_set green = TILE_BIT(TILE_1S + 1) | TILE_BIT(TILE_1S + 2) | TILE_BIT(TILE_1S + 3) |
                           TILE_BIT(TILE_1S + 5) | TILE_BIT(TILE_1S + 7) | TILE_BIT(TILE_GREEN);
    return !(reading->kinds & ~green);
}

static int count_indicated(const struct win *win, const uint8_t indicators[5])
{
    uint8_t counts[TILE_KINDS];
    int count = 0;
    win_count_tiles(win, counts);
    for (int i = 0; i < 5 && indicators[i] != TILE_NONE; i++)
        count += counts[tile_indicated(indicators[i])];
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
    return bits_count(reds);
}

/* The cost of an open hand: nothing, one han, or the yaku. Stored in the series field. */
enum { OPEN_SAME, OPEN_LESS, OPEN_NEVER };

const struct pattern riichi_yaku[] = {
    {"riichi", N_("Riichi"), N_("declared with a closed hand"), 1, OPEN_NEVER, riichi},
    {"double-riichi", N_("Double Riichi"), N_("declared with the first discard"), 2, OPEN_NEVER,
     double_riichi},
    {"menzen-tsumo", N_("Menzen Tsumo"), N_("self-draw with a closed hand"), 1, OPEN_NEVER, menzen_tsumo},
    {"pinfu", N_("Pinfu"), N_("four runs, plain pair, two-sided wait"), 1, OPEN_NEVER, pinfu},
    {"tanyao", N_("Tanyao"), N_("only 2 to 8"), 1, OPEN_SAME, trait_no_terminals},
    {"iipeikou", N_("Iipeikou"), N_("two identical runs"), 1, OPEN_NEVER, iipeikou},
    {"haku", N_("Haku"), N_("pung of white dragons"), 1, OPEN_SAME, haku},
    {"hatsu", N_("Hatsu"), N_("pung of green dragons"), 1, OPEN_SAME, hatsu},
    {"chun", N_("Chun"), N_("pung of red dragons"), 1, OPEN_SAME, chun},
    {"jikaze", N_("Jikaze"), N_("pung of your seat wind"), 1, OPEN_SAME, trait_seat_wind_pung},
    {"bakaze", N_("Bakaze"), N_("pung of the round wind"), 1, OPEN_SAME, trait_round_wind_pung},
    {"haitei-raoyue", N_("Haitei Raoyue"), N_("self-draw of the last tile"), 1, OPEN_SAME, haitei},
    {"houtei-raoyui", N_("Houtei Raoyui"), N_("a discard after the last tile"), 1, OPEN_SAME,
     trait_last_discard},
    {"rinshan-kaihou", N_("Rinshan Kaihou"), N_("on the tile drawn after a kong"), 1, OPEN_SAME,
     trait_kong_replacement},
    {"chankan", N_("Chankan"), N_("on the tile of an added kong"), 1, OPEN_SAME, trait_robbed_kong},
    {"chanta", N_("Chanta"), N_("a terminal or honor in every set"), 2, OPEN_LESS, chanta},
    {"ittsuu", N_("Ittsuu"), N_("123, 456 and 789 of a suit"), 2, OPEN_LESS, trait_straight},
    {"sanshoku-doujun", N_("Sanshoku Doujun"), N_("the same run in three suits"), 2, OPEN_LESS,
     trait_similar_runs},
    {"sanshoku-doukou", N_("Sanshoku Doukou"), N_("the same pung in three suits"), 2, OPEN_SAME,
     trait_similar_pungs},
    {"toitoi", N_("Toitoi"), N_("four pungs or kongs"), 2, OPEN_SAME, trait_four_pungs},
    {"sanankou", N_("Sanankou"), N_("three concealed pungs"), 2, OPEN_SAME, sanankou},
    {"sankantsu", N_("Sankantsu"), N_("three kongs"), 2, OPEN_SAME, sankantsu},
    {"shousangen", N_("Shousangen"), N_("two dragon pungs and a pair of the third"), 2, OPEN_SAME,
     trait_small_three_dragons},
    {"honroutou", N_("Honroutou"), N_("only terminals and honors"), 2, OPEN_SAME, honroutou},
    {"chiitoitsu", N_("Chiitoitsu"), N_("seven different pairs"), 2, OPEN_NEVER, trait_seven_pairs},
    {"honitsu", N_("Honitsu"), N_("one suit and honors"), 3, OPEN_LESS, trait_mixed_suit},
    {"junchan", N_("Junchan"), N_("a terminal in every set"), 3, OPEN_LESS, junchan},
    {"ryanpeikou", N_("Ryanpeikou"), N_("two identical runs, twice"), 3, OPEN_NEVER, ryanpeikou},
    {"chinitsu", N_("Chinitsu"), N_("one suit only"), 6, OPEN_LESS, trait_pure_suit},
    {"kokushi-musou", N_("Kokushi Musou"), N_("all terminals and honors, one doubled"), 13, OPEN_SAME,
     trait_thirteen_orphans},
    {"suuankou", N_("Suuankou"), N_("four concealed pungs"), 13, OPEN_SAME, trait_four_concealed_pungs},
    {"daisangen", N_("Daisangen"), N_("three dragon pungs"), 13, OPEN_SAME, trait_big_three_dragons},
    {"shousuushii", N_("Shousuushii"), N_("three wind pungs and a pair of the fourth"), 13, OPEN_SAME,
     trait_small_four_winds},
    {"daisuushii", N_("Daisuushii"), N_("four wind pungs"), 13, OPEN_SAME, trait_big_four_winds},
    {"tsuuiisou", N_("Tsuuiisou"), N_("only honors"), 13, OPEN_SAME, trait_all_honors},
    {"chinroutou", N_("Chinroutou"), N_("only terminals"), 13, OPEN_SAME, trait_all_terminals},
    {"ryuuiisou", N_("Ryuuiisou"), N_("only 2, 3, 4, 6, 8 bamboo and green dragons"), 13, OPEN_SAME,
     ryuuiisou},
    {"chuuren-poutou", N_("Chuuren Poutou"), N_("1112345678999 and one more"), 13, OPEN_SAME,
     trait_nine_gates},
    {"suukantsu", N_("Suukantsu"), N_("four kongs"), 13, OPEN_SAME, trait_four_kongs},
    {"tenhou", N_("Tenhou"), N_("the dealer’s first 14 tiles"), 13, OPEN_SAME, trait_heavenly_hand},
    {"chiihou", N_("Chiihou"), N_("the other player’s first draw"), 13, OPEN_SAME, trait_earthly_hand},
    {"dora", N_("Dora"), N_("each tile an indicator points to"), 1, OPEN_SAME, dora},
    {"ura-dora", N_("Ura Dora"), N_("in Riichi, each tile the tiles under the indicators point to"), 1,
     OPEN_SAME, ura_dora},
    {"aka-dora", N_("Aka Dora"), N_("each red five"), 1, OPEN_SAME, aka_dora},
    {0},
};

enum { YAKU = 29, YAKUMAN = 12, DORA = 3 };
_Static_assert(sizeof riichi_yaku == (YAKU + YAKUMAN + DORA + 1) * sizeof *riichi_yaku, "all are counted");

const struct riichi_class riichi_plain = {riichi_yaku, riichi_yaku + YAKU};
const struct riichi_class riichi_yakuman = {riichi_yaku + YAKU, riichi_yaku + YAKU + YAKUMAN};
const struct riichi_class riichi_dora = {riichi_yaku + YAKU + YAKUMAN, riichi_yaku + YAKU + YAKUMAN + DORA};

int riichi_yaku_han(const struct pattern *pattern, bool open)
{
    if (open && pattern->series == OPEN_NEVER)
        return 0;
    return pattern->points - (open && pattern->series == OPEN_LESS);
}

bool riichi_yaku_is_yakuman(const struct pattern *pattern)
{
    return pattern >= riichi_yakuman.first && pattern < riichi_yakuman.end;
}
