/*
 * tigers_sprites.h: the tiles that only the table with a dummy has: its row, the indicators, the treasure,
 * East's candidates. As the hooks of struct composition.
 */
#ifndef SDL_TIGERS_SPRITES_H
#define SDL_TIGERS_SPRITES_H

#include "sdl/table/motion/sprites.h"

void tigers_sprites_row(struct sprites *sprites, const struct table_layout *layout, const struct view *view,
                        int near);
void tigers_sprites_aside(struct sprites *sprites, const struct table_layout *layout,
                          const struct view *view);

#endif
