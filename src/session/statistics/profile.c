/* profile.c: see profile.h. */
#include "session/statistics/profile.h"

#include <string.h>

/* --- what a decision costs ------------------------------------------------------------------------ */

static bool declares(const struct move *move)
{
    return move->kind == MOVE_RIICHI || move->kind == MOVE_TENPAI;
}

static bool discards(const struct move *move)
{
    return move->kind == MOVE_DISCARD || declares(move);
}

static bool is_of_dummy(const struct move *move)
{
    return move->kind == MOVE_REVEAL || move->kind == MOVE_DUMMY_DRAW || move->kind == MOVE_TREASURE ||
           move->kind == MOVE_KEEP;
}

enum loss_kind loss_kind_of(const struct verdict *verdict)
{
    const struct move *made = &verdict->made.move, *best = &verdict->best.move;
    const int *part = verdict->split.part;
    if (is_of_dummy(made))
        return LOSS_DUMMY;
    if (!discards(made) || !discards(best))
        return LOSS_CLAIM;
    if (declares(made) != declares(best))
        return LOSS_RIICHI;
    if (part[SPLIT_DANGER] > part[SPLIT_CHANCE] && part[SPLIT_DANGER] > part[SPLIT_POINTS])
        return LOSS_DANGER;
    return part[SPLIT_POINTS] > part[SPLIT_CHANCE] ? LOSS_WORTH : LOSS_SPEED;
}

void reviewed_sum(struct reviewed *reviewed, const struct verdict *list, int count)
{
    memset(reviewed->loss, 0, sizeof reviewed->loss);
    reviewed->decisions = count;
    for (int i = 0; i < count; i++) {
        int32_t *sum = &reviewed->loss[loss_kind_of(&list[i])];
        int room = LOSS_MAX - *sum;
        if (list[i].loss > 0)
            *sum += list[i].loss < room ? list[i].loss : room;
    }
}

/* --- the profile ---------------------------------------------------------------------------------- */

/* Numbers, for their mean and its error. */
struct sample {
    int count;
    double sum, squares;
};

static void sample_add(struct sample *sample, double value)
{
    sample->count++;
    sample->sum += value;
    sample->squares += value * value;
}

static double mean(const struct sample *sample)
{
    return sample->count ? sample->sum / sample->count : 0;
}

/* Returns the square of the standard error of the mean. */
static double error(const struct sample *sample)
{
    double spread = sample->squares - sample->sum * mean(sample);
    return sample->count > 1 && spread > 0 ? spread / (sample->count - 1) / sample->count : 0;
}

/* True if the difference is above 0 and at least two standard errors, whose square is `square`. */
static bool is_clear(double difference, double square)
{
    return difference > 0 && difference * difference >= 4 * square;
}

/* Lists the last matches of the mode that count, newest first; returns how many. */
static int last_matches(const struct journal *journal, const struct ruleset *rules,
                        const struct match_tally *list[PROFILE_MATCHES])
{
    int count = 0;
    for (int i = journal->count - 1; i >= 0 && count < PROFILE_MATCHES; i--)
        if (journal->matches[i].rules == rules && journal_counts(journal, &journal->matches[i]))
            list[count++] = &journal->matches[i];
    return count;
}

static int64_t loss_of(const struct reviewed *reviewed)
{
    int64_t loss = 0;
    for (int i = 0; i < LOSS_KINDS; i++)
        loss += reviewed->loss[i];
    return loss;
}

/* Returns the kind that clearly costs more than every other, or -1. */
static int find_worst(const struct profile *profile, const struct reviewed *const reviews[])
{
    int worst = 0;
    for (int kind = 1; kind < LOSS_KINDS; kind++)
        if (profile->kinds[kind] > profile->kinds[worst])
            worst = kind;
    for (int kind = 0; kind < LOSS_KINDS; kind++) {
        struct sample lead = {0};
        for (int i = 0; i < profile->reviewed; i++)
            sample_add(&lead, (double)reviews[i]->loss[worst] - reviews[i]->loss[kind]);
        if (kind != worst && !is_clear(mean(&lead), error(&lead)))
            return -1;
    }
    return profile->reviewed >= PROFILE_MIN ? worst : -1;
}

static void compare(struct profile *profile, const struct sample *now, const struct sample *before)
{
    if (now->count < PROFILE_MIN || before->count < PROFILE_MIN)
        return;
    profile->now = mean(now);
    profile->before = mean(before);
    double square = error(now) + error(before);
    profile->change = is_clear(profile->before - profile->now, square)   ? 1
                      : is_clear(profile->now - profile->before, square) ? -1
                                                                         : 0;
}

void profile_make(struct profile *profile, const struct journal *journal, const struct ruleset *rules)
{
    const struct match_tally *matches[PROFILE_MATCHES];
    const struct reviewed *reviews[PROFILE_MATCHES];
    struct sample halves[2] = {{0}};
    *profile = (struct profile){.worst = -1};
    profile->matches = last_matches(journal, rules, matches);
    for (int i = 0; i < profile->matches; i++) {
        const struct reviewed *reviewed = journal_review(journal, matches[i]->name);
        if (!reviewed || !reviewed->decisions)
            continue;
        reviews[profile->reviewed++] = reviewed;
        profile->decisions += reviewed->decisions;
        profile->loss += loss_of(reviewed);
        for (int kind = 0; kind < LOSS_KINDS; kind++)
            profile->kinds[kind] += reviewed->loss[kind];
        sample_add(&halves[i >= PROFILE_HALF], (double)loss_of(reviewed) / reviewed->decisions);
    }
    profile->worst = find_worst(profile, reviews);
    compare(profile, &halves[0], &halves[1]);
}

int profile_missing(const struct journal *journal, const struct ruleset *rules,
                    const struct match_tally *list[PROFILE_MATCHES])
{
    const struct match_tally *matches[PROFILE_MATCHES];
    int count = last_matches(journal, rules, matches), missing = 0;
    for (int i = 0; i < count; i++)
        if (!journal_review(journal, matches[i]->name))
            list[missing++] = matches[i];
    return missing;
}

bool profile_is_cleanest(const struct journal *journal, const struct reviewed *reviewed)
{
    const struct match_tally *own = journal_match(journal, reviewed->name);
    int others = 0;
    if (journal_review(journal, reviewed->name) || !own || !journal_counts(journal, own))
        return false;
    for (int i = 0; i < journal->count; i++) {
        const struct match_tally *match = &journal->matches[i];
        const struct reviewed *other = journal_review(journal, match->name);
        if (match->rules != own->rules || !other || !other->decisions || !journal_counts(journal, match))
            continue;
        if (loss_of(reviewed) * other->decisions >= loss_of(other) * reviewed->decisions)
            return false;
        others++;
    }
    return others >= PROFILE_MIN;
}

const struct ruleset *profile_mode(const struct journal *journal)
{
    for (int i = journal->count - 1; i >= 0; i--)
        if (journal_counts(journal, &journal->matches[i]))
            return journal->matches[i].rules;
    return NULL;
}
