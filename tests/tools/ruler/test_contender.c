/*
 * test_contender.c: the players of the gauntlet of Dueling Tigers are whole, unlike each other, and play as
 * they did when they were frozen.
 * Tier: ci
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/file.h"
#include "session/arena/arena.h"
#include "support/system.h"
#include "tools/policy/policy_whole.h"
#include "tools/ruler/contender.h"
#include "tools/ruler/deals.h"

#define GAUNTLET SOURCE_DIR "/tests/ai/gauntlet/dueling-tigers"

enum { NAMES_MOST = 32 };

static char names[NAMES_MOST][CONTENDER_NAME], folder[512];
static int name_count;

static void take_name(void *user, const char *name)
{
    (void)user;
    assert_true(name_count < NAMES_MOST);
    snprintf(names[name_count++], CONTENDER_NAME, "%.*s", (int)strcspn(name, "."), name);
}

static struct contender find(const char *name)
{
    struct contender contender;
    struct error why;
    if (!contender_find(&contender, grounds, GAUNTLET, name, &why))
        fail_msg("%s", why.message);
    return contender;
}

/* Fails when the code that reads their numbers, or the rules, play otherwise than on the day they were
 * frozen. Then what has changed must be kept for them beside the new, or they must be frozen anew under other
 * names. */
static void test_they_play_as_they_did(void **state)
{
    (void)state;
    struct error why;
    for (int i = 0; i < name_count; i++) {
        struct contender contender;
        assert_true(contender_find(&contender, grounds, GAUNTLET, names[i], &why));
        assert_true(contender.mind != MIND_NOW);
        assert_true(contender.frozen != 0); /* else it may play as it likes */
        if (!contender_is_itself(&contender, &why))
            fail_msg("%s", why.message);
        contender_free(&contender);
    }
}

/* What was asked for: eight at least, no two of them alike. */
static void test_eight_are_unlike(void **state)
{
    (void)state;
    static const char *const asked[] = {"old-hard",  "exact",    "plain",   "old-easy",
                                        "net-alone", "fearless", "fearful", "closed"};
    uint64_t sums[NAMES_MOST];
    for (size_t i = 0; i < sizeof asked / sizeof *asked; i++) {
        struct contender contender = find(asked[i]);
        sums[i] = contender.frozen;
        assert_true(sums[i] != 0);
        contender_free(&contender);
        for (size_t k = 0; k < i; k++)
            assert_true(sums[k] != sums[i]);
    }
}

/* --- what each is for ---------------------------------------------------------------------------- */

struct counted {
    struct contender *contender;
    int claims, offered, riichi;
};

static bool counted_choose(void *self, const struct session *session, int seat, struct move *move,
                           struct error *why)
{
    struct counted *counted = self;
    struct view view;
    (void)why;
    session_view(session, seat, &view);
    *move = contender_choose(counted->contender, session, seat);
    counted->offered += view_find(&view, MOVE_PUNG) || view_find(&view, MOVE_KONG);
    counted->claims += move->kind == MOVE_PUNG || move->kind == MOVE_KONG;
    counted->riichi += move->kind == MOVE_RIICHI;
    return true;
}

/* Forty rounds of the player against itself. */
static struct counted count(const char *name)
{
    struct contender contender = find(name);
    struct counted counted = {&contender, 0, 0, 0};
    struct arena arena;
    struct tally tally = {0};
    double value;
    arena_init(&arena, ruleset_find("dueling-tigers"), AI_NORMAL, AI_NORMAL);
    arena.sitters[0] = arena.sitters[1] = (struct sitter){.self = &counted, .choose = counted_choose};
    for (int i = 0; i < 20; i++)
        assert_true(arena_pair(&arena, deals_known(i), &tally, &value, NULL));
    contender_free(&contender);
    counted.contender = NULL;
    return counted;
}

static void test_each_does_what_it_is_for(void **state)
{
    (void)state;
    struct counted exact = count("exact"), closed = count("closed"), caller = count("caller");
    struct counted plain = count("plain");
    assert_true(closed.offered > 20);
    assert_int_equal(closed.claims, 0);
    assert_true(exact.claims > 0);
    assert_true(caller.claims * exact.offered > 2 * exact.claims * caller.offered);
    assert_true(plain.riichi > 10);
}

/* --- their files --------------------------------------------------------------------------------- */

static void write_player(const char *text)
{
    char path[560];
    struct error why;
    snprintf(path, sizeof path, "%s/made.player", folder);
    assert_true(file_write(path, text, strlen(text), &why));
}

