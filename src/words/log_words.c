/*
 * log_words.c: see log_words.h.
 */
#include "words/log_words.h"

#include "words/words.h"

enum { PART = 60, WORTH = 1000 };

/* Returns "East" for a seat, "the dummy" for SEAT_DUMMY. */
static const char *say_seat(const struct table *table, int seat)
{
    if (seat == SEAT_DUMMY)
        return tr("the dummy");
    if (seat == SEAT_NONE)
        return tr("nobody");
    return words_tile((uint8_t)(TILE_EAST + seat_parse(table_seat_name(table, seat), SEAT_MAX)));
}

/* Writes and returns "5 dots (5p)", "East wind (1z)". */
static const char *say_tile(uint8_t tile, char out[PART])
{
    char text[3];
    if (tile >= TILE_COUNT)
        return tr("a tile");
    tile_print(tile, text);
    tr_say(out, PART, tile_is_wind(tile) ? tr("{1} wind ({2})") : tr("{1} ({2})"), words_tile(tile), text);
    return out;
}

/* Writes and returns "14m", or "nothing". */
static const char *say_kinds(tile_set kinds, char out[PART])
{
    out[0] = '\0';
    tile_append_kinds(kinds, out, PART);
    return kinds ? out : tr("nothing");
}

static tile_set suit_kinds(const struct table *table, unsigned numbers)
{
    int suit = table_option(table, OPTION_SUIT);
    return (tile_set)(numbers & 0x1ff) << (9 * suit);
}

static void say_deal(const struct event *event, const struct table *table, char out[LOG_WORDS_LINE])
{
    const char *dealer = say_seat(table, event->seat);
    if (table->sitting == SEAT_NONE)
        tr_say(out, LOG_WORDS_LINE, tr("Round {1}, {2} deals"), event->number, dealer);
    else
        tr_say(out, LOG_WORDS_LINE, tr("Round {1}, {2} deals, {3} sits out"), event->number, dealer,
               say_seat(table, table->sitting));
}

/* {1} is the player, {2} the tile, {3} its owner or the other tile. */
static const char *const sentences[EVENT_KINDS] = {
    [EVENT_KEEP] = N_("{1} keeps {2} and {3} as bonus indicators"),
    [EVENT_DRAW] = N_("{1} draws {2}"),
    [EVENT_REPLACEMENT] = N_("{1} draws from the back of the wall: {2}"),
    [EVENT_FLOWER] = N_("{1} lays out {2}"),
    [EVENT_RIICHI] = N_("{1} declares Riichi"),
    [EVENT_TENPAI] = N_("{1} declares tenpai"),
    [EVENT_DISCARD] = N_("{1} discards {2}"),
    [EVENT_CHOW] = N_("{1} claims {2} from {3} for a chow"),
    [EVENT_PUNG] = N_("{1} claims {2} from {3} for a pung"),
    [EVENT_KONG_OFFERED] = N_("{1} tries to make a kong with {2}, which may be robbed"),
    [EVENT_DUMMY_DISCARD] = N_("{1} draws {2} for the dummy"),
    [EVENT_TREASURE] = N_("{1} reveals the treasure, {2}"),
    [EVENT_DORA] = N_("Another indicator is revealed: {2}"),
    [EVENT_LAY_DOWN] = N_("{1} lays {2} face down and draws again"),
    [EVENT_DECLARE] = N_("{1} declares a win on {2}"),
};

/* Returns the sentence with run, triplet and quad; NULL if it names no set. */
static const char *literal_sentence(const struct event *event)
{
    switch (event->kind) {
    case EVENT_CHOW:
        return N_("{1} claims {2} from {3} for a run");
    case EVENT_PUNG:
        return N_("{1} claims {2} from {3} for a triplet");
    case EVENT_KONG:
        return event->number == MELD_KONG_CLOSED  ? N_("{1} lays out a concealed quad of {2}")
               : event->number == MELD_KONG_ADDED ? N_("{1} adds {2} to a triplet, for a quad")
                                                  : N_("{1} claims {2} from {3} for a quad");
    case EVENT_KONG_OFFERED:
        return N_("{1} tries to make a quad with {2}, which may be robbed");
    case EVENT_WIN:
        return event->number == WIN_ROBBED_KONG ? N_("{1} wins by robbing {3}’s quad of {2}") : NULL;
    default:
        return NULL;
    }
}

