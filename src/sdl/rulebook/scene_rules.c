/*
 * scene_rules.c: the illustrated rules (their words are in rules_pages.c).
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "rules/modes/riichi_yaku.h"
#include "sdl/app/audio.h"
#include "sdl/app/scenes.h"
#include "sdl/art/figure.h"
#include "sdl/rulebook/rules_figure.h"
#include "sdl/rulebook/rules_pages.h"
#include "sdl/rulebook/rules_tiles.h"
#include "sdl/ui/scroll.h"
#include "sdl/ui/widgets.h"
#include "words/pattern_words.h"

enum { PAGES_MAX = 24 };

struct reading_rules {
    struct scene scene;
    const struct ruleset *rules;
    const struct rules_page *pages;
    int page;
    struct scroll scroll;
    struct rect view; /* of what scrolls, as drawn last */
    char alias[24];
};

SCENE_OF(struct reading_rules)

/* The height of the line above the patterns of a series, in pixels. */
static float series_note(const struct painter *painter)
{
    float u = painter->layout.u;
    return roundf(fmaxf(24 * u, type_pixels(painter, SIZE_TEXT) * 0.9f + 8 * u));
}

static float text_width(struct rect body)
{
    return roundf(body.w * 0.53f);
}

/* Returns how many cells the first row of a table of words has. */
static int count_cells(const char *cells)
{
    int count = 1;
    for (; *cells && *cells != '\n'; cells++)
        count += *cells == '|';
    return count;
}

/* A table of words as wide as `at`: the first row and the first cell of each are its headings; returns the
 * height. */
static float draw_cells(struct painter *painter, const char *cells, struct rect at)
{
    float u = painter->layout.u, high = roundf(30 * u), head = roundf(90 * u);
    float wide = (at.w - head) / (float)(count_cells(cells) - 1), y = at.y;
    struct type plain = text_type(TEXT_BODY | TEXT_QUIET);
    struct type value = text_type(TEXT_TERM | TEXT_BRASS | TEXT_CENTRE);
    for (int row = 0, column = 0; *cells; column++) {
        char cell[24];
        size_t length = strcspn(cells, "|\n");
        snprintf(cell, sizeof cell, "%.*s", (int)length, cells);
        struct type type = row && column ? value : plain;
        type.align = column ? TYPE_CENTRE : TYPE_LEFT;
        type_draw(painter, type, column ? at.x + head + wide * ((float)column - 0.5f) : at.x, y + 20 * u,
                  cell);
        cells += length;
        if (*cells == '\n') {
            y += high;
            draw_line(painter, at.x, y - 2 * u, at.x + at.w, y - 2 * u, 1, COLOUR_RULE);
            row++;
            column = -1;
        }
        cells += *cells != '\0';
    }
    return y + high - at.y;
}

/* Words at the left, the figure at the right, or words and a table below them; returns the height. */
static float draw_section(struct painter *painter, const struct rules_section *section, struct rect body,
                          float y)
{
    bool table = section->figure && section->figure[0] == '#';
    bool tiles = section->figure && !table && section->figure[0] != '@';
    struct pen pen = pen_in(painter, rect_make(body.x, y, body.w, 1e6f)), right = pen;
    pen_pad(&pen, 28, 0);
    if (tiles) {
        pen_right(&pen, (body.w - text_width(body)) / pen.u - 28);
        pen_left(&right, text_width(body) / pen.u + 30);
        pen_right(&right, 28);
        right.room.y += roundf(6 * pen.u);
        right.room.h = 0;
    }
    float leading = type_leading(painter, text_type(TEXT_BODY), 22);
    pen_text(&pen, TEXT_TERM, 0, 20, 0, tr(section->title));
    pen_top(&pen, fmaxf(46, 20 + leading * 1.02f / pen.u) - leading * .8f / pen.u);
    pen_write(&pen, TEXT_BODY | TEXT_EXPLAINED, 22, 12, tr(section->text));
    float high = pen.room.y + leading * .3f - y;
    if (table)
        return roundf(high - 8 * pen.u +
                      draw_cells(painter, tr(section->figure) + 1,
                                 rect_make(pen.room.x, roundf(y + high - 4 * pen.u), pen.room.w, 0)));
    return roundf(tiles ? fmaxf(high, rules_figure_draw(painter, section, right.room)) : high);
}

