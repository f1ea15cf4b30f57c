/*
 * fuzz_record.c: a libFuzzer target for record_parse; the preset `fuzz` builds it (docs/building.md).
 * A record that is accepted must print to a text that is accepted too; one that is not is refused with a
 * sentence.
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "session/record.h"
#include "words/problem_words.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct record record, again;
    struct problem problem = {0};
    char *text = malloc(size + 1);
    CHECK(text);
    memcpy(text, data, size);
    text[size] = '\0';
    if (record_parse(&record, text, &problem)) {
        struct text printed;
        text_init(&printed);
        record_print(&record, &printed);
        CHECK(record_parse(&again, text_string(&printed), &problem));
        CHECK(again.count == record.count);
        record_deinit(&again);
        record_deinit(&record);
        text_deinit(&printed);
    } else {
        char sentence[PROBLEM_WORDS];
        words_problem(&problem, sentence, sizeof sentence);
        CHECK(sentence[0]);
    }
    free(text);
    return 0;
}
