/*
 * test_sweep.c: the layout holds in windows of 800x600 to 3840x2160, of 4:3 to 21:9, at interface scales of
 * 80 % to 200 %, in every language and in the one for tests, with keys and with a gamepad's signs: in no
 * scene do words lie on others or on tiles, or targets on targets, nothing leaves the window, no word is cut
 * or too small to be read, no target too small to be met. No sentence is longer than the room it is made in.
 *
 * Nothing is painted: drawing only notes what lies where. Nine usual windows are always tried, three of them
 * in every language; beside them a sample by chance, and the smallest windows in the language for tests.
 * SWEEP=n has n windows drawn by chance alone (a scale each, a language for four of them), SWEEP_SEED from
 * that seed; SWEEP_SCENE limits it to scenes whose names hold that, SWEEP_LANGUAGE to one language,
 * SWEEP_WINDOW=800x600 to that window; an argument of 1/2 to the first of two parts of all scenes.
 * Parts: 2
 * Wraps: tr_say_args
 * Teacher: quick
 * Sanitize: no
 */
#define TEST_OWN_MAIN
#include "support/test.h"
#include <math.h>

#include "base/tr.h"
#include "sdl/every_scene.h"
#include "sdl/whole/said_in_language.h"
#include "support/effort.h"
#include "words/languages/languages.h"

enum {
    SEEN_MAX = 600,
    WORDS = 100,
    SCALES = 8,
    KINDS = 1000,
    TOGETHER = 4, /* windows in one language: to speak another takes as long as to draw in one */
    TOLD = 8,     /* complaints of a kind about a scene that are written out */
    TALL = 200    /* a target that is taller is a panel, whose words may end where they like */
};

static struct seen {
    char words[WORDS];
    struct type_seen text;
} seen[SEEN_MAX];
static int count, wrong, combinations;
static const char *scene_name = "opening";

static void look(void *to, const struct type_seen *text)
{
    (void)to;
    if (app.input.covered)
        return; /* what an overlay lies on is dimmed */
    for (int i = 0; i < count; i++)
        if (!strcmp(seen[i].words, text->words) &&
            !memcmp(&seen[i].text.rect, &text->rect, sizeof text->rect))
            return; /* drawn twice */
    assert_true(count < SEEN_MAX);
    snprintf(seen[count].words, WORDS, "%s", text->words);
    seen[count++].text = *text;
}

/* --- what must hold --- */

static struct complaint {
    const char *scene, *what;
    int times;
} complaints[KINDS];
static int kinds;

/* The first ones of a kind about a scene are written out, all are counted. */
static void complain(const char *what, const char *words, const char *other)
{
    struct complaint *at = complaints;
    while (at < complaints + kinds && (at->scene != scene_name || strcmp(at->what, what) != 0))
        at++;
    if (at == complaints + kinds) {
        assert_true(kinds < KINDS);
        *at = (struct complaint){scene_name, what, 0};
        kinds++;
    }
    if (at->times++ < TOLD)
        printf("%s in %s at %dx%d, %d %%: %s: \"%s\"%s%s\n", scene_name, language_spoken()->code,
               app.painter.layout.width, app.painter.layout.height, app.settings.scale, what, words,
               other ? ": " : "", other ? other : "");
    wrong++;
}

#ifdef CALLS_REPLACED
/* In place of tr_say_args: what is lost at a sentence's end, for want of bytes, is seen by nobody else. */
size_t __real_tr_say_args(char *out, size_t size, const char *sentence, const struct tr_arg *args, int count);

size_t __wrap_tr_say_args(char *out, size_t size, const char *sentence, const struct tr_arg *args, int number)
{
    static char whole[1 << 16];
    size_t used = __real_tr_say_args(out, size, sentence, args, number);
    if (__real_tr_say_args(whole, sizeof whole, sentence, args, number) > used)
        complain("has no room in memory", whole, NULL);
    return used;
}
#endif

static bool is_within(struct rect in, struct rect out)
{
    return in.x >= out.x - 1 && in.y >= out.y - 1 && in.x + in.w <= out.x + out.w + 1 &&
           in.y + in.h <= out.y + out.h + 1;
}

static struct rect window_rect(void)
{
    return rect_make(0, 0, (float)app.painter.layout.width, (float)app.painter.layout.height);
}

/* Pixels that letters have at least: 14 where the window has the size that all is designed for. */
static float letters_least(void)
{
    struct rect window = window_rect();
    return window.w >= 1280 && window.h >= 800 ? 14 : 12;
}

