/*
 * page_profile.c: what kinds of decisions cost the player points in their last matches of a mode, as reviews
 * found it, with what helps most against it, and whether it gets better.
 *
 * Matches without a review are reviewed here, one after the other on a thread, when the player asks for it.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "sdl/app/app.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/review/judging.h"
#include "sdl/statistics/statistics_scene.h"
#include "sdl/ui/widgets.h"
#include "words/drill/drill_words.h"
#include "words/lessons/lesson.h"
#include "words/study/loss_words.h"
#include "words/words.h"

/* --- reviewing the rest --------------------------------------------------------------------------- */

static const struct ruleset *mode_of(const struct statistics_scene *scene)
{
    const struct ruleset *chosen = statistics_mode(scene);
    return chosen ? chosen : profile_mode(&scene->counting.journal);
}

static bool has_record(const struct app *app, const char *name)
{
    char path[APP_PATH + ARCHIVE_NAME + 16];
    snprintf(path, sizeof path, "%s/%s", matches_records(app), name);
    return file_exists(path);
}

void statistics_make_profile(struct statistics_scene *scene, struct app *app)
{
    const struct match_tally *missing[PROFILE_MATCHES];
    const struct ruleset *rules = mode_of(scene);
    scene->profile = (struct profile){.worst = -1};
    scene->unreviewed = 0;
    if (!rules)
        return;
    profile_make(&scene->profile, &scene->counting.journal, rules);
    int count = profile_missing(&scene->counting.journal, rules, missing);
    for (int i = 0; i < count && !scene->counting.example; i++)
        scene->unreviewed += has_record(app, missing[i]->name);
}

void statistics_stop_review(struct statistics_scene *scene)
{
    judging_free(scene->judging);
    scene->judging = NULL;
}

/* Begins with the newest match that has none; the record of each must be readable. */
static void review_next(struct statistics_scene *scene, struct app *app)
{
    const struct match_tally *missing[PROFILE_MATCHES];
    const struct ruleset *rules = mode_of(scene);
    int count = rules ? profile_missing(&scene->counting.journal, rules, missing) : 0;
    for (int i = 0; i < count && !scene->judging; i++) {
        struct record record;
        if (!has_record(app, missing[i]->name) ||
            !archive_read(matches_records(app), missing[i]->name, &record, NULL))
            continue;
        snprintf(scene->judged, sizeof scene->judged, "%s", missing[i]->name);
        scene->judging = judging_new(&record, missing[i]->seat, 0);
        judging_begin(scene->judging, app);
        record_deinit(&record);
    }
    app_animate(app);
}

void statistics_step_review(struct statistics_scene *scene, struct app *app)
{
    if (!scene->judging)
        return;
    if (judging_update(scene->judging, app))
        app_dirty(app);
    if (!judging_is_whole(scene->judging))
        return;
    struct reviewed reviewed;
    memcpy(reviewed.name, scene->judged, sizeof reviewed.name);
    reviewed_sum(&reviewed, judging_list(scene->judging), judging_count(scene->judging));
    journal_put_review(&scene->counting.journal, &reviewed);
    counting_write(&scene->counting, app);
    statistics_stop_review(scene);
    statistics_changed(scene, app);
    review_next(scene, app);
}

static struct scene *review_or_stop(struct scene *top, struct app *app)
{
    struct statistics_scene *scene = (struct statistics_scene *)top;
    if (scene->judging)
        statistics_stop_review(scene);
    else
        review_next(scene, app);
    app_dirty(app);
    return top;
}

/* --- what helps ----------------------------------------------------------------------------------- */

/* A trainer or a lesson. */
struct remedy {
    bool trains;
    enum drill drill;
    int lesson;
};

static struct remedy trainer(enum drill drill, const struct ruleset *rules)
{
    return (struct remedy){.trains = true, .drill = drill_plays(drill, rules) ? drill : DRILL_DISCARD};
}

static struct remedy lesson(const char *id)
{
    return (struct remedy){.lesson = lesson_find(id)};
}

