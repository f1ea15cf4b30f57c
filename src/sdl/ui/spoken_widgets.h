/*
 * spoken_widgets.h: what widgets are called when they are spoken of, with all that is seen of their state.
 *
 * Each names the target that was registered last (target_name).
 */
#ifndef SDL_SPOKEN_WIDGETS_H
#define SDL_SPOKEN_WIDGETS_H

#include <stdbool.h>
#include <stdint.h>

struct app;
struct button;
struct field;

/* "Pung. Two 5 dots" */
void spoken_button(struct app *app, const struct button *button);

/* A button that is an icon alone: what the icon stands for. */
void spoken_icon(struct app *app, const char *icon);

/* "Show my waits: on. Tab shows and hides them during play." */
void spoken_toggle(struct app *app, const char *label, const char *help, bool on);

/* "Speed: Fast, chosen" */
void spoken_choice(struct app *app, const char *label, const char *help, const char *choice, bool chosen);

/* "Sound, chosen": one of several things of which one is on. */
void spoken_chosen(struct app *app, const char *name);

/* A tile, chosen or not. */
void spoken_tile(struct app *app, uint8_t tile, bool chosen);

/* The segments of a choice whose label is drawn elsewhere: "Rounds: 4". */
void spoken_segments(struct app *app, const char *id, const char *label, const char *const *choices,
                     int count, int chosen);

/* "Music: 3 of 10. Left and right change it." */
void spoken_slider(struct app *app, const char *label, int value, int most);

/* "Name: Ann. What you type is written." `label` may be NULL. */
void spoken_field(struct app *app, const char *label, const struct field *field);

#endif
