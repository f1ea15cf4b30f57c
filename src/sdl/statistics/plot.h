/*
 * plot.h: plots of our own: a frame with levels and words at its axes, a curve, columns.
 *
 * Lines of the frame lie on whole pixels, words never below the smallest size. What a point stands for is
 * told when the pointer is over its part of the plot.
 */
#ifndef SDL_PLOT_H
#define SDL_PLOT_H

#include "sdl/app/app.h"

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
