/*
 * exports.c: what of a record leaves the program: text, files, and pictures of its steps (exports.h).
 *
 * Scenes draw with the program's painter. While a picture is made here another takes its place, with
 * caches of its own, and what the player points at is taken for covered; so nothing on the screen is drawn
 * again because of it.
 */
#include "sdl/replay/exports.h"

#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/file.h"
#include "sdl/app/data_folder.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/art/backdrop.h"
#include "sdl/paint/bitmap.h"
#include "sdl/paint/canvas.h"
#include "sdl/replay/replay.h"
#include "sdl/system/page.h"
#include "sdl/ui/flow.h"
#include "session/archive.h"

enum { PATH_ROOM = APP_PATH + 160, NUMBERS = 1000 };

const char *exports_refusal(const struct app *app)
{
    if (PAGE_HERE)
        return NULL;
    if (app->taken)
        return tr("Another window is using the data folder: nothing is written here.");
    return app->data[0] ? NULL : tr("There is no folder to write to.");
}

static struct scene *open_folder(struct scene *under, struct app *app, bool yes)
{
    if (yes)
        data_folder_show(app, matches_exports(app));
    return under;
}

/* The file is there: where, and its folder on request. */
static struct scene *tell_written(struct app *app, struct scene *under, const char *path, const char *told)
{
    struct question notice = {
        .title = tr("Saved"), .yes = tr("Open the folder"), .no = tr("Close"), .answer = open_folder};
    tr_say(notice.text, sizeof notice.text, tr(told), tr_short(path, 340));
    return scene_question(app, under, &notice);
}

static struct scene *tell_failed(struct app *app, struct scene *under, const struct error *why)
{
    struct question notice = {.title = tr("Not saved"), .yes = tr("Close")};
    tr_say(notice.text, sizeof notice.text, tr("Couldn’t write the file: {1}"), why->message);
    return scene_question(app, under, &notice);
}

/* True if that file holds these bytes already. */
static bool holds(const char *path, const void *data, size_t size)
{
    size_t length = 0;
    char *there = file_read(path, &length, NULL);
    bool same = there && length == size && memcmp(there, data, size) == 0;
    free(there);
    return same;
}

/* Takes a free name, or that of the very same file. */
bool exports_write_quietly(struct app *app, const char *name, const char *ending, const void *data,
                           size_t size, char *path, struct error *why)
{
    if (!file_make_folder(matches_exports(app), why))
        return false;
    for (int number = 1; number < NUMBERS; number++) {
        char at[PATH_ROOM], more[8] = "";
        if (number > 1)
            snprintf(more, sizeof more, "_%d", number);
        snprintf(at, sizeof at, "%s/%s%s%s", matches_exports(app), name, more, ending);
        bool there = file_exists(at);
        if (there && !holds(at, data, size))
            continue;
        bool good = there || file_write(at, data, size, why);
        file_full_path(at, path, APP_PATH);
        return good;
    }
    return error_say(why, tr("too many files have that name"));
}

struct scene *exports_write_as(struct app *app, struct scene *under, const char *name, const char *ending,
                               const void *data, size_t size, const char *told)
{
    char path[APP_PATH];
    struct error why;
    const char *refused = exports_refusal(app);
    if (refused) {
        app_notice_sentence(app, refused);
        return under;
    }
    if (PAGE_HERE) {
        snprintf(path, sizeof path, "%s%s", name, ending);
        page_download(path, data, size);
        app_notice(app, tr("Your browser saves {1} with your downloads."), path);
        return under;
    }
    if (!exports_write_quietly(app, name, ending, data, size, path, &why))
        return tell_failed(app, under, &why);
    return tell_written(app, under, path, told);
}

struct scene *exports_write(struct app *app, struct scene *under, const struct setup *setup, const char *what,
                            const char *ending, const void *data, size_t size)
{
    char stem[ARCHIVE_NAME], name[ARCHIVE_NAME + 32];
    archive_stem(setup, stem);
    snprintf(name, sizeof name, "%s%s%.28s", stem, what[0] ? "_" : "", what);
    return exports_write_as(app, under, name, ending, data, size, N_("The file is {1}"));
}

struct scene *exports_write_record(struct app *app, struct scene *under, const struct record *record)
{
    struct text text = {0};
    record_print(record, &text);
    struct scene *next = exports_write(app, under, &record->setup, "", ARCHIVE_ENDING, text.data, text.size);
    text_deinit(&text);
    return next;
}

void exports_copy_record(struct app *app, const struct record *record)
{
    struct text text = {0};
    record_print(record, &text);
    if (app_copy(app, text_string(&text)))
        app_notice(
            app,
            tr("Record copied. Paste it anywhere; paste it into this game’s records to watch it again."));
    text_deinit(&text);
}

/* --- pictures of a record's steps ----------------------------------------------------------------------- */

