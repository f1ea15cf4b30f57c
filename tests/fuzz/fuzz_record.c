/*
 * fuzz_record.c: a libFuzzer target for record_parse; the preset `fuzz` builds it (docs/building.md).
 * A record that is accepted must print to a text that is accepted too; one that is not is refused with a
 * sentence.
 */

#include "fuzz_match.h"
#include "words/problem_words.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct record record;
    struct problem problem = {0};
    char *text = fuzz_text(data, size);
    if (record_parse(&record, text, &problem)) {
        fuzz_check_record(&record);
        record_deinit(&record);
    } else {
        char sentence[PROBLEM_WORDS];
        words_problem(&problem, sentence, sizeof sentence);
        CHECK(sentence[0]);
    }
    free(text);
    return 0;
}
