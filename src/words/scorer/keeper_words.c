/* keeper_words.c: see keeper_words.h. */
#include "words/scorer/keeper_words.h"

#include "base/mark.h"

const char *kept_kind_words(enum kept_kind kind)
{
    static const char *const names[KEPT_KINDS] = {
        [KEPT_WIN] = N_("A win"),           [KEPT_DRAW] = N_("A draw"),
        [KEPT_PREVENTED] = N_("Prevented"), [KEPT_INVALID] = N_("Not valid"),
        [KEPT_TIME_UP] = N_("Time is up"),  [KEPT_PENALTY] = N_("A penalty")};
    return tr(names[kind]);
}

/* Writes the names of a set of players. */
static void name_all(const struct keeper *keeper, unsigned seats, char *out, size_t size)
{
    const char *names[SEAT_MAX];
    int count = 0;
    for (int seat = 0; seat < SEAT_MAX; seat++)
        if (seats >> seat & 1)
            names[count++] = keeper->names[seat];
    tr_list(out, size, TR_AND, names, count);
}

static void say_win(const struct keeper *keeper, const struct kept_round *round, const char *who, char *out,
                    size_t size)
{
    if (round->from == SEAT_DUMMY)
        tr_say(out, size, tr("{1} wins on a tile of the dummy’s"), who);
    else if (round->winners >> round->from & 1)
        tr_say(out, size, tr("{1} wins by self-draw"), who);
    else
        tr_say(out, size, tr("{1} wins on {2}’s tile"), who, keeper->names[round->from]);
}

void kept_round_words(const struct keeper *keeper, const struct kept_round *round, char *out, size_t size)
{
    char who[WORDS_LINE];
    unsigned shown = round->kind == KEPT_WIN       ? round->winners
                     : round->kind == KEPT_INVALID ? round->declared
                                                   : round->ready;
    if (round->kind == KEPT_PENALTY) {
        shown = 0;
        for (int seat = 0; seat < SEAT_MAX; seat++)
            shown |= (unsigned)(round->points[seat] < 0) << seat;
    }
    name_all(keeper, shown, who, sizeof who);
    if (round->kind == KEPT_WIN)
        say_win(keeper, round, who, out, size);
    else if (round->kind == KEPT_PENALTY)
        tr_say(out, size, tr("A penalty for {1}"), who);
    else if (round->kind == KEPT_INVALID)
        tr_say(out, size, tr("{1} declares a hand that isn’t complete"), who);
    else if (round->kind == KEPT_PREVENTED)
        tr_say(out, size, tr("A wait is guessed: the win is prevented"));
    else if (round->kind == KEPT_DRAW && round->ready)
        tr_say(out, size, tr("A draw. Waiting: {1}"), who);
    else
        tr_say(out, size, "{1}", kept_kind_words((enum kept_kind)round->kind));
}

void kept_changes_words(const struct keeper *keeper, const int32_t changes[SEAT_MAX], char *out, size_t size)
{
    char each[SEAT_MAX][WORDS_LINE], change[WORDS_AMOUNT];
    const char *list[SEAT_MAX];
    int count = 0;
    for (int seat = 0; seat < SEAT_MAX; seat++) {
        if (!changes[seat])
            continue;
        words_change(changes[seat], change, sizeof change);
        tr_say(each[count], sizeof each[0], tr_in("a player, a change of the score", "{1} {2}"),
               keeper->names[seat], change);
        list[count] = each[count];
        count++;
    }
    out[0] = '\0';
    if (count)
        tr_list(out, size, TR_COMMA, list, count);
}

/* --- the table ----------------------------------------------------------------------------------------- */

/* Appends a value in quotes; quotes in it are doubled. */
static void add_value(struct text *text, const char *value)
{
    text_add(text, text->size && text->data[text->size - 1] != '\n' ? ",\"" : "\"");
    for (; *value; value++)
        text_add(text, *value == '"' ? "\"\"" : "%c", *value);
    text_add(text, "\"");
}

static void add_numbers(struct text *text, const int32_t *numbers, int count)
{
    for (int i = 0; i < count; i++)
        text_add(text, ",%d", (int)numbers[i]);
}

static void add_head(const struct keeper *keeper, int seats, struct text *text)
{
    const char *const heads[] = {tr_in("a column", "Round"), tr("East"), tr_in("a column", "Result"),
                                 tr_in("a column", "Hand")};
    char words[WORDS_LINE];
    for (int i = 0; i < 4; i++)
        add_value(text, heads[i]);
    for (int seat = 0; seat < 2 * seats; seat++) {
        tr_say(words, sizeof words, seat < seats ? tr("{1}: change") : tr("{1}: score"),
               keeper->names[seat % seats]);
        add_value(text, words);
    }
    text_add(text, "\r\n");
}

void keeper_csv(const struct keeper *keeper, struct text *text)
{
    struct table table;
    int seats = ruleset_seats(keeper->rules, keeper->options);
    add_head(keeper, seats, text);
    for (int i = 0; i < keeper->count; i++) {
        const struct kept_round *round = &keeper->rounds[i];
        char words[WORDS_LINE];
        int32_t changes[SEAT_MAX];
        keeper_table(keeper, i, &table);
        text_add(text, "%d", table.round);
        add_value(text, keeper->names[table.dealer]);
        kept_round_words(keeper, round, words, sizeof words);
        add_value(text, words);
        add_value(text, round->hand);
        keeper_changes(keeper, i, changes);
        add_numbers(text, changes, seats);
        keeper_table(keeper, i + 1, &table);
        add_numbers(text, table.scores, seats);
        text_add(text, "\r\n");
    }
}
