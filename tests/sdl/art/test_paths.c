/*
 * test_paths.c: the game's own files are found beside the program, also where the system does not tell SDL
 * where that is, as in a chroot without /proc.
 *
 * Wraps: SDL_GetBasePath
 * Alone: it is what lies beside itself
 */
#define TEST_OWN_MAIN
#include "support/test.h"

#include "base/file.h"
#include "sdl/art/paths.h"
#include "support/system.h"

#ifdef __linux__
enum { WAYS = 2 };
#else
enum { WAYS = 1 }; /* only Linux needs /proc for it */
#endif

static bool told; /* what the system tells */
static const char *program;

char *__real_SDL_GetBasePath(void);

char *__wrap_SDL_GetBasePath(void)
{
    return told ? __real_SDL_GetBasePath() : NULL;
}

TEST(it_is_found_beside_the_program)
{
    char path[PATHS_MAX];
    const char *name = program + strlen(program);
    while (name > program && name[-1] != '/' && name[-1] != '\\')
        name--;
    for (int i = 0; i < WAYS; i++) {
        told = i == 0;
        assert_true(paths_find(name, path, sizeof path));
        assert_true(file_exists(path));
        assert_false(paths_find("no such file", path, sizeof path));
    }
}

int main(int argc, char **argv)
{
    (void)argc;
    program = argv[0];
    system_set("TIGERS_ASSETS", NULL);
    return test_file_run();
}
