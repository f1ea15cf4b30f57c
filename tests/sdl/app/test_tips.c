/*
 * test_tips.c: when tips open and where they go, by a pointer that a script leads: half a second after it has
 * moved since the thing under it changed, beside that thing, never on what is asked; not after a click, while
 * another plays, or over a hint.
 * Tier: ci
 */
#include "support/test.h"

#include "sdl/headless.h"
#include "words/study/reason_words.h"

enum { GAP = 10 /* units from a thing to its tip */ };

static const char *wanted; /* how the sentence of a tip begins */
static bool told;
static struct rect told_at;

static void watch(void *to, const struct type_seen *seen)
{
    (void)to;
    if (strncmp(seen->words, wanted, strlen(wanted)) != 0)
        return;
    told = true;
    told_at = seen->rect;
}

/* True if the picture has a line that begins so. */
static bool tells(const char *words)
{
    wanted = words;
    told = false;
    headless_watch(watch, NULL);
    return told;
}

static const char hint_tip[] = "What the strongest opponent";

static struct rect hint_button(void)
{
    return target_find(&app, "button:hint")->rect;
}

static void open_turn(void)
{
    headless_open_scene("table-late", 1280, 800, SPEED_OFF);
    headless_steps(60);
    headless_mouse(SDL_MOUSEMOTION, rect_make(2, 2, 0, 0));
}

TEST(a_tip_opens_half_a_second_after_the_pointer_has_moved_onto_a_thing)
{
    open_turn();
    headless_mouse(SDL_MOUSEMOTION, hint_button());
    app.terms.tips.since = loop_seconds() + 60; /* just now, however slow the machine is */
    assert_false(tells(hint_tip));
    app.terms.tips.since = loop_seconds() - .5;
    assert_true(tells(hint_tip));
    headless_mouse(SDL_MOUSEMOTION, rect_make(2, 2, 0, 0));
    assert_false(tells(hint_tip));
}

TEST(a_thing_that_comes_under_a_pointer_at_rest_is_not_explained)
{
    open_turn();
    headless_mouse(SDL_MOUSEMOTION, hint_button());
    headless_rest();
    assert_true(tells(hint_tip));
    headless_key(SDLK_g);
    assert_string_equal(headless_top(), "log");
    headless_key(SDLK_ESCAPE);
    headless_steps(2);
    headless_rest();
    assert_string_equal(app.input.hot, "button:hint");
    assert_false(tells(hint_tip)); /* another scene was there meanwhile */
    headless_mouse(SDL_MOUSEMOTION, hint_button());
    headless_rest();
    assert_true(tells(hint_tip));
}

/* A tile that comes under a resting pointer rises, but the hint doesn't say what a click does. */
TEST(a_tile_under_a_resting_pointer_is_not_explained)
{
    open_turn();
    struct table_scene *table = headless_table();
    struct rect tile = table_scene_pixels(&app.painter, table_scene_own_tile(table, 0).rect);
    headless_mouse(SDL_MOUSEMOTION, tile);
    headless_steps(2);
    assert_non_null(strstr(table->actions.hint, "Click to discard it."));
    app.terms.tips.moved = false;
    headless_steps(2);
    assert_null(strstr(table->actions.hint, "Click"));
    assert_int_not_equal(table->choice.hover, TILE_NONE);
    headless_mouse(SDL_MOUSEMOTION, rect_moved(tile, 3, 0));
    headless_steps(2);
    assert_non_null(strstr(table->actions.hint, "Click to discard it."));
}

TEST(a_click_closes_a_tip_until_another_thing_is_pointed_at)
{
    open_turn();
    struct rect speed = target_find(&app, "toggle:speed")->rect;
    headless_mouse(SDL_MOUSEMOTION, speed);
    headless_rest();
    assert_true(tells("How fast tiles move"));
    headless_mouse(SDL_MOUSEBUTTONDOWN, speed);
    headless_mouse(SDL_MOUSEBUTTONUP, speed);
    headless_mouse(SDL_MOUSEMOTION, rect_make(speed.x + speed.w / 2 + 2, speed.y + speed.h / 2, 0, 0));
    headless_rest();
    assert_false(tells("How fast tiles move"));
    headless_mouse(SDL_MOUSEMOTION, rect_make(2, 2, 0, 0));
    headless_mouse(SDL_MOUSEMOTION, speed);
    headless_rest();
    assert_true(tells("How fast tiles move"));
}

