/*
 * test_beside.c: who hears a network beside hard plays as hard where the network knows nothing, and as the
 * network where hard counts for next to nothing.
 * Tier: ci
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "ai/tigers/hard.h"
#include "session/arena/arena.h"
#include "tools/foresight/beside.h"
#include "tools/played.h"

enum { DECISIONS_LEAST = 40, MUCH = 100000000 };

/* Expects nothing, or of each move something else that has no reason. */
struct made_up {
    bool knows;
};

static void begin(void *self, const uint16_t *flags, int count)
{
    (void)self;
    (void)flags;
    (void)count;
}

static int32_t expect(void *self, const uint16_t *flags, int count)
{
    const struct made_up *made_up = self;
    uint32_t sum = 0;
    for (int i = 0; i < count; i++)
        sum = (sum + flags[i]) * 2654435761u;
    return made_up->knows ? (int32_t)(sum >> 18) : 0;
}

static void answer(void *self, const uint16_t *flags, int count, int32_t answers[NET_OUTPUTS_MOST])
{
    (void)flags;
    (void)count;
    (void)self;
    for (int i = 0; i < NET_OUTPUTS_MOST; i++)
        answers[i] = 0;
}

struct watched {
    struct made_up made_up;
    int decisions;
};

/* Where both judge single moves, beside the win that hard prefers for being certain. */
static bool is_compared(const struct view *view)
{
    bool hard = view->table.rules->dummy == 0 || hard_can(view);
    return foresight_can(view) && hard && !view_find(view, MOVE_WIN);
}

/* What the network alone holds for best. */
static struct move best_foreseen(const struct foresight_player *player, const struct oracle *oracle,
                                 const struct view *view)
{
    struct ranked ranked[MOVE_MOST];
    assert_true(foresight_rank(player, oracle, view, NULL, ranked) > 0);
    return ranked[0].move;
}

/* Plays as hard does, and looks what would be played beside it. */
static bool watch(void *self, const struct session *session, int seat, struct move *move, struct error *why)
{
    struct watched *watched = self;
    struct oracle oracle = {&watched->made_up, begin, expect, answer};
    struct view view;
    struct rng rng;
    (void)why;
    played_chance(session, seat, &rng);
    session_view(session, seat, &view);
    *move = ai_choose(AI_HARD, &view, &rng, NULL);
    const struct foresight_player player = {.outlook = foresight_outlook(&view.table)};
    assert_true(beside_can(player.outlook));
    if (!is_compared(&view))
        return true;
    watched->decisions++;
    struct move heard = beside_choose(&player, &oracle, watched->made_up.knows ? MUCH : 100, &view, &rng);
    struct move wanted = watched->made_up.knows ? best_foreseen(&player, &oracle, &view) : *move;
    assert_true(move_equal(heard, wanted));
    return true;
}

static void play(const char *mode, bool knows)
{
    struct watched watched = {.made_up = {knows}};
    struct arena arena;
    struct tally tally = {0};
    double value;
    arena_init(&arena, ruleset_find(mode), AI_HARD, AI_HARD);
    arena.sitters[SIDE_A] = arena.sitters[SIDE_B] = (struct sitter){.self = &watched, .choose = watch};
    assert_true(arena_pair(&arena, 7, &tally, &value, NULL));
    assert_true(watched.decisions >= DECISIONS_LEAST);
}

static void without_a_word_it_is_hard(void **state)
{
    (void)state;
    play("dueling-tigers", false);
    play("patterns", false);
    play("classic", false);
}

static void alone_the_network_decides(void **state)
{
    (void)state;
    play("dueling-tigers", true);
    play("patterns", true);
    play("classic", true);
}

static void other_modes_have_no_such_hard(void **state)
{
    (void)state;
    assert_false(beside_can(&outlook_tenpai));
    assert_false(beside_can(&outlook_one_suit));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(without_a_word_it_is_hard),
        cmocka_unit_test(alone_the_network_decides),
        cmocka_unit_test(other_modes_have_no_such_hard),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
