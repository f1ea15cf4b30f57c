/*
 * scene_scorer.c: a hand laid out by clicks or typed tiles, counted as it grows.
 *
 * Tiles are typed as they are written, "123m55z": digits wait for the letter of their suit. What cannot be is
 * refused with a sentence and changes nothing. It stands alone or over the result a hand was won in.
 */
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/app/scenes.h"
#include "sdl/art/backdrop.h"
#include "sdl/scorer/scoring.h"
#include "sdl/ui/scroll.h"
#include "sdl/ui/widgets.h"
#include "session/drill/discard_drill.h"
#include "session/drill/points_drill.h"

enum { PASTED = 60 /* tiles that are read of a text */ };

SCENE_OF(struct scoring)

/* Counts again, whatever was refused. */
static void count(struct scoring *scoring)
{
    counted_make(&scoring->counted, &scoring->laying.now);
    scoring->near = asked_make(&scoring->asked, &scoring->laying.now);
    scoring->wanted = true;
    scoring->answered = false;
    scoring->scroll.at = 0;
    if (!laying_allows(&scoring->laying.now, scoring->as))
        scoring->as = LAY_TILE;
}

struct scene *scoring_count(struct scoring *scoring)
{
    scoring->said[0] = '\0';
    count(scoring);
    return &scoring->scene;
}

/* --- what is done --------------------------------------------------------------------------------- */

bool scoring_takes_back(const struct scoring *scoring, uint8_t tile)
{
    const struct laid *laid = &scoring->laying.now;
    return scoring->as == LAY_SEEN && tile < TILE_KINDS && laid->seen[tile] && !scoring->asked.left[tile];
}

