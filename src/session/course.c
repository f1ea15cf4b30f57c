/* course.c: a match between players that are functions; see course.h. */
#include "session/course.h"

#include "base/check.h"

static bool computer_choose(void *self, const struct session *session, int seat, struct move *move,
                            struct error *why)
{
    (void)self;
    (void)why;
    *move = session_think(session, seat, NULL);
    return true;
}

const struct sitter sitter_computer = {.choose = computer_choose};

static int seats_of(const struct course *course)
{
    return session_setup(course->session)->seats;
}

static bool begin(const struct course *course, struct error *why)
{
    for (int seat = 0; seat < seats_of(course); seat++) {
        const struct sitter *sitter = &course->sitters[seat];
        if (sitter->begin && !sitter->begin(sitter->self, course->session, seat, why))
            return false;
    }
    return true;
}

static void end(const struct course *course, bool fairly)
{
    for (int seat = 0; seat < seats_of(course); seat++) {
        const struct sitter *sitter = &course->sitters[seat];
        if (sitter->end)
            sitter->end(sitter->self, course->session, seat, fairly);
    }
}

static void tell(const struct course *course, int count)
{
    for (int seat = 0; seat < seats_of(course); seat++) {
        const struct sitter *sitter = &course->sitters[seat];
        if (sitter->hear)
            sitter->hear(sitter->self, course->session, seat, count);
    }
}

/* Tells the newest `count` events; returns how many rounds they ended. */
static int announce(const struct course *course, int count)
{
    int ended = 0;
    tell(course, count);
    for (int i = count - 1; i >= 0; i--) {
        if (session_event(course->session, i, SEAT_NONE).kind != EVENT_ROUND_END)
            continue;
        ended++;
        if (course->round_over)
            course->round_over(course->watcher, course->session);
    }
    return ended;
}

/* Finds the moves of all asked seats before any of them is made; false with whose is none. */
static bool collect_moves(const struct course *course, unsigned asked, struct move moves[SEAT_MOST],
                          struct error *why)
{
    unsigned open = 0;
    for (int seat = 0; seat < SEAT_MOST; seat++) {
        const struct sitter *sitter = &course->sitters[seat];
        if (!(asked >> seat & 1) || session_forced(course->session, seat, &moves[seat]))
            continue;
        if (sitter->ask)
            sitter->ask(sitter->self, course->session, seat);
        open |= 1u << seat;
    }
    for (int seat = 0; seat < SEAT_MOST; seat++) {
        const struct sitter *sitter = &course->sitters[seat];
        if ((open >> seat & 1) && !sitter->choose(sitter->self, course->session, seat, &moves[seat], why))
            return false;
    }
    return true;
}

/* Deals, or asks whoever must move and makes the moves; the rounds that ended, or -1 with the sentence. */
static int step(const struct course *course, struct error *why)
{
    struct session *session = course->session;
    if (session_awaits_deal(session))
        return announce(course, session_deal(session));
    struct move moves[SEAT_MOST];
    unsigned asked = session_asked(session);
    int ended = 0;
    CHECK(asked);
    if (!collect_moves(course, asked, moves, why))
        return -1;
    for (int seat = 0; seat < SEAT_MOST; seat++) {
        int caused = 0;
        if (!(asked >> seat & 1))
            continue;
        CHECK(session_play(session, moves[seat], &caused, NULL));
        ended += announce(course, caused);
    }
    return ended;
}

bool course_play(struct course *course, struct error *why)
{
    bool good = begin(course, why);
    int rounds = 0;
    while (good && !session_is_over(course->session) && rounds < course->rounds) {
        int ended = step(course, why);
        good = ended >= 0;
        rounds += ended;
    }
    if (good && !session_is_over(course->session))
        tell(course, 0);
    end(course, good);
    return good;
}
