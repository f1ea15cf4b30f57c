/*
 * test_contrast.c: every word of every scene can be read: its contrast with what it stands on, from pixels,
 * by WCAG 2.1's "relative luminance" and "contrast ratio" (https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio).
 *
 * Each scene is painted twice, with its words and without them. A text's own colour, with its alpha, is laid
 * over the pixels of the picture without words below it. Those are taken in cells as wide as the letters are
 * high, and each cell by its mean: a letter is told from its surroundings and not from one thread of the
 * felt. The worst cell in which there is a letter, that is a pixel in which the two pictures differ, is the
 * text's contrast. What something else was drawn over is found by the same two pictures: then even the pixel
 * that differs most has less of the text's colour than it should.
 *
 * On the light table and in high contrast it is also pointed at some of what is there, so that tips, helps
 * and what lights up are seen too.
 *
 * Wanted are 4.5:1, and 3:1 from 24 pixels on ("large text" of WCAG 1.4.3) and on what cannot be clicked, of
 * which WCAG asks nothing; in high contrast 7:1 (1.4.6) for all of them.
 * Tier: ci
 * Sanitize: no
 * Teacher: quick
 */
#include "support/test.h"
#include <math.h>

#include "sdl/every_scene.h"

enum { SEEN_MAX = 600, WORDS = 100, WIDTH = 1280, HEIGHT = 800, POINTED = 5 };

static struct seen {
    char words[WORDS];
    struct rect rect;
    uint32_t colour;
    float pixels;
} seen[SEEN_MAX];
static int count, wrong, texts;
static struct seen judged[SEEN_MAX]; /* in the same scene, before it was pointed at */
static int judged_count;

static void look(void *to, const struct type_seen *text)
{
    (void)to;
    if (app.input.covered)
        return; /* what an overlay lies on is dimmed */
    assert_true(count < SEEN_MAX);
    seen[count] = (struct seen){.rect = text->rect, .colour = text->colour, .pixels = text->pixels};
    snprintf(seen[count++].words, WORDS, "%s", text->words);
}

/* --- luminance --- */

struct colour {
    double r, g, b;
};

static double linear(double channel)
{
    channel /= 255;
    return channel <= 0.03928 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4);
}

static double luminance(struct colour c)
{
    return 0.2126 * linear(c.r) + 0.7152 * linear(c.g) + 0.0722 * linear(c.b);
}

static double contrast(struct colour a, struct colour b)
{
    double la = luminance(a), lb = luminance(b);
    return (fmax(la, lb) + 0.05) / (fmin(la, lb) + 0.05);
}

/* The text's colour as it looks on that ground. */
static struct colour over(uint32_t colour, struct colour ground)
{
    double part = (colour & 255) / 255.0;
    return (struct colour){ground.r + part * ((colour >> 24) - ground.r),
                           ground.g + part * ((colour >> 16 & 255) - ground.g),
                           ground.b + part * ((colour >> 8 & 255) - ground.b)};
}

/* --- pixels --- */

static uint32_t with[WIDTH * HEIGHT], without[WIDTH * HEIGHT];

static struct colour pixel(const uint32_t *picture, int x, int y)
{
    uint32_t p = picture[y * WIDTH + x];
    return (struct colour){p >> 16 & 255, p >> 8 & 255, p & 255};
}

static double apart(struct colour a, struct colour b)
{
    return fabs(a.r - b.r) + fabs(a.g - b.g) + fabs(a.b - b.b);
}

static void paint(uint32_t *to)
{
    loop_draw(&app, true);
    for (int y = 0; y < HEIGHT; y++)
        memcpy(to + (size_t)y * WIDTH, (char *)app.picture->pixels + (size_t)y * (size_t)app.picture->pitch,
               WIDTH * sizeof *to);
}

struct cell {
    int x0, y0, x1, y1;
};

/* The mean of the ground in a cell; false if no letter is there. */
static bool ground_of(struct cell cell, struct colour *out)
{
    struct colour sum = {0};
    bool letter = false;
    for (int y = cell.y0; y < cell.y1; y++)
        for (int x = cell.x0; x < cell.x1; x++) {
            struct colour at = pixel(without, x, y);
            sum = (struct colour){sum.r + at.r, sum.g + at.g, sum.b + at.b};
            letter |= apart(at, pixel(with, x, y)) > 24;
        }
    double all = (cell.x1 - cell.x0) * (cell.y1 - cell.y0);
    *out = (struct colour){sum.r / all, sum.g / all, sum.b / all};
    return letter && all > 0;
}

