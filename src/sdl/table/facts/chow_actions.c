/*
 * chow_actions.c: see chow_actions.h.
 */
#include "sdl/table/facts/chow_actions.h"
#include "base/tr.h"

#include <stdio.h>

static void action_say(struct action *action, const char *text)
{
    snprintf(action->sub, sizeof action->sub, "%s", text);
}

/* A run takes two tiles of the hand beside the one on offer. */
static void use_run(struct actions *actions, struct action *action, const struct view *view, struct move move)
{
    for (uint8_t kind = move.tile; kind < move.tile + 3; kind++)
        if (kind != tile_kind(view->table.offer.tile)) {
            action->uses[kind] = 1;
            actions->concerned |= TILE_BIT(kind);
        }
}

static void show_run(struct action *action, struct move move)
{
    for (uint8_t i = 0; i < 3; i++)
        action->tiles[i] = (uint8_t)(move.tile + i);
    action->tile_count = 3;
    action->move = move;
}

void chow_choice(struct actions *actions, const struct view *view)
{
    static const char *const keys[] = {"1", "2", "3"};
    int place = 0;

    for (int i = 0; i < view->move_count && place < TABLE_ACTIONS - 1; i++) {
        char id[16], tile[3];
        if (view->moves[i].kind != MOVE_CHOW)
            continue;
        tile_print(view->moves[i].tile, tile);
        snprintf(id, sizeof id, "chow-%s", tile);
        struct action *action = actions_put(actions, place, id, "", '1' + place, keys[place]);
        show_run(action, view->moves[i]);
        use_run(actions, action, view, view->moves[i]);
        action->look = ACTION_BRASS;
        place++;
    }
    struct action *back = actions_put(actions, TABLE_ACTIONS - 1, "chow-back", tr("Back"), 'c', "C");
    back->verb = ACTION_CHOWS;
    action_say(back, tr("Don’t claim a run"));
}

void chow_actions(struct actions *actions, const struct view *view, const struct words *words)
{
    const struct set_names *sets = words_sets(words), *beside = words_sets_beside(words);
    int runs = view_count(view, MOVE_CHOW);

    if (!(view->table.rules->claims & CLAIM_CHOW))
        return;
    struct action *pung = &actions->list[0];
    if (pung->look == ACTION_OFF)
        action_say(pung, view->table.stage.attacker == SEAT_NONE ? tr("No pair") : tr("Only to win"));
    else
        action_say(pung, beside ? tr(beside->pung) : tr("Two of yours"));
    struct action *action = actions_put(actions, TABLE_PLACE_HALF, "chow", tr(sets->chow), 'c', "C");
    if (!runs) {
        action->look = ACTION_OFF;
        action_say(action, view->table.stage.attacker == SEAT_NONE ? tr("No run") : tr("Only to win"));
        return;
    }
    action->look = actions->list[0].look == ACTION_BRASS || actions->list[2].look == ACTION_BRASS
                       ? ACTION_PLAIN
                       : ACTION_BRASS;
    for (int i = 0; i < view->move_count; i++)
        if (view->moves[i].kind == MOVE_CHOW)
            use_run(actions, action, view, view->moves[i]);
    if (runs > 1) {
        action->verb = ACTION_CHOWS;
        if (beside)
            action_say(action, tr(beside->chow));
        else
            tr_say(action->sub, sizeof action->sub, tr("{1} ways"), runs);
        return;
    }
    action->move = *view_find(view, MOVE_CHOW);
    if (beside) /* half a place has few words */
        action_say(action, tr(beside->chow));
    else
        tr_say(action->sub, sizeof action->sub, tr("{1} to {2}"), tile_number(action->move.tile),
               tile_number(action->move.tile) + 2);
}
