/*
 * test_stage.c: Stage B of Tenpai Duel at the table: the guess by a pad, and a pile of more than eighteen
 * tiles. More is in table/scripts/stage.txt.
 */
#include "support/test.h"

#include "sdl/rig.h"

#define DUEL      "dora 4z; ura 4z; "
#define WAITS_36M "45m234p678p345s88s"
#define LOOSE     "258m147p369s5567z"

static tile_set guessed(void)
{
    return headless_table()->choice.guess;
}

static void ring_on(const char *id)
{
    headless_key(SDLK_RIGHT); /* the keys are used now, */
    input_focus(&app, id);    /* and have led there */
}

static void press_pad(int button)
{
    SDL_Event event = {.type = SDL_CONTROLLERBUTTONDOWN};
    event.cbutton.button = (Uint8)button;
    input_event(&app, &event);
    loop_draw(&app, false);
}

/* At the table of West, who guesses, with the ring on a tile. */
static void begin_guess_by_pad(void)
{
    rig_table("tenpai-duel", 1, NULL, DUEL "east " WAITS_36M "9p; west " LOOSE, "tenpai 9p");
    for (int i = 0; i < 20 && strncmp(app.input.focus, "guess:", 6) != 0; i++)
        press_pad(SDL_CONTROLLER_BUTTON_DPAD_UP);
    assert_memory_equal(app.input.focus, "guess:", 6);
    press_pad(SDL_CONTROLLER_BUTTON_A);
    press_pad(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    press_pad(SDL_CONTROLLER_BUTTON_A);
    assert_non_null(headless_find("button:guess"));
}

/* By a pad alone: A lays them just after the second was chosen, and on their button. */
TEST(a_pad_alone_lays_the_guess)
{
    begin_guess_by_pad();
    press_pad(SDL_CONTROLLER_BUTTON_A);
    assert_memory_equal(rig_last_move(), "guess ", 6);
    headless_close();
    begin_guess_by_pad();
    int before = session_position(app.session);
    press_pad(SDL_CONTROLLER_BUTTON_DPAD_DOWN);
    for (int i = 0; i < 20 && strcmp(app.input.focus, "button:guess") != 0; i++)
        press_pad(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    assert_int_equal(session_position(app.session), before);
    press_pad(SDL_CONTROLLER_BUTTON_A);
    assert_memory_equal(rig_last_move(), "guess ", 6);
    headless_close();
}

/* What else has the ring is pressed, and nothing is laid by it: the menu, the hint and the toggles. */
TEST(with_two_chosen_other_buttons_are_pressed_too)
{
    begin_guess_by_pad();
    int before = session_position(app.session), others = 0;
    tile_set two = guessed();
    for (int i = 0; i < app.targets.count; i++) {
        char id[INPUT_ID];
        SDL_strlcpy(id, app.targets.list[i].id, sizeof id);
        if (app.targets.list[i].flags & (TARGET_OFF | TARGET_INFO | TARGET_NO_FOCUS) ||
            !strncmp(id, "guess:", 6) || !strcmp(id, "button:guess"))
            continue;
        others++;
        ring_on(id);
        press_pad(SDL_CONTROLLER_BUTTON_A);
        if (session_position(app.session) != before)
            fail_msg("A on %s lays the guess", id);
        for (int b = 0; b < 3 && !headless_is_at("table"); b++)
            press_pad(SDL_CONTROLLER_BUTTON_B);
        assert_true(guessed() == two);
    }
    assert_true(others >= 3);
    ring_on("button:menu");
    press_pad(SDL_CONTROLLER_BUTTON_A);
    assert_string_equal(headless_top(), "pause");
    headless_close();
}

/* While a tile for the Riichi is chosen the way back has its row for itself: no half of it stays empty. */
TEST(the_way_back_from_a_riichi_has_the_whole_row)
{
    rig("tenpai-duel", 0, NULL, DUEL "east " WAITS_36M "9p; west " LOOSE, "");
    app_go(&app, scene_table(&app));
    headless_steps(20);
    const struct target *riichi = headless_find("button:riichi"), *beside = headless_find("button:tenpai");
    assert_non_null(riichi);
    assert_non_null(beside);
    float right = beside->rect.x + beside->rect.w, left = riichi->rect.x;
    if (left > beside->rect.x) {
        left = beside->rect.x;
        right = riichi->rect.x + riichi->rect.w;
    }
    assert_true(headless_click("button:riichi"));
    headless_steps(2);
    const struct target *back = headless_find("button:riichi-back");
    assert_non_null(back);
    assert_float_equal(back->rect.x, left, 1);
    assert_float_equal(back->rect.x + back->rect.w, right, 1);
    headless_close();
}

/* Who lays down a tile that would have won has more than eighteen in the pile: each lies in its tray, on no
 * other. */
TEST(a_long_pile_stays_in_its_tray)
{
    static struct sprites sprites;
    rig("tenpai-duel", 0, NULL, DUEL "east " WAITS_36M "3m; west " LOOSE, "lay-down");
    while (!session_awaits_deal(app.session) && !session_is_over(app.session)) {
        struct view view;
        int seat = session_asked(app.session) & 1 ? 0 : 1;
        session_view(app.session, seat, &view);
        if (view.table.phase == PHASE_TURN && view.table.turns[0] == 17 && view.table.turn == 0)
            break;
        const struct move *pass = view_find(&view, MOVE_PASS);
        struct move move = pass ? *pass : move_make(MOVE_DISCARD, seat, view.own.drawn);
        const struct move *lay = view_find(&view, MOVE_LAY_DOWN);
        assert_true(session_play(app.session, lay ? *lay : move, NULL, NULL));
    }
    app_go(&app, scene_table(&app));
    headless_steps(20);
    anim_picture(&headless_table()->anim, &sprites);
    const struct table_layout *l = &headless_table()->layout;
    struct rect tray = l->pile[TABLE_OWN];
    int count = 0;
    assert_false(rect_contains(tray, l->reach[TABLE_OWN].x + 1, l->reach[TABLE_OWN].y + 1));
    tray.w += l->reach[TABLE_OWN].w;
    for (int i = 0; i < sprites.count; i++) {
        const struct sprite *sprite = &sprites.list[i];
        if (SPRITE_PLACE(sprite->key) != PLACE_DISCARD ||
            (headless_table()->view.table.discards[SPRITE_A(sprite->key)].flags & DISCARD_PILE) != 0)
            continue;
        struct rect tile = sprite->rect;
        count++;
        if (tile.x < tray.x || tile.y < tray.y || tile.x + tile.w > tray.x + tray.w ||
            tile.y + tile.h > tray.y + tray.h)
            fail_msg("tile %d of %d leaves the tray", count, sprites.count);
    }
    assert_true(count > 18);
    headless_close();
}
