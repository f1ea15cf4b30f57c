/* friends.c: see friends.h. */
#include "support/friends.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "support/any_round.h"

void friends_random(void *context, void *bytes, size_t size)
{
    struct friends *friends = context;
    for (size_t i = 0; i < size; i++)
        ((uint8_t *)bytes)[i] = (uint8_t)rng_below(&friends->secret, 256);
}

static bool happens(struct friends *friends, int thousandths)
{
    return thousandths && rng_below(&friends->rng, 1000) < (uint32_t)thousandths;
}

static void post(struct friends *friends, int guest, bool to_host, const char *bytes, size_t size)
{
    struct friend *to = &friends->list[guest];
    struct friends_letter *letter = calloc(1, sizeof *letter), **at = &friends->letters;
    CHECK_MEMORY(letter);
    int64_t due =
        friends->now + (friends->delay ? (int64_t)rng_below(&friends->rng, (uint32_t)friends->delay) : 0);
    due = due > to->last_due ? due : to->last_due;
    to->last_due = due;
    *letter = (struct friends_letter){NULL, to->line, guest, to_host, due, size, NULL};
    if (bytes) {
        letter->bytes = malloc(size);
        CHECK_MEMORY(letter->bytes);
        memcpy(letter->bytes, bytes, size);
    }
    while (*at && (*at)->due <= due)
        at = &(*at)->next;
    letter->next = *at;
    *at = letter;
    friends->longest = (int64_t)size > friends->longest ? (int64_t)size : friends->longest;
}

static int guest_of(const struct friends *friends, int line)
{
    for (int i = 0; i < friends->count; i++)
        if (line && friends->list[i].line == line)
            return i;
    return -1;
}

/* What the guest and the host have to say goes on its way. */
static void collect(struct friends *friends)
{
    const char *bytes;
    size_t size;
    int line;
    while (host_next(friends->host, &line, &bytes, &size))
        if (guest_of(friends, line) >= 0)
            post(friends, guest_of(friends, line), false, bytes, size);
    for (int i = 0; i < friends->count; i++)
        while (guest_next(friends->list[i].guest, &bytes, &size))
            if (friends->list[i].line)
                post(friends, i, true, bytes, size);
}

/* The line breaks: what is on its way is lost, and the guest opens another a little later. */
static void cut(struct friends *friends, int guest, bool told)
{
    struct friend *friend = &friends->list[guest];
    int line = friend->line;
    if (!line)
        return;
    friends->cuts++;
    friend->line = 0;
    friend->open_at = friends->now + 1 + (int64_t)rng_below(&friends->rng, 3000);
    guest_lost(friend->guest);
    if (told)
        host_lost(friends->host, line, friends->now);
}

void friends_cut(struct friends *friends, int guest)
{
    cut(friends, guest, true);
}

static void drop_letters(struct friends *friends)
{
    while (friends->letters) {
        struct friends_letter *next = friends->letters->next;
        free(friends->letters->bytes);
        free(friends->letters);
        friends->letters = next;
    }
}

/* What was on its way is lost: the next host counts its lines from 1 again. */
static void kill_host(struct friends *friends)
{
    struct problem why = {0};
    friends->kills++;
    drop_letters(friends);
    host_free(friends->host);
    friends->host = host_open(&friends->setup, &why);
    CHECK(friends->host);
    for (int i = 0; i < friends->count; i++)
        cut(friends, i, false);
}

/* The guest's program ends, and another comes back with the token, or with the code if it never got one. */
static void restart_guest(struct friends *friends, int guest)
{
    struct friend *friend = &friends->list[guest];
    struct guest_setup setup = {.seat = SEAT_NONE};
    snprintf(setup.token, sizeof setup.token, "%s", guest_token(friend->guest));
    snprintf(setup.code, sizeof setup.code, "%s", host_code(friends->host));
    cut(friends, guest, true);
    guest_free(friend->guest);
    friend->guest = guest_new(&setup);
}

