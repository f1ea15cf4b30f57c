/*
 * scene_title.c: the first screen: the emblem, Play and the match to go on with, the day, the road, every
 * mode as a card, where else to go.
 *
 * Only what exists stands here. The cards come from scene_modes; a card opens its mode's own panel
 * (scene_mode.c). While the title is on top no match is on the table: each lies in its mode's place.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "base/tr.h"
#include "sdl/app/audio.h"
#include "sdl/app/days.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/art/backdrop.h"
#include "sdl/menu/title.h"
#include "sdl/system/handed.h"
#include "sdl/ui/face.h"
#include "sdl/ui/field.h"
#include "sdl/ui/widgets.h"
#include "words/words.h"

/* In units. */
static const float card_units = 242, gap_units = 12, least_panel = 292, play_wide = 322, play_alone = 420;

SCENE_OF(struct title)

void title_card_id(int mode, char id[INPUT_ID])
{
    snprintf(id, INPUT_ID, "card:%s", scene_modes[mode]->id);
}

/* The mode of a card's id, or -1. */
static int mode_of_card(const char *id)
{
    const char *mode = target_after(id, "card");
    for (int i = 0; i < scene_mode_count() && mode; i++)
        if (strcmp(mode, scene_modes[i]->id) == 0)
            return i;
    return -1;
}

int title_lit(const struct app *app)
{
    int hot = app->input.hot_on && !app->input.covered ? mode_of_card(app->input.hot) : -1;
    int focused = app->input.focus_visible && !app->input.covered ? mode_of_card(app->input.focus) : -1;
    return focused >= 0 ? focused : hot;
}

/* --- what Play and Continue do ------------------------------------------------------------------------ */

/* Returns the mode that Play starts: the one played last. */
static const struct ruleset *mode_played(const struct app *app)
{
    const struct session *latest = saves_latest(&app->saves);
    const struct ruleset *last = scene_mode_find(app->settings.mode);
    if (app->command_line.rules || (!last && !latest))
        return scene_mode_of(app);
    return last ? last : session_setup(latest)->rules;
}

/* Returns the match of that mode that Play opens, or NULL. */
static const struct session *match_opened(const struct app *app)
{
    const struct session *match = matches_of(app, mode_played(app));
    bool waits = match && (!session_is_over(match) || session_archive_problem(match));
    return waits ? match : NULL;
}

const struct session *title_other(const struct app *app)
{
    const struct session *latest = saves_latest(&app->saves);
    return latest != match_opened(app) ? latest : NULL;
}

static struct scene *play(struct scene *scene, struct app *app)
{
    struct setup setup;
    (void)scene;
    roads_setup(app, mode_played(app), PEOPLE, &setup);
    return scene_dealt(app, &setup);
}

static struct scene *open_match(struct scene *scene, struct app *app)
{
    return matches_take_up(app, mode_played(app)) ? scene_table(app) : scene;
}

static struct scene *go_on(struct scene *scene, struct app *app)
{
    return matches_take_up_latest(app) ? scene_table(app) : scene;
}

/* --- where else --------------------------------------------------------------------------------------- */

static struct scene *quit(struct scene *under, struct app *app, bool yes)
{
    app->quit = yes;
    return under;
}

struct scene *title_ask_quit(struct scene *scene, struct app *app)
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
    if (app->data[0] && !app->unsaved[0] && !app->session && !saves_latest(&app->saves))
        tr_say(question.text, sizeof question.text, tr("Everything is saved."));
    return scene_question(app, scene, &question);
}

static struct scene *open_mode(struct scene *scene, struct app *app, int mode)
{
    of(scene)->mode = mode;
    app->mode = scene_modes[mode];
    return scene_mode(app, scene, scene_modes[mode]);
}

struct scene *title_open_day(struct scene *scene, struct app *app)
{
    (void)scene;
    return scene_day(app, DATE_NONE);
}

struct scene *title_open_road(struct scene *scene, struct app *app)
{
    (void)scene;
    return scene_road(app, scene_modes[0]);
}

struct scene *title_open_settings(struct scene *scene, struct app *app)
{
    (void)scene;
    return scene_settings(app, NULL);
}

/* --- the layout --------------------------------------------------------------------------------------- */