static struct remedy remedy_of(enum loss_kind kind, const struct ruleset *rules)
{
    switch (kind) {
    case LOSS_WORTH:
        return trainer(DRILL_POINTS, rules);
    case LOSS_DANGER:
        return trainer(DRILL_DANGER, rules);
    case LOSS_CLAIM:
        return lesson(rules->declares_risk ? "waits" : "claims");
    case LOSS_RIICHI:
        return lesson(rules->has_stages ? "guess" : "riichi");
    case LOSS_DUMMY:
        return lesson("draw");
    default:
        return trainer(DRILL_DISCARD, rules);
    }
}

static struct scene *open_remedy(struct scene *top, struct app *app)
{
    struct statistics_scene *scene = (struct statistics_scene *)top;
    struct remedy remedy = remedy_of((enum loss_kind)scene->profile.worst, mode_of(scene));
    return remedy.trains ? scene_drill(app, remedy.drill) : scene_lesson(app, remedy.lesson, 0);
}

/* --- drawing -------------------------------------------------------------------------------------- */

static bool has_kind(const struct ruleset *rules, enum loss_kind kind)
{
    return kind == LOSS_DUMMY    ? rules->dummy > 0
           : kind == LOSS_RIICHI ? rules->has_riichi || rules->has_stages
                                 : true;
}

/* Draws what a kind cost in a match on average, with its bar. */
static void draw_kind(const struct statistics_scene *scene, struct painter *painter, enum loss_kind kind,
                      struct rect row)
{
    const struct profile *profile = &scene->profile;
    int64_t most = 1;
    char points[WORDS_AMOUNT];
    struct pen pen = pen_in(painter, row), bar;
    for (int i = 0; i < LOSS_KINDS; i++)
        most = profile->kinds[i] > most ? profile->kinds[i] : most;
    loss_words_points((int)(profile->kinds[kind] / profile->reviewed),
                      (int)(profile->loss / profile->reviewed), points, sizeof points);
    text_figure(painter, TEXT_NAME | TEXT_RIGHT | (kind == (enum loss_kind)profile->worst ? TEXT_LIT : 0),
                pen_right(&pen, 76), loss_words_kind(kind), points);
    pen_right(&pen, 14);
    bar = pen_in(painter, pen_bottom(&pen, row.h / pen.u * .38f));
    text_draw(painter, TEXT_LINE, pen.room, loss_words_kind(kind));
    struct rect fill = pen_top(&bar, 9);
    draw_fill(painter, fill, COLOUR_ALPHA(COLOUR_BLACK, 90));
    fill.w = roundf(fill.w * (float)profile->kinds[kind] / (float)most);
    draw_fill(painter, fill, kind == (enum loss_kind)profile->worst ? COLOUR_WARNING : COLOUR_BRASS);
}

static void draw_kinds(const struct statistics_scene *scene, struct painter *painter, struct rect rect)
{
    const struct ruleset *rules = mode_of(scene);
    struct pen pen = pen_in(painter, rect);
    int count = 0, shown = 0;
    for (int kind = 0; kind < LOSS_KINDS; kind++)
        count += has_kind(rules, (enum loss_kind)kind);
    pen_top(&pen, 6);
    pen_line(&pen, TEXT_NOTE, 12, TR_SAID(tr("{1}: points lost in a match on average"), tr(rules->name)));
    pen.room.h = fminf(pen.room.h, (float)count * 70 * pen.u);
    for (int kind = 0; kind < LOSS_KINDS; kind++)
        if (has_kind(rules, (enum loss_kind)kind))
            draw_kind(scene, painter, (enum loss_kind)kind, pen_row(&pen, shown++, count, 6));
}

