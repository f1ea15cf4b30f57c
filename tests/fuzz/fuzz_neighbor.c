/* fuzz_neighbor.c: what a neighbor sends before anybody knows them: the Host and Origin of a request, its
 * path, and the answer of a table that is looked for. */
#include "fuzz.h"

#include "net/finding.h"
#include "net/near.h"
#include "net/page_files.h"

/* What is let in is one of the kinds that near.h names, whatever surrounds it. */
static void check_host(const char *host, const char *origin)
{
    if (near_host(host, NULL))
        CHECK(!strpbrk(host, "/@#? \t\r\n"));
    if (near_origin(origin, host, NULL))
        CHECK(strncmp(origin, "http://", 7) == 0 && strcmp(origin + 7, host) == 0);
}

static void check_notice(const char *text)
{
    struct table_notice notice, again;
    char line[FINDING_LINE];
    if (!notice_parse(&notice, text))
        return;
    notice_print(&notice, line);
    CHECK(notice_parse(&again, line) && again.port == notice.port && strcmp(again.name, notice.name) == 0);
}

static void check_path(const char *path)
{
    static struct page_files *files;
    if (!files)
        files = page_files_read(NULL);
    const struct page_file *file = page_files_find(files, path, true);
    CHECK(!file || strcmp(path, "/") == 0 || strcmp(path, file->path) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = fuzz_text(data, size), *second = strchr(text, '\n');
    check_notice(text);
    if (second)
        *second++ = '\0';
    check_host(text, second ? second : "");
    check_path(text);
    free(text);
    return 0;
}