static void expect_refused(const char *text, const char *because)
{
    struct contender contender;
    struct error why = {0};
    write_player(text);
    assert_false(contender_find(&contender, grounds, folder, "made", &why));
    if (!strstr(why.message, because) || !strstr(why.message, "made.player"))
        fail_msg("\"%s\" does not tell of \"%s\"", why.message, because);
}

static void test_a_file_that_leaves_something_to_the_game_is_refused(void **state)
{
    (void)state;
    struct contender contender;
    struct error why;
    expect_refused("# nothing\n", "no mind");
    expect_refused("mind=clever\n", "clever is no mind");
    expect_refused("mind=easy\ncalls=0\n", "1 numbers of 2");
    expect_refused("mind=easy\ncalls=0\ncalls=0\n", "told twice");
    expect_refused("mind=easy\ncalls=0\nslips=0\ntime=3\n", "time=3");
    expect_refused("mind=plain\ntime=3\n", "time=3");
    expect_refused("mind=hard\nnet=nowhere.net\n", "nowhere.net");
    expect_refused("mind=policy\nways=0\n", "ways=0");
    expect_refused("mind=policy\nways=1\nbeside=0\nshared=0\n", "no net");
    expect_refused("mind=policy\nnet=old-hard.net\n", "old-hard.net");
    write_player("mind=easy\ncalls=0\nslips=0\n");
    assert_true(contender_find(&contender, grounds, folder, "made", &why));
    contender_free(&contender);
    assert_false(contender_find(&contender, grounds, folder, "nobody", &why));
    assert_non_null(strstr(why.message, "nobody"));
}

static void write_policy(int ways, int beside, const char *net)
{
    char text[120];
    snprintf(text, sizeof text, "mind=policy\nnet=%s\nways=%d\nbeside=%d\nshared=0\n", net, ways, beside);
    write_player(text);
}

/* A policy plays by the file of its network, in so many ways, at the table it is for. */
static void test_a_policy_can_be_measured(void **state)
{
    (void)state;
    struct policy policy;
    struct net net;
    struct contender contender;
    struct error why;
    char path[560];
    size_t size;
    policy_init(&policy, 1);
    assert_true(policy_load(&policy, SOURCE_DIR "/tests/ai/policy/dueling-tigers"));
    void *numbers = policy_whole_make(&net, policy.actor);
    uint8_t *bytes = net_file_make(&net, &policy_inputs, &size);
    snprintf(path, sizeof path, "%s/kept.net", folder);
    assert_true(file_write(path, bytes, size, &why));
    uint64_t moves[3];
    for (int i = 0; i < 3; i++) {
        write_policy(i ? 6 : 1, i == 2 ? 100 : 0, "kept.net");
        assert_true(contender_find(&contender, grounds, folder, "made", &why));
        assert_int_equal(contender.mind, MIND_POLICY);
        moves[i] = contender.moves;
        contender_free(&contender);
    }
    assert_true(moves[0] != moves[1] && moves[1] != moves[2] && moves[0] != moves[2]);
    assert_false(contender_find(&contender, ground_find("classic"), folder, "made", &why));
    free(bytes);
    free(numbers);
    policy_deinit(&policy);
}

/* Another number is another player, and it is noticed. */
static void test_a_changed_number_is_noticed(void **state)
{
    (void)state;
    struct contender contender;
    struct error why;
    char *text = file_read(GAUNTLET "/exact.player", NULL, &why);
    assert_non_null(text);
    char *at = strstr(text, "\ndanger=700\n");
    assert_non_null(at);
    write_player(text);
    assert_true(contender_find(&contender, grounds, folder, "made", &why));
    assert_true(contender_is_itself(&contender, &why));
    at[strlen("\ndanger=")] = '1';
    write_player(text);
    assert_true(contender_find(&contender, grounds, folder, "made", &why));
    assert_false(contender_is_itself(&contender, &why));
    assert_non_null(strstr(why.message, "does not play as it did"));
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_they_play_as_they_did),
        cmocka_unit_test(test_eight_are_unlike),
        cmocka_unit_test(test_each_does_what_it_is_for),
        cmocka_unit_test(test_a_file_that_leaves_something_to_the_game_is_refused),
        cmocka_unit_test(test_a_policy_can_be_measured),
        cmocka_unit_test(test_a_changed_number_is_noticed),
    };
    file_each(GAUNTLET, ".player", take_name, NULL);
    system_folder(folder, sizeof folder);
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    system_remove(folder);
    return failed;
}
