/*
 * table_entries.c: the table's scenes by name, over real positions, and the match that the computer plays
 * alone.
 */
#include <stdio.h>
#include <string.h>

#include "base/check.h"
#include "base/text.h"
#include "sdl/gallery/example.h"
#include "sdl/table/scene_table.h"

enum { YOU_WEST = 2, YOU_EAST = 1, BOTH = 3 };

/* A scene by name, and the position it shows. */
struct example {
    struct scene_entry entry;
    unsigned persons; /* bits of seats */
    uint64_t seed;
    example_fits *fits; /* NULL: no position, but a scene of its own */
    const char *mode;
    const char *options; /* "size 4 players three": others than the mode's own; NULL: none */
};

static const struct example *example_find(const char *name);

static void set_options(struct setup *setup, const char *options)
{
    char text[64], *rest = text, *name;
    struct error why;

    snprintf(text, sizeof text, "%s", options ? options : "");
    while ((name = text_next_word(&rest)))
        CHECK(ruleset_set(setup->rules, setup->options, name, text_next_word(&rest), &why));
    setup->seats = (uint8_t)ruleset_seats(setup->rules, setup->options);
}

/* Sets the example's match up as the app's; the seat that is asked into `*seat`. */
static bool set_example(struct app *app, const char *name, int *seat)
{
    const struct example *example = example_find(name);
    uint64_t seed = app->command_line.has_seed ? app->command_line.seed : example->seed;
    struct setup setup;

    example_setup(&setup, ruleset_find(example->mode), &app->settings, example->persons, seed);
    set_options(&setup, example->options);
    for (int s = 0; strstr(name, "review") && s < setup.seats; s++)
        if (setup.players[s].kind == PLAYER_PERSON)
            setup.players[s].level = AI_EASY; /* so that there is something to say */
    struct session *session = example_kept && !app->command_line.has_seed ? example_kept(name) : NULL;
    if (session)
        *seat = example_asked(session);
    else
        session = example_match(&setup, strstr(name, "-change") ? 1 : 0, example->fits, seat);
    if (app->command_line.screenshot) /* a picture shows them; a window keeps what the player prefers */
        app->settings.show_waits = true;
    app_set_session(app, session);
    return session != NULL;
}

/* From which side the table is seen: that of the one person, or of who is asked. */
static int side_of(const struct session *session, const char *name, int asked)
{
    int person = setup_only_person(session_setup(session));
    if (person != SEAT_NONE)
        return person;
    return asked == SEAT_NONE || !strcmp(name, "duel-attack") ? 0 : asked;
}

static struct scene *make_table(struct app *app, const char *name)
{
    int seat;

    if (!set_example(app, name, &seat))
        return NULL;
    struct scene *scene = scene_table_still(app->session, side_of(app->session, name, seat));
    struct table_scene *table = (struct table_scene *)scene;
    bool still = app->command_line.screenshot != NULL; /* else it is played on */
    table->use = still ? TABLE_SHOWN : TABLE_PLAYED;
    table->unpaid = still ? 0 : 1;
    if (strstr(name, "-back")) { /* who comes back after three days */
        app->absent = 3 * 24 * 3600;
        table_back_begin(table, app);
    }
    table->choice.riichi = strcmp(name, "table-riichi") == 0;
    table->choice.chow = strcmp(name, "patterns-chow") == 0;
    return scene;
}

static struct scene *make_curtain(struct app *app, const char *name)
{
    int seat;

    if (!set_example(app, name, &seat))
        return NULL;
    struct scene *table = scene_table_still(app->session, seat);
    ((struct table_scene *)table)->state = TABLE_CURTAINED;
    ((struct table_scene *)table)->next = seat;
    return scene_curtain(app, table, seat);
}

/* The log or the score sheet over a table that stands still. */
static struct scene *make_panel(struct app *app, const char *name)
{
    int seat;

    if (!set_example(app, name, &seat))
        return NULL;
    seat = side_of(app->session, name, seat);
    struct scene *table = scene_table_still(app->session, seat);
    return strstr(name, "log") ? scene_log(app, table, app->session, seat, 0)
                               : scene_sheet(app, table, app->session, seat, 0);
}

static struct scene *make_result(struct app *app, const char *name)
{
    int seat;
    return set_example(app, name, &seat) ? scene_result(app) : NULL;
}

