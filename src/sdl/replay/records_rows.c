/*
 * records_rows.c: the rows of the list of finished matches, and the chosen one: how it ended, and what can be
 * done with it (records.h).
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/art/tip.h"
#include "sdl/replay/exports.h"
#include "sdl/replay/records.h"
#include "sdl/ui/face.h"
#include "sdl/ui/flow.h"
#include "sdl/ui/widgets.h"
#include "session/archive/quarantine.h"
#include "words/daily/day_words.h"
#include "words/problem_words.h"
#include "words/words.h"

/* --- the list ------------------------------------------------------------------------------------------- */

static const double reading_time = 0.006; /* seconds of a step */

/* The row that is chosen, or NULL. */
static struct records_row *records_chosen(struct records *records)
{
    bool any = records->chosen >= 0 && records->chosen < records->shown_count;
    return any ? &records->rows[records->shown[records->chosen]] : NULL;
}

/* The row's record; false with the reason. */
static bool records_read(const struct app *app, const struct records_row *row, struct record *record,
                         struct problem *why)
{
    return archive_read(row->imported ? matches_imported(app) : matches_records(app), row->kept.name, record,
                        why);
}

static void describe_result(const struct words *words, const struct digest *digest, char *out, size_t size)
{
    char most[16], less[16];
    int order[SEAT_MAX], winner = table_leader(&digest->table);
    table_standing(&digest->table, order);
    words_points(digest->table.scores[order[0]], most, sizeof most);
    words_points(digest->table.scores[order[1]], less, sizeof less);
    if (digest->outcome == DIGEST_UNFINISHED)
        tr_say(out, size, tr("Not finished, {1} to {2}"), most, less);
    else if (winner == SEAT_NONE) {
        if (!words_shared(words, &digest->table, out, size))
            tr_say(out, size, tr("A tie, {1} each"), most);
    } else if (winner == words->you)
        tr_say(out, size, tr("You win, {1} to {2}"), most, less);
    else
        tr_say(out, size, tr("{1} wins, {2} to {3}"), words_name(words, winner), most, less);
}

/* All that is shown, joined, to search in. */
static void gather_words(struct records_row *row)
{
    const char *parts[] = {tr(row->kept.rules->name),
                           row->date,
                           row->kept.began,
                           row->names,
                           row->result,
                           row->digest.setup.practice ? tr("Practice") : "",
                           row->imported ? tr("Imported") : ""};
    tr_list(row->words, sizeof row->words, TR_COMMA, parts, sizeof parts / sizeof *parts);
}

/* The words for what the digest knows. */
static void say_row(struct records_row *row)
{
    struct words words;
    const char *names[RECORD_SITTERS];
    words_init(&words, &row->digest.setup);
    describe_result(&words, &row->digest, row->result, sizeof row->result);
    for (int i = 0; i < row->digest.sitter_count; i++)
        names[i] = words_player(&row->digest.sitters[i].player);
    tr_list(row->names, sizeof row->names, TR_COMMA, names, row->digest.sitter_count);
    gather_words(row);
}

/* Reads a row's record; its end tells who won. */
static void read_row(struct records_row *row, const struct app *app)
{
    struct record record;
    row->read = true;
    row->broken = !records_read(app, row, &record, NULL);
    if (row->broken)
        return;
    digest_make(&row->digest, &record);
    say_row(row);
    record_deinit(&record);
}

bool records_read_some(struct records *records, struct app *app)
{
    Uint64 begun = SDL_GetPerformanceCounter();
    double second = (double)SDL_GetPerformanceFrequency();
    bool any = false;
    for (int pass = 0; pass < 2; pass++) /* those that are seen come first */
        for (int i = 0, count = pass ? records->count : records->shown_count; i < count; i++) {
            struct records_row *row = &records->rows[pass ? i : records->shown[i]];
            if (row->read || (!pass && !records_is_seen(records, &app->painter, i)))
                continue;
            if (any && (double)(SDL_GetPerformanceCounter() - begun) / second > reading_time)
                return true;
            read_row(row, app);
            any = true;
        }
    return any;
}

static int newest_first(const void *a, const void *b)
{
    const struct records_row *one = a, *other = b;
    int order = strcmp(other->kept.name, one->kept.name);
    return order ? order : one->imported - other->imported;
}

