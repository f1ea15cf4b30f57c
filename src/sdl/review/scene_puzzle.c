/*
 * scene_puzzle.c: "Find it yourself": a costly decision comes back as a position on the real table. The
 * move is made there, as in play; then the teacher says what it is worth, why, and when the position comes
 * back.
 *
 * The table plays nothing on: the move is held and judged on a thread. The puzzles are kept in a file of
 * the data folder.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/app/days.h"
#include "sdl/app/scenes.h"
#include "sdl/app/speaker.h"
#include "sdl/art/backdrop.h"
#include "sdl/review/review_scene.h"
#include "sdl/table/table_spoken.h"
#include "sdl/ui/flow.h"
#include "sdl/ui/widgets.h"
#include "words/daily/day_words.h"
#include "words/move_words.h"
#include "words/problem_words.h"
#include "words/study/loss_words.h"

/* --- the file of puzzles -------------------------------------------------------------------------------- */

/* False if nothing can be kept: there is no data folder, or a picture is made. */
static bool file_path(const struct app *app, char path[APP_PATH + 16])
{
    snprintf(path, APP_PATH + 16, "%spuzzles", app->data);
    return app->data[0] && !app->command_line.screenshot;
}

void puzzle_file_load(struct app *app, struct puzzles *puzzles)
{
    char path[APP_PATH + 16];
    struct problem why;
    *puzzles = (struct puzzles){0};
    if (file_path(app, path) && !puzzles_load(puzzles, path, &why))
        app_warn_problem(app, &why);
}

/* Writes them, if there is a data folder; a warning reports a failure. */
static void puzzle_file_save(struct app *app, const struct puzzles *puzzles)
{
    char path[APP_PATH + 16];
    struct error why;
    if (file_path(app, path) && !puzzles_save(puzzles, path, &why))
        app_warn(app, tr("Couldn’t save the decisions to revisit: {1}"), why.message);
}

int scene_puzzles_due(struct app *app)
{
    struct puzzles puzzles;
    puzzle_file_load(app, &puzzles);
    int due = puzzles_due(&puzzles, days_today());
    puzzles_deinit(&puzzles);
    return due;
}

/* --- the scene ------------------------------------------------------------------------------------------ */

enum state { PUZZLE_ASKED, PUZZLE_JUDGED, PUZZLE_TOLD };

/* What is thought about on the thread. */
struct puzzle_thought {
    struct view view;
    struct move move, made; /* now, and in the match */
    uint64_t seed;
    struct verdict verdict, before; /* what they are worth */
};

struct puzzle_scene {
    struct scene scene;
    struct puzzles puzzles;
    int today;
    char *queue[PUZZLES_MAX]; /* their records: places change as others are learned */
    int count, at;
    enum state state;
    struct session *session; /* up to the decision */
    struct table_scene *table;
    struct move made; /* in the match */
    struct worker worker;
    struct puzzle_thought thought;
    bool right, shown; /* the answer; it was given up */
    bool first;        /* it was never asked before */
    int days;          /* until it comes back */
    int found;         /* of those asked so far */
};

SCENE_OF(struct puzzle_scene)

/* The place of the puzzle that is asked, or -1 if it is gone. */
static int place_of(const struct puzzle_scene *puzzle)
{
    for (int i = 0; i < puzzle->puzzles.count; i++)
        if (puzzle->puzzles.list[i].record == puzzle->queue[puzzle->at])
            return i;
    return -1;
}

/* --- the position ------------------------------------------------------------------------------- */

static void close_table(struct puzzle_scene *puzzle, struct app *app)
{
    if (worker_is_busy(&puzzle->worker))
        worker_end(&puzzle->worker);
    if (puzzle->table)
        puzzle->table->scene.class->leave(&puzzle->table->scene, app);
    session_free(puzzle->session);
    puzzle->table = NULL;
    puzzle->session = NULL;
}

static void open_table(struct puzzle_scene *puzzle, struct app *app, int seat)
{
    struct table_scene *table = (struct table_scene *)scene_table_still(puzzle->session, seat);
    puzzle->table = table;
    table->use = TABLE_PUZZLE;
    table->scene.class->enter(&table->scene, app, false);
    puzzle->state = PUZZLE_ASKED;
    puzzle->scene.alias = NULL;
    puzzle->shown = false;
    if (speaker_is_on(app) && !speaker_arrives(app))
        table_spoken_study(table, app, SPEAK_COMES);
    app_animate(app);
}

