/*
 * tool_life.c: so many lives of the program, one a seed from the second number on (life.h): `tool_life COUNT
 * [SEED]`. A failure tells its seed, which `tool_life 1 SEED` lives again.
 */
#include <stdio.h>
#include <stdlib.h>

#include "base/text.h"
#include "life/life.h"

int main(int argc, char **argv)
{
    int count = 100;
    uint64_t seed = 1;
    if (argc > 3 || (argc > 1 && !text_to_int(argv[1], 1, 1000000000, &count)) ||
        (argc > 2 && !text_to_u64(argv[2], &seed))) {
        fprintf(stderr, "usage: tool_life COUNT [SEED]\n");
        return 2;
    }
    if (!life_live(count, seed, false))
        return 1;
    life_tell_counts();
    return 0;
}
