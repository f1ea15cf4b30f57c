/*
 * riichi_yaku.h: the yaku of riichi mahjong, as Tenpai Duel counts them.
 *
 * Standard yaku and yakuman with open tanyao, tenhou and chiihou; no ippatsu,
 * renhou or nagashi mangan, and no yakuman counts double (docs/rules/tenpai-duel.md "The value of a hand").
 */
#ifndef RULES_MODES_RIICHI_YAKU_H
#define RULES_MODES_RIICHI_YAKU_H

#include "rules/play/score.h"

/* The yaku in the order they are listed; ended by a NULL id. A pattern's points are its han in a closed hand,
 * 13 for a yakuman; dora of all kinds stand last and are no yaku. */
extern const struct pattern riichi_yaku[];

/* A stretch of the list: from `first` to before `end`. */
struct riichi_class {
    const struct pattern *first, *end;
};
extern const struct riichi_class riichi_plain, riichi_yakuman, riichi_dora;

/* The han a pattern of the list is worth in a hand that is open or closed, 0 if it is lost by opening. */
int riichi_yaku_han(const struct pattern *pattern, bool open);

/* True for a yakuman. */
bool riichi_yaku_is_yakuman(const struct pattern *pattern);

/* True if the reading is pinfu in a closed hand: four runs, a pair without value, won on a two-sided wait. */
bool riichi_is_pinfu(const struct win *win, const struct reading *reading);

#endif
