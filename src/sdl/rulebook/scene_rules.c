/*
 * scene_rules.c: the illustrated rules (their words are in rules_pages.c).
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "rules/modes/riichi_yaku.h"
#include "sdl/app/audio.h"
#include "sdl/app/scenes.h"
#include "sdl/rulebook/rules_pages.h"
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

/* The height of the line above the patterns of a series, in units. */
static float series_note(const struct painter *painter)
{
    float u = painter->layout.u;
    return fmaxf(24, type_pixels(painter, SIZE_TEXT) / u * 0.9f + 8);
}

/* Returns how many cells the first row of a table of words has. */
static int count_cells(const char *cells)
{
    int count = 1;
    for (; *cells && *cells != '\n'; cells++)
        count += *cells == '|';
    return count;
}

/* A table of words: the first row and the first cell of each are its headings. */
static void draw_cells(struct pen *pen, const char *cells)
{
    int columns = count_cells(cells) - 1;
    for (bool first = true; *cells; first = false) {
        struct pen row = pen_in(pen->painter, pen_top(pen, 30));
        struct rect place = pen_left(&row, 90);
        for (int column = 0; column <= columns; column++) {
            char cell[24];
            size_t length = strcspn(cells, "|\n");
            snprintf(cell, sizeof cell, "%.*s", (int)length, cells);
            text_draw(pen->painter,
                      !column ? TEXT_BODY | TEXT_QUIET
                      : first ? TEXT_BODY | TEXT_QUIET | TEXT_CENTRE
                              : TEXT_TERM | TEXT_BRASS | TEXT_CENTRE,
                      place, cell);
            cells += length + (cells[length] != '\0');
            place = pen_column(&row, column, columns, 0);
        }
        if (*cells)
            pen_rule(pen);
    }
}

/* Words at the left, the figure at the right, or words and a table below them. */
static void draw_section(struct pen *pen, const struct rules_section *section)
{
    bool table = section->figure && section->figure[0] == '#';
    bool tiles = section->figure && !table && section->figure[0] != '@';
    struct pen text = *pen, right = *pen;
    float u = pen->u, leading = type_leading(pen->painter, text_type(TEXT_BODY), 22) / u;
    if (tiles)
        text.room = pen_left(&right, .533f * pen->room.w / u);
    pen_text(&text, TEXT_TERM, 0, 20, 0, tr(section->title));
    pen_top(&text, fmaxf(46, 20 + leading * 1.02f) - leading * .8f);
    pen_write(&text, TEXT_BODY | TEXT_EXPLAINED, 22, 12, tr(section->text));
    pen_top(&text, table ? 0 : leading * .3f);
    if (table)
        draw_cells(&text, tr(section->figure) + 1);
    float high = text.room.y - pen->room.y;
    if (tiles) {
        pen_left(&right, 30);
        pen_top(&right, 6);
        high = fmaxf(high, rules_figure_draw(pen->painter, section, right.room));
    }
    pen_top(pen, high / u);
}

static void draw_sections(struct pen *pen, const struct rules_page *page)
{
    for (int i = 0; i < RULES_SECTIONS && page->sections[i].title; i++) {
        if (i) {
            pen_top(pen, 12);
            pen_rule(pen);
            pen_top(pen, 9);
        }
        draw_section(pen, &page->sections[i]);
    }
}

static void draw_points(const struct pen *pen, const struct ruleset *rules, const struct pattern *pattern)
{
    int points = ruleset_points(rules, pattern);
    const char *unit = rules_counts_each(pattern->id) ? tr("each")
                       : rules->has_stages            ? tr("han")
                       : rules->counts_faan           ? tr("faan")
                                                      : tr_many("point", "points", points);
    int open = rules->has_stages ? riichi_yaku_han(pattern, true) : points;
    float y = pen->room.h / pen->u / 2 + (open == points ? 8 : 1); /* higher if there are words below */
    pen_text(pen, TEXT_NOTE, 60, y, 56, unit);
    pen_text(pen, TEXT_HEAD | TEXT_BRASS | TEXT_RIGHT, 52, y, 0, TR_SAID("{1}", points));
    if (open != points)
        pen_text(pen, TEXT_NOTE | TEXT_RIGHT, 0, y + 17, 116,
                 TR_SAID(open ? tr("open: {1}") : tr("closed hand"), open));
}

