/*
 * test_fits_played.c: as test_sweep, of what no example shows: tables, results, logs, sheets and counts of
 * matches by chance, with options, languages, sizes and long names by chance.
 *
 * FITS_MATCHES=n plays so many of each mode, FITS_SEED=s from that seed on; a complaint names both, and the
 * round.
 * Tier: ci
 * Sanitize: no
 * Teacher: quick
 */
#include "support/test.h"

#include "ai/people.h"
#include "rules/modes/list.h"
#include "sdl/every_scene.h"
#include "sdl/fits.h"
#include "support/any_round.h"
#include "support/effort.h"
#include "support/match.h"

enum { TABLE_EACH = 24, QUESTIONS = 2 };

static const struct {
    int width, height, scale;
} sizes[] = {{960, 600, 100},  {960, 600, 150},   {1280, 800, 100},
             {1280, 800, 150}, {1440, 1080, 150}, {2560, 1440, 125}};

/* Names as long as they may be typed; where there is no room they are cut, which is no fault. */
#define LONG  "Maximiliane-Theresa"
#define WIDTH "WWWWWWWWWWWWWWWWWWWW"

static struct rng chance;

static int one_of(int count)
{
    return (int)rng_below(&chance, (uint32_t)count);
}

/* --- the match ------------------------------------------------------------------------------------ */

static struct session *begin(const struct ruleset *rules, uint64_t seed)
{
    static const char *const names[] = {"Ann", LONG, WIDTH, "Bo", "二龙"};
    struct setup setup = {
        .rules = rules, .seed = seed, .rounds = (uint8_t)(2 + one_of(3)), .practice = one_of(2)};
    ruleset_defaults(rules, setup.options);
    if (one_of(2))
        any_options(rules, &chance, setup.options);
    setup.seats = (uint8_t)ruleset_seats(rules, setup.options);
    int people = one_of(3);
    for (int seat = 0; seat < setup.seats; seat++) {
        struct player *player = &setup.players[seat];
        player->kind = seat == 0 || people == 2 ? PLAYER_PERSON : PLAYER_COMPUTER;
        player->level = (uint8_t)(AI_PERSON + one_of(4));
        snprintf(player->name, sizeof player->name, "%s",
                 player->kind == PLAYER_PERSON ? names[one_of(sizeof names / sizeof *names)]
                                               : person_at((enum ai_level)player->level)->name);
    }
    return session_new(&setup, NULL);
}

/* A win always, else what an easy opponent would do, or anything. */
static struct move choose(const struct view *view)
{
    const struct move *win = view_find(view, MOVE_WIN);
    if (win && one_of(8))
        return *win;
    return ai_choose(one_of(4) ? AI_EASY : AI_RANDOM, view, &chance, NULL);
}

/* --- what is looked at ---------------------------------------------------------------------------- */

static void draw(const char *what, uint64_t seed)
{
    char name[120];
    struct view view;
    session_view(app.session, SEAT_NONE, &view);
    every_scene_settle();
    snprintf(name, sizeof name, "%s %s of match %llu, round %d", view.table.rules->id, what,
             (unsigned long long)seed, view.table.round);
    headless_mouse_now(SDL_MOUSEMOTION, rect_make(0, 0, 0, 0)); /* nothing under it tells of itself */
    fits_draw(name);
}

static void open_scene(struct scene *scene, const char *what, uint64_t seed)
{
    assert_non_null(scene);
    app_go(&app, scene);
    draw(what, seed);
}

/* Looks at the table as the asked player sees it, and at the choice where several claims or kongs are
 * possible. */
static void look_at_table(const struct view *view, uint64_t seed)
{
    struct table_scene *table = (struct table_scene *)scene_table_still(app.session, view->seat);
    app.settings.show_waits = one_of(2);
    open_scene(&table->scene, "table", seed);
    if ((view_count(view, MOVE_CHOW) > 1 && headless_click("button:chow")) ||
        (view_count(view, MOVE_KONG_OWN) > 1 && headless_click("button:kong")))
        draw("choice", seed);
    if (one_of(4) == 0)
        open_scene(scene_pause(&app, app.top), "pause", seed);
    else if (one_of(4) == 0)
        open_scene(scene_curtain(&app, app.top, view->seat), "curtain", seed);
}

static void look_at_result(int seat, uint64_t seed)
{
    open_scene(scene_result(&app), "result", seed);
    for (int i = 0; i < SEAT_MAX && headless_click("button:winner"); i++)
        draw("result", seed);
    if (headless_click("button:scorer"))
        draw("count", seed);
    struct scene *table = scene_table_still(app.session, seat);
    open_scene(table, "table", seed);
    bool log = one_of(2);
    open_scene(log ? scene_log(&app, app.top, app.session, seat, 0)
                   : scene_sheet(&app, app.top, app.session, seat, 0),
               log ? "log" : "sheet", seed);
}

