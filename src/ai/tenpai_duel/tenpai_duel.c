/*
 * tenpai_duel.c: the opponents of Tenpai Duel.
 *
 * The first player who is tenpai attacks (attack.h). So the aim is a fast hand that has a yaku: a closed
 * hand, because a self-drawn win is a yaku, or an open hand with value tiles or simples. A guess covers as
 * many likely waits as possible.
 */
#include "ai/engine.h"

#include "ai/forecast/forecast_play.h"
#include "ai/hand_facts.h"
#include "ai/holding.h"
#include "ai/random_player.h"
#include "ai/rollout_teach.h"
#include "ai/tenpai_duel/attack.h"
#include "ai/tenpai_duel/guess.h"
#include "ai/tenpai_duel/tenpai_danger.h"
#include "ai/unit.h"
#include "ai/unseen.h"
#include "base/check.h"

enum {
    STEP = 10000,     /* value of a step towards tenpai */
    USEFUL = 100,     /* value of an unseen useful tile */
    VALUE_TILE = 30,  /* value of a tile that makes a yaku */
    DORA_TILE = 250,  /* value of each dora: one nearly doubles the hand */
    OUTER_TILE = 40,  /* a terminal or honor is worth less: simples alone are a yaku */
    EASY_NOISE = 250, /* the most by which easy misjudges a discard */
    EASY_NEAR = 2,    /* easy claims if the hand is then this close to tenpai */
    EASY_WANDERS = 3, /* easy guesses a random kind once in this many times */
    BLUR_NOISE = 2,   /* divides blur beyond the usual: hundredths of easy's misjudging */
    BLUR_WANDERS = 5, /* divides it: guesses in a hundred at random */
    ESTIMATE = 40,    /* per cent: weight of the estimate in hard's guesses, beside the network */
    TAUGHT = 40,      /* rounds the teacher plays for each move, */
    MEASURED = 160    /* and for the two that it compares */
};

static bool is_value_tile(const struct view *view, uint8_t kind)
{
    return tile_is_dragon(kind) || kind == TILE_EAST || kind == table_wind(&view->table, view->seat);
}

static bool is_simple(uint8_t kind)
{
    return !tile_is_honor(kind) && !tile_is_terminal(kind);
}

/* --- discards ------------------------------------------------------------------------------------- */

/* Returns the value of the tiles by the yaku and dora they make; a beginner sees only value tiles. */
static int value_tiles(const struct person *who, const struct view *view, const struct hand *hand)
{
    int value = 0;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        if (hand->counts[kind] >= 2 && is_value_tile(view, kind))
            value += VALUE_TILE * hand->counts[kind];
        if (who->level == AI_EASY || !hand->counts[kind])
            continue;
        value += DORA_TILE * hand->counts[kind] * hand_facts_dora(view, kind);
        value -= is_simple(kind) ? 0 : OUTER_TILE * hand->counts[kind];
    }
    return value + value * who->traits.greed / 100;
}

/* Returns the value of a hand of 3n+1 tiles. */
static int value_hand(const struct person *who, const struct view *view, const struct hand *hand,
                      const uint8_t unseen[TILE_KINDS])
{
    struct shape shape;
    int shanten, value = value_tiles(who, view, hand);
    table_shape(&view->table, hand, view->seat, &shape);
    tile_set useful = shape_useful(&shape, &shanten);
    value -= STEP * shanten;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        if (useful & TILE_BIT(kind))
            value += USEFUL * unseen[kind];
    return value;
}

/* Returns by how much the player misjudges a discard at most. */
static uint32_t noise_of(const struct person *who)
{
    int beyond = who->traits.blur - 100;
    if (who->level == AI_EASY)
        return EASY_NOISE;
    return beyond > 0 ? (uint32_t)(EASY_NOISE * beyond / (100 * BLUR_NOISE)) : 0;
}