static struct scene *make_match_result(struct app *app, const char *name)
{
    int seat;
    return set_example(app, name, &seat) ? scene_match_result(app) : NULL;
}

static struct scene *make_review(struct app *app, const char *name)
{
    int seat;
    if (!set_example(app, name, &seat))
        return NULL;
    struct view view;
    session_view(app->session, 0, &view);
    return scene_review(scene_result(app), session_record(app->session), 0, view.table.round);
}

static struct scene *make_match_review(struct app *app, const char *name)
{
    int seat;
    if (!set_example(app, name, &seat))
        return NULL;
    return scene_match_review(scene_match_result(app), session_record(app->session), 0, false);
}

/* The example's position, asked for as if its first legal move had been made there. */
static struct scene *make_puzzle(struct app *app, const char *name)
{
    int seat;
    struct view view;
    if (!set_example(app, name, &seat))
        return NULL;
    struct session *played = session_from_record(session_record(app->session));
    session_view(app->session, seat, &view);
    session_go_to(played, session_length(played));
    CHECK(view.move_count && session_play(played, view.moves[0], NULL, NULL));
    struct scene *scene = scene_puzzle_of(scene_title(app), session_record(played), seat);
    session_free(played);
    return scene;
}

static struct scene *make_dice(struct app *app, const char *name)
{
    struct setup setup;

    (void)name;
    example_setup(&setup, scene_mode_of(app), &app->settings, YOU_WEST,
                  app->command_line.has_seed ? app->command_line.seed : 1);
    return scene_dice(NULL, &setup);
}

static struct scene *make_replay(struct app *app, const char *name)
{
    (void)name;
    return scene_replay(app);
}