static void judge_words(void)
{
    struct rect inner = rect_inset(window_rect(), 1, 1);
    for (int i = 0; i < count; i++) {
        const struct type_seen *text = &seen[i].text;
        if (text->cut)
            complain("cut", seen[i].words, NULL);
        if (text->pixels < letters_least())
            complain("too small", seen[i].words, NULL);
        if (!is_within(text->rect, inner))
            complain("leaves the window", seen[i].words, NULL);
        for (int j = 0; j < i; j++)
            if (rect_overlap(text->rect, seen[j].text.rect, 1.5f))
                complain("overlaps", seen[i].words, seen[j].words);
    }
}

/* What begins in a button, a row or the like ends in it. */
static void judge_words_on_targets(void)
{
    for (int i = 0; i < count; i++) {
        struct rect text = seen[i].text.rect;
        const struct target *on = target_at(&app, text.x + 1, text.y + text.h / 2);
        if (!on || on->rect.h >= TALL)
            continue;
        if (text.x + text.w > on->rect.x + on->rect.w || text.y + text.h > on->rect.y + on->rect.h + 1)
            complain("leaves its button", seen[i].words, on->id);
    }
}

static void complain_of_size(const struct target *target)
{
    char size[40];
    snprintf(size, sizeof size, "%gx%g", (double)target->rect.w, (double)target->rect.h);
    complain("too small to be met", target->id, size);
}

/* One lies wholly on another (a cross on a row) or beside it. */
static void judge_targets(void)
{
    const struct targets *targets = &app.targets;
    for (int i = 0; i < targets->count; i++) {
        const struct target *target = &targets->list[i];
        if (target->flags & TARGET_INFO || target->rect.h <= 0) /* only tells something, or is out of view */
            continue;
        if (!is_within(target->rect, window_rect()))
            complain("leaves the window", target->id, NULL);
        if (target->rect.w < TARGET_MIN || target->rect.h < TARGET_MIN)
            complain_of_size(target);
        for (int j = 0; j < i; j++) {
            const struct target *under = &targets->list[j];
            if (!(under->flags & TARGET_INFO) && rect_overlap(target->rect, under->rect, 1.5f) &&
                !is_within(target->rect, under->rect))
                complain("lies on another", target->id, under->id);
        }
    }
}

static bool begins(const char *id, const char *start)
{
    return !strncmp(id, start, strlen(start));
}

/* What lies over the table like a sheet of paper, and is meant to: tiles and words are under it. */
static bool lies_over(const struct target *target)
{
    static const char *const sheets[] = {"back", "name:", NULL};
    for (int i = 0; sheets[i]; i++)
        if (begins(target->id, sheets[i]))
            return true;
    return false;
}

static bool is_under_a_sheet(struct rect rect)
{
    for (int i = 0; i < app.targets.count; i++)
        if (lies_over(&app.targets.list[i]) && rect_overlap(rect, app.targets.list[i].rect, 1.5f))
            return true;
    return false;
}

/* Tiles of a table, its own hand and what only tells something: they keep in the window, and clear of words,
 * buttons, toggles and the panel of a lesson. */
static void judge_tile(const struct target *tile)
{
    if (!is_within(tile->rect, window_rect()))
        complain("leaves the window", tile->id, NULL);
    if (is_under_a_sheet(tile->rect))
        return;
    for (int i = 0; i < count; i++) {
        bool face = seen[i].words[0] && !seen[i].words[1] && is_within(seen[i].text.rect, tile->rect);
        if (!face && rect_overlap(tile->rect, seen[i].text.rect, 1.5f)) /* the bonus is a numeral */
            complain("lies on a tile", seen[i].words, tile->id);
    }
    for (int i = 0; i < app.targets.count; i++) {
        const struct target *other = &app.targets.list[i];
        bool button =
            begins(other->id, "button:") || begins(other->id, "toggle:") || begins(other->id, "lesson");
        if (button && rect_overlap(tile->rect, other->rect, 1.5f))
            complain("lies on a tile", other->id, tile->id);
    }
}

static void judge_tiles(void)
{
    for (int i = 0; i < app.targets.count; i++) {
        const struct target *target = &app.targets.list[i];
        if (begins(target->id, "hand:") || (target->flags & TARGET_INFO && begins(target->id, "tile:")))
            judge_tile(target);
    }
}

static void draw_and_judge(void)
{
    count = 0;
    loop_draw(&app, false);
    judge_words();
    judge_words_on_targets();
    judge_targets();
    judge_tiles();
    combinations++;
}

