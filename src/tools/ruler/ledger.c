/* ledger.c: which confirmation deals have been used; see ledger.h. */
#include "tools/ruler/ledger.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/file.h"

enum { ROW = 512 };

#define HEAD                                                                                                 \
    "| block | day | who | against | pairs | corrected, points a round |\n|---|---|---|---|---|---|\n"
#define UNDER_WAY "under way"

/* A page, and where the rows of its ledger begin and end. */
struct page {
    char *text;
    size_t from, to;
    int rows;
};

static bool read_page(struct page *page, const char *path, struct error *why)
{
    page->text = file_read(path, NULL, why);
    const char *head = page->text ? strstr(page->text, HEAD) : NULL;
    if (page->text && !head)
        error_set(why, "%s has no ledger", path);
    if (!head) {
        free(page->text);
        return false;
    }
    page->from = page->to = (size_t)(head - page->text) + strlen(HEAD);
    page->rows = 0;
    while (page->text[page->to] == '|') {
        const char *row = page->text + page->to, *end = strchr(row, '\n');
        if (!end || atoi(row + 1) != page->rows + 1) {
            free(page->text);
            return error_set(why, "%s: the ledger's row %d is not in order", path, page->rows + 1);
        }
        page->rows++;
        page->to += (size_t)(end - row) + 1;
    }
    return true;
}

/* Writes the page with `length` bytes from `at` on replaced. */
static bool write_page(const struct page *page, const char *path, size_t at, size_t length, const char *by,
                       struct error *why)
{
    size_t size = strlen(page->text) - length + strlen(by);
    char *text = malloc(size + 1);
    CHECK(text);
    snprintf(text, size + 1, "%.*s%s%s", (int)at, page->text, by, page->text + at + length);
    bool good = file_write(path, text, size, why);
    free(text);
    return good;
}

/* What a row says after its number and its day. */
static void print_rest(const struct ledger_row *row, char rest[ROW])
{
    snprintf(rest, ROW, " | %s | %s | %d | " UNDER_WAY " |\n", row->who, row->against, row->pairs);
}

int ledger_claim(const char *path, const struct ledger_row *row, const char *day, struct error *why)
{
    struct page page;
    char rest[ROW], whole[ROW + 64];
    if (!read_page(&page, path, why))
        return 0;
    print_rest(row, rest);
    const char *found = strstr(page.text + page.from, rest);
    int block = page.rows + 1;
    if (found) {
        while (found[-1] != '\n')
            found--;
        block = atoi(found + 1);
    } else {
        snprintf(whole, sizeof whole, "| %d | %s%s", block, day, rest);
        block = write_page(&page, path, page.to, 0, whole, why) ? block : 0;
    }
    free(page.text);
    return block;
}

bool ledger_finish(const char *path, int block, const char *result, struct error *why)
{
    struct page page;
    if (!read_page(&page, path, why))
        return false;
    const char *row = page.text + page.from;
    for (int i = 1; i < block && i <= page.rows; i++)
        row = strchr(row, '\n') + 1;
    const char *end = block <= page.rows ? strchr(row, '\n') : NULL,
               *place = end ? strstr(row, UNDER_WAY) : NULL;
    bool good = place && place < end
                    ? write_page(&page, path, (size_t)(place - page.text), strlen(UNDER_WAY), result, why)
                    : error_set(why, "%s: block %d is not under way", path, block);
    free(page.text);
    return good;
}

int ledger_blocks(const char *path, struct error *why)
{
    struct page page;
    if (!read_page(&page, path, why))
        return -1;
    free(page.text);
    return page.rows;
}
