/*
 * match_result.h: the end of a match, shared by the files of its scene.
 */
#ifndef SDL_MATCH_RESULT_H
#define SDL_MATCH_RESULT_H

#include "sdl/app/app.h"
#include "sdl/app/scene.h"
#include "sdl/result/luck_strip.h"
#include "words/words.h"

enum { MATCH_ROUNDS_MAX = UINT8_MAX, MATCH_ROUNDS_SHOWN = 12, MATCH_CONTENT = 880 /* units wide */ };

/* A round as the table of rounds tells it. */
struct round_line {
    struct table table;              /* at its end */
    struct player players[SEAT_MAX]; /* who played it */
    char pattern[48];                /* the costliest pattern of the hand, or its waits */
};

struct match_result {
    struct scene scene;
    struct session *session; /* the match that is over; the program's */
    struct words words;
    struct view view;
    int rounds;
    struct round_line lines[MATCH_ROUNDS_MAX];
    int from;         /* the first round that is shown */
    int room;         /* how many there is room for */
    float turned;     /* the part of a line that the wheel was turned by beyond whole ones */
    unsigned changed; /* bit s: not always the same sat on seat s */
    struct luck_strip luck;
};

/* The seat that stands `i`-th from the left: the one at the screen first. */
int match_result_seat(const struct match_result *match, int i);

/* Whether it ended so that it is heard as lost: the one person at the screen has fewer points than another.
 */
bool match_result_is_lost(const struct match_result *match);

/* Plays the record through and keeps the end of every round; the last of them are those to be shown. */
void match_rounds_collect(struct match_result *match);

/* In that window; the last rounds are shown again where it differs from before. */
void match_rounds_fit(struct match_result *match, const struct layout *layout);

/* How many rounds are shown. */
int match_rounds_shown(const struct match_result *match);

/* The table of rounds: how high it is, and it drawn at that place, all in units. A round is a target,
 * "round:3", where there is somebody whose play can be reviewed. */
float match_rounds_height(const struct match_result *match);
void match_rounds_draw(struct match_result *match, struct app *app, float x, float y);

/* "Round 4 of 4: Mei wins on your South, 2 points, All Chow. You 0, Mei 9." */
void match_result_round(const struct match_result *match, const struct round_line *line, char *out,
                        size_t size);

/* A review of that round. */
struct scene *match_result_review(struct scene *scene, struct app *app, int round);

#endif
