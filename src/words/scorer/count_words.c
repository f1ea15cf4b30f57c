/*
 * count_words.c: see count_words.h.
 */
#include "words/scorer/count_words.h"

#include <string.h>

#include "base/check.h"
#include "base/tr.h"
#include "rules/play/table.h"
#include "words/pattern_words.h"
#include "words/result_words.h"
#include "words/scorer/win_words.h"
#include "words/words.h"

/* --- faults --------------------------------------------------------------------------------------- */

/* Sentences that name at most the mode. */
static const char *const plain[FAULTS] = {
    [FAULT_RED_FIVE_OFF] = N_("Red fives are off: turn on the option to use one."),
    [FAULT_LAID_OUT] = N_("Flowers and seasons are laid out, and aren’t part of the hand."),
    [FAULT_THREE_SUITS] = N_("One suit is removed from the match, so a hand has at most two suits."),
    [FAULT_NO_CHOWS] = N_("This mode has no chows: a run stays in the hand."),
    [FAULT_NO_CLAIMS] = N_("This mode has no claims except to win: only closed kongs are laid out."),
    [FAULT_INDICATORS] = N_("With four kongs there are five indicators, no more."),
    [FAULT_URA] = N_("Indicators below are revealed only for a Riichi, one below each of those above."),
    [FAULT_REPLACEMENT_NO_KONG] = N_("A replacement tile is drawn after a kong, and there is no kong."),
    [FAULT_REVEALED_NO_RIICHI] = N_("You can win on a revealed tile only in Riichi."),
    [FAULT_ROBBED_LAST] = N_("A kong needs a tile to replace it, so a robbed kong is never the last tile."),
    [FAULT_RIICHI_OPEN] = N_("Riichi needs a closed hand, and this one has an exposed set."),
    [FAULT_RIICHI_KONG] = N_("In Riichi the only kong is of a revealed tile, and that one is open."),
    [FAULT_FIRST_MELD] = N_("A claim or a kong ends the first turn."),
    [FAULT_FIRST_ROBBED] = N_("A robbed kong was a claimed pung first, which ends the first turn."),
    [FAULT_FIRST_LAST] = N_("The last tile can’t come on the first turn."),
    [FAULT_FIRST_RIICHI] = N_("Nobody is in Riichi before the first discard."),
    [FAULT_FIRST_EAST] = N_("On the first turn the discard is the dealer’s, so the winner isn’t East."),
};

/* The same with run, triplet and quad. */
static const char *const literal_plain[FAULTS] = {
    [FAULT_REPLACEMENT_NO_KONG] = N_("A replacement tile is drawn after a quad, and there is no quad."),
    [FAULT_ROBBED_LAST] = N_("A quad needs a tile to replace it, so a robbed quad is never the last tile."),
    [FAULT_FIRST_ROBBED] = N_("A robbed quad was a claimed triplet first, which ends the first turn."),
};

void words_fault(const struct laid *laid, const struct fault *fault, char *out, size_t size)
{
    bool literal = words_are_literal(laid->rules);
    const char *tile = words_tile(fault->tile), *tiles = words_tiles(fault->tile);
    switch ((enum fault_kind)fault->kind) {
    case FAULT_SECOND_RED:
        tr_say(out, size, tr("There is only one {1}."), tile);
        break;
    case FAULT_FIFTH:
        tr_say(out, size, tr("All four {1} are used: there is no fifth."), tiles);
        break;
    case FAULT_FOURTH_PLAIN:
        tr_say(out, size, tr("One of the four {1} is red: there is no fourth plain one."), tiles);
        break;
    case FAULT_TWO_SUITS:
        tr_say(out, size, tr("{1} is played with one suit, and this has {2} and {3}."), tr(laid->rules->name),
               words_suit(fault->suits[0]), words_suit(fault->suits[1]));
        break;
    case FAULT_NO_RUN:
        tr_say(out, size, tr("No run starts with {1}."), tile);
        break;
    case FAULT_FULL:
        tr_say(out, size, tr("The hand has all its {1} tiles: remove one first."), fault->number);
        break;
    case FAULT_NO_FLOWER:
        tr_say(out, size, tr("{1} isn’t a flower or a season."), tile);
        break;
    case FAULT_SECOND_FLOWER:
        tr_say(out, size, tr("There is only one {1}."), tile);
        break;
    case FAULT_ROBBED_HELD:
        tr_say(out, size,
               literal ? tr("A robbed quad uses all four {1}, and there is another here.")
                       : tr("A robbed kong uses all four {1}, and there is another here."),
               tiles);
        break;
    case FAULT_NOT_IN_SET:
    case FAULT_TAKEN_OUT:
        tr_say(out, size, tr("{1} has no {2}."), tr(laid->rules->name), tile);
        break;
    default:
        CHECK(plain[fault->kind]);
        tr_say(out, size,
               tr(literal && literal_plain[fault->kind] ? literal_plain[fault->kind] : plain[fault->kind]));
        break;
    }
}

