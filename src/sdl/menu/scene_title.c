/*
 * scene_title.c: the first screen: the emblem, the match to go on with, every mode as a card, where else to
 * go.
 *
 * Only what exists stands here. The cards come from scene_modes; a card opens its mode's own panel
 * (scene_mode.c). While the title is on top no match is on the table: each lies in its mode's place.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/art/backdrop.h"
#include "sdl/art/theme.h"
#include "sdl/menu/mode_card.h"
#include "sdl/system/handed.h"
#include "sdl/system/page.h"
#include "sdl/ui/field.h"
#include "sdl/ui/widgets.h"

enum { CARDS_MAX = 8, LINES_MAX = 7 };

/* In units: how much higher a lit card stands, how high all are, between them, within them. */
static const float lift_height = 8, card_units = 264, gap_units = 16, pad_units = 17;

struct title {
    struct scene scene;
    int mode;               /* place in scene_modes of the card that is lit when nothing else is */
    float lifts[CARDS_MAX]; /* units each card is lifted by, eased */
    int puzzles;            /* decisions that are to be found again today */
};

static int mode_count(void)
{
    int count = 0;
    while (count < CARDS_MAX && scene_modes[count])
        count++;
    return count;
}

static void card_id(int mode, char id[INPUT_ID])
{
    snprintf(id, INPUT_ID, "card:%s", scene_modes[mode]->id);
}

/* The mode of a card's id, or -1. */
static int mode_of(const char *id)
{
    const char *mode = target_after(id, "card");
    for (int i = 0; i < mode_count() && mode; i++)
        if (strcmp(mode, scene_modes[i]->id) == 0)
            return i;
    return -1;
}

static void enter(struct scene *scene, struct app *app, bool again)
{
    if (!again)
        matches_put_away(app);
    ((struct title *)scene)->puzzles = scene_puzzles_due(app);
}

/* The one card that is lit: with the keyboard's focus (a moving pointer takes it away), else under the
 * pointer, else the chosen one. */
static int lit_card(const struct title *title, const struct app *app)
{
    int hot = app->input.hot_on && !app->input.covered ? mode_of(app->input.hot) : -1;
    int focused = app->input.focus_visible && !app->input.covered ? mode_of(app->input.focus) : -1;
    return focused >= 0 ? focused : hot >= 0 ? hot : title->mode;
}

static struct scene *update(struct scene *scene, struct app *app, float dt)
{
    struct title *title = (struct title *)scene;
    bool still = app_reduced(app) || app_duration(app, 100) <= 0;
    int lit = lit_card(title, app);
    for (int i = 0; i < mode_count(); i++) {
        float goal = i == lit ? lift_height : 0, way = goal - title->lifts[i];
        if (way == 0)
            continue;
        title->lifts[i] = still || fabsf(way) < .2f ? goal : title->lifts[i] + way * (1 - expf(-dt * 18));
        app_animate(app);
    }
    return scene;
}

static struct scene *quit(struct scene *under, struct app *app, bool yes)
{
    app->quit = yes;
    return under;
}

static struct scene *ask_quit(struct scene *scene, struct app *app)
{
    struct question question = {
        .title = tr("Quit Dueling Tigers?"), .yes = tr("Quit"), .no = tr("Stay"), .answer = quit};
    tr_say(question.text, sizeof question.text,
           tr("Matches in progress are saved. You can continue them next time."));
    bool lost = matches_are_unsaved(app);
    if (lost)
        tr_say(question.text, sizeof question.text,
               tr("Nothing can be saved here: matches in progress will be lost."));
    question.costs = lost;
    if (app->data[0] && !app->unsaved[0] && !saves_latest(&app->saves))
        tr_say(question.text, sizeof question.text, tr("Everything is saved."));
    return scene_question(app, scene, &question);
}

static struct scene *go_on(struct scene *scene, struct app *app)
{
    return matches_take_up_latest(app) ? scene_table(app) : scene;
}

static struct scene *open_mode(struct scene *scene, struct app *app, int mode)
{
    ((struct title *)scene)->mode = mode;
    app->mode = scene_modes[mode];
    return scene_mode(app, scene, scene_modes[mode]);
}

static struct scene *open_day(struct scene *scene, struct app *app)
{
    (void)scene;
    return scene_day(app, DATE_NONE);
}