/* Returns the sentence for an event whose number distinguishes cases. */
static const char *sentence_by_number(const struct event *event)
{
    if (event->kind == EVENT_KONG && event->number == MELD_KONG_CLOSED)
        return N_("{1} lays out a closed kong of {2}");
    if (event->kind == EVENT_KONG && event->number == MELD_KONG_ADDED)
        return N_("{1} adds {2} to a pung, for a kong");
    if (event->kind == EVENT_KONG)
        return N_("{1} claims {2} from {3} for a kong");
    if (event->kind == EVENT_GUESS)
        return event->number ? N_("{1} guesses {2} and {3}: right") : N_("{1} guesses {2} and {3}: wrong");
    if (event->kind == EVENT_TURN)
        return event->number ? N_("{1} reveals a replacement tile, {2}") : N_("{1} reveals {2}");
    return sentences[event->kind];
}

/* A win by its source: {1} wins with {2}, which was {3}'s. */
static const char *const wins[WIN_SOURCES] = {
    [WIN_SELF_DRAW] = N_("{1} wins by self-draw with {2}"),
    [WIN_REPLACEMENT] = N_("{1} wins on a replacement tile, {2}"),
    [WIN_DISCARD] = N_("{1} wins on {3}’s discard of {2}"),
    [WIN_ROBBED_KONG] = N_("{1} wins by robbing {3}’s kong of {2}"),
    [WIN_DUMMY_DISCARD] = N_("{1} wins on the dummy’s discard of {2}"),
    [WIN_REVEALED] = N_("{1} wins on a tile of the dummy’s row, {2}"),
};

bool log_words_event(const struct event *event, const struct table *table, char out[LOG_WORDS_LINE])
{
    char words[PART], other[PART];
    bool two = event->kind == EVENT_KEEP || event->kind == EVENT_GUESS;
    const char *who = say_seat(table, event->seat), *tile = say_tile(event->tile, words);
    const char *third = two ? say_tile(event->other, other) : say_seat(table, event->from);
    const char *sentence = words_are_literal(table->rules) ? literal_sentence(event) : NULL;

    if (!sentence)
        sentence = event->kind == EVENT_WIN ? wins[event->number] : sentence_by_number(event);

    if (event->kind == EVENT_DEAL)
        say_deal(event, table, out);
    else if (event->kind == EVENT_REMOVE)
        tr_say(out, LOG_WORDS_LINE, tr("{1} removes the suit of {2}"), who, words_suit(event->number));
    else if (event->kind == EVENT_REVEAL)
        tr_say(out, LOG_WORDS_LINE, tr("{1} reveals tile {2} of the dummy’s row: {3}"), who, event->number,
               tile);
    else if (event->kind == EVENT_NAME)
        tr_say(out, LOG_WORDS_LINE, tr("{1} names {2}"), who,
               say_kinds(suit_kinds(table, event->number | (unsigned)event->other << 8), words));
    else if (sentence)
        tr_say(out, LOG_WORDS_LINE, tr(sentence), tr_spare(who), tr_spare(tile), tr_spare(third));
    else
        return false;
    return true;
}

void log_words_hand(const struct view *view, int seat, char out[LOG_WORDS_LINE])
{
    uint8_t tiles[HAND_MAX + 8];
    char text[2 * (HAND_MAX + 8) + 1] = "";
    int count = hand_list(&view->hands[seat], tiles);
    count += tile_flowers(view->table.flowers[seat], tiles + count);
    tile_append_list(tiles, count, text, sizeof text);
    tr_say(out, LOG_WORDS_LINE, tr("{1} holds {2}"), say_seat(&view->table, seat), text);
}

void log_words_indicator(const struct table *table, char out[LOG_WORDS_LINE])
{
    char tile[PART];
    tr_say(out, LOG_WORDS_LINE, tr("The indicator is {1}"), say_tile(table->dora.shown[0], tile));
}

/* --- results ------------------------------------------------------------------------------------- */

/* Appends a sentence to a paragraph. The last one must have its own full stop. */
static void add_sentence(struct text *out, const char *sentence)
{
    text_add(out, "%s%s", out->size ? tr(". ") : "", sentence);
}

