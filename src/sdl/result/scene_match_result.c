/*
 * scene_match_result.c: the end of a match and the ways on: another match or the next opponent, watch it
 * again, review a round, or back to the title. match_words.c has what it says, match_draw.c its picture.
 */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

#include "sdl/app/audio.h"
#include "sdl/app/days.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/app/speaker.h"
#include "sdl/app/window.h"
#include "sdl/result/match_result.h"
#include "sdl/result/result.h"
#include "sdl/ui/face.h"
#include "sdl/ui/roads.h"
#include "sdl/ui/scroll.h"
#include "sdl/ui/widgets.h"
#include "words/people/people_words.h"

SCENE_OF(struct match_result)

/* --- the ways on -------------------------------------------------------------------------------------- */

static struct scene *to_title(struct scene *scene, struct app *app)
{
    struct scene *title = scene_title(app);
    (void)scene;
    matches_end(app);
    return title;
}

/* Its result beside what others made of the same deals. */
static struct scene *to_day(struct scene *scene, struct app *app)
{
    struct scene *day = scene_day(app, day_of(session_setup(app->session)));
    (void)scene;
    matches_end(app);
    return day;
}

static struct scene *watch(struct scene *scene, struct app *app)
{
    return scene_watch(app, scene, session_record(of(scene)->session));
}

/* Returns whose decisions are reviewed: those of the person at the screen, or of the first. */
static int reviewed(const struct match_result *match)
{
    return result_reviewed(match->session, match_result_seat(match, 0));
}

struct scene *match_result_review(struct scene *scene, struct app *app, int round)
{
    const struct match_result *match = of(scene);
    (void)app;
    return scene_review(scene, session_record(match->session), reviewed(match), round);
}

static struct scene *review_all(struct scene *scene, struct app *app)
{
    (void)app;
    return scene_match_review(scene, session_record(of(scene)->session), reviewed(of(scene)), false);
}

/* The same, whose costliest decisions are asked once they are known. */
static struct scene *find_moves(struct scene *scene, struct app *app)
{
    (void)app;
    return scene_match_review(scene, session_record(of(scene)->session), reviewed(of(scene)), true);
}

bool match_result_next(const struct match_result *match, enum ai_level *who)
{
    int next = roads_next(session_setup(match->session));

    *who = (enum ai_level)(AI_PERSON + next);
    return next < PEOPLE && !saves_is_day(match->session) && !match->company;
}

/* Another match by the same rules, against the same players or the next of the eight. */
static struct scene *rematch(struct app *app, const struct match_result *match)
{
    struct setup setup = *session_setup(app->session);

    setup.seed = rng_next(&app->cosmetic_rng);
    setup.practice = setup.practice && !setup.practice_later;
    setup.practice_later = false;
    if (match->goes_next)
        roads_go_on(&setup);
    app->greeting = match->goes_next ? MOMENT_GREETING : MOMENT_REMATCH;
    matches_end(app);
    return scene_dice(NULL, &setup);
}

static struct scene *give_up_record(struct scene *under, struct app *app, bool yes)
{
    return yes ? rematch(app, of(under)) : under;
}

/* One that stood beside a match of its mode which is under way: whether that is given up the mode's card
 * asks. */
static struct scene *choose_in_mode(struct app *app, const struct ruleset *rules)
{
    struct scene *mode = scene_mode(app, scene_title(app), rules);

    matches_end(app);
    return mode;
}

/* A match that could not be kept is lost once another takes its place. */
static struct scene *ask_another(struct scene *scene, struct app *app, bool next)
{
    struct match_result *match = of(scene);
    const struct session *under_way = matches_of(app, session_setup(match->session)->rules);
    struct question question = {.title = tr("This match couldn’t be saved"),
                                .yes = tr("Play again"),
                                .no = tr("Back"),
                                .costs = true,
                                .answer = give_up_record};

    match->goes_next = next;
    if (app->beside && under_way && !session_is_over(under_way))
        return choose_in_mode(app, session_setup(under_way)->rules);
    if (!session_archive_problem(match->session))
        return rematch(app, match);
    tr_say(question.text, sizeof question.text, tr("{1}. If another match takes its place, it will be lost."),
           session_archive_problem(match->session));
    return scene_question(app, scene, &question);
}

static struct scene *ask_rematch(struct scene *scene, struct app *app)
{
    if (app->company) {
        app->company->want_again(app);
        return scene;
    }
    return ask_another(scene, app, false);
}

static struct scene *ask_next(struct scene *scene, struct app *app)
{
    return ask_another(scene, app, true);
}

/* --- drawing ------------------------------------------------------------------------------------------ */

