/*
 * test_hidden.c: a host tells a seat nothing about what it cannot see. The tiles that the dealer cannot see
 * are dealt in another way, so that others can claim the first discard or cannot; until the next tile shows,
 * the dealer is sent the same bytes at the same times. So is a television, which nobody sits at.
 */
#include "support/test.h"

#include <stdlib.h>

#include "base/file.h"
#include "rules/play/game.h"
#include "support/effort.h"
#include "support/friends.h"
#include "support/match.h"

enum { SWAPS = 400, LOG = 1 << 16, STEP = 10, LATEST = 6000 };

static const char *const tokens[SEAT_MAX] = {
    "00000000000000000000000000000001", "00000000000000000000000000000002",
    "00000000000000000000000000000003", "00000000000000000000000000000004"};

/* What the dealer was sent, each message after its time, up to the first tile that shows. */
struct log {
    char text[LOG];
    size_t size;
    bool ended;
    unsigned asked; /* who else was asked about the discard */
};

static struct record copy_of(const struct record *record, struct entry *entries)
{
    struct record copy = *record;
    memcpy(entries, record->entries, (size_t)record->count * sizeof *entries);
    copy.entries = entries;
    return copy;
}

/* All that a seat knows after the deal. */
struct known {
    struct view view;
    struct event events[EVENT_MAX];
};

static void find_known(const struct record *record, int seat, struct known *known)
{
    struct session *session = session_from_record(record);
    session_go_to(session, session_length(session));
    session_view(session, seat, &known->view);
    for (int i = 0; i < EVENT_MAX; i++)
        known->events[i] = session_event(session, i, seat);
    session_free(session);
}

static void swap(struct deal *deal, int a, int b)
{
    uint8_t tile = deal->wall[a];
    deal->wall[a] = deal->wall[b];
    deal->wall[b] = tile;
}

/* Deals what the seat cannot see in another way. */
static void redeal(struct record *record, int seat, struct rng *rng)
{
    struct deal *deal = &record->entries[record->count - 1].deal;
    static struct known wanted, known; /* large */
    find_known(record, seat, &wanted);
    for (int i = 0; i < SWAPS; i++) {
        int a = (int)rng_below(rng, deal->count), b = (int)rng_below(rng, deal->count);
        swap(deal, a, b);
        find_known(record, seat, &known);
        if (memcmp(&known, &wanted, sizeof known) != 0)
            swap(deal, a, b);
    }
}

static void save(const struct record *record, const char *path)
{
    char seats[MATCH_PATH + 8];
    struct text text = {0};
    struct error error;
    session_free(session_play_on(record, record->count, &record->setup, path));
    for (int seat = 0; seat < record->setup.seats; seat++)
        text_add(&text, "seat %d %s\n", seat, tokens[seat]);
    snprintf(seats, sizeof seats, "%s.seats", path);
    assert_true(text_write(&text, seats, &error));
    text_deinit(&text);
}

/* True once a tile shows that nobody but its owner could know: the dealer's own discard is none. */
static bool shows_tile(const struct session *session, int count, int seat)
{
    for (int i = 0; i < count; i++) {
        struct event event = session_event(session, i, seat);
        bool own = event.seat == seat && (event.kind == EVENT_DISCARD || event.kind == EVENT_RIICHI ||
                                          event.kind == EVENT_TENPAI || event.kind == EVENT_KEEP);
        bool hidden = event.tile == TILE_HIDDEN;
        if (!own && !hidden && event.kind != EVENT_DECLARE)
            return true;
    }
    return false;
}

static void note(struct log *log, int64_t now, const char *bytes, size_t size)
{
    log->size += (size_t)snprintf(log->text + log->size, LOG - log->size, "%lld %.*s\n", (long long)now,
                                  (int)size, bytes);
    assert_true(log->size < LOG);
}

/* The dealer plays as chance has it; the others pass, or do nothing. */
static void play(struct log *log, struct guest *guest, int dealer, struct rng *rng)
{
    struct session *session = guest_session(guest);
    int seat = guest_seat(guest);
    struct view view;
    if (!session)
        return;
    while (session_position(session) < session_length(session)) {
        int count = session_forward(session);
        if (seat == dealer && session_position(session) > 1)
            log->ended |= shows_tile(session, count, seat);
    }
    session_view(session, seat, &view);
    if (!view.move_count || log->ended)
        return;
    const struct move *pass = view_find(&view, MOVE_PASS);
    if (seat == dealer && view.table.phase != PHASE_CLAIM && view.table.phase != PHASE_DUMMY)
        session_play(session, ai_choose(AI_RANDOM, &view, rng, NULL), NULL, NULL);
    else if (seat != dealer)
        log->asked |= view.table.phase == PHASE_CLAIM ? 1u << seat : 0;
    if (pass)
        session_play(session, *pass, NULL, NULL);
}