/* --- the sweep --- */

static int between(struct rng *rng, int least, int most)
{
    return least + (int)rng_below(rng, (uint32_t)(most - least + 1));
}

/* A window of any size and shape that is promised: the edges of the ranges are tried more often. */
static void draw_window(struct rng *rng)
{
    static const int known[][2] = {{800, 600},   {960, 600},   {1024, 768},  {1280, 800},  {1366, 768},
                                   {1440, 1080}, {1920, 1080}, {2560, 1080}, {2560, 1440}, {2880, 2160},
                                   {3440, 1440}, {3840, 1646}, {3840, 2160}, {1400, 600}};
    static const int scales[SCALES] = {80, 90, 100, 110, 125, 150, 175, 200};
    const char *only = getenv("SWEEP_WINDOW");
    int pick = between(rng, 0, 2 * (int)(sizeof known / sizeof *known) - 1), width, height;
    if (only) {
        assert_int_equal(sscanf(only, "%dx%d", &width, &height), 2);
    } else if (pick < (int)(sizeof known / sizeof *known)) {
        width = known[pick][0];
        height = known[pick][1];
    } else {
        do {
            width = between(rng, LAYOUT_WIDTH_MIN, 3840);
            height = between(rng, LAYOUT_HEIGHT_MIN, 2160);
        } while (width * 3 < height * 4 || width * 9 > height * 21);
    }
    bool usual = between(rng, 0, 2);
    app.settings.large_tiles = between(rng, 0, 3) == 0;
    app.input.device = between(rng, 0, 3) == 0 ? DEVICE_PAD : DEVICE_KEYS;
    every_scene_resize(width, height, usual ? scales[between(rng, 0, SCALES - 1)] : between(rng, 80, 200));
}

static void draw_language(struct rng *rng)
{
    const char *only = getenv("SWEEP_LANGUAGE");
    int which = between(rng, 0, language_count());
    const char *code = which < language_count() ? language_at(which)->code : "pseudo";
    every_scene_speak(only ? only : code);
}

/* Where words are longest and room is least, and there the largest letters too: what breaks, breaks there
 * first. */
static void take_smallest(int width, int scale)
{
    app.settings.large_tiles = false;
    app.input.device = DEVICE_KEYS;
    every_scene_resize(width, 600, scale);
    every_scene_speak("pseudo");
}

static void draw_each(void)
{
    for (int j = 0; j < every_scene_count; j++) {
        scene_name = every_scene[j].name;
        every_scene_show(j);
        draw_and_judge();
    }
    every_scene_hide();
}

/* Windows as most people have them, whatever the seed: in English, three in every language, the one for tests
 * too. Below 100 % everything shrinks alike, so one look there is enough. The quick tests take the three, in
 * the language for tests. */
static void sweep_usual(void)
{
    static const struct {
        int width, height, scale;
        bool all;
    } usual[] = {{960, 600, 80, false},   {960, 600, 100, true},    {960, 600, 125, false},
                 {960, 600, 150, false},  {1280, 800, 100, true},   {1280, 800, 150, false},
                 {1440, 1080, 150, true}, {2560, 1440, 100, false}, {2560, 1440, 150, false}};
    int least = effort(language_count(), 0, 0);
    app.settings.large_tiles = false;
    app.input.device = DEVICE_KEYS;
    for (int which = least; which <= language_count(); which++) {
        every_scene_speak(which < language_count() ? language_at(which)->code : "pseudo");
        for (size_t i = 0; i < sizeof usual / sizeof *usual; i++)
            if (usual[i].all || !which) {
                every_scene_resize(usual[i].width, usual[i].height, usual[i].scale);
                draw_each();
            }
    }
}

/* --- large tiles --- */

static bool is_chosen_by_a_click(const struct target *target)
{
    return begins(target->id, "hand:") || begins(target->id, "dummy:") || begins(target->id, "keep:") ||
           begins(target->id, "guess:");
}

/* All that is seen of tiles, in pixels. */
static double tiles_area(void)
{
    double sum = 0;
    for (int i = 0; i < app.targets.count; i++) {
        const struct target *target = &app.targets.list[i];
        if (begins(target->id, "tile:") || is_chosen_by_a_click(target))
            sum += (double)target->rect.w * (double)target->rect.h;
    }
    return sum;
}

