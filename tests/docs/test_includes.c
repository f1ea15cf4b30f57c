/*
 * test_includes.c: the include table of docs/architecture.md, checked against every #include of our own in
 * src/.
 *
 * Between floors the arrows only point down: base includes libc, rules includes base, and so on; within a
 * floor each room has its list. Only the window includes SDL; above the session only the console sees a
 * struct game.
 * Sanitize: no
 */
#include "support/test.h"

#include "base/file.h"
#include "support/rooms.h"
#include "support/sources.h"

/* Groups of rooms below that many rooms may include. */
#define WORDS  "words session ai rules base"
#define WINDOW "sdl/app sdl/system sdl/art sdl/paint " WORDS
#define SCENES "sdl/ui " WINDOW

/* The rooms of src/. A file belongs to the room with the longest name that its path begins with; `may` names
 * rooms, or floors, which stand for all their rooms. */
static const struct {
    const char *room;
    const char *may; /* what its files may include beside the room itself, parted by blanks */
    bool sees_game;  /* may include rules/play/game.h */
} table[] = {
    {"base", "", false},
    {"rules/hand", "base", false},
    {"rules/play", "rules/hand base", true},
    {"rules/fold", "rules/play rules/hand base", false},
    {"rules/modes", "rules/play rules/hand base", false},
    {"ai", "ai rules base", false},
    {"ai/net", "rules base", false},
    {"ai/forecast", "ai ai/net rules base", false},
    {"ai/tigers", "ai ai/net rules base", false},
    {"ai/tigers/estimate", "ai rules base", false},
    {"ai/four", "ai ai/net rules base", false},
    {"ai/tenpai_duel", "ai rules base", false},
    {"ai/one_suit", "ai rules base", false},
    {"session", "ai rules base", true},
    {"session/arena", "session ai rules base", true},
    {"session/archive", "session/statistics session ai rules base", true},
    {"session/study", "session ai rules base", true},
    {"session/luck", "session ai rules base", true},
    {"session/scorer", "rules base", true},
    {"session/keeper", "session ai rules base", false},
    {"session/drill", "session/scorer session/study session ai rules base", true},
    {"session/statistics", "session/study session ai rules base", true},
    {"wire", "rules base", false},
    {"host", "wire session ai rules base", false},
    {"words", "session ai rules base", false},
    {"words/glossary", "rules base", false},
    {"words/people", "words session ai rules base", false},
    {"words/scorer", "words session ai rules base", false},
    {"words/drill", "words/scorer words session ai rules base", false},
    {"words/daily", "words session ai rules base", false},
    {"words/spoken", "words session ai rules base", false},
    {"words/languages", "base", false},
    {"words/study", "words session ai rules base", false},
    {"words/voices", "rules base", false},
    {"words/lessons", "session ai rules base", false},
    {"net", "base", false},
    {"net/table", "net host session ai rules base", false},
    {"cli", "cli words session ai rules base", true},
    {"cli/friends", "cli/bots cli/commands cli/wire cli net/table net host words session ai rules base",
     false},
    {"cli/commands", "cli words session ai rules base", true},
    {"cli/wire", "cli words session ai rules base", true},
    {"cli/bots", "cli/wire cli words session ai rules base", true},
    {"tools", "words session ai rules base", true},
    {"tools/learn", "session ai rules base", true},
    {"tools/match", "session ai rules base", false},
    {"sdl/paint", "base", false},
    {"sdl/art", "sdl/paint rules/hand base", false},
    {"sdl/system", "sdl/paint ai rules base", false},
    {"sdl/venue", "sdl/art sdl/paint base", false},
    {"sdl/speech", "sdl/system " WORDS, false},
    {"sdl/sound", "sdl/system sdl/art words base", false},
    {"sdl/devices", "sdl/art sdl/paint session ai rules base", false},
    {"sdl/app", "sdl/devices sdl/sound sdl/speech sdl/system sdl/venue sdl/art sdl/paint " WORDS, false},
    {"sdl/ui", "sdl/venue " WINDOW, false},
    {"sdl/table/layout", "sdl/art sdl/paint rules base", false},
    {"sdl/table/motion", "sdl/table/layout sdl/art sdl/paint rules base", false},
    {"sdl/table/facts", "sdl/table/motion sdl/table/layout sdl/art sdl/paint " WORDS, false},
    {"sdl/table", "sdl/people sdl/table/facts sdl/table/motion sdl/table/layout " SCENES, false},
    {"sdl/table/sheets", "sdl/table " SCENES, false},
    {"sdl/table/tigers", "sdl/table " SCENES, false},
    {"sdl/table/tenpai_duel", "sdl/table " SCENES, false},
    {"sdl/table/one_suit", "sdl/table " SCENES, false},
    {"sdl/table/four", "sdl/table " SCENES, false},
    {"sdl/result", "sdl/table sdl/people " SCENES, false},
    {"sdl/people", SCENES, false},
    {"sdl/menu", "sdl/people sdl/tutorial sdl/table " SCENES, false},
    {"sdl/road", "sdl/menu sdl/people " SCENES, false},
    {"sdl/friend", "sdl/table net/table net host " SCENES, false},
    {"sdl/day", "sdl/menu sdl/replay sdl/tutorial " SCENES, false},
    {"sdl/preferences", "sdl/venue " SCENES, false},
    {"sdl/files", SCENES, false},
    {"sdl/rulebook", SCENES, false},
    {"sdl/replay", "sdl/table " SCENES, false},
    {"sdl/review", "sdl/table " SCENES, false},
    {"sdl/statistics", "sdl/review " SCENES, false},
    {"sdl/shelf", "sdl/statistics " SCENES, false},
    {"sdl/tutorial", "sdl/table " SCENES, false},
    {"sdl/trainer", "sdl/result sdl/table " SCENES, false},
    {"sdl/scorer", SCENES, false},
    {"sdl/keeper", "sdl/replay " SCENES, false},
    {"sdl/gallery", "sdl/day sdl/statistics sdl/trainer sdl/table " SCENES, false},
};

