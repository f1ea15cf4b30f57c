/*
 * tool_waits.c: how declared hands wait (Tenpai Duel), for the table `often` of src/ai/tenpai_duel/guess.c.
 *
 *   tool_waits MATCHES LEVEL
 *
 * Plays matches of that level against itself. At every declaration it counts, for
 * each form of a wait and each hint of the discards, in how many ways the tiles
 * for such waits could lie among those the defender cannot see, and how often the
 * hand does wait so; and how often which guess hits. Prints both as 1/10,000.
 */
#include <stdio.h>
#include <stdlib.h>

#include "ai/tenpai_duel/guess.h"
#include "session/arena/match_run.h"
#include "session/session_inside.h"

enum { GUESSES_SHOWN = 8 };

struct count {
    double ways, found;
};

struct census {
    struct count counts[WAIT_FORMS][HINTS];
    int declared;
    int guessed[GUESSES_SHOWN], hit[GUESSES_SHOWN];
};

/* The form of the wait that the set completes, and the lowest kind held for it. */
static enum wait_form form_of(const struct set *set, uint8_t kind, uint8_t *low)
{
    *low = kind;
    if (set->kind == SET_PUNG)
        return WAIT_TWO_PAIRS;
    if (set->kind != SET_RUN)
        return tile_is_honor(kind)      ? WAIT_SINGLE_HONOR
               : tile_is_terminal(kind) ? WAIT_SINGLE_END
                                        : WAIT_SINGLE_INNER;
    *low = kind == set->tile ? (uint8_t)(kind + 1) : set->tile;
    if (kind == set->tile + 1)
        return WAIT_MIDDLE;
    bool edge = kind == set->tile ? kind % 9 == 6 : kind % 9 == 2;
    return edge ? WAIT_EDGE : WAIT_TWO_SIDED;
}

static void count_reading(struct census *census, const struct guesses *guesses, const struct reading *reading,
                          uint8_t kind, double share)
{
    for (int i = 0; i < reading->count; i++) {
        uint8_t low;
        if (!reading->sets[i].wins)
            continue;
        enum wait_form form = form_of(&reading->sets[i], kind, &low);
        for (int j = 0; j < guesses->count; j++)
            if (guesses->list[j].form == form && guesses->list[j].low == low)
                census->counts[form][guesses->list[j].hint].found += share;
    }
}

static void count_hand(struct census *census, const struct game *game)
{
    const struct table *table = &game->table;
    int attacker = table->stage.attacker, defender = 1 - attacker;
    uint8_t unseen[TILE_KINDS];
    struct guesses guesses;
    struct shape shape;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        unseen[kind] = (uint8_t)table_unseen(table, &game->own[defender], kind);
    guesses_init(&guesses, table, unseen, attacker, true);
    for (int i = 0; i < guesses.count; i++)
        census->counts[guesses.list[i].form][guesses.list[i].hint].ways += guesses.list[i].ways;
    table_shape(table, &game->own[attacker].hand, attacker, &shape);
    tile_set waits = shape_useful(&shape, NULL);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        struct hand hand = game->own[attacker].hand;
        struct reading readings[READING_MOST];
        if (!(waits & TILE_BIT(kind)))
            continue;
        hand_add(&hand, kind);
        int count = reading_list(hand.counts, table->melds[attacker], table->meld_counts[attacker], kind,
                                 false, table->rules->forms, readings);
        for (int i = 0; i < count; i++) {
            double share = 1.0 / count / tile_set_count(waits);
            count_reading(census, &guesses, &readings[i], kind, share);
        }
    }
    census->declared++;
}

static bool watched_choose(void *self, const struct session *session, int seat, struct move *move,
                           struct error *why)
{
    struct census *census = self;
    const struct table *table = &session->game.table;
    if (table->phase == PHASE_GUESS && table->stage.guess_count == 0)
        count_hand(census, &session->game);
    if (!sitter_computer.choose(NULL, session, seat, move, why))
        return false;
    int batch = table->stage.guess_count / 2;
    if (table->phase == PHASE_GUESS && batch < GUESSES_SHOWN) {
        struct shape shape;
        table_shape(table, &session->game.own[table->stage.attacker].hand, table->stage.attacker, &shape);
        tile_set named = TILE_BIT(move->tile) | TILE_BIT(move->other);
        census->guessed[batch]++;
        census->hit[batch] += (shape_useful(&shape, NULL) & named) != 0;
    }
    return true;
}

static void print(const struct census *census)
{
    static const char *const names[WAIT_FORMS] = {"two-sided",    "edge",       "middle",      "two pairs",
                                                  "single inner", "single end", "single honor"};
    printf("%d declarations\n%-13s %8s %12s %13s %12s %12s\n", census->declared, "", "no hint", "threw early",
           "beside early", "threw later", "beside last");
    for (int form = 0; form < WAIT_FORMS; form++) {
        printf("%-13s", names[form]);
        for (int hint = 0; hint < HINTS; hint++) {
            const struct count *count = &census->counts[form][hint];
            printf(" %6.0f (%3.0f)", count->ways > 0 ? 1e4 * count->found / count->ways : 0, count->found);
        }
        printf("\n");
    }
    for (int i = 0; i < GUESSES_SHOWN; i++)
        printf("guess %d hits in %.1f %% of %d\n", i + 1,
               census->guessed[i] ? 100.0 * census->hit[i] / census->guessed[i] : 0, census->guessed[i]);
}

int main(int count, char **words)
{
    struct census census = {0};
    enum ai_level level = count == 3 ? ai_level_parse(words[2]) : AI_LEVELS;
    if (level == AI_LEVELS) {
        fprintf(stderr, "usage: tool_waits MATCHES LEVEL\n");
        return 2;
    }
    for (int match = 0; match < atoi(words[1]); match++) {
        struct setup setup = {
            .rules = ruleset_find("tenpai-duel"), .seats = 2, .seed = rng_derive(1, (uint64_t)match)};
        struct match_run run = {.rounds = 1000};
        ruleset_defaults(setup.rules, setup.options);
        for (int seat = 0; seat < 2; seat++) {
            setup.players[seat] = (struct player){.kind = PLAYER_COMPUTER, .level = (uint8_t)level};
            run.sitters[seat] = (struct sitter){.self = &census, .choose = watched_choose};
        }
        run.session = session_new(&setup, NULL);
        match_run_play(&run, NULL);
        session_free(run.session);
    }
    print(&census);
    return 0;
}
