/*
 * replay.h: a record on the table, as the files of its scene share it.
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
    int seen_by;             /* a seat, VIEW_ALL or VIEW_NONE: an onlooker who sees no hand */
    bool guarded;            /* the match isn't over: its one person sees their own hand, others see none */
    bool playing;
    int pace_below; /* app->pace as it was before, of a replay that this one lies over */
    float wait;     /* seconds since the table came to rest */
    float turned;   /* the part of a line that the wheel was turned by beyond whole ones */
};

/* The names at the session's position, where computers may have changed; the one person of the record is
 * "you", unless they gave themselves a name. */
void replay_words(const struct session *session, struct words *words);

/* Opens every hand in seat 0's view of the session's position. */
void replay_open_hands(const struct session *session, struct view *view);

/* What the controls do: steps, rounds and decisions of the seat below, forwards or backwards; plays, or
 * pauses; the next speed; each seat's view in turn, then all hands open, then none. */
scene_list_action replay_step, replay_round, replay_decision;
scene_action replay_play, replay_change_speed, replay_change_view, replay_close;
scene_action replay_ask; /* what the hand below can become, in the scorer */

/* The controls (replay_panel.c), and the place of the record that x (pixels) of their bar stands for. */
void replay_draw_panel(struct replay *replay, struct app *app);
int replay_bar_place(struct replay *replay, const struct painter *painter, float x);

#endif
