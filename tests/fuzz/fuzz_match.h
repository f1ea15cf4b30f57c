/* fuzz_match.h: what the fuzz targets share that deal with whole matches. */
#ifndef TESTS_FUZZ_MATCH_H
#define TESTS_FUZZ_MATCH_H

#include "fuzz.h"
#include "rules/modes/list.h"
#include "session/record.h"

/* A match of the mode that a byte chooses, with its options as they are by default. */
static inline struct setup fuzz_setup(uint8_t byte)
{
    int modes = 0;
    while (ruleset_list[modes])
        modes++;
    struct setup setup = setup_of(ruleset_list[byte % modes], 1);
    return setup;
}

/* What is printed of the record is read again, with as many entries. */
static inline void fuzz_check_record(const struct record *record)
{
    struct text text = {0};
    struct record again;
    struct problem why;
    record_print(record, &text);
    CHECK(record_parse(&again, text_string(&text), &why));
    CHECK(again.count == record->count);
    record_deinit(&again);
    text_deinit(&text);
}

#endif
