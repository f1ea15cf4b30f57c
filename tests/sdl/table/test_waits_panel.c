/*
 * test_waits_panel.c: the panel of waits beside the table: what the hand waits for without the tile that is
 * pointed at, what each wait is worth, and which are not won on another's discard.
 */
#include "support/test.h"

#include "sdl/rig.h"

static const char *const with_flowers[] = {"flowers", "on", NULL};

static void open_panel(const char *mode, const char *const *options, const char *deal)
{
    rig_width = 1280;
    rig_height = 800;
    rig_table(mode, 0, options, deal, "");
    app.settings.show_waits = true;
    headless_mouse(SDL_MOUSEMOTION, rect_make(2, 2, 0, 0));
    headless_steps(2);
}

/* Concealed Hand and All Sequences are two faan, and three are wanted; No Flowers would be the third
 * (docs/rules/classic.md "Winning"). */
TEST(waits_worth_too_little_are_told)
{
    open_panel("classic", no_flowers, "east 23m456m456p789s33z1z");
    headless_assert_reads("dimmed: worth too little");
    headless_close();
    open_panel("classic", no_flowers, "east 23m789m456p789s33z1z");
    headless_assert_reads(" only 2 faan ");
    assert_false(headless_reads("dimmed"));
    headless_close();
    open_panel("classic", with_flowers, "east 23m789m456p789s33z1z");
    headless_assert_reads(" 3 faan ");
    assert_false(headless_reads("only"));
    headless_close();
}

/* In the own turn it is of the hand without the tile drawn, or the one that is pointed at. */
TEST(the_tile_pointed_at_is_left_out)
{
    open_panel("dueling-tigers", no_indicators, "east 123789m123p46m77z9p");
    headless_assert_reads("Your waits");
    headless_assert_reads(" can win ");
    headless_mouse(SDL_MOUSEMOTION, target_find(&app, "hand:7z:11")->rect);
    headless_step();
    headless_assert_reads("If you discard red dragon");
    headless_assert_reads("One tile away from waiting");
    headless_mouse(SDL_MOUSEMOTION, rect_make(2, 2, 0, 0));
    assert_true(headless_click("button:riichi")); /* the discard that keeps the wait */
    headless_mouse(SDL_MOUSEMOTION, rect_make(2, 2, 0, 0));
    headless_step();
    headless_assert_reads("If you discard 9 dots");
    headless_key(SDLK_TAB); /* closed */
    headless_step();
    assert_false(app.settings.show_waits);
    assert_false(headless_reads(" can win "));
    headless_close();
}

/* After a claim nothing was drawn, so it waits for a pointer. */
TEST(after_a_claim_a_tile_is_to_be_pointed_at)
{
    rig_table("dueling-tigers", 1, no_indicators, "east 159m159p1234567z8p; west 55m123789m123p77z",
              "discard 5m; pung");
    app.settings.show_waits = true;
    headless_mouse(SDL_MOUSEMOTION, rect_make(2, 2, 0, 0));
    headless_steps(2);
    headless_assert_reads("Point at a tile to see");
    headless_mouse(SDL_MOUSEMOTION, headless_find("hand:1m")->rect);
    headless_step();
    headless_assert_reads("If you discard 1 character");
    headless_close();
}

/* A wait that lies in a pile is dimmed: all piles count (docs/rules/dueling-tigers.md). */
TEST(furiten_dims_the_wait)
{
    rig_width = 1280;
    rig_height = 800;
    rig_table("dueling-tigers", 0, no_indicators,
              "east 123789m123p46m77z5m; west 258m258p1122334z; wall 9p8p4z", "discard 5m; dummy-draw");
    app.settings.show_waits = true;
    headless_mouse(SDL_MOUSEMOTION, rect_make(2, 2, 0, 0));
    for (int i = 0; i < 4000 && headless_view(0).table.phase != PHASE_TURN; i++)
        loop_step(&app);
    headless_steps(2);
    headless_assert_reads(" furiten ");
    headless_close();
}

/* docs/rules/tenpai-duel.md: a win needs at least one yaku, and an open hand of runs and a pung of nines has
 * none. */
TEST(a_wait_without_a_yaku_is_told)
{
    static const char *const deals[] = {
        "dora 4z; east 99m234m567p78s22z1z5z; west 258m147p369s1345z; wall 9m",
        "dora 4z; east 99m234m2345678s1z5z; west 258m147p369s1345z; wall 9m"};
    static const char *const told[] = {" no yaku ", " dimmed: no yaku "}; /* two waits, and three */
    for (size_t i = 0; i < sizeof deals / sizeof *deals; i++) {
        rig_width = 1280;
        rig_height = 800;
        rig_table("tenpai-duel", 0, NULL, deals[i], "discard 1z; discard 9m; pung; discard 5z");
        app.settings.show_waits = true;
        headless_mouse(SDL_MOUSEMOTION, rect_make(2, 2, 0, 0));
        headless_steps(2);
        headless_assert_reads(told[i]);
        assert_false(headless_reads(" can win "));
        assert_false(headless_reads("furiten"));
        headless_close();
    }
}

/* docs/rules/tenpai-duel.md: with the option off nothing is won before Stage B, and there by own
 * draws, which no tile in a pile forbids. */
TEST(waits_before_stage_b_win_only_there)
{
    static const char *const on[] = {"stage-a-wins", "on", NULL}, *const off[] = {"stage-a-wins", "off",
                                                                                  NULL};
    static const char deal[] =
        "east 123789m123p46m77z5m; west 258m147p369s1345z"; /* without the 5m it waits for it */
    open_panel("tenpai-duel", on, deal);
    headless_assert_reads(" furiten ");
    headless_close();
    open_panel("tenpai-duel", off, deal);
    headless_assert_reads(" in Stage B ");
    assert_false(headless_reads("furiten"));
    headless_close();
    open_panel("tenpai-duel", off, "east 23456m234p678s77z1z; west 258m147p369s1345z"); /* 1m, 4m, 7m */
    headless_assert_reads(" in Stage B ");
    headless_close();
}
