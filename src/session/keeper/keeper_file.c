/*
 * keeper_file.c: the file of a match with real tiles; see keeper.h and docs/formats.md "A real table".
 *
 * Players are numbers from 1 in the order of play. Every round is a section and is added with keeper_add, so
 * a file with an impossible round is broken.
 */
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "session/inifile.h"
#include "session/keeper/keeper.h"
#include "session/quoted_name.h"

static const char *const kinds[KEPT_KINDS] = {
    [KEPT_WIN] = "win",         [KEPT_DRAW] = "draw",       [KEPT_PREVENTED] = "prevented",
    [KEPT_INVALID] = "invalid", [KEPT_TIME_UP] = "time-up", [KEPT_PENALTY] = "penalty"};

enum value_kind {
    VALUE_SET,     /* uint8_t: bits of seats, "1 3" */
    VALUE_SEATS,   /* uint8_t[SEAT_MAX]: a seat or SEAT_NONE for each, "0 0 2 0" */
    VALUE_FROM,    /* uint8_t: a seat, SEAT_DUMMY or SEAT_NONE, "2" */
    VALUE_POINTS,  /* int32_t[SEAT_MAX] */
    VALUE_NUMBERS, /* uint16_t[SEAT_MAX]: bits of 1 to 9, "147 0 0 0" */
    VALUE_HAND
};

static const struct value {
    const char *name;
    enum value_kind kind;
    size_t offset, size;
} values[] = {
#define VALUE(member, kind)                                                                                  \
#member, kind, offsetof(struct kept_round, member), sizeof((struct kept_round *)0)->member
    {VALUE(winners, VALUE_SET)},   {VALUE(from, VALUE_FROM)},     {VALUE(ready, VALUE_SET)},
    {VALUE(bets, VALUE_SET)},      {VALUE(declared, VALUE_SET)},  {VALUE(liable, VALUE_SEATS)},
    {VALUE(points, VALUE_POINTS)}, {VALUE(waits, VALUE_NUMBERS)}, {VALUE(named, VALUE_NUMBERS)},
    {VALUE(hand, VALUE_HAND)},
};

enum { VALUES = sizeof values / sizeof *values };

/* --- reading ------------------------------------------------------------------------------------------- */

/* A round is added when the next one begins, or at the end. */
struct reader {
    struct keeper *keeper;
    struct kept_round round;
    bool open;
};

/* Reads up to SEAT_MAX numbers; returns how many, or -1. */
static int read_numbers(const char *value, int numbers[SEAT_MAX])
{
    char copy[80], *rest = copy, *word;
    int count = 0;
    if (strlen(value) >= sizeof copy)
        return -1;
    strcpy(copy, value);
    while ((word = text_next_word(&rest))) {
        if (count == SEAT_MAX || !text_to_int(word, -123456789, 123456789, &numbers[count]))
            return -1;
        count++;
    }
    return count;
}

static bool is_within(const int numbers[SEAT_MAX], int count, int low, int high)
{
    for (int i = 0; i < count; i++)
        if (numbers[i] < low || numbers[i] > high)
            return false;
    return count >= 0;
}

/* The bits of the digits of a number, without a 0. */
static uint16_t digits_set(int number)
{
    uint16_t set = 0;
    for (; number; number /= 10)
        set |= (uint16_t)(1u << (number % 10) >> 1);
    return set;
}

static bool take_value(const struct value *into, struct kept_round *round, const char *value)
{
    int numbers[SEAT_MAX] = {0}, count = into->kind == VALUE_HAND ? 0 : read_numbers(value, numbers);
    char *place = (char *)round + into->offset;
    bool good = count >= 0;
    switch (into->kind) {
    case VALUE_SET:
        good = is_within(numbers, count, 1, SEAT_MAX);
        for (int i = 0; good && i < count; i++)
            *(uint8_t *)place |= (uint8_t)(1u << (numbers[i] - 1));
        return good;
    case VALUE_SEATS:
        good = is_within(numbers, count, 0, SEAT_MAX);
        for (int i = 0; good && i < count; i++)
            ((uint8_t *)place)[i] = numbers[i] ? (uint8_t)(numbers[i] - 1) : SEAT_NONE;
        return good;
    case VALUE_FROM:
        good = count == 1 && is_within(numbers, 1, 1, SEAT_DUMMY + 1);
        *(uint8_t *)place = good ? (uint8_t)(numbers[0] - 1) : SEAT_NONE;
        return good;
    case VALUE_POINTS:
        for (int i = 0; good && i < count; i++)
            ((int32_t *)place)[i] = numbers[i];
        return good;
    case VALUE_NUMBERS:
        good = is_within(numbers, count, 0, 123456789);
        for (int i = 0; good && i < count; i++)
            ((uint16_t *)place)[i] = digits_set(numbers[i]);
        return good;
    default:
        return quoted_name_parse(value, place, into->size, NULL);
    }
}

static bool close_round(struct keeper *keeper, const struct reader *reader, struct error *why)
{
    return !reader->open || keeper_add(keeper, &reader->round, why);
}

static bool take_round(struct reader *reader, const char *name, const char *value, struct error *why)
{
    if (strcmp(name, "kind") == 0) {
        int kind = 0;
        while (kind < KEPT_KINDS && strcmp(kinds[kind], value) != 0)
            kind++;
        if (kind == KEPT_KINDS)
            return error_say(why, tr("{1} can’t be \"{2}\""), name, tr_short(value, 20));
        if (!close_round(reader->keeper, reader, why))
            return false;
        reader->round = kept_round_of((enum kept_kind)kind);
        reader->open = true;
    }
    for (int i = 0; i < VALUES; i++)
        if (strcmp(values[i].name, name) == 0)
            return take_value(&values[i], &reader->round, value) ||
                   error_say(why, tr("{1} can’t be \"{2}\""), name, tr_short(value, 20));
    return true;
}

