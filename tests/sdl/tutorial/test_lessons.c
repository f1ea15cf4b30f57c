/*
 * test_lessons.c: every lesson at the real table, by clicks: as it asks, and with every other try that the
 * rules allow, which must be answered and change nothing.
 * Tier: ci
 */
#include "support/test.h"

#include "sdl/app/scenes.h"
#include "sdl/headless.h"
#include "sdl/tutorial/tutor.h"

enum { PATIENCE = 60 * 60 /* steps */ };

static char shown[4000]; /* the words on the screen, one piece after the other */

static void note_words(void *to, const struct type_seen *seen)
{
    (void)to;
    if (!app.input.covered && strlen(shown) + strlen(seen->words) + 2 < sizeof shown) {
        strcat(shown, seen->words);
        strcat(shown, " ");
    }
}

static void look(void)
{
    shown[0] = '\0';
    loop_draw(&app, false);
}

static struct table_scene *lesson_table(void)
{
    assert_string_equal(headless_top(), "lesson");
    return (struct table_scene *)app.top;
}

static struct tutor *tutor(void)
{
    return tutor_of(lesson_table());
}

/* Steps until the lesson waits for the learner. */
static void wait_for_lesson(void)
{
    for (int i = 0; i < PATIENCE; i++) {
        headless_step();
        if (headless_is_at("win")) {
            headless_key(SDLK_RETURN);
            continue;
        }
        const struct table_scene *table = lesson_table();
        bool untold = table->view.table.result.outcome == OUTCOME_WIN && table->unpaid > 0;
        if (!untold && !anim_is_busy(&table->anim) && table->state != TABLE_AUTOMATIC &&
            (tutor_is_done(tutor()) || lesson_run_waits(&tutor()->lesson_run)))
            break;
    }
    assert_true(tutor_is_done(tutor()) || lesson_run_waits(&tutor()->lesson_run));
    look();
}

static void open_lesson(int lesson)
{
    app_go(&app, scene_lesson(&app, lesson, 0));
    wait_for_lesson();
}

static bool click_start(const char *start)
{
    return headless_click_one((const char *const[]){start, NULL});
}

static void click_tile(const char *what, uint8_t tile)
{
    char id[INPUT_ID], name[3];
    tile_print(tile, name);
    snprintf(id, sizeof id, "%s:%s", what, name);
    if (!click_start(id))
        fail_msg("%s cannot be clicked", id);
}

static void click_number(const char *what, int number)
{
    char id[INPUT_ID];
    snprintf(id, sizeof id, "%s:%d", what, number);
    if (!headless_click(id))
        fail_msg("%s cannot be clicked", id);
}

static void name_waits(tile_set kinds)
{
    for (int i = 0; i < 9; i++)
        if (kinds >> i & 1)
            click_tile("name", (uint8_t)i);
    assert_true(headless_click("button:named"));
}

/* The three candidates of which two are kept, by their numbers. */
static void keep(struct move move)
{
    const struct own *own = &lesson_table()->view.own;
    for (int i = 0; i < 3; i++)
        if (tile_number(own->three[i]) == move.number || tile_number(own->three[i]) == move.other)
            click_number("keep", i);
    assert_true(headless_click("button:keep"));
}

/* Makes a move as a player does, by clicks. */
static void perform(struct move move)
{
    static const char *const buttons[MOVE_KINDS] = {
        [MOVE_PUNG] = "button:pung", [MOVE_KONG] = "button:kong",       [MOVE_KONG_OWN] = "button:kong",
        [MOVE_WIN] = "button:win",   [MOVE_PASS] = "button:pass",       [MOVE_DUMMY_DRAW] = "button:draw",
        [MOVE_CHOW] = "button:chow", [MOVE_DECLARE] = "button:declare", [MOVE_RIICHI] = "button:riichi"};

    if (move.kind == MOVE_TREASURE)
        assert_true(headless_click(move.number ? "button:treasure-yes" : "button:treasure-no"));
    else if (move.kind == MOVE_REVEAL)
        click_number("dummy", move.number);
    else if (move.kind == MOVE_KEEP)
        keep(move);
    else if (move.kind == MOVE_GUESS) {
        click_tile("guess", move.tile);
        click_tile("guess", move.other);
        assert_true(headless_click("button:guess"));
    } else if (move.kind == MOVE_NAME)
        name_waits(move.kinds);
    else if (buttons[move.kind]) {
        if (!headless_click(buttons[move.kind]))
            fail_msg("%s cannot be clicked", buttons[move.kind]);
    }
    bool discards = move.kind == MOVE_DISCARD || move.kind == MOVE_RIICHI;
    if (discards)
        click_tile("hand", move.tile);
    if (discards && layout_is_phone(&app.painter.layout)) /* the first tap only lifts it */
        click_tile("hand", move.tile);
    headless_step();
}

