/*
 * trainer_tally.c: see trainer_tally.h.
 */
#include "session/drill/trainer_tally.h"

#include <limits.h>
#include <stddef.h>
#include <string.h>

#include "base/check.h"
#include "base/tr.h"

/* So many that nobody comes so far, and that the sum of all trainers' is a number still. */
enum { TALLY_MOST = 50000000 };

void trainer_tally_add(struct trainer_tally *tally, bool right, int time)
{
    CHECK(time >= 0);
    if (tally->hands == TALLY_MOST)
        return;
    tally->hands++;
    tally->streak = right ? tally->streak + 1 : 0;
    if (tally->streak > tally->best_streak)
        tally->best_streak = tally->streak;
    if (!right)
        return;
    /* 0 means that there is no time yet */
    time = time ? time : 1;
    tally->right++;
    tally->total_time += (uint64_t)time;
    if (!tally->best_time || time < tally->best_time)
        tally->best_time = time;
}

void trainer_tally_merge(struct trainer_tally *sum, const struct trainer_tally *other)
{
    sum->hands += other->hands;
    sum->right += other->right;
    sum->total_time += other->total_time;
    if (other->best_streak > sum->best_streak)
        sum->best_streak = other->best_streak;
    if (other->best_time && (!sum->best_time || other->best_time < sum->best_time))
        sum->best_time = other->best_time;
}

int trainer_tally_mean_time(const struct trainer_tally *tally)
{
    return tally->right ? (int)(tally->total_time / (uint64_t)tally->right) : 0;
}

/* --- as lines of a file --------------------------------------------------------------------------- */

static const struct {
    const char *name;
    size_t offset;
    int most;
} counts[] = {
    {"hands", offsetof(struct trainer_tally, hands), TALLY_MOST},
    {"right", offsetof(struct trainer_tally, right), TALLY_MOST},
    {"streak", offsetof(struct trainer_tally, streak), TALLY_MOST},
    {"best-streak", offsetof(struct trainer_tally, best_streak), TALLY_MOST},
    {"best-time", offsetof(struct trainer_tally, best_time), INT_MAX},
};

enum { COUNTS = sizeof counts / sizeof counts[0] };

bool trainer_tally_take(struct trainer_tally *tally, const char *name, const char *value, struct error *why)
{
    if (strcmp(name, "total-time") == 0)
        return text_to_u64(value, &tally->total_time) ||
               error_say(why, tr("total-time must be a number, not \"{1}\""), tr_short(value, 20));
    for (int i = 0; i < COUNTS; i++)
        if (strcmp(name, counts[i].name) == 0)
            return text_to_int(value, 0, counts[i].most, (int *)(void *)((char *)tally + counts[i].offset)) ||
                   error_say(why, tr("{1} must be a number from {2} to {3}, not \"{4}\""), name, 0,
                             counts[i].most, tr_short(value, 20));
    return true;
}

bool trainer_tally_is_possible(const struct trainer_tally *tally)
{
    uint64_t right = (uint64_t)tally->right, best = (uint64_t)tally->best_time;
    return tally->right <= tally->hands && tally->streak <= tally->best_streak &&
           tally->best_streak <= tally->right && (right > 0) == (tally->best_time > 0) &&
           tally->total_time >= right * best &&
           (right ? tally->total_time / right <= INT_MAX : !tally->total_time);
}

void trainer_tally_print(const struct trainer_tally *tally, struct text *text)
{
    for (int i = 0; i < COUNTS; i++)
        text_add(text, "%s = %d\n", counts[i].name,
                 *(const int *)(const void *)((const char *)tally + counts[i].offset));
    text_add(text, "total-time = %llu\n", (unsigned long long)tally->total_time);
}
