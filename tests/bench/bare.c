/*
 * bare.c: the least a window can be, for window.sh to compare with: one that is painted in one colour.
 *
 * usage: bare [WIDTH HEIGHT]
 *
 * Prints the time of day of the first picture, then, in milliseconds, the median time to fill all pixels, and
 * to fill and show them; then it waits to be ended.
 */
#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { TIMES = 101 };

static double now(void)
{
    return (double)SDL_GetPerformanceCounter() * 1e3 / (double)SDL_GetPerformanceFrequency();
}

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(double *times)
{
    qsort(times, TIMES, sizeof *times, compare);
    return times[TIMES / 2];
}

int main(int argc, char **argv)
{
    int w = argc > 2 ? atoi(argv[1]) : 1280, h = argc > 2 ? atoi(argv[2]) : 800;
    double filled[TIMES], shown[TIMES];
    struct timespec day;
    SDL_Event event;
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    if (SDL_Init(SDL_INIT_VIDEO) != 0)
        return 1;
    SDL_Window *window = SDL_CreateWindow("bare", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, w, h, 0);
    SDL_Surface *surface = window ? SDL_GetWindowSurface(window) : NULL;
    if (!surface)
        return 1;
    SDL_FillRect(surface, NULL, 0x184c47);
    SDL_UpdateWindowSurface(window);
    timespec_get(&day, TIME_UTC);
    printf("%lld.%06ld\n", (long long)day.tv_sec, day.tv_nsec / 1000);
    for (int i = 0; i < TIMES && argc > 2; i++) {
        double begun = now();
        SDL_FillRect(surface, NULL, 0x184c47 + (Uint32)i);
        filled[i] = now() - begun;
        SDL_UpdateWindowSurface(window);
        shown[i] = now() - begun;
    }
    if (argc > 2)
        printf("%.3f %.3f\n", median(filled), median(shown));
    fflush(stdout);
    while (SDL_WaitEvent(&event) && event.type != SDL_QUIT)
        ;
    SDL_Quit();
    return 0;
}
