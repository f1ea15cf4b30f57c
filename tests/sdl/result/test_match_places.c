/*
 * test_match_places.c: at the end of a match nothing lies on anything else and nothing is cut, in windows of
 * every shape, however long names and scores are.
 */
#include "support/test.h"

#include "sdl/art/theme.h"
#include "sdl/headless.h"
#include "sdl/result/match_result.h"

static const struct {
    int width, height;
} sizes[] = {{390, 610}, {844, 330}, {1264, 760}, {960, 600}, {2560, 1440}};
enum { SIZES = sizeof sizes / sizeof *sizes, PHONES = 2 };

static struct match_result *end(void)
{
    return (struct match_result *)app.top;
}

static void open_end(const char *scene, int size, const char *language)
{
    struct error why;
    headless_open(sizes[size].width, sizes[size].height, SPEED_OFF);
    app.command_line.language = language;
    if (!app_speak(&app, &why))
        fail_msg("%s", why.message);
    app_go(&app, scene_by_name(&app, scene));
    headless_steps(2);
}

static struct rect find(const char *words)
{
    return headless_lines(words, true).rect;
}

static float rounds_top(void)
{
    float top = 1e6f;
    for (int i = 0; i < app.targets.count; i++)
        if (!strncmp(app.targets.list[i].id, "round:", 6))
            top = SDL_min(top, app.targets.list[i].rect.y);
    assert_true(top < 1e6f);
    return top;
}

static void look_at_names(const char *where)
{
    static const int scores[][2] = {{3, 12}, {33400, 600}, {123400, -98700}};
    for (int i = 0; i < 6; i++) {
        char points[24];
        int seat = i % 2;
        memcpy(end()->view.table.scores, scores[i / 2], sizeof scores[0]);
        words_points(scores[i / 2][seat], points, sizeof points);
        struct rect score = find(points), name = find(words_plate_name(&end()->words, seat));
        if (score.w <= 0 || name.w <= 0 || rect_overlap(score, name, 1) || name.y + name.h > rounds_top() ||
            score.y + score.h > rounds_top())
            fail_msg("%d points high, %s, %s: the name of seat %d", app.painter.layout.height, where, points,
                     seat);
    }
}

/* The name and the score of a player lie beside or below each other, and above the boxes of the rounds. */
TEST(names_are_clear_of_scores_and_rounds)
{
    for (int size = 0; size < SIZES; size++) {
        open_end("duel-match-result", size, "en");
        look_at_names("en");
    }
    open_end("duel-match-result", PHONES, "de");
    look_at_names("de");
    open_end("duel-match-result", PHONES, "ja");
    look_at_names("ja");
    headless_close();
}

/* In a small window names and points keep their distance from what is below. */
TEST(words_keep_their_distance_from_boxes_and_points)
{
    open_end("one-suit-match-result", PHONES + 1, "de");
    struct rect name = find(words_plate_name(&end()->words, 0));
    assert_true(rounds_top() - name.y - name.h > 16);
    open_end("duel-match-result", PHONES + 1, "de");
    struct rect points = find("+2.900"), pattern = find("Menzen");
    assert_true(points.w > 0 && pattern.y - points.y - points.h > 4);
    headless_close();
}

static bool is_cut_off;

static void look_for_cut(void *to, const struct type_seen *seen)
{
    is_cut_off |= seen->cut && strlen(seen->whole) > PLAYER_NAME && strstr(to, seen->whole);
}

static bool is_cut(char *words)
{
    is_cut_off = false;
    headless_watch(look_for_cut, words);
    return is_cut_off;
}

/* Who shares the first place is told whole, however long the names are. */
TEST(a_headline_of_long_names_is_whole)
{
    static const char *const names[] = {"Maximiliana von Neustadt", "Friedrich-Wilhelm Sander",
                                        "Friedrich-August Hofmann"};
    for (int i = 0; i < (PHONES + 1) * 2; i++) {
        open_end("one-suit-match-result", i / 2, i % 2 ? "de" : "en");
        for (int seat = 0; seat < 3; seat++) {
            SDL_strlcpy(end()->words.names[seat], names[seat], PLAYER_NAME);
            end()->view.table.scores[seat] = seat < 2 ? 12 : -24;
        }
        char words[WORDS_LINE];
        match_result_headline(end(), words, sizeof words);
        assert_non_null(strstr(words, "Friedrich"));
        if (is_cut(words))
            fail_msg("%dx%d: %s", sizes[i / 2].width, sizes[i / 2].height, words);
        match_result_margin(end(), words, sizeof words);
        assert_true(find(words).y + find(words).h < rounds_top());
    }
    headless_close();
}

/* What is new is told whole on a phone. */
TEST(a_reward_is_whole)
{
    static char news[] = "Your first win. It’s on the shelf, with today’s date. New on your shelf: "
                         "Friedrich’s hand, Open secret, Eyes first.";
    for (int size = 0; size <= PHONES; size++) {
        open_end("match-result", size, "en");
        SDL_strlcpy(end()->reward, news, sizeof end()->reward);
        if (is_cut(news))
            fail_msg("%dx%d", sizes[size].width, sizes[size].height);
    }
    headless_close();
}

static float widest;

static void look_for_hand(void *to, uint8_t tile, struct rect rect)
{
    (void)to;
    (void)tile;
    if (rect.y > rounds_top())
        widest = SDL_max(widest, rect.w / app.painter.layout.u);
}

/* The best hand can be read, also below twelve rounds. */
TEST(the_best_hand_is_large)
{
    static const char *const scenes[] = {"one-suit-match-result", "duel-match-result"};
    for (int i = 0; i < 2 * (PHONES + 1); i++) {
        open_end(scenes[i % 2], i / 2, "en");
        assert_non_null(end()->moment.session);
        widest = 0;
        atlas_watch(&app.painter, look_for_hand, NULL);
        app_dirty(&app);
        loop_draw(&app, true);
        atlas_watch(&app.painter, NULL, NULL);
        if (widest < (layout_is_phone(&app.painter.layout) ? 20 : 36))
            fail_msg("%s, %dx%d: %.1f units", scenes[i % 2], sizes[i / 2].width, sizes[i / 2].height,
                     (double)widest);
    }
    headless_close();
}

/* A hand that a guess stopped shows who guessed, and which wait. */
TEST(a_guessed_wait_is_shown)
{
    int guessed = 0;
    open_end("duel-match-result", PHONES, "en");
    for (int i = 0; i < end()->rounds; i++) {
        bool stopped = end()->lines[i].table.result.outcome == OUTCOME_PREVENTED;
        assert_int_equal(end()->lines[i].guessed != TILE_NONE, stopped);
        guessed += stopped;
    }
    assert_true(guessed > 0);
    headless_close();
}

/* On a phone what luck brought is on two lines rather than in smaller letters. */
TEST(luck_is_told_in_letters_of_full_size)
{
    open_end("one-suit-match-result", 0, "en");
    app.command_line.screenshot = ""; /* then it is worked out at once */
    luck_strip_begin(&end()->luck, &app, end()->session, 0);
    float pixels = headless_lines("Lucky draws", false).pixels;
    if (pixels < SIZE_SMALL)
        fail_msg("%.2f", (double)pixels);
    headless_close();
}
