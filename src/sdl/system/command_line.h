/*
 * command_line.h: the command line of dueling-tigers.
 *
 * The strings are the caller's argv and live as long as it does. It names no type of the rules: their
 * struct option and getopt's are two things.
 */
#ifndef SDL_COMMAND_LINE_H
#define SDL_COMMAND_LINE_H

#include <stdbool.h>
#include <stdint.h>

enum command_line_outcome {
    COMMAND_LINE_RUN,
    COMMAND_LINE_DONE /* --help or --version was answered */,
    COMMAND_LINE_BAD
};

enum { COMMAND_LINE_SIDE_MAX = 8192 /* pixels of a window or a picture: more than any screen has */ };

struct command_line {
    bool has_seed;
    uint64_t seed;          /* of the first deal of a new match */
    const char *rules;      /* id of the mode, or NULL; whether there is one is for the caller to say */
    const char *screenshot; /* PNG to write, or NULL */
    const char *scene;      /* the scene to begin with, or NULL */
    int width, height;      /* of --size, or 0 */
    const char *replay;     /* record to show, or NULL */
    const char *screens;    /* folder for a picture of each step of the replay, or NULL */
    bool autoplay;          /* the computer plays every seat */
    int speed;              /* enum speed, or -1 */
    const char *trace;      /* file for what can be clicked, or NULL */
    const char *speech;     /* file for what is spoken, "-" for the terminal, or NULL */
    const char *frames;     /* log of each frame's times, or NULL */
    const char *data;       /* data folder, or NULL */
    const char *language;   /* code of a language, or a translator's file, or NULL */
    bool fullscreen;
    bool headless; /* pictures are wanted, not a window */
};

/* Reads the arguments. COMMAND_LINE_BAD: one sentence was said (failure.h; the caller exits 2);
 * COMMAND_LINE_DONE: an answer went to stdout (exits 0). */
enum command_line_outcome command_line_read(struct command_line *options, int argc, char **argv);

#endif
