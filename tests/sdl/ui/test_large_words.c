/*
 * test_large_words.c: an interface of 150 % makes no word smaller than it is at 100 %, where words and key
 * caps that grow share one place.
 *
 * Sanitize: no
 */
#include "support/test.h"

#include "sdl/headless.h"

enum { WORDS_MAX = 200 };

static struct said {
    char words[80];
    float pixels;
} plain[WORDS_MAX];
static int plain_count, smaller;

static struct said *find(const char *words)
{
    for (int i = 0; i < plain_count; i++)
        if (strcmp(plain[i].words, words) == 0)
            return &plain[i];
    return NULL;
}

/* Of words that are there twice, the smaller. */
static void note(void *to, const struct type_seen *text)
{
    struct said *known = find(text->words);
    (void)to;
    if (known)
        known->pixels = fminf(known->pixels, text->pixels);
    else if (plain_count < WORDS_MAX) {
        SDL_strlcpy(plain[plain_count].words, text->words, sizeof plain->words);
        plain[plain_count++].pixels = text->pixels;
    }
}

static void compare(void *to, const struct type_seen *text)
{
    const struct said *known = find(text->words);
    if (!known || text->pixels >= known->pixels)
        return;
    print_error("%s: \"%s\" has %g pixels, not %g\n", (const char *)to, text->words, (double)text->pixels,
                (double)known->pixels);
    smaller++;
}

static void look(type_watcher *watcher, const char *scene, int scale)
{
    app.settings.scale = scale;
    app_settings_changed(&app);
    headless_watch(watcher, (void *)(uintptr_t)scene);
}

TEST(no_word_is_smaller_in_a_large_interface)
{
    static const struct {
        const char *scene, *language;
    } places[] = {
        {"table", "de"},     {"result", "de"},   {"match-result", "de"},          {"match-review", "de"},
        {"duel-turn", "de"}, {"question", "fr"}, {"one-suit-three-verdict", "fr"}};
    (void)state;
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        headless_open(960, 600, SPEED_OFF);
        app.command_line.language = places[i].language;
        assert_true(app_speak(&app, NULL));
        app_go(&app, scene_by_name(&app, places[i].scene));
        headless_steps(60);
        plain_count = 0;
        look(note, places[i].scene, 100);
        assert_true(plain_count > 0);
        look(compare, places[i].scene, 150);
        app.command_line.language = "en";
        assert_true(app_speak(&app, NULL));
        headless_close();
    }
    assert_int_equal(smaller, 0);
}

/* What is to be read: more than a label or a button has. */
static void look_for_small(void *to, const struct type_seen *text)
{
    float most = 1.1f * app.painter.layout.plain;
    if (strlen(text->whole) < 32 || text->pixels >= most)
        return;
    print_error("%s: \"%s\" has %g pixels, not %g\n", (const char *)to, text->words, (double)text->pixels,
                (double)most);
    smaller++;
}

/* At 100 % these words have the smallest size there is. In a small window a panel scrolls before it keeps
 * them small. */
TEST(what_is_to_be_read_grows_with_the_interface)
{
    static const char *const scenes[] = {"about",
                                         "options",
                                         "options-hot-seat",
                                         "drill-discard",
                                         "drill-points",
                                         "drill-danger",
                                         "drill-guess",
                                         "trainer",
                                         "trainers",
                                         "statistics-modes",
                                         "statistics-trainers",
                                         "statistics-overview",
                                         "statistics-opponents"};
    static const char *const languages[] = {"en", "de"};
    (void)state;
    smaller = 0;
    for (size_t i = 0; i < sizeof scenes / sizeof *scenes * 2; i++) {
        headless_open(960, 600, SPEED_OFF);
        app.command_line.language = languages[i % 2];
        assert_true(app_speak(&app, NULL));
        app_go(&app, scene_by_name(&app, scenes[i / 2]));
        headless_steps(20);
        look(look_for_small, scenes[i / 2], 150);
        app.command_line.language = "en";
        assert_true(app_speak(&app, NULL));
        headless_close();
    }
    assert_int_equal(smaller, 0);
}

static void look_for_news(void *to, const struct type_seen *text)
{
    struct rect place = table_scene_pixels(&app.painter, headless_table()->layout.prompt);
    if (!strstr(text->whole, "discards West."))
        return;
    assert_string_equal(to, "table-hotseat");
    plain_count++;
    smaller += text->rect.y < place.y - place.h / 3 || text->rect.y + text->rect.h > place.y + place.h;
}

/* What happened since a player looked stands between two rows of tiles. */
TEST(news_of_the_curtain_lie_on_no_tile)
{
    static const int sizes[][2] = {{1280, 800}, {960, 600}};
    (void)state;
    smaller = plain_count = 0;
    for (int i = 0; i < 4; i++) {
        headless_open(sizes[i / 2][0], sizes[i / 2][1], SPEED_OFF);
        app_go(&app, scene_by_name(&app, "table-hotseat"));
        headless_steps(20);
        look(look_for_news, "table-hotseat", i % 2 ? 150 : 100);
        headless_close();
    }
    assert_true(plain_count >= 4);
    assert_int_equal(smaller, 0);
}
