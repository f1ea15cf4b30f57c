/* digest.c: see digest.h. */
#include "session/archive/digest.h"

#include <ctype.h>
#include <string.h>

#include "base/check.h"

static enum digest_outcome outcome_of(const struct table *table, int you)
{
    if (table->phase != PHASE_OVER)
        return DIGEST_UNFINISHED;
    if (you == SEAT_NONE)
        return DIGEST_NOBODYS;
    for (int seat = 0; seat < table->seats; seat++)
        if (table->scores[seat] > table->scores[you])
            return DIGEST_LOST;
    return table_leader(table) == you ? DIGEST_WON : DIGEST_TIED;
}

void digest_make(struct digest *digest, const struct record *record)
{
    struct game game;
    record_replay(record, record->count, &game);
    digest->setup = record->setup;
    record_players(record, record->count, digest->setup.players);
    digest->sitter_count = record_sitters(record, digest->sitters);
    digest->table = game.table;
    digest->you = setup_only_person(&record->setup);
    digest->outcome = outcome_of(&game.table, digest->you);
}

bool filter_is_empty(const struct filter *filter)
{
    return !filter->rules && !filter->opponent[0] && filter->result == FILTER_ANY &&
           filter->typed[strspn(filter->typed, " ")] == '\0';
}

/* True if `at` starts with the first `length` bytes of `word`. */
static bool stands_at(const char *word, size_t length, const char *at)
{
    for (size_t i = 0; i < length; i++)
        if (tolower((unsigned char)word[i]) != tolower((unsigned char)at[i]))
            return false; /* false also at the end of `at`, because a word has no zero */
    return true;
}

static bool has_word(const char *word, size_t length, const char *words)
{
    for (; *words; words++)
        if (stands_at(word, length, words))
            return true;
    return false;
}

/* True if each word of `typed` occurs in `words`, ignoring the case of Latin letters. */
static bool filter_finds(const char *typed, const char *words)
{
    for (typed += strspn(typed, " "); *typed; typed += strspn(typed, " ")) {
        size_t length = strcspn(typed, " ");
        if (!has_word(typed, length, words))
            return false;
        typed += length;
    }
    return true;
}

static bool has_opponent(const struct digest *digest, const char *name)
{
    for (int i = 0; i < digest->sitter_count; i++)
        if (digest->sitters[i].seat != digest->you && strcmp(digest->sitters[i].player.name, name) == 0)
            return true;
    return false;
}

static bool has_result(const struct digest *digest, enum filter_result result)
{
    static const enum digest_outcome outcomes[FILTER_RESULTS] = {
        [FILTER_WON] = DIGEST_WON, [FILTER_LOST] = DIGEST_LOST, [FILTER_TIED] = DIGEST_TIED};
    CHECK(result < FILTER_RESULTS);
    return digest->outcome == outcomes[result];
}

bool filter_takes(const struct filter *filter, const struct ruleset *rules, const struct digest *digest,
                  const char *words)
{
    if (filter->rules && filter->rules != rules)
        return false;
    if (filter->opponent[0] && (!digest || !has_opponent(digest, filter->opponent)))
        return false;
    if (filter->result != FILTER_ANY && (!digest || !has_result(digest, filter->result)))
        return false;
    return filter_finds(filter->typed, words);
}
