/*
 * test_voice_windows.c: who speaks on Windows: NVDA where it runs, else JAWS, else SAPI; and the next one
 * when a screen reader ends. NVDA's library is a double in this program, JAWS and SAPI are voices of the
 * test.
 */
#include "support/test.h"

/* The file knows no other way to NVDA than these. */
#define SDL_LoadObject   load_double
#define SDL_LoadFunction find_in_double
#define SDL_UnloadObject unload_double
static void *load_double(const char *path);
static void *find_in_double(void *library, const char *name);
static void unload_double(void *library);
#include "sdl/system/voice_windows.c"

static struct {
    bool client, nvda, jaws, sapi; /* who is there */
    const char *missing;           /* a function that the library lacks */
    char said[400];                /* who, and the sentence */
    int cancelled, closed, rate, unloaded;
} world;

static void note(const char *who, const char *sentence)
{
    SDL_strlcat(world.said, who, sizeof world.said);
    SDL_strlcat(world.said, sentence, sizeof world.said);
    SDL_strlcat(world.said, "|", sizeof world.said);
}

/* --- NVDA's library ------------------------------------------------------------------------------------- */

static unsigned long running(void)
{
    return world.nvda ? 0 : 1702; /* RPC_S_INVALID_BINDING, as the real one says */
}

static unsigned long speak(const Uint16 *text)
{
    size_t length = 0;
    while (text[length])
        length++;
    char *utf8 = SDL_iconv_string("UTF-8", "UTF-16LE", (const char *)text, 2 * length + 2);
    note("nvda:", utf8);
    SDL_free(utf8);
    return 0;
}

static unsigned long cancel(void)
{
    world.cancelled++;
    return 0;
}

static void *load_double(const char *path)
{
    return world.client && strcmp(path, "nvdaControllerClient.dll") == 0 ? &world : NULL;
}

static void unload_double(void *library)
{
    world.unloaded += library == &world;
}

static void *find_in_double(void *library, const char *name)
{
    unsigned long (*plain)(void) = strcmp(name, "nvdaController_cancelSpeech") == 0 ? cancel : running;
    unsigned long (*takes)(const Uint16 *) = speak;
    void *found;
    assert_ptr_equal(library, &world);
    if (world.missing && strcmp(world.missing, name) == 0)
        return NULL;
    if (strcmp(name, "nvdaController_speakText") == 0)
        memcpy(&found, &takes, sizeof found);
    else
        memcpy(&found, &plain, sizeof found);
    return found;
}

/* --- the others ----------------------------------------------------------------------------------------- */

static void *open_if(bool there, struct error *why)
{
    if (!there)
        error_say(why, "no voice");
    return there ? &world : NULL;
}

static void *test_open_jaws(const char *file, struct error *why)
{
    (void)file;
    return open_if(world.jaws, why);
}

static void *test_open_sapi(const char *file, struct error *why)
{
    (void)file;
    return open_if(world.sapi, why);
}

static void say_jaws(void *context, const char *sentence, bool interrupt)
{
    (void)context;
    note(interrupt ? "jaws!" : "jaws:", sentence);
}

static void say_sapi(void *context, const char *sentence, bool interrupt)
{
    (void)context;
    note(interrupt ? "sapi!" : "sapi:", sentence);
}

static void wish_sapi(void *context, const struct voice_wish *wish)
{
    (void)context;
    world.rate = wish->rate;
}

static void close_it(void *context)
{
    (void)context;
    world.closed++;
}

bool voice_jaws_runs(void *context)
{
    (void)context;
    return world.jaws;
}

const struct voice_kind voice_jaws = {
    .name = "jaws", .open = test_open_jaws, .close = close_it, .say = say_jaws};
const struct voice_kind voice_sapi = {
    .name = "sapi", .open = test_open_sapi, .close = close_it, .wish = wish_sapi, .say = say_sapi};

/* --- the tests ------------------------------------------------------------------------------------------ */

static int begin(void **state)
{
    (void)state;
    memset(&world, 0, sizeof world);
    world.client = world.sapi = true;
    return 0;
}

static void say_one(void)
{
    struct error why;
    void *voice = voice_windows.open(NULL, &why);
    assert_non_null(voice);
    voice_windows.say(voice, "East 東", false);
    voice_windows.close(voice);
}

TEST_WITH(the_screen_reader_that_runs_speaks, begin, NULL)
{
    world.nvda = world.jaws = true;
    say_one();
    world.nvda = false;
    say_one();
    world.jaws = false;
    say_one();
    assert_string_equal(world.said, "nvda:East 東|jaws:East 東|sapi:East 東|");
}

TEST_WITH(without_its_library_nvda_is_not_asked, begin, NULL)
{
    static const char *const names[] = {"nvdaController_testIfRunning", "nvdaController_speakText",
                                        "nvdaController_cancelSpeech"};
    world.nvda = true;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        world.missing = names[i];
        say_one();
    }
    world.missing = NULL;
    world.client = false;
    say_one();
    assert_string_equal(world.said, "sapi:East 東|sapi:East 東|sapi:East 東|sapi:East 東|");
}

TEST_WITH(what_comes_in_place_of_others_cancels_them, begin, NULL)
{
    struct error why;
    world.nvda = true;
    void *voice = voice_windows.open(NULL, &why);
    voice_windows.say(voice, "a", false);
    assert_int_equal(world.cancelled, 0);
    voice_windows.say(voice, "b", true);
    assert_int_equal(world.cancelled, 1);
    voice_windows.stop(voice);
    assert_int_equal(world.cancelled, 2);
    voice_windows.close(voice);
    assert_string_equal(world.said, "nvda:a|nvda:b|");
    assert_int_equal(world.unloaded, 1);
}

/* With the wishes of before. */
TEST_WITH(after_a_screen_reader_ends_the_next_one_speaks, begin, NULL)
{
    struct error why;
    world.nvda = world.jaws = true;
    void *voice = voice_windows.open(NULL, &why);
    voice_windows.wish(voice, &(struct voice_wish){7, 5, "de"});
    voice_windows.say(voice, "a", false);
    world.nvda = false;
    voice_windows.say(voice, "b", false);
    world.jaws = false;
    voice_windows.say(voice, "c", true);
    voice_windows.stop(voice);
    voice_windows.close(voice);
    assert_string_equal(world.said, "nvda:a|jaws:b|sapi!c|");
    assert_int_equal(world.rate, 7);
    assert_int_equal(world.closed, 2);
}

TEST_WITH(with_nobody_to_speak_it_says_so_and_is_silent, begin, NULL)
{
    struct error why;
    world.sapi = false;
    assert_null(voice_windows.open(NULL, &why));
    assert_string_equal(why.message, "no voice");
    world.nvda = true;
    void *voice = voice_windows.open(NULL, &why);
    world.nvda = false;
    voice_windows.say(voice, "unheard", false);
    voice_windows.say(voice, "unheard", false);
    voice_windows.stop(voice);
    voice_windows.wish(voice, &(struct voice_wish){7, 5, "de"});
    voice_windows.close(voice);
    assert_string_equal(world.said, "");
}
