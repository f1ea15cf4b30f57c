/* four_explain.c: the reason for a move at a table of four; see four_explain.h. */
#include "ai/four/four_explain.h"

#include <stdlib.h>
#include <string.h>

#include "ai/four/four_aim.h"
#include "ai/hand_facts.h"
#include "ai/teach.h"

enum {
    CLOSE = 3,  /* a pattern with at most this many tiles missing is named as a direction */
    FEW = 40,   /* a chance, of AI_ONE, that is practically zero */
    LIKELY = 20 /* from this chance of another's win on, nobody says that no one wants the tile */
};

static bool is_discard(const struct four_judged *judged)
{
    return judged->move.kind == MOVE_DISCARD;
}

/* Returns the minimum of faan that the option sets; 0 without one. */
static int minimum_of(const struct table *table)
{
    int place = ruleset_option(table->rules, OPTION_MINIMUM);
    return place < 0 ? 0 : atoi(table->rules->options[place].choices[table->options[place]]);
}

/* True if that suit and honors have most of the hand's tiles. */
static bool is_main_suit(const struct holding *held, enum suit suit)
{
    int counts[SUIT_HONORS + 1] = {0}, all = 0;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        counts[tile_suit(kind)] += held->hand.counts[kind];
    for (int i = 0; i < held->meld_count; i++)
        counts[tile_suit(held->melds[i].tile)] += 3;
    for (int each = 0; each <= SUIT_HONORS; each++)
        all += counts[each];
    return 2 * (counts[suit] + counts[SUIT_HONORS]) > all && counts[suit] > counts[SUIT_HONORS];
}

/* True if an aim is worth faan on its own (docs/rules/classic.md "Winning"). */
static bool has_faan(const struct four_situation *situation, enum aim aim)
{
    const struct table *table = situation->table;
    uint8_t honor = (uint8_t)(TILE_EAST + aim - AIM_HONOR);
    if (aim >= AIM_HONOR)
        return tile_is_dragon(honor) || honor == table_round_wind(table) ||
               honor == table_wind(table, situation->seat);
    return aim != AIM_MIDDLE_TILES && aim != AIM_STRAIGHT && aim != AIM_SAME_RUN && aim != AIM_SAME_TRIPLET &&
           aim != AIM_END_SETS;
}

/* True if hands with that aim can be said to be what the player goes for. */
static bool is_told(const struct four_judge *judge, const struct four_judged *judged)
{
    bool minimum = judge->situation.minimum && minimum_of(judge->situation.table);
    return (!minimum || has_faan(&judge->situation, (enum aim)judged->hand.aim)) &&
           four_aim_is_plain(&judge->situation, judged);
}

/* If the mode has a minimum, returns the special hand that reaches it; otherwise REASON_NONE. */
static struct reason about_minimum(const struct four_judge *judge, const struct four_judged *best)
{
    const struct four_situation *situation = &judge->situation;
    const struct pattern *flush = ruleset_pattern(situation->table->rules, "half-flush");
    enum aim aim = (enum aim)best->hand.aim;
    int minimum = minimum_of(situation->table);
    if (!situation->minimum || !minimum || aim <= AIM_FOUR_SETS || aim == AIM_TENPAI)
        return reason_plain(REASON_NONE);
    enum suit suit = aim == AIM_MIXED_SUIT ? four_aim_suit(situation, best) : SUIT_HONORS;
    if (flush && suit != SUIT_HONORS && is_main_suit(&situation->held, suit))
        return (struct reason){.kind = REASON_HALF_FLUSH,
                               .suit = (uint8_t)suit,
                               .number = ruleset_points(situation->table->rules, flush)};
    return (struct reason){.kind = REASON_REACHES_MINIMUM, .aim = aim, .number = minimum};
}

/* In a mode of patterns, returns the pattern that the hand is close to, or the two that a discard leaves
 * possible. */
