/*
 * scene_absent.c: a panel over the table while somebody is away, or while this screen's connection is lost,
 * with the choices there are. It closes when all are back. Also the phrases that friends say to each other,
 * and the question about an undo.
 */
#include "base/check.h"
#include "base/tr.h"
#include "sdl/app/scenes.h"
#include "sdl/friend/friends.h"
#include "sdl/ui/rows.h"
#include "sdl/ui/widgets.h"
#include "words/phrase_words.h"
#include "words/words.h"

/* --- what friends say ----------------------------------------------------------------------------------- */

static struct scene *say(struct scene *scene, struct app *app, int phrase)
{
    guest_phrase(friends_of(app)->guest, phrase);
    app->company->turn(app);
    return scene->under->under ? scene->under->under : scene->under; /* behind the pause */
}

static struct scene *turn_phrases(struct scene *scene, struct app *app)
{
    app->settings.phrases = !app->settings.phrases;
    app_settings_changed(app);
    return scene;
}

static void draw_phrases(struct scene *scene, struct app *app)
{
    bool flat = app->painter.layout.shape == LAYOUT_FLAT;
    int columns = flat ? 3 : 1, rows = (PHRASES + columns - 1) / columns;
    struct pen pen = widget_overlay(app, layout_middle(&app->painter.layout, 0, 0, flat ? 820 : 460, 694),
                                    tr("Say something"), true);

    (void)scene;
    pen_top(&pen, flat ? 8 : 14);
    struct rect foot = pen_bottom(&pen, 48);
    pen_bottom(&pen, flat ? 2 : 8);
    for (int i = 0; i < PHRASES; i++) {
        char key[2] = {(char)('1' + i), '\0'};
        struct button phrase =
            button_make(TARGET_ID("phrase", i), tr(words_phrase(i)), NULL, key, SDLK_1 + i);
        phrase.does_at = say;
        phrase.index = i;
        struct pen column = pen_in(pen.painter, pen_column(&pen, i / rows, columns, 8));
        widget_button(app, pen_row(&column, i % rows, rows, flat ? 4 : 8), &phrase);
    }
    row_toggle(app, foot, "shows-phrases", tr("Show what friends say"), NULL, app->settings.phrases, true);
    target_does(app, turn_phrases);
}

static const struct scene_class phrases_class = {
    .name = "phrases", .phone = true, .clicks = true, .draw = draw_phrases};

struct scene *scene_phrases(struct scene *under, struct app *app)
{
    CHECK(under && app->company);
    return SCENE_NEW(struct scene, &phrases_class, under);
}

/* --- undo ----------------------------------------------------------------------------------------------- */

static struct scene *answer(struct scene *under, struct app *app, bool yes)
{
    struct friends *friends = friends_of(app);

    friends->asks_undo = false;
    friends->undo_answered = guest_undo_seat(friends->guest);
    guest_undo_answer(friends->guest, yes);
    app->company->turn(app);
    return under;
}

struct scene *scene_undo_asked(struct app *app, struct scene *under, int seat)
{
    struct question question = {
        .title = tr("Undo a move?"), .yes = tr("Yes"), .no = tr("No"), .costs = true, .answer = answer};

    tr_say(question.text, sizeof question.text,
           tr("{1} asks to undo the last move. The match will then be practice."),
           words_given_name(guest_place(friends_of(app)->guest, seat)->name));
    return scene_question(app, under, &question);
}

/* --- who is away ---------------------------------------------------------------------------------------- */

static struct scene *look(struct scene *scene, struct app *app)
{
    friends_of(app)->looked = true;
    return scene->under;
}

static struct scene *stand_in(struct scene *scene, struct app *app)
{
    struct friends *friends = friends_of(app);
    int missing = friends_missing(friends);

    if (friends_keeps(friends)) /* also on a television, which has no seat */
        host_stand_in(open_table_host(friends->table), missing, (int64_t)SDL_GetTicks64());
    else
        guest_stand_in(friends->guest, missing);
    app->company->turn(app);
    return scene;
}

static struct scene *leave(struct scene *scene, struct app *app)
{
    (void)scene;
    return scene_title(app);
}

static void draw(struct scene *scene, struct app *app)
{
    const struct friends *friends = friends_of(app);
    int missing = friends_missing(friends);
    bool sent_away = guest_state(friends->guest) == GUEST_REFUSED;
    bool lost = guest_state(friends->guest) != GUEST_PLAYING;
    struct button buttons[] = {
        button_to("button:look", tr("Look at the table"), tr("Esc"), SDLK_ESCAPE, look),
        button_make("button:computer", tr("Let the computer play"), tr("Until they are back"), "1", SDLK_1),
        button_to("button:leave", friends_keeps(friends) ? tr("Save and leave") : tr("Leave"), "2", SDLK_2,
                  leave)};

    buttons[1].does = stand_in;
    (void)scene;
    const char *who =
        missing == SEAT_NONE ? "" : words_given_name(guest_place(friends->guest, missing)->name);
    struct pen pen = widget_overlay(app, layout_middle(&app->painter.layout, 0, -40, 560, 396),
                                    sent_away ? tr("The table is closed")
                                    : lost    ? tr("The connection is lost")
                                              : TR_SAID(tr("Waiting for {1}"), who),
                                    false);
    pen_top(&pen, 11);
    pen_write(&pen, TEXT_PROSE, 24, 3,
              sent_away ? tr(host_refused_text(guest_refused(friends->guest)))
              : lost    ? tr("The game tries again and comes back to the same position.")
                        : tr("They keep their seat and can come back to the same position."));
    for (int i = 2; i >= 0; i--) {
        if (i == 1 && (lost || missing == SEAT_NONE))
            continue;
        buttons[i].look = i == (lost ? 2 : 1) ? BUTTON_PRIMARY : BUTTON_SECONDARY;
        widget_button(app, pen_bottom(&pen, 66), &buttons[i]);
        pen_bottom(&pen, 10);
    }
}

static struct scene *update(struct scene *scene, struct app *app, float dt)
{
    const struct friends *friends = friends_of(app);
    bool lost = guest_state(friends->guest) != GUEST_PLAYING;

    (void)dt;
    return lost || friends_missing(friends) != SEAT_NONE ? scene : scene->under;
}

static const struct scene_class absent_class = {
    .name = "absent", .phone = true, .clicks = true, .update = update, .draw = draw};

struct scene *scene_absent(struct app *app, struct scene *under)
{
    CHECK(under && app->company);
    return SCENE_NEW(struct scene, &absent_class, under);
}
