/*
 * one_suit.c: the opponents of One Suit.
 *
 * The skill in this mode is to see the waits. Hard sees all of them and aims at hands with many; normal and
 * easy overlook more waits the longer the hand is.
 */
#include "ai/engine.h"

#include "ai/forecast/forecast_play.h"
#include "ai/one_suit/one_suit_danger.h"
#include "ai/random_player.h"
#include "ai/rollout_teach.h"
#include "ai/unseen.h"
#include "base/check.h"
#include "rules/modes/one_suit.h"

enum {
    WIDE = 1000,       /* value of a step towards tenpai */
    COPY = 10,         /* value of an unseen copy of a useful tile */
    KIND = 6,          /* value of another kind of wait, because naming it scores */
    TAUGHT = 200,      /* rounds the teacher plays for each move */
    OVERLOOKS_OF = 24, /* a wait is overlooked once in this / (sets * the level's share) */
    LYING = 60,        /* divides care: value of a copy of a tile that others discarded */
    KONG_LOVE = 10     /* divides the trait for calls: unseen copies that a kong seems to bring */
};

static const uint8_t overlooks_at[AI_LEVELS] = {[AI_EASY] = 3, [AI_NORMAL] = 1};

/* Returns the value of another kind of wait: players who like great hands want many waits. */
static int kind_value(const struct person *who)
{
    return KIND + KIND * who->traits.greed / 25;
}

/* Returns the value of a hand of 3n+1 tiles. */
static int value_hand(const struct person *who, const struct view *view, const struct hand *hand)
{
    struct shape shape;
    uint8_t unseen[TILE_KINDS];
    int shanten;
    table_shape(&view->table, hand, view->seat, &shape);
    tile_set useful = shape_useful(&shape, &shanten);
    unseen_count(view, unseen);
    return COPY * kinds_sum(unseen, useful) - WIDE * shanten +
           (shanten == 0 ? kind_value(who) * tile_set_count(useful) : 0);
}

static bool overlooks(const struct person *who, const struct view *view, struct rng *rng)
{
    uint32_t share = overlooks_at[who->level];
    if (!share || !who->traits.blur)
        return false;
    if (who->traits.blur == 100)
        return rng_below(rng, OVERLOOKS_OF) < share * view->table.sets;
    return rng_below(rng, 100 * OVERLOOKS_OF) < share * (uint32_t)who->traits.blur * view->table.sets;
}

/* Returns the waits that the player sees. */
static tile_set seen_waits(const struct person *who, const struct view *view, tile_set waits, struct rng *rng)
{
    tile_set seen = 0;
    for (int kind = 0; kind < TILE_KINDS; kind++)
        if (waits & TILE_BIT(kind) && !overlooks(who, view, rng))
            seen |= TILE_BIT(kind);
    return seen;
}

static struct move name_waits(const struct person *who, const struct view *view, struct rng *rng,
                              struct reason *reason)
{
    struct move naming = view->moves[0];
    tile_set waits = table_own_waits(&view->table, &view->own, view->seat);
    naming.kinds = seen_waits(who, view, waits, rng);
    /* A player who declared on a tile saw that it wins. */
    const struct offer *offer = &view->table.offer;
    if (view->table.declared >> view->seat & 1) {
        uint8_t tile = view->own.drawn != TILE_NONE ? view->own.drawn : offer->tile;
        naming.kinds |= TILE_BIT(tile_kind(tile));
    }
    *reason = reason_naming(naming.kinds);
    return naming;
}

/* True if the hand, with the tile on offer if there is one, is complete. */
static bool is_complete(const struct view *view)
{
    struct hand hand = view->own.hand;
    if (view->own.drawn == TILE_NONE) {
        if (hand.counts[tile_kind(view->table.offer.tile)] == 4)
            return false;
        hand_add(&hand, view->table.offer.tile);
    }
    return table_completes(&view->table, &hand, view->seat);
}

/* Returns the value of the hand after a closed kong, before the replacement is drawn. */
static int value_kong(const struct person *who, const struct view *view, uint8_t kind)
{
    struct view then = *view;
    hand_take(&then.own.hand, kind, 4);
    struct meld *meld = &then.table.melds[view->seat][then.table.meld_counts[view->seat]++];
    *meld = (struct meld){.kind = MELD_KONG_CLOSED, .tile = kind, .claimed = TILE_NONE, .from = SEAT_NONE};
    return value_hand(who, &then, &then.own.hand) + COPY * who->traits.calls / KONG_LOVE;
}

