/* foreign.c: see foreign.h. */
#include "session/foreign.h"

#include <stdbool.h>
#include <string.h>

#include "base/mark.h"

/* Logs are recognized by words near their start or end. */
enum { LOOKED_AT = 4096 };

#define PACKED                                                                                               \
    N_("This file is compressed, so its contents are unknown. If it contains a record of this game, unpack " \
       "it and drop the record")
#define UTF16 N_("This is text in UTF-16. Records are plain text: save it as UTF-8")

static bool begins(const char *bytes, size_t size, const char *with, size_t length)
{
    return size >= length && memcmp(bytes, with, length) == 0;
}

/* Formats recognized by their first bytes. */
static const struct {
    const char *bytes;
    size_t length;
    const char *words;
} beginnings[] = {
    {"\x89PNG\r\n", 6, N_("This is a picture, not a match record")},
    {"GIF8", 4, N_("This is a picture, not a match record")},
    {"\xff\xd8\xff", 3, N_("This is a picture, not a match record")},
    {"BM", 2, N_("This is a picture, not a match record")},
    {"RIFF", 4, N_("This is a picture or a sound, not a match record")},
    {"OggS", 4, N_("This is a sound, not a match record")},
    {"ID3", 3, N_("This is a sound, not a match record")},
    {"%PDF", 4, N_("This is a PDF document, not a match record")},
    {"PK\x03\x04", 4, PACKED},
    {"\x1f\x8b", 2, PACKED}, /* gzip */
    {"7z\xbc\xaf", 4, PACKED},
    {"\xfd"
     "7zXZ",
     6, PACKED},
    {"\x28\xb5\x2f\xfd", 4, PACKED}, /* zstd */
    {"Rar!\x1a\x07", 6, PACKED},
    {"BZh", 3, PACKED},
    {"\x7f"
     "ELF",
     4, N_("This is a program, not a match record")},
    {"MZ", 2, N_("This is a program, not a match record")},
    {"\xff\xfe", 2, UTF16},
    {"\xfe\xff", 2, UTF16},
    {"SQLite format 3", 15, N_("This is a database, not a match record")},
};

/* Texts recognized by words that must all occur near one end. */
static const struct {
    const char *words[3];
    const char *sentence;
} texts[] = {
    {{"<mjloggm", NULL},
     N_("This is a Tenhou log in mjlog form. This game has no four-player riichi, so it can’t be shown "
        "here")},
    {{"\"type\"", "\"start_game\"", NULL},
     N_("This is a mahjong log in mjai form. Records can be saved in that form, but not read from it")},
    {{"\"type\"", "\"start_kyoku\"", NULL},
     N_("This is a mahjong log in mjai form. Records can be saved in that form, but not read from it")},
    {{"\"log\"", "\"rule\"", "\"name\""},
     N_("This is a Tenhou log in JSON form. This game has no four-player riichi, so it can’t be shown here")},
    {{"tenhou.net/", NULL},
     N_("This is the address of a game on Tenhou. This game has no four-player riichi, so it can’t be shown "
        "here")},
    {{"?paipu=", NULL},
     N_("This is a link to a game on Mahjong Soul. Four-player Riichi isn’t one of the modes here, so "
        "it can’t be shown")},
    {{"\"qijia\"", "\"log\"", NULL}, N_("This is a log from the program Majiang, which can’t be shown here")},
    {{"<svg", NULL}, N_("This is a picture, not a match record")},
    {{"<html", NULL}, N_("This is a web page, not a match record")},
    {{"<!DOCTYPE html", NULL}, N_("This is a web page, not a match record")},
};

static bool holds_all(const char *head, const char *tail, const char *const words[3])
{
    for (int i = 0; i < 3 && words[i]; i++)
        if (!strstr(head, words[i]) && !strstr(tail, words[i]))
            return false;
    return true;
}

const char *foreign_words(const char *bytes, size_t size)
{
    char head[LOOKED_AT + 1], tail[LOOKED_AT + 1];
    size_t length = size < LOOKED_AT ? size : LOOKED_AT;
    for (size_t i = 0; i < sizeof beginnings / sizeof *beginnings; i++)
        if (begins(bytes, size, beginnings[i].bytes, beginnings[i].length))
            return beginnings[i].words;
    memcpy(head, bytes, length);
    memcpy(tail, bytes + size - length, length);
    head[length] = tail[length] = '\0';
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        if (holds_all(head, tail, texts[i].words))
            return texts[i].sentence;
    return NULL;
}
