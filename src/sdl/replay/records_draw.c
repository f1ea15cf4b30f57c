/*
 * records_draw.c: the screen of the finished matches: what is looked for, the list, and the one that is
 * chosen (records.h).
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "sdl/app/matches.h"
#include "sdl/art/backdrop.h"
#include "sdl/art/theme.h"
#include "sdl/replay/exports.h"
#include "sdl/replay/records.h"
#include "sdl/ui/face.h"
#include "sdl/ui/field.h"
#include "sdl/ui/rows.h"
#include "sdl/ui/scroll.h"
#include "sdl/ui/widgets.h"
#include "words/words.h"

enum { FACES = 5 /* in a row at most */ };

static const float row_units = 62, filters_top = 124, filter_height = 44, detail_wide = 384, gap = 16;

float records_row_height(const struct painter *painter)
{
    return roundf(row_units * painter->layout.u);
}

bool records_is_seen(const struct records *records, const struct app *app, int place)
{
    const struct painter *painter = &app->painter;
    float high = records_row_height(painter);
    float y = records->list.y + (float)place * high - roundf(records->scroll.at);
    return y + high > records->list.y && y < records->list.y + records->list.h;
}

/* Where the parts of the screen are, in pixels. */
struct places {
    struct rect import, filters, list, detail;
};

static struct places places_of(const struct layout *l)
{
    float x = l->margin + 16, w = l->wide - 2 * x, top = filters_top + filter_height + 14,
          high = l->high - top - 40;
    struct places out = {.import = layout_rect(l, x + w - 190, 40, 190, 44),
                         .filters = layout_rect(l, x, filters_top, w, filter_height),
                         .list = layout_rect(l, x, top, w - detail_wide - gap, high),
                         .detail = layout_rect(l, x + w - detail_wide, top, detail_wide, high)};
    return out;
}

/* --- what is looked for ----------------------------------------------------------------------------------
 */

/* A button that opens a list: what holds now, and a tip that points down. */
static void draw_filter(struct app *app, struct rect place, const char *id, const char *words, bool holds)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, side = roundf(16 * u);
    bool hot = input_is_hot(app, id);
    struct box_style style = {
        .radius = 9,
        .top = hot ? COLOUR_ALPHA(COLOUR_HOT_HIGH, 224) : COLOUR_ALPHA(COLOUR_PANEL, 179),
        .bottom = hot ? COLOUR_ALPHA(COLOUR_HOT_LOW, 224) : COLOUR_ALPHA(COLOUR_PANEL, 179),
        .stroke = holds || hot ? COLOUR_ALPHA(COLOUR_BRASS, 200) : COLOUR_ALPHA(COLOUR_WHITE, 51),
        .stroke_width = 1};
    struct type type =
        type_make(TYPE_SANS_MEDIUM, SIZE_BODY, holds ? COLOUR_PROMPT : COLOUR_IVORY, TYPE_LEFT);
    draw_box(painter, place, &style);
    type_draw_fit(painter, type, place.x + 14 * u,
                  roundf(place.y + (place.h + type_cap_height(painter, type)) / 2),
                  place.w - 44 * u - side / 2, words);
    draw_svg(painter, "icons/chevron-down",
             rect_make(place.x + place.w - 12 * u - side, roundf(place.y + (place.h - side) / 2), side, side),
             hot ? COLOUR_PROMPT : COLOUR_QUIET);
    target_add(app, id, place, 0, 0);
    widget_ring(app, id, place, 9);
}

static const char *result_words(int result)
{
    static const char *const words[FILTER_RESULTS] = {N_("Any result"), N_("Won"), N_("Lost"), N_("Tied")};
    return tr(words[result]);
}

static void draw_filters(struct records *records, struct app *app, struct rect row)
{
    struct painter *painter = &app->painter;
    const struct filter *filter = &records->filter;
    float u = painter->layout.u, between = roundf(12 * u), icon = roundf(20 * u);
    float w[] = {roundf(226 * u), roundf(226 * u), roundf(170 * u)}, x = row.x;
    bool any = !filter_is_empty(filter);
    draw_filter(app, rect_make(x, row.y, w[0], row.h), "button:mode",
                filter->rules ? tr(filter->rules->name) : tr("Every mode"), filter->rules != NULL);
    x += w[0] + between;
    draw_filter(app, rect_make(x, row.y, w[1], row.h), "button:opponent",
                filter->opponent[0] ? words_computer_name(filter->opponent) : tr("Everyone"),
                filter->opponent[0] != '\0');
    x += w[1] + between;
    draw_filter(app, rect_make(x, row.y, w[2], row.h), "button:result", result_words(filter->result),
                filter->result != FILTER_ANY);
    x += w[2] + between;
    float right = row.x + row.w - (any ? row.h + between : 0);
    draw_svg(painter, "icons/search", rect_make(x + 2 * u, roundf(row.y + (row.h - icon) / 2), icon, icon),
             COLOUR_QUIET);
    x += icon + roundf(10 * u);
    field_box(app, rect_make(x, row.y, right - x, row.h), "field:typed", &records->typed);
    if (any)
        widget_icon_button(app, rect_make(row.x + row.w - row.h, row.y, row.h, row.h), "button:all",
                           "icons/close", 0);
}

