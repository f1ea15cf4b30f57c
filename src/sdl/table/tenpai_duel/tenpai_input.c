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
    if (strncmp(id, "guess:", 6) != 0)
        return false;
    uint8_t kind = tile_parse(id + 6);
    tile_set before = table->choice.guess, bit = kind < TILE_KINDS ? TILE_BIT(kind) : 0;
    struct move move;
    if (!(before & bit) && tenpai_guess_move(&table->view, &table->choice, &move)) {
        audio_play(app, SOUND_REFUSE);
        app_notice(app, tr("Two tiles are laid. Put one back first, or lay them."));
        return true;
    }
    table->choice.guess = before ^ bit;
    audio_play(app, SOUND_TILE);
    table_scene_choice_changed(table, app);
    return true;
}

bool tenpai_key(struct table_scene *table, struct app *app, const struct scene_key *key)
{
    struct move move;
    bool enter = key->code == SDLK_RETURN || key->code == SDLK_KP_ENTER;

    if (!enter || table->view.table.phase != PHASE_GUESS ||
        !tenpai_guess_move(&table->view, &table->choice, &move))
        return false;
    table_scene_play(table, app, move);
    return true;
}
