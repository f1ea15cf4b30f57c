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

/* The players, the one with the most points first. */
static void draw_standing(struct pen *pen, const struct digest *digest)
{
    int order[SEAT_MAX];
    bool faces = false;
    for (int seat = 0; seat < digest->setup.seats; seat++)
        faces |= face_is(&digest->setup.players[seat]);
    table_standing(&digest->table, order);
    for (int i = 0; i < digest->setup.seats; i++) {
        const struct player *player = &digest->setup.players[order[i]];
        struct pen row = pen_in(pen->painter, pen_top(pen, 34));
        char points[WORDS_AMOUNT];
        bool you = order[i] == digest->you;
        struct type name = type_make(you ? TYPE_SANS_BOLD : TYPE_SANS, SIZE_TEXT,
                                     you ? COLOUR_IVORY : COLOUR_QUIET, TYPE_LEFT);
        words_points(digest->table.scores[order[i]], points, sizeof points);
        float y = 17 + type_cap_height(row.painter, name) / 2 / row.u;
        pen_right(&row, pen_text(&row, TEXT_NAME | TEXT_RIGHT, 0, y, 0, points) / row.u + 12);
        if (face_is(player))
            face_draw(row.painter, (enum ai_level)player->level, pen_part(&row, 0, 3, 28, 28));
        pen_left(&row, faces ? 38 : 0);
        pen_type(&row, name, 0, y, 0, words_player(player));
    }
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
static void draw_about(struct pen pen, const struct records_row *row, float aside)
{
    char length[48];
    pen_pad(&pen, 24, 0);
    pen_text(&pen, TEXT_HEAD, 0, 46, pen.room.w / pen.u - aside, tr(row->kept.rules->name));
    pen_top(&pen, 51);
    pen_write(&pen, TEXT_BODY | TEXT_QUIET, 26, 1, row->date);
    pen_top(&pen, 12);
    if (!row->read)
        return;
    if (row->broken) {
        pen_write(&pen, TEXT_BODY | TEXT_WARNING, 22, 4,
                  tr("This record can’t be read: its file is damaged, or a newer version wrote it. "
                     "It can only be deleted."));
        return;
    }
    draw_standing(&pen, &row->digest);
    describe_length(&row->digest, length, sizeof length);
    pen_top(&pen, 4);
    pen_write(&pen, TEXT_NOTE, 24, 1, length);
    if (row->digest.setup.practice)
        pen_write(&pen, TEXT_MARK, 22, 2,
                  row->digest.setup.practice_later ? tr("It counted at first, then became practice")
                                                   : tr("Practice match"));
    if (row->imported)
        pen_write(&pen, TEXT_MARK, 22, 2, tr("Imported, so it doesn’t count"));
}

static struct button action_of(const struct records_row *row, struct button button, const char *icon)
{
    button.icon = icon;
    button.look = row->broken ? BUTTON_OFF : button.look;
    return button;
}

static void draw_actions(struct app *app, const struct records_row *row, struct pen pen)
{
    const struct button
        watch =
            action_of(row, button_primary("button:watch", tr("Watch"), NULL, records_watch), "icons/play"),
        log = action_of(row, button_to("button:save", tr("Save"), "S", SDLK_s, save_match), "icons/save"),
        copy = action_of(row, button_to("button:copy", tr("Copy"), "C", SDLK_c, copy_match), "icons/copy"),
        review =
            action_of(row, button_to("button:review", tr("Review"), "R", SDLK_r, review_match), "icons/hint");
    pen_pad(&pen, 20, 20);
    pen.room = pen_bottom(&pen, 3 * 54 + 2 * 10);
    widget_button(app, pen_row(&pen, 0, 3, 10), &watch);
    widget_button(app, pen_row(&pen, 1, 3, 10), &review);
    pen.room = pen_row(&pen, 2, 3, 10);
    widget_button(app, pen_column(&pen, 0, 2, 10), &copy);
    widget_button(app, pen_column(&pen, 1, 2, 10), &log);
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
    struct pen pen = pen_in(&app->painter, panel);
    draw_panel(pen.painter, panel);
    if (!row)
        return;
    draw_about(pen, row, 40 + 18);
    draw_actions(app, row, pen);
    draw_delete(app, pen_part(&pen, panel.w / pen.u - 40 - 18, 18, 40, 40));
}
