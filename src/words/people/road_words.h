/*
 * road_words.h: the texts of the road (session/statistics/road.h) about each of the eight.
 */
#ifndef WORDS_ROAD_WORDS_H
#define WORDS_ROAD_WORDS_H

enum road_text {
    ROAD_TITLE,     /* "Nino the rabbit" */
    ROAD_STAGE,     /* where they are met */
    ROAD_STORY,     /* a sentence about them */
    ROAD_PRIZE,     /* what their crown brings */
    ROAD_CHALLENGE, /* before a match with them */
    ROAD_WIN,       /* when their crown is won */
    ROAD_LOSS,      /* after a match without it */
    ROAD_TEXTS
};

/* Returns a text about one of the eight, by their number from the weakest. */
const char *words_road(int stop, enum road_text what);

/* Returns their name alone. */
const char *words_road_name(int stop);

/* The same for ROAD_WIN; for a person without a prize, only that it was a win. Valid until the next call. */
const char *words_road_won(int stop);

#endif
