/*
 * json_memory.h: makes cJSON safe when memory runs out. Otherwise it silently drops what it cannot allocate
 * from an object, and reports a line it cannot store as invalid JSON.
 */
#ifndef SESSION_JSON_MEMORY_H
#define SESSION_JSON_MEMORY_H

/* From now on, if cJSON runs out of memory, the program ends as described in check.h. Call it before any
 * other use of cJSON. */
void json_memory_check(void);

#endif