/* --- the list --------------------------------------------------------------------------------------------
 */

/* What is to be known of a match besides: it was practice, it came from elsewhere. */
static const char *mark_of(const struct records_row *row)
{
    if (row->imported)
        return tr("Imported");
    return row->read && !row->broken && row->digest.setup.practice ? tr("Practice") : NULL;
}

/* The faces of the people who played, at the row's right; returns where they begin. */
static float draw_faces(struct painter *painter, const struct records_row *row, struct rect place)
{
    float u = painter->layout.u, side = roundf(38 * u), x = place.x + place.w - 24 * u;
    int shown = 0;
    for (int i = row->digest.sitter_count - 1; i >= 0 && shown < FACES; i--) {
        const struct player *player = &row->digest.sitters[i].player;
        if (!face_is(player))
            continue;
        x -= shown++ ? roundf(side * .82f) : side;
        face_draw(painter, (enum ai_level)player->level,
                  rect_make(roundf(x), roundf(place.y + (place.h - side) / 2), side, side));
    }
    return shown ? x - 14 * u : x;
}

static void draw_words(struct painter *painter, const struct records_row *row, struct rect place)
{
    float u = painter->layout.u, y = place.y + place.h / 2, x = place.x + 20 * u,
          right = row->read && !row->broken ? draw_faces(painter, row, place) : place.x + place.w - 24 * u;
    float column = place.w * 0.42f;
    struct type head = type_make(TYPE_SERIF, SIZE_NAME, COLOUR_IVORY, TYPE_LEFT);
    struct type sub = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT);
    struct type mark = type_make(TYPE_SANS_MEDIUM, SIZE_SMALL, COLOUR_BRASS, TYPE_RIGHT);
    /* the lower line stands clear of what hangs below the upper one */
    float apart = type_cap_height(painter, head) * 0.5f + type_cap_height(painter, sub) + 3 * u;
    float upper = y - 4 * u - fmaxf(apart - 22 * u, 0) / 2, lower = upper + fmaxf(apart, 22 * u);
    const char *marked = mark_of(row);
    float marked_wide = marked ? type_width(painter, mark, marked) + 12 * u : 0;
    type_draw_fit(painter, head, x, upper, column - 30 * u, tr(row->kept.rules->name));
    type_draw_fit(painter, sub, x, lower, column - 30 * u, row->date);
    if (marked)
        type_draw(painter, mark, right, upper, marked);
    if (row->broken) {
        sub.colour = COLOUR_WARNING;
        type_draw_fit(painter, sub, x + column, y + 5 * u, right - x - column - marked_wide,
                      tr("This record can’t be read."));
        return;
    }
    type_draw_fit(painter, head, x + column, upper, right - x - column - marked_wide, row->result);
    type_draw_fit(painter, sub, x + column, lower, right - x - column, row->names);
}

static void draw_row(struct records *records, struct app *app, int place, struct rect row)
{
    bool chosen = place == records->chosen;
    char id[INPUT_ID];
    snprintf(id, sizeof id, "record:%d", place);
    row_of_list_light(app, row, id, chosen);
    draw_words(&app->painter, &records->rows[records->shown[place]], row);
    row_of_list_target(app, row, records->list, id, chosen);
}

static void draw_list(struct records *records, struct app *app, struct rect panel)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, high = records_row_height(painter);
    draw_panel(painter, panel);
    records->list = rect_inset(panel, roundf(4 * u), roundf(8 * u));
    records->scroll.content = high * (float)records->shown_count;
    float up = scroll_begin(painter, records->list, &records->scroll);
    for (int i = 0; i < records->shown_count; i++)
        if (records_is_seen(records, app, i))
            draw_row(
                records, app, i,
                rect_make(records->list.x, records->list.y + high * (float)i - up, records->list.w, high));
    scroll_end(painter, records->list, &records->scroll);
}

/* --- the match that is chosen ----------------------------------------------------------------------------
 */