static float draw_sections(struct painter *painter, const struct rules_page *page, struct rect body, float y)
{
    float u = painter->layout.u, pad = roundf(28 * u);
    for (int i = 0; i < RULES_SECTIONS && page->sections[i].title; i++) {
        if (i > 0) {
            y += roundf(21 * u);
            draw_line(painter, body.x + pad, y - 9 * u, body.x + body.w - pad, y - 9 * u, 1, COLOUR_RULE);
        }
        y += draw_section(painter, &page->sections[i], body, y);
    }
    return y;
}

static void draw_points(struct painter *painter, const struct ruleset *rules, const struct pattern *pattern,
                        float right, float y)
{
    char number[16];
    int points = ruleset_points(rules, pattern);
    const char *unit = rules_counts_each(pattern->id) ? tr("each")
                       : rules->has_stages            ? tr("han")
                       : rules->counts_faan           ? tr("faan")
                                                      : tr_many("point", "points", points);
    float u = painter->layout.u;
    int open = rules->has_stages ? riichi_yaku_han(pattern, true) : points;
    y -= open == points ? 0 : 7 * u; /* there are words below */
    snprintf(number, sizeof number, "%d", points);
    type_draw_fit(painter, text_type(TEXT_NOTE), right - 44 * u, y, 56 * u, unit);
    type_draw(painter, text_type(TEXT_HEAD | TEXT_BRASS | TEXT_RIGHT), right - 52 * u, y, number);
    if (open != points)
        type_draw_fit(painter, text_type(TEXT_NOTE | TEXT_RIGHT), right, y + 17 * u, 116 * u,
                      TR_SAID(open ? tr("open: {1}") : tr("closed hand"), open));
}

/* Name, customary name if it is asked for, and condition, in the middle of the row's height. */
static void draw_pattern_words(struct painter *painter, const struct pattern *pattern, const char *customary,
                               struct rect at)
{
    float u = painter->layout.u;
    struct type small = text_type(TEXT_NOTE | TEXT_EXPLAINED);
    struct type other = text_type(TEXT_SLANTED);
    float leading = type_leading(painter, small, 17);
    int lines = type_count_lines(painter, small, at.w, tr(pattern->what)) > 1 ? 2 : 1;
    float block = 20 * u + leading * (float)(lines + (customary != NULL));
    float y = at.y + (at.h - block) / 2 + 16 * u;
    type_draw_fit(painter, text_type(TEXT_NAME), at.x, y, at.w, tr(pattern->name));
    y += 3 * u + leading;
    if (customary) {
        type_draw_fit(painter, other, at.x, y, at.w, customary);
        y += leading;
    }
    type_draw_wrapped(painter, small, at.x, y, at.w, 17, 2, tr(pattern->what));
}

/* Returns how wide they may be. */
static float words_width(const struct painter *painter, struct rect row)
{
    return roundf(row.w * 0.37f - 14 * painter->layout.u);
}

/* One pattern: its words, an example, the points. */
static void draw_pattern(struct app *app, const struct ruleset *rules, const struct pattern *pattern,
                         struct rect row)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, pad = roundf(28 * u), x = row.x + pad, right = row.x + row.w - pad;
    float points = roundf(104 * u), words = words_width(painter, row), middle = row.y + row.h / 2;
    float left = x + words + roundf(14 * u), room = right - points - left,
          w = roundf(fminf(31 * u, row.h * 0.5f));
    const char *example = rules_example(rules, pattern->id);
    const char *customary = app->settings.customary_names ? words_customary(rules, pattern) : NULL;
    float high = figure_draw(painter, example, left, 0, room, w, true);
    draw_pattern_words(painter, pattern, customary, rect_make(x, row.y, words, row.h));
    figure_draw(painter, example, left, roundf(middle - high / 2 + 2 * u), room, w, false);
    draw_points(painter, rules, pattern, right, middle + 8 * u);
    draw_line(painter, x, row.y + row.h, right, row.y + row.h, 1, COLOUR_RULE);
}