/* Puts the puzzle at `at` on the table; false if it cannot be read. */
static bool open_puzzle(struct puzzle_scene *puzzle, struct app *app)
{
    struct record record;
    struct problem why = {0};
    int place = place_of(puzzle);
    close_table(puzzle, app);
    if (place < 0)
        return false;
    if (!puzzle_read(&puzzle->puzzles.list[place], &record, &puzzle->made, &why)) {
        char words[PROBLEM_WORDS];
        words_problem(&why, words, sizeof words);
        app_warn(app, tr("A decision to revisit couldn’t be read: {1}"), words);
        return false;
    }
    puzzle->session = session_from_record(&record);
    session_go_to(puzzle->session, record.count);
    puzzle->thought.seed = record.setup.seed;
    record_deinit(&record);
    open_table(puzzle, app, puzzle->puzzles.list[place].seat);
    return true;
}

/* The next that can be asked; false if there is none. */
static bool open_next(struct puzzle_scene *puzzle, struct app *app)
{
    while (++puzzle->at < puzzle->count)
        if (open_puzzle(puzzle, app))
            return true;
    return false;
}

static void enter(struct scene *scene, struct app *app, bool again)
{
    struct puzzle_scene *puzzle = of(scene);
    if (again) {
        if (puzzle->table)
            puzzle->table->scene.class->enter(&puzzle->table->scene, app, true);
        return;
    }
    puzzle->at = -1;
    open_next(puzzle, app);
}

static void leave(struct scene *scene, struct app *app)
{
    struct puzzle_scene *puzzle = of(scene);
    close_table(puzzle, app);
    puzzles_deinit(&puzzle->puzzles);
    free(scene);
}

/* --- the answer --------------------------------------------------------------------------------- */

static void think(void *context, const struct ai_stop *stop)
{
    struct puzzle_thought *thought = context;
    struct verdict *verdict = &thought->verdict, *before = &thought->before;
    review_judge(before, &thought->view, thought->made, thought->seed, stop);
    if (move_equal(thought->move, thought->made)) {
        *verdict = *before;
        return;
    }
    review_judge(verdict, &thought->view, thought->move, thought->seed, stop);
    if (verdict->loss == 0 && before->rank > 0) { /* what the best is worth was measured beside the other */
        struct advice made = verdict->made;
        verdict->best = verdict->made = before->best;
        verdict->made.move = made.move;
        if (verdict->rank > 0) /* as good as that, for a reason of its own */
            verdict->made.reason = made.reason;
    }
}

static void begin_judging(struct puzzle_scene *puzzle, struct app *app, struct move move)
{
    struct puzzle_thought *thought = &puzzle->thought;
    thought->view = puzzle->table->view;
    thought->move = move;
    thought->made = puzzle->made;
    thought->verdict = thought->before =
        (struct verdict){.place = session_position(puzzle->session), .round = thought->view.table.round};
    puzzle->state = PUZZLE_JUDGED;
    puzzle->table->state = TABLE_WATCHED;
    puzzle->table->view.move_count = 0;
    puzzle->table->no_waits = true;
    memset(&puzzle->table->actions, 0, sizeof puzzle->table->actions);
    table_scene_forget_choice(puzzle->table);
    if (app->command_line.screenshot)
        think(thought, NULL);
    else
        worker_begin(&puzzle->worker, think, thought, sizeof *thought);
    app_wake(app, .02f);
}

/* Saves the answer. */
static void tell(struct puzzle_scene *puzzle, struct app *app)
{
    int place = place_of(puzzle);
    puzzle->right = puzzle->thought.verdict.loss == 0 && !puzzle->shown;
    puzzle->found += puzzle->right;
    puzzle->state = PUZZLE_TOLD;
    puzzle->scene.alias = "puzzle-told";
    puzzle->first = place >= 0 && puzzle->puzzles.list[place].stage == 0;
    if (place >= 0)
        puzzle->days = puzzles_answer(&puzzle->puzzles, place, puzzle->right, puzzle->today);
    puzzle_file_save(app, &puzzle->puzzles);
    audio_play(app, !puzzle->right ? SOUND_LOSS : puzzle->days ? SOUND_TREASURE : SOUND_WIN);
    app_animate(app);
}