static bool take_match(struct keeper *keeper, const char *name, const char *value, struct error *why)
{
    int number = 0;
    if (strcmp(name, "mode") == 0) {
        const struct ruleset *rules = ruleset_find(value);
        int16_t options[OPTION_MAX];
        if (!rules || keeper->rules)
            return error_say(why, tr("{1} can’t be \"{2}\""), name, tr_short(value, 20));
        ruleset_defaults(rules, options);
        keeper_begin(keeper, rules, options);
    } else if (strncmp(name, "player-", 7) == 0 && text_to_int(name + 7, 1, SEAT_MAX, &number)) {
        return quoted_name_parse(value, keeper->names[number - 1], PLAYER_NAME, why);
    }
    return true;
}

static bool take(void *user, const char *section, const char *name, const char *value, struct error *why)
{
    struct reader *reader = user;
    struct keeper *keeper = reader->keeper;
    struct refusal refusal;
    if (strcmp(section, "match") == 0)
        return take_match(keeper, name, value, why);
    if (!keeper->rules)
        return error_say(why, tr("The file doesn’t start with the mode."));
    if (strcmp(section, "options") == 0 && reader->open) /* the rounds so far fit others */
        return error_say(why, tr("These options don’t fit together."));
    if (strcmp(section, "options") == 0)
        return ruleset_option_named(keeper->rules, name) < 0 ||
               ruleset_set(keeper->rules, keeper->options, name, value, why);
    if (strcmp(section, "round") != 0)
        return true;
    if (!ruleset_check(keeper->rules, keeper->options, &refusal))
        return error_say(why, tr("These options don’t fit together."));
    return take_round(reader, name, value, why);
}

static bool check(const void *user, struct problem *why)
{
    const struct reader *reader = user;
    struct keeper *keeper = reader->keeper;
    if (keeper->rules && !ruleset_check(keeper->rules, keeper->options, &why->refusal))
        return false;
    return close_round(keeper, reader, &why->error);
}

bool keeper_read(struct keeper *keeper, const char *path, struct problem *why)
{
    struct reader reader = {.keeper = keeper};
    memset(keeper, 0, sizeof *keeper);
    if (inifile_read(PROBLEM_REAL_TABLE, path, take, check, &reader, why))
        return true;
    memset(keeper, 0, sizeof *keeper);
    return false;
}

bool keeper_load(struct keeper *keeper, const char *folder, struct problem *why)
{
    char path[PROBLEM_PATH];
    snprintf(path, sizeof path, "%s" KEEPER_FILE, folder);
    return keeper_read(keeper, path, why);
}

/* --- writing ------------------------------------------------------------------------------------------- */

static int set_digits(uint16_t set)
{
    int number = 0;
    for (int digit = 1; digit <= 9; digit++)
        if (set >> (digit - 1) & 1)
            number = number * 10 + digit;
    return number;
}

static void print_value(const struct value *value, const struct kept_round *round, struct text *text)
{
    const char *place = (const char *)round + value->offset;
    text_add(text, "%s =", value->name);
    if (value->kind == VALUE_FROM)
        text_add(text, " %d", *(const uint8_t *)place + 1);
    if (value->kind == VALUE_HAND) {
        text_add(text, " ");
        quoted_name_add(text, place);
    }
    for (int seat = 0; seat < SEAT_MAX; seat++) {
        uint8_t who = ((const uint8_t *)place)[value->kind == VALUE_SEATS ? seat : 0];
        if (value->kind == VALUE_SET && who >> seat & 1)
            text_add(text, " %d", seat + 1);
        if (value->kind == VALUE_SEATS)
            text_add(text, " %d", who == SEAT_NONE ? 0 : who + 1);
        if (value->kind == VALUE_POINTS)
            text_add(text, " %d", (int)((const int32_t *)place)[seat]);
        if (value->kind == VALUE_NUMBERS)
            text_add(text, " %d", set_digits(((const uint16_t *)place)[seat]));
    }
    text_add(text, "\n");
}

/* Writes only the fields that differ from an empty round. */
static void print_round(const struct kept_round *round, struct text *text)
{
    struct kept_round empty = kept_round_of(round->kind);
    text_add(text, "\n[round]\nkind = %s\n", kinds[round->kind]);
    for (int i = 0; i < VALUES; i++)
        if (memcmp((const char *)round + values[i].offset, (const char *)&empty + values[i].offset,
                   values[i].size) != 0)
            print_value(&values[i], round, text);
}

static void print_keeper(const struct keeper *keeper, struct text *text)
{
    char room[16];
    text_add(text, "# A match with real tiles, kept by Dueling Tigers.\n[match]\nmode = %s\n",
             keeper->rules->id);
    for (int seat = 0; seat < ruleset_seats(keeper->rules, keeper->options); seat++) {
        text_add(text, "player-%d = ", seat + 1);
        quoted_name_add(text, keeper->names[seat]);
        text_add(text, "\n");
    }
    text_add(text, "\n[options]\n");
    for (int i = 0; i < ruleset_option_count(keeper->rules); i++)
        text_add(text, "%s = %s\n", keeper->rules->options[i].name,
                 ruleset_print(keeper->rules, keeper->options, i, room));
    for (int i = 0; i < keeper->count; i++)
        print_round(&keeper->rounds[i], text);
}

bool keeper_save(const struct keeper *keeper, const char *folder, struct error *why)
{
    char path[PROBLEM_PATH];
    struct text text = {0};
    snprintf(path, sizeof path, "%s" KEEPER_FILE, folder);
    if (keeper->rules)
        print_keeper(keeper, &text);
    return text_write(&text, path, why);
}
