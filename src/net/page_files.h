/*
 * page_files.h: the files of the page, read once: no name from outside ever reaches the disk.
 */
#ifndef NET_PAGE_FILES_H
#define NET_PAGE_FILES_H

#include <stdbool.h>
#include <stddef.h>

struct page_file {
    char path[96]; /* as it is asked for: "/index.html" */
    const char *type;
    bool packed;  /* by gzip */
    char tag[24]; /* in quotes; changes with the bytes */
    char *bytes;
    size_t size;
};

struct page_files;

/* Reads a folder, which has the files of the web build. With NULL, or a folder that has no index.html, the
 * only page says that it is missing. */
struct page_files *page_files_read(const char *folder);
void page_files_free(struct page_files *files);

/* True if the folder had a page. */
bool page_files_are_whole(const struct page_files *files);

/* The file that is meant by a path, a packed one only where that is understood. NULL: there is none. */
const struct page_file *page_files_find(const struct page_files *files, const char *path, bool packed);

#endif
