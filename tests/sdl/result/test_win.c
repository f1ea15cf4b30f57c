/*
 * test_win.c: a win is shown and counted at the table, and only then the points move.
 * Tier: ci
 */
#include "support/test.h"

#include "sdl/app/scenes.h"
#include "sdl/gallery/example.h"
#include "sdl/result/scene_win.h"
#include "sdl/rig.h"
#include "sdl/table/scene_table.h"

enum { PATIENCE = 60 * APP_STEPS };

static const char *const won[] = {"table-won", "duel-win", "patterns-won", "classic-won"};
enum { WON = sizeof won / sizeof *won };

static struct win_scene *counting(void)
{
    return (struct win_scene *)app.top;
}

/* The plates show the points of before until every pattern has been counted, and then those of after. */
TEST(points_move_when_all_is_counted)
{
    for (int i = 0; i < WON; i++) {
        headless_open_scene(won[i], 1280, 800, SPEED_NORMAL);
        headless_wait_for("win");
        const struct result *result = &headless_table()->view.table.result;
        int winner = result->winner, gain = result->gain[winner];
        int after = headless_table()->view.table.scores[winner], seen = 0;
        assert_true(gain > 0);
        while (headless_is_at("win")) {
            int counted = win_lines_at(counting(), counting()->time);
            assert_true(counted >= seen);
            seen = counted;
            if (counted < counting()->result.score.line_count)
                assert_int_equal(table_scene_points_shown(headless_table(), winner), after - gain);
            if (counting()->time > counting()->times.paid)
                assert_int_equal(table_scene_points_shown(headless_table(), winner), after);
            headless_step();
        }
        assert_true(headless_is_at("result"));
        assert_true(result_all_shown((struct result_scene *)app.top)); /* from its first picture on */
        headless_close();
    }
}

/* What an opponent says stands below the sets, and beside what is counted. */
TEST(a_remark_covers_nothing_that_is_shown)
{
    static char words[] = "I liked that tile.";
    headless_open_scene("table-won", 1280, 800, SPEED_NORMAL);
    headless_wait_for("win");
    headless_table()->remark =
        (struct table_remark){.words = words, .seat = 1, .until = SDL_GetTicks64() + 60000};
    while (counting()->time < counting()->times.total)
        headless_step();
    struct rect remark = headless_lines("I liked", false).rect;
    assert_true(remark.w > 0 && remark.y > 270 && remark.x + remark.w < 320);
    headless_close();
}

/* Where words of the show are, which are large enough to be read. */
static struct rect show_of(const char *words)
{
    struct headless_lines lines = headless_lines(words, true);
    assert_true(lines.count > 0 && lines.pixels >= 14);
    return lines.rect;
}

/* A phone shows all of it, upright or flat: who wins, the hand, each pattern and what it comes to, from top
 * to bottom within the window. */
TEST(a_phone_shows_all_of_it)
{
    static const struct {
        int width, height;
    } phones[] = {{390, 610}, {390, 844}, {844, 330}, {844, 390}};
    for (int i = 0; i < WON * 4; i++) {
        int width = phones[i % 4].width, height = phones[i % 4].height;
        char headline[160], worth[64];
        headless_open_scene(won[i / 4], width, height, SPEED_NORMAL);
        headless_wait_for("win");
        while (counting()->time < counting()->times.scores)
            headless_step();
        const struct result_scene *result = &counting()->result;
        struct win_places places = win_places(counting(), &app.painter);
        win_headline(counting(), headline, sizeof headline);
        result_worth(result, worth, sizeof worth);
        struct rect head = show_of(headline), total = show_of(worth);
        assert_true(head.y >= 0 && head.x >= 0);
        assert_true(head.y + head.h <= places.sets);
        assert_true(total.y >= places.panel + places.high);
        assert_true(total.y + total.h <= (float)height);
        for (int line = 0; line < result->score.line_count; line++) {
            struct rect pattern = show_of(tr(result->score.lines[line].pattern->name));
            assert_true(pattern.y >= places.panel);
            assert_true(pattern.y + pattern.h <= places.panel + places.high);
        }
        headless_close();
    }
}