/* Does what the step asks. */
static void do_step(void)
{
    const struct lesson_step *step = lesson_run_step(&tutor()->lesson_run);
    struct move move;

    if (!step->does) {
        assert_true(headless_click("lesson:next"));
        return;
    }
    if (strncmp(step->does, "touch ", 6) == 0) {
        char id[INPUT_ID];
        snprintf(id, sizeof id, "%.*s", (int)strcspn(step->does + 6, "|"), step->does + 6);
        assert_true(click_start(id));
        return;
    }
    assert_true(lesson_run_shows(&tutor()->lesson_run, &move));
    perform(move);
    const struct lesson_step *next = lesson_run_step(&tutor()->lesson_run);
    if (move.kind == MOVE_DECLARE && next == step) { /* the names go with it */
        struct error why;
        assert_true(move_parse(&move, lesson_table()->near, step[1].does, &why));
        name_waits(move.kinds);
    }
}

/* On a phone the card lies in the window, and what can be chosen beside it or on it is large and apart. */
static void check_card(void)
{
    const struct layout *layout = &app.painter.layout;
    struct rect card = lesson_table()->covered;

    assert_true(card.x >= 0 && card.y >= 0 && card.x + card.w <= (float)layout->width &&
                card.y + card.h <= (float)layout->height);
    if (lesson_table()->view.table.phase == PHASE_KEEP) /* it is by the hand that two are chosen */
        assert_false(rect_overlap(card, table_scene_pixels(&app.painter, lesson_table()->layout.hand), 0));
    if (!target_lie_apart(&app))
        fail_msg("%s, step %d: targets cover each other", tutor()->lesson_run.lesson->id,
                 tutor()->lesson_run.step + 1);
    for (int i = 0; i < app.targets.count; i++) {
        const struct target *target = &app.targets.list[i];
        if (!(target->flags & (TARGET_INFO | TARGET_OFF)) &&
            (target->rect.w < 43.5f || target->rect.h < 43.5f))
            fail_msg("%s, step %d: %s is small", tutor()->lesson_run.lesson->id, tutor()->lesson_run.step + 1,
                     target->id);
    }
}

/* A lesson on a phone of that size or a desk, where the card covers nothing that is asked for. */
static void play_lesson(int lesson, int width, int height)
{
    headless_open(width, height, SPEED_OFF);
    type_watch(&app.painter, note_words, NULL);
    open_lesson(lesson);
    for (int guard = 0; !tutor_is_done(tutor()); guard++) {
        int step = tutor()->lesson_run.step;
        if (layout_is_phone(&app.painter.layout))
            check_card();
        do_step();
        wait_for_lesson();
        if (tutor()->lesson_run.step <= step || guard > 40)
            fail_msg("%s at %dx%d: step %d is not done by what it asks", lessons[lesson]->id, width, height,
                     step + 1);
    }
    if (!strcmp(lessons[lesson]->id, "points")) /* as it says: pure one suit 2, Riichi 2, hidden hand 1 */
        assert_int_equal(lesson_table()->view.table.result.points, 5);
    assert_null(app.session); /* no match was touched */
    assert_non_null(strstr(shown, lesson + 1 < LESSONS_FIRST_GAME ? "Next lesson" : "Play a match"));
}

TEST(every_lesson_is_played_as_it_asks)
{
    for (int lesson = 0; lesson < LESSONS; lesson++)
        play_lesson(lesson, 1280, 800);
}

