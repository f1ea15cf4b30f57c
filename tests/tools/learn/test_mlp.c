/* test_mlp.c: the perceptron that learns: its gradient is that of its answers, it learns what it is shown,
 * and the networks that play can be read, learned on and written again. */
#include "support/test.h"
#include <math.h>

#include "base/file.h"
#include "base/rng.h"
#include "support/system.h"
#include "tools/learn/learn.h"

enum { SPARSE = 6, DENSE = 3, SORTS = 2, OUTPUTS = 2, FIRST = NET_STEP, SECOND = 8 };

static const struct net_group flags[] = {{"flags", SPARSE}, {NULL, 0}};
static const struct net_group numbers[] = {{"numbers", DENSE}, {NULL, 0}};
static const struct net_inputs small = {"test_mlp.c", SPARSE, DENSE, SORTS, OUTPUTS, flags, numbers, "none"};

static const struct net_input any = {
    .sort = 1, .on_count = 2, .on = {1, 4}, .dense = {NET_UNIT / 2, -NET_UNIT, 3 * NET_UNIT}};

static double answer(const struct mlp *mlp, int which)
{
    struct mlp_pass pass;
    mlp_forward(mlp, &any, &pass);
    return (double)pass.outputs[which];
}

/* Each number moved by a little changes the answer as the gradient says. */
TEST(test_the_gradient_is_that_of_the_answer)
{
    struct mlp *mlp = mlp_new(&small, FIRST, SECOND, 5);
    struct mlp_pass pass;
    const float slope[OUTPUTS] = {1, 0};
    const float by = 1e-3f;
    int moving = 0;
    for (size_t i = 0; i < mlp->count; i++) /* direct weights and biases begin with 0 */
        mlp->numbers[i] += 0.01f * (float)(i % 7);
    mlp_forward(mlp, &any, &pass);
    mlp_backward(mlp, &any, &pass, slope);
    for (size_t i = 0; i < mlp->count; i++) {
        float was = mlp->numbers[i];
        mlp->numbers[i] = was + by;
        double more = answer(mlp, 0);
        mlp->numbers[i] = was - by;
        double less = answer(mlp, 0);
        mlp->numbers[i] = was;
        double measured = (more - less) / (2 * (double)by);
        if (fabs(measured - (double)mlp->gradient[i]) > 0.01 + 0.02 * fabs(measured))
            fail_msg("number %d: %f by the gradient, %f measured", (int)i, (double)mlp->gradient[i],
                     measured);
        moving += fabs(measured) > 1e-3;
    }
    assert_true(moving > FIRST);
    mlp_free(mlp);
}

/* One of two flags, but not both: no sum of the two says that. */
TEST(test_it_learns_what_no_sum_can_say)
{
    struct mlp *mlp = mlp_new(&small, FIRST, SECOND, 1);
    double off = 0;
    for (int step = 0; step < 600; step++) {
        off = 0;
        for (int i = 0; i < 4; i++) {
            struct net_input input = {.on_count = 0};
            struct mlp_pass pass;
            if (i & 1)
                net_mark(&input, 0);
            if (i & 2)
                net_mark(&input, 1);
            mlp_forward(mlp, &input, &pass);
            float slope[OUTPUTS] = {pass.outputs[0] - (float)(i == 1 || i == 2), 0};
            off += (double)(slope[0] * slope[0]);
            mlp_backward(mlp, &input, &pass, slope);
        }
        mlp_step(mlp, 0.01f, 0, 4);
    }
    assert_true(off < 0.01);
    mlp_free(mlp);
}

/* Rounded to whole numbers it answers the same, but for the rounding. */
TEST(test_it_plays_as_it_learned)
{
    struct mlp *mlp = mlp_new(&small, FIRST, SECOND, 9);
    struct rounded rounded = {.weights = NULL};
    struct net_sums sums;
    int32_t outputs[OUTPUTS];
    for (size_t i = 0; i < mlp->count; i++)
        mlp->numbers[i] += 0.02f * (float)(i % 5);
    mlp_round(mlp, &rounded);
    net_begin(&rounded.net, &sums);
    net_add(&rounded.net, &any, &sums);
    net_finish(&rounded.net, &sums, &any, outputs);
    for (int i = 0; i < OUTPUTS; i++)
        assert_true(fabs((double)outputs[i] / NET_ONE - answer(mlp, i)) < 0.03);
    rounded_free(&rounded);
    mlp_free(mlp);
}

/* Every network of assets/nets, read and written again, is the same file. */
TEST(test_the_networks_that_play_can_be_learned_on)
{
    char folder[512], path[600], copy[600];
    const struct network *network;
    struct error why;
    system_folder(folder, sizeof folder);
    snprintf(copy, sizeof copy, "%s/copy.net", folder);
    for (int n = 0; (network = network_at(n)); n++) {
        size_t size, again;
        snprintf(path, sizeof path, SOURCE_DIR "/assets/nets/%s.net", network_name(network));
        struct mlp *mlp = network_mlp(network, 1);
        if (!mlp_read(mlp, path, &why) || !mlp_write(mlp, copy, &why))
            fail_msg("%s: %s", network_name(network), why.message);
        char *here = file_read(path, &size, &why), *there = file_read(copy, &again, &why);
        assert_int_equal(size, again);
        assert_memory_equal(here, there, size);
        free(here);
        free(there);
        mlp_free(mlp);
    }
    system_remove(folder);
}

/* A file of other sizes is refused with a sentence. */
TEST(test_a_network_of_another_size_is_refused)
{
    struct error why;
    struct mlp *mlp = mlp_new(&small, FIRST, SECOND, 1);
    assert_false(mlp_read(mlp, SOURCE_DIR "/assets/nets/tigers.net", &why));
    assert_true(strlen(why.message) > 0);
    mlp_free(mlp);
}