/* --- how it stands -------------------------------------------------------------------------------- */

static void say_missing(const struct laid *laid, const struct counted *counted, char *out, size_t size)
{
    if (counted->missing > 1) {
        tr_say(out, size, tr("{1} of {2} tiles are in place, {3} are missing."),
               3 * laid_sets(laid) + 2 - counted->missing, 3 * laid_sets(laid) + 2, counted->missing);
        return;
    }
    if (counted->shanten == 0)
        tr_say(out, size,
               tr_many("The winning tile is missing. The hand is waiting for one kind.",
                       "The winning tile is missing. The hand is waiting for {1} kinds.",
                       counted->wait_count),
               counted->wait_count);
    else
        tr_say(out, size,
               tr_many("The hand is {1} tile away from waiting.", "The hand is {1} tiles away from waiting.",
                       counted->shanten),
               counted->shanten);
}

static void say_no_win(const struct counted *counted, char *out, size_t size)
{
    if (counted->best.reason && strcmp(counted->best.reason, "minimum") == 0)
        tr_say(out, size, tr("Complete, but {1} faan is below the minimum: it doesn’t win."),
               counted->best.faan);
    else
        tr_say(out, size, tr("Complete, but without a yaku: it doesn’t win."));
}

static void say_win(const struct laid *laid, const struct counted *counted, char *out, size_t size)
{
    char value[64];
    if (laid->rules->declares_risk) {
        tr_say(out, size, tr("Complete: it wins. Its points depend on the names."));
        return;
    }
    result_value(laid->rules, &counted->best, value, sizeof value);
    tr_say(out, size,
           counted->reading_count > 1 ? tr("Worth {1}, the best of {2} readings.") : tr("Worth {1}."), value,
           tr_number(counted->reading_count));
}

void count_state_words(const struct laid *laid, const struct counted *counted, char *out, size_t size)
{
    switch (counted->state) {
    case COUNTED_MISSING:
        say_missing(laid, counted, out, size);
        break;
    case COUNTED_FAULT:
        words_fault(laid, &counted->fault, out, size);
        break;
    case COUNTED_NOT_DONE:
        tr_say(out, size,
               counted->shanten <= 0
                   ? tr("Not complete: it would be with another tile in place of one of these.")
                   : tr_many("Not complete: it is {1} tile away from waiting.",
                             "Not complete: it is {1} tiles away from waiting.", counted->shanten),
               counted->shanten);
        break;
    case COUNTED_NO_WIN:
        say_no_win(counted, out, size);
        break;
    case COUNTED_WINS:
        say_win(laid, counted, out, size);
        break;
    }
}

/* Says which tile to exchange; leaves out the points if they follow from the names. */
static void say_exchange(const struct laid *laid, const struct near *near, const char *pattern,
                         const char *value, char *out, size_t size)
{
    tr_say(out, size,
           laid->rules->declares_risk ? tr("{1} in place of {2}: {3}.")
                                      : tr("{1} in place of {2}: {3}, {4}."),
           words_tile(near->in), words_tile(near->out), pattern, tr_spare(value));
}

