/*
 * rules_pages.h: the words and pictures of the rules screen, as data, and how they are drawn.
 *
 * A figure is tile notation with marks: a blank makes a gap, "x" a face-down tile, "'" before a tile turns
 * it sideways, "!" before a tile gives it a brass rim, "~" darkens it. A figure that begins with "#" is a
 * table of words instead: cells parted by "|", a row a line. "@tiles" is the whole set, "@options" every
 * option of the mode.
 */
#ifndef SDL_RULES_PAGES_H
#define SDL_RULES_PAGES_H

#include "base/mark.h"
#include "rules/play/ruleset.h"
#include "sdl/paint/layout.h"
#include "sdl/ui/flow.h"

enum { RULES_SECTIONS = 6 };

/* A page of each book: every kind with its name, which rules_tiles_draw draws from the ruleset. */
#define RULES_PAGE_OF_TILES                                                                                  \
    {                                                                                                        \
        N_("The tiles"), N_("Every kind, and how to recognize it"), {{"", "", "@tiles", NULL}, {0}}, NULL,   \
            NULL                                                                                             \
    }

/* A page of each book: the dice, the sections that are given, and every option of the ruleset. */
#define RULES_PAGE_OF_OPTIONS(...)                                                                           \
    {                                                                                                        \
        N_("Options"), N_("Before the match"),                                                               \
            {{N_("The dice"),                                                                                \
              N_("Before the first deal, each player rolls a die. The highest roll is East and deals "       \
                 "first. If the highest roll is a tie, everyone rolls again."),                              \
              "@options", NULL},                                                                             \
             __VA_ARGS__{0}},                                                                                \
            NULL, NULL                                                                                       \
    }

struct rules_section {
    const char *title;
    const char *text;
    const char *figure;  /* NULL: none; "\n" begins another row */
    const char *caption; /* below the figure, may be NULL; with "|" a word below each of its groups */
};

/* A key and what it does. */
struct rules_key {
    const char *key, *meaning;
};

/* The keys that every table has, in rows of struct rules_key; the mode's own come before and among them. */
#define RULES_KEYS_OF_HELP                                                                                   \
    {"H", N_("Hint")}, {"I", N_("Look around: every tile says what it is")}, {"G", N_("Log")},               \
        {"S", N_("Score sheet")}, {"U", N_("Undo a move")}, {N_("Esc"), N_("Menu or back")},                 \
    {                                                                                                        \
        "M", N_("Sound on or off")                                                                           \
    }
#define RULES_KEYS_AT_THE_END                                                                                \
    {"O", N_("My order; Shift and arrows move tiles")}, {"F", N_("Speed")}, {"F1", N_("Rules")},             \
        {"F8", N_("Read the game aloud")},                                                                   \
    {                                                                                                        \
        NULL, NULL                                                                                           \
    }

struct rules_page {
    const char *name; /* in the list of pages */
    const char *title;
    struct rules_section sections[RULES_SECTIONS]; /* ended by a NULL title; below the patterns */
    const char *const
        *patterns; /* ids of patterns shown with their points and an example, ended by NULL; or NULL */
    const struct rules_key *keys; /* shown below the sections, ended by a NULL key; or NULL */
};

/* A page of sections alone, and a section of words alone. */
#define RULES_PAGE(page, headline, ...)                                                                      \
    {                                                                                                        \
        .name = (page), .title = (headline), .sections = { __VA_ARGS__ }                                     \
    }
#define RULES_WORDS(headline, words)                                                                         \
    {                                                                                                        \
        .title = (headline), .text = (words)                                                                 \
    }

/* How the hand of an example was won, if that matters; else by self-draw in an East round, by South, or by
 * West where two play. */
enum {
    WON_BY_DISCARD = 1,
    WON_BY_ROBBING = 2,
    WON_BY_REPLACEMENT = 4,
    WON_ON_LAST = 8,
    WON_AT_FIRST = 16,
    WON_BY_EAST = 32,
    WON_IN_RIICHI = 64
};

/* A hand that has a pattern. Its groups are sets: with a turned tile a claimed meld, four alike an open kong,
 * "x9p9px" a closed one. The winning tile has the mark "!" or is the last one. */
struct rules_example {
    const char *id; /* of the pattern */
    const char *figure;
    unsigned how; /* WON_* bits */
};

/* The pages of each mode, ended by a NULL name, and the examples, ended by a NULL id. */
extern const struct rules_page rules_dueling_tigers[];
extern const struct rules_page rules_one_suit[];
extern const struct rules_page rules_tenpai_duel[];
extern const struct rules_page rules_patterns[];
extern const struct rules_page rules_classic[];
extern const struct rules_example rules_tenpai_duel_examples[];
extern const struct rules_example rules_patterns_examples[];
extern const struct rules_example rules_classic_examples[];

/* Returns the pages of a mode; NULL if it has none. */
const struct rules_page *rules_pages(const struct ruleset *rules);

/* True if the page begins with that figure, as "@tiles" or "@options". */
bool rules_page_shows(const struct rules_page *page, const char *figure);

/* Returns how many there are. */
int rules_page_count(const struct rules_page *pages);

/* Returns the examples of a mode, ended by a NULL id; NULL if it has none. */
const struct rules_example *rules_examples(const struct ruleset *rules);

/* Returns a hand with the pattern, as a figure; "" if there is none. */
const char *rules_example(const struct ruleset *rules, const char *id);

/* Returns how many of these patterns are of one series, from the first on; 0 if that is in none. */
int rules_series(const struct ruleset *rules, const char *const *ids);

/* True if the pattern counts for each set or tile that has it. */
bool rules_counts_each(const char *id);

/* --- what is drawn on a page (rules_draw.c) ------------------------------------------------------------- */

/* The places of a figure and its caption, in pixels: the caption is below the tiles, or beside them if they
 * are few, or has a word below each group. */
struct rules_figure {
    struct rect tiles, caption; /* without a caption its rect is empty */
    float tile;                 /* the most a tile is wide */
    int lines;                  /* of the caption */
    bool beside, labelled;      /* the caption is beside the tiles; a word below each group */
    float high;                 /* of both, and the space below */
};

/* Returns the places of a section's figure, from the upper left corner of `at` and as wide as that. */
struct rules_figure rules_figure_place(struct painter *painter, const struct rules_section *section,
                                       struct rect at);

/* Draws it there; returns its height, with the space below. */
float rules_figure_draw(struct painter *painter, const struct rules_section *section, struct rect at);

/* The page "The tiles" is for players who can't read the characters. */
enum { RULES_TILES_ROW = 9, RULES_TILES_ROWS = 6 };

/* A row of tiles: its name, how to recognize them, and their names. */
struct rules_tiles_row {
    const char *title, *text;
    int count;
    int split; /* the second group begins at this place; 0: there is one group */
    uint8_t tiles[RULES_TILES_ROW];
    const char *names[RULES_TILES_ROW]; /* of each tile, or NULL, and */
    const char *groups[2];              /* ... of each group instead */
};

/* Writes the rows of a mode's set; returns how many. */
int rules_tiles_rows(const struct ruleset *rules, struct rules_tiles_row rows[RULES_TILES_ROWS]);

/* Draws them and the choice of faces (targets "faces:0", "faces:1") at the top of a pen's place and cuts them
 * off; `room` pixels high if that is enough. */
void rules_tiles_draw(struct app *app, struct pen *pen, const struct ruleset *rules, float room);

#endif
