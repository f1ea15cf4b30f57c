/*
 * replay.h: a record on the table, shared by the files of its scene.
 */
#ifndef SDL_REPLAY_H
#define SDL_REPLAY_H

#include "sdl/table/scene_table.h"

enum { VIEW_ALL = SEAT_MAX, VIEW_NONE };

struct replay {
    struct scene scene;
    struct table_scene *table;
    struct session *session; /* its own, over the record */
    uint8_t *choices;        /* session/archive/choices.h, of every entry */
    int seen_by;             /* a seat, VIEW_ALL (every hand) or VIEW_NONE (no hand) */
    bool guarded; /* the match isn't over: its only person sees their own hand, everyone else none */
    bool playing;
    int pace_below; /* app->pace as it was before: of a replay below this one */
    float wait;     /* seconds since the table came to rest */
    float turned;   /* the part of a line that the wheel has turned beyond whole lines */
};

/* Fills in the names at the session's position, as computers may have changed; the only person of a record is
 * "you", unless they have a name. */
void replay_words(const struct session *session, struct words *words);

/* Opens every hand in seat 0's view of the session's position. */
void replay_open_hands(const struct session *session, struct view *view);

/* What the controls do: go to another step, round or decision of the seat below, forwards or backwards; play
 * or pause; take the next speed; show each seat's view in turn, then all hands, then none. */
scene_list_action replay_step, replay_round, replay_decision;
scene_action replay_play, replay_change_speed, replay_change_view, replay_close;
scene_action replay_ask; /* opens the scorer with what the hand below can become */

/* Draws the controls; the second function returns the place of the record at x (pixels) of their bar. */
void replay_draw_panel(struct replay *replay, struct app *app);
int replay_bar_place(struct replay *replay, const struct painter *painter, float x);

#endif
