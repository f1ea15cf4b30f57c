/*
 * fuzz_catalogue.c: a libFuzzer target for catalogues of sentences. One that is accepted must say a sentence
 * for every number, with no argument that the English one has not.
 */

#include "base/catalogue.h"
#include "base/tr.h"
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct error error = {0};
    char out[400];
    struct catalogue *catalogue = catalogue_read(data, size, &error);
    if (!catalogue) {
        CHECK(error.message[0]);
        return 0;
    }
    tr_speak(catalogue);
    for (long n = 0; n < 30; n++)
        tr_say(out, sizeof out, tr_many("{1} tile", "{1} tiles", n), n);
    tr_say(out, sizeof out, tr("{1} wins with {2}"), "Lin", "5m");
    tr_say(out, sizeof out, tr_in("wind", "East"));
    tr_speak(NULL);
    catalogue_free(catalogue);
    return 0;
}
