/*
 * match_result.h: the end of a match, shared by the files of its scene.
 */
#ifndef SDL_MATCH_RESULT_H
#define SDL_MATCH_RESULT_H

#include "sdl/app/app.h"
#include "sdl/app/scene.h"
#include "sdl/result/luck_strip.h"
#include "sdl/result/result.h"
#include "words/words.h"

enum {
    MATCH_ROUNDS_MAX = UINT8_MAX,
    MATCH_ROUNDS_SHOWN = 12,
    MATCH_WIDTH = 1168, /* units of all of it, */
    MATCH_RIGHT = 412,  /* ... where the part with the scores begins, */
    MATCH_CONTENT = MATCH_WIDTH - MATCH_RIGHT
};

/* A round as the table of rounds tells it. */
struct round_line {
    struct table table;              /* at its end */
    struct player players[SEAT_MAX]; /* who played it */
    int ends_at;                     /* the position of the record behind it */
    char pattern[48];                /* the costliest pattern of the hand, or its waits */
    uint8_t guessed;                 /* the wait that a guess found, or TILE_NONE */
};

/* What is said about the play of one seat: that of the person at the screen, else the winner's. */
struct match_moment {
    int seat;                   /* SEAT_NONE: of nobody's */
    struct session *session;    /* at the end of the round that brought them most, or NULL: they won none */
    struct result_scene result; /* of that round */
    int dealt_round, dealt_points; /* the costliest hand that a tile of theirs completed; round 0: none was */
    uint8_t dealt_tile;
};

struct match_result {
    struct scene scene;
    struct session *session; /* the match that is over; the program's */
    struct words words;
    struct view view;
    int rounds;
    struct round_line lines[MATCH_ROUNDS_MAX];
    int from;         /* the first round that is shown */
    float turned;     /* the part of a line that the wheel was turned by beyond whole ones */
    unsigned changed; /* bit s: not always the same sat on seat s */
    struct luck_strip luck;
    struct match_moment moment;
    int speaker;                 /* the seat of who says something at the end, or SEAT_NONE */
    const char *says;            /* ... and what, in English */
    char reward[2 * WORDS_LINE]; /* what it brought that is new, or "" */
    int crown;                   /* whose crown of the road it earned, or -1 */
    int crowns;                  /* of the eight, with that one */
    bool ties_for_crown;         /* nobody won, and one of the eight keeps the crown that was played for */
    float time;                  /* seconds at normal speed since it came */
    bool skip;                   /* a click: all of it at once */
    bool company;                /* it was played with people elsewhere */
    bool goes_next;              /* the match that is asked about is one against the next of the eight */
};

/* The seat that stands `i`-th from the left: the one at the screen first. */
int match_result_seat(const struct match_result *match, int i);

/* True if it was lost: the one person at the screen has fewer points than another. */
bool match_result_is_lost(const struct match_result *match);

/* Plays the record through and keeps the end of every round; the last of them are those to be shown. */
void match_rounds_collect(struct match_result *match);

/* Returns how many rounds are shown. */
int match_rounds_shown(const struct match_result *match);

/* The rounds as boxes in that place, match_rounds_height units high. Each is a target, "round:3", where there
 * is somebody whose play can be reviewed. */
void match_rounds_draw(struct match_result *match, struct app *app, struct rect place);
float match_rounds_height(const struct match_result *match, const struct painter *painter);

/* Returns how wide the part with the scores is, in units: MATCH_CONTENT, on a phone what there is. */
float match_content(const struct painter *painter);

/* --- what it says (match_words.c) ----------------------------------------------------------------------- */

/* "Mei wins the match", and "By nine points, after four rounds". */
void match_result_headline(const struct match_result *match, char *out, size_t size);
void match_result_margin(const struct match_result *match, char *out, size_t size);

/* "Round 4 of 4: Mei wins on your South, 2 points, All Chow. You 0, Mei 9." */
void match_result_round(const struct match_result *match, const struct round_line *line, char *out,
                        size_t size);

/* Reads the end of the match aloud (the scene's `speak`). */
void match_result_speak(struct scene *scene, struct app *app, enum speak what);

/* Finds who of the eight comes next (sdl/ui/roads.h); false if nobody does, or the match was the deal of the
 * day or one with people elsewhere. */
bool match_result_next(const struct match_result *match, enum ai_level *who);

/* --- the best moment (match_moment.c) ------------------------------------------------------------------- */

/* Finds it, after the rounds were collected; frees what it has. */
void match_moment_find(struct match_result *match);
void match_moment_end(struct match_moment *moment);

/* Its head, "Your best moment", and what happened; the line below; each may be "". */
void match_moment_head(const struct match_result *match, char *out, size_t size);
void match_moment_words(const struct match_result *match, char *out, size_t size);
void match_moment_more(const struct match_result *match, char *out, size_t size);

/* True if that line ends with a prize, which the crown that was earned has brought. */
bool match_moment_brings(const struct match_result *match);

/* --- the picture (match_draw.c) ------------------------------------------------------------------------- */

/* Draws all but the buttons; returns how far down it reaches, in units. */
float match_draw(struct match_result *match, struct app *app);
/* Returns how long something moves, in seconds at normal speed. */
float match_draw_length(const struct match_result *match);

/* "Round 4", "Hand 4". */
void match_result_round_name(const struct table *table, char *out, size_t size);

/* A review of that round. */
struct scene *match_result_review(struct scene *scene, struct app *app, int round);

#endif
