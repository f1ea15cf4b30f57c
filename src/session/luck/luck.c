/* luck.c: see luck.h. */
#include "session/luck/luck.h"

#include <stdlib.h>
#include <string.h>

#include "base/check.h"

struct walk {
    struct luck_report *report;
    struct valuer valuer;
    const struct record *record;
    struct player players[SEAT_MAX]; /* current */
    struct game game;
    const struct deal *deal;  /* of the current round */
    struct luck_round *round; /* the current round, or NULL if it was not requested */
    int32_t scores[SEAT_MAX]; /* before the current round */
};

/* Converts each seat's gain into the unit of a result. */
static double measure(const struct walk *walk, const double gain[SEAT_MAX], int seat)
{
    const struct table *table = &walk->game.table;
    double others = 0;
    int count = 0;
    if (walk->report->shared || seat == table->sitting)
        return seat == table->sitting ? 0 : gain[seat];
    for (int other = 0; other < table->seats; other++) {
        if (other == seat || other == table->sitting)
            continue;
        others += gain[other];
        count++;
    }
    return gain[seat] - others / count;
}

static void take_term(void *context, const struct chance_term *term)
{
    struct walk *walk = context;
    for (int seat = 0; seat < walk->report->seats; seat++) {
        struct luck *luck = &walk->round->seats[seat];
        double points = measure(walk, term->gain, seat);
        luck->luck += points;
        luck->sources[term->kind] += points;
        if (term->kind == CHANCE_DRAW)
            *(term->seat == seat ? &luck->own : &luck->others) += points;
    }
}

static void begin_round(struct walk *walk, const struct luck_request *request, int number)
{
    struct luck_report *report = walk->report;
    walk->round = NULL;
    if (request->round && request->round != number)
        return;
    report->rounds = check_grow(report->rounds, report->count, sizeof *report->rounds);
    walk->round = &report->rounds[report->count++];
    *walk->round = (struct luck_round){.round = number};
    memcpy(walk->scores, walk->game.table.scores, sizeof walk->scores);
}

/* Uses the scores rather than the result, because a bet is lost unless the seat wins it back. */
static void end_round(struct walk *walk)
{
    double gain[SEAT_MAX];
    for (int seat = 0; seat < SEAT_MAX; seat++)
        gain[seat] = walk->game.table.scores[seat] - walk->scores[seat];
    walk->round->over = true;
    for (int seat = 0; seat < walk->report->seats; seat++) {
        struct luck *luck = &walk->round->seats[seat];
        luck->result = measure(walk, gain, seat);
        luck->decisions = luck->result - luck->luck;
    }
    walk->round = NULL;
}

/* Only the deal determines who sits out. */
static void play_entry(struct walk *walk, int place, const struct luck_request *request)
{
    const struct entry *entry = &walk->record->entries[place];
    struct game before = walk->game;
    struct events events;
    const struct chance_step step = {&before, entry, entry->is_deal ? &entry->deal : walk->deal, place};
    entry_apply(entry, &walk->game, &events);
    if (entry->is_deal) {
        walk->deal = &entry->deal;
        record_players(walk->record, place + 1, walk->players);
        begin_round(walk, request, walk->game.table.round);
    }
    if (entry->is_time_up) /* the hand in progress is void */
        walk->round = NULL;
    if (!walk->round)
        return;
    chance_terms(&walk->valuer, &step, take_term, walk);
    if (walk->game.table.phase == PHASE_DEAL || walk->game.table.phase == PHASE_OVER)
        end_round(walk);
}

bool luck_tells(const struct record *record)
{
    bool tells = true;
    struct player players[SEAT_MAX];
    for (int i = 0; i < record->count; i++) {
        record_players(record, i, players);
        for (int seat = 0; seat < record->setup.seats; seat++)
            tells = tells && !(players[seat].kind == PLAYER_COMPUTER && players[seat].level == AI_RANDOM);
    }
    return tells;
}

bool luck_make(struct luck_report *report, const struct record *record, const struct luck_request *request)
{
    struct walk walk = {.report = report, .record = record};
    record_start(record, &walk.game);
    record_players(record, 0, walk.players);
    valuer_init(&walk.valuer, &walk.game.table, &record->setup, walk.players);
    *report = (struct luck_report){.rules = record->setup.rules,
                                   .seats = record->setup.seats,
                                   .grain = walk.valuer.grain,
                                   .error = walk.valuer.error,
                                   .shared = walk.valuer.shared};
    for (int i = 0; i < record->count; i++) {
        if (request->stop && request->stop->asked(request->stop->context)) {
            luck_free(report);
            return false;
        }
        play_entry(&walk, i, request);
    }
    return true;
}

void luck_free(struct luck_report *report)
{
    free(report->rounds);
    report->rounds = NULL;
    report->count = 0;
}

static void luck_add(struct luck *sum, const struct luck *luck)
{
    sum->result += luck->result;
    sum->luck += luck->luck;
    sum->decisions += luck->decisions;
    for (int kind = 0; kind < CHANCE_KINDS; kind++)
        sum->sources[kind] += luck->sources[kind];
    sum->own += luck->own;
    sum->others += luck->others;
}

int luck_sum(const struct luck_report *report, int seat, struct luck *sum)
{
    int rounds = 0;
    *sum = (struct luck){0};
    for (int i = 0; i < report->count; i++) {
        if (!report->rounds[i].over)
            continue;
        luck_add(sum, &report->rounds[i].seats[seat]);
        rounds++;
    }
    return rounds;
}
