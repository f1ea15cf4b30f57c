/*
 * test_hidden.c: hidden hands dealt as players hold them: of unseen tiles, tenpai and alive after a Riichi,
 * and on the average as near to tenpai as those of players of all levels.
 */
#include "support/test.h"

#include "ai/hidden.h"
#include "ai/ready_counts.h"
#include "rules/modes/list.h"
#include "session/session.h"
#include "support/match.h"

/* Counts over positions of one mode. */
struct counts {
    int dealt, impossible, hands, declared, dead, ready, shown;
};

static void set_up(struct setup *setup, const struct ruleset *rules, uint64_t seed)
{
    static const uint8_t levels[] = {AI_EASY, AI_NORMAL, AI_HARD, AI_PERSON + 2};
    *setup = (struct setup){.rules = rules, .seed = seed, .rounds = 1};
    ruleset_defaults(rules, setup->options);
    setup->seats = (uint8_t)ruleset_seats(rules, setup->options);
    for (int seat = 0; seat < setup->seats; seat++)
        setup->players[seat] = (struct player){
            .kind = PLAYER_COMPUTER, .level = levels[(seed + (uint64_t)seat) % 4], .name = "Player"};
}

static void check_hand(const struct view *view, const struct hand *hand, int seat, struct counts *counts)
{
    const struct table *table = &view->table;
    struct own own = {.hand = *hand, .drawn = TILE_NONE};
    tile_set waits = table_waits(table, hand, seat);
    assert_int_equal(hand->size, table->hand_sizes[seat]);
    counts->dealt += hand->size % 3 == 1;
    counts->impossible += hand->size % 3 == 1 && !hidden_is_possible(view, seat, hand);
    if (hand->size % 3 != 1 || !(table->riichi[seat] || table->stage.attacker == seat))
        return;
    counts->declared++;
    bool alive = table->stage.attacker == seat && waits;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        alive = alive || legal_can_win_on(table, &own, seat, kind, WIN_DISCARD, NULL);
    counts->dead += !alive;
}

static void check_deals(const struct view *view, uint64_t seed, struct counts *counts)
{
    struct hand hands[SEAT_MAX], again[SEAT_MAX];
    struct rng rng;
    rng_init(&rng, seed);
    hidden_deal(view, &rng, hands);
    rng_init(&rng, seed);
    hidden_deal(view, &rng, again);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        int held = 0;
        for (int seat = 0; seat < view->table.seats; seat++)
            held += seat == view->seat ? 0 : hands[seat].counts[kind];
        assert_in_range(held, 0, table_unseen(&view->table, &view->own, kind));
    }
    for (int seat = 0; seat < view->table.seats; seat++) {
        if (seat == view->seat || seat == view->table.sitting)
            continue;
        assert_memory_equal(&hands[seat], &again[seat], sizeof hands[seat]);
        check_hand(view, &hands[seat], seat, counts);
    }
}

/* How near the others are, as dealt and as it is. */
static void compare(const struct session *session, const struct view *view, struct counts *counts)
{
    static struct view other; /* large */
    uint16_t chance[TILE_KINDS], ready[SEAT_MAX];
    hidden_danger(view, 5, 20, chance, ready);
    for (int seat = 0; seat < view->table.seats; seat++) {
        if (seat == view->seat || seat == view->table.sitting)
            continue;
        session_view(session, seat, &other);
        counts->hands++;
        counts->shown += ready[seat];
        counts->ready += table_own_waits(&view->table, &other.own, seat) ? 1000 : 0;
    }
}

static void play(const struct ruleset *rules, uint64_t seed, struct counts *counts)
{
    static struct view view; /* large */
    struct setup setup;
    set_up(&setup, rules, seed);
    struct session *session = session_new(&setup, NULL);
    for (int move = 0; !session_is_over(session); move++) {
        if (session_awaits_deal(session)) {
            session_deal(session);
            continue;
        }
        int seat = match_asked(session);
        session_view(session, seat, &view);
        if (view.table.phase >= PHASE_TURN && view.table.phase != PHASE_NAME) {
            check_deals(&view, (uint64_t)move, counts);
            if (move % 4 == 0)
                compare(session, &view, counts);
        }
        assert_true(session_play(session, session_think(session, seat, NULL), NULL, NULL));
    }
    session_free(session);
}

TEST(test_hands_are_as_near_to_tenpai_as_players_hold_them)
{
    int declared = 0, dead = 0, dealt = 0, impossible = 0;
    for (const struct ruleset *const *rules = ruleset_list; *rules; rules++) {
        struct counts counts = {0};
        int rounds = (*rules)->seats_most == 4 ? 8 : 60;
        for (int round = 0; round < rounds; round++)
            play(*rules, (uint64_t)(900 + round), &counts);
        declared += counts.declared;
        dead += counts.dead;
        dealt += counts.dealt;
        impossible += counts.impossible;
        print_message("%s: %d hands, tenpai %.1f %% shown, %.1f %% held\n", (*rules)->id, counts.hands,
                      counts.shown / 10. / counts.hands, counts.ready / 10. / counts.hands);
        assert_in_range(counts.shown / counts.hands + 1000, counts.ready / counts.hands + 1000 - 90,
                        counts.ready / counts.hands + 1000 + 90);
    }
    assert_true(declared > 50);
    assert_in_range(dead, 0, declared / 25); /* late in a round hardly any hand may be alive */
    print_message("%d of %d hands could not be\n", impossible, dealt);
    assert_in_range(impossible, 0, dealt / 100);
}

TEST(test_shares_add_up)
{
    struct table table = {.rules = &ruleset_classic};
    for (int size = 1; size <= 13; size += 3)
        for (int turns = 0; turns < 40; turns++) {
            int sum = 0;
            table.hand_sizes[1] = (uint8_t)size;
            table.turns[1] = (uint8_t)turns;
            for (int i = 0; i < READY_CLASSES; i++)
                sum += ready_shares(&table, 1)[i];
            assert_int_equal(sum, 1000);
        }
}
