/*
 * table_input.c: what a click, a key and a drag do at the table (scene_table.h). A move is made by
 * table_scene_play; everything else only changes what the player has begun (struct choice) and has the
 * buttons made again.
 */
#include "sdl/table/scene_table.h"

#include <math.h>
#include <string.h>

#include "base/tr.h"
#include "sdl/app/audio.h"
#include "sdl/app/speaker.h"
#include "sdl/table/layout/composition.h"
#include "sdl/table/table_spoken.h"
#include "sdl/ui/undo.h"
#include "words/refusal_words.h"

SCENE_OF(struct table_scene)

enum {
    READ = 150,
    READ_ON_PHONE = 300,
    READ_ON_FELT = 350 /* ms until what is asked has been read, at the least */
};

/* True for so many milliseconds after something new is asked: nobody has read that yet. Programs that play by
 * the trace have. */
static bool is_too_soon(const struct table_scene *table, const struct app *app, Uint32 guard)
{
    return !app->command_line.headless && !app->trace.file && table_scene_asked_for(table) < guard;
}

bool table_scene_takes(const struct table_scene *table, const struct app *app)
{
    Uint32 guard = table->layout.shape == LAYOUT_DESK ? READ : READ_ON_PHONE;

    return table_scene_is_open(table) && !is_too_soon(table, app, guard);
}

static struct scene *answer_riichi(struct scene *under, struct app *app, bool yes)
{
    struct table_scene *table = of(under);

    if (yes)
        table_scene_play(table, app, table->pending);
    return under;
}

void table_scene_choice_changed(struct table_scene *table, struct app *app)
{
    table_scene_make_actions(table);
    app_animate(app);
}

static bool moves_ring(SDL_Keycode code)
{
    return code == SDLK_LEFT || code == SDLK_RIGHT || code == SDLK_UP || code == SDLK_DOWN ||
           code == SDLK_TAB;
}

void table_scene_mark(struct table_scene *table, struct app *app, const char *id, bool marked)
{
    SDL_strlcpy(table->just_marked, marked ? id : "", sizeof table->just_marked);
    input_focus(app, id);
}

bool table_scene_plays_marked(struct table_scene *table, const struct app *app, const struct scene_key *key)
{
    bool enter = key->code == SDLK_RETURN || key->code == SDLK_KP_ENTER;
    const char *ring = app->input.focus_visible ? app->input.focus : "";

    if (moves_ring(key->code))
        table->just_marked[0] = '\0';
    return enter && (!ring[0] || strcmp(ring, table->just_marked) == 0);
}

/* Discards, or first asks whether a Riichi that can win only by drawing is meant. */
static struct scene *discard(struct table_scene *table, struct app *app, int place)
{
    struct refusal why = {0};
    struct move move;
    uint8_t tile;
    uint32_t key = sprites_hand_key(&table->layout, &table->view, place, &tile);

    if (!actions_discard(&table->view, &table->choice, tile, &move, &why)) {
        table_scene_refuse(table, app, &why);
        return &table->scene;
    }
    table->anim.picked = (int)SPRITE_B(key);
    if (move.kind == MOVE_RIICHI && app->settings.warn_riichi && table->use != TABLE_PUZZLE &&
        legal_riichi_warning(&table->view.table, &table->view.own, table->near, tile, &why)) {
        struct question question = {.title = tr("You could win only by self-draw"),
                                    .yes = tr("Declare anyway"),
                                    .no = tr("Not now"),
                                    .costs = true,
                                    .answer = answer_riichi};
        char reason[REFUSAL_WORDS];
        words_refusal(&table->words, &why, reason, sizeof reason);
        tr_say(question.text, sizeof question.text, tr("{1}."), reason);
        table->pending = move;
        audio_play(app, SOUND_WARNING);
        return scene_question(app, &table->scene, &question);
    }
    table_scene_play(table, app, move);
    return &table->scene;
}

struct scene *table_scene_click_hand(struct scene *scene, struct app *app, int place)
{
    struct table_scene *table = of(scene);

    if (!table_scene_takes(table, app) || place >= table->view.own.hand.size ||
        table->view.table.phase != PHASE_TURN || table->choice.declaring)
        return scene;
    if (table->choice.confirm && table->choice.selected != place) {
        table->choice.selected = place;
        audio_play(app, SOUND_TILE);
        table_scene_choice_changed(table, app);
        return &table->scene;
    }
    return discard(table, app, place);
}

int table_scene_action_index(const struct table_scene *table, int place)
{
    return place | table->actions.list[place].key << 8;
}

struct scene *table_scene_act(struct scene *scene, struct app *app, int index)
{
    struct table_scene *table = of(scene);
    int place = index & 0xff;
    const struct action *action = &table->actions.list[place];

