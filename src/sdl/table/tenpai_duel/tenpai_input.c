/*
 * tenpai_input.c: see tenpai_input.h.
 */
#include "sdl/table/tenpai_duel/tenpai_input.h"

#include <string.h>

#include "sdl/app/audio.h"
#include "sdl/table/table_input.h"
#include "sdl/table/tenpai_duel/tenpai_actions.h"

bool tenpai_activate(struct table_scene *table, struct app *app, const char *id)
{
    const char *tile = target_after(id, "guess");
    if (!tile)
        return false;
    uint8_t kind = tile_parse(tile);
    tile_set before = table->choice.guess, bit = kind < TILE_KINDS ? TILE_BIT(kind) : 0;
    struct move move;
    bool lays = !(before & bit), full = lays && tenpai_guess_move(&table->view, &table->choice, &move);
    table_scene_mark(table, app, id, lays && !full);
    if (full) {
        audio_play(app, SOUND_REFUSE);
        app_notice(app, tr("You have chosen two tiles. Put one back, or guess."));
        return true;
    }
    table->choice.guess = before ^ bit;
    audio_play(app, SOUND_TILE);
    table_scene_choice_changed(table, app);
    return true;
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
    if (!tenpai_guess_move(&table->view, &table->choice, &move))
        return false;
    table_scene_play(table, app, move);
    return true;
}
