/*
 * scene_making.c: the round on the table as pictures (exports.h).
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "sdl/paint/gif.h"
#include "sdl/replay/exports.h"
#include "sdl/ui/flow.h"
#include "sdl/ui/widgets.h"
#include "session/archive/choices.h"
#include "words/daily/day_words.h"
#include "words/words.h"

enum {
    STRIP_MAX = 6,
    STRIP_COLUMNS = 2,
    SAMPLES = 4,
    STEP_TIME = 45,
    CALL_TIME = 80,
    FIRST_TIME = 120,
    RESULT_TIME = 300,
    END_TIME = 250,  /* of the sheet at the end */
    MOST_TIME = 2200 /* hundredths of a second, all together */
};

struct making {
    struct scene scene;
    enum making_kind kind;
    struct record record;
    int begin, end, round; /* places of the record */
    struct studio *studio;
    struct gif *gif;
    int sampled; /* pictures looked at for the palette */
    int at;      /* pictures made */
    int count;   /* ... of so many, */
    int *places; /* ... each of a place of the record */
    uint32_t *pictures[STRIP_MAX];
    char captions[STRIP_MAX][160];
};

SCENE_OF(struct making)

static void leave(struct scene *scene, struct app *app)
{
    struct making *making = of(scene);
    studio_free(making->studio, app);
    gif_free(making->gif);
    free(making->places);
    for (int i = 0; i < STRIP_MAX; i++)
        free(making->pictures[i]);
    record_deinit(&making->record);
    free(making);
}

/* Place number `index` of `count`: evenly from the deal to the end. */
static int place_of(const struct making *making, int index, int count)
{
    int steps = making->end - making->begin;
    return count > 1 ? making->begin + (index * steps + (count - 1) / 2) / (count - 1) : making->end;
}

/* The move that led to a place; MOVE_KINDS: none. */
static enum move_kind move_before(const struct making *making, int place)
{
    const struct entry *entry = &making->record.entries[place - 1];
    return place <= making->begin || entry->is_deal || entry->is_time_up ? MOVE_KINDS
                                                                         : (enum move_kind)entry->move.kind;
}

/* A strip shows some of the places, the animation all but where somebody passed. */
static void choose_places(struct making *making)
{
    int all = making->end - making->begin + 1;
    making->places = calloc((size_t)all, sizeof *making->places);
    CHECK_MEMORY(making->places);
    if (making->kind == MAKING_STRIP)
        for (making->count = 0; making->count < SDL_min(all, STRIP_MAX); making->count++)
            making->places[making->count] = place_of(making, making->count, SDL_min(all, STRIP_MAX));
    else
        for (int place = making->begin; place <= making->end; place++)
            if (move_before(making, place) != MOVE_PASS || place == making->end)
                making->places[making->count++] = place;
}

/* Returns how long the picture of a place would stay; calls longer than other moves. */
static int time_of(const struct making *making, int place)
{
    static const bool calls[MOVE_KINDS + 1] = {
        [MOVE_RIICHI] = true, [MOVE_TENPAI] = true,   [MOVE_CHOW] = true, [MOVE_PUNG] = true,
        [MOVE_KONG] = true,   [MOVE_KONG_OWN] = true, [MOVE_WIN] = true,  [MOVE_DECLARE] = true};
    return calls[move_before(making, place)] ? CALL_TIME : STEP_TIME;
}

/* The same in a long round, of which all together must not take too long. */
static int fitted_time(const struct making *making, int place)
{
    int all = 0, room = MOST_TIME - FIRST_TIME - RESULT_TIME - END_TIME;
    for (int i = 1; i < making->count - 1; i++)
        all += time_of(making, making->places[i]);
    int time = time_of(making, place);
    return all > room ? SDL_max(time * room / all, 2) : time;
}

static void describe(const struct making *making, char *title, size_t title_size, char *below,
                     size_t below_size)
{
    const struct setup *setup = &making->record.setup;
    const char *names[SEAT_MAX];
    struct player sitting[SEAT_MAX]; /* in that round */
    char players[SEAT_MAX * (PLAYER_NAME + 4)];
    record_players(&making->record, making->end, sitting);
    for (int seat = 0; seat < setup->seats; seat++)
        names[seat] = words_player(&sitting[seat]);
    tr_list(players, sizeof players, TR_COMMA, names, setup->seats);
    tr_say(title, title_size, setup->rules->calls_rounds ? tr("{1}, round {2}") : tr("{1}, hand {2}"),
           tr(setup->rules->name), making->round);
    if (setup->began[0]) {
        char began[DAY_DATE];
        words_time(setup->began, began, sizeof began);
        tr_say(below, below_size, tr("{1}. Started {2}"), players, began);
    } else {
        tr_say(below, below_size, "{1}", players);
    }
}

/* The sheet at the end says how the round ended, and of which game. */
static void add_end(struct making *making, struct app *app)
{
    char title[80], below[200], result[WORDS_LINE];
    describe(making, title, sizeof title, below, sizeof below);
    studio_headline(making->studio, result, sizeof result);
    gif_add(making->gif, studio_end(making->studio, app, result[0] ? result : title, title, below),
            making->count > 1 ? RESULT_TIME : FIRST_TIME);
}

