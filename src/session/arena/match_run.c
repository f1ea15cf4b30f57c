/* match_run.c: see match_run.h. */
#include "session/arena/match_run.h"

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

static int seats_of(const struct match_run *run)
{
    return session_setup(run->session)->seats;
}

static bool begin(const struct match_run *run, struct error *why)
{
    for (int seat = 0; seat < seats_of(run); seat++) {
        const struct sitter *sitter = &run->sitters[seat];
        if (sitter->begin && !sitter->begin(sitter->self, run->session, seat, why))
            return false;
    }
    return true;
}

static void end(const struct match_run *run, bool fairly)
{
    for (int seat = 0; seat < seats_of(run); seat++) {
        const struct sitter *sitter = &run->sitters[seat];
        if (sitter->end)
            sitter->end(sitter->self, run->session, seat, fairly);
    }
}

static void tell(const struct match_run *run, int count)
{
    for (int seat = 0; seat < seats_of(run); seat++) {
        const struct sitter *sitter = &run->sitters[seat];
        if (sitter->hear)
            sitter->hear(sitter->self, run->session, seat, count);
    }
}

/* Passes on the newest `count` events (none while others have still to answer). Returns how many rounds they
 * ended. */
static int announce(const struct match_run *run, int count)
{
    int ended = 0;
    if (run->moved)
        run->moved(run->watcher, run->session);
    if (count)
        tell(run, count);
    for (int i = count - 1; i >= 0; i--) {
        if (session_event(run->session, i, SEAT_NONE).kind != EVENT_ROUND_END)
            continue;
        ended++;
        if (run->round_over)
            run->round_over(run->watcher, run->session);
    }
    return ended;
}

/* Gets the moves of all asked seats before any is made; false with the error if a player fails. */
static bool collect_moves(const struct match_run *run, unsigned asked, struct move moves[SEAT_MAX],
                          struct error *why)
{
    unsigned open = 0;
    for (int seat = 0; seat < SEAT_MAX; seat++) {
        const struct sitter *sitter = &run->sitters[seat];
        if (!(asked >> seat & 1) || session_forced(run->session, seat, &moves[seat]))
            continue;
        if (sitter->ask)
            sitter->ask(sitter->self, run->session, seat);
        open |= 1u << seat;
    }
    for (int seat = 0; seat < SEAT_MAX; seat++) {
        const struct sitter *sitter = &run->sitters[seat];
        if ((open >> seat & 1) && !sitter->choose(sitter->self, run->session, seat, &moves[seat], why))
            return false;
    }
    return true;
}

/* Deals, or gets and makes the moves due. Returns how many rounds ended, or -1 with the error. */
static int step(const struct match_run *run, struct error *why)
{
    struct session *session = run->session;
    if (session_awaits_deal(session))
        return announce(run, session_deal(session));
    struct move moves[SEAT_MAX];
    unsigned asked = session_asked(session);
    int ended = 0;
    CHECK(asked);
    if (!collect_moves(run, asked, moves, why))
        return -1;
    for (int seat = 0; seat < SEAT_MAX; seat++) {
        int caused = 0;
        if (!(asked >> seat & 1))
            continue;
        CHECK(session_play(session, moves[seat], &caused, NULL));
        ended += announce(run, caused);
    }
    return ended;
}

bool match_run_play(struct match_run *run, struct error *why)
{
    bool good = begin(run, why);
    int rounds = 0;
    while (good && !session_is_over(run->session) && rounds < run->rounds) {
        int ended = step(run, why);
        good = ended >= 0;
        rounds += ended;
    }
    if (good && !session_is_over(run->session))
        tell(run, 0);
    end(run, good);
    return good;
}
