/*
 * undo.c: taking moves back (undo.h).
 */
#include "sdl/ui/undo.h"

#include <string.h>

#include "base/bits.h"
#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/app/days.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "session/statistics/journal.h"

static const char becomes_practice[] = N_("This match becomes practice: its results and record say so.");

static bool is(const struct scene *scene, const char *name)
{
    return strcmp(scene->class->name, name) == 0;
}

/* The table in the present position: the one below the pause, or a new one where a result lay there. */
static struct scene *table_below(struct scene *scene, struct app *app)
{
    for (struct scene *at = scene; at; at = at->under)
        if (is(at, "table"))
            return at;
    return scene_table(app);
}

/* Returns why nothing is taken back, whatever was played; NULL for one person. Of several, each would have
 * seen the others' tiles. */
static const char *not_for_one(const struct session *session)
{
    int persons = bits_count(setup_persons(session_setup(session)));

    if (persons == 1)
        return NULL;
    return persons == 0   ? tr("Nobody is playing in it")
           : persons == 2 ? tr("Not for two players")
                          : tr("Not with several players");
}

const char *undo_refusal(const struct app *app)
{
    if (app->company)
        return app->company->undo_refusal(app);
    if (not_for_one(app->session))
        return not_for_one(app->session);
    return session_has_undo(app->session) ? NULL : tr("Nothing to undo");
}

const char *undo_restart_refusal(const struct app *app)
{
    if (app->company)
        return tr("Not with friends");
    if (not_for_one(app->session))
        return not_for_one(app->session);
    return session_has_restart(app->session) ? NULL : tr("Nothing to undo");
}

static struct scene *refuse(struct scene *scene, struct app *app, const char *why)
{
    audio_play(app, SOUND_REFUSE);
    app_notice(app, tr("{1}."), why);
    return scene;
}

/* From now on the match is practice. The name that it was kept by until now, or "", into `kept`, for
 * count_no_more. */
static void make_practice(struct app *app, char kept[ARCHIVE_NAME])
{
    const char *name = session_archived(app->session);
    SDL_strlcpy(kept, name ? name : "", ARCHIVE_NAME);
    days_note_practice(app, app->session);
    session_make_practice(app->session);
}

/* A match that was over may be counted already, as it is when the statistics are looked at before its result
 * is left. That comes after its end is taken back: where the disk is full there may be room then. */
static void count_no_more(struct app *app, const char *kept)
{
    struct problem why;
    if (kept[0] && app->data[0] && !journal_drop(matches_journal(app), matches_records(app), kept, &why))
        app_warn_problem(app, &why);
}

static struct scene *take_back(struct scene *scene, struct app *app)
{
    if (!session_undo(app->session))
        return refuse(scene, app, tr("There is nothing to undo"));
    matches_tell_saving(app);
    audio_play(app, SOUND_UNDO);
    return table_below(scene, app);
}

/* `under` is the scene the question lay on. */
static struct scene *answer_undo(struct scene *under, struct app *app, bool yes)
{
    char kept[ARCHIVE_NAME];
    if (!yes)
        return under;
    make_practice(app, kept);
    struct scene *next = take_back(under, app);
    count_no_more(app, kept);
    return next;
}

struct scene *undo_step(struct scene *scene, struct app *app)
{
    struct question question = {.title = tr("Undo the move?"),
                                .yes = tr("Undo"),
                                .no = tr("Leave it"),
                                .costs = true,
                                .answer = answer_undo};
    const char *why = undo_refusal(app);
    if (why)
        return refuse(scene, app, why);
    if (app->company) {
        app->company->ask_undo(app);
        return table_below(scene, app);
    }
    if (!session_may_practice(app->session))
        return take_back(scene, app);
    SDL_strlcpy(question.text, tr(becomes_practice), sizeof question.text);
    return scene_question(app, scene, &question);
}

struct scene *undo_redo(struct scene *scene, struct app *app)
{
    if (app->company || !session_redo(app->session))
        return refuse(scene, app, tr("Nothing was undone"));
    matches_tell_saving(app);
    audio_play(app, SOUND_UNDO);
    return table_below(scene, app);
}

const char *undo_practice_refusal(const struct app *app)
{
    if (app->company)
        return tr("Not with friends");
    if (session_setup(app->session)->practice)
        return tr("This is practice");
    return session_may_practice(app->session) ? NULL : tr("Nobody is playing in it");
}

static struct scene *answer_practice(struct scene *under, struct app *app, bool yes)
{
    char kept[ARCHIVE_NAME];
    if (!yes)
        return under;
    make_practice(app, kept);
    count_no_more(app, kept);
    matches_tell_saving(app);
    app_notice(app, tr("This is now a practice match."));
    return under;
}

struct scene *undo_practice(struct scene *scene, struct app *app)
{
    struct question question = {.title = tr("Continue as practice?"),
                                .yes = tr("Practice"),
                                .no = tr("Leave it"),
                                .costs = true,
                                .answer = answer_practice};
    if (undo_practice_refusal(app))
        return refuse(scene, app, undo_practice_refusal(app));
    SDL_strlcpy(question.text,
                !not_for_one(app->session)
                    ? tr("You can then undo moves and restart deals. The match no longer counts: its results "
                         "and record say so, and that can’t be changed back.")
                    : tr("The match no longer counts: its results and record say so, and that can’t be "
                         "changed back."),
                sizeof question.text);
    return scene_question(app, scene, &question);
}

void undo_mark_practice(const struct session *session, char *words, size_t size)
{
    char plain[200];
    if (!session_setup(session)->practice)
        return;
    SDL_strlcpy(plain, words, sizeof plain);
    tr_say(words, size, tr("{1} (practice)"), plain);
}

static struct scene *answer_restart(struct scene *under, struct app *app, bool yes)
{
    char kept[ARCHIVE_NAME] = "";
    if (!yes)
        return under;
    if (session_may_practice(app->session))
        make_practice(app, kept);
    bool begun = session_restart_deal(app->session);
    count_no_more(app, kept);
    matches_tell_saving(app);
    return begun ? table_below(under, app) : refuse(under, app, tr("This deal can’t be restarted"));
}

struct scene *undo_restart(struct scene *scene, struct app *app)
{
    struct question question = {.title = tr("Restart this deal?"),
                                .yes = tr("Restart"),
                                .no = tr("Back"),
                                .costs = true,
                                .answer = answer_restart};
    if (undo_restart_refusal(app))
        return refuse(scene, app, undo_restart_refusal(app));
    SDL_strlcpy(question.text,
                session_may_practice(app->session)
                    ? tr("This undoes every move since the deal, everyone’s. The match becomes practice: its "
                         "results and record say so.")
                    : tr("This undoes every move since the deal, everyone’s."),
                sizeof question.text);
    return scene_question(app, scene, &question);
}
