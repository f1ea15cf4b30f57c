/*
 * records_detail.c: the finished match that is chosen: how it ended, and what can be done with it
 * (records.h).
 */
#include <math.h>

#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/art/tip.h"
#include "sdl/replay/exports.h"
#include "sdl/replay/records.h"
#include "sdl/ui/face.h"
#include "sdl/ui/flow.h"
#include "sdl/ui/widgets.h"
#include "words/problem_words.h"
#include "words/words.h"

SCENE_OF(struct records)

/* --- what is done with it ------------------------------------------------------------------------------- */

typedef struct scene *record_use(struct app *app, struct scene *under, const struct record *record);

/* Does something with the chosen match's record, or tells why it cannot be read. */
static struct scene *use_record(struct scene *scene, struct app *app, record_use *use)
{
    const struct records_row *row = records_chosen(of(scene));
    struct record record;
    struct problem why = {0};
    if (!row)
        return scene;
    if (!records_read(app, row, &record, &why)) {
        char reason[PROBLEM_WORDS];
        words_problem(&why, reason, sizeof reason);
        app_notice(app, tr("This record can’t be read: {1}"), reason);
        return scene;
    }
    struct scene *next = use(app, scene, &record);
    record_deinit(&record);
    /* cppcheck-suppress returnDanglingLifetime ; the function that gets a record copies it */
    return next;
}

static struct scene *copy_it(struct app *app, struct scene *under, const struct record *record)
{
    exports_copy_record(app, record);
    return under;
}

/* The review of the match, of the first person that played. */
static struct scene *review_it(struct app *app, struct scene *under, const struct record *record)
{
    int person = setup_first_person(&record->setup);
    if (setup_only_person(&record->setup) != person && !record_is_over(record)) {
        app_notice(app, tr("This match isn’t over, so the other hands stay hidden."));
        return under;
    }
    return scene_match_review(under, record, person == SEAT_NONE ? 0 : person, false);
}

struct scene *records_watch(struct scene *scene, struct app *app)
{
    return use_record(scene, app, scene_watch);
}

static struct scene *copy_match(struct scene *scene, struct app *app)
{
    return use_record(scene, app, copy_it);
}

static struct scene *save_match(struct scene *scene, struct app *app)
{
    return use_record(scene, app, exports_write_record);
}

static struct scene *review_match(struct scene *scene, struct app *app)
{
    return use_record(scene, app, review_it);
}

static struct scene *delete_it(struct scene *under, struct app *app, bool yes)
{
    struct records *records = of(under);
    const struct records_row *row = records_chosen(records);
    int place = records->chosen;
    if (!yes || !row)
        return under;
    if (!matches_delete(app, row->kept.name, row->imported))
        app_warn(app, tr("Couldn’t delete the record: its file is {1}"), row->kept.name);
    records_list(records, app);
    records->chosen = SDL_min(place, records->shown_count - 1);
    return under;
}

static struct scene *ask_delete(struct scene *scene, struct app *app)
{
    const struct records_row *row = records_chosen(of(scene));
    struct question question = {.title = tr("Delete this match?"),
                                .yes = tr("Delete"),
                                .no = tr("Keep it"),
                                .costs = true,
                                .answer = delete_it};
    if (!row)
        return scene;
    tr_say(question.text, sizeof question.text, tr("{1} of {2}. Its record can’t be restored."),
           tr(row->kept.rules->name), row->date);
    return scene_question(app, scene, &question);
}

/* --- drawing -------------------------------------------------------------------------------------------- */

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
        struct type figure = text_type(TEXT_NAME | TEXT_RIGHT);
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

/* Draws what is known of the match; `aside` is left free at the right of its name. */
static void draw_about(struct painter *painter, const struct records_row *row, struct rect panel, float aside)
{
    float u = painter->layout.u, x = panel.x + 24 * u, width = panel.w - 48 * u;
    struct type sub = text_type(TEXT_BODY | TEXT_QUIET);
    struct type mark = text_type(TEXT_MARK);
    char length[48];
    float y = panel.y + 46 * u;
    type_draw_fit(painter, text_type(TEXT_HEAD), x, y, width - aside, tr(row->kept.rules->name));
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
    struct button watch = button_make("button:watch", tr("Watch"), NULL, tr("Enter"), SDLK_RETURN);
    watch.look = off ? BUTTON_OFF : BUTTON_PRIMARY;
    watch.icon = "icons/play";
    watch.does = records_watch;
    struct button log = button_make("button:save", tr("Save"), NULL, "S", SDLK_s);
    log.look = look;
    log.icon = "icons/save";
    log.does = save_match;
    struct button copy = button_make("button:copy", tr("Copy"), NULL, "C", SDLK_c);
    copy.look = look;
    copy.icon = "icons/copy";
    copy.does = copy_match;
    struct button review = button_make("button:review", tr("Review"), NULL, "R", SDLK_r);
    review.look = look;
    review.icon = "icons/hint";
    review.does = review_match;
    widget_button(app, inner, &watch);
    inner.y += high + space;
    widget_button(app, inner, &review);
    inner.y += high + space;
    widget_button(app, rect_column(inner, 0, 2, space), &copy);
    widget_button(app, rect_column(inner, 1, 2, space), &log);
}

/* At the corner, far from what is done often; nothing where nothing can be written. */
static void draw_delete(struct app *app, struct rect place)
{
    if (!app->data[0])
        return;
    widget_icon_button(app, place, "button:delete", "icons/delete", SDLK_DELETE);
    target_does(app, ask_delete);
    target_name(app, tr("Delete"));
    if (input_tells(app, "button:delete"))
        tip_draw(&app->painter, place, tr("Delete"), tr("Del"), tr("Deletes this match, after asking."));
}

void records_draw_detail(struct records *records, struct app *app, struct rect panel)
{
    const struct records_row *row = records_chosen(records);
    draw_panel(&app->painter, panel);
    if (!row)
        return;
    float side = roundf(40 * app->painter.layout.u), edge = roundf(18 * app->painter.layout.u);
    draw_about(&app->painter, row, panel, side + edge);
    draw_actions(app, row, panel);
    draw_delete(app, rect_make(panel.x + panel.w - edge - side, panel.y + edge, side, side));
}
