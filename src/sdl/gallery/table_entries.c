/*
 * table_entries.c: the table's scenes by name, over real positions, and the
 * match that the computer plays by itself.
 */
#include <string.h>

#include "base/check.h"
#include "sdl/gallery/example.h"
#include "sdl/table/scene_table.h"

enum { YOU_WEST = 2, YOU_EAST = 1, BOTH = 3 };

struct example {
    const char *name;
    unsigned persons; /* bits of seats */
    uint64_t seed;
    example_fits *fits;
    const char *rules; /* id of the mode; NULL: the first */
};

static const struct example examples[] = {
    {"table", YOU_WEST, 3, example_dummy, NULL},
    {"table-discard", YOU_WEST, 1, example_discard, NULL},
    {"table-dummy", YOU_WEST, 3, example_dummy, NULL},
    {"table-claim", YOU_WEST, 5, example_claim, NULL},
    {"table-riichi", YOU_EAST, 2, example_riichi, NULL},
    {"table-keep", YOU_EAST, 4, example_keep, NULL},
    {"table-remove", YOU_EAST, 4, example_remove, NULL},
    {"table-late", YOU_WEST, 11, example_late, NULL},
    {"table-log", YOU_WEST, 11, example_late, NULL},
    {"table-sheet", YOU_WEST, 11, example_late, NULL},
    {"duel-sheet", YOU_EAST, 1, example_tenpai_turn, "tenpai-duel"},
    {"classic-sheet", YOU_EAST, 1, example_four_late, "classic"},
    {"table-hotseat", BOTH, 7, example_discard, NULL},
    {"curtain", BOTH, 7, example_claim, NULL},
    {"result", YOU_WEST, 896, example_result, NULL},
    {"table-won", YOU_WEST, 896, example_result, NULL},
    {"table-lost", YOU_EAST, 896, example_result, NULL},
    {"result-draw", YOU_WEST, 1, example_drawn, NULL},
    {"match-result", YOU_WEST, 1, example_over, NULL},
    {"review", YOU_EAST, 1, example_reviewed, NULL},
    {"one-suit-review", YOU_EAST, 1, example_reviewed, "one-suit"},
    {"duel-review", YOU_EAST, 1, example_reviewed, "tenpai-duel"},
    {"patterns-review", YOU_EAST, 1, example_reviewed, "patterns"},
    {"classic-review", YOU_EAST, 1, example_reviewed, "classic"},
    {"one-suit-turn", YOU_EAST, 2, example_one_suit_turn, "one-suit"},
    {"one-suit-turn-4", YOU_EAST, 2, example_one_suit_turn, "one-suit"},
    {"one-suit-turn-10", YOU_EAST, 2, example_one_suit_turn, "one-suit"},
    {"one-suit-turn-13", YOU_EAST, 2, example_one_suit_turn, "one-suit"},
    {"one-suit-claim", YOU_EAST, 3, example_one_suit_claim, "one-suit"},
    {"one-suit-name", YOU_EAST, 5, example_one_suit_name, "one-suit"},
    {"one-suit-verdict", YOU_EAST, 5, example_one_suit_won, "one-suit"},
    {"one-suit-verdict-13", YOU_EAST, 5, example_one_suit_won, "one-suit"},
    {"one-suit-draw", YOU_EAST, 5, example_one_suit_drawn, "one-suit"},
    {"one-suit-three", YOU_EAST, 5, example_one_suit_claim, "one-suit"},
    {"one-suit-three-4", YOU_EAST, 5, example_one_suit_claim, "one-suit"},
    {"one-suit-three-verdict", YOU_EAST, 5, example_one_suit_won, "one-suit"},
    {"one-suit-sit-out", YOU_EAST, 5, example_one_suit_turn, "one-suit"},
    {"one-suit-curtain", BOTH, 5, example_one_suit_name, "one-suit"},
    {"one-suit-match-result", YOU_EAST, 5, example_over, "one-suit"},
    {"duel-turn", YOU_EAST, 1, example_tenpai_turn, "tenpai-duel"},
    {"duel-claim", YOU_EAST, 1, example_tenpai_claim, "tenpai-duel"},
    {"duel-declare", YOU_EAST, 1, example_tenpai_declare, "tenpai-duel"},
    {"duel-guess", YOU_EAST, 1, example_tenpai_guess, "tenpai-duel"},
    {"duel-attack", BOTH, 1, example_tenpai_attack, "tenpai-duel"},
    {"duel-result", YOU_EAST, 1, example_tenpai_win, "tenpai-duel"},
    {"duel-win", YOU_EAST, 1, example_tenpai_win, "tenpai-duel"},
    {"duel-prevented", YOU_EAST, 1, example_tenpai_prevented, "tenpai-duel"},
    {"duel-result-prevented", YOU_EAST, 1, example_tenpai_prevented, "tenpai-duel"},
    {"duel-result-drawn", YOU_EAST, 1, example_tenpai_drawn, "tenpai-duel"},
    {"duel-curtain", BOTH, 1, example_tenpai_guess, "tenpai-duel"},
    {"duel-match-result", YOU_EAST, 1, example_over, "tenpai-duel"},
    {"patterns-turn", YOU_EAST, 1, example_four_turn, "patterns"},
    {"patterns-claim", YOU_EAST, 1, example_four_claim, "patterns"},
    {"patterns-chow", YOU_EAST, 1, example_four_chows, "patterns"},
    {"patterns-late", YOU_EAST, 1, example_four_late, "patterns"},
    {"patterns-curtain", BOTH, 1, example_four_claim, "patterns"},
    {"patterns-result", YOU_EAST, 1, example_four_won, "patterns"},
    {"patterns-result-draw", YOU_EAST, 1, example_drawn, "patterns"},
    {"patterns-won", YOU_EAST, 1, example_four_won, "patterns"},
    {"patterns-match-result", YOU_EAST, 1, example_over, "patterns"},
    {"patterns-covered", YOU_EAST, 1, example_four_covered, "patterns"},
    {"classic-winners", YOU_EAST, 1, example_four_winners, "classic"},
    {"classic-turn", YOU_EAST, 1, example_four_turn, "classic"},
    {"classic-claim", YOU_EAST, 1, example_four_claim, "classic"},
    {"classic-late", YOU_EAST, 1, example_four_late, "classic"},
    {"classic-curtain", BOTH, 1, example_four_claim, "classic"},
    {"classic-result", YOU_EAST, 1, example_four_won, "classic"},
    {"classic-result-draw", YOU_EAST, 1, example_drawn, "classic"},
    {"classic-won", YOU_EAST, 1, example_four_won, "classic"},
    {"classic-match-result", YOU_EAST, 1, example_over, "classic"}};

