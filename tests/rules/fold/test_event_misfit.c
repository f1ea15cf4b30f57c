/*
 * test_event_misfit.c: events folded into views that they do not fit, as those of another match: the view
 * stays one whose counts are in their bounds (rules/fold/event_apply.h).
 */
#include "support/test.h"

#include "session/session.h"
#include "support/event_ask.h"
#include "support/match.h"

enum { KEPT = 400, MATCHES = 3, TRIES = 12000, IN_A_ROW = 40 };

/* Views of every seat, and an onlooker's, from all over some matches, and events that seats heard there. */
static struct {
    struct view views[KEPT];
    struct event events[KEPT];
    int heard_by[KEPT];
    int view_count, event_count;
} kept;

static void keep(const struct session *session, struct rng *rng)
{
    int seats = session_setup(session)->seats, seat = (int)rng_below(rng, (uint32_t)seats + 1);
    int viewer = seat < seats ? seat : SEAT_NONE;
    struct event event = session_event(session, (int)rng_below(rng, 3), viewer);
    int place = kept.view_count < KEPT ? kept.view_count++ : (int)rng_below(rng, KEPT);
    session_view(session, viewer, &kept.views[place]);
    if (event.kind >= EVENT_KINDS)
        return;
    place = kept.event_count < KEPT ? kept.event_count++ : (int)rng_below(rng, KEPT);
    kept.events[place] = event;
    kept.heard_by[place] = viewer;
}

/* Deals, or has one seat move by chance or as the level easy would; false if the match is over. */
static bool step(struct session *session, struct rng *rng)
{
    if (session_is_over(session))
        return false;
    if (session_awaits_deal(session)) {
        session_deal(session);
        return true;
    }
    int seat = match_asked(session);
    struct view view;
    session_view(session, seat, &view);
    struct move move = ai_choose(rng_below(rng, 2) ? AI_EASY : AI_RANDOM, &view, rng, NULL);
    assert_true(session_play(session, move, NULL, NULL));
    return true;
}

static void play(const struct ruleset *rules, uint64_t seed, struct rng *rng)
{
    struct setup setup = setup_of(rules, seed);
    struct session *session = session_new(&setup, NULL);
    while (step(session, rng))
        keep(session, rng);
    session_free(session);
}

static void expect_bounds(const struct view *view)
{
    const struct table *table = &view->table;
    int tiles = 0;
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        assert_true(view->own.hand.counts[kind] <= 4);
        tiles += view->own.hand.counts[kind];
    }
    assert_int_equal(tiles, view->own.hand.size);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        assert_in_range(view_unseen(view, kind), 0, 4);
    assert_true(table->discard_count <= DISCARD_MAX && table->wall < 200);
    assert_true(table->stage.guess_count <= TILE_KINDS);
    for (int seat = 0; seat < SEAT_MAX; seat++) {
        assert_true(table->hand_sizes[seat] <= HAND_MAX);
        assert_true(table->meld_counts[seat] <= MELD_MAX);
    }
}

static void fold_some(struct rng *rng)
{
    struct view view = kept.views[rng_below(rng, (uint32_t)kept.view_count)];
    bool back = rng_below(rng, 4) == 0;
    for (int i = 0; i < IN_A_ROW; i++) {
        int place = (int)rng_below(rng, (uint32_t)kept.event_count);
        struct event event = kept.events[place];
        if (kept.heard_by[place] != view.seat)
            continue;
        if (back)
            event_apply_back(&view, &event, 1);
        else if (event.kind != EVENT_DEAL)
            event_apply(&view, &event);
        expect_bounds(&view);
    }
}

TEST(test_what_does_not_fit_changes_what_it_can)
{
    struct rng rng;
    rng_init(&rng, 5);
    for (int mode = 0; ruleset_list[mode]; mode++) {
        kept.view_count = kept.event_count = 0;
        for (uint64_t seed = 0; seed < MATCHES; seed++)
            play(ruleset_list[mode], seed, &rng);
        for (int i = 0; i < TRIES; i++)
            fold_some(&rng);
    }
}

