/* dueling_tigers.h: option values of Dueling Tigers that other files need. */
#ifndef RULES_MODES_DUELING_TIGERS_H
#define RULES_MODES_DUELING_TIGERS_H

/* The choices of OPTION_RIICHI_FURITEN: discards of all three piles count against a Riichi, or only the
 * player's own. */
enum { RIICHI_FURITEN_ALL, RIICHI_FURITEN_OWN };

/* The choices of OPTION_SCORING: the winner gets points, or the loser pays them. */
enum { SCORING_ADD, SCORING_PAY };

#endif
