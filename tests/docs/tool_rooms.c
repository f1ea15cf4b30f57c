/*
 * tool_rooms.c: draws all rooms and what each includes: `tool_rooms PAGE`, or the target `rooms`.
 */
#include <stdio.h>

#include "base/file.h"
#include "support/rooms.h"

int main(int count, char **arguments)
{
    static struct rooms rooms;
    struct text text = {0};
    struct error why;
    if (count != 2) {
        fprintf(stderr, "usage: tool_rooms PAGE\n");
        return 1;
    }
    rooms_read(&rooms, SOURCE_DIR "/src");
    rooms_draw(&rooms, &text);
    bool written = file_write(arguments[1], text.data, text.size, &why);
    if (!written)
        fprintf(stderr, "tool_rooms: %s\n", why.message);
    text_deinit(&text);
    return !written;
}
