/*
 * result.h: the end of a round, one screen for all modes.
 *
 * A headline with a line below it and the number; the winning hand set by set; a panel of what counted, line
 * by line, beside a panel of the mode's own; the plates; the strip of luck; what comes next. Where waits were
 * named (One Suit) the middle shows them instead (names_result.c). A mode fills in what differs as a struct
 * result_mode. Numbers are units of a window 800 high, from result_left and result_top on.
 */
#ifndef SDL_RESULT_H
#define SDL_RESULT_H

#include "sdl/app/app.h"
#include "sdl/people/remarks.h"
#include "sdl/result/luck_strip.h"
#include "sdl/result/naming_verdict.h"
#include "sdl/ui/scroll.h"
#include "words/naming_say.h"
#include "words/result_words.h"

enum {
    RESULT_WIDTH = 1184, /* of the content */
    RESULT_PANEL = 640,  /* ... of the panel of what counted */
    RESULT_HEIGHT = 344,
    RESULT_PLACES = 24,
    RESULT_NOTES = 3,
    LUCK_TOP = 720 /* from result_top on */
};

struct result_mode;

/* What becomes of the waits that were named, seat by seat. */
struct result_names {
    int seat; /* whose are shown */
    struct naming_verdict verdicts[SEAT_MAX];
    struct naming_line lines[SEAT_MAX][NAMING_LINES];
    int line_counts[SEAT_MAX];
};

struct result_scene {
    struct scene scene;
    const struct result_mode *mode;
    struct session *session; /* whose last round it is; the program's */
    struct words words;
    struct view view;
    int near;
    bool won;   /* somebody did; `win` and `score` are then those of `winner` */
    int winner; /* where several win on a tile, the one that is shown */
    struct win win;
    struct score score;
    struct result_names names; /* of a mode in which a win is declared at one's own risk */
    struct scroll scroll;      /* ... and on a phone how far down it is, */
    struct rect scrolled;      /* ... and where */
    float time;                /* seconds at normal speed since the scene came, or since that seat is shown */
    float rest;                /* since all is shown, for --autoplay */
    bool skip;                 /* a click: all at once */
    int steps;                 /* since the scene came */
    bool counted;              /* it was counted at the table already: nothing moves, nothing sounds */
    int shown;                 /* parts to be seen: sets or rows of waits, lines, the total */
    struct luck_strip luck;
    int speaker;        /* the seat of who says something of it */
    const char *says;   /* ... and what, in English; NULL: nobody does */
    int bets, counters; /* that lay there before the last move, in a mode with a pot */
};

/* What the hand came to, below its lines. */
struct result_sum {
    char label[96], amount[64];
    int count;
    struct {
        char words[240], amount[24];
    } notes[RESULT_NOTES];
};

/* What is a mode's own. */
struct result_mode {
    float open_step, open_length, line_step, total_step; /* seconds: set by set, line by line, the total */
    int notes;                                           /* lines kept free below the total */
    void (*prepare)(struct result_scene *result);        /* may be NULL */
    void (*sum)(const struct result_scene *result, struct result_sum *sum);
    /* A second column of the panel of what counted, above `foot`: cuts it off the right and draws it. NULL:
     * there is none. */
    void (*draw_second)(const struct result_scene *result, struct pen *panel, float foot);
    /* Beside the panel of what counted; and where nobody won, all between the head and the plates, which is
     * cut off. */
    void (*draw_beside)(struct result_scene *result, struct app *app, struct rect panel);
    void (*draw_unwon)(struct result_scene *result, struct app *app, struct pen *pen);
    void (*draw)(struct result_scene *result,
                 struct app *app); /* all but the strip and the buttons; NULL: as above */
};
extern const struct result_mode two_result, four_result; /* pattern_result.c */
extern const struct result_mode tenpai_result, names_result;

/* Takes the session's last round; plays nothing and draws nothing. The session must outlive it. */
void result_begin(struct result_scene *result, struct session *session);

/* Returns how many parts are opened one by one before the lines, and how many there are in all. */
int result_opens(const struct result_scene *result);
int result_parts(const struct result_scene *result);
int result_lines_shown(const struct result_scene *result);
bool result_all_shown(const struct result_scene *result);

/* Shows all of it again from the beginning. */
void result_restart(struct result_scene *result, struct app *app);

/* x of the content's left edge in units, and how much lower than at 800 units it stands. */
float result_left(const struct painter *painter);
float result_top(const struct painter *painter);
/* Returns how wide it is: RESULT_WIDTH, on a phone what there is. */
float result_width(const struct painter *painter);

/* Returns how high the panel of what counted and the one beside it are, in units. */
float result_counted_high(const struct result_scene *result, const struct painter *painter);

/* Returns whose decisions a review is about: `near` if a person sits there, else the first person; SEAT_NONE
 * without one. */
int result_reviewed(const struct session *session, int near);

/* The colour of a result's headline: warm if a person at the screen has won, cool if another. */
uint32_t result_headline_colour(const struct result_scene *result);

/* Draws who sits on a seat into a square (face.h), and small at its corner who takes their place for the next
 * deal; a click on a computer of the match under way leads to the choice of another. */
