/*
 * test_stories.c: the stories of how tiles came where they are, in positions made by hand: claims and kongs,
 * discards with Riichi, what is held, bonus numbers and the treasure.
 */
#include "support/test.h"

#include "sdl/table/facts/tile_facts.h"
#include "support/position.h"

#define PLAIN "option indicators off; "
#define JUNK  "159m159p1234567z"

/* What the player on `seat` (an onlooker: SEAT_NONE), who sits nearest, knows of the tile with that key. */
static struct tile_facts told(const struct position *p, int seat, uint32_t key, const char *tile)
{
    struct words words = {.names = {"Ann", "Ben", "Cleo", "Dan"}, .you = seat};
    static struct view view;
    const struct sprite sprite = {.key = key, .tile = tile_parse(tile)};
    struct tile_facts facts;
    view_init(&view, &p->game, seat);
    tile_facts(&words, &view, seat == SEAT_NONE ? 0 : seat, &sprite, &facts);
    return facts;
}

/* What is known of a tile in a meld of the player at that side: TABLE_OWN, or 1 for the opponent of two. */
static struct tile_facts told_of_meld(const struct position *p, int seat, int side, int meld,
                                      const char *tile)
{
    return told(p, seat, SPRITE_KEY(PLACE_MELD, side * 8 + meld, 0), tile);
}

static struct tile_facts told_of_discard(const struct position *p, int seat, int index)
{
    char tile[3];
    tile_print(p->game.table.discards[index].tile, tile);
    return told(p, seat, SPRITE_KEY(PLACE_DISCARD, index, 0), tile);
}

TEST(a_set_says_whose_discard_made_it)
{
    struct position p;
    position_init(&p, PLAIN "east " JUNK "8p; west 555m28m25p123466z; wall 9p 4z");
    position_play(&p, "discard 5m; pung");
    assert_string_equal(told_of_meld(&p, WEST, TABLE_OWN, 0, "5m").story,
                        "Pung of 5 characters, made with Ann’s discard on turn 1");
    assert_string_equal(told_of_meld(&p, EAST, 1, 0, "5m").story,
                        "Pung of 5 characters, made with your discard on turn 1");
    position_play(&p, "discard 2m; reveal 0; discard 9p; reveal 1; kong 5m");
    assert_string_equal(
        told_of_meld(&p, WEST, TABLE_OWN, 0, "5m").story,
        "Kong of 5 characters, made with Ann’s discard on turn 1, the fourth tile added later");
    assert_string_equal(
        told_of_meld(&p, EAST, 1, 0, "5m").story,
        "Kong of 5 characters, made with your discard on turn 1, the fourth tile added later");
    position_init(&p, PLAIN "east 1111z123789m46m77z; back 9p");
    position_play(&p, "kong 1z");
    assert_string_equal(told_of_meld(&p, EAST, TABLE_OWN, 0, "1z").story, "Closed kong of East");
}

/* Both of East's 4m were claimed, one for each run: which is in which nobody can say. */
TEST(of_two_alike_no_turn_is_told)
{
    struct position p;
    position_init(&p, "mode classic; option flowers off; east 44m7m258p369s1234z9p; south 23m56m147p556677z; "
                      "west 258m369p147s123z4z; north 369m147p258s1234z; wall 1z2z3z");
    position_play(&p, "discard 4m; chow 2m");
    assert_string_equal(told_of_meld(&p, SOUTH_OF_FOUR, TABLE_OWN, 0, "4m").story,
                        "Run of 2 to 4 characters, 4 characters from Ann’s discard on turn 1");
    position_play(&p, "discard 1p; discard 1z; discard 2z; discard 4m; chow 4m");
    assert_string_equal(told_of_meld(&p, SOUTH_OF_FOUR, TABLE_OWN, 1, "4m").story,
                        "Run of 4 to 6 characters, 4 characters from Ann’s discard");
    assert_string_equal(told_of_meld(&p, EAST, 1, 1, "4m").story,
                        "Run of 4 to 6 characters, 4 characters from your discard");
}

TEST(a_discard_says_that_it_declared)
{
    struct position p;
    position_init(&p, PLAIN "east 123789m123p46m77z8p; west 258m258p1234567z; dummy 23z; wall 7z9p");
    position_play(&p, "riichi 8p; reveal 0; discard 7z");
    assert_string_equal(told_of_discard(&p, EAST, 0).story, "You discarded it with Riichi on turn 1");
    assert_string_equal(told_of_discard(&p, WEST, 0).story, "Ann discarded it with Riichi on turn 1");
    assert_string_equal(told_of_discard(&p, WEST, 1).story,
                        "You discarded it straight from the draw on turn 1");
    assert_string_equal(told_of_discard(&p, EAST, 1).story,
                        "Ben discarded it straight from the draw on turn 1");
    /* What is turned in the dummy's row is no discard, what is drawn for it is. */
    assert_string_equal(told(&p, EAST, SPRITE_KEY(PLACE_ROW, 0, 0), "2z").story,
                        "Revealed in the dummy’s row: not a discard");
}

TEST(what_is_drawn_for_the_dummy_says_by_whom)
{
    struct position p;
    position_init(&p, PLAIN "east " JUNK "8p; west 258m258p1122334z; wall 9p");
    position_play(&p, "discard 8p; dummy-draw");
    assert_string_equal(told_of_discard(&p, EAST, 1).story, "You drew it for the dummy on turn 1");
    assert_string_equal(told_of_discard(&p, WEST, 1).story, "Ann drew it for the dummy on turn 1");
}

/* Who sees a hand is told how many of the kind are in it, if it is not one's own single tile. */
TEST(a_hand_says_how_many_it_holds)
{
    struct position p;
    position_init(&p, PLAIN "east 555m19m159p12345z8p; west 258m258p1234567z");
    assert_string_equal(told(&p, EAST, SPRITE_KEY(PLACE_OWN, 0, 0), "5m").story, "You hold three of these");
    assert_string_equal(told(&p, EAST, SPRITE_KEY(PLACE_OWN, 3, 0), "1m").story, "");
    assert_string_equal(told(&p, EAST, SPRITE_KEY(PLACE_OTHER, 0, 1), "5m").story, "");
    p.game.table.result.outcome = OUTCOME_DRAW; /* all hands lie open */
    p.game.table.phase = PHASE_OVER;
    assert_string_equal(told(&p, EAST, SPRITE_KEY(PLACE_OTHER, 0, 1), "5m").story, "Ben holds it");
    assert_string_equal(told(&p, WEST, SPRITE_KEY(PLACE_OTHER, 0, 1), "5m").story,
                        "Ann holds three of these");
}

TEST(bonus_numbers_and_the_treasure_say_what_counts)
{
    struct position p;
    position_init(&p, "east " JUNK "8p; west 258m258p1122334z; aside 2s6s9s4s");
    position_play(&p, "keep 2 6");
    assert_string_equal(told(&p, EAST, SPRITE_KEY(PLACE_INDICATOR, 0, 0), "2s").story,
                        "Bonus 2 and 6: 3 points if one is in every set and the pair");
    assert_string_equal(told(&p, WEST, SPRITE_KEY(PLACE_INDICATOR, 1, 0), "6s").story,
                        "Bonus 2 and 6: 3 points if one is in every set and the pair");
    assert_string_equal(told(&p, WEST, SPRITE_KEY(PLACE_INDICATOR, 2, 0), "4s").story,
                        "The treasure: each suit tile numbered 4 counts");
}
