/*
 * finding.h: tables on the network: a question to all, and each table's answer to who asked.
 *
 * Nothing is ever said unasked, and the code is never said. Needs no rights on any system.
 */
#ifndef NET_FINDING_H
#define NET_FINDING_H

#include "net/addresses.h"

enum { FINDING_PORT = 7732, FINDING_LINE = 128, FINDING_NAME = 48, FINDING_MODE = 32, FOUND_MAX = 32 };

/* What a table says of itself. */
struct table_notice {
    int port;                /* where guests join */
    char mode[FINDING_MODE]; /* the id of its mode */
    int seats, free;         /* players, and seats that nobody has */
    char name[FINDING_NAME]; /* who opened it */
};

struct found_table {
    char address[ADDRESS_TEXT];
    struct table_notice notice;
};

/* Answers questions until finding_stop; NULL if this machine can't. */
struct finding *finding_start(const struct table_notice *notice);

/* From now on it answers with this. */
void finding_renew(struct finding *finding, const struct table_notice *notice);
void finding_stop(struct finding *finding); /* NULL is allowed */

/* Asks on all networks and waits that many milliseconds; each table once, at most FOUND_MAX. Returns how many
 * there are in `found`. */
int finding_ask(struct found_table found[FOUND_MAX], int milliseconds);

/* The answer as it is sent, at most FINDING_LINE bytes with its zero; the name is cleaned and cut. */
void notice_print(const struct table_notice *notice, char line[FINDING_LINE]);

/* Reads an answer; false if it is none. */
bool notice_parse(struct table_notice *notice, const char *line);

#endif
