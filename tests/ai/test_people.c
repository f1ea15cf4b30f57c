/*
 * test_people.c: the eight people: each is somebody, keeps the rules of every mode, is stronger than the one
 * before, and has the habits that its card names.
 * Tier: ci
 */
#include "support/test.h"

#include "ai/people.h"
#include "rules/modes/list.h"
#include "support/arena_run.h"

/* What one side did in all its rounds. */
struct seen {
    int could_call, called, declared, rounds, deals_in;
    struct estimate against; /* the other */
};

static enum ai_level person(int place)
{
    return (enum ai_level)(AI_PERSON + place);
}

static bool watch(void *self, const struct session *session, int seat, struct move *move, struct error *why)
{
    static const unsigned claims = 1u << MOVE_CHOW | 1u << MOVE_PUNG | 1u << MOVE_KONG;
    struct seen *seen = self;
    struct view view;
    bool could = false;
    (void)why;
    session_view(session, seat, &view);
    *move = session_think(session, seat, NULL);
    for (int i = 0; i < view.move_count; i++)
        could |= claims >> view.moves[i].kind & 1;
    seen->could_call += could;
    seen->called += claims >> move->kind & 1;
    seen->declared += move->kind == MOVE_RIICHI || move->kind == MOVE_TENPAI;
    return true;
}

static struct seen play(const char *mode, enum ai_level who, enum ai_level other, int pairs)
{
    struct seen seen = {0};
    struct arena arena;
    struct tally tally = {0};
    arena_init(&arena, ruleset_find(mode), who, other);
    arena.sitters[SIDE_A] = (struct sitter){.self = &seen, .choose = watch};
    seen.against = arena_run(&arena, 41, 0, pairs, &tally);
    seen.rounds = (int)tally.seats[SIDE_A];
    seen.deals_in = (int)tally.given[SIDE_A];
    return seen;
}

static enum ai_level named(const char *id)
{
    enum ai_level who = ai_level_parse(id);
    assert_true(person_is(who));
    return who;
}

TEST(test_each_is_somebody)
{
    for (int i = 0; i < PEOPLE; i++) {
        const struct person *one = person_at(person(i));
        assert_true(person_is(person(i)));
        assert_int_equal(ai_level_parse(one->id), person(i));
        assert_string_equal(ai_level_name(person(i)), one->id);
        assert_true(strlen(one->name) >= 3 && strlen(one->name) <= 6);
        for (int k = 0; k < i; k++) {
            const struct person *other = person_at(person(k));
            assert_true(one->name[0] != other->name[0]); /* told apart at a glance */
            assert_true(one->strength > other->strength);
        }
    }
    assert_false(person_is(AI_HARD));
    assert_false(person_is(AI_LEVELS));
}

/* The course of a match stops the program at a move that is not legal. */
TEST(test_all_play_all_modes)
{
    for (const struct ruleset *const *rules = ruleset_list; *rules; rules++)
        for (int i = 0; i + 1 < PEOPLE; i++)
            play((*rules)->id, person(i), person((i + 3) % (PEOPLE - 1)), 4);
}

/* The strongest is hard as it stands, wherever hard plays. */
TEST(test_the_strongest_is_hard)
{
    struct arena arena;
    struct tally tally = {0};
    arena_init(&arena, ruleset_find("dueling-tigers"), named("amara"), AI_HARD);
    struct estimate found = arena_run(&arena, 5, 0, 4, &tally);
    assert_true(found.mean == 0); /* the same deals, the same moves on both sides */
}

/* Those who are four rungs apart are surely apart, in every mode: that much fewer deals can tell. At a table
 * of four rounds take long, so only the lower half of the ladder is looked at. */
TEST(test_the_ladder_holds)
{
    static const char *const modes[] = {"dueling-tigers", "tenpai-duel", "one-suit", "patterns", "classic"};
    static const int pairs[] = {300, 1000, 300, 80, 80};
    for (size_t mode = 0; mode < sizeof modes / sizeof modes[0]; mode++)
        for (int i = 0; i + 4 < PEOPLE - 1 && (mode < 3 || i < 2); i++) {
            struct seen seen = play(modes[mode], person(i + 4), person(i), pairs[mode]);
            if (seen.against.mean - seen.against.margin <= 0)
                fail_msg("%s: %s - %s: %.2f +- %.2f", modes[mode], ai_level_name(person(i + 4)),
                         ai_level_name(person(i)), seen.against.mean, seen.against.margin);
        }
}

static double calls(const char *mode, const char *who)
{
    struct seen seen = play(mode, named(who), AI_NORMAL, 60);
    assert_true(seen.could_call > 100);
    return (double)seen.called / seen.could_call;
}

/* "Calls often" is at least half as often again as "calls seldom", wherever there is something to call. */
TEST(test_kai_calls_much)
{
    assert_true(calls("dueling-tigers", "kai") > 2 * calls("dueling-tigers", "otto"));
    assert_true(calls("dueling-tigers", "kai") > 2 * calls("dueling-tigers", "ravi"));
    assert_true(calls("patterns", "kai") > 1.5 * calls("patterns", "otto"));
    assert_true(calls("classic", "kai") > 1.4 * calls("classic", "otto"));
}

TEST(test_ravi_loves_riichi)
{
    struct seen much = play("dueling-tigers", named("ravi"), AI_NORMAL, 200);
    struct seen usual = play("dueling-tigers", AI_NORMAL, AI_NORMAL, 200);
    assert_true((double)much.declared / much.rounds > 1.25 * usual.declared / usual.rounds);
}

TEST(test_lin_is_careful)
{
    struct seen careful = play("dueling-tigers", named("lin"), AI_NORMAL, 600);
    struct seen usual = play("dueling-tigers", named("otto"), AI_NORMAL, 600);
    assert_true((double)careful.deals_in / careful.rounds < (double)usual.deals_in / usual.rounds);
}
