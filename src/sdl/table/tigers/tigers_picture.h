/*
 * tigers_picture.h: the tiles that only the table with a dummy has: its row, the indicators, the treasure,
 * East's candidates. As the hooks of struct composition.
 */
#ifndef SDL_TIGERS_PICTURE_H
#define SDL_TIGERS_PICTURE_H

#include "sdl/table/motion/picture.h"

void tigers_picture_row(struct picture *picture, const struct table_layout *layout, const struct view *view,
                        int near);
void tigers_picture_aside(struct picture *picture, const struct table_layout *layout,
                          const struct view *view);

#endif