    if (!table_scene_takes(table, app) || action->look == ACTION_OFF ||
        table_scene_action_index(table, place) != index)
        return scene;
    if (table->layout.composition->act && table->layout.composition->act(table, app, action))
        return scene;
    switch ((enum action_verb)action->verb) {
    case ACTION_MOVE:
        table_scene_play(table, app, action->move);
        break;
    case ACTION_RIICHI:
        table->choice.riichi = !table->choice.riichi;
        table->choice.tenpai = false;
        table->choice.selected = -1;
        break;
    case ACTION_TENPAI:
        table->choice.tenpai = !table->choice.tenpai;
        table->choice.riichi = false;
        table->choice.selected = -1;
        break;
    case ACTION_CHOWS:
        table->choice.chow = !table->choice.chow;
        break;
    case ACTION_KONGS:
        table->choice.kong = !table->choice.kong;
        table->choice.selected = -1;
        break;
    case ACTION_CONFIRM:
        if (table->choice.selected >= 0)
            return discard(table, app, table->choice.selected);
        break;
    case ACTION_ELSE:
    case ACTION_NONE:
        return scene;
    }
    table_scene_choice_changed(table, app);
    return scene;
}

/* Gives up everything that the player has begun. */
static void take_back(struct table_scene *table, struct app *app)
{
    table_scene_forget_choice(table);
    table_scene_choice_changed(table, app);
}

struct scene *table_scene_take_back(struct scene *scene, struct app *app)
{
    if (table_scene_takes(of(scene), app))
        take_back(of(scene), app);
    return scene;
}

static bool has_begun(const struct choice *choice)
{
    return choice->riichi || choice->tenpai || choice->kong || choice->chow || choice->guess ||
           choice->declaring || choice->selected >= 0;
}

struct scene *table_scene_menu(struct scene *scene, struct app *app)
{
    return scene_pause(app, scene);
}

/* The names of the pages on what is decided now, ended by NULL: each mode has one of them at most. */
static const char *const *pages_now(const struct table_scene *table)
{
    static const char *const declaring[] = {N_("Riichi"), N_("Declaring"), NULL};
    static const char *const pages[PHASE_OVER + 1][5] = {
        [PHASE_KEEP] = {N_("Bonus and treasure")},
        [PHASE_TREASURE] = {N_("Bonus and treasure")},
        [PHASE_TURN] = {N_("Your turn"), N_("Stage A")},
        [PHASE_DUMMY] = {N_("Your turn")},
        [PHASE_CLAIM] = {N_("Claims and kongs"), N_("Claims"), N_("Quads and claims"), N_("Stage A")},
        [PHASE_GUESS] = {N_("Stage B")},
        [PHASE_STAGE] = {N_("Stage B")},
        [PHASE_NAME] = {N_("Declaring")}};
    bool declares = table->choice.riichi || table->choice.tenpai || table->choice.declaring;

    return declares ? declaring : pages[table->view.table.phase];
}

struct scene *table_scene_help(struct scene *scene, struct app *app)
{
    const struct ruleset *rules = session_setup(of(scene)->session)->rules;
    return scene_rules(app, scene, rules, scene_rules_page(rules, pages_now(of(scene))));
}

struct scene *table_scene_show_waits(struct scene *scene, struct app *app)
{
    const struct setup *setup = session_setup(of(scene)->session);

    settings_choose_waits(&app->settings, !settings_shows_waits(&app->settings, setup));
    app_settings_changed(app);
    table_spoken_waits(of(scene), app);
    app_dirty(app);
    return scene;
}

/* Returns how many of the newest events are not to be told yet: they are on their way, or held back by the
 * cover. */
static int pending(const struct table_scene *table)
{
    int count = table->anim.count - table->anim.next + table->cover.rest;
    bool uncounted = table->view.table.result.outcome == OUTCOME_WIN && table->unpaid > 0;

    return uncounted && count == 0 ? 1 : count; /* the end of the round, with the points of a win */
}

struct scene *scene_table_log(struct scene *scene, struct app *app)
{
    const struct table_scene *table = of(scene);
    return scene_log(app, scene, table->session, table->view.seat, pending(table));
}

struct scene *table_scene_sheet(struct scene *scene, struct app *app)
{
    const struct table_scene *table = of(scene);
    return scene_sheet(app, scene, table->session, table->view.seat, pending(table));
}

/* Takes back a move, or makes it again; what it leads to is shown at once. */
static struct scene *step_back(struct table_scene *table, struct app *app, bool redo)
{
    struct scene *next = redo ? undo_redo(&table->scene, app) : undo_step(&table->scene, app);

    if (table->position != session_position(table->session)) {
        table_scene_forget_all(table);
        table_scene_refresh(table, app, PICTURE_JUMPS);
    }
    return next;
}

/* The claim that shines, for a player who has one hand at the keyboard. */
static struct scene *claim(struct table_scene *table, struct app *app)
{
    for (int i = 0; i < TABLE_PLACES; i++)
        if (table->actions.list[i].look == ACTION_BRASS && table->actions.list[i].verb == ACTION_MOVE)
            return table_scene_act(&table->scene, app, table_scene_action_index(table, i));
    return &table->scene;
}

