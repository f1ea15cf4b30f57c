/* json_memory.c: see json_memory.h. */
#include "session/json_memory.h"

#include <stdlib.h>

#include <cjson/cJSON.h>

#include "base/check.h"

static void *CJSON_CDECL take(size_t size)
{
    void *memory = malloc(size);
    CHECK_MEMORY(memory);
    return memory;
}

static void CJSON_CDECL give_back(void *memory)
{
    free(memory);
}

void json_memory_check(void)
{
    cJSON_InitHooks(&(cJSON_Hooks){take, give_back});
}
