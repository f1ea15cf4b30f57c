/*
 * duel_actions.c: see duel_actions.h.
 */
#include "sdl/table/tenpai_duel/duel_actions.h"

#include <stdio.h>
#include <string.h>

static int count_moves(const struct view *view, enum move_kind kind)
{
    int count = 0;

    for (int i = 0; i < view->move_count; i++)
        count += view->moves[i].kind == kind;
    return count;
}

static void say(struct action *action, const char *text)
{
    snprintf(action->sub, sizeof action->sub, "%s", text);
}

/* --- the own turn ---------------------------------------------------------------------------------- */

static void offer_tenpai(struct actions *actions, const struct view *view, const struct choice *choice)
{
    if (choice->riichi)
        return;
    if (choice->tenpai) {
        actions->list[0].verb = ACTION_NONE;
        struct action *back = actions_put(actions, TABLE_PLACE_HALF, "tenpai-back", "Not yet", 't', "T");
        back->verb = ACTION_TENPAI;
        say(back, "Play on");
        return;
    }
    int discards = count_moves(view, MOVE_TENPAI);
    struct action *action = actions_put(actions, TABLE_PLACE_HALF, "tenpai", "Tenpai", 't', "T");
    action->verb = ACTION_TENPAI;
    action->look = discards ? ACTION_PLAIN : ACTION_OFF;
    say(action, discards ? "No bet" : "No wait yet");
}

/* Half a place has few words. */
static void shorten_riichi(struct actions *actions, const struct view *view, const struct choice *choice)
{
    struct action *action = &actions->list[0];

    if (choice->riichi || choice->kong)
        return;
    if (count_moves(view, MOVE_RIICHI) > 0) {
        snprintf(action->sub, sizeof action->sub, "Bet %d", STAKES_BET);
        return;
    }
    struct error why = {0};
    const struct move *tenpai = view_find(view, MOVE_TENPAI);
    uint8_t tile = tenpai ? tenpai->tile : view->own.drawn < TILE_COUNT ? view->own.drawn : TILE_EAST;
    legal_check(&view->table, &view->own, move_make(MOVE_RIICHI, view->seat, tile), &why);
    action->warning = false;
    say(action, strstr(why.message, "closed")    ? "Open hand"
                : strstr(why.message, "ten ")    ? "Ten made"
                : strstr(why.message, "Furiten") ? "Furiten"
                : strstr(why.message, "draw")    ? "Draw first"
                                                 : "No wait yet");
    if (tenpai && choice->hints)
        snprintf(actions->hint, sizeof actions->hint, "No Riichi: %.200s.", why.message);
}

void duel_turn_actions(struct actions *actions, const struct view *view, const struct choice *choice)
{
    if (!view->table.rules->has_stages)
        return;
    shorten_riichi(actions, view, choice);
    offer_tenpai(actions, view, choice);
    const struct move *lay = view_find(view, MOVE_LAY_DOWN);
    if (!lay)
        return;
    struct action *action = actions_put(actions, TABLE_PLACE_HALF_WIN, "lay-down", "Lay down", 'l', "L");
    action->move = *lay;
    say(action, "Draw again");
}

/* --- chows ----------------------------------------------------------------------------------------- */

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

void duel_chow_choice(struct actions *actions, const struct view *view)
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
    struct action *back = actions_put(actions, TABLE_ACTIONS - 1, "chow-back", "Back", 'c', "C");
    back->verb = ACTION_CHOWS;
    say(back, "Claim no run");
}

void duel_claim_actions(struct actions *actions, const struct view *view, const struct words *words)
{
    const struct set_names *sets = words_sets(words), *beside = words_sets_beside(words);
    int runs = count_moves(view, MOVE_CHOW);

    if (!(view->table.rules->claims & CLAIM_CHOW))
        return;
    struct action *pung = &actions->list[0];
    if (pung->look == ACTION_OFF)
        say(pung, view->table.stage.attacker == SEAT_NONE ? "No pair" : "Only a win");
    else
        say(pung, beside ? beside->pung : "Your two");
    struct action *action = actions_put(actions, TABLE_PLACE_HALF, "chow", sets->chow, 'c', "C");
    if (!runs) {
        action->look = ACTION_OFF;
        say(action, view->table.stage.attacker == SEAT_NONE ? "No run" : "Only a win");
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
            say(action, beside->chow);
        else
            snprintf(action->sub, sizeof action->sub, "%d ways", runs);
        return;
    }
    action->move = *view_find(view, MOVE_CHOW);
    if (beside) /* half a place has few words */
        say(action, beside->chow);
    else
        snprintf(action->sub, sizeof action->sub, "%d to %d", tile_number(action->move.tile),
                 tile_number(action->move.tile) + 2);
}

/* --- Stage B --------------------------------------------------------------------------------------- */

static uint8_t lowest(tile_set kinds)
{
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        if (kinds & TILE_BIT(kind))
            return kind;
    return TILE_NONE;
}

bool duel_guess_move(const struct view *view, const struct choice *choice, struct move *move)
{
    uint8_t low = lowest(choice->guess);
    uint8_t high = low == TILE_NONE ? TILE_NONE : lowest(choice->guess & ~TILE_BIT(low));

    if (high == TILE_NONE)
        return false;
    *move = move_make(MOVE_GUESS, view->seat, low);
    move->other = high;
    return view_allows(view, *move);
}

void duel_guess_actions(struct actions *actions, const struct view *view, const struct choice *choice)
{
    struct action *action = actions_put(actions, 2, "guess", "Lay them", '\r', "Enter");

    if (duel_guess_move(view, choice, &action->move)) {
        char second[32];
        snprintf(second, sizeof second, "%s", tile_name(action->move.other));
        action->look = ACTION_BRASS;
        snprintf(action->sub, sizeof action->sub, "%s and %s", tile_name(action->move.tile), second);
        return;
    }
    action->look = ACTION_OFF;
    say(action, choice->guess ? "One more tile" : "Choose two tiles");
}

void duel_stage_actions(struct actions *actions, const struct view *view)
{
    const struct move *kong = view_find(view, MOVE_KONG_OWN);

    if (kong) {
        struct action *action = actions_put(actions, 2, "kong", "Kong", 'k', "K");
        action->move = *kong;
        action->look = ACTION_BRASS;
        snprintf(action->sub, sizeof action->sub, "The waits stay the same");
    }
    struct action *pass = actions_put(actions, 3, "pass", "Pass", ' ', "Space");
    pass->move = move_make(MOVE_PASS, view->seat, TILE_NONE);
    say(pass, "Lay it aside");
}