/* The row of Play, of Continue and, where the panels are lines, of those. */
static void place_row(const struct layout *l, float y, bool two, struct title_places *places)
{
    float wide = two ? play_wide : play_alone, all = fminf(l->wide - 72, 1240), x = (l->wide - all) / 2;
    float left = l->wide / 2 - (two ? play_wide + 8 : play_alone / 2);
    float room = left - x - gap_units;
    places->play = layout_rect(l, left, y, wide, 68);
    places->go_on = layout_rect(l, l->wide / 2 + 8, y, wide, 68);
    if (!places->lines)
        return;
    places->day = layout_rect(l, x, y, room, 68);
    places->road = layout_rect(l, l->wide - x - room, y, room, 68);
}

static void place_panels(const struct layout *l, float top, float bottom, struct title_places *places)
{
    float x = (l->wide - fminf(l->wide - 72, 1300)) / 2;
    places->lines = l->width < 1100 || l->height < 700 || bottom - top < least_panel;
    places->day = layout_rect(l, x, top, 300, fminf(bottom - top, 336));
    places->road = layout_rect(l, l->wide - x - 300, top, 300, fminf(bottom - top, 336));
}

static struct rect pixels(const struct layout *l, struct rect units)
{
    return layout_rect(l, units.x, units.y, units.w, units.h);
}

/* The buttons from there down in a column; returns where they end. */
static float place_column(const struct layout *l, struct rect column, bool two, bool goals,
                          struct title_places *places)
{
    float y = column.y, gap = 6;
    places->lines = true;
    places->play = layout_rect(l, column.x, y, column.w, 56);
    y += 56 + gap;
    places->go_on = layout_rect(l, column.x, y, column.w, 52);
    y += two ? 52 + gap : 0;
    struct rect row = rect_make(column.x, y, column.w, goals ? 50 : 0);
    places->day = pixels(l, rect_column(row, 0, 2, gap));
    places->road = pixels(l, rect_column(row, 1, 2, gap));
    return y + row.h;
}

/* On a phone: all in one column, or lying flat the games at the right. */
static struct title_places phone_places(const struct layout *l, bool two, bool goals)
{
    struct title_places places = {.size = SIZE_VERDICT};
    bool flat = l->shape == LAYOUT_FLAT;
    float edge = 10, left = flat ? fminf(320, l->wide * .42f) : l->wide - 2 * edge, side = flat ? 44 : 68;
    float foot = l->high - (flat ? 1 : 3) * 44 - 2, low;
    int columns = flat ? 3 : 2, rows = (scene_mode_count() + columns - 1) / columns;
    places.emblem = layout_rect(l, flat ? edge : (l->wide - side) / 2, 6, side, side);
    places.name = flat ? 38 : 112;
    places.slogan = flat ? 64 : 136;
    places.name_x = flat ? edge + 50 : edge;
    places.name_wide = flat ? left - 50 : left;
    low = place_column(l, rect_make(edge, flat ? 74 : 146, left, 0), two, goals, &places);
    struct rect cards =
        flat ? rect_make(edge + left + 10, edge, l->wide - left - 2 * edge - 10, foot - 2 * edge)
             : rect_make(edge, low + 8, left, foot - low - 12);
    for (int i = 0; i < scene_mode_count(); i++)
        places.cards[i] =
            pixels(l, rect_row(rect_column(cards, i % columns, columns, 6), i / columns, rows, 6));
    places.foot = foot;
    return places;
}

struct title_places title_layout(struct app *app)
{
    struct painter *painter = &app->painter;
    const struct layout *l = &painter->layout;
    struct title_places places = {0};
    bool two = title_other(app) != NULL; /* Continue stands beside Play */
    if (layout_is_phone(l))
        return phone_places(l, two, app->settings.goals);
    int count = scene_mode_count();
    float all = fminf(l->wide - 72, 1300), extra = l->high - 800, dy = extra * .45f;
    float wide = (all - gap_units * (float)(count - 1)) / (float)count;
    float words = title_words_height(painter, wide);
    float high = fmaxf(card_units, words + 84), grown = SDL_clamp(high - card_units, 0, 150);
    float foot = 734 + dy, row = foot - card_units - grown - 92, side = 248 - grown * .8f;
    float top = 32 + dy * .6f;
    for (int i = 0; i < count; i++)
        places.cards[i] = layout_rect(l, (l->wide - all) / 2 + (wide + gap_units) * (float)i,
                                      foot - card_units - grown, wide, card_units + grown);
    place_panels(l, top + 12, row - 20, &places);
    place_row(l, row, two, &places);
    places.size = grown > 40 ? SIZE_CEREMONY : SIZE_GAME;
    places.emblem = layout_rect(l, (l->wide - side) / 2, row - 368 + grown * .8f, side, side);
    places.name = row - 55;
    places.slogan = row - 17;
    places.foot = foot + 11;
    places.name_wide = l->wide;
    return places;
}

