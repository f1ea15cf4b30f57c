/*
 * scene_match_result.c: the end of a match: who won it, the final scores, what the people say, every round;
 * watch it again, review a round, another match, or back to the title.
 */
#include <stdio.h>
#include <stdlib.h>

#include "base/check.h"
#include "sdl/app/audio.h"
#include "sdl/app/days.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/app/speaker.h"
#include "sdl/art/backdrop.h"
#include "sdl/result/match_result.h"
#include "sdl/result/result.h"
#include "sdl/ui/face.h"
#include "sdl/ui/scroll.h"
#include "sdl/ui/widgets.h"
#include "words/people/people_words.h"

SCENE_OF(struct match_result)

/* --- what it says ------------------------------------------------------------------------------------- */

int match_result_seat(const struct match_result *match, int i)
{
    int first = match->words.you == SEAT_NONE ? 0 : match->words.you;
    return (first + i) % match->view.table.seats;
}

/* "Mei wins the match", and "By nine points, after four rounds". */
static void say_headline(const struct match_result *match, char *out, size_t size)
{
    static const struct words_forms wins = {N_("You win the match"), N_("{1} wins the match"), NULL};
    int winner = table_leader(&match->view.table);

    if (winner != SEAT_NONE)
        words_say(&match->words, &wins, winner, SEAT_NONE, NULL, out, size);
    else if (!words_shared(&match->words, &match->view.table, out, size))
        tr_say(out, size, tr("The match is a tie"));
}

static void say_margin(const struct match_result *match, char *out, size_t size)
{
    const struct table *table = &match->view.table;
    int winner = table_leader(table), order[SEAT_MAX];
    char points[24], played[48];

    table_standing(table, order);
    int most = table->scores[order[0]], by = most - table->scores[order[1]];
    tr_say(played, sizeof played,
           table->rules->calls_rounds ? tr_many("{1} round", "{1} rounds", table->round)
                                      : tr_many("{1} hand", "{1} hands", table->round),
           words_number(table->round));
    words_points(winner == SEAT_NONE ? most : by, points, sizeof points);
    if (winner == SEAT_NONE)
        tr_say(out, size, tr_many("{1} point each after {2}", "{1} points each after {2}", most), points,
               played);
    else
        tr_say(out, size, tr_many("By {1} point, after {2}", "By {1} points, after {2}", by), points, played);
}

static void draw_headline(struct match_result *match, struct app *app, float cx, float y)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u;
    char words[WORDS_LINE];

    say_headline(match, words, sizeof words);
    type_draw_fit(painter, type_make(TYPE_SERIF, SIZE_CEREMONY, COLOUR_IVORY, TYPE_CENTRE), cx * u,
                  (y + 92) * u, MATCH_CONTENT * u, words);
    say_margin(match, words, sizeof words);
    type_draw(painter, type_make(TYPE_SERIF_ITALIC, SIZE_TERM, COLOUR_PROMPT, TYPE_CENTRE), cx * u,
              (y + 126) * u, words);
}

void match_result_round(const struct match_result *match, const struct round_line *line, char *out,
                        size_t size)
{
    const struct table *table = &line->table;
    const struct result *result = &table->result;
    char progress[80], headline[WORDS_LINE], worth[80], list[SPEAKER_SENTENCE], points[24],
        standing[SPEAKER_SENTENCE], said[SPEAKER_SENTENCE];
    const char *parts[3] = {headline};
    struct words then = match->words;
    int count = 1, won = match->words.risk ? result->gain[result->winner % SEAT_MAX] : result->points;

    words_seat(&then, line->players);
    words_headline(&then, table, headline, sizeof headline);
    words_points(won, points, sizeof points);
    tr_say(worth, sizeof worth, tr_many("{1} point", "{1} points", won), points);
    if (result->outcome == OUTCOME_WIN)
        parts[count++] = worth;
    if (line->pattern[0])
        parts[count++] = line->pattern;
    tr_list(list, sizeof list, TR_COMMA, parts, count);
    words_progress(table, progress, sizeof progress);
    result_standing(&then, table, standing, sizeof standing);
    tr_say(said, sizeof said, tr("{1}: {2}"), progress, list);
    tr_say(list, sizeof list, tr("{1}."), said);
    tr_say(out, size, tr_in("sentences", "{1} {2}"), list, standing);
}

