/*
 * replay_use.c: what can be done with a record that is on the table: play on from the place that is shown,
 * copy it, write it out (replay.h).
 */
#include <stdio.h>

#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/replay/exports.h"
#include "sdl/replay/replay.h"
#include "sdl/ui/pick.h"
#include "session/archive/choices.h"
#include "session/archive/mjai.h"

/* The kind of player that the computer takes over a person's seat as, where the record has none to go by. */
static uint8_t strongest_level(const struct setup *setup)
{
    int level = -1;

    for (int seat = 0; seat < setup->seats; seat++)
        if (setup->players[seat].kind == PLAYER_COMPUTER)
            level = SDL_max(level, setup->players[seat].level);
    return (uint8_t)(level < 0 ? AI_NORMAL : level);
}

/* One person on that seat: where the record has but one, they change places with who sat there, whose name
 * and kind of play go along; computers on the others. */
static void seat_one(struct setup *setup, int seat)
{
    int only = setup_only_person(setup);
    uint8_t level = strongest_level(setup);

    if (only != SEAT_NONE && only != seat) {
        struct player person = setup->players[only];
        setup->players[only] = setup->players[seat];
        setup->players[seat] = person;
    }
    for (int i = 0; i < setup->seats; i++) {
        struct player *player = &setup->players[i];
        if (i != seat && player->kind != PLAYER_COMPUTER)
            player->level = level;
        player->kind = i == seat ? PLAYER_PERSON : PLAYER_COMPUTER;
    }
}

/* "You" is no name for one of several at the screen. */
static void seat_all(struct setup *setup)
{
    for (int i = 0; i < setup->seats; i++) {
        setup->players[i].kind = PLAYER_PERSON;
        if (settings_is_no_name(setup->players[i].name))
            snprintf(setup->players[i].name, PLAYER_NAME, "%s", tr("Host"));
    }
}

static struct scene *play_on(struct scene *under, struct app *app, int index)
{
    const struct replay *replay = (const struct replay *)under;
    struct setup setup = *session_setup(replay->session);

    record_players(session_record(replay->session), session_position(replay->session), setup.players);
    if (index < setup.seats)
        seat_one(&setup, index);
    else
        seat_all(&setup);
    setup.practice = true;
    setup.practice_later = false;
    matches_play_on(app, session_record(replay->session), session_position(replay->session), &setup);
    return scene_table(app);
}

static void say_what_happens(const struct app *app, const struct ruleset *rules, char *out, size_t size)
{
    if (matches_has(app, rules))
        tr_say(out, size,
               tr("Your match of {1} stays as it is. This practice is separate: it isn’t saved, and ends "
                  "when you leave it."),
               tr(rules->name));
    else
        tr_say(
            out, size,
            tr("Starts a practice match from this position. It is saved like any other, but doesn’t count."));
}

static struct scene *ask_play_on(struct replay *replay, struct app *app)
{
    const struct setup *setup = session_setup(replay->session);
    const struct words *words = &replay->table->words;
    struct pick pick = {.answer = play_on, .chosen = -1};

    SDL_strlcpy(pick.title, tr("Play on from here"), sizeof pick.title);
    say_what_happens(app, setup->rules, pick.text, sizeof pick.text);
    for (int seat = 0; seat < setup->seats; seat++) {
        char label[PICK_LABEL];
        if (seat == words->you)
            tr_say(label, sizeof label, tr("In your own seat"));
        else
            tr_say(label, sizeof label, tr("In {1}’s seat"), words->names[seat]);
        pick_add(&pick, label, setup->seats > 2 ? tr("Against computers") : tr("Against the computer"));
    }
    pick_add(&pick, setup->seats > 2 ? tr("Several players, one screen") : tr("Two players, one screen"),
             tr("A curtain falls between your turns"));
    return scene_pick(app, &replay->scene, &pick);
}

/* --- the list ----------------------------------------------------------------------------------- */

enum use { USE_PLAY_ON, USE_COPY, USE_SAVE, USE_MOVING, USE_STRIP, USE_LOG };

static struct scene *use(struct scene *under, struct app *app, int index)
{
    struct replay *replay = (struct replay *)under;
    const struct record *record = session_record(replay->session);

    switch ((enum use)index) {
    case USE_PLAY_ON:
        return ask_play_on(replay, app);
    case USE_COPY:
        exports_copy_record(app, record);
        return under;
    case USE_SAVE:
        return exports_write_record(app, under, record);
    case USE_MOVING:
        return scene_making(app, under, record, session_position(replay->session), MAKING_MOVING);
    case USE_STRIP:
        return scene_making(app, under, record, session_position(replay->session), MAKING_STRIP);
    case USE_LOG:
        return exports_write_log(app, under, record);
    }
    return under;
}

static void add(struct pick *pick, const char *label, const char *sub, SDL_Keycode key, const char *key_label,
                const char *why_not)
{
    struct pick_item *item = pick_add(pick, label, why_not ? why_not : sub);

    item->key = key;
    item->key_label = key_label;
    item->off = why_not != NULL;
}

struct scene *replay_use(struct scene *scene, struct app *app)
{
    const struct replay *replay = (const struct replay *)scene;
    struct pick pick = {.answer = use, .chosen = -1};
    const char *refused = exports_refusal(app), *later = replay->guarded ? tr("Once it’s over") : NULL,
               *no_round = later ? later : refused;
    const struct record *record = session_record(replay->session);
    int begin, end;

    if (!no_round && !choices_round_bounds(record, session_position(replay->session), &begin, &end))
        no_round = tr("No round has been dealt here yet: skip to the first one");

    SDL_strlcpy(pick.title, tr("This match"), sizeof pick.title);
    add(&pick, tr("Play on from here"), tr("As practice, in any seat, against computers or on one screen"),
        SDLK_p, "P",
        session_is_over(replay->session) ? tr("The match is over here: go back to a point before its end")
                                         : later);
    add(&pick, tr("Copy the record"), tr("Copies its text to the clipboard"), SDLK_c, "C", NULL);
    add(&pick, tr("Save the record"), tr("As a file to keep or send"), SDLK_s, "S", refused);
    add(&pick, tr("This round as an animation"), tr("A GIF with all hands open"), SDLK_g, "G", no_round);
    add(&pick, tr("This round as a picture strip"), tr("A PNG of up to 12 pictures, each with its move"),
        SDLK_t, "T", no_round);
    if (mjai_fits(record->setup.rules))
        add(&pick, tr("Save as a riichi log"), tr("In mjai format, for other programs"), SDLK_r, "R",
            refused);
    return scene_pick(app, scene, &pick);
}
