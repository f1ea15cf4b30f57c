/*
 * tool_rooms.c: writes docs/rooms.md, the drawing of the house, anew: `tool_rooms`, or the target `rooms`.
 */
#include <stdio.h>

#include "base/file.h"
#include "support/rooms.h"

int main(void)
{
    static struct rooms rooms;
    struct text text;
    struct error why;
    text_init(&text);
    rooms_read(&rooms, SOURCE_DIR "/src");
    rooms_draw(&rooms, &text);
    bool written = file_write(SOURCE_DIR "/docs/rooms.md", text.data, text.size, &why);
    if (!written)
        fprintf(stderr, "tool_rooms: %s\n", why.message);
    text_deinit(&text);
    return !written;
}
