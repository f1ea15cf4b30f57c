/* four_hard.c: the strongest opponent at a table of four; see four_hard.h. */
#include "ai/four/four_hard.h"

#include "ai/four/four_explain.h"
#include "ai/four/four_nets.h"
#include "base/check.h"

/* the weight of normal's estimate compared with the network */
enum { ESTIMATE_PART = AI_ONE / 3 };

bool four_hard_plays(const struct view *view)
{
    return four_plays(view) && four_net(&view->table) != NULL;
}

static int find_judged(const struct four_judged *list, int count, struct move move)
{
    int place = 0;
    while (place < count && !move_equal(list[place].move, move))
        place++;
    CHECK(place < count);
    return place;
}

/* Returns normal's reason if normal would make the same move; otherwise how many more points the network
 * expects. */
static struct reason explain(struct four_judge *judge, const struct four_judged *learned, int count)
{
    struct four_judged judged[MOVE_MAX];
    four_judge_moves(judge, false, judged);
    int place = find_judged(judged, count, learned[0].move);
    if (place == 0)
        return four_explain(judge, judged, count, 0);
    const struct four_judged *normal = &learned[find_judged(learned, count, judged[0].move)];
    return reason_more_than(normal->move, learned[0].value - normal->value);
}

int four_hard_moves(const struct four_judge *judge, struct four_judged list[MOVE_MAX])
{
    const struct net *net = four_net(judge->situation.table);
    struct four_move_inputs inputs;
    int count = four_learned_moves(net, judge, 0, FOUR_TURNS_TOLD, &inputs, list);
    four_learned_blend(ESTIMATE_PART, list, count);
    return count;
}

struct move four_hard_choose(const struct view *view, struct reason *reason)
{
    struct four_judge judge;
    struct four_judged list[MOVE_MAX];
    CHECK(view->move_count > 0);
    if (view->move_count == 1) {
        *reason = reason_plain(REASON_ONLY_MOVE);
        return view->moves[0];
    }
    four_judge_init(&judge, view, &four_weights_normal);
    int count = four_hard_moves(&judge, list);
    *reason = explain(&judge, list, count);
    return list[0].move;
}
