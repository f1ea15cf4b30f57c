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

enum { DO = SPOKEN_KINDS, LATELY, TILE, ASKS, RECENT = 6 /* lines of the log */ };
enum { OFTEN = 3 /* times that a prompt says how to answer it */ };

static const struct {
    SDL_Keycode key; /* with Shift */
    int what;        /* enum spoken_kind, DO, LATELY or TILE */
} asked[ASKS] = {{SDLK_h, SPOKEN_HAND},   {SDLK_d, SPOKEN_DISCARDS},
                 {SDLK_m, SPOKEN_MELDS},  {SDLK_r, SPOKEN_MIDDLE},
                 {SDLK_p, SPOKEN_POINTS}, {SDLK_w, SPOKEN_WAITS},
                 {SDLK_l, SPOKEN_STATE},  {SDLK_t, DO},
                 {SDLK_e, LATELY},        {SDLK_i, TILE}};

/* Says which key tells what, one after the other. */
static void say_keys(struct app *app)
{
    static const char *const own[] = {N_("What I can do"), N_("What just happened"), N_("The tile in focus")};
    char key[KEYS_WORDS];

    input_show_keys(app);
    for (int i = 0; i < ASKS; i++) {
        int what = asked[i].what;
        keys_say(keys_in_force(&app->keys, app->input.scene, asked[i].key | KEYS_SHIFT), key);
        speaker_say_tr(app, tr("{1}: {2}"), key,
                       tr(what >= DO ? own[what - DO] : spoken_name((enum spoken_kind)what)));
    }
}

/* --- what can be done --------------------------------------------------------------------------- */

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
    char what[SPEAKER_SENTENCE], key[KEYS_WORDS] = "";

    action_words(table, action, what, sizeof what);
    if (action->key_label)
        input_cap(app, action->key_label, key);
    if (action->look == ACTION_OFF)
        speaker_say_tr(app, tr("Not now: {1}"), what);
    else if (key[0])
        speaker_say_tr(app, tr("{1}: {2}"), key, what);
    else
        speaker_say(app, what);
}

/* Returns how many targets begin so that can be chosen. */
static int count_targets(const struct targets *targets, const char *start)
{
    int count = 0;
    for (int i = 0; i < targets->count; i++)
        count += !strncmp(targets->list[i].id, start, strlen(start)) &&
                 !(targets->list[i].flags & (TARGET_OFF | TARGET_INFO));
    return count;
}

