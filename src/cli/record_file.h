/*
 * record_file.h: reads the record that a command gets as its file.
 */
#ifndef CLI_RECORD_FILE_H
#define CLI_RECORD_FILE_H

#include "session/record.h"

/* Says on stderr why `command` can't read a file or open a table. Always returns false. */
bool record_file_problem(const char *command, const struct problem *why);

/* Reads the file and checks it by the rules. False after a sentence on stderr that names `command`, the file
 * and the line. */
bool record_file_read(const char *command, const char *path, struct record *record);

#endif
