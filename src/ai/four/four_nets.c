/* four_nets.c: the networks for tables of four; see four_nets.h. */
#include "ai/four/four_nets.h"

#include <string.h>

static const struct {
    const char *rules;
    const struct net *net;
} nets[] = {
    {"patterns", &four_net_patterns},
    {"classic", &four_net_classic},
};

/* True if no option but the length of the match differs from the mode's defaults. */
static bool is_usual(const struct table *table)
{
    const struct ruleset *rules = table->rules;
    int16_t usual[OPTION_MAX];
    ruleset_defaults(rules, usual);
    for (int i = 0; i < ruleset_option_count(rules); i++) {
        int key = rules->options[i].key;
        if (table->options[i] != usual[i] && key != OPTION_ROUNDS && key != OPTION_WINDS)
            return false;
    }
    return true;
}

const struct net *four_net(const struct table *table)
{
    for (size_t i = 0; i < sizeof nets / sizeof nets[0]; i++)
        if (!strcmp(nets[i].rules, table->rules->id))
            return is_usual(table) ? nets[i].net : NULL;
    return NULL;
}
