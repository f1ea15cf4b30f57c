/* scripted_record.h: records of matches that tests make up, for the tests beside it. */
#ifndef TESTS_CLI_SCRIPTED_RECORD_H
#define TESTS_CLI_SCRIPTED_RECORD_H

#include "cli/program.h"

#include "session/record.h"
#include "support/position.h"

/* A record of one round between programs: the options as "NAME VALUE" pairs, the deal as position.h rigs it,
 * the moves as "SEAT MOVE" lines. The caller frees it. */
static inline char *scripted_record(const char *mode, const char *options, const char *deal,
                                    const char *moves)
{
    struct setup setup = {.rules = ruleset_find(mode), .seed = 1};
    struct record record;
    struct game game;
    struct deal dealt;
    struct text text = {0};
    char name[24], value[16];
    int used;
    ruleset_defaults(setup.rules, setup.options);
    for (; sscanf(options, "%23s %15s%n", name, value, &used) == 2; options += used)
        assert_true(ruleset_set(setup.rules, setup.options, name, value, NULL));
    setup.seats = (uint8_t)ruleset_seats(setup.rules, setup.options);
    for (int seat = 0; seat < setup.seats; seat++)
        setup.players[seat].kind = PLAYER_PROGRAM;
    record_init(&record, &setup);
    record_start(&record, &game);
    position_rig_at(&dealt, &game, deal, __FILE__, __LINE__);
    record_add_deal(&record, &dealt, 1);
    record_print(&record, &text);
    text_add(&text, "%s", moves);
    char *out = malloc(strlen(text_string(&text)) + 1);
    assert_non_null(out);
    strcpy(out, text_string(&text));
    text_deinit(&text);
    record_deinit(&record);
    return out;
}

#endif