/* A line down the left of a series' rows, and what it means above them. */
static void draw_series(struct painter *painter, struct rect body, float y, float rows)
{
    float u = painter->layout.u, x = body.x + roundf(15 * u), note = series_note(painter);
    type_draw(painter, text_type(TEXT_SLANTED), body.x + roundf(28 * u), y + note - 5 * u,
              tr("Only the best of these counts"));
    draw_line(painter, x, y + 8 * u, x, y + note + rows - 10 * u, 2 * u, COLOUR_ALPHA(COLOUR_FAINT, 130));
    draw_line(painter, x, y + 8 * u, x + 7 * u, y + 8 * u, 2 * u, COLOUR_ALPHA(COLOUR_FAINT, 130));
    draw_line(painter, x, y + note + rows - 10 * u, x + 7 * u, y + note + rows - 10 * u, 2 * u,
              COLOUR_ALPHA(COLOUR_FAINT, 130));
}

/* The least height of a row in which the words of every pattern of the page have room. */
static float least_height(struct app *app, const struct ruleset *rules, const struct rules_page *page,
                          float wide)
{
    struct painter *painter = &app->painter;
    struct type small = text_type(TEXT_NOTE);
    int most = 1;
    for (int i = 0; page->patterns[i]; i++) {
        const struct pattern *pattern = ruleset_pattern(rules, page->patterns[i]);
        int lines = type_count_lines(painter, small, wide, tr(pattern->what)) > 1 ? 2 : 1;
        lines += app->settings.customary_names && ruleset_customary(rules, pattern);
        most = lines > most ? lines : most;
    }
    return roundf(30 * painter->layout.u) + type_leading(painter, small, 17) * (float)most;
}

/* So high that the rows fill the page, within what is good to read. */
static float row_height(struct app *app, const struct ruleset *rules, const struct rules_page *page,
                        float wide, float room)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, least = least_height(app, rules, page, wide);
    int count = 0;
    for (int i = 0, left = 0; page->patterns[i]; i++, count++, left--)
        if (left <= 0 && (left = rules_series(rules, page->patterns + i)) > 0)
            room -= series_note(painter);
    if (page->sections[0].title)
        return fmaxf(roundf(62 * u), least);
    return fmaxf(fminf(floorf(room / (float)count), roundf(76 * u)), least);
}

static float draw_patterns(struct app *app, const struct ruleset *rules, const struct rules_page *page,
                           struct rect body, float y, float room)
{
    struct painter *painter = &app->painter;
    float high = row_height(app, rules, page, words_width(painter, body), room);
    for (int i = 0, left = 0; page->patterns[i]; i++, left--) {
        if (left <= 0 && (left = rules_series(rules, page->patterns + i)) > 0) {
            draw_series(painter, body, y, high * (float)left);
            y += series_note(painter);
        }
        draw_pattern(app, rules, ruleset_pattern(rules, page->patterns[i]),
                     rect_make(body.x, y, body.w, high));
        y += high;
    }
    return y;
}

/* The values that an option may have but for its usual one, or that one alone. */
static void say_values(const struct option *option, int16_t usual, bool alone, char *out, size_t size)
{
    out[0] = '\0';
    for (int i = 0; i < OPTION_CHOICES; i++) {
        int16_t value = option->type == OPTION_NUMBER ? option->numbers[i] : (int16_t)i;
        if (option->type == OPTION_BOOL     ? i > 1
            : option->type == OPTION_NUMBER ? !value
                                            : !option->choices[i])
            break;
        if ((value == usual) != alone)
            continue;
        char number[12];
        size_t used = strlen(out);
        snprintf(number, sizeof number, "%d", value);
        snprintf(out + used, size - used, "%s%s", used ? " · " : "",
                 option->type == OPTION_NUMBER   ? number
                 : option->type == OPTION_CHOICE ? tr(option->choice_labels[i])
                 : value                         ? tr("On")
                                                 : tr("Off"));
    }
}

