/*
 * scene_mode.c: what can be done in a mode, as a panel over the title: go on with its match, begin another,
 * read how it is played.
 */
#include <math.h>

#include "base/check.h"
#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/app/window.h"
#include "sdl/menu/mode_card.h"
#include "sdl/ui/widgets.h"

enum { BUTTONS_MAX = 5 };

struct mode {
    struct scene scene;
    const struct ruleset *rules;
};

static const struct ruleset *rules_of(const struct scene *scene)
{
    return ((const struct mode *)scene)->rules;
}

static struct scene *go_on(struct scene *scene, struct app *app)
{
    return matches_take_up(app, rules_of(scene)) ? scene_table(app) : scene->under;
}

struct scene *scene_ask_begin(struct scene *scene, struct app *app, const struct ruleset *rules,
                              struct scene *(*begin)(struct scene *under, struct app *app, bool yes))
{
    const struct session *match = matches_of(app, rules);
    struct question question = {.title = tr("Give up the match in progress?"),
                                .yes = tr("New match"),
                                .no = tr("Back"),
                                .costs = true,
                                .answer = begin};
    char words[320];
    if (!match || (session_is_over(match) && !session_archive_problem(match)))
        return begin(scene, app, true);
    mode_card_match(match, words, sizeof words);
    tr_say(
        question.text, sizeof question.text,
        tr("{1}. A new match of {2} will replace it once the tiles are dealt. You can go back until then."),
        words, tr(rules->name));
    return scene_question(app, scene, &question);
}

static struct scene *begin_new(struct scene *under, struct app *app, bool yes)
{
    return yes ? scene_options(app, rules_of(under), false) : under;
}

static struct scene *begin_two(struct scene *under, struct app *app, bool yes)
{
    return yes ? scene_options(app, rules_of(under), true) : under;
}

static struct scene *new_alone(struct scene *scene, struct app *app)
{
    return scene_ask_begin(scene, app, rules_of(scene), begin_new);
}

static struct scene *new_for_two(struct scene *scene, struct app *app)
{
    return scene_ask_begin(scene, app, rules_of(scene), begin_two);
}

static struct scene *open_rules(struct scene *scene, struct app *app)
{
    return scene_rules(app, scene, rules_of(scene), 0);
}

static struct scene *open_trainer(struct scene *scene, struct app *app)
{
    (void)scene;
    return scene_drill(app, DRILL_WAITS);
}

static void add(struct button buttons[BUTTONS_MAX], int *count, struct button button, scene_action *does)
{
    buttons[*count] = button;
    buttons[(*count)++].does = does;
}

/* What can be done, the first with the gold; returns how many. `words` is where the match stands. */
static int fill_buttons(const struct app *app, const struct ruleset *rules, char words[160],
                        struct button buttons[BUTTONS_MAX])
{
    const struct session *match = matches_of(app, rules);
    int count = 0;
    if (match) {
        mode_card_match(match, words, 160);
        add(buttons, &count,
            button_make("button:continue", session_is_over(match) ? tr("Last result") : tr("Continue"), words,
                        NULL, SDLK_RETURN),
            go_on);
    }
    add(buttons, &count,
        button_make("button:new", tr("New match"), tr("Against the computer"), NULL,
                    match ? SDLK_n : SDLK_RETURN),
        new_alone);
    add(buttons, &count,
        button_make("button:two",
                    rules->seats_most > 2 ? tr("Several players, one screen") : tr("Two players, one screen"),
                    tr("A curtain falls between your turns"), NULL, SDLK_2),
        new_for_two);
    add(buttons, &count,
        button_make("button:rules", tr("How to play"), tr("Illustrated rules"), NULL, SDLK_h), open_rules);
    if (rules->declares_risk) /* the trainer's hands are of this mode */
        add(buttons, &count,
            button_make("button:trainer", tr("Trainer"), tr("Practice naming waits"), NULL, SDLK_t),
            open_trainer);
    buttons[0].look = BUTTON_PRIMARY;
    buttons[0].key_label = tr("Enter");
    return count;
}

static void draw_words(struct painter *painter, const struct ruleset *rules, struct pen side)
{
    char players[48];
    mode_card_fan(painter, rules, pen_top(&side, 190), 66, NULL);
    mode_card_players(rules, players, sizeof players);
    pen_left(&side, 24);
    pen_right(&side, 18);
    pen_text(&side, TEXT_PANEL, 0, 50, 0, tr(rules->name));
    pen_text(&side, TEXT_MARK, 0, 76, 0, players);
    pen_top(&side, 91);
    pen_write(&side, TEXT_PROSE | TEXT_EXPLAINED, 24, 5, tr(rules->pitch));
}

static void draw(struct scene *scene, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct ruleset *rules = rules_of(scene);
    struct button buttons[BUTTONS_MAX];
    char words[160];
    int count = fill_buttons(app, rules, words, buttons);
    float side = layout_is_phone(&painter->layout) ? 44 : 34,
          above = painter->layout.shape == LAYOUT_UPRIGHT ? 330 : 0;
    struct pen pen = pen_in(painter, window_middle(app, 820, fmaxf(404, above + 96 + 76 * (float)count)));
    draw_veil(painter, COLOUR_ALPHA(COLOUR_SHADOW, 168));
    draw_overlay(painter, pen.room);
    pen_pad(&pen, 2, 2);
    draw_words(painter, rules, pen_in(painter, pen_aside(&pen, 410, above)));
    pen_pad(&pen, 26, 18);
    struct pen head = pen_in(painter, pen_top(&pen, side));
    widget_icon_button(app, pen_right(&head, side), "button:back", "icons/close", SDLK_ESCAPE);
    target_does(app, scene_close);
    pen_top(&pen, 16);
    pen.room.h = fminf(pen.room.h - 6 * pen.u, (90 * (float)count - 10) * pen.u);
    for (int i = 0; i < count; i++)
        widget_button(app, pen_row(&pen, i, count, 10), &buttons[i]);
}

static const struct scene_class mode_class = {.name = "mode", .phone = true, .clicks = true, .draw = draw};

struct scene *scene_mode(struct app *app, struct scene *under, const struct ruleset *rules)
{
    struct mode *mode = SCENE_NEW(struct mode, &mode_class, under);
    CHECK(under);
    app->mode = rules;
    mode->rules = rules;
    return &mode->scene;
}

struct scene *scene_new_match(struct app *app, struct scene *under, const struct ruleset *rules)
{
    struct scene *mode = scene_mode(app, under, rules);
    app_go(app, mode);
    return new_alone(mode, app);
}
