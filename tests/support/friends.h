/*
 * friends.h: a host and its guests on lines that delay, break and repeat messages. Time passes only when the
 * test lets it.
 */
#ifndef SUPPORT_FRIENDS_H
#define SUPPORT_FRIENDS_H

#include "host/guest.h"
#include "host/host.h"

/* A message on its way between a guest and the host. `bytes` NULL: the line is closed. */
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
    int64_t open_at;  /* when it opens the next one */
    int64_t last_due; /* messages of a line arrive in order */
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
    struct rng rng;    /* for the players, the delays and what breaks */
    struct rng secret; /* of the host */
    struct friends_letter *letters;
    int delay;   /* most milliseconds on the way */
    int trouble; /* of 1000 messages, how many break their line or come twice; half as many kill the host */
    bool still;  /* the players do nothing */
    bool meek;   /* the players claim nothing and never win, so every hand is drawn */
    bool wary;   /* a message that a guest doesn't understand breaks its line; otherwise it fails the test */
    long cuts, kills;
    int64_t longest; /* bytes of the longest message */
    struct friends_choice *choices;
    int choice_count;
};

/* Opens a table of the mode with a person on each seat, saved at `path` (NULL: nowhere); its guests join and
 * start. An odd seed has random options. */
void friends_begin(struct friends *friends, const struct ruleset *rules, uint64_t seed, const char *path);
void friends_end(struct friends *friends);

/* Does what is due next; returns false if nothing is. */
bool friends_step(struct friends *friends);

/* Plays at most so many steps, until every guest has the record; returns false if one has not. */
bool friends_finish(struct friends *friends, long most);

/* Fails unless each guest chose every move of theirs in the position where the record has it. */
void friends_expect_choices(const struct friends *friends);

/* Breaks the line of a guest, who opens a new one a little later. */
void friends_cut(struct friends *friends, int guest);

/* The host's random bytes. */
void friends_random(void *context, void *bytes, size_t size);

#endif
