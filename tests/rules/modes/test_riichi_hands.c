/*
 * test_riichi_hands.c: riichi scoring against hands from elsewhere; tests/data/README.md names the sources
 * and the fields of the file. Every hand is scored, all that differ are printed, then the test fails.
 */
#include <cjson/cJSON.h>

#include "support/test.h"

#include "base/file.h"
#include "base/text.h"
#include "rules/modes/list.h"

enum { HANDS_MIN = 550 };

static const char *text_of(const cJSON *object, const char *field)
{
    const char *value = cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(object, field));
    assert_non_null(value);
    return value;
}

static int number_of(const cJSON *object, const char *field)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(object, field);
    assert_true(cJSON_IsNumber(item));
    return item->valueint;
}

static bool flag_of(const cJSON *object, const char *field)
{
    return cJSON_IsTrue(cJSON_GetObjectItemCaseSensitive(object, field));
}

static uint8_t tile_of(const char *text)
{
    uint8_t tile = tile_parse(text);
    assert_int_not_equal(tile, TILE_NONE);
    return tile;
}

/* --- reading a request --------------------------------------------------------------------------- */

static struct meld read_meld(const cJSON *item)
{
    static const char *const names[] = {[MELD_RUN] = "run",
                                        [MELD_PUNG] = "pung",
                                        [MELD_KONG_OPEN] = "kong",
                                        [MELD_KONG_ADDED] = "",
                                        [MELD_KONG_CLOSED] = "closed-kong"};
    const char *name = text_of(item, "kind");
    uint8_t kind = 0, tile = tile_of(text_of(item, "tile"));
    while (strcmp(names[kind], name) != 0)
        assert_true(++kind <= MELD_KONG_CLOSED);
    bool closed = kind == MELD_KONG_CLOSED;
    return (struct meld){kind, tile, closed ? TILE_NONE : tile, closed ? SEAT_NONE : 1, 0};
}

static void read_indicators(uint8_t out[5], const cJSON *list)
{
    memset(out, TILE_NONE, 5);
    assert_true(cJSON_GetArraySize(list) <= 5);
    for (int i = 0; i < cJSON_GetArraySize(list); i++)
        out[i] = tile_of(cJSON_GetStringValue(cJSON_GetArrayItem(list, i)));
}

static uint8_t read_wind(const char *name)
{
    return strcmp(name, "east") == 0 ? TILE_EAST : TILE_WEST;
}

static struct win read_win(const cJSON *request)
{
    struct win win = {.tile = tile_of(text_of(request, "win")),
                      .source = (uint8_t)win_source_parse(text_of(request, "source")),
                      .seat_wind = read_wind(text_of(request, "seat")),
                      .round_wind = read_wind(text_of(request, "round")),
                      .riichi = flag_of(request, "riichi"),
                      .double_riichi = flag_of(request, "double_riichi"),
                      .last_tile = flag_of(request, "last_tile"),
                      .first_turn = flag_of(request, "first_turn")};
    struct error why;
    const cJSON *meld;
    assert_true(hand_parse(&win.hand, text_of(request, "hand"), &why));
    hand_add(&win.hand, win.tile);
    cJSON_ArrayForEach(meld, cJSON_GetObjectItemCaseSensitive(request, "melds"))
    {
        assert_true(win.meld_count < MELD_MAX);
        win.melds[win.meld_count++] = read_meld(meld);
    }
    read_indicators(win.dora, cJSON_GetObjectItemCaseSensitive(request, "dora"));
    read_indicators(win.ura, cJSON_GetObjectItemCaseSensitive(request, "ura"));
    return win;
}

static void read_options(int16_t options[OPTION_MAX], const cJSON *request)
{
    struct error why;
    const cJSON *item;
    ruleset_defaults(&ruleset_tenpai_duel, options);
    cJSON_ArrayForEach(item, cJSON_GetObjectItemCaseSensitive(request, "options"))
    {
        assert_true(ruleset_set(&ruleset_tenpai_duel, options, item->string,
                                cJSON_IsTrue(item) ? "on" : "off", &why));
    }
}

/* --- comparing ----------------------------------------------------------------------------------- */

/* The points of the score's line for a pattern, 0 if it has none. */
static int line_points(const struct score *score, const char *id)
{
    for (int i = 0; i < score->line_count; i++)
        if (strcmp(score->lines[i].pattern->id, id) == 0)
            return score->lines[i].points;
    return 0;
}

/* True if the score has exactly that han and fu, those yaku and so many dora of each kind. */
static bool same_reading(const struct score *score, const cJSON *expected, const cJSON *counts)
{
    const cJSON *item, *yaku = cJSON_GetObjectItemCaseSensitive(expected, "yaku");
    int lines = cJSON_GetArraySize(yaku) + cJSON_GetArraySize(counts), points = 0;
    cJSON_ArrayForEach(item, yaku)
    {
        int line = line_points(score, cJSON_GetStringValue(item));
        points += line;
        if (!line)
            return false;
    }
    cJSON_ArrayForEach(item, counts)
    {
        points += item->valueint;
        if (line_points(score, item->string) != item->valueint)
            return false;
    }
    return score->line_count == lines && score->han == points && score->han == number_of(expected, "han") &&
           score->fu == number_of(expected, "fu");
}

static bool same_score(const struct score *score, const cJSON *expected)
{
    const cJSON *tie, *counts = cJSON_GetObjectItemCaseSensitive(expected, "counts");
    if (cJSON_HasObjectItem(expected, "reason"))
        return !score->win && score->reason && strcmp(score->reason, text_of(expected, "reason")) == 0;
    if (!score->win || score->points != number_of(expected, "points"))
        return false;
    cJSON_ArrayForEach(tie, cJSON_GetObjectItemCaseSensitive(expected, "ties"))
    {
        if (same_reading(score, tie, counts))
            return true;
    }
    return same_reading(score, expected, counts);
}

static void print_difference(const struct score *score, const char *line)
{
    struct text found = {0};
    for (int i = 0; i < score->line_count; i++)
        text_add(&found, " %s %d", score->lines[i].pattern->id, score->lines[i].points);
    print_error("expected %s\nfound    %s, %d han, %d fu, %d points:%s\n", line,
                score->win      ? "a win"
                : score->reason ? score->reason
                                : "no win",
                score->han, score->fu, score->points, text_string(&found));
    text_deinit(&found);
}

static bool check_hand(const char *line)
{
    cJSON *expected = cJSON_Parse(line);
    assert_non_null(expected);
    const cJSON *request = cJSON_GetObjectItemCaseSensitive(expected, "request");
    assert_string_equal(text_of(request, "rules"), ruleset_tenpai_duel.id);
    int16_t options[OPTION_MAX];
    struct win win = read_win(request);
    struct score score;
    read_options(options, request);
    score_win(&ruleset_tenpai_duel, options, &win, &score);
    bool same = same_score(&score, expected);
    if (!same)
        print_difference(&score, line);
    cJSON_Delete(expected);
    return same;
}

TEST(test_hands_from_outside)
{
    struct error why;
    char *data = file_read(SOURCE_DIR "/tests/data/riichi_hands.jsonl", NULL, &why), *rest = data, *line;
    assert_non_null(data);
    int count = 0, wrong = 0;
    while ((line = text_next_line(&rest))) {
        wrong += !check_hand(line);
        count++;
    }
    free(data);
    assert_true(count >= HANDS_MIN);
    assert_int_equal(wrong, 0);
}