/* Writes "East 3, South 5". */
static void say_scores(const struct table *table, char out[LOG_WORDS_LINE])
{
    char parts[SEAT_MAX][PART];
    const char *scores[SEAT_MAX];
    for (int seat = 0; seat < table->seats; seat++) {
        tr_say(parts[seat], PART, tr("{1} {2}"), say_seat(table, seat), table->scores[seat]);
        scores[seat] = parts[seat];
    }
    tr_list(out, LOG_WORDS_LINE, TR_COMMA, scores, table->seats);
}

/* Writes the value of a hand: "4 points for 2 han 30 fu". */
static void say_value(const struct table *table, const struct score *score, char out[PART])
{
    int points = score->points;
    if (score->fu)
        tr_say(out, PART, tr_many("{1} point for {2} han {3} fu", "{1} points for {2} han {3} fu", points),
               points, score->han, score->fu);
    else if (score->han)
        tr_say(out, PART, tr_many("{1} point for {2} han", "{1} points for {2} han", points), points,
               score->han);
    else if (table->rules->counts_faan)
        tr_say(out, PART, tr_many("{1} point for {2} faan", "{1} points for {2} faan", points), points,
               score->faan);
    else
        tr_say(out, PART, tr_many("{1} point", "{1} points", points), points);
}

/* The same with the patterns: "2 points: All Pungs 1, Self-Picked 1". */
static void say_worth(const struct table *table, const struct score *score, char out[WORTH])
{
    char value[PART], list[WORTH], parts[SCORE_LINES_MAX][PART];
    const char *patterns[SCORE_LINES_MAX];
    say_value(table, score, value);
    for (int i = 0; i < score->line_count; i++) {
        tr_say(parts[i], PART, tr("{1} {2}"), tr(score->lines[i].pattern->name), score->lines[i].points);
        patterns[i] = parts[i];
    }
    tr_list(list, sizeof list, TR_COMMA, patterns, score->line_count);
    if (score->line_count)
        tr_say(out, WORTH, tr("{1}: {2}"), value, list);
    else
        tr_say(out, WORTH, "{1}", value);
}

/* Adds who pays for a hand although it wasn't their tile. */
static void add_liable(const struct table *table, int winner, struct text *out)
{
    char line[LOG_WORDS_LINE];
    int liable = table->result.liable[winner];
    if (liable == SEAT_NONE)
        return;
    if (liable == winner)
        tr_say(line, sizeof line, tr("Each pays for it: {1}"), tr(table->rules->liability));
    else
        tr_say(line, sizeof line, tr("{1} pays for it: {2}"), say_seat(table, liable),
               tr(table->rules->liability));
    add_sentence(out, line);
}

static void add_winner(const struct table *table, const struct score *score, struct text *out)
{
    static const char *const worth_more[WIN_SOURCES] = {
        [WIN_SELF_DRAW] = N_("Round {5}: {1} wins by self-draw with {2}, {4}"),
        [WIN_REPLACEMENT] = N_("Round {5}: {1} wins on a replacement tile, {2}, {4}"),
        [WIN_DISCARD] = N_("Round {5}: {1} wins on {3}’s discard of {2}, {4}"),
        [WIN_ROBBED_KONG] = N_("Round {5}: {1} wins by robbing {3}’s kong of {2}, {4}"),
        [WIN_DUMMY_DISCARD] = N_("Round {5}: {1} wins on the dummy’s discard of {2}, {4}"),
        [WIN_REVEALED] = N_("Round {5}: {1} wins on a tile of the dummy’s row, {2}, {4}"),
    };
    static const char robbed_quad[] = N_("Round {5}: {1} wins by robbing {3}’s quad of {2}, {4}");
    const struct result *result = &table->result;
    bool literal = result->source == WIN_ROBBED_KONG && words_are_literal(table->rules);
    char tile[PART], worth[WORTH], line[LOG_WORDS_LINE + WORTH];
    say_worth(table, score, worth);
    tr_say(line, sizeof line, tr(literal ? robbed_quad : worth_more[result->source]),
           say_seat(table, result->winner), say_tile(result->tile, tile),
           tr_spare(say_seat(table, result->from)), worth, table->round);
    add_sentence(out, line);
    add_liable(table, result->winner, out);
}

