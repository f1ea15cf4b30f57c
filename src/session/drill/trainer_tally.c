/*
 * trainer_tally.c: see trainer_tally.h.
 */
#include "session/drill/trainer_tally.h"

#include <limits.h>
#include <stddef.h>

#include "base/check.h"

/* More than anyone reaches, and small enough that the sum of all trainers fits an int. */
enum { TALLY_MAX = 50000000 };

void trainer_tally_add(struct trainer_tally *tally, bool right, int time)
{
    CHECK(time >= 0);
    if (tally->hands == TALLY_MAX)
        return;
    tally->hands++;
    tally->streak = right ? tally->streak + 1 : 0;
    if (tally->streak > tally->best_streak)
        tally->best_streak = tally->streak;
    if (!right)
        return;
    /* 0 means no time yet */
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
    if (other->best_ten > sum->best_ten)
        sum->best_ten = other->best_ten;
}

int trainer_tally_mean_time(const struct trainer_tally *tally)
{
    return tally->right ? (int)(tally->total_time / (uint64_t)tally->right) : 0;
}

/* --- as lines of a file --------------------------------------------------------------------------- */

#define AT(member) offsetof(struct trainer_tally, member)

const struct field trainer_tally_fields[] = {
    {NULL, "hands", FIELD_NUMBER, AT(hands), 0, TALLY_MAX, NULL},
    {NULL, "right", FIELD_NUMBER, AT(right), 0, TALLY_MAX, NULL},
    {NULL, "streak", FIELD_NUMBER, AT(streak), 0, TALLY_MAX, NULL},
    {NULL, "best-streak", FIELD_NUMBER, AT(best_streak), 0, TALLY_MAX, NULL},
    {NULL, "best-time", FIELD_NUMBER, AT(best_time), 0, INT_MAX, NULL},
    {NULL, "best-ten", FIELD_NUMBER, AT(best_ten), 0, TRAINER_TEN, NULL},
    {NULL, "total-time", FIELD_U64, AT(total_time), 0, 0, NULL},
    {.name = NULL},
};

bool trainer_tally_is_possible(const struct trainer_tally *tally)
{
    uint64_t right = (uint64_t)tally->right, best = (uint64_t)tally->best_time;
    return tally->right <= tally->hands && tally->streak <= tally->best_streak &&
           tally->best_streak <= tally->right && tally->best_ten <= tally->right &&
           (right > 0) == (tally->best_time > 0) && tally->total_time >= right * best &&
           (right ? tally->total_time / right <= INT_MAX : !tally->total_time);
}
