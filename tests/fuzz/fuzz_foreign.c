/*
 * fuzz_foreign.c: a libFuzzer target for what a player drops on the window or brings in: any bytes at all.
 * They are refused with a sentence or taken for a record up to where it goes wrong; what was taken is shown
 * in the list, counted and written out for other programs, of which every line is JSON.
 */

#include <cjson/cJSON.h>

#include "fuzz.h"
#include "session/archive/digest.h"
#include "session/archive/mjai.h"
#include "session/foreign.h"
#include "session/session.h"
#include "session/statistics/match_tally.h"
#include "words/problem_words.h"

static void check_mjai(const struct record *record)
{
    struct text text = {0};
    if (!mjai_fits(record->setup.rules))
        return;
    mjai_print(record, &text);
    char *rest = text.data;
    for (char *line = strtok_r(rest, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
        cJSON *event = cJSON_Parse(line);
        CHECK(cJSON_GetObjectItem(event, "type"));
        cJSON_Delete(event);
    }
    text_deinit(&text);
}

static void use(const struct record *record)
{
    struct digest digest;
    struct match_tally tally = {0};
    digest_make(&digest, record);
    CHECK(digest.sitter_count >= record->setup.seats);
    match_tally_count(&tally, record);
    match_tally_deinit(&tally);
    check_mjai(record);
    struct session *session = session_from_record(record);
    session_go_to(session, session_length(session));
    session_free(session);
}

static void check_refused(const struct problem *why)
{
    char sentence[PROBLEM_WORDS];
    words_problem(why, sentence, sizeof sentence);
    CHECK(sentence[0]);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct record record;
    struct problem why = {0};
    bool part = false;
    char *text = fuzz_text(data, size);
    foreign_words(text, size);
    if (record_of_bytes(&record, text, size, &why)) {
        use(&record);
        record_deinit(&record);
    } else {
        check_refused(&why);
        memset(&why, 0, sizeof why);
        if (record_parse_part(&record, text, &part, &why)) {
            CHECK(part || !memchr(text, '\0', size) || strlen(text) < size);
            use(&record);
            record_deinit(&record);
        } else {
            check_refused(&why);
        }
    }
    free(text);
    return 0;
}
