/*
 * scan.c: see scan.h.
 */
#include "sdl/devices/scan.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The kind of a thing is what its id begins with: "hand", "button". */
static size_t kind_of(const char *id)
{
    return strcspn(id, ":");
}

static bool alike(const struct scan_stop *a, const struct scan_stop *b)
{
    size_t size = kind_of(a->id);
    return size == kind_of(b->id) && strncmp(a->id, b->id, size) == 0;
}

/* Things stand in one line if the middle of the one lies beside the other. */
static bool in_line(const struct rect *a, const struct rect *b)
{
    float middle = b->y + b->h / 2;
    return middle > a->y && middle < a->y + a->h;
}

static int by_reading(const void *left, const void *right)
{
    const struct scan_stop *a = left, *b = right;
    float down = a->rect.y + a->rect.h / 2 - b->rect.y - b->rect.h / 2, across = a->rect.x - b->rect.x;
    if (in_line(&a->rect, &b->rect) && in_line(&b->rect, &a->rect) && across != 0)
        return across < 0 ? -1 : 1;
    return down < 0 ? -1 : down > 0 ? 1 : across < 0 ? -1 : across > 0;
}

/* Sorting by lines is no order that qsort may be given (three may overlap in turn), so it is done by hand:
 * each goes before the first that it is read before. */
static void sort(struct scan_stop *stops, int count)
{
    for (int i = 1; i < count; i++) {
        struct scan_stop stop = stops[i];
        int to = i;
        for (; to > 0 && by_reading(&stop, &stops[to - 1]) < 0; to--)
            stops[to] = stops[to - 1];
        stops[to] = stop;
    }
}

/* Puts those of a kind together, where the first of them stands, in groups of no more than a few. */
static void group(struct scan *scan)
{
    struct scan_stop sorted[SCAN_MAX];
    bool taken[SCAN_MAX] = {false};
    int put = 0;
    memcpy(sorted, scan->stops, sizeof *sorted * (size_t)scan->count);
    scan->groups = 0;
    for (int i = 0; i < scan->count; i++) {
        int held = 0;
        for (int j = i; j < scan->count && !taken[i]; j++) {
            if (taken[j] || !alike(&sorted[i], &sorted[j]))
                continue;
            scan->groups += held++ % SCAN_GROUP == 0;
            taken[j] = j > i; /* the first stays open until all of its kind are through */
            scan->stops[put] = sorted[j];
            scan->stops[put++].group = scan->groups - 1;
        }
        taken[i] = true;
    }
}

static int first_of(const struct scan *scan, int number)
{
    for (int i = 0; i < scan->count; i++)
        if (scan->stops[i].group == number)
            return i;
    return 0;
}

static int size_of(const struct scan *scan, int number)
{
    int size = 0;
    for (int i = 0; i < scan->count; i++)
        size += scan->stops[i].group == number;
    return size;
}

static void begin(struct scan *scan, float pace)
{
    scan->inside = scan->groups == 0;
    scan->group = scan->at = scan->rounds = 0;
    scan->left = pace;
}

/* Returns where a thing stands among those of now, or -1. */
static int place_of(const struct scan *scan, const char *id)
{
    for (int i = 0; i < scan->count; i++)
        if (strcmp(scan->stops[i].id, id) == 0)
            return i;
    return -1;
}

/* The things of now in their order. */
static void take(struct scan *scan, const struct scan_stop *stops, int count)
{
    scan->count = count < SCAN_MAX ? count : SCAN_MAX;
    memcpy(scan->stops, stops, sizeof *stops * (size_t)scan->count);
    for (int i = 0; i < scan->count; i++)
        scan->stops[i].group = 0;
    sort(scan->stops, scan->count);
    scan->groups = 0;
    if (scan->count > SCAN_FEW)
        group(scan);
    if (scan->groups == 1)
        scan->groups = 0;
}

bool scan_arrange(struct scan *scan, const struct scan_stop *stops, int count, float pace)
{
    char lit[SCAN_ID] = "";
    bool grouped = scan->groups > 0, same = scan->count == count;
    struct scan_stop *was = malloc(sizeof *was * SCAN_MAX);
    if (!was)
        return false;
    memcpy(was, scan->stops, sizeof *was * SCAN_MAX);
    if (scan->inside && scan->count)
        memcpy(lit, scan->stops[scan->at].id, sizeof lit);
    take(scan, stops, count);
    for (int i = 0; i < scan->count && same; i++)
        same = strcmp(was[i].id, scan->stops[i].id) == 0;
    free(was);
    if (same)
        return false;
    int at = place_of(scan, lit);
    if (at < 0 || grouped != (scan->groups > 0)) {
        begin(scan, pace);
        return true;
    }
    scan->at = at;
    scan->group = scan->stops[at].group;
    return false;
}

bool scan_pass(struct scan *scan, float seconds, float pace)
{
    if (!scan->count)
        return false;
    scan->left -= seconds;
    if (scan->left > 0)
        return false;
    scan->left = pace;
    if (!scan->inside) {
        scan->group = (scan->group + 1) % scan->groups;
        return true;
    }
    int first = scan->groups ? first_of(scan, scan->group) : 0;
    int size = scan->groups ? size_of(scan, scan->group) : scan->count;
    scan->at = first + (scan->at - first + 1) % size;
    if (scan->at == first && scan->groups && ++scan->rounds == 2) {
        scan->inside = false;
        scan->rounds = 0;
    }
    return true;
}

const char *scan_choose(struct scan *scan, float pace)
{
    if (!scan->count)
        return NULL;
    scan->left = pace;
    bool chosen = scan->inside || size_of(scan, scan->group) == 1;
    if (!scan->inside)
        scan->at = first_of(scan, scan->group);
    scan->inside = !chosen || scan->groups == 0; /* after a choice the groups go on */
    scan->rounds = 0;
    return chosen ? scan->stops[scan->at].id : NULL;
}

const char *scan_lit(const struct scan *scan, struct rect *rect)
{
    if (!scan->count) {
        *rect = (struct rect){0};
        return "";
    }
    if (scan->inside) {
        *rect = scan->stops[scan->at].rect;
        return scan->stops[scan->at].id;
    }
    float left = INFINITY, top = INFINITY, right = -INFINITY, low = -INFINITY;
    for (int i = 0; i < scan->count; i++) {
        const struct rect *one = &scan->stops[i].rect;
        if (scan->stops[i].group != scan->group)
            continue;
        left = fminf(left, one->x);
        top = fminf(top, one->y);
        right = fmaxf(right, one->x + one->w);
        low = fmaxf(low, one->y + one->h);
    }
    *rect = rect_make(left, top, right - left, low - top);
    return "";
}