static struct reason about_direction(const struct four_judge *judge, const struct four_judged *list,
                                     int count, const struct four_judged *best)
{
    const struct ruleset *rules = judge->situation.table->rules;
    const struct pattern *first = four_aim_pattern(rules, (enum aim)best->hand.aim), *other = NULL;
    if (!first || best->hand.missing > CLOSE)
        return reason_plain(REASON_NONE);
    for (int i = 1; i < count; i++)
        if (is_discard(&list[i])) {
            other = four_aim_other(&judge->situation, best, &list[i], first);
            break;
        }
    if (other)
        return (struct reason){.kind = REASON_FITS_BOTH, .patterns = {first, other}};
    return (struct reason){.kind = REASON_DIRECTION,
                           .patterns = {first},
                           .number = best->hand.missing,
                           .second = ruleset_points(rules, first)};
}

/* Returns four sets as the aim of a discard, with the tiles that bring them nearer. */
static struct reason toward_sets(const struct four_judge *judge, const struct four_judged *judged)
{
    int steps;
    return (struct reason){.kind = REASON_ON_THE_WAY,
                           .aim = AIM_FOUR_SETS,
                           .number = hand_facts_useful(judge->situation.view, &judged->move, &steps)};
}

/* Returns what the hand after the move aims at; after a claim, together with the set it makes. */
static struct reason about_hand(const struct four_judge *judge, const struct four_judged *judged, bool claim)
{
    const struct four_value *hand = &judged->hand;
    struct reason reason = {.number = hand->useful};
    if (!claim && !is_told(judge, judged))
        return toward_sets(judge, judged);
    if (hand->missing == 1 && !hand->aim) {
        reason.kind = claim ? REASON_SET_WAITS : REASON_WAITS;
        reason.tiles = hand->waits;
    } else if (hand->aim) {
        reason.kind = claim ? REASON_SET_ON_THE_WAY : REASON_ON_THE_WAY;
        reason.aim =
            claim && !four_aim_is_plain(&judge->situation, judged) ? AIM_FOUR_SETS : (enum aim)hand->aim;
    } else if (claim) {
        reason.kind = REASON_SET_NO_WIN_NEAR;
    } else {
        reason.kind = judged->give < LIKELY ? REASON_NO_WIN_NEAR : REASON_NO_WIN_IN_REACH;
    }
    return reason;
}

/* Returns the discard that would leave the best hand if nobody could win on it. */
static const struct four_judged *boldest(const struct four_judged *list, int count)
{
    const struct four_judged *bold = NULL;
    for (int i = 0; i < count; i++)
        if (is_discard(&list[i]) && (!bold || list[i].hand.value > bold->hand.value))
            bold = &list[i];
    return bold;
}

/* Returns the suit that a rival seems to collect, for a tile of it; SUIT_HONORS if none. Honors go with every
 * suit, which says nothing about one of them. */
static enum suit collected(const struct four_rival *rival, uint8_t kind)
{
    bool collects = kind < TILE_EAST && rival->collects[kind / 9] > AI_ONE / 3;
    return collects ? tile_suit(kind) : SUIT_HONORS;
}

/* How the sentence about a rival's use of a tile differs: the tile alone, the hand folds, or another discard
 * is bolder. */
enum about_rival { BY_ITSELF, FOLDS, SAFER };

/* True if a rival could claim the kind for a great hand, and is hardly waiting for it. */
static bool is_fed(const struct four_judge *judge, uint8_t kind)
{
    return four_danger_fed(&judge->situation, kind) &&
           four_danger_chance(&judge->danger, &judge->situation, kind) < AI_ONE / 16;
}

/* True if one discard deals in more often than another, as it is shown, or feeds a great hand. */
static bool is_riskier(const struct four_judge *judge, const struct four_judged *one,
                       const struct four_judged *other)
{
    return is_fed(judge, tile_kind(one->move.tile)) ||
           teach_per_mille(one->give) > teach_per_mille(other->give);
}

static struct reason about_rival(const struct four_judge *judge, uint8_t kind, enum about_rival about)
{
    static const uint8_t great_hand[] = {REASON_RIVAL_GREAT_HAND, REASON_FOLDS_GREAT_HAND,
                                         REASON_SAFER_GREAT_HAND};
    static const uint8_t collects[] = {REASON_RIVAL_COLLECTS, REASON_FOLDS_COLLECTS, REASON_SAFER_COLLECTS};
    static const uint8_t waits[] = {REASON_RIVAL_WAITS_FOR, REASON_FOLDS_WAITS_FOR, REASON_SAFER_WAITS_FOR};
    const struct four_situation *situation = &judge->situation;
    const struct four_rival *rival = four_danger_rival(&judge->danger, situation, kind);
    const struct four_rival *fed = four_danger_fed(situation, kind);
    bool feeds = is_fed(judge, kind);
    struct reason reason = {.tile = kind, .suit = (uint8_t)collected(rival, kind)};
    reason.kind = feeds ? great_hand[about] : reason.suit < SUIT_HONORS ? collects[about] : waits[about];
    return reason_about(reason, situation->table, feeds ? fed->seat : rival->seat);
}