/* Matches by other options than the mode's own. */
static const struct variant {
    const char *name, *option, *value;
} variants[] = {{"one-suit-turn-4", "size", "4"},
                {"one-suit-turn-10", "size", "10"},
                {"one-suit-turn-13", "size", "13"},
                {"one-suit-verdict-13", "size", "13"},
                {"one-suit-draw", "size", "13"},
                {"one-suit-three", "players", "three"},
                {"one-suit-three-4", "players", "three"},
                {"one-suit-three-4", "size", "4"},
                {"one-suit-three-verdict", "players", "three"},
                {"one-suit-sit-out", "players", "sit-out"},
                {"one-suit-match-result", "players", "three"},
                {"one-suit-match-result", "size", "4"},
                {"classic-winners", "all-win", "on"},
                {"classic-winners", "minimum", "0"}};

static void set_variant(struct setup *setup, const char *name)
{
    struct error why;

    for (size_t i = 0; i < sizeof variants / sizeof variants[0]; i++)
        if (!strcmp(variants[i].name, name))
            CHECK(ruleset_set(setup->rules, setup->options, variants[i].option, variants[i].value, &why));
    setup->seats = (uint8_t)ruleset_seats(setup->rules, setup->options);
}

/* Sets the example's match up as the app's; the seat that is asked into `*seat`. */
static bool set_example(struct app *app, const char *name, int *seat)
{
    for (size_t i = 0; i < sizeof examples / sizeof examples[0]; i++) {
        const struct example *example = &examples[i];
        if (strcmp(example->name, name))
            continue;
        uint64_t seed = app->command_line.has_seed ? app->command_line.seed : example->seed;
        const struct ruleset *rules = example->rules ? ruleset_find(example->rules) : ruleset_list[0];
        struct setup setup;
        example_setup(&setup, rules, &app->settings, example->persons, seed);
        set_variant(&setup, name);
        for (int s = 0; strstr(name, "review") && s < setup.seats; s++)
            if (setup.players[s].kind == PLAYER_PERSON)
                setup.players[s].level = AI_EASY; /* so that there is something to say */
        struct session *session = example_match(&setup, example->fits, seat);
        if (app->command_line.screenshot) /* a picture shows them; a window keeps what the player prefers */
            app->settings.show_waits = true;
        app_set_session(app, session);
        return session != NULL;
    }
    return false;
}

static struct scene *make_table(struct app *app, const char *name)
{
    int seat;

    if (!set_example(app, name, &seat))
        return NULL;
    struct scene *scene =
        scene_table_still(app, seat == SEAT_NONE || !strcmp(name, "duel-attack") ? 0 : seat);
    bool still = app->command_line.screenshot != NULL; /* else it is played on */
    ((struct table_scene *)scene)->still = still;
    ((struct table_scene *)scene)->unpaid = still ? 0 : 1;
    if (!strcmp(name, "table-riichi"))
        ((struct table_scene *)scene)->choice.riichi = true;
    if (!strcmp(name, "patterns-chow"))
        ((struct table_scene *)scene)->choice.chow = true;
    return scene;
}

