/* drill_record.c: see drill_record.h. */
#include "session/drill/drill_record.h"

#include <limits.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "base/tr.h"
#include "rules/modes/list.h"
#include "session/drill/waits_drill.h"

static const char *const clock_words[] = {"leisure", "timed", NULL};
static const char *const answer_words[] = {"points", "patterns", NULL};
static const char *const suit_words[] = {"characters", "dots", "bamboo", "any", NULL};
static const char *const order_words[] = {"dealt", "sorted", NULL};

#define AT(member) offsetof(struct drill_choice, member)

/* Choices other than part and time limit, by the trainer's name. */
static const struct field choices[] = {
    {NULL, "clock", FIELD_BOOL, AT(timed), 0, 0, clock_words},
    {"points", "answer", FIELD_BOOL, AT(names), 0, 0, answer_words},
    {"waits", "suit", FIELD_WORD, AT(suit), 0, 0, suit_words},
    {"waits", "order", FIELD_BOOL, AT(sorted), 0, 0, order_words},
    {.name = NULL},
};

void drill_record_defaults(struct drill_record *record)
{
    memset(record, 0, sizeof *record);
    for (int drill = 0; drill < DRILLS; drill++) {
        struct drill_choice *choice = &record->choices[drill];
        while (!drill_part_id((enum drill)drill, choice->part))
            choice->part++;
        choice->limits[0] = 2;
    }
    record->choices[DRILL_WAITS].part = 1;
    for (int size = 0; size < WAITS_SIZES; size++)
        record->choices[DRILL_WAITS].limits[size] = 1;
}

const struct ruleset *drill_record_rules(const struct drill_record *record, enum drill drill)
{
    return drill == DRILL_WAITS ? &ruleset_one_suit : ruleset_list[record->choices[drill].part];
}

struct trainer_tally *drill_record_tally(struct drill_record *record, enum drill drill)
{
    return &record->tallies[drill][record->choices[drill].part];
}

int *drill_choice_limit(struct drill_choice *choice, enum drill drill)
{
    return &choice->limits[drill == DRILL_WAITS ? choice->part : 0];
}

int drill_record_limit(const struct drill_record *record, enum drill drill)
{
    struct drill_choice choice = record->choices[drill];
    return drill_limits(drill, choice.part)[*drill_choice_limit(&choice, drill)];
}

struct trainer_tally drill_record_sum(const struct drill_record *record, enum drill drill)
{
    struct trainer_tally sum = {0};
    for (int part = 0; part < DRILL_PARTS; part++)
        trainer_tally_merge(&sum, &record->tallies[drill][part]);
    return sum;
}

/* --- the file ------------------------------------------------------------------------------------- */

static bool take_limit(int *out, enum drill drill, int part, const char *value, struct error *why)
{
    int seconds = 0;
    text_to_int(value, 1, INT_MAX, &seconds);
    for (int i = 0; i < DRILL_LIMITS; i++)
        if (drill_limits(drill, part)[i] == seconds) {
            *out = i;
            return true;
        }
    return error_say(why, tr("limit can’t be \"{1}\""), tr_short(value, 20));
}

static const char *part_name(enum drill drill)
{
    return drill == DRILL_WAITS ? "size" : "mode";
}

static bool take_part(struct drill_choice *choice, enum drill drill, const char *value, struct error *why)
{
    int part = drill_part_find(drill, value);
    if (part < 0)
        return error_say(why, tr("{1} can’t be \"{2}\""), part_name(drill), tr_short(value, 20));
    choice->part = part;
    return true;
}

static bool take_choice(struct drill_record *record, enum drill drill, const char *name, const char *value,
                        struct error *why)
{
    struct drill_choice *choice = &record->choices[drill];
    if (strcmp(name, part_name(drill)) == 0)
        return take_part(choice, drill, value, why);
    if (drill != DRILL_WAITS && strcmp(name, "limit") == 0)
        return take_limit(&choice->limits[0], drill, choice->part, value, why);
    return fields_take(choices, choice, drill_id(drill), name, value, why);
}

static bool take_figure(struct drill_record *record, enum drill drill, const char *id, const char *name,
                        const char *value, struct error *why)
{
    int part = drill_part_find(drill, id);
    if (part < 0)
        return true;
    if (drill == DRILL_WAITS && strcmp(name, "limit") == 0)
        return take_limit(&record->choices[drill].limits[part], drill, part, value, why);
    return fields_take(trainer_tally_fields, &record->tallies[drill][part], "", name, value, why);
}