void count_near_words(const struct laid *laid, const struct near *near, char *out, size_t size)
{
    char value[64];
    const char *pattern = near->pattern ? tr(near->pattern->name) : "";
    result_value(laid->rules, &near->score, value, sizeof value);
    if (near->kind == NEAR_TILE)
        say_exchange(laid, near, pattern, value, out, size);
    else if (near->kind == NEAR_RIICHI)
        tr_say(out, size, tr("With Riichi declared: {1}."), value);
    else if (near->pattern)
        tr_say(out, size,
               near->source == WIN_SELF_DRAW ? tr("By self-draw: {1}, {2}.") : tr("On a discard: {1}, {2}."),
               pattern, value);
    else
        tr_say(out, size, near->source == WIN_SELF_DRAW ? tr("By self-draw: {1}.") : tr("On a discard: {1}."),
               value);
}

void count_covered_words(const struct covered_line *covered, char *out, size_t size)
{
    tr_say(out, size, tr("{1}: covered by {2}"), tr(covered->pattern->name), tr(covered->by->name));
}

const char *lay_as_words(const struct laid *laid, enum lay_as as)
{
    struct words words = {.literal = words_are_literal(laid->rules)};
    const struct set_names *sets = words_sets(&words);
    switch (as) {
    case LAY_RUN:
        return tr(sets->chow);
    case LAY_PUNG:
        return tr(sets->pung);
    case LAY_KONG:
        return tr(sets->kong);
    case LAY_CLOSED_KONG:
        return words.literal ? tr("Concealed quad") : tr("Closed kong");
    case LAY_DORA:
        return tr("Dora");
    case LAY_URA:
        return tr("Ura");
    case LAY_FLOWER:
        return tr("Flower");
    case LAY_SEEN:
        return tr("Seen");
    default:
        return tr("Tile");
    }
}

/* --- the copy ------------------------------------------------------------------------------------- */

void count_hand(const struct laid *laid, struct text *text)
{
    char hand[3 * HAND_MAX] = "", tile[3] = "";
    uint8_t tiles[HAND_MAX];
    struct hand rest = laid_hand(laid);
    bool whole = laid_missing(laid) <= 0;
    if (whole) {
        tile_print(laid->tiles[laid->winning], tile);
        hand_remove(&rest, laid->tiles[laid->winning]);
    }
    int count = hand_list(&rest, tiles);
    tile_append_list(tiles, count, hand, sizeof hand);
    text_add(text, "%s%s%s", hand, whole ? " + " : "", tile);
    for (int i = 0; i < laid->win.meld_count; i++) {
        char meld[12] = "";
        count = meld_list(&laid->win.melds[i], tiles);
        tile_append_list(tiles, count, meld, sizeof meld);
        text_add(text, laid->win.melds[i].kind == MELD_KONG_CLOSED ? " [%s]" : " (%s)", meld);
    }
}

static void copy_lines(const struct laid *laid, const struct counted *counted, struct text *text)
{
    for (int i = 0; i < counted->best.line_count; i++) {
        const struct score_line *line = &counted->best.lines[i];
        char points[32], error[160];
        win_line_words(laid->rules, line, points, sizeof points);
        words_pattern_own(line, &counted->win, &counted->best.reading, error, sizeof error);
        text_add(text, "%s  %s (%s)\n", points, tr(line->pattern->name), error);
    }
}

static void copy_tiles(const char *name, const uint8_t *tiles, int count, struct text *text)
{
    text_add(text, ",\"%s\":[", name);
    for (int i = 0; i < count; i++) {
        char tile[3];
        tile_print(tiles[i], tile);
        text_add(text, "%s\"%s\"", i ? "," : "", tile);
    }
    text_add(text, "]");
}

