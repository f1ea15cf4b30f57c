/*
 * actions.c: the worded buttons of each phase (actions.h).
 */
#include "sdl/table/facts/actions.h"
#include "sdl/table/facts/tile_facts.h"
#include "sdl/table/one_suit/naming_actions.h"
#include "sdl/table/tenpai_duel/duel_actions.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

struct action *actions_put(struct actions *actions, int place, const char *id, const char *label, int key,
                           const char *key_label)
{
    struct action *action = &actions->list[place];

    action->verb = ACTION_MOVE;
    action->look = ACTION_PLAIN;
    snprintf(action->id, sizeof action->id, "button:%s", id);
    snprintf(action->label, sizeof action->label, "%s", label);
    action->key = key;
    action->key_label = key_label;
    return action;
}

/* The first letter of a line is a capital. */
static void capitalise(char *text)
{
    text[0] = (char)toupper((unsigned char)text[0]);
}

static void set_sub(struct action *action, const char *text)
{
    snprintf(action->sub, sizeof action->sub, "%.*s", (int)sizeof action->sub - 1, text);
    capitalise(action->sub);
}

/* Greys the button; the rules' sentence says why. */
static void refuse(struct action *action, const char *why)
{
    if (strstr(why, "does not complete"))
        why = "Not a tile you win with";
    action->look = ACTION_OFF;
    action->warning = strstr(why, "furiten") != NULL || strstr(why, "Passed win") != NULL;
    set_sub(action, why);
}

/* A button for a move of a kind: legal, or greyed with the reason. True if legal. */
static bool offer_move(struct actions *actions, int place, const struct view *view, struct move probe,
                       const char *id, const char *label, int key, const char *key_label)
{
    struct action *action = actions_put(actions, place, id, label, key, key_label);
    const struct move *legal = view_find(view, (enum move_kind)probe.kind);
    struct error why = {0};

    if (legal) {
        action->move = *legal;
        return true;
    }
    legal_check(&view->table, &view->own, probe, &why);
    refuse(action, why.message);
    return false;
}

/* What the win would be worth. */
static void price_win(struct action *action, const struct view *view, uint8_t tile, enum win_source source)
{
    struct hand hand = view->own.hand;
    struct win win;
    struct score score;

    if (hand.size % 3 == 1)
        hand_add(&hand, tile);
    table_win(&view->table, &hand, view->seat, tile, source, &win);
    score_win(view->table.rules, view->table.options, &win, &score);
    if (view->table.rules->counts_faan)
        snprintf(action->sub, sizeof action->sub, "%d faan: %d points", score.faan, score.points);
    else if (score.han)
        snprintf(action->sub, sizeof action->sub, "%d han: %d", score.han, score.points);
    else
        snprintf(action->sub, sizeof action->sub, "%d point%s", score.points, score.points == 1 ? "" : "s");
}

static int count_kind(const struct view *view, enum move_kind kind)
{
    int count = 0;

    for (int i = 0; i < view->move_count; i++)
        count += view->moves[i].kind == kind;
    return count;
}

static void kong_choice(struct actions *actions, const struct view *view, const struct words *words)
{
    int place = 0;

    for (int i = 0; i < view->move_count && place < TABLE_ACTIONS - 1; i++) {
        char id[16], tile[3], label[40];
        if (view->moves[i].kind != MOVE_KONG_OWN)
            continue;
        tile_print(view->moves[i].tile, tile);
        snprintf(id, sizeof id, "kong-%s", tile);
        snprintf(label, sizeof label, "%s of %s", words_sets(words)->kong,
                 tile_name_plural(view->moves[i].tile));
        static const char *const keys[] = {"1", "2", "3"};
        struct action *action = actions_put(actions, place, id, label, '1' + place, keys[place]);
        action->move = view->moves[i];
        action->look = ACTION_BRASS;
        place++;
    }
    struct action *back = actions_put(actions, TABLE_ACTIONS - 1, "kong-back", "Back", 'k', "K");
    back->verb = ACTION_KONGS;
    snprintf(back->sub, sizeof back->sub, "No %s now", words->literal ? "quad" : "kong");
}

/* The customary word of a set stands before what the button explains. */
static void name_beside(struct action *action, const char *name)
{
    char sub[sizeof action->sub];

    if (!name)
        return;
    snprintf(sub, sizeof sub, "%s", action->sub);
    snprintf(action->sub, sizeof action->sub, "%s: %.120s", name, sub);
}