/* A section has a trainer's choices ("discard") or its results in a part ("discard dueling-tigers"). In
 * 1.0.0 those of the waits were "choice" and "tiles-7". */
static bool take(void *user, const char *section, const char *name, const char *value, struct error *why)
{
    struct drill_record *record = user;
    if (strcmp(section, "choice") == 0)
        return take_choice(record, DRILL_WAITS, name, value, why);
    if (strncmp(section, "tiles-", 6) == 0)
        return take_figure(record, DRILL_WAITS, section + 6, name, value, why);
    for (int drill = 0; drill < DRILLS; drill++) {
        const char *id = drill_id((enum drill)drill);
        size_t length = strlen(id);
        if (strcmp(section, id) == 0)
            return take_choice(record, (enum drill)drill, name, value, why);
        if (strncmp(section, id, length) == 0 && section[length] == ' ')
            return take_figure(record, (enum drill)drill, section + length + 1, name, value, why);
    }
    return true;
}

static bool check(const void *user, struct problem *why)
{
    const struct drill_record *record = user;
    for (int drill = 0; drill < DRILLS; drill++)
        for (int part = 0; part < DRILL_PARTS; part++) {
            if (trainer_tally_is_possible(&record->tallies[drill][part]))
                continue;
            if (drill == DRILL_WAITS)
                return problem_say(why, tr("The figures for {1} tiles don’t add up"), waits_sizes[part]);
            return problem_say(why, tr("The figures for \"{1}\" in {2} don’t add up"),
                               drill_id((enum drill)drill), tr(ruleset_list[part]->name));
        }
    return true;
}

bool drill_record_read(struct drill_record *record, const char *path, struct problem *why)
{
    struct drill_record read = *record;
    bool good = inifile_read(PROBLEM_TRAINER_RECORD, path, take, check, &read, why);
    if (good)
        *record = read;
    return good;
}

static void print_drill(const struct drill_record *record, enum drill drill, struct text *text)
{
    const struct drill_choice *choice = &record->choices[drill];
    bool waits = drill == DRILL_WAITS;
    text_add(text, "\n[%s]\n%s = %s\n", drill_id(drill), part_name(drill),
             drill_part_id(drill, choice->part));
    if (!waits)
        text_add(text, "limit = %d\n", drill_record_limit(record, drill));
    fields_print(choices, choice, drill_id(drill), text);
    for (int part = 0; part < DRILL_PARTS; part++) {
        const char *id = drill_part_id(drill, part);
        if (!id)
            continue;
        text_add(text, "\n[%s %s]\n", drill_id(drill), id);
        if (waits)
            text_add(text, "limit = %d\n", drill_limits(drill, part)[choice->limits[part]]);
        fields_print(trainer_tally_fields, &record->tallies[drill][part], "", text);
    }
}

bool drill_record_write(const struct drill_record *record, const char *path, struct error *why)
{
    struct text text = {0};
    text_add(&text, "# The trainers' record of Dueling Tigers. Times are in milliseconds.\n");
    for (int drill = 0; drill < DRILLS; drill++)
        print_drill(record, (enum drill)drill, &text);
    return text_write(&text, path, why);
}

/* --- its folder ----------------------------------------------------------------------------------- */

bool drill_record_load(struct drill_record *record, const char *folder, struct problem *why)
{
    char path[PROBLEM_PATH];
    struct problem second;
    drill_record_defaults(record);
    snprintf(path, sizeof path, "%s" DRILL_FILE, folder);
    bool good = drill_record_read(record, path, why);
    snprintf(path, sizeof path, "%s" DRILL_FILE_OLDER, folder);
    return drill_record_read(record, path, good ? why : &second) && good;
}

bool drill_record_save(const struct drill_record *record, const char *folder, struct error *why)
{
    char path[PROBLEM_PATH];
    snprintf(path, sizeof path, "%s" DRILL_FILE, folder);
    if (!drill_record_write(record, path, why))
        return false;
    snprintf(path, sizeof path, "%s" DRILL_FILE_OLDER, folder);
    file_remove(path);
    return true;
}