static struct scene *write_moving(struct making *making, struct app *app)
{
    struct text file;
    char what[32];
    add_end(making, app);
    gif_finish(making->gif, END_TIME, &file);
    making->gif = NULL;
    snprintf(what, sizeof what, "round-%d", making->round);
    struct scene *next =
        exports_write(app, making->scene.under, &making->record.setup, what, ".gif", file.data, file.size);
    text_deinit(&file);
    return next;
}

static struct scene *write_strip(struct making *making, struct app *app)
{
    char title[80], below[200], what[32];
    struct text file = {0};
    describe(making, title, sizeof title, below, sizeof below);
    SDL_Surface *sheet = studio_sheet(making->studio, making->pictures, making->captions, making->count,
                                      SDL_min(STRIP_COLUMNS, making->count), title, below);
    bool made = sheet && studio_png(sheet, &file);
    SDL_FreeSurface(sheet);
    snprintf(what, sizeof what, "round-%d", making->round);
    struct scene *next = making->scene.under;
    if (made)
        next = exports_write(app, next, &making->record.setup, what, ".png", file.data, file.size);
    else
        app_warn(app, tr("Couldn’t make the picture: {1}"), SDL_GetError());
    text_deinit(&file);
    return next;
}

/* Some pictures are looked at first: the palette is of their colours. */
static void sample(struct making *making, struct app *app)
{
    gif_sample(making->gif,
               studio_picture(making->studio, app, place_of(making, making->sampled++, SAMPLES)));
}

static void make_one(struct making *making, struct app *app)
{
    const uint32_t *pixels = studio_picture(making->studio, app, making->places[making->at]);
    if (making->kind == MAKING_MOVING) {
        gif_add(making->gif, pixels,
                making->at == 1 ? FIRST_TIME
                                : fitted_time(making, making->places[SDL_max(making->at - 1, 0)]));
    } else {
        size_t size = (size_t)STUDIO_WIDTH * STUDIO_HEIGHT * sizeof *pixels;
        making->pictures[making->at] = malloc(size);
        CHECK_MEMORY(making->pictures[making->at]);
        memcpy(making->pictures[making->at], pixels, size);
        studio_caption(making->studio, making->captions[making->at], sizeof making->captions[0]);
    }
    making->at++;
}

static struct scene *update(struct scene *scene, struct app *app, float dt)
{
    struct making *making = of(scene);
    (void)dt;
    app_animate(app);
    if (!making->studio)
        return scene->under;
    if (making->kind == MAKING_MOVING && making->sampled < SAMPLES) {
        sample(making, app);
        return scene;
    }
    if (making->at < making->count) {
        make_one(making, app);
        return scene;
    }
    return making->kind == MAKING_MOVING ? write_moving(making, app) : write_strip(making, app);
}

static void draw(struct scene *scene, struct app *app)
{
    struct making *making = of(scene);
    float part = (float)(making->at + making->sampled) / (float)(making->count + SAMPLES);
    bool moves = making->kind == MAKING_MOVING;
    struct pen pen =
        widget_overlay(app, layout_middle(&app->painter.layout, 0, -20, 460, 196),
                       moves ? tr("Making the animation") : tr("Making the picture strip"), false);
    struct button stop = button_to("button:stop", tr("Stop"), tr("Esc"), SDLK_ESCAPE, scene_close);
    text_draw(pen.painter, TEXT_NOTE, pen_top(&pen, 46),
              TR_SAID(tr("Picture {1} of {2}"), making->at, making->count));
    struct rect bar = pen_top(&pen, 6);
    draw_fill(pen.painter, bar, COLOUR_ALPHA(COLOUR_BLACK, 102));
    bar.w = roundf(bar.w * part);
    draw_fill(pen.painter, bar, COLOUR_BRASS);
    struct pen foot = pen_in(pen.painter, pen_bottom(&pen, 48));
    widget_button(app, pen_right(&foot, 160), &stop);
}

static const struct scene_class making_class = {
    .name = "making", .leave = leave, .update = update, .draw = draw};

/* The record's entries are the scene's own. */
static void copy_record(struct making *making, const struct record *record)
{
    making->record = *record;
    making->record.room = record->count;
    making->record.entries = malloc(((size_t)record->count + 1) * sizeof *record->entries);
    CHECK_MEMORY(making->record.entries);
    memcpy(making->record.entries, record->entries, (size_t)record->count * sizeof *record->entries);
}

struct scene *scene_making(struct app *app, struct scene *under, const struct record *record, int place,
                           enum making_kind kind)
{
    struct making *making = SCENE_NEW(struct making, &making_class, under);
    CHECK(under);
    making->kind = kind;
    copy_record(making, record);
    bool dealt = choices_round_bounds(record, place, &making->begin, &making->end);
    CHECK(dealt);
    for (int i = 0; i < making->begin; i++)
        making->round += record->entries[i].is_deal;
    choose_places(making);
    making->studio = studio_new(app, record, making->begin);
    if (kind == MAKING_MOVING)
        making->gif = gif_new(STUDIO_WIDTH, STUDIO_HEIGHT);
    return &making->scene;
}
