/* What HB_LEAN leaves out too much: functions that read files call what it takes away, and the program does
 * not link. */
#undef HB_NO_OPEN

/* Our fonts have none of Apple's tables, nor more than 65,535 glyphs. */
#define HB_NO_AAT
#define HB_NO_BORING_EXPANSION
#ifndef HB_OPTIMIZE_SIZE_MORE
#define HB_OPTIMIZE_SIZE_MORE
#endif

/* Clang writes the folder of the sources into what this stands for. */
#define __PRETTY_FUNCTION__ __func__
