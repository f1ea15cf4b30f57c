/*
 * fuzz_request.c: a libFuzzer target for the requests of `tigers score` and `tigers waits`; the preset `fuzz`
 * builds it (docs/building.md).
 *
 * Whatever a request says is answered or refused with a sentence; a finished hand is worth nothing less than
 * 0.
 */

#include "cli/command.h"
#include "cli/commands/batch.h"
#include "fuzz.h"

static void try_answer(batch_answer *answer, const cJSON *request)
{
    struct error error = {0};
    cJSON *object = cJSON_CreateObject();
    if (answer(object, request, &error)) {
        const cJSON *points = cJSON_GetObjectItem(object, "points");
        CHECK(!points || points->valueint >= 0);
    } else {
        CHECK(error.message[0]);
    }
    cJSON_Delete(object);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    cJSON *request = cJSON_ParseWithLength((const char *)data, size);
    if (cJSON_IsObject(request)) {
        try_answer(score_answer, request);
        try_answer(waits_answer, request);
    }
    cJSON_Delete(request);
    return 0;
}
