/*
 * session.c: see session.h. undo.c has undo.
 *
 * Playing, resuming and undoing share one path: a new move or deal is appended to the record, then
 * session_forward plays it from there.
 */
#include "session/session.h"

#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "base/check.h"
#include "base/file.h"
#include "session/session_inside.h"
#include "session/unreadable.h"

/* Earlier versions used seeds of at most nine digits. A record or a typed number with such a seed must give
 * the same deals. Hiding the seed is pointless for these, because it can be found by trying them all. */
enum { SHORT_SEEDS = 1000000000, DEAL_STREAM = 1 };

/* Streams of the opponents' random numbers, far from DEAL_STREAM. */
#define THINK_STREAM ((uint64_t)1 << 32)

static char *copy_text(const char *text)
{
    char *copy = malloc(strlen(text) + 1);
    CHECK_MEMORY(copy);
    return strcpy(copy, text);
}

static struct session *session_make(const char *path)
{
    struct session *session = calloc(1, sizeof *session);
    CHECK_MEMORY(session);
    session->path = path ? copy_text(path) : NULL;
    return session;
}

struct session *session_new(const struct setup *setup, const char *path)
{
    struct session *session = session_make(path);
    record_init(&session->record, setup);
    record_start(&session->record, &session->game);
    session_seat_players(session);
    session_save(session);
    return session;
}

void session_seat_players(struct session *session)
{
    session->now = session->record.setup;
    record_players(&session->record, session->position, session->now.players);
}

void session_take_record(struct session *session, const struct record *record)
{
    session->record = *record;
    record_start(&session->record, &session->game);
    session_seat_players(session);
    session_go_to(session, record->count);
}

const char *session_path(const struct session *session)
{
    return session->path;
}

/* Sets aside only a file that does not contain a match: one that cannot be opened may be intact. */
static void blame_save(const char *path, struct problem *why)
{
    if (why->file == PROBLEM_RECORD)
        unreadable_set_aside(PROBLEM_SAVED_MATCH, path, why);
    else
        unreadable_leave(PROBLEM_SAVED_MATCH, path, why);
}

struct session *session_open(const char *path, struct problem *why)
{
    struct problem problem = {0};
    struct record record;
    bool there = file_exists(path), cut = false;
    if (!there || !record_read_save(&record, path, &cut, &problem)) {
        if (there)
            blame_save(path, &problem);
        else
            problem_say(&problem, tr("There is no saved match at {1}"), path);
        if (why)
            *why = problem;
        return NULL;
    }
    file_spare(path, false);
    struct session *session = session_make(path);
    session->was_cut = cut;
    session_take_record(session, &record);
    return session;
}

/* Copies the first `count` entries of a record. */
static struct record copy_record(const struct record *record, int count)
{
    struct record copy = *record;
    if (count < record->count)
        copy.plan.made = false;
    copy.count = copy.room = count;
    copy.entries = NULL;
    if (count) {
        copy.entries = malloc((size_t)count * sizeof *copy.entries);
        CHECK_MEMORY(copy.entries);
        memcpy(copy.entries, record->entries, (size_t)count * sizeof *copy.entries);
    }
    return copy;
}

bool session_was_cut(const struct session *session)
{
    return session->was_cut;
}

struct session *session_from_record(const struct record *record)
{
    struct session *session = session_make(NULL);
    struct record copy = copy_record(record, record->count);
    session_take_record(session, &copy);
    session_go_to(session, 0);
    return session;
}

struct session *session_copy(const struct session *session)
{
    if (!session->heard)
        return session_from_record(&session->record);
    struct session *copy = session_heard(&session->now, session->heard->seat);
    for (int i = 0; i < session->heard->count; i++) {
        const struct heard_step *step = &session->heard->steps[i];
        session_hear(copy, step->events, step->count, &step->view, step->asked);
    }
    return copy;
}

struct session *session_play_on(const struct record *record, int count, const struct setup *setup,
                                const char *path)
{
    struct session *session = session_make(path);
    CHECK(count >= 0 && count <= record->count);
    struct record copy = copy_record(record, count);
    copy.setup = *setup;
    copy.elapsed = 0;
    copy.next = (struct change){0};
    for (int i = 0; i < count; i++) /* the current players sit there from the start */
        copy.entries[i].change = (struct change){0};
    session_take_record(session, &copy);
    session_save(session);
    return session;
}

void session_free(struct session *session)
{
    if (!session)
        return;
    record_deinit(&session->record);
    heard_free(session->heard);
    free(session->decisions);
    free(session->keep_folder);
    free(session->path);
    free(session);
}

const struct setup *session_setup(const struct session *session)
{
    return &session->now;
}

const struct record *session_record(const struct session *session)
{
    return &session->record;
}

