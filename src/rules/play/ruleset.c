/* ruleset.c: see ruleset.h. */
#include "rules/play/ruleset.h"

#include <stdio.h>
#include <string.h>

#include "base/check.h"

const struct ruleset *ruleset_find(const char *id)
{
    for (int i = 0; ruleset_list[i]; i++)
        if (!strcmp(ruleset_list[i]->id, id))
            return ruleset_list[i];
    return NULL;
}

int ruleset_place(const struct ruleset *rules)
{
    int place = 0;
    while (ruleset_list[place] != rules)
        CHECK(ruleset_list[place++]);
    return place;
}

int ruleset_option_count(const struct ruleset *rules)
{
    int count = 0;
    while (rules->options[count].name)
        count++;
    CHECK(count <= OPTION_MAX);
    return count;
}

int ruleset_option(const struct ruleset *rules, enum option_key key)
{
    for (int i = 0; rules->options[i].name; i++)
        if (rules->options[i].key == key)
            return i;
    return -1;
}

bool ruleset_has(const struct ruleset *rules, enum option_key key)
{
    return ruleset_option(rules, key) >= 0;
}

const char *ruleset_option_name(const struct ruleset *rules, enum option_key key)
{
    CHECK(ruleset_has(rules, key));
    return rules->options[ruleset_option(rules, key)].name;
}

int ruleset_option_named(const struct ruleset *rules, const char *name)
{
    for (int i = 0; rules->options[i].name; i++)
        if (!strcmp(rules->options[i].name, name))
            return i;
    return -1;
}

void ruleset_defaults(const struct ruleset *rules, int16_t options[OPTION_MAX])
{
    memset(options, 0, OPTION_MAX * sizeof *options);
    for (int i = 0; rules->options[i].name; i++)
        options[i] = rules->options[i].initial;
    for (const struct difference *d = rules->differences; d && (d->option || d->pattern); d++)
        if (d->option)
            options[ruleset_option(rules, (enum option_key)d->option)] = d->value;
}

bool ruleset_counts(const struct ruleset *rules, const int16_t *options, int place)
{
    const struct option *option = &rules->options[place];
    return (!option->needs || ruleset_value(rules, options, (enum option_key)option->needs)) &&
           (!option->unless || !ruleset_value(rules, options, (enum option_key)option->unless));
}

int ruleset_value(const struct ruleset *rules, const int16_t *options, enum option_key key)
{
    int place = ruleset_option(rules, key);
    return place >= 0 && ruleset_counts(rules, options, place) ? options[place] : 0;
}

bool ruleset_plays_flowers(const struct ruleset *rules, const int16_t *options)
{
    return rules->has_flowers &&
           (!ruleset_has(rules, OPTION_FLOWERS) || ruleset_value(rules, options, OPTION_FLOWERS));
}

/* Returns the bool that `value` spells, or -1. */
static int parse_bool(const char *value)
{
    static const char *const on[] = {"on", "true", "yes", "1"}, *const off[] = {"off", "false", "no", "0"};
    for (int i = 0; i < 4; i++) {
        if (!strcmp(value, on[i]))
            return 1;
        if (!strcmp(value, off[i]))
            return 0;
    }
    return -1;
}

/* Returns the number or choice that `value` spells, or -1; then `allowed` lists the allowed ones. */
static int parse_listed(const struct option *option, const char *value, char *allowed, size_t size)
{
    allowed[0] = '\0';
    for (int i = 0; i < OPTION_CHOICES; i++) {
        char number[12];
        const char *name = option->type == OPTION_CHOICE ? option->choices[i] : number;
        if (option->type == OPTION_NUMBER)
            snprintf(number, sizeof number, "%d", option->numbers[i]);
        if (option->type == OPTION_CHOICE ? !name : !option->numbers[i])
            break;
        if (!strcmp(name, value))
            return option->type == OPTION_CHOICE ? i : option->numbers[i];
        size_t used = strlen(allowed);
        snprintf(allowed + used, size - used, "%s%s", i ? ", " : "", name);
    }
    return -1;
}

bool ruleset_set(const struct ruleset *rules, int16_t *options, const char *name, const char *value,
                 struct error *why)
{
    int place = ruleset_option_named(rules, name);
    if (place < 0)
        return error_say(why, tr("{1} has no option \"{2}\""), rules->id, tr_short(name, 40));
    const struct option *option = &rules->options[place];
    char allowed[80] = "on, off";
    int parsed = option->type == OPTION_BOOL ? parse_bool(value)
                                             : parse_listed(option, value, allowed, sizeof allowed);
    if (parsed < 0)
        return error_say(why, tr("option {1} can’t be \"{2}\"; it can be: {3}"), name, tr_short(value, 40),
                         allowed);
    options[place] = (int16_t)parsed;
    return true;
}

const char *ruleset_print(const struct ruleset *rules, const int16_t *options, int place, char out[16])
{
    const struct option *option = &rules->options[place];
    if (option->type == OPTION_BOOL)
        return options[place] ? "on" : "off";
    if (option->type == OPTION_CHOICE)
        return option->choices[options[place]];
    snprintf(out, 16, "%d", options[place]);
    return out;
}

bool ruleset_check(const struct ruleset *rules, const int16_t *options, struct refusal *why)
{
    return !rules->check || rules->check(rules, options, why);
}

int ruleset_seats(const struct ruleset *rules, const int16_t *options)
{
    return rules->seats ? rules->seats(rules, options) : rules->seats_least;
}

const char *ruleset_customary(const struct ruleset *rules, const struct pattern *pattern)
{
    for (const struct customary_name *name = rules->customary; name && name->id; name++)
        if (!strcmp(name->id, pattern->id))
            return name->name;
    return NULL;
}

int ruleset_points(const struct ruleset *rules, const struct pattern *pattern)
{
    for (const struct difference *d = rules->differences; d && (d->option || d->pattern); d++)
        if (d->pattern && !strcmp(d->pattern, pattern->id))
            return d->value;
    return pattern->points;
}

bool ruleset_plays(const struct ruleset *rules, const struct pattern *pattern)
{
    return ruleset_points(rules, pattern) && !(rules->unplayed && !strcmp(rules->unplayed, pattern->id));
}

const struct pattern *ruleset_pattern(const struct ruleset *rules, const char *id)
{
    for (const struct pattern *pattern = ruleset_next_pattern(rules, NULL); pattern;
         pattern = ruleset_next_pattern(rules, pattern))
        if (!strcmp(pattern->id, id))
            return pattern;
    return NULL;
}
