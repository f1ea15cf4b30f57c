/* calibration.c: see calibration.h. */
#include "ai/calibration.h"

#include "ai/ready_counts.h"

enum { SURE = 1000, LAST = CALIBRATION_KNOTS - 1, KNOT = SURE / LAST };

/* Printed by `tool_teacher fit MODE CASES SEED` (docs/teacher.md "Chances shown and observed"). */
static const uint16_t table[READY_MODES][CALIBRATION_SOURCES][CALIBRATION_KNOTS] = {
    {{10, 137, 259, 363, 460, 547, 638, 737, 836, 930, 995},
     {8, 80, 156, 237, 316, 394, 466, 549, 645, 765, 897}},
    {{73, 147, 213, 285, 373, 470, 570, 669, 773, 880, 987},
     {28, 124, 219, 310, 404, 503, 600, 696, 791, 887, 985}},
    {{5, 126, 246, 360, 481, 591, 690, 779, 862, 941, 995},
     {5, 70, 149, 232, 316, 406, 506, 616, 733, 855, 979}},
    {{56, 168, 273, 363, 441, 501, 566, 651, 746, 851, 959},
     {62, 149, 228, 291, 346, 411, 487, 580, 688, 808, 934}},
    {{20, 161, 274, 376, 467, 555, 634, 710, 792, 880, 971},
     {5, 56, 133, 216, 309, 413, 524, 640, 758, 877, 996}},
};

int calibration_read(const uint16_t knots[CALIBRATION_KNOTS], int said)
{
    said = said < SURE ? said : SURE;
    int knot = said / KNOT;
    return knot == LAST ? knots[knot] : knots[knot] + (knots[knot + 1] - knots[knot]) * (said % KNOT) / KNOT;
}

void calibrate(const struct ruleset *rules, enum calibration_source source, struct advice *advice)
{
    /* Only such a move wins at once; others that always won when they were tried can still fail. */
    bool wins = advice->move.kind == MOVE_WIN || advice->move.kind == MOVE_DECLARE;
    if (!advice->estimate || advice->exact || (wins && advice->win >= SURE))
        return;
    advice->raw_win = advice->win < SURE ? advice->win : SURE;
    advice->win = calibration_read(table[ready_mode(rules)][source], advice->win);
    advice->calibrated = true;
}