static void offer_kong_own(struct actions *actions, const struct view *view, const struct words *words)
{
    struct move probe = move_make(MOVE_KONG_OWN, view->seat, view->own.hand.size ? TILE_EAST : 0);
    int kongs = count_kind(view, MOVE_KONG_OWN);

    if (!kongs) {
        struct action *action = actions_put(actions, 1, "kong", words_sets(words)->kong, 'k', "K");
        struct error why = {0};
        bool four = false;
        for (uint8_t kind = 0; kind < TILE_KINDS && !four; kind++) {
            probe.tile = kind;
            four = view->own.hand.counts[kind] == 4;
        }
        legal_check(&view->table, &view->own, probe, &why);
        refuse(action, four || view->table.riichi[view->seat] ? why.message : "No four alike");
        return;
    }
    offer_move(actions, 1, view, probe, "kong", words_sets(words)->kong, 'k', "K");
    struct action *action = &actions->list[1];
    if (kongs > 1) {
        action->verb = ACTION_KONGS;
        snprintf(action->sub, sizeof action->sub, "Choose one of %s", words_number(kongs));
    } else {
        snprintf(action->sub, sizeof action->sub, "Four %s", tile_name_plural(action->move.tile));
    }
    name_beside(action, words_sets_beside(words) ? words_sets_beside(words)->kong : NULL);
}

/* A win by the own draw; greyed where the hand is complete but worth too little. */
static void offer_win_own(struct actions *actions, const struct view *view)
{
    struct move win = move_make(MOVE_WIN, view->seat, TILE_NONE);
    struct error why = {0};

    if (view_find(view, MOVE_WIN)) {
        offer_move(actions, 2, view, win, "win", "Win", 'w', "W");
        actions->list[2].look = ACTION_BRASS;
        price_win(&actions->list[2], view, view->own.drawn, (enum win_source)view->table.draw_source);
    } else if (!legal_check(&view->table, &view->own, win, &why) && strstr(why.message, "minimum")) {
        refuse(actions_put(actions, 2, "win", "Win", 'w', "W"), why.message);
    }
}

static void offer_riichi(struct actions *actions, const struct view *view, const struct choice *choice)
{
    const struct table *table = &view->table;
    uint8_t tiles[HAND_MOST], tile = hand_list(&view->own.hand, tiles) ? tiles[0] : TILE_EAST;
    struct action *action = &actions->list[0];

    if (choice->riichi) {
        actions_put(actions, 0, "riichi-back", "No Riichi", 'r', "R")->verb = ACTION_RIICHI;
        set_sub(action, "Play on without it");
        return;
    }
    if (offer_move(actions, 0, view, move_make(MOVE_RIICHI, view->seat, tile), "riichi", "Riichi", 'r',
                   "R")) {
        int discards = count_kind(view, MOVE_RIICHI);
        action->verb = ACTION_RIICHI;
        if (discards == 1)
            snprintf(action->sub, sizeof action->sub, "Discarding %s", tile_name(action->move.tile));
        else
            snprintf(action->sub, sizeof action->sub, "With one of %s discards", words_number(discards));
        return;
    }
    if (table->riichi[view->seat])
        snprintf(action->sub, sizeof action->sub, "Declared on turn %d", table->riichi[view->seat]);
    else if (strstr(action->sub, "tenpai"))
        set_sub(action, "No discard leaves a wait");
}

/* What a click or the key does with the tile. */
static const char *hint_how(const struct choice *choice)
{
    if (!choice->hints)
        return "";
    if (choice->keys)
        return choice->confirm ? " Enter selects it." : " Enter discards it.";
    return choice->confirm ? " Click to select it." : " Click to discard it.";
}

/* "3 dots: one on the table, two unseen." */
static void hint_tile(struct actions *actions, const struct view *view, const struct choice *choice)
{
    uint8_t kind = tile_kind(choice->hover), copies[TILE_KINDS];
    int held = view->own.hand.counts[kind], unseen = view_unseen(view, kind);
    char on_table[40] = "";

    table_copies(&view->table, copies);
    int open = copies[kind] - held - unseen;
    if (open > 0)
        snprintf(on_table, sizeof on_table, "%s on the table, ", words_number(open));
    snprintf(actions->hint, sizeof actions->hint, "%s: %s%s unseen.%s", tile_name(choice->hover), on_table,
             unseen ? words_number(unseen) : "none", hint_how(choice));
    capitalise(actions->hint);
}