/* Returns the reason that another player has just discarded the same kind and would pay before the viewer;
 * otherwise REASON_NONE. */
static struct reason pays_first(const struct four_judge *judge, uint8_t kind)
{
    enum { LOOKED_AT = 3 };
    const struct four_situation *situation = &judge->situation;
    const struct table *table = situation->table;
    int rival = (int)(four_danger_rival(&judge->danger, situation, kind) - situation->rivals);
    int first = table->discard_count > LOOKED_AT ? table->discard_count - LOOKED_AT : 0;
    if (four_situation_feeds(situation, rival, kind))
        return reason_plain(REASON_NONE);
    while (first < table->discard_count && tile_kind(table->discards[first].tile) != kind)
        first++;
    if (first == table->discard_count)
        return reason_plain(REASON_NONE);
    return reason_about(reason_plain(REASON_PAYS_FIRST), table, table->discards[first].flags & DISCARD_PILE);
}

static struct reason for_discard(const struct four_judge *judge, const struct four_judged *list, int count,
                                 const struct four_judged *best)
{
    const struct four_judged *bold = boldest(list, count);
    if (!bold || bold == best || bold->cost <= best->cost || bold->hand.value <= best->hand.value ||
        !is_riskier(judge, bold, best)) {
        struct reason aim = reason_plain(REASON_NONE);
        bool plain = is_told(judge, best);
        if (plain)
            aim = about_minimum(judge, best);
        if (plain && aim.kind == REASON_NONE)
            aim = about_direction(judge, list, count, best);
        return aim.kind == REASON_NONE ? about_hand(judge, best, false) : aim;
    }
    struct reason payer = pays_first(judge, tile_kind(best->move.tile));
    if (payer.kind != REASON_NONE)
        return payer;
    bool folds = best->hand.chance < FEW && best->wins < 2 * FEW; /* a network must agree */
    struct reason reason = about_rival(judge, tile_kind(bold->move.tile), folds ? FOLDS : SAFER);
    bool suited = tile_is_suited(best->move.tile);
    bool collected = suited && tile_suit(best->move.tile) == (enum suit)reason.suit;
    if (reason.kind == REASON_SAFER_COLLECTS && suited)
        reason.kind = collected ? REASON_SAFER_WAITS_FOR : REASON_COLLECTS_OTHERS;
    else if (reason.kind == REASON_FOLDS_COLLECTS && collected) /* then the suit is no reason */
        reason.kind = REASON_FOLDS_WAITS_FOR;
    return reason;
}

/* Returns the reason against a discard that is not the best. */
static struct reason against_discard(const struct four_judge *judge, const struct four_judged *judged,
                                     const struct four_judged *best)
{
    const struct four_value *mine = &judged->hand, *other = &best->hand;
    const struct view *view = judge->situation.view;
    int steps, fewest;
    if (!is_discard(best))
        return reason_plain(best->move.kind == MOVE_WIN ? REASON_LETS_WIN_GO : REASON_LETS_KONG_GO);
    if (judged->cost > best->cost && judged->cost - best->cost >= other->value - mine->value &&
        is_riskier(judge, judged, best))
        return about_rival(judge, tile_kind(judged->move.tile), BY_ITSELF);
    if (mine->gain == 0 && other->gain > 0)
        return reason_plain(REASON_NO_HAND_IN_REACH);
    int behind = four_aim_behind(&judge->situation, judged, best);
    if (behind > 0 && behind < FOUR_PLAN_NEVER && mine->aim != other->aim)
        return reason_aim(REASON_GIVES_UP_AIM, (enum aim)other->aim);
    int less = -hand_facts_useful(view, &judged->move, &steps);
    less += hand_facts_useful(view, &best->move, &fewest);
    if (behind > 0 && steps > fewest) /* else it isn't further from the aim */
        return reason_tile(REASON_STEP_FURTHER, best->move.tile);
    if (behind == FOUR_PLAN_NEVER && steps == fewest && less > 0)
        return (struct reason){.kind = REASON_FEWER_USEFUL, .number = less, .tile = best->move.tile};
    return reason_tile(REASON_LESS_WITHOUT, best->move.tile);
}

