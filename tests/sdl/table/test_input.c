/*
 * test_input.c: choosing at the table by keys, clicks and drags in the real scene: one of several kongs, a
 * tile that is selected first, a Riichi that is warned of, moves taken back; and what must do nothing.
 */
#include "support/test.h"

#include "sdl/rig.h"

#define JUNK "159m159p1234567z"

static int position(void)
{
    return session_position(app.session);
}

/* Steps until the person is asked again, or the scene is another. */
static void settle(void)
{
    for (int i = 0; i < 60 * APP_STEPS && headless_is_at("table"); i++) {
        loop_step(&app);
        if (headless_is_at("table") && table_scene_is_open(headless_table()))
            break;
    }
    loop_draw(&app, false);
}

static struct rect place_of(int place)
{
    return table_scene_pixels(&app.painter, table_layout_hand(&headless_table()->layout, place, false));
}

/* Drags from there to there. */
static void drag(struct rect from, struct rect to)
{
    headless_mouse(SDL_MOUSEMOTION, from);
    headless_mouse(SDL_MOUSEBUTTONDOWN, from);
    headless_mouse(SDL_MOUSEMOTION, to);
    headless_mouse(SDL_MOUSEBUTTONUP, to);
}

/* --- kongs ------------------------------------------------------------------------------------------ */

TEST(one_of_several_kongs_is_chosen)
{
    rig_table("classic", 0, no_flowers, "east 2222m3333p33s55z46s", "");
    int before = position();
    assert_true(headless_click("button:kong"));
    headless_step();
    assert_non_null(headless_find("button:kong-2m"));
    assert_non_null(headless_find("button:kong-3p"));
    assert_null(headless_find("hand:")); /* no tile is discarded meanwhile */
    headless_key(SDLK_ESCAPE);           /* gives it up, and leads nowhere */
    assert_true(headless_is_at("table"));
    assert_non_null(headless_find("hand:"));
    assert_null(headless_find("button:kong-2m"));
    headless_key(SDLK_k);
    headless_key(SDLK_k); /* the same key begins it and gives it up */
    assert_null(headless_find("button:kong-2m"));
    headless_key(SDLK_k);
    assert_true(headless_click("button:kong-back"));
    assert_non_null(headless_find("hand:"));
    assert_int_equal(position(), before);
    headless_key(SDLK_k);
    headless_key(SDLK_2); /* the second of them */
    assert_int_equal(position(), before + 1);
    assert_string_equal(rig_last_move(), "kong 3p");
    settle();
    assert_true(headless_click("button:kong")); /* one is left: nothing to choose */
    assert_string_equal(rig_last_move(), "kong 2m");
    headless_close();
}

/* A tile lifted before the choice of a kong is no answer to it. */
TEST(a_kong_being_chosen_lays_the_selected_tile_down)
{
    rig_table("classic", 0, no_flowers, "east 2222m3333p33s55z46s", "");
    app.settings.confirm_discard = true;
    table_scene_refresh(headless_table(), &app, PICTURE_GOES_ON);
    loop_draw(&app, false);
    int before = position();
    char id[INPUT_ID];
    SDL_strlcpy(id, headless_find("hand:")->id, sizeof id);
    assert_true(headless_click(id));
    assert_true(headless_table()->choice.selected >= 0);
    headless_key(SDLK_k);
    app.input.focus_visible = false;
    headless_key(SDLK_RETURN);
    assert_int_equal(position(), before);
    headless_close();
}

/* --- select, then confirm --------------------------------------------------------------------------- */

static void deal_to_who_confirms(void)
{
    rig_table("dueling-tigers", 0, no_indicators, "east " JUNK "8p", "");
    app.settings.confirm_discard = true;
    table_scene_refresh(headless_table(), &app, PICTURE_GOES_ON);
    loop_draw(&app, false);
}

