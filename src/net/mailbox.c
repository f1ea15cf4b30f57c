/* mailbox.c: see mailbox.h. */
#include "net/mailbox.h"

#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "net/thread.h"

struct mailbox {
    struct door *door;
    struct net_letter *first, **last;
};

struct mailbox *mailbox_new(void)
{
    struct mailbox *mailbox = calloc(1, sizeof *mailbox);
    CHECK_MEMORY(mailbox);
    mailbox->door = door_new();
    mailbox->last = &mailbox->first;
    return mailbox;
}

void mailbox_free(struct mailbox *mailbox)
{
    for (struct net_letter *letter; (letter = mailbox_take(mailbox));)
        free(letter);
    door_free(mailbox->door);
    free(mailbox);
}

struct net_letter *net_letter_new(enum net_news news, unsigned line, const void *bytes, size_t size)
{
    struct net_letter *letter = malloc(sizeof *letter + size + 1);
    CHECK_MEMORY(letter);
    *letter = (struct net_letter){.news = news, .line = line, .size = size};
    if (size)
        memcpy(letter->text, bytes, size);
    letter->text[size] = '\0';
    return letter;
}

void mailbox_put(struct mailbox *mailbox, struct net_letter *letter)
{
    letter->next = NULL;
    door_enter(mailbox->door);
    *mailbox->last = letter;
    mailbox->last = &letter->next;
    door_knock(mailbox->door);
    door_leave(mailbox->door);
}

struct net_letter *mailbox_take(struct mailbox *mailbox)
{
    door_enter(mailbox->door);
    struct net_letter *letter = mailbox->first;
    if (letter) {
        mailbox->first = letter->next;
        if (!mailbox->first)
            mailbox->last = &mailbox->first;
    }
    door_leave(mailbox->door);
    return letter;
}

void mailbox_wait(struct mailbox *mailbox, int64_t milliseconds)
{
    door_enter(mailbox->door);
    if (!mailbox->first && milliseconds != 0)
        door_wait(mailbox->door, milliseconds);
    door_leave(mailbox->door);
}
