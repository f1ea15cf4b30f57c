/*
 * statistics_scene.h: the screen of statistics: its pages, and what they share.
 *
 * The scene holds the journal (session/statistics/journal.h) and what is chosen; each page draws a part of
 * the results. A page is a struct statistics_page in the list `statistics_pages`.
 */
#ifndef SDL_STATISTICS_SCENE_H
#define SDL_STATISTICS_SCENE_H

#include "sdl/app/app.h"
#include "sdl/ui/counting.h"
#include "sdl/ui/flow.h"
#include "sdl/ui/scroll.h"
#include "sdl/ui/word_row.h"
#include "session/drill/drill_record.h"
#include "session/statistics/profile.h"
#include "session/statistics/statistics.h"
#include "session/study/day_book.h"
#include "words/daily/day_words.h"

enum { STATISTICS_HANDS = 24 };

struct statistics_page;
struct judging;

struct statistics_scene {
    struct scene scene;
    char alias[40];
    struct counting counting;

    int page;
    int mode;           /* of scene_modes, -1: all of them */
    int chosen;         /* the pattern in the list whose hands are shown, -1: all */
    int order;          /* enum show_order */
    struct scroll list; /* of the page's list */
    struct rect listed; /* where it was drawn last */
    int list_rows; /* its rows, each list_row pixels high; 0: the page has no list. Ids of targets in a row
                      end with its number */
    float list_row;

    /* the results of the journal, made by statistics_changed */
    struct statistics all, modes[RULESETS_MAX];
    struct statistics chosen_mode; /* of `mode` */
    struct opponent opponents[STATISTICS_OPPONENTS];
    int opponent_count;
    struct pattern_count patterns[STATISTICS_PATTERNS];
    int pattern_count;
    struct won_hand hands[STATISTICS_HANDS];
    int hand_count;
    struct profile profile;
    int unreviewed; /* matches of the profile that have a record but no review */

    /* the review of one of them, while they are being reviewed; else NULL */
    struct judging *judging;
    char judged[ARCHIVE_NAME]; /* its record */

    /* from the book of the deals of the day */
    struct day_sum days;
    int day_streak, day_longest;

    /* what the trainers counted, read when their page is opened */
    struct drill_record drills;

    /* the tip of what is pointed at, drawn over everything; name "": none */
    struct {
        struct rect anchor;
        char name[96], text[240];
    } tip;
};

struct statistics_page {
    const char *name;  /* on its tab; marked TR */
    const char *alias; /* of --scene and --trace: "statistics-hands" */
    bool by_mode;      /* it has the choice of a mode */
    /* Draws within the panel (pixels), which has no body yet, and registers targets. */
    void (*draw)(struct statistics_scene *scene, struct app *app, struct rect panel);
};

/* The pages in the order of their tabs, ended by NULL. */
extern const struct statistics_page *const statistics_pages[];

/* Each in its own file. */
extern const struct statistics_page statistics_overview, statistics_modes, statistics_opponents_page,
    statistics_hands_page, statistics_time, statistics_profile, statistics_trainers;

/* Returns the chosen mode, or NULL for all. */
const struct ruleset *statistics_mode(const struct statistics_scene *scene);

/* Returns the chosen matches. */
struct selection statistics_selection(const struct statistics_scene *scene);

/* Opens the page at that place. */
void statistics_go_to(struct statistics_scene *scene, struct app *app, int page);

/* Reads what the trainers counted; a warning reports what can't be read. */
void statistics_read_trainers(struct statistics_scene *scene, struct app *app);

/* Makes the profile of the chosen mode, or of the newest match's. */
void statistics_make_profile(struct statistics_scene *scene, struct app *app);

/* A step of reviewing the matches that have no review, if that is going on; and its end. */
void statistics_step_review(struct statistics_scene *scene, struct app *app);
void statistics_stop_review(struct statistics_scene *scene);

/* Counts everything again, after a change of the journal or of what is chosen. */
void statistics_changed(struct statistics_scene *scene, struct app *app);

/* Draws a sentence in the middle of a panel, with a smaller one below. */
void statistics_say(struct painter *painter, struct rect panel, const char *words, const char *sub);

/* Writes a share, "12%"; a dash if `whole` is 0. */
void statistics_share(int part, int whole, char *out, size_t size);

/* Writes the mean of the points; a dash if `count` is 0. */
void statistics_mean(int64_t points, int count, char *out, size_t size);

