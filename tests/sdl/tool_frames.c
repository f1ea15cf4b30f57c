/*
 * tool_frames.c: what moves, as pictures: `tool_frames SCENE FOLDER [WIDTHxHEIGHT] [SECONDS] [TARGET...]`
 * writes ten frames a second of a scene (as --scene names it) into a folder, after clicking the targets one
 * after the other.
 * "-" as a target lets the scene come to rest.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>

#include "sdl/app/scenes.h"
#include "sdl/headless.h"

enum { STEPS_A_FRAME = APP_STEPS / 10, REST = 600 };

static void step(bool show)
{
    loop_step(&app);
    loop_draw(&app, show);
}

static void rest(void)
{
    for (int i = 0; i < REST && (i == 0 || app.animating); i++)
        step(false);
}

int main(int argc, char **argv)
{
    int width = 1280, height = 800;
    float seconds = 3;
    struct error why;

    if (argc < 3) {
        fprintf(stderr, "usage: %s SCENE FOLDER [WIDTHxHEIGHT] [SECONDS] [TARGET...]\n", argv[0]);
        return 2;
    }
    if (argc > 3)
        sscanf(argv[3], "%dx%d", &width, &height);
    if (argc > 4)
        seconds = (float)atof(argv[4]);
    headless_open(width, height, SPEED_NORMAL);
    app.input.x = app.input.y = -10000;
    struct scene *scene = scene_by_name(&app, argv[1]);
    if (!scene) {
        fprintf(stderr, "%s: there is no scene %s\n", argv[0], argv[1]);
        return 1;
    }
    app_go(&app, scene);
    app.loop.entered = 1;
    step(false);
    for (int i = 5; i < argc; i++) {
        if (!strcmp(argv[i], "-"))
            rest();
        else if (!headless_click(argv[i]))
            fprintf(stderr, "%s: %s cannot be clicked\n", argv[0], argv[i]);
    }
    for (int frame = 0; (float)frame < seconds * 10; frame++) {
        char path[512];
        snprintf(path, sizeof path, "%s/%03d.png", argv[2], frame);
        if (!app_screenshot(&app, path, &why))
            fprintf(stderr, "%s: %s\n", argv[0], why.message);
        for (int i = 0; i < STEPS_A_FRAME; i++)
            step(false);
    }
    headless_close();
    return 0;
}
