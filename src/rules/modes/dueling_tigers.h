/*
 * dueling_tigers.h: what others than its own file ask of Dueling Tigers.
 */
#ifndef RULES_MODES_DUELING_TIGERS_H
#define RULES_MODES_DUELING_TIGERS_H

/* The choices of OPTION_RIICHI_FURITEN: discards of all three piles count against a Riichi, or the own ones
 * alone. */
enum { RIICHI_FURITEN_ALL, RIICHI_FURITEN_OWN };

/* The choices of OPTION_SCORING: the winner's points are added, or the loser pays them. */
enum { SCORING_ADD, SCORING_PAY };

#endif
