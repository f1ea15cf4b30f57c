/*
 * scene_scorer.c: a hand laid out by clicks or typed tiles, counted as it grows.
 *
 * Tiles are typed as they are written, "123m55z": digits wait for the letter of their suit. What cannot be is
 * refused with a sentence and changes nothing. It stands alone or over the result a hand was won in.
 */
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/text.h"
#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/app/scenes.h"
#include "sdl/art/backdrop.h"
#include "sdl/scorer/scoring.h"
#include "sdl/ui/scroll.h"
#include "sdl/ui/widgets.h"
#include "session/drill/points_drill.h"

enum { PASTED = 60 /* tiles that are read of a text */ };

void scoring_count(struct scoring *scoring)
{
    counted_make(&scoring->counted, &scoring->laying.now);
    scoring->scroll.at = 0;
    if (!laying_allows(&scoring->laying.now, scoring->as))
        scoring->as = LAY_TILE;
}

/* --- what is done --------------------------------------------------------------------------------- */

static void lay(struct scoring *scoring, struct app *app, uint8_t tile)
{
    struct fault fault;
    bool good = laying_add(&scoring->laying, scoring->as, tile, &fault);
    scoring->said[0] = '\0';
    if (!good)
        words_fault(&scoring->laying.now, &fault, scoring->said, sizeof scoring->said);
    audio_play(app, good ? SOUND_TILE : SOUND_WARNING);
    scoring_count(scoring);
}

/* An example of the mode. */
static void lay_example(struct scoring *scoring)
{
    const struct ruleset *rules = scoring->laying.now.rules;
    struct points_question question;
    struct rng rng;
    rng_init(&rng, scoring->examples++);
    if (!rules->declares_risk) {
        points_question_deal(&question, rules, &rng);
        laying_set_win(&scoring->laying, rules, question.options, &question.win);
        return;
    }
    static const char *const hands[] = {"23455678m", "11123456789995p", "33344456s"};
    struct error why;
    uint8_t tiles[HAND_MAX];
    int16_t options[OPTION_MAX];
    int count = tile_parse_list(hands[scoring->examples % 3], tiles, HAND_MAX, &why);
    ruleset_defaults(rules, options);
    options[ruleset_option(rules, OPTION_SIZE)] = (int16_t)(count - 1);
    laying_clear(&scoring->laying);
    memcpy(scoring->laying.now.options, options, sizeof options);
    struct fault fault;
    for (int i = 0; i < count; i++)
        laying_add(&scoring->laying, LAY_TILE, tiles[i], &fault);
}

static void copy(const struct scoring *scoring, struct app *app)
{
    struct text text;
    text_init(&text);
    count_copy(&scoring->laying.now, &scoring->counted, &text);
    if (app_copy(app, text_string(&text)))
        app_notice(app, tr("Copied the hand as text."));
    text_deinit(&text);
}

/* Lays what a text names: "123m 456p 55z". */
static void paste(struct scoring *scoring, struct app *app)
{
    uint8_t tiles[PASTED];
    struct error why;
    char *text = SDL_GetClipboardText();
    int count = tile_parse_list(text, tiles, PASTED, &why);
    if (count < 0)
        tr_say(scoring->said, sizeof scoring->said, tr("The copied text names no tiles."));
    for (int i = 0; i < count; i++) {
        lay(scoring, app, tiles[i]);
        if (scoring->said[0])
            break;
    }
    SDL_free(text);
}

/* A click on something that lies there. */
static void take_away(struct scoring *scoring, const char *id)
{
    static const struct {
        const char *kind;
        enum lay_as as;
    } kinds[] = {
        {"own", LAY_TILE}, {"meld", LAY_PUNG}, {"dora", LAY_DORA}, {"ura", LAY_URA}, {"flower", LAY_FLOWER}};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (target_number(id, kinds[i].kind) >= 0)
            laying_remove(&scoring->laying, kinds[i].as, target_number(id, kinds[i].kind));
    if (target_number(id, "wins") >= 0)
        laying_choose(&scoring->laying, target_number(id, "wins"));
}

