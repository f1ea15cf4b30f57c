/*
 * record_file.h: a record that a command of `tigers` is given by its name.
 */
#ifndef CLI_RECORD_FILE_H
#define CLI_RECORD_FILE_H

#include "session/record.h"

/* Reads and judges the file; false after a sentence on stderr that names `command`, the file and the line. */
bool record_file_read(const char *command, const char *path, struct record *record);

#endif