/* The players, the one with the most points first; returns the y below them. */
static float draw_standing(struct painter *painter, const struct digest *digest, struct rect panel, float y)
{
    float u = painter->layout.u, high = roundf(34 * u);
    float face = roundf(28 * u);
    int order[SEAT_MAX];
    bool faces = false;
    for (int seat = 0; seat < digest->setup.seats; seat++)
        faces |= face_is(&digest->setup.players[seat]);
    table_standing(&digest->table, order);
    for (int i = 0; i < digest->setup.seats; i++, y += high) {
        char points[WORDS_AMOUNT];
        bool you = order[i] == digest->you;
        struct type name = type_make(you ? TYPE_SANS_BOLD : TYPE_SANS, SIZE_TEXT,
                                     you ? COLOUR_IVORY : COLOUR_QUIET, TYPE_LEFT);
        struct type figure = type_make(TYPE_SERIF, SIZE_NAME, COLOUR_IVORY, TYPE_RIGHT);
        words_points(digest->table.scores[order[i]], points, sizeof points);
        float wide = type_draw(painter, figure, panel.x + panel.w - 24 * u, y, points), x = panel.x + 24 * u;
        const struct player *player = &digest->setup.players[order[i]];
        if (face_is(player))
            face_draw(
                painter, (enum ai_level)player->level,
                rect_make(roundf(x), roundf(y - type_cap_height(painter, name) / 2 - face / 2), face, face));
        x += faces ? face + 10 * u : 0;
        type_draw_fit(painter, name, x, y, panel.x + panel.w - 36 * u - wide - x, words_player(player));
    }
    return y;
}

/* "4 rounds played", or how far it has come. */
static void describe_length(const struct digest *digest, char *out, size_t size)
{
    bool hands = !digest->setup.rules->calls_rounds;
    int rounds = digest->table.round;
    tr_say(out, size,
           hands ? tr_many("{1} hand played", "{1} hands played", rounds)
                 : tr_many("{1} round played", "{1} rounds played", rounds),
           rounds);
}

static void draw_about(struct painter *painter, const struct records_row *row, struct rect panel)
{
    float u = painter->layout.u, x = panel.x + 24 * u, width = panel.w - 48 * u;
    struct type sub = type_make(TYPE_SANS, SIZE_BODY, COLOUR_QUIET, TYPE_LEFT);
    struct type mark = type_make(TYPE_SANS_MEDIUM, SIZE_SMALL, COLOUR_BRASS, TYPE_LEFT);
    char length[48];
    float y = panel.y + 46 * u;
    type_draw_fit(painter, type_make(TYPE_SERIF, SIZE_HEAD, COLOUR_IVORY, TYPE_LEFT), x, y, width,
                  tr(row->kept.rules->name));
    y += fmaxf(26 * u, type_leading(painter, sub, 26));
    type_draw_fit(painter, sub, x, y, width, row->date);
    if (!row->read)
        return;
    y += type_leading(painter, sub, 40);
    if (row->broken) {
        sub.colour = COLOUR_WARNING;
        type_draw_wrapped(painter, sub, x, y, width, 22, 4,
                          tr("This record can’t be read: its file is damaged, or a newer version wrote it. "
                             "It can only be deleted."));
        return;
    }
    y = draw_standing(painter, &row->digest, panel, y);
    describe_length(&row->digest, length, sizeof length);
    sub.size = SIZE_SMALL;
    type_draw_fit(painter, sub, x, y, width, length);
    y += type_leading(painter, sub, 24);
    if (row->digest.setup.practice)
        y += type_leading(painter, mark, 22) *
             (float)type_draw_wrapped(painter, mark, x, y, width, 22, 2,
                                      row->digest.setup.practice_later
                                          ? tr("It counted at first, then became practice")
                                          : tr("Practice match"));
    if (row->imported)
        type_draw_wrapped(painter, mark, x, y, width, 22, 2, tr("Imported, so it doesn’t count"));
}

