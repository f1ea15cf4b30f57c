/* prize.c: see prize.h. */
#include "sdl/ui/prize.h"

#include <math.h>

#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/system/page.h"
#include "sdl/venue/venue.h"
#include "session/statistics/road.h"

static void draw_place(struct painter *painter, enum venue place, struct rect square)
{
    float k = square.h / 44, w = roundf(50 * k), h = roundf(34 * k);
    struct rect all =
        rect_make(roundf(square.x + (square.w - w) / 2), roundf(square.y + (square.h - h) / 2), w, h);
    struct box_style table = {.radius = 2,
                              .top = COLOUR_FELT_TEAL_HIGH,
                              .bottom = COLOUR_FELT_TEAL_LOW,
                              .stroke = COLOUR_IVORY,
                              .stroke_width = 1};
    venue_draw(painter, place, all);
    draw_box(painter, rect_inset(all, roundf(11 * k), roundf(8 * k)), &table);
}

void prize_draw(struct painter *painter, int stop, struct rect square)
{
    static const char *const backs[] = {"tiles/body/down-amber", "tiles/body/down-jade",
                                        "tiles/body/down-ink"};
    static const uint32_t felts[] = {COLOUR_FELT_TEAL_LOW, COLOUR_FELT_WINE_HIGH, COLOUR_FELT_NIGHT_HIGH,
                                     COLOUR_FELT_LINEN_HIGH};
    struct prize prize = road_prize(stop);
    float x = square.x + square.w / 2, y = square.y + square.h / 2, radius = roundf(square.h * 15 / 44);

    if (prize.kind == PRIZE_BACK)
        draw_svg(painter, backs[prize.look], square, 0);
    if (prize.kind == PRIZE_PLACE && page_has(PAGE_REST))
        draw_place(painter, (enum venue)prize.look, square);
    if (prize.kind == PRIZE_FELT) {
        draw_disc(painter, x, y, radius, 0, felts[prize.look]);
        draw_disc(painter, x, y, radius, 1.6f, COLOUR_IVORY);
    }
}
