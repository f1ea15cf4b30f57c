/*
 * words.c: the table's sentences (words.h).
 */
#include "words/words.h"
#include "words/duel_words.h"
#include "words/four_words.h"
#include "words/naming_say.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void words_init(struct words *words, const struct setup *setup)
{
    int persons = 0;

    memset(words, 0, sizeof *words);
    words->you = SEAT_NONE;
    words->stages = setup->rules->has_stages;
    words->risk = setup->rules->declares_risk;
    words->literal = setup->rules->customary != NULL;
    snprintf(words->round, sizeof words->round, "%s", words_round(setup->rules, false));
    for (int seat = 0; seat < setup->seats; seat++) {
        snprintf(words->names[seat], sizeof words->names[seat], "%s", setup->players[seat].name);
        if (setup->players[seat].kind == PLAYER_PERSON) {
            words->you = seat;
            persons++;
        }
    }
    if (persons != 1)
        words->you = SEAT_NONE;
}

const char *words_name(const struct words *words, int seat)
{
    if (seat == SEAT_DUMMY)
        return "Dummy";
    return seat == words->you ? "You" : seat < SEAT_MOST ? words->names[seat] : "Nobody";
}

const char *words_plate_name(const struct words *words, int seat)
{
    bool named = seat >= 0 && seat < SEAT_MOST && words->names[seat][0];
    return named ? words->names[seat] : words_name(words, seat);
}

void words_whose(const struct words *words, int seat, char *out, size_t size)
{
    if (seat == words->you)
        snprintf(out, size, "your");
    else
        snprintf(out, size, "%s’s", words_name(words, seat));
}

const char *words_number(int number)
{
    static const char *const numbers[] = {"no",    "one",   "two",  "three", "four",   "five",  "six",
                                          "seven", "eight", "nine", "ten",   "eleven", "twelve"};
    static char figures[12];

    if (number >= 0 && number <= 12)
        return numbers[number];
    snprintf(figures, sizeof figures, "%d", number);
    return figures;
}

/* "You draw" or "Lin draws". */
static int say(const struct words *words, int seat, const char *verb, char *out, size_t size)
{
    const char *ending = seat == words->you ? "" : !strcmp(verb, "pass") ? "es" : "s";
    return snprintf(out, size, "%s %s%s", words_name(words, seat), verb, ending);
}

static bool say_draw(const struct words *words, const struct event *event, char *out, size_t size)
{
    int used = say(words, event->seat, "draw", out, size);
    size_t rest = (size_t)used < size ? size - (size_t)used : 0;

    if (event->tile < TILE_COUNT)
        snprintf(out + used, rest, " %s", tile_name(event->tile));
    else if (event->kind == EVENT_REPLACEMENT)
        snprintf(out + used, rest, " a replacement");
    return true;
}

static bool say_kong(const struct words *words, const struct event *event, char *out, size_t size)
{
    bool you = event->seat == words->you;
    const char *name = words_name(words, event->seat), *tiles = tile_name_plural(event->tile);
    char whose[40];

    if (event->number == MELD_KONG_CLOSED) {
        snprintf(out, size, "%s %s %s (closed)", name, you ? "kong" : "kongs", tiles);
    } else if (event->number == MELD_KONG_ADDED) {
        snprintf(out, size, "%s %s the fourth %s", name, you ? "add" : "adds", tile_name(event->tile));
    } else {
        words_whose(words, event->from, whose, sizeof whose);
        snprintf(out, size, "%s %s %s %s", name, you ? "kong" : "kongs", whose, tile_name(event->tile));
    }
    return true;
}

static void say_win(const struct words *words, int winner, int from, int source, uint8_t tile, char *out,
                    size_t size)
{
    bool you = winner == words->you;
    const char *name = words_name(words, winner), *what = tile_name(tile);
    char whose[40];

    words_whose(words, from, whose, sizeof whose);
    if (source == WIN_SELF_DRAW)
        snprintf(out, size, "%s %s %s and %s", name, you ? "draw" : "draws", what, you ? "win" : "wins");
    else if (source == WIN_REPLACEMENT)
        snprintf(out, size, "%s %s with the replacement, %s", name, you ? "win" : "wins", what);
    else if (source == WIN_ROBBED_KONG)
        snprintf(out, size, "%s %s %s %s of %s and %s", name, you ? "rob" : "robs", whose,
                 words->literal ? "quad" : "kong", tile_name_plural(tile), you ? "win" : "wins");
    else
        snprintf(out, size, "%s %s with %s %s", name, you ? "win" : "wins", whose, what);
}