void session_view(const struct session *session, int seat, struct view *view)
{
    if (session->heard)
        heard_view(session, seat, view);
    else
        view_init(view, &session->game, seat);
}

unsigned session_asked(const struct session *session)
{
    struct view view;
    if (!session->heard)
        return session->game.table.asked;
    session_view(session, session->heard->seat, &view);
    return view.table.asked;
}

static enum phase phase_of(const struct session *session)
{
    struct view view;
    if (!session->heard)
        return (enum phase)session->game.table.phase;
    session_view(session, SEAT_NONE, &view);
    return (enum phase)view.table.phase;
}

bool session_awaits_deal(const struct session *session)
{
    return phase_of(session) == PHASE_DEAL && !session_is_ready(session);
}

bool session_is_over(const struct session *session)
{
    return phase_of(session) == PHASE_OVER;
}

static bool is_decision(const struct session *session, const struct entry *entry)
{
    struct move moves[MOVE_MAX];
    if (entry->is_deal || entry->is_time_up ||
        session->record.setup.players[entry->move.seat].kind != PLAYER_PERSON)
        return false;
    return moves_are_choice(moves, game_legal(&session->game, entry->move.seat, moves));
}

static void note_decision(struct session *session, bool decision)
{
    if (session->position >= session->decision_room) {
        int room = session->decision_room ? 2 * session->decision_room : 128;
        uint8_t *decisions = realloc(session->decisions, (size_t)room);
        CHECK_MEMORY(decisions);
        session->decisions = decisions;
        session->decision_room = room;
    }
    session->decisions[session->position] = decision;
}

int session_forward(struct session *session)
{
    if (session->heard)
        return heard_step(session);
    CHECK(session->position < session->record.count);
    const struct entry *entry = &session->record.entries[session->position];
    struct events events;
    note_decision(session, is_decision(session, entry));
    entry_apply(entry, &session->game, &events);
    session->position++;
    if (entry->change.seats)
        session_seat_players(session);
    for (int i = 0; i < events.count; i++)
        session->events[session->event_count++ % EVENTS_KEPT] = events.list[i];
    return events.count;
}

/* Drops what could be redone. */
static void cut(struct session *session)
{
    record_cut(&session->record, session->position);
    if (session->position == 0)
        session_seat_players(session); /* a waiting opponent may have moved into the setup */
}

static void print_played(const struct session *session, struct text *text)
{
    struct record played = session->record;
    record_cut(&played, session->position);
    record_print(&played, text);
}

static void write_save(struct session *session)
{
    struct text text = {0};
    print_played(session, &text);
    session->save_failed = !text_write(&text, session->path, &session->save_problem);
    session->time_unsaved = false;
}

/* Writes the record of the finished match. If that fails, the earlier version stays under its name. */
static void keep_over(struct session *session)
{
    char name[ARCHIVE_NAME];
    struct text text = {0};
    print_played(session, &text);
    if (archive_write(session->keep_folder, &session->record, &text, name, &session->keep_problem))
        memcpy(session->kept, name, sizeof name);
    text_deinit(&text);
}

/* Makes the archive follow the match: the record is there once the match is over, and removed if its end is
 * undone. */
static void keep(struct session *session)
{
    session->keep_problem.message[0] = '\0';
    if (session->heard)
        return;
    if (!session_is_over(session)) {
        if (session->kept[0])
            archive_remove(session->keep_folder, session->kept);
        session->kept[0] = '\0';
        return;
    }
    if (!session->record.setup.began[0]) { /* from an older program: it needs a permanent name */
        archive_now(session->record.setup.began);
        if (session->path)
            write_save(session);
        session_seat_players(session);
    }
    keep_over(session);
}

void session_save(struct session *session)
{
    if (session->path)
        write_save(session);
    if (session->keep_folder)
        keep(session);
}

/* Plays the entry that was just added, and saves. */
static int play_newest(struct session *session)
{
    int caused = session_forward(session);
    session_save(session);
    return caused;
}

void session_archive_in(struct session *session, const char *folder)
{
    free(session->keep_folder);
    session->keep_folder = copy_text(folder);
    keep(session);
}

const char *session_archived(const struct session *session)
{
    return session->kept[0] ? session->kept : NULL;
}

const char *session_archive_problem(const struct session *session)
{
    return session->keep_problem.message[0] ? session->keep_problem.message : NULL;
}

const char *session_save_problem(const struct session *session)
{
    return session->save_failed ? session->save_problem.message : NULL;
}

bool session_try_save(struct session *session)
{
    if (session->save_failed || (session->time_unsaved && session->path))
        session_save(session);
    return !session->save_failed;
}