/* Adds the others who won on the same tile. */
static void add_winners_too(const struct view *view, struct text *out)
{
    const struct table *table = &view->table;
    for (int i = 1; i < table->seats; i++) {
        int seat = (table->result.winner + i) % table->seats;
        struct win win;
        struct score score;
        char worth[WORTH], line[LOG_WORDS_LINE + WORTH];
        if (!view_result_of(view, seat, &win, &score))
            continue;
        say_worth(table, &score, worth);
        tr_say(line, sizeof line, tr("{1} also wins, {2}"), say_seat(table, seat), worth);
        add_sentence(out, line);
        add_liable(table, seat, out);
    }
}

/* Returns why nobody won round {1}: {2} guessed a wait of {3}, or {4} was declared on; {5} are the waits, if
 * known. */
static const char *no_win_sentence(const struct table *table, bool waits)
{
    switch ((enum outcome)table->result.outcome) {
    case OUTCOME_PREVENTED:
        return waits ? tr("Round {1}: {2} guesses a wait of {3} and prevents the win (the waits: {5})")
                     : tr("Round {1}: {2} guesses a wait of {3} and prevents the win");
    case OUTCOME_INVALID:
        return tr("Round {1}: nobody wins, the declaration on {4} is invalid");
    case OUTCOME_VOID:
        return waits ? tr("Round {1}: void, time is up (the waits: {5})") : tr("Round {1}: void, time is up");
    default:
        break;
    }
    if (table->wall)
        return tr("Round {1}: a draw, nobody declared");
    return waits ? tr("Round {1}: a draw, the wall is empty (the waits: {5})")
                 : tr("Round {1}: a draw, the wall is empty");
}

static void add_no_win(const struct table *table, const tile_set *waits, struct text *out)
{
    const struct result *result = &table->result;
    char tile[PART], kinds[PART], line[LOG_WORDS_LINE];
    tr_say(line, sizeof line, no_win_sentence(table, waits), table->round,
           tr_spare(say_seat(table, result->from)), tr_spare(say_seat(table, table->stage.attacker)),
           tr_spare(say_tile(result->tile, tile)), tr_spare(waits ? say_kinds(*waits, kinds) : ""));
    add_sentence(out, line);
}

/* Adds which of its waits every seat named. */
static void add_names(const struct table *table, struct text *out)
{
    const struct result *result = &table->result;
    char named[PART], waits[PART], line[LOG_WORDS_LINE];
    for (int seat = 0; seat < table->seats; seat++) {
        if (!(result->naming.named_by >> seat & 1))
            continue;
        tr_say(line, sizeof line, tr("{1} named {2} of {3}"), say_seat(table, seat),
               say_kinds(suit_kinds(table, result->naming.named[seat]), named),
               say_kinds(suit_kinds(table, result->naming.waits[seat]), waits));
        add_sentence(out, line);
    }
}

void log_words_round(const struct view *view, const tile_set *waits, struct text *out)
{
    const struct table *table = &view->table;
    struct win win;
    struct score score;
    char scores[LOG_WORDS_LINE], line[LOG_WORDS_LINE];
    if (view_result(view, &win, &score)) {
        add_winner(table, &score, out);
        add_winners_too(view, out);
    } else {
        add_no_win(table, waits, out);
    }
    add_names(table, out);
    say_scores(table, scores);
    tr_say(line, sizeof line, tr("Scores: {1}."), scores);
    add_sentence(out, line);
}

/* Writes "East and South share the first place."; "A tie." if all do. */
static void say_level(const struct table *table, char out[LOG_WORDS_LINE])
{
    const char *names[SEAT_MAX];
    char shared[LOG_WORDS_LINE];
    for (int seat = 0; seat < table->seats; seat++)
        names[seat] = say_seat(table, seat);
    if (words_shared_by(table, names, SEAT_NONE, shared, sizeof shared))
        tr_say(out, LOG_WORDS_LINE, tr("{1}."), shared);
    else
        tr_say(out, LOG_WORDS_LINE, tr("A tie."));
}

void log_words_match(const struct table *table, int winner, struct text *out)
{
    char scores[LOG_WORDS_LINE], line[LOG_WORDS_LINE];
    say_scores(table, scores);
    tr_say(line, sizeof line,
           tr_many("Match over after {1} round: {2}", "Match over after {1} rounds: {2}", table->round),
           table->round, scores);
    add_sentence(out, line);
    if (winner == SEAT_NONE)
        say_level(table, line);
    else
        tr_say(line, sizeof line, tr("{1} wins."), say_seat(table, winner));
    add_sentence(out, line);
}
