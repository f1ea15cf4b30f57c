/* What HB_LEAN leaves out too much: functions that read files call what it takes away, and the program does
 * not link. */
#undef HB_NO_OPEN

/* Clang writes the folder of the sources into what this stands for. */
#define __PRETTY_FUNCTION__ __func__