static bool say_claim(const struct words *words, const struct event *event, char *out, size_t size)
{
    char whose[40];

    words_whose(words, event->from, whose, sizeof whose);
    snprintf(out, size, "%s %s %s %s", words_name(words, event->seat),
             event->seat == words->you ? "pung" : "pungs", whose, tile_name(event->tile));
    return true;
}

bool words_event(const struct words *words, const struct event *event, char *out, size_t size)
{
    bool you = event->seat == words->you;
    const char *name = words_name(words, event->seat);

    out[0] = '\0';
    if (four_words_event(words, event, out, size) || duel_words_event(words, event, out, size))
        return true;
    if (words->risk && naming_say_event(words, event, out, size))
        return true;
    switch ((enum event_kind)event->kind) {
    case EVENT_REMOVE:
        snprintf(out, size, "%s %s out the %s", name, you ? "take" : "takes", suit_name(event->number));
        return true;
    case EVENT_DEAL:
        snprintf(out, size, "%s %d: %s %s East", words->round[0] ? words->round : "Round", event->number,
                 name, you ? "are" : "is");
        return true;
    case EVENT_KEEP:
        snprintf(out, size, "%s %s %d and %d", name, you ? "keep" : "keeps", tile_number(event->tile),
                 tile_number(event->other));
        return true;
    case EVENT_DRAW:
    case EVENT_REPLACEMENT:
        return say_draw(words, event, out, size);
    case EVENT_RIICHI:
        snprintf(out, size, "%s %s Riichi", name, you ? "declare" : "declares");
        return true;
    case EVENT_DISCARD:
        snprintf(out, size, "%s %s %s", name, you ? "discard" : "discards", tile_name(event->tile));
        return true;
    case EVENT_PUNG:
        return say_claim(words, event, out, size);
    case EVENT_KONG:
        return say_kong(words, event, out, size);
    case EVENT_KONG_OFFERED:
        snprintf(out, size, "%s would add %s", name, tile_name(event->tile));
        return true;
    case EVENT_REVEAL:
        snprintf(out, size, "%s %s up %s", name, you ? "turn" : "turns", tile_name(event->tile));
        return true;
    case EVENT_DUMMY_DISCARD:
        snprintf(out, size, "%s %s %s for Dummy", name, you ? "draw" : "draws", tile_name(event->tile));
        return true;
    case EVENT_TREASURE:
        snprintf(out, size, "%s %s the treasure: %d", name, you ? "turn" : "turns", tile_number(event->tile));
        return true;
    case EVENT_WIN:
        say_win(words, event->seat, event->from, event->number, event->tile, out, size);
        return true;
    case EVENT_ROUND_END:
        if (event->seat == SEAT_NONE)
            snprintf(out, size, "The wall is empty: a draw");
        return event->seat == SEAT_NONE && !words->stages;
    default:
        return false;
    }
}

bool words_turning(const struct words *words, const struct event *event, char *out, size_t size)
{
    bool you = event->seat == words->you;
    const char *name = words_name(words, event->seat);

    if (event->kind == EVENT_REVEAL)
        snprintf(out, size, "%s %s …", name, you ? "turn" : "turns");
    else if (event->kind == EVENT_TREASURE)
        snprintf(out, size, "%s %s the treasure …", name, you ? "turn" : "turns");
    else if (event->kind == EVENT_DUMMY_DISCARD)
        snprintf(out, size, "%s %s for Dummy …", name, you ? "draw" : "draws");
    else
        return false;
    return true;
}

static void prompt_claim(const struct words *words, const struct view *view, char *out, size_t size)
{
    const struct offer *offer = &view->table.offer;
    bool you = offer->by == words->you;
    const char *name = words_name(words, offer->by), *tile = tile_name(offer->tile);

    switch ((enum win_source)offer->source) {
    case WIN_DUMMY_DISCARD:
        snprintf(out, size, "%s %s %s for Dummy. Claim it?", name, you ? "draw" : "draws", tile);
        break;
    case WIN_REVEALED:
        snprintf(out, size, "%s %s up %s. Take it?", name, you ? "turn" : "turns", tile);
        break;
    case WIN_ROBBED_KONG:
        snprintf(out, size, "%s %s %s to a %s. Rob the %s?", name, you ? "add" : "adds", tile,
                 words->literal ? "triplet" : "pung", words->literal ? "quad" : "kong");
        break;
    default:
        snprintf(out, size, "%s %s %s. Claim it?", name, you ? "discard" : "discards", tile);
        break;
    }
}

