/*
 * table_spoken.c: see table_spoken.h.
 */
#include "sdl/table/table_spoken.h"

#include <string.h>

#include "base/tr.h"
#include "sdl/app/speaker.h"
#include "sdl/table/scene_table.h"
#include "words/move_words.h"
#include "words/spoken/spoken.h"
#include "words/study/reason_words.h"

enum { DO = SPOKEN_KINDS, LATELY, TILE, ASKS, RECENT = 6 /* lines of the log */ };

static const struct {
    SDL_Keycode key; /* with Shift */
    int what;        /* enum spoken_kind, DO, LATELY or TILE */
} asked[ASKS] = {{SDLK_h, SPOKEN_HAND},   {SDLK_d, SPOKEN_DISCARDS},
                 {SDLK_m, SPOKEN_MELDS},  {SDLK_r, SPOKEN_MIDDLE},
                 {SDLK_p, SPOKEN_POINTS}, {SDLK_w, SPOKEN_WAITS},
                 {SDLK_l, SPOKEN_STATE},  {SDLK_t, DO},
                 {SDLK_e, LATELY},        {SDLK_i, TILE}};

/* Which key tells what, one after the other. */
static void say_keys(struct app *app)
{
    static const char *const own[] = {TR("What I can do"), TR("What just happened"), TR("The tile in focus")};
    char line[SPEAKER_SENTENCE], key[KEYS_WORDS];

    input_show_keys(app);
    for (int i = 0; i < ASKS; i++) {
        int what = asked[i].what;
        keys_say(keys_in_force(&app->keys, app->input.scene, asked[i].key | KEYS_SHIFT), key);
        tr_say(line, sizeof line, tr("{1}: {2}"), key,
               tr(what >= DO ? own[what - DO] : spoken_name((enum spoken_kind)what)));
        speaker_say(app, line);
    }
}

/* --- what can be done ------------------------------------------------------------------------------------
 */

/* "Pung. Two 5 dots"; a run that is shown by its tiles, "Chow of 5 to 7". */
static void action_words(const struct table_scene *table, const struct action *action, char *out, size_t size)
{
    if (action->tile_count)
        move_words(&table->words, action->move, out, size);
    else if (action->sub[0])
        tr_say(out, size, tr_in("a button, what it does", "{1}. {2}"), action->label, action->sub);
    else
        tr_say(out, size, "{1}", action->label);
}

void table_spoken_action(struct table_scene *table, struct app *app, const struct action *action)
{
    char name[SPEAKER_SENTENCE];

    action_words(table, action, name, sizeof name);
    target_name(app, name);
}

/* The same with its key, or as what cannot be done now. */
static void say_action(const struct table_scene *table, struct app *app, const struct action *action)
{
    char line[SPEAKER_SENTENCE], what[SPEAKER_SENTENCE], key[KEYS_WORDS] = "";

    action_words(table, action, what, sizeof what);
    if (action->key_label)
        input_cap(app, action->key_label, key);
    if (action->look == ACTION_OFF)
        tr_say(line, sizeof line, tr("Not now: {1}"), what);
    else if (key[0])
        tr_say(line, sizeof line, tr("{1}: {2}"), key, what);
    else
        tr_say(line, sizeof line, "{1}", what);
    speaker_say(app, line);
}

/* How many targets begin so that can be chosen. */
static int count_targets(const struct app *app, const char *start)
{
    int count = 0;
    for (int i = 0; i < app->targets.count; i++)
        count += !strncmp(app->targets.list[i].id, start, strlen(start)) &&
                 !(app->targets.list[i].flags & (TARGET_OFF | TARGET_INFO));
    return count;
}

