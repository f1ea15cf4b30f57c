/*
 * danger_drill.c: see danger_drill.h.
 */
#include "session/drill/danger_drill.h"

#include <stdlib.h>
#include <string.h>

#include "ai/four/four_danger.h"
#include "ai/one_suit/one_suit_danger.h"
#include "ai/teach.h"
#include "ai/tigers/estimate/danger.h"
#include "base/check.h"
#include "session/drill/position.h"

enum {
    COME_TRUE = 122, /* % of the opponents' estimate, as it comes true where somebody is dangerous */
    FEARED = 250,    /* per mille: an opponent with this chance of tenpai is dangerous */
    APART = 10,      /* per mille: least difference between the safest tile and the next */
    TURNS = 5,       /* own discards before a question */
    SAMPLED = 8,     /* deals to average over where danger is sampled */
    FEARED_DUEL = 8, /* per mille: in Tenpai Duel few hands win without a declaration, so the danger of the */
    APART_DUEL = 4,  /* most dangerous tile decides whether a position is worth asking about */
    FEARED_SUIT = 150, /* in One Suit every tile may win, and sampling has an error of about ten per mille, */
    APART_SUIT = 60,   /* so the difference must be larger */
    TURNS_SUIT = 2
};

/* The estimated danger of a position. */
struct estimating {
    int per_mille[TILE_KINDS];
    int rival;   /* the most dangerous opponent's seat */
    bool feared; /* it is worth asking about */
    int apart;   /* least difference between the safest tile and the next, per mille */
};

/* --- the chances ---------------------------------------------------------------------------------- */

static int come_true(int chance)
{
    int raised = teach_per_mille(chance) * COME_TRUE / 100;
    return raised < 1000 ? raised : 1000;
}

static void tigers_chances(const struct view *view, struct estimating *estimating)
{
    struct situation situation;
    struct danger danger;
    situation_init(&situation, view, &weights_exact);
    danger_init(&danger, &situation);
    for (int kind = 0; kind < TILE_KINDS; kind++)
        estimating->per_mille[kind] = come_true(danger.chance[kind]);
    estimating->rival = danger_rival(&situation)->seat;
    estimating->feared = teach_per_mille(danger_rival(&situation)->tenpai) >= FEARED;
}

static void four_chances(const struct view *view, struct estimating *estimating)
{
    static struct score scratch; /* large */
    struct four_situation situation;
    struct four_danger danger;
    four_situation_init(&situation, view, &four_weights_normal, &scratch);
    four_danger_init(&danger, &situation);
    int worst = 0;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        int chance = four_danger_chance(&danger, &situation, kind);
        estimating->per_mille[kind] = situation.minimum ? come_true(chance) : teach_per_mille(chance);
    }
    for (int i = 1; i < situation.rival_count; i++)
        if (situation.rivals[i].tenpai > situation.rivals[worst].tenpai)
            worst = i;
    estimating->rival = situation.rivals[worst].seat;
    estimating->feared = teach_per_mille(situation.rivals[worst].tenpai) >= FEARED;
}

/* True if the teacher's estimate is used, because the opponents have none: in Tenpai Duel, and in One Suit
 * where the unseen tiles can be counted. */
static bool is_taught(const struct ruleset *rules)
{
    return rules->has_stages || rules->declares_risk;
}

/* Returns the other active seat with the most discards. */
static int longest_at_it(const struct view *view)
{
    int best = -1;
    for (int i = 1; i < view->table.seats; i++) {
        int seat = (view->seat + i) % view->table.seats;
        bool plays = seat != view->table.sitting;
        if (plays && (best < 0 || view->table.turns[seat] > view->table.turns[best]))
            best = seat;
    }
    return best;
}

