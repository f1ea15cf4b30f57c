/* four_hard.c: the strongest opponent at a table of four; see four_hard.h. */
#include "ai/four/four_hard.h"

#include <stdio.h>

#include "ai/four/four_explain.h"
#include "ai/four/four_nets.h"
#include "base/check.h"

/* What normal's way of reckoning counts for beside the network. */
enum { RECKONED_PART = AI_ONE / 3 };

bool four_hard_plays(const struct view *view)
{
    return four_plays(view) && four_net(&view->table) != NULL;
}

/* A move in words: "without 5 dots", "the pung". */
static void say_move(struct move move, char *out, size_t size)
{
    switch ((enum move_kind)move.kind) {
    case MOVE_DISCARD:
        snprintf(out, size, "throwing %s", tile_name(tile_kind(move.tile)));
        break;
    case MOVE_CHOW:
        snprintf(out, size, "the run");
        break;
    case MOVE_PUNG:
        snprintf(out, size, "the triplet");
        break;
    case MOVE_KONG:
    case MOVE_KONG_OWN:
        snprintf(out, size, "the four alike");
        break;
    case MOVE_WIN:
        snprintf(out, size, "the win");
        break;
    default:
        snprintf(out, size, "letting the tile go");
        break;
    }
}

static int find_judged(const struct four_judged *list, int count, struct move move)
{
    int place = 0;
    while (place < count && !move_equal(list[place].move, move))
        place++;
    CHECK(place < count);
    return place;
}

/* Where normal would do the same its reason holds; else how many points more are expected than of its move.
 */
static void explain(struct four_judge *judge, const struct four_judged *learned, int count,
                    char reason[AI_REASON])
{
    static const int tenth = AI_ONE / 10;
    struct four_judged judged[MOVE_MOST];
    char other[64];
    four_judge_moves(judge, false, judged);
    int place = find_judged(judged, count, learned[0].move);
    if (place == 0) {
        four_explain(judge, judged, count, 0, reason, AI_REASON);
        return;
    }
    int more = (learned[0].value - learned[find_judged(learned, count, judged[0].move)].value) / tenth;
    say_move(judged[0].move, other, sizeof other);
    snprintf(reason, AI_REASON, "promises %d.%d points more than %s, by what came of such hands", more / 10,
             more % 10, other);
}

int four_hard_moves(const struct four_judge *judge, struct four_judged list[MOVE_MOST])
{
    const struct net *net = four_net(judge->situation.table);
    struct four_told told;
    int count = four_learned_moves(net, judge, 0, FOUR_TURNS_TOLD, &told, list);
    four_learned_blend(RECKONED_PART, list, count);
    return count;
}

struct move four_hard_choose(const struct view *view, char reason[AI_REASON])
{
    struct four_judge judge;
    struct four_judged list[MOVE_MOST];
    CHECK(view->move_count > 0);
    if (view->move_count == 1) {
        snprintf(reason, AI_REASON, "nothing else can be done");
        return view->moves[0];
    }
    four_judge_init(&judge, view, &four_weights_normal);
    int count = four_hard_moves(&judge, list);
    explain(&judge, list, count, reason);
    return list[0].move;
}