static struct move choose_discard(const struct person *who, const struct view *view, struct rng *rng,
                                  struct reason *reason)
{
    uint8_t unseen[TILE_KINDS];
    struct move best = view->moves[0];
    uint32_t noise = noise_of(who);
    int best_value = 0;
    bool found = false;
    unseen_count(view, unseen);
    for (int i = 0; i < view->move_count; i++) {
        if (view->moves[i].kind != MOVE_DISCARD)
            continue;
        struct hand rest = view->own.hand;
        hand_remove(&rest, view->moves[i].tile);
        int next = value_hand(who, view, &rest, unseen);
        next -= view->moves[i].tile < TILE_RED_FIVE ? 0 : who->level == AI_EASY ? VALUE_TILE : DORA_TILE;
        if (noise)
            next += (int)rng_below(rng, noise);
        if (found && next <= best_value)
            continue;
        found = true;
        best_value = next;
        best = view->moves[i];
    }
    *reason = reason_plain(REASON_MOST_USEFUL);
    return best;
}

/* --- turns ---------------------------------------------------------------------------------------- */

/* Makes the view after the kong, before its replacement is drawn. False if the kong adds to a pung. */
static bool lay_kong(const struct view *view, uint8_t kind, struct view *then)
{
    struct table *table = &then->table;
    *then = *view;
    if (view->own.hand.counts[kind] != 4)
        return false;
    hand_take(&then->own.hand, kind, 4);
    table->melds[view->seat][table->meld_counts[view->seat]++] =
        (struct meld){.kind = MELD_KONG_CLOSED, .tile = kind, .claimed = TILE_NONE, .from = SEAT_NONE};
    return true;
}

/* True if a kong, which brings an indicator and a draw, costs little compared with the discard; `*costs` is
 * whether it costs anything. */
static bool kong_is_cheap(const struct person *who, const struct view *view, struct move kong,
                          struct move discard, bool *costs)
{
    uint8_t unseen[TILE_KINDS];
    struct hand rest = view->own.hand;
    struct view then;
    if (!lay_kong(view, kong.tile, &then))
        return false;
    unseen_count(view, unseen);
    hand_remove(&rest, discard.tile);
    int before = value_hand(who, view, &rest, unseen), after = value_hand(who, &then, &then.own.hand, unseen);
    *costs = after < before;
    return after + STEP / 2 >= before;
}

static struct move choose_turn(const struct person *who, const struct view *view, struct rng *rng,
                               struct reason *reason)
{
    const struct move *win = view_find(view, MOVE_WIN), *kong = view_find(view, MOVE_KONG_OWN);
    struct move best;
    if (win) {
        *reason = reason_plain(REASON_WINS);
        return *win;
    }
    if (person_blunders(who, rng)) {
        *reason = reason_plain(REASON_FEELING);
        return random_player_discard(view, rng);
    }
    if (attack_choose(who, view, &best, reason))
        return best;
    best = choose_discard(who, view, rng, reason);
    if (who->level == AI_HARD && !kong)
        attack_look_ahead(view, &best, reason);
    if (who->level == AI_HARD)
        attack_explain_none(view, &best, reason);
    bool costs;
    if (!kong || who->level == AI_EASY || !kong_is_cheap(who, view, *kong, best, &costs))
        return best;
    *reason = reason_plain(costs ? REASON_DRAWN_PROMISES : REASON_KONG_TURNS_DORA);
    return *kong;
}

/* --- claims --------------------------------------------------------------------------------------- */

/* True if an open hand that claims for a set of `kind` (the lowest of a run) will likely have a yaku: a pung
 * of value tiles, or only simples. */
static bool has_yaku_in_sight(const struct view *view, const struct move *move, uint8_t offered)
{
    bool simples = true;
    int outside = 0;
    for (int i = 0; i < view->table.meld_counts[view->seat]; i++) {
        const struct meld *meld = &view->table.melds[view->seat][i];
        bool run = meld->kind == MELD_RUN;
        if (!run && is_value_tile(view, meld->tile))
            return true;
        simples &= is_simple(meld->tile) && (!run || is_simple((uint8_t)(meld->tile + 2)));
    }
    bool run = move->kind == MOVE_CHOW;
    uint8_t low = run ? move->tile : offered;
    if (!run && is_value_tile(view, offered))
        return true;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        if (is_value_tile(view, kind) && view->own.hand.counts[kind] >= 3)
            return true;
        outside += is_simple(kind) ? 0 : view->own.hand.counts[kind];
    }
    return simples && is_simple(low) && (!run || is_simple((uint8_t)(low + 2))) && outside <= 2;
}

