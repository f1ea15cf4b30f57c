/* encoding_table.c: the flags of what is visible; see encoding.h. */
#include "ai/forecast/encoding_parts.h"
#include "base/check.h"
#include "rules/hand/counts.h"

static void mark_kind(const struct marks *marks, enum feature_group group, int from, uint8_t tile)
{
    if (tile < TILE_HIDDEN && tile_kind(tile) < TILE_KINDS)
        mark_kinds(marks, group, from, TILE_BIT(tile_kind(tile)));
}

/* --- the others ----------------------------------------------------------------------------------- */

/* Encodes a rival's last discards, the newest first. */
static void encode_last(const struct marks *marks, int which)
{
    const struct encoding *encoding = marks->encoding;
    const struct table *table = &encoding->view->table;
    int kinds = encoding->feature_set->kinds, most = encoding->feature_set->order, count = 0;
    for (int i = table->discard_count; i-- > 0 && count < most;) {
        const struct discard *discard = &table->discards[i];
        if ((discard->flags & DISCARD_PILE) != encoding->rival[which].seat)
            continue;
        mark_kind(marks, FEATURE_RIVAL_LAST, (which * most + count) * kinds, discard->tile);
        if (discard->flags & DISCARD_DRAWN)
            mark(marks, FEATURE_RIVAL_DRAWN, which * most + count);
        count++;
    }
}

/* Returns how many of its own turns ago the seat declared. */
static int age_of(const struct view *view, int seat)
{
    int turn = view->table.riichi[seat];
    return view->table.turns[seat] - (turn ? turn : view->table.turns[seat]);
}

static void encode_rival(const struct marks *marks, int which)
{
    const struct encoding *encoding = marks->encoding;
    const struct view *view = encoding->view;
    const struct table *table = &view->table;
    const struct rival_features *rival = &encoding->rival[which];
    int seat = rival->seat, exposed = table_exposed(table, seat), from = which * encoding->feature_set->kinds;
    mark(marks, FEATURE_RIVAL_HERE, which);
    mark_kinds(marks, FEATURE_RIVAL, from, rival->discarded);
    mark_kinds(marks, FEATURE_RIVAL_SINCE, from, rival->since);
    encode_last(marks, which);
    mark_melds(marks, FEATURE_RIVAL_PUNGS, FEATURE_RIVAL_RUNS, from, table->melds[seat],
               table->meld_counts[seat]);
    mark_one(marks, FEATURE_RIVAL_KONGS, 5 * which, table->meld_counts[seat] - exposed, 5);
    mark_one(marks, FEATURE_RIVAL_EXPOSED, 5 * which, exposed, 5);
    mark_one(marks, FEATURE_RIVAL_KEPT, 8 * which, table_kept_since(table, seat), 8);
    if (rival->declared) {
        mark(marks, FEATURE_RIVAL_READY, which);
        mark_one(marks, FEATURE_RIVAL_AGE, 8 * which, age_of(view, seat), 8);
    }
    if (table->rules->has_flowers)
        mark_one(marks, FEATURE_RIVAL_FLOWERS, 9 * which, bits_count(table->flowers[seat]), 9);
}

/* Encodes what makes a win worth more. */
static void encode_dora(const struct marks *marks)
{
    const struct encoding *encoding = marks->encoding;
    int kinds = encoding->feature_set->kinds;
    tile_set once = counts_kinds(encoding->dora, 1), more = counts_kinds(encoding->dora, 2);
    mark_kinds(marks, FEATURE_DORA, 0, once & ~more);
    mark_kinds(marks, FEATURE_DORA, kinds, more);
    mark_kinds(marks, FEATURE_GUESSED, 0, encoding->view->table.stage.guessed);
    mark_one(marks, FEATURE_STAKES, 0, encoding->view->table.stakes.bets, 5);
    mark_one(marks, FEATURE_STAKES, 5, encoding->view->table.stakes.counters, 7);
}

/* --- the rest ------------------------------------------------------------------------------------- */

static void encode_offer(const struct marks *marks)
{
    const struct encoding *encoding = marks->encoding;
    const struct offer *offer = &encoding->view->table.offer;
    if (offer->tile >= TILE_HIDDEN || encoding->view->table.phase != PHASE_CLAIM) {
        mark(marks, FEATURE_SOURCE, 5);
        return;
    }
    mark_kind(marks, FEATURE_OFFERED, 0, offer->tile);
    mark(marks, FEATURE_SOURCE, offer->source == WIN_DISCARD ? 0 : 4);
    for (int i = 0; i < encoding->rivals; i++)
        if (encoding->rival[i].seat == offer->by)
            mark(marks, FEATURE_OFFERED_BY, i);
}

/* Returns the index of a value among the option's possible values. */
static int value_place(const struct option *option, int value)
{
    if (option->type != OPTION_NUMBER)
        return value;
    int place = 0;
    while (place < OPTION_CHOICES && option->numbers[place] && option->numbers[place] != value)
        place++;
    return place;
}

/* True if the option matters to a single round. The match's length and its clock don't, nor does the suit in
 * play, nor whether a player's gain is the others' loss. */
static bool matters(const struct ruleset *rules, const struct option *option)
{
    return option->key != OPTION_ROUNDS && option->key != OPTION_WINDS && option->key != OPTION_CLOCK &&
           option->key != OPTION_SUIT && (option->key != OPTION_SCORING || rules->declares_risk);
}

static void encode_options(const struct marks *marks)
{
    const struct table *table = &marks->encoding->view->table;
    for (int i = 0; i < ruleset_option_count(table->rules); i++) {
        const struct option *option = &table->rules->options[i];
        if (matters(table->rules, option) && table->options[i] != option->initial)
            mark_one(marks, FEATURE_OPTION, 4 * i, value_place(option, table->options[i]), 4);
    }
}

static void encode_seat(const struct marks *marks)
{
    const struct view *view = marks->encoding->view;
    const struct table *table = &view->table;
    int seat = view->seat;
    mark(marks, FEATURE_WIND, table_wind(table, seat) - TILE_EAST);
    if (table_round_wind(table) != TILE_NONE)
        mark(marks, FEATURE_ROUND_WIND, table_round_wind(table) - TILE_EAST);
    mark_one(marks, FEATURE_WALL, 0, table->wall / 4, 28);
    mark_one(marks, FEATURE_TURNS, 0, table->turns[seat], 20);
    if (table->riichi[seat] || table->stage.attacker == seat)
        mark(marks, FEATURE_OWN_READY, 0);
    if (table->rules->has_flowers)
        mark_one(marks, FEATURE_OWN_FLOWERS, 0, bits_count(table->flowers[seat]), 9);
}

void encoding_table(struct encoding *encoding)
{
    struct marks marks = {
        .encoding = encoding,
        .to = {.place = encoding->place, .flags = encoding->flags, .count = &encoding->count}};
    const struct ruleset *rules = encoding->view->table.rules;
    encode_counts(&marks.to, mark_at(&marks, FEATURE_UNSEEN, 0), encoding->unseen);
    mark_kinds(&marks, FEATURE_DISCARDED, 0, encoding->discarded);
    mark_kinds(&marks, FEATURE_PASSED, 0, counts_kinds(encoding->view->own.passed, 1));
    mark_kinds(&marks, FEATURE_PILES, 0, encoding->piles);
    for (int i = 0; i < encoding->rivals; i++)
        encode_rival(&marks, i);
    if (rules->has_stages)
        encode_dora(&marks);
    encode_offer(&marks);
    encode_options(&marks);
    encode_seat(&marks);
    CHECK(encoding->count <= FEATURES_TABLE_MAX);
}