static void add_sentence(char words[WORDS_LINE], const char *sentence)
{
    char before[WORDS_LINE];

    SDL_strlcpy(before, words, sizeof before);
    if (before[0])
        tr_say(words, WORDS_LINE, tr_in("sentences", "{1} {2}"), before, sentence);
    else
        SDL_strlcpy(words, sentence, WORDS_LINE);
}

/* Draws what was said of the match beside its score: practice; rounds above or below those shown; what a
 * click does. */
static void draw_note(const struct match_result *match, struct app *app, struct pen *pen)
{
    bool person = result_reviewed(match->session, SEAT_NONE) != SEAT_NONE;
    bool hands = match->words.hands;
    char words[WORDS_LINE] = "";

    if (session_setup(match->session)->practice_later)
        add_sentence(words, tr("This match became practice partway through."));
    else if (session_setup(match->session)->practice)
        add_sentence(words, tr("A practice match."));
    if (person && app->input.focus_visible)
        add_sentence(words, hands ? tr("Choose a hand to review.") : tr("Choose a round to review."));
    else if (person)
        add_sentence(words, hands ? tr("Click a hand to review it.") : tr("Click a round to review it."));
    if (match->rounds > match_rounds_shown(match))
        add_sentence(words, hands ? tr("Scroll for the other hands.") : tr("Scroll for the other rounds."));
    if (layout_is_phone(&pen->painter->layout))
        pen_write(pen, TEXT_NOTE | TEXT_IVORY | TEXT_CENTRE, 18, 2, words);
    else
        pen_text(pen, TEXT_NOTE | TEXT_IVORY | TEXT_CENTRE, 0, 14, 0, words);
}

/* The ways to look back, small: two side by side. */
static void draw_small(const struct match_result *match, struct app *app, struct pen *pen, bool finds)
{
    const struct button review = button_to("button:review", tr("Review"), "R", SDLK_r, review_all),
                        watched = button_to("button:watch", tr("Watch"), "W", SDLK_w, watch),
                        find = button_to("button:find", tr("Find it yourself"), "F", SDLK_f, find_moves),
                        title = button_to("button:title", tr("Title"), tr("Esc"), SDLK_ESCAPE, to_title);
    bool person = result_reviewed(match->session, SEAT_NONE) != SEAT_NONE;
    struct pen row = pen_in(pen->painter, pen_top(pen, 46));

    if (person)
        widget_button(app, pen_column(&row, 0, 2, 12), &review);
    widget_button(app, person ? pen_column(&row, 1, 2, 12) : row.room, &watched);
    pen_top(pen, 12);
    row.room = pen_top(pen, 46);
    float half = (row.room.w / row.u - 12) / 2;
    if (person && finds)
        widget_button(
            app, pen_left(&row, widget_button_width(row.painter, &find) <= half * row.u ? half : 212), &find);
    pen_left(&row, person && finds ? 12 : 0);
    widget_button(app, row.room, &title);
}

/* The picture of one of the people for a button. */
static const char *face_of(enum ai_level who, char *out, size_t size)
{
    snprintf(out, size, "people/%s", person_at(who)->id);
    return out;
}

/* Draws the golden button and, unless it is NULL, the second one: beside it, or below it on a phone. */
static void place_two(struct app *app, struct pen *pen, const struct button *golden,
                      const struct button *second)
{
    if (layout_is_phone(&pen->painter->layout)) {
        widget_button(app, pen_top(pen, 68), golden);
        pen_top(pen, second ? 8 : 10);
        if (!second)
            return;
        widget_button(app, pen_top(pen, 60), second);
        pen_top(pen, 10);
        return;
    }
    struct rect place = second ? pen_right(pen, ((float)MATCH_CONTENT - 20) / 2 + 16) : pen->room;
    pen_right(pen, 20);
    if (second)
        widget_button(app, pen->room, second);
    widget_button(app, place, golden);
}