/* A row for each option: what it is called and does, and its values, the usual one lit. */
static float draw_options(struct app *app, const struct ruleset *rules, struct rect body, float y)
{
    struct pen pen = pen_in(&app->painter, rect_make(body.x, y, body.w, 1e6f));
    float help = type_leading(pen.painter, text_type(TEXT_NOTE), 17) / pen.u;
    int16_t usual[OPTION_MAX];
    ruleset_defaults(rules, usual);
    pen_pad(&pen, 28, 0);
    for (int i = 0; i < ruleset_option_count(rules); i++) {
        const struct option *option = &rules->options[i];
        char values[160];
        struct pen row = pen_in(pen.painter, pen_top(&pen, 36));
        pen_rule(&row);
        text_draw(row.painter, TEXT_NAME, rect_make(row.room.x, row.room.y, row.room.w * .4f, row.room.h),
                  tr(option->label));
        say_values(option, usual[i], false, values, sizeof values);
        pen_right(&row,
                  text_draw(row.painter, TEXT_BODY | TEXT_QUIET | TEXT_RIGHT, row.room, values) / row.u + 12);
        say_values(option, usual[i], true, values, sizeof values);
        text_draw(row.painter, TEXT_BODY | TEXT_BRASS | TEXT_RIGHT, row.room, values);
        pen_text(&pen, TEXT_NOTE | TEXT_EXPLAINED, 0, help - 12, 0, tr(option->help));
        pen_top(&pen, help);
    }
    return pen.room.y;
}

/* Keys as caps, in two columns, as far apart as there is room down to `end`. */
static float draw_keys(struct app *app, const struct rules_key *keys, struct rect body, float y, float end)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, pad = roundf(28 * u), column = roundf((body.w - 2 * pad) / 2);
    char key[KEYS_WORDS];
    int count = 0, rows;
    input_caps_of(app, "table");
    float beside = 84 * u; /* where the words begin: beside the widest cap */
    for (; keys[count].key; count++)
        beside = fmaxf(beside, draw_key_cap_width(painter, tr(keys[count].key)) + roundf(8 * u));
    rows = (count + 1) / 2;
    float high = floorf(fmaxf(fminf(31 * u, (end - y) / (float)rows), draw_key_cap_height(painter) + 1));
    for (int i = 0; i < count; i++) {
        float x = body.x + pad + (i >= rows ? column : 0), middle = y + high * ((float)(i % rows) + 0.5f);
        const char *cap = tr(keys[i].key);
        draw_key_cap(painter, x + draw_key_cap_width(painter, cap), middle, cap, false);
        struct rect meaning = rect_make(x + beside, middle - high / 2, column - beside - 6 * u, high);
        text_figure(painter, TEXT_BODY, meaning, input_cap(app, cap, key), tr(keys[i].meaning));
    }
    input_caps_of(app, NULL);
    return y + high * (float)rows;
}

static void go_to(struct reading_rules *reading, struct app *app, int page)
{
    int count = rules_page_count(reading->pages);
    reading->page = (page + count) % count;
    reading->scroll.at = 0;
    snprintf(reading->alias, sizeof reading->alias, "rules-%d", reading->page + 1);
    reading->scene.alias = reading->alias;
    app_dirty(app);
}

/* Turning pages sounds like a tile of the dummy. */
static struct scene *show_page(struct scene *scene, struct app *app, int page)
{
    go_to(of(scene), app, page);
    audio_play(app, SOUND_DUMMY);
    return scene;
}

static struct scene *turn_on(struct scene *scene, struct app *app)
{
    return show_page(scene, app, of(scene)->page + 1);
}

static struct scene *turn_back(struct scene *scene, struct app *app)
{
    return show_page(scene, app, of(scene)->page - 1);
}

static struct scene *choose_faces(struct scene *scene, struct app *app, int faces)
{
    app->settings.faces = faces;
    app_settings_changed(app);
    audio_play(app, SOUND_DUMMY);
    return scene;
}

