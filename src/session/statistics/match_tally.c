/* match_tally.c: see match_tally.h. */
#include "session/statistics/match_tally.h"

#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "session/statistics/deeds.h"

/* A match during its replay. */
struct counting {
    struct match_tally *tally;
    int seat;
    struct game game;
    struct tally_round round; /* the current one */
    int32_t before;           /* the person's points before the deal */
    uint8_t turner;           /* the seat that drew or revealed the dummy's last tile */
    struct deeds deeds;
};

struct tally_round *match_tally_add_round(struct match_tally *tally)
{
    tally->rounds = check_grow(tally->rounds, tally->round_count, sizeof *tally->rounds);
    struct tally_round *round = &tally->rounds[tally->round_count++];
    memset(round, 0, sizeof *round);
    round->from = round->sitting = SEAT_NONE;
    round->hand = -1;
    return round;
}

struct tally_hand *match_tally_add_hand(struct match_tally *tally)
{
    tally->hands = check_grow(tally->hands, tally->hand_count, sizeof *tally->hands);
    struct tally_hand *hand = &tally->hands[tally->hand_count++];
    memset(hand, 0, sizeof *hand);
    return hand;
}

struct tally_change *match_tally_add_change(struct match_tally *tally)
{
    tally->changes = check_grow(tally->changes, tally->change_count, sizeof *tally->changes);
    struct tally_change *change = &tally->changes[tally->change_count++];
    memset(change, 0, sizeof *change);
    return change;
}

const struct player *match_tally_player(const struct match_tally *tally, int seat, int round)
{
    for (int i = tally->change_count - 1; i >= 0; i--)
        if (tally->changes[i].seat == seat && tally->changes[i].round <= round)
            return &tally->changes[i].player;
    return &tally->players[seat];
}

int32_t match_tally_margin(const struct match_tally *tally, int seat)
{
    int32_t best = INT32_MIN;
    for (int other = 0; other < tally->seats; other++)
        if (other != seat && tally->scores[other] > best)
            best = tally->scores[other];
    return tally->scores[seat] - best;
}

void match_tally_deinit(struct match_tally *tally)
{
    free(tally->changes);
    free(tally->rounds);
    free(tally->hands);
    memset(tally, 0, sizeof *tally);
}

int match_tally_place(const struct ruleset *rules, const struct pattern *pattern)
{
    const struct pattern *at = NULL;
    for (int place = 0; (at = ruleset_next_pattern(rules, at)); place++)
        if (at == pattern)
            return place;
    return -1;
}

const struct pattern *match_tally_pattern(const struct ruleset *rules, int place)
{
    const struct pattern *at = ruleset_next_pattern(rules, NULL);
    while (at && place-- > 0)
        at = ruleset_next_pattern(rules, at);
    return at;
}

/* --- a round ------------------------------------------------------------------------------------------ */

static void note_hand(struct counting *counting, struct tally_round *round)
{
    const struct ruleset *rules = counting->game.table.rules;
    struct win win;
    struct score score;
    CHECK(game_result_score(&counting->game, counting->seat, &win, &score));
    round->hand = counting->tally->hand_count;
    struct tally_hand *hand = match_tally_add_hand(counting->tally);
    hand->value = rules->declares_risk ? round->points : score.points;
    round->marks |= deeds_won(&counting->deeds, &counting->game.table, counting->seat, &win, &score);
    hand->source = win.source;
    match_tally_figure(&win, &score, counting->seat, counting->game.table.seats, hand->figure);
    for (int i = 0; i < score.line_count; i++) {
        int place = match_tally_place(rules, score.lines[i].pattern);
        if (place >= 0)
            hand->lines[hand->line_count++] = (struct tally_line){(uint8_t)place, score.lines[i].points};
    }
}

/* Returns the marks for waits named at the person's own risk. */
static unsigned named_marks(const struct naming *naming, int seat, bool thirteen)
{
    unsigned named = naming->named[seat], waits = naming->waits[seat], marks = TALLY_NAMED;
    if (named == waits)
        marks |= TALLY_EXACT | (named && thirteen ? TALLY_THIRTEEN : 0);
    return marks | (named & ~waits ? TALLY_MISNAMED : 0) | (named ? 0 : TALLY_UNNAMED);
}

/* The same for waits declared and named. */
static unsigned naming_marks(const struct table *table, int seat)
{
    const struct result *result = &table->result;
    const struct naming *naming = &result->naming;
    unsigned marks = 0;
    if (naming->declared >> seat & 1) {
        bool waits = naming->waits[seat] >> (tile_number(result->tile) - 1) & 1;
        marks |= TALLY_DECLARED | (waits ? 0 : TALLY_FALSE);
    }
    if (naming->named_by >> seat & 1)
        marks |= named_marks(naming, seat, table->sets == 4);
    return marks;
}

static enum round_end end_of(const struct result *result, int seat)
{
    switch ((enum outcome)result->outcome) {
    case OUTCOME_WIN:
        return result->winners >> seat & 1 ? ROUND_WON : ROUND_LOST;
    case OUTCOME_PREVENTED:
        return ROUND_PREVENTED;
    case OUTCOME_INVALID:
        return ROUND_INVALID;
    default:
        return ROUND_DRAWN;
    }
}

