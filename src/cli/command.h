/*
 * command.h: what the commands of `tigers` share: their exit statuses, their
 * entry points, and the reading of the command line.
 *
 * A command gets its own name as argv[0]. Answers go to stdout, sentences
 * about what went wrong to stderr. getopt_long stays behind this header, as
 * its struct option is not ours.
 */
#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

#include "base/error.h"

enum {
    EXIT_FINE = 0,
    EXIT_BAD_DATA = 1,  /* a bad line, a broken record, a file that cannot be read or written */
    EXIT_USAGE = 2,     /* the command line is wrong */
    EXIT_BAD_PLAYER = 3 /* a program that plays answered wrongly, too late, or died */
};

/* The commands; each returns an exit status. */
int command_score(int argc, char **argv);
int command_waits(int argc, char **argv);
int command_play(int argc, char **argv);
int command_arena(int argc, char **argv);
int command_replay(int argc, char **argv);
int command_export(int argc, char **argv);
int command_review(int argc, char **argv);
int command_luck(int argc, char **argv);
int command_count(int argc, char **argv);
int command_rules(int argc, char **argv);
int command_host(int argc, char **argv);
int command_join(int argc, char **argv);
int command_tables(int argc, char **argv);

/* A copy of the command line, which stays until the program ends. All else works with that, so that what the
 * system shows of the program to others can be changed. */
char **command_line_copy(int argc, char **argv);

/* Hides the text at `secret`, a pointer into that copy, and its length from lists of processes: a star
 * replaces it. Does nothing on Windows, where a program can't change what others see. */
void command_line_hide(const char *secret);

/* One option of a command, "--name"; a list of them is ended by a NULL name. */
struct flag {
    const char *name;
    char letter; /* what command_flag answers for it: any but 'h' */
    bool value;  /* --name VALUE */
};

enum { FLAGS_MAX = 12 };

enum { FLAG_END = 0, FLAG_HELP = -1, FLAG_WRONG = -2 };

/* The next option of the command line: its letter, with its value in `*value`; FLAG_END when only plain
 * arguments are left; FLAG_HELP when --help was asked for and printed; FLAG_WRONG when it reported an unknown
 * option or a missing value. */
int command_flag(int argc, char **argv, const struct flag *flags, const char **value);

/* The language that --language named, before the command or among its options, or else the environment's is
 * spoken from now on. For what is printed for a person, never for JSON: without this call all is in English.
 */
void command_speak(void);

/* English is spoken from now on, or again what was before: of what goes wrong, which stays as it is. */
void command_in_english(bool on);

/* Takes what --language names; false, with a sentence on stderr, if that is no language. */
bool command_take_language(const char *name);

/* Reads the place in argv of the only plain argument, a file, once command_flag has answered FLAG_END; false
 * and reported if there is none, or more than one. */
bool command_file(int argc, char **argv, int *at);

/* The place in argv of the first plain argument, once command_flag has answered FLAG_END. */
int command_arguments(void);

/* The exit status after FLAG_HELP or FLAG_WRONG. */
int command_status(int answer);

/* Reads the options of a command that has none but --help and takes no arguments. False if it ends here, with
 * `*status`. */
bool command_plain(int argc, char **argv, int *status);

/* Reports a wrong command line in one sentence on stderr; returns EXIT_USAGE. */
int command_usage(const char *command, const char *format, ...) ERROR_PRINTF(2, 3);

/* Ends a command that has printed: `status`, or EXIT_BAD_DATA with a sentence if stdout could not be written.
 */
int command_finish(int status);

#endif
