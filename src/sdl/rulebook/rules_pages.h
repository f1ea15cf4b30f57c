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

/* The page that shows every kind with its name (rules_tiles_draw draws it from the ruleset); in each book. */
#define RULES_PAGE_OF_TILES                                                                                  \
    {                                                                                                        \
        N_("The tiles"), N_("Every kind, and how to recognize it"), {{"", "", "@tiles", NULL}, {0}}, NULL,   \
            NULL                                                                                             \
    }

/* The page of how a match is set up: dice, what else is given, and every option of the ruleset; in each book.
 */
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

/* The keys that every table has, in rows of struct rules_key. Before and among them stand a mode's own. */
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
    const char *name; /* in the list at the left */
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

/* How the hand of an example was won, if that matters; else by own draw, in a round of East by South, or by
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

/* The pages of a mode; NULL: it has none. */
const struct rules_page *rules_pages(const struct ruleset *rules);

/* True if the page is RULES_PAGE_OF_TILES. */
bool rules_page_is_of_tiles(const struct rules_page *page);

/* True if the page is RULES_PAGE_OF_OPTIONS. */
bool rules_page_is_of_options(const struct rules_page *page);

/* Returns how many there are. */
int rules_page_count(const struct rules_page *pages);

/* The examples of a mode, ended by a NULL id; NULL: it has none. */
const struct rules_example *rules_examples(const struct ruleset *rules);

/* A hand that has the pattern, as a figure. "" if there is none. */
const char *rules_example(const struct ruleset *rules, const char *id);

/* Returns how many of the patterns with these ids are of one series, from the first on; 0 if that stands
 * alone. */
int rules_series(const struct ruleset *rules, const char *const *ids);

/* True if the pattern's points are for each set or tile that has it. */
bool rules_counts_each(const char *id);

/* --- what is drawn on a page (rules_draw.c) ------------------------------------------------------------- */

/* A figure with its caption: below the tiles, or beside them where there are few, or a word below each of its
 * groups. Where the parts lie, in pixels. */
struct rules_figure {
    struct rect tiles,
        caption; /* the caption's rect is as wide as its longest line may be; empty without one */
    float tile;  /* the most a tile is wide */
    int lines;   /* of the caption */
    bool beside, labelled;
    float high; /* of both, and the space below */
};

/* The places of a section's figure whose upper left corner and width are those of `at`. */
struct rules_figure rules_figure_place(struct painter *painter, const struct rules_section *section,
                                       struct rect at);

/* Draws it there; returns the height. */
float rules_figure_draw(struct painter *painter, const struct rules_section *section, struct rect at);

/* The page "The tiles": every kind of the mode's set with its name in words and how to know it, for players
 * who cannot read the characters. */
enum { RULES_TILES_ROW = 9, RULES_TILES_ROWS = 6 };

/* One line of tiles: what they are called together, how to know them, and their names. */
struct rules_tiles_row {
    const char *title, *text;
    int count;
    int split; /* a second group begins at this place; 0: there is one */
    uint8_t tiles[RULES_TILES_ROW];
    const char *names[RULES_TILES_ROW]; /* of each tile, or NULL: */
    const char *groups[2];              /* of each group */
};

/* The rows of a mode's set, written to `rows`; returns how many. */
int rules_tiles_rows(const struct ruleset *rules, struct rules_tiles_row rows[RULES_TILES_ROWS]);

/* Draws them at the top of a pen's place and cuts them off, `room` pixels high if that is enough, and below
 * them the choice of faces (targets "faces:0", "faces:1"). */
void rules_tiles_draw(struct app *app, struct pen *pen, const struct ruleset *rules, float room);

#endif