TEST(every_lesson_is_played_on_a_phone)
{
    static const int phones[][2] = {{390, 610}, {844, 330}};

    for (int phone = 0; phone < 2; phone++)
        for (int lesson = 0; lesson < LESSONS; lesson++)
            play_lesson(lesson, phones[phone][0], phones[phone][1]);
}

/* --- other tries ----------------------------------------------------------------------------------- */

/* The answer's first words stand on the screen. */
static void expect_answer(const char *tried)
{
    char begin[16];

    look();
    snprintf(begin, sizeof begin, "%.15s", tutor()->answer);
    if (!begin[0] || tutor()->praised)
        fail_msg("%s, step %d: %s is not answered", tutor()->lesson_run.lesson->id,
                 tutor()->lesson_run.step + 1, tried);
    if (!strstr(shown, begin))
        fail_msg("%s, step %d: \"%s\" is not in \"%s\"", tutor()->lesson_run.lesson->id,
                 tutor()->lesson_run.step + 1, begin, shown);
}

/* Moves that the rules allow here and the lesson does not ask for; each kind of tile once. */
static void try_other_moves(void)
{
    struct table_scene *table = lesson_table();
    const struct view view = table->view;
    int position = session_position(table->session), step = tutor()->lesson_run.step;

    for (int i = 0; i < view.move_count; i++) {
        struct move move = view.moves[i];
        char words[MOVE_TEXT];
        if (lesson_run_wants(&tutor()->lesson_run, move) || move.kind == MOVE_GUESS ||
            move.kind == MOVE_NAME || move.kind == MOVE_DECLARE || move.kind == MOVE_CHOW ||
            (move.kind == MOVE_RIICHI && table->untaught & UNTAUGHT_RIICHI))
            continue;
        move_print(move, words);
        tutor()->answer[0] = '\0';
        perform(move);
        expect_answer(words);
        assert_int_equal(session_position(table->session), position);
        assert_int_equal(tutor()->lesson_run.step, step);
        table_scene_forget_choice(table);
        table_scene_refresh(table, &app, PICTURE_GOES_ON);
        look();
    }
}

/* Tiles that are not the one to be touched. */
static void try_other_touches(void)
{
    struct table_scene *table = lesson_table();
    int step = tutor()->lesson_run.step, position = session_position(table->session);
    uint8_t tiles[HAND_MAX];
    int count = hand_list(&table->view.own.hand, tiles), tried = 0;

    for (int i = 0; i < count; i++) {
        char id[INPUT_ID], name[3];
        tile_print(tiles[i], name);
        snprintf(id, sizeof id, "hand:%s", name);
        if (lesson_run_wants_touch(&tutor()->lesson_run, id))
            continue;
        tutor()->answer[0] = '\0';
        click_tile("hand", tiles[i]);
        expect_answer(id);
        tried++;
        assert_int_equal(tutor()->lesson_run.step, step);
        assert_int_equal(session_position(table->session), position);
    }
    assert_true(tried > 0);
}

/* Where nothing is asked but to read on: the tiles of the hand, and where it was once the round is over. */
static void try_tiles_while_reading(void)
{
    struct table_scene *table = lesson_table();
    int step = tutor()->lesson_run.step, position = session_position(table->session);

    for (int place = 0; place < 13; place++) {
        struct rect tile = table_scene_pixels(&app.painter, table_layout_hand(&table->layout, place, false));
        tutor()->answer[0] = '\0';
        headless_mouse(SDL_MOUSEMOTION, tile);
        headless_mouse(SDL_MOUSEBUTTONDOWN, tile);
        headless_mouse(SDL_MOUSEBUTTONUP, tile);
        expect_answer("a tile");
        assert_string_equal(tutor()->answer, "Read this first, then press Continue.");
        assert_int_equal(tutor()->lesson_run.step, step);
        assert_int_equal(session_position(table->session), position);
    }
}

