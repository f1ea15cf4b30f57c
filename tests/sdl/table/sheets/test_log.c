/*
 * test_log.c: the log over the table: whole, scrolled by every means there is, copied as text; and discards
 * that were drawn and thrown at once, marked where everybody saw it.
 */
#include "support/test.h"

#include "sdl/headless.h"
#include "sdl/table/sheets/table_panel.h"
#include "words/languages/languages.h"
#include "words/match_log.h"

static struct table_panel *panel(void)
{
    return (struct table_panel *)app.top;
}

static float at(void)
{
    return panel()->scroll.at;
}

static void open_log(const char *scene)
{
    headless_open_scene(scene, 1280, 800, SPEED_OFF);
    assert_string_equal(headless_top(), "log");
}

static float end(void)
{
    return panel()->scroll.content - panel()->body.h;
}

/* Another language is chosen in the settings, over the log. */
TEST(it_follows_the_language)
{
    static const struct {
        const char *scene, *title;
    } panels[] = {{"table-log", "Protokoll"}, {"table-sheet", "Punktetafel"}};
    for (int i = 0; i < 2; i++) {
        headless_open_scene(panels[i].scene, 1280, 800, SPEED_OFF);
        char *english = strdup(panel()->title);
        int count = panel()->count;
        assert_true(count > 0);
        strcpy(app.settings.language, "de");
        assert_true(app_speak(&app, NULL));
        assert_string_not_equal(panel()->title, english);
        assert_string_equal(panel()->title, panels[i].title);
        assert_int_equal(panel()->count, count);
        loop_draw(&app, true);
        language_speak(language_at(0));
        free(english);
        headless_close();
    }
}

/* --- the last lines, at the table --- */

static int declared;

static void note_line(void *to, const struct type_seen *seen)
{
    (void)to;
    if (strncmp(seen->words, "Declaras con ", 13) != 0)
        return;
    declared++;
    assert_true(seen->pixels >= 0.9f * type_pixels(&app.painter, SIZE_SMALL));
    assert_null(strstr(seen->words, "Mei")); /* the name is on the line below */
}

/* A line that is too long goes on two before its letters become small and narrow. */
TEST(a_long_line_at_the_table_is_broken)
{
    headless_open_scene("one-suit-name", 960, 600, SPEED_OFF);
    strcpy(app.settings.language, "es");
    assert_true(app_speak(&app, NULL));
    headless_watch(note_line, NULL);
    assert_int_equal(declared, 1);
    language_speak(language_at(0));
    headless_close();
}

TEST(keys_and_wheel_scroll)
{
    open_log("table-log");
    assert_true(end() > 200);
    assert_float_equal(at(), end(), 1); /* at the newest */
    headless_key(SDLK_HOME);
    assert_float_equal(at(), 0, .1f);
    headless_key(SDLK_DOWN);
    assert_true(at() > 10);
    headless_key(SDLK_UP);
    assert_float_equal(at(), 0, .1f);
    headless_key(SDLK_PAGEDOWN);
    assert_true(at() > panel()->body.h / 2);
    headless_key(SDLK_END);
    assert_float_equal(at(), end(), 1);
    SDL_Event event = {.type = SDL_MOUSEWHEEL};
    event.wheel.preciseY = 1;
    input_event(&app, &event);
    loop_draw(&app, false);
    assert_true(at() < end() - 10);
    headless_close();
}

static void touch(Uint32 type, float x, float y)
{
    headless_mouse(type, rect_make(x, y, 0, 0));
}

/* A finger, which SDL tells of as of a mouse, pushes the rows; the bar goes the other way, and farther. */
TEST(the_rows_and_the_bar_are_dragged)
{
    open_log("table-log");
    struct rect body = panel()->body;
    float x = body.x + 100, y = body.y + 60;
    touch(SDL_MOUSEMOTION, x, y);
    touch(SDL_MOUSEBUTTONDOWN, x, y);
    for (int i = 1; i <= 5; i++)
        touch(SDL_MOUSEMOTION, x, y + 30 * (float)i);
    touch(SDL_MOUSEBUTTONUP, x, y + 150);
    assert_string_equal(headless_top(), "log"); /* the click at its end closes nothing */
    assert_float_equal(at(), end() - 150, 2);
    x = body.x + body.w - 5;
    y = body.y + body.h - 20;
    touch(SDL_MOUSEMOTION, x, y);
    touch(SDL_MOUSEBUTTONDOWN, x, y);
    touch(SDL_MOUSEMOTION, x, body.y - 300);
    touch(SDL_MOUSEBUTTONUP, x, body.y - 300);
    assert_float_equal(at(), 0, .1f);
    headless_close();
}

static int count_of(const char *text, const char *part)
{
    int count = 0;
    for (; (text = strstr(text, part)); text++)
        count++;
    return count;
}