struct scene *table_scene_key(struct scene *scene, struct app *app, const struct scene_key *key)
{
    struct table_scene *table = of(scene);
    bool control = (key->modifiers & (KMOD_CTRL | KMOD_GUI)) != 0, shift = key->modifiers & KMOD_SHIFT;

    if (table_spoken_key(table, app, key))
        return scene;
    if ((!control && key->code == SDLK_i) || (key->code == SDLK_ESCAPE && app->input.look)) {
        table_facts_look(table, app, !app->input.look);
        return scene;
    }
    if (key->code == SDLK_ESCAPE && table_back_close(table, app))
        return scene;
    if (key->code == SDLK_ESCAPE && has_begun(&table->choice)) {
        take_back(table, app);
        return scene;
    }
    if (!table_scene_is_curtained(table) &&
        ((control && !shift && key->code == SDLK_z) || (!control && key->code == SDLK_u)))
        return step_back(table, app, false);
    if (!table_scene_is_curtained(table) && control &&
        (key->code == SDLK_y || (key->code == SDLK_z && shift)))
        return step_back(table, app, true);
    if (!table_scene_is_curtained(table) && !control && key->code == SDLK_g)
        return scene_table_log(scene, app);
    if (!table_scene_is_curtained(table) && !control && key->code == SDLK_s)
        return table_scene_sheet(scene, app);
    if (table_scene_speaks(table, app) && !control && key->code == SDLK_e)
        return app->company->say(scene, app);
    if (!table_scene_is_open(table))
        return NULL;
    if (table_order_key(table, app, key))
        return scene;
    const struct composition *composition = table->layout.composition;
    if (composition->key && composition->key(table, app, key))
        return scene;
    bool enter = key->code == SDLK_RETURN || key->code == SDLK_KP_ENTER;
    if (enter && table->held && table->view.table.phase == PHASE_CLAIM && !app->input.focus_visible)
        return claim(table, app);
    if (enter && table->view.table.phase == PHASE_TURN && !table->choice.declaring &&
        table->choice.selected >= 0 && !app->input.focus_visible)
        return discard(table, app, table->choice.selected);
    if (key->code == SDLK_SPACE && speaker_is_on(app) && target_after(app->input.focus, "hand")) {
        speaker_say_nothing(app, key); /* a pass that comes late is no discard */
        return scene;
    }
    return NULL;
}

/* True if a tile dragged to x, y has left the hand: on a phone, where it has two rows, by a swipe up. */
static bool is_out(const struct table_scene *table, const struct app *app, float x, float y)
{
    float u = app->painter.layout.u, up = app->input.press_y - y;
    bool swiped = table->layout.shape != LAYOUT_DESK && up > 40 * u && up > fabsf(x - app->input.press_x);

    return swiped || y < (table->layout.hand.y - 40) * u;
}

struct scene *table_scene_drag(struct scene *scene, struct app *app, const char *id, float x, float y,
                               bool drop)
{
    struct painter *painter = &app->painter;
    struct table_scene *table = of(scene);
    int place = target_number(id, "hand");

    if (!table_scene_is_open(table) || place < 0 || place >= table->view.own.hand.size)
        return scene;
    if (!drop && !app->input.dragging)
        return scene; /* a press that may still become a click */
    int insert = table_order_place(table, app, x);
    table->drag_place = drop ? -1 : place;
    table->drag_x = x - app->input.press_x;
    table->drag_y = y - app->input.press_y - table->lifts[place] * painter->layout.u;
    app_dirty(app);
    bool out = is_out(table, app, x, y);
    table->insert = drop || out || !table_order_can_move(table, place) ? -1 : insert;
    if (drop && !out)
        table_order_move(table, app, place, insert);
    if (!drop || !out)
        return scene;
    table->choice.selected = place;
    return discard(table, app, place);
}

/* Where every discard asks, a click on the felt lets it go; but not one that was meant to hurry a tile, or to
 * lift the curtain. */
static bool may_pass_by_click(const struct table_scene *table, const struct app *app)
{
    const Uint32 guard = app->command_line.headless ? 0 : READ_ON_FELT;

    return table->layout.composition->pass_by_click && table_scene_is_open(table) &&
           table->view.table.phase == PHASE_CLAIM && !table->choice.declaring &&
           !is_too_soon(table, app, READ_ON_FELT) && SDL_GetTicks() - table->hurried >= guard;
}

struct scene *table_scene_click(struct scene *scene, struct app *app, float x, float y)
{
    struct table_scene *table = of(scene);

    (void)x;
    (void)y;
    if (table_back_close(table, app))
        return scene;
    if (anim_is_busy(&table->anim)) {
        anim_finish(&table->anim);
        table->hurried = SDL_GetTicks();
        app_animate(app);
    } else if (table->choice.selected >= 0) {
        table->choice.selected = -1;
        table_scene_choice_changed(table, app);
    } else if (may_pass_by_click(table, app)) {
        table_scene_play(table, app, move_make(MOVE_PASS, table->near, TILE_NONE));
    }
    return scene;
}
