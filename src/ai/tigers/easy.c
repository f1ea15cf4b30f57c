/* easy.c: the opponent that plays like a beginner; see easy.h. */
#include "ai/tigers/easy.h"

#include "base/check.h"
#include "rules/hand/shape.h"

enum {
    MISJUDGES = 2,    /* once in this many discards it makes the second best */
    HESITATES = 4,    /* once in this many times it doesn't declare Riichi */
    PER_SHANTEN = 100 /* tidiness for one step */
};

/* True once in `times`. */
static bool chance(struct rng *rng, uint32_t times)
{
    return rng_below(rng, times) == 0;
}

static int shanten_of(const struct view *view, const struct hand *hand, int melds_more)
{
    uint8_t copies[TILE_KINDS];
    const struct ruleset *rules = view->table.rules;
    struct shape shape;
    table_copies(&view->table, copies);
    shape_init(&shape, hand, NULL, 0, copies, rules->sets, rules->forms);
    int melds = view->table.meld_counts[view->seat] + melds_more;
    shape.sets = (uint8_t)(shape.sets - melds);
    shape.forms &= melds > 0 ? FORM_STANDARD : 0xff;
    return shape_shanten(&shape);
}

/* Returns how many tiles are within two steps of a kind, itself included: a beginner's idea of a tile's
 * use. */
static int neighbours(const struct hand *hand, uint8_t kind)
{
    int count = 4 * (hand->counts[kind] - 1);
    if (!tile_is_suited(kind))
        return count;
    for (int step = -2; step <= 2; step++) {
        int number = kind % 9 + step;
        if (step && number >= 0 && number < 9)
            count += hand->counts[kind + step] * (step == -2 || step == 2 ? 1 : 2);
    }
    return count;
}

/* Returns how much a beginner likes to discard a kind: first not to fall back, then the tile with the fewest
 * neighbors. */
static int discard_value(const struct view *view, uint8_t kind)
{
    struct hand rest = view->own.hand;
    hand_remove(&rest, kind);
    return -PER_SHANTEN * shanten_of(view, &rest, 0) - neighbours(&view->own.hand, kind);
}

/* Finds the best and second best moves of a kind; false if there is none. */
static bool best_two(const struct view *view, enum move_kind kind, struct move best[2], int value[2])
{
    int found = 0;
    for (int i = 0; i < view->move_count; i++) {
        if (view->moves[i].kind != kind)
            continue;
        int next = discard_value(view, tile_kind(view->moves[i].tile));
        int place = !found || next > value[0] ? 0 : 1;
        if (place == 1 && found > 1 && next <= value[1])
            continue;
        if (place == 0 && found) {
            best[1] = best[0];
            value[1] = value[0];
        }
        best[place] = view->moves[i];
        value[place] = next;
        found++;
    }
    if (found == 1) {
        best[1] = best[0];
        value[1] = value[0];
    }
    return found > 0;
}

static struct move choose_turn(const struct view *view, struct rng *rng, struct reason *reason)
{
    struct move best[2];
    int value[2];
    const struct move *kong = view_find(view, MOVE_KONG_OWN);
    if (kong) {
        *reason = reason_plain(REASON_FOUR_ALIKE);
        return *kong;
    }
    if (best_two(view, MOVE_RIICHI, best, value) && !chance(rng, HESITATES)) {
        *reason = reason_plain(REASON_TENPAI_SO_RIICHI);
        return best[0];
    }
    bool any = best_two(view, MOVE_DISCARD, best, value);
    if (!any)
        return view->moves[0];
    /* a mistake never costs a step: nobody overlooks a complete set */
    bool alike = value[0] - value[1] < PER_SHANTEN / 2;
    bool misjudges = chance(rng, MISJUDGES);
    *reason = reason_plain(REASON_FITS_MIN);
    return misjudges && alike ? best[1] : best[0];
}

/* Returns the lowest shanten number after using `taken` tiles of the kind for a meld, and after a discard if
 * there is one. */
static int shanten_after_claim(const struct view *view, uint8_t kind, int taken)
{
    struct hand rest = view->own.hand;
    hand_take(&rest, kind, taken);
    return shanten_of(view, &rest, 1);
}

/* Returns how many steps a claim may cost: none, but sometimes one for a player who likes to call. */
static int steps_spared(const struct person *who, struct rng *rng)
{
    return who->traits.calls > 0 && (int)rng_below(rng, 100) < who->traits.calls ? 1 : 0;
}

static struct move choose_claim(const struct person *who, const struct view *view, struct rng *rng,
                                struct reason *reason)
{
    const struct move *pung = view_find(view, MOVE_PUNG), *kong = view_find(view, MOVE_KONG);
    const struct move *pass = view_find(view, MOVE_PASS);
    uint8_t kind = tile_kind(view->table.offer.tile);
    int now = shanten_of(view, &view->own.hand, 0) + steps_spared(who, rng);
    if (kong && shanten_after_claim(view, kind, 3) <= now) {
        *reason = reason_plain(REASON_KONG_IS_KONG);
        return *kong;
    }
    if (pung && shanten_after_claim(view, kind, 2) <= now) {
        *reason = reason_plain(REASON_PUNG_IS_SET);
        return *pung;
    }
    *reason = reason_plain(REASON_NO_HELP);
    return pass ? *pass : view->moves[0];
}

/* Chooses the dummy action at random, as a beginner does. */
static struct move choose_any(const struct view *view, struct rng *rng, struct reason *reason)
{
    const struct move *draw = view_find(view, MOVE_DUMMY_DRAW);
    *reason = reason_plain(REASON_FEELING);
    bool draws = draw && chance(rng, 2);
    return draws ? *draw : view->moves[rng_below(rng, view->move_count)];
}

static struct move choose_treasure(const struct view *view, struct reason *reason)
{
    *reason = reason_plain(REASON_CURIOUS);
    for (int i = 0; i < view->move_count; i++)
        if (view->moves[i].kind == MOVE_TREASURE && view->moves[i].number == 1)
            return view->moves[i];
    return view->moves[0];
}

/* Makes a random move, but no Riichi or kong: a blunder isn't a plan. */
static struct move choose_on_a_whim(const struct view *view, struct rng *rng, struct reason *reason)
{
    struct move plain[MOVE_MAX];
    uint32_t count = 0;
    for (int i = 0; i < view->move_count; i++)
        if (view->moves[i].kind != MOVE_RIICHI && view->moves[i].kind != MOVE_KONG_OWN)
            plain[count++] = view->moves[i];
    *reason = reason_plain(REASON_FEELING);
    return count ? plain[rng_below(rng, count)] : view->moves[0];
}

struct move easy_choose(const struct person *who, const struct view *view, struct rng *rng,
                        struct reason *reason)
{
    CHECK(view->move_count > 0);
    const struct move *win = view_find(view, MOVE_WIN);
    if (win) {
        *reason = reason_plain(REASON_WINS);
        return *win;
    }
    if (person_blunders(who, rng))
        return choose_on_a_whim(view, rng, reason);
    switch (view->table.phase) {
    case PHASE_TURN:
        return choose_turn(view, rng, reason);
    case PHASE_CLAIM:
        return choose_claim(who, view, rng, reason);
    case PHASE_TREASURE:
        return choose_treasure(view, reason);
    default:
        return choose_any(view, rng, reason);
    }
}
