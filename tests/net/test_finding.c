/* test_finding.c: tables on the network are found, each once, and say no more than they should. */
#include "support/test.h"

#include "net/finding.h"
#include "support/outside.h"

static const struct table_notice anna = {
    .port = 7733, .mode = "dueling-tigers", .seats = 2, .free = 1, .name = "Anna Ölçer"};

TEST(an_answer_reads_as_it_was_written)
{
    char line[FINDING_LINE];
    struct table_notice read;
    notice_print(&anna, line);
    assert_string_equal(line, "DT!1 7733 2 1 dueling-tigers Anna Ölçer\n");
    assert_true(notice_parse(&read, line));
    assert_memory_equal(&read, &anna, sizeof read);
}

TEST(a_name_is_cleaned_and_cut_between_letters)
{
    struct table_notice notice = anna, read;
    char line[FINDING_LINE];
    const char name[FINDING_NAME] = "A\nB\x1b[31m"
                                    "ééééééééééééééééééé\xc3"; /* half a letter at its end */
    memcpy(notice.name, name, sizeof name);
    notice_print(&notice, line);
    assert_ptr_equal(strchr(line, '\n'), line + strlen(line) - 1);
    assert_null(strchr(line, 27));
    assert_true(notice_parse(&read, line));
    assert_true(strlen(read.name) < FINDING_NAME);
    assert_true((unsigned char)read.name[strlen(read.name) - 1] == 0xa9); /* the second byte of é */
}

TEST(a_name_from_the_network_is_harmless)
{
    char word[EVIL_WORD], line[FINDING_LINE];
    struct table_notice read;
    for (int i = 0; evil_word(i, false, word); i++) {
        snprintf(line, sizeof line, "DT!1 7733 2 1 one-suit %s", word);
        assert_true(notice_parse(&read, line));
        assert_int_equal(read.name[0], 'x');
        assert_harmless("a name", read.name);
    }
}

TEST(what_is_no_answer_is_refused)
{
    static const char *const wrong[] = {"",
                                        "DT!1",
                                        "DT!2 7733 2 1 one-suit A",
                                        "DT!1 0 2 1 one-suit A",
                                        "DT!1 65536 2 1 one-suit A",
                                        "DT!1 7733 5 1 one-suit A",
                                        "DT!1 7733 2 3 one-suit A",
                                        "DT!1 7733 2 1 One/Suit A",
                                        "DT!1 7733 2 1",
                                        "DT!1 7733 2 x one-suit A",
                                        "DT!1 7733 2 1 a-mode-whose-name-is-far-too-long-to-be-one A"};
    struct table_notice notice;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_false(notice_parse(&notice, wrong[i]));
}

/* The port may be another program's: then nothing can be found here. */
static int count_of(const struct found_table *found, int count, const struct table_notice *notice)
{
    int seen = 0;
    for (int i = 0; i < count; i++)
        seen += found[i].notice.port == notice->port && strcmp(found[i].notice.name, notice->name) == 0;
    return seen;
}

TEST(two_tables_of_one_machine_are_found_once_each)
{
    struct table_notice bert = anna;
    struct found_table found[FOUND_MAX];
    int count = 0;
    bert.port = 7734;
    snprintf(bert.name, sizeof bert.name, "Bert");
    struct finding *first = finding_start(&anna), *second = finding_start(&bert);
    if (!first || !second) {
        finding_stop(first);
        finding_stop(second);
        skip();
    }
    for (int tries = 0; tries < 80 && count_of(found, count, &bert) + count_of(found, count, &anna) < 2;
         tries++)
        count = finding_ask(found, 500);
    assert_int_equal(count_of(found, count, &anna), 1);
    assert_int_equal(count_of(found, count, &bert), 1);
    bert.free = 0;
    finding_renew(second, &bert);
    count = finding_ask(found, 500);
    for (int i = 0; i < count; i++)
        if (found[i].notice.port == 7734)
            assert_int_equal(found[i].notice.free, 0);
    finding_stop(first);
    finding_stop(second);
}
