/*
 * json_memory.h: what cJSON does when there is no memory. Left alone it leaves out of an object what it has
 * no room for, and takes a line that it cannot hold for no JSON; so a program would go on with half the
 * truth.
 */
#ifndef SESSION_JSON_MEMORY_H
#define SESSION_JSON_MEMORY_H

/* From now on cJSON's memory is there, or the program ends as check.h has it. Before anything is made of it.
 */
void json_memory_check(void);

#endif