/* As the person may know it: their own draws with the tile, the other's without. */
TEST(it_is_copied_whole)
{
    SDL_InitSubSystem(SDL_INIT_VIDEO);
    open_log("table-log");
    const struct match_log_line *lines = panel()->rows;
    int rounds = 0, count = panel()->count;
    assert_true(headless_click("button:copy"));
    char *text = SDL_GetClipboardText();
    for (int i = 0; i < count; i++) {
        rounds += i > 0 && lines[i].kind == MATCH_LOG_ROUND;
        assert_non_null(strstr(text, lines[i].text));
    }
    assert_true(rounds >= 2);
    assert_int_equal(count_of(text, "\n"), count + rounds); /* a blank line before each round */
    char other[PLAYER_NAME + 10];
    snprintf(other, sizeof other, "%s draws\n", words_name(&panel()->words, panel()->words.you ? 0 : 1));
    assert_true(count_of(text, other) > 5);
    assert_true(count_of(text, "You draw ") > 5);
    SDL_free(text);
    SDL_SetClipboardText("");
    headless_key(SDLK_c);
    text = SDL_GetClipboardText();
    assert_true(strlen(text) > 500);
    SDL_free(text);
    headless_close();
}

/* --- drawn and thrown at once --------------------------------------------------------------------- */

static Uint32 plain[1280 * 800];

static void draw_table(const char *scene, bool marked)
{
    headless_open(1280, 800, SPEED_OFF);
    app.command_line.screenshot = "-"; /* the position stands still */
    app.settings.mark_drawn = marked;
    app.settings.reduced_motion = true;
    app_go(&app, scene_by_name(&app, scene));
    headless_step();
    loop_draw(&app, true);
}

/* Whether the discard was the tile drawn before it, by the record itself played again and not by the table's
 * own flags. */
static bool was_drawn(int wanted)
{
    struct session *copy = session_from_record(session_record(app.session));
    static struct view view; /* large */
    int discards = 0;
    bool drawn = false;
    uint8_t last[SEAT_MAX];
    memset(last, TILE_NONE, sizeof last);
    while (session_position(copy) < session_position(app.session)) {
        int count = session_forward(copy);
        for (int i = count - 1; i >= 0; i--) {
            session_view(copy, SEAT_NONE, &view);
            struct event event = {0};
            for (int seat = 0; seat < view.table.seats; seat++) { /* each knows its own draw */
                event = session_event(copy, i, seat);
                if (event.seat == seat)
                    break;
            }
            if (event.kind == EVENT_DEAL) {
                discards = 0;
                drawn = false;
                memset(last, TILE_NONE, sizeof last);
            }
            if (event.kind == EVENT_DRAW || event.kind == EVENT_REPLACEMENT)
                last[event.seat] = event.tile;
            if (event.kind == EVENT_PUNG || event.kind == EVENT_CHOW)
                last[event.seat] = TILE_NONE;
            if (event.kind == EVENT_DISCARD && discards++ == wanted)
                drawn = last[event.seat] == event.tile;
            if (event.kind == EVENT_DUMMY_DISCARD)
                discards++;
        }
    }
    session_free(copy);
    return drawn;
}

/* With the setting the picture differs on such discards and nowhere else. */
TEST(marks_lie_on_the_discards_drawn_and_thrown_alone)
{
    static const char *const scenes[] = {"table-late", "classic-late", "one-suit-turn", "patterns-late",
                                         "duel-turn"};
    static struct sprites sprites;
    for (size_t s = 0; s < sizeof scenes / sizeof *scenes; s++) {
        int marked = 0;
        draw_table(scenes[s], false);
        memcpy(plain, app.picture->pixels, sizeof plain);
        headless_close();
        draw_table(scenes[s], true);
        anim_picture(&headless_table()->anim, &sprites);
        const Uint32 *pixels = app.picture->pixels;
        static bool seen[1280 * 800];
        memset(seen, 0, sizeof seen);
        for (int i = 0; i < sprites.count; i++) {
            const struct sprite *sprite = &sprites.list[i];
            struct rect box = table_scene_pixels(&app.painter, sprite->rect);
            int changed = 0;
            if (SPRITE_PLACE(sprite->key) != PLACE_DISCARD)
                continue;
            for (int y = (int)box.y; y < (int)(box.y + box.h); y++)
                for (int x = (int)box.x; x < (int)(box.x + box.w); x++) {
                    changed += pixels[y * 1280 + x] != plain[y * 1280 + x];
                    seen[y * 1280 + x] = true;
                }
            bool drawn = was_drawn((int)SPRITE_A(sprite->key));
            marked += drawn;
            if (drawn != (changed > (int)(box.w * box.h) / 4))
                fail_msg("%s: discard %d %s marked", scenes[s], (int)SPRITE_A(sprite->key),
                         drawn ? "is not" : "is");
        }
        for (int i = 0; i < 1280 * 800; i++)
            assert_true(seen[i] || pixels[i] == plain[i]);
        assert_true(marked > 1);
        headless_close();
    }
}
