/*
 * scene_match_result.c: the end of a match: who won it, every round, the final
 * scores; watch it again, review a round, another match, or back to the title.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/app/days.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/art/backdrop.h"
#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/result/luck_strip.h"
#include "sdl/result/result_draw.h"
#include "sdl/ui/face.h"
#include "sdl/ui/naming_palette.h"
#include "sdl/ui/widgets.h"
#include "words/people/people_words.h"
#include "words/words.h"

enum { ROUNDS_MOST = 64, ROUNDS_SHOWN = 16, CONTENT = 880 };

/* A round as the table of rounds tells it. */
struct round_line {
    struct table table;               /* at its end */
    struct player players[SEAT_MOST]; /* who played it */
    char pattern[48];                 /* the dearest pattern of the hand, or its waits */
};

struct match_result {
    struct scene scene;
    struct session *session; /* the match that is over; the program's */
    struct words words;
    struct view view;
    int rounds;
    struct round_line lines[ROUNDS_MOST];
    int from;         /* the first round that is shown */
    unsigned changed; /* bit s: not always the same sat on seat s */
    struct luck_strip luck;
};

static void dearest_pattern(const struct view *view, char *out, size_t size)
{
    struct win win;
    struct score score;
    int best = -1;

    const struct result *result = &view->table.result;
    out[0] = '\0';
    if (view->table.rules->declares_risk) {
        naming_words(result->outcome == OUTCOME_WIN ? result->naming.waits[result->winner] : 0, out, size);
        return;
    }
    if (!view_result(view, &win, &score))
        return;
    for (int i = 0; i < score.line_count; i++)
        if (best < 0 || score.lines[i].points > score.lines[best].points)
            best = i;
    if (best >= 0)
        snprintf(out, size, "%s", tr(score.lines[best].pattern->name));
}

/* Plays the record through and keeps the end of every round. */
static void collect_rounds(struct match_result *match, const struct session *session)
{
    struct session *copy = session_from_record(session_record(session));
    int seen = 0;

    while (session_position(copy) < session_length(copy)) {
        struct view view;
        session_forward(copy);
        session_view(copy, SEAT_NONE, &view);
        if (view.table.result.outcome == OUTCOME_NONE || view.table.round <= seen ||
            match->rounds == ROUNDS_MOST)
            continue;
        seen = view.table.round;
        struct round_line *line = &match->lines[match->rounds++];
        line->table = view.table;
        memcpy(line->players, session_setup(copy)->players, sizeof line->players);
        dearest_pattern(&view, line->pattern, sizeof line->pattern);
    }
    session_free(copy);
}

/* How many rounds there is room for. */
static int rounds_shown(const struct match_result *match)
{
    return match->rounds < ROUNDS_SHOWN ? match->rounds : ROUNDS_SHOWN;
}

static void enter(struct scene *scene, struct app *app, bool again)
{
    struct match_result *match = (struct match_result *)scene;

    if (again)
        return;
    words_init(&match->words, session_setup(match->session));
    session_view(match->session, SEAT_NONE, &match->view);
    collect_rounds(match, match->session);
    match->changed = record_changes(session_record(match->session));
    if (match->session == app->session)
        days_note_end(app);
    int winner = table_leader(&match->view.table);
    match->from = match->rounds - rounds_shown(match);
    luck_strip_begin(&match->luck, app, match->session, 0);
    if (session_keep_problem(match->session))
        app_warn(app, tr("The match could not be kept: {1}"), session_keep_problem(match->session));
    bool lost = match->words.you != SEAT_NONE && winner != match->words.you && winner != SEAT_NONE;
    audio_play(app, lost ? SOUND_MATCH_LOSS : SOUND_MATCH_WIN);
}

static void leave(struct scene *scene, struct app *app)
{
    (void)app;
    luck_strip_end(&((struct match_result *)scene)->luck);
    free(scene);
}

static struct scene *update(struct scene *scene, struct app *app, float dt)
{
    (void)dt;
    luck_strip_update(&((struct match_result *)scene)->luck, app);
    if (app->command_line.autoplay && app_duration(app, 1) <= 0)
        app->quit = true;
    return scene;
}

