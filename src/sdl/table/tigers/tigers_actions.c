/*
 * tigers_actions.c: see tigers_actions.h.
 */
#include "sdl/table/tigers/tigers_actions.h"
#include "base/tr.h"

/* A wait that no furiten forbids to win on. */
static bool has_free_wait(const struct view *view)
{
    if (view->own.hand.size % 3 != 1)
        return false;
    tile_set waits = table_waits(&view->table, &view->own.hand, view->seat);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        if (waits & TILE_BIT(kind) && !legal_furiten(&view->table, &view->own, view->seat, kind, NULL))
            return true;
    return false;
}

/* The keys of the tiles that can be revealed: each of the first nine places has its number. NULL: none. */
static const char *row_keys(const struct table *table)
{
    static const char *const keys[] = {"1", "2", "3", "4", "5", "6", "7", "8", "9", "1–9"};
    const char *found = NULL;
    for (int place = 0; place < 9; place++)
        if (table->dummy.row[place] == TILE_HIDDEN)
            found = keys[found ? 9 : place];
    return found;
}

static void dummy_actions(struct actions *actions, const struct view *view, const struct words *words,
                          const struct choice *choice)
{
    const struct table *table = &view->table;
    int hidden = table_hidden_count(table), other = table_next(table, view->seat);
    struct action *turn = actions_put(actions, 0, "turn", tr("Reveal a tile"), 0, row_keys(table));

    turn->verb = ACTION_ELSE;
    if (hidden == 1)
        tr_say(turn->sub, sizeof turn->sub,
               choice->keys ? tr("Reveal the last one") : tr("Click the last one"));
    else if (hidden && choice->keys)
        tr_say(turn->sub, sizeof turn->sub, tr("Choose one of the {1}"), words_number(hidden));
    else if (hidden)
        tr_say(turn->sub, sizeof turn->sub, tr("Click one of the {1}"), words_number(hidden));
    else
        action_off(turn, tr("All revealed"));
    if (actions_offer(actions, 1, view, words, move_make(MOVE_DUMMY_DRAW, view->seat, TILE_NONE), "draw",
                      tr("Draw from the wall"), 'd', "D"))
        action_explain(&actions->list[1], tr("Onto the dummy’s discards"));
    if (!choice->hints)
        return;
    bool own = table->riichi[view->seat] && has_free_wait(view), rival = table->riichi[other];
    tr_say(actions->hint, sizeof actions->hint,
           own && rival
               ? tr("Reveal a tile: either of you can win on it. Draw one: either of you may claim it.")
           : own   ? tr("Reveal a tile: only you can win on it. Draw one: either of you may claim it.")
           : rival ? tr("Reveal a tile: only {1} can win on it. Draw one: either of you may claim it.")
           : table->riichi[view->seat] && table_option(table, OPTION_REVEALED_KONG)
               ? tr("Reveal a tile: nobody can win on it. Draw one: either of you may claim it.")
               : tr("Reveal a tile: nobody can claim it. Draw one: either of you may claim it."),
           tr_spare(words_name(words, other)));
}

static void treasure_actions(struct actions *actions, const struct view *view)
{
    struct action *yes = actions_put(actions, 0, "treasure-yes", tr("Reveal the treasure"), 'y', "Y");
    struct action *no = actions_put(actions, 1, "treasure-no", tr("Leave the treasure"), 'n', "N");

    yes->look = ACTION_BRASS;
    action_explain(yes, tr("It counts for the winner"));
    action_explain(no, tr("The next kong may reveal it"));
    yes->move = move_make_number(MOVE_TREASURE, view->seat, 1, 0);
    no->move = move_make_number(MOVE_TREASURE, view->seat, 0, 0);
}

static void keep_actions(struct actions *actions, const struct view *view, const struct choice *choice)
{
    struct action *action = actions_put(actions, 0, "keep", tr("Keep two"), '\r', tr("Enter"));

    if (tigers_keep_move(view, choice, &action->move)) {
        action->look = ACTION_BRASS;
        tr_say(action->label, sizeof action->label, tr("Keep {1} and {2}"), action->move.number,
               action->move.other);
        action_explain(action, tr("Open to both players this round"));
    } else {
        action->look = ACTION_OFF;
        action_explain(action, choice->keys ? tr("Choose two of the three tiles")
                                            : tr("Click two of the three tiles"));
    }
    if (choice->hints)
        tr_say(actions->hint, sizeof actions->hint,
               tr("Only Bonus, 3 points: one of the two numbers in every set and in the pair. Either player "
                  "can score it."));
}

void tigers_phase_actions(struct actions *actions, const struct view *view, const struct words *words,
                          const struct choice *choice)
{
    switch ((enum phase)view->table.phase) {
    case PHASE_DUMMY:
        dummy_actions(actions, view, words, choice);
        break;
    case PHASE_TREASURE:
        treasure_actions(actions, view);
        break;
    case PHASE_KEEP:
        keep_actions(actions, view, choice);
        break;
    default:
        break;
    }
}

bool tigers_keep_move(const struct view *view, const struct choice *choice, struct move *move)
{
    int numbers[3], count = 0;

    for (int i = 0; i < 3; i++)
        if (choice->keep[i] && view->own.three[i] != TILE_NONE)
            numbers[count++] = tile_number(view->own.three[i]);
    if (count != 2)
        return false;
    int low = numbers[0] < numbers[1] ? 0 : 1;
    *move = move_make_number(MOVE_KEEP, view->seat, numbers[low], numbers[1 - low]);
    return view_allows(view, *move);
}