/* Returns the newest deal that was played, or NULL before the first. */
static const struct entry *last_deal(const struct session *session)
{
    for (int i = session->position - 1; i >= 0 && !session->heard; i--)
        if (session->record.entries[i].is_deal)
            return &session->record.entries[i];
    return NULL;
}

uint64_t session_deal_seed(const struct session *session)
{
    const struct entry *deal = last_deal(session);
    return deal ? deal->seed : session->record.setup.seed;
}

static uint64_t seed_after(uint64_t seed)
{
    uint64_t next = rng_derive(seed, DEAL_STREAM);
    return seed < SHORT_SEEDS ? next % SHORT_SEEDS : next;
}

int session_deal(struct session *session)
{
    CHECK(session_awaits_deal(session));
    if (session->heard) {
        session->heard->ready = true;
        return 0;
    }
    struct deal deal;
    const struct entry *last = last_deal(session);
    uint64_t seed = last ? seed_after(last->seed) : session->record.setup.seed;
    deal_shuffle(&deal, &session->game, seed);
    cut(session);
    record_add_deal(&session->record, &deal, seed);
    return play_newest(session);
}

bool session_play(struct session *session, struct move move, int *events, struct refusal *why)
{
    if (events)
        *events = 0;
    if (session->heard)
        return heard_play(session, move, why);
    if (!game_check(&session->game, move, why))
        return false;
    cut(session);
    record_add_move(&session->record, move);
    int caused = play_newest(session);
    if (events)
        *events = caused;
    return true;
}

void session_make_plan(struct session *session, const struct dummy_plan *plan)
{
    cut(session);
    session->record.plan = *plan;
    session_save(session);
}

const struct dummy_plan *session_plan(const struct session *session)
{
    const struct record *record = &session->record;
    return record->plan.made && session->position == record->count ? &record->plan : NULL;
}

void session_think_source(const struct setup *setup, int place, int seat, struct rng *rng)
{
    uint64_t stream = THINK_STREAM + (uint64_t)place * SEAT_MAX + (uint64_t)seat;
    rng_init(rng, rng_derive(setup->seed, stream));
}

void session_thought(const struct session *session, int seat, struct thought *thought)
{
    const struct player *player = &session->now.players[seat];
    CHECK(player->kind == PLAYER_COMPUTER && (session_asked(session) >> seat & 1));
    /* Answers already given to an offer do not count, so that the order of asking does not matter. */
    int place = session->position - bits_count(session->game.answered);
    thought->level = (enum ai_level)player->level;
    thought->reason = reason_plain(REASON_NONE);
    session_think_source(&session->record.setup, place, seat, &thought->rng);
    session_view(session, seat, &thought->view);
}

void thought_think(struct thought *thought, const struct ai_stop *stop)
{
    thought->move = ai_think(thought->level, &thought->view, &thought->rng, stop, &thought->reason);
}

void session_change_opponent(struct session *session, int seat, const struct player *player)
{
    CHECK(!session_is_over(session));
    cut(session);
    record_change(&session->record, seat, player);
    session_seat_players(session);
    session_save(session);
}

const struct player *session_next_player(const struct session *session, int seat)
{
    const struct change *next = &session->record.next;
    return next->seats >> seat & 1 ? &next->players[seat] : &session->now.players[seat];
}

struct move session_think(const struct session *session, int seat, struct reason *reason)
{
    struct thought thought;
    session_thought(session, seat, &thought);
    thought_think(&thought, NULL);
    if (reason)
        *reason = thought.reason;
    return thought.move;
}

bool session_forced(const struct session *session, int seat, struct move *move)
{
    struct view view;
    session_view(session, seat, &view);
    if (view.move_count != 1 || moves_are_choice(view.moves, 1))
        return false;
    *move = view.moves[0];
    return true;
}

int session_elapsed(const struct session *session)
{
    return (int)session->record.elapsed;
}

void session_set_elapsed(struct session *session, int seconds)
{
    session->time_unsaved |= session->record.elapsed != (uint32_t)seconds;
    session->record.elapsed = (uint32_t)seconds;
}

int session_time_up(struct session *session)
{
    if (session->heard) /* the host has the clock */
        return 0;
    CHECK(session->game.table.rules->time_up && !session_is_over(session));
    cut(session);
    record_add_time_up(&session->record);
    return play_newest(session);
}

struct event session_event(const struct session *session, int index, int viewer)
{
    unsigned place = (unsigned)index;
    if (index < 0 || place >= EVENTS_KEPT || place >= session->event_count)
        return (struct event){.kind = EVENT_KINDS, .seat = SEAT_NONE, .tile = TILE_NONE};
    return event_seen_by(session->events[(session->event_count - 1 - place) % EVENTS_KEPT], viewer);
}