/* The seat that stands `i`-th from the left: the one at the screen first. */
static int seat_at(const struct match_result *match, int i)
{
    int first = match->words.you == SEAT_NONE ? 0 : match->words.you;
    return (first + i) % match->view.table.seats;
}

static void draw_headline(struct match_result *match, struct app *app, float cx, float y)
{
    static const struct words_forms wins = {TR("You win the match"), TR("{1} wins the match"), NULL};
    struct painter *painter = &app->painter;
    int winner = table_leader(&match->view.table);
    const struct table *table = &match->view.table;
    float u = painter->layout.u;
    char words[96], points[24];

    if (winner == SEAT_NONE)
        tr_say(words, sizeof words, tr("The match is a tie"));
    else
        words_say(&match->words, &wins, winner, SEAT_NONE, NULL, words, sizeof words);
    type_draw(painter, type_make(TYPE_SERIF, SIZE_CEREMONY, COLOUR_IVORY, TYPE_CENTRE), cx * u, (y + 92) * u,
              words);
    int order[SEAT_MOST];
    table_standing(table, order);
    int most = table->scores[order[0]], by = most - table->scores[order[1]];
    char played[48];
    tr_say(played, sizeof played,
           table->rules->calls_rounds ? tr_many("{1} round", "{1} rounds", table->round)
                                      : tr_many("{1} hand", "{1} hands", table->round),
           words_number(table->round));
    words_points(winner == SEAT_NONE ? most : by, points, sizeof points);
    if (winner == SEAT_NONE)
        tr_say(words, sizeof words, tr("{1} points each after {2}"), points, played);
    else
        tr_say(words, sizeof words, tr_many("By {1} point, after {2}", "By {1} points, after {2}", by),
               points, played);
    type_draw(painter, type_make(TYPE_SERIF_ITALIC, SIZE_TERM, COLOUR_BRASS, TYPE_CENTRE), cx * u,
              (y + 126) * u, words);
}

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
static float parting_high(const struct match_result *match)
{
    enum { HIGH = 28 };
    bool any = false;

    for (int seat = 0; seat < match->view.table.seats; seat++)
        any |= parting_of(match, seat) != NULL;
    return match->view.table.seats > 2 && any ? HIGH : 0;
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
    type_draw_fit(painter, type_make(TYPE_SERIF, SIZE_HEAD, COLOUR_IVORY, TYPE_LEFT), (units.x + 96) * u,
                  (units.y + 57) * u, (units.w - 190) * u, words_plate_name(&match->words, seat));
    words_points(table->scores[seat], words, sizeof words);
    type_draw(painter,
              type_make(TYPE_SERIF, table->rules->start_pot ? 38 : 52, winner ? COLOUR_BRASS : COLOUR_IVORY,
                        TYPE_RIGHT),
              (units.x + units.w - 24) * u, (units.y + 65) * u, words);
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
        draw_plate(match, app, seat_at(match, i),
                   (struct rect){cx + ((float)i - (float)seats / 2) * step + 10, y + 156, step - 20, 96});
}

/* The right edges of the columns, from the left edge of the table of rounds. */
static float score_x(const struct table *table, float x, int i)
{
    return x + 850 - 90 * (float)(table->seats - 1 - i);
}

static float points_x(const struct table *table, float x)
{
    return score_x(table, x, 0) - 90;
}

/* The height of a line of the table of rounds, and of the whole. */
static float round_step(const struct match_result *match)
{
    int shown = rounds_shown(match);
    return shown > 8 ? 310.0f / (float)shown : shown > 4 ? 38 : 52;
}

static float rounds_high(const struct match_result *match)
{
    return 62 + round_step(match) * (float)rounds_shown(match);
}

/* Letters of that size, but no larger than a line of the table has room for. */
static struct type line_type(struct painter *painter, const struct match_result *match, struct type type)
{
    return type_squeezed(painter, type, type_leading(painter, type, 0),
                         round_step(match) * painter->layout.u);
}

