/* talk.c: see talk.h. */
#include "cli/friends/talk.h"

#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "base/tr.h"
#include "cli/command.h"
#include "words/phrase_words.h"
#include "words/words.h"

static void list_phrases(void)
{
    char line[WORDS_LINE];
    for (int i = 0; i < PHRASES; i++) {
        tr_say(line, sizeof line, tr("say {1}: {2}"), i + 1, tr(words_phrase(i)));
        command_say(line);
    }
}

static void say(struct talk *talk, struct guest *guest, const char *what)
{
    int phrase;
    if (strcmp(what, "off") == 0 || strcmp(what, "on") == 0)
        talk->deaf = what[1] == 'f';
    else if (text_to_int(what, 1, PHRASES, &phrase))
        guest_phrase(guest, phrase - 1);
    else
        list_phrases();
}

bool talk_hear(struct talk *talk, struct guest *guest, const char *line)
{
    bool yes = strcmp(line, "yes") == 0, no = strcmp(line, "no") == 0;
    int asks = guest_undo_seat(guest);
    if (strncmp(line, "say", 3) == 0 && strchr(" ", line[3])) {
        say(talk, guest, line[3] ? line + 4 : "");
    } else if (strcmp(line, "undo") == 0) {
        guest_undo_ask(guest);
    } else if ((yes || no) && asks != SEAT_NONE && asks != guest_seat(guest)) {
        guest_undo_answer(guest, yes);
    } else {
        return false;
    }
    return true;
}

static void tell_undo(struct talk *talk, struct guest *guest)
{
    char line[WORDS_LINE];
    int seat = guest_undo_seat(guest);
    enum undo_end end = guest_undo_end(guest);
    if (end == UNDO_DONE)
        command_say(tr("The last move was undone."));
    else if (end == UNDO_REFUSED)
        command_say(tr("The move stays: not everyone agreed to undo it."));
    else if (end == UNDO_NOTHING)
        command_say(tr("There is nothing to undo."));
    if (seat == talk->undo)
        return;
    talk->undo = seat;
    if (seat == SEAT_NONE || seat == guest_seat(guest))
        return;
    tr_say(line, sizeof line, tr("{1} asks to undo the last move. Type yes or no."),
           guest_place(guest, seat)->name);
    command_say(line);
}

void talk_tell(struct talk *talk, struct guest *guest)
{
    char line[WORDS_LINE];
    int seat, phrase;
    while (guest_heard_phrase(guest, &seat, &phrase)) {
        if (talk->deaf || seat >= guest_places(guest))
            continue;
        tr_say(line, sizeof line, tr("{1}: {2}"), guest_place(guest, seat)->name, tr(words_phrase(phrase)));
        command_say(line);
    }
    tell_undo(talk, guest);
}