/* The least contrast of a text with what it stands on. */
static double contrast_of(const struct seen *text)
{
    int x0 = (int)text->rect.x, y0 = (int)text->rect.y;
    int x1 = (int)fminf(text->rect.x + text->rect.w, WIDTH),
        y1 = (int)fminf(text->rect.y + text->rect.h, HEIGHT);
    int step = SDL_max(y1 - y0, 4);
    double least = 21;
    for (int x = x0; x < x1; x += step) {
        struct colour ground;
        if (ground_of((struct cell){x, y0, SDL_min(x + step, x1), y1}, &ground))
            least = fmin(least, contrast(over(text->colour, ground), ground));
    }
    return least;
}

/* The part of its colour that the text's clearest pixel has: about 1 if nothing lies on it. */
static double shown_of(const struct seen *text)
{
    double most = 0;
    for (int y = (int)text->rect.y; y < (int)(text->rect.y + text->rect.h) && y < HEIGHT; y++)
        for (int x = (int)text->rect.x; x < (int)(text->rect.x + text->rect.w) && x < WIDTH; x++) {
            struct colour ground = pixel(without, x, y);
            double full = apart(over(text->colour, ground), ground);
            if (full > 0)
                most = fmax(most, apart(pixel(with, x, y), ground) / full);
        }
    return most;
}

static bool is_off(const struct seen *text)
{
    const struct target *on = target_at(&app, text->rect.x + 1, text->rect.y + text->rect.h / 2);
    return on && on->flags & TARGET_OFF;
}

static bool is_judged(const struct seen *text)
{
    for (int i = 0; i < judged_count; i++)
        if (!strcmp(judged[i].words, text->words) && judged[i].colour == text->colour &&
            !memcmp(&judged[i].rect, &text->rect, sizeof text->rect))
            return true;
    return false;
}

static void judge(const char *scene)
{
    bool strong = app.settings.high_contrast;
    for (int i = 0; i < count; i++) {
        if (is_judged(&seen[i]))
            continue;
        double wanted = strong                                     ? 7
                        : seen[i].pixels >= 24 || is_off(&seen[i]) ? 3
                                                                   : 4.5,
               has = contrast_of(&seen[i]);
        texts++;
        if (has < wanted || shown_of(&seen[i]) < 0.6) {
            printf("%s, %s: \"%s\" %08x at %d,%d: %.2f:1, %.1f pixels, shown %.2f\n", scene,
                   strong ? "high contrast" : felt_label((enum felt)app.settings.felt), seen[i].words,
                   seen[i].colour, (int)seen[i].rect.x, (int)seen[i].rect.y, has, (double)seen[i].pixels,
                   shown_of(&seen[i]));
            wrong++;
        }
    }
}

/* --- scenes --- */

static void paint_and_judge(const char *name)
{
    type_watch(&app.painter, NULL, NULL);
    type_hide(&app.painter, true);
    paint(without);
    type_hide(&app.painter, false);
    type_watch(&app.painter, look, NULL);
    count = 0;
    paint(with);
    judge(name);
}

/* Points at targets here and there, long enough for what they tell. */
static void point_and_judge(const char *name)
{
    memcpy(judged, seen, sizeof seen);
    judged_count = count;
    for (int i = 0; i < POINTED && i < app.targets.count; i++) {
        headless_mouse(SDL_MOUSEMOTION, app.targets.list[i * app.targets.count / POINTED].rect);
        for (int step = 0; step < EVERY_SCENE_STEPS * 4; step++)
            loop_step(&app);
        paint_and_judge(name);
    }
    judged_count = 0;
    app.input.x = app.input.y = -10000;
    every_scene_settle();
}

static void look_at(int which, bool point)
{
    every_scene_show(which);
    paint_and_judge(every_scene[which].name);
    if (point)
        point_and_judge(every_scene[which].name);
    every_scene_hide();
}

static void choose_look(int felt, bool high_contrast)
{
    app.settings.felt = felt;
    app.settings.high_contrast = high_contrast;
    app_settings_changed(&app);
}

TEST(every_word_can_be_read)
{
    every_scene_open(WIDTH, HEIGHT, getenv("CONTRAST_SCENE"));
    for (int felt = 0; felt <= FELT_COUNT; felt++) {
        choose_look(felt % FELT_COUNT, felt == FELT_COUNT);
        for (int i = 0; i < every_scene_count; i++)
            look_at(i, felt >= FELT_LINEN);
    }
    every_scene_close();
    printf("%d texts\n", texts);
    assert_true(texts > 10000 || getenv("CONTRAST_SCENE"));
    assert_int_equal(wrong, 0);
}
