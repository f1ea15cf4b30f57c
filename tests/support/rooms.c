/* rooms.c: the rooms of the code and which includes which; see rooms.h. */
#include "support/rooms.h"

#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "support/sources.h"

/* --- reading ---------------------------------------------------------------------------------------- */

/* A file, and where src/ ends in its path. */
struct reading {
    struct rooms *rooms;
    size_t src;
    int room; /* of the file whose includes are read */
};

static int find(const struct rooms *rooms, const char *path)
{
    const char *slash = strrchr(path, '/');
    for (int i = 0; slash && i < rooms->count; i++)
        if (strlen(rooms->names[i]) == (size_t)(slash - path) &&
            strncmp(rooms->names[i], path, (size_t)(slash - path)) == 0)
            return i;
    return -1;
}

static void note_room(void *context, const char *file)
{
    struct reading *reading = context;
    struct rooms *rooms = reading->rooms;
    const char *path = file + reading->src;
    if (find(rooms, path) >= 0)
        return;
    CHECK(rooms->count < ROOMS_MAX && strrchr(path, '/') - path < ROOM_NAME);
    memcpy(rooms->names[rooms->count++], path, (size_t)(strrchr(path, '/') - path));
}

static void note_arrow(void *context, const char *header, bool quoted)
{
    struct reading *reading = context;
    int other = quoted ? find(reading->rooms, header) : -1;
    if (other >= 0 && other != reading->room)
        reading->rooms->arrows[reading->room][other] = true;
}

static void note_arrows(void *context, const char *file)
{
    struct reading *reading = context;
    reading->room = find(reading->rooms, file + reading->src);
    sources_includes(file, note_arrow, reading);
}

static int by_name(const void *a, const void *b)
{
    return strcmp(a, b);
}

static void find_ways(struct rooms *rooms)
{
    memcpy(rooms->reach, rooms->arrows, sizeof rooms->reach);
    for (int by = 0; by < rooms->count; by++)
        for (int from = 0; from < rooms->count; from++)
            for (int to = 0; to < rooms->count; to++)
                rooms->reach[from][to] |= rooms->reach[from][by] && rooms->reach[by][to];
}

void rooms_read(struct rooms *rooms, const char *src)
{
    struct reading reading = {.rooms = rooms, .src = strlen(src) + 1};
    memset(rooms, 0, sizeof *rooms);
    sources_each(src, ".c .h", note_room, &reading);
    qsort(rooms->names, (size_t)rooms->count, ROOM_NAME, by_name);
    sources_each(src, ".c .h", note_arrows, &reading);
    find_ways(rooms);
}

/* --- drawing ---------------------------------------------------------------------------------------- */

/* True unless the arrow is given by a longer way through a room that is no part of a ring with its end. */
static bool is_drawn(const struct rooms *rooms, int from, int to)
{
    for (int by = 0; by < rooms->count; by++) {
        bool between = by != from && by != to && rooms->arrows[from][by] && rooms->reach[by][to];
        if (between && !rooms->reach[to][by] && !rooms->reach[by][from])
            return false;
    }
    return rooms->arrows[from][to];
}

static size_t floor_length(const char *room)
{
    return strcspn(room, "/");
}

static bool same_floor(const char *a, const char *b)
{
    return floor_length(a) == floor_length(b) && strncmp(a, b, floor_length(a)) == 0;
}

/* A name without the signs that mermaid gives a meaning. */
static void add_id(struct text *text, const char *room)
{
    for (const char *at = room; *at; at++)
        text_add(text, "%c", *at == '/' ? '_' : *at);
}

static void draw_room(const char *room, bool inside, struct text *text)
{
    const char *label = inside && room[floor_length(room)] ? room + floor_length(room) + 1 : room;
    text_add(text, "%s", inside ? "        " : "    ");
    add_id(text, room);
    text_add(text, "[\"%s\"]\n", label);
}

/* The rooms of the floor that begins with number `first`; returns the number after them. */
static int draw_floor(const struct rooms *rooms, int first, struct text *text)
{
    int end = first;
    while (end < rooms->count && same_floor(rooms->names[end], rooms->names[first]))
        end++;
    const char *name = rooms->names[first];
    if (end - first > 1)
        text_add(text, "    subgraph floor_%.*s[\"%.*s\"]\n", (int)floor_length(name), name,
                 (int)floor_length(name), name);
    for (int room = first; room < end; room++)
        draw_room(rooms->names[room], end - first > 1, text);
    if (end - first > 1)
        text_add(text, "    end\n");
    return end;
}

static void draw_arrow(const struct rooms *rooms, int from, int to, struct text *text)
{
    text_add(text, "    ");
    add_id(text, rooms->names[from]);
    text_add(text, " --> ");
    add_id(text, rooms->names[to]);
    text_add(text, "\n");
}

static void add_row(const struct rooms *rooms, int room, struct text *text)
{
    const char *before = "";
    text_add(text, "| `%s` |", rooms->names[room]);
    for (int other = 0; other < rooms->count; other++) {
        if (!rooms->arrows[room][other])
            continue;
        text_add(text, "%s `%s`", before, rooms->names[other]);
        before = ",";
    }
    text_add(text, " |\n");
}

void rooms_draw(const struct rooms *rooms, struct text *text)
{
    text_add(
        text,
        "# Rooms and arrows\n\n"
        "Made from the code by `cmake --build build/ci --target rooms`. docs/architecture.md says what the\n"
        "rooms are for.\n\n"
        "A room is a folder of `src/`. An arrow leads from a room to one whose headers it includes. Where a\n"
        "longer way exists (from A to C beside A to B to C), the arrow is only in the table.\n\n"
        "```mermaid\nflowchart TD\n");
    for (int room = 0; room < rooms->count;)
        room = draw_floor(rooms, room, text);
    for (int from = 0; from < rooms->count; from++)
        for (int to = 0; to < rooms->count; to++)
            if (is_drawn(rooms, from, to))
                draw_arrow(rooms, from, to, text);
    text_add(text, "```\n\n| Room | includes headers of |\n|---|---|\n");
    for (int room = 0; room < rooms->count; room++)
        add_row(rooms, room, text);
}