static void turn_actions(struct actions *actions, const struct view *view, const struct words *words,
                         const struct choice *choice)
{
    if (choice->kong) {
        kong_choice(actions, view, words);
        return;
    }
    if (view->table.rules->declares_risk)
        naming_turn_actions(actions, view);
    else if (view->table.rules->has_riichi)
        offer_riichi(actions, view, choice);
    offer_kong_own(actions, view, words);
    offer_win_own(actions, view);
    duel_turn_actions(actions, view, choice);
    if (choice->confirm) {
        struct action *action = actions_put(actions, 3, "discard", "Discard", '\r', "Enter");
        action->verb = ACTION_CONFIRM;
        action->look = choice->selected >= 0 ? ACTION_BRASS : ACTION_OFF;
        set_sub(action, choice->selected >= 0 ? "The lifted tile" : "Select a tile first");
    }
    if (choice->hover < TILE_KINDS || (choice->hover < TILE_COUNT && tile_suit(choice->hover) != SUIT_BONUS))
        hint_tile(actions, view, choice);
}

static void claim_actions(struct actions *actions, const struct view *view, const struct words *words,
                          const struct choice *choice)
{
    const struct offer *offer = &view->table.offer;
    const struct set_names *sets = words_sets(words), *beside = words_sets_beside(words);
    uint8_t kind = tile_kind(offer->tile);
    int seat = view->seat;

    if (choice->chow) {
        duel_chow_choice(actions, view);
        return;
    }
    if (view->table.rules->declares_risk) {
        naming_claim_actions(actions, view, choice);
        return;
    }
    if (offer_move(actions, 0, view, move_make(MOVE_PUNG, seat, TILE_NONE), "pung", sets->pung, 'p', "P")) {
        snprintf(actions->list[0].sub, sizeof actions->list[0].sub, "%s and your two", tile_name(kind));
        capitalise(actions->list[0].sub);
        actions->list[0].look = ACTION_BRASS;
        actions->list[0].uses[kind] = 2;
        actions->concerned |= TILE_BIT(kind);
    }
    if (offer_move(actions, 1, view, move_make(MOVE_KONG, seat, TILE_NONE), "kong", sets->kong, 'k', "K")) {
        snprintf(actions->list[1].sub, sizeof actions->list[1].sub, "%s and your three", tile_name(kind));
        capitalise(actions->list[1].sub);
        if (actions->list[0].look != ACTION_BRASS) /* one thing shines */
            actions->list[1].look = ACTION_BRASS;
        name_beside(&actions->list[1], beside ? beside->kong : NULL);
        actions->list[1].uses[kind] = 3;
        actions->concerned |= TILE_BIT(kind);
    }
    if (offer_move(actions, 2, view, move_make(MOVE_WIN, seat, TILE_NONE), "win", "Win", 'w', "W")) {
        price_win(&actions->list[2], view, offer->tile, (enum win_source)offer->source);
        for (int i = 0; i < 2; i++)
            if (actions->list[i].look == ACTION_BRASS)
                actions->list[i].look = ACTION_PLAIN; /* one thing shines */
        actions->list[2].look = ACTION_BRASS;
        memcpy(actions->list[2].uses, view->own.hand.counts, sizeof actions->list[2].uses);
    }
    duel_claim_actions(actions, view, words);
    actions_put(actions, 3, "pass", "Pass", ' ', "Space")->move = move_make(MOVE_PASS, seat, TILE_NONE);
    if (actions->list[2].look == ACTION_BRASS && view->table.rules->furiten)
        set_sub(&actions->list[3],
                view->table.rules->pass_blocks_a_turn ? "Furiten till your next draw" : "Makes it furiten");
}

/* A wait that no furiten forbids to win on. */
static bool has_free_wait(const struct view *view)
{
    struct error why;

    if (view->own.hand.size % 3 != 1)
        return false;
    tile_set waits = table_waits(&view->table, &view->own.hand, view->seat);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        if (waits & TILE_BIT(kind) && !legal_furiten(&view->table, &view->own, view->seat, kind, &why))
            return true;
    return false;
}