struct studio {
    struct painter painter;
    struct session *session;
    struct table_scene *table;
    uint32_t *pixels;
};

/* What is put aside while the studio's painter is the program's, from begin to end. */
struct put_aside {
    struct painter painter;
    struct targets targets;
    struct input input;
};

static struct put_aside *begin(struct studio *studio, struct app *app)
{
    struct put_aside *aside = malloc(sizeof *aside);
    CHECK_MEMORY(aside);
    aside->painter = app->painter;
    aside->targets = app->targets;
    aside->input = app->input;
    app->painter = studio->painter;
    app->input.covered = true;
    app->input.focus_visible = false;
    return aside;
}

static void end(struct studio *studio, struct app *app, struct put_aside *aside)
{
    studio->painter = app->painter;
    app->painter = aside->painter;
    app->targets = aside->targets;
    app->input = aside->input;
    free(aside);
}

static void open_table(struct studio *studio, struct app *app)
{
    studio->table = (struct table_scene *)scene_table_still(studio->session, 0);
    studio->table->use = TABLE_STUDIED;
    studio->table->no_waits = true;
    studio->table->scene.class->enter(&studio->table->scene, app, false);
    replay_words(studio->session, &studio->table->words);
}

struct studio *studio_new(struct app *app, const struct record *record, int place)
{
    struct studio *studio = calloc(1, sizeof *studio);
    struct layout layout = layout_make(STUDIO_WIDTH, STUDIO_HEIGHT, 100);
    struct error why;
    CHECK_MEMORY(studio);
    painter_init(&studio->painter);
    painter_speak(&studio->painter, app->painter.language);
    if (!painter_read_fonts(&studio->painter, &why)) {
        painter_deinit(&studio->painter);
        free(studio);
        return NULL;
    }
    painter_resize(&studio->painter, &layout);
    painter_set_look(&studio->painter, &app->painter.look);
    studio->pixels = malloc((size_t)STUDIO_WIDTH * STUDIO_HEIGHT * sizeof *studio->pixels);
    CHECK_MEMORY(studio->pixels);
    studio->session = session_from_record(record);
    session_go_to(studio->session, place);
    struct put_aside *aside = begin(studio, app);
    open_table(studio, app);
    end(studio, app, aside);
    return studio;
}

void studio_free(struct studio *studio, struct app *app)
{
    if (!studio)
        return;
    bool looks = app->input.look; /* a table that is left ends that */
    studio->table->scene.class->leave(&studio->table->scene, app);
    app->input.look = looks;
    painter_deinit(&studio->painter);
    session_free(studio->session);
    free(studio->pixels);
    free(studio);
}

/* Paints what was drawn; the canvas paints all of it, as it does not know what the pixels hold. */
static void paint(struct painter *painter, uint32_t *pixels, int w, int h)
{
    struct canvas_target target = {.pixels = pixels, .w = w, .h = h, .stride = w};
    const struct area *areas;
    canvas_forget(painter->canvas);
    canvas_paint(painter->canvas, &target, &areas);
    painter_frame_done(painter);
}

const uint32_t *studio_picture(struct studio *studio, struct app *app, int place)
{
    struct put_aside *aside = begin(studio, app);
    struct table_scene *table = studio->table;
    session_go_to(studio->session, place);
    session_view(studio->session, 0, &table->view);
    table->view.move_count = 0;
    replay_open_hands(studio->session, &table->view);
    anim_show(&table->anim, &table->view, 0);
    canvas_begin(app->painter.canvas, STUDIO_WIDTH, STUDIO_HEIGHT,
                 painter_colour(&app->painter, COLOUR_GROUND));
    table->scene.class->draw(&table->scene, app);
    paint(&app->painter, studio->pixels, STUDIO_WIDTH, STUDIO_HEIGHT);
    end(studio, app, aside);
    return studio->pixels;
}

void studio_caption(const struct studio *studio, char *out, size_t size)
{
    out[0] = '\0';
    for (int i = 0; i < 8; i++) { /* a draw is not told: what was done before it says more */
        struct event event = session_event(studio->session, i, 0);
        bool draw = event.kind == EVENT_DRAW || event.kind == EVENT_REPLACEMENT;
        if (event.kind == EVENT_KINDS || (!draw && words_event(&studio->table->words, &event, out, size)))
            return;
    }
}

void studio_headline(const struct studio *studio, char *out, size_t size)
{
    out[0] = '\0';
    if (studio->table->view.table.result.outcome != OUTCOME_NONE)
        words_headline(&studio->table->words, &studio->table->view.table, out, size);
}