/* Returns the lowest shanten number after the claim and a discard. */
static int shanten_after(const struct view *view, const struct move *move)
{
    struct table then = view->table;
    struct holding claimed = {.hand = view->own.hand};
    struct shape shape;
    holding_claim(&claimed, *move, &view->table.offer);
    then.melds[view->seat][then.meld_counts[view->seat]++] = claimed.melds[0];
    table_shape(&then, &claimed.hand, view->seat, &shape);
    return shape_shanten(&shape);
}

/* True if the player claims sets. A closed hand has Riichi, its ura dora and the self-drawn win as yaku;
 * measured over thousands of deals this is worth more than any step a claim brings. Beginners, and players
 * who like to call, claim what helps. */
static bool claims_sets(const struct person *who, const struct view *view)
{
    if (who->traits.calls)
        return who->traits.calls > 0;
    return who->level == AI_EASY || table_exposed(&view->table, view->seat);
}

static struct move choose_claim(const struct person *who, const struct view *view, struct reason *reason)
{
    const struct move *win = view_find(view, MOVE_WIN), *pass = view_find(view, MOVE_PASS);
    uint8_t offered = tile_kind(view->table.offer.tile);
    struct shape shape;
    if (win) {
        *reason = reason_plain(REASON_WINS);
        return *win;
    }
    table_shape(&view->table, &view->own.hand, view->seat, &shape);
    int now = shape_shanten(&shape), best = now;
    bool claims = claims_sets(who, view), nearer = false;
    const struct move *chosen = NULL;
    for (int i = 0; i < view->move_count && claims; i++) {
        const struct move *move = &view->moves[i];
        if (move->kind != MOVE_CHOW && move->kind != MOVE_PUNG)
            continue;
        int next = shanten_after(view, move);
        nearer |= next < now;
        if (next >= best || next > EASY_NEAR || !has_yaku_in_sight(view, move, offered))
            continue;
        best = next;
        chosen = move;
    }
    CHECK(pass);
    *reason = reason_plain(chosen                                     ? REASON_YAKU_IN_SIGHT
                           : !table_exposed(&view->table, view->seat) ? REASON_NOT_WORTH_OPENING
                           : nearer                                   ? REASON_TAKES_MORE
                                                                      : REASON_CLAIM_NO_NEARER);
    return chosen ? *chosen : *pass;
}

/* --- Stage B -------------------------------------------------------------------------------------- */

/* True if the player guesses at random this time. */
static bool wanders(const struct person *who, struct rng *rng)
{
    int beyond = who->traits.blur - 100;
    if (who->level == AI_EASY)
        return rng_below(rng, EASY_WANDERS) == 0 || person_blunders(who, rng);
    return beyond > 0 && (int)rng_below(rng, 100) < beyond / BLUR_WANDERS;
}

static struct move choose_guess(const struct person *who, const struct view *view, struct rng *rng,
                                struct reason *reason)
{
    struct guesses guesses, hurried;
    uint8_t unseen[TILE_KINDS];
    tile_set named = view->table.stage.guessed;
    unseen_count(view, unseen);
    guesses_init(&guesses, &view->table, unseen, view->table.stage.attacker, who->level != AI_EASY);
    if (wanders(who, rng)) {
        *reason = reason_plain(REASON_FEELING);
        return random_player_move(view, rng);
    }
    hurried = guesses;
    if (who->level == AI_HARD || !who->traits.blur)
        guesses_hurry(&hurried, unseen);
    uint8_t first = guesses_best(&hurried, named, named);
    uint8_t second = guesses_best(&hurried, named | TILE_BIT(first), named | TILE_BIT(first));
    struct move guess = view->moves[0];
    guess.tile = first < second ? first : second;
    guess.other = first < second ? second : first;
    *reason = reason_number(REASON_GUESS_COVERS,
                            guesses_covered(&guesses, TILE_BIT(first) | TILE_BIT(second)) / 10);
    return guess;
}

