/*
 * help.h: the texts of `tigers --help` and `tigers COMMAND --help`.
 */
#ifndef CLI_HELP_H
#define CLI_HELP_H

struct command {
    const char *name;
    const char *summary;
    int (*run)(int argc, char **argv);
    const char *help; /* the whole of `tigers NAME --help` */
};

/* All commands in the order in which they are listed; ends with a NULL name. */
extern const struct command command_list[];

/* Returns the command called `name`, or NULL. */
const struct command *help_find(const char *name);

/* Prints what the program is and lists its commands. */
void help_program(void);

/* Prints the help of the command called `name`, which must exist. */
void help_command(const char *name);

#endif