static void speak(struct scene *scene, struct app *app, enum speak what)
{
    const struct match_result *match = of(scene);
    char words[WORDS_LINE], line[SPEAKER_SENTENCE];

    say_headline(match, words, sizeof words);
    tr_say(line, sizeof line, tr("{1}."), words);
    speaker_say(app, line);
    if (what == SPEAK_WHERE)
        return;
    say_margin(match, words, sizeof words);
    tr_say(line, sizeof line, tr("{1}."), words);
    speaker_say(app, line);
    result_standing(&match->words, &match->view.table, line, sizeof line);
    speaker_say(app, line);
    for (int i = 0; what == SPEAK_ALL && i < match->rounds; i++) {
        const char *id = TARGET_ID("round", match->lines[i].table.round);
        if (target_find(app, id))
            continue; /* its target says it */
        match_result_round(match, &match->lines[i], line, sizeof line);
        speaker_say(app, line);
    }
    if (what == SPEAK_COMES)
        speaker_say_choices(app);
}

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

/* Whose decisions are reviewed: those of the person at the screen, or of the first. */
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

static struct scene *rematch(struct app *app)
{
    struct setup setup = *session_setup(app->session);

    setup.seed = rng_next(&app->cosmetic_rng);
    setup.practice = setup.practice && !setup.practice_later;
    setup.practice_later = false;
    matches_end(app);
    return scene_dice(NULL, &setup);
}

static struct scene *give_up_record(struct scene *under, struct app *app, bool yes)
{
    return yes ? rematch(app) : under;
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
static struct scene *ask_rematch(struct scene *scene, struct app *app)
{
    const struct match_result *match = of(scene);
    const struct session *under_way = matches_of(app, session_setup(match->session)->rules);
    struct question question = {.title = tr("This match couldn’t be saved"),
                                .yes = tr("Play again"),
                                .no = tr("Back"),
                                .costs = true,
                                .answer = give_up_record};

