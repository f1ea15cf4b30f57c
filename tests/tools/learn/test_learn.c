/*
 * test_learn.c: every network of assets/nets learns from a few rounds and is written as a file that fits the
 * program, and with more rounds its answers get better.
 * Tier: ci
 */
#define TEST_OWN_MAIN
#include "support/test.h"

#include "base/file.h"
#include "support/system.h"
#include "tools/learn/learn.h"

static char folder[512];

/* Of the first and the last line printed: how far off the points are, as a part of what a network that always
 * answers 0 is off, and how far the other answers. */
struct lesson_run {
    int lines;
    double points[2], answers[2];
};

static struct lesson_run learn(const char *name, const char *file, const struct lesson *lesson)
{
    char path[600], line[256];
    struct lesson_run lesson_run = {0};
    struct error why;
    FILE *out = tmpfile();
    assert_non_null(out);
    snprintf(path, sizeof path, "%s/%s.net", folder, file);
    if (!network_learn(network_find(name), path, lesson, out, &why))
        fail_msg("%s: %s", name, why.message);
    rewind(out);
    while (fgets(line, sizeof line, out)) {
        double off, all, answers;
        const char *at = strstr(line, "off by"), *last = strstr(line, "other answers");
        assert_true(at && last);
        assert_int_equal(sscanf(at, "off by %lf of %lf", &off, &all), 2);
        assert_int_equal(sscanf(last, "other answers %lf", &answers), 1);
        for (int i = lesson_run.lines > 0; i < 2; i++) {
            lesson_run.points[i] = all > 0 ? off / all : 1;
            lesson_run.answers[i] = answers;
        }
        lesson_run.lines++;
    }
    fclose(out);
    return lesson_run;
}

/* From nothing, and then on from the file. */
TEST(test_every_network_learns)
{
    const struct network *network;
    for (int n = 0; (network = network_at(n)); n++) {
        const char *name = network_name(network);
        struct lesson lesson = lesson_usual;
        char path[600];
        struct error why;
        struct net_file file;
        size_t size;
        lesson_set(&lesson, "update=4");
        lesson_set(&lesson, "taught=1");
        lesson_set(&lesson, "lambda=0.7");
        lesson.rounds = 8;
        lesson.seed = 3;
        assert_true(learn(name, name, &lesson).lines > 0);
        lesson.taught = 0;
        assert_true(learn(name, name, &lesson).lines > 0);
        snprintf(path, sizeof path, "%s/%s.net", folder, name);
        uint8_t *bytes = (uint8_t *)file_read(path, &size, &why);
        assert_non_null(bytes);
        if (!net_file_read(bytes, size, network_inputs(network), &file, &why))
            fail_msg("%s: %s", name, why.message);
        free(bytes);
    }
}

/* The mean loss falls, by each of the three ways to be fitted. What a round brings is mostly chance, so of a
 * forecast network the other answers tell sooner. */
TEST(test_the_loss_falls)
{
    static const struct {
        const char *name;
        int update;
        double points, answers; /* at most, of what it was */
    } rows[] = {
        {"foresee-one-suit", 120, 1.1, 0.6}, {"tigers", 31, 0.95, 0.95}, {"luck-one-suit", 62, 0.7, 0.8}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct lesson lesson = lesson_usual;
        lesson.update = rows[i].update;
        lesson.rounds = 33 * rows[i].update;
        lesson.seed = 1;
        lesson.keep = lesson.taught = 1;
        lesson_set(&lesson, "batch=128");
        lesson_set(&lesson, "rate=2e-3");
        struct lesson_run lesson_run = learn(rows[i].name, "falls", &lesson);
        print_message("%s: points off by %.3f, then by %.3f; others by %.3f, then by %.3f\n", rows[i].name,
                      lesson_run.points[0], lesson_run.points[1], lesson_run.answers[0],
                      lesson_run.answers[1]);
        assert_int_equal(lesson_run.lines, 3);
        assert_true(lesson_run.points[1] < rows[i].points * lesson_run.points[0]);
        assert_true(lesson_run.answers[1] < rows[i].answers * lesson_run.answers[0]);
        char path[600];
        snprintf(path, sizeof path, "%s/falls.net", folder);
        assert_int_equal(remove(path), 0);
    }
}

TEST(test_an_unknown_value_is_refused)
{
    struct lesson lesson = lesson_usual;
    assert_false(lesson_set(&lesson, "rat=1"));
    assert_true(lesson_set(&lesson, "rate=0.5"));
    assert_true(lesson.rate == 0.5f);
    assert_null(network_find("luck"));
}

int main(void)
{
    system_folder(folder, sizeof folder);
    int failed = test_file_run();
    system_remove(folder);
    return failed;
}
