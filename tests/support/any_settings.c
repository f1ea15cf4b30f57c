/* any_settings.c: see any_settings.h. */
#include "support/any_settings.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "ai/people.h"

/* A whole number: the least, the most or another. */
static int between(struct rng *rng, int low, int high)
{
    uint32_t how = rng_below(rng, 4);
    if (how < 2)
        return how ? high : low;
    uint32_t span = (uint32_t)high - (uint32_t)low;
    return (int)(low + (int64_t)(rng_next(rng) % ((uint64_t)span + 1)));
}

/* Text of that many bytes at most, whatever characters a name may have. */
static void any_name(struct rng *rng, char *out, size_t size)
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

static void any_options(struct rng *rng, const struct ruleset *rules, int16_t *options)
{
    do
        for (int i = 0; i < ruleset_option_count(rules); i++) {
            const struct option *option = &rules->options[i];
            int count = 0;
            if (option->type == OPTION_NUMBER)
                while (count < OPTION_CHOICES && option->numbers[count])
                    count++;
            else if (option->type == OPTION_CHOICE)
                while (count < OPTION_CHOICES && option->choices[count])
                    count++;
            else
                count = 2;
            int at = (int)rng_below(rng, (uint32_t)count);
            options[i] = option->type == OPTION_NUMBER ? option->numbers[at] : (int16_t)at;
        }
    while (!ruleset_check(rules, options, NULL));
}

void any_settings(struct rng *rng, struct settings *out)
{
    memset(out, 0, sizeof *out);
    bool *const switches[] = {
        &out->reduced_motion, &out->voices,          &out->muted,           &out->speech,
        &out->fullscreen,     &out->confirm_discard, &out->show_waits,      &out->show_danger,
        &out->warn_riichi,    &out->sort_hand,       &out->mark_drawn,      &out->cover_discards,
        &out->pause_music,    &out->show_hints,      &out->customary_names, &out->large_tiles,
        &out->high_contrast,  &out->hot_seat,        &out->practice,        &out->scan,
        &out->one_curtain,    &out->hold_to_see,     &out->friends_dice,    &out->phrases};
    const struct {
        int *number, low, high;
    } numbers[] = {{&out->speed, 0, SPEED_COUNT - 1},
                   {&out->sound, 0, 10},
                   {&out->music, 0, 10},
                   {&out->voice, 0, 10},
                   {&out->speech_rate, 0, 10},
                   {&out->speech_volume, 0, 10},
                   {&out->speech_detail, 0, SPEECH_DETAILS - 1},
                   {&out->width, INT_MIN, INT_MAX},
                   {&out->height, INT_MIN, INT_MAX},
                   {&out->scale, 80, 200},
                   {&out->friends_clock, 0, 600},
                   {&out->faces, 0, 1},
                   {&out->back, 0, 2},
                   {&out->felt, 0, 3},
                   {&out->place, 0, 3},
                   {&out->tunes[0], 0, 4},
                   {&out->tunes[3], 0, 4},
                   {&out->level, AI_EASY, AI_HARD},
                   {&out->scan_pace, 3, 100}};
    for (size_t i = 0; i < sizeof switches / sizeof *switches; i++)
        *switches[i] = rng_below(rng, 2);
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        *numbers[i].number = between(rng, numbers[i].low, numbers[i].high);
    if (rng_below(rng, 2)) /* as a window may be, and not as a number may */
        out->width = 1 + (int)rng_below(rng, 9000);
    if (rng_below(rng, 2))
        out->height = 1 + (int)rng_below(rng, 9000);
    char *const names[] = {out->language, out->names[0],  out->names[1],
                           out->opponent, out->others[0], out->others[1]};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        any_name(rng, names[i], PLAYER_NAME);
    for (int seat = 0; seat < SEAT_MAX; seat++) {
        out->four_kinds[seat] = between(rng, 0, AI_HARD);
        if (seat > 0)
            out->who[seat] = rng_below(rng, 4) ? between(rng, AI_PERSON, AI_PERSON + PEOPLE - 1) : 0;
    }
    any_keys(rng, out->keys);
    for (int mode = 0; ruleset_list[mode]; mode++)
        any_options(rng, ruleset_list[mode], settings_options(out, ruleset_list[mode]));
}
