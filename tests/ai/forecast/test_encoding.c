/* test_encoding.c: what a network reads of a decision, over rounds of every mode left to chance. */
#include "support/test.h"

#include "ai/forecast/forecast.h"
#include "support/any_net.h"
#include "support/any_round.h"

enum { ROUNDS = 12 };

static const char *const modes[] = {"tenpai-duel", "one-suit", "classic"};

static bool is_of(const struct encoding *encoding, enum feature_group group, int flag)
{
    return flag >= encoding->at[group] &&
           flag < encoding->at[group] + encoding->feature_set->inputs.flags[group].count;
}

/* Two equal exposed runs are encoded twice. */
static bool may_stand_twice(const struct encoding *encoding, int flag)
{
    return is_of(encoding, FEATURE_RUNS, flag) || is_of(encoding, FEATURE_RIVAL_RUNS, flag);
}

static void assert_flags(const struct encoding *encoding, const uint16_t *flags, int count, bool *marked)
{
    const struct feature_set *feature_set = encoding->feature_set;
    for (int i = 0; i < count; i++) {
        assert_true(flags[i] < feature_set->inputs.sparse);
        if (marked[flags[i]] && !may_stand_twice(encoding, flags[i]))
            fail_msg("flag %d of %s stands twice", flags[i], feature_set->name);
        marked[flags[i]] = true;
    }
}

/* No flag stands twice, and none beyond the list. */
static void assert_told(const struct view *view)
{
    const struct feature_set *feature_set = forecast_feature_set(&view->table);
    struct encoding encoding;
    struct forecast list[MOVE_MAX];
    struct evaluator evaluator = evaluator_of(any_net(&feature_set->inputs), feature_set);
    encoding_init(&encoding, feature_set, view);
    int count = forecast_list(&encoding, &evaluator, list);
    assert_true(count > 0);
    for (int i = 0; i < count; i++) {
        bool marked[4096] = {false};
        assert_true(feature_set->inputs.sparse <= 4096);
        assert_flags(&encoding, encoding.flags, encoding.count, marked);
        assert_flags(&encoding, list[i].flags, list[i].count, marked);
        assert_true(list[i].known || list[i].count > 0);
    }
}

TEST(every_decision_can_be_told)
{
    for (size_t mode = 0; mode < sizeof modes / sizeof *modes; mode++)
        for (uint64_t seed = 0; seed < ROUNDS; seed++) {
            struct any_round round;
            struct view view;
            any_round_deal(&round, modes[mode], seed);
            while (any_round_view(&round, &view)) {
                if (forecast_can(&view))
                    assert_told(&view);
                any_round_go_on(&round, &view);
            }
        }
}

/* --- what comes to the same ----------------------------------------------------------------------- */

/* A position in other names. */
struct renaming {
    int suits[3];
    bool mirrored;
};

static uint8_t renamed(const struct renaming *renaming, uint8_t tile)
{
    if (tile >= TILE_RED_FIVE && tile < TILE_COUNT)
        return (uint8_t)(TILE_RED_FIVE + renaming->suits[tile - TILE_RED_FIVE]);
    if (tile >= TILE_EAST)
        return tile;
    int number = tile % 9;
    return (uint8_t)(9 * renaming->suits[tile / 9] + (renaming->mirrored ? 8 - number : number));
}

static void rename_hand(const struct renaming *renaming, struct hand *hand)
{
    struct hand from = *hand;
    uint8_t tiles[HAND_MAX];
    int count = hand_list(&from, tiles);
    *hand = (struct hand){0};
    for (int i = 0; i < count; i++)
        hand_add(hand, renamed(renaming, tiles[i]));
}

static void rename_melds(const struct renaming *renaming, struct table *table)
{
    for (int seat = 0; seat < table->seats; seat++)
        for (int i = 0; i < table->meld_counts[seat]; i++) {
            struct meld *meld = &table->melds[seat][i];
            bool turns = renaming->mirrored && meld->kind == MELD_RUN;
            meld->tile = renamed(renaming, turns ? (uint8_t)(meld->tile + 2) : meld->tile);
            meld->claimed = renamed(renaming, meld->claimed);
        }
}