/* True if the claims leave hardly any winning hand, and passing does leave one. */
static bool opens_in_vain(const struct four_judge *judge, const struct four_judged *list, int count)
{
    int passing = 0, claiming = 0;
    for (int i = 0; i < count; i++) {
        int *chance = list[i].move.kind == MOVE_PASS ? &passing : &claiming;
        *chance = list[i].hand.chance > *chance ? list[i].hand.chance : *chance;
    }
    return judge->situation.minimum && holding_is_closed(&judge->situation.held) && claiming < passing / 4 &&
           claiming < FEW;
}

/* Returns the lowest shanten number of a holding's sets. */
static int steps_of(const struct four_situation *situation, const struct holding *holding)
{
    struct shape shape;
    uint8_t copies[TILE_KINDS];
    table_copies(situation->table, copies);
    holding_shape(holding, situation->table->rules, copies, &shape);
    return shape_shanten(&shape);
}

/* True if a claim brings the hand nearer to its plan, or to any complete hand. */
static bool claim_is_nearer(const struct four_situation *situation, const struct four_judged *claim,
                            const struct four_judged *pass)
{
    struct holding holding = situation->held;
    if (claim->hand.missing < pass->hand.missing)
        return true;
    if (claim->move.kind != MOVE_CHOW && claim->move.kind != MOVE_PUNG)
        return false;
    holding_claim(&holding, claim->move, &situation->table->offer);
    return steps_of(situation, &holding) < steps_of(situation, &situation->held);
}

/* Returns the highest faan of the hand that a chow makes tenpai; -1 if it makes none. */
static int faan_after_chow(const struct four_situation *situation, const struct move *chow)
{
    struct table then = *situation->table;
    struct holding more = situation->held;
    int most = -1;
    holding_claim(&more, *chow, &then.offer);
    memcpy(then.melds[situation->seat], more.melds, sizeof more.melds);
    then.meld_counts[situation->seat] = more.meld_count;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        struct hand rest = more.hand;
        if (!rest.counts[kind])
            continue;
        hand_remove(&rest, kind);
        for (tile_set waits = table_waits(&then, &rest, situation->seat); waits; waits &= waits - 1) {
            struct holding whole = more;
            uint8_t wait = tile_set_first(waits);
            whole.hand = rest;
            hand_add(&whole.hand, wait);
            for (int drawn = 0; drawn < 2; drawn++) {
                four_situation_points(situation, situation->seat, &whole, wait,
                                      drawn ? WIN_SELF_DRAW : WIN_DISCARD);
                most = situation->scratch->faan > most ? situation->scratch->faan : most;
            }
        }
    }
    return most;
}

/* Returns the reason to pass on a tile that only a chow could use, if the hand would then wait with too few
 * faan; otherwise REASON_NONE. */
static struct reason chow_falls_short(const struct four_judge *judge, const struct four_judged *list,
                                      int count)
{
    int most = -1;
    for (int i = 1; i < count; i++) {
        if (list[i].move.kind != MOVE_CHOW)
            return reason_plain(REASON_NONE);
        int faan = faan_after_chow(&judge->situation, &list[i].move);
        most = faan > most ? faan : most;
    }
    bool fewer = most > 0 && most < minimum_of(judge->situation.table);
    return fewer ? reason_number(REASON_CHOW_FAAN, most) : reason_plain(REASON_NONE);
}

