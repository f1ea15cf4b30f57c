/*
 * scene_records.c: the matches that were played to their end, newest first, each to be watched again.
 *
 * Date and mode stand in the names of the files, so the list is there at once. Who won how is read from the
 * record, which means playing all of it: one a step, and only for rows that are seen.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/art/backdrop.h"
#include "sdl/art/theme.h"
#include "sdl/ui/widgets.h"
#include "session/keep.h"
#include "words/problem_words.h"
#include "words/words.h"

struct row {
    struct kept kept;
    bool read, broken;
    char names[SEAT_MOST * (PLAYER_NAME + 8)]; /* "You, Lin" */
    char result[64];                           /* "You win, 9 to 6" */
    bool practice;
};

struct records {
    struct scene scene;
    struct row *rows;
    int count;
    int chosen; /* the row of the keyboard */
    struct scroll scroll;
    struct rect list; /* as drawn last */
};

static const float row_units = 62;

static void leave(struct scene *scene, struct app *app)
{
    (void)app;
    free(((struct records *)scene)->rows);
    free(scene);
}

/* "22 November 2026, 14:03". */
static void describe_date(const char *began, char *out, size_t size)
{
    static const char *const months[] = {TR("January"),   TR("February"), TR("March"),    TR("April"),
                                         TR("May"),       TR("June"),     TR("July"),     TR("August"),
                                         TR("September"), TR("October"),  TR("November"), TR("December")};
    int year = 0, month = 0, day = 0, hour = 0, minute = 0;
    if (sscanf(began, "%d-%d-%d %d:%d", &year, &month, &day, &hour, &minute) == 5 && month >= 1 &&
        month <= 12) {
        char clock[12];
        snprintf(clock, sizeof clock, "%02d:%02d", hour % 100, minute % 100);
        tr_say(out, size, tr("{1} {2} {3}, {4}"), day, tr(months[month - 1]), year, clock);
    } else {
        snprintf(out, size, "%s", began);
    }
}

static void describe_result(const struct words *words, const struct table *table, char *out, size_t size)
{
    char most[16], less[16];
    int order[SEAT_MOST], winner = table_leader(table);
    table_standing(table, order);
    words_points(table->scores[order[0]], most, sizeof most);
    words_points(table->scores[order[1]], less, sizeof less);
    if (winner == SEAT_NONE)
        tr_say(out, size, tr("A tie, {1} each"), most);
    else if (winner == words->you)
        tr_say(out, size, tr("You win, {1} to {2}"), most, less);
    else
        tr_say(out, size, tr("{1} wins, {2} to {3}"), words_name(words, winner), most, less);
}

/* Reads a row's record; its end tells who won. */
static void read_row(struct row *row, const struct app *app)
{
    static struct view view; /* large */
    struct record record;
    struct words words;
    const char *names[SEAT_MOST];
    row->read = true;
    row->broken = !keep_read(matches_records(app), row->kept.name, &record, NULL);
    if (row->broken)
        return;
    struct session *session = session_from_record(&record);
    session_go_to(session, session_length(session));
    session_view(session, SEAT_NONE, &view);
    words_init(&words, &record.setup);
    describe_result(&words, &view.table, row->result, sizeof row->result);
    for (int seat = 0; seat < record.setup.seats; seat++)
        names[seat] = record.setup.players[seat].name;
    tr_list(row->names, sizeof row->names, TR_COMMA, names, record.setup.seats);
    row->practice = record.setup.practice;
    session_free(session);
    record_deinit(&record);
}

static float row_high(const struct painter *painter)
{
    return roundf(row_units * painter->layout.u);
}

static bool is_seen(const struct records *records, const struct app *app, int index)
{
    const struct painter *painter = &app->painter;
    float y = records->list.y + (float)index * row_high(painter) - roundf(records->scroll.at);
    return y + row_high(painter) > records->list.y && y < records->list.y + records->list.h;
}

static struct scene *update(struct scene *scene, struct app *app, float dt)
{
    struct records *records = (struct records *)scene;
    (void)dt;
    for (int i = 0; i < records->count; i++)
        if (!records->rows[i].read && is_seen(records, app, i)) {
            read_row(&records->rows[i], app);
            app_animate(app);
            break;
        }
    return scene;
}