/* The felt, where nothing can be chosen; in One Suit a click there passes, which may be what is asked for. */
static void try_the_felt(void)
{
    const struct table_scene *table = lesson_table();
    int step = tutor()->lesson_run.step, position = session_position(table->session);
    struct rect felt = rect_make(640, 100, 0, 0);

    if (lesson_run_wants(&tutor()->lesson_run, move_make(MOVE_PASS, table->near, TILE_NONE)))
        return;
    while (target_at(&app, felt.x, felt.y))
        felt.y += 5;
    tutor()->answer[0] = '\0';
    headless_mouse(SDL_MOUSEMOTION, felt);
    headless_mouse(SDL_MOUSEBUTTONDOWN, felt);
    headless_mouse(SDL_MOUSEBUTTONUP, felt);
    expect_answer("the felt");
    assert_int_equal(tutor()->lesson_run.step, step);
    assert_int_equal(session_position(table->session), position);
}

TEST(every_other_try_is_answered_and_changes_nothing)
{
    for (int lesson = 0; lesson < LESSONS; lesson++) {
        headless_open(1280, 800, SPEED_OFF);
        app.settings.warn_riichi = false;
        type_watch(&app.painter, note_words, NULL);
        open_lesson(lesson);
        while (!tutor_is_done(tutor())) {
            const struct lesson_step *step = lesson_run_step(&tutor()->lesson_run);
            if (lesson_run_wants_some_touch(&tutor()->lesson_run))
                try_other_touches();
            else if (step->does)
                try_other_moves();
            else
                try_tiles_while_reading();
            try_the_felt();
            do_step();
            wait_for_lesson();
        }
    }
}

/* A guess, a naming and a declaration too early are answered in their lessons' own words. */
TEST(special_tries_are_answered)
{
    headless_open(1280, 800, SPEED_OFF);
    type_watch(&app.painter, note_words, NULL);
    open_lesson(lesson_find("guess"));
    do_step();
    wait_for_lesson();
    perform((struct move){.kind = MOVE_GUESS, .seat = 1, .tile = TILE_1M, .other = TILE_1S});
    expect_answer("a guess of what lies among the discards");
    assert_non_null(strstr(tutor()->answer, "Lin discarded"));
    assert_int_equal(tutor()->lesson_run.step, 1);
    open_lesson(lesson_find("waits"));
    assert_true(headless_click("button:declare"));
    name_waits(1u << 3);
    expect_answer("a declaration of nothing");
    assert_int_equal(tutor()->lesson_run.step, 0);
    headless_key(SDLK_ESCAPE); /* gives the declaration up */
    assert_true(click_start("hand:1m"));
    wait_for_lesson();
    assert_true(headless_click("button:declare"));
    name_waits(1u << 3 | 1u << 8);
    expect_answer("wrong names");
    assert_int_equal(tutor()->lesson_run.step, 1);
    assert_false(lesson_table()->named[lesson_table()->near].kinds);
}

/* What a lesson shows is done by no toggle, as the learner has set none: neither the tile that goes by nor
 * the win is said to be one's. */
TEST(what_is_shown_is_said_to_be_no_toggles)
{
    int passed = 0, won = 0;

    headless_open(1280, 800, SPEED_FAST);
    open_lesson(lesson_find("claims"));
    while (!tutor_is_done(tutor())) {
        int step = tutor()->lesson_run.step;
        if (lesson_run_step(&tutor()->lesson_run)->does)
            headless_key(SDLK_e); /* "Show me" */
        else
            do_step();
        for (int i = 0; i < PATIENCE && headless_is_at("lesson") && tutor()->lesson_run.step == step; i++) {
            char words[160];
            loop_step(&app);
            if (!headless_is_at("lesson") || lesson_table()->state != TABLE_AUTOMATIC)
                continue;
            passed += lesson_table()->own_move.kind == MOVE_PASS;
            won += lesson_table()->own_move.kind == MOVE_WIN;
            table_scene_prompt(lesson_table(), words, sizeof words);
            if (strstr(words, "Pass runs") || strstr(words, "No claims") ||
                strstr(words, "Win automatically"))
                fail_msg("\"%s\" is said", words);
        }
        wait_for_lesson();
    }
    assert_true(passed > 0 && won > 0);
}

