/*
 * attack.c: declarations in Tenpai Duel; see attack.h.
 *
 * The value of a declaration is its points times the chance to win before its waits are guessed.
 */
#include "ai/tenpai_duel/attack.h"

#include <string.h>

#include "ai/tenpai_duel/guess.h"
#include "ai/unit.h"
#include "ai/unseen.h"

enum {
    HIDDEN_DORA = 2000, /* mean points of a Riichi's ura dora */
    CARE = 5,           /* points that an attack must promise a careful player, for each hundredth of care */
    LOVE = 20           /* points that a Riichi seems to bring more, for each hundredth of the trait */
};

/* The expected course of an attack. */
struct outlook {
    int chance;     /* to win, of AI_ONE */
    int points;     /* of the mean winning draw; 0 if no wait has a yaku */
    tile_set named; /* the first two kinds that the defender will name */
    tile_set waits;
};

/* Calculates the course of an attack with these waits: batches are drawn from the unseen tiles, and before
 * each the defender names the kinds most likely as far as the attacker can tell. `reads`: assume that the
 * defender reads the discards; for other defenders that makes waits look worse. */
static void foresee(const struct view *view, const struct table *declared, const uint8_t unseen[TILE_KINDS],
                    bool reads, struct outlook *outlook)
{
    tile_set waits = outlook->waits;
    struct guesses guesses;
    uint8_t rival[TILE_KINDS]; /* the defender doesn't see the attacker's tiles */
    int copies = kinds_sum(unseen, waits), hidden = 0;
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        rival[kind] = (uint8_t)(unseen[kind] + view->own.hand.counts[kind]);
        hidden += unseen[kind];
    }
    guesses_init(&guesses, declared, rival, view->seat, reads);
    int lasting = AI_ONE, won = 0;
    tile_set named = 0;
    for (int wall = view->table.wall; wall > 0 && hidden > STAGE_BATCH;
         wall -= STAGE_BATCH, hidden -= STAGE_BATCH) {
        for (int i = 0; i < 2; i++) {
            uint8_t kind = guesses_best(&guesses, named, named);
            named |= kind == TILE_NONE ? 0 : TILE_BIT(kind);
        }
        outlook->named = outlook->named ? outlook->named : named;
        if (named & waits)
            break;
        int missed = AI_ONE;
        for (int draw = 0; draw < STAGE_BATCH; draw++)
            missed -= missed * copies / (hidden - draw);
        won += lasting * (AI_ONE - missed) / AI_ONE;
        lasting = lasting * missed / AI_ONE;
    }
    outlook->chance = won;
}

/* Returns the points of the mean winning draw after a declaration; 0 if no wait has a yaku. */
static int attack_points(const struct view *view, const struct hand *hand, tile_set waits, bool riichi,
                         const uint8_t unseen[TILE_KINDS])
{
    int points = 0, copies = 0;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        struct hand whole = *hand;
        struct win win;
        struct score score;
        if (!(waits & TILE_BIT(kind)) || !unseen[kind])
            continue;
        hand_add(&whole, kind);
        table_win(&view->table, &whole, view->seat, kind, WIN_SELF_DRAW, &win);
        win.riichi = riichi;
        win.double_riichi = riichi && table_is_first_turn(&view->table, view->seat);
        win.first_turn = false; /* it is over once the discard is made, and tiles are turned only then */
        score_win(view->table.rules, view->table.options, &win, &score);
        points += score.points * unseen[kind];
        copies += unseen[kind];
    }
    return copies ? points / copies : 0;
}

/* True if this player expects the defender to read discards: hard does, and players who miss nothing. */
static bool expects_reader(const struct person *who)
{
    return who->level == AI_HARD || !who->traits.blur;
}

/* Returns the expected course of a declaration; `reads` as for foresee. */
static struct outlook look_at(bool reads, const struct view *view, const struct move *move,
                              const uint8_t unseen[TILE_KINDS])
{
    struct hand rest = view->own.hand;
    struct table declared = view->table;
    bool riichi = move->kind == MOVE_RIICHI;
    hand_remove(&rest, move->tile);
    struct outlook outlook = {.waits = table_waits(&view->table, &rest, view->seat)};
    declared.riichi[view->seat] = riichi;
    declared.discards[declared.discard_count++] = (struct discard){move->tile, view->seat};
    foresee(view, &declared, unseen, reads, &outlook);
    outlook.points = attack_points(view, &rest, outlook.waits, riichi, unseen);
    outlook.points += riichi && outlook.points ? HIDDEN_DORA : 0;
    return outlook;
}

/* Returns the expected points of a declaration. */
static int declaration_value(bool reads, const struct view *view, const struct move *move,
                             const uint8_t unseen[TILE_KINDS])
{
    struct outlook outlook = look_at(reads, view, move, unseen);
    int bet = move->kind == MOVE_RIICHI ? STAKES_BET * (AI_ONE - outlook.chance) : 0;
    return (outlook.points * outlook.chance - bet) / AI_ONE;
}

/* Returns the points by which the player overrates the declaration. */
static int liking(const struct person *who, const struct move *move)
{
    if (move->kind != MOVE_RIICHI)
        return 0;
    return (who->level == AI_EASY ? STAKES_BET : 0) + LOVE * who->traits.riichi; /* easy likes Riichi */
}

/* Returns as a reason the declaration's points without the player's liking; or how many tiles win, if a
 * reader of the discards guesses no better than others or the points aren't above 0. */
