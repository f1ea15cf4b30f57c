/*
 * friends.h: a table with people elsewhere: the host of this program, or the guest of another's.
 *
 * Whoever sits at this screen is a guest either way (host/guest.h): the host's own has a line within the
 * program. The loop brings what came to both and sends what they answer (company.turn), whatever scene is on
 * the screen; between two messages nothing runs. `app->company` is the table, or NULL.
 */
#ifndef SDL_FRIENDS_H
#define SDL_FRIENDS_H

#include "host/guest.h"
#include "host/host.h"
#include "net/addresses.h"
#include "net/finding.h"
#include "net/table/open_table.h"
#include "net/way.h"
#include "sdl/app/app.h"
#include "sdl/art/paths.h"

struct friends {
    struct company company;
    /* of the host: NULL elsewhere */
    struct open_table *table;
    char path[APP_PATH + 32]; /* of the match's save, "": it is saved nowhere */
    char name[PLAYER_NAME];   /* whose table it is */
    char page[PATHS_MAX];     /* the folder of the page for browsers */
    struct addresses addresses;
    int address;   /* the one shown */
    bool looks_on; /* this screen shows the table alone: a television */
    /* of the guest elsewhere */
    struct way *way;
    char address_of[64]; /* where it joins */
    bool away;           /* the host was told that the player does not look */

    struct guest *guest;
    struct session *session; /* the match on the table, or NULL before it begins */
    double question;         /* asked of this screen's player, or -1 */
    Uint64 asked_at;         /* ... since then, */
    int seconds;             /* ... with so many left as they are shown, or -1: no clock */
    bool asks_undo;          /* the scene on top asks whether another may take a move back, */
    int undo_answered;       /* ... and the answer to this seat was given, or SEAT_NONE */
    bool wants_again;
    Uint64 since;      /* when somebody was last seen to be missing, or 0 */
    bool looked;       /* the player has put away the panel that says so */
    bool kept;         /* the finished match is among the records */
    bool visits;       /* of an example: this screen is shown as a guest's */
    bool example;      /* for pictures: nothing of it is kept */
    struct rng random; /* ... and its host's random bytes */
    char why[160];     /* why the way is shut: the network's word, or "" */
};

/* Returns the table, or NULL. */
struct friends *friends_of(const struct app *app);

/* Opens a table for a match. False with the problem. */
bool friends_open(struct app *app, const struct setup *match, struct problem *why);

/* True if the data folder has a table that was left; opens it again. False with the problem. */
bool friends_have_saved(const struct app *app);
bool friends_open_saved(struct app *app, struct problem *why);

/* The host's screen begins to look on only, or takes a seat again; before the start. */
void friends_look_on(struct app *app, bool looks_on);

/* Sets out for a table elsewhere. */
void friends_join(struct app *app, const char *address, int port, const char *code);

/* For pictures: a table without a port, always with the same code and tiles. This screen's player, of that
 * name, has the first seat, or, if they visit, the second. */
void friends_open_example(struct app *app, const struct setup *match, const char *name, bool visits);

/* True if this screen's player keeps the table. */
bool friends_keeps(const struct friends *friends);

/* Leaves the table; the host's closes. */
void friends_leave(struct app *app);

/* The match has begun: the table's scene with it, or the dice first; else NULL. */
struct scene *friends_table(struct app *app);

/* Writes where guests find the host's table, as a link that a QR code holds: with the code behind a #. */
void friends_link(const struct friends *friends, bool with_code, char link[TABLE_LINK]);

/* A seat that waits for its person, who is not here, or SEAT_NONE. */
int friends_missing(const struct friends *friends);

/* Over a scene: whether the player of that seat may take a move back (scene_absent.c). */
struct scene *scene_undo_asked(struct app *app, struct scene *under, int seat);

/* Over the table: who is waited for, and what can be done meanwhile (scene_absent.c). */
struct scene *scene_absent(struct app *app, struct scene *under);

/* Before the match: who has joined (scene_lobby.c). */
struct scene *scene_lobby(struct app *app);

/* Over the title: what scene_friend shows once tables were found, for pictures. */
struct scene *scene_friend_found(struct scene *under, struct app *app, const struct found_table *found,
                                 int count);

#endif