    if (app->beside && under_way && !session_is_over(under_way))
        return choose_in_mode(app, session_setup(under_way)->rules);
    if (!session_archive_problem(match->session))
        return rematch(app);
    tr_say(question.text, sizeof question.text, tr("{1}. If another match takes its place, it will be lost."),
           session_archive_problem(match->session));
    return scene_question(app, scene, &question);
}

/* --- drawing ------------------------------------------------------------------------------------------ */

static const char *parting_of(const struct match_result *match, int seat)
{
    return people_parting(&session_setup(match->session)->players[seat], seat,
                          table_leader(&match->view.table), match->words.you);
}

/* At a table of two there is room for it right of the plate. */
static void draw_parting_beside(struct match_result *match, struct app *app, int seat, struct rect plate)
{
    struct painter *painter = &app->painter;
    struct type type = type_make(TYPE_SERIF_ITALIC, SIZE_LABEL, COLOUR_QUIET, TYPE_LEFT);
    float u = painter->layout.u, left = plate.x + plate.w + 22, room = painter->layout.wide - 48 - left;
    const char *said = parting_of(match, seat);

    if (!said)
        return;
    int lines = type_count_lines(painter, type, room * u, said);
    float leading = type_leading(painter, type, 24);
    type_draw_wrapped(painter, type, left * u,
                      (plate.y + plate.h / 2) * u - leading * (float)(lines - 1) / 2 +
                          type_cap_height(painter, type) / 2,
                      room * u, 24, 3, said);
}

/* At a larger one below it. */
static void draw_parting_below(struct match_result *match, struct app *app, int seat, struct rect plate)
{
    struct painter *painter = &app->painter;
    struct type type = type_make(TYPE_SERIF_ITALIC, SIZE_TEXT, COLOUR_LINES, TYPE_CENTRE);
    const char *said = parting_of(match, seat);
    float u = painter->layout.u;

    if (said)
        type_draw_fit(painter, type, (plate.x + plate.w / 2) * u, (plate.y + plate.h + 23) * u, plate.w * u,
                      said);
}

/* The room that this takes between the plates and what is below them. */
static float parting_height(const struct match_result *match)
{
    enum { HEIGHT = 28 };
    bool any = false;

    for (int seat = 0; seat < match->view.table.seats; seat++)
        any |= parting_of(match, seat) != NULL;
    return match->view.table.seats > 2 && any ? HEIGHT : 0;
}

/* A player's plate: who they are and what they have in the end; `units` is its place. */
static void draw_plate(struct match_result *match, struct app *app, int seat, struct rect units)
{
    struct painter *painter = &app->painter;
    const struct table *table = &match->view.table;
    bool winner = table_leader(table) == seat;
    float u = painter->layout.u;
    struct rect plate = layout_rect(&painter->layout, units.x, units.y, units.w, units.h);
    char words[24];

    if (winner)
        draw_panel_brass(painter, plate, true);
    else
        draw_panel(painter, plate);
    face_draw_seat(painter, &session_setup(match->session)->players[seat],
                   layout_rect(&painter->layout, units.x + 18, units.y + 18, 60, 60), table_wind(table, seat),
                   winner);
    const char *name = words_plate_name(&match->words, seat);
    struct type named = text_type(TEXT_HEAD);
    float room = (units.w - 96 - 24 - 14) * u,
          wide = fminf(.75f * type_width(painter, named, name), room / 2);
    words_points(table->scores[seat], words, sizeof words);
    float score = type_draw_fit(painter,
                                type_make(TYPE_SERIF, table->rules->start_pot ? 38 : 52,
                                          winner ? COLOUR_BRASS : COLOUR_IVORY, TYPE_RIGHT),
                                (units.x + units.w - 24) * u, (units.y + 65) * u, room - wide, words);
    type_draw_fit(painter, named, (units.x + 96) * u, (units.y + 57) * u, room - score, name);
    if (table->seats > 2)
        draw_parting_below(match, app, seat, units);
    else
        draw_parting_beside(match, app, seat, units);
}

static void draw_scores(struct match_result *match, struct app *app, float cx, float y)
{
    int seats = match->view.table.seats;
    float step = seats > 2 ? 294 : 340;

    for (int i = 0; i < seats; i++)
        draw_plate(match, app, match_result_seat(match, i),
                   (struct rect){cx + ((float)i - (float)seats / 2) * step + 10, y + 156, step - 20, 96});
}

static void add_sentence(struct text *words, const char *sentence)
{
    text_add(words, "%s%s", words->size ? " " : "", sentence);
}

/* What was said of the match beside its score: practice; rounds above or below those shown; what a click
 * does. */
static void draw_note(const struct match_result *match, struct app *app, float cx, float y)
{
    struct painter *painter = &app->painter;
    bool person = result_reviewed(match->session, SEAT_NONE) != SEAT_NONE;
    bool hands = match->words.hands;
    struct text words;

    text_init(&words);
    if (session_setup(match->session)->practice_later)
        add_sentence(&words, tr("This match became practice partway through."));
    else if (session_setup(match->session)->practice)
        add_sentence(&words, tr("A practice match."));
    if (person && app->input.focus_visible)
        add_sentence(&words, hands ? tr("Choose a hand to review.") : tr("Choose a round to review."));
    else if (person)
        add_sentence(&words, hands ? tr("Click a hand to review it.") : tr("Click a round to review it."));
    if (match->rounds > match_rounds_shown(match))
        add_sentence(&words, hands ? tr("Scroll for the other hands.") : tr("Scroll for the other rounds."));
    type_draw(painter, text_type(TEXT_NOTE | TEXT_CENTRE), cx * painter->layout.u, y * painter->layout.u,
              text_string(&words));
    text_deinit(&words);
}

static void draw_foot(const struct match_result *match, struct app *app, float cx, float y)
{
    const struct button buttons[] = {
        {.id = "button:title",
         .label = tr("Title"),
         .key_label = tr("Esc"),
         .key = SDLK_ESCAPE,
         .look = BUTTON_SECONDARY,
         .does = to_title},
        {.id = "button:watch",
         .label = tr("Watch"),
         .key_label = "W",
         .key = SDLK_w,
         .look = BUTTON_SECONDARY,
         .does = watch},
        {.id = "button:review",
         .label = tr("Review"),
         .key_label = "R",
         .key = SDLK_r,
         .look = BUTTON_SECONDARY,
         .does = review_all},
        {.id = "button:find",
         .label = tr("Find it yourself"),
         .key_label = "F",
         .key = SDLK_f,
         .look = BUTTON_SECONDARY,
         .does = find_moves},
        {.id = "button:rematch",
         .label = saves_is_day(match->session) ? tr("Deal of the day") : tr("Play again"),
         .key_label = tr("Enter"),
         .key = SDLK_RETURN,
         .look = BUTTON_PRIMARY,
         .glow = true,
         .does = saves_is_day(match->session) ? to_day : ask_rematch}};
    bool person = result_reviewed(match->session, SEAT_NONE) != SEAT_NONE;
    static const float wide[] = {176, 152, 150, 250, 252};
    const float gap = 12;
    float x = cx - (176 + 152 + 150 + 250 + 252 + 4 * gap) / 2;

    for (size_t i = 0; i < sizeof buttons / sizeof *buttons; i++) {
        if ((i != 2 && i != 3) || person)
            widget_button(app, layout_rect(&app->painter.layout, x, y, wide[i], 60), &buttons[i]);
        x += wide[i] + gap;
    }
}

static struct scene *tell_luck(struct scene *scene, struct app *app)
{
    luck_strip_turn(&of(scene)->luck, app);
    return scene;
}

static void draw(struct scene *scene, struct app *app)
{
    struct painter *painter = &app->painter;
    struct match_result *match = of(scene);
    match_rounds_fit(match, &painter->layout);
    float cx = painter->layout.wide / 2, u = painter->layout.u, high = match_rounds_height(match);
    float y = (painter->layout.high - 800) / 2 + (366 - high) * .45f - parting_height(match) * .6f;
    float below = y + parting_height(match), foot = below + 298 + high + 46;

    backdrop_draw_dim(painter, 34);
    draw_light(painter, cx * u, (y + 180) * u, 560 * u, 210 * u, COLOUR_ALPHA(COLOUR_LAMP_RESULT, 30));
    draw_headline(match, app, cx, y);
    draw_scores(match, app, cx, y);
    match_rounds_draw(match, app, cx - (float)MATCH_CONTENT / 2, below + 298);
    draw_note(match, app, cx, foot - 17);
    draw_foot(match, app, cx, foot);
    if (!luck_strip_draw(&match->luck, app, &match->words, match_result_seat(match, 0),
                         layout_rect(&painter->layout, cx - (float)MATCH_CONTENT / 2 - 12, below + 262,
                                     MATCH_CONTENT + 24, LUCK_STRIP_HEIGHT),
                         tell_luck))
        luck_strip_draw_names(painter, (cx - (float)MATCH_CONTENT / 2 + 28) * u, (below + 298 + 27) * u);
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

static void enter(struct scene *scene, struct app *app, bool again)
{
    struct match_result *match = of(scene);

    if (again)
        return;
    words_init(&match->words, session_setup(match->session));
    session_view(match->session, SEAT_NONE, &match->view);
    match_rounds_collect(match);
    if (match->session == app->session)
        days_note_end(app, app->session);
    luck_strip_begin(&match->luck, app, match->session, 0);
    if (session_archive_problem(match->session))
        app_warn(app, tr("Couldn’t save the match: {1}"), session_archive_problem(match->session));
    audio_play(app, match_result_is_lost(match) ? SOUND_MATCH_LOSS : SOUND_MATCH_WIN);
}

static void reword(struct scene *scene, struct app *app)
{
    struct match_result *match = of(scene);
    (void)app;
    words_init(&match->words, session_setup(match->session));
    match_rounds_collect(match);
}

static void leave(struct scene *scene, struct app *app)
{
    (void)app;
    luck_strip_end(&of(scene)->luck);
    free(scene);
}

static struct scene *update(struct scene *scene, struct app *app, float dt)
{
    (void)dt;
    luck_strip_update(&of(scene)->luck, app);
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

static const struct scene_class match_class = {.name = "match-result",
                                               .speak = speak,
                                               .enter = enter,
                                               .leave = leave,
                                               .update = update,
                                               .draw = draw,
                                               .reword = reword,
                                               .key = key,
                                               .wheel = wheel};

struct scene *scene_match_result(struct app *app)
{
    struct match_result *match = SCENE_NEW(struct match_result, &match_class, NULL);
    match->session = app->session;
    return &match->scene;
}
