/* tables.h: the tables on the network, listed. */
#ifndef CLI_TABLES_H
#define CLI_TABLES_H

/* Prints them; returns the exit status of the command. */
int tables_list(void);

#endif