/* The face of who played a round, left of their points, where not always the same sat there. */
static void draw_sitter(const struct match_result *match, struct painter *painter,
                        const struct round_line *line, int seat, float right, float y)
{
    const struct player *player = &line->players[seat];
    float side = fminf(24, round_step(match) - 1), middle = y - 7; /* of the figures */
    if (match->changed >> seat & 1 && face_is(player))
        face_draw(painter, (enum ai_level)player->level,
                  layout_rect(&painter->layout, right - 9 - side, middle - side / 2, side, side));
}

static void draw_round(struct match_result *match, struct app *app, int index, float x, float y)
{
    struct painter *painter = &app->painter;
    const struct round_line *line = &match->lines[index];
    const struct table *table = &line->table;
    float u = painter->layout.u, size = rounds_shown(match) > 8 ? 17 : 21;
    struct type sans = line_type(painter, match, type_make(TYPE_SANS, SIZE_BODY, COLOUR_QUIET, TYPE_LEFT));
    struct type serif = line_type(painter, match, type_make(TYPE_SERIF, size - 1, COLOUR_IVORY, TYPE_LEFT));
    struct type number = line_type(painter, match, type_make(TYPE_SERIF, size, COLOUR_IVORY, TYPE_RIGHT));
    struct type order = serif, points = number;
    float end = points_x(table, x) * u;
    bool many = table->seats > 2;
    char words[160];

    order.colour = COLOUR_QUIET;
    points.colour = COLOUR_BRASS;
    snprintf(words, sizeof words, "%d", table->round);
    type_draw(painter, order, (x + 28) * u, y * u, words);
    struct words then = match->words;
    words_seat(&then, line->players);
    words_headline(&then, table, words, sizeof words);
    type_draw_fit(painter, serif, (x + 68) * u, y * u, (many ? 460 : 350) * u, words);
    if (table->result.outcome == OUTCOME_WIN) {
        const struct result *result = &table->result;
        words_points(match->words.risk ? result->gain[result->winner % SEAT_MOST] : result->points, words,
                     sizeof words);
        end -= type_draw(painter, points, end, y * u, words) + 8 * u;
    }
    if (!many)
        type_draw_fit(painter, sans, (x + 440) * u, y * u, fminf(180 * u, end - (x + 440) * u),
                      line->pattern);
    for (int i = 0; i < table->seats; i++) {
        words_points(table->scores[seat_at(match, i)], words, sizeof words);
        float wide = type_draw(painter, number, score_x(table, x, i) * u, y * u, words);
        draw_sitter(match, painter, line, seat_at(match, i), score_x(table, x, i) - wide / u, y);
    }
}

/* A round can be clicked, where there is somebody whose play can be reviewed. */
static void draw_row(const struct match_result *match, struct app *app, int index, struct rect row)
{
    struct box_style light = {
        .radius = 8, .top = COLOUR_ALPHA(COLOUR_WHITE, 20), .bottom = COLOUR_ALPHA(COLOUR_WHITE, 20)};
    char id[INPUT_ID];

    snprintf(id, sizeof id, "round:%d", match->lines[index].table.round);
    if (result_reviewed(match->session, SEAT_NONE) == SEAT_NONE)
        return;
    if (input_is_hot(app, id))
        draw_box(&app->painter, row, &light);
    target_add(app, id, row, 0, 0);
    widget_ring(app, id, row, 8);
}

