/* aim.h: the hands that a plan can aim at, for reasons to name. */
#ifndef AI_AIM_H
#define AI_AIM_H

enum aim {
    AIM_NONE,
    AIM_FOUR_SETS,
    AIM_FOUR_RUNS,
    AIM_SEVEN_PAIRS,
    AIM_ALL_PUNGS,
    AIM_TRIPLETS, /* the same, by its name at a table of four */
    AIM_PURE_SUIT,
    AIM_ONE_SUIT, /* the same, by its name at a table of four */
    AIM_MIXED_SUIT,
    AIM_MIXED_TRIPLETS,
    AIM_BONUS,
    AIM_ALL_HONORS,
    AIM_HONOR_TRIPLETS,
    AIM_THREE_DRAGONS,
    AIM_STRAIGHT,
    AIM_SAME_RUN,
    AIM_SAME_TRIPLET,
    AIM_MIDDLE_TILES,
    AIM_END_TRIPLETS,
    AIM_END_SETS,
    AIM_ALL_ENDS,
    AIM_TENPAI,
    AIM_HONOR, /* a triplet of East; the other honors follow in the order of their kinds */
    AIM_LAST = AIM_HONOR + 6
};

#endif