/* --- drawing ------------------------------------------------------------------------------------------ */

/* "people/mei" of the opponent of a match, or NULL. */
static const char *face_of(const struct setup *setup, char path[32])
{
    for (int i = 0; i < setup->seats; i++)
        if (face_is(&setup->players[i])) {
            snprintf(path, 32, "people/%s", ai_level_name((enum ai_level)setup->players[i].level));
            return path;
        }
    return NULL;
}

/* Says whom a match against whom Play would deal. */
static void say_against(struct app *app, char out[160])
{
    struct setup setup;
    struct rng before = app->cosmetic_rng;
    roads_setup(app, mode_played(app), PEOPLE, &setup);
    app->cosmetic_rng = before;
    tr_say(out, 160, setup.seats > 2 ? tr("{1}, against {2} and others") : tr("{1}, against {2}"),
           tr(setup.rules->name), words_player(&setup.players[1]));
}

/* The course of a match and its points, or the course alone where a button has no room for both. */
static void say_match(struct painter *painter, const struct session *match, struct rect button, char *out,
                      size_t size)
{
    mode_card_match(match, out, size);
    if (!type_has_room(painter, text_type(TEXT_NOTE), place_inset(painter, button, 65, 0).w, 1, out))
        mode_card_progress(match, out, size);
}

static void draw_play(struct title *title, struct app *app, struct rect rect)
{
    const struct session *match = match_opened(app);
    char words[160];
    struct button button = button_primary(match ? "button:continue" : "button:play", tr_in("begin", "Play"),
                                          words, match ? open_match : play);
    if (match)
        say_match(&app->painter, match, rect, words, sizeof words);
    else
        say_against(app, words);
    button.glow = true;
    widget_button(app, rect, &button);
    title_draw_glint(title, &app->painter, rect);
}

static void draw_continue(struct app *app, const struct session *match, struct rect rect)
{
    char label[80], words[160], path[32];
    if (match == saves_look_day(&app->saves))
        tr_say(label, sizeof label,
               session_is_over(match) ? tr("Result of the deal of the day")
                                      : tr("Continue the deal of the day"));
    else
        tr_say(label, sizeof label, session_is_over(match) ? tr("Result of {1}") : tr("Continue {1}"),
               tr(session_setup(match)->rules->name));
    say_match(&app->painter, match, rect, words, sizeof words);
    struct button button =
        button_make(match_opened(app) ? "button:other" : "button:continue", label, words, "C", SDLK_c);
    button.picture = face_of(session_setup(match), path);
    button.does = go_on;
    widget_button(app, rect, &button);
}

/* The pointer at the foot of a lifted card does not lose it. */
static void draw_cards(struct title *title, struct app *app, const struct title_places *places)
{
    for (int i = 0; i < scene_mode_count(); i++) {
        struct rect card = places->cards[i];
        float lift = roundf(title->life.lifts[i] * app->painter.layout.u);
        char id[INPUT_ID];
        title_card_id(i, id);
        title_draw_card(title, app, i, card);
        target_add(app, id, rect_make(card.x, card.y - lift, card.w, card.h + lift), TARGET_NO_RING,
                   SDLK_1 + i);
        target_does_at(app, open_mode, i);
        widget_ring(app, id, rect_moved(card, 0, -lift), 14);
    }
}

static void draw(struct scene *scene, struct app *app)
{
    struct painter *painter = &app->painter;
    struct title *title = of(scene);
    const struct session *other = title_other(app);
    struct title_places places = title_layout(app);
    float alpha = painter->alpha;
    backdrop_draw_dim(painter, BACKDROP_TITLE);
    title_draw_head(title, app, &places);
    painter->alpha = alpha * title_arrived(title, 3);
    draw_play(title, app, places.play);
    if (other)
        draw_continue(app, other, places.go_on);
    painter->alpha = alpha;
    if (app->settings.goals)
        title_draw_panels(title, app, &places);
    draw_cards(title, app, &places);
    title_draw_foot(app, places.foot);
    if (!layout_is_phone(&painter->layout)) /* there the lessons lead to them */
        widget_due(app, painter->layout.wide / 2 + 320, 14, title->puzzles);
}

