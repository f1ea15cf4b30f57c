/*
 * quarantine_draw.c: the screen of the files that were set aside: the list, and the one that is chosen
 * (quarantine_list.h).
 */
#include <math.h>
#include <stdio.h>

#include "base/tr.h"
#include "sdl/art/backdrop.h"
#include "sdl/art/theme.h"
#include "sdl/files/quarantine_list.h"
#include "sdl/ui/rows.h"
#include "sdl/ui/scroll.h"
#include "sdl/ui/widgets.h"
#include "session/archive.h"
#include "words/daily/day_words.h"
#include "words/problem_words.h"

static const float row_units = 62, detail_wide = 424, gap = 16, top_units = 124;

struct places {
    struct rect list, detail;
};

static struct places places_of(const struct layout *l)
{
    float x = l->margin + 16, w = l->wide - 2 * x, high = l->high - top_units - 40;
    struct places out = {.list = layout_rect(l, x, top_units, w - detail_wide - gap, high),
                         .detail = layout_rect(l, x + w - detail_wide, top_units, detail_wide, high)};
    return out;
}

float quarantine_list_row_height(const struct painter *painter)
{
    return roundf(row_units * painter->layout.u);
}

/* --- what is said of one ---------------------------------------------------------------------------------
 */

/* What the file is to a player. */
static const char *name_of(const struct quarantined *aside)
{
    const struct ruleset *rules = aside->rules ? aside->rules : quarantine_mode(aside);
    if (aside->is_day)
        return tr("Deal of the day");
    if (rules)
        return tr(rules->name);
    switch (aside->file) {
    case PROBLEM_SETTINGS:
        return tr("Settings");
    case PROBLEM_TRAINER_RECORD:
        return tr("Trainers");
    case PROBLEM_PUZZLES:
        return tr("Decisions to revisit");
    case PROBLEM_DAYS:
        return tr("Deal of the day");
    case PROBLEM_STATISTICS:
        return tr("Statistics");
    case PROBLEM_LESSONS:
        return tr("Learn");
    default:
        return tr("A match");
    }
}

static const char *state_of(const struct quarantined *aside)
{
    if (!aside->read)
        return "";
    return aside->good ? tr("Can be read") : aside->part ? tr("Can be partly read") : tr("Can’t be read");
}

static uint32_t state_colour(const struct quarantined *aside)
{
    return aside->good || aside->part ? COLOUR_BRASS : COLOUR_WARNING;
}

static void say_date(const struct quarantined *aside, char *out, size_t size)
{
    char time[RECORD_BEGAN];
    archive_time(aside->time, time);
    words_time(time, out, size);
}

/* What can be read of it. */
static void say_state(const struct quarantined *aside, char *out, size_t size)
{
    if (aside->part)
        tr_say(out, size,
               tr("The match can be read up to round {1}, move {2}, where its file is damaged. It will be "
                  "restored as it was then."),
               aside->round, aside->moves);
    else if (aside->good && aside->rules)
        tr_say(out, size, tr("The whole match can be read, up to round {1}, move {2}."), aside->round,
               aside->moves);
    else
        tr_say(out, size,
               aside->good
                   ? tr("All of it can be read.")
                   : tr("It can’t be read, and can be restored only once its file is repaired by hand."));
}

/* What is wrong with it, and where. */
static void say_problem(const struct quarantined *aside, char *out, size_t size)
{
    char reason[PROBLEM_WORDS];
    words_problem(&aside->why, reason, sizeof reason);
    if (aside->why.error.line)
        tr_say(out, size, tr("line {1}: {2}"), aside->why.error.line, reason);
    else
        snprintf(out, size, "%s", reason);
}

/* --- the list --------------------------------------------------------------------------------------------
 */

static void draw_row_words(struct painter *painter, const struct quarantined *aside, struct rect row)
{
    float u = painter->layout.u, y = row.y + row.h / 2, x = row.x + 20 * u, right = row.x + row.w - 24 * u;
    struct type head = type_make(TYPE_SERIF, SIZE_NAME, COLOUR_IVORY, TYPE_LEFT);
    struct type sub = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT);
    struct type state = type_make(TYPE_SANS_MEDIUM, SIZE_SMALL, state_colour(aside), TYPE_RIGHT);
    float apart =
        fmaxf(type_cap_height(painter, head) * 0.5f + type_cap_height(painter, sub) + 3 * u, 22 * u);
    float upper = y - 4 * u - (apart - 22 * u) / 2;
    char date[DAY_DATE];
    say_date(aside, date, sizeof date);
    float wide = state_of(aside)[0] ? type_draw(painter, state, right, upper, state_of(aside)) + 12 * u : 0;
    type_draw_fit(painter, head, x, upper, right - x - wide, name_of(aside));
    type_draw_fit(painter, sub, x, upper + apart, right - x, date);
}

static void draw_row(struct quarantine_files *files, struct app *app, int place, struct rect row)
{
    bool chosen = place == files->chosen;
    char id[INPUT_ID];
    snprintf(id, sizeof id, "file:%d", place);
    row_of_list_light(app, row, id, chosen);
    draw_row_words(&app->painter, &files->list[place], row);
    row_of_list_target(app, row, files->place, id, chosen);
}

static void draw_list(struct quarantine_files *files, struct app *app, struct rect panel)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, high = quarantine_list_row_height(painter);
    draw_panel(painter, panel);
    files->place = rect_inset(panel, roundf(4 * u), roundf(8 * u));
    files->scroll.content = high * (float)files->count;
    float y = files->place.y - scroll_begin(painter, files->place, &files->scroll);
    for (int i = 0; i < files->count; i++, y += high)
        if (y + high > files->place.y && y < files->place.y + files->place.h)
            draw_row(files, app, i, rect_make(files->place.x, y, files->place.w, high));
    scroll_end(painter, files->place, &files->scroll);
}