/* The same position of a table for four in other suits, or with its numbers counted from the other end. */
static void rename_view(const struct renaming *renaming, struct view *view)
{
    struct table *table = &view->table;
    rename_hand(renaming, &view->own.hand);
    view->own.drawn = renamed(renaming, view->own.drawn);
    rename_melds(renaming, table);
    for (int i = 0; i < table->discard_count; i++)
        table->discards[i].tile = renamed(renaming, table->discards[i].tile);
    table->offer.tile = renamed(renaming, table->offer.tile);
    uint8_t passed[TILE_KINDS];
    memcpy(passed, view->own.passed, sizeof passed);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        view->own.passed[renamed(renaming, kind)] = passed[kind];
    view->move_count = (uint8_t)legal_moves(table, &view->own, view->seat, view->moves);
}

static int suit_size(const struct view *view, int suit)
{
    int count = 0;
    for (int kind = 9 * suit; kind < 9 * suit + 9; kind++)
        count += view->own.hand.counts[kind];
    for (int i = 0; i < view->table.meld_counts[view->seat]; i++)
        count += view->table.melds[view->seat][i].tile / 9 == suit ? 3 : 0;
    return count;
}

static int balance(const struct hand *hand)
{
    int sum = 0;
    for (int kind = 0; kind < TILE_EAST; kind++)
        sum += hand->counts[kind] * (kind % 9 - 4);
    return sum;
}

/* Where two suits are equally long, or a hand is in balance, there is more than one way to tell it. */
static bool has_one_way(const struct view *view)
{
    int a = suit_size(view, 0), b = suit_size(view, 1), c = suit_size(view, 2);
    return a != b && b != c && a != c && balance(&view->own.hand);
}

static int compare(const void *a, const void *b)
{
    return *(const uint16_t *)a - *(const uint16_t *)b;
}

static void assert_same(const uint16_t *a, int count_a, const uint16_t *b, int count_b)
{
    uint16_t lists[2][FEATURES_TABLE_MAX];
    assert_int_equal(count_a, count_b);
    memcpy(lists[0], a, (size_t)count_a * sizeof *a);
    memcpy(lists[1], b, (size_t)count_a * sizeof *b);
    qsort(lists[0], (size_t)count_a, sizeof *a, compare);
    qsort(lists[1], (size_t)count_a, sizeof *a, compare);
    assert_memory_equal(lists[0], lists[1], (size_t)count_a * sizeof *a);
}

/* Passing, and each discard beside the discard that it is called there, are told alike. */
static void assert_alike(const struct view *view, const struct renaming *renaming)
{
    struct view other = *view;
    struct encoding tellings[2];
    struct forecast lists[2][MOVE_MAX];
    rename_view(renaming, &other);
    encoding_init(&tellings[0], forecast_feature_set(&view->table), view);
    encoding_init(&tellings[1], forecast_feature_set(&view->table), &other);
    assert_same(tellings[0].flags, tellings[0].count, tellings[1].flags, tellings[1].count);
    struct evaluator evaluator =
        evaluator_of(any_net(&tellings[0].feature_set->inputs), tellings[0].feature_set);
    int count = forecast_list(&tellings[0], &evaluator, lists[0]);
    assert_int_equal(forecast_list(&tellings[1], &evaluator, lists[1]), count);
    for (int i = 0; i < count; i++) {
        const struct forecast *one = &lists[0][i];
        if (one->move.kind != MOVE_PASS && one->move.kind != MOVE_DISCARD)
            continue;
        int place = 0;
        while (lists[1][place].move.kind != one->move.kind ||
               (one->move.kind == MOVE_DISCARD &&
                lists[1][place].move.tile != renamed(renaming, one->move.tile)))
            assert_true(++place < count);
        assert_same(one->flags, one->count, lists[1][place].flags, lists[1][place].count);
    }
}

TEST(what_comes_to_the_same_is_told_alike)
{
    static const struct renaming renamings[] = {
        {{1, 2, 0}, false}, {{2, 1, 0}, false}, {{0, 1, 2}, true}, {{1, 0, 2}, true}};
    int compared = 0;
    for (uint64_t seed = 0; seed < 4 * ROUNDS; seed++) {
        struct any_round round;
        struct view view;
        any_round_deal(&round, "classic", seed);
        while (any_round_view(&round, &view)) {
            if (forecast_can(&view) && has_one_way(&view)) {
                assert_alike(&view, &renamings[compared % 4]);
                compared++;
            }
            any_round_go_on(&round, &view);
        }
    }
    assert_true(compared > 500);
}
