/* What HB_LEAN leaves out too much: functions that read files call what it takes away, and the program does
 * not link. */
#undef HB_NO_OPEN
