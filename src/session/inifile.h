/*
 * inifile.h: INI files of ours, read as a whole with the line of the first problem; and values that a table
 * reads and writes.
 *
 * A file whose contents are wrong is set aside (unreadable.h), never overwritten; one that cannot be opened
 * or read this time stays, and who only looks leaves any.
 */
#ifndef SESSION_INIFILE_H
#define SESSION_INIFILE_H

#include <stddef.h>
#include <stdint.h>

#include "base/text.h"
#include "session/problem.h"

/* Gets each value of the file in turn; false with the reason if it is bad. Unknown names are to be passed
 * over. */
typedef bool inifile_take(void *user, const char *section, const char *name, const char *value,
                          struct error *why);

/* Judges the whole when all was taken; false with the reason if it does not fit together. */
typedef bool inifile_check(const void *user, struct problem *why);

/* Reads the file; `check` may be NULL. A missing file is no error and gives no value. False if it cannot be
 * read: then it has been set aside if its contents are wrong, which `why`, which may be NULL, tells. */
bool inifile_read(enum problem_file file, const char *path, inifile_take *take, inifile_check *check,
                  void *user, struct problem *why);

/* The same for who does not own the file: it stays where it is, broken or not. */
bool inifile_look(enum problem_file file, const char *path, inifile_take *take, void *user,
                  struct problem *why);

/* --- values by a table ---------------------------------------------------------------------------- */

enum field_kind {
    FIELD_BOOL,   /* bool: on or off, or two words of its own */
    FIELD_NUMBER, /* int */
    FIELD_U64,    /* uint64_t */
    FIELD_WORD,   /* int: its place among the words */
    FIELD_LEVEL,  /* int: enum ai_level, no opponent's */
    FIELD_WHO,    /* int: an opponent's enum ai_level, or 0: any */
    FIELD_NAME    /* char[PLAYER_NAME], in quotes */
};

struct field {
    const char *section;      /* NULL: it stands in whichever section is read */
    const char *name;         /* NULL: the table ends */
    uint8_t kind;             /* enum field_kind */
    size_t offset;            /* in the struct that holds the values */
    int low, high;            /* of a FIELD_NUMBER */
    const char *const *words; /* ended by NULL */
};

/* Puts a value into its place in `into`; a name that the table lacks is passed over. False with the reason if
 * the value is bad. */
bool fields_take(const struct field *fields, void *into, const char *section, const char *name,
                 const char *value, struct error *why);

/* Appends the lines of a section, as fields_take reads them. */
void fields_print(const struct field *fields, const void *from, const char *section, struct text *text);

#endif
