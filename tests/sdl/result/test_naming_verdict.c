/*
 * test_naming_verdict.c: what became of waits that were named, wait by wait: how each completes the hand, and
 * why a wrong number does not (docs/rules/one-suit.md).
 */
#include "support/test.h"

#include "sdl/headless.h"
#include "sdl/result/naming_verdict.h"

/* Numbers as bits. */
static uint16_t numbers(const char *digits)
{
    uint16_t bits = 0;
    for (; *digits; digits++)
        bits |= (uint16_t)(1u << (*digits - '1'));
    return bits;
}

/* A hand of characters, what it waits for, and what was named; NULL: nobody named. */
static struct naming_verdict verdict_of(const char *tiles, const char *waits, const char *named)
{
    struct naming_verdict verdict = {.suit = SUIT_CHARACTERS, .waits = numbers(waits), .time = 60};
    struct error error = {0};
    if (!hand_parse(&verdict.hand, tiles, &error))
        fail_msg("%s", error.message);
    verdict.asked = named != NULL;
    verdict.named = named ? numbers(named) : 0;
    return verdict;
}

/* A scene that shows nothing but the verdict. */
static const struct naming_verdict *shown;

static void draw_shown(struct scene *scene, struct app *to)
{
    (void)scene;
    naming_verdict_draw(to, rect_make(20, 20, 1100, 400), shown);
}

static const struct scene_class shows = {.name = "verdict alone", .draw = draw_shown};
static struct scene alone = {.class = &shows};

/* All that its rows say. */
static const char *said(const struct naming_verdict *verdict)
{
    static struct text words;
    text_deinit(&words);
    text_add(&words, " ");
    shown = verdict;
    headless_watch(headless_hear, &words);
    return text_string(&words);
}

static void assert_said(const struct naming_verdict *verdict, const char *words)
{
    const char *all = said(verdict);
    if (!strstr(all, words))
        fail_msg("\"%s\" is not in \"%s\"", words, all);
}

static int count(const char *all, const char *words)
{
    int found = 0;
    for (; (all = strstr(all, words)); all += strlen(words))
        found++;
    return found;
}

TEST(each_wait_says_what_it_completes)
{
    struct naming_verdict pairs = verdict_of("1122335577994m", "4", "4");
    assert_said(&pairs, "The seventh pair");
    struct naming_verdict pungs = verdict_of("1113335557788m", "78", "7");
    assert_said(&pungs, "Completes the pung of 7s");
    assert_said(&pungs, "Completes the pung of 8s");
    assert_int_equal(count(said(&pungs), "Named"), 1);
    assert_int_equal(count(said(&pungs), "Missed"), 1);
    struct naming_verdict runs = verdict_of("1114456777999m", "47", "47");
    assert_said(&runs, "Completes the run 4 5 6");
    assert_said(&runs, "Completes the run 5 6 7");
    assert_int_equal(count(said(&runs), "Named"), 2);
    struct naming_verdict single = verdict_of("1113335557779m", "9", NULL);
    assert_said(&single, "Makes the pair of 9s");
    assert_int_equal(count(said(&single), "Missed"), 0); /* nobody named, so nothing was missed */
}

/* 1111 234 567 899 waits for 3, 6 and 9. */
TEST(a_wrong_number_is_explained)
{
    struct naming_verdict verdict = verdict_of("1111234567899m", "369", "3692");
    assert_said(&verdict, "With 2, the hand doesn’t form sets and a pair, or seven pairs.");
    assert_null(strstr(said(&verdict), "holds all four"));
    verdict.named = numbers("1");
    assert_said(&verdict, "The hand already holds all four of 1.");
    assert_null(strstr(said(&verdict), "does not form"));
    verdict.named = numbers("12");
    assert_said(&verdict, "With 2, the hand doesn’t form sets and a pair, or seven pairs. The hand already "
                          "holds all four of 1.");
}

/* The tiles of a kong are the hand's as well, and with one it cannot be seven pairs. */
TEST(a_kong_is_counted_in)
{
    struct naming_verdict verdict = verdict_of("2223334449m", "9", "915");
    verdict.meld_count = 1;
    verdict.melds[0] = (struct meld){.kind = MELD_KONG_CLOSED, .tile = tile_parse("1m")};
    assert_said(&verdict, "Makes the pair of 9s");
    assert_said(&verdict,
                "With 5, the hand doesn’t form sets and a pair. The hand already holds all four of 1.");
}

static int open_window(void **state)
{
    (void)state;
    headless_open(1280, 800, SPEED_OFF);
    app.top = &alone;
    return 0;
}

static int close_window(void **state)
{
    (void)state;
    app.top = NULL;
    headless_close();
    return 0;
}

TEST_GROUP(open_window, close_window)