TEST(a_tile_is_selected_then_discarded)
{
    deal_to_who_confirms();
    int before = position();
    assert_true(target_find(&app, "button:discard")->flags & TARGET_OFF);
    assert_true(headless_click("hand:1z:6"));
    assert_int_equal(headless_table()->choice.selected, 6);
    assert_true(headless_click("hand:9m:2")); /* another one instead */
    assert_int_equal(headless_table()->choice.selected, 2);
    headless_mouse(SDL_MOUSEBUTTONDOWN, rect_make(480, 300, 0, 0)); /* the felt: none */
    headless_mouse(SDL_MOUSEBUTTONUP, rect_make(480, 300, 0, 0));
    assert_int_equal(headless_table()->choice.selected, -1);
    assert_int_equal(position(), before);
    assert_true(headless_click("hand:9m:2"));
    headless_key(SDLK_ESCAPE); /* gives it up before it opens the pause */
    assert_true(headless_is_at("table"));
    assert_int_equal(headless_table()->choice.selected, -1);
    assert_true(headless_click("hand:9m:2"));
    assert_true(headless_click("button:discard"));
    assert_string_equal(rig_last_move(), "discard 9m");
    headless_close();

    deal_to_who_confirms();
    assert_true(headless_click("hand:5p:4"));
    assert_true(headless_click("hand:5p:4")); /* once more is meant */
    assert_string_equal(rig_last_move(), "discard 5p");
    headless_close();
}

/* The tile that was selected is the one that is discarded, though it or others are moved in the hand. */
TEST(a_selected_tile_stays_so_where_tiles_are_moved)
{
    static const struct {
        int from, to;
        const char *selected; /* then, of 5m at place 1 before */
    } moves[] = {{1, 4, "hand:5m:4"}, {0, 3, "hand:5m:0"}, {3, 0, "hand:5m:2"},
                 {3, 1, "hand:5m:2"}, {0, 1, "hand:5m:0"}, {4, 6, "hand:5m:1"}};
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
        deal_to_who_confirms();
        headless_key(SDLK_o);
        assert_true(headless_click("hand:5m:1"));
        drag(place_of(moves[i].from), place_of(moves[i].to));
        headless_step();
        assert_non_null(target_find(&app, moves[i].selected));
        assert_int_equal(headless_table()->choice.selected, moves[i].selected[8] - '0');
        app.input.focus_visible = false;
        headless_key(SDLK_RETURN);
        assert_string_equal(rig_last_move(), "discard 5m");
        headless_close();
    }
    deal_to_who_confirms();
    headless_key(SDLK_o);
    assert_true(headless_click("hand:5m:1"));
    headless_key_with(SDLK_RIGHT, KMOD_LSHIFT); /* by keys */
    assert_int_equal(headless_table()->choice.selected, 2);
    headless_key(SDLK_o); /* sorted again, it is not known which is meant */
    assert_int_equal(headless_table()->choice.selected, -1);
    assert_true(target_find(&app, "button:discard")->flags & TARGET_OFF);
    assert_true(headless_click("hand:5m:1"));
    app.settings.sort_hand = false; /* as in the settings, over the table */
    table_scene_refresh(headless_table(), &app, PICTURE_GOES_ON);
    assert_int_equal(headless_table()->choice.selected, -1);
    headless_close();
}

TEST(enter_discards_what_is_selected)
{
    deal_to_who_confirms();
    int before = position();
    headless_key(SDLK_RETURN); /* nothing is selected */
    assert_int_equal(position(), before);
    assert_true(headless_click("hand:5p:4"));
    headless_key(SDLK_RETURN);
    assert_string_equal(rig_last_move(), "discard 5p");
    headless_close();
}

/* --- dragging --------------------------------------------------------------------------------------- */

TEST(a_tile_dragged_onto_the_felt_is_discarded)
{
    rig_table("dueling-tigers", 0, no_indicators, "east " JUNK "8p", "");
    int before = position();
    struct rect felt = rect_make(480, 300, 2, 2), from = place_of(4);
    headless_mouse(SDL_MOUSEMOTION, from);
    headless_mouse(SDL_MOUSEBUTTONDOWN, from);
    headless_mouse(SDL_MOUSEMOTION, felt);
    assert_int_equal(position(), before); /* it is held */
    headless_mouse(SDL_MOUSEMOTION, from);
    headless_mouse(SDL_MOUSEBUTTONUP, from); /* and put back */
    assert_int_equal(position(), before);
    drag(from, felt);
    assert_string_equal(rig_last_move(), "discard 5p");
    headless_close();
}