static const struct example examples[] = {
    {{"table", make_table}, YOU_WEST, 3, example_dummy, "dueling-tigers", NULL},
    {{"table-discard", make_table}, YOU_WEST, 1, example_discard, "dueling-tigers", NULL},
    {{"table-dummy", make_table}, YOU_WEST, 3, example_dummy, "dueling-tigers", NULL},
    {{"table-claim", make_table}, YOU_WEST, 5, example_claim, "dueling-tigers", NULL},
    {{"table-riichi", make_table}, YOU_EAST, 2, example_riichi, "dueling-tigers", NULL},
    {{"table-keep", make_table}, YOU_EAST, 4, example_keep, "dueling-tigers", NULL},
    {{"table-remove", make_table}, YOU_EAST, 4, example_remove, "dueling-tigers", NULL},
    {{"table-late", make_table}, YOU_WEST, 11, example_late, "dueling-tigers", NULL},
    {{"table-back", make_table}, YOU_WEST, 11, example_late, "dueling-tigers", NULL},
    {{"classic-back", make_table}, YOU_EAST, 1, example_four_late, "classic", NULL},
    {{"table-log", make_panel}, YOU_WEST, 11, example_late, "dueling-tigers", NULL},
    {{"table-sheet", make_panel}, YOU_WEST, 11, example_late, "dueling-tigers", NULL},
    {{"table-log-change", make_panel}, YOU_WEST, 11, example_over, "dueling-tigers", NULL},
    {{"table-sheet-change", make_panel}, YOU_WEST, 11, example_over, "dueling-tigers", NULL},
    {{"duel-sheet", make_panel}, YOU_EAST, 1, example_tenpai_turn, "tenpai-duel", NULL},
    {{"classic-sheet", make_panel}, YOU_EAST, 1, example_four_late, "classic", NULL},
    {{"table-hotseat", make_table}, BOTH, 7, example_discard, "dueling-tigers", NULL},
    {{"curtain", make_curtain}, BOTH, 7, example_claim, "dueling-tigers", NULL},
    {{"result", make_result}, YOU_WEST, 896, example_result, "dueling-tigers", NULL},
    {{"table-won", make_table}, YOU_WEST, 896, example_result, "dueling-tigers", NULL},
    {{"table-lost", make_table}, YOU_EAST, 896, example_result, "dueling-tigers", NULL},
    {{"result-draw", make_result}, YOU_WEST, 1, example_drawn, "dueling-tigers", NULL},
    {{"match-result", make_match_result}, YOU_WEST, 1, example_over, "dueling-tigers", NULL},
    {{"match-result-change", make_match_result}, YOU_WEST, 1, example_over, "dueling-tigers", NULL},
    {{"review", make_review}, YOU_EAST, 1, example_reviewed, "dueling-tigers", NULL},
    {{"match-review", make_match_review}, YOU_EAST, 1, example_over, "dueling-tigers", NULL},
    {{"duel-match-review", make_match_review}, YOU_EAST, 1, example_over, "tenpai-duel", "rounds 4"},
    {{"patterns-match-review", make_match_review}, YOU_EAST, 1, example_over, "patterns", NULL},
    {{"one-suit-match-review", make_match_review}, YOU_EAST, 1, example_over, "one-suit", NULL},
    {{"classic-match-review", make_match_review}, YOU_EAST, 1, example_over, "classic", NULL},
    {{"puzzle", make_puzzle}, YOU_WEST, 1, example_discard, "dueling-tigers", NULL},
    {{"duel-puzzle", make_puzzle}, YOU_EAST, 1, example_tenpai_turn, "tenpai-duel", NULL},
    {{"patterns-puzzle", make_puzzle}, YOU_EAST, 1, example_four_claim, "patterns", NULL},
    {{"classic-puzzle", make_puzzle}, YOU_EAST, 1, example_four_late, "classic", NULL},
    {{"one-suit-puzzle", make_puzzle}, YOU_EAST, 2, example_one_suit_turn, "one-suit", NULL},
    {{"one-suit-review", make_review}, YOU_EAST, 1, example_reviewed, "one-suit", NULL},
    {{"duel-review", make_review}, YOU_EAST, 1, example_reviewed, "tenpai-duel", NULL},
    {{"patterns-review", make_review}, YOU_EAST, 1, example_reviewed, "patterns", NULL},
    {{"classic-review", make_review}, YOU_EAST, 1, example_reviewed, "classic", NULL},
    {{"one-suit-turn", make_table}, YOU_EAST, 2, example_one_suit_turn, "one-suit", NULL},
    {{"one-suit-turn-4", make_table}, YOU_EAST, 2, example_one_suit_turn, "one-suit", "size 4"},
    {{"one-suit-turn-10", make_table}, YOU_EAST, 2, example_one_suit_turn, "one-suit", "size 10"},
    {{"one-suit-turn-13", make_table}, YOU_EAST, 2, example_one_suit_turn, "one-suit", "size 13"},
    {{"one-suit-claim", make_table}, YOU_EAST, 3, example_one_suit_claim, "one-suit", NULL},
    {{"one-suit-name", make_table}, YOU_EAST, 5, example_one_suit_name, "one-suit", NULL},
    {{"one-suit-three", make_table}, YOU_EAST, 5, example_one_suit_claim, "one-suit", "players three"},
    {{"one-suit-three-4", make_table},
     YOU_EAST,
     5,
     example_one_suit_claim,
     "one-suit",
     "players three size 4"},
    {{"one-suit-sit-out", make_table}, YOU_EAST, 5, example_one_suit_turn, "one-suit", "players sit-out"},
    {{"one-suit-curtain", make_curtain}, BOTH, 5, example_one_suit_name, "one-suit", NULL},
    {{"one-suit-verdict", make_result}, YOU_EAST, 5, example_one_suit_won, "one-suit", NULL},
    {{"one-suit-verdict-13", make_result}, YOU_EAST, 5, example_one_suit_won, "one-suit", "size 13"},
    {{"one-suit-draw", make_result}, YOU_EAST, 5, example_one_suit_drawn, "one-suit", "size 13"},
    {{"one-suit-three-verdict", make_result}, YOU_EAST, 5, example_one_suit_won, "one-suit", "players three"},
    {{"one-suit-match-result", make_match_result},
     YOU_EAST,
     5,
     example_over,
     "one-suit",
     "players three size 4"},
    {{"duel-turn", make_table}, YOU_EAST, 1, example_tenpai_turn, "tenpai-duel", NULL},
    {{"duel-claim", make_table}, YOU_EAST, 1, example_tenpai_claim, "tenpai-duel", NULL},
    {{"duel-declare", make_table}, YOU_EAST, 1, example_tenpai_declare, "tenpai-duel", NULL},
    {{"duel-guess", make_table}, YOU_EAST, 1, example_tenpai_guess, "tenpai-duel", NULL},
    {{"duel-attack", make_table}, BOTH, 1, example_tenpai_attack, "tenpai-duel", NULL},
    {{"duel-win", make_table}, YOU_EAST, 1, example_tenpai_win, "tenpai-duel", NULL},
    {{"duel-prevented", make_table}, YOU_EAST, 1, example_tenpai_prevented, "tenpai-duel", NULL},
    {{"duel-curtain", make_curtain}, BOTH, 1, example_tenpai_guess, "tenpai-duel", NULL},
    {{"duel-result", make_result}, YOU_EAST, 1, example_tenpai_win, "tenpai-duel", NULL},
    {{"duel-result-prevented", make_result}, YOU_EAST, 1, example_tenpai_prevented, "tenpai-duel", NULL},
    {{"duel-result-drawn", make_result}, YOU_EAST, 1, example_tenpai_drawn, "tenpai-duel", NULL},
    {{"duel-match-result", make_match_result}, YOU_EAST, 1, example_over, "tenpai-duel", NULL},
    {{"patterns-turn", make_table}, YOU_EAST, 1, example_four_turn, "patterns", NULL},
    {{"patterns-claim", make_table}, YOU_EAST, 1, example_four_claim, "patterns", NULL},
    {{"patterns-chow", make_table}, YOU_EAST, 1, example_four_chows, "patterns", NULL},
    {{"patterns-late", make_table}, YOU_EAST, 1, example_four_late, "patterns", NULL},
    {{"patterns-curtain", make_curtain}, BOTH, 1, example_four_claim, "patterns", NULL},
    {{"patterns-result", make_result}, YOU_EAST, 1, example_four_won, "patterns", NULL},
    {{"patterns-result-draw", make_result}, YOU_EAST, 1, example_drawn, "patterns", NULL},
    {{"patterns-won", make_table}, YOU_EAST, 1, example_four_won, "patterns", NULL},
    {{"patterns-match-result", make_match_result}, YOU_EAST, 1, example_over, "patterns", NULL},
    {{"patterns-covered", make_result}, YOU_EAST, 1, example_four_covered, "patterns", NULL},
    {{"classic-winners", make_result}, YOU_EAST, 1, example_four_winners, "classic", "all-win on minimum 0"},
    {{"classic-turn", make_table}, YOU_EAST, 1, example_four_turn, "classic", NULL},
    {{"classic-claim", make_table}, YOU_EAST, 1, example_four_claim, "classic", NULL},
    {{"classic-late", make_table}, YOU_EAST, 1, example_four_late, "classic", NULL},
    {{"classic-curtain", make_curtain}, BOTH, 1, example_four_claim, "classic", NULL},
    {{"classic-result", make_result}, YOU_EAST, 1, example_four_won, "classic", NULL},
    {{"classic-result-draw", make_result}, YOU_EAST, 1, example_drawn, "classic", NULL},
    {{"classic-won", make_table}, YOU_EAST, 1, example_four_won, "classic", NULL},
    {{"classic-match-result", make_match_result}, YOU_EAST, 1, example_over, "classic", NULL},
    {{"classic-match-result-change", make_match_result}, YOU_EAST, 3, example_over, "classic", NULL},
    {{"dice", make_dice}, 0, 0, NULL, NULL, NULL},
    {{"replay", make_replay}, 0, 0, NULL, NULL, NULL}};

enum { EXAMPLES = sizeof examples / sizeof *examples };

static const struct example *example_find(const char *name)
{
    for (int i = 0; i < EXAMPLES; i++)
        if (strcmp(examples[i].entry.name, name) == 0)
            return &examples[i];
    return NULL;
}

const struct scene_entry *scene_table_entry(int which)
{
    return which < EXAMPLES ? &examples[which].entry : NULL;
}

struct scene *scene_autoplay(struct app *app)
{
    struct setup setup;
    uint64_t seed = app->command_line.has_seed ? app->command_line.seed : rng_next(&app->cosmetic_rng);

    example_setup(&setup, scene_mode_of(app), &app->settings, 0, seed);
    app_set_session(app, session_new(&setup, NULL));
    return scene_table(app);
}
