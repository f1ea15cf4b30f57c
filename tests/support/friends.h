/*
 * friends.h: a host and its guests, joined by lines that delay, break and repeat, in a time that only the
 * test moves.
 */
#ifndef SUPPORT_FRIENDS_H
#define SUPPORT_FRIENDS_H

#include "host/guest.h"
#include "host/host.h"

/* A message on its way: from a guest to the host or back. `bytes` NULL: the line is closed. */
struct friends_letter {
    struct friends_letter *next;
    int line, guest;
    bool to_host;
    int64_t due;
    size_t size;
    char *bytes;
};

struct friend
{
    struct guest *guest;
    int line;         /* at the host; 0: none */
    int64_t open_at;  /* when it opens another */
    int64_t last_due; /* nothing overtakes what was sent before on the line */
    bool gone;        /* it does not come back */
};

/* What a guest chose, and where. */
struct friends_choice {
    struct move move;
    struct own own;
    uint8_t round, wall, discards, phase;
};

struct friends {
    struct host *host;
    struct host_setup setup;
    struct friend list[SEAT_MAX];
    int count;
    int64_t now;
    struct rng rng;    /* of the players, the delays and what breaks */
    struct rng secret; /* of the host */
    struct friends_letter *letters;
    int delay;   /* most milliseconds on the way */
    int trouble; /* so many of 1000 messages break their line or come twice; half kill hosts */
    bool still;  /* the players do nothing */
    bool meek;   /* the players claim nothing, and never win: every hand is drawn */
    bool wary;   /* a message that a guest doesn't understand breaks its line; else it is a mistake */
    long cuts, kills;
    int64_t longest; /* the most bytes of a message */
    struct friends_choice *choices;
    int choice_count;
};

/* A table of the mode (with an odd seed by options by chance) with a person on each seat, saved at `path`
 * (NULL: nowhere), and its guests, who join and start. */
void friends_begin(struct friends *friends, const struct ruleset *rules, uint64_t seed, const char *path);
void friends_end(struct friends *friends);

/* Does what is due next; false if nothing is. */
bool friends_step(struct friends *friends);

/* Plays until every guest has the record, for at most so many steps; false if that does not happen. */
bool friends_finish(struct friends *friends, long most);

/* Fails unless each guest chose all their moves where the record has them: none was made again elsewhere. */
void friends_expect_choices(const struct friends *friends);

/* Breaks the line of a guest, who opens another a little later. */
void friends_cut(struct friends *friends, int guest);

/* The host's random bytes. */
void friends_random(void *context, void *bytes, size_t size);

#endif