/* What is chosen by the arrow keys and Enter: tiles of the hand, of the dummy's row, of a rack. */
static void say_tiles(struct table_scene *table, struct app *app)
{
    static const struct {
        const char *start, *one, *many;
    } kinds[] = {
        {"hand:", TR_MANY("Use the arrow keys and Enter: {1} tile you can discard.",
                          "Use the arrow keys and Enter: {1} tiles you can discard.")},
        {"dummy:", TR_MANY("Use the arrow keys and Enter: {1} of the dummy’s tiles to reveal.",
                           "Use the arrow keys and Enter: {1} of the dummy’s tiles to reveal.")},
        {"keep:", TR_MANY("Use the arrow keys and Enter: {1} number to mark.",
                          "Use the arrow keys and Enter: {1} numbers to mark.")},
        {"guess:", TR_MANY("Use the arrow keys and Enter: {1} tile to guess.",
                           "Use the arrow keys and Enter: {1} tiles to guess.")},
        {"name:", TR_MANY("Use the arrow keys and Enter, or 1 to 9: {1} tile to mark.",
                          "Use the arrow keys and Enter, or 1 to 9: {1} tiles to mark.")},
        {"button:remove-", TR_MANY("Use the arrow keys and Enter, or 1 to 3: {1} suit to remove.",
                                   "Use the arrow keys and Enter, or 1 to 3: {1} suits to remove.")},
    };
    char line[SPEAKER_SENTENCE];

    (void)table;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        int count = count_targets(app, kinds[i].start);
        if (!count)
            continue;
        tr_say(line, sizeof line, tr_many(kinds[i].one, kinds[i].many, count), count);
        speaker_say(app, line);
    }
}

/* The sentence of the moment. */
static void say_prompt(struct table_scene *table, struct app *app)
{
    char line[SPEAKER_SENTENCE];

    table_scene_prompt(table, line, sizeof line);
    speaker_say(app, line);
}

void table_spoken_hint(struct table_scene *table, struct app *app)
{
    char head[SPEAKER_SENTENCE], why[REASON_TEXT];

    table_hint_words(table, head, sizeof head, why, sizeof why);
    if (!head[0])
        return;
    speaker_say(app, head);
    speaker_say(app, why);
}

/* True if a button with that key can be pressed. */
static bool has_action(const struct table_scene *table, const char *key)
{
    for (int i = 0; i < TABLE_PLACES; i++) {
        const struct action *action = &table->actions.list[i];
        if (action->verb != ACTION_NONE && action->look != ACTION_OFF && action->key_label &&
            !strcmp(action->key_label, key))
            return true;
    }
    return false;
}

/* "For the dummy: D draws, arrows reveal." in place of the prompt, the button and the row. */
static void say_dummy(struct app *app)
{
    char line[SPEAKER_SENTENCE], key[KEYS_WORDS];

    tr_say(line, sizeof line, tr("For the dummy: {1} draws, arrows reveal."), input_cap(app, "D", key));
    speaker_say(app, line);
}

/* What is asked, and the buttons; with `all` those too that are off, and why. What has just `happened` was
 * said, so an offer is not told a second time. */
static void say_asked(struct table_scene *table, struct app *app, bool all, bool happened)
{
    bool open = table_scene_is_open(table), offered = happened && open;

    if (table->guide && table->guide->tells(table, app, all))
        return;
    if (!all && open && table->view.table.phase == PHASE_DUMMY && count_targets(app, "dummy:") &&
        has_action(table, "D")) {
        say_dummy(app);
        table_spoken_hint(table, app);
        return;
    }
    if (!offered || table->view.table.phase != PHASE_CLAIM)
        say_prompt(table, app);
    table_spoken_hint(table, app);
    if (!table_scene_is_open(table))
        return;
    for (int i = 0; i < TABLE_PLACES; i++) {
        const struct action *action = &table->actions.list[i];
        if (action->verb != ACTION_NONE && (all || action->look != ACTION_OFF))
            say_action(table, app, action);
    }
    if (all || table->view.table.phase != PHASE_TURN || table->choice.declaring)
        say_tiles(table, app);
}

/* --- what lies there, and what happened ------------------------------------------------------------------
 */

static void say_lines(struct app *app, struct text *text)
{
    char *rest = text->data, *line;
    while (rest && (line = text_next_line(&rest)))
        speaker_say(app, line);
    text_deinit(text);
}

static void say_kind(struct table_scene *table, struct app *app, enum spoken_kind kind)
{
    struct text text = {0};
    spoken_say(&table->words, &table->view, kind, &text);
    say_lines(app, &text);
}

static void say_event(struct table_scene *table, struct app *app, const struct event *event)
{
    char line[WORDS_LINE], sentence[SPEAKER_SENTENCE];
    bool drawn = event->kind == EVENT_DRAW || event->kind == EVENT_REPLACEMENT;

    if (drawn && event->tile >= TILE_COUNT)
        return; /* everyone draws at each turn */
    if (!words_event(&table->words, event, line, sizeof line))
        return;
    tr_say(sentence, sizeof sentence, tr("{1}."), line);
    speaker_say(app, sentence);
}

