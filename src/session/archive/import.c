/* import.c: see import.h. */
#include "session/archive/import.h"

#include <stdlib.h>
#include <string.h>

#include "base/check.h"

/* Prints a record without its start time. */
static void print_undated(const struct record *record, struct text *text)
{
    struct record copy = *record; /* its entries are only read */
    copy.setup.began[0] = '\0';
    record_print(&copy, text);
}

/* True if the folder has this very record, ignoring its start time; `name` gets its file name. */
static bool find_undated(const char *folder, const struct record *record, char name[ARCHIVE_NAME])
{
    struct archived *list = calloc(ARCHIVE_MAX, sizeof *list);
    CHECK_MEMORY(list);
    struct text wanted = {0}, text = {0};
    bool found = false;
    int count = archive_list(folder, list, ARCHIVE_MAX);
    print_undated(record, &wanted);
    for (int i = 0; !found && i < count; i++) {
        struct record kept;
        if (list[i].rules != record->setup.rules || !archive_read(folder, list[i].name, &kept, NULL))
            continue;
        print_undated(&kept, &text);
        found = strcmp(text.data, wanted.data) == 0;
        memcpy(name, list[i].name, ARCHIVE_NAME);
        text_deinit(&text);
        record_deinit(&kept);
    }
    text_deinit(&wanted);
    free(list);
    return found;
}

static bool find(const char *folder, const struct record *record, char name[ARCHIVE_NAME])
{
    return record->setup.began[0] ? archive_find(folder, &record->setup, name)
                                  : find_undated(folder, record, name);
}

/* True if the archived record contains all of the other one. Both are of one match. */
static bool goes_as_far(const char *folder, const char name[ARCHIVE_NAME], const struct record *record)
{
    struct record kept;
    if (!archive_read(folder, name, &kept, NULL))
        return false;
    bool far = kept.count >= record->count;
    record_deinit(&kept);
    return far;
}

enum import_news import_record(const char *records, const char *imported, const struct record *record,
                               char name[ARCHIVE_NAME], struct error *error)
{
    struct record copy = *record; /* its entries are only read */
    struct text text = {0};
    bool dated = record->setup.began[0] != '\0', kept;
    if (find(records, record, name))
        return IMPORT_OWN;
    bool known = find(imported, record, name);
    if (known && (!dated || goes_as_far(imported, name, record)))
        return IMPORT_KNOWN;
    if (!dated)
        archive_now(copy.setup.began);
    record_print(&copy, &text);
    kept = dated ? archive_write(imported, &copy, &text, name, error)
                 : archive_add(imported, &copy, &text, name, error);
    text_deinit(&text);
    return !kept ? IMPORT_FAILED : known ? IMPORT_KNOWN : IMPORT_KEPT;
}