static void draw_actions(struct app *app, const struct records_row *row, struct rect panel)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, pad = roundf(20 * u), space = roundf(10 * u), high = roundf(54 * u);
    struct rect inner =
        rect_make(panel.x + pad, panel.y + panel.h - pad - 3 * high - 2 * space, panel.w - 2 * pad, high);
    bool off = row->broken;
    enum button_look look = off ? BUTTON_OFF : BUTTON_SECONDARY;
    struct button watch = {.id = "button:watch",
                           .label = tr("Watch"),
                           .key_label = tr("Enter"),
                           .key = SDLK_RETURN,
                           .look = off ? BUTTON_OFF : BUTTON_PRIMARY,
                           .icon = "icons/play"};
    struct button log = {.id = "button:save",
                         .label = tr("Save"),
                         .key_label = "S",
                         .key = SDLK_s,
                         .look = look,
                         .icon = "icons/save"};
    struct button copy = {.id = "button:copy",
                          .label = tr("Copy"),
                          .key_label = "C",
                          .key = SDLK_c,
                          .look = look,
                          .icon = "icons/copy"};
    struct button review = {.id = "button:review",
                            .label = tr("Review"),
                            .key_label = "R",
                            .key = SDLK_r,
                            .look = look,
                            .icon = "icons/hint"};
    struct button delete = {.id = "button:delete",
                            .label = tr("Delete"),
                            .key_label = tr("Del"),
                            .key = SDLK_DELETE,
                            .look = app->data[0] ? BUTTON_SECONDARY : BUTTON_OFF,
                            .icon = "icons/delete"};
    widget_button(app, inner, &watch);
    inner.y += high + space;
    widget_button(app, rect_column(inner, 0, 2, space), &copy);
    widget_button(app, rect_column(inner, 1, 2, space), &log);
    inner.y += high + space;
    widget_button(app, rect_column(inner, 0, 2, space), &review);
    widget_button(app, rect_column(inner, 1, 2, space), &delete);
}

static void draw_detail(struct records *records, struct app *app, struct rect panel)
{
    const struct records_row *row = records_chosen(records);
    draw_panel(&app->painter, panel);
    if (!row)
        return;
    draw_about(&app->painter, row, panel);
    draw_actions(app, row, panel);
}

/* --- all of it -------------------------------------------------------------------------------------------
 */

static void draw_nothing(struct app *app, struct rect panel, const char *head, const char *words)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, x = panel.x + panel.w / 2, y = panel.y + panel.h / 2;
    type_draw(painter, type_make(TYPE_SERIF, SIZE_HEAD, COLOUR_IVORY, TYPE_CENTRE), x, y - 10 * u, head);
    type_draw_wrapped(painter, type_make(TYPE_SANS, SIZE_BODY, COLOUR_QUIET, TYPE_CENTRE), x, y + 22 * u,
                      panel.w - 80 * u, 22, 2, words);
}

static void draw_empty(struct app *app, const struct places *places)
{
    struct rect panel = places->list;
    panel.h += panel.y - places->filters.y;
    panel.y = places->filters.y;
    panel.w = places->filters.w;
    draw_panel(&app->painter, panel);
    draw_nothing(app, panel, tr("No matches yet"),
                 app->folder[0] ? tr("When a match ends, it is kept here to watch again.")
                                : tr("There is no folder to keep matches in."));
}

/* At the right end of the place, which it may exceed; returns where it is. */
static struct rect draw_import(struct app *app, struct rect place)
{
    struct button import = {.id = "button:import",
                            .label = tr("Import"),
                            .key_label = "I",
                            .key = SDLK_i,
                            .look = BUTTON_SECONDARY,
                            .icon = "icons/import"};
    float wide = fmaxf(place.w, widget_button_width(&app->painter, &import));
    place.x += place.w - wide;
    place.w = wide;
    widget_button(app, place, &import);
    return place;
}

/* A match that is missed may be among the files that could not be read. */
static void draw_quarantine(struct app *app, struct rect place)
{
    struct button aside = {.id = "button:aside",
                           .label = tr("Set aside"),
                           .key_label = "A",
                           .key = SDLK_a,
                           .look = BUTTON_SECONDARY};
    place.x -= place.w + roundf(12 * app->painter.layout.u);
    widget_button(app, place, &aside);
}

void records_draw(struct scene *scene, struct app *app)
{
    struct records *records = (struct records *)scene;
    struct places places = places_of(&app->painter.layout);
    char words[80];
    tr_say(words, sizeof words,
           records->shown_count < records->count
               ? tr_many("{1} of {2} match", "{1} of {2} matches", records->count)
               : tr_many("{1} match", "{1} matches", records->count),
           records->shown_count, records->count);
    backdrop_draw_dim(&app->painter, 34);
    widget_screen_head(app, tr("Records"), records->count ? words : NULL);
    struct rect import = draw_import(app, places.import);
    if (records->aside)
        draw_quarantine(app, import);
    if (!records->count) {
        draw_empty(app, &places);
        return;
    }
    draw_filters(records, app, places.filters);
    draw_list(records, app, places.list);
    draw_detail(records, app, places.detail);
    if (!records->shown_count)
        draw_nothing(app, places.list, tr("No matches found"),
                     tr("Use the cross at the upper right to show them all again."));
}