static void carry(struct friends *friends)
{
    struct friends_letter *letter = friends->letters;
    struct friend *friend = &friends->list[letter->guest];
    friends->letters = letter->next;
    bool alive = letter->line && letter->line == friend->line;
    if (alive && !letter->bytes) {
        cut(friends, letter->guest, false);
    } else if (alive && letter->to_host) {
        host_receive(friends->host, letter->line, letter->bytes, letter->size, friends->now);
        if (happens(friends, friends->trouble))
            host_receive(friends->host, letter->line, letter->bytes, letter->size, friends->now);
    } else if (alive && !guest_receive(friend->guest, letter->bytes, letter->size, friends->now)) {
        CHECK(friends->wary);
        cut(friends, letter->guest, true);
    }
    bool playing = host_is_started(friends->host) && !host_is_over(friends->host);
    if (playing && happens(friends, friends->trouble))
        cut(friends, letter->guest, rng_below(&friends->rng, 2));
    else if (playing && happens(friends, friends->trouble / 4))
        restart_guest(friends, letter->guest);
    else if (playing && friends->setup.path && happens(friends, friends->trouble / 2))
        kill_host(friends);
    free(letter->bytes);
    free(letter);
}

static struct friends_choice choice_of(const struct view *view, struct move move)
{
    const struct table *table = &view->table;
    return (struct friends_choice){move,        view->own, table->round, table->wall, table->discard_count,
                                   table->phase};
}

static bool is_same(const struct friends_choice *a, const struct friends_choice *b)
{
    return move_equal(a->move, b->move) && memcmp(&a->own, &b->own, sizeof a->own) == 0 &&
           a->round == b->round && a->wall == b->wall && a->discards == b->discards && a->phase == b->phase;
}

static void note(struct friends *friends, const struct view *view, struct move move)
{
    int count = friends->choice_count++;
    if ((count & (count - 1)) == 0) /* twice the room */
        friends->choices =
            realloc(friends->choices, (size_t)(count ? 2 * count : 1) * sizeof *friends->choices);
    CHECK_MEMORY(friends->choices);
    friends->choices[count] = choice_of(view, move);
}

static bool was_chosen(const struct friends *friends, const struct view *view, struct move move)
{
    struct friends_choice wanted = choice_of(view, move);
    for (int i = 0; i < friends->choice_count; i++)
        if (is_same(&friends->choices[i], &wanted))
            return true;
    return false;
}

void friends_expect_choices(const struct friends *friends)
{
    const struct record *record = session_record(host_session(friends->host));
    struct session *copy = session_from_record(record);
    for (int i = 0; i < record->count; i++, session_forward(copy)) {
        const struct entry *entry = &record->entries[i];
        struct move forced;
        struct view view;
        if (entry->is_deal || entry->is_time_up || session_forced(copy, entry->move.seat, &forced))
            continue;
        session_view(copy, entry->move.seat, &view);
        CHECK(was_chosen(friends, &view, entry->move));
    }
    session_free(copy);
}

static void play(struct friends *friends, struct friend *friend)
{
    struct session *session = guest_session(friend->guest);
    int seat = guest_seat(friend->guest);
    if (guest_state(friend->guest) != GUEST_PLAYING || !session_is_heard(session))
        return;
    while (session_position(session) < session_length(session))
        session_forward(session);
    struct view view;
    session_view(session, seat, &view);
    if (friends->still)
        return;
    if (session_asked(session) >> seat & 1) {
        enum ai_level level = rng_below(&friends->rng, 4) == 0 ? AI_RANDOM : AI_EASY;
        struct move move = ai_choose(level, &view, &friends->rng, NULL);
        const struct move *win = view_find(&view, MOVE_WIN), *pass = view_find(&view, MOVE_PASS);
        const struct move *discard = view_find(&view, MOVE_DISCARD);
        if (friends->meek && (pass || discard))
            win = pass ? pass : discard;
        CHECK(session_play(session, win ? *win : move, NULL, NULL));
        note(friends, &view, win ? *win : move);
    } else if (session_awaits_deal(session) && view.table.round) {
        session_deal(session);
    }
}

