/* notice.c: the text of a table's answer; see finding.h. An example: "DT!1 7733 2 1 dueling-tigers Anna\n" */
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "net/finding.h"

static const char sign[] = "DT!1"; /* the number is the version */

/* Cuts at the end of a letter. */
static void cut(char *name, size_t size)
{
    size_t length = 0;
    for (int next; (next = text_character(name + length)) > 0 && length + (size_t)next < size;)
        length += (size_t)next;
    name[length] = '\0';
}

void notice_print(const struct table_notice *notice, char line[FINDING_LINE])
{
    char name[FINDING_NAME];
    snprintf(name, sizeof name, "%s", notice->name);
    cut(name, sizeof name);
    text_clean(name, ' ');
    snprintf(line, FINDING_LINE, "%s %d %d %d %.31s %s\n", sign, notice->port, notice->seats, notice->free,
             notice->mode, name);
}

/* A word of small letters, digits and dashes. */
static bool is_mode(const char *word)
{
    size_t length = word ? strspn(word, "abcdefghijklmnopqrstuvwxyz0123456789-") : 0;
    return length > 0 && length < FINDING_MODE && !word[length];
}

bool notice_parse(struct table_notice *notice, const char *line)
{
    char copy[FINDING_LINE], *rest = copy;
    struct table_notice read = {0};
    snprintf(copy, sizeof copy, "%s", line);
    copy[strcspn(copy, "\r\n")] = '\0';
    const char *word = text_next_word(&rest), *port = text_next_word(&rest), *seats = text_next_word(&rest),
               *unused = text_next_word(&rest), *mode = text_next_word(&rest);
    if (!word || strcmp(word, sign) != 0 || !is_mode(mode) || !text_to_int(port, 1, 65535, &read.port) ||
        !text_to_int(seats, 2, 4, &read.seats) || !text_to_int(unused, 0, read.seats, &read.free))
        return false;
    memcpy(read.mode, mode, strlen(mode) + 1);
    snprintf(read.name, sizeof read.name, "%s", rest ? rest : "");
    cut(read.name, sizeof read.name);
    text_clean(read.name, ' ');
    *notice = read;
    return true;
}
