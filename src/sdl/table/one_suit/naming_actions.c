/*
 * naming_actions.c: see naming_actions.h.
 */
#include "sdl/table/one_suit/naming_actions.h"
#include "base/tr.h"

static void put_declare(struct actions *actions, const struct view *view)
{
    struct action *action = actions_put(actions, 0, "declare", tr("Declare a win"), 'w', "W");

    action->move = move_make(MOVE_DECLARE, view->seat, TILE_NONE);
    tr_say(action->sub, sizeof action->sub, tr("At your own risk"));
}

void naming_turn_actions(struct actions *actions, const struct view *view, const struct words *words,
                         const struct choice *choice)
{
    (void)words;
    (void)choice;
    put_declare(actions, view);
}

bool naming_claim_actions(struct actions *actions, const struct view *view, const struct choice *choice)
{
    struct action *pass = actions_put(actions, 3, "pass", tr("Pass"), ' ', tr("Space"));

    put_declare(actions, view);
    pass->move = move_make(MOVE_PASS, view->seat, TILE_NONE);
    if (!choice->keys)
        tr_say(pass->sub, sizeof pass->sub, tr("Or click the table"));
    if (choice->hints)
        tr_say(actions->hint, sizeof actions->hint,
               tr("Declare if this tile completes your hand. You then name every tile that would have."));
    return true;
}