/* A match of one hand that ends with a win, some entries before its end. */
static struct session *near_a_win(const char *mode)
{
    for (uint64_t seed = 1;; seed++) {
        struct setup setup;
        struct view view;
        struct thought thought;
        assert_true(seed < 50);
        example_setup(&setup, ruleset_find(mode), &app.settings, 0, seed);
        setup.rounds = 1;
        for (int seat = 0; seat < setup.seats; seat++)
            setup.players[seat].level = AI_EASY;
        struct session *session = session_new(&setup, NULL);
        while (!session_is_over(session)) {
            if (session_awaits_deal(session)) {
                session_deal(session);
                continue;
            }
            session_thought(session, example_asked(session), &thought);
            thought_think(&thought, NULL);
            assert_true(session_play(session, thought.move, NULL, NULL));
        }
        session_view(session, SEAT_NONE, &view);
        if (view.table.result.outcome == OUTCOME_WIN &&
            view.table.result.gain[view.table.result.winner] > 0) {
            session_go_to(session, session_length(session) - 6);
            return session;
        }
        session_free(session);
    }
}

static void assert_no_points(const char *mode)
{
    char words[200];
    table_scene_prompt(headless_table(), words, sizeof words);
    if (strstr(words, "point"))
        fail_msg("%s: %s", mode, words);
}

/* The prompt names who wins, and no points before they are counted: neither those of after nor
 * none. */
TEST(no_points_are_told_before_they_are_counted)
{
    static const char *const modes[] = {"dueling-tigers", "tenpai-duel", "one-suit", "patterns", "classic"};
    for (size_t i = 0; i < sizeof modes / sizeof *modes; i++) {
        bool seen = false;
        headless_open(1280, 800, SPEED_NORMAL);
        app_set_session(&app, near_a_win(modes[i]));
        app_go(&app, scene_table(&app));
        for (headless_step(); headless_table() && headless_table()->unpaid > 0; headless_step()) {
            assert_no_points(modes[i]);
            seen |= headless_table()->anim.shown.table.result.outcome == OUTCOME_WIN;
        }
        assert_true(seen);
        headless_close();
    }
}

/* At slow a hand of five sets with up to five patterns is counted as long as in version 1.1.0: in 1.7 times
 * 4.67 s and 0.36 s for each pattern. */
TEST(slow_counts_as_slowly_as_before)
{
    int steps = 0;
    headless_open_scene("table-won", 1280, 800, SPEED_SLOW);
    headless_wait_for("win");
    const struct score *score = &counting()->result.score;
    assert_true(score->reading.count == 5 && score->line_count <= 5 && !counting()->rare);
    int expected = (int)(1.7f * (4.67f + .36f * (float)score->line_count) * APP_STEPS);
    for (; headless_is_at("win"); steps++)
        headless_step();
    assert_in_range(steps, expected - 2, expected + 4);
    headless_close();
}

TEST(it_can_be_muted)
{
    headless_open_scene(won[0], 1280, 800, SPEED_SLOW);
    headless_wait_for("win");
    bool before = app.settings.muted;
    headless_key(SDLK_m);
    assert_true(headless_is_at("win"));
    assert_int_equal(app.settings.muted, !before);
    headless_close();
}

/* Every tile of the hand comes from where it lay, each from a place of its own. */
TEST(tiles_come_from_where_they_lay)
{
    for (int i = 0; i < WON; i++) {
        headless_open_scene(won[i], 1280, 800, SPEED_NORMAL);
        headless_wait_for("win");
        const struct win_scene *win = counting();
        assert_true(win->place_count >= 14);
        for (int a = 0; a < win->place_count; a++) {
            if (win->from[a].h <= 0)
                fail_msg("%s: tile %d (%d) comes from nowhere", won[i], a, win->tiles[a]);
            for (int b = 0; b < a; b++)
                assert_false(win->from[a].x == win->from[b].x && win->from[a].y == win->from[b].y);
        }
        headless_close();
    }
}

TEST(a_click_or_a_key_ends_the_counting)
{
    headless_open_scene("table-won", 1280, 800, SPEED_SLOW);
    headless_wait_for("win");
    headless_mouse(SDL_MOUSEBUTTONDOWN, rect_make(600, 400, 0, 0));
    headless_mouse(SDL_MOUSEBUTTONUP, rect_make(600, 400, 0, 0));
    assert_true(headless_is_at("result"));
    headless_close();
    headless_open_scene("table-won", 1280, 800, SPEED_SLOW);
    headless_wait_for("win");
    headless_key(SDLK_SPACE);
    assert_true(headless_is_at("result"));
    headless_step();
    assert_true(((struct result_scene *)app.top)->shown == result_parts((struct result_scene *)app.top));
    headless_close();
}

/* With speed off nothing moves: the result is there at once. */
TEST(nothing_is_counted_with_speed_off)
{
    headless_open_scene("table-won", 1280, 800, SPEED_OFF);
    for (int i = 0; !headless_is_at("result"); i++) {
        assert_true(i < 10);
        assert_false(headless_is_at("win"));
        headless_step();
    }
    headless_close();
}

