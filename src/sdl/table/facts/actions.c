/*
 * actions.c: the worded buttons of each phase (actions.h).
 */
#include "sdl/table/facts/actions.h"
#include "base/text.h"

#include <stdio.h>
#include <string.h>

#include "sdl/table/layout/composition.h"
#include "words/refusal_words.h"

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

void action_explain(struct action *action, const char *text)
{
    snprintf(action->sub, sizeof action->sub, "%.*s", (int)sizeof action->sub - 1, text);
    text_raise(action->sub);
}

void action_off(struct action *action, const char *why)
{
    action->look = ACTION_OFF;
    action_explain(action, why);
}

/* Greys the button for what the rules refuse. */
static void refuse(struct action *action, const struct words *words, const struct refusal *why)
{
    char sentence[REFUSAL_WORDS];

    if (why->kind == REFUSAL_WIN_NOT_COMPLETING)
        tr_say(sentence, sizeof sentence, tr("Not a winning tile"));
    else
        words_refusal(words, why, sentence, sizeof sentence);
    action_off(action, sentence);
    action->refusal = (enum refusal_kind)why->kind;
    action->warning = why->kind == REFUSAL_DISCARD_FURITEN || why->kind == REFUSAL_PASSED_WIN ||
                      why->kind == REFUSAL_RIICHI_FURITEN;
}

bool actions_offer(struct actions *actions, int place, const struct view *view, const struct words *words,
                   struct move probe, const char *id, const char *label, int key, const char *key_label)
{
    struct action *action = actions_put(actions, place, id, label, key, key_label);
    const struct move *legal = view_find(view, (enum move_kind)probe.kind);
    struct refusal why = {0};

    if (legal) {
        action->move = *legal;
        return true;
    }
    legal_check(&view->table, &view->own, probe, &why);
    refuse(action, words, &why);
    return false;
}

/* What the win would be worth. */
static void price_win(struct action *action, const struct view *view)
{
    struct score score;
    char points[WORDS_AMOUNT];

    view_score(view, &score);
    words_points(score.points, points, sizeof points);
    if (view->table.rules->counts_faan)
        tr_say(action->sub, sizeof action->sub,
               tr_many("{1} faan: {2} point", "{1} faan: {2} points", score.points), score.faan, points);
    else if (score.han)
        tr_say(action->sub, sizeof action->sub, tr("{1} han: {2}"), score.han, points);
    else
        words_worth(score.points, action->sub, sizeof action->sub);
}

/* One of the moves of a kind to choose from, by the number of its place. */
static struct action *put_choice(struct actions *actions, int place, const char *kind, const char *label,
                                 struct move move)
{
    static const char *const keys[TABLE_ACTIONS - 1] = {"1", "2", "3"};
    char id[16], tile[3];

    tile_print(move.tile, tile);
    snprintf(id, sizeof id, "%s-%s", kind, tile);
    struct action *action = actions_put(actions, place, id, label, '1' + place, keys[place]);
    action->move = move;
    action->look = ACTION_BRASS;
    return action;
}

static void kong_choice(struct actions *actions, const struct view *view, const struct words *words)
{
    int place = 0;

    for (int i = 0; i < view->move_count && place < TABLE_ACTIONS - 1; i++)
        if (view->moves[i].kind == MOVE_KONG_OWN)
            put_choice(actions, place++, "kong",
                       TR_SAID(words->literal ? tr("Quad of {1}") : tr("Kong of {1}"),
                               words_tiles(view->moves[i].tile)),
                       view->moves[i]);
    struct action *back = actions_put(actions, TABLE_ACTIONS - 1, "kong-back", tr("Back"), 'k', "K");
    back->verb = ACTION_KONGS;
    action_explain(back, words->literal ? tr("No quad now") : tr("No kong now"));
}

/* The customary word of a set stands before what the button explains. */
static void name_beside(struct action *action, const char *name)
{
    char sub[sizeof action->sub];

    if (!name)
        return;
    snprintf(sub, sizeof sub, "%s", action->sub);
    tr_say(action->sub, sizeof action->sub, tr("{1}: {2}"), tr(name), sub);
}