/* What is clicked is met in its middle, and nothing else that can be clicked lies there. */
static void judge_clicked_tiles(void)
{
    for (int i = 0; i < app.targets.count; i++) {
        const struct target *tile = &app.targets.list[i];
        struct rect rect = tile->rect;
        if (!is_chosen_by_a_click(tile))
            continue;
        const struct target *met = target_at(&app, rect.x + rect.w / 2, rect.y + rect.h / 2);
        if (!met || strcmp(met->id, tile->id) != 0)
            complain("is not met in its middle", tile->id, met ? met->id : NULL);
        for (int j = 0; j < app.targets.count; j++) {
            const struct target *other = &app.targets.list[j];
            if (i != j && !(other->flags & TARGET_INFO) && rect_overlap(rect, other->rect, 1.5f))
                complain("lies on another", tile->id, other->id);
        }
    }
}

/* Draws the table of that place in the list; returns how much of it is tiles. */
static double draw_table(int which, int width, int height, bool large)
{
    app.settings.large_tiles = large;
    every_scene_show(which);
    every_scene_resize(width, height, 100);
    loop_step(&app);
    every_scene_settle();
    draw_and_judge();
    return tiles_area();
}

/* Every table, in English. */
static void sweep_large(void)
{
    static const int sizes[][2] = {{800, 600},  {960, 600},   {1280, 800},
                                   {1366, 768}, {1440, 1080}, {2560, 1440}};
    int tables = 0;
    app.input.device = DEVICE_KEYS;
    every_scene_speak("en");
    for (int j = 0; j < every_scene_count; j++) {
        every_scene_show(j);
        if (!headless_is_at("table"))
            continue;
        tables++;
        scene_name = every_scene[j].name;
        for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
            double plain = draw_table(j, sizes[i][0], sizes[i][1], false);
            double large = draw_table(j, sizes[i][0], sizes[i][1], true);
            judge_clicked_tiles();
            if (plain > 0 && large <= plain)
                complain("large tiles are hardly larger", "", NULL);
        }
    }
    every_scene_hide();
    assert_true(tables > 30 / every_scene_parts || getenv("SWEEP_SCENE"));
}

/* These go on while they are looked at, so they are never the same twice. */
static bool moves_on(const char *name)
{
    return !strcmp(name, "replay") || !strcmp(name, "television") || !strcmp(name, "dice");
}

static void sweep_said_in_language(void)
{
    app.settings.large_tiles = false;
    app.input.device = DEVICE_KEYS;
    app.input.focus_visible = false; /* a pad has shown it, and words at the table go by that */
    app.input.focus[0] = app.input.gold[0] = '\0';
    every_scene_resize(1280, 800, 100);
    every_scene_speak("pseudo");
    for (int j = 0; j < every_scene_count; j++)
        if (!moves_on(every_scene[j].name))
            wrong += judge_said_in_language(j);
    every_scene_hide();
}

/* `ordinary`: the last two are the smallest; what is worked out meanwhile is drawn by then. */
static void sweep(int windows, uint64_t seed, bool ordinary)
{
    struct rng rng;
    rng_init(&rng, seed);
    for (int i = 0; i < windows; i++) {
        draw_window(&rng);
        if (i % TOGETHER == 0)
            draw_language(&rng);
        if (ordinary && i >= windows - 2)
            take_smallest(i % 2 ? 800 : 960, i % 2 ? 100 : 200);
        draw_each();
    }
}

TEST(layout_holds_everywhere)
{
    const char *asked = getenv("SWEEP"), *seed = getenv("SWEEP_SEED");
    int windows = asked ? atoi(asked) : effort(2, 60, 600);
    every_scene_open(960, 600, getenv("SWEEP_SCENE"));
    app.painter.unseen = true;
    type_watch(&app.painter, look, NULL);
    double before = loop_seconds();
    if (!asked)
        sweep_usual();
    if (!asked && effort(0, 1, 1))
        sweep_large();
    sweep(windows, seed ? strtoull(seed, NULL, 10) : effort_seed(15), !asked);
    if (!asked && effort(0, 1, 1))
        sweep_said_in_language();
    printf("%d combinations in %.1f s\n", combinations, loop_seconds() - before);
    for (int i = 0; i < kinds; i++)
        printf("%6d %s: %s\n", complaints[i].times, complaints[i].scene, complaints[i].what);
    language_speak(language_at(0));
    every_scene_close();
    assert_int_equal(wrong, 0);
}

int main(int argc, char **argv)
{
    if (argc == 2 && sscanf(argv[1], "%d/%d", &every_scene_part, &every_scene_parts) != 2)
        return 1;
    return test_file_run();
}
