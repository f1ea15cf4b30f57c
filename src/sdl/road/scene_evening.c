/*
 * scene_evening.c: an evening of eight (session/statistics/evening.h): who meets whom under three lanterns,
 * what was played, and the person's next match.
 *
 * Meetings of two computers are played on a thread, and then again whenever the scene comes: always with the
 * same score.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/tr.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/app/window.h"
#include "sdl/menu/mode_card.h"
#include "sdl/system/worker.h"
#include "sdl/ui/counting.h"
#include "sdl/ui/face.h"
#include "sdl/ui/roads.h"
#include "sdl/ui/widgets.h"
#include "session/statistics/evening.h"
#include "words/people/people_lines.h"
#include "words/people/road_words.h"

enum { ROUNDS = 3, PANEL = 340, SENTENCE = 400 };

/* What the thread plays. */
struct evening_job {
    struct evening evening;
    bool done;
};

struct evening_scene {
    struct scene scene;
    struct evening evening; /* so far; its seed is 0 if none has begun */
    struct counting counting;
    int played; /* matches of the person that were entered */
    bool known; /* all that can be known is */
    struct worker worker;
    struct evening_job job;
};

SCENE_OF(struct evening_scene)

/* --- what was played ---------------------------------------------------------------------------------- */

static void work(void *context, const struct ai_stop *stop)
{
    struct evening_job *job = context;
    job->done = evening_play(&job->evening, stop);
}

static void play_others(struct evening_scene *evening)
{
    evening->known = false;
    evening->job = (struct evening_job){.evening = evening->evening};
    worker_begin(&evening->worker, work, &evening->job, sizeof evening->job);
}

/* The person has won the evening: an achievement, with the record of the final. */
static void note_won(struct evening_scene *evening, struct app *app)
{
    struct journal *journal = &evening->counting.journal;
    const char *began = app->settings.evening_matches[evening->played - 1];
    for (int i = 0; i < journal->count; i++) {
        struct archived kept;
        if (!archive_take_apart(journal->matches[i].name, &kept) || strcmp(kept.began, began) != 0)
            continue;
        matches_note_feat(app, "evening_of_eight", kept.name);
        journal_feat(journal, "evening_of_eight", kept.name); /* this copy may be written later */
    }
}

static void hear_others(struct evening_scene *evening, struct app *app)
{
    worker_end(&evening->worker);
    evening->evening = evening->job.evening;
    const char *began = evening->played < EVENING_TRIES ? app->settings.evening_matches[evening->played] : "";
    if (evening->job.done && evening_enter(&evening->evening, &evening->counting.journal, began)) {
        evening->played++;
        play_others(evening);
    } else {
        evening->known = evening->job.done;
        if (evening->known && evening->played && evening_winner(&evening->evening) == EVENING_YOU)
            note_won(evening, app);
    }
    app_dirty(app);
}

static struct scene *update(struct scene *scene, struct app *app, float dt)
{
    struct evening_scene *evening = of(scene);
    (void)dt;
    if (worker_is_busy(&evening->worker) && worker_is_done(&evening->worker))
        hear_others(evening, app);
    if (worker_is_busy(&evening->worker))
        app_wake(app, .05f);
    return scene;
}

static void begin_evening(struct evening_scene *evening, uint64_t seed)
{
    evening->played = 0;
    evening_draw(&evening->evening, seed);
    if (seed)
        play_others(evening);
}

static void enter(struct scene *scene, struct app *app, bool again)
{
    struct evening_scene *evening = of(scene);
    if (again)
        return;
    matches_put_away(app);
    counting_begin(&evening->counting, app);
    while (counting_step(&evening->counting, app))
        ;
    begin_evening(evening, app->settings.evening);
    app_animate(app);
}

static void leave(struct scene *scene, struct app *app)
{
    struct evening_scene *evening = of(scene);
    if (worker_is_busy(&evening->worker))
        worker_end(&evening->worker);
    counting_end(&evening->counting, app);
    free(scene);
}

/* --- what is done ------------------------------------------------------------------------------------- */

static bool is_over(const struct evening_scene *evening)
{
    return evening->known && evening_mine(&evening->evening) < 0;
}

