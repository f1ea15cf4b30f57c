/*
 * import.c: a record from elsewhere; see import.h.
 */
#include "session/shelf/import.h"

enum import_news import_record(const char *records, const char *imported, const struct record *record,
                               char name[KEEP_NAME], struct error *why)
{
    struct record copy = *record; /* its entries are only looked at */
    struct text text;
    if (!copy.setup.began[0])
        keep_now(copy.setup.began);
    if (keep_find(records, &copy.setup, name))
        return IMPORT_OWN;
    bool known = keep_find(imported, &copy.setup, name);
    text_init(&text);
    record_print(&copy, &text);
    bool kept = keep_write(imported, &copy, &text, name, why);
    text_deinit(&text);
    return !kept ? IMPORT_FAILED : known ? IMPORT_KNOWN : IMPORT_KEPT;
}