/* --- keys --------------------------------------------------------------------------------------------- */

/* A deal number is for a new match of the mode that is lit, or played last; anything else may be a record. */
static struct scene *paste(struct title *title, struct app *app)
{
    char *text = SDL_GetClipboardText();
    char *words = handed_read(text);
    uint64_t number;
    struct scene *next;
    if (text_to_u64(words, &number)) {
        int lit = title_lit(app) < 0 ? title->mode : title_lit(app);
        scene_options_deal(number);
        next = scene_new_match(app, &title->scene, scene_modes[lit]);
    } else {
        next = scene_pasted(app, &title->scene, words);
    }
    SDL_free(text);
    return next;
}

/* Left and right walk along the cards, round the end, from the one that is lit. */
static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *key)
{
    struct title *title = of(scene);
    const struct input *input = &app->input;
    bool elsewhere = input->focus_visible && input->focus[0] && mode_of_card(input->focus) < 0;
    int count = scene_mode_count(), step = key->code == SDLK_LEFT ? count - 1 : 1;
    char id[INPUT_ID];
    if (field_is_paste(key))
        return paste(title, app);
    if ((key->code != SDLK_LEFT && key->code != SDLK_RIGHT) || elsewhere)
        return NULL;
    title->mode = ((title_lit(app) < 0 ? title->mode : title_lit(app)) + step) % count;
    app->mode = scene_modes[title->mode];
    title_card_id(title->mode, id);
    input_focus(app, id);
    app->input.focus_visible = true;
    return scene;
}

/* A crown won since the last title falls into its place. */
static void note_crowns(struct title *title, struct app *app)
{
    unsigned crowns = 1u << PEOPLE;
    for (int i = 0; i < PEOPLE; i++)
        crowns |= (unsigned)title->road.stops[i].crown << i;
    title->life.crowns = app->crowns ? crowns & ~app->crowns : 0;
    title->life.crown_fall = title->life.crowns ? 1 : 0;
    if (title->life.crowns)
        audio_play(app, SOUND_DISCARD);
    app->crowns = crowns;
}

static int days_away(const struct title *title, const struct saves *saves)
{
    const struct session *match = saves_latest(saves);
    int saved = match ? date_parse(session_setup(match)->began) : DATE_NONE,
        last = SDL_max(title->road.last_day, saved);
    return last == DATE_NONE ? 0 : days_today() - last;
}

static void enter(struct scene *scene, struct app *app, bool again)
{
    if (!again)
        matches_put_away(app);
    of(scene)->puzzles = scene_puzzles_due(app);
    roads_count(app, scene_modes[0], &of(scene)->road);
    if (!app->crowns && app->settings.announce)
        of(scene)->away = days_away(of(scene), &app->saves);
    note_crowns(of(scene), app);
    app_animate(app);
}

static struct scene *update(struct scene *scene, struct app *app, float dt)
{
    title_life_step(of(scene), app, dt);
    return scene;
}

static const struct scene_class title_class = {.name = "title",
                                               .phone = true,
                                               .clicks = true,
                                               .enter = enter,
                                               .update = update,
                                               .draw = draw,
                                               .key = key};

/* The card that keys start from: of the match just left, else of the mode chosen last, else of the one Play
 * starts. */
static const struct ruleset *first_mode(const struct app *app)
{
    if (app->session)
        return session_setup(app->session)->rules;
    return app->mode ? app->mode : mode_played(app);
}

struct scene *scene_title(struct app *app)
{
    struct title *title = SCENE_NEW(struct title, &title_class, NULL);
    const struct ruleset *shown = first_mode(app);
    for (int i = 0; i < scene_mode_count(); i++)
        if (scene_modes[i] == shown)
            title->mode = i;
    title->life.arrival =
        app->top || title_is_still(app) || app->settings.speech ? 0 : 1e-3f; /* words are read once */
    return &title->scene;
}