static bool wants_line(const struct friend *friend)
{
    enum guest_state state = guest_state(friend->guest);
    return !friend->line && !friend->gone && (state == GUEST_APART || state == GUEST_REFUSED);
}

static int64_t soonest(const struct friends *friends)
{
    int64_t wait = host_wait(friends->host, friends->now), due = wait < 0 ? INT64_MAX : friends->now + wait;
    if (friends->letters && friends->letters->due < due)
        due = friends->letters->due;
    for (int i = 0; i < friends->count; i++) {
        const struct friend *friend = &friends->list[i];
        int64_t guest = guest_wait(friend->guest, friends->now);
        if (wants_line(friend) && friend->open_at < due)
            due = friend->open_at;
        if (friend->line && guest >= 0 && friends->now + guest < due)
            due = friends->now + guest;
    }
    return due;
}

bool friends_step(struct friends *friends)
{
    int64_t due = soonest(friends);
    if (due == INT64_MAX)
        return false;
    friends->now = due > friends->now ? due : friends->now;
    if (friends->letters && friends->letters->due <= friends->now)
        carry(friends);
    host_tick(friends->host, friends->now);
    for (int i = 0; i < friends->count; i++) {
        struct friend *friend = &friends->list[i];
        if (wants_line(friend) && friend->open_at <= friends->now) {
            friend->line = host_line(friends->host, "192.168.1.7", friends->now);
            friend->last_due = friends->now;
            guest_open(friend->guest, friends->now);
        }
        play(friends, friend);
        guest_tick(friend->guest, friends->now);
    }
    collect(friends);
    return true;
}

static bool all_have_ended(const struct friends *friends)
{
    for (int i = 0; i < friends->count; i++) {
        struct session *session = guest_session(friends->list[i].guest);
        if (!session || session_is_heard(session))
            return false;
    }
    return host_is_over(friends->host);
}

bool friends_finish(struct friends *friends, long most)
{
    while (most-- > 0 && !all_have_ended(friends))
        if (!friends_step(friends))
            return false;
    return all_have_ended(friends);
}

void friends_begin(struct friends *friends, const struct ruleset *rules, uint64_t seed, const char *path)
{
    *friends = (struct friends){.now = 1000};
    rng_init(&friends->rng, seed);
    rng_init(&friends->secret, seed + 1);
    struct setup *match = &friends->setup.match;
    *match = (struct setup){.rules = rules, .seed = seed + 7};
    if (seed % 2)
        any_options(rules, &friends->rng, match->options);
    else
        ruleset_defaults(rules, match->options);
    match->seats = (uint8_t)ruleset_seats(rules, match->options);
    friends->count = match->seats;
    friends->setup.path = path;
    friends->setup.random = friends_random;
    friends->setup.context = friends;
    friends->host = host_new(&friends->setup);
    for (int i = 0; i < friends->count; i++) {
        struct guest_setup setup = {.seat = SEAT_NONE};
        snprintf(setup.name, sizeof setup.name, "Guest %d", i + 1);
        snprintf(setup.code, sizeof setup.code, "%s", host_code(friends->host));
        friends->list[i].guest = guest_new(&setup);
    }
    for (int i = 0; i < 200 && !host_start(friends->host, friends->now); i++)
        friends_step(friends);
    CHECK(host_is_started(friends->host));
    collect(friends);
}

void friends_end(struct friends *friends)
{
    drop_letters(friends);
    for (int i = 0; i < friends->count; i++)
        guest_free(friends->list[i].guest);
    host_free(friends->host);
    free(friends->choices);
}
