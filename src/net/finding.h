/*
 * finding.h: tables on the network: a question to all machines, and each table's answer to the one that
 * asked.
 *
 * A table says nothing unasked, and never says its code. This needs no special rights on any system.
 */
#ifndef NET_FINDING_H
#define NET_FINDING_H

#include "net/addresses.h"

enum { FINDING_PORT = 7732, FINDING_LINE = 128, FINDING_NAME = 48, FINDING_MODE = 32, FOUND_MAX = 32 };

/* A table's description of itself. */
struct table_notice {
    int port;                /* where guests join */
    char mode[FINDING_MODE]; /* the id of its mode */
    int seats, free;         /* players, and seats that nobody has */
    char name[FINDING_NAME]; /* the player who opened it */
};

struct found_table {
    char address[ADDRESS_TEXT];
    struct table_notice notice;
};

/* Answers questions until finding_stop; NULL if this machine can't. */
struct finding *finding_start(const struct table_notice *notice);

/* Changes the notice with which the table answers. */
void finding_renew(struct finding *finding, const struct table_notice *notice);

/* Stops answering and frees it. NULL is allowed. */
void finding_stop(struct finding *finding);

/* Asks on all networks and waits that many milliseconds for answers. Lists each table once, at most
 * FOUND_MAX; returns how many. */
int finding_ask(struct found_table found[FOUND_MAX], int milliseconds);

/* Writes the text of an answer, at most FINDING_LINE bytes with its zero; the name is cleaned and cut. */
void notice_print(const struct table_notice *notice, char line[FINDING_LINE]);

/* Reads an answer; false if the line isn't one. */
bool notice_parse(struct table_notice *notice, const char *line);

#endif
