/*
 * test_voice_speechd.c: the game and a speech service that answers, does not, or is not there. The real one's
 * library is not asked: another stands under its name (speechd_double.h).
 * Wraps: SDL_LoadFunction SDL_LoadObject
 */
#include "support/test.h"

#include "sdl/system/voice.h"
#include "speechd_double.h"

static struct speechd_double *service;
static const char *missing; /* a function that the library lacks, "" for all of it, or NULL */

void *__real_SDL_LoadObject(const char *path);
void *__wrap_SDL_LoadObject(const char *path)
{
    return missing && !missing[0] ? NULL : __real_SDL_LoadObject(path);
}

void *__real_SDL_LoadFunction(void *handle, const char *name);
void *__wrap_SDL_LoadFunction(void *handle, const char *name)
{
    return missing && !strcmp(missing, name) ? NULL : __real_SDL_LoadFunction(handle, name);
}

/* A library is found by its name once it is loaded, wherever it lies. */
static int load_double(void **state)
{
    (void)state;
    struct speechd_double *(*find)(void);
    void *handle = SDL_LoadObject(SPEECHD_DOUBLE);
    assert_non_null(handle);
    void *found = SDL_LoadFunction(handle, "speechd_double");
    assert_non_null(found);
    memcpy(&find, &found, sizeof find);
    service = find();
    return 0;
}

static int begin(void **state)
{
    (void)state;
    memset(service, 0, sizeof *service);
    missing = NULL;
    return 0;
}

/* Waits until it has happened that often, however slow the machine is. */
static void wait_for(SDL_atomic_t *count, int often)
{
    while (SDL_AtomicGet(count) < often)
        SDL_Delay(2);
}

TEST_WITH(sentences_reach_the_service_in_order, begin, NULL)
{
    struct error why;
    struct voice *voice = voice_open("speechd", NULL, &why);
    assert_string_equal(why.message, "");
    voice_wish(voice, &(struct voice_wish){10, 5, "zh_TW"});
    voice_say(voice, "East wind", false);
    wait_for(&service->sentences, 1);
    voice_say(voice, "your turn", false);
    wait_for(&service->sentences, 2);
    voice_close(voice);
    assert_string_equal(service->said, "East wind|your turn|");
    assert_string_equal(service->language, "zh-TW");
    assert_int_equal(SDL_AtomicGet(&service->rate), 100);
    assert_int_equal(SDL_AtomicGet(&service->closed), 1);
}

TEST_WITH(no_service_is_said, begin, NULL)
{
    struct error why;
    SDL_AtomicSet(&service->absent, 1);
    struct voice *voice = voice_open("speechd", NULL, &why);
    assert_non_null(strstr(why.message, "doesn’t respond"));
    voice_say(voice, "unheard", false);
    voice_close(voice);
    assert_int_equal(SDL_AtomicGet(&service->sentences), 0);
    assert_int_equal(SDL_AtomicGet(&service->closed), 0);
}

/* The game goes on without it; should the answer come in the end, the connection is closed again. */
TEST_WITH(a_service_that_never_answers_is_left, begin, NULL)
{
    struct error why;
    SDL_AtomicSet(&service->hangs, 1);
    struct voice *voice = voice_open("speechd", NULL, &why);
    assert_non_null(strstr(why.message, "doesn’t respond"));
    assert_int_equal(SDL_AtomicGet(&service->opening), 1);
    voice_say(voice, "unheard", false);
    voice_close(voice);
    SDL_AtomicSet(&service->hangs, 0);
    wait_for(&service->closed, 1);
    assert_int_equal(SDL_AtomicGet(&service->sentences), 0);
}

TEST_WITH(without_its_library_it_is_told_what_to_install, begin, NULL)
{
    static const char *const names[] = {
        "",           "spd_open",           "spd_close",      "spd_say",
        "spd_cancel", "spd_set_voice_rate", "spd_set_volume", "spd_set_language"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        struct error why;
        missing = names[i];
        struct voice *voice = voice_open(NULL, NULL, &why); /* the one of this system */
        assert_non_null(strstr(why.message, "install speech-dispatcher"));
        assert_string_equal(voice_name(voice), "none");
        voice_say(voice, "unheard", false);
        voice_close(voice);
    }
    assert_int_equal(SDL_AtomicGet(&service->opening), 0);
}

/* "East wind" is being said, until `speaks` is 0, and "your turn" waits. */
static struct voice *begin_speaking(void)
{
    struct error why;
    struct voice *voice = voice_open(NULL, NULL, &why);
    SDL_AtomicSet(&service->speaks, 1);
    voice_say(voice, "East wind", false);
    wait_for(&service->begun, 1);
    voice_say(voice, "your turn", false);
    return voice;
}

/* What waits is out of date then. */
TEST_WITH(what_comes_in_place_of_others_is_said_next, begin, NULL)
{
    struct voice *voice = begin_speaking();
    voice_say(voice, "Red dragon", false);
    voice_say(voice, "You win", true);
    SDL_AtomicSet(&service->speaks, 0);
    wait_for(&service->sentences, 2);
    voice_close(voice);
    assert_string_equal(service->said, "East wind|You win|");
    assert_true(SDL_AtomicGet(&service->cancelled) >= 1); /* of what was being said */
}

