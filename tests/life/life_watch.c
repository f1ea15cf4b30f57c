/*
 * life_watch.c: what must hold in every life (life.h): the match in the program is what its record says, a
 * second game played by the same moves agrees, the file holds it, and nobody moves who was not told to.
 */
#include <stdio.h>
#include <string.h>

#include "base/bits.h"
#include "life/life.h"
#include "sdl/app/app.h"
#include "sdl/app/loop.h"
#include "sdl/table/scene_table.h"
#include "session/saves.h"
#include "support/invariants.h"

enum { TOLD_BY = 60 * 1000000 /* microseconds until a warning must have been seen */ };

/* The match as a second game plays it, by the record alone. */
static struct shadow {
    const struct session *session;
    struct game game;
    struct setup setup;
    struct entry entries[4000];
    int count;
} shadow;

static struct {
    const struct session *session;
    int position, length;
    unsigned answered;
    int planned;    /* moves chosen before: a dummy action, and the answer to its tile */
    int marked;     /* persons whose marked pairs answer to a discard (table_cover.h) */
    bool by_itself; /* a move may be made for the person without their doing */
    char unsaved[APP_NOTICE];
    bool owed; /* a warning has yet to be seen */
    uint64_t since;
} before;

struct table_scene *life_table(const struct app *app)
{
    for (struct scene *scene = app->top; scene; scene = scene->under) {
        struct table_scene *table = (struct table_scene *)scene;
        if (!strcmp(scene->class->name, "table") && table->session == app->session)
            return table;
    }
    return NULL;
}

/* --- the second game --------------------------------------------------------------------------------- */

static bool is_same_setup(const struct record *record)
{
    struct setup now = record->setup;
    now.practice = shadow.setup.practice; /* becomes so in the midst of a match */
    now.practice_later = shadow.setup.practice_later;
    memcpy(now.began, shadow.setup.began, sizeof now.began); /* noted late where an older program did not */
    return !memcmp(&now, &shadow.setup, sizeof now);
}

/* What the second game has played is how the record begins. */
static bool goes_on(const struct session *session)
{
    const struct record *record = session_record(session);
    return shadow.session == session && shadow.count <= session_position(session) && is_same_setup(record) &&
           (!shadow.count ||
            !memcmp(shadow.entries, record->entries, (size_t)shadow.count * sizeof *record->entries));
}

static void begin_again(const struct session *session)
{
    const struct record *record = session_record(session);
    shadow.session = session;
    shadow.setup = record->setup;
    shadow.count = 0;
    record_start(record, &shadow.game);
}

/* True if a person had a choice there. */
static bool is_choice(const struct entry *entry)
{
    struct move moves[MOVE_MAX];
    if (entry->is_deal || entry->is_time_up || shadow.setup.players[entry->move.seat].kind != PLAYER_PERSON)
        return false;
    int count = game_legal(&shadow.game, entry->move.seat, moves);
    return count > 1 || (count == 1 && (moves[0].kind == MOVE_GUESS || moves[0].kind == MOVE_NAME));
}

static void check_move(const struct entry *entry)
{
    struct refusal why = {0};
    if (entry->is_deal || entry->is_time_up)
        return;
    if (!(shadow.game.table.asked >> entry->move.seat & 1) || !game_check(&shadow.game, entry->move, &why))
        life_fail("the record has a move of seat %d that the rules refuse", entry->move.seat);
}

/* Plays what is new in the record; returns how many choices of persons were in it, names after a
 * declaration not counted. */
static int follow(const struct session *session)
{
    const struct record *record = session_record(session);
    struct events events;
    int choices = 0;
    for (; shadow.count < session_position(session); shadow.count++) {
        const struct entry *entry = &record->entries[shadow.count];
        if (shadow.count == (int)(sizeof shadow.entries / sizeof *shadow.entries))
            life_fail("the match is longer than the simulator knows");
        check_move(entry);
        choices += is_choice(entry) && entry->move.kind != MOVE_NAME;
        entry_apply(entry, &shadow.game, &events);
        shadow.entries[shadow.count] = *entry;
        const char *broken = invariants_broken(&shadow.game);
        if (broken)
            life_fail("after entry %d: %s", shadow.count + 1, broken);
        life->counts.moves += !entry->is_deal;
    }
    life->counts.choices += choices;
    return choices;
}