static void step(uint64_t seed)
{
    struct view view;
    if (session_awaits_deal(app.session)) {
        session_deal(app.session);
        return;
    }
    int moves = 0;
    int seat = match_asked(app.session);
    session_view(app.session, seat, &view);
    for (int i = 0; i < view.move_count; i++)
        moves |= 1 << view.moves[i].kind;
    bool rare = moves & ~(1 << MOVE_DISCARD | 1 << MOVE_REVEAL | 1 << MOVE_DUMMY_DRAW);
    if (one_of(rare ? TABLE_EACH / 4 : TABLE_EACH) == 0)
        look_at_table(&view, seed);
    app_close_scenes(&app);
    assert_true(session_play(app.session, choose(&view), NULL, NULL));
    session_view(app.session, SEAT_NONE, &view);
    if (view.table.result.outcome != OUTCOME_NONE)
        look_at_result(one_of(2) ? 0 : seat, seed);
    app_close_scenes(&app);
}

/* The record, at some of its places, seen from every side. */
static void look_at_replay(uint64_t seed)
{
    static const SDL_Keycode keys[] = {SDLK_END,  SDLK_LEFT,  SDLK_PAGEUP,
                                       SDLK_HOME, SDLK_RIGHT, SDLK_PAGEDOWN};
    open_scene(scene_watch(&app, app.top, session_record(app.session)), "replay", seed);
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        headless_key(keys[i]);
        if (one_of(2))
            headless_click("button:view");
        draw("replay", seed);
    }
}

/* From now on a language of the list, or behind the last the one for tests. */
static void speak(int language)
{
    every_scene_speak(language < language_count() ? language_at(language)->code : "pseudo");
}

static void play(const struct ruleset *rules, uint64_t seed)
{
    rng_init(&chance, rng_derive(seed, (uint64_t)rules->id[0]));
    int place = one_of((int)(sizeof sizes / sizeof *sizes)), language = one_of(language_count() + 1);
    every_scene_resize(sizes[place].width, sizes[place].height, sizes[place].scale);
    speak(language);
    app.session = begin(rules, seed);
    while (!session_is_over(app.session))
        step(seed);
    open_scene(scene_match_result(&app), "match", seed);
    look_at_replay(seed);
    app_close_scenes(&app);
    session_free(app.session);
    app.session = NULL;
}

static int number(const char *name, int usual)
{
    const char *said = getenv(name);
    return said ? atoi(said) : usual;
}

static void open_program(void)
{
    headless_open(960, 600, SPEED_OFF);
    app.command_line.screenshot = "none"; /* tables stand still */
}

/* --- statistics ------------------------------------------------------------------------------------ */

/* A page of them with what belongs to it turned through: of all modes, of each, in the other order, of a
 * pattern. */
static void look_at_statistics(const char *name)
{
    static const char *const clicks[] = {"mode:0", "mode:1", "mode:2",  "mode:3",
                                         "mode:4", "mode:5", "order:1", "pattern:0"};
    char words[80];
    app_go(&app, scene_by_name(&app, name));
    fits_draw(name);
    for (size_t i = 0; i < sizeof clicks / sizeof *clicks; i++) {
        if (!headless_click(clicks[i]))
            continue;
        headless_mouse_now(SDL_MOUSEMOTION, rect_make(0, 0, 0, 0));
        loop_step(&app);
        snprintf(words, sizeof words, "%s with %s", name, clicks[i]);
        fits_draw(words);
    }
    app_close_scenes(&app);
}

TEST(statistics_of_every_mode_fit)
{
    const struct scene_entry *entry;
    int pages = 0, before = fits_wrong;
    open_program();
    fits_watch();
    for (int scale = 100; scale <= 150; scale += 50) {
        every_scene_resize(960, 600, scale);
        for (int language = 0; language <= language_count(); language++) {
            speak(language);
            for (int i = 0; (entry = scene_entry_at(i)); i++)
                if (!strncmp(entry->name, "statistics-", 11)) {
                    look_at_statistics(entry->name);
                    pages++;
                }
        }
    }
    assert_true(pages >= 2 * 5 * language_count());
    language_speak(language_at(0));
    headless_close();
    assert_int_equal(fits_wrong, before);
}

/* --- what each mode has of its own ------------------------------------------------------------------- */

/* The scene, and what these clicks make of it one after the other: "page:%d" or the like, from a number on.
 */
