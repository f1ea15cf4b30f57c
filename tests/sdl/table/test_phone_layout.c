/*
 * test_phone_layout.c: the table of every mode on phones: what is touched is at least 44 points wide and
 * high, nothing overlaps or leaves the window, every pile keeps in its tray, and a lesson's card has room.
 */
#include "support/test.h"

#include "sdl/table/layout/phone_layout.h"
#include "sdl/table/rects.h"
#include "sdl/table/tenpai_duel/tenpai_duel.h"
#include "sdl/table/tigers/tigers_layout.h"

static const int phones[][2] = {{390, 664}, {390, 610}, {360, 600}, {430, 932},
                                {844, 330}, {640, 312}, {932, 390}};
static const struct {
    const char *name;
    int seats;
} modes[] = {{"dueling-tigers", 2}, {"tenpai-duel", 2}, {"one-suit", 2},
             {"one-suit", 3},       {"patterns", 4},    {"classic", 4}};

enum { PHONES = sizeof phones / sizeof *phones, MODES = sizeof modes / sizeof *modes, BOXES = 48 };

/* While a television shows the table, the phone is `held`. */
static struct table_layout make_as(int mode, int phone, bool held)
{
    struct layout window = layout_make(phones[phone][0], phones[phone][1], 100);
    struct table_layout table;

    assert_true(layout_is_phone(&window));
    window.held = held;
    table_layout_init(&table, &window, ruleset_find(modes[mode].name), NULL, modes[mode].seats);
    return table;
}

static struct table_layout make(int mode, int phone)
{
    return make_as(mode, phone, false);
}

static void assert_holds(struct rect outer, struct rect inner, const char *what, int mode, int phone)
{
    if (!rect_holds(rect_inset(outer, -.6f, -.6f), inner))
        fail_msg("%s, %s: %g,%g %gx%g is not within %g,%g %gx%g at %dx%d", modes[mode].name, what, inner.x,
                 inner.y, inner.w, inner.h, outer.x, outer.y, outer.w, outer.h, phones[phone % PHONES][0],
                 phones[phone % PHONES][1]);
}

static void assert_touchable(struct rect rect, const char *what, int mode, int phone)
{
    if (rect.w < PHONE_TARGET - .01f || rect.h < PHONE_TARGET - .01f)
        fail_msg("%s, %s: %gx%g at %dx%d", modes[mode].name, what, rect.w, rect.h, phones[phone % PHONES][0],
                 phones[phone % PHONES][1]);
}

/* What a finger chooses, and what stands beside it. */
static int list_boxes(const struct table_layout *t, int mode, struct rect out[BOXES])
{
    int count = 0, places = modes[mode].seats == 4 || mode == 1 ? TABLE_PLACES : TABLE_ACTIONS;

    for (int i = 0; i < places; i++)
        out[count++] = t->actions[i];
    out[count++] = t->menu;
    out[count++] = t->hint;
    out[count++] = t->hand;
    if (t->held)
        out[count++] = t->last;
    return count;
}

TEST(targets_are_large_and_apart)
{
    for (int mode = 0; mode < MODES; mode++)
        for (int phone = 0; phone < 2 * PHONES; phone++) {
            struct table_layout t = make_as(mode, phone % PHONES, phone >= PHONES);
            struct rect boxes[BOXES], window = rect_make(0, 0, t.w, t.h);
            int count = list_boxes(&t, mode, boxes);
            assert_tidy(rect_inset(window, -.6f, -.6f), boxes, count, &t);
            for (int i = 0; i < count; i++)
                assert_touchable(boxes[i], "a target", mode, phone);
            for (int i = 0; i < 14; i++) {
                struct rect tile = table_layout_hand(&t, i, i == 13);
                assert_true(t.hand_w >= PHONE_TARGET);
                assert_holds(rect_inset(t.hand, -1, -1), tile, "a tile", mode, phone);
            }
            for (int i = 0; i < count - 1; i++)
                assert_apart(boxes[i], t.prompt, "a target and the prompt", &t);
        }
}

