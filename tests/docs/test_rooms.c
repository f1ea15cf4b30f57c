/*
 * test_rooms.c: the drawings show the rooms as the code has them: the floors in docs/architecture.md, and all
 * rooms in the page that the target `rooms` makes. Which room may include which is in test_includes.c.
 * Sanitize: no
 */
#include "support/test.h"

#include "support/rooms.h"
#include "support/sources.h"

static struct rooms rooms; /* as the code has them */

static int read_code(void **state)
{
    (void)state;
    rooms_read(&rooms, SOURCE_DIR "/src");
    return rooms.count > 20 ? 0 : -1;
}

/* The number of the room or floor that a drawing calls by this name; a floor has no slash. */
static int find(const struct rooms *in, const char *name)
{
    for (int i = 0; i < in->count; i++) {
        char drawn[ROOM_NAME];
        snprintf(drawn, sizeof drawn, "%s", in->names[i]);
        for (char *at = drawn; (at = strchr(at, '/'));)
            *at = '_';
        if (strcmp(drawn, name) == 0)
            return i;
    }
    fail_msg("the drawing names %s, which isn't in src", name);
    return -1;
}

/* Fails unless the arrows of a drawing lead from each of `in` to all that its includes lead to, and no
 * further. */
static void check_drawing(const struct rooms *in, const char *drawing)
{
    static bool reach[ROOMS_MAX][ROOMS_MAX];
    int arrows = 0;
    memset(reach, 0, sizeof reach);
    for (const char *line = drawing; line; line = strchr(line, '\n')) {
        char from[ROOM_NAME], to[ROOM_NAME];
        line += *line == '\n';
        if (sscanf(line, " %47[a-z_] --> %47[a-z_]", from, to) != 2)
            continue;
        reach[find(in, from)][find(in, to)] = true;
        arrows++;
    }
    assert_true(arrows >= in->count - 1);
    for (int by = 0; by < in->count; by++)
        for (int from = 0; from < in->count; from++)
            for (int to = 0; to < in->count; to++)
                reach[from][to] |= reach[from][by] && reach[by][to];
    for (int from = 0; from < in->count; from++)
        for (int to = 0; to < in->count; to++)
            if (from != to && reach[from][to] != in->reach[from][to])
                fail_msg("%s %s %s, the drawing says otherwise", in->names[from],
                         in->reach[from][to] ? "leads to" : "doesn't lead to", in->names[to]);
}

TEST(test_the_page_has_every_way_and_every_arrow)
{
    struct text text = {0};
    rooms_draw(&rooms, &text);
    check_drawing(&rooms, text_string(&text));
    for (int from = 0; from < rooms.count; from++) {
        char row[ROOM_NAME + 8];
        snprintf(row, sizeof row, "\n| `%s` |", rooms.names[from]);
        const char *at = strstr(text_string(&text), row);
        assert_non_null(at);
        int told = 0, arrows = 0;
        for (at += strlen(row); *at != '\n'; at++)
            told += *at == '`';
        for (int to = 0; to < rooms.count; to++)
            arrows += rooms.arrows[from][to];
        assert_int_equal(told, 2 * arrows);
    }
    text_deinit(&text);
}

/* The floors: the folders of src, with what any of their rooms leads to. */
TEST(test_the_floors_are_drawn_as_they_are)
{
    static struct rooms floors;
    int floor_of[ROOMS_MAX];
    memset(&floors, 0, sizeof floors);
    for (int room = 0; room < rooms.count; room++) {
        size_t length = strcspn(rooms.names[room], "/");
        const char *last = floors.count ? floors.names[floors.count - 1] : "";
        if (strlen(last) != length || strncmp(last, rooms.names[room], length) != 0)
            snprintf(floors.names[floors.count++], ROOM_NAME, "%.*s", (int)length, rooms.names[room]);
        floor_of[room] = floors.count - 1;
    }
    for (int from = 0; from < rooms.count; from++)
        for (int to = 0; to < rooms.count; to++)
            floors.reach[floor_of[from]][floor_of[to]] |= rooms.reach[from][to];
    char *page = sources_read(SOURCE_DIR "/docs/architecture.md");
    check_drawing(&floors, page);
    free(page);
}

TEST_GROUP(read_code, NULL)
