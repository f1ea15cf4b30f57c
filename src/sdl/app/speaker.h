/*
 * speaker.h: what is spoken of the screen, for who cannot see it.
 *
 * While it is on, the speaker hears every text that is drawn, and where (type_watch). Of a scene that comes
 * it says the title, what else is written beside the targets, and how much can be chosen; of a target that
 * gets the focus its name, which is what is written in it unless the scene has given it another
 * (target_name); and of what changes after that what is new. A scene that tells of itself
 * (scene_class.speak), as the table does, is left to it, unless its text is to be read too
 * (scene_class.reads).
 *
 * Keys, in every scene: F8 on and off, F7 where one is, F6 repeats, and pressed again goes further back,
 * F5 all of the screen; Ctrl alone falls silent, as any key does that is pressed. An arrow lets what has
 * happened be said to its end.
 */
#ifndef SDL_SPEAKER_H
#define SDL_SPEAKER_H

#include <stdbool.h>

#include "base/text.h"
#include "sdl/app/scene.h"
#include "sdl/art/type.h"

struct app;
struct target;

enum { SPEAKER_SENTENCE = 1024 /* bytes of what is said at once */ };

/* Whether it speaks follows the settings, or the command line's --speech. */
void speaker_init(struct app *app);
void speaker_deinit(struct app *app);
void speaker_apply(struct app *app);

bool speaker_is_on(const struct app *app);

/* True as long as the scene on top has come and was not spoken yet: it is spoken as it is then. */
bool speaker_arrives(const struct app *app);

/* Says a sentence after the queued ones; speaker_say_now replaces them. Both do nothing while speech is off.
 */
void speaker_say(struct app *app, const char *sentence);
void speaker_say_now(struct app *app, const char *sentence);

/* speaker_say with the arguments of tr_say. */
#define speaker_say_tr(app, ...)                                                                             \
    do {                                                                                                     \
        char said_[SPEAKER_SENTENCE];                                                                        \
        tr_say(said_, sizeof said_, __VA_ARGS__);                                                            \
        speaker_say(app, said_);                                                                             \
    } while (0)

/* Says what has happened, after the queued ones: it is heard to its end though an arrow ends the rest. */
void speaker_tell(struct app *app, const char *sentence);

/* Says each line of the text by one of these two, and frees it. */
typedef void speaker_saying(struct app *app, const char *sentence);
void speaker_say_lines(struct app *app, struct text *text, speaker_saying *say);

/* True while sentences are being said, as far as can be guessed. */
bool speaker_is_busy(const struct app *app);

/* True if the sentence was said since the last key, so it was not interrupted. */
bool speaker_has_said(const struct app *app, const char *sentence);

/* Stops speaking and forgets the queue and the sentences said, so that they can't be repeated. */
void speaker_hush(struct app *app);

/* Says how many targets can be chosen here, and what Enter does. */
void speaker_say_choices(struct app *app);

/* Says that a key did nothing; the player can still ask to repeat what was said before. */
void speaker_say_nothing(struct app *app, const struct scene_key *key);

/* The scene has taken a key: says that it did nothing, unless something is said or shown for it. */
void speaker_take(struct app *app, const struct scene_key *key);

/* Moves the focus there. A name that has just been `said` is not said again. */
void speaker_lead(struct app *app, const char *id, bool said);

/* Counts a prompt; returns how often it was given before since the program started, up to a limit. */
int speaker_times(struct app *app, int what);

/* Says a target's name as if it had got the focus. */
void speaker_say_target(struct app *app, const struct target *target);

/* For the program: another scene is on top; a picture begins; a text or a tile was drawn; the picture is
 * complete; time passes. */
void speaker_arrive(struct app *app);
void speaker_listen(struct app *app);
void speaker_hear(struct app *app, const struct type_seen *seen);
void speaker_hear_tile(struct app *app, uint8_t tile, struct rect rect);
void speaker_look(struct app *app);
void speaker_step(struct app *app);

/* Returns the targets as JSON for a browser's screen reader: an array of objects with `id`, `name`, `off`
 * (true: disabled), `focus` (true: focused) and `rect` (x, y, w, h in pixels). The caller frees it; NULL
 * while speech is off. */
char *speaker_list(struct app *app);

/* True if the key was one of the speaker's own. */
bool speaker_key(struct app *app, const struct scene_key *key);

#endif