static void draw_words(struct painter *painter, const struct row *row, struct rect place)
{
    float u = painter->layout.u, y = place.y + place.h / 2, x = place.x + 20 * u,
          right = place.x + place.w - 24 * u;
    float column = place.w * 0.44f;
    struct type head = type_make(TYPE_SERIF, SIZE_NAME, COLOUR_IVORY, TYPE_LEFT);
    struct type sub = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT);
    /* the lower line stands clear of what hangs below the upper one */
    float apart = type_cap_height(painter, head) * 0.5f + type_cap_height(painter, sub) + 3 * u;
    float upper = y - 4 * u - fmaxf(apart - 22 * u, 0) / 2, lower = upper + fmaxf(apart, 22 * u);
    char date[48];
    describe_date(row->kept.began, date, sizeof date);
    type_draw_fit(painter, head, x, upper, column - 30 * u, tr(row->kept.rules->name));
    type_draw_fit(painter, sub, x, lower, column - 30 * u, date);
    if (row->broken) {
        sub.colour = COLOUR_WARNING;
        type_draw_fit(painter, sub, x + column, y + 5 * u, right - x - column,
                      tr("This record cannot be read."));
        return;
    }
    type_draw_fit(painter, head, x + column, upper, right - x - column - (row->practice ? 90 * u : 0),
                  row->read ? row->result : "");
    type_draw_fit(painter, sub, x + column, lower, right - x - column, row->read ? row->names : "");
    struct type mark = type_make(TYPE_SANS_MEDIUM, SIZE_SMALL, COLOUR_BRASS, TYPE_RIGHT);
    if (row->read && row->practice)
        type_draw(painter, mark, right, upper, tr("Practice"));
}

static void draw_row(struct records *records, struct app *app, int index, struct rect place)
{
    struct painter *painter = &app->painter;
    struct box_style light = {
        .radius = 8, .top = COLOUR_ALPHA(COLOUR_WHITE, 18), .bottom = COLOUR_ALPHA(COLOUR_WHITE, 18)};
    struct rect seen = place, list = records->list;
    char id[INPUT_ID];
    float u = painter->layout.u, top = fmaxf(place.y, list.y),
          bottom = fminf(place.y + place.h, list.y + list.h);
    snprintf(id, sizeof id, "record:%d", index);
    if (input_is_hot(app, id))
        draw_box(painter, rect_inset(place, 6 * u, 2 * u), &light);
    draw_words(painter, &records->rows[index], place);
    draw_line(painter, place.x + 20 * u, place.y + place.h, place.x + place.w - 20 * u, place.y + place.h, 1,
              COLOUR_RULE);
    seen.y = top;
    seen.h = bottom - top;
    if (seen.h < 1)
        return;
    target_add(app, id, seen, records->rows[index].broken ? TARGET_OFF : index == 0 ? TARGET_FIRST : 0, 0);
    widget_ring(app, id, rect_inset(seen, 6 * u, 2 * u), 8);
}

static void draw_empty(struct app *app, struct rect panel)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, x = panel.x + panel.w / 2, y = panel.y + panel.h / 2;
    type_draw(painter, type_make(TYPE_SERIF, SIZE_HEAD, COLOUR_IVORY, TYPE_CENTRE), x, y - 10 * u,
              tr("No match is kept yet"));
    type_draw(painter, type_make(TYPE_SANS, SIZE_TEXT, COLOUR_QUIET, TYPE_CENTRE), x, y + 22 * u,
              app->folder[0] ? tr("Every match you play to its end comes here, to be watched again.")
                             : tr("There is no folder in which matches could be kept."));
}