/* Writes what the reviews come to, as sentences. */
static void write_sum(const struct profile *profile, struct pen *pen)
{
    char now[WORDS_AMOUNT], before[WORDS_AMOUNT];
    pen_write(pen, TEXT_BODY, 22, 3,
              TR_SAID(tr_many("{2} of your last match is reviewed.",
                              "{2} of your last {1} matches are reviewed.", profile->matches),
                      profile->matches, profile->reviewed));
    pen_top(pen, 10);
    if (!profile->change)
        return;
    loss_words_points((int)lround(profile->now), (int)lround(profile->now), now, sizeof now);
    loss_words_points((int)lround(profile->before), (int)lround(profile->now), before, sizeof before);
    pen_write(pen, TEXT_BODY | (profile->change > 0 ? TEXT_GOOD : TEXT_WARNING), 22, 4,
              TR_SAID(profile->change > 0 ? tr("You are getting better: {1} points lost per decision in the "
                                               "last {3} matches, {2} before.")
                                          : tr("You lose more than before: {1} points per decision in the "
                                               "last {3} matches, {2} before."),
                      now, before, PROFILE_HALF));
    pen_top(pen, 10);
}

static void write_worst(struct statistics_scene *scene, struct app *app, struct pen *pen)
{
    const struct profile *profile = &scene->profile;
    if (profile->worst < 0) {
        pen_write(pen, TEXT_BODY | TEXT_QUIET, 22, 4,
                  profile->reviewed < PROFILE_MIN
                      ? TR_SAID(tr_many("{1} reviewed match shows what costs you most.",
                                        "{1} reviewed matches show what costs you most.", PROFILE_MIN),
                                PROFILE_MIN)
                      : tr("No kind of decision clearly costs you more than the others."));
        return;
    }
    struct remedy remedy = remedy_of((enum loss_kind)profile->worst, mode_of(scene));
    pen_write(
        pen, TEXT_BODY, 22, 3,
        TR_SAID(tr("This costs you most: {1}. Tips:"), loss_words_kind((enum loss_kind)profile->worst)));
    pen_top(pen, 8);
    struct button open = button_make(
        "button:remedy", remedy.trains ? drill_name(remedy.drill) : tr(lessons[remedy.lesson]->name),
        remedy.trains ? tr("Trainer") : tr("Lesson"), "T", SDLK_t);
    open.does = open_remedy;
    widget_button(app, pen_top(pen, 66), &open);
    pen_top(pen, 10);
}

/* Reviews the matches that have none, or how far that is. */
static void draw_rest(struct statistics_scene *scene, struct app *app, struct pen *pen)
{
    char words[96] = "";
    if (!scene->unreviewed && !scene->judging)
        return;
    struct button rest = button_to("button:review-rest", scene->judging ? tr("Stop") : tr("Review the rest"),
                                   "R", SDLK_r, review_or_stop);
    widget_button(app, pen_bottom(pen, 50), &rest);
    pen_bottom(pen, 8);
    if (scene->judging) {
        tr_say(words, sizeof words,
               tr_many("{1} match to go. Decision {2} of {3}", "{1} matches to go. Decision {2} of {3}",
                       scene->unreviewed),
               scene->unreviewed, judging_count(scene->judging), judging_all(scene->judging));
    } else {
        tr_say(words, sizeof words,
               tr_many("{1} match has no review yet.", "{1} matches have no review yet.", scene->unreviewed),
               scene->unreviewed);
    }
    text_draw(pen->painter, TEXT_NOTE, pen_bottom(pen, 24), words);
}

static void draw(struct statistics_scene *scene, struct app *app, struct rect panel)
{
    const struct profile *profile = &scene->profile;
    struct pen pen = pen_in(&app->painter, panel);
    if (!profile->matches) {
        statistics_say(pen.painter, panel, tr("No matches counted yet"),
                       tr("Play one against the computer to the end, not as practice."));
        return;
    }
    struct pen left = pen_in(pen.painter, pen_left(&pen, panel.w * .54f / pen.u));
    pen_left(&pen, 36);
    pen_top(&pen, 4);
    if (profile->reviewed)
        draw_kinds(scene, pen.painter, left.room);
    else
        text_pair(pen.painter, left.room, TEXT_HEAD | TEXT_CENTRE, tr("No match is reviewed yet"),
                  TEXT_PROSE | TEXT_QUIET | TEXT_CENTRE,
                  tr("A review finds the decisions that cost points."));
    draw_rest(scene, app, &pen);
    write_sum(profile, &pen);
    if (profile->reviewed)
        write_worst(scene, app, &pen);
}

const struct statistics_page statistics_profile = {N_("Profile"), "statistics-profile", true, draw};