/* Ends a round, unless the clock made it void or the person sat it out. */
static void end_round(struct counting *counting)
{
    const struct table *table = &counting->game.table;
    const struct result *result = &table->result;
    int seat = counting->seat;
    if (result->outcome == OUTCOME_VOID || table->sitting == seat)
        return;
    struct tally_round *round = match_tally_add_round(counting->tally);
    *round = counting->round;
    round->end = (uint8_t)end_of(result, seat);
    round->points = table->scores[seat] - counting->before;
    round->hand = -1;
    round->from = SEAT_NONE;
    round->sitting = table->sitting;
    if (table->rules->declares_risk)
        round->marks |= naming_marks(table, seat);
    if (result->outcome != OUTCOME_WIN)
        return;
    round->winners = result->winners;
    round->from = result->from;
    if (result->from == SEAT_DUMMY && counting->turner == seat)
        round->marks |= TALLY_OWN_DUMMY;
    if (round->end == ROUND_WON)
        note_hand(counting, round);
}

/* Notes what the person does in a round. */
static void note_own(struct tally_round *round, const struct event *event)
{
    switch ((enum event_kind)event->kind) {
    case EVENT_RIICHI:
        round->marks |= TALLY_RIICHI;
        break;
    case EVENT_TENPAI:
        round->marks |= TALLY_TENPAI;
        break;
    case EVENT_GUESS:
        round->marks |= event->number ? TALLY_PREVENTED : 0;
        break;
    case EVENT_CHOW:
    case EVENT_PUNG:
        round->calls++;
        break;
    case EVENT_KONG:
        round->calls += event->number == MELD_KONG_OPEN;
        break;
    default:
        break;
    }
}

static void note(struct counting *counting, const struct event *event)
{
    if (event->kind == EVENT_DEAL) {
        memset(&counting->round, 0, sizeof counting->round);
        counting->before = counting->game.table.scores[counting->seat];
        counting->round.marks = deeds_begin(&counting->deeds, &counting->game.table, counting->seat);
        counting->turner = SEAT_NONE;
    } else if (event->kind == EVENT_ROUND_END) {
        end_round(counting);
    } else if (event->kind == EVENT_REVEAL || event->kind == EVENT_DUMMY_DISCARD) {
        counting->turner = event->seat;
    }
    if (event->seat == counting->seat)
        note_own(&counting->round, event);
    counting->round.marks |= deeds_event(&counting->deeds, event, counting->seat);
}

/* --- a match ------------------------------------------------------------------------------------------ */

static void begin(struct match_tally *tally, const struct record *record, const struct game *game)
{
    memset(tally, 0, sizeof *tally);
    tally->rules = record->setup.rules;
    tally->seats = record->setup.seats;
    tally->seat = (uint8_t)setup_only_person(&record->setup);
    tally->start = game->table.scores[tally->seat];
    memcpy(tally->players, record->setup.players, sizeof tally->players);
}

/* Notes opponents who join for a deal; the next round counted is the first they play. */
static void note_change(struct match_tally *tally, const struct change *change)
{
    for (int seat = 0; seat < tally->seats; seat++) {
        if (!(change->seats >> seat & 1))
            continue;
        struct tally_change *noted = match_tally_add_change(tally);
        noted->round = tally->round_count;
        noted->seat = (uint8_t)seat;
        noted->player = change->players[seat];
    }
}

/* Counts the rounds that are over; `*over`: the match is. False if it does not count. */
static bool count_rounds(struct match_tally *tally, const struct record *record, bool *over)
{
    int seat = setup_only_person(&record->setup);
    if (seat == SEAT_NONE || record->setup.practice || record->setup.practice_later)
        return false;
    struct counting *counting = calloc(1, sizeof *counting);
    struct events events;
    CHECK_MEMORY(counting);
    *counting = (struct counting){.tally = tally, .seat = seat, .turner = SEAT_NONE};
    record_start(record, &counting->game);
    begin(tally, record, &counting->game);
    for (int i = 0; i < record->count; i++) {
        if (record->entries[i].is_deal)
            note_change(tally, &record->entries[i].change);
        else
            deeds_move(&counting->deeds, &counting->game, &record->entries[i], seat);
        entry_apply(&record->entries[i], &counting->game, &events);
        for (int e = 0; e < events.count; e++)
            note(counting, &events.list[e]);
    }
    *over = counting->game.table.phase == PHASE_OVER;
    memcpy(tally->scores, counting->game.table.scores, sizeof tally->scores);
    free(counting);
    return true;
}

bool match_tally_so_far(struct match_tally *tally, const struct record *record)
{
    bool over;
    if (!count_rounds(tally, record, &over))
        return false;
    archive_name(&record->setup, 1, tally->name);
    return true;
}

bool match_tally_count(struct match_tally *tally, const struct record *record)
{
    struct match_tally counted;
    bool over;
    if (!count_rounds(&counted, record, &over))
        return false;
    if (!over) {
        match_tally_deinit(&counted);
        return false;
    }
    *tally = counted;
    return true;
}
