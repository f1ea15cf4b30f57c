/*
 * command_line.h: the command line of dueling-tigers.
 *
 * The strings are the caller's argv and live as long as it does. It uses no type of the rules, whose
 * struct option clashes with getopt's.
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
    const char *rules;      /* id of the mode, not checked here, or NULL */
    const char *screenshot; /* PNG to write, or NULL */
    const char *scene;      /* the first scene, or NULL */
    int width, height;      /* of --size, or 0 */
    const char *replay;     /* record to show, or NULL */
    const char *screens;    /* folder for a picture of each step of the replay, or NULL */
    bool autoplay;          /* the computer plays every seat */
    int speed;              /* enum speed, or -1 */
    const char *trace;      /* file for the trace of clickable targets, or NULL */
    const char *speech;     /* file for spoken sentences, "-" for the terminal, or NULL */
    const char *frames;     /* log of each frame's times, or NULL */
    const char *data;       /* data folder, or NULL */
    const char *language;   /* code of a language, or a translator's file, or NULL */
    bool fullscreen;
    bool headless; /* draw pictures without a window */
};

/* Reads the arguments. COMMAND_LINE_BAD: it printed an error (failure.h; the caller exits 2);
 * COMMAND_LINE_DONE: it printed an answer to stdout (exits 0). */
enum command_line_outcome command_line_read(struct command_line *options, int argc, char **argv);

#endif
