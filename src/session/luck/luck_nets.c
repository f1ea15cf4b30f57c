/* luck_nets.c: see luck_nets.h. */
#include "session/luck/luck_nets.h"

#include <string.h>

static const struct luck_net nets[] = {
    {"dueling-tigers", &luck_net_tigers, 4, 0.1, 1.6}, {"tenpai-duel", &luck_net_tenpai, 4000, 100, 3200},
    {"one-suit", &luck_net_one_suit, 4, 0.1, 3.4},     {"patterns", &luck_net_patterns, 64, 1, 90},
    {"classic", &luck_net_classic, 16, 0.1, 30},
};

const struct luck_net *luck_net_of(const struct table *table)
{
    for (size_t i = 0; i < sizeof nets / sizeof nets[0]; i++)
        if (!strcmp(nets[i].rules, table->rules->id))
            return &nets[i];
    return NULL;
}
