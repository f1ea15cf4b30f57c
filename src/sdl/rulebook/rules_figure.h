/*
 * rules_figure.h: a figure of the rules with its caption: below the tiles, or
 * beside them where there are few, or a word below each of its groups.
 */
#ifndef SDL_RULES_FIGURE_H
#define SDL_RULES_FIGURE_H

#include "sdl/paint/layout.h"
#include "sdl/rulebook/rules_pages.h"

struct painter;

/* Where the parts lie, in pixels. */
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

#endif
