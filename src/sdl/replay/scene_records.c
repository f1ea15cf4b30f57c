/*
 * scene_records.c: the finished and the imported matches, newest first, to search, watch, copy, save and
 * delete (records.h).
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "sdl/app/scenes.h"
#include "sdl/replay/records.h"
#include "sdl/ui/face.h"
#include "sdl/ui/field.h"
#include "sdl/ui/flow.h"
#include "sdl/ui/pick.h"
#include "sdl/ui/rows.h"
#include "sdl/ui/scroll.h"
#include "sdl/ui/widgets.h"
#include "words/words.h"

static const char field_id[] = "field:typed";
static const char *const typed_hint = N_("Name, date, result");

SCENE_OF(struct records)

enum { FACES = 5 /* in a row at most */ };

static const float row_units = 62, filters_top = 124, filter_height = 44, detail_wide = 384, gap = 16;

static float records_row_height(const struct painter *painter)
{
    return roundf(row_units * painter->layout.u);
}

bool records_is_seen(const struct records *records, const struct painter *painter, int place)
{
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

/* --- what is looked for ------------------------------------------------------------------------- */

static void filter_changed(struct records *records, struct app *app)
{
    records->clicked = false;
    records->scroll.at = 0;
    records_filter(records);
    app_animate(app);
}

static struct scene *take_mode(struct scene *under, struct app *app, int index)
{
    of(under)->filter.rules = index > 0 ? scene_modes[index - 1] : NULL;
    filter_changed(of(under), app);
    return under;
}

static struct scene *ask_mode(struct scene *scene, struct app *app)
{
    struct pick pick = {.answer = take_mode};
    SDL_strlcpy(pick.title, tr("Which mode?"), sizeof pick.title);
    pick_add(&pick, tr("Every mode"), NULL);
    for (int i = 0; scene_modes[i]; i++) {
        pick_add(&pick, tr(scene_modes[i]->name), NULL);
        if (scene_modes[i] == of(scene)->filter.rules)
            pick.chosen = i + 1;
    }
    return scene_pick(app, scene, &pick);
}

static struct scene *take_opponent(struct scene *under, struct app *app, int index)
{
    struct records *records = of(under);
    const char *names[PICK_MAX - 1];
    int count = records_opponents(records, names, PICK_MAX - 1);
    records->filter.opponent[0] = '\0';
    if (index > 0 && index <= count)
        snprintf(records->filter.opponent, PLAYER_NAME, "%s", names[index - 1]);
    filter_changed(records, app);
    return under;
}

static struct scene *ask_opponent(struct scene *scene, struct app *app)
{
    struct pick pick = {.answer = take_opponent};
    const char *names[PICK_MAX - 1];
    int count = records_opponents(of(scene), names, PICK_MAX - 1);
    SDL_strlcpy(pick.title, tr("Against whom?"), sizeof pick.title);
    pick_add(&pick, tr("Everyone"), NULL);
    for (int i = 0; i < count; i++) {
        pick_add(&pick, words_computer_name(names[i]), NULL);
        if (strcmp(names[i], of(scene)->filter.opponent) == 0)
            pick.chosen = i + 1;
    }
    return scene_pick(app, scene, &pick);
}

static const char *result_words(int result)
{
    static const char *const words[FILTER_RESULTS] = {N_("Any result"), N_("Won"), N_("Lost"), N_("Tied")};
    return tr(words[result]);
}

static struct scene *take_result(struct scene *under, struct app *app, int index)
{
    of(under)->filter.result = (uint8_t)index;
    filter_changed(of(under), app);
    return under;
}

static struct scene *ask_result(struct scene *scene, struct app *app)
{
    const char *const meant[FILTER_RESULTS] = {
        NULL, tr("You had the most points"), tr("Somebody had more points than you"),
        tr("Nobody had more points than you, but somebody had as many")};
    struct pick pick = {.answer = take_result, .chosen = of(scene)->filter.result};
    SDL_strlcpy(pick.title, tr("With which result?"), sizeof pick.title);
    for (int i = 0; i < FILTER_RESULTS; i++)
        pick_add(&pick, result_words(i), meant[i]);
    return scene_pick(app, scene, &pick);
}

static struct scene *show_all(struct scene *scene, struct app *app)
{
    memset(&of(scene)->filter, 0, sizeof of(scene)->filter);
    of(scene)->typed.text[0] = '\0';
    filter_changed(of(scene), app);
    return scene;
}

/* A button that opens a list: what holds now, and a tip that points down. */
static void draw_filter(struct app *app, struct rect place, const char *id, const char *words, bool holds,
                        scene_action *does)
{
    struct pen pen = pen_in(&app->painter, place);
    bool hot = input_is_hot(app, id);
    struct box_style style = {
        .radius = 9,
        .top = hot ? COLOUR_ALPHA(COLOUR_HOT_HIGH, 224) : COLOUR_ALPHA(COLOUR_PANEL, 179),
        .bottom = hot ? COLOUR_ALPHA(COLOUR_HOT_LOW, 224) : COLOUR_ALPHA(COLOUR_PANEL, 179),
        .stroke = holds || hot ? COLOUR_ALPHA(COLOUR_BRASS, 200) : COLOUR_ALPHA(COLOUR_WHITE, 51),
        .stroke_width = 1};
    draw_box(pen.painter, place, &style);
    pen_left(&pen, 14);
    pen_right(&pen, 12);
    draw_svg(pen.painter, "icons/chevron-down", pen_right(&pen, 16), hot ? COLOUR_PROMPT : COLOUR_QUIET);
    pen_right(&pen, 10);
    text_draw(pen.painter, TEXT_LINE | (holds ? TEXT_LIT : 0), pen.room, words);
    widget_target(app, id, place, 0, 0, 9);
    target_does(app, does);
}

static void draw_filters(struct records *records, struct app *app, struct rect row)
{
    struct pen pen = pen_in(&app->painter, row);
    const struct filter *filter = &records->filter;
    bool any = !filter_is_empty(filter);
    draw_filter(app, pen_left(&pen, 226), "button:mode",
                filter->rules ? tr(filter->rules->name) : tr("Every mode"), filter->rules != NULL, ask_mode);
    pen_left(&pen, 12);
    draw_filter(app, pen_left(&pen, 226), "button:opponent",
                filter->opponent[0] ? words_computer_name(filter->opponent) : tr("Everyone"),
                filter->opponent[0] != '\0', ask_opponent);
    pen_left(&pen, 12);
    draw_filter(app, pen_left(&pen, 170), "button:result", result_words(filter->result),
                filter->result != FILTER_ANY, ask_result);
    pen_left(&pen, 14);
    draw_svg(pen.painter, "icons/search", pen_left(&pen, 20), COLOUR_QUIET);
    pen_left(&pen, 8);
    struct rect all = pen_right(&pen, any ? row.h / pen.u : 0);
    pen_right(&pen, any ? 12 : 0);
    field_box(app, pen.room, field_id, &records->typed);
    if (!any)
        return;
    widget_icon_button(app, all, "button:all", "icons/close", 0);
    target_does(app, show_all);
}

/* --- the list ----------------------------------------------------------------------------------- */

/* Shows a match; one that was clicked already is watched. */
static struct scene *choose(struct scene *scene, struct app *app, int place)
{
    struct records *records = of(scene);
    bool watch = place == records->chosen && (records->clicked || app->input.focus_visible);
    records->chosen = place;
    records->clicked = !watch;
    return watch ? records_watch(scene, app) : scene;
}

/* Returns a word for a match that doesn't count, or NULL. */
static const char *mark_of(const struct records_row *row)
{
    if (row->imported)
        return tr("Imported");
    return row->read && !row->broken && row->digest.setup.practice ? tr("Practice") : NULL;
}

/* The faces of the people who played, at the row's right; cuts them off. */
static void draw_faces(const struct records_row *row, struct pen *pen)
{
    enum { SIDE = 38, STEP = 31, GAP = 14 };
    float x = pen->room.w / pen->u - SIDE, y = (pen->room.h / pen->u - SIDE) / 2;
    int shown = 0;
    for (int i = row->digest.sitter_count - 1; i >= 0 && shown < FACES; i--) {
        const struct player *player = &row->digest.sitters[i].player;
        if (!face_is(player))
            continue;
        face_draw(pen->painter, (enum ai_level)player->level,
                  pen_part(pen, x - (float)(STEP * shown++), y, SIDE, SIDE));
    }
    pen_right(pen, shown ? (float)(STEP * (shown - 1) + SIDE + GAP) : 0);
}

/* Draws how it ended for the player, by shape: a medal of old gold, an empty ring, half a ring. */
static void draw_outcome(const struct records_row *row, struct pen pen)
{
    bool won = row->digest.outcome == DIGEST_WON;
    struct rect disc = pen_middle(&pen, 16, 16);
    if (!row->read || row->digest.outcome > DIGEST_TIED)
        return;
    draw_disc(pen.painter, disc.x + disc.w / 2, disc.y + disc.h / 2, disc.w / 2, won ? 0 : 1.6f,
              won ? COLOUR_WON_MID : COLOUR_FAINT);
    if (won)
        draw_svg(pen.painter, "icons/check", pen_middle(&pen, 11, 11), COLOUR_MEDAL_TEXT);
    if (row->digest.outcome == DIGEST_TIED)
        draw_fill(pen.painter, pen_middle(&pen, 8, 2), COLOUR_FAINT);
}

static void draw_words(struct painter *painter, const struct records_row *row, struct rect place)
{
    struct pen pen = pen_in(painter, place);
    const char *marked = mark_of(row);
    pen_left(&pen, 20);
    pen_right(&pen, 24);
    if (row->read && !row->broken)
        draw_faces(row, &pen);
    text_pair(painter, pen_left(&pen, place.w * .42f / pen.u - 30), TEXT_NAME, tr(row->kept.rules->name),
              TEXT_NOTE, row->date);
    struct pen outcome = pen_in(painter, pen_left(&pen, 30));
    if (marked)
        pen_right(&pen, text_draw(painter, TEXT_MARK | TEXT_RIGHT, pen.room, marked) / pen.u + 12);
    if (row->broken) {
        text_draw(painter, TEXT_NOTE | TEXT_WARNING, pen.room, tr("This record can’t be read."));
        return;
    }
    draw_outcome(row, outcome);
    unsigned colour = !row->read                           ? 0
                      : row->digest.outcome == DIGEST_WON  ? TEXT_LIT
                      : row->digest.outcome == DIGEST_LOST ? TEXT_QUIET
                                                           : 0;
    text_pair(painter, pen.room, TEXT_NAME | colour, row->result, TEXT_NOTE, row->names);
}

static void draw_row(struct records *records, struct app *app, int place, struct rect row)
{
    bool chosen = place == records->chosen;
    const char *id = TARGET_ID("record", place);
    row_of_list_light(app, row, id, chosen);
    draw_words(&app->painter, &records->rows[records->shown[place]], row);
    if (row_of_list_target(app, row, records->list, id, chosen))
        target_does_at(app, choose, place);
}

static void draw_list(struct records *records, struct app *app, struct rect panel)
{
    struct painter *painter = &app->painter;
    float high = records_row_height(painter);
    draw_panel(painter, panel);
    records->list = place_inset(painter, panel, 4, 8);
    records->scroll.content = high * (float)records->shown_count;
    float up = scroll_begin(painter, records->list, &records->scroll);
    for (int i = 0; i < records->shown_count; i++)
        if (records_is_seen(records, painter, i))
            draw_row(
                records, app, i,
                rect_make(records->list.x, records->list.y + high * (float)i - up, records->list.w, high));
    scroll_end(painter, records->list, &records->scroll);
}

/* --- all of it ---------------------------------------------------------------------------------- */

static struct scene *bring_in(struct scene *scene, struct app *app)
{
    return scene_import(app, scene);
}

static void draw_nothing(struct painter *painter, struct rect panel, const char *head, const char *words)
{
    struct pen pen = pen_in(painter, panel);
    pen_top(&pen, panel.h / 2 / pen.u);
    pen_text(&pen, TEXT_HEAD | TEXT_CENTRE, 0, -10, 0, head);
    pen_pad(&pen, 40, 4);
    pen_write(&pen, TEXT_BODY | TEXT_QUIET | TEXT_CENTRE, 22, 2, words);
}

static void draw_empty(struct app *app, const struct places *places)
{
    struct rect panel = places->list;
    panel.h += panel.y - places->filters.y;
    panel.y = places->filters.y;
    panel.w = places->filters.w;
    draw_panel(&app->painter, panel);
    draw_nothing(&app->painter, panel, tr("No matches yet"),
                 app->folder[0] ? tr("When a match ends, it is kept here to watch again.")
                                : tr("There is no folder to keep matches in."));
}

/* At the right end of the place, which it may exceed; returns where it is. */
static struct rect draw_import(struct app *app, struct rect place)
{
    struct button import = button_to("button:import", tr("Import"), "I", SDLK_i, bring_in);
    import.icon = "icons/import";
    float wide = fmaxf(place.w, widget_button_width(&app->painter, &import));
    place.x += place.w - wide;
    place.w = wide;
    widget_button(app, place, &import);
    return place;
}

/* A missing match may be among the files that couldn't be read. */
static void draw_quarantine(struct app *app, struct rect place)
{
    struct button aside = button_to("button:aside", tr("Set aside"), "A", SDLK_a, scene_quarantine);
    place.x -= place.w + roundf(12 * app->painter.layout.u);
    widget_button(app, place, &aside);
}

static void draw(struct scene *scene, struct app *app)
{
    struct records *records = of(scene);
    struct places places = places_of(&app->painter.layout);
    char words[80];
    tr_say(words, sizeof words,
           records->shown_count < records->count
               ? tr_many("{1} of {2} match", "{1} of {2} matches", records->count)
               : tr_many("{1} match", "{1} matches", records->count),
           records->shown_count, records->count);
    widget_screen(app, 34, tr("Records"), records->count ? words : NULL, 0);
    struct rect import = draw_import(app, places.import);
    if (records->aside)
        draw_quarantine(app, import);
    if (!records->count) {
        draw_empty(app, &places);
        return;
    }
    draw_filters(records, app, places.filters);
    draw_list(records, app, places.list);
    records_draw_detail(records, app, places.detail);
    if (!records->shown_count)
        draw_nothing(&app->painter, places.list, tr("No matches found"),
                     tr("Use the cross at the upper right to show them all again."));
}

/* --- the scene ---------------------------------------------------------------------------------- */

static void enter(struct scene *scene, struct app *app, bool again)
{
    if (again) /* something may have been brought in meanwhile, or deleted */
        records_list(of(scene), app);
}

static void leave(struct scene *scene, struct app *app)
{
    (void)app;
    free(of(scene)->rows);
    free(of(scene)->shown);
    free(scene);
}

static struct scene *update(struct scene *scene, struct app *app, float dt)
{
    struct records *records = of(scene);
    int focused = app->input.focus_visible ? target_number(app->input.focus, "record") : -1;
    (void)dt;
    if (focused >= 0 && focused < records->shown_count && focused != records->chosen) {
        records->chosen = focused; /* arrows have led there from beside the list */
        app_dirty(app);
    }
    if (records_read_some(records, app)) {
        records_filter(records);
        app_animate(app);
    }
    return scene;
}

/* While words are typed; NULL: the key is not for the field. */
static struct scene *field_gets(struct scene *scene, struct app *app, const struct scene_key *key)
{
    struct records *records = of(scene);
    if (key->code == SDLK_ESCAPE) {
        records->typed.text[0] = '\0';
        input_focus(app, "");
    } else if (!field_key(app, &records->typed, key)) {
        return NULL;
    }
    filter_changed(records, app);
    return scene;
}

static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *key)
{
    struct records *records = of(scene);
    bool control = key->modifiers & (KMOD_CTRL | KMOD_GUI), typing = strcmp(app->input.focus, field_id) == 0;
    if (field_is_paste(key) && !typing)
        return scene_paste(scene, app);
    if (control && key->code == SDLK_f && records->count) {
        input_focus(app, field_id);
        return scene;
    }
    struct scene *next = typing ? field_gets(scene, app, key) : NULL;
    const struct scroll_list rows = {"record", records->list, records_row_height(&app->painter),
                                     records->shown_count};
    if (next || !scroll_key(app, &records->scroll, &rows, &records->chosen, key->code))
        return next;
    records->clicked = false;
    return scene;
}

SCROLL_WHEEL(scroll, list)

static void reword(struct scene *scene, struct app *app)
{
    (void)app;
    of(scene)->typed.hint = tr(typed_hint);
}

static const struct scene_class records_class = {.name = "records",
                                                 .clicks = true,
                                                 .enter = enter,
                                                 .leave = leave,
                                                 .reword = reword,
                                                 .update = update,
                                                 .draw = draw,
                                                 .key = key,
                                                 .wheel = wheel};

struct scene *scene_records(struct scene *scene, struct app *app)
{
    (void)scene;
    struct records *records = SCENE_NEW(struct records, &records_class, NULL);
    records->rows = calloc(RECORDS_MAX, sizeof *records->rows);
    records->shown = calloc(RECORDS_MAX, sizeof *records->shown);
    CHECK_MEMORY(records->rows && records->shown);
    records->typed.room = sizeof records->typed.text - 1;
    records->typed.hint = tr(typed_hint);
    records->chosen = -1;
    records_list(records, app);
    return &records->scene;
}