static void check_seat(const struct session *session, int seat)
{
    static struct view ours, theirs;
    memset(&ours, 0, sizeof ours);
    memset(&theirs, 0, sizeof theirs);
    session_view(session, seat, &theirs);
    view_init(&ours, &shadow.game, seat);
    if (memcmp(&ours, &theirs, sizeof ours) != 0)
        life_fail("seat %d sees another table than its record leads to, at entry %d", seat, shadow.count);
}

static void check_views(const struct session *session)
{
    for (int seat = 0; seat < shadow.setup.seats; seat++)
        check_seat(session, seat);
    check_seat(session, SEAT_NONE);
}

/* --- the file ------------------------------------------------------------------------------------------ */

static uint64_t sum_of_session(const struct session *session)
{
    struct record played = *session_record(session);
    struct text text = {0};
    record_cut(&played, session_position(session));
    record_print(&played, &text);
    uint64_t sum = life_sum(text.data, text.size);
    text_deinit(&text);
    return sum;
}

static void check_save(const struct app *app)
{
    const char *path = session_path(app->session), *name = path ? life_name_of(path) : NULL;
    const char *problem = session_save_problem(app->session);
    if (!path)
        return;
    if (problem && !app->unsaved[0])
        life_fail("the match is not saved, and nobody was told: %s", problem);
    if (problem)
        return;
    life->counts.saves++;
    const struct life_file *file = name ? life_find_file(name) : NULL;
    if (file && file->gone && file->opened_count < 0)
        return; /* it was put away, and its folder was deleted */
    /* As another program, a cut, or who deleted the folder left it. */
    bool opened = file && (file->sum || file->gone) && file->sum == file->opened;
    if (!file || (opened ? file->opened_count != session_position(app->session)
                         : file->sum != sum_of_session(app->session)))
        life_fail("%s does not hold the match that is said to be saved", path);
}

/* What was said when nothing could be saved must have been on the screen. */
static void check_told(const struct app *app)
{
    if (strcmp(before.unsaved, app->unsaved) != 0) {
        before.owed = app->unsaved[0];
        before.since = life->awake;
        snprintf(before.unsaved, sizeof before.unsaved, "%s", app->unsaved);
    }
    if (before.owed && target_find(app, "button:close-warning")) {
        before.owed = false;
        life->counts.told++;
    }
    if (before.owed && life->awake - before.since > TOLD_BY)
        life_fail("a minute passed, and this was not on the screen: %s", app->unsaved);
}

/* --- at the start -------------------------------------------------------------------------------------- */

/* False if that is not the name of a save; else also the match that the program has of it, or NULL. */
static bool find_save(const struct app *app, const char *name, const struct session **session)
{
    char path[LIFE_NAME];
    saves_day_path("", path, sizeof path);
    if (!strcmp(path, name)) {
        *session = saves_look_day(&app->saves);
        return true;
    }
    for (int i = 0; ruleset_list[i]; i++) {
        saves_path("", ruleset_list[i], path, sizeof path);
        if (!strcmp(path, name)) {
            *session = saves_look(&app->saves, ruleset_list[i]);
            return true;
        }
    }
    return false;
}

/* Of a save whose end is gone, the program has as much as was whole, and says so. */
static void check_torn(const struct session *session)
{
    struct record whole;
    struct problem why;
    bool cut; /* it was so before, and nobody has played on since */
    if (!record_read_save(&whole, life->kept, &cut, &why))
        life_fail("the save %s was none before it was cut: %s", life->torn, why.error.message);
    if (session) {
        const struct record *now = session_record(session);
        if (now->count > whole.count)
            life_fail("%s was cut and has become longer", life->torn);
        for (int i = 0; i < now->count; i++)
            if (memcmp(&now->entries[i], &whole.entries[i], sizeof now->entries[i]) != 0)
                life_fail("%s was cut and has another entry %d", life->torn, i);
        life->counts.cut += session_was_cut(session);
    } else if (life_find_file(life->torn)->sum) {
        life_fail("%s was cut and is neither opened nor set aside", life->torn);
    }
    record_deinit(&whole);
}