static void prompt_dummy(const struct view *view, char *out, size_t size)
{
    int hidden = table_hidden_count(&view->table);

    if (!hidden)
        snprintf(out, size, "Draw from the wall for Dummy");
    else if (!view->table.wall)
        snprintf(out, size, "Turn one of Dummy’s tiles");
    else if (hidden == 1)
        snprintf(out, size, "Turn the last tile, or draw from the wall");
    else
        snprintf(out, size, "Turn one of the %s tiles, or draw from the wall", words_number(hidden));
}

static void prompt_turn(const struct words *words, const struct view *view, char *out, size_t size)
{
    char start[48] = "Your turn";

    if (view->seat != words->you)
        snprintf(start, sizeof start, "%s, your turn", words_name(words, view->seat));
    if (view_find(view, MOVE_WIN))
        snprintf(out, size, "%s: you can win", start);
    else
        snprintf(out, size, "%s: choose a tile to discard", start);
}

/* Nobody at the screen is asked: whose turn it is, in its own words. */
static void prompt_other(const struct words *words, const struct table *table, char *out, size_t size)
{
    bool you = table->turn == words->you;
    const char *name = words_name(words, table->turn);

    if (table->result.outcome != OUTCOME_NONE) {
        words_result(words, table, out, size);
        return;
    }
    switch ((enum phase)table->phase) {
    case PHASE_REMOVE:
        snprintf(out, size, "%s, East, %s the suit to take out", name, you ? "choose" : "chooses");
        break;
    case PHASE_KEEP:
        snprintf(out, size, "%s %s two bonus numbers", name, you ? "choose" : "chooses");
        break;
    case PHASE_DUMMY:
        snprintf(out, size, "%s %s for Dummy", name, you ? "play" : "plays");
        break;
    case PHASE_TURN:
        snprintf(out, size, "%s to play", name);
        break;
    case PHASE_NAME:
        snprintf(out, size, "Waits are being named");
        break;
    default:
        out[0] = '\0';
        break;
    }
}

void words_prompt(const struct words *words, const struct view *view, char *out, size_t size)
{
    if (duel_words_prompt(words, view, out, size))
        return;
    if (!view->move_count) {
        prompt_other(words, &view->table, out, size);
        return;
    }
    if (words->risk && naming_say_prompt(words, view, out, size))
        return;
    switch ((enum phase)view->table.phase) {
    case PHASE_REMOVE:
        snprintf(out, size, "You are East: take one suit out of the match");
        break;
    case PHASE_KEEP:
        snprintf(out, size, "Keep two of these numbers: they are the bonus");
        break;
    case PHASE_TURN:
        prompt_turn(words, view, out, size);
        break;
    case PHASE_CLAIM:
        prompt_claim(words, view, out, size);
        break;
    case PHASE_DUMMY:
        prompt_dummy(view, out, size);
        break;
    case PHASE_TREASURE:
        snprintf(out, size, "Turn up the treasure before you draw?");
        break;
    default:
        out[0] = '\0';
        break;
    }
}

void words_headline(const struct words *words, const struct table *table, char *out, size_t size)
{
    const struct result *result = &table->result;

    if (duel_words_headline(words, table, out, size) || four_words_headline(words, table, out, size))
        return;
    if (result->outcome == OUTCOME_WIN)
        say_win(words, result->winner, result->from, result->source, result->tile, out, size);
    else if (result->outcome == OUTCOME_INVALID)
        naming_say_invalid(words, table, out, size);
    else
        snprintf(out, size, "Nobody wins: the wall is empty");
}

void words_result(const struct words *words, const struct table *table, char *out, size_t size)
{
    words_headline(words, table, out, size);
    size_t used = strlen(out);
    int points = words->risk ? table->result.gain[table->result.winner % SEAT_MOST] : table->result.points;
    char amount[24];

    words_points(points, amount, sizeof amount);
    bool several = table->result.winners & (table->result.winners - 1); /* each hand has its own value */
    if (table->result.outcome == OUTCOME_WIN && !several)
        snprintf(out + used, size - used, ": %s point%s", amount, points == 1 ? "" : "s");
}