static void taught_chances(const struct view *view, struct estimating *estimating)
{
    struct danger_figures figures;
    bool sampled = view->table.rules->declares_risk;
    int times = sampled ? SAMPLED : 1, most = 0;
    for (int i = 0; i < times; i++) {
        memset(&figures, 0, sizeof figures);
        if (sampled)
            one_suit_danger_counted(view, (uint64_t)i, &figures);
        else
            teach_danger(view, (uint64_t)i, &figures);
        for (int kind = 0; kind < TILE_KINDS; kind++)
            estimating->per_mille[kind] += figures.kinds & TILE_BIT(kind) ? figures.chance[kind] : 0;
    }
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        estimating->per_mille[kind] /= times;
        most = estimating->per_mille[kind] > most ? estimating->per_mille[kind] : most;
    }
    estimating->rival = longest_at_it(view);
    estimating->feared = most >= (sampled ? FEARED_SUIT : FEARED_DUEL);
    estimating->apart = sampled ? APART_SUIT : APART_DUEL;
}

static void estimate(const struct view *view, struct estimating *estimating)
{
    *estimating = (struct estimating){.apart = APART};
    if (is_taught(view->table.rules)) {
        taught_chances(view, estimating);
        return;
    }
    if (view->table.rules->dummy)
        tigers_chances(view, estimating);
    else
        four_chances(view, estimating);
    /* A single tile with four sets waits for another copy of itself, which the opponents' estimate
     * ignores. */
    if (view->table.hand_sizes[estimating->rival] == 1)
        estimating->feared = false;
}

void danger_chances(const struct view *view, int per_mille[TILE_KINDS], int *rival)
{
    struct estimating estimating;
    estimate(view, &estimating);
    memcpy(per_mille, estimating.per_mille, sizeof estimating.per_mille);
    *rival = estimating.rival;
}

/* --- the tiles to choose from --------------------------------------------------------------------- */

static bool is_of_kind(const struct discard *discard, uint8_t kind)
{
    return discard->tile < TILE_COUNT && tile_kind(discard->tile) == kind;
}

/* True if the kind is in a pile; a claimed tile is not. */
static bool is_in_pile(const struct table *table, uint8_t kind)
{
    for (int i = 0; i < table->discard_count; i++) {
        const struct discard *discard = &table->discards[i];
        if (!(discard->flags & DISCARD_CLAIMED) && is_of_kind(discard, kind))
            return true;
    }
    return false;
}

/* True if that seat passed on it since it last changed its hand. */
static bool was_let_pass(const struct table *table, int seat, uint8_t kind)
{
    for (int i = table->discard_count - 1; i >= 0; i--) {
        const struct discard *discard = &table->discards[i];
        if (is_of_kind(discard, kind))
            return true;
        if ((discard->flags & DISCARD_PILE) == seat && !(discard->flags & DISCARD_DRAWN))
            return false; /* the hand changed here */
    }
    return false;
}

/* True if there are tiles left that could wait for the kind: another copy, or two neighbors. */
static bool waits_are_left(const struct view *view, uint8_t kind)
{
    static const uint8_t waiting[][2] = {{2, 2}, {0, 1}, {1, 3}, {3, 4}};
    int unseen[5] = {0}, number = kind % 9; /* for the kinds from two below it on */
    for (int i = 0; i < 5; i++)
        if (i == 2 || (kind < TILE_EAST && number + i >= 2 && number + i <= 10))
            unseen[i] = view_unseen(view, (uint8_t)(kind + i - 2));
    for (size_t i = 0; i < sizeof waiting / sizeof *waiting; i++)
        if (unseen[waiting[i][0]] && unseen[waiting[i][1]])
            return true;
    return false;
}

/* True if the rival may hold all other terminals and honors and be waiting for this one without a second
 * copy. */
static bool orphans_may_wait(const struct view *view, int rival, uint8_t kind)
{
    const struct table *table = &view->table;
    if (!(table->rules->forms & FORM_THIRTEEN_ORPHANS) || !(TILE_ORPHANS & TILE_BIT(kind)) ||
        table->meld_counts[rival])
        return false;
    for (tile_set left = TILE_ORPHANS & ~TILE_BIT(kind); left; left &= left - 1)
        if (!view_unseen(view, tile_set_first(left)))
            return false;
    return true;
}