/* --- the one that is chosen ------------------------------------------------------------------------------
 */

/* Words in lines from y on; returns the y below them. */
static float draw_lines(struct painter *painter, struct type type, struct rect panel, float y, int most,
                        const char *words)
{
    float u = painter->layout.u;
    int lines = type_draw_wrapped(painter, type, panel.x + 24 * u, y, panel.w - 48 * u, 22, most, words);
    return y + type_leading(painter, type, 22) * (float)lines + 8 * u;
}

static void draw_about(struct painter *painter, const struct quarantined *aside, struct rect panel)
{
    float u = painter->layout.u, x = panel.x + 24 * u, width = panel.w - 48 * u, y = panel.y + 46 * u;
    struct type quiet = type_make(TYPE_SANS, SIZE_BODY, COLOUR_QUIET, TYPE_LEFT);
    struct type text = type_make(TYPE_SANS, SIZE_BODY, COLOUR_TEXT, TYPE_LEFT);
    struct type warning = type_make(TYPE_SANS, SIZE_BODY, COLOUR_WARNING, TYPE_LEFT);
    char words[PROBLEM_WORDS + 40];
    type_draw_fit(painter, type_make(TYPE_SERIF, SIZE_HEAD, COLOUR_IVORY, TYPE_LEFT), x, y, width,
                  name_of(aside));
    y += fmaxf(26 * u, type_leading(painter, quiet, 26));
    say_date(aside, words, sizeof words);
    type_draw_fit(painter, quiet, x, y, width, words);
    y = draw_lines(painter, quiet, panel, y + type_leading(painter, quiet, 22), 2, aside->name);
    if (!aside->read)
        return;
    say_state(aside, words, sizeof words);
    y = draw_lines(painter, text, panel, y + 8 * u, 4, words);
    if (aside->good)
        return;
    say_problem(aside, words, sizeof words);
    y = draw_lines(painter, warning, panel, y, 4, words);
    if (aside->line[0])
        draw_lines(painter, quiet, panel, y, 2, aside->line);
}

static void draw_actions(struct quarantine_files *files, struct app *app, struct rect panel)
{
    struct painter *painter = &app->painter;
    const struct quarantined *aside = quarantine_list_chosen(files);
    const char *refusal = quarantine_list_refusal(files, app);
    float u = painter->layout.u, pad = roundf(20 * u), space = roundf(10 * u), high = roundf(54 * u);
    struct rect row =
        rect_make(panel.x + pad, panel.y + panel.h - pad - 3 * high - 2 * space, panel.w - 2 * pad, high);
    struct button restore = {.id = "button:restore",
                             .label = tr("Restore"),
                             .sub = refusal,
                             .key_label = refusal ? NULL : tr("Enter"),
                             .key = SDLK_RETURN,
                             .look = refusal ? BUTTON_OFF : BUTTON_PRIMARY};
    bool plays = aside->rules && !aside->over; /* to watch it would show the other hands */
    struct button watch = {.id = "button:watch",
                           .label = tr("Watch"),
                           .sub = plays ? tr("Once it’s over") : NULL,
                           .key_label = plays ? NULL : "W",
                           .key = SDLK_w,
                           .look = aside->over ? BUTTON_SECONDARY : BUTTON_OFF,
                           .icon = "icons/play"};
    struct button delete = {.id = "button:delete",
                            .label = tr("Delete"),
                            .key_label = tr("Del"),
                            .key = SDLK_DELETE,
                            .look = app->data[0] || files->example ? BUTTON_SECONDARY : BUTTON_OFF,
                            .icon = "icons/delete"};
    struct button folder = {.id = "button:folder",
                            .label = tr("Open the folder"),
                            .key_label = "O",
                            .key = SDLK_o,
                            .look = BUTTON_SECONDARY};
    widget_button(app, row, &restore);
    row.y += high + space;
    widget_button(app, rect_column(row, 0, 2, space), &watch);
    widget_button(app, rect_column(row, 1, 2, space), &delete);
    row.y += high + space;
    widget_button(app, row, &folder);
}

/* --- all of it -------------------------------------------------------------------------------------------
 */

static void draw_empty(struct app *app, const struct places *places)
{
    struct painter *painter = &app->painter;
    struct rect panel = places->list;
    panel.w = places->detail.x + places->detail.w - panel.x;
    float u = painter->layout.u, x = panel.x + panel.w / 2, y = panel.y + panel.h / 2;
    draw_panel(painter, panel);
    type_draw(painter, type_make(TYPE_SERIF, SIZE_HEAD, COLOUR_IVORY, TYPE_CENTRE), x, y - 10 * u,
              tr("No files set aside"));
    type_draw_wrapped(painter, type_make(TYPE_SANS, SIZE_BODY, COLOUR_QUIET, TYPE_CENTRE), x, y + 22 * u,
                      panel.w - 80 * u, 22, 2,
                      tr("A file that can’t be read is never overwritten: it is renamed and listed here."));
}

void quarantine_list_draw(struct scene *scene, struct app *app)
{
    struct quarantine_files *files = (struct quarantine_files *)scene;
    struct places places = places_of(&app->painter.layout);
    char words[80];
    tr_say(words, sizeof words, tr_many("{1} file", "{1} files", files->count), files->count);
    backdrop_draw_dim(&app->painter, 34);
    widget_screen_head(app, tr("Set aside"), files->count ? words : NULL);
    if (!files->count) {
        draw_empty(app, &places);
        return;
    }
    draw_list(files, app, places.list);
    draw_panel(&app->painter, places.detail);
    draw_about(&app->painter, quarantine_list_chosen(files), places.detail);
    draw_actions(files, app, places.detail);
}