/* The card says nothing of a win before the show has counted its points. */
TEST(the_card_waits_for_the_count)
{
    bool won = false;
    headless_open(1280, 800, SPEED_NORMAL);
    type_watch(&app.painter, note_words, NULL);
    open_lesson(lesson_find("sets"));
    while (!won) {
        do_step();
        for (int i = 0; i < PATIENCE && headless_is_at("lesson"); i++) {
            const struct table_scene *table = lesson_table();
            loop_step(&app);
            if (!headless_is_at("lesson"))
                break;
            if (table->view.table.result.outcome != OUTCOME_WIN) {
                if (!anim_is_busy(&table->anim) && lesson_run_waits(&tutor()->lesson_run))
                    break;
                continue;
            }
            won = true;
            look();
            assert_non_null(strstr(shown, "Watch the table."));
            assert_null(strstr(shown, "point"));
        }
    }
    assert_string_equal(headless_top(), "win");
}

static void open_large(const char *lesson, int width, int height, int scale)
{
    headless_open(width, height, SPEED_OFF);
    app.settings.scale = scale;
    app_settings_changed(&app);
    app_go(&app, scene_by_name(&app, lesson));
    headless_steps(60);
}

static float pixels_told(const char *lesson, const char *begin, int width, int height, int scale)
{
    open_large(lesson, width, height, scale);
    float pixels = headless_lines(begin, false).pixels;
    assert_true(pixels > 0);
    return pixels;
}

/* Where the panel of a small window has no room for them, they scroll. */
TEST(a_lessons_words_grow_with_the_interface)
{
    assert_true(pixels_told("lesson-waits-2", "Lin discards an 8.", 1280, 800, 150) >
                1.4f * pixels_told("lesson-waits-2", "Lin discards an 8.", 1280, 800, 100));
    assert_true(pixels_told("lesson-faan-2", "Mei discards the", 960, 600, 150) >
                1.2f * pixels_told("lesson-faan-2", "Mei discards the", 960, 600, 100));
}

/* The number of the lesson gives way to large letters. */
TEST(how_far_a_lesson_is_stays_readable)
{
    float plain = pixels_told("lesson-round-10", "Lesson 12, step 9 of 9", 960, 600, 100);
    assert_true(pixels_told("lesson-round-10", "Step 9 of 9", 960, 600, 150) > 1.2f * plain);
}

TEST(a_lesson_that_has_no_room_scrolls)
{
    open_large("lesson-faan-2", 960, 600, 150);
    assert_true(headless_reads("Mei discards the"));
    headless_key(SDLK_PAGEDOWN);
    headless_step();
    headless_key(SDLK_PAGEDOWN);
    headless_step();
    assert_false(headless_reads("Mei discards the"));
    app.top->class->wheel(app.top, &app, 20);
    headless_step();
    assert_true(headless_reads("Mei discards the"));
    headless_key(SDLK_RETURN); /* the next step begins at its top */
    headless_steps(60);
    assert_true(tutor_of((struct table_scene *)app.top)->scroll.at < 1);
}

/* What a name too few or too many costs, by the examples of docs/rules/one-suit.md "Points": 10 points for 4
 * 7 8, 7 for 7 8, 6 for 4 7 8 9. */
TEST(one_suits_lesson_tells_what_names_cost)
{
    char cost[100];
    snprintf(cost, sizeof cost, "Leaving out a wait costs %d points, naming a wrong one %d,", 10 - 7, 10 - 6);
    assert_non_null(strstr(lesson_waits.steps[2].answers[0].text, cost));
}

/* All words on the screen but those of the lesson's card, which may speak of what comes later. */
static void note_words_beside(void *to, const struct type_seen *seen)
{
    if (!rect_contains(*(struct rect *)to, seen->rect.x, seen->rect.y))
        note_words(NULL, seen);
}