static struct scene *update(struct scene *scene, struct app *app, float dt)
{
    struct puzzle_scene *puzzle = of(scene);
    if (!puzzle->table)
        return scene->under;
    puzzle->table->scene.class->update(&puzzle->table->scene, app, dt);
    if (puzzle->state == PUZZLE_ASKED && puzzle->table->state == TABLE_ANSWERED)
        begin_judging(puzzle, app, puzzle->table->own_move);
    if (puzzle->state == PUZZLE_JUDGED && worker_is_busy(&puzzle->worker) && worker_is_done(&puzzle->worker))
        worker_end(&puzzle->worker);
    if (puzzle->state == PUZZLE_JUDGED && !worker_is_busy(&puzzle->worker))
        tell(puzzle, app);
    else if (puzzle->state == PUZZLE_JUDGED)
        app_wake(app, .03f);
    return scene;
}

/* --- what its controls do ----------------------------------------------------------------------- */

static struct scene *give_up(struct scene *scene, struct app *app)
{
    of(scene)->shown = true;
    begin_judging(of(scene), app, of(scene)->made);
    return scene;
}

/* Opens the position in the scorer, once the answer is known. */
static struct scene *ask_scorer(struct scene *scene, struct app *app)
{
    const struct puzzle_scene *puzzle = of(scene);
    return scene_scorer_ask(app, scene, &puzzle->thought.view, &puzzle->table->words);
}

static struct scene *go_on(struct scene *scene, struct app *app)
{
    struct puzzle_scene *puzzle = of(scene);
    if (open_next(puzzle, app))
        return scene;
    int next = puzzles_next(&puzzle->puzzles);
    char date[DAY_DATE];
    if (puzzle->found == puzzle->count && next > puzzle->today) {
        words_date(next, date, sizeof date);
        app_notice(app, tr("All found for today. The next one is due {1}."), date);
    } else {
        app_notice(app, tr("{1} of {2} found."), puzzle->found, puzzle->count);
    }
    return scene->under;
}

/* --- drawing ------------------------------------------------------------------------------------ */

/* Draws the task in the place of the table's toggles. */
static void draw_task(struct puzzle_scene *puzzle, struct painter *painter)
{
    struct rect place = puzzle->table->layout.toggles;
    struct pen pen = pen_at(painter, place.x, place.y, place.w, place.h);
    float wide = pen_text(&pen, TEXT_NAME | TEXT_LIT, 0, 22, place.w - 60, tr("Find it yourself")) / pen.u;
    pen_text(&pen, TEXT_NOTE, wide + 10, 22, 0, TR_SAID(tr("{1} of {2}"), puzzle->at + 1, puzzle->count));
}

static void draw_controls(struct puzzle_scene *puzzle, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct table_layout *l = &puzzle->table->layout;
    widget_icon_button(app, table_scene_pixels(painter, l->menu), "button:back", "icons/close", SDLK_ESCAPE);
    target_does(app, scene_close);
    if (puzzle->state == PUZZLE_TOLD)
        widget_ask(app, table_scene_pixels(painter, l->help), ask_scorer);
    if (puzzle->state != PUZZLE_ASKED)
        return;
    widget_icon_button(app, table_scene_pixels(painter, l->help), "button:show", "icons/eye", SDLK_e);
    target_does(app, give_up);
}

static const char *headline(const struct puzzle_scene *puzzle)
{
    const struct verdict *verdict = &puzzle->thought.verdict;
    if (puzzle->state == PUZZLE_JUDGED)
        return tr("Checking it");
    if (puzzle->shown)
        return tr("The answer");
    return verdict->rank == 0 ? tr("Found") : puzzle->right ? tr("Just as good") : tr("Not quite");
}

/* Returns what a right answer is worth saying. */
static const char *praise(const struct puzzle_scene *puzzle)
{
    if (puzzle->thought.verdict.rank > 0)
        return tr("Also right. This one is as good as the best.");
    if (puzzle->first)
        return tr("Found on the first try.");
    return puzzle->days ? tr("Found. In the match it got away; today it didn’t.")
                        : tr("You know this one now. It won’t come back.");
}

/* When it comes back. */
static void say_return(const struct puzzle_scene *puzzle, char *out, size_t size)
{
    out[0] = '\0';
    if (puzzle->days == 1)
        tr_say(out, size, tr("It will come back tomorrow."));
    else if (puzzle->days)
        tr_say(out, size,
               tr_many("It will come back in {1} day.", "It will come back in {1} days.", puzzle->days),
               puzzle->days);
}