static struct scene *make_curtain(struct app *app, const char *name)
{
    int seat;

    if (!set_example(app, name, &seat))
        return NULL;
    struct scene *table = scene_table_still(app, seat ? 0 : 1);
    ((struct table_scene *)table)->curtained = true;
    ((struct table_scene *)table)->next = seat;
    return scene_curtain(app, table, seat);
}

/* The log or the score sheet over a table that stands still. */
static struct scene *make_panel(struct app *app, const char *name)
{
    int seat;

    if (!set_example(app, name, &seat))
        return NULL;
    struct scene *table = scene_table_still(app, seat);
    return strstr(name, "log") ? scene_log(app, table, seat, 0) : scene_sheet(app, table, seat, 0);
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
    return scene_review(app, scene_result(app), 0, view.table.round);
}

static struct scene *make_dice(struct app *app, const char *name)
{
    struct setup setup;

    (void)name;
    example_setup(&setup, scene_mode_of(app), &app->settings, YOU_WEST,
                  app->command_line.has_seed ? app->command_line.seed : 1);
    return scene_dice(app, &setup);
}

static struct scene *make_replay(struct app *app, const char *name)
{
    (void)name;
    return scene_replay(app);
}

const struct scene_entry scene_table_entries[] = {{"table", make_table},
                                                  {"table-discard", make_table},
                                                  {"table-dummy", make_table},
                                                  {"table-claim", make_table},
                                                  {"table-riichi", make_table},
                                                  {"table-keep", make_table},
                                                  {"table-remove", make_table},
                                                  {"table-late", make_table},
                                                  {"table-log", make_panel},
                                                  {"table-sheet", make_panel},
                                                  {"duel-sheet", make_panel},
                                                  {"classic-sheet", make_panel},
                                                  {"table-hotseat", make_table},
                                                  {"curtain", make_curtain},
                                                  {"result", make_result},
                                                  {"table-won", make_table},
                                                  {"table-lost", make_table},
                                                  {"result-draw", make_result},
                                                  {"match-result", make_match_result},
                                                  {"review", make_review},
                                                  {"one-suit-review", make_review},
                                                  {"duel-review", make_review},
                                                  {"patterns-review", make_review},
                                                  {"classic-review", make_review},
                                                  {"one-suit-turn", make_table},
                                                  {"one-suit-turn-4", make_table},
                                                  {"one-suit-turn-10", make_table},
                                                  {"one-suit-turn-13", make_table},
                                                  {"one-suit-claim", make_table},
                                                  {"one-suit-name", make_table},
                                                  {"one-suit-three", make_table},
                                                  {"one-suit-three-4", make_table},
                                                  {"one-suit-sit-out", make_table},
                                                  {"one-suit-curtain", make_curtain},
                                                  {"one-suit-verdict", make_result},
                                                  {"one-suit-verdict-13", make_result},
                                                  {"one-suit-draw", make_result},
                                                  {"one-suit-three-verdict", make_result},
                                                  {"one-suit-match-result", make_match_result},
                                                  {"duel-turn", make_table},
                                                  {"duel-claim", make_table},
                                                  {"duel-declare", make_table},
                                                  {"duel-guess", make_table},
                                                  {"duel-attack", make_table},
                                                  {"duel-win", make_table},
                                                  {"duel-prevented", make_table},
                                                  {"duel-curtain", make_curtain},
                                                  {"duel-result", make_result},
                                                  {"duel-result-prevented", make_result},
                                                  {"duel-result-drawn", make_result},
                                                  {"duel-match-result", make_match_result},
                                                  {"patterns-turn", make_table},
                                                  {"patterns-claim", make_table},
                                                  {"patterns-chow", make_table},
                                                  {"patterns-late", make_table},
                                                  {"patterns-curtain", make_curtain},
                                                  {"patterns-result", make_result},
                                                  {"patterns-result-draw", make_result},
                                                  {"patterns-won", make_table},
                                                  {"patterns-match-result", make_match_result},
                                                  {"patterns-covered", make_result},
                                                  {"classic-winners", make_result},
                                                  {"classic-turn", make_table},
                                                  {"classic-claim", make_table},
                                                  {"classic-late", make_table},
                                                  {"classic-curtain", make_curtain},
                                                  {"classic-result", make_result},
                                                  {"classic-result-draw", make_result},
                                                  {"classic-won", make_table},
                                                  {"classic-match-result", make_match_result},
                                                  {"dice", make_dice},
                                                  {"replay", make_replay},
                                                  {NULL, NULL}};

struct scene *scene_autoplay(struct app *app)
{
    struct setup setup;
    uint64_t seed = app->command_line.has_seed ? app->command_line.seed : rng_below(&app->dust, 1000000000);

    example_setup(&setup, scene_mode_of(app), &app->settings, 0, seed);
    app_set_session(app, session_new(&setup, NULL));
    return scene_table(app);
}