const char *words_round(const struct ruleset *rules, bool many)
{
    int place = ruleset_option(rules, OPTION_ROUNDS);
    bool rounds = place >= 0 && !strcmp(rules->options[place].label, "Rounds");

    return rounds ? (many ? "Rounds" : "Round") : (many ? "Hands" : "Hand");
}

void words_progress(const struct table *table, char *out, size_t size)
{
    int round = table->round > 0 ? table->round : 1;

    if (table->rounds)
        snprintf(out, size, "%s %d of %d", words_round(table->rules, false), round, table->rounds);
    else
        snprintf(out, size, "%s round, hand %d", tile_name(table_round_wind(table)), round);
}

void words_removed(const struct table *table, char *out, size_t size)
{
    snprintf(out, size, "%s %s out", suit_name((enum suit)table->removed),
             table->removed == SUIT_BAMBOO ? "is" : "are");
    out[0] = (char)toupper((unsigned char)out[0]);
}

const struct set_names *words_sets(const struct words *words)
{
    static const struct set_names customary = {"Chow", "Pung", "Kong"}, literal = {"Run", "Triplet", "Quad"};
    return words->literal ? &literal : &customary;
}

const struct set_names *words_sets_beside(const struct words *words)
{
    const struct words plain = {.literal = false};
    return words->literal && words->beside ? words_sets(&plain) : NULL;
}

void words_set(const struct words *words, const struct set *set, char *out, size_t size)
{
    switch ((enum set_kind)set->kind) {
    case SET_RUN:
        snprintf(out, size, "Run of %d to %d %s", tile_number(set->tile), tile_number(set->tile) + 2,
                 suit_name(tile_suit(set->tile)));
        break;
    case SET_PUNG:
        snprintf(out, size, "%s of %s", words_sets(words)->pung, tile_name_plural(set->tile));
        break;
    case SET_KONG:
        snprintf(out, size, "%s of %s", words_sets(words)->kong, tile_name_plural(set->tile));
        break;
    default:
        snprintf(out, size, "Pair");
        break;
    }
}

void words_about(const struct words *words, int seat, const char *sentence, char *out, size_t size)
{
    size_t used = 0;
    char whose[40];

    words_whose(words, seat, whose, sizeof whose);
    out[0] = '\0';
    while (*sentence && used + 1 < size) {
        bool word = used == 0 || !isalpha((unsigned char)sentence[-1]);
        size_t length = word && !strncmp(sentence, "your", 4)  ? 4
                        : word && !strncmp(sentence, "you", 3) ? 3
                                                               : 0;
        if (!length || seat == words->you || isalpha((unsigned char)sentence[length])) {
            out[used++] = *sentence++;
            out[used] = '\0';
            continue;
        }
        snprintf(out + used, size - used, "%s", length == 4 ? whose : words_name(words, seat));
        used = strlen(out);
        sentence += length;
    }
}

/* The seat whose wind a sentence names here as an owner ("East's"), and how long that is; SEAT_NONE: none. */
static int named_owner(const struct table *table, const char *sentence, size_t *length)
{
    for (int seat = 0; seat < table->seats; seat++) {
        const char *wind = tile_name(table_wind(table, seat));
        *length = strlen(wind);
        if (!strncmp(sentence, wind, *length) && !strncmp(sentence + *length, "'s", 2)) {
            *length += 2;
            return seat;
        }
    }
    return SEAT_NONE;
}

void words_players(const struct words *words, const struct table *table, const char *sentence, char *out,
                   size_t size)
{
    size_t used = 0, length;

    out[0] = '\0';
    while (*sentence && used + 1 < size) {
        int seat = named_owner(table, sentence, &length);
        if (seat == SEAT_NONE) {
            out[used++] = *sentence++;
            out[used] = '\0';
            continue;
        }
        words_whose(words, seat, out + used, size - used);
        used = strlen(out);
        sentence += length;
    }
}

void words_points(int points, char *out, size_t size)
{
    const char *sign = points < 0 ? "−" : "";
    int whole = abs(points);

    if (whole < 1000)
        snprintf(out, size, "%s%d", sign, whole);
    else
        snprintf(out, size, "%s%d,%03d", sign, whole / 1000, whole % 1000);
}
