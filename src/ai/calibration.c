/* calibration.c: see calibration.h. */
#include "ai/calibration.h"

#include "ai/ready_counts.h"

enum { SURE = 1000, LAST = CALIBRATION_KNOTS - 1, KNOT = SURE / LAST };

/* Printed by `tool_teacher fit MODE CASES SEED` (docs/teacher.md "Chances shown and observed"). */
static const uint16_t table[READY_MODES][CALIBRATION_SOURCES][CALIBRATION_KNOTS] = {
    {{4, 99, 212, 329, 444, 555, 662, 761, 853, 934, 998},
     {5, 77, 146, 215, 288, 366, 452, 548, 661, 799, 984}},
    {{20, 146, 231, 303, 371, 439, 508, 584, 671, 781, 968},
     {20, 146, 229, 300, 367, 434, 502, 577, 664, 775, 966}},
    {{13, 157, 269, 367, 458, 543, 626, 709, 793, 884, 990},
     {3, 71, 156, 250, 351, 457, 567, 680, 793, 903, 996}},
    {{23, 177, 276, 359, 433, 505, 576, 650, 732, 829, 978},
     {13, 123, 206, 280, 352, 425, 501, 584, 678, 796, 976}},
    {{17, 146, 237, 316, 390, 462, 537, 616, 704, 812, 977},
     {2, 62, 143, 237, 340, 452, 568, 686, 802, 912, 997}},
};

bool calibration_certain(const struct advice *advice)
{
    return advice->win >= SURE && (advice->move.kind == MOVE_WIN || advice->move.kind == MOVE_DECLARE);
}

int calibration_read(const uint16_t knots[CALIBRATION_KNOTS], int said)
{
    said = said < SURE ? said : SURE;
    int knot = said / KNOT;
    return knot == LAST ? knots[knot] : knots[knot] + (knots[knot + 1] - knots[knot]) * (said % KNOT) / KNOT;
}

void calibrate(const struct ruleset *rules, enum calibration_source source, struct advice *advice)
{
    if (!advice->estimate || advice->exact || calibration_certain(advice))
        return;
    advice->raw_win = advice->win < SURE ? advice->win : SURE;
    advice->win = calibration_read(table[ready_mode(rules)][source], advice->win);
    advice->calibrated = true;
}