/* The file reads as the match that the program has. */
static void check_opened(const char *name, const struct session *session)
{
    char path[MATCH_PATH];
    struct record record;
    struct problem why;
    bool cut;
    if (!record_read_save(&record, match_path(path, life->folder, name), &cut, &why))
        life_fail("%s can’t be read", name);
    if (!session)
        life_fail("%s is saved, and the program has no such match", name);
    const struct record *has = session_record(session);
    bool same = record.count == has->count && session_position(session) == record.count;
    for (int i = 0; same && i < record.count; i++)
        same = !memcmp(&record.entries[i], &has->entries[i], sizeof *record.entries);
    if (!same)
        life_fail("%s has %d entries, the program %d of %d", name, record.count, session_position(session),
                  has->count);
    record_deinit(&record);
    life->counts.saves++;
}

/* The name of a file in the folder of the player who plays, or NULL. */
static const char *name_in(const struct app *app, const char *name)
{
    const char *own = life_name_of(app->folder);
    size_t length = own ? strlen(own) : 0;
    return own && !strncmp(own, name, length) ? name + length : NULL;
}

void life_watch_start(struct app *app)
{
    shadow.session = NULL;
    life_screen_forget();
    for (int i = 0; i < life->file_count; i++) {
        struct life_file *file = &life->files[i];
        file->opened = file->sum;
        file->gone = false;
        const char *name = name_in(app, file->name);
        const struct session *session;
        if (!name || !find_save(app, name, &session))
            continue;
        file->opened_count = session ? session_position(session) : 0;
        if (!strcmp(life->torn, file->name))
            check_torn(session);
        else if (file->sum)
            check_opened(file->name, session);
    }
    if (life->second != app->taken)
        life_fail(app->taken ? "nobody has the folder, and it is said to be taken"
                             : "two programs have the folder");
    life->torn[0] = '\0';
    life_watch_passed(app);
}

/* --- from event to event ------------------------------------------------------------------------------- */

static bool any_auto_play(const struct table_scene *table)
{
    for (int seat = 0; seat < SEAT_MAX; seat++)
        if (table->auto_play[seat].no_claims || table->auto_play[seat].win_at_once ||
            table->auto_play[seat].pass_runs)
            return true;
    return false;
}

void life_watch_before(struct app *app)
{
    const struct table_scene *table = life_table(app);
    before.session = app->session;
    before.position = app->session ? session_position(app->session) : 0;
    before.length = app->session ? session_length(app->session) : 0;
    before.answered = table && table->cover.holds ? table->cover.answered : 0;
    before.planned = table && session_plan(app->session) ? 2 : 0;
    before.marked = 0;
    for (int seat = 0; table && seat < SEAT_MAX; seat++)
        before.marked += table->marks[seat].made;
    before.by_itself = table && (any_auto_play(table) || table->state == TABLE_AUTOMATIC);
}

/* Moves were made again that had been taken back. */
static bool is_redone(const struct session *session)
{
    return session_length(session) == before.length && session_position(session) > before.position;
}

/* Follows the match; returns how many choices persons made since life_watch_before. */
static int watch_match(struct app *app)
{
    /* What a friend's host plays has no game here to follow: tests/host compares it. */
    const struct session *session = app->session && !session_is_heard(app->session) ? app->session : NULL;
    int choices = 0;
    life->counts.checks++;
    if (session && (!goes_on(session) || before.session != session)) {
        life->counts.matches += shadow.session != session;
        life->counts.taken_back += shadow.session == session;
        begin_again(session);
        follow(session);
    } else if (session) {
        bool redone = is_redone(session);
        bool was_over = session_is_over(session) && shadow.count == session_position(session);
        choices = follow(session);
        choices = redone ? 0 : choices;
        life->counts.over += session_is_over(session) && !was_over;
    }
    if (session) {
        check_views(session);
        check_save(app);
    } else {
        shadow.session = NULL;
    }
    check_told(app);
    life_watch_screen(app);
    return choices;
}

void life_watch_handled(struct app *app)
{
    int choices = watch_match(app);
    if (choices > 1 + before.marked && !before.by_itself)
        life_fail("one event made %d moves of persons", choices);
}

void life_watch_passed(struct app *app)
{
    int choices = watch_match(app), most = bits_count(before.answered) + before.planned + before.marked;
    if (choices > most && !before.by_itself)
        life_fail("%d moves of persons were made, though nobody touched anything", choices);
}
