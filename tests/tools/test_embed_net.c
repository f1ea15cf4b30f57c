/*
 * test_embed_net.c: the build takes the networks of assets/nets/ and stops at a file that is not right.
 * Tier: ci
 */
#define TEST_OWN_MAIN
#include "support/test.h"

#include "base/file.h"
#include "support/child.h"
#include "support/system.h"

/* Where the parts of a file stand; see docs/training.md. */
enum {
    AT_MAGIC = 0,
    AT_VERSION = 8,
    AT_SPARSE = 12,
    AT_FIRST = 20,
    AT_SORTS = 32,
    AT_SUM = 36,
    AT_NUMBERS = 44
};

#define AGAIN ": train the network again (docs/training.md, Networks as files)"

struct file {
    char *bytes;
    size_t size;
};

static char net_path[512], source_path[512];

static struct file load(const char *name)
{
    char path[512];
    struct file file;
    struct error why;
    snprintf(path, sizeof path, SOURCE_DIR "/assets/nets/%s.net", name);
    file.bytes = file_read(path, &file.size, &why);
    assert_non_null(file.bytes);
    return file;
}

/* Has the program embed what stands in the test's own file; what it says on standard error is for the caller
 * to free. */
static char *embed(const char *name, int *status)
{
    char command[2048], said[560];
    snprintf(said, sizeof said, "%s.said", net_path);
    snprintf(command, sizeof command, "'%s' %s '%s' '%s'", EMBED_NET, name, net_path, source_path);
    file_remove(source_path);
    *status = child_run(command, NULL, NULL, said);
    char *text = file_read(said, NULL, NULL);
    assert_non_null(text);
    file_remove(said);
    return text;
}

/* The file is refused with that sentence, and no source is made of it. */
static void expect_refused(const char *name, const struct file *file, const char *sentence)
{
    char whole[1024];
    int status;
    assert_true(file_write(net_path, file->bytes, file->size, NULL));
    char *said = embed(name, &status);
    snprintf(whole, sizeof whole, "embed-net: %s: %s\n", net_path, sentence);
    assert_string_equal(said, whole);
    assert_int_not_equal(status, 0);
    assert_false(file_exists(source_path));
    free(said);
}

/* Refused with one byte changed. */
static void expect_byte_matters(int place, int value, const char *sentence)
{
    struct file file = load("tigers");
    assert_int_not_equal((unsigned char)file.bytes[place], value);
    file.bytes[place] = (char)value;
    expect_refused("tigers", &file, sentence);
    free(file.bytes);
}

TEST(test_the_networks_are_taken)
{
    static const char *const names[] = {"tigers", "four-classic", "four-patterns"};
    static const char *const made[] = {"const struct net learned_net = {579, 52, 96, 32, 3, ",
                                       "const struct net four_net_classic = {1060, 75, 64, 32, 3, ",
                                       "const struct net four_net_patterns = {1060, 75, 64, 32, 3, "};
    for (int i = 0; i < 3; i++) {
        struct file file = load(names[i]);
        int status;
        assert_true(file_write(net_path, file.bytes, file.size, NULL));
        char *said = embed(names[i], &status), *source = file_read(source_path, NULL, NULL);
        assert_string_equal(said, "");
        assert_int_equal(status, 0);
        assert_non_null(strstr(source, made[i]));
        free(source);
        free(said);
        free(file.bytes);
    }
}

TEST(test_what_is_no_network_is_refused)
{
    struct file text = {.bytes = "Dueling Tigers", .size = 14}, empty = {.bytes = "", .size = 0};
    expect_refused("tigers", &text, "it isn't a network file");
    expect_refused("tigers", &empty, "it isn't a network file");
    expect_byte_matters(AT_MAGIC, 't', "it isn't a network file");
    expect_byte_matters(AT_VERSION, 2, "it is in version 2 of the format; this program reads only version 1");
}

