/*
 * rules.c: `tigers rules`: lists the modes, or the options and patterns of one.
 */
#include <stdio.h>
#include <string.h>

#include "cli/command.h"
#include "cli/commands/batch.h"
#include "cli/wire/wire.h"
#include "rules/play/ruleset.h"

/* Returns possible value number `choice` of an option as text; NULL after the last. */
static const char *option_choice(const struct option *option, int choice, char number[16])
{
    static const char *const switches[] = {"on", "off"};
    if (option->type == OPTION_BOOL)
        return choice < 2 ? switches[choice] : NULL;
    if (choice == OPTION_CHOICES)
        return NULL;
    if (option->type == OPTION_CHOICE)
        return option->choices[choice];
    snprintf(number, 16, "%d", option->numbers[choice]);
    return option->numbers[choice] ? number : NULL;
}

static void print_seats(const struct ruleset *rules)
{
    if (rules->seats_least == rules->seats_most)
        printf("%d players", rules->seats_least);
    else
        printf("%d to %d players", rules->seats_least, rules->seats_most);
}

static void print_mode(const struct ruleset *rules)
{
    printf("%s: %s, ", rules->id, rules->name);
    print_seats(rules);
    printf("\n");
}

static void print_option(const struct ruleset *rules, int place)
{
    const struct option *option = &rules->options[place];
    int16_t defaults[OPTION_MAX];
    char number[16];
    const char *choice;
    ruleset_defaults(rules, defaults);
    printf("  %s=%s\n      one of:", option->name, ruleset_print(rules, defaults, place, number));
    for (int i = 0; (choice = option_choice(option, i, number)); i++)
        printf(" %s", choice);
    if (option->needs)
        printf(" (used only if %s is on)", ruleset_option_name(rules, (enum option_key)option->needs));
    if (option->unless)
        printf(" (used only if %s is none)", ruleset_option_name(rules, (enum option_key)option->unless));
    printf("\n      %s\n", option->help);
}

static void print_patterns(const struct ruleset *rules)
{
    const char *unit = rules->has_dora      ? "their han in a closed hand"
                       : rules->counts_faan ? "their faan"
                                            : "their points";
    int wide = 20;
    for (const struct pattern *pattern = NULL; (pattern = ruleset_next_pattern(rules, pattern));)
        wide = (int)strlen(pattern->id) > wide ? (int)strlen(pattern->id) : wide;
    printf("\nPatterns and %s:\n", unit);
    for (const struct pattern *pattern = NULL; (pattern = ruleset_next_pattern(rules, pattern));)
        if (ruleset_plays(rules, pattern))
            printf("  %-*s %3d  %s\n", wide, pattern->id, ruleset_points(rules, pattern), pattern->what);
}

static void print_rules(const struct ruleset *rules)
{
    print_mode(rules);
    printf("\nOptions with their defaults:\n");
    for (int i = 0; i < ruleset_option_count(rules); i++)
        print_option(rules, i);
    print_patterns(rules);
}

static cJSON *mode_object(const struct ruleset *rules)
{
    cJSON *object = cJSON_CreateObject();
    cJSON_AddStringToObject(object, "id", rules->id);
    cJSON_AddStringToObject(object, "name", rules->name);
    cJSON *seats = cJSON_AddArrayToObject(object, "seats");
    for (int seats_count = rules->seats_least; seats_count <= rules->seats_most; seats_count++)
        cJSON_AddItemToArray(seats, cJSON_CreateNumber(seats_count));
    return object;
}

/* Returns the possible values in the form of views: true and false, numbers, or texts. */
static cJSON *option_values(const struct option *option)
{
    cJSON *list = cJSON_CreateArray();
    char number[16];
    const char *choice;
    for (int i = 0; (choice = option_choice(option, i, number)); i++) {
        cJSON *value = option->type == OPTION_BOOL     ? cJSON_CreateBool(i == 0)
                       : option->type == OPTION_NUMBER ? cJSON_CreateNumber(option->numbers[i])
                                                       : cJSON_CreateString(choice);
        cJSON_AddItemToArray(list, value);
    }
    return list;
}

static cJSON *option_object(const struct ruleset *rules, int place)
{
    static const char *const types[] = {
        [OPTION_BOOL] = "bool", [OPTION_NUMBER] = "number", [OPTION_CHOICE] = "choice"};
    const struct option *option = &rules->options[place];
    int16_t defaults[OPTION_MAX];
    ruleset_defaults(rules, defaults);
    cJSON *object = cJSON_CreateObject();
    cJSON_AddStringToObject(object, "name", option->name);
    cJSON_AddStringToObject(object, "type", types[option->type]);
    cJSON_AddItemToObject(object, "values", option_values(option));
    cJSON_AddItemToObject(object, "default", wire_option(rules, defaults, place));
    enum option_key needs = (enum option_key)option->needs;
    cJSON_AddItemToObject(object, "needs",
                          needs ? cJSON_CreateString(ruleset_option_name(rules, needs)) : cJSON_CreateNull());
    enum option_key unless = (enum option_key)option->unless;
    cJSON_AddItemToObject(object, "unless",
                          unless ? cJSON_CreateString(ruleset_option_name(rules, unless))
                                 : cJSON_CreateNull());
    cJSON_AddStringToObject(object, "help", option->help);
    return object;
}

static cJSON *rules_object(const struct ruleset *rules)
{
    cJSON *object = mode_object(rules);
    cJSON *options = cJSON_AddArrayToObject(object, "options");
    for (int i = 0; i < ruleset_option_count(rules); i++)
        cJSON_AddItemToArray(options, option_object(rules, i));
    cJSON *patterns = cJSON_AddArrayToObject(object, "patterns");
    for (const struct pattern *pattern = NULL; (pattern = ruleset_next_pattern(rules, pattern));) {
        if (!ruleset_plays(rules, pattern))
            continue;
        cJSON *entry = cJSON_CreateObject();
        cJSON_AddStringToObject(entry, "id", pattern->id);
        cJSON_AddStringToObject(entry, "name", pattern->name);
        if (ruleset_customary(rules, pattern))
            cJSON_AddStringToObject(entry, "customary", ruleset_customary(rules, pattern));
        cJSON_AddNumberToObject(entry, "points", ruleset_points(rules, pattern));
        cJSON_AddStringToObject(entry, "what", pattern->what);
        cJSON_AddItemToArray(patterns, entry);
    }
    return object;
}

static void list_modes(bool json)
{
    for (int i = 0; ruleset_list[i]; i++) {
        if (json)
            batch_print(mode_object(ruleset_list[i]));
        else
            print_mode(ruleset_list[i]);
    }
}

int command_rules(int argc, char **argv)
{
    bool json = false;
    const struct flag flags[] = {{"json", .on = &json}, {0}};
    int status, at = command_options(argc, argv, flags, &status);
    if (!at)
        return status;
    if (at + 1 < argc)
        return command_usage(argv[0], "takes one mode at a time");
    const struct ruleset *rules = at < argc ? ruleset_find(argv[at]) : NULL;
    if (at < argc && !rules)
        return command_usage(argv[0], "unknown mode %s: tigers rules lists the modes", argv[at]);
    if (!rules)
        list_modes(json);
    else if (json)
        batch_print(rules_object(rules));
    else
        print_rules(rules);
    return command_finish(EXIT_FINE);
}