static struct move choose_as(const struct person *who, const struct view *view, struct rng *rng,
                             struct reason *reason)
{
    CHECK(view->move_count > 0);
    switch ((enum phase)view->table.phase) {
    case PHASE_GUESS:
        return choose_guess(who, view, rng, reason);
    case PHASE_CLAIM:
        return choose_claim(who, view, reason);
    case PHASE_STAGE:
        *reason = reason_plain(REASON_ONE_MORE_TILE);
        return *view_find(view, MOVE_KONG_OWN);
    default:
        return choose_turn(who, view, rng, reason);
    }
}

static bool plays(const struct view *view)
{
    return view->table.rules->has_stages;
}

/* Returns the newest discard of the player who declared, or TILE_NONE. */
static uint8_t last_discard(const struct table *table)
{
    for (int i = table->discard_count; i-- > 0;)
        if ((table->discards[i].flags & DISCARD_PILE) == table->stage.attacker &&
            table->discards[i].tile != TILE_HIDDEN)
            return tile_kind(table->discards[i].tile);
    return TILE_NONE;
}

/* Returns the reason for a guess: both kinds are within two steps of the last discard and one is the most
 * likely of all; or how many hands of 100 it catches (`covered`). */
static struct reason guess_reason(const struct view *view, const int32_t chances[TILE_KINDS],
                                  struct move guess, int covered)
{
    tile_set named = TILE_BIT(guess.tile) | TILE_BIT(guess.other), near = 0;
    uint8_t last = last_discard(&view->table), likeliest = guess.tile;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        if (!(view->table.stage.guessed >> kind & 1) && chances[kind] > chances[likeliest])
            likeliest = kind;
        if (kind < TILE_EAST && kind / 9 == last / 9 && kind <= last + 2 && last <= kind + 2)
            near |= TILE_BIT(kind);
    }
    if (!(named & ~near) && named >> likeliest & 1)
        return reason_tile(REASON_GUESS_NEIGHBOR, last);
    return reason_number(REASON_GUESS_COVERS, covered);
}

/* Returns hard's guess, by the mean of the estimate and the network. */
static struct move guess_by_both(const struct forecast_player *player, const struct view *view,
                                 struct reason *reason)
{
    struct guesses guesses;
    uint8_t unseen[TILE_KINDS];
    int32_t chances[TILE_KINDS], forecast[TILE_KINDS];
    unseen_count(view, unseen);
    guesses_init(&guesses, &view->table, unseen, view->table.stage.attacker, true);
    guesses_chances(&guesses, chances);
    forecast_ask_waits(player, view, forecast);
    for (int kind = 0; kind < TILE_KINDS; kind++)
        chances[kind] = (ESTIMATE * chances[kind] + (100 - ESTIMATE) * forecast[kind]) / 100;
    struct move guess = forecast_guess(view, chances);
    int estimated = guesses_covered(&guesses, TILE_BIT(guess.tile) | TILE_BIT(guess.other)) / 10;
    int foreseen = forecast_covered(forecast, guess) * 100 / AI_ONE;
    *reason = guess_reason(view, chances, guess, (ESTIMATE * estimated + (100 - ESTIMATE) * foreseen) / 100);
    return guess;
}

/* Hard uses the network only for guesses: for discards and declarations the estimate is better
 * (docs/training.md "Forecast"). */
static struct move choose(const struct person *who, const struct view *view, struct rng *rng,
                          const struct ai_stop *stop, struct reason *reason)
{
    const struct forecast_player *player = forecast_player_of(view);
    (void)stop; /* it is quick */
    if (who->level == AI_HARD && view->table.phase == PHASE_GUESS && player)
        return guess_by_both(player, view, reason);
    return choose_as(who, view, rng, reason);
}

static bool teach(const struct view *view, uint64_t seed, const struct ai_stop *stop, struct ranking *ranking)
{
    return rollout_teach(choose_as, TAUGHT, view, seed, stop, ranking);
}

static bool measure(const struct view *view, uint64_t seed, int times, const struct ai_stop *stop,
                    struct advice *best, struct advice *made)
{
    return rollout_teaches(view) && rollout_measure(choose_as, MEASURED, times, view, seed, stop, best, made);
}

const struct engine tenpai_duel_engine = {plays, choose, teach, tenpai_danger, measure, choose_as};