/* A tile in the hand that may not be discarded any more falls back to its place when it is let go. */
TEST(a_dragged_tile_that_may_not_go_falls_back)
{
    rig_table("dueling-tigers", 0, no_indicators, "east 123456789m1145p7z", "");
    struct rect felt = rect_make(480, 300, 2, 2), from = place_of(0);
    int before = position();
    headless_mouse(SDL_MOUSEMOTION, from);
    headless_mouse(SDL_MOUSEBUTTONDOWN, from);
    headless_mouse(SDL_MOUSEMOTION, felt);
    assert_int_equal(headless_table()->drag_place, 0);
    headless_key(SDLK_r); /* a Riichi, with which 1m does not go */
    headless_mouse(SDL_MOUSEBUTTONUP, felt);
    headless_step();
    assert_int_equal(headless_table()->drag_place, -1);
    assert_int_equal(position(), before);
    headless_close();
}

/* Only tiles that leave a wait are offered with a Riichi, whether clicked or dragged. */
TEST(no_other_tile_goes_with_a_riichi)
{
    rig_table("dueling-tigers", 0, no_indicators, "east 123789m123p46m77z9p", "");
    int before = position();
    assert_true(headless_click("button:riichi"));
    headless_step();
    assert_false(headless_click("hand:7z:12"));
    drag(place_of(0), rect_make(480, 300, 2, 2));
    assert_int_equal(position(), before);
    assert_true(headless_is_at("table"));
    headless_key(SDLK_r); /* no Riichi */
    assert_true(headless_click("hand:7z:12"));
    assert_string_equal(rig_last_move(), "discard 7z");
    headless_close();
}

/* The own tiles in their own order: none goes beyond the ends, and the drawn one stands apart. */
TEST(tiles_stay_within_the_hand)
{
    rig_table("dueling-tigers", 0, no_indicators, "east " JUNK "8p", "");
    headless_key(SDLK_o);
    headless_step();
    input_focus(&app, "hand:1m:0");
    app.input.focus_visible = true;
    headless_key_with(SDLK_LEFT, KMOD_LSHIFT);
    assert_non_null(target_find(&app, "hand:1m:0"));
    assert_true(headless_table()->layout.order != NULL);
    input_focus(&app, "hand:7z:12");
    headless_key_with(SDLK_RIGHT, KMOD_LSHIFT); /* past the drawn tile */
    assert_non_null(target_find(&app, "hand:7z:12"));
    assert_non_null(target_find(&app, "hand:8p:13"));
    input_focus(&app, "hand:8p:13");
    headless_key_with(SDLK_LEFT, KMOD_LSHIFT);
    assert_non_null(target_find(&app, "hand:8p:13"));
    input_focus(&app, "hand:7z:12");
    headless_key_with(SDLK_LEFT, KMOD_LSHIFT);
    assert_non_null(target_find(&app, "hand:7z:11"));
    assert_non_null(target_find(&app, "hand:6z:12"));
    assert_string_equal(app.input.focus, "hand:7z:11"); /* the focus goes with it */
    headless_close();
}

/* A tile that is held beside the hand goes to its end; a mark stands where it would be put. */
TEST(dragged_past_an_end_it_is_put_there)
{
    rig_table("dueling-tigers", 0, no_indicators, "east " JUNK "8p", "");
    headless_key(SDLK_o);
    headless_step();
    struct rect first = place_of(0), last = place_of(12), left = first, right = place_of(13);
    left.x = 1;
    left.w = 2;
    right.x += right.w;
    headless_mouse(SDL_MOUSEMOTION, first);
    headless_mouse(SDL_MOUSEBUTTONDOWN, first);
    headless_mouse(SDL_MOUSEMOTION, right);
    headless_step();
    assert_int_equal(headless_table()->insert, 12); /* before the one that was drawn */
    headless_mouse(SDL_MOUSEBUTTONUP, right);
    headless_step();
    assert_non_null(target_find(&app, "hand:1m:12"));
    assert_non_null(target_find(&app, "hand:8p:13"));
    headless_mouse(SDL_MOUSEMOTION, last);
    headless_mouse(SDL_MOUSEBUTTONDOWN, last);
    headless_mouse(SDL_MOUSEMOTION, left);
    headless_step();
    assert_int_equal(headless_table()->insert, 0);
    headless_mouse(SDL_MOUSEBUTTONUP, left);
    headless_step();
    assert_non_null(target_find(&app, "hand:1m:0"));
    headless_close();
}

