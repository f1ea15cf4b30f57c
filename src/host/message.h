/*
 * message.h: the messages between a host and its guests (docs/friend.md): how they are made and read, and the
 * queue in which they wait until they are sent.
 */
#ifndef HOST_MESSAGE_H
#define HOST_MESSAGE_H

#include <stdbool.h>
#include <stddef.h>

#include <cjson/cJSON.h>

/* Makes a message of that type. */
cJSON *message_new(const char *type);

/* Return a member of a message, or `otherwise` if it is absent or not a text or number. A text is valid as
 * long as the message. */
const char *message_text(const cJSON *message, const char *name, const char *otherwise);
double message_number(const cJSON *message, const char *name, double otherwise);
int message_whole(const cJSON *message, const char *name, int otherwise);

/* True if the member is true. */
bool message_is(const cJSON *message, const char *name);

struct letter {
    struct letter *next;
    int line;    /* a host's line; 0 otherwise */
    size_t size; /* 0: close the line */
    char bytes[];
};

/* Letters, the oldest first. All zero: none. */
struct letters {
    struct letter *first, *taken;
};

/* Adds a copy of the bytes. */
void letters_add(struct letters *letters, int line, const char *bytes, size_t size);

/* Adds a message, and frees it. */
void letters_send(struct letters *letters, int line, cJSON *message);

/* Takes the oldest letter; `*bytes` is NULL if its line is to be closed, else valid until the next is taken.
 * `line` may be NULL. False if there is none. */
bool letters_take(struct letters *letters, int *line, const char **bytes, size_t *size);

/* Frees those that wait, but not the one that was taken last; letters_deinit frees all. */
void letters_drop(struct letters *letters);
void letters_deinit(struct letters *letters);

#endif
