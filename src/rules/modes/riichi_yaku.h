/*
 * riichi_yaku.h: the yaku that Tenpai Duel counts.
 *
 * Standard yaku and yakuman with open tanyao, tenhou and chiihou; no ippatsu, renhou or nagashi mangan, and
 * no yakuman counts double (docs/rules/tenpai-duel.md "The value of a hand").
 */
#ifndef RULES_MODES_RIICHI_YAKU_H
#define RULES_MODES_RIICHI_YAKU_H

#include "rules/play/score.h"

/* The yaku in list order; ends with a NULL id. A pattern's points are its han in a closed hand, 13 for a
 * yakuman. Dora of all kinds come last and are not yaku. */
extern const struct pattern riichi_yaku[];

/* A part of the list: from `first` to before `end`. */
struct riichi_class {
    const struct pattern *first, *end;
};
extern const struct riichi_class riichi_plain, riichi_yakuman, riichi_dora;

/* Returns the han of a pattern in an open or closed hand, 0 if it needs a closed hand and this one is
 * open. */
int riichi_yaku_han(const struct pattern *pattern, bool open);

/* True for a yakuman. */
bool riichi_yaku_is_yakuman(const struct pattern *pattern);

/* True if the reading of a closed hand is pinfu: four runs, a pair without value, won on a two-sided wait. */
bool riichi_is_pinfu(const struct win *win, const struct reading *reading);

#endif
