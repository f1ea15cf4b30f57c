/*
 * scene_trainer.h: what the trainer's two scenes share: the choice with the
 * record, and the play with its verdicts.
 */
#ifndef SDL_SCENE_TRAINER_H
#define SDL_SCENE_TRAINER_H

#include "sdl/app/scene.h"
#include "session/study/trainer_record.h"

/* Handed from one scene to the next by value. */
struct training {
    struct trainer_record record;
    bool example; /* made up for a picture: never saved */
};

/* The choice of hands and the record again after some hands (scene_trainer begins with the file's). */
struct scene *scene_trainer_again(struct app *app, const struct training *training);

/* Endless hands by the choices of the record. */
struct scene *scene_trainer_play(struct app *app, const struct training *training);

/* Makers for --scene: "trainer", "trainer-record", "trainer-play", "trainer-verdict" (scenes.h). */
struct scene *scene_trainer_by_name(struct app *app, const char *name);
struct scene *scene_trainer_play_by_name(struct app *app, const char *name);

/* Reads and writes the record; a failure is told in a notice. */
void training_load(struct app *app, struct training *training);
void training_save(struct app *app, const struct training *training);

/* Somebody's record and the choices of a beginner, for a picture. */
void training_example(struct training *training);

#endif