/* Writes the day of a time or of a record's name: "22 Nov 2026"; without one, copies the text. */
void statistics_date(const char *began, char date[DAY_DATE]);

/* Registers a rect with a tip; true if the tip is to be shown now. */
bool statistics_tells(struct app *app, const char *id, struct rect rect);

/* Sets the tip, which is drawn after everything else. The strings are copied. */
void statistics_tip(struct statistics_scene *scene, struct rect anchor, const char *name, const char *text);

/* Shares of a whole, side by side. */
struct share {
    int part;
    uint32_t colour;
    const char *name; /* "won", for the bar's tip */
};

/* Draws a bar of shares that add up to a whole; its tip says "4 won, 2 lost" below `name`. */
void statistics_bar(struct statistics_scene *scene, struct app *app, const char *id, struct rect bar,
                    const char *name, const struct share *shares, int count);

/* A whole: some of it won, some lost, the rest neither. */
struct thirds {
    const char *id, *name;
    const char *of;    /* what the voice says before the words: whose or what it is */
    const char *words; /* below the bar, or NULL */
    int won, lost, whole;
    const char *names[3]; /* of what is won, neither, lost */
};
struct thirds statistics_matches(const struct statistics *sum, const char *id, const char *of);
struct thirds statistics_rounds(int won, int lost, int whole, const char *id);

/* Draws its bar and words in the middle of a cell. */
void statistics_thirds(struct statistics_scene *scene, struct app *app, struct rect cell,
                       const struct thirds *thirds);

/* A column of a page's table, in shares of a row's width. */
struct column {
    float from, to;
    bool right;       /* its words end at its right */
    const char *head; /* marked TR, or NULL */
    const char *of;   /* what the voice calls its figures if there is no head; marked TR */
};
struct rect statistics_cell(struct rect row, const struct column *column);

/* Cuts the place of a table's heads off the top; in a large interface it has room for two lines. */
struct rect statistics_head_row(struct pen *pen, float high);

/* Draws the heads of columns at the foot of a row, in two lines where needed. */
void statistics_heads(struct painter *painter, struct rect row, const struct column *columns, int count);

/* Draws a figure in its column. */
void statistics_figure(struct painter *painter, unsigned text, struct rect row, const struct column *column,
                       const char *words);

/* Draws the page's list: rows `high` pixels high, which scroll. */
typedef void statistics_row(struct statistics_scene *scene, struct app *app, int number, struct rect row);
void statistics_list(struct statistics_scene *scene, struct app *app, struct rect list, int count, float high,
                     statistics_row *draw_row);

/* Adds made-up matches against the opponent of the settings and others, for pictures. */
void statistics_example(const struct settings *settings, struct journal *journal);

/* Adds made-up deals of the days before `today`. */
void statistics_example_days(int today, struct day_book *book);

/* Returns the scene with made-up matches, on the page with that alias. */
struct scene *statistics_with_example(struct app *app, const char *alias);

/* --- plots: a frame with levels and words at its axes, a curve, columns --------------------------------- */

/* A plot is divided into slices with a tip each. */
enum { PLOT_MAX = 4096 /* points of a curve */, PLOT_SLICES = 96 /* at most */ };

struct plot {
    struct rect area;   /* within the axes, pixels */
    double least, most; /* of the upright axis: whole steps */
    double step;
    int count;   /* places along the level axis */
    float below; /* pixels left free between that axis and its words */
};

/* Draws the frame into `rect`, with levels for values from `least` to `most` and the names of the axes. */
struct plot plot_begin(struct painter *painter, struct rect rect, double least, double most, int count,
                       float below, const char *upright, const char *level);

/* Returns the height of a value, and the middle of a place; pixels. */
float plot_y(const struct plot *plot, double value);
float plot_x(const struct plot *plot, int place);

/* Draws a line through a value for each place. */
void plot_curve(struct painter *painter, const struct plot *plot, const float *values, float width,
                uint32_t colour);

/* Draws a column from 0 to the value at a place. */
void plot_column(struct painter *painter, const struct plot *plot, int place, double value, uint32_t colour);

/* Draws a word below a place. */
void plot_label(struct painter *painter, const struct plot *plot, int place, const char *words);

/* Returns the place whose tip is to be shown, or -1. Registers the slices as "<id>:<n>". */
int plot_pointed(struct app *app, const struct plot *plot, const char *id);

/* Returns a step for an axis: 1, 2 or 5 times a power of ten, at least 1, about `parts` of them in `span`. */
double plot_step(double span, int parts);

#endif