/* The match of the evening that is in progress, or NULL. */
static const struct session *match_of(const struct evening_scene *evening, const struct app *app)
{
    const struct session *match = matches_of(app, scene_modes[0]);
    bool same = match && evening->played < EVENING_TRIES &&
                strcmp(session_setup(match)->began, app->settings.evening_matches[evening->played]) == 0;
    return same && !session_is_over(match) ? match : NULL;
}

static struct scene *start(struct scene *scene, struct app *app)
{
    struct settings *settings = &app->settings;
    bool won = is_over(of(scene)) && evening_winner(&of(scene)->evening) == EVENING_YOU;
    settings_begin_evening(settings, rng_next(&app->cosmetic_rng) | 1, won);
    app_settings_changed(app);
    begin_evening(of(scene), settings->evening);
    app_animate(app);
    return scene;
}

static int opponent(const struct evening *evening)
{
    const struct meeting *meeting = &evening->meetings[evening_mine(evening)];
    return meeting->who[meeting->who[0] == EVENING_YOU];
}

/* Deals the person's next match and notes when it began. */
static struct scene *deal(struct scene *scene, struct app *app, bool yes)
{
    struct evening_scene *evening = of(scene);
    struct settings *settings = &app->settings;
    struct setup setup;
    if (!yes)
        return scene;
    int place = evening->played;
    if (evening_round(evening_mine(&evening->evening)) == ROUNDS - 1)
        app->greeting = MOMENT_TOURNAMENT_FINAL;
    roads_setup(app, scene_modes[0], opponent(&evening->evening), &setup);
    setup.seed = evening_seed(&evening->evening, place);
    struct scene *table = scene_dealt(app, &setup);
    memset(settings->evening_matches[place], 0,
           sizeof settings->evening_matches - (size_t)place * PLAYER_NAME);
    snprintf(settings->evening_matches[place], PLAYER_NAME, "%s", session_setup(app->session)->began);
    app_settings_changed(app);
    return table;
}

static struct scene *ask_deal(struct scene *scene, struct app *app)
{
    return scene_ask_begin(scene, app, scene_modes[0], deal);
}

static struct scene *go_on(struct scene *scene, struct app *app)
{
    return matches_take_up(app, scene_modes[0]) ? scene_table(app) : scene;
}

static struct scene *go_back(struct scene *scene, struct app *app)
{
    (void)scene;
    return scene_road(app, scene_modes[0]);
}

/* --- what is said ------------------------------------------------------------------------------------- */

static const char *name_of(int who)
{
    return who == EVENING_YOU ? tr("You") : words_road_name(who);
}

static const char *round_name(int round)
{
    return round == 0 ? tr("Quarterfinals") : round == 1 ? tr("Semifinals") : tr("Final");
}

static void say_line(int round, const char *other, char out[SENTENCE])
{
    if (round == 0)
        tr_say(out, SENTENCE, tr("First lantern: eight at the tables"));
    else if (round == 1)
        tr_say(out, SENTENCE, tr("Second lantern: four are left"));
    else
        tr_say(out, SENTENCE, tr("Last lantern: you and {1}"), other);
}

static void say_out(const struct evening *evening, char out[SENTENCE])
{
    int last = 0;
    for (int i = 0; i < EVENING_MEETINGS; i++)
        if (evening->meetings[i].who[0] == EVENING_YOU || evening->meetings[i].who[1] == EVENING_YOU)
            last = evening_round(i);
    if (last == 0)
        tr_say(out, SENTENCE, tr("Your evening ends here, but there’s tea, and a good seat to watch from."));
    else if (last == 1)
        tr_say(out, SENTENCE, tr("So near the final. Stay and see who gets there."));
    else
        tr_say(out, SENTENCE, tr("Second of eight. Only {1} played a better evening."),
               name_of(evening_winner(evening)));
}

