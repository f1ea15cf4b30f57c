/* crowd.c: see crowd.h. */
#include "sdl/paint/crowd.h"

#include <math.h>
#include <string.h>

static const float hair = 1.5f; /* pixels that texts may have in common */

void crowd_clear(struct crowd *crowd)
{
    crowd->count = 0;
    crowd->cut = false;
}

void crowd_note(struct crowd *crowd, struct rect rect, bool cut)
{
    crowd->cut |= cut;
    for (int i = 0; i < crowd->count; i++)
        if (!memcmp(&crowd->rects[i], &rect, sizeof rect))
            return;
    if (crowd->count < CROWD_MAX)
        crowd->rects[crowd->count++] = rect;
}

bool crowd_is_tight(const struct crowd *crowd, float width)
{
    if (crowd->cut)
        return true;
    for (int i = 0; i < crowd->count; i++) {
        struct rect rect = crowd->rects[i];
        if (rect.x < 1 || rect.x + rect.w > width - 1)
            return true;
        for (int j = 0; j < i; j++)
            if (rect_overlap(rect, crowd->rects[j], hair))
                return true;
    }
    return false;
}

static bool is_same(const struct layout *a, const struct layout *b)
{
    return a->width == b->width && a->height == b->height && a->u == b->u && a->high == b->high &&
           a->grown == b->grown && a->large == b->large && a->shape == b->shape;
}

bool growth_begin(struct growth *growth, const struct layout *asked, const char *language)
{
    if (is_same(&growth->asked, asked) && growth->language == language)
        return false;
    growth->asked = *asked;
    growth->language = language;
    growth->scale = (int)ceilf(asked->grown * 100);
    return true;
}

bool growth_lower(struct growth *growth)
{
    if (growth->scale <= 100)
        return false;
    growth->scale = growth->scale > 100 + GROWTH_STEP ? growth->scale - GROWTH_STEP : 100;
    return true;
}

struct layout growth_layout(const struct growth *growth)
{
    struct layout asked = growth->asked;
    if (asked.grown <= 1 || growth->scale >= (int)ceilf(asked.grown * 100))
        return asked;
    return layout_scaled(&asked, growth->scale);
}