/* --- a Riichi that is warned of --------------------------------------------------------------------- */

/* Four and six of characters wait for the five that was drawn. */
TEST(a_riichi_that_wins_by_drawing_alone_is_asked_for)
{
    rig_table("dueling-tigers", 0, no_indicators, "east 123789m123p46m77z5m", "");
    int before = position();
    assert_true(headless_click("button:riichi"));
    headless_step();
    assert_true(headless_click("hand:5m:13"));
    assert_true(headless_is_at("question"));
    headless_assert_reads("You could win only by self-draw");
    assert_true(headless_click("button:no"));
    assert_true(headless_is_at("table"));
    assert_int_equal(position(), before);
    assert_true(headless_click("hand:5m:13"));
    assert_true(headless_click("button:yes"));
    assert_string_equal(rig_last_move(), "riichi 5m");
    headless_close();

    rig_table("dueling-tigers", 0, no_indicators, "east 123789m123p46m77z5m", "");
    app.settings.warn_riichi = false;
    assert_true(headless_click("button:riichi"));
    headless_step();
    assert_true(headless_click("hand:5m:13"));
    assert_true(headless_is_at("table"));
    assert_string_equal(rig_last_move(), "riichi 5m");
    headless_close();
}

/* --- taking back ------------------------------------------------------------------------------------ */

TEST(moves_are_taken_back_and_made_again_by_keys)
{
    rig_practice = true;
    rig_table("dueling-tigers", 0, no_indicators, "east " JUNK "8p", "");
    rig_practice = false;
    int before = position();
    static const struct {
        SDL_Keycode back, again;
        Uint16 back_with, again_with;
    } keys[] = {{SDLK_u, SDLK_y, KMOD_NONE, KMOD_LCTRL},
                {SDLK_z, SDLK_z, KMOD_LCTRL, KMOD_LCTRL | KMOD_LSHIFT},
                {SDLK_z, SDLK_y, KMOD_LGUI, KMOD_LGUI}};
    assert_true(headless_click("hand:5p:4"));
    settle();
    int after = position();
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        headless_key_with(keys[i].back, keys[i].back_with);
        assert_int_equal(position(), before);
        assert_non_null(target_find(&app, "hand:5p:4"));
        headless_key_with(keys[i].again, keys[i].again_with);
        if (position() != after)
            fail_msg("keys %d: %d, not %d", (int)i, position(), after);
        settle();
    }
    headless_key(SDLK_z); /* a letter alone takes nothing back */
    headless_key(SDLK_y);
    assert_int_equal(position(), after);
    headless_close();
}

TEST(the_log_and_the_sheet_are_a_letter)
{
    rig_table("dueling-tigers", 0, no_indicators, "east " JUNK "8p", "");
    headless_key_with(SDLK_g, KMOD_LCTRL);
    headless_key_with(SDLK_s, KMOD_LCTRL);
    assert_true(headless_is_at("table"));
    headless_key(SDLK_g);
    assert_true(headless_is_at("log"));
    headless_key(SDLK_ESCAPE);
    headless_key(SDLK_s);
    assert_true(headless_is_at("sheet"));
    headless_key(SDLK_ESCAPE);
    assert_true(headless_is_at("table"));
    headless_key(SDLK_ESCAPE);
    assert_true(headless_is_at("pause"));
    headless_close();
}

/* --- East's two of three ------------------------------------------------------------------------------ */

static void ring_on(const char *id)
{
    headless_key(SDLK_RIGHT); /* the keys are used now, */
    input_focus(&app, id);    /* and have led there */
}

static void assert_kept(bool first, bool second, bool third)
{
    const bool *keep = headless_table()->choice.keep;
    assert_true(keep[0] == first && keep[1] == second && keep[2] == third);
}