void table_spoken_events(struct table_scene *table, struct app *app, const struct event *events, int count)
{
    for (int i = 0; speaker_is_on(app) && i < count; i++)
        say_event(table, app, &events[i]);
}

static void say_lately(struct table_scene *table, struct app *app)
{
    struct event events[RECENT];
    char line[WORDS_LINE];
    int count = 0, pending = table->cover.holds ? table->cover.rest : 0;

    for (int i = pending; count < RECENT && i < pending + 60; i++) {
        struct event event = session_event(table->session, i, table->view.seat);
        if (event.kind == EVENT_KINDS)
            break;
        if (words_event(&table->words, &event, line, sizeof line))
            events[count++] = event;
    }
    while (count > 0)
        say_event(table, app, &events[--count]);
}

/* What is to be known of the tile that the focus or the pointer is on. */
static void say_tile(struct table_scene *table, struct app *app)
{
    const struct tile_facts *tile = &table->facts.tile;

    char line[SPEAKER_SENTENCE], key[KEYS_WORDS];

    tr_say(line, sizeof line, tr("Use the arrow keys to reach a tile, or {1} to step through them all."),
           input_key(app, SDLK_i, key));
    speaker_say(app, table->facts.on ? tile->name : line);
    if (table->facts.on)
        speaker_say(app, tile->story);
}

/* What is being asked, as a number that differs where another thing is asked. */
static uint32_t moment_of(const struct table_scene *table)
{
    const struct choice *choice = &table->choice;
    unsigned begun =
        choice->riichi | choice->tenpai << 1 | choice->kong << 2 | choice->chow << 3 | choice->declaring << 4;

    return table_scene_is_open(table)
               ? 1 + begun + 32u * ((unsigned)table->view.table.phase + 16u * (unsigned)table->position)
               : 0;
}

void table_spoken_tile(struct table_scene *table, struct app *app, uint8_t tile, const char *state)
{
    char name[SPEAKER_SENTENCE];

    (void)table;
    if (state)
        tr_say(name, sizeof name, tr("{1}, {2}"), words_tile(tile), state);
    else
        tr_say(name, sizeof name, "{1}", words_tile(tile));
    target_name(app, name);
}

/* --- the scene -------------------------------------------------------------------------------------------
 */

void table_spoken_speak(struct scene *scene, struct app *app, bool all)
{
    struct table_scene *table = (struct table_scene *)scene;

    if (!all && table_scene_is_hot_seat(table, app))
        say_lately(table, app); /* what happened behind the curtain */
    say_kind(table, app, SPOKEN_STATE);
    for (int kind = 0; all && kind < SPOKEN_STATE; kind++)
        say_kind(table, app, (enum spoken_kind)kind);
    if (table_scene_is_open(table))
        say_asked(table, app, false, false);
    if (all)
        say_keys(app);
    table->spoken = moment_of(table);
}

void table_spoken_step(struct table_scene *table, struct app *app)
{
    uint32_t moment = moment_of(table);

    if (moment == table->spoken || !speaker_is_on(app) || speaker_arrives(app) || anim_is_busy(&table->anim))
        return;
    table->spoken = moment;
    if (table_scene_is_open(table))
        say_asked(table, app, false, true);
}

static void tell(struct table_scene *table, struct app *app, int what)
{
    speaker_hush(app);
    if (what == DO)
        say_asked(table, app, true, false);
    else if (what == LATELY)
        say_lately(table, app);
    else if (what == TILE)
        say_tile(table, app);
    else
        say_kind(table, app, (enum spoken_kind)what);
}

bool table_spoken_key(struct table_scene *table, struct app *app, const struct scene_key *key)
{
    bool shift = key->modifiers & KMOD_SHIFT, other = key->modifiers & (KMOD_CTRL | KMOD_ALT | KMOD_GUI);

    for (int i = 0; shift && !other && speaker_is_on(app) && i < ASKS; i++)
        if (key->code == asked[i].key) {
            tell(table, app, asked[i].what);
            return true;
        }
    return false;
}