TEST(piles_keep_in_their_trays)
{
    for (int mode = 0; mode < MODES; mode++)
        for (int phone = 0; phone < 2 * PHONES; phone++) {
            struct table_layout t = make_as(mode, phone % PHONES, phone >= PHONES);
            for (int side = 0; side < modes[mode].seats; side++)
                for (int count = 1; count <= 28; count++)
                    for (int i = 0; i < count; i++)
                        assert_holds(t.pile[side], table_layout_pile(&t, side, i, count, -1), "a discard",
                                     mode, phone);
        }
}

static const struct meld melds[4] = {
    {.kind = MELD_PUNG, .tile = TILE_WEST, .claimed = TILE_WEST, .from = 1},
    {.kind = MELD_KONG_OPEN, .tile = TILE_EAST, .claimed = TILE_EAST, .from = 1},
    {.kind = MELD_KONG_CLOSED, .tile = TILE_RED, .claimed = TILE_NONE, .from = SEAT_NONE},
    {.kind = MELD_KONG_ADDED, .tile = TILE_GREEN, .claimed = TILE_GREEN, .from = 1},
};

TEST(melds_stand_beside_the_hand)
{
    for (int mode = 0; mode < MODES; mode++)
        for (int phone = 0; phone < 2 * PHONES; phone++)
            for (int count = 1; count <= 4; count++) {
                struct table_layout t = make_as(mode, phone % PHONES, phone >= PHONES);
                struct rect window = rect_make(0, 0, t.w, t.h);
                for (int which = 0; which < count; which++)
                    for (int i = 0; i < (which ? 4 : 3); i++) {
                        struct rect own = table_layout_meld(&t, TABLE_OWN, melds, count, 0, which, i);
                        assert_holds(window, own, "an own set", mode, phone);
                        assert_holds(window, table_layout_meld(&t, TABLE_OTHER, melds, count, 0, which, i),
                                     "a set", mode, phone);
                        for (int tile = 0; tile < 14 - 3 * count; tile++)
                            assert_false(
                                rect_overlap(own, table_layout_hand(&t, tile, tile == 13 - 3 * count), .05f));
                    }
            }
}

/* While a television shows the table: tiles of 70x101, the last discard of 90x130 and buttons 64 high where
 * the phone has room, on each phone larger than without the television, and no tile of the table beside them.
 */
TEST(the_hand_is_large_while_a_television_shows_the_table)
{
    for (int mode = 0; mode < MODES; mode++)
        for (int phone = 0; phone < PHONES; phone++) {
            struct table_layout t = make_as(mode, phone, true), without = make(mode, phone);
            bool halves = t.actions[TABLE_PLACE_HALF].w > 0;
            struct rect field = rect_make(0, 0, t.w, t.shape == LAYOUT_FLAT ? t.hand.y : t.prompt.y);
            assert_true(t.hand_w >= without.hand_w);
            assert_true(t.shape == LAYOUT_FLAT || t.hand_w > 1.15f * without.hand_w);
            assert_true(t.last.w > 75 && t.last.h > 110);
            for (int i = 0; i < TABLE_ACTIONS; i++)
                assert_true(t.actions[i].h >= 63.5f);
            for (int side = 0; side < modes[mode].seats; side++)
                assert_holds(field, t.pile[side], "a small pile", mode, phone);
            if (phone == 0 && !halves) {
                assert_true(t.hand_w > 69.5f && table_layout_hand(&t, 0, false).h > 101);
                assert_true(t.last.w > 86 && t.last.h > 130);
            }
        }
    for (int phone = 0; phone < PHONES; phone++) { /* the dummy's tiles, small too */
        struct table_layout t = make_as(0, phone, true);
        for (int i = 0; i < 13; i++)
            assert_holds(t.field, tigers_layout_row(&t, i), "the small row", 0, phone);
        for (int i = 0; i < 4; i++)
            assert_holds(t.field, tigers_layout_indicator(&t, i), "a small indicator", 0, phone);
    }
}