enum { ROOMS = sizeof table / sizeof *table, FILES_MAX = 34 };

static int files_seen, includes_seen, seen[ROOMS];

/* The file whose includes are read. */
struct reading {
    const char *path;
    int room;
};

/* True if the path is in that folder or in one below it. */
static bool is_below(const char *path, const char *folder, size_t length)
{
    return strncmp(path, folder, length) == 0 && (path[length] == '/' || path[length] == '\0');
}

/* True if a room or a floor of the list holds the room. */
static bool is_in_list(const char *list, const char *room)
{
    for (const char *at = list; *at; at += strcspn(at, " "), at += strspn(at, " "))
        if (is_below(room, at, strcspn(at, " ")))
            return true;
    return false;
}

/* The room of a path below src/, or -1. */
static int room_of(const char *path)
{
    int found = -1;
    for (int i = 0; i < ROOMS; i++)
        if (is_below(path, table[i].room, strlen(table[i].room)) &&
            (found < 0 || strlen(table[i].room) > strlen(table[found].room)))
            found = i;
    return found;
}

static void expect(bool condition, const char *path, const char *header, const char *what)
{
    if (!condition)
        print_error("%s includes %s: %s\n", path, header, what);
    assert_true(condition);
}

static void check_include(void *context, const char *header, bool quoted)
{
    const struct reading *reading = context;
    int room = reading->room;
    const char *path = reading->path;
    includes_seen++;
    if (!quoted) {
        expect(strncmp(header, "SDL", 3) != 0 || strncmp(table[room].room, "sdl/", 4) == 0, path, header,
               "only the window knows SDL");
        return;
    }
    int other = room_of(header);
    expect(other >= 0, path, header, "our own headers are named from src/");
    expect(other == room || is_in_list(table[room].may, table[other].room), path, header,
           "no arrow leads there");
    bool is_game = strcmp(header, "rules/play/game.h") == 0 || strcmp(header, "rules/play/flow.h") == 0;
    expect(!is_game || table[room].sees_game, path, header, "only a view may be seen here");
}

static void check_file(void *context, const char *path)
{
    (void)context;
    struct reading reading = {path, room_of(path + strlen(SOURCE_DIR "/src/"))};
    expect(reading.room >= 0, path, "nothing", "it is in no room of the table");
    files_seen++;
    seen[reading.room]++;
    sources_includes(path, check_include, &reading);
}

TEST(test_every_arrow_is_in_the_table)
{
    sources_each(SOURCE_DIR "/src", ".c .h", check_file, NULL);
    for (int room = 0; room < ROOMS; room++) {
        if (!seen[room])
            fail_msg("the room %s is empty", table[room].room);
        if (seen[room] > FILES_MAX)
            fail_msg("%s holds %d files: it needs another room", table[room].room, seen[room]);
    }
    assert_true(files_seen > 40);
    assert_true(includes_seen > 100);
}