/* Name, customary name if it is asked for, and condition, in the middle of the row's height. */
static void draw_pattern_words(struct pen pen, const struct pattern *pattern, const char *customary)
{
    struct type small = text_type(TEXT_NOTE);
    float leading = type_leading(pen.painter, small, 17) / pen.u;
    int lines = type_count_lines(pen.painter, small, pen.room.w, tr(pattern->what)) > 1 ? 2 : 1;
    float block = 20 + leading * (float)(lines + (customary != NULL));
    pen_top(&pen, (pen.room.h / pen.u - block) / 2);
    pen_text(&pen, TEXT_NAME, 0, 16, 0, tr(pattern->name));
    pen_top(&pen, 19 + leading * .2f);
    if (customary) {
        pen_text(&pen, TEXT_SLANTED, 0, leading * .8f, 0, customary);
        pen_top(&pen, leading);
    }
    pen_write(&pen, TEXT_NOTE | TEXT_EXPLAINED, 17, 2, tr(pattern->what));
}

/* Returns how wide they may be, in pixels. */
static float words_width(const struct pen *pen)
{
    return roundf(pen->room.w * .38f);
}

/* One pattern: its words, an example, the points. */
static void draw_pattern(struct app *app, const struct ruleset *rules, const struct pattern *pattern,
                         struct rect row)
{
    struct pen pen = pen_in(&app->painter, row), below;
    struct pen words = pen_in(pen.painter, pen_left(&pen, words_width(&pen) / pen.u));
    struct pen points = pen_in(pen.painter, pen_right(&pen, 104));
    const char *customary = app->settings.customary_names ? words_customary(rules, pattern) : NULL;
    pen_left(&pen, 14);
    draw_pattern_words(words, pattern, customary);
    pen_figure(&pen, rules_example(rules, pattern->id), fminf(31, row.h / pen.u / 2), false);
    draw_points(&points, rules, pattern);
    below = pen_in(pen.painter, row);
    below.room.y += row.h;
    pen_rule(&below);
}

/* A line down the left of a series' rows, and what it means above them. */
static void draw_series(const struct pen *pen, float rows)
{
    float note = series_note(pen->painter), wide = 2 * pen->u;
    struct rect line = pen_part(pen, -13, 8, 7, note + rows - 18);
    uint32_t colour = COLOUR_ALPHA(COLOUR_FAINT, 130);
    pen_text(pen, TEXT_SLANTED, 0, note - 5, 0, tr("Only the best of these counts"));
    draw_line(pen->painter, line.x, line.y, line.x, line.y + line.h, wide, colour);
    for (int end = 0; end < 2; end++, line.y += line.h)
        draw_line(pen->painter, line.x, line.y, line.x + line.w, line.y, wide, colour);
}

/* The least height of a row in which the words of every pattern of the page have room, in units. */
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
    return 30 + type_leading(painter, small, 17) / painter->layout.u * (float)most;
}

/* So high that the rows fill the page, within what is good to read, in units. */
static float row_height(struct app *app, const struct ruleset *rules, const struct rules_page *page,
                        float wide, float room)
{
    float u = app->painter.layout.u, least = least_height(app, rules, page, wide);
    int count = 0;
    for (int i = 0, left = 0; page->patterns[i]; i++, count++, left--)
        if (left <= 0 && (left = rules_series(rules, page->patterns + i)) > 0)
            room -= series_note(&app->painter);
    return fmaxf(page->sections[0].title ? 62 : fminf(floorf(room / (float)count * u) / u, 76), least);
}

