/*
 * statistics.h: totals of a person's finished matches, counted from the journal.
 *
 * Only matches count in which exactly one person played, against computers or programs, and not for
 * practice: with several people at one screen there is no "you", and undone moves prove nothing.
 * docs/formats.md defines each figure in every mode.
 */
#ifndef SESSION_STATISTICS_H
#define SESSION_STATISTICS_H

#include "ai/ai.h"
#include "session/statistics/journal.h"

/* Which matches to count. */
struct selection {
    const struct ruleset *rules;   /* only matches of that mode; NULL: all */
    const struct player *opponent; /* only matches with that opponent; NULL: all */
};

/* A streak: the current and the longest one. */
struct streak {
    int present, longest;
};

struct statistics {
    int matches, won, tied; /* the rest were lost */
    int64_t points;         /* the change of the person's points over all matches */
    struct streak matches_in_a_row;

    int rounds;
    int ends[ROUND_ENDS]; /* rounds by result */
    struct streak rounds_in_a_row;
    int64_t points_won, points_lost; /* the change of points in rounds won, and in rounds others won */

    int dealt_in;          /* rounds in which the person dealt in */
    int64_t points_dealt;  /* the change of points in those rounds */
    int by_dummy;          /* others won on a dummy tile that the person had drawn or revealed */
    int wins[WIN_SOURCES]; /* rounds won, by source of the winning tile */

    int riichi, riichi_won; /* rounds with a Riichi, and how many of them were won */
    int tenpai, tenpai_won; /* the same for plain tenpai */
    int prevented;          /* opponents' wins that the person prevented by a guess */
    int calls;              /* tiles claimed */
    int open, open_won;     /* rounds with a claim, and how many of them were won */
    int declared, invalid;  /* rounds with a declared win of the person; how many were invalid */
    int named, exact;       /* rounds in which the person named waits, and how often exactly all of them */
};

/* Counts the selected matches in the order in which they began. */
void statistics_count(const struct journal *journal, const struct selection *selection,
                      struct statistics *statistics);

/* True if the match is selected and counts. */
bool statistics_selects(const struct journal *journal, const struct selection *selection,
                        const struct match_tally *match);

/* Returns how a match ended for the person: 1 won, 0 tied for the most points, -1 lost. */
int statistics_match_end(const struct match_tally *match);

/* Lists how the last matches against one of the people ended, newest first: 1 if the person won, -1 if that
 * opponent did, 0 otherwise. Returns how many, at most `most`. */
int statistics_ends_against(const struct journal *journal, enum ai_level who, int ends[], int most);

/* --- patterns and hands ------------------------------------------------------------------------------- */

/* A hand won, with its match and round. */
struct won_hand {
    const struct match_tally *match;
    const struct tally_round *round;
    const struct tally_hand *hand;
    int rarest; /* how many of the hands have its rarest pattern; 0 if it has no patterns */
};

/* A pattern of the mode and how many of the hands have it; `best` is the most valuable of them. */
struct pattern_count {
    const struct pattern *pattern;
    int place; /* index in the mode's list */
    int hands;
    struct won_hand best;
};

enum { STATISTICS_PATTERNS = 256 /* more than any mode has */ };

/* Lists the patterns of the hands won, most frequent first, equals in the order of the mode's list; returns
 * how many. Needs one mode (selection->rules); 0 if its hands have no value. */
int statistics_patterns(const struct journal *journal, const struct selection *selection,
                        struct pattern_count list[STATISTICS_PATTERNS]);

enum show_order {
    HANDS_BEST,  /* by value; of equals the rarer first, then the older */
    HANDS_RAREST /* by how few hands have their rarest pattern; of equals the more valuable first, then the
                    older; hands without patterns come last */
};

/* Lists the first `most` hands won, in that order, with `pattern` (NULL: any); returns how many. Needs one
 * mode. */
int statistics_hands(const struct journal *journal, const struct selection *selection, enum show_order order,
                     const struct pattern *pattern, struct won_hand *list, int most);

/* --- opponents ---------------------------------------------------------------------------------------- */

/* Totals against one opponent, by recorded name and kind. A match counts for the opponent at its end, a
 * round for the one who played it. */
struct opponent {
    struct player player;
    int matches, ahead,
        level; /* matches in which the person ended with more points, and with as many; the rest with fewer */
    int rounds, won, lost;   /* rounds; how many the person won; how many the opponent won */
    int dealt_in, from_them; /* they won on the person's tile; the person won on theirs */
};

enum { STATISTICS_OPPONENTS = 64 };

/* Lists everyone the person played against, most matches first; returns how many and omits the least met if
 * there are too many. */
int statistics_opponents(const struct journal *journal, const struct selection *selection,
                         struct opponent list[STATISTICS_OPPONENTS]);

#endif
