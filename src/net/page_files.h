/*
 * page_files.h: the files of the page for browsers. They are read once at the start, so that no name from
 * outside ever reaches the disk.
 */
#ifndef NET_PAGE_FILES_H
#define NET_PAGE_FILES_H

#include <stdbool.h>
#include <stddef.h>

struct page_file {
    char path[96]; /* as in a request: "/index.html" */
    const char *type;
    bool packed;  /* by gzip */
    char tag[24]; /* in quotes; changes with the bytes */
    char *bytes;
    size_t size;
};

struct page_files;

/* Reads a folder with the files of the web build. With NULL, or a folder without index.html, the only file is
 * a page that says that the game's page is missing. Free it with page_files_free. */
struct page_files *page_files_read(const char *folder);
void page_files_free(struct page_files *files);

/* True if the folder had a page. */
bool page_files_are_whole(const struct page_files *files);

/* Returns the file for the path of a request, or NULL. `packed`: the browser understands packed files. */
const struct page_file *page_files_find(const struct page_files *files, const char *path, bool packed);

#endif
