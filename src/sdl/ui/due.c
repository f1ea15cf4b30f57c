/* due.c: the way to decisions that are to be found again; see due.h. */
#include "sdl/ui/due.h"

#include <math.h>

#include "base/tr.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/ui/widgets.h"

void due_link(struct app *app, float right, float top, int due)
{
    struct painter *painter = &app->painter;
    char words[80];
    if (!due)
        return;
    tr_say(words, sizeof words,
           tr_many("Find it yourself: {1} decision", "Find it yourself: {1} decisions", due), due);
    struct type type = text_type(TEXT_LABEL);
    float u = painter->layout.u, wide = type_width(painter, type, words) + 28 * u;
    struct rect rect = rect_make(roundf(right + 14 * u - wide), roundf(top), roundf(wide), roundf(36 * u));
    widget_link(app, rect, "button:puzzles", words, SDLK_f);
}