/* At the table of East, who has chosen the suit and sees the three candidates. */
static void choose_the_suit(void)
{
    struct setup setup;
    headless_open(960, 600, SPEED_OFF);
    headless_setup(&setup, PLAYER_PERSON, PLAYER_COMPUTER, 5);
    app_set_session(&app, session_new(&setup, NULL));
    app_go(&app, scene_table(&app));
    for (int i = 0; i < 60 * APP_STEPS && !headless_find("button:remove-"); i++)
        headless_step();
    assert_true(headless_click("button:remove-m"));
    settle();
    assert_non_null(headless_find("keep:0"));
}

/* A third that is chosen takes the place of another, whether by the mouse or by Enter on it; Enter keeps two
 * just after the second was chosen, and where there is no ring. */
TEST(a_third_candidate_is_exchanged_by_enter)
{
    choose_the_suit();
    int before = position();
    ring_on("keep:0");
    headless_key(SDLK_RETURN);
    ring_on("keep:1");
    headless_key(SDLK_RETURN);
    assert_kept(true, true, false);
    ring_on("keep:2");
    headless_key(SDLK_RETURN);
    assert_int_equal(position(), before);
    assert_kept(false, true, true);
    ring_on("keep:1");
    headless_key(SDLK_RETURN);
    assert_kept(false, false, true);
    headless_key(SDLK_BACKSPACE);
    assert_kept(false, false, false);
    headless_key(SDLK_BACKSPACE); /* there is nothing left */
    headless_key(SDLK_RETURN);
    assert_kept(false, true, false);
    ring_on("keep:0");
    headless_key(SDLK_RETURN);
    headless_key(SDLK_RETURN);
    assert_int_equal(position(), before + 1);
    assert_int_equal(strncmp(rig_last_move(), "keep ", 5), 0);
    headless_close();

    choose_the_suit();
    headless_key(SDLK_2);
    headless_key(SDLK_3);
    app.input.focus_visible = false;
    headless_key(SDLK_RETURN);
    assert_int_equal(position(), before + 1);
    headless_close();
}

/* With two chosen Enter is still for what has the ring: it opens the menu, and keeps them on their button. */
TEST(with_two_to_keep_enter_presses_what_has_the_ring)
{
    choose_the_suit();
    int before = position();
    headless_key(SDLK_1);
    headless_key(SDLK_3);
    ring_on("button:menu");
    headless_key(SDLK_RETURN);
    assert_string_equal(headless_top(), "pause");
    assert_int_equal(position(), before);
    headless_key(SDLK_ESCAPE);
    assert_kept(true, false, true);
    ring_on("button:keep");
    headless_key(SDLK_RETURN);
    assert_int_equal(position(), before + 1);
    headless_close();
}

/* Two are chosen by their numbers, wherever the ring was: it goes along, and Enter keeps them. */
TEST(two_chosen_by_their_numbers_are_kept_by_enter)
{
    choose_the_suit();
    int before = position();
    ring_on("button:menu");
    headless_key(SDLK_2);
    headless_key(SDLK_3);
    assert_string_equal(app.input.focus, "keep:2");
    headless_key(SDLK_RETURN);
    assert_true(headless_is_at("table"));
    assert_int_equal(position(), before + 1);
    headless_close();
}

/* The setting is turned on while the table is there, as in the settings over it. */
static void a_click_discards(const char *scene, const char *mode)
{
    headless_open_scene(scene, 1280, 800, SPEED_OFF);
    headless_steps(30);
    app.settings.large_tiles = true;
    app_settings_changed(&app);
    headless_steps(2);
    assert_string_equal(session_setup(app.session)->rules->id, mode);
    const struct target *tile = headless_find("hand:");
    assert_non_null(tile);
    int before = headless_view(0).table.discard_count;
    char id[INPUT_ID];
    snprintf(id, sizeof id, "%s", tile->id);
    assert_true(headless_click(id));
    headless_step();
    if (headless_view(0).table.discard_count == before) /* selected first */
        assert_true(headless_click(id));
    headless_steps(2);
    assert_true(headless_view(0).table.discard_count > before);
    headless_close();
}

TEST(large_tiles_are_discarded_in_every_mode)
{
    a_click_discards("table-discard", "dueling-tigers");
    a_click_discards("duel-turn", "tenpai-duel");
    a_click_discards("one-suit-turn", "one-suit");
    a_click_discards("patterns-turn", "patterns");
    a_click_discards("classic-turn", "classic");
}
