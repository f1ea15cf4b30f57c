/* any_settings.c: see any_settings.h. */
#include "support/any_settings.h"

#include <stdio.h>
#include <string.h>

#include "ai/people.h"
#include "support/any_round.h"

/* A whole number: the least, the most or another. */
static int between(struct rng *rng, int low, int high)
{
    uint32_t how = rng_below(rng, 4);
    if (how < 2)
        return how ? high : low;
    uint32_t span = (uint32_t)high - (uint32_t)low;
    return (int)(low + (int64_t)(rng_next(rng) % ((uint64_t)span + 1)));
}

void any_name(struct rng *rng, char *out, size_t size)
{
    static const char *const parts[] = {"\"",
                                        "\\",
                                        ";",
                                        "#",
                                        " ",
                                        "=",
                                        "[",
                                        "]",
                                        ":",
                                        "a",
                                        "Z",
                                        "0",
                                        "%s",
                                        "\xc3\xa9",
                                        "\xe9\xba\xbb",
                                        "'",
                                        "\xe2\x80\x8d",
                                        "\xc2\xa0",
                                        "\xf0\x9f\x90\xaf",
                                        "\xef\xbb\xbf"};
    size_t most = rng_below(rng, 3) ? rng_below(rng, (uint32_t)size) : size - 1, length = 0;
    memset(out, 0, size);
    for (;;) {
        const char *part = parts[rng_below(rng, sizeof parts / sizeof *parts)];
        if (length + strlen(part) > most)
            return;
        memcpy(out + length, part, strlen(part));
        length += strlen(part);
    }
}

static void any_keys(struct rng *rng, struct key_choice keys[SETTINGS_KEYS])
{
    int count = between(rng, 0, SETTINGS_KEYS);
    for (int i = 0; i < count; i++) {
        memcpy(keys[i].action, "abcdefghijklmnopqrst", (size_t)between(rng, 0, 20));
        keys[i].action[strlen(keys[i].action)] = (char)('A' + i % 26);
        keys[i].action[strlen(keys[i].action)] = (char)('a' + i / 26);
        any_name(rng, keys[i].key, sizeof keys[i].key);
    }
}

size_t any_field_size(const struct field *field)
{
    switch ((enum field_kind)field->kind) {
    case FIELD_BOOL:
        return sizeof(bool);
    case FIELD_U64:
        return sizeof(uint64_t);
    case FIELD_NAME:
        return field->high ? (size_t)field->high : PLAYER_NAME;
    default:
        return sizeof(int);
    }
}

static void any_value(struct rng *rng, const struct field *field, void *place)
{
    int words = 0;
    switch ((enum field_kind)field->kind) {
    case FIELD_BOOL:
        *(bool *)place = rng_below(rng, 2);
        break;
    case FIELD_NUMBER:
        *(int *)place = between(rng, field->low, field->high);
        break;
    case FIELD_U64:
        *(uint64_t *)place = rng_below(rng, 2) ? rng_next(rng) : rng_below(rng, 2) ? UINT64_MAX : 0;
        break;
    case FIELD_WORD:
        while (field->words[words])
            words++;
        *(int *)place = between(rng, 0, words - 1);
        break;
    case FIELD_LEVEL:
        *(int *)place = between(rng, 0, AI_LEVELS - 1);
        break;
    case FIELD_WHO:
        *(int *)place = rng_below(rng, 4) ? between(rng, AI_PERSON, AI_PERSON + PEOPLE - 1) : 0;
        break;
    case FIELD_NAME:
        any_name(rng, place, any_field_size(field));
    }
}

void any_settings(struct rng *rng, struct settings *out)
{
    memset(out, 0, sizeof *out);
    for (const struct field *field = settings_fields; field->name; field++)
        any_value(rng, field, (char *)out + field->offset);
    if (rng_below(rng, 2)) /* as a window may be, and not as a number may */
        out->width = 1 + (int)rng_below(rng, 9000);
    if (rng_below(rng, 2))
        out->height = 1 + (int)rng_below(rng, 9000);
    any_keys(rng, out->keys);
    for (int mode = 0; ruleset_list[mode]; mode++)
        any_options(ruleset_list[mode], rng, settings_options(out, ruleset_list[mode]));
}