static void draw(struct scene *scene, struct app *app)
{
    struct painter *painter = &app->painter;
    struct records *records = (struct records *)scene;
    const struct layout *l = &painter->layout;
    float x = l->margin + 16, u = l->u, high = row_high(painter);
    struct rect panel = layout_rect(l, x, 136, l->wide - 2 * x, l->high - 136 - 44);
    char words[80];
    const char *said = app->input.focus_visible
                           ? tr_many("One match. Choose it to watch it.",
                                     "{1} matches. Choose one to watch it.", records->count)
                           : tr_many("One match. Click it to watch it.",
                                     "{1} matches. Click one to watch it.", records->count);
    tr_say(words, sizeof words, said, records->count);
    backdrop_draw_dim(painter, 34);
    widget_screen_head(app, tr("Records"), records->count ? words : NULL);
    draw_panel(painter, panel);
    if (!records->count) {
        draw_empty(app, panel);
        return;
    }
    records->list = rect_inset(panel, roundf(4 * u), roundf(8 * u));
    records->scroll.content = high * (float)records->count;
    float up = widget_scroll_begin(painter, records->list, &records->scroll);
    for (int i = 0; i < records->count; i++)
        if (is_seen(records, app, i))
            draw_row(
                records, app, i,
                rect_make(records->list.x, records->list.y + high * (float)i - up, records->list.w, high));
    widget_scroll_end(painter, records->list, &records->scroll);
}

static struct scene *watch(struct scene *scene, struct app *app, int index)
{
    struct records *records = (struct records *)scene;
    struct record record;
    struct problem why = {0};
    if (index < 0 || index >= records->count)
        return scene;
    if (!keep_read(matches_records(app), records->rows[index].kept.name, &record, &why)) {
        char reason[PROBLEM_WORDS];
        words_problem(&why, reason, sizeof reason);
        app_notice(app, tr("This record cannot be read: {1}"), reason);
        return scene;
    }
    struct scene *next = scene_watch(app, scene, &record);
    record_deinit(&record);
    return next;
}

static struct scene *activate(struct scene *scene, struct app *app, const char *id)
{
    audio_play(app, SOUND_BUTTON);
    if (strncmp(id, "record:", 7) == 0) {
        ((struct records *)scene)->chosen = atoi(id + 7);
        return watch(scene, app, atoi(id + 7));
    }
    return scene_title(app);
}

/* Moves the keyboard's row and scrolls so that it is seen. */
static void choose(struct records *records, struct app *app, int row)
{
    float high = row_high(&app->painter), top;
    char id[INPUT_ID];
    records->chosen = SDL_clamp(row, 0, records->count - 1);
    top = high * (float)records->chosen;
    if (records->scroll.at > top)
        records->scroll.at = top;
    if (records->scroll.at < top + high - records->list.h)
        records->scroll.at = top + high - records->list.h;
    snprintf(id, sizeof id, "record:%d", records->chosen);
    input_focus(app, id);
    app->input.focus_visible = true;
    app_animate(app);
}

static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *key)
{
    struct records *records = (struct records *)scene;
    bool on_row = app->input.focus_visible && strncmp(app->input.focus, "record:", 7) == 0;
    int page = (int)(records->list.h / row_high(&app->painter)), step = 0;
    if (!records->count)
        return NULL;
    switch (key->code) {
    case SDLK_DOWN:
        step = on_row ? 1 : 0;
        break;
    case SDLK_UP:
        if (!on_row || records->chosen == 0)
            return NULL;
        step = -1;
        break;
    case SDLK_PAGEDOWN:
        step = page;
        break;
    case SDLK_PAGEUP:
        step = -page;
        break;
    case SDLK_HOME:
        step = -records->count;
        break;
    case SDLK_END:
        step = records->count;
        break;
    default:
        return NULL;
    }
    choose(records, app, records->chosen + step);
    return scene;
}

static void wheel(struct scene *scene, struct app *app, float lines)
{
    struct records *records = (struct records *)scene;
    widget_scroll_wheel(app, &records->scroll, records->list, lines);
    app_animate(app);
}

static const struct scene_class records_class = {.name = "records",
                                                 .leave = leave,
                                                 .update = update,
                                                 .draw = draw,
                                                 .activate = activate,
                                                 .key = key,
                                                 .wheel = wheel};

struct scene *scene_records(struct app *app)
{
    struct records *records = calloc(1, sizeof *records);
    struct kept *list = calloc(KEEP_MOST, sizeof *list);
    CHECK(records && list);
    records->scene.class = &records_class;
    records->count = keep_list(matches_records(app), list, KEEP_MOST);
    records->rows = calloc((size_t)records->count + 1, sizeof *records->rows);
    CHECK(records->rows);
    for (int i = 0; i < records->count; i++)
        records->rows[i].kept = list[i];
    free(list);
    return &records->scene;
}