static struct reason attack_reason(const struct view *view, const struct move *move, int value,
                                   const uint8_t unseen[TILE_KINDS])
{
    struct outlook read = look_at(true, view, move, unseen);
    int left = kinds_sum(unseen, read.waits);
    if (value <= 0)
        return reason_number(REASON_TENPAI, left);
    if (move->kind == MOVE_TENPAI && read.chance >= look_at(false, view, move, unseen).chance)
        return reason_about(reason_number(REASON_UNREAD, left), &view->table,
                            table_next(&view->table, view->seat));
    return reason_number(REASON_ATTACK, value);
}

/* True if a draw that doesn't win can make the hand of 3n+1 tiles wait for other kinds than that one. */
static bool wait_can_change(const struct view *view, const struct hand *rest, tile_set waits, uint8_t kind,
                            const uint8_t unseen[TILE_KINDS])
{
    for (uint8_t drawn = 0; drawn < TILE_KINDS; drawn++) {
        struct hand more = *rest;
        if (!unseen[drawn] || waits >> drawn & 1)
            continue;
        hand_add(&more, drawn);
        for (uint8_t tile = 0; tile < TILE_KINDS; tile++) {
            struct hand next = more;
            if (!hand_has(&next, tile))
                continue;
            hand_remove(&next, tile);
            tile_set other = table_waits(&view->table, &next, view->seat);
            if (other && !(other >> kind & 1))
                return true;
        }
    }
    return false;
}

void attack_explain_none(const struct view *view, const struct move *discard, struct reason *reason)
{
    uint8_t unseen[TILE_KINDS];
    struct hand rest = view->own.hand;
    unseen_count(view, unseen);
    hand_remove(&rest, discard->tile);
    for (int i = 0; i < view->move_count; i++) {
        const struct move *move = &view->moves[i];
        if ((move->kind != MOVE_RIICHI && move->kind != MOVE_TENPAI) || move->tile != discard->tile)
            continue;
        struct outlook read = look_at(true, view, move, unseen), blind = look_at(false, view, move, unseen);
        tile_set caught = read.named & read.waits;
        if (read.points > 0 && caught && !(blind.named & read.waits) &&
            wait_can_change(view, &rest, read.waits, tile_set_first(caught), unseen))
            *reason = reason_tile(REASON_DISCARDS_POINT, tile_set_first(caught));
    }
}

bool attack_choose(const struct person *who, const struct view *view, struct move *best,
                   struct reason *reason)
{
    uint8_t unseen[TILE_KINDS];
    int best_value = 0, best_felt = CARE * who->traits.care;
    bool found = false;
    unseen_count(view, unseen);
    for (int i = 0; i < view->move_count; i++) {
        const struct move *move = &view->moves[i];
        if (move->kind != MOVE_RIICHI && move->kind != MOVE_TENPAI)
            continue;
        int value = declaration_value(expects_reader(who), view, move, unseen);
        int felt = value + liking(who, move);
        if (felt <= best_felt)
            continue;
        found = true;
        best_felt = felt;
        best_value = value;
        *best = *move;
    }
    if (found)
        *reason = attack_reason(view, best, best_value, unseen);
    return found;
}

static int shanten_without(const struct view *view, uint8_t tile)
{
    struct hand rest = view->own.hand;
    struct shape shape;
    hand_remove(&rest, tile);
    table_shape(&view->table, &rest, view->seat, &shape);
    return shape_shanten(&shape);
}

/* Returns the value of the best attack with a hand of 3n+2 tiles, before its discard. */
static int best_attack(const struct view *view, const uint8_t unseen[TILE_KINDS])
{
    int best = 0;
    bool closed = !table_exposed(&view->table, view->seat);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        const struct hand *hand = &view->own.hand;
        if (!hand->counts[kind])
            continue;
        uint8_t tile = hand_has(hand, kind) ? kind : (uint8_t)(TILE_RED_FIVE + tile_suit(kind));
        if (shanten_without(view, tile))
            continue;
        struct move move = move_make(closed ? MOVE_RIICHI : MOVE_TENPAI, view->seat, tile);
        int value = declaration_value(true, view, &move, unseen);
        best = value > best ? value : best;
    }
    return best;
}

/* Returns the promise of a hand one step from tenpai: the mean attack it can become times the tiles that make
 * it tenpai. */
static int promise(const struct view *view, const struct hand *rest, tile_set useful,
                   const uint8_t unseen[TILE_KINDS])
{
    int sum = 0;
    struct view then = *view;
    then.table.turns[view->seat]++;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        uint8_t left[TILE_KINDS];
        if (!(useful & TILE_BIT(kind)) || !unseen[kind])
            continue;
        memcpy(left, unseen, sizeof left);
        left[kind]--;
        then.own.hand = *rest;
        hand_add(&then.own.hand, kind);
        sum += unseen[kind] * best_attack(&then, left);
    }
    return sum;
}

void attack_look_ahead(const struct view *view, struct move *best, struct reason *reason)
{
    uint8_t unseen[TILE_KINDS];
    int most = 0;
    unseen_count(view, unseen);
    if (shanten_without(view, best->tile) != 1)
        return;
    for (int i = 0; i < view->move_count; i++) {
        struct hand rest = view->own.hand;
        struct shape shape;
        int shanten;
        if (view->moves[i].kind != MOVE_DISCARD)
            continue;
        hand_remove(&rest, view->moves[i].tile);
        table_shape(&view->table, &rest, view->seat, &shape);
        tile_set useful = shape_useful(&shape, &shanten);
        if (shanten != 1)
            continue;
        int next = promise(view, &rest, useful, unseen);
        if (next <= most)
            continue;
        most = next;
        *best = view->moves[i];
        *reason = reason_plain(REASON_PROMISES_ATTACKS);
    }
}
