/*
 * command.h: what the commands of `tigers` share: exit statuses, entry points, reading the command line.
 *
 * A command gets its own name as argv[0]. Answers go to stdout, sentences about errors to stderr.
 */
#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

#include "base/error.h"

enum {
    EXIT_FINE = 0,
    EXIT_BAD_DATA = 1,  /* a bad line, a broken record, a file that cannot be read or written */
    EXIT_USAGE = 2,     /* the command line is wrong */
    EXIT_BAD_PLAYER = 3 /* a program in a match answered wrongly or too late, or died */
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

/* Prints the tables on the network, as command_tables does; returns its exit status. */
int tables_list(void);

/* Copies the command line and returns the copy, which stays until the program ends. All other code uses it,
 * so that the words the system shows to others can be changed. */
char **command_line_copy(int argc, char **argv);

/* Replaces the text at `secret`, a pointer into that copy, by a star in lists of processes; its length is
 * hidden too. Does nothing on Windows, where a program can't change what others see. */
void command_line_hide(const char *secret);

/* One option of a command, "--name". A list of them ends with a NULL name. */
struct flag {
    const char *name;
    bool *on;           /* set to true by --name; NULL: the option has a value */
    const char **value; /* gets the text of --name VALUE; the last one counts */
    int *count, most;   /* with `count`, `value` is a list of `most` texts that gets all of them */
};

enum { FLAGS_MAX = 12 };

/* Reads all options, --help and --language among them, and stores what they set; `flags` may be NULL. Returns
 * the place in argv of the first plain argument (argc: there is none). Returns 0 with the exit status if the
 * command ends here, because help was printed or something wrong was reported. */
int command_options(int argc, char **argv, const struct flag *flags, int *status);

/* Switches to the language named by --language, before the command or among its options, or else to that of
 * the environment. Call it before printing for a person, never for JSON; without it all texts are English. */
void command_speak(void);

/* Switches to English, for errors, which are never translated, and with false back to the language before. */
void command_in_english(bool on);

/* Notes the language that --language names; false after a sentence on stderr if there is no such language. */
bool command_take_language(const char *name);

/* Like command_options, for a command with a file as its only plain argument; returns the file's place. */
int command_file(int argc, char **argv, const struct flag *flags, int *status);

/* Like command_options, for a command with neither options of its own nor arguments; true if it goes on. */
bool command_plain(int argc, char **argv, int *status);

/* Reports a wrong command line in one sentence on stderr; returns EXIT_USAGE. */
int command_usage(const char *command, const char *format, ...) ERROR_PRINTF(2, 3);

/* Prints a sentence as a line, at once, even into a pipe. */
void command_say(const char *sentence);

/* Ends a command that has printed: returns `status`, or EXIT_BAD_DATA after a sentence on stderr if stdout
 * couldn't be written. */
int command_finish(int status);

#endif