/* The news in two parts: what the evening has come to, and more about it. */
static void say_news(const struct evening_scene *scene, const struct app *app, char news[SENTENCE],
                     char more[SENTENCE])
{
    const struct evening *evening = &scene->evening;
    int winner = evening_winner(evening), won = app->settings.evenings_won + 1;
    more[0] = '\0';
    if (!evening->seed) {
        tr_say(news, SENTENCE, tr("The tower is open. Seven of the eight would like to play you tonight."));
    } else if (!scene->known) {
        tr_say(news, SENTENCE, "…");
    } else if (!is_over(scene)) {
        int round = evening_round(evening_mine(evening));
        const char *other = name_of(opponent(evening));
        say_line(round, other, news);
        tr_say(more, SENTENCE,
               round ? tr("You’re through. {1} is next.") : tr("Your first match tonight is against {1}."),
               other);
    } else if (winner == EVENING_YOU && won > 1) {
        tr_say(news, SENTENCE,
               tr("Your evening again: {1} of them so far. They still stay for the last tile."), won);
    } else if (winner == EVENING_YOU) {
        tr_say(news, SENTENCE,
               tr("The evening is yours. Eight players rise, and your tiger is on the last lantern."));
    } else {
        say_out(evening, news);
        tr_say(more, SENTENCE, tr("{1} wins the evening. Another one starts whenever you like."),
               name_of(winner));
    }
}

/* --- drawing ------------------------------------------------------------------------------------------ */

static void draw_player(struct painter *painter, const struct meeting *meeting, int i, struct rect row)
{
    int who = meeting->who[i];
    bool played = meeting->winner != EVENING_NOBODY, lost = played && meeting->winner != who;
    float alpha = painter->alpha;
    struct pen pen = pen_in(painter, place_inset(painter, row, 8, 3));
    struct rect face = pen_left(&pen, pen.room.h / pen.u);
    char points[16];
    if (who == EVENING_NOBODY)
        return;
    painter->alpha = alpha * (lost ? .5f : 1);
    if (who == EVENING_YOU)
        draw_svg(painter, "people/player-amber", face, 0);
    else
        face_draw(painter, (enum ai_level)(AI_PERSON + who), face);
    painter->alpha = alpha;
    pen_left(&pen, 10);
    pen_right(&pen, 8);
    text_draw(painter, TEXT_LABEL | (lost ? TEXT_QUIET : TEXT_IVORY), pen.room, name_of(who));
    if (!played)
        return;
    snprintf(points, sizeof points, "%d", meeting->points[i]);
    text_draw(painter, TEXT_LABEL | TEXT_RIGHT | (lost ? TEXT_QUIET : TEXT_BRASS), pen.room, points);
}

static void draw_meeting(const struct evening_scene *scene, struct painter *painter, int meeting,
                         struct rect box)
{
    const struct meeting *now = &scene->evening.meetings[meeting];
    bool next = scene->known && evening_mine(&scene->evening) == meeting;
    bool open = now->who[0] != EVENING_NOBODY || now->who[1] != EVENING_NOBODY;
    struct box_style style = {.radius = 12,
                              .top = COLOUR_ALPHA(COLOUR_PANEL, 170),
                              .bottom = COLOUR_ALPHA(COLOUR_PANEL, 170),
                              .stroke = next   ? COLOUR_BRASS
                                        : open ? COLOUR_ALPHA(COLOUR_BRASS_DIM, 110)
                                               : COLOUR_ALPHA(COLOUR_IVORY, 110),
                              .stroke_width = next ? 2 : 1.2f,
                              .dashed = !open};
    draw_box(painter, box, &style);
    for (int i = 0; i < 2; i++)
        draw_player(painter, now, i, rect_row(place_inset(painter, box, 0, 4), i, 2, 0));
}

/* The last round that is being played for; -1 if that isn't known yet. */
static int reached_of(const struct evening_scene *scene)
{
    if (!scene->known)
        return -1;
    int mine = evening_mine(&scene->evening);
    return mine < 0 ? ROUNDS - 1 : evening_round(mine);
}

static int first_of(int round)
{
    return round == 0 ? 0 : round == 1 ? 4 : 6;
}

