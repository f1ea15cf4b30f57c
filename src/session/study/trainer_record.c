/*
 * trainer_record.c: the trainer's record and its file; see trainer_record.h.
 */
#include "session/study/trainer_record.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "base/check.h"
#include "base/file.h"
#include "base/text.h"
#include "session/inifile.h"

const int trainer_limits[TRAINER_SIZES][TRAINER_LIMITS] = {
    {5, 10, 15, 25}, {10, 20, 30, 45}, {20, 35, 50, 75}, {30, 60, 90, 120}};

static const char *const suit_words[] = {"characters", "dots", "bamboo", "any", NULL};
static const char *const clock_words[] = {"leisure", "timed", NULL};
static const char *const order_words[] = {"dealt", "sorted", NULL};

void trainer_record_defaults(struct trainer_record *record)
{
    memset(record, 0, sizeof *record);
    record->size = 1;
    for (int i = 0; i < TRAINER_SIZES; i++)
        record->limits[i] = 1;
}

void trainer_record_add(struct trainer_record *record, int size, bool right, int time)
{
    CHECK(size >= 0 && size < TRAINER_SIZES);
    trainer_tally_add(&record->tallies[size], right, time);
}

int trainer_limit(const struct trainer_record *record)
{
    return trainer_limits[record->size][record->limits[record->size]];
}

/* --- the file ------------------------------------------------------------------------------------- */

static bool take_word(int *out, const char *name, const char *const *words, const char *value,
                      struct error *why)
{
    for (int i = 0; words[i]; i++)
        if (strcmp(value, words[i]) == 0) {
            *out = i;
            return true;
        }
    return error_say(why, tr("{1} cannot be \"{2}\""), name, tr_short(value, 20));
}

/* The place of a size given as "7", or -1. */
static int size_place(const char *word)
{
    int tiles = 0;
    text_to_int(word, 1, TRAINER_TILES, &tiles);
    for (int i = 0; i < TRAINER_SIZES; i++)
        if (trainer_sizes[i] == tiles)
            return i;
    return -1;
}

static bool take_choice(struct trainer_record *record, const char *name, const char *value, struct error *why)
{
    int number = 0;
    bool good = true;
    if (strcmp(name, "size") == 0) {
        number = size_place(value);
        if (number < 0)
            return error_say(why, tr("size must be 4, 7, 10 or 13, not \"{1}\""), tr_short(value, 20));
        record->size = number;
    } else if (strcmp(name, "suit") == 0) {
        good = take_word(&record->suit, name, suit_words, value, why);
    } else if (strcmp(name, "clock") == 0) {
        good = take_word(&number, name, clock_words, value, why);
        record->timed = number;
    } else if (strcmp(name, "order") == 0) {
        good = take_word(&number, name, order_words, value, why);
        record->sorted = number;
    }
    return good;
}

static bool take_limit(struct trainer_record *record, int size, const char *value, struct error *why)
{
    int seconds = 0;
    text_to_int(value, 1, INT_MAX, &seconds);
    for (int i = 0; i < TRAINER_LIMITS; i++)
        if (trainer_limits[size][i] == seconds) {
            record->limits[size] = i;
            return true;
        }
    return error_say(why, tr("limit cannot be \"{1}\" for {2} tiles"), tr_short(value, 20),
                     trainer_sizes[size]);
}

static bool take_tally(struct trainer_record *record, int size, const char *name, const char *value,
                       struct error *why)
{
    if (strcmp(name, "limit") == 0)
        return take_limit(record, size, value, why);
    return trainer_tally_take(&record->tallies[size], name, value, why);
}

static bool take(void *user, const char *section, const char *name, const char *value, struct error *why)
{
    struct trainer_record *record = user;
    int size = strncmp(section, "tiles-", 6) == 0 ? size_place(section + 6) : -1;
    if (strcmp(section, "choice") == 0)
        return take_choice(record, name, value, why);
    return size < 0 || take_tally(record, size, name, value, why);
}

static bool check(const void *user, struct problem *why)
{
    const struct trainer_record *record = user;
    for (int i = 0; i < TRAINER_SIZES; i++)
        if (!trainer_tally_is_possible(&record->tallies[i]))
            return problem_say(why, tr("The figures for {1} tiles don’t add up"), trainer_sizes[i]);
    return true;
}

bool trainer_record_load(struct trainer_record *record, const char *path, struct problem *why)
{
    struct trainer_record loaded;
    trainer_record_defaults(record);
    loaded = *record;
    if (!inifile_read(PROBLEM_TRAINER_RECORD, path, take, check, &loaded, why))
        return false;
    *record = loaded;
    return true;
}

bool trainer_record_save(const struct trainer_record *record, const char *path, struct error *why)
{
    struct text text;
    text_init(&text);
    text_add(&text, "# The trainer's record of Dueling Tigers. Times are in milliseconds.\n\n[choice]\n");
    text_add(&text, "size = %d\nsuit = %s\nclock = %s\norder = %s\n", trainer_sizes[record->size],
             suit_words[record->suit], clock_words[record->timed], order_words[record->sorted]);
    for (int i = 0; i < TRAINER_SIZES; i++) {
        text_add(&text, "\n[tiles-%d]\nlimit = %d\n", trainer_sizes[i], trainer_limits[i][record->limits[i]]);
        trainer_tally_print(&record->tallies[i], &text);
    }
    bool good = file_write(path, text.data, text.size, why);
    text_deinit(&text);
    return good;
}