/* What was made in the match and what that lost, where it is another move than now. */
static bool say_match_move(const struct puzzle_scene *puzzle, char *out, size_t size)
{
    const struct verdict *before = &puzzle->thought.before;
    char move[80], worth[WORDS_LINE + 80];
    if (puzzle->shown || move_equal(puzzle->made, puzzle->thought.move))
        return false;
    move_words(&puzzle->table->words, puzzle->made, move, sizeof move);
    loss_words_verdict(before->loss, before->error, before->behind, &before->split, worth, sizeof worth);
    tr_say(out, size, tr("In the match: {1}. {2}"), move, worth);
    return true;
}

static void draw_told(struct puzzle_scene *puzzle, struct painter *painter, struct rect panel)
{
    char words[WORDS_LINE + 200];
    struct rect text = rect_make(panel.x + 16, 0, panel.w - 32, 0);
    float y = review_draw_choice(painter, &puzzle->table->words, &puzzle->thought.verdict,
                                 puzzle->shown ? tr("Played") : tr("You"), text, panel.y + 44);
    struct pen pen = pen_at(painter, text.x, y - 12, text.w, panel.y + panel.h - y);
    if (puzzle->right) {
        pen_write(&pen, TEXT_BODY | TEXT_LIT, 20, 3, praise(puzzle));
        pen_top(&pen, 4);
    }
    if (say_match_move(puzzle, words, sizeof words))
        pen_write(&pen, TEXT_NOTE, 19, 5, words);
    say_return(puzzle, words, sizeof words);
    pen_write(&pen, TEXT_NOTE, 19, 2, words);
}

/* A medal in a warm light, for what was found. */
static void draw_gift(struct painter *painter, struct rect place)
{
    struct rect medal = table_scene_pixels(painter, place);
    struct box_style gold = {
        .radius = 30, .top = COLOUR_WON, .middle = COLOUR_WON_MID, .bottom = COLOUR_WON_LOW};
    draw_light(painter, medal.x + medal.w / 2, medal.y + medal.h / 2, medal.w * 1.4f, medal.w * 1.4f,
               COLOUR_ALPHA(COLOUR_LAMP_RESULT, 120));
    draw_box(painter, medal, &gold);
    draw_svg(painter, "icons/hint", rect_inset(medal, roundf(medal.w * .22f), roundf(medal.w * .22f)),
             COLOUR_MEDAL_LOW);
}

static void draw_panel_of(struct puzzle_scene *puzzle, struct app *app)
{
    struct rect panel = review_panel_body(&app->painter, puzzle->table);
    struct pen pen = pen_at(&app->painter, panel.x, panel.y, panel.w, panel.h);
    bool told = puzzle->state == PUZZLE_TOLD, last = puzzle->at + 1 >= puzzle->count;
    struct button next = button_primary("button:next", last ? tr("Done") : tr("Next"), NULL, go_on);
    pen_text(&pen, TEXT_PLATE | (told && puzzle->right ? TEXT_GOOD : 0), 16, 34, panel.w - 80,
             headline(puzzle));
    if (!told)
        return;
    if (puzzle->right)
        draw_gift(pen.painter, rect_make(panel.x + panel.w - 52, panel.y + 10, 38, 38));
    draw_told(puzzle, &app->painter, panel);
    widget_button(app, pen_part(&pen, panel.w - 172, panel.h - 54, 160, 42), &next);
}

static void draw(struct scene *scene, struct app *app)
{
    struct puzzle_scene *puzzle = of(scene);
    if (!puzzle->table) {
        backdrop_draw_dim(&app->painter, 34);
        return;
    }
    target_belong(app, &puzzle->table->scene);
    puzzle->table->scene.class->draw(&puzzle->table->scene, app);
    target_belong(app, scene);
    if (puzzle->state != PUZZLE_ASKED)
        target_begin(app); /* the table is only looked at now */
    draw_task(puzzle, &app->painter);
    draw_controls(puzzle, app);
    if (puzzle->state == PUZZLE_TOLD)
        review_mark_tiles(puzzle->table, app, &puzzle->thought.verdict);
    if (puzzle->state != PUZZLE_ASKED)
        draw_panel_of(puzzle, app);
}

/* --- input -------------------------------------------------------------------------------------- */

/* True if a move can be made; there is no table if no puzzle could be read. */
static bool takes_moves(const struct puzzle_scene *puzzle)
{
    return puzzle->table && puzzle->state == PUZZLE_ASKED;
}

static struct scene *to_table(struct puzzle_scene *puzzle, struct scene *next)
{
    return next == &puzzle->table->scene ? &puzzle->scene : next;
}