/* Three columns, each under its lantern, which is lit once its round is played for. */
static void draw_meetings(const struct evening_scene *scene, struct app *app, struct rect area)
{
    struct painter *painter = &app->painter;
    const struct pen pen = pen_in(painter, area);
    int reached = reached_of(scene);
    for (int round = 0; round < ROUNDS; round++) {
        struct pen column = pen_in(painter, pen_column(&pen, round, ROUNDS, 24));
        int first = first_of(round), count = 4 >> round;
        struct rect lantern = pen_part(&column, column.room.w / pen.u / 2 - 26, -8, 52, 78);
        if (reached >= round)
            draw_light(painter, lantern.x + lantern.w / 2, lantern.y + lantern.h * .54f, lantern.h * 1.15f,
                       lantern.h * 1.15f, COLOUR_ALPHA(COLOUR_LANTERN, 130));
        draw_svg(painter, reached >= round ? "lantern" : "lantern-out", lantern, 0);
        pen_text(&column, TEXT_LABEL | TEXT_CENTRE, 0, 88, 0, round_name(round));
        pen_top(&column, 96);
        for (int i = 0; i < count; i++) {
            struct rect row = pen_row(&column, i, count, 10);
            draw_meeting(scene, painter, first + i, rect_centred(row, row.w, fminf(row.h, 104 * pen.u)));
        }
    }
}

/* On a phone the rounds are below each other, two meetings in a row. */
static void draw_stacked(const struct evening_scene *scene, struct app *app, struct pen *pen)
{
    enum { HEAD = 48, MEETING = 92, GAP = 10 };
    struct painter *painter = &app->painter;
    int reached = reached_of(scene);
    for (int round = 0; round < ROUNDS; round++) {
        struct pen head = pen_in(painter, pen_top(pen, HEAD));
        draw_svg(painter, reached >= round ? "lantern" : "lantern-out", pen_left(&head, HEAD * 2.f / 3), 0);
        pen_left(&head, GAP);
        text_draw(painter, TEXT_LABEL | TEXT_IVORY, head.room, round_name(round));
        pen_top(pen, GAP);
        int first = first_of(round), count = 4 >> round, beside = SDL_min(count, 2);
        for (int i = 0; i < count; i += beside) {
            struct pen row = pen_in(painter, pen_top(pen, MEETING));
            for (int k = 0; k < beside; k++)
                draw_meeting(scene, painter, first + i + k, pen_column(&row, k, beside, GAP));
            pen_top(pen, GAP);
        }
    }
}

static void draw_button(const struct evening_scene *scene, struct app *app, struct rect rect)
{
    const struct session *match = match_of(scene, app);
    bool starts = !scene->evening.seed || is_over(scene);
    char words[160];
    struct button button;

    if (starts) {
        button = button_primary("button:start", tr("Start the evening"), NULL, start);
    } else if (match) {
        mode_card_match(match, words, sizeof words);
        button = button_primary("button:continue", tr("Continue"), words, go_on);
    } else {
        tr_say(words, sizeof words, tr("Challenge {1}"), name_of(opponent(&scene->evening)));
        button = button_primary("button:challenge", words, NULL, ask_deal);
    }
    button.glow = starts || !match;
    widget_button(app, rect, &button);
}

/* --- the panel ---------------------------------------------------------------------------------------- */

enum { PARTS = 8, LINES = 6, LEADING = 22, BELOW = 14 };

/* What it says, part by part. */
struct telling {
    int count;
    struct {
        unsigned style;
        char words[SENTENCE];
    } parts[PARTS];
};

static void tell(struct telling *telling, unsigned style, const char *words)
{
    if (!words[0] || telling->count == PARTS)
        return;
    telling->parts[telling->count].style = style;
    snprintf(telling->parts[telling->count++].words, SENTENCE, "%s", words);
}

/* "Meanwhile Lin beat Mei, 12 to 4." of the last round that was played. */
static void tell_others(const struct evening *evening, struct telling *telling)
{
    char words[SENTENCE];
    int mine = evening_mine(evening), round = mine < 0 ? ROUNDS : evening_round(mine);
    for (int i = 0; i < EVENING_MEETINGS; i++) {
        const struct meeting *meeting = &evening->meetings[i];
        if (evening_round(i) != round - 1 || meeting->winner == EVENING_NOBODY ||
            meeting->who[0] == EVENING_YOU || meeting->who[1] == EVENING_YOU)
            continue;
        int won = meeting->winner != meeting->who[0];
        tr_say(words, SENTENCE, tr("Meanwhile {1} beat {2}, {3} to {4}."), name_of(meeting->who[won]),
               name_of(meeting->who[!won]), meeting->points[won], meeting->points[!won]);
        tell(telling, TEXT_NOTE | TEXT_QUIET, words);
    }
}

