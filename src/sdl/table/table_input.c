/*
 * table_input.c: see table_input.h. A move is made by table_scene_play; everything else only changes what the
 * player has begun (struct choice) and has the buttons made anew.
 */
#include "sdl/table/table_input.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/tr.h"
#include "sdl/app/audio.h"
#include "sdl/app/speaker.h"
#include "sdl/table/layout/composition.h"
#include "sdl/table/table_spoken.h"
#include "sdl/ui/undo.h"
#include "words/refusal_words.h"

static struct table_scene *of(struct scene *scene)
{
    return (struct table_scene *)scene;
}

enum { READ = 150, READ_ON_FELT = 350 /* ms until what is asked has been read, at the least */ };

/* True for so many milliseconds after something new is asked: nobody has read that yet. Programs that play by
 * the trace have. */
static bool is_too_soon(const struct table_scene *table, const struct app *app, Uint32 guard)
{
    return !app->command_line.headless && !app->trace && table_scene_asked_for(table) < guard;
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
    actions_make(&table->actions, &table->view, &table->words, &table->choice);
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

static struct scene *click_hand(struct table_scene *table, struct app *app, int place)
{
    if (place < 0 || place >= table->view.own.hand.size || table->view.table.phase != PHASE_TURN ||
        table->choice.declaring)
        return &table->scene;
    if (table->choice.confirm && table->choice.selected != place) {
        table->choice.selected = place;
        audio_play(app, SOUND_TILE);
        table_scene_choice_changed(table, app);
        return &table->scene;
    }
    return discard(table, app, place);
}

static struct scene *do_action(struct table_scene *table, struct app *app, const struct action *action)
{
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
        break;
    }
    table_scene_choice_changed(table, app);
    return &table->scene;
}

/* What has been begun and can be given up: all of it is. */
static struct scene *take_back(struct table_scene *table, struct app *app)
{
    table_scene_forget_choice(table);
    table_scene_choice_changed(table, app);
    return &table->scene;
}

static bool has_begun(const struct choice *choice)
{
    return choice->riichi || choice->tenpai || choice->kong || choice->chow || choice->guess ||
           choice->declaring || choice->selected >= 0;
}

/* True if the target is one that only this table has. */
static bool activate_composition(struct table_scene *table, struct app *app, const char *id)
{
    const struct composition *composition = table->layout.composition;

    return composition->activate && composition->activate(table, app, id);
}

static struct scene *table_button(struct table_scene *table, struct app *app, const char *id)
{
    if (!strcmp(id, "button:menu"))
        return scene_pause(app, &table->scene);
    if (!strcmp(id, "button:help"))
        return scene_rules(app, &table->scene, session_setup(table->session)->rules, 0);
    if (!strcmp(id, "button:waits")) {
        app->settings.show_waits = !app->settings.show_waits;
        app_settings_changed(app);
        table_spoken_waits(table, app);
        app_dirty(app);
        return &table->scene;
    }
    int pending = table->anim.count - table->anim.next + (table->cover.holds ? table->cover.rest : 0);
    if (!strcmp(id, "button:log"))
        return scene_log(app, &table->scene, table->session, table->view.seat, pending);
    if (!strncmp(id, "button:sheet", 12))
        return scene_sheet(app, &table->scene, table->session, table->view.seat, pending);
    if (!table_scene_is_open(table) || is_too_soon(table, app, READ))
        return &table->scene;
    if (!strcmp(id, "button:take-back"))
        return take_back(table, app);
    if (!strcmp(id, "button:hint")) {
        table_hint_ask(table, app);
        return &table->scene;
    }
    if (activate_composition(table, app, id))
        return &table->scene;
    for (int i = 0; i < TABLE_PLACES; i++)
        if (table->actions.list[i].verb != ACTION_NONE && table->actions.list[i].look != ACTION_OFF &&
            !strcmp(table->actions.list[i].id, id))
            return do_action(table, app, &table->actions.list[i]);
    return &table->scene;
}

struct scene *table_scene_activate(struct scene *scene, struct app *app, const char *id)
{
    struct table_scene *table = of(scene);

    if (!strcmp(id, "back")) {
        table_back_close(table, app);
        return scene;
    }
    if (target_after(id, "button"))
        return table_button(table, app, id);
    if (table_auto_play_press(table, app, id))
        return scene;
    if (!table_scene_is_open(table) || is_too_soon(table, app, READ))
        return scene;
    if (target_after(id, "hand"))
        return click_hand(table, app, target_number(id, "hand"));
    activate_composition(table, app, id);
    return scene;
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
    if (key->code == SDLK_ESCAPE && has_begun(&table->choice))
        return take_back(table, app);
    if (!table_scene_is_curtained(table) &&
        ((control && !shift && key->code == SDLK_z) || (!control && key->code == SDLK_u)))
        return step_back(table, app, false);
    if (!table_scene_is_curtained(table) && control &&
        (key->code == SDLK_y || (key->code == SDLK_z && shift)))
        return step_back(table, app, true);
    if (!table_scene_is_curtained(table) && !control && key->code == SDLK_g)
        return table_button(table, app, "button:log");
    if (!table_scene_is_curtained(table) && !control && key->code == SDLK_s)
        return table_button(table, app, "button:sheet");
    if (!table_scene_is_open(table))
        return NULL;
    if (table_order_key(table, app, key))
        return scene;
    const struct composition *composition = table->layout.composition;
    if (composition->key && composition->key(table, app, key))
        return scene;
    bool enter = key->code == SDLK_RETURN || key->code == SDLK_KP_ENTER;
    if (enter && table->view.table.phase == PHASE_TURN && !table->choice.declaring &&
        table->choice.selected >= 0 && !app->input.focus_visible)
        return discard(table, app, table->choice.selected);
    if (key->code == SDLK_SPACE && speaker_is_on(app) && target_after(app->input.focus, "hand")) {
        speaker_say_nothing(app, key); /* a pass that comes late is no discard */
        return scene;
    }
    return NULL;
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
    bool out = y < (table->layout.hand.y - 40) * painter->layout.u;
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