/* Returns how much a careful player prefers to discard a kind that the others have discarded. */
static int value_of_care(const struct person *who, const struct view *view, uint8_t kind)
{
    int lying = 0;
    for (int i = 0; i < view->table.discard_count && who->traits.care; i++) {
        const struct discard *discard = &view->table.discards[i];
        lying += tile_kind(discard->tile) == kind && (discard->flags & DISCARD_PILE) != view->seat;
    }
    return lying * who->traits.care / LYING;
}

static struct move choose_turn(const struct person *who, const struct view *view, struct reason *reason)
{
    struct move best = view->moves[0];
    int best_value = 0;
    bool found = false;
    for (int i = 0; i < view->move_count; i++) {
        const struct move *move = &view->moves[i];
        struct hand rest = view->own.hand;
        int next;
        if (move->kind == MOVE_DISCARD) {
            hand_remove(&rest, move->tile);
            next = value_hand(who, view, &rest) + value_of_care(who, view, tile_kind(move->tile));
        } else if (move->kind == MOVE_KONG_OWN) {
            next = value_kong(who, view, move->tile) + COPY; /* and one more draw */
        } else {
            continue;
        }
        if (found && next <= best_value)
            continue;
        found = true;
        best_value = next;
        best = *move;
    }
    *reason = reason_plain(best.kind == MOVE_KONG_OWN ? REASON_KONG_COSTS_NOTHING : REASON_MOST_USEFUL);
    return best;
}

/* Returns the reason not to declare on a tile: what a wrong declaration would cost. */
static struct reason not_complete(const struct view *view, uint8_t tile)
{
    struct reason reason = reason_tile(REASON_NOT_COMPLETE, tile_kind(tile));
    if (table_option(&view->table, OPTION_SCORING) == ONE_SUIT_DETAILED)
        reason.number = -ONE_SUIT_INVALID;
    return reason;
}

static struct move choose_as(const struct person *who, const struct view *view, struct rng *rng,
                             struct reason *reason)
{
    CHECK(view->move_count > 0);
    if (view->table.phase == PHASE_NAME)
        return name_waits(who, view, rng, reason);
    const struct move *declare = view_find(view, MOVE_DECLARE), *pass = view_find(view, MOVE_PASS);
    uint8_t tile = view->own.drawn != TILE_NONE ? view->own.drawn : view->table.offer.tile;
    if (declare && is_complete(view) && !overlooks(who, view, rng)) {
        *reason = reason_tile(REASON_COMPLETE, tile_kind(tile));
        return *declare;
    }
    if (pass) {
        *reason = not_complete(view, tile);
        return *pass;
    }
    if (person_blunders(who, rng)) {
        *reason = reason_plain(REASON_FEELING);
        return random_player_discard(view, rng);
    }
    return choose_turn(who, view, reason);
}

static bool plays(const struct view *view)
{
    return view->table.rules->declares_risk;
}

static struct move choose(const struct person *who, const struct view *view, struct rng *rng,
                          const struct ai_stop *stop, struct reason *reason)
{
    const struct forecast_player *player = forecast_player_of(view);
    struct estimate estimate;
    estimate.move = choose_as(who, view, rng, &estimate.why);
    if (who->level == AI_HARD && player)
        return forecast_play(player, view, stop, &estimate, reason);
    *reason = estimate.why;
    return estimate.move;
}

static bool teach(const struct view *view, uint64_t seed, const struct ai_stop *stop, struct ranking *ranking)
{
    return rollout_teach(choose_as, TAUGHT, view, seed, stop, ranking);
}

static bool measure(const struct view *view, uint64_t seed, int times, const struct ai_stop *stop,
                    struct advice *best, struct advice *made)
{
    return rollout_teaches(view) && rollout_measure(choose_as, TAUGHT, times, view, seed, stop, best, made);
}

const struct engine one_suit_engine = {plays, choose, teach, one_suit_danger, measure, choose_as};