static void lay(struct scoring *scoring, struct app *app, uint8_t tile)
{
    struct fault fault;
    bool good = laying_add(&scoring->laying, scoring->as, tile, &fault);
    scoring->said[0] = '\0';
    if (!good && scoring_takes_back(scoring, tile)) {
        laying_remove(&scoring->laying, LAY_SEEN, tile_kind(tile));
        good = true;
    }
    if (!good)
        words_fault(&scoring->laying.now, &fault, scoring->said, sizeof scoring->said);
    audio_play(app, good ? SOUND_TILE : SOUND_WARNING);
    count(scoring);
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

/* A hand to ask about, with some tiles seen. */
static void lay_question(struct scoring *scoring)
{
    const struct ruleset *rules = scoring->laying.now.rules;
    struct discard_question question;
    struct fault fault;
    struct rng rng;
    rng_init(&rng, scoring->examples++);
    discard_question_deal(&question, rules, &rng);
    laying_init(&scoring->laying, rules);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        for (int i = 0; i < question.hand.counts[kind]; i++)
            laying_add(&scoring->laying, LAY_TILE, kind, &fault);
    for (int i = 0; i < question.count; i++) /* one of each that it could use is gone */
        if (question.lines[i].useful)
            laying_add(&scoring->laying, LAY_SEEN, tile_set_first(question.lines[i].useful), &fault);
    scoring->asks = true;
}

struct scene *scoring_copy(struct scene *scene, struct app *app)
{
    const struct scoring *scoring = of(scene);
    struct text text = {0};
    count_copy(&scoring->laying.now, &scoring->counted, &text);
    if (app_copy(app, text_string(&text)))
        app_notice(app, tr("Copied the hand as text."));
    text_deinit(&text);
    return scene;
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

struct scene *scoring_lay(struct scene *scene, struct app *app, int tile)
{
    lay(of(scene), app, (uint8_t)tile);
    return scene;
}

struct scene *scoring_lay_as(struct scene *scene, struct app *app, int as)
{
    (void)app;
    of(scene)->as = (enum lay_as)as;
    return scoring_count(of(scene));
}

struct scene *scoring_choose_mode(struct scene *scene, struct app *app, int mode)
{
    (void)app;
    laying_set_mode(&of(scene)->laying, scene_modes[mode]);
    return scoring_count(of(scene));
}

struct scene *scoring_choose_side(struct scene *scene, struct app *app, int side)
{
    struct scoring *scoring = of(scene);
    (void)app;
    scoring->asks = side == 1;
    if (!scoring->asks && scoring->as == LAY_SEEN)
        scoring->as = LAY_TILE;
    return scoring_count(scoring);
}

struct scene *scoring_discard(struct scene *scene, struct app *app, int kind)
{
    struct scoring *scoring = of(scene);
    const struct laid *laid = &scoring->laying.now;
    (void)app;
    for (int i = laid->count - 1; i >= 0; i--)
        if (tile_kind(laid->tiles[i]) == kind) {
            laying_remove(&scoring->laying, LAY_TILE, i);
            break;
        }
    return scoring_count(scoring);
}

struct scene *scoring_choose_winner(struct scene *scene, struct app *app, int place)
{
    (void)app;
    laying_choose(&of(scene)->laying, place);
    return scoring_count(of(scene));
}

struct scene *scoring_take(struct scene *scene, struct app *app, int place)
{
    (void)app;
    laying_remove(&of(scene)->laying, (enum lay_as)(place / SCORING_PLACES), place % SCORING_PLACES);
    return scoring_count(of(scene));
}

struct scene *scoring_undo(struct scene *scene, struct app *app)
{
    (void)app;
    laying_undo(&of(scene)->laying);
    return scoring_count(of(scene));
}

struct scene *scoring_clear(struct scene *scene, struct app *app)
{
    (void)app;
    laying_clear(&of(scene)->laying);
    return scoring_count(of(scene));
}

struct scene *scoring_example(struct scene *scene, struct app *app)
{
    (void)app;
    (of(scene)->asks ? lay_question : lay_example)(of(scene));
    return scoring_count(of(scene));
}

/* The hand goes to the scene below. */
struct scene *scoring_use(struct scene *scene, struct app *app)
{
    (void)app;
    of(scene)->take(scene->under, &of(scene)->laying.now, &of(scene)->counted);
    return scene->under;
}

/* A page further down in the words, from the end back to the top. */
struct scene *scoring_turn_page(struct scene *scene, struct app *app)
{
    struct scoring *scoring = of(scene);
    struct rect rect = scoring_told(&app->painter, scoring);
    float page = rect.h * .7f, most = scoring->scroll.content - rect.h;
    scoring->scroll.at = scoring->scroll.at >= most - 1 ? 0 : SDL_min(scoring->scroll.at + page, most);
    return scene;
}

static struct scene *close(struct scene *scene, struct app *app)
{
    return scene->under ? scene->under : scene_trainers(scene, app);
}

static void turn_back(struct scoring *scoring, struct painter *painter)
{
    float page = scoring_told(painter, scoring).h * .7f;
    scoring->scroll.at = SDL_max(scoring->scroll.at - page, 0);
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

static void undo_by_key(struct scoring *scoring, struct app *app)
{
    audio_play(app, SOUND_BUTTON);
    scoring_undo(&scoring->scene, app);
}

static bool rub_out(struct scoring *scoring, struct app *app)
{
    size_t length = strlen(scoring->typed);
    if (length)
        scoring->typed[length - 1] = '\0';
    else
        undo_by_key(scoring, app);
    return true;
}

static bool on_command(struct scoring *scoring, struct app *app, SDL_Keycode code)
{
    if (code == SDLK_v)
        paste(scoring, app);
    else if (code == SDLK_z)
        undo_by_key(scoring, app);
    else if (code == SDLK_c)
        scoring_copy(&scoring->scene, app);
    return code == SDLK_v || code == SDLK_z || code == SDLK_c;
}

static bool on_code(struct scoring *scoring, struct app *app, const struct scene_key *key)
{
    if (key->modifiers & (KMOD_CTRL | KMOD_GUI))
        return on_command(scoring, app, key->code);
    if (key->code == SDLK_BACKSPACE)
        return rub_out(scoring, app);
    if (scoring->asks && scroll_by_key(app, &scoring->scroll, scoring_told(&app->painter, scoring), key))
        return true;
    if (key->code == SDLK_PAGEDOWN)
        scoring_turn_page(&scoring->scene, app);
    else if (key->code == SDLK_PAGEUP)
        turn_back(scoring, &app->painter);
    if (key->code == SDLK_PAGEDOWN || key->code == SDLK_PAGEUP)
        return true;
    if (key->code < SDLK_SPACE || key->code > SDLK_z || !type_character(scoring, app, (char)key->code))
        return false;
    scoring->coded = (char)key->code;
    return true;
}

static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *key)
{
    struct scoring *scoring = of(scene);
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
    scroll_wheel(app, &of(scene)->scroll, scoring_told(&app->painter, of(scene)), lines);
}

static struct scene *drag(struct scene *scene, struct app *app, const char *id, float x, float y, bool drop)
{
    (void)id, (void)x, (void)y, (void)drop;
    scroll_drag(app, &of(scene)->scroll, scoring_told(&app->painter, of(scene)));
    return scene;
}

/* --- the scene ------------------------------------------------------------------------------------ */

static void draw(struct scene *scene, struct app *app)
{
    struct scoring *scoring = of(scene);
    const char *typed = TR_SAID(tr("{1}, then the letter of the suit"), scoring->typed);
    backdrop_draw_dim(&app->painter, 34);
    widget_screen_head(app, tr("Scorer"),
                       scoring->typed[0]  ? typed
                       : scoring->said[0] ? scoring->said
                                          : tr("Click tiles or type them: 123m 55z"));
    target_does(app, close);
    scoring_draw_left(app, scoring);
    scoring_draw_right(app, scoring);
}

static struct scene *update(struct scene *scene, struct app *app, float dt)
{
    (void)dt;
    scoring_ask_teacher(of(scene), app);
    return scene;
}

static void leave(struct scene *scene, struct app *app)
{
    (void)app;
    if (worker_is_busy(&of(scene)->worker))
        worker_end(&of(scene)->worker);
    free(scene);
}

static const struct scene_class scorer_class = {.name = "scorer",
                                                .clicks = true,
                                                .types = true,
                                                .leave = leave,
                                                .update = update,
                                                .draw = draw,
                                                .key = key,
                                                .wheel = wheel,
                                                .drag = drag};

static struct scoring *make(struct app *app, struct scene *under)
{
    struct scoring *scoring = SCENE_NEW(struct scoring, &scorer_class, under);
    scoring->examples = app->command_line.has_seed ? app->command_line.seed : 1;
    laying_init(&scoring->laying, app->command_line.rules ? scene_mode_of(app)
                                  : app->mode             ? app->mode
                                                          : scene_modes[0]);
    count(scoring);
    return scoring;
}

struct scene *scene_scorer(struct scene *scene, struct app *app)
{
    (void)scene;
    return &make(app, NULL)->scene;
}

struct scene *scene_scorer_of(struct app *app, struct scene *under, const struct ruleset *rules,
                              const int16_t *options, const struct win *win)
{
    struct scoring *scoring = make(app, under);
    laying_set_win(&scoring->laying, rules, options, win);
    scoring->laying.steps = 0;
    count(scoring);
    return &scoring->scene;
}

struct scene *scene_scorer_ask(struct app *app, struct scene *under, const struct view *view,
                               const struct words *words)
{
    struct scoring *scoring = make(app, under);
    laying_set_view(&scoring->laying, view);
    scoring->asks = scoring->placed = true;
    scoring->from = *view;
    scoring->words = *words;
    scoring->at_first = scoring->laying.now;
    count(scoring);
    return &scoring->scene;
}

struct scene *scene_scorer_for(struct app *app, struct scene *under, const struct ruleset *rules,
                               const int16_t *options, const struct win *win, scorer_take *take)
{
    struct scoring *scoring = make(app, under);
    struct laid *laid = &scoring->laying.now;
    scoring->take = take;
    laying_init(&scoring->laying, rules);
    memcpy(laid->options, options, sizeof laid->options);
    laid->win.source = win->source;
    laid->win.seat_wind = win->seat_wind;
    laid->win.round_wind = win->round_wind;
    count(scoring);
    return &scoring->scene;
}

/* "scorer" is empty, "scorer-hand" has a hand, "scorer-waits" one without its last tile, "scorer-fault" what
 * cannot be; "scorer-ask" asks about a hand. */
struct scene *scene_scorer_by_name(struct app *app, const char *name)
{
    struct scoring *scoring = make(app, NULL);
    if (strcmp(name, "scorer-ask") == 0)
        lay_question(scoring);
    else if (strcmp(name, "scorer") != 0)
        lay_example(scoring);
    if (strcmp(name, "scorer-waits") == 0)
        laying_remove(&scoring->laying, LAY_TILE, scoring->laying.now.winning);
    if (strcmp(name, "scorer-fault") == 0) {
        scoring->laying.now.win.source = WIN_REVEALED;
        scoring->laying.now.win.riichi = false;
        tr_say(scoring->said, sizeof scoring->said, tr("There is no tile {1}."), "8z");
    }
    count(scoring);
    return &scoring->scene;
}
