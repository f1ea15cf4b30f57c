/*
 * test_voice_speechd.c: the game and a speech service that answers, does not, or is not there. The real one's
 * library is not asked: another stands under its name (speechd_double.h).
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "sdl/system/voice.h"
#include "speechd_double.h"

static struct speechd_double *service;

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
    return 0;
}

/* Waits until it has happened that often, however slow the machine is. */
static void wait_for(SDL_atomic_t *count, int often)
{
    while (SDL_AtomicGet(count) < often)
        SDL_Delay(2);
}

static void sentences_reach_the_service_in_order(void **state)
{
    (void)state;
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

static void no_service_is_said(void **state)
{
    (void)state;
    struct error why;
    SDL_AtomicSet(&service->absent, 1);
    struct voice *voice = voice_open("speechd", NULL, &why);
    assert_non_null(strstr(why.message, "does not answer"));
    voice_say(voice, "unheard", false);
    voice_close(voice);
    assert_int_equal(SDL_AtomicGet(&service->sentences), 0);
    assert_int_equal(SDL_AtomicGet(&service->closed), 0);
}

/* The game goes on without it; should the answer come in the end, the connection is closed again. */
static void a_service_that_never_answers_is_left(void **state)
{
    (void)state;
    struct error why;
    SDL_AtomicSet(&service->hangs, 1);
    struct voice *voice = voice_open("speechd", NULL, &why);
    assert_non_null(strstr(why.message, "does not answer"));
    assert_int_equal(SDL_AtomicGet(&service->opening), 1);
    voice_say(voice, "unheard", false);
    voice_close(voice);
    SDL_AtomicSet(&service->hangs, 0);
    wait_for(&service->closed, 1);
    assert_int_equal(SDL_AtomicGet(&service->sentences), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(sentences_reach_the_service_in_order, begin),
        cmocka_unit_test_setup(no_service_is_said, begin),
        cmocka_unit_test_setup(a_service_that_never_answers_is_left, begin),
    };
    return cmocka_run_group_tests(tests, load_double, NULL);
}