static struct scene *open_settings(struct scene *scene, struct app *app)
{
    (void)scene;
    return scene_settings(app, NULL);
}

/* The head gives height to the cards where their words need more: `less` units of the emblem. */
static void draw_head(struct app *app, float dy, float less)
{
    struct painter *painter = &app->painter;
    const struct layout *l = &painter->layout;
    const char *line = app->taken ? tr("The game is open in another window: nothing is saved here")
                                  : tr("Mahjong for two, and a silent third");
    float u = l->u, cx = l->wide / 2 * u;
    float side = 216 - less;
    struct rect emblem = layout_rect(l, (l->wide - side) / 2, 28 + dy, side, side);
    dy -= less;
    draw_glow(painter, rect_inset(emblem, 30 * u, 30 * u), 80, COLOUR_ALPHA(COLOUR_SHADOW, 144), 16);
    draw_svg(painter, "emblem", emblem, 0);
    type_draw(painter, type_make(TYPE_SERIF, SIZE_GAME, COLOUR_IVORY, TYPE_CENTRE), cx, (310 + dy) * u,
              tr("Dueling Tigers"));
    type_draw(
        painter,
        type_make(TYPE_SERIF_ITALIC, SIZE_TERM, app->taken ? COLOUR_WARNING : COLOUR_BRASS, TYPE_CENTRE), cx,
        (354 + dy) * u, line);
}

static void draw_continue(struct app *app, const struct session *match, float dy)
{
    const struct layout *l = &app->painter.layout;
    char label[80], words[160];
    if (match == saves_look_day(&app->saves))
        tr_say(label, sizeof label,
               session_is_over(match) ? tr("Result of the deal of the day")
                                      : tr("Continue the deal of the day"));
    else
        tr_say(label, sizeof label, session_is_over(match) ? tr("Result of {1}") : tr("Continue {1}"),
               tr(session_setup(match)->rules->name));
    mode_card_match(match, words, sizeof words);
    struct button button = button_make("button:continue", label, words, tr("Enter"), SDLK_RETURN);
    button.look = BUTTON_PRIMARY;
    button.does = go_on;
    widget_button(app, layout_rect(l, l->wide / 2 - 230, 376 + dy, 460, 66), &button);
}

static struct type card_type(void)
{
    return type_make(TYPE_SANS, SIZE_SMALL, COLOUR_LINES, TYPE_LEFT);
}

/* The lines of the longest text, so that all cards are divided alike. */
static int text_lines(struct painter *painter, float width)
{
    int most = 1;
    for (int i = 0; i < mode_count(); i++) {
        int lines = type_count_lines(painter, card_type(), width, mode_card_text(scene_modes[i]));
        most = lines > most ? lines : most;
    }
    return most < LINES_MAX ? most : LINES_MAX;
}

/* How many play; of a mode with a match under way also how far it is, or only that if there is no room for
 * both. */
static void draw_card_foot(struct app *app, int mode, float x, float y, float width)
{
    struct painter *painter = &app->painter;
    const struct session *match = matches_of(app, scene_modes[mode]);
    struct type type =
        type_make(TYPE_SANS_MEDIUM, SIZE_SMALL, match ? COLOUR_QUIET : COLOUR_BRASS, TYPE_LEFT);
    struct type mark = text_type(TEXT_MARK);
    char players[48], progress[48];
    float u = painter->layout.u, dot = roundf(fmaxf(4 * u, 3));
    mode_card_players(scene_modes[mode], players, sizeof players);
    if (!match) {
        type_draw(painter, type, x, y, mode == 0 ? tr("The house game") : players);
        return;
    }
    mode_card_progress(match, progress, sizeof progress);
    float taken = type_width(painter, mark, progress) + 3 * dot;
    bool both = type_width(painter, type, players) + taken + 8 * u <= width;
    float at = both ? x + width - taken : x;
    if (both)
        type_draw(painter, type, x, y, players);
    draw_disc(painter, at + dot, y - type_cap_height(painter, mark) / 2, dot, 0, COLOUR_BRASS);
    type_draw_fit(painter, mark, at + 3 * dot, y, width - 3 * dot, progress);
}