static void add_folder(struct records *records, const char *folder, bool imported)
{
    struct archived *list = calloc(ARCHIVE_MAX, sizeof *list);
    CHECK_MEMORY(list);
    int count = folder[0] ? archive_list(folder, list, ARCHIVE_MAX) : 0;
    for (int i = 0; i < count; i++) {
        struct records_row *row = &records->rows[records->count++];
        memset(row, 0, sizeof *row);
        row->kept = list[i];
        row->imported = imported;
        words_time(row->kept.began, row->date, sizeof row->date);
        gather_words(row);
    }
    free(list);
}

/* A record does not change while it is kept, so what was read of it need not be read again; it may have to be
 * said in another language. */
static void keep_what_is_known(struct records *records, const struct records_row *before, int count)
{
    for (int i = 0; i < records->count && count; i++) {
        struct records_row *row = &records->rows[i];
        const struct records_row *known = bsearch(row, before, (size_t)count, sizeof *before, newest_first);
        if (!known || !known->read || known->broken)
            continue;
        row->digest = known->digest;
        row->read = true;
        say_row(row);
    }
}

void records_list(struct records *records, const struct app *app)
{
    const struct records_row *row = records_chosen(records);
    char name[ARCHIVE_NAME];
    bool imported = row && row->imported;
    int count = records->count;
    struct records_row *before = calloc(RECORDS_MAX, sizeof *before);
    CHECK_MEMORY(before);
    memcpy(before, records->rows, (size_t)count * sizeof *before);
    snprintf(name, sizeof name, "%s", row ? row->kept.name : "");
    records->count = 0;
    records->aside = app->folder[0] ? quarantine_list(app->folder, NULL) : 0;
    add_folder(records, matches_records(app), false);
    add_folder(records, matches_imported(app), true);
    qsort(records->rows, (size_t)records->count, sizeof *records->rows, newest_first);
    keep_what_is_known(records, before, count);
    free(before);
    records_filter(records);
    for (int i = 0; i < records->shown_count; i++) {
        const struct records_row *at = &records->rows[records->shown[i]];
        if (strcmp(at->kept.name, name) == 0 && at->imported == imported)
            records->chosen = i;
    }
}

void records_filter(struct records *records)
{
    const struct records_row *chosen = records_chosen(records);
    int place = -1;
    records->shown_count = 0;
    snprintf(records->filter.typed, sizeof records->filter.typed, "%s", records->typed.text);
    for (int i = 0; i < records->count; i++) {
        const struct records_row *row = &records->rows[i];
        if (!filter_takes(&records->filter, row->kept.rules, row->read && !row->broken ? &row->digest : NULL,
                          row->words))
            continue;
        if (row == chosen)
            place = records->shown_count;
        records->shown[records->shown_count++] = i;
    }
    records->chosen = place >= 0 ? place : records->shown_count ? 0 : -1;
}

struct met {
    const char *name;
    int times;
};

static int most_first(const void *a, const void *b)
{
    const struct met *one = a, *other = b;
    return one->times != other->times ? other->times - one->times : strcmp(one->name, other->name);
}

enum { MET_MAX = 200 };

static void count_one(struct met met[MET_MAX], int *count, const char *name)
{
    int i = 0;
    while (i < *count && strcmp(met[i].name, name) != 0)
        i++;
    if (i == MET_MAX)
        return;
    if (i == *count)
        met[(*count)++] = (struct met){.name = name};
    met[i].times++;
}

int records_opponents(const struct records *records, const char *names[], int most)
{
    struct met met[MET_MAX];
    int count = 0;
    for (int i = 0; i < records->count; i++) {
        const struct records_row *row = &records->rows[i];
        for (int k = 0; row->read && !row->broken && k < row->digest.sitter_count; k++)
            if (row->digest.sitters[k].seat != row->digest.you)
                count_one(met, &count, row->digest.sitters[k].player.name);
    }
    qsort(met, (size_t)count, sizeof *met, most_first);
    count = SDL_min(count, most);
    for (int i = 0; i < count; i++)
        names[i] = met[i].name;
    return count;
}

/* --- what is done with the match that is chosen --------------------------------------------------------- */

SCENE_OF(struct records)

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