/* A kind of which the player holds four, or the fourth to a pung; TILE_NONE if there is none. */
static uint8_t four_alike(const struct view *view)
{
    const struct hand *hand = &view->own.hand;
    const struct meld *melds = view->table.melds[view->seat];

    for (int i = 0; i < view->table.meld_counts[view->seat]; i++)
        if (melds[i].kind == MELD_PUNG && hand->counts[melds[i].tile])
            return melds[i].tile;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        if (hand->counts[kind] == 4)
            return kind;
    return TILE_NONE;
}

static void offer_kong_own(struct actions *actions, const struct view *view, const struct words *words)
{
    struct move probe = move_make(MOVE_KONG_OWN, view->seat, four_alike(view));
    int kongs = view_count(view, MOVE_KONG_OWN);

    if (!kongs) {
        struct action *action = actions_put(actions, 1, "kong", tr(words_sets(words)->kong), 'k', "K");
        struct refusal why = {.kind = REFUSAL_KONG_IN_RIICHI};
        if (probe.tile != TILE_NONE)
            legal_check(&view->table, &view->own, probe, &why);
        if (probe.tile != TILE_NONE || view->table.riichi[view->seat])
            refuse(action, words, &why);
        else
            action_off(action, tr("No four of a kind"));
        return;
    }
    actions_offer(actions, 1, view, words, probe, "kong", tr(words_sets(words)->kong), 'k', "K");
    struct action *action = &actions->list[1];
    if (kongs > 1) {
        action->verb = ACTION_KONGS;
        action_explain(action, TR_SAID(tr("Choose one of {1}"), words_number(kongs)));
    } else {
        action_explain(action, TR_SAID(tr("Four {1}"), words_tiles(action->move.tile)));
    }
    name_beside(action, words_sets_beside(words) ? words_sets_beside(words)->kong : NULL);
}

/* A win by self-draw; gray if the hand is complete but worth too little. */
static void offer_win_own(struct actions *actions, const struct view *view, const struct words *words)
{
    struct move win = move_make(MOVE_WIN, view->seat, TILE_NONE);
    struct refusal why = {0};

    if (view_find(view, MOVE_WIN)) {
        actions_offer(actions, 2, view, words, win, "win", tr("Win"), 'w', "W");
        actions->list[2].look = ACTION_BRASS;
        price_win(&actions->list[2], view);
    } else if (!legal_check(&view->table, &view->own, win, &why) &&
               (why.kind == REFUSAL_WIN_BELOW_MINIMUM || why.kind == REFUSAL_WIN_NO_YAKU)) {
        refuse(actions_put(actions, 2, "win", tr("Win"), 'w', "W"), words, &why);
    }
}

static void offer_riichi(struct actions *actions, const struct view *view, const struct words *words,
                         const struct choice *choice)
{
    const struct table *table = &view->table;
    uint8_t tiles[HAND_MAX], tile = hand_list(&view->own.hand, tiles) ? tiles[0] : TILE_EAST;
    struct action *action = &actions->list[0];

    if (choice->riichi) {
        actions_put(actions, 0, "riichi-back", tr("No Riichi"), 'r', "R")->verb = ACTION_RIICHI;
        action_explain(action, tr("Play on without declaring"));
        return;
    }
    if (actions_offer(actions, 0, view, words, move_make(MOVE_RIICHI, view->seat, tile), "riichi",
                      tr("Riichi"), 'r', "R")) {
        int discards = view_count(view, MOVE_RIICHI);
        action->verb = ACTION_RIICHI;
        if (discards == 1)
            action_explain(action, TR_SAID(tr("Discarding {1}"), words_tile(action->move.tile)));
        else
            action_explain(action, TR_SAID(tr("{1} possible discards"), words_number_first(discards)));
        return;
    }
    if (table->riichi[view->seat])
        action_explain(action, TR_SAID(tr("Declared on turn {1}"), table->riichi[view->seat]));
    else if (action->refusal == REFUSAL_RIICHI_NO_WAIT)
        action_explain(action, tr("Your hand isn’t waiting yet"));
}

/* Returns what a click or the key does with the tile; NULL without explanations. */
static const char *hint_how(const struct choice *choice, char *out, size_t size)
{
    const char *key = choice->enter[0] ? choice->enter : tr("Enter");
    if (!choice->hints)
        return NULL;
    if (!choice->keys)
        return choice->confirm ? tr("Click to select it.") : tr("Click to discard it.");
    tr_say(out, size, choice->confirm ? tr("{1} selects it.") : tr("{1} discards it."), key);
    return out;
}