/* The dummy's row, and the second set of Stage B, grow where they are to be chosen from. */
TEST(what_is_chosen_from_is_large)
{
    for (int phone = 0; phone < PHONES; phone++) {
        struct table_layout t = make(0, phone), stage = make(1, phone);
        static struct table table;
        table = (struct table){
            .rules = ruleset_find("dueling-tigers"), .phase = PHASE_DUMMY, .turn = 0, .seats = 2};
        table_layout_follow(&t, &table, 1);
        assert_true(tigers_layout_row(&t, 0).w < PHONE_TARGET);
        table_layout_follow(&t, &table, 0);
        for (int i = 0; i < 13; i++) {
            assert_true(tigers_layout_row(&t, i).w >= PHONE_TARGET - 1.6f);
            assert_holds(rect_make(0, t.plate[0].y, t.w, t.h - t.plate[0].y), tigers_layout_row(&t, i),
                         "the row", 0, phone);
            for (int k = 0; k < TABLE_ACTIONS; k++)
                assert_false(rect_overlap(tigers_layout_row(&t, i), t.actions[k], .05f));
        }
        table = (struct table){.rules = ruleset_find("tenpai-duel"),
                               .phase = PHASE_GUESS,
                               .round = 1,
                               .seats = 2,
                               .stage = {.attacker = 1}};
        table_layout_follow(&stage, &table, 0);
        for (int kind = 0; kind < TILE_KINDS; kind++) {
            struct rect tile = tenpai_layout_rack(&stage, kind);
            if (tile.w < PHONE_TARGET - 1.6f)
                fail_msg("a kind is %g wide at %dx%d", tile.w, phones[phone][0], phones[phone][1]);
            assert_holds(rect_inset(stage.rack, -4, -4), tile, "a kind", 1, phone);
            assert_false(rect_overlap(tile, stage.actions[2], .05f));
        }
    }
}

/* Something laid over the table beside what is asked for has room for two rows of buttons, flat for one. */
static void assert_card_has_room(const struct table_layout *t, const struct rect *asked, int count, int mode,
                                 int phone)
{
    struct rect place = rect_make(t->field.x, 0, t->field.w, t->h);
    float least = t->shape == LAYOUT_FLAT ? PHONE_TARGET : 2 * PHONE_TARGET;

    for (float high = 40; high < t->h; high += 40) {
        struct rect card = phone_layout_clear(place, asked, count, high, 1);
        assert_holds(rect_make(0, 0, t->w, t->h), card, "a card", mode, phone);
        if (card.h < least)
            fail_msg("%s: a card is %g high at %dx%d", modes[mode].name, card.h, phones[phone][0],
                     phones[phone][1]);
        for (int i = 0; i < count; i++)
            assert_false(rect_overlap(card, asked[i], .05f));
    }
}

TEST(a_card_has_room_beside_what_is_asked_for)
{
    static struct table table;
    for (int mode = 0; mode < MODES; mode++)
        for (int phone = 0; phone < PHONES; phone++) {
            struct table_layout t = make(mode, phone);
            struct rect asked[BOXES];
            int count = 0, used = mode == 1 ? 2 : 0; /* "Guess" and the first */
            for (int i = 0; i < TABLE_ACTIONS; i++)
                asked[count++] = t.actions[i];
            asked[count] = t.hand;
            assert_card_has_room(&t, asked, count + 1, mode, phone);
            if (mode > 1)
                continue;
            table = (struct table){.rules = ruleset_find(modes[mode].name),
                                   .phase = mode ? PHASE_GUESS : PHASE_DUMMY,
                                   .round = 1,
                                   .seats = 2,
                                   .stage = {.attacker = mode ? 1 : SEAT_NONE}};
            table_layout_follow(&t, &table, 0);
            count = 0;
            asked[count++] = t.actions[used];
            for (int i = 0; i < (mode ? TILE_KINDS : 13); i++)
                asked[count++] = mode ? tenpai_layout_rack(&t, i) : tigers_layout_row(&t, i);
            assert_card_has_room(&t, asked, count, mode, phone);
        }
}