void result_draw_who(const struct result_scene *result, struct app *app, int seat, struct rect rect,
                     bool brass);

/* The head with the number, and the panel of what counted (result_counted.c). */
void result_draw_head(const struct result_scene *result, const struct pen *pen);
/* The same on a phone, cut off the pen's top. */
void result_phone_head(const struct result_scene *result, struct painter *painter, struct pen *pen);
void result_draw_counted(const struct result_scene *result, struct app *app, struct rect panel);

/* The strip of luck and skill over the content's width. */
void result_draw_luck(const struct result_scene *result, struct app *app, float x, float y);
/* Draws the buttons (result_ways.c) at the right end of the pen's place. Between them and the plates of two
 * players no other button fits. */
void result_draw_buttons(const struct result_scene *result, struct app *app, struct pen pen);
/* The same buttons on a phone, one row below the other, cut off the pen's top. */
void result_phone_buttons(const struct result_scene *result, struct app *app, struct pen *pen);
/* All of them on a phone in one row, what comes next at the right; without a review that must wait. */
void result_phone_row(const struct result_scene *result, struct app *app, struct rect row);
/* The strip on a phone, cut off the pen's top once all is shown. */
void result_phone_luck(const struct result_scene *result, struct app *app, struct pen *pen);

/* Leads from a result, `scene`: returns the table, with the next deal if that is due, or the result of the
 * match; `scene` itself while the record of a match that is played elsewhere (session_heard) has yet to come.
 */
scene_action result_go_on;

/* --- what it says (result_said.c) ------------------------------------------------------------------- */

/* Returns the wait that a guess found, TILE_NONE where none did or it isn't to be seen. */
uint8_t result_guessed(const struct view *view);

void result_headline(const struct result_scene *result, char *out, size_t size);
void result_subtitle(const struct result_scene *result, char *out, size_t size);

/* A line for the person at the screen: how close it was, or how soon, else what an opponent says of it; false
 * if there is nothing to say. */
bool result_human(const struct result_scene *result, char *out, size_t size);

/* Finds what an opponent says of the round. */
void result_find_remark(struct result_scene *result, struct app *app);

/* Returns the first of the patterns that count most, or NULL without any. */
const struct score_line *result_costliest(const struct score *score);

/* The name of a rare hand, such as "Nine Gates", if the winner's is one. */
bool result_rare(const struct result_scene *result, char *out, size_t size);

/* What the hand is worth, in the words of its mode: "15 points", "3 han 40 fu: 7,700 points". */
void result_worth(const struct result_scene *result, char *out, size_t size);

/* What a seat did for the result: "wins", "discarded 5 dots", "pays". */
void result_role(const struct result_scene *result, int seat, char *out, size_t size);

/* Why another pays than whose tile it was, or why all do; false if nobody is liable for the hand shown. */
bool result_liable(const struct result_scene *result, char *out, size_t size);

/* Why the hands stay hidden after a hand of Tenpai Duel that nobody won, "" where they don't. */
const char *result_hidden(const struct result_scene *result);

/* How far the match has come, "" where nothing says it; who is East next, "" after the last round. */
void result_progress(const struct result_scene *result, char *out, size_t size);
void result_next(const struct result_scene *result, char *out, size_t size);

/* --- the hands (result_hands.c) --------------------------------------------------------------------- */

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

/* Writes where the tiles and sets of the winning hand are, from `top` on; returns how many tiles. */
int result_places(const struct result_scene *result, const struct painter *painter, float top,
                  struct result_place out[RESULT_PLACES], struct result_span spans[RESULT_GROUPS]);

/* The name of a set below it, where all have room. */
void result_draw_set_name(const struct result_scene *result, struct painter *painter, int index, float top,
                          const struct result_span *span);

/* The winning hand with its set names, opening by the time; and a seat's shown hand with its waits. */
void result_draw_sets(struct result_scene *result, struct app *app, float top);
void result_draw_seat(struct result_scene *result, struct painter *painter, struct rect panel, int seat);

/* A panel with the indicators and the treasure; nothing without them. */
void result_draw_aside(struct result_scene *result, struct painter *painter, struct rect panel);

/* --- named waits (names_result.c) ------------------------------------------------------------------- */

/* Says what that seat named, missed or waited for, in a sentence. */
void names_words(const struct result_scene *result, int seat, char *out, size_t size);

/* --- what is heard (result_spoken.c) ---------------------------------------------------------------- */

/* Says the result (scene_class.speak); the hands that lie open alone; what the shown winner's hand is worth,
 * where several won; and what a seat named. */
void result_speak(const struct result_scene *result, struct app *app, enum speak what);
void result_speak_hands(const struct result_scene *result, struct app *app);
void result_speak_winner(const struct result_scene *result, struct app *app);
void result_speak_named(const struct result_scene *result, struct app *app, int seat);

/* "You 0, Mei 3." */
void result_standing(const struct words *words, const struct table *table, char *out, size_t size);

/* What there is to announce of a match of the player's (session/statistics/rewards.h): of the whole of it, or
 * of its last round, which is announced once; "": nothing, or the setting is off. */
void result_reward_match(struct app *app, const struct session *session, char *out, size_t size);
void result_announce_round(struct app *app, const struct session *session);

#endif
