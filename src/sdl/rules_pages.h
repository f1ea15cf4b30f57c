/*
 * rules_pages.h: the words and pictures of the rules screen, as data.
 *
 * A figure is tile notation with marks: a blank makes a gap, "x" a face-down
 * tile, "_" an empty place, "'" before a tile turns it sideways, "!" before a
 * tile gives it a brass rim, "~" darkens it.
 */
#ifndef SDL_RULES_PAGES_H
#define SDL_RULES_PAGES_H

#include "rules/ruleset.h"

enum { RULES_SECTIONS = 6 };

struct rules_section {
    const char *title;
    const char *text;
    const char *figure;  /* NULL: none; "\n" begins another row */
    const char *caption; /* below the figure, may be NULL */
};

/* A key and what it does. */
struct rules_key {
    const char *key, *meaning;
};

struct rules_page {
    const char *name; /* in the list at the left */
    const char *title;
    struct rules_section sections[RULES_SECTIONS]; /* ended by a NULL title */
    const char *const
        *patterns; /* ids of patterns shown with their points and an example, ended by NULL; or NULL */
    const struct rules_key *keys; /* shown below the sections, ended by a NULL key; or NULL */
};

/* The pages of each mode, ended by a NULL name. */
extern const struct rules_page rules_dueling_tigers[];
extern const struct rules_page rules_one_suit[];
extern const struct rules_page rules_tenpai_duel[];

/* The pages of a mode; NULL: it has none. */
const struct rules_page *rules_pages(const struct ruleset *rules);

/* How many there are. */
int rules_page_count(const struct rules_page *pages);

/* A hand that has the pattern, as a figure. "" if there is none. */
const char *rules_example(const char *id);

/* The same for the yaku of Tenpai Duel alone. */
const char *rules_tenpai_duel_example(const char *id);

#endif