const uint32_t *studio_end(struct studio *studio, struct app *app, const char *head, const char *title,
                           const char *below)
{
    struct put_aside *aside = begin(studio, app);
    struct painter *painter = &app->painter;
    struct pen pen = pen_in(painter, rect_make(0, 0, STUDIO_WIDTH, STUDIO_HEIGHT));
    canvas_begin(painter->canvas, STUDIO_WIDTH, STUDIO_HEIGHT, painter_colour(painter, COLOUR_GROUND));
    backdrop_draw_dim(painter, 20);
    draw_svg(painter, "emblem", pen_part(&pen, 0, 90, STUDIO_WIDTH / pen.u, 220), 0);
    pen_pad(&pen, 60, 0);
    pen_type(&pen, type_make(TYPE_SERIF, SIZE_CEREMONY, COLOUR_IVORY, TYPE_CENTRE), 0, 420, 0, head);
    pen_text(&pen, TEXT_HEAD | TEXT_LIT | TEXT_CENTRE, 0, 480, 0, title);
    pen_type(&pen, type_make(TYPE_SANS, SIZE_LABEL, COLOUR_QUIET, TYPE_CENTRE), 0, 524, 0, below);
    pen_text(&pen, TEXT_NAME | TEXT_CENTRE, 0, 720, 0, tr("Dueling Tigers"));
    paint(painter, studio->pixels, STUDIO_WIDTH, STUDIO_HEIGHT);
    end(studio, app, aside);
    return studio->pixels;
}

/* --- a sheet ------------------------------------------------------------------------------------ */

enum { GAP = 20, HEAD = 112, FOOT = 44 };

static struct bitmap *bitmap_of(const uint32_t *pixels)
{
    struct bitmap *bitmap = bitmap_new(STUDIO_WIDTH, STUDIO_HEIGHT);
    if (!bitmap)
        return NULL;
    memcpy(bitmap->colours, pixels, (size_t)STUDIO_WIDTH * STUDIO_HEIGHT * sizeof *pixels);
    bitmap->opaque = true;
    return bitmap;
}

static void draw_one(struct painter *painter, const struct bitmap *bitmap, int index, int columns,
                     const char *caption)
{
    struct type type = type_make(TYPE_SANS, SIZE_PANEL, COLOUR_QUIET, TYPE_LEFT);
    struct rect place = rect_make((float)(GAP + index % columns * (STUDIO_WIDTH + GAP)),
                                  (float)(HEAD + index / columns * (STUDIO_HEIGHT + FOOT + GAP)),
                                  STUDIO_WIDTH, STUDIO_HEIGHT);
    canvas_copy(painter->canvas, bitmap, place, 0xffffffff);
    type_draw_fit(painter, type, place.x + 2, place.y + place.h + 32, place.w - 4,
                  TR_SAID(tr("{1}. {2}"), index + 1, caption));
}

SDL_Surface *studio_sheet(struct studio *studio, uint32_t *const *pictures, char (*captions)[160], int count,
                          int columns, const char *title, const char *below)
{
    struct painter *painter = &studio->painter;
    int rows = (count + columns - 1) / columns, w = GAP + columns * (STUDIO_WIDTH + GAP),
        h = HEAD + rows * (STUDIO_HEIGHT + FOOT + GAP);
    SDL_Surface *sheet = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_RGB888);
    struct bitmap **bitmaps = calloc((size_t)count, sizeof(struct bitmap *));
    CHECK_MEMORY(bitmaps);
    if (sheet) {
        canvas_begin(painter->canvas, w, h, painter_colour(painter, COLOUR_GROUND));
        type_draw_fit(painter, type_make(TYPE_SERIF, SIZE_CEREMONY, COLOUR_IVORY, TYPE_LEFT), GAP, 52,
                      (float)(w - 2 * GAP), title);
        type_draw_fit(painter, type_make(TYPE_SANS, SIZE_WORTH, COLOUR_QUIET, TYPE_LEFT), GAP, 90,
                      (float)(w - 2 * GAP), below);
        for (int i = 0; i < count; i++) {
            bitmaps[i] = bitmap_of(pictures[i]);
            draw_one(painter, bitmaps[i], i, columns, captions[i]);
        }
        paint(painter, sheet->pixels, w, h);
    }
    for (int i = 0; i < count; i++)
        bitmap_free(bitmaps[i]);
    free(bitmaps);
    return sheet;
}

/* --- PNG ---------------------------------------------------------------------------------------- */

bool studio_png(SDL_Surface *surface, struct text *out)
{
    SDL_Surface *plain = SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_RGB24, 0);
    int room = 4 * surface->w * surface->h + 4096; /* more than it can take */
    char *bytes = malloc((size_t)room);
    CHECK_MEMORY(bytes);
    SDL_RWops *to = SDL_RWFromMem(bytes, room);
    bool done = to && plain && IMG_SavePNG_RW(plain, to, 0) == 0;
    *out = (struct text){0};
    if (done)
        text_add_bytes(out, bytes, (size_t)SDL_RWtell(to));
    if (to)
        SDL_RWclose(to);
    SDL_FreeSurface(plain);
    free(bytes);
    return done;
}