static void dummy_actions(struct actions *actions, const struct view *view, const struct words *words,
                          const struct choice *choice)
{
    const struct table *table = &view->table;
    int hidden = table_hidden_count(table), other = table_next(table, view->seat);
    static const char *const keys[] = {NULL, "1", "1-2", "1-3", "1-4", "1-5", "1-6", "1-7", "1-8", "1-9"};
    struct action *turn = actions_put(actions, 0, "turn", "Turn a tile", 0, keys[hidden < 9 ? hidden : 9]);

    turn->verb = ACTION_TURN;
    if (hidden == 1)
        snprintf(turn->sub, sizeof turn->sub, "%s the last one", choice->keys ? "Choose" : "Click");
    else if (hidden && choice->keys)
        snprintf(turn->sub, sizeof turn->sub, "Choose one of the %s", words_number(hidden));
    else if (hidden)
        snprintf(turn->sub, sizeof turn->sub, "Click one of the %s", words_number(hidden));
    else
        refuse(turn, "All lie open");
    if (offer_move(actions, 1, view, move_make(MOVE_DUMMY_DRAW, view->seat, TILE_NONE), "draw",
                   "Draw from the wall", 'd', "D"))
        set_sub(&actions->list[1], "Onto Dummy’s discards");
    if (!choice->hints)
        return;
    bool own = table->riichi[view->seat] && has_free_wait(view), his = table->riichi[other];
    const char *who = words_name(words, other);
    snprintf(actions->hint, sizeof actions->hint,
             "A tile you turn: %s%s. A tile you draw: either of you may claim it.",
             own && his ? "either of you can win on it"
             : own      ? "only you can win on it"
             : his      ? who
                        : "nobody can claim it",
             his && !own ? " alone can win on it" : "");
}

static void treasure_actions(struct actions *actions, const struct view *view)
{
    struct action *yes = actions_put(actions, 0, "treasure-yes", "Turn the treasure", 'y', "Y");
    struct action *no = actions_put(actions, 1, "treasure-no", "Leave it", 'n', "N");

    yes->look = ACTION_BRASS;
    set_sub(yes, "It counts for whoever wins");
    set_sub(no, "The next kong may turn it");
    yes->move = move_make_number(MOVE_TREASURE, view->seat, 1, 0);
    no->move = move_make_number(MOVE_TREASURE, view->seat, 0, 0);
}

static void keep_actions(struct actions *actions, const struct view *view, const struct choice *choice)
{
    struct action *action = actions_put(actions, 0, "keep", "Keep two", '\r', "Enter");

    if (actions_keep(view, choice, &action->move)) {
        action->look = ACTION_BRASS;
        snprintf(action->label, sizeof action->label, "Keep %d and %d", action->move.number,
                 action->move.other);
        set_sub(action, "Open to both for this round");
    } else {
        action->look = ACTION_OFF;
        set_sub(action, "Click two of the three tiles");
    }
    if (choice->hints)
        snprintf(actions->hint, sizeof actions->hint,
                 "Only Bonus, 3 points: one of the two numbers in every set and the pair. Both players may "
                 "score it.");
}

/* Whoever is called East or West by a rule goes by name. */
static void name_players(struct actions *actions, const struct view *view, const struct words *words)
{
    for (int i = 0; i < TABLE_PLACES; i++) {
        char *sub = actions->list[i].sub, named[sizeof actions->list[i].sub];
        words_players(words, &view->table, sub, named, sizeof named);
        memcpy(sub, named, sizeof named);
    }
}

static void make_phase(struct actions *actions, const struct view *view, const struct words *words,
                       const struct choice *choice)
{
    switch ((enum phase)view->table.phase) {
    case PHASE_TURN:
        turn_actions(actions, view, words, choice);
        break;
    case PHASE_CLAIM:
        claim_actions(actions, view, words, choice);
        break;
    case PHASE_DUMMY:
        dummy_actions(actions, view, words, choice);
        break;
    case PHASE_TREASURE:
        treasure_actions(actions, view);
        break;
    case PHASE_KEEP:
        keep_actions(actions, view, choice);
        break;
    case PHASE_GUESS:
        duel_guess_actions(actions, view, choice);
        break;
    case PHASE_STAGE:
        duel_stage_actions(actions, view);
        break;
    default:
        break;
    }
}

void actions_make(struct actions *actions, const struct view *view, const struct words *words,
                  const struct choice *choice)
{
    memset(actions, 0, sizeof *actions);
    if (!view->move_count || choice->declaring)
        return;
    make_phase(actions, view, words, choice);
    name_players(actions, view, words);
}

bool actions_discard(const struct view *view, const struct choice *choice, uint8_t tile, struct move *move,
                     struct error *why)
{
    *move = move_make(choice->riichi   ? MOVE_RIICHI
                      : choice->tenpai ? MOVE_TENPAI
                                       : MOVE_DISCARD,
                      view->seat, tile);
    return view_allows(view, *move) || legal_check(&view->table, &view->own, *move, why);
}

bool actions_keep(const struct view *view, const struct choice *choice, struct move *move)
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
