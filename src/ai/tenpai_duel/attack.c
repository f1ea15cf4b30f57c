/*
 * attack.c: declarations in Tenpai Duel; see attack.h.
 *
 * What a declaration brings is its points, weighed against how soon its waits
 * would be guessed.
 */
#include "ai/tenpai_duel/attack.h"

#include <string.h>

#include "ai/tenpai_duel/guess.h"
#include "ai/unit.h"
#include "ai/unseen.h"

enum {
    HIDDEN_DORA = 2000, /* what a Riichi's lower indicators bring, on the average */
    CARE = 5,           /* points that an attack must promise to who is careful, to a hundredth */
    LOVE = 20           /* points that a Riichi is felt to bring more, to a hundredth */
};

bool attack_is_open(const struct table *table, int seat)
{
    for (int i = 0; i < table->meld_counts[seat]; i++)
        if (meld_is_exposed(&table->melds[seat][i]))
            return true;
    return false;
}

/* The chance, of AI_ONE, that the attack wins: batches are drawn from the unseen tiles, and before each the
 * likeliest kinds are named, as far as the attacker can foresee from what lies open. `reads`: the defender is
 * taken for one who reads the discards; against those who do not that makes for worse waits. */
static int attack_chance(const struct view *view, const struct table *declared, tile_set waits,
                         const uint8_t unseen[TILE_KINDS], bool reads)
{
    struct guesses guesses;
    uint8_t rival[TILE_KINDS]; /* the defender sees none of the tiles of the attacker */
    int copies = 0, hidden = 0;
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        rival[kind] = (uint8_t)(unseen[kind] + view->own.hand.counts[kind]);
        hidden += unseen[kind];
        copies += waits & TILE_BIT(kind) ? unseen[kind] : 0;
    }
    guesses_init(&guesses, declared, rival, view->seat, reads);
    int lasting = AI_ONE, won = 0;
    tile_set named = 0;
    for (int wall = view->table.wall; wall > 0 && hidden > STAGE_BATCH;
         wall -= STAGE_BATCH, hidden -= STAGE_BATCH) {
        for (int i = 0; i < 2; i++) {
            uint8_t kind = guesses_best(&guesses, named, named, NULL);
            named |= kind == TILE_NONE ? 0 : TILE_BIT(kind);
        }
        if (named & waits)
            break;
        int missed = AI_ONE;
        for (int draw = 0; draw < STAGE_BATCH; draw++)
            missed -= missed * copies / (hidden - draw);
        won += lasting * (AI_ONE - missed) / AI_ONE;
        lasting = lasting * missed / AI_ONE;
    }
    return won;
}

/* The points of the mean winning draw after a declaration; 0 if no wait has a yaku. */
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
        win.first_turn = false; /* that is over once the discard lies, and only then tiles are turned */
        score_win(view->table.rules, view->table.options, &win, &score);
        points += score.points * unseen[kind];
        copies += unseen[kind];
    }
    return copies ? points / copies : 0;
}

/* True if somebody who declares expects their discards to be read: hard does, and who misses nothing. */
static bool expects_reader(const struct person *who)
{
    return who->level == AI_HARD || !who->traits.blur;
}

/* Returns what a declaration is expected to bring, in points; `reads` as for attack_chance. */
static int declaration_value(bool reads, const struct view *view, const struct move *move,
                             const uint8_t unseen[TILE_KINDS])
{
    struct hand rest = view->own.hand;
    struct table declared = view->table;
    bool riichi = move->kind == MOVE_RIICHI;
    hand_remove(&rest, move->tile);
    tile_set waits = table_waits(&view->table, &rest, view->seat);
    declared.riichi[view->seat] = riichi;
    declared.discards[declared.discard_count++] = (struct discard){move->tile, view->seat};
    int chance = attack_chance(view, &declared, waits, unseen, reads);
    int points = attack_points(view, &rest, waits, riichi, unseen);
    points += riichi && points ? HIDDEN_DORA : 0;
    return (points * chance - (riichi ? STAKES_BET * (AI_ONE - chance) : 0)) / AI_ONE;
}

/* Returns how many points more than estimated the declaration is felt to bring. */
static int liking(const struct person *who, const struct move *move)
{
    if (move->kind != MOVE_RIICHI)
        return 0;
    return (who->level == AI_EASY ? STAKES_BET : 0) + LOVE * who->traits.riichi; /* easy likes to call it */
}

/* Returns what the declaration brings, without any liking; of one that brings nothing what it waits for. */
static struct reason attack_reason(const struct view *view, const struct move *move, int value,
                                   const uint8_t unseen[TILE_KINDS])
{
    if (value > 0)
        return reason_number(REASON_ATTACK, value);
    struct hand rest = view->own.hand;
    int left = 0;
    hand_remove(&rest, move->tile);
    for (tile_set waits = table_waits(&view->table, &rest, view->seat); waits; waits &= waits - 1)
        left += unseen[tile_set_first(waits)];
    return reason_number(REASON_TENPAI, left);
}

bool attack_choose(const struct person *who, const struct view *view, struct move *best,
                   struct reason *reason)
{
    uint8_t copies[TILE_KINDS], unseen[TILE_KINDS];
    int best_value = 0, best_felt = CARE * who->traits.care;
    bool found = false;
    unseen_count(view, copies, unseen);
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

/* The best attack that a hand of 3n+2 tiles could begin with: the discard is not yet made. */
static int best_attack(const struct view *view, const uint8_t unseen[TILE_KINDS])
{
    int best = 0;
    bool closed = !attack_is_open(&view->table, view->seat);
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

/* Returns what a hand a step from ready promises: the mean attack it can become, times the tiles that make it
 * so. */
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
    uint8_t copies[TILE_KINDS], unseen[TILE_KINDS];
    int most = 0;
    unseen_count(view, copies, unseen);
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
