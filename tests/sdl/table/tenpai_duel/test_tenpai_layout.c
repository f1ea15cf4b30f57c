/*
 * test_tenpai_layout.c: the table without a dummy and Stage B at many window
 * sizes: nothing lies on anything else, and every tile in its tray.
 */
#include "support/test.h"

#include "sdl/table/layout_sizes.h"
#include "sdl/table/tenpai_duel/tenpai_duel.h"

enum { BATCHES = 17, STACKS = 48 };

static struct table_layout make(int size)
{
    struct layout layout = sized_layout(size, 100);
    struct table_layout table;

    table_layout_init(&table, &layout, ruleset_find("tenpai-duel"), NULL, 2);
    return table;
}

static struct table_layout make_stage(int size, int attacker)
{
    static struct table table;
    struct table_layout layout = make(size);

    table = (struct table){.rules = ruleset_find("tenpai-duel"), .round = 1, .seats = 2};
    table.phase = PHASE_GUESS;
    table.stage.attacker = (uint8_t)attacker;
    tenpai_layout_stage(&layout, &table, 0);
    assert_true(layout.stage);
    assert_int_equal(layout.attacks, attacker == 0);
    return layout;
}

BOTH(the_open_table_is_tidy)
{
    for (int size = 0; size < SIZES; size++) {
        struct table_layout l = make(size);
        const struct rect boxes[] = {l.toggles,    l.plate[0],   l.plate[1],   l.pile[0],    l.pile[1],
                                     l.pot,        l.log,        l.wall,       l.wall_count, l.prompt,
                                     l.indicators, l.waits,      l.hand,       l.other,      l.actions[0],
                                     l.actions[1], l.actions[2], l.actions[3], l.actions[4], l.actions[5]};
        assert_tidy(rect_make(0, 0, l.w, l.h), boxes, sizeof boxes / sizeof boxes[0], &l);
        assert_int_equal(l.stacks, STACKS);
        for (int i = 0; i < l.stacks; i++)
            assert_true(rect_holds(l.wall, table_layout_stack(&l, i)));
        for (int i = 0; i < DORA_MAX; i++)
            assert_true(rect_holds(l.indicators, tenpai_layout_dora(&l, i)));
        for (int i = 0; i < 18; i++)
            assert_true(
                rect_holds(rect_inset(l.pile[0], -2, -2), table_layout_pile(&l, TABLE_OWN, i, 18, 17)));
    }
}

BOTH(the_stage_is_tidy)
{
    for (int size = 0; size < SIZES; size++)
        for (int attacker = 0; attacker < 2; attacker++) {
            struct table_layout l = make_stage(size, attacker);
            const struct rect boxes[] = {l.toggles,    l.riichi[1],  l.plate[0], l.plate[1], l.pile[0],
                                         l.pile[1],    l.indicators, l.slots,    l.pair,     l.rack,
                                         l.prompt,     l.hand,       l.other,    l.tally,    l.actions[2],
                                         l.actions[3], l.wall_count};
            assert_tidy(rect_make(0, 0, l.w, l.h), boxes, sizeof boxes / sizeof boxes[0], &l);
            /* the strip keeps clear of either player's declaration */
            assert_false(rect_overlap(rect_inset(l.toggles, -8, -8), l.riichi[attacker], .05f));
            for (int kind = 0; kind < TILE_KINDS; kind++)
                assert_true(rect_holds(l.rack, tenpai_layout_rack(&l, kind)));
            for (int i = 0; i < TENPAI_SLOTS; i++)
                assert_true(rect_holds(l.slots, tenpai_layout_slot(&l, i)));
            for (int i = 0; i < STACKS; i++)
                assert_false(rect_overlap(l.slots, table_layout_stack(&l, i), .05f) ||
                             rect_overlap(l.rack, table_layout_stack(&l, i), .05f));
        }
}

/* Every batch the wall has room for is seen whole, at least 10 units wide. */
BOTH(the_tally_has_room_for_every_batch)
{
    enum { ROW = 2 + TENPAI_SLOTS };
    for (int size = 0; size < SIZES; size++)
        for (int attacker = 0; attacker < 2; attacker++)
            for (int rows = 1; rows <= BATCHES; rows++) {
                struct table_layout l = make_stage(size, attacker);
                struct rect boxes[BATCHES * ROW];
                for (int i = 0; i < rows * ROW; i++) {
                    boxes[i] = tenpai_layout_tally(&l, i / ROW, rows, i % ROW);
                    assert_true(rect_holds(l.tally, boxes[i]));
                    assert_true(boxes[i].w >= 10);
                }
                assert_tidy(rect_make(0, 0, l.w, l.h), boxes, rows * ROW, &l);
            }
}
