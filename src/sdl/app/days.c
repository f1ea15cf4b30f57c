/* days.c: the player's deals of the day; see days.h. */
#include "sdl/app/days.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/file.h"
#include "base/streams.h"
#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/matches.h"
#include "session/archive.h"
#include "words/problem_words.h"

int days_today(void)
{
    char now[RECORD_BEGAN];
    archive_now(now);
    return date_parse(now);
}

static void path_in(const char *folder, char path[APP_PATH + 16])
{
    snprintf(path, APP_PATH + 16, "%sdays.ini", folder);
}

/* Enters the points of a match if it is a day's counted try; true if they are new. */
static bool enter(struct day_book *book, const struct session *session)
{
    const struct setup *setup = session_setup(session);
    int seat = setup_only_person(setup);
    if (seat == SEAT_NONE || setup->practice || !saves_is_day(session) || !session_is_over(session))
        return false;
    struct day_entry *entry = day_book_enter(book, day_of(setup));
    if (entry->done)
        return false;
    entry->done = true;
    day_count(session, seat, &entry->own);
    return true;
}

typedef void see_record(void *to, const char *name, const struct record *record);

/* Shows all records of deals of the day that count, of those whose names begin so, the oldest first. Returns
 * how many records of any kind there are. */
static int each_record(struct app *app, const char *begins, see_record *see, void *to)
{
    struct archived *kept = calloc(ARCHIVE_MAX, sizeof *kept);
    CHECK_MEMORY(kept);
    int count = archive_list(matches_records(app), kept, ARCHIVE_MAX);
    for (int i = count - 1; i >= 0; i--) {
        struct record record;
        if (strncmp(kept[i].name, begins, strlen(begins)) != 0 ||
            !archive_read(matches_records(app), kept[i].name, &record, NULL))
            continue;
        if (day_of(&record.setup) != DATE_NONE && !record.setup.practice)
            see(to, kept[i].name, &record);
        record_deinit(&record);
    }
    free(kept);
    return count;
}

static void enter_record(void *to, const char *name, const struct record *record)
{
    struct session *session = session_from_record(record);
    (void)name;
    session_go_to(session, session_length(session));
    enter(to, session);
    session_free(session);
}

struct day_book *days_book(struct app *app)
{
    char path[APP_PATH + 16], words[PROBLEM_WORDS];
    struct problem why;
    bool look = app->taken && app->folder[0]; /* another window's: read, and never written */
    path_in(look ? app->folder : app->data, path);
    if (app->days.read || (!app->data[0] && !look))
        return &app->days.book;
    app->days.read = true;
    bool good = file_exists(path);
    if (!(look ? day_book_look : day_book_load)(&app->days.book, path, &why)) {
        words_problem(&why, words, sizeof words);
        streams_say("dueling-tigers: %s", words);
        app_warn_sentence(app, words);
        good = false;
    }
    /* a book that has gone is made again, and again at the next start if it can't be written now */
    if (!good && each_record(app, "", enter_record, &app->days.book) && app->data[0])
        day_book_save(&app->days.book, path, NULL);
    return &app->days.book;
}

/* True if that day ends seven that were played, or missed and forgiven. */
static bool is_good_week(const struct day_book *book, int day)
{
    for (int back = 0; back < 7; back++)
        if (!day_book_played(book, day - back) && (!back || !day_book_forgives(book, day - back, day)))
            return false;
    return true;
}

/* `when` becomes the name of the record, if it isn't that already. */
static void take_name(void *to, const char *name, const struct record *record)
{
    char *when = to;
    if (strlen(when) < DATE_TEXT && date_parse(when) == day_of(&record->setup))
        SDL_strlcpy(when, name, ARCHIVE_NAME);
}

/* With the record of the day's deal; its date where that has gone. */
static void note_feat(struct app *app, const char *id, int day)
{
    char date[DATE_TEXT], when[ARCHIVE_NAME];
    date_print(day, date);
    SDL_strlcpy(when, date, sizeof when);
    each_record(app, date, take_name, when);
    matches_note_feat(app, id, when);
}

/* Each counts on the first day that brought it. */
static void note_feats(struct app *app, const struct day_book *book)
{
    const struct day_entry *week = NULL, *better = NULL;
    for (int i = book->count - 1; i >= 0; i--) {
        const struct day_entry *entry = &book->list[i];
        bool ahead = entry->done && entry->compared && day_total(&entry->own) > day_total(&entry->hard);
        week = is_good_week(book, entry->day) ? entry : week;
        better = ahead && entry->day >= DAY_NAMED ? entry : better;
    }
    if (week)
        note_feat(app, "good_week", week->day);
    if (better)
        note_feat(app, "same_tiles", better->day);
}

void days_save(struct app *app)
{
    char path[APP_PATH + 16];
    struct error why;
    path_in(app->data, path);
    if (app->data[0] && !day_book_save(days_book(app), path, &why))
        app_warn(app, tr("Couldn’t save the days you played: {1}"), why.message);
    note_feats(app, days_book(app));
}

void days_note_end(struct app *app, const struct session *session)
{
    if (session && enter(days_book(app), session))
        days_save(app);
}

void days_note_practice(struct app *app, const struct session *session)
{
    if (session_setup(session)->practice || !saves_is_day(session))
        return;
    struct day_entry *entry = day_book_find(days_book(app), day_of(session_setup(session)));
    if (!entry || !entry->done)
        return;
    entry->done = entry->compared = false;
    days_save(app);
}

void days_forget(struct app *app)
{
    day_book_deinit(&app->days.book);
    app->days.read = false;
}
