/* entering.h: a round of a match with real tiles while it is entered. */
#ifndef SDL_ENTERING_H
#define SDL_ENTERING_H

#include "sdl/keeper/keeping.h"

enum { FROM_OPEN = -2, FROM_OWN = -1 /* drawn by the winner; otherwise a seat or SEAT_DUMMY */ };
enum { TO_NOBODY = -2, TO_EACH = -1 /* each of the others gets a penalty; otherwise a seat */ };

struct entering {
    struct scene scene;
    struct table table;      /* before the round */
    struct kept_round round; /* all of it except the fields below */
    int at;                  /* whose points are typed, or SEAT_NONE */
    int from, to;
    int typed[SEAT_MAX]; /* points, or faan in a mode that counts them */
};

/* Returns the round with what has been entered so far. */
struct kept_round entering_round(const struct entering *entering);

/* The match that it is entered for. */
struct keeper *entering_keeper(const struct entering *entering);

/* True if faan are typed: of a win in a mode that converts them to points. */
bool entering_by_faan(const struct entering *entering);

/* One Suit: whether a player named a number of the suit, and whether it was a wait; and the function that
 * turns one of these states into the next. */
enum naming_state { NAMING_NONE, NAMING_RIGHT, NAMING_WRONG, NAMING_MISSED };
enum naming_state entering_naming(const struct entering *entering, int seat, int number);

/* The actions of the controls. In a list of players, an action gets the player's seat. */
scene_list_action entering_kind, entering_winner, entering_from, entering_liable, entering_bets,
    entering_ready, entering_declared, entering_payer, entering_to;
scene_list_action entering_digit; /* 0 to 9; 10: both zeros, 11: the last one is erased */
scene_list_action entering_name;  /* number 1 to 9 of a player: 10 * seat + number */
scene_action entering_lay, entering_done;

/* The screen. */
void entering_draw(struct app *app, const struct entering *entering);

#endif
