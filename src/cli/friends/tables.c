/* tables.c: `tigers tables`: the tables on the network. */
#include <stdio.h>

#include "cli/command.h"
#include "net/finding.h"
#include "rules/play/ruleset.h"
#include "words/words.h"

enum { PATIENCE = 1000 /* milliseconds */ };

static void print(const struct found_table *found)
{
    const struct table_notice *notice = &found->notice;
    const struct ruleset *rules = ruleset_find(notice->mode);
    char line[WORDS_LINE], where[ADDRESS_TEXT + 8];
    snprintf(where, sizeof where, "%s:%d", found->address, notice->port);
    tr_say(line, sizeof line,
           tr_many("{1}  {2}, {3}, {4} free seat", "{1}  {2}, {3}, {4} free seats", notice->free), where,
           notice->name, rules ? tr(rules->name) : notice->mode, notice->free);
    puts(line);
}

int tables_list(void)
{
    struct found_table found[FOUND_MAX];
    command_speak();
    int count = finding_ask(found, PATIENCE);
    for (int i = 0; i < count; i++)
        print(&found[i]);
    if (!count)
        puts(tr("No table was found on this network."));
    return command_finish(count ? EXIT_FINE : EXIT_BAD_DATA);
}

int command_tables(int argc, char **argv)
{
    int status;
    return command_plain(argc, argv, &status) ? tables_list() : status;
}