/* The large buttons and the small ones. On a phone both get the same pen, so the small ones are below. */
static void draw_foot(const struct match_result *match, struct app *app, struct pen *large, struct pen *small)
{
    const struct setup *setup = session_setup(match->session);
    bool person = result_reviewed(match->session, SEAT_NONE) != SEAT_NONE, day = saves_is_day(match->session);
    enum ai_level who;
    const struct player *other = &setup->players[match_result_seat(match, 1)];
    bool next = match_result_next(match, &who) && !match_result_is_lost(match);
    char name[64] = "", again[32], after[32], rival[PLAYER_NAME + 32];

    if (next)
        tr_say(name, sizeof name, tr("Next: {1}"), words_computer_name(person_at(who)->name));
    tr_say(rival, sizeof rival, tr("{1}, the same rules"), words_player(other));
    struct button rematched =
        button_make("button:rematch", day ? tr("Deal of the day") : tr("Rematch"),
                    day || setup->seats > 2 || other->kind == PLAYER_PERSON ? NULL : rival,
                    next ? "A" : tr("Enter"), next ? SDLK_a : SDLK_RETURN);
    rematched.look = next ? BUTTON_SECONDARY : BUTTON_PRIMARY;
    rematched.glow = !next;
    if (setup->seats == 2 && face_is(other))
        rematched.picture = face_of((enum ai_level)other->level, again, sizeof again);
    rematched.does = day ? to_day : ask_rematch;
    struct button further = button_primary("button:next", name, next ? people_strength(who) : NULL, ask_next);
    further.glow = true;
    further.picture = next ? face_of(who, after, sizeof after) : NULL;
    struct button find =
        button_make("button:find", tr("Find it yourself"), tr("The moves that cost most"), "F", SDLK_f);
    find.does = find_moves;
    if (app->company) {
        bool may = app->company->may_want_again(app, rival, sizeof rival);
        rematched.sub = rival[0] ? rival : NULL;
        if (!may)
            rematched.look = BUTTON_OFF;
        rematched.glow = may;
    }
    const struct button *second = next ? &rematched : person ? &find : NULL;
    place_two(app, large, next ? &further : &rematched, second);
    draw_small(match, app, small, next);
}

static struct scene *tell_luck(struct scene *scene, struct app *app)
{
    luck_strip_turn(&of(scene)->luck, app);
    return scene;
}

static void draw_phone(struct match_result *match, struct app *app)
{
    const struct layout *l = &app->painter.layout;
    struct pen pen =
        pen_at(&app->painter, l->margin, match_draw(match, app) + 8, l->wide - 2 * l->margin, PEN_ENDLESS);

    luck_strip_draw(&match->luck, app, &match->words, match_result_seat(match, 0), pen_top(&pen, 44),
                    tell_luck);
    pen_top(&pen, 10);
    draw_foot(match, app, &pen, &pen);
    pen_top(&pen, 10);
    draw_note(match, app, &pen);
    window_reach(app, pen.room.y + 8 * pen.u);
}

static void draw_desk(struct match_result *match, struct app *app)
{
    struct painter *painter = &app->painter;
    float x = (painter->layout.wide - MATCH_WIDTH) / 2, y = result_top(painter);
    float right = x + MATCH_RIGHT;
    struct pen strip = pen_at(painter, right - 12, y + 657, MATCH_CONTENT + 24, LUCK_STRIP_HEIGHT),
               large = pen_at(painter, right, y + 692, MATCH_CONTENT, 68),
               small = pen_at(painter, x, y + 646, 360, 104),
               note = pen_at(painter, right, y + 767, MATCH_CONTENT, 24);
    match_draw(match, app);
    if (!luck_strip_draw(&match->luck, app, &match->words, match_result_seat(match, 0), strip.room,
                         tell_luck))
        luck_strip_draw_names(painter, small.room.x, (y + 774) * painter->layout.u);
    draw_foot(match, app, &large, &small);
    draw_note(match, app, &note);
}

static void draw(struct scene *scene, struct app *app)
{
    struct match_result *match = of(scene);

    if (layout_is_phone(&app->painter.layout))
        draw_phone(match, app);
    else
        draw_desk(match, app);
    luck_strip_tip(&match->luck, app, match_result_seat(match, 0));
}

/* --- the scene ---------------------------------------------------------------------------------------- */

bool match_result_is_lost(const struct match_result *match)
{
    const struct table *table = &match->view.table;
    int order[SEAT_MAX], you = match->words.you;
    table_standing(table, order);
    return you != SEAT_NONE && table->scores[you] < table->scores[order[0]];
}

/* The least that was won with a hand of this match. */
static int smallest_hand(const struct match_result *match)
{
    int least = INT_MAX;

    for (int i = 0; i < match->rounds; i++) {
        const struct table *table = &match->lines[i].table;
        if (table->result.outcome == OUTCOME_WIN)
            least = SDL_min(least, table->result.gain[table->result.winner]);
    }
    return least;
}

/* Returns where the one of the eight sits whose crown was earned. */
static int seat_of_crown(const struct match_result *match)
{
    const struct setup *setup = session_setup(match->session);
    int seat = 0;

    while (setup->players[seat].kind != PLAYER_COMPUTER ||
           setup->players[seat].level != AI_PERSON + match->crown)
        seat++;
    return seat;
}

