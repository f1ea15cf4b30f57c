/*
 * friends.h: a table with people elsewhere: this program hosts it, or is a guest there.
 *
 * This screen's player is a guest either way (host/guest.h): the host's own guest has a line inside the
 * program. In every scene the loop delivers messages to host and guest and sends their answers
 * (company.turn); between two messages nothing runs. `app->company` is the table, or NULL.
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
    /* of the host; NULL for a guest's screen */
    struct open_table *table;
    char path[APP_PATH + 32]; /* of the match's save; "": it isn't saved */
    char name[PLAYER_NAME];   /* of the player whose table it is */
    char page[PATHS_MAX];     /* the folder of the page for browsers */
    struct addresses addresses;
    int address;                      /* the one shown */
    bool looks_on;                    /* this screen only shows the table, as a television does */
    char code[HOST_CODE_LETTERS + 1]; /* the table's, as it was shown last */
    /* of a guest's screen; NULL for the host */
    struct way *way;
    char address_of[64]; /* the address that it joins */
    bool away;           /* the host knows that the player is not looking */

    struct guest *guest;
    struct session *session; /* the match on the table, or NULL before it begins */
    double question;         /* to this screen's player, or -1 */
    Uint64 asked_at;         /* ... open since then, */
    int seconds;             /* ... with so many left on the clock shown, or -1: no clock */
    bool asks_undo;          /* the scene on top asks whether another player may undo a move, */
    int undo_answered;       /* ... this seat has been answered, or SEAT_NONE */
    bool wants_again;
    Uint64 since;      /* since when somebody has been missing, or 0 */
    bool looked;       /* the player has closed the panel that says so */
    int missed;        /* the seat that it named, until they are back, or SEAT_NONE */
    bool kept;         /* the finished match is among the records */
    bool unsaved;      /* it was said that the table can't be saved */
    bool visits;       /* of an example: this screen looks like a guest's */
    bool example;      /* for pictures: nothing is saved */
    struct rng random; /* ... and its host's random bytes */
    char why[160];     /* why the connection is closed, in the network's words, or "" */
};

/* Returns the table, or NULL. */
struct friends *friends_of(const struct app *app);

/* True if the page for browsers is here, packaged with the game or built beside its sources. */
bool friends_have_page(void);

/* Opens a table for a match that begins now, or for the saved one (NULL); false with the problem. */
bool friends_open(struct app *app, const struct setup *match, struct problem *why);

/* True if the data folder has a table's unfinished match. */
bool friends_have_saved(const struct app *app);

/* Before the start: the host's screen gives up its seat and only watches, or takes a seat again. */
void friends_look_on(struct app *app, bool looks_on);

/* Joins a table elsewhere. */
void friends_join(struct app *app, const char *address, int port, const char *code);

/* Joins the table joined last again, without a seat: all seats are taken. */
void friends_watch(struct app *app);

/* For pictures: a table without a port, always with the same code and tiles. This screen's player, of that
 * name, has the first seat, or, if they visit, the second. */
void friends_open_example(struct app *app, const struct setup *match, const char *name, bool visits);

/* True if this screen's player hosts the table. */
bool friends_keeps(const struct friends *friends);

/* Leaves the table; a host closes it. */
void friends_leave(struct app *app);

/* Returns the scene of the match that has begun, the dice or the table; NULL if none has. */
struct scene *friends_table(struct app *app);

/* Writes the address of the host's table as a link, with the code after a # if `with_code`, as the QR code
 * has it. */
void friends_link(const struct friends *friends, bool with_code, char link[TABLE_LINK]);

/* Returns a seat whose person is away and has no stand-in, or SEAT_NONE. */
int friends_missing(const struct friends *friends);

/* What friends_shown.c has for friends.c: the company's functions, except turn and leave; and what shows the
 * player what has changed at the table since the last turn. */
extern const struct company friends_shown;
void friends_show(struct friends *friends, struct app *app);

/* Over a scene: asks whether the player of that seat may undo a move (scene_absent.c). */
struct scene *scene_undo_asked(struct app *app, struct scene *under, int seat);

/* Over the table: says who is away, with the choices there are (scene_absent.c). */
struct scene *scene_absent(struct app *app, struct scene *under);

/* Before the match: shows who has joined (scene_lobby.c). */
struct scene *scene_lobby(struct app *app);

/* Over the title, for pictures: scene_friend with tables that it has found. */
struct scene *scene_friend_found(struct scene *under, struct app *app, const struct found_table *found,
                                 int count);

#endif