TEST(nothing_is_explained_while_another_plays)
{
    open_turn();
    headless_table()->state = TABLE_WATCHED;
    headless_table()->use = TABLE_PLAYED;
    headless_mouse(SDL_MOUSEMOTION, target_find(&app, "toggle:speed")->rect);
    headless_rest();
    assert_false(tells("How fast tiles move"));
    headless_table()->state = TABLE_ASKED;
    assert_true(tells("How fast tiles move"));
}

TEST(a_hint_speaks_alone)
{
    open_turn();
    headless_mouse(SDL_MOUSEMOTION, target_find(&app, "toggle:speed")->rect);
    headless_rest();
    assert_true(tells("How fast tiles move"));
    headless_table()->hint.shown = true;
    headless_table()->hint.position = headless_table()->position;
    headless_table()->hint.thought.ranking.count = 1;
    assert_false(tells("How fast tiles move"));
}

static float apart(float from, float to, float other_from, float other_to)
{
    return other_from > to ? other_from - to : from > other_to ? from - other_to : 0;
}

/* How far two boxes lie apart. */
static float distance(struct rect a, struct rect b)
{
    return hypotf(apart(a.x, a.x + a.w, b.x, b.x + b.w), apart(a.y, a.y + a.h, b.y, b.y + b.h));
}

static bool hides(struct rect units)
{
    return distance(table_scene_pixels(&app.painter, units), told_at) <= 0;
}

static void check_place(const char *id, const char *scene)
{
    const struct table_layout *l = &headless_table()->layout;
    struct rect at = headless_table()->facts.at;
    bool asked = hides(l->prompt) || hides(l->wall_count);
    for (int i = 0; i < TABLE_PLACES; i++)
        asked |= headless_table()->actions.list[i].verb != ACTION_NONE && hides(l->actions[i]);
    for (int i = 0; i < app.targets.count; i++) {
        const struct target *target = &app.targets.list[i];
        asked |= (!strncmp(target->id, "hand:", 5) || !strncmp(target->id, "dummy:", 6)) &&
                 distance(target->rect, told_at) <= 0;
    }
    if (asked || distance(at, told_at) < (GAP - 1) * app.painter.layout.u)
        fail_msg("%s in %s: the tip hides what is asked or explained", id, scene);
}

/* The tips of all tiles that can be pointed at, in every mode and at two sizes. */
TEST(a_tip_lies_beside_its_tile_and_never_on_what_is_asked)
{
    static const char *const scenes[] = {"table-late",    "table-dummy",    "table-claim", "duel-turn",
                                         "one-suit-turn", "patterns-claim", "classic-turn"};
    static const int sizes[][2] = {{960, 600}, {1280, 800}};
    static struct targets all;
    int tips = 0;
    for (size_t i = 0; i < sizeof scenes / sizeof *scenes; i++)
        for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++) {
            headless_open_scene(scenes[i], sizes[k][0], sizes[k][1], SPEED_OFF);
            headless_steps(60);
            all = app.targets;
            for (int t = 0; t < all.count; t++) {
                const char *id = all.list[t].id;
                if (strncmp(id, "tile:", 5) != 0 && strncmp(id, "dummy:", 6) != 0)
                    continue;
                headless_mouse(SDL_MOUSEMOTION, all.list[t].rect);
                headless_rest();
                if (!headless_table()->facts.on || !tells(headless_table()->facts.tile.name))
                    continue;
                check_place(id, scenes[i]);
                tips++;
            }
        }
    assert_true(tips > 100);
}
