/*
 * main.c: dueling-tigers, the window program. All of it is in the library so that tests can link it.
 */
#include <SDL.h> /* renames main where the system's own entry point differs */

#include "sdl/app/app.h"

int main(int argc, char **argv)
{
    return app_main(argc, argv);
}