/* The pixels of a card of that width that its words take, below the fan. */
static float words_height(struct painter *painter, float width)
{
    float u = painter->layout.u, leading = type_leading(painter, card_type(), 20);
    return 46 * u + leading * (float)(text_lines(painter, width - 2 * roundf(pad_units * u)) + 1) + 14 * u;
}

static float card_width(const struct layout *l)
{
    int count = mode_count();
    return (fminf(l->wide - 72, 1240) - gap_units * (float)(count - 1)) / (float)count;
}

/* The same for all cards, whose widths differ by a pixel. */
static float card_words_height(struct painter *painter)
{
    return words_height(painter, floorf(card_width(&painter->layout) * painter->layout.u));
}

/* A card: the fan above, what it is below, how many play at the foot. */
static void draw_card(struct app *app, const struct title *title, int mode, struct rect card)
{
    struct painter *painter = &app->painter;
    const struct ruleset *rules = scene_modes[mode];
    float u = painter->layout.u, pad = roundf(pad_units * u), width = card.w - 2 * pad, edge = roundf(2 * u);
    float leading = type_leading(painter, card_type(), 20);
    float fan = fminf(card.h - card_words_height(painter), roundf(122 * u));
    char id[INPUT_ID];
    card.y -= roundf(title->lifts[mode] * u);
    card_id(mode, id);
    draw_card_body(painter, card, lit_card(title, app) == mode, input_is_hot(app, id));
    mode_card_fan(painter, rules, rect_make(card.x + edge, card.y + edge, card.w - 2 * edge, fan), 46 * u);
    float y = card.y + edge + fan + roundf(34 * u);
    type_draw_fit(painter, text_type(TEXT_PLATE), card.x + pad, y, width, tr(rules->name));
    type_draw_wrapped(painter, card_type(), card.x + pad, y + leading + 4 * u, width, 20, LINES_MAX,
                      mode_card_text(rules));
    draw_card_foot(app, mode, card.x + pad, card.y + card.h - roundf(15 * u), width);
}

/* By how many units the cards are higher than they stand by default, so that a fan still has its place. */
static float cards_grow(struct painter *painter)
{
    const struct layout *l = &painter->layout;
    return SDL_clamp(card_words_height(painter) / l->u + 84 - card_units, 0, 110);
}

static struct rect card_rect(const struct layout *l, int mode, float dy, float grown)
{
    float all = fminf(l->wide - 72, 1240), wide = card_width(l);
    return layout_rect(l, (l->wide - all) / 2 + (wide + gap_units) * (float)mode, 464 + dy - grown, wide,
                       card_units + grown);
}

/* Without a match to go on with, Enter is for the chosen card. */
static void draw_cards(struct app *app, const struct title *title, float dy, float grown, bool first)
{
    struct painter *painter = &app->painter;
    for (int i = 0; i < mode_count(); i++) {
        struct rect card = card_rect(&painter->layout, i, dy, grown), touched = card;
        bool enter_key = first && i == title->mode;
        char id[INPUT_ID];
        card_id(i, id);
        draw_card(app, title, i, card);
        touched.y -= roundf(title->lifts[i] * painter->layout.u);
        touched.h +=
            roundf(title->lifts[i] * painter->layout.u); /* the pointer at its foot does not lose it */
        target_add(app, id, touched, TARGET_NO_RING | (first && i == title->mode ? TARGET_FIRST : 0),
                   enter_key ? SDLK_RETURN : SDLK_1 + i);
        target_does_at(app, open_mode, i);
    }
}

static const struct {
    const char *id, *label;
    SDL_Keycode key;
    scene_action *does;
} links[] = {{"button:learn", N_("Learn"), SDLK_l, scene_learn},
             {"button:day", N_("Deal of the day"), SDLK_d, open_day},
             {"button:records", N_("Records"), SDLK_r, scene_records},
             {"button:statistics", N_("Statistics"), SDLK_i, scene_statistics},
             {"button:shelf", N_("Shelf"), SDLK_h, scene_shelf},
             {"button:trainer", N_("Trainers"), SDLK_t, scene_trainers},
             {"button:settings", N_("Settings"), SDLK_s, open_settings},
             {"button:about", N_("About"), SDLK_a, scene_about},
             {"button:quit", N_("Quit"), SDLK_ESCAPE, ask_quit}};