/* Finds who speaks: the winner, or of those whom the person has beaten the best, or who gave their crown. */
static void find_speaker(struct match_result *match, struct app *app)
{
    const struct table *table = &match->view.table;
    int order[SEAT_MAX], you = remarks_hearer(app, match->session), leader = table_leader(table);

    table_standing(table, order);
    int seat = match->crown >= 0 ? seat_of_crown(match) : leader == you ? order[1] : leader;
    bool narrow = table->scores[order[0]] - table->scores[order[1]] <= smallest_hand(match);
    match->speaker = SEAT_NONE;
    if (you == SEAT_NONE || leader == SEAT_NONE)
        return;
    match->says = remarks_say(app, match->session, seat,
                              match->crown >= 0 ? MOMENT_FIRST_CROWN_LOST
                              : narrow          ? MOMENT_NARROW_MATCH
                              : leader == you   ? MOMENT_MATCH_LOST_THEIRS
                                                : MOMENT_MATCH_WON_THEIRS);
    if (match->says)
        match->speaker = seat;
}

/* True if the person is level with one of the eight whose crown they don't have. */
static bool ties_for_crown(const struct match_result *match, const struct road *road)
{
    const struct table *table = &match->view.table;
    const struct setup *setup = session_setup(match->session);
    int order[SEAT_MAX];
    bool open = false;

    table_standing(table, order);
    for (int seat = 0; seat < table->seats; seat++)
        open |= face_is(&setup->players[seat]) && !road->stops[setup->players[seat].level - AI_PERSON].crown;
    return open && match->words.you != SEAT_NONE && !setup->practice && table_leader(table) == SEAT_NONE &&
           table->scores[match->words.you] == table->scores[order[0]];
}

static void enter(struct scene *scene, struct app *app, bool again)
{
    struct match_result *match = of(scene);

    if (again)
        return;
    words_init(&match->words, session_setup(match->session));
    session_view(match->session, SEAT_NONE, &match->view);
    match_rounds_collect(match);
    match_moment_find(match);
    result_reward_match(app, match->session, match->reward, sizeof match->reward); /* before it is counted */
    match->crown = -1;
    if (match->session == app->session) {
        struct road road;
        days_note_end(app, app->session);
        match->crown = roads_earned(app, &road);
        match->crowns = match->crown >= 0 ? road.crowns : 0;
        match->ties_for_crown = ties_for_crown(match, &road);
    }
    find_speaker(match, app);
    luck_strip_begin(&match->luck, app, match->session, 0);
    if (session_archive_problem(match->session))
        app_warn(app, tr("Couldn’t save the match: {1}"), session_archive_problem(match->session));
    audio_play(app, match_result_is_lost(match) ? SOUND_MATCH_LOSS : SOUND_MATCH_WIN);
}

static void reword(struct scene *scene, struct app *app)
{
    struct match_result *match = of(scene);
    words_init(&match->words, session_setup(match->session));
    match_rounds_collect(match);
    match_moment_find(match);
    (void)app;
}

static void leave(struct scene *scene, struct app *app)
{
    (void)app;
    luck_strip_end(&of(scene)->luck);
    match_moment_end(&of(scene)->moment);
    free(scene);
}

static struct scene *update(struct scene *scene, struct app *app, float dt)
{
    struct match_result *match = of(scene);
    float speed = app_duration(app, 1000);

    luck_strip_update(&match->luck, app);
    match->time = speed > 0 && !match->skip ? match->time + dt / speed : match_draw_length(match);
    if (match->time < match_draw_length(match))
        app_animate(app);
    if (app->command_line.autoplay && app_duration(app, 1) <= 0)
        app->quit = true;
    return scene;
}

/* The list goes down by so many rounds, as far as there are any. */
static void go_down(struct match_result *match, struct app *app, int rounds)
{
    match->from = SDL_clamp(match->from + rounds, 0, match->rounds - match_rounds_shown(match));
    app_dirty(app);
}

static void wheel(struct scene *scene, struct app *app, float lines)
{
    struct match_result *match = of(scene);

    go_down(match, app, -scroll_whole_lines(&match->turned, lines));
}

/* The same by keys. */
static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *pressed)
{
    if (pressed->code != SDLK_PAGEUP && pressed->code != SDLK_PAGEDOWN)
        return NULL;
    struct match_result *match = of(scene);
    int page = match_rounds_shown(match);
    go_down(match, app, pressed->code == SDLK_PAGEUP ? -page : page);
    return scene;
}

/* All of it stands at once. */
static struct scene *click(struct scene *scene, struct app *app, float x, float y)
{
    (void)x;
    (void)y;
    of(scene)->skip = true;
    app_animate(app);
    return scene;
}

static const struct scene_class match_class = {.name = "match-result",
                                               .phone = true,
                                               .speak = match_result_speak,
                                               .enter = enter,
                                               .leave = leave,
                                               .update = update,
                                               .draw = draw,
                                               .reword = reword,
                                               .key = key,
                                               .click = click,
                                               .wheel = wheel};

struct scene *scene_match_result(struct app *app)
{
    struct match_result *match = SCENE_NEW(struct match_result, &match_class, NULL);
    match->session = app->session;
    match->company = app->company != NULL;
    return &match->scene;
}
