/*
 * scene_mode.c: what can be done in a mode, as a panel over the title: go on with its match, begin another,
 * read how it is played.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/art/theme.h"
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

/* What can be done, the first with the gold; returns how many. `words` is where the match stands. */
static int fill_buttons(const struct app *app, const struct ruleset *rules, char words[160],
                        struct button buttons[BUTTONS_MAX])
{
    const struct session *match = matches_of(app, rules);
    int count = 0;
    if (match) {
        mode_card_match(match, words, 160);
        buttons[count++] =
            (struct button){.id = "button:continue",
                            .label = session_is_over(match) ? tr("Last result") : tr("Continue"),
                            .sub = words,
                            .key = SDLK_RETURN};
    }
    buttons[count++] = (struct button){.id = "button:new",
                                       .label = tr("New match"),
                                       .sub = tr("Against the computer"),
                                       .key = match ? SDLK_n : SDLK_RETURN};
    buttons[count++] = (struct button){.id = "button:two",
                                       .label = rules->seats_most > 2 ? tr("Several players, one screen")
                                                                      : tr("Two players, one screen"),
                                       .sub = tr("A curtain falls between your turns"),
                                       .key = SDLK_2};
    buttons[count++] = (struct button){
        .id = "button:rules", .label = tr("How to play"), .sub = tr("Illustrated rules"), .key = SDLK_h};
    if (rules->declares_risk) /* the trainer's hands are of this mode */
        buttons[count++] = (struct button){.id = "button:trainer",
                                           .label = tr("Trainer"),
                                           .sub = tr("Practice naming waits"),
                                           .key = SDLK_t};
    for (int i = 0; i < count; i++)
        buttons[i].look = i ? BUTTON_SECONDARY : BUTTON_PRIMARY;
    buttons[0].key_label = tr("Enter");
    return count;
}

static void draw_words(struct painter *painter, const struct ruleset *rules, struct rect side)
{
    float u = painter->layout.u, fan = roundf(190 * u), x = side.x + 26 * u, width = side.w - 44 * u;
    char players[48];
    mode_card_fan(painter, rules, rect_make(side.x, side.y, side.w, fan), 66 * u);
    mode_card_players(rules, players, sizeof players);
    type_draw_fit(painter, type_make(TYPE_SERIF, SIZE_PANEL, COLOUR_IVORY, TYPE_LEFT), x,
                  side.y + fan + 50 * u, width, tr(rules->name));
    type_draw(painter, type_make(TYPE_SANS_MEDIUM, SIZE_SMALL, COLOUR_BRASS, TYPE_LEFT), x,
              side.y + fan + 76 * u, players);
    type_draw_wrapped(painter, type_explained(type_make(TYPE_SANS, SIZE_TEXT, COLOUR_TEXT, TYPE_LEFT)), x,
                      side.y + fan + 110 * u, width, 24, 5, tr(rules->pitch));
}

static void draw(struct scene *scene, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct ruleset *rules = rules_of(scene);
    struct button buttons[BUTTONS_MAX];
    char words[160];
    int count = fill_buttons(app, rules, words, buttons);
    float u = painter->layout.u, edge = roundf(2 * u), high = fmaxf(404, 96 + 76 * (float)count);
    struct rect panel = layout_middle(&painter->layout, 0, 0, 820, high);
    struct box_style body = {.radius = 16,
                             .top = COLOUR_OVERLAY_HIGH,
                             .bottom = COLOUR_OVERLAY_LOW,
                             .stroke = COLOUR_ALPHA(COLOUR_BRASS, 170),
                             .stroke_width = 1.5f,
                             .shadow = COLOUR_SHADOW};
    draw_veil(painter, COLOUR_ALPHA(COLOUR_SHADOW, 156));
    draw_box(painter, panel, &body);
    draw_words(painter, rules,
               rect_make(panel.x + edge, panel.y + edge, roundf(410 * u), panel.h - 2 * edge));
    float x = panel.x + roundf(438 * u), w = panel.x + panel.w - roundf(28 * u) - x, side = roundf(34 * u);
    widget_icon_button(app, rect_make(x + w - side, panel.y + roundf(20 * u), side, side), "button:back",
                       "icons/close", SDLK_ESCAPE);
    float top = panel.y + roundf(70 * u), gap = roundf(10 * u);
    float h =
        fminf(roundf(80 * u), (panel.h - roundf(70 * u + 26 * u) - gap * (float)(count - 1)) / (float)count);
    for (int i = 0; i < count; i++)
        widget_button(app, rect_make(x, roundf(top + (h + gap) * (float)i), w, floorf(h)), &buttons[i]);
}

/* A new match takes the place of the saved one: only after asking. */
static struct scene *begin_new(struct scene *under, struct app *app, bool yes)
{
    return yes ? scene_options(app, rules_of(under), false) : under;
}

static struct scene *begin_two(struct scene *under, struct app *app, bool yes)
{
    return yes ? scene_options(app, rules_of(under), true) : under;
}

static struct scene *new_match(struct scene *scene, struct app *app, bool two)
{
    const struct session *match = matches_of(app, rules_of(scene));
    struct question question = {.title = tr("Give up the match in progress?"),
                                .yes = tr("New match"),
                                .no = tr("Back"),
                                .costs = true,
                                .answer = two ? begin_two : begin_new};
    char words[160];
    if (!match || (session_is_over(match) && !session_archive_problem(match)))
        return scene_options(app, rules_of(scene), two);
    mode_card_match(match, words, sizeof words);
    tr_say(
        question.text, sizeof question.text,
        tr("{1}. A new match of {2} will replace it once the tiles are dealt. You can go back until then."),
        words, tr(rules_of(scene)->name));
    return scene_question(app, scene, &question);
}

static struct scene *activate(struct scene *scene, struct app *app, const char *id)
{
    audio_play(app, SOUND_BUTTON);
    if (strcmp(id, "button:continue") == 0 && matches_take_up(app, rules_of(scene)))
        return scene_table(app);
    if (strcmp(id, "button:new") == 0)
        return new_match(scene, app, false);
    if (strcmp(id, "button:two") == 0)
        return new_match(scene, app, true);
    if (strcmp(id, "button:rules") == 0)
        return scene_rules(app, scene, rules_of(scene), 0);
    if (strcmp(id, "button:trainer") == 0)
        return scene_drill(app, DRILL_WAITS);
    return scene->under;
}

static const struct scene_class mode_class = {.name = "mode", .draw = draw, .activate = activate};

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
    return new_match(mode, app, false);
}