static void draw_rounds(struct match_result *match, struct app *app, float x, float y)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, step = round_step(match), high = rounds_high(match);
    struct type head = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_RIGHT);
    const struct table *table = &match->view.table;

    draw_panel(painter, layout_rect(&painter->layout, x, y, CONTENT, high));
    type_draw(painter, head, points_x(table, x) * u, (y + 32) * u, "points");
    for (int i = 0; i < table->seats; i++)
        type_draw_fit(painter, head, score_x(table, x, i) * u, (y + 32) * u, 84 * u,
                      words_plate_name(&match->words, seat_at(match, i)));
    for (int i = 0; i < rounds_shown(match); i++) {
        float base = y + 48 + step * ((float)i + .62f);
        draw_row(match, app, match->from + i,
                 layout_rect(&painter->layout, x + 10, base - step * .62f, CONTENT - 20, step));
        if (step > 24)
            draw_line(painter, (x + 24) * u, (base - step * .62f) * u, (x + CONTENT - 24) * u,
                      (base - step * .62f) * u, 1, COLOUR_RULE);
        draw_round(match, app, match->from + i, x, base);
    }
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
        add_sentence(&words, tr("Practice, though it counted at first."));
    else if (session_setup(match->session)->practice)
        add_sentence(&words, tr("A practice match."));
    if (person && app->input.focus_visible)
        add_sentence(&words, hands ? tr("Choose a hand to review it.") : tr("Choose a round to review it."));
    else if (person)
        add_sentence(&words, hands ? tr("Click a hand to review it.") : tr("Click a round to review it."));
    if (match->rounds > ROUNDS_SHOWN)
        add_sentence(&words, hands ? tr("The wheel brings the other hands.")
                                   : tr("The wheel brings the other rounds."));
    type_draw(painter, type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_CENTRE), cx * painter->layout.u,
              y * painter->layout.u, text_string(&words));
    text_deinit(&words);
}

static void draw_foot(const struct match_result *match, struct app *app, float cx, float y)
{
    const struct button buttons[] = {
        {.id = "button:title",
         .label = tr("Title"),
         .key_label = tr("Esc"),
         .key = SDLK_ESCAPE,
         .look = BUTTON_SECONDARY},
        {.id = "button:watch",
         .label = tr("Watch it"),
         .key_label = "W",
         .key = SDLK_w,
         .look = BUTTON_SECONDARY},
        {.id = "button:review",
         .label = tr("Review"),
         .key_label = "R",
         .key = SDLK_r,
         .look = BUTTON_SECONDARY},
        {.id = "button:find",
         .label = tr("Find it yourself"),
         .key_label = "F",
         .key = SDLK_f,
         .look = BUTTON_SECONDARY},
        {.id = "button:rematch",
         .label = saves_is_day(match->session) ? tr("Deal of the day") : tr("Another match"),
         .key_label = tr("Enter"),
         .key = SDLK_RETURN,
         .look = BUTTON_PRIMARY,
         .glow = true}};
    bool person = result_reviewed(match->session, SEAT_NONE) != SEAT_NONE;
    static const float wide[] = {140, 164, 150, 250, 252};
    const float gap = 12;
    float x = cx - (140 + 164 + 150 + 250 + 252 + 4 * gap) / 2;

    for (size_t i = 0; i < sizeof buttons / sizeof *buttons; i++) {
        if ((i != 2 && i != 3) || person)
            widget_button(app, layout_rect(&app->painter.layout, x, y, wide[i], 60), &buttons[i]);
        x += wide[i] + gap;
    }
}

static void draw(struct scene *scene, struct app *app)
{
    struct painter *painter = &app->painter;
    struct match_result *match = (struct match_result *)scene;
    float cx = painter->layout.wide / 2, u = painter->layout.u, high = rounds_high(match);
    float y = (painter->layout.high - 800) / 2 + (366 - high) * .45f - parting_high(match) * .6f;
    float below = y + parting_high(match), foot = below + 298 + high + 46;

    backdrop_draw_dim(painter, 34);
    draw_light(painter, cx * u, (y + 180) * u, 560 * u, 210 * u, COLOUR_ALPHA(COLOUR_LAMP_RESULT, 48));
    draw_headline(match, app, cx, y);
    draw_scores(match, app, cx, y);
    draw_rounds(match, app, cx - (float)CONTENT / 2, below + 298);
    draw_note(match, app, cx, foot - 17);
    draw_foot(match, app, cx, foot);
    luck_strip_draw(&match->luck, app, &match->words, seat_at(match, 0),
                    layout_rect(&painter->layout, cx - (float)CONTENT / 2 - 12, below + 262, CONTENT + 24,
                                LUCK_STRIP_HIGH));
    luck_strip_tip(&match->luck, app, seat_at(match, 0));
}