static void copy_options(const struct laid *laid, struct text *text)
{
    const char *comma = "";
    int16_t usual[OPTION_MAX];
    ruleset_defaults(laid->rules, usual);
    text_add(text, ",\"options\":{");
    for (int i = 0; i < ruleset_option_count(laid->rules); i++) {
        char number[16];
        if (laid->options[i] == usual[i])
            continue;
        text_add(text, "%s\"%s\":\"%s\"", comma, laid->rules->options[i].name,
                 ruleset_print(laid->rules, laid->options, i, number));
        comma = ",";
    }
    text_add(text, "}");
}

static void copy_melds(const struct laid *laid, struct text *text)
{
    static const char *const kinds[] = {"run", "pung", "kong", "kong", "closed-kong"};
    text_add(text, ",\"melds\":[");
    for (int i = 0; i < laid->win.meld_count; i++) {
        char tile[3];
        tile_print(laid->win.melds[i].tile, tile);
        text_add(text, "%s{\"kind\":\"%s\",\"tile\":\"%s\"%s}", i ? "," : "", kinds[laid->win.melds[i].kind],
                 tile, laid->win.melds[i].reds && !meld_is_kong(&laid->win.melds[i]) ? ",\"red\":true" : "");
    }
    text_add(text, "]");
}

/* Appends the fields that only some modes have, if they are set. */
static void copy_extras(const struct laid *laid, struct text *text)
{
    const struct win *win = &laid->win;
    if (win->riichi)
        text_add(text, ",\"%s\":true", win->double_riichi ? "double_riichi" : "riichi");
    if (win->last_tile)
        text_add(text, ",\"last_tile\":true");
    if (win->first_turn)
        text_add(text, ",\"first_turn\":true");
    if (win->bonus[0] && win->bonus[1])
        text_add(text, ",\"bonus\":[%d,%d]", win->bonus[0], win->bonus[1]);
    if (win->treasure)
        text_add(text, ",\"treasure\":%d", win->treasure);
    if (laid->rules->has_dora) {
        copy_tiles("dora", win->dora, laid_indicators(win->dora), text);
        copy_tiles("ura", win->ura, laid_indicators(win->ura), text);
    }
    uint8_t flowers[8];
    int count = tile_flowers(win->flowers, flowers);
    if (count)
        copy_tiles("flowers", flowers, count, text);
}

static void copy_request(const struct laid *laid, struct text *text)
{
    static const char *const winds[] = {"east", "south", "west", "north"};
    char hand[3 * HAND_MAX] = "", tile[3];
    uint8_t tiles[HAND_MAX];
    struct hand rest = laid_hand(laid);
    tile_print(laid->tiles[laid->winning], tile);
    hand_remove(&rest, laid->tiles[laid->winning]);
    int count = hand_list(&rest, tiles);
    tile_append_list(tiles, count, hand, sizeof hand);
    text_add(text, "{\"rules\":\"%s\",\"hand\":\"%s\",\"win\":\"%s\",\"source\":\"%s\",\"seat\":\"%s\"",
             laid->rules->id, hand, tile, win_source_name((enum win_source)laid->win.source),
             winds[laid->win.seat_wind - TILE_EAST]);
    if (laid->win.round_wind != TILE_NONE)
        text_add(text, ",\"round\":\"%s\"", winds[laid->win.round_wind - TILE_EAST]);
    copy_melds(laid, text);
    copy_extras(laid, text);
    copy_options(laid, text);
    text_add(text, "}\n");
}

void count_copy(const struct laid *laid, const struct counted *counted, struct text *text)
{
    struct win_fact facts[WIN_FACTS];
    char state[COUNT_WORDS];
    int count = win_facts(laid->rules, laid->options, &laid->win, facts);
    text_add(text, "%s\n", tr(laid->rules->name));
    count_hand(laid, text);
    text_add(text, "\n");
    for (int i = 0; i < count; i++)
        text_add(text, "%s: %s\n", facts[i].name, facts[i].words);
    count_state_words(laid, counted, state, sizeof state);
    text_add(text, "%s\n", state);
    if (!laid->rules->declares_risk) /* in that mode the one pattern has no points of its own */
        copy_lines(laid, counted, text);
    if (counted->missing <= 0)
        copy_request(laid, text);
}