static void act(struct scoring *scoring, struct app *app, const char *id)
{
    int tile = target_number(id, "lay"), as = target_number(id, "as"), mode = target_number(id, "mode");
    if (tile >= 0) {
        lay(scoring, app, (uint8_t)tile);
        return;
    }
    scoring->said[0] = '\0';
    if (as >= 0)
        scoring->as = (enum lay_as)as;
    else if (mode >= 0)
        laying_set_mode(&scoring->laying, scene_modes[mode]);
    else if (target_after(id, "fact"))
        scoring_turn(scoring, id);
    else if (strcmp(id, "button:undo") == 0)
        laying_undo(&scoring->laying);
    else if (strcmp(id, "button:clear") == 0)
        laying_clear(&scoring->laying);
    else if (strcmp(id, "button:example") == 0)
        lay_example(scoring);
    else
        take_away(scoring, id);
    audio_play(app, SOUND_BUTTON);
    scoring_count(scoring);
}

/* A page further down in what is told, from the end back to the top. */
static void turn_page(struct scoring *scoring, struct app *app)
{
    struct rect rect = scoring_told(&app->painter, scoring);
    float page = rect.h * .7f, most = scoring->scroll.content - rect.h;
    scoring->scroll.at = scoring->scroll.at >= most - 1 ? 0 : SDL_min(scoring->scroll.at + page, most);
}

static void turn_back(struct scoring *scoring, struct app *app)
{
    float page = scoring_told(&app->painter, scoring).h * .7f;
    scoring->scroll.at = SDL_max(scoring->scroll.at - page, 0);
}

static struct scene *activate(struct scene *scene, struct app *app, const char *id)
{
    struct scoring *scoring = (struct scoring *)scene;
    if (strcmp(id, "button:back") == 0) {
        audio_play(app, SOUND_BUTTON);
        return scene->under ? scene->under : scene_trainers(app);
    }
    if (strcmp(id, "button:copy") == 0)
        copy(scoring, app);
    else if (strcmp(id, "button:more") == 0)
        turn_page(scoring, app);
    else
        act(scoring, app, id);
    app_dirty(app);
    return scene;
}

/* --- typing --------------------------------------------------------------------------------------- */

/* The letter of a suit ends what is typed. */
static void finish_typing(struct scoring *scoring, struct app *app, char letter)
{
    for (size_t i = 0; scoring->typed[i]; i++) {
        char text[3] = {scoring->typed[i], letter, 0};
        uint8_t tile = tile_parse(text);
        if (tile == TILE_NONE) {
            tr_say(scoring->said, sizeof scoring->said, tr("There is no tile {1}."), text);
            break;
        }
        lay(scoring, app, tile);
        if (scoring->said[0])
            break;
    }
    scoring->typed[0] = '\0';
}

/* True if the character means something. */
static bool type_character(struct scoring *scoring, struct app *app, char character)
{
    size_t length = strlen(scoring->typed);
    if (character >= '0' && character <= '9') {
        if (length + 1 < SCORING_TYPED) {
            scoring->typed[length] = character;
            scoring->typed[length + 1] = '\0';
        }
        return true;
    }
    if (!character || !strchr("mpszfg", character) || !length)
        return character == 'm'; /* else it silences the game */
    finish_typing(scoring, app, character);
    return true;
}

static bool rub_out(struct scoring *scoring, struct app *app)
{
    size_t length = strlen(scoring->typed);
    if (length)
        scoring->typed[length - 1] = '\0';
    else
        act(scoring, app, "button:undo");
    return true;
}

static bool on_command(struct scoring *scoring, struct app *app, SDL_Keycode code)
{
    if (code == SDLK_v)
        paste(scoring, app);
    else if (code == SDLK_z)
        act(scoring, app, "button:undo");
    else if (code == SDLK_c)
        copy(scoring, app);
    return code == SDLK_v || code == SDLK_z || code == SDLK_c;
}