/* Keys of the table that make or begin a move, not those that undo or open something. */
static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *pressed)
{
    struct puzzle_scene *puzzle = of(scene);
    bool control = (pressed->modifiers & (KMOD_CTRL | KMOD_GUI)) != 0;
    bool opens = pressed->code == SDLK_u || pressed->code == SDLK_g || pressed->code == SDLK_s;
    if (puzzle->table && table_spoken_key(puzzle->table, app, pressed))
        return scene;
    if (!takes_moves(puzzle) || control || opens)
        return NULL;
    struct scene *next = puzzle->table->scene.class->key(&puzzle->table->scene, app, pressed);
    return next ? to_table(puzzle, next) : NULL;
}

static struct scene *drag(struct scene *scene, struct app *app, const char *id, float x, float y, bool drop)
{
    struct puzzle_scene *puzzle = of(scene);
    if (!takes_moves(puzzle))
        return scene;
    return to_table(puzzle, puzzle->table->scene.class->drag(&puzzle->table->scene, app, id, x, y, drop));
}

static struct scene *click(struct scene *scene, struct app *app, float x, float y)
{
    struct puzzle_scene *puzzle = of(scene);
    if (!takes_moves(puzzle))
        return scene;
    return to_table(puzzle, puzzle->table->scene.class->click(&puzzle->table->scene, app, x, y));
}

static void reword(struct scene *scene, struct app *app)
{
    struct table_scene *table = of(scene)->table;
    if (table)
        table->scene.class->reword(&table->scene, app);
}

static void speak(struct scene *scene, struct app *app, enum speak what)
{
    if (of(scene)->table)
        table_spoken_study(of(scene)->table, app, what);
}

static const struct scene_class puzzle_class = {.name = "puzzle",
                                                .enter = enter,
                                                .leave = leave,
                                                .update = update,
                                                .draw = draw,
                                                .reword = reword,
                                                .key = key,
                                                .drag = drag,
                                                .click = click,
                                                .speak = speak,
                                                .reads = true};

/* Asks `count` of the puzzles, by their places, one after the other; returns `under` where there are none.
 * Takes over the puzzles. */
static struct scene *ask(struct scene *under, struct puzzles *puzzles, const int places[], int count)
{
    if (!count) {
        puzzles_deinit(puzzles);
        return under;
    }
    struct puzzle_scene *puzzle = SCENE_NEW(struct puzzle_scene, &puzzle_class, under);
    CHECK(count <= PUZZLES_MAX);
    puzzle->puzzles = *puzzles;
    puzzle->today = days_today();
    for (int i = 0; i < count; i++)
        puzzle->queue[i] = puzzles->list[places[i]].record;
    puzzle->count = count;
    return &puzzle->scene;
}

struct scene *scene_puzzle_of(struct scene *under, const struct record *record, int seat)
{
    struct puzzles puzzles = {0};
    struct verdict verdict = {.place = record->count - 1};
    int place = puzzles_add(&puzzles, record, &verdict, seat, days_today());
    return ask(under, &puzzles, &place, 1);
}

struct scene *puzzle_file_ask_about(struct app *app, struct scene *under, const struct record *record,
                                    int seat, const struct verdict *list, int count)
{
    struct puzzles puzzles;
    int today = days_today();
    int costly[REVIEW_COSTLIEST], places[REVIEW_COSTLIEST], asked = 0;
    puzzle_file_load(app, &puzzles);
    for (int mark = 1; mark <= REVIEW_COSTLIEST; mark++)
        for (int i = 0; i < count; i++)
            if (list[i].mark == mark)
                costly[asked++] = i;
    /* Of too many the oldest goes, and all others move: places hold once nothing is new. It takes a third
     * time where one of these was the oldest. */
    for (int time = 0; time < 3; time++)
        for (int i = 0; i < asked; i++)
            places[i] = puzzles_add(&puzzles, record, &list[costly[i]], seat, today);
    puzzle_file_save(app, &puzzles);
    return ask(under, &puzzles, places, asked);
}

struct scene *scene_puzzles(struct scene *under, struct app *app)
{
    struct puzzles puzzles;
    int today = days_today();
    int places[PUZZLES_MAX], asked = 0;
    puzzle_file_load(app, &puzzles);
    for (int i = 0; i < puzzles.count; i++)
        if (puzzle_is_due(&puzzles.list[i], today))
            places[asked++] = i;
    return ask(under, &puzzles, places, asked);
}