/* A review of a round: of the person at the screen, or of the first. */
static struct scene *review(struct scene *scene, int round)
{
    const struct match_result *match = (const struct match_result *)scene;
    int near = match->words.you == SEAT_NONE ? 0 : match->words.you;

    return scene_review(scene, session_record(match->session), result_reviewed(match->session, near), round);
}

/* Its result beside what others made of the same deals. */
static struct scene *day(struct app *app)
{
    struct scene *scene = scene_day(app, day_of(session_setup(app->session)));

    matches_end(app);
    return scene;
}

/* The review of the whole match; with `puzzles` its dearest decisions are asked once they are known. */
static struct scene *review_match(struct scene *scene, bool puzzles)
{
    const struct match_result *match = (const struct match_result *)scene;
    int near = match->words.you == SEAT_NONE ? 0 : match->words.you;

    return scene_match_review(scene, session_record(match->session), result_reviewed(match->session, near),
                              puzzles);
}

static struct scene *rematch(struct app *app)
{
    struct setup setup = *session_setup(app->session);

    setup.seed = rng_below(&app->dust, 1000000000);
    setup.practice = setup.practice && !setup.practice_later;
    setup.practice_later = false;
    matches_end(app);
    return scene_dice(app, &setup);
}

static struct scene *give_up_record(struct scene *under, struct app *app, bool yes)
{
    return yes ? rematch(app) : under;
}

/* A match that could not be kept is lost once another takes its place. */
static struct scene *ask_rematch(struct scene *scene, struct app *app)
{
    const struct match_result *match = (const struct match_result *)scene;
    struct question question = {.title = tr("This match could not be kept"),
                                .yes = tr("Another match"),
                                .no = tr("Back"),
                                .costs = true,
                                .answer = give_up_record};

    if (!session_keep_problem(match->session))
        return rematch(app);
    tr_say(question.text, sizeof question.text, tr("{1}. If another match takes its place, it is lost."),
           session_keep_problem(match->session));
    return scene_question(app, scene, &question);
}

static struct scene *activate(struct scene *scene, struct app *app, const char *id)
{
    struct match_result *match = (struct match_result *)scene;

    luck_strip_activate(&match->luck, app, id);
    if (!strcmp(id, "button:rematch"))
        return saves_is_day(match->session) ? day(app) : ask_rematch(scene, app);
    if (!strcmp(id, "button:watch"))
        return scene_watch(app, scene, session_record(match->session));
    if (!strncmp(id, "round:", 6))
        return review(scene, atoi(id + 6));
    if (!strcmp(id, "button:review") || !strcmp(id, "button:find"))
        return review_match(scene, !strcmp(id, "button:find"));
    if (!strcmp(id, "button:title")) {
        struct scene *title = scene_title(app);
        matches_end(app);
        return title;
    }
    return scene;
}

static void wheel(struct scene *scene, struct app *app, float lines)
{
    struct match_result *match = (struct match_result *)scene;
    int most = match->rounds - rounds_shown(match), from = match->from - (lines > 0 ? 1 : -1);

    match->from = from < 0 ? 0 : from > most ? most : from;
    app_dirty(app);
}

/* The same by keys. */
static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *pressed)
{
    if (pressed->code != SDLK_PAGEUP && pressed->code != SDLK_PAGEDOWN)
        return NULL;
    for (int i = 0; i < ROUNDS_SHOWN; i++)
        wheel(scene, app, pressed->code == SDLK_PAGEUP ? 1 : -1);
    return scene;
}

static const struct scene_class match_class = {.name = "match-result",
                                               .enter = enter,
                                               .leave = leave,
                                               .update = update,
                                               .draw = draw,
                                               .activate = activate,
                                               .key = key,
                                               .wheel = wheel};

struct scene *scene_match_result(struct app *app)
{
    struct match_result *match = calloc(1, sizeof *match);

    CHECK(match);
    match->scene.class = &match_class;
    match->session = app->session;
    return &match->scene;
}
