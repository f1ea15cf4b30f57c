/* match.c: whole matches for tests; see match.h. */
#include "support/match.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/file.h"
#include "support/system.h"

void match_setup(struct setup *setup, uint64_t seed)
{
    *setup = (struct setup){
        .rules = ruleset_find("dueling-tigers"),
        .seats = 2,
        .players = {{.kind = PLAYER_PERSON, .name = "You"}, {.kind = PLAYER_PROGRAM, .name = "Lin"}},
        .seed = seed,
        .dice = {5, 3},
        .practice = true,
    };
    ruleset_defaults(setup->rules, setup->options);
}

struct view match_begun(void)
{
    struct setup setup;
    struct view view;
    match_setup(&setup, 1);
    struct session *session = session_new(&setup, NULL);
    session_view(session, 0, &view);
    session_free(session);
    return view;
}

struct move match_choose(const struct session *session, int seat, struct rng *rng)
{
    static const enum move_kind eager[] = {MOVE_WIN, MOVE_RIICHI, MOVE_KONG_OWN, MOVE_KONG};
    struct view view;
    session_view(session, seat, &view);
    CHECK(view.move_count > 0);
    for (size_t i = 0; i < sizeof eager / sizeof eager[0]; i++) {
        const struct move *move = view_find(&view, eager[i]);
        if (move && rng_below(rng, 8))
            return *move;
    }
    return view.moves[rng_below(rng, view.move_count)];
}

void match_walk(const struct ruleset *rules, uint64_t seed, int most,
                struct move (*choose)(const struct view *view, int turn, struct rng *rng))
{
    int16_t options[OPTION_MAX];
    ruleset_defaults(rules, options);
    match_walk_by(rules, options, seed, most, choose);
}

void match_walk_by(const struct ruleset *rules, const int16_t options[OPTION_MAX], uint64_t seed, int most,
                   struct move (*choose)(const struct view *view, int turn, struct rng *rng))
{
    struct game game;
    struct events events;
    struct rng rng;
    game_init(&game, rules, options, ruleset_seats(rules, options));
    rng_init(&rng, seed);
    for (int turn = 0; turn < most && game.table.phase != PHASE_OVER; turn++) {
        if (game.table.phase == PHASE_DEAL) {
            struct deal deal;
            deal_shuffle(&deal, &game, rng_next(&rng));
            game_deal(&game, &deal, &events);
            continue;
        }
        struct view view;
        int seat = 0;
        while (!(game.table.asked >> seat & 1))
            seat++;
        view_init(&view, &game, seat);
        game_apply(&game, choose(&view, turn, &rng), &events);
    }
}

int match_asked(const struct session *session)
{
    int seat = 0;
    CHECK(session_asked(session));
    while (!(session_asked(session) >> seat & 1))
        seat++;
    return seat;
}

bool match_step(struct session *session, struct rng *rng)
{
    if (session_is_over(session))
        return false;
    if (session_awaits_deal(session)) {
        session_deal(session);
        return true;
    }
    unsigned asked = session_asked(session);
    CHECK(asked);
    int seat = (int)rng_below(rng, SEAT_MAX);
    while (!(asked >> seat & 1))
        seat = (seat + 1) % SEAT_MAX;
    CHECK(session_play(session, match_choose(session, seat, rng), NULL, NULL));
    return true;
}

struct session *match_new(uint64_t seed, const char *path)
{
    struct setup setup;
    match_setup(&setup, seed);
    return session_new(&setup, path);
}

void match_steps(struct session *session, struct rng *rng, int steps)
{
    while (steps-- && match_step(session, rng))
        ;
}

char *match_text(const struct session *session)
{
    struct text text = {0};
    record_print(session_record(session), &text);
    char *copy = strdup(text_string(&text));
    text_deinit(&text);
    return copy;
}

void match_play_some(struct session *session)
{
    struct rng rng;
    rng_init(&rng, 2);
    for (int i = 0; i < 40 || !(session_asked(session) & 1) || !session_has_undo(session); i++)
        CHECK(match_step(session, &rng));
}

void match_finish(struct session *session, struct rng *rng)
{
    while (match_step(session, rng))
        ;
}

static bool same_for(const struct session *a, const struct session *b, int seat)
{
    struct view view_a, view_b;
    memset(&view_a, 0, sizeof view_a);
    memset(&view_b, 0, sizeof view_b);
    session_view(a, seat, &view_a);
    session_view(b, seat, &view_b);
    if (memcmp(&view_a, &view_b, sizeof view_a))
        return false;
    for (int i = 0; i < 64; i++) {
        struct event event_a = session_event(a, i, seat), event_b = session_event(b, i, seat);
        if (memcmp(&event_a, &event_b, sizeof event_a))
            return false;
    }
    return true;
}

bool match_same(const struct session *a, const struct session *b)
{
    for (int seat = 0; seat < session_setup(a)->seats; seat++)
        if (!same_for(a, b, seat))
            return false;
    return same_for(a, b, SEAT_NONE) && session_asked(a) == session_asked(b) &&
           session_position(a) == session_position(b) && session_deal_seed(a) == session_deal_seed(b);
}

void match_folder(char path[MATCH_PATH])
{
    system_folder(path, MATCH_PATH);
}

void match_remove_folder(const char *path)
{
    system_remove(path);
}

char *match_read(const char *path, size_t *size)
{
    FILE *file = file_open(path, "rb");
    CHECK(file && fseek(file, 0, SEEK_END) == 0);
    *size = (size_t)ftell(file);
    rewind(file);
    char *bytes = malloc(*size + 1);
    CHECK(bytes && fread(bytes, 1, *size, file) == *size);
    bytes[*size] = '\0'; /* a file of text is a string */
    fclose(file);
    return bytes;
}

const char *match_path(char path[MATCH_PATH], const char *folder, const char *name)
{
    CHECK(snprintf(path, MATCH_PATH, "%s/%s", folder, name) < MATCH_PATH);
    return path;
}
