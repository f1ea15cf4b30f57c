/*
 * result_ways.c: the ways on from a result (result.h): what comes next, the table and the review.
 */
#include <math.h>

#include "base/bits.h"
#include "base/tr.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/result/result.h"
#include "sdl/table/scene_table.h"
#include "sdl/ui/widgets.h"

SCENE_OF(struct result_scene)

int result_reviewed(const struct session *session, int near)
{
    const struct setup *setup = session_setup(session);

    return setup_is_person(setup, near) ? near : setup_first_person(setup);
}

/* A review lays the hand of its player open. Where hands stay hidden, no other at the screen is to see it as
 * long as they play on. */
static bool must_wait(const struct session *session)
{
    const struct setup *setup = session_setup(session);

    if (session_is_heard(session)) /* its record comes when it is over */
        return true;
    return setup->rules->has_stages && bits_count(setup_persons(setup)) > 1 && !session_is_over(session);
}

static struct scene *review(struct scene *scene, struct app *app)
{
    const struct result_scene *result = of(scene);
    (void)app;
    return scene_review(scene, session_record(result->session),
                        result_reviewed(result->session, result->near), result->view.table.round);
}

static struct scene *look_at_table(struct scene *scene, struct app *app)
{
    return scene_look(app, scene, of(scene)->session, of(scene)->near);
}

struct scene *result_go_on(struct scene *scene, struct app *app)
{
    struct session *session = of(scene)->session;
    if (session_is_over(session))
        return session_is_heard(session) ? scene : scene_match_result(app);
    if (session_awaits_deal(session)) {
        session_deal(session);
        matches_tell_saving(app);
    }
    return scene_table(app);
}

/* What comes next, the table, and the review where there is one; returns how many. */
static int fill_buttons(const struct result_scene *result, struct button buttons[3])
{
    bool waits = must_wait(result->session), rounds = session_setup(result->session)->rules->calls_rounds;
    struct button reviews = button_make("button:review", tr("Review"), waits ? tr("After the match") : NULL,
                                        waits ? NULL : "R", SDLK_r);
    reviews.look = waits ? BUTTON_OFF : BUTTON_SECONDARY;
    reviews.does = review;
    struct button next = button_primary("button:next",
                                        session_is_over(result->session) ? tr("Match result")
                                        : rounds                         ? tr("Next round")
                                                                         : tr("Next hand"),
                                        NULL, result_go_on);
    next.glow = true;

    buttons[0] = next;
    buttons[1] = button_to("button:table", tr("Table"), "T", SDLK_t, look_at_table);
    buttons[2] = reviews;
    return result_reviewed(result->session, SEAT_NONE) != SEAT_NONE ? 3 : 2;
}

void result_draw_buttons(const struct result_scene *result, struct app *app, struct pen pen)
{
    struct button buttons[3];
    bool reviewed = fill_buttons(result, buttons) > 2;
    struct rect next = pen_right(&pen, 240);

    pen_right(&pen, 16);
    widget_button(app, pen_right(&pen, 164), &buttons[1]);
    pen_right(&pen, 16);
    if (reviewed)
        widget_button(app, pen_right(&pen, 164), &buttons[2]);
    widget_button(app, next, &buttons[0]);
}

void result_phone_buttons(const struct result_scene *result, struct app *app, struct pen *pen)
{
    struct button buttons[3];
    int count = fill_buttons(result, buttons);
    widget_button(app, pen_top(pen, 60), &buttons[0]);
    pen_top(pen, 8);
    struct pen row = pen_in(pen->painter, pen_top(pen, 54));
    for (int i = 1; i < count; i++)
        widget_button(app, pen_column(&row, i - 1, count - 1, 8), &buttons[i]);
    pen_top(pen, 10);
}

void result_phone_row(const struct result_scene *result, struct app *app, struct rect row)
{
    struct button buttons[3], shown[3];
    int count = fill_buttons(result, buttons);
    if (count > 2 && buttons[2].look == BUTTON_OFF) /* no room for the reason */
        count = 2;
    for (int i = 0; i < count; i++) {
        shown[i] = buttons[count - 1 - i];
        shown[i].key_label = NULL;
    }
    widget_button_row(app, row, roundf(8 * app->painter.layout.u), shown, count);
}
