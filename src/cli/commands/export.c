/*
 * export.c: `tigers export`: converts a record to another program's format.
 */
#include <stdio.h>
#include <string.h>

#include "base/streams.h"
#include "base/tr.h"
#include "cli/command.h"
#include "cli/record_file.h"
#include "session/archive/mjai.h"

static int export_file(const char *path)
{
    struct record record;
    struct text text = {0};
    if (!record_file_read("export", path, &record))
        return EXIT_BAD_DATA;
    bool fits = mjai_fits(record.setup.rules);
    if (fits) {
        mjai_print(&record, &text);
        fputs(text_string(&text), stdout);
        text_deinit(&text);
    } else {
        streams_say("tigers export: mjai describes riichi mahjong only, not %s",
                    tr(record.setup.rules->name));
    }
    record_deinit(&record);
    return command_finish(fits ? EXIT_FINE : EXIT_BAD_DATA);
}

int command_export(int argc, char **argv)
{
    const char *form = "mjai";
    const struct flag flags[] = {{"form", .value = &form}, {0}};
    int status, at = command_file(argc, argv, flags, &status);
    if (!at)
        return status;
    if (strcmp(form, "mjai") != 0)
        return command_usage(argv[0], "--form %.20s: the only form is mjai", form);
    return export_file(argv[at]);
}
