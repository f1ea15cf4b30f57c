/*
 * statistics.h: what one person's finished matches come to, counted from the journal.
 *
 * Counted are matches in which one person alone played against computers or programs, and not for practice:
 * where several sit at one screen there is no "you", and moves taken back prove nothing. What each figure
 * means, in every mode, stands in docs/formats.md.
 */
#ifndef SESSION_STATISTICS_H
#define SESSION_STATISTICS_H

#include "session/statistics/journal.h"

/* Which matches are counted. */
struct selection {
    const struct ruleset *rules;   /* of that mode, NULL: of all */
    const struct player *opponent; /* in which they sat at the table, NULL: whoever did */
};

/* How many in a row. */
struct streak {
    int present, longest;
};

struct statistics {
    int matches, won, tied; /* the rest was lost */
    int64_t points;         /* what the matches changed the person's points by */
    struct streak matches_in_a_row;

    int rounds;
    int ends[ROUND_ENDS]; /* what became of them */
    struct streak rounds_in_a_row;
    int64_t points_won, points_lost; /* what the rounds won, and those others won, changed the points by */

    int dealt_in;          /* others won on the person's tile */
    int64_t points_dealt;  /* what those rounds changed the points by */
    int by_dummy;          /* others won on a tile of the dummy that the person had drawn or turned */
    int wins[WIN_SOURCES]; /* rounds won, by where the winning tile came from */

    int riichi, riichi_won; /* rounds with a Riichi; of them won */
    int tenpai, tenpai_won; /* the same for plain tenpai */
    int prevented;          /* wins that the person prevented by a guess */
    int calls;              /* tiles claimed */
    int open, open_won;     /* rounds with a claim; of them won */
    int declared, invalid;  /* rounds in which the person declared a win; of them wrongly */
    int named, exact;       /* rounds in which the person named waits; of them all and none else */
};

/* Counts the matches selected, in the order in which they began. */
void statistics_count(const struct journal *journal, const struct selection *selection,
                      struct statistics *statistics);

/* True if the match is among those selected, and counts. */
bool statistics_selects(const struct journal *journal, const struct selection *selection,
                        const struct match_tally *match);

/* How a match ended for the person: 1 won, 0 tied for the most points, -1 lost. */
int statistics_match_end(const struct match_tally *match);

/* --- patterns and hands ------------------------------------------------------------------------------- */

/* A hand won, and where. */
struct won_hand {
    const struct match_tally *match;
    const struct tally_round *round;
    const struct tally_hand *hand;
    int rarest; /* in how many of the hands won the rarest of its patterns was; 0 if it has no patterns */
};

/* A pattern of the mode and in how many of the hands won it was; `best` is the costliest of them. */
struct pattern_count {
    const struct pattern *pattern;
    int place; /* in the mode's list */
    int hands;
    struct won_hand best;
};

enum { STATISTICS_PATTERNS = 256 /* more than any mode has */ };

/* The patterns that hands were won with, the most frequent first, of equals in the order of the mode's list.
 * Of one mode (selection->rules) only; 0 in one whose hands have no value. */
int statistics_patterns(const struct journal *journal, const struct selection *selection,
                        struct pattern_count list[STATISTICS_PATTERNS]);

enum show_order {
    HANDS_COSTLIEST, /* by their value, of equals the rarer, then the older */
    HANDS_RAREST     /* by how seldom their rarest pattern was, of equals the dearer, then the older; those
                        without patterns come last */
};

/* The first `most` of the hands won in that order, with `pattern` (NULL: any); returns how many were written.
 * Of one mode only. */
int statistics_hands(const struct journal *journal, const struct selection *selection, enum show_order order,
                     const struct pattern *pattern, struct won_hand *list, int most);

/* --- opponents ---------------------------------------------------------------------------------------- */

/* What was played against somebody: name and kind as recorded. A match is that of whoever sat there at its
 * end, a round that of whoever played it. */
struct opponent {
    struct player player;
    int matches, ahead,
        level;             /* the person had more points than they in the end, or as many; the rest: fewer */
    int rounds, won, lost; /* rounds; the person won; they did, whoever else won too */
    int dealt_in, from_them; /* they won on the person's tile; the person on theirs */
};

enum { STATISTICS_OPPONENTS = 64 };

/* Everybody met, whom most matches were played with first; beyond the room those met least are left out. */
int statistics_opponents(const struct journal *journal, const struct selection *selection,
                         struct opponent list[STATISTICS_OPPONENTS]);

#endif