static void look_through(const struct ruleset *rules, const char *name, const char *clicks, int from)
{
    char words[80], id[INPUT_ID];
    app.command_line.rules = rules->id;
    app_go(&app, scene_by_name(&app, name));
    assert_non_null(app.top);
    for (int i = from - 1; i < from + 40; i++) {
        snprintf(id, sizeof id, clicks, i);
        if (i >= from && !headless_click(id))
            break;
        headless_mouse_now(SDL_MOUSEMOTION, rect_make(0, 0, 0, 0));
        loop_step(&app);
        snprintf(words, sizeof words, "%s of %s with %s", name, rules->id, i < from ? "nothing" : id);
        fits_draw(words);
    }
    app_close_scenes(&app);
}

TEST(every_modes_own_fits)
{
    int before = fits_wrong;
    open_program();
    fits_watch();
    for (int scale = 100; scale <= 150; scale += 50) {
        every_scene_resize(960, 600, scale);
        for (int language = 0; language < language_count(); language++) {
            speak(language);
            for (int mode = 0; scene_modes[mode]; mode++) {
                look_through(scene_modes[mode], "mode", "none:%d", 1);
                look_through(scene_modes[mode], "options", "option:%d", 0);
                look_through(scene_modes[mode], "options", "option:0:%d", 0);
                look_through(scene_modes[mode], "options-hot-seat", "option:%d", 0);
                look_through(scene_modes[mode], "rules", "page:%d", 1);
            }
        }
    }
    language_speak(language_at(0));
    headless_close();
    assert_int_equal(fits_wrong, before);
}

/* --- questions of the trainers ------------------------------------------------------------------------ */

/* Each trainer in each mode that it has, its questions and answers, FITS_QUESTIONS of each (QUESTIONS). */
TEST(questions_and_answers_fit)
{
    static const char *const names[] = {"drill-discard-play",
                                        "drill-discard-verdict",
                                        "drill-points-play",
                                        "drill-points-verdict",
                                        "drill-points-patterns-play",
                                        "drill-points-patterns-verdict",
                                        "drill-danger-play",
                                        "drill-danger-verdict",
                                        "drill-guess-play",
                                        "drill-guess-verdict",
                                        "trainer-play",
                                        "trainer-verdict"};
    int before = fits_wrong, count = number("FITS_QUESTIONS", QUESTIONS);
    open_program();
    fits_watch();
    rng_init(&chance, 1);
    app.command_line.has_seed = true;
    for (int seed = 1; seed <= count; seed++)
        for (int mode = 0; scene_modes[mode]; mode++)
            for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
                const struct ruleset *rules = scene_modes[mode];
                char words[80];
                int place = one_of((int)(sizeof sizes / sizeof *sizes));
                every_scene_resize(sizes[place].width, sizes[place].height, sizes[place].scale);
                speak(one_of(language_count() + 1));
                app.command_line.rules = rules->id;
                app.command_line.seed = (uint64_t)seed;
                app_go(&app, scene_by_name(&app, names[i]));
                loop_step(&app);
                snprintf(words, sizeof words, "%s of %s, seed %d", names[i], rules->id, seed);
                fits_draw(words);
                app_close_scenes(&app);
            }
    language_speak(language_at(0));
    headless_close();
    assert_int_equal(fits_wrong, before);
}

/* --- all of it ------------------------------------------------------------------------------------- */

/* Names of any length may be cut in their places. */
static void open_for_matches(void)
{
    static const char *const long_names[] = {"Max", "WW", NULL};
    open_program();
    fits_may_be_cut = long_names;
    fits_watch();
}

static void close_after_matches(int before)
{
    language_speak(language_at(0));
    headless_close();
    assert_int_equal(fits_wrong, before);
}

/* Curtains beside melds in Japanese, Spanish and French, the button that changes the view in German, the
 * pause menu in the language for tests. */
TEST(matches_in_which_words_were_cut_fit)
{
    static const struct {
        const struct ruleset *rules;
        uint64_t seed;
    } known[] = {{&ruleset_one_suit, 20261135},
                 {&ruleset_classic, 20261136},
                 {&ruleset_classic, 20261137},
                 {&ruleset_classic, 20261144},
                 {&ruleset_tenpai_duel, 20261144}};
    int before = fits_wrong;
    open_for_matches();
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        play(known[i].rules, known[i].seed);
    close_after_matches(before);
}

TEST(no_word_is_cut_or_covered_in_matches)
{
    int count = number("FITS_MATCHES", effort(1, 3, 60)), first = number("FITS_SEED", (int)effort_seed(1));
    int before = fits_wrong;
    open_for_matches();
    for (int seed = first; seed < first + count; seed++)
        for (int mode = 0; ruleset_list[mode]; mode++)
            play(ruleset_list[mode], (uint64_t)seed);
    close_after_matches(before);
}
