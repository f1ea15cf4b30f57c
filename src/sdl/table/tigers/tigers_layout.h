/*
 * tigers_layout.h: the table with a dummy (Dueling Tigers). Pure geometry in units, as table_layout.h.
 */
#ifndef SDL_TIGERS_LAYOUT_H
#define SDL_TIGERS_LAYOUT_H

#include "sdl/table/motion/sprites.h"

/* As the hooks of struct composition. */
void tigers_layout_open(struct table_layout *layout, const struct ruleset *rules, const int16_t *options,
                        int seats);
void tigers_layout_open_phone(struct table_layout *layout, const struct ruleset *rules,
                              const int16_t *options, int seats);
void tigers_layout_follow(struct table_layout *layout, const struct table *table, int near);
struct rect tigers_layout_pile(const struct table_layout *layout, int pile, int place, int count,
                               int sideways);
struct rect tigers_layout_stack(const struct table_layout *layout, int stack);

/* A place of the dummy's row, 0 to 12. */
struct rect tigers_layout_row(const struct table_layout *layout, int place);

/* Bonus indicator 0 or 1, or 2: the treasure; on a phone also 3: the suit that is out. */
struct rect tigers_layout_indicator(const struct table_layout *layout, int which);

/* East's candidate 0 to 2, while they choose. */
struct rect tigers_layout_three(const struct table_layout *layout, int which);

/* Card 0 to 2 of the suits that may be taken out. */
struct rect tigers_layout_remove(const struct table_layout *layout, int which);

/* True if the row is large, on a phone, and covers that place. */
bool tigers_layout_covers(const struct table_layout *layout, struct rect place);

/* As the hooks add_first and add_aside: the tiles of the row; the indicators, the treasure and East's
 * candidates. */
void tigers_sprites_row(struct sprites *sprites, const struct table_layout *layout, const struct view *view,
                        int near);
void tigers_sprites_aside(struct sprites *sprites, const struct table_layout *layout,
                          const struct view *view);

#endif
