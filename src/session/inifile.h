/*
 * inifile.h: reads our INI files as a whole and reports the line of the first problem; reads and writes
 * values by a table.
 *
 * A file with bad contents is set aside (unreadable.h), never overwritten. A file that cannot be opened or
 * read this time stays, and inifile_look leaves all files in place.
 */
#ifndef SESSION_INIFILE_H
#define SESSION_INIFILE_H

#include <stddef.h>
#include <stdint.h>

#include "base/text.h"
#include "session/problem.h"

/* Receives each value of the file; returns false with the error if it is bad. Must ignore unknown names. */
typedef bool inifile_take(void *user, const char *section, const char *name, const char *value,
                          struct error *why);

/* Checks all values together; false with the problem if they contradict each other. */
typedef bool inifile_check(const void *user, struct problem *why);

/* Reads the file; `check` and `why` may be NULL. A missing file is not an error and has no values. If the
 * file cannot be read, returns false with the problem; a file with bad contents has been set aside. */
bool inifile_read(enum problem_file file, const char *path, inifile_take *take, inifile_check *check,
                  void *user, struct problem *why);

/* The same for a reader that does not own the file: even a broken one stays in place. */
bool inifile_look(enum problem_file file, const char *path, inifile_take *take, void *user,
                  struct problem *why);

/* --- values by a table ---------------------------------------------------------------------------- */

enum field_kind {
    FIELD_BOOL,   /* bool: on or off, or two words given in the table */
    FIELD_NUMBER, /* int */
    FIELD_U64,    /* uint64_t */
    FIELD_WORD,   /* int: index of the word */
    FIELD_LEVEL,  /* int: enum ai_level, but not one of the named opponents */
    FIELD_WHO,    /* int: a named opponent's enum ai_level, or 0: any */
    FIELD_NAME    /* char[PLAYER_NAME], in quotes */
};

struct field {
    const char *section;      /* NULL: in the section being read */
    const char *name;         /* NULL ends the table */
    uint8_t kind;             /* enum field_kind */
    size_t offset;            /* in the struct with the values */
    int low, high;            /* for FIELD_NUMBER; FIELD_NAME has `high` bytes, 0: PLAYER_NAME */
    const char *const *words; /* ends with NULL */
};

/* Reads a value into `into`; ignores names missing from the table. False with the error if the value is
 * bad. */
bool fields_take(const struct field *fields, void *into, const char *section, const char *name,
                 const char *value, struct error *why);

/* Appends the lines of a section in the form that fields_take reads. */
void fields_print(const struct field *fields, const void *from, const char *section, struct text *text);

#endif