/* With reduced motion every tile is either where it lay or where it goes, never between. */
TEST(reduced_motion_moves_no_tile)
{
    headless_open_scene("table-won", 1280, 800, SPEED_FAST);
    app.settings.reduced_motion = true;
    headless_wait_for("result"); /* through the counting, drawing every frame */
    headless_close();
}

static const struct pattern *pattern_of(const char *rules, const char *id)
{
    const struct pattern *pattern = ruleset_pattern(ruleset_find(rules), id);
    assert_non_null(pattern);
    return pattern;
}

static bool is_rare(const char *rules, const char *id, char *name, size_t size)
{
    struct result_scene result = {.won = true};
    const struct pattern *pattern = pattern_of(rules, id);
    result.view.table.rules = ruleset_find(rules);
    result.score.line_count = 1;
    result.score.lines[0] = (struct score_line){pattern, pattern->points};
    return result_rare(&result, name, size);
}

/* The hands that players tell of have a seal; those of every evening have none. */
TEST(rare_hands_are_stamped)
{
    char name[48] = "";
    assert_true(is_rare("dueling-tigers", "nine-gates", name, sizeof name));
    assert_string_equal(name, "Nine Gates");
    assert_true(is_rare("dueling-tigers", "big-four-winds", name, sizeof name));
    assert_false(is_rare("dueling-tigers", "seven-pairs", name, sizeof name));
    assert_true(is_rare("tenpai-duel", "kokushi-musou", name, sizeof name));
    assert_false(is_rare("tenpai-duel", "chiitoitsu", name, sizeof name));
    assert_true(is_rare("classic", "big-four-winds", name, sizeof name));
    assert_false(is_rare("classic", "full-flush", name, sizeof name));
    assert_true(is_rare("patterns", "nine-gates", name, sizeof name));
    assert_false(is_rare("patterns", "pure-one-suit", name, sizeof name));
}

static bool names_it;

static void look_for_name(void *to, const struct type_seen *seen)
{
    (void)to;
    names_it |= !strcmp(seen->words, "Nine Gates") && seen->pixels > 80;
}

/* A rare hand is named, large, after its tiles lie and before anything is counted. */
TEST(a_rare_hand_is_named_before_it_is_counted)
{
    rig_speed = SPEED_NORMAL;
    rig_width = 1280;
    rig_height = 800;
    rig_table("dueling-tigers", 0, no_indicators, "east 1112345678999m5m; west 55m28p25p1234667z", "");
    table_scene_play(headless_table(), &app, move_make(MOVE_WIN, 0, TILE_NONE));
    headless_wait_for("win");
    assert_true(counting()->times.lines - counting()->times.name > 1.5f);
    type_watch(&app.painter, look_for_name, NULL);
    while (counting()->time < counting()->times.lines) {
        assert_int_equal(win_lines_at(counting(), counting()->time), 0);
        assert_true(names_it || counting()->time < counting()->times.name + .5f);
        headless_step();
    }
    assert_true(names_it);
    type_watch(&app.painter, NULL, NULL);
    headless_close();
}

/* All fourteen tiles of thirteen orphans are laid, the winning one once marked. */
TEST(thirteen_orphans_are_laid_whole)
{
    struct result_place places[RESULT_PLACES];
    struct result_span spans[RESULT_GROUPS];
    int wins = 0;
    rig_speed = SPEED_OFF;
    rig("classic", 0, no_flowers, "east 19m19p19s12345677z", "win");
    app_go(&app, scene_result(&app));
    headless_step();
    int count = result_places((struct result_scene *)app.top, &app.painter, 0, places, spans);
    assert_int_equal(count, 14);
    for (int i = 0; i < count; i++) {
        wins += places[i].wins;
        for (int k = 0; k < i; k++)
            assert_true(places[i].x != places[k].x);
    }
    assert_int_equal(wins, 1);
    headless_close();
}

/* The word of a call stands for the mode's own word of the set. */
TEST(calls_have_their_words)
{
    struct words words = {.you = 0};
    struct event event = {.kind = EVENT_PUNG};
    assert_string_equal(table_scene_call_word(&words, &event), "Pung");
    words.literal = true;
    assert_string_equal(table_scene_call_word(&words, &event), "Triplet");
    words = (struct words){.stages = true};
    event = (struct event){.kind = EVENT_WIN, .number = WIN_SELF_DRAW};
    assert_string_equal(table_scene_call_word(&words, &event), "Tsumo");
    event.number = WIN_DISCARD;
    assert_string_equal(table_scene_call_word(&words, &event), "Ron");
    event.kind = EVENT_DISCARD;
    assert_null(table_scene_call_word(&words, &event));
}
