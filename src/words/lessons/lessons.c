/* lessons.c: the list of lessons; see lesson.h. */
#include <string.h>

#include "words/lessons/lesson.h"

const struct lesson *const lessons[] = {&lesson_tiles,      &lesson_sets,  &lesson_turn,   &lesson_reveal,
                                        &lesson_dummy_draw, &lesson_pung,  &lesson_kong,   &lesson_riichi,
                                        &lesson_furiten,    &lesson_bonus, &lesson_points, &lesson_round,
                                        &lesson_guess,      &lesson_waits, &lesson_faan,   &lesson_patterns};

int lesson_find(const char *id)
{
    for (int i = 0; i < LESSONS; i++)
        if (strcmp(lessons[i]->id, id) == 0)
            return i;
    return -1;
}