static bool on_code(struct scoring *scoring, struct app *app, const struct scene_key *key)
{
    if (key->modifiers & (KMOD_CTRL | KMOD_GUI))
        return on_command(scoring, app, key->code);
    if (key->code == SDLK_BACKSPACE)
        return rub_out(scoring, app);
    if (key->code == SDLK_PAGEDOWN || key->code == SDLK_PAGEUP) {
        (key->code == SDLK_PAGEDOWN ? turn_page : turn_back)(scoring, app);
        return true;
    }
    if (key->code < SDLK_SPACE || key->code > SDLK_z || !type_character(scoring, app, (char)key->code))
        return false;
    scoring->coded = (char)key->code;
    return true;
}

static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *key)
{
    struct scoring *scoring = (struct scoring *)scene;
    bool used;
    if (key->text) { /* digits that a keyboard has with Shift come as text alone */
        used = key->text[0] == scoring->coded || type_character(scoring, app, key->text[0]);
        scoring->coded = 0;
    } else {
        scoring->coded = 0;
        used = on_code(scoring, app, key);
    }
    app_dirty(app);
    return used ? scene : NULL;
}

static void wheel(struct scene *scene, struct app *app, float lines)
{
    struct scoring *scoring = (struct scoring *)scene;
    scroll_wheel(app, &scoring->scroll, scoring_told(&app->painter, scoring), lines);
}

/* --- the scene ------------------------------------------------------------------------------------ */

static void draw(struct scene *scene, struct app *app)
{
    struct scoring *scoring = (struct scoring *)scene;
    const char *typed = TR_SAID(tr("{1}, then the letter of the suit"), scoring->typed);
    backdrop_draw_dim(&app->painter, 34);
    widget_screen_head(app, tr("Scorer"),
                       scoring->typed[0]  ? typed
                       : scoring->said[0] ? scoring->said
                                          : tr("Click tiles or type them: 123m 55z"));
    scoring_draw_left(app, scoring);
    scoring_draw_right(app, scoring);
}

static const struct scene_class scorer_class = {
    .name = "scorer", .types = true, .draw = draw, .activate = activate, .key = key, .wheel = wheel};

static struct scoring *make(struct app *app)
{
    struct scoring *scoring = SCENE_NEW(struct scoring, &scorer_class, NULL);
    scoring->examples = app->command_line.has_seed ? app->command_line.seed : 1;
    laying_init(&scoring->laying, app->command_line.rules ? scene_mode_of(app)
                                  : app->mode             ? app->mode
                                                          : scene_modes[0]);
    scoring_count(scoring);
    return scoring;
}

struct scene *scene_scorer(struct app *app)
{
    return &make(app)->scene;
}

struct scene *scene_scorer_of(struct app *app, struct scene *under, const struct ruleset *rules,
                              const int16_t *options, const struct win *win)
{
    struct scoring *scoring = make(app);
    scoring->scene.under = under;
    laying_set_win(&scoring->laying, rules, options, win);
    scoring->laying.steps = 0;
    scoring_count(scoring);
    return &scoring->scene;
}

/* "scorer" is empty, "scorer-hand" has a hand, "scorer-waits" one without its last tile, "scorer-fault" what
 * cannot be. */
struct scene *scene_scorer_by_name(struct app *app, const char *name)
{
    struct scoring *scoring = make(app);
    if (strcmp(name, "scorer") != 0)
        lay_example(scoring);
    if (strcmp(name, "scorer-waits") == 0)
        laying_remove(&scoring->laying, LAY_TILE, scoring->laying.now.winning);
    if (strcmp(name, "scorer-fault") == 0) {
        scoring->laying.now.win.source = WIN_REVEALED;
        scoring->laying.now.win.riichi = false;
        tr_say(scoring->said, sizeof scoring->said, tr("There is no tile {1}."), "8z");
    }
    scoring_count(scoring);
    return &scoring->scene;
}