static struct reason about_pass(const struct four_judge *judge, const struct four_judged *list, int count,
                                int place)
{
    bool closed = holding_is_closed(&judge->situation.held);
    if (place > 0)
        return reason_plain(list[0].move.kind == MOVE_WIN ? REASON_LETS_WIN_GO : REASON_TILE_WORTH_MORE);
    struct reason chow = chow_falls_short(judge, list, count);
    if (chow.kind != REASON_NONE)
        return chow;
    if (opens_in_vain(judge, list, count))
        return reason_number(REASON_MINIMUM_OUT_OF_REACH, minimum_of(judge->situation.table));
    if (count > 1 && list[1].move.kind == MOVE_WIN)
        return reason_plain(REASON_BETTER_HAND_NEAR);
    if (closed && count > 1 && list[1].hand.gain < list[place].hand.gain)
        return reason_plain(REASON_CLOSED_WORTH_MORE);
    for (int i = 1; i < count; i++)
        if (claim_is_nearer(&judge->situation, &list[i], &list[place]))
            return reason_plain(list[1].hand.gain < list[place].hand.gain ? REASON_WINS_BRING_MORE
                                                                          : REASON_TAKES_MORE);
    return reason_plain(REASON_CLAIM_NO_NEARER);
}

/* True if the best move claims a run that brings the hand nearer, and any complete hand wins. */
static bool any_win_is_nearer(const struct four_judge *judge, const struct four_judged *list, int count)
{
    const struct four_value *hand = &list[0].hand;
    if (list[0].move.kind != MOVE_CHOW || judge->situation.minimum || hand->aim != AIM_FOUR_SETS)
        return false;
    for (int i = 1; i < count; i++)
        if (list[i].move.kind == MOVE_PASS)
            return list[i].hand.missing > hand->missing;
    return false;
}

static struct reason about_claim(const struct four_judge *judge, const struct four_judged *list, int count,
                                 int place)
{
    const struct four_value *hand = &list[place].hand;
    bool opens = holding_is_closed(&judge->situation.held);
    if (place == 0 && any_win_is_nearer(judge, list, count))
        return reason_plain(REASON_ANY_WIN);
    if (place == 0)
        return about_hand(judge, &list[place], true);
    if (hand->gain == 0)
        return reason_plain(opens ? REASON_DEAD_END : REASON_NO_HAND_IN_REACH);
    bool little = opens && hand->gain < list[0].hand.gain;
    return reason_plain(little ? REASON_OPENS_FOR_LITTLE : REASON_LESS_THAN_BEST);
}

/* Returns the reason for a kong of the viewer's own tiles as the best move: it costs nothing if nobody can
 * rob it and no discard leaves fewer tiles to find. */
static struct reason for_own_kong(const struct four_judged *list, int count, const struct four_judged *kong)
{
    bool free = kong->give <= 0;
    for (int i = 0; i < count; i++)
        free = free && (!is_discard(&list[i]) || kong->hand.missing <= list[i].hand.missing);
    return reason_plain(free ? REASON_KONG_BRINGS_DRAW : REASON_DRAWN_PROMISES);
}

/* Returns the reason for a claimed kong as the best move: whether it costs anything compared with the hand as
 * it is. */
static enum reason_kind for_claimed_kong(const struct four_judge *judge, const struct four_judged *list,
                                         int count, const struct four_value *hand)
{
    bool free = !holding_is_closed(&judge->situation.held);
    for (int i = 0; i < count; i++)
        if (list[i].move.kind == MOVE_PASS)
            free = free && hand->missing <= list[i].hand.missing && hand->gain >= list[i].hand.gain;
    return free ? REASON_KONG_BRINGS_DRAW : REASON_TILE_WORTH_MORE;
}

struct reason four_explain(const struct four_judge *judge, const struct four_judged *list, int count,
                           int place)
{
    const struct four_judged *judged = &list[place];
    switch (judged->move.kind) {
    case MOVE_WIN:
        return reason_plain(place ? REASON_BETTER_HAND_NEAR : REASON_WINS);
    case MOVE_DISCARD:
        return place ? against_discard(judge, judged, &list[0]) : for_discard(judge, list, count, judged);
    case MOVE_KONG:
        return reason_plain(place ? REASON_TAKES_MORE : for_claimed_kong(judge, list, count, &judged->hand));
    case MOVE_KONG_OWN:
        return place ? reason_plain(REASON_TAKES_MORE) : for_own_kong(list, count, judged);
    case MOVE_PASS:
        return about_pass(judge, list, count, place);
    default:
        return about_claim(judge, list, count, place);
    }
}