static enum danger_why why_of(const struct view *view, int rival, uint8_t kind, int per_mille)
{
    const struct table *table = &view->table;
    bool has_furiten = table->rules->furiten != NULL;
    if (per_mille > 0)
        return DANGER_OPEN;
    if (has_furiten && table_discarded(table, rival) & TILE_BIT(kind))
        return DANGER_THROWN;
    if (has_furiten && table->riichi[rival] && is_in_pile(table, kind))
        return DANGER_LIES;
    if (was_let_pass(table, rival, kind))
        return DANGER_LET_PASS;
    if (is_taught(table->rules))
        return DANGER_HARDLY;
    return waits_are_left(view, kind) || orphans_may_wait(view, rival, kind) ? DANGER_HARDLY : DANGER_GONE;
}

struct candidate {
    uint8_t kind;
    int per_mille;
};

static int by_danger(const void *a, const void *b)
{
    const struct candidate *one = a, *two = b;
    return one->per_mille != two->per_mille ? one->per_mille - two->per_mille : one->kind - two->kind;
}

static int by_kind(const void *a, const void *b)
{
    return ((const struct danger_choice *)a)->kind - ((const struct danger_choice *)b)->kind;
}

/* True if the danger of the kind is certain enough to ask about. The teacher's estimate ignores passed
 * tiles, which a player does not, so they are left out. */
static bool is_clear(const struct view *view, const struct estimating *estimating, uint8_t kind)
{
    return !is_taught(view->table.rules) || !estimating->per_mille[kind] ||
           !was_let_pass(&view->table, estimating->rival, kind);
}

/* Lists the kinds that may be discarded, the safest first; returns how many. */
static int list_candidates(const struct view *view, const struct estimating *estimating,
                           struct candidate list[HAND_MAX])
{
    tile_set seen = 0;
    int count = 0;
    for (int i = 0; i < view->move_count; i++) {
        uint8_t kind = view->moves[i].kind == MOVE_DISCARD ? tile_kind(view->moves[i].tile) : 0;
        if (view->moves[i].kind != MOVE_DISCARD || seen & TILE_BIT(kind))
            continue;
        CHECK(count < HAND_MAX);
        seen |= TILE_BIT(kind);
        if (is_clear(view, estimating, kind))
            list[count++] = (struct candidate){kind, estimating->per_mille[kind]};
    }
    qsort(list, (size_t)count, sizeof *list, by_danger);
    return count;
}

static void enter_choice(struct danger_question *question, int place, const struct candidate *candidate)
{
    const struct view *view = &question->view;
    question->choices[place] = (struct danger_choice){
        .kind = candidate->kind,
        .per_mille = candidate->per_mille,
        .why = (uint8_t)why_of(view, question->rival, candidate->kind, candidate->per_mille),
        .unseen = (uint8_t)view_unseen(view, candidate->kind)};
}

bool danger_question_init(struct danger_question *question, const struct view *view)
{
    struct candidate list[HAND_MAX];
    struct estimating estimating;
    estimate(view, &estimating);
    int count = list_candidates(view, &estimating, list);
    if (!estimating.feared || count < DANGER_CHOICES + 1)
        return false;
    /* the safest, the most dangerous, and two between them */
    int places[DANGER_CHOICES] = {0, count / 3 > 0 ? count / 3 : 1, 2 * count / 3, count - 1};
    if (list[places[1]].per_mille < list[0].per_mille + estimating.apart)
        return false;
    memset(question, 0, sizeof *question);
    question->view = *view;
    question->rival = (uint8_t)estimating.rival;
    for (int i = 0; i < DANGER_CHOICES; i++)
        enter_choice(question, i, &list[places[i]]);
    qsort(question->choices, DANGER_CHOICES, sizeof question->choices[0], by_kind);
    for (int i = 0; i < DANGER_CHOICES; i++)
        question->safest |= question->choices[i].per_mille == list[0].per_mille ? 1u << i : 0;
    return true;
}

/* --- seeking -------------------------------------------------------------------------------------- */

static bool fits(const struct view *view, int seat, void *context)
{
    const struct table *table = &view->table;
    int least = table->rules->declares_risk ? TURNS_SUIT : TURNS;
    return table->phase == PHASE_TURN && table->turns[seat] >= least && !table->riichi[seat] &&
           danger_question_init(context, view);
}

void danger_question_deal(struct danger_question *question, const struct ruleset *rules, struct rng *rng)
{
    int seat;
    session_free(position_seek(rules, rng, fits, question, &seat));
}
