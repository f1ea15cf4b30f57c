/*
 * statistics_scene.h: the screen of statistics: its pages, and what they share.
 *
 * The scene holds the journal (session/statistics/journal.h) and what is chosen; a page draws a part of what
 * it comes to. A page is a struct statistics_page, entered in `statistics_pages`.
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
    int list_rows;      /* of it, each list_row high in pixels; 0: the page has none. The ids of what can be
                           pointed at in a row end with its number */
    float list_row;

    /* what the journal comes to, made again by statistics_changed */
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

    /* the review of one of these, while they are reviewed; else NULL */
    struct judging *judging;
    char judged[ARCHIVE_NAME]; /* its record */

    /* and the book of the deals of the day */
    struct day_sum days;
    int day_streak, day_longest;

    /* what the trainers counted, read when their page is opened */
    struct drill_record drills;

    /* what the part pointed at tells, drawn over all else; name "": nothing */
    struct {
        struct rect anchor;
        char name[96], text[240];
    } tip;
};

struct statistics_page {
    const char *name;  /* on its tab; marked TR */
    const char *alias; /* of --scene and --trace: "statistics-hands" */
    bool by_mode;      /* the choice of a mode concerns it */
    /* Draws within the panel (pixels), which has no body yet, and registers targets. */
    void (*draw)(struct statistics_scene *scene, struct app *app, struct rect panel);
};

/* The pages in the order of their tabs, ended by NULL. */
extern const struct statistics_page *const statistics_pages[];

/* Those that stand in files of their own. */
extern const struct statistics_page statistics_overview, statistics_modes, statistics_opponents_page,
    statistics_hands_page, statistics_time, statistics_profile, statistics_trainers;

/* The mode that is chosen, or NULL for all. */
const struct ruleset *statistics_mode(const struct statistics_scene *scene);

/* The matches that are chosen. */
struct selection statistics_selection(const struct statistics_scene *scene);

/* Opens the page at that place. */
void statistics_go_to(struct statistics_scene *scene, struct app *app, int page);

/* Reads what the trainers counted; what cannot be read is told. */
void statistics_read_trainers(struct statistics_scene *scene, struct app *app);

/* Makes the profile of the mode that is chosen, or of the newest match's. */
void statistics_make_profile(struct statistics_scene *scene, struct app *app);

/* A step of reviewing the matches without a review, while that goes on; and its end. */
void statistics_step_review(struct statistics_scene *scene, struct app *app);
void statistics_stop_review(struct statistics_scene *scene);

/* Counts again, at once: what the journal holds has changed, or what is chosen. */
void statistics_changed(struct statistics_scene *scene, struct app *app);

/* A sentence in the middle of a panel, with a smaller one below. */
void statistics_say(struct painter *painter, struct rect panel, const char *words, const char *sub);

/* "12 %" of a share of a number of things; a dash without any. */
void statistics_share(int part, int whole, char *out, size_t size);

/* A number of points as a mean of so many; a dash without any. */
void statistics_mean(int64_t points, int count, char *out, size_t size);

/* The day a match began, from a time or the name of a record: "22 Nov 2026". What has none stays as it is. */
void statistics_date(const char *began, char date[DAY_DATE]);

/* Registers a rect that tells something when pointed at; true while it is. */
bool statistics_tells(struct app *app, const char *id, struct rect rect);

/* What it tells, shown once all else is drawn. The strings are copied. */
void statistics_tip(struct statistics_scene *scene, struct rect anchor, const char *name, const char *text);

/* Shares of a whole, side by side. */
struct share {
    int part;
    uint32_t colour;
    const char *name; /* "won": what is said when the bar is pointed at */
};

/* A bar of shares that add up to a whole; "<name>: 4 won, 2 lost" is told when it is pointed at. */
void statistics_bar(struct statistics_scene *scene, struct app *app, const char *id, struct rect bar,
                    const char *name, const struct share *shares, int count);

/* A whole of which some was won, some lost, the rest neither. */
struct thirds {
    const char *id, *name;
    const char *of;    /* for the ear: whose it is, or what */
    const char *words; /* below the bar, or NULL */
    int won, lost, whole;
    const char *names[3]; /* what is won, neither, lost */
};
struct thirds statistics_matches(const struct statistics *sum, const char *id, const char *of);
struct thirds statistics_rounds(int won, int lost, int whole, const char *id);

/* Its bar and words in the middle of a cell. */
void statistics_thirds(struct statistics_scene *scene, struct app *app, struct rect cell,
                       const struct thirds *thirds);

/* A column of a page's table, in shares of a row's width. */
struct column {
    float from, to;
    bool right;       /* its words end at its right */
    const char *head; /* marked TR, or NULL */
    const char *of;   /* what its figures are called where the head does not say it; marked TR */
};
struct rect statistics_cell(struct rect row, const struct column *column);

/* The place of a table's heads, cut off its top; in a large interface it has room for two lines. */
struct rect statistics_head_row(struct pen *pen, float high);

/* The heads of columns at the foot of a row, in two lines where they need them. */
void statistics_heads(struct painter *painter, struct rect row, const struct column *columns, int count);

/* A figure in its column. */
void statistics_figure(struct painter *painter, unsigned text, struct rect row, const struct column *column,
                       const char *words);

/* The page's list: rows of that height (pixels), which scroll. */
typedef void statistics_row(struct statistics_scene *scene, struct app *app, int number, struct rect row);
void statistics_list(struct statistics_scene *scene, struct app *app, struct rect list, int count, float high,
                     statistics_row *draw_row);

/* Made-up matches against the names of the settings, for pictures. */
void statistics_example(const struct settings *settings, struct journal *journal);

/* Made-up deals of the day before `today`. */
void statistics_example_days(int today, struct day_book *book);

/* The scene with made-up matches instead of the player's own, on the page of that alias. */
struct scene *statistics_with_example(struct app *app, const char *alias);

/* --- plots: a frame with levels and words at its axes, a curve, columns --------------------------------- */

/* Lines of the frame lie on whole pixels, words never below the smallest size. What a point stands for is
 * told when the pointer is over its part of the plot. */
enum { PLOT_MAX = 4096 /* points of a curve */, PLOT_SLICES = 96 /* parts that tell something */ };

struct plot {
    struct rect area;   /* within the axes, pixels */
    double least, most; /* of the upright axis: whole steps */
    double step;
    int count;   /* of what stands along the level axis */
    float below; /* pixels between that axis and the words at it, for what else stands there */
};

/* Draws the frame into `rect`: levels for values between `least` and `most`, `count` places along the level
 * axis, and what the axes are. */
struct plot plot_begin(struct painter *painter, struct rect rect, double least, double most, int count,
                       float below, const char *upright, const char *level);

/* The level of a value, and the middle of a place along the level axis; pixels. */
float plot_y(const struct plot *plot, double value);
float plot_x(const struct plot *plot, int place);

/* A line through one value a place. */
void plot_curve(struct painter *painter, const struct plot *plot, const float *values, float width,
                uint32_t colour);

/* A column from the level of 0 to the value at a place. */
void plot_column(struct painter *painter, const struct plot *plot, int place, double value, uint32_t colour);

/* A word below a place, or "" for none. */
void plot_label(struct painter *painter, const struct plot *plot, int place, const char *words);

/* The place that the pointer is over, or -1. Registers the parts "<id>:<n>". */
int plot_pointed(struct app *app, const struct plot *plot, const char *id);

/* A step for an axis: 1, 2 or 5 times a power of ten, so that `span` has about `parts` of them; 1 at least.
 */
double plot_step(double span, int parts);

#endif