static struct scene *close(struct scene *scene, struct app *app)
{
    audio_play(app, SOUND_BUTTON);
    return scene_close(scene, app);
}

static void draw(struct scene *scene, struct app *app)
{
    struct reading_rules *reading = of(scene);
    const struct rules_page *page = &reading->pages[reading->page];
    const char *names[PAGES_MAX];
    struct pen pen = widget_screen(app, 34, tr("Rules"), tr(reading->rules->name), 136), turn = pen;
    target_does(app, close);
    struct painter *painter = pen.painter;
    float u = pen.u;
    int count = rules_page_count(reading->pages);
    for (int i = 0; i < count; i++)
        names[i] = tr(reading->pages[i].name);
    pen_bottom(&pen, 40);
    widget_pages(app, &pen, names, count, reading->page);
    target_does_each(app, "page", show_page, -1);
    struct rect body = pen.room, view = rect_inset(body, 1, 0);
    view.y += roundf(66 * u);
    view.h -= roundf(74 * u);
    reading->view = view;
    draw_panel(painter, body);
    pen_text(&pen, TEXT_WORTH, 28, 46, 0, tr(page->title));
    float from = body.y + roundf(58 * u) + roundf(9 * u) - scroll_begin(painter, view, &reading->scroll),
          y = from;
    if (page->patterns)
        y = draw_patterns(app, reading->rules, page, body, y - roundf(8 * u), view.h - 10 * u) +
            roundf(27 * u) * (page->sections[0].title != NULL);
    if (rules_page_is_of_tiles(page))
        y = rules_tiles_draw(app, reading->rules, body, y, view.h - 10 * u);
    else
        y = draw_sections(painter, page, body, y);
    if (rules_page_is_of_options(page))
        y = draw_options(app, reading->rules, body, y + roundf(14 * u));
    if (page->keys)
        y = draw_keys(app, page->keys, body, y - roundf(7 * u), from + view.h - 10 * u);
    reading->scroll.content = y - from;
    scroll_end(painter, view, &reading->scroll);
    turn.room =
        rect_make(turn.room.x + turn.room.w - roundf(96 * u), roundf(44 * u), roundf(96 * u), roundf(42 * u));
    widget_icon_button(app, pen_column(&turn, 0, 2, 8), "button:previous", "icons/chevron-left", SDLK_PAGEUP);
    target_does(app, turn_back);
    widget_icon_button(app, pen_column(&turn, 1, 2, 8), "button:next", "icons/chevron-right", SDLK_PAGEDOWN);
    target_does(app, turn_on);
    target_does_each(app, "faces", choose_faces, 0);
}

SCROLL_WHEEL(scroll, view)

static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *key)
{
    struct reading_rules *reading = of(scene);
    if (key->code == SDLK_RIGHT || key->code == SDLK_LEFT)
        return show_page(scene, app, reading->page + (key->code == SDLK_RIGHT ? 1 : -1));
    bool page = key->code == SDLK_PAGEUP || key->code == SDLK_PAGEDOWN; /* these turn pages */
    return !page && scroll_text_key(app, &reading->scroll, reading->view, key) ? scene : NULL;
}

static const struct scene_class rules_class = {.name = "rules", .draw = draw, .key = key, .wheel = wheel};

int scene_rules_page(const struct ruleset *rules, const char *const *names)
{
    const struct rules_page *pages = rules_pages(rules);
    for (int i = 0; pages && i < rules_page_count(pages); i++)
        for (int name = 0; names[name]; name++)
            if (pages[i].name && strcmp(pages[i].name, names[name]) == 0)
                return i;
    return 0;
}

struct scene *scene_rules(struct app *app, struct scene *under, const struct ruleset *rules, int page)
{
    struct reading_rules *reading = SCENE_NEW(struct reading_rules, &rules_class, under);
    reading->rules = rules_pages(rules) ? rules : scene_modes[0];
    reading->pages = rules_pages(reading->rules);
    go_to(reading, app, SDL_clamp(page, 0, rules_page_count(reading->pages) - 1));
    return &reading->scene;
}
