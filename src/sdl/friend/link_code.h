/* link_code.h: a link as a QR code on a card. */
#ifndef SDL_LINK_CODE_H
#define SDL_LINK_CODE_H

#include <stdbool.h>

#include "sdl/paint/layout.h"

struct painter;

#ifdef TIGERS_NET
/* Draws the code as large as the card has room for; false, with nothing drawn, if the link is too long. */
bool link_code_draw(struct painter *painter, struct rect card, const char *link);
#else /* a browser's page can't host a table */
static inline bool link_code_draw(struct painter *painter, struct rect card, const char *link)
{
    (void)painter;
    (void)card;
    (void)link;
    return false;
}
#endif

#endif