/* Words that no lesson before that of their own shows; a win that is over says its points. */
static void expect_taught(int lesson)
{
    static const struct {
        const char *lesson, *word;
    } taught[] = {{"turn", "Your turn"}, {"claims", "Waits"},   {"kong", "Kong"},    {"kong", "kong"},
                  {"riichi", "Riichi"},  {"furiten", "uriten"}, {"bonus", " point"}, {"points", "11 points"}};
    struct rect card = target_find(&app, "lesson")->rect;
    bool over = lesson_table()->view.table.result.outcome != OUTCOME_NONE;

    type_watch(&app.painter, note_words_beside, &card);
    look();
    type_watch(&app.painter, NULL, NULL);
    for (size_t i = 0; i < sizeof taught / sizeof *taught; i++)
        if (lesson < lesson_find(taught[i].lesson) && strstr(shown, taught[i].word) &&
            !(over && strstr(taught[i].word, "point")))
            fail_msg("%s, step %d: \"%s\" in \"%s\"", lessons[lesson]->id, tutor()->lesson_run.step + 1,
                     taught[i].word, shown);
}

/* Only what has been taught is shown, in every step: no prompt and no tips while tiles and sets are learned,
 * waits, kong, Riichi and furiten from their lessons on, and no points on a button before points are. */
TEST(a_lesson_shows_only_what_has_been_taught)
{
    headless_open(1280, 800, SPEED_OFF);
    app.settings.show_waits = true; /* as for those who can't read the tiles yet */
    for (int lesson = 0; lesson < LESSONS_FIRST_GAME; lesson++) {
        for (open_lesson(lesson); !tutor_is_done(tutor()); wait_for_lesson()) {
            expect_taught(lesson);
            assert_true(lesson >= lesson_find("riichi") || !target_find(&app, "button:riichi"));
            do_step();
        }
        if (lesson >= lesson_find("turn"))
            continue;
        open_lesson(lesson);
        headless_mouse(SDL_MOUSEMOTION, headless_find("hand:")->rect);
        headless_rest();
        headless_steps(30);
        assert_false(headless_reads("unseen"));
    }
}

/* The lit Win button is the most natural thing to click on in the second lesson. */
TEST(a_win_seen_too_early_is_praised)
{
    headless_open(1280, 800, SPEED_OFF);
    open_lesson(lesson_find("sets"));
    wait_for_lesson();
    for (int step = 0; step < 3; step++) {
        assert_true(headless_click("button:win"));
        assert_non_null(strstr(tutor()->answer, "well spotted"));
        assert_int_equal(tutor()->lesson_run.step, step);
        do_step();
        wait_for_lesson();
    }
    assert_true(headless_click("button:win"));
    assert_int_equal(tutor()->lesson_run.step, 4);
    open_lesson(lesson_find("riichi"));
    wait_for_lesson();
    assert_true(headless_click("button:riichi"));
    assert_non_null(strstr(tutor()->answer, "Well spotted"));
    assert_int_equal(tutor()->lesson_run.step, 0);
}

static float height_of(const char *words)
{
    struct headless_lines lines = headless_lines(words, false);
    assert_true(lines.count > 0);
    return lines.rect.y;
}

/* Praise for the last step stands above the next; what is said to a wrong try below what is asked. */
TEST(praise_comes_before_the_next_instruction)
{
    headless_open(1280, 800, SPEED_OFF);
    open_lesson(lesson_find("tiles"));
    wait_for_lesson();
    assert_true(headless_click("hand:1z:8"));
    assert_true(height_of("These 14 tiles") < height_of("That is a different"));
    do_step();
    wait_for_lesson();
    assert_true(height_of("Yes, a character") < height_of("Next come dots"));
}

/* Tiles side by side have one frame, and one that rises takes its frame along. */
TEST(a_frame_follows_its_tile)
{
    headless_open(1280, 800, SPEED_OFF);
    open_lesson(lesson_find("turn"));
    wait_for_lesson();
    loop_draw(&app, false);
    assert_int_equal(app.targets.lit_count, 2); /* West and the red dragon, apart */
    const struct target *red = headless_find("hand:7z");
    float base = red->rect.y;
    headless_mouse(SDL_MOUSEMOTION, red->rect);
    headless_steps(30);
    loop_draw(&app, false);
    assert_true(app.targets.lit[1].y < base - 10 * app.painter.layout.u);
    open_lesson(lesson_find("tiles"));
    wait_for_lesson();
    loop_draw(&app, false);
    assert_int_equal(app.targets.lit_count, 1); /* four characters in a row */
}