TEST(test_a_cut_file_is_refused)
{
    struct file file = load("tigers"), longer = {.bytes = malloc(file.size + 1), .size = file.size + 1};
    size_t whole = file.size;
    char sentence[128];
    assert_non_null(longer.bytes);
    memcpy(longer.bytes, file.bytes, whole + 1);
    snprintf(sentence, sizeof sentence, "it is too long: it has %zu bytes of %zu", whole + 1, whole);
    expect_refused("tigers", &longer, sentence);
    file.size = whole / 2;
    snprintf(sentence, sizeof sentence, "it is cut off: it has %zu bytes of %zu", whole / 2, whole);
    expect_refused("tigers", &file, sentence);
    file.size = AT_NUMBERS - 1;
    expect_refused("tigers", &file, "it is cut off: it ends after 43 bytes");
    free(longer.bytes);
    free(file.bytes);
}

TEST(test_other_inputs_are_refused)
{
    struct file file = load("tigers");
    char sum = file.bytes[AT_SUM], sentence[256];
    free(file.bytes);
    expect_byte_matters(AT_SUM, (unsigned char)sum ^ 1,
                        "it was learned with other inputs than those of src/ai/tigers/features.h" AGAIN);
    expect_byte_matters(AT_SORTS, 3,
                        "it has 3 sorts of positions where src/ai/tigers/features.h has 16" AGAIN);
    snprintf(sentence, sizeof sentence,
             "it has %d yes-or-no inputs where src/ai/tigers/features.h has 579" AGAIN, (579 & ~0xff) + 7);
    expect_byte_matters(AT_SPARSE, 7, sentence);
    file = load("four-classic");
    expect_refused("tigers", &file,
                   "it has 1060 yes-or-no inputs where src/ai/tigers/features.h has 579" AGAIN);
    free(file.bytes);
}

TEST(test_sizes_that_the_program_cannot_handle_are_refused)
{
    expect_byte_matters(AT_FIRST, 97, "its first layer has 97 values, not a multiple of 32 up to 128");
    expect_byte_matters(AT_FIRST, 160, "its first layer has 160 values, not a multiple of 32 up to 128");
    expect_byte_matters(AT_FIRST + 4, 0, "its second layer has 0 values, not 1 to 128");
}

TEST(test_a_changed_number_is_refused)
{
    struct file file = load("tigers");
    file.bytes[AT_NUMBERS + 1000] ^= 4;
    expect_refused("tigers", &file, "it is damaged: its checksum doesn't match");
    free(file.bytes);
}

TEST(test_a_missing_file_is_told)
{
    char whole[1024];
    int status;
    file_remove(net_path);
    char *said = embed("tigers", &status);
    snprintf(whole, sizeof whole, "embed-net: %s: it cannot be read\n", net_path);
    assert_string_equal(said, whole);
    assert_int_not_equal(status, 0);
    free(said);
}

/* Who changes the inputs has no network that fits; a blank one lets the tools be built that learn one. */
TEST(test_a_blank_network_is_taken)
{
    static const char *const names[] = {"tigers", "four-classic", "four-patterns"};
    for (int i = 0; i < 3; i++) {
        char command[1024];
        int status;
        file_remove(net_path);
        snprintf(command, sizeof command, "'%s' blank %s '%s'", EMBED_NET, names[i], net_path);
        assert_int_equal(child_run(command, NULL, NULL, NULL), 0);
        char *said = embed(names[i], &status);
        assert_string_equal(said, "");
        assert_int_equal(status, 0);
        free(said);
    }
}

int main(void)
{
    snprintf(net_path, sizeof net_path, "%s/test-embed-%ld.net", PROGRAM_DIR, system_process());
    snprintf(source_path, sizeof source_path, "%s/test-embed-%ld.c", PROGRAM_DIR, system_process());
    int failed = test_file_run();
    file_remove(net_path);
    file_remove(source_path);
    return failed;
}