/* Says what is chosen by the arrow keys and Enter: tiles of the hand, of the dummy's row, of a rack. */
static void say_tiles(struct app *app)
{
    static const struct {
        const char *start, *one, *many;
    } kinds[] = {
        {"hand:", N_MANY("Use the arrow keys and Enter: {1} tile you can discard.",
                         "Use the arrow keys and Enter: {1} tiles you can discard.")},
        {"dummy:", N_MANY("Use the arrow keys and Enter: {1} of the dummy’s tiles to reveal.",
                          "Use the arrow keys and Enter: {1} of the dummy’s tiles to reveal.")},
        {"keep:", N_MANY("Use the arrow keys and Enter: {1} number to mark.",
                         "Use the arrow keys and Enter: {1} numbers to mark.")},
        {"guess:", N_MANY("Use the arrow keys and Enter: {1} tile to guess.",
                          "Use the arrow keys and Enter: {1} tiles to guess.")},
        {"name:", N_MANY("Use the arrow keys and Enter, or 1 to 9: {1} tile to mark.",
                         "Use the arrow keys and Enter, or 1 to 9: {1} tiles to mark.")},
        {"button:remove-", N_MANY("Use the arrow keys and Enter, or 1 to 3: {1} suit to remove.",
                                  "Use the arrow keys and Enter, or 1 to 3: {1} suits to remove.")},
    };

    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        int count = count_targets(&app->targets, kinds[i].start);
        if (!count)
            continue;
        speaker_say_tr(app, tr_many(kinds[i].one, kinds[i].many, count), count);
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
    struct hint_words words;

    table_hint_words(table, &words);
    if (!words.move[0])
        return;
    speaker_say(app, words.move);
    speaker_say(app, words.why);
    speaker_say(app, words.figure);
    if (!table->hint.more)
        return;
    speaker_say(app, words.average);
    speaker_say(app, words.next);
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

/* "For the dummy: D draws, arrows reveal." in place of the prompt, the buttons and the row. */
static void say_dummy(struct table_scene *table, struct app *app, bool knows)
{
    char key[KEYS_WORDS];

    if (!has_action(table, "D") || !count_targets(&app->targets, "dummy:"))
        say_prompt(table, app);
    else if (knows)
        speaker_say(app, tr("For the dummy."));
    else
        speaker_say_tr(app, tr("For the dummy: {1} draws, arrows reveal."), input_cap(app, "D", key));
}

/* "Choose two bonus numbers from 1, 6 and 8." */
static void say_bonus(const struct table_scene *table, struct app *app)
{
    char list[SPEAKER_SENTENCE], figures[3][8];
    const char *names[3];

    for (int i = 0; i < 3; i++) {
        tr_say(figures[i], sizeof figures[i], "{1}", tile_number(table->view.own.three[i]));
        names[i] = figures[i];
    }
    tr_list(list, sizeof list, TR_AND, names, 3);
    speaker_say_tr(app, tr("Choose two bonus numbers from {1}."), list);
}

/* "P: Pung, Space: Pass.": Shift+T reads what is below the labels too. */
static void say_answers(const struct table_scene *table, struct app *app)
{
    char parts[TABLE_PLACES][WORDS_LINE], words[WORDS_LINE], list[SPEAKER_SENTENCE];
    char key[KEYS_WORDS];
    const char *names[TABLE_PLACES];
    int count = 0;

    for (int i = 0; i < TABLE_PLACES; i++) {
        const struct action *action = &table->actions.list[i];
        if (action->verb == ACTION_NONE || action->look == ACTION_OFF)
            continue;
        if (action->tile_count || action->warning)
            action_words(table, action, words, sizeof words);
        else
            tr_say(words, sizeof words, "{1}", action->label);
        input_cap(app, action->key_label, key);
        if (action->key_label && key[0])
            tr_say(parts[count], WORDS_LINE, tr("{1}: {2}"), key, words);
        else
            tr_say(parts[count], WORDS_LINE, "{1}", words);
        names[count] = parts[count];
        count++;
    }
    tr_list(list, sizeof list, TR_COMMA, names, count);
    if (count)
        speaker_say_tr(app, tr("{1}."), list);
}

static void say_actions(const struct table_scene *table, struct app *app, bool all)
{
    for (int i = 0; i < TABLE_PLACES; i++) {
        const struct action *action = &table->actions.list[i];
        if (action->verb != ACTION_NONE && (all || action->look != ACTION_OFF))
            say_action(table, app, action);
    }
}

/* All that can be done, and what cannot and why; in a lesson also how it continues, if `next`. */
static void say_all(struct table_scene *table, struct app *app, bool next)
{
    if (table->guide && table->guide->tells(table, app, next))
        return;
    say_prompt(table, app);
    table_spoken_hint(table, app);
    if (!table_scene_is_open(table))
        return;
    say_actions(table, app, true);
    say_tiles(app);
}

/* A prompt says how to answer it the first few times, or as the player has set it. */
static bool knows_how(struct app *app, enum phase phase)
{
    bool often = speaker_times(app, phase) >= OFTEN;
    return app->settings.speech_detail == SPEECH_NORMAL ? often : app->settings.speech_detail == SPEECH_BRIEF;
}

/* Says what is asked, in short. An offer does not repeat what has just `happened`. */
static void say_asked(struct table_scene *table, struct app *app, bool happened)
{
    bool open = table_scene_is_open(table);
    enum phase phase = (enum phase)table->view.table.phase;
    const struct choice *choice = &table->choice;
    bool begun = choice->riichi || choice->tenpai || choice->kong || choice->chow || choice->declaring;

    if (table->guide && table->guide->tells(table, app, false))
        return;
    bool knows = open && knows_how(app, phase);
    bool knows_turn = knows && phase == PHASE_TURN && !view_find(&table->view, MOVE_WIN);
    if (open && phase == PHASE_DUMMY)
        say_dummy(table, app, knows);
    else if (open && phase == PHASE_KEEP)
        say_bonus(table, app);
    else if (!happened || begun || !(open && (phase == PHASE_CLAIM || knows_turn)))
        say_prompt(table, app);
    table_spoken_hint(table, app);
    if (!open || phase == PHASE_DUMMY)
        return;
    if ((phase == PHASE_CLAIM || knows) && !begun && app->settings.speech_detail != SPEECH_BEGINNER)
        say_answers(table, app);
    else
        say_actions(table, app, false);
    if (!knows && (phase != PHASE_TURN || choice->declaring))
        say_tiles(app);
}

/* The turn begins on the tile just drawn, so that an arrow goes on from there, and Enter discards it. */
static void lead_to_hand(struct table_scene *table, struct app *app)
{
    int place = table->view.own.hand.size - 1;

    if (table->view.table.phase != PHASE_TURN || table->choice.kong || table->choice.declaring || place < 0)
        return;
    struct own_tile own = table_scene_own_tile(table, place);
    speaker_lead(app, own.id, own.apart);
}

/* --- what lies there, and what happened --------------------------------------------------------- */

static void say_kind(struct table_scene *table, struct app *app, enum spoken_kind kind)
{
    struct text text = {0};
    spoken_say(&table->words, &table->view, kind, &text);
    speaker_say_lines(app, &text, speaker_say);
}

/* The hand, once a round: when it was dealt, or when the player comes back to it. The tile drawn since is
 * left out: its event names it. */
static void say_hand_once(struct table_scene *table, struct app *app)
{
    struct view view = table->view;
    int seat = view.seat;

    if (seat == SEAT_NONE || !view.own.hand.size || table->heard.hand_of[seat] == view.table.round)
        return;
    table->heard.hand_of[seat] = view.table.round;
    if (view.own.drawn < TILE_COUNT)
        hand_remove(&view.own.hand, view.own.drawn);
    view.own.drawn = TILE_NONE;
    view.own.three[0] = TILE_NONE; /* East is asked about these */
    struct text text = {0};
    spoken_say(&table->words, &view, SPOKEN_HAND, &text);
    speaker_say_lines(app, &text, speaker_say);
}

/* Except in a lesson, the result that follows says how a round ended. */
void table_spoken_events(struct table_scene *table, struct app *app, const struct event *events, int count)
{
    struct text text = {0};
    int deal = -1;

    if (!speaker_is_on(app))
        return;
    for (int i = 0; i < count; i++)
        if (events[i].kind == EVENT_DEAL)
            deal = i;
    if (count && events[count - 1].kind == EVENT_ROUND_END && !table->guide)
        count--;
    spoken_events(&table->words, events, deal + 1, &text);
    speaker_say_lines(app, &text, speaker_tell);
    if (deal >= 0 && !table->guide)
        say_hand_once(table, app);
    spoken_events(&table->words, events + deal + 1, count - deal - 1, &text);
    speaker_say_lines(app, &text, speaker_tell);
    table->heard.position = table->position;
}

/* The last `most` things that happened, the oldest first; those of this deal alone if `since_deal`. */
static void say_lately(struct table_scene *table, struct app *app, int most, bool since_deal,
                       speaker_saying *say)
{
    struct event events[RECENT];
    struct text text = {0};
    char line[WORDS_LINE];
    int count = 0, pending = table->cover.rest;

    for (int i = pending; count < most && i < pending + 60; i++) {
        struct event event = session_event(table->session, i, table->view.seat);
        if (event.kind == EVENT_KINDS || (since_deal && event.kind == EVENT_DEAL))
            break;
        if (words_event(&table->words, &event, line, sizeof line))
            events[RECENT - ++count] = event;
    }
    spoken_events(&table->words, events + RECENT - count, count, &text);
    speaker_say_lines(app, &text, say);
}

/* Says what is to be known of the tile that the focus or the pointer is on. */
static void say_tile(struct table_scene *table, struct app *app)
{
    const struct tile_facts *tile = &table->facts.tile;

    speaker_say(app, table->facts.on ? tile->name : tr("No tile has the focus."));
    if (table->facts.on)
        speaker_say(app, tile->story);
}

/* Returns what is being asked, as a number that differs where another thing is asked. */
static uint32_t moment_of(const struct table_scene *table)
{
    const struct choice *choice = &table->choice;
    unsigned begun =
        choice->riichi | choice->tenpai << 1 | choice->kong << 2 | choice->chow << 3 | choice->declaring << 4;

    return table_scene_is_open(table)
               ? 1 + begun + 32u * ((unsigned)table->view.table.phase + 16u * (unsigned)table->position)
               : 0;
}

void table_spoken_tile(struct app *app, uint8_t tile, const char *state)
{
    target_name(app, state ? TR_SAID(tr("{1}, {2}"), words_tile(tile), state) : words_tile(tile));
}

/* --- the scene ---------------------------------------------------------------------------------- */

/* A player who comes to the table hears where the match stands, their hand, and what happened since they last
 * heard of it; coming back from an overlay, only what is asked. */
static void tell_table(struct table_scene *table, struct app *app)
{
    bool untold = table->heard.position != table->position, news = !table->heard.came || untold;

    if (!table->heard.came)
        say_kind(table, app, SPOKEN_STATE);
    say_hand_once(table, app);
    if (untold || table_scene_is_hot_seat(table, app))
        say_lately(table, app, RECENT, true, speaker_tell);
    table->heard.came = true;
    table->heard.position = table->position;
    if (!table_scene_is_open(table))
        return;
    say_asked(table, app, news);
    lead_to_hand(table, app);
}

/* All that lies there. */
static void say_table(struct table_scene *table, struct app *app)
{
    say_kind(table, app, SPOKEN_STATE);
    for (int kind = 0; kind < SPOKEN_STATE; kind++)
        say_kind(table, app, (enum spoken_kind)kind);
}

static void say_moved(struct table_scene *table, struct app *app, int events)
{
    say_hand_once(table, app);
    say_lately(table, app, SDL_min(events, RECENT), true, speaker_say); /* an arrow leads on */
}

void table_spoken_moved(struct table_scene *table, struct app *app, int events)
{
    if (speaker_is_on(app) && !speaker_arrives(app))
        say_moved(table, app, events);
}

void table_spoken_study(struct table_scene *table, struct app *app, enum speak what)
{
    if (what == SPEAK_COMES) {
        say_kind(table, app, SPOKEN_STATE);
        say_moved(table, app, 1);
    } else if (what == SPEAK_ALL) {
        say_table(table, app);
        say_keys(app);
    }
}

void table_spoken_speak(struct scene *scene, struct app *app, enum speak what)
{
    struct table_scene *table = (struct table_scene *)scene;
    char progress[80];

    switch (what) {
    case SPEAK_COMES:
        tell_table(table, app);
        table->heard.moment = moment_of(table);
        break;
    case SPEAK_ALL:
        say_table(table, app);
        say_all(table, app, false);
        say_keys(app);
        break;
    case SPEAK_WHERE:
        words_progress(&table->view.table, progress, sizeof progress);
        speaker_say_tr(app, tr("{1}, {2}."), tr(table->view.table.rules->name), progress);
        if (!(table->guide && table->guide->tells(table, app, false)))
            say_prompt(table, app);
        break;
    }
}

void table_spoken_step(struct table_scene *table, struct app *app)
{
    uint32_t moment = moment_of(table);

    if (moment == table->heard.moment || !speaker_is_on(app) || speaker_arrives(app) ||
        anim_is_busy(&table->anim))
        return;
    table->heard.moment = moment;
    if (!table_scene_is_open(table))
        return;
    say_asked(table, app, true);
    lead_to_hand(table, app);
}

void table_spoken_waits(struct table_scene *table, struct app *app)
{
    if (app->settings.show_waits) {
        say_kind(table, app, SPOKEN_WAITS);
        return;
    }
    speaker_say_tr(app, tr("{1}: {2}"), tr("Your waits"), tr("off"));
}

static void tell(struct table_scene *table, struct app *app, int what)
{
    if (what == DO)
        say_all(table, app, true);
    else if (what == LATELY)
        say_lately(table, app, RECENT, false, speaker_say);
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
