/* link_code.c: see link_code.h. */
#include "sdl/friend/link_code.h"

#include <math.h>

#include "net/qr.h"
#include "sdl/art/draw.h"
#include "sdl/art/theme.h"

/* The squares are whole pixels: a phone can't read blurred ones. */
bool link_code_draw(struct painter *painter, struct rect card, const char *link)
{
    struct box_style paper = {
        .radius = 14, .top = COLOUR_PAPER, .bottom = COLOUR_PAPER, .shadow = COLOUR_SHADOW};
    struct qr qr;

    if (!qr_make(&qr, link))
        return false;
    float square = floorf(fminf(card.w, card.h) / (float)(qr.size + 2 * QR_BORDER));
    float x = roundf(card.x + (card.w - square * (float)qr.size) / 2);
    float y = roundf(card.y + (card.h - square * (float)qr.size) / 2);
    draw_box(painter, card, &paper);
    for (int row = 0; row < qr.size; row++)
        for (int from = 0, to; from < qr.size; from = to) {
            for (to = from + 1; to < qr.size && qr.dark[row][to] == qr.dark[row][from];)
                to++;
            if (qr.dark[row][from])
                draw_fill(painter,
                          rect_make(x + square * (float)from, y + square * (float)row,
                                    square * (float)(to - from), square),
                          COLOUR_PAPER_INK);
        }
    return true;
}
