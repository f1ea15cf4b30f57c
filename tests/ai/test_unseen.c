/*
 * test_unseen.c: which tiles a seat doesn't see: indicators are seen, tiles laid face down aren't.
 */
#include "support/test.h"

#include "ai/ai.h"
#include "ai/unseen.h"
#include "support/position.h"

/* Of four 4z one is the indicator, one is held: two are left. */
TEST(an_indicator_is_seen)
{
    struct position p;
    struct view view;
    uint8_t unseen[TILE_KINDS];
    position_init(&p, "mode tenpai-duel; dora 4z; east 159m159p159s12345z");
    view_init(&view, &p.game, EAST);
    unseen_count(&view, unseen);
    assert_int_equal(unseen[tile_parse("4z")], 2);
}

/* A tile that the other laid face down may be any: it is unseen, and every opponent plays on. */
TEST(a_tile_laid_face_down_is_not_seen)
{
    struct position p;
    struct view view;
    struct rng rng;
    uint8_t unseen[TILE_KINDS];
    position_init(&p, "mode tenpai-duel; dora 4z; ura 4z; east 45m234p678p345s88s3m; "
                      "west 258m147p369s5567z; wall 9p 9s");
    position_play(&p, "lay-down; discard 9p");
    view_init(&view, &p.game, WEST);
    assert_int_equal(view.table.discards[0].tile, TILE_HIDDEN);
    unseen_count(&view, unseen);
    assert_int_equal(unseen[tile_parse("3m")], 4);
    rng_init(&rng, 1);
    for (int level = AI_EASY; level < AI_PERSON + PEOPLE; level++)
        if (level < AI_LEVELS || level >= AI_PERSON)
            assert_true(view_allows(&view, ai_choose((enum ai_level)level, &view, &rng, NULL)));
}