TEST(test_no_ring_of_includes)
{
    static struct rooms rooms;
    int rings = 0;
    rooms_read(&rooms, SOURCE_DIR "/src");
    for (int room = 0; room < rooms.count; room++) {
        if (!rooms.reach[room][room])
            continue;
        print_error("%s is part of a ring of includes; the target rooms draws it\n", rooms.names[room]);
        rings++;
    }
    assert_int_equal(rings, 0);
}

/* Headers of the window that only one file includes, and why they are not part of it. */
static const struct {
    const char *header, *why;
} alone[] = {
    {"sdl/menu/seats.h", "the screen is long without who sits where"},
    {"sdl/paint/canvas_paint.h", "painting a thing and listing what is drawn are two subjects"},
};

/* The readers of a header of the window, without the .c file of its name. */
static struct header {
    char path[80]; /* below src/ */
    int files;     /* of its room */
    bool wanted;   /* by another room, or by a test */
} headers[160];
static int header_count;

static void list_header(void *context, const char *path)
{
    (void)context;
    assert_true(header_count < (int)(sizeof headers / sizeof *headers));
    snprintf(headers[header_count++].path, sizeof headers->path, "%s", path + strlen(SOURCE_DIR "/src/"));
}

static void note_reader(void *context, const char *header, bool quoted)
{
    const char *reader = context; /* below src/; NULL: a test */
    (void)quoted;
    for (int i = 0; i < header_count; i++) {
        size_t folder = (size_t)(strrchr(headers[i].path, '/') - headers[i].path);
        if (strcmp(headers[i].path, header) != 0)
            continue;
        if (!reader || strncmp(reader, header, folder) != 0 || strchr(reader + folder + 1, '/'))
            headers[i].wanted = true;
        else if (strncmp(reader, header, strlen(header) - 1) != 0)
            headers[i].files++;
    }
}

static void note_file(void *context, const char *path)
{
    (void)context;
    sources_includes(path, note_reader, (void *)(path + strlen(SOURCE_DIR "/src/")));
}

static void note_test(void *context, const char *path)
{
    sources_includes(path, note_reader, context);
}

/* What only one file needs is in that file. */
TEST(test_headers_of_the_window_have_several_readers)
{
    int lonely = 0;
    sources_each(SOURCE_DIR "/src/sdl", ".h", list_header, NULL);
    sources_each(SOURCE_DIR "/src", ".c .h", note_file, NULL);
    sources_each(SOURCE_DIR "/tests", ".c .h", note_test, NULL);
    assert_true(header_count > 40);
    for (int i = 0; i < header_count; i++) {
        const char *why = NULL;
        for (size_t j = 0; j < sizeof alone / sizeof *alone; j++)
            if (strcmp(alone[j].header, headers[i].path) == 0)
                why = alone[j].why;
        if ((headers[i].files < 2 && !headers[i].wanted) == (why != NULL))
            continue;
        print_error(why ? "%s has several readers now: take it off the list\n"
                        : "%s has one reader: make it a part of that file\n",
                    headers[i].path);
        lonely++;
    }
    assert_int_equal(lonely, 0);
}

/* Beside the rooms, tests are in docs (pages compared with the code), sdl/whole (every scene) and life (whole
 * lives). */
static void check_test(void *context, const char *path)
{
    int *tests = context;
    char folder[600];
    const char *name = strrchr(path, '/') + 1;
    if (strncmp(name, "test_", 5) != 0)
        return;
    ++*tests;
    const char *room = path + strlen(SOURCE_DIR "/tests/");
    if (strncmp(room, "docs/", 5) == 0 || strncmp(room, "sdl/whole/", 10) == 0 ||
        strncmp(room, "life/", 5) == 0)
        return;
    snprintf(folder, sizeof folder, SOURCE_DIR "/src/%.*s", (int)(name - 1 - room), room);
    if (!file_exists(folder))
        fail_msg("%s tests no room of src", path);
}

TEST(test_tests_stand_in_the_rooms_of_src)
{
    int tests = 0;
    sources_each(SOURCE_DIR "/tests", ".c .h", check_test, &tests);
    assert_true(tests > 60);
}
