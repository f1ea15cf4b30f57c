/* drill_session.c: ten answers of a trainer are a session with an end (drilling.h). */
#include <string.h>

#include "sdl/app/audio.h"
#include "sdl/app/scenes.h"
#include "sdl/trainer/drilling.h"
#include "words/drill/drill_words.h"

enum { LOW = 3, GOOD = 7, STREAK_MIN = 5, SENTENCE = 200 };

bool drill_session_is_over(const struct drilling *drilling)
{
    return drilling->ten.answered == TRAINER_TEN;
}

void drill_session_add(struct drilling *drilling, int streak)
{
    if (drill_session_is_over(drilling)) {
        drilling->before = drilling->ten;
        memset(&drilling->ten, 0, sizeof drilling->ten);
    }
    drilling->ten.answered++;
    drilling->ten.right += drilling->right;
    drilling->ten.took += drilling->took;
    drilling->ten.streak = streak ? streak : drilling->ten.streak;
}

/* Says what the ten came to; `best`: no ten before had as many right. */
static void say(const struct drilling *drilling, bool best, char *out, size_t size)
{
    int right = drilling->ten.right, quicker = (drilling->before.took - drilling->ten.took) / 1000;
    bool as_many = drilling->before.answered && drilling->before.right == right;
    if (right == TRAINER_TEN)
        tr_say(out, size, tr("All ten right. Nothing left to correct."));
    else if (best)
        tr_say(out, size, tr("{1} of 10, your best session here."), right);
    else if (as_many && right >= GOOD && quicker > 0)
        tr_say(out, size,
               tr_many("As many right as last time, and {1} second quicker.",
                       "As many right as last time, and {1} seconds quicker.", quicker),
               quicker);
    else if (right <= LOW)
        tr_say(out, size, tr("{1} of 10. Those were hard. Ten new ones whenever you like."), right);
    else
        tr_say(out, size, tr("Ten answers, {1} right. A good place to stop, or to continue."), right);
}

static struct scene *answer(struct scene *under, struct app *app, bool yes)
{
    struct drilling *drilling = (struct drilling *)under;
    if (!yes)
        return scene_drill_again(app, &drilling->training);
    drill_ask(drilling, app);
    return under;
}

struct scene *drill_session_end(struct scene *under, struct app *app)
{
    struct drilling *drilling = (struct drilling *)under;
    struct trainer_tally *tally = drill_record_tally(&drilling->training.record, drilling->training.drill);
    struct question question = {.title = drill_name(drilling->training.drill),
                                .yes = tr("Continue"),
                                .no = tr("Stop"),
                                .answer = answer};
    char first[SENTENCE], streak[SENTENCE];
    int had = tally->best_ten;
    bool best = drilling->ten.right > had && had;
    say(drilling, best, first, sizeof first);
    if (drilling->ten.right > had) {
        tally->best_ten = drilling->ten.right;
        drill_training_save(app, &drilling->training);
    }
    tr_say(streak, sizeof streak, tr("A streak of {1} right answers, your longest yet."),
           drilling->ten.streak);
    if (drilling->ten.streak >= STREAK_MIN)
        tr_say(question.text, sizeof question.text, tr_in("sentences", "{1} {2}"), first, streak);
    else
        tr_say(question.text, sizeof question.text, "{1}", first);
    audio_play(app, best || drilling->ten.right == TRAINER_TEN ? SOUND_WIN : SOUND_TREASURE);
    return scene_question(app, under, &question);
}
