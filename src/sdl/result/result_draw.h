/*
 * result_draw.h: drawing a round's result, as far as it has been counted.
 */
#ifndef SDL_RESULT_DRAW_H
#define SDL_RESULT_DRAW_H

#include "sdl/app/app.h"
#include "sdl/app/scene.h"
#include "sdl/result/luck_strip.h"
#include "words/result_words.h"

struct painter;

struct result_scene {
    struct scene scene;
    struct session *session; /* whose last round it is; the program's */
    struct words words;
    struct view view;
    int near;
    bool won;   /* somebody did; `win` and `score` are then those of `winner` */
    int winner; /* where several win on a tile, the one that is shown */
    struct win win;
    struct score score;
    float time;   /* seconds at normal speed since the scene came */
    float rest;   /* since all is shown, for --autoplay */
    bool skip;    /* a click: all at once */
    bool counted; /* it was counted at the table already: nothing moves, nothing sounds */
    int shown;    /* parts to be seen: the sets, the patterns, the total */
    struct luck_strip luck;
    int bets, counters; /* that lay there before the last move, in a mode with a pot */
};

/* How many parts there are, how many are seen after so many seconds, and when the last one comes. */
int result_parts(const struct result_scene *result);
int result_parts_at(const struct result_scene *result, float time);
float result_time(const struct result_scene *result);

/* The whole screen with its buttons. */
void result_draw(struct result_scene *result, struct app *app);

/* A tile of the winning hand as it is laid out set by set, in units. */
struct result_place {
    uint8_t tile, pose; /* enum pose */
    uint8_t set;
    bool exposed; /* it lay on the table already */
    bool wins;    /* it is the winning tile */
    float x, y, w;
};
struct result_span {
    float x, width, gap; /* of a set, and the room after it */
};
enum { RESULT_PLACES = 24 };

/* Where the tiles of the winning hand lie below `top`; returns how many, and where each set does. */
int result_places(const struct result_scene *result, const struct app *app, float top,
                  struct result_place out[RESULT_PLACES], struct result_span spans[RESULT_GROUPS]);

/* The name of a set below it, where all have room. */
void result_draw_set_name(const struct result_scene *result, struct app *app, int index, float top,
                          const struct result_span *span);

/* What comes after the result of the session's last round: the table with the next deal, or the result of
 * the match. */
struct scene *result_go_on(struct app *app, struct session *session);

/* Takes the session's last round; plays nothing and draws nothing. The session must outlive it. */
void result_begin(struct result_scene *result, struct session *session);

/* The name of a rare hand, such as "Nine Gates", if the winner's is one. */
bool result_rare(const struct result_scene *result, char *out, size_t size);

/* The colours of a result's headline and of its number: warm if a person at the screen has won, cool if
 * another. */
uint32_t result_headline_colour(const struct words *words, const struct result *result);
uint32_t result_number_colour(const struct words *words, const struct result *result);

/* On which of their turns that seat won; what comes before the first belongs to it. */
int result_turn(const struct table *table, int seat);

/* What the hand is worth, in the words of its mode: "15 points", "3 han 40 fu: 7,700 points". */
void result_worth(const struct result_scene *result, char *out, size_t size);

/* Says the result (scene_class.speak), and the hands that lie open alone (result_spoken.c). */
void result_speak(const struct result_scene *result, struct app *app, enum speak what);
void result_speak_hands(const struct result_scene *result, struct app *app);

/* "You 0, Mei 3."; and said, with the round. */
void result_standing(const struct words *words, const struct table *table, char *out, size_t size);
void result_speak_standing(const struct words *words, const struct table *table, struct app *app);

/* True if the key asks by ear for the hands of a result. */
bool result_asks_hands(const struct app *app, const struct scene_key *key);

/* The winning hand with its set names, opening by the time; and a seat's shown hand with its waits. */
void result_draw_sets(struct result_scene *result, struct app *app, float top);
void result_draw_seat(struct result_scene *result, struct app *app, struct rect panel, int seat);

/* A panel with the indicators and the treasure; nothing without them. */
void result_draw_aside(struct result_scene *result, struct app *app, struct rect panel);

/* Whose decisions a review is about: `near` if a person sits there, else the first person; SEAT_NONE without
 * one. */
int result_reviewed(const struct session *session, int near);

/* The button for the review, where there is somebody to review; off where it would show a hand that stays
 * hidden. */
void result_draw_review(struct app *app, const struct session *session, struct rect rect);

/* The strip that tells luck from skill, above the last line of the screen. */
void result_draw_luck(const struct result_scene *result, struct app *app, float x, float y);

/* The buttons below, from the content's left edge. */
void result_draw_buttons(const struct result_scene *result, struct app *app, float x, float y);

/* The link that opens the hand in the scorer, if there is one: in the last line of the screen, whose middle
 * is `y` in units, amid what it leaves free from `left` to `right` in pixels. */
void result_draw_scorer(const struct result_scene *result, struct app *app, float y, float left, float right);

/* x of the content's left edge in units, and how much lower than at 800 units it stands. */
float result_left(const struct painter *painter);
float result_top(const struct painter *painter);

/* How far below result_top the strip of luck and skill begins; y of the line below it, in units: clear of the
 * strip, however small the window. */
enum { LUCK_TOP = 720 };
float result_foot(const struct painter *painter);

/* The words with the names of those who sit there for the next deal. */
void result_next_words(const struct session *session, const struct words *words, struct words *next);

/* The plate of one of two below a result, `units.w` wide: who it is, what the hand changed for them, and what
 * they have now in letters of that size. */
void result_draw_plate(const struct result_scene *result, struct app *app, int seat, struct rect units,
                       const char *change, float size, const char *total);

/* Draws who sits on a seat into a square (face.h), and small at its corner who takes their place for the next
 * deal; a click on a computer of the match under way, "change:1", leads to the choice of another. */
void result_draw_who(struct app *app, const struct session *session, int seat, struct rect rect, int wind,
                     bool brass);

#endif