/* "3 dots: one on the table, two unseen." */
static void hint_tile(struct actions *actions, const struct view *view, const struct choice *choice)
{
    uint8_t kind = tile_kind(choice->hover), copies[TILE_KINDS];
    int held = view->own.hand.counts[kind], unseen = view_unseen(view, kind);
    char does[80];
    const char *name = words_tile(choice->hover), *how = hint_how(choice, does, sizeof does);
    struct tr_arg unknown = unseen ? words_number(unseen) : tr_text(tr("none"));
    char sentence[sizeof actions->hint];

    table_copies(&view->table, copies);
    int open = copies[kind] - held - unseen;
    if (open > 0)
        tr_say(sentence, sizeof sentence, tr("{1}: {2} on the table, {3} unseen."), name, words_number(open),
               unknown);
    else
        tr_say(sentence, sizeof sentence, tr("{1}: {2} unseen."), name, unknown);
    if (how)
        tr_say(actions->hint, sizeof actions->hint, tr_in("sentences", "{1} {2}"), sentence, how);
    else
        tr_say(actions->hint, sizeof actions->hint, "{1}", sentence);
    text_raise(actions->hint);
}

static void turn_actions(struct actions *actions, const struct view *view, const struct words *words,
                         const struct choice *choice)
{
    if (choice->kong) {
        kong_choice(actions, view, words);
        return;
    }
    if (view->table.rules->has_riichi)
        offer_riichi(actions, view, words, choice);
    offer_kong_own(actions, view, words);
    offer_win_own(actions, view, words);
    const struct composition *composition = composition_of(view->table.rules);
    if (composition->turn_actions)
        composition->turn_actions(actions, view, words, choice);
    if (choice->confirm) {
        struct action *action = actions_put(actions, 3, "discard", tr("Discard"), '\r', tr("Enter"));
        action->verb = ACTION_CONFIRM;
        action->look = choice->selected >= 0 ? ACTION_BRASS : ACTION_OFF;
        action_explain(action, choice->selected >= 0 ? tr("The raised tile") : tr("Select a tile first"));
    }
    bool suit =
        choice->hover < TILE_KINDS || (choice->hover < TILE_COUNT && tile_suit(choice->hover) != SUIT_BONUS);
    if (suit && !choice->rests)
        hint_tile(actions, view, choice);
    else if (choice->first && choice->hints)
        tr_say(actions->hint, sizeof actions->hint, tr("Point at any small button to read what it does."));
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

/* The choice among several runs. */
static void chow_choice(struct actions *actions, const struct view *view)
{
    int place = 0;

    for (int i = 0; i < view->move_count && place < TABLE_ACTIONS - 1; i++) {
        if (view->moves[i].kind != MOVE_CHOW)
            continue;
        struct action *action = put_choice(actions, place++, "chow", "", view->moves[i]);
        for (uint8_t t = 0; t < 3; t++)
            action->tiles[t] = (uint8_t)(action->move.tile + t);
        action->tile_count = 3;
        use_run(actions, action, view, action->move);
    }
    struct action *back = actions_put(actions, TABLE_ACTIONS - 1, "chow-back", tr("Back"), 'c', "C");
    back->verb = ACTION_CHOWS;
    action_explain(back, tr("Don’t claim a run"));
}

/* Chow, beside Pung, which has half a place then; nothing where no run can be claimed. */
static void chow_actions(struct actions *actions, const struct view *view, const struct words *words)
{
    const struct set_names *sets = words_sets(words), *beside = words_sets_beside(words);
    int runs = view_count(view, MOVE_CHOW);

    if (!(view->table.rules->claims & CLAIM_CHOW))
        return;
    struct action *pung = &actions->list[0];
    if (pung->look == ACTION_OFF)
        action_explain(pung, view->table.stage.attacker == SEAT_NONE ? tr("No pair") : tr("Only to win"));
    else
        action_explain(pung, beside ? tr(beside->pung) : tr("Two of yours"));
    struct action *action = actions_put(actions, TABLE_PLACE_HALF, "chow", tr(sets->chow), 'c', "C");
    if (!runs) {
        action->look = ACTION_OFF;
        action_explain(action, view->table.stage.attacker == SEAT_NONE ? tr("No run") : tr("Only to win"));
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
            action_explain(action, tr(beside->chow));
        else
            action_explain(action, TR_SAID(tr("{1} ways"), runs));
        return;
    }
    action->move = *view_find(view, MOVE_CHOW);
    if (beside) /* half a place has few words */
        action_explain(action, tr(beside->chow));
    else
        action_explain(action, TR_SAID(tr("{1} to {2}"), tile_number(action->move.tile),
                                       tile_number(action->move.tile) + 2));
}

static void claim_actions(struct actions *actions, const struct view *view, const struct words *words,
                          const struct choice *choice)
{
    const struct offer *offer = &view->table.offer;
    const struct set_names *sets = words_sets(words), *beside = words_sets_beside(words);
    uint8_t kind = tile_kind(offer->tile);
    int seat = view->seat;

    if (choice->chow) {
        chow_choice(actions, view);
        return;
    }
    if (actions_offer(actions, 0, view, words, move_make(MOVE_PUNG, seat, TILE_NONE), "pung", tr(sets->pung),
                      'p', "P")) {
        action_explain(&actions->list[0], TR_SAID(tr("{1} and your two"), words_tile(kind)));
        actions->list[0].look = ACTION_BRASS;
        actions->list[0].uses[kind] = 2;
        actions->concerned |= TILE_BIT(kind);
    }
    if (actions_offer(actions, 1, view, words, move_make(MOVE_KONG, seat, TILE_NONE), "kong", tr(sets->kong),
                      'k', "K")) {
        action_explain(&actions->list[1], TR_SAID(tr("{1} and your three"), words_tile(kind)));
        if (actions->list[0].look != ACTION_BRASS) /* one thing shines */
            actions->list[1].look = ACTION_BRASS;
        name_beside(&actions->list[1], beside ? beside->kong : NULL);
        actions->list[1].uses[kind] = 3;
        actions->concerned |= TILE_BIT(kind);
    }
    if (actions_offer(actions, 2, view, words, move_make(MOVE_WIN, seat, TILE_NONE), "win", tr("Win"), 'w',
                      "W")) {
        price_win(&actions->list[2], view);
        for (int i = 0; i < 2; i++)
            if (actions->list[i].look == ACTION_BRASS)
                actions->list[i].look = ACTION_PLAIN; /* one thing shines */
        actions->list[2].look = ACTION_BRASS;
        memcpy(actions->list[2].uses, view->own.hand.counts, sizeof actions->list[2].uses);
    }
    chow_actions(actions, view, words);
    actions_put(actions, 3, "pass", tr("Pass"), ' ', tr("Space"))->move =
        move_make(MOVE_PASS, seat, TILE_NONE);
    if (actions->list[2].look == ACTION_BRASS && view->table.rules->furiten)
        action_explain(&actions->list[3], view->table.rules->pass_blocks_a_turn
                                              ? tr("Furiten until your next draw")
                                              : tr("Makes you furiten"));
}

/* After a discard at a table of four: pairs are marked until this is pressed. */
static void marks_actions(struct actions *actions, const struct view *view)
{
    struct action *done = actions_put(actions, 1, "done", tr("Done"), ' ', tr("Space"));

    done->look = ACTION_BRASS;
    done->move = move_make(MOVE_PASS, view->seat, TILE_NONE);
    tr_say(actions->hint, sizeof actions->hint,
           tr("You aren’t asked until your next turn. A win is taken, and a pung if you mark the pair: click "
              "it."));
}

static void make_phase(struct actions *actions, const struct view *view, const struct words *words,
                       const struct choice *choice)
{
    const struct composition *composition = composition_of(view->table.rules);

    switch ((enum phase)view->table.phase) {
    case PHASE_TURN:
        turn_actions(actions, view, words, choice);
        break;
    case PHASE_CLAIM:
        if (choice->marks)
            marks_actions(actions, view);
        else if (!composition->claim_actions || !composition->claim_actions(actions, view, choice))
            claim_actions(actions, view, words, choice);
        break;
    default:
        if (composition->phase_actions)
            composition->phase_actions(actions, view, words, choice);
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
}

bool actions_discard(const struct view *view, const struct choice *choice, uint8_t tile, struct move *move,
                     struct refusal *why)
{
    *move = move_make(choice->riichi   ? MOVE_RIICHI
                      : choice->tenpai ? MOVE_TENPAI
                                       : MOVE_DISCARD,
                      view->seat, tile);
    return view_allows(view, *move) || legal_check(&view->table, &view->own, *move, why);
}