/* What a view sees before the first deal, the game being one of the mode. */
static void make_view(const char *mode, struct view *view)
{
    const struct ruleset *rules = ruleset_find(mode);
    struct game game;
    int16_t options[OPTION_MAX];
    ruleset_defaults(rules, options);
    game_init(&game, rules, options, 2);
    view_init(view, &game, SEAT_NONE);
}

/* Lists that are full take no more, and what is used up stays so. */
TEST(test_what_is_full_or_empty_stays_so)
{
    struct view view;
    make_view("tenpai-duel", &view);
    const struct event discard = {.kind = EVENT_DISCARD, .seat = 0, .tile = TILE_1M, .from = 0};
    view.table.discard_count = DISCARD_MAX;
    event_apply(&view, &discard);
    assert_int_equal(view.table.discard_count, DISCARD_MAX);
    const struct event guess = {.kind = EVENT_GUESS, .seat = 1, .tile = TILE_1M, .other = TILE_1M + 1};
    view.table.stage = (struct stage){.attacker = 0, .turned = TILE_NONE, .guess_count = TILE_KINDS};
    event_apply(&view, &guess);
    assert_int_equal(view.table.stage.guess_count, TILE_KINDS);
    const struct event turn = {.kind = EVENT_TURN, .seat = 0, .tile = TILE_1M, .from = 0};
    event_apply(&view, &turn);
    assert_int_equal(view.table.stage.batch, 0);
    assert_int_equal(view.table.wall, 0);
}

/* Numbers of no event say nothing: an indicator after the fifth, a kong that is none. */
TEST(test_numbers_out_of_bounds_change_nothing)
{
    struct view view;
    make_view("tenpai-duel", &view);
    const struct view before = view;
    const struct event dora = {.kind = EVENT_DORA, .tile = TILE_1M, .number = DORA_MAX};
    event_apply(&view, &dora);
    assert_memory_equal(&view.table.dora, &before.table.dora, sizeof view.table.dora);
    static const uint8_t none[] = {MELD_PUNG, MELD_KONG_CLOSED + 1, 255};
    for (size_t i = 0; i < sizeof none; i++) {
        const struct event kong = {.kind = EVENT_KONG, .seat = 0, .tile = TILE_1M, .number = none[i]};
        event_apply(&view, &kong);
        assert_int_equal(view.table.meld_counts[0], 0);
        assert_int_equal(view.table.kongs, 0);
    }
}

/* A revealed tile whose place in the row is unknown leaves the row as it is. */
TEST(test_a_claim_from_no_place_leaves_the_row)
{
    struct view view;
    make_view("dueling-tigers", &view);
    memset(view.table.dummy.row, TILE_1P, sizeof view.table.dummy.row);
    const struct view before = view;
    const struct event chow = {.kind = EVENT_CHOW, .seat = 0, .from = 1, .tile = TILE_1M, .other = TILE_1M};
    view.table.phase = PHASE_CLAIM;
    view.table.offer = (struct offer){.tile = TILE_1M, .source = WIN_REVEALED, .by = 1, .place = DUMMY_MAX};
    event_apply(&view, &chow);
    assert_memory_equal(view.table.dummy.row, before.table.dummy.row, sizeof before.table.dummy.row);
    assert_int_equal(view.table.meld_counts[0], 1);
}

/* Where nothing is on offer and nothing turned, a pass leaves who is to play. */
TEST(test_a_pass_of_nothing_changes_nothing)
{
    struct view view;
    make_view("dueling-tigers", &view);
    view.table.phase = PHASE_TURN;
    view.table.turn = 1;
    event_apply_pass(&view);
    assert_int_equal(view.table.phase, PHASE_TURN);
    assert_int_equal(view.table.turn, 1);
}