/* Each link as wide as its words, with equal gaps between them, so that all stand in the middle. */
static void draw_foot(struct app *app, float dy)
{
    struct painter *painter = &app->painter;
    const struct layout *l = &painter->layout;
    struct type type = text_type(TEXT_LABEL);
    int count = (int)(sizeof links / sizeof *links) - (PAGE_HERE ? 1 : 0); /* a page is closed, not left */
    float u = l->u, all = 0;
    for (int i = 0; i < count; i++)
        all += type_width(painter, type, tr(links[i].label));
    float gap = fminf((fminf(l->wide - 120, 1180) * u - all) / (float)(count - 1), 96 * u);
    float x = l->wide / 2 * u - (all + gap * (float)(count - 1)) / 2, y = roundf((742 + dy) * u);
    for (int i = 0; i < count; i++) {
        float w = type_width(painter, type, tr(links[i].label)), reach = fminf(gap / 2 - 6 * u, 24 * u);
        struct rect rect = rect_make(roundf(x - reach), y, roundf(w + 2 * reach), roundf(34 * u));
        widget_link_of_row(app, rect, links[i].id, tr(links[i].label), links[i].key);
        target_does(app, links[i].does);
        x += w + gap;
        if (i < count - 1)
            draw_disc(painter, x - gap / 2, (759 + dy) * u, fmaxf(2.2f * u, 1.5f), 0,
                      COLOUR_ALPHA(COLOUR_BRASS, 180));
    }
}

static void draw(struct scene *scene, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct title *title = (const struct title *)scene;
    const struct session *match = saves_latest(&app->saves);
    float dy = (painter->layout.high - 800) * 0.45f; /* 4:3 windows are higher */
    backdrop_draw_dim(painter, BACKDROP_TITLE);
    float grown = cards_grow(painter);
    draw_head(app, match ? dy : dy + 38, grown);
    if (match)
        draw_continue(app, match, dy - grown);
    draw_cards(app, title, dy, grown, !match);
    draw_foot(app, dy);
    widget_due(app, (painter->layout.wide - painter->layout.margin) * painter->layout.u,
               30 * painter->layout.u, title->puzzles);
}

/* A deal number is for a new match of the mode that is lit; anything else may be a record. */
static struct scene *paste(struct title *title, struct app *app)
{
    char *text = SDL_GetClipboardText();
    char *words = handed_read(text);
    uint64_t number;
    struct scene *next;
    if (text_to_u64(words, &number)) {
        snprintf(app->deal, sizeof app->deal, "%llu", (unsigned long long)number);
        next = scene_new_match(app, &title->scene, scene_modes[lit_card(title, app)]);
    } else {
        next = scene_pasted(app, &title->scene, words);
    }
    SDL_free(text);
    return next;
}

/* Left and right walk along the cards, round the end, from the one that is lit. */
static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *key)
{
    struct title *title = (struct title *)scene;
    const struct input *input = &app->input;
    bool elsewhere = input->focus_visible && input->focus[0] && mode_of(input->focus) < 0;
    int count = mode_count(), step = key->code == SDLK_LEFT ? count - 1 : 1;
    char id[INPUT_ID];
    if (field_is_paste(key))
        return paste(title, app);
    if ((key->code != SDLK_LEFT && key->code != SDLK_RIGHT) || elsewhere)
        return NULL;
    title->mode = (lit_card(title, app) + step) % count;
    app->mode = scene_modes[title->mode];
    card_id(title->mode, id);
    input_focus(app, id);
    app->input.focus_visible = true;
    return scene;
}

static const struct scene_class title_class = {
    .name = "title", .clicks = true, .enter = enter, .update = update, .draw = draw, .key = key};

/* The card that is lit at first: of the match just left, else the mode chosen last. */
static const struct ruleset *first_mode(const struct app *app)
{
    const struct session *latest = saves_latest(&app->saves);
    if (app->session)
        return session_setup(app->session)->rules;
    if (app->mode)
        return app->mode;
    return latest && !app->command_line.rules ? session_setup(latest)->rules : scene_mode_of(app);
}

struct scene *scene_title(struct app *app)
{
    struct title *title = SCENE_NEW(struct title, &title_class, NULL);
    const struct ruleset *shown = first_mode(app);
    for (int i = 0; i < mode_count(); i++)
        if (scene_modes[i] == shown)
            title->mode = i;
    title->lifts[title->mode] = lift_height;
    return &title->scene;
}
