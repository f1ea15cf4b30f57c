/*
 * bench.c: `tigers bench`: how fast the core is on this machine.
 *
 * One JSON line a figure. What each is measured against stands in
 * docs/performance.md.
 */
#include "cli/commands/bench.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/file.h"
#include "base/streams.h"
#include "cli/command.h"
#include "cli/commands/batch.h"

static const struct bench {
    const char *name;
    void (*run)(bool quick);
} benches[] = {
    {"shanten", bench_shanten},   {"waits", bench_waits}, {"score", bench_score},   {"rounds", bench_rounds},
    {"decision", bench_decision}, {"apply", bench_apply}, {"tables", bench_tables}, {0},
};

static const struct flag flags[] = {{"input", 'i', true}, {"only", 'o', true}, {"quick", 'q', false}, {0}};

/* The shapes of a file of requests. */
struct shapes {
    struct shape *list;
    int count, room;
};

static bool add_shape(void *context, const cJSON *request, struct error *why)
{
    struct shapes *shapes = context;
    if (shapes->count == shapes->room) {
        shapes->room = shapes->room ? 2 * shapes->room : 1024;
        shapes->list = realloc(shapes->list, (size_t)shapes->room * sizeof *shapes->list);
        CHECK_MEMORY(shapes->list);
    }
    if (!waits_read(&shapes->list[shapes->count], request, why))
        return false;
    shapes->count++;
    return true;
}

/* Times shanten over the hands of a file. */
static int bench_file(const char *path, bool quick)
{
    if (file_kind(path) == FILE_OTHER) {
        streams_say("tigers: %s is a pipe or a device, no file", path);
        return EXIT_BAD_DATA;
    }
    FILE *file = file_open(path, "rb");
    if (!file) {
        streams_say("tigers: %s cannot be read: %s", path, strerror(errno));
        return EXIT_BAD_DATA;
    }
    struct shapes shapes = {0};
    struct error why;
    bool good = batch_read(file, add_shape, &shapes, &why);
    fclose(file);
    if (good && shapes.count == 0)
        good = error_set(&why, "there is no hand in it");
    if (good)
        bench_shapes("hands of the file", shapes.list, shapes.count, quick);
    else
        streams_say("tigers: %s: %s", path, why.message);
    free(shapes.list);
    return command_finish(good ? EXIT_FINE : EXIT_BAD_DATA);
}

/* The bench called that, or NULL. */
static const struct bench *find_bench(const char *name)
{
    for (const struct bench *bench = benches; bench->name; bench++)
        if (strcmp(bench->name, name) == 0)
            return bench;
    return NULL;
}

int command_bench(int argc, char **argv)
{
    const char *value, *input = NULL, *only = NULL;
    bool quick = false;
    int letter;
    while ((letter = command_flag(argc, argv, flags, &value)) > FLAG_END) {
        quick |= letter == 'q';
        input = letter == 'i' ? value : input;
        only = letter == 'o' ? value : only;
    }
    if (letter != FLAG_END)
        return command_status(letter);
    if (command_arguments() < argc)
        return command_usage(argv[0], "takes no argument, but got %s", argv[command_arguments()]);
    if (input && only)
        return command_usage(argv[0], "--input times shanten alone: it does not go with --only");
    if (only && !find_bench(only))
        return command_usage(argv[0], "--only %.40s: there is no such bench", only);
    if (input)
        return bench_file(input, quick);
    for (const struct bench *bench = benches; bench->name; bench++)
        if (!only || strcmp(bench->name, only) == 0)
            bench->run(quick);
    return command_finish(EXIT_FINE);
}
