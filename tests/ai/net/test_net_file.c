/* test_net_file.c: what is written of a network is what is read, and it knows what it was fitted to. */
#include "support/test.h"

#include "ai/four/four_learned.h"
#include "ai/four/four_nets.h"
#include "ai/tigers/learned.h"
#include "base/file.h"

static int sum(const struct net_group *groups)
{
    int count = 0;
    for (; groups->count; groups++)
        count += groups->count;
    return count;
}

/* 579 and 52, and 1,060 and 75, as docs/opponents.md has it. */
TEST(test_the_list_holds_every_input)
{
    assert_int_equal(sum(feature_inputs.flags), 579);
    assert_int_equal(sum(feature_inputs.numbers), 52);
    assert_int_equal(feature_inputs.sparse, 579);
    assert_int_equal(feature_inputs.dense, 52);
    assert_int_equal(sum(four_inputs.flags), 1060);
    assert_int_equal(sum(four_inputs.numbers), 75);
    assert_int_equal(four_inputs.sparse, 1060);
    assert_int_equal(four_inputs.dense, 75);
}

/* A list of two groups, of which the test changes one thing at a time. */
static uint64_t hash_of(const char *first, int count, const char *second, const char *number,
                        const char *rest)
{
    const struct net_group flags[] = {{first, count}, {second, 3}, {NULL, 0}};
    const struct net_group numbers[] = {{number, 1}, {NULL, 0}};
    const struct net_inputs inputs = {.flags = flags, .numbers = numbers, .rest = rest};
    return net_inputs_hash(&inputs);
}

TEST(test_every_change_of_the_list_is_another_sum)
{
    uint64_t usual = hash_of("held", 3, "seen", "turns /8", "wins");
    assert_true(usual == hash_of("held", 3, "seen", "turns /8", "wins"));
    assert_true(usual != hash_of("held by kind", 3, "seen", "turns /8", "wins"));
    assert_true(usual != hash_of("held", 4, "seen", "turns /8", "wins"));
    assert_true(usual != hash_of("seen", 3, "held", "turns /8", "wins"));
    assert_true(usual != hash_of("held", 3, "seen", "turns /4", "wins"));
    assert_true(usual != hash_of("held", 3, "seen", "turns /8", "loses"));
}

/* The network of Dueling Tigers, with a list in which one input has another unit. */
TEST(test_a_changed_list_wants_a_new_network)
{
    size_t size;
    struct net_inputs changed = feature_inputs;
    struct net_group numbers[32];
    struct net_file file;
    struct error why;
    char *bytes = file_read(SOURCE_DIR "/assets/nets/tigers.net", &size, &why);
    assert_non_null(bytes);
    assert_true(net_file_read((uint8_t *)bytes, size, &feature_inputs, &file, &why));
    int count = 0;
    do
        numbers[count] = feature_inputs.numbers[count];
    while (feature_inputs.numbers[count++].count);
    numbers[2].words = "the tile of the move: chance *8";
    changed.numbers = numbers;
    assert_false(net_file_read((uint8_t *)bytes, size, &changed, &file, &why));
    assert_non_null(strstr(why.message, "other inputs than those of src/ai/tigers/features.h"));
    free(bytes);
}

static const struct net_group one_flag[] = {{"lit", 1}, {NULL, 0}},
                              one_number[] = {{"how much", 1}, {NULL, 0}};

/* A network of 1 and 1 inputs with the greatest and smallest numbers in it. */
TEST(test_numbers_come_back)
{
    static int16_t weights[2 * NET_STEP], second[NET_STEP], last[2] = {-1, 256}, direct[4] = {1, -2, 3, -4};
    static int32_t bias[NET_STEP], second_bias[1] = {INT32_MIN}, last_bias[2] = {INT32_MAX, -65537};
    const struct net_inputs inputs = {.source = "here",
                                      .sparse = 1,
                                      .dense = 1,
                                      .sorts = 2,
                                      .outputs = 2,
                                      .flags = one_flag,
                                      .numbers = one_number,
                                      .rest = ""};
    const struct net net = {1,    1,      NET_STEP,    1,    2,         weights,
                            bias, second, second_bias, last, last_bias, direct};
    size_t size;
    struct net_file file;
    weights[0] = INT16_MIN, weights[63] = INT16_MAX;
    uint8_t *bytes = net_file_make(&net, &inputs, &size);
    assert_true(net_file_read(bytes, size, &inputs, &file, NULL));
    assert_int_equal(file.first, NET_STEP);
    assert_int_equal(file.second, 1);
    const uint8_t *at = file.numbers;
    for (int i = 0; i < 2 * NET_STEP; i++)
        assert_int_equal(net_file_weight(&at), weights[i]);
    for (int i = 0; i < NET_STEP; i++)
        assert_int_equal(net_file_bias(&at), 0);
    for (int i = 0; i < NET_STEP; i++)
        assert_int_equal(net_file_weight(&at), 0);
    assert_int_equal(net_file_bias(&at), INT32_MIN);
    for (int i = 0; i < 2; i++)
        assert_int_equal(net_file_weight(&at), last[i]);
    assert_int_equal(net_file_bias(&at), INT32_MAX);
    assert_int_equal(net_file_bias(&at), -65537);
    for (int i = 0; i < 4; i++)
        assert_int_equal(net_file_weight(&at), direct[i]);
    assert_ptr_equal(at + NET_FILE_CHECKSUM, bytes + size);
    free(bytes);
}

/* The program plays by the very numbers of the files: made into a file again, they are the same. */
TEST(test_the_program_holds_the_files)
{
    const struct {
        const char *path;
        const struct net *net;
        const struct net_inputs *inputs;
    } nets[] = {{SOURCE_DIR "/assets/nets/tigers.net", &learned_net, &feature_inputs},
                {SOURCE_DIR "/assets/nets/four-classic.net", &four_net_classic, &four_inputs},
                {SOURCE_DIR "/assets/nets/four-patterns.net", &four_net_patterns, &four_inputs}};
    for (int i = 0; i < 3; i++) {
        size_t size, again;
        char *bytes = file_read(nets[i].path, &size, NULL);
        uint8_t *made = net_file_make(nets[i].net, nets[i].inputs, &again);
        assert_non_null(bytes);
        assert_int_equal(again, size);
        assert_memory_equal(made, bytes, size);
        free(made);
        free(bytes);
    }
}
