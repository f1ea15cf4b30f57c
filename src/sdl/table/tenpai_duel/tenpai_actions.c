/*
 * tenpai_actions.c: what a player can do in Tenpai Duel; see tenpai_duel.h.
 */
#include "sdl/table/tenpai_duel/tenpai_duel.h"

#include <stdio.h>

#include "sdl/app/audio.h"
#include "sdl/table/layout/composition.h"
#include "words/refusal_words.h"
#include "words/words.h"

/* --- the player's turn ---------------------------------------------------------------------------------- */

static void offer_tenpai(struct actions *actions, const struct view *view, const struct choice *choice)
{
    if (choice->riichi)
        return;
    if (choice->tenpai) {
        actions->list[0].verb = ACTION_NONE;
        struct action *back =
            actions_put(actions, TABLE_PLACE_HALF, "tenpai-back", tr_in("declaring", "Not yet"), 't', "T");
        back->verb = ACTION_TENPAI;
        action_explain(back, tr("Play on"));
        return;
    }
    int discards = view_count(view, MOVE_TENPAI);
    struct action *action = actions_put(actions, TABLE_PLACE_HALF, "tenpai", tr("Tenpai"), 't', "T");
    action->verb = ACTION_TENPAI;
    action->look = discards ? ACTION_PLAIN : ACTION_OFF;
    action_explain(action, discards ? tr("No bet") : tr("No wait yet"));
}

static const char *why_no_riichi(enum refusal_kind why)
{
    switch (why) {
    case REFUSAL_RIICHI_OPEN_HAND:
        return tr("Open hand");
    case REFUSAL_RIICHI_BETS_SPENT:
        return tr("All ten made");
    case REFUSAL_RIICHI_BARRED:
        return tr("Furiten");
    default:
        return tr("No wait yet");
    }
}

/* Half a place has few words. */
static void shorten_riichi(struct actions *actions, const struct view *view, const struct words *words,
                           const struct choice *choice)
{
    struct action *action = &actions->list[0];

    if (choice->riichi || choice->kong)
        return;
    if (view_count(view, MOVE_RIICHI) > 0) {
        char bet[24];
        words_points(STAKES_BET, bet, sizeof bet);
        action_explain(action, TR_SAID(tr("Bet {1}"), bet));
        return;
    }
    struct refusal why = {0};
    const struct move *tenpai = view_find(view, MOVE_TENPAI);
    uint8_t tile = tenpai ? tenpai->tile : view->own.drawn < TILE_COUNT ? view->own.drawn : TILE_EAST;
    legal_check(&view->table, &view->own, move_make(MOVE_RIICHI, view->seat, tile), &why);
    action->warning = false;
    action_explain(action, why_no_riichi((enum refusal_kind)why.kind));
    if (tenpai && choice->hints) {
        char reason[REFUSAL_WORDS];
        words_refusal(words, &why, reason, sizeof reason);
        tr_say(actions->hint, sizeof actions->hint, tr("No Riichi: {1}."), reason);
    }
}

void tenpai_turn_actions(struct actions *actions, const struct view *view, const struct words *words,
                         const struct choice *choice)
{
    shorten_riichi(actions, view, words, choice);
    offer_tenpai(actions, view, choice);
    const struct move *lay = view_find(view, MOVE_LAY_DOWN);
    if (!lay)
        return;
    struct action *action = actions_put(actions, TABLE_PLACE_HALF_WIN, "lay-down", tr("Lay down"), 'l', "L");
    action->move = *lay;
    action_explain(action, tr("Draw again"));
}

/* --- Stage B --------------------------------------------------------------------------------------- */

static uint8_t lowest(tile_set kinds)
{
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        if (kinds & TILE_BIT(kind))
            return kind;
    return TILE_NONE;
}

/* The guess of the two kinds chosen; false if they are not two. */
static bool guess_move(const struct view *view, const struct choice *choice, struct move *move)
{
    uint8_t low = lowest(choice->guess);
    uint8_t high = low == TILE_NONE ? TILE_NONE : lowest(choice->guess & ~TILE_BIT(low));

    if (high == TILE_NONE)
        return false;
    *move = move_make(MOVE_GUESS, view->seat, low);
    move->other = high;
    return view_allows(view, *move);
}

static void guess_actions(struct actions *actions, const struct view *view, const struct choice *choice)
{
    struct action *action = actions_put(actions, 2, "guess", tr("Guess"), '\r', tr("Enter"));

    if (guess_move(view, choice, &action->move)) {
        action->look = ACTION_BRASS;
        tr_say(action->sub, sizeof action->sub, tr("{1} and {2}"), words_tile(action->move.tile),
               words_tile(action->move.other));
        return;
    }
    action->look = ACTION_OFF;
    action_explain(action, choice->guess ? tr("One more tile") : tr("Choose two tiles"));
}

static void stage_actions(struct actions *actions, const struct view *view)
{
    const struct move *kong = view_find(view, MOVE_KONG_OWN);

    if (kong) {
        struct action *action = actions_put(actions, 2, "kong", tr("Kong"), 'k', "K");
        action->move = *kong;
        action->look = ACTION_BRASS;
        action_explain(action, tr("The waits stay the same"));
    }
    struct action *pass = actions_put(actions, 3, "pass", tr("Pass"), ' ', tr("Space"));
    pass->move = move_make(MOVE_PASS, view->seat, TILE_NONE);
    action_explain(pass, tr("Set it aside"));
}

void tenpai_phase_actions(struct actions *actions, const struct view *view, const struct words *words,
                          const struct choice *choice)
{
    (void)words;
    if (view->table.phase == PHASE_GUESS)
        guess_actions(actions, view, choice);
    else if (view->table.phase == PHASE_STAGE)
        stage_actions(actions, view);
}

/* --- clicks and keys ------------------------------------------------------------------------------- */

struct scene *tenpai_choose_guess(struct scene *scene, struct app *app, int kind)
{
    struct table_scene *table = (struct table_scene *)scene;
    tile_set before = table->choice.guess, bit = TILE_BIT(kind);
    char id[INPUT_ID], tile[3];
    struct move move;

    if (!table_scene_takes(table, app))
        return scene;
    bool lays = !(before & bit), full = lays && guess_move(&table->view, &table->choice, &move);
    tile_print((uint8_t)kind, tile);
    snprintf(id, sizeof id, "guess:%s", tile);
    table_scene_mark(table, app, id, lays && !full);
    if (full) {
        audio_play(app, SOUND_REFUSE);
        app_notice(app, tr("You have chosen two tiles. Put one back, or guess."));
        return scene;
    }
    table->choice.guess = before ^ bit;
    audio_play(app, SOUND_TILE);
    table_scene_choice_changed(table, app);
    return scene;
}

/* True if a tile was laid out: none is now. */
static bool put_all_back(struct table_scene *table, struct app *app)
{
    if (!table->choice.guess)
        return false;
    table->choice.guess = 0;
    audio_play(app, SOUND_UNDO);
    table_scene_choice_changed(table, app);
    return true;
}

bool tenpai_key(struct table_scene *table, struct app *app, const struct scene_key *key)
{
    struct move move;

    if (table->view.table.phase != PHASE_GUESS)
        return false;
    if (!table_scene_plays_marked(table, app, key))
        return key->code == SDLK_BACKSPACE && put_all_back(table, app);
    if (!guess_move(&table->view, &table->choice, &move))
        return false;
    table_scene_play(table, app, move);
    return true;
}
