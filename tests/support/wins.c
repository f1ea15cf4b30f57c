/* wins.c: finished hands as text; see wins.h. */
#include "support/wins.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/text.h"
#include "rules/play/table.h"

struct reader {
    const struct ruleset *rules;
    struct win win;
    int16_t options[OPTION_MAX];
};

static uint8_t read_tile(const char *text)
{
    uint8_t tile = tile_parse(text);
    if (tile == TILE_NONE)
        fail_msg("%s is no tile", text);
    return tile;
}

static bool read_meld(struct win *win, const char *word)
{
    static const char *const names[] = {[MELD_RUN] = "run:",
                                        [MELD_PUNG] = "pung:",
                                        [MELD_KONG_OPEN] = "kong:",
                                        [MELD_KONG_ADDED] = "added:",
                                        [MELD_KONG_CLOSED] = "closed:"};
    for (int kind = MELD_RUN; kind <= MELD_KONG_CLOSED; kind++) {
        size_t length = strlen(names[kind]);
        if (strncmp(word, names[kind], length) != 0)
            continue;
        uint8_t tile = read_tile(word + length);
        bool closed = kind == MELD_KONG_CLOSED;
        win->melds[win->meld_count++] =
            (struct meld){(uint8_t)kind, tile, closed ? TILE_NONE : tile, closed ? SEAT_NONE : 1, 0};
        return true;
    }
    return false;
}

static uint8_t read_wind(const char *word)
{
    int seat = seat_parse(word, 4);
    return seat == SEAT_NONE ? TILE_NONE : (uint8_t)(TILE_EAST + seat);
}

static void read_flowers(struct win *win, const char *text)
{
    uint8_t tiles[8];
    struct error why;
    int count = tile_parse_list(text, tiles, 8, &why);
    assert_true(count > 0);
    for (int i = 0; i < count; i++)
        win->flowers |= (uint8_t)(1u << (tiles[i] - TILE_FLOWER));
}

/* Words with a value, and switches; false if it is none of them. */
static bool read_setting(struct win *win, const char *word)
{
    if (strncmp(word, "bonus:", 6) == 0) {
        win->bonus[0] = (uint8_t)(word[6] - '0');
        win->bonus[1] = (uint8_t)(word[7] - '0');
    } else if (strncmp(word, "treasure:", 9) == 0) {
        win->treasure = (uint8_t)(word[9] - '0');
    } else if (strncmp(word, "flowers:", 8) == 0) {
        read_flowers(win, word + 8);
    } else if (strncmp(word, "round:", 6) == 0) {
        win->round_wind = read_wind(word + 6);
    } else if (strcmp(word, "riichi") == 0) {
        win->riichi = true;
    } else if (strcmp(word, "last") == 0) {
        win->last_tile = true;
    } else if (strcmp(word, "first") == 0) {
        win->first_turn = true;
    } else {
        return false;
    }
    return true;
}

static void read_word(struct reader *reader, char *word)
{
    struct win *win = &reader->win;
    struct error why = {0};
    char *value = strchr(word, '=');
    if (value) {
        *value++ = '\0';
        if (!ruleset_set(reader->rules, reader->options, word, value, &why))
            fail_msg("%s", why.message);
    } else if (word[0] == '+') {
        win->tile = read_tile(word + 1);
        hand_add(&win->hand, win->tile);
    } else if (win_source_parse(word) != WIN_SOURCES) {
        win->source = (uint8_t)win_source_parse(word);
    } else if (read_wind(word) != TILE_NONE) {
        win->seat_wind = read_wind(word);
    } else if (!read_setting(win, word) && !read_meld(win, word) && !hand_parse(&win->hand, word, &why)) {
        fail_msg("%s: %s", word, why.message);
    }
}

struct score wins_read(const struct ruleset *rules, const char *text, struct win *win)
{
    struct reader reader = {.rules = rules,
                            .win = {.tile = TILE_NONE,
                                    .source = WIN_DISCARD,
                                    .seat_wind = TILE_EAST,
                                    .round_wind = rules->has_round_wind ? TILE_EAST : TILE_NONE}};
    memset(reader.win.dora, TILE_NONE, sizeof reader.win.dora);
    memset(reader.win.ura, TILE_NONE, sizeof reader.win.ura);
    ruleset_defaults(rules, reader.options);
    char copy[200], *rest = copy, *word;
    snprintf(copy, sizeof copy, "%s", text);
    while ((word = text_next_word(&rest)))
        read_word(&reader, word);
    assert_int_not_equal(reader.win.tile, TILE_NONE);
    struct score score;
    score_win(rules, reader.options, &reader.win, &score);
    *win = reader.win;
    return score;
}

struct score wins_score(const struct ruleset *rules, const char *text)
{
    struct win win;
    return wins_read(rules, text, &win);
}
