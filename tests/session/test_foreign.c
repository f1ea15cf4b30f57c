/*
 * test_foreign.c: what is no record is told by its name, where it has one. The beginnings follow the formats'
 * own descriptions; nothing here was written by the program.
 */
#include "support/test.h"

#include "session/foreign.h"
#include "session/record.h"

struct known {
    const char *bytes;
    size_t size;
    const char *told;
};

#define KNOWN(text, told)                                                                                    \
    {                                                                                                        \
        text, sizeof(text) - 1, told                                                                         \
    }

static const struct known files[] = {
    KNOWN("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "picture"),
    KNOWN("GIF89a\x10\0\x10\0", "picture"),
    KNOWN("\xff\xd8\xff\xe0\0\x10JFIF", "picture"),
    KNOWN("<?xml version=\"1.0\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\">", "picture"),
    KNOWN("PK\x03\x04\x14\0", "compressed"),
    KNOWN("\x1f\x8b\x08\0", "compressed"),
    KNOWN("7z\xbc\xaf\x27\x1c", "compressed"),
    KNOWN("\xfd"
          "7zXZ\0\0\x04",
          "compressed"),
    KNOWN("\x28\xb5\x2f\xfd\x24\0", "compressed"),
    KNOWN("Rar!\x1a\x07\x01\0", "compressed"),
    KNOWN("BZh91AY&SY", "compressed"),
    KNOWN("\xff\xfe"
          "d\0u\0e\0l\0",
          "UTF-16"),
    KNOWN("\xfe\xff\0d\0u\0e\0l", "UTF-16"),
    KNOWN("<mjloggm ver=\"2.3\"><SHUFFLE seed=\"\" ref=\"\"/><GO type=\"169\"/>", "Tenhou"),
    KNOWN("{\"title\":[\"\",\"\"],\"name\":[\"A\",\"B\",\"C\",\"D\"],\"rule\":{\"disp\":\"x\",\"aka\":1},"
          "\"log\":[[[0,0,0],[25000]]]}",
          "Tenhou"),
    KNOWN("https://tenhou.net/0/?log=2011020417gm-00a9-0000-b67fcaa3&tw=1", "Tenhou"),
    KNOWN("https://mahjongsoul.game.yo-star.com/?paipu=230101-0a1b2c3d_a12345678", "Mahjong Soul"),
    KNOWN("https://game.maj-soul.com/1/?paipu=230101-0a1b2c3d_a12345678", "Mahjong Soul"),
    KNOWN("{\"type\":\"start_game\",\"names\":[\"a\",\"b\",\"c\",\"d\"]}\n{\"type\":\"start_kyoku\"}",
          "mjai"),
    KNOWN("<!DOCTYPE html><html><body>", "web page"),
    KNOWN("Dear diary", "doesn’t start with"),
    KNOWN("dueling-tigers record 99\n", "newer program"),
    KNOWN("", "empty"),
};

TEST(each_is_told_by_its_name)
{
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        struct problem why = {0};
        struct record record;
        char bytes[300];
        assert_true(files[i].size < sizeof bytes);
        memcpy(bytes, files[i].bytes, files[i].size);
        bytes[files[i].size] = '\0';
        assert_false(record_of_bytes(&record, bytes, files[i].size, &why));
        if (!strstr(why.error.message, files[i].told))
            fail_msg("number %zu: \"%s\" does not say \"%s\"", i, why.error.message, files[i].told);
    }
}

/* Programs write the fields of Tenhou's JSON in any order: what is known of it may be at the far end. */
TEST(a_long_log_is_known_by_both_ends)
{
    enum { LONG = 9000 };
    static char bytes[LONG + 200];
    struct problem why = {0};
    struct record record;
    size_t size = (size_t)sprintf(bytes, "{\"title\":[\"\",\"\"],\"log\":[[[0,0,0],[");
    while (size < LONG)
        size += (size_t)sprintf(bytes + size, "25000,");
    size += (size_t)sprintf(bytes + size, "0]]],\"name\":[\"A\",\"B\",\"C\",\"D\"],\"rule\":{\"aka\":1}}\n");
    assert_false(record_of_bytes(&record, bytes, size, &why));
    assert_non_null(strstr(why.error.message, "Tenhou"));
}

/* A record that is broken further down is a record all the same. */
TEST(a_record_is_not_foreign)
{
    static const char text[] =
        "dueling-tigers record 1\nrules one-suit\nplayer east person \"tenhou.net/ \"type\"\"\n";
    struct problem why = {0};
    struct record record;
    assert_false(record_of_bytes(&record, text, sizeof text - 1, &why));
    assert_int_equal(why.error.line, 3);
    assert_null(strstr(why.error.message, "Tenhou"));
}

/* A whole record with something behind its end, and what goes on after a zero byte. */
TEST(a_zero_byte_is_told_of)
{
    static const char text[] = "dueling-tigers record 1\nrules one-suit\nseed 1\nplayer east person \"A\"\n"
                               "player west person \"B\"\n\0deal";
    static const char diary[] = "Dear diary\0today";
    struct problem why = {0};
    struct record record, before;
    memset(&record, 0x5a, sizeof record);
    before = record;
    assert_false(record_of_bytes(&record, text, sizeof text - 1, &why));
    assert_string_equal(why.error.message, "It contains a zero byte, so it isn’t text");
    assert_memory_equal(&record, &before, sizeof record);
    assert_true(record_of_bytes(&record, text, strlen(text), &why));
    record_deinit(&record);
    assert_false(record_of_bytes(&record, diary, sizeof diary - 1, &why));
    assert_non_null(strstr(why.error.message, "doesn’t start with")); /* that says more */
}
