/* whole_oracle.c: the network that plays; see whole_oracle.h. */
#include "ai/foresight/whole_oracle.h"

static void begin(void *self, const uint16_t *flags, int count)
{
    struct whole_oracle *asked = self;
    net_begin(asked->net, &asked->table);
    net_add_flags(asked->net, flags, count, &asked->table);
}

static int32_t expect(void *self, const uint16_t *flags, int count)
{
    const struct whole_oracle *asked = self;
    struct net_sums sums = asked->table;
    net_add_flags(asked->net, flags, count, &sums);
    return net_first_output(asked->net, &sums) * asked->unit;
}

static void answer(void *self, const uint16_t *flags, int count, int32_t answers[NET_OUTPUTS_MOST])
{
    static const struct net_input nothing;
    const struct whole_oracle *asked = self;
    struct net_sums sums = asked->table;
    net_add_flags(asked->net, flags, count, &sums);
    net_finish(asked->net, &sums, &nothing, answers);
}

struct oracle whole_oracle(struct whole_oracle *asked, const struct net *net, const struct outlook *outlook)
{
    asked->net = net;
    asked->unit = outlook->unit;
    return (struct oracle){.self = asked, .begin = begin, .expect = expect, .answer = answer};
}
