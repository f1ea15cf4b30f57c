/*
 * verdict_draw.h: drawing the end of a hand whose waits were named: every hand
 * open, how each wait completes one of them, what that seat's names came to.
 */
#ifndef SDL_VERDICT_DRAW_H
#define SDL_VERDICT_DRAW_H

#include "sdl/app/app.h"
#include "sdl/result/luck_strip.h"
#include "sdl/result/naming_verdict.h"
#include "sdl/ui/naming_palette.h"
#include "words/naming_say.h"

struct verdict_scene {
    struct scene scene;
    struct session *session; /* whose last round it is; the program's */
    struct words words;
    struct view view;
    int near;
    int seat; /* whose waits are shown */
    struct naming_verdict verdicts[SEAT_MAX];
    struct naming_line lines[SEAT_MAX][NAMING_LINES];
    int line_counts[SEAT_MAX];
    float time; /* seconds at normal speed since this seat's were begun to be shown */
    float rest; /* since all is shown, for --autoplay */
    bool skip;  /* a click: all at once */
    int shown;  /* parts to be seen: rows, lines, the total */
    struct luck_strip luck;
};

/* How many parts the seat's verdict has, how many are seen by the time, and when the last one comes. */
int verdict_parts(const struct verdict_scene *scene);
int verdict_parts_at(const struct verdict_scene *scene, float time);
float verdict_time(const struct verdict_scene *scene);

/* What that seat named, missed or waited for, in a sentence. */
void verdict_words(const struct verdict_scene *scene, int seat, char *out, size_t size);

/* Says who declared, whether rightly, what each named and has now (scene_class.speak); and the hands alone,
 * with how each wait completes them (result_spoken.c). */
void verdict_speak(const struct verdict_scene *scene, struct app *app, enum speak what);
void verdict_speak_hands(const struct verdict_scene *scene, struct app *app);

/* The whole screen. Targets: "seat:0" ... (keys 1 to 3), "button:table", "button:next". */
void verdict_draw(struct verdict_scene *scene, struct app *app);

#endif