TEST_WITH(silence_is_kept, begin, NULL)
{
    struct voice *voice = begin_speaking();
    voice_stop(voice);
    SDL_AtomicSet(&service->speaks, 0);
    wait_for(&service->cancelled, 1);
    voice_close(voice);
    assert_string_equal(service->said, "East wind|");
}

/* A service that stays behind is not told everything in the end, and what it is told is in order. */
TEST_WITH(of_many_that_wait_the_first_ones_are_said, begin, NULL)
{
    struct error why;
    struct voice *voice = voice_open(NULL, NULL, &why);
    SDL_AtomicSet(&service->speaks, 1);
    voice_say(voice, "a", false);
    wait_for(&service->begun, 1); /* and until it is over it takes no other */
    for (int i = 1; i < 1000; i++)
        voice_say(voice, i % 2 ? "b" : "a", false);
    SDL_AtomicSet(&service->speaks, 0);
    wait_for(&service->sentences, 20);
    voice_close(voice);
    int said = SDL_AtomicGet(&service->sentences);
    assert_true(said < 1000);
    for (int i = 0; i < said; i++)
        assert_int_equal(service->said[2 * i], i % 2 ? 'b' : 'a');
}

/* A table is more than fifty sentences in one go. */
TEST_WITH(all_of_a_screen_is_said, begin, NULL)
{
    enum { SENTENCES = 300 };
    struct voice *voice = begin_speaking();
    for (int i = 2; i < SENTENCES; i++)
        voice_say(voice, "a", false);
    SDL_AtomicSet(&service->speaks, 0);
    for (int i = 0; i < 5000 && SDL_AtomicGet(&service->sentences) < SENTENCES; i++)
        SDL_Delay(2);
    voice_close(voice);
    assert_int_equal(SDL_AtomicGet(&service->sentences), SENTENCES);
}

/* What is too long ends with a whole character: a service takes nothing else. */
TEST_WITH(a_long_sentence_is_cut_at_a_character, begin, NULL)
{
    struct error why;
    char sentence[1200] = "a";
    for (int i = 0; i < 396; i++)
        SDL_strlcat(sentence, "龍", sizeof sentence);
    struct voice *voice = voice_open(NULL, NULL, &why);
    voice_say(voice, sentence, false);
    wait_for(&service->sentences, 1);
    voice_close(voice);
    const char *end = strchr(service->said, '|');
    assert_non_null(end);
    assert_int_equal(end - service->said, 1 + 3 * 340); /* of 1023 bytes that there is room for */
    assert_memory_equal(end - 3, "龍", 3);
}

/* It is told again what was wished, and the sentence that it did not get. */
TEST_WITH(a_restarted_service_is_greeted_again, begin, NULL)
{
    struct error why;
    struct voice *voice = voice_open(NULL, NULL, &why);
    voice_wish(voice, &(struct voice_wish){10, 5, "fr"});
    voice_say(voice, "East wind", false);
    wait_for(&service->sentences, 1);
    SDL_AtomicSet(&service->rate, 0);
    SDL_AtomicSet(&service->ended, 1);
    voice_say(voice, "your turn", false);
    voice_say(voice, "Red dragon", false);
    for (int i = 0; i < 5000 && SDL_AtomicGet(&service->sentences) < 3; i++)
        SDL_Delay(2);
    voice_close(voice);
    assert_string_equal(service->said, "East wind|your turn|Red dragon|");
    assert_int_equal(SDL_AtomicGet(&service->rate), 100);
    assert_string_equal(service->language, "fr");
    assert_int_equal(SDL_AtomicGet(&service->opening), 2);
    assert_int_equal(SDL_AtomicGet(&service->closed), 2);
}

/* One that has ended is not asked for at every sentence; when it is there again it speaks. */
TEST_WITH(a_service_that_has_ended_is_looked_for_now_and_then, begin, NULL)
{
    struct error why;
    struct voice *voice = voice_open(NULL, NULL, &why);
    SDL_AtomicSet(&service->ended, 1);
    SDL_AtomicSet(&service->absent, 1);
    for (int i = 0; i < 20; i++)
        voice_say(voice, "unheard", i % 5 == 0);
    for (int i = 0; i < 5000 && SDL_AtomicGet(&service->opening) < 2; i++)
        SDL_Delay(2);
    SDL_Delay(100);
    assert_int_equal(SDL_AtomicGet(&service->opening), 2);
    assert_int_equal(SDL_AtomicGet(&service->closed), 1);
    SDL_AtomicSet(&service->absent, 0);
    for (int i = 0; i < 500 && SDL_AtomicGet(&service->sentences) == 0; i++) {
        voice_say(voice, "East wind", true);
        SDL_Delay(20);
    }
    voice_close(voice);
    assert_memory_equal(service->said, "East wind|", 10);
    assert_int_equal(SDL_AtomicGet(&service->opening), 3);
    assert_int_equal(SDL_AtomicGet(&service->closed), 2);
}

/* The game ends all the same; should the service come to itself, it is told nothing more, and goodbye. */
TEST_WITH(a_service_that_hangs_as_it_speaks_is_left, begin, NULL)
{
    struct voice *voice = begin_speaking();
    voice_close(voice);
    assert_int_equal(SDL_AtomicGet(&service->closed), 0);
    SDL_AtomicSet(&service->speaks, 0);
    wait_for(&service->closed, 1);
    assert_string_equal(service->said, "East wind|");
}

TEST_GROUP(load_double, NULL)