static void draw_patterns(struct app *app, struct pen *pen, const struct ruleset *rules,
                          const struct rules_page *page, float room)
{
    float high = row_height(app, rules, page, words_width(pen), room / pen->u);
    for (int i = 0, left = 0; page->patterns[i]; i++, left--) {
        if (left <= 0 && (left = rules_series(rules, page->patterns + i)) > 0) {
            draw_series(pen, high * (float)left);
            pen_top(pen, series_note(pen->painter));
        }
        draw_pattern(app, rules, ruleset_pattern(rules, page->patterns[i]), pen_top(pen, high));
    }
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
static void draw_options(struct pen *pen, const struct ruleset *rules)
{
    float help = type_leading(pen->painter, text_type(TEXT_NOTE), 17) / pen->u;
    int16_t usual[OPTION_MAX];
    ruleset_defaults(rules, usual);
    for (int i = 0; i < ruleset_option_count(rules); i++) {
        const struct option *option = &rules->options[i];
        char values[160];
        struct pen row = pen_in(pen->painter, pen_top(pen, 36));
        pen_rule(&row);
        text_draw(row.painter, TEXT_NAME, rect_make(row.room.x, row.room.y, row.room.w * .4f, row.room.h),
                  tr(option->label));
        say_values(option, usual[i], false, values, sizeof values);
        pen_right(&row,
                  text_draw(row.painter, TEXT_BODY | TEXT_QUIET | TEXT_RIGHT, row.room, values) / row.u + 12);
        say_values(option, usual[i], true, values, sizeof values);
        text_draw(row.painter, TEXT_BODY | TEXT_BRASS | TEXT_RIGHT, row.room, values);
        pen_text(pen, TEXT_NOTE | TEXT_EXPLAINED, 0, help - 12, 0, tr(option->help));
        pen_top(pen, help);
    }
}

/* Keys as caps, in two columns, as far apart as there is room down to `end`. */
static void draw_keys(struct app *app, struct pen *pen, const struct rules_key *keys, float end)
{
    struct painter *painter = pen->painter;
    float u = pen->u, beside = 84; /* where the words begin: beside the widest cap */
    char key[KEYS_WORDS];
    int count = 0, rows;
    input_caps_of(app, "table");
    for (; keys[count].key; count++)
        beside = fmaxf(beside, draw_key_cap_width(painter, tr(keys[count].key)) / u + 8);
    rows = (count + 1) / 2;
    float high =
        fmaxf(fminf(31, (end - pen->room.y) / u / (float)rows), draw_key_cap_height(painter) / u + 1);
    for (int i = 0; i < count; i++) {
        struct pen column = pen_in(painter, pen_column(pen, i / rows, 2, 0));
        pen_top(&column, high * (float)(i % rows));
        struct pen cell = pen_in(painter, pen_top(&column, high));
        const char *cap = tr(keys[i].key);
        draw_key_cap(painter, cell.room.x + draw_key_cap_width(painter, cap), cell.room.y + cell.room.h / 2,
                     cap, false);
        pen_left(&cell, beside);
        pen_right(&cell, 6);
        text_figure(painter, TEXT_BODY, cell.room, input_cap(app, cap, key), tr(keys[i].meaning));
    }
    input_caps_of(app, NULL);
    pen_top(pen, high * (float)rows);
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
    enum { HEAD = 136 };
    struct reading_rules *reading = of(scene);
    const struct rules_page *page = &reading->pages[reading->page];
    const char *names[PAGES_MAX];
    struct pen pen = widget_screen(app, 34, tr("Rules"), tr(reading->rules->name), HEAD), turn = pen;
    target_does(app, close);
    struct painter *painter = pen.painter;
    float u = pen.u;
    int count = rules_page_count(reading->pages);
    for (int i = 0; i < count; i++)
        names[i] = tr(reading->pages[i].name);
    pen_bottom(&pen, 40);
    widget_pages(app, &pen, names, count, reading->page);
    target_does_each(app, "page", show_page, -1);
    struct pen below = pen;
    pen_top(&below, 66);
    pen_bottom(&below, 8);
    struct rect view = reading->view = rect_inset(below.room, 1, 0);
    draw_panel(painter, pen.room);
    pen_pad(&pen, 28, 0);
    pen_text(&pen, TEXT_WORTH, 0, 46, 0, tr(page->title));
    float from = view.y + roundf(u) - scroll_begin(painter, view, &reading->scroll), room = view.h - 10 * u;
    pen.room.y = from;
    pen.room.h = PEN_ENDLESS * u;
    if (page->patterns) {
        pen_top(&pen, -8);
        draw_patterns(app, &pen, reading->rules, page, room);
        pen_top(&pen, page->sections[0].title ? 27 : 0);
    }
    if (rules_page_shows(page, "@tiles"))
        rules_tiles_draw(app, &pen, reading->rules, room);
    else
        draw_sections(&pen, page);
    if (rules_page_shows(page, "@options")) {
        pen_top(&pen, 14);
        draw_options(&pen, reading->rules);
    }
    if (page->keys) {
        pen_top(&pen, -7);
        draw_keys(app, &pen, page->keys, from + room);
    }
    reading->scroll.content = pen.room.y - from;
    scroll_end(painter, view, &reading->scroll);
    turn.room = pen_part(&turn, turn.room.w / u - 96, 44 - HEAD, 96, 42);
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