/* What a television is sent, which nobody sits at, goes into `television`. */
static void run(const struct record *record, int dealer, const char *path, struct log *log,
                struct log *television)
{
    struct friends friends = {.setup = {.path = path, .random = friends_random, .context = &friends}};
    struct guest *guests[SEAT_MAX];
    int lines[SEAT_MAX], line, seats = record->setup.seats;
    struct problem why = {0};
    struct rng rng;
    const char *bytes;
    size_t size;
    memset(log, 0, sizeof *log);
    memset(television, 0, sizeof *television);
    rng_init(&friends.secret, 9);
    rng_init(&rng, record->setup.seed);
    save(record, path);
    struct host *host = host_open(&friends.setup, &why);
    assert_non_null(host);
    for (int i = 0; i < seats; i++) {
        struct guest_setup setup = {.seat = SEAT_NONE};
        snprintf(setup.token, sizeof setup.token, "%s", tokens[i]);
        guests[i] = guest_new(&setup);
        lines[i] = host_line(host, "10.0.0.1", 0);
        guest_open(guests[i], 0);
    }
    struct guest *onlooker = guest_new(&(struct guest_setup){.seat = SEAT_NONE, .onlooks = true});
    int its_line = host_line_here(host, 0);
    guest_open(onlooker, 0);
    for (int64_t now = 0, wait = 0; !log->ended && wait >= 0 && now<LATEST; now += wait> 0 ? wait : 1) {
        host_tick(host, now);
        for (int i = 0; i < seats; i++) {
            play(log, guests[i], dealer, &rng);
            guest_tick(guests[i], now);
            while (guest_next(guests[i], &bytes, &size))
                host_receive(host, lines[i], bytes, size, now);
        }
        while (guest_next(onlooker, &bytes, &size))
            host_receive(host, its_line, bytes, size, now);
        while (host_next(host, &line, &bytes, &size)) {
            if (line == its_line && bytes) {
                assert_null(strstr(bytes, "\"ask\":"));
                note(television, now, bytes, size);
                assert_true(guest_receive(onlooker, bytes, size, now));
            }
            for (int i = 0; i < seats && bytes; i++)
                if (lines[i] == line) {
                    if (i == dealer)
                        note(log, now, bytes, size);
                    assert_true(guest_receive(guests[i], bytes, size, now));
                }
        }
    }
    television->ended = log->ended;
    guest_free(onlooker);
    for (int i = 0; i < seats; i++)
        guest_free(guests[i]);
    host_free(host);
}

static int lines_of(const struct log *log)
{
    int count = 0;
    for (const char *at = log->text; *at; at++)
        count += *at == '\n';
    return log->ended ? count : LOG;
}

/* Of line `number`, where a tile may show, only the time is compared. */
static void cut(struct log *log, int number)
{
    char *at = log->text;
    while (--number > 0 && strchr(at, '\n'))
        at = strchr(at, '\n') + 1;
    at[strcspn(at, " ")] = '\0';
}

static void expect_same(struct log *one, struct log *other)
{
    int lines = lines_of(one) < lines_of(other) ? lines_of(one) : lines_of(other);
    if (lines < LOG) { /* else nothing showed before it stood still: the dealer's turn goes on */
        cut(one, lines);
        cut(other, lines);
    }
    assert_string_equal(one->text, other->text);
}

static struct session *dealt(const struct ruleset *rules, uint64_t seed)
{
    struct setup setup = setup_of(rules, seed);
    for (int i = 0; i < setup.seats; i++)
        snprintf(setup.players[i].name, sizeof setup.players[i].name, "Guest %d", i);
    struct session *session = session_new(&setup, NULL);
    struct view view;
    session_view(session, 0, &view);
    if (view.move_count)
        assert_true(session_play(session, view.moves[0], NULL, NULL));
    session_deal(session);
    return session;
}

TEST(test_what_a_seat_cannot_see_changes_nothing_it_is_sent)
{
    static struct log one, other, shown, shown_other;
    static struct entry entries[4];
    char folder[MATCH_PATH], path[MATCH_PATH];
    uint64_t seed = effort_seed(21);
    int different = 0;
    struct rng rng;
    rng_init(&rng, seed);
    match_folder(folder);
    match_path(path, folder, "match.tigers");
    for (int mode = 0; ruleset_list[mode]; mode++)
        for (int i = 0; i < effort(6, 30, 400); i++) {
            struct session *session = dealt(ruleset_list[mode], seed + (uint64_t)i);
            struct view view;
            session_view(session, SEAT_NONE, &view);
            int dealer = view.table.dealer;
            struct record record = copy_of(session_record(session), entries);
            run(&record, dealer, path, &one, &shown);
            redeal(&record, dealer, &rng);
            run(&record, dealer, path, &other, &shown_other);
            different += one.asked != other.asked;
            expect_same(&one, &other);
            expect_same(&shown, &shown_other);
            session_free(session);
        }
    assert_true(different > 0);
    match_remove_folder(folder);
}
