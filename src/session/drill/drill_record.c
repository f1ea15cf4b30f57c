/*
 * drill_record.c: the record and its file; see drill_record.h.
 */
#include "session/drill/drill_record.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "base/check.h"
#include "base/file.h"
#include "base/tr.h"
#include "session/inifile.h"

static const char *const clock_words[] = {"leisure", "timed"}, *const answer_words[] = {"points", "patterns"};

void drill_record_defaults(struct drill_record *record)
{
    memset(record, 0, sizeof *record);
    for (int drill = 0; drill < DRILLS; drill++) {
        struct drill_choice *choice = &record->choices[drill];
        while (!drill_plays((enum drill)drill, ruleset_list[choice->mode]))
            choice->mode++;
        choice->limit = 2;
    }
}

const struct ruleset *drill_record_rules(const struct drill_record *record, enum drill drill)
{
    return ruleset_list[record->choices[drill].mode];
}

struct trainer_tally *drill_record_tally(struct drill_record *record, enum drill drill)
{
    return &record->tallies[drill][record->choices[drill].mode];
}

int drill_record_limit(const struct drill_record *record, enum drill drill)
{
    return drill_limits[drill][record->choices[drill].limit];
}

struct trainer_tally drill_record_sum(const struct drill_record *record, enum drill drill)
{
    struct trainer_tally sum = {0};
    for (int mode = 0; mode < DRILL_MODES; mode++)
        trainer_tally_merge(&sum, &record->tallies[drill][mode]);
    return sum;
}

/* --- the file ------------------------------------------------------------------------------------- */

static bool take_word(bool *out, const char *name, const char *const words[2], const char *value,
                      struct error *why)
{
    for (int i = 0; i < 2; i++)
        if (strcmp(value, words[i]) == 0) {
            *out = i;
            return true;
        }
    return error_say(why, tr("{1} cannot be \"{2}\""), name, tr_short(value, 20));
}

static bool take_limit(struct drill_choice *choice, enum drill drill, const char *value, struct error *why)
{
    int seconds = 0;
    text_to_int(value, 1, INT_MAX, &seconds);
    for (int i = 0; i < DRILL_LIMITS; i++)
        if (drill_limits[drill][i] == seconds) {
            choice->limit = i;
            return true;
        }
    return error_say(why, tr("limit cannot be \"{1}\""), tr_short(value, 20));
}

static bool take_mode(struct drill_choice *choice, enum drill drill, const char *value, struct error *why)
{
    const struct ruleset *rules = ruleset_find(value);
    if (!rules || !drill_plays(drill, rules))
        return error_say(why, tr("mode cannot be \"{1}\""), tr_short(value, 20));
    choice->mode = drill_mode(rules);
    return true;
}

static bool take_choice(struct drill_record *record, enum drill drill, const char *name, const char *value,
                        struct error *why)
{
    struct drill_choice *choice = &record->choices[drill];
    if (strcmp(name, "mode") == 0)
        return take_mode(choice, drill, value, why);
    if (strcmp(name, "clock") == 0)
        return take_word(&choice->timed, name, clock_words, value, why);
    if (strcmp(name, "limit") == 0)
        return take_limit(choice, drill, value, why);
    return strcmp(name, "answer") != 0 || take_word(&choice->names, name, answer_words, value, why);
}

/* A section is a trainer's choices ("discard") or its figures in a mode ("discard dueling-tigers"). */
static bool take(void *user, const char *section, const char *name, const char *value, struct error *why)
{
    struct drill_record *record = user;
    for (int drill = 0; drill < DRILLS; drill++) {
        const char *id = drill_id((enum drill)drill);
        size_t length = strlen(id);
        if (strcmp(section, id) == 0)
            return take_choice(record, (enum drill)drill, name, value, why);
        if (strncmp(section, id, length) != 0 || section[length] != ' ')
            continue;
        const struct ruleset *rules = ruleset_find(section + length + 1);
        return !rules || trainer_tally_take(&record->tallies[drill][drill_mode(rules)], name, value, why);
    }
    return true;
}

static bool check(const void *user, struct problem *why)
{
    const struct drill_record *record = user;
    for (int drill = 0; drill < DRILLS; drill++)
        for (int mode = 0; mode < DRILL_MODES; mode++)
            if (!trainer_tally_is_possible(&record->tallies[drill][mode]))
                return problem_say(why, tr("The figures for \"{1}\" in {2} don’t add up"),
                                   drill_id((enum drill)drill), tr(ruleset_list[mode]->name));
    return true;
}

bool drill_record_load(struct drill_record *record, const char *path, struct problem *why)
{
    struct drill_record loaded;
    drill_record_defaults(record);
    loaded = *record;
    if (!inifile_read(PROBLEM_TRAINER_RECORD, path, take, check, &loaded, why))
        return false;
    *record = loaded;
    return true;
}

static void print_drill(const struct drill_record *record, enum drill drill, struct text *text)
{
    const struct drill_choice *choice = &record->choices[drill];
    text_add(text, "\n[%s]\nmode = %s\nclock = %s\nlimit = %d\n", drill_id(drill),
             ruleset_list[choice->mode]->id, clock_words[choice->timed], drill_limits[drill][choice->limit]);
    if (drill == DRILL_POINTS)
        text_add(text, "answer = %s\n", answer_words[choice->names]);
    for (int mode = 0; mode < DRILL_MODES; mode++) {
        if (!drill_plays(drill, ruleset_list[mode]))
            continue;
        text_add(text, "\n[%s %s]\n", drill_id(drill), ruleset_list[mode]->id);
        trainer_tally_print(&record->tallies[drill][mode], text);
    }
}

bool drill_record_save(const struct drill_record *record, const char *path, struct error *why)
{
    struct text text;
    text_init(&text);
    text_add(&text, "# The trainers' record of Dueling Tigers. Times are in milliseconds.\n");
    for (int drill = 0; drill < DRILLS; drill++)
        print_drill(record, (enum drill)drill, &text);
    bool good = file_write(path, text.data, text.size, why);
    text_deinit(&text);
    return good;
}