static void tell_all(const struct evening_scene *scene, const struct app *app, struct telling *telling)
{
    char news[SENTENCE], more[SENTENCE];
    telling->count = 0;
    say_news(scene, app, news, more);
    tell(telling, TEXT_LABEL | TEXT_IVORY, news);
    tell(telling, TEXT_BODY | TEXT_LIT, more);
    if (scene->evening.seed && scene->known)
        tell_others(&scene->evening, telling);
    if (scene->evening.seed)
        return;
    tell(telling, TEXT_BODY,
         tr("You and seven of the eight draw places by lot, and the eighth keeps the score."));
    tell(telling, TEXT_BODY,
         tr("Each meeting is a match of four rounds; a tie is played again, and the winner advances."));
    tell(telling, TEXT_BODY,
         tr("You can leave between rounds and continue later, and you can play as many evenings as you "
            "like."));
}

/* Returns how high that is in that width, in units. */
static float told_height(struct painter *painter, const struct telling *telling, float wide)
{
    float high = 0, u = painter->layout.u;
    for (int i = 0; i < telling->count; i++) {
        struct type type = text_type(telling->parts[i].style);
        int lines = type_count_lines(painter, type, wide, telling->parts[i].words);
        high += type_leading(painter, type, LEADING) / u * (float)SDL_min(lines, LINES) + BELOW;
    }
    return high;
}

/* On a phone it is as high as what it says. */
static void draw_panel_of(const struct evening_scene *scene, struct app *app, struct pen *place)
{
    enum { PAD = 24, EDGE = 16, BUTTON = 66 };
    struct painter *painter = &app->painter;
    struct telling telling;
    struct rect panel = place->room;
    tell_all(scene, app, &telling);
    if (layout_is_phone(&painter->layout))
        panel = pen_top(place, 2 * EDGE + 8 + BUTTON + EDGE +
                                   told_height(painter, &telling, panel.w - 2 * roundf(PAD * place->u)));
    struct pen pen = pen_in(painter, panel);
    draw_panel(painter, panel);
    pen_pad(&pen, PAD, EDGE);
    struct rect button = pen_bottom(&pen, BUTTON);
    if (scene->known || !scene->evening.seed)
        draw_button(scene, app, button);
    pen_bottom(&pen, EDGE);
    pen_top(&pen, 8);
    for (int i = 0; i < telling.count; i++) {
        pen_write(&pen, telling.parts[i].style, LEADING, LINES, telling.parts[i].words);
        pen_top(&pen, BELOW);
    }
}

/* On a phone: what is next, and below or beside it who meets whom. */
static void draw_phone(const struct evening_scene *scene, struct app *app, struct pen pen)
{
    enum { GAP = 10 };
    struct pen right = pen, *beside = &pen;
    if (app->painter.layout.shape == LAYOUT_FLAT) {
        pen = pen_in(pen.painter, pen_left(&right, PANEL));
        pen_left(&right, GAP);
        beside = &right;
    }
    draw_panel_of(scene, app, &pen);
    pen_top(&pen, GAP);
    draw_stacked(scene, app, beside);
    window_reach(app, fmaxf(pen.room.y, right.room.y));
}

static void draw(struct scene *scene, struct app *app)
{
    const struct layout *l = &app->painter.layout;
    float x = fmaxf(l->margin + 16, 36), room = l->wide - 2 * x, high = l->high - 136 - 40;
    struct pen pen =
        widget_screen(app, 48, tr("An evening of eight"),
                      tr("One evening, eight players, three matches and one name on the last lantern."), 136);
    target_does(app, go_back);
    if (layout_is_phone(l)) {
        draw_phone(of(scene), app, pen);
        return;
    }
    draw_meetings(of(scene), app, layout_rect(l, x, 136, room - PANEL - 24, high));
    pen = pen_at(&app->painter, x + room - PANEL, 136, PANEL, high);
    draw_panel_of(of(scene), app, &pen);
}

static const struct scene_class evening_class = {.name = "evening",
                                                 .phone = true,
                                                 .clicks = true,
                                                 .enter = enter,
                                                 .leave = leave,
                                                 .update = update,
                                                 .draw = draw};

struct scene *scene_evening(struct scene *scene, struct app *app)
{
    (void)scene, (void)app;
    return &SCENE_NEW(struct evening_scene, &evening_class, NULL)->scene;
}
