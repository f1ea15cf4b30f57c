/*
 * drill_words.c: see drill_words.h.
 */
#include "words/drill/drill_words.h"

#include "base/check.h"
#include "base/tr.h"
#include "rules/modes/classic.h"
#include "words/result_words.h"
#include "words/words.h"

static const struct {
    const char *name, *pitch, *judgement, *prompt;
} drills[DRILLS] = {
    [DRILL_DISCARD] =
        {N_("The best discard"), N_("Fourteen tiles, one must go. Which discard leaves the best chances?"),
         N_("The right discard leaves the hand closest to waiting and, of those that do, keeps the most "
            "useful tiles. A tile is useful if it brings the hand a step closer. Each counts once for every "
            "copy you don’t hold. Equally good discards are all right. Points don’t count here."),
         N_("Which tile do you discard?")},
    [DRILL_POINTS] = {N_("Points of a hand"), N_("A winning hand is shown. What is it worth, and for what?"),
                      N_("You see the hand, how it was won and everything else that counts. Choose its "
                         "points, or name every pattern that counts. It is scored by the mode’s own rules, "
                         "with the default options. A pattern covered by another one doesn’t count."),
                      N_("What is this hand worth?")},
    [DRILL_DANGER] =
        {N_("The safest tile"), N_("The others are close to winning. Which of four tiles is safest?"),
         N_("The positions come from rounds that were played. The right tile is the one least likely to win "
            "for another player. This is worked out from all the tiles you can’t see: the ways they make a "
            "wait for it, and what furiten and passed tiles rule out. Equally safe tiles are all right."),
         N_("Which of these four is the safest?")},
    [DRILL_GUESS] = {N_("The guess"),
                     N_("Your opponent is in tenpai. Guess two kinds they may be waiting for."),
                     N_("The hands come from rounds of Tenpai Duel. A guess is right if its two kinds are as "
                        "likely to be waits as the best two, or nearly: nine tenths of their chance. This is "
                        "worked out from the tiles you can’t see and from their discards. You see what the "
                        "hand was waiting for, but luck isn’t judged."),
                     N_("Which two kinds do you guess?")},
    [DRILL_WAITS] =
        {N_("The waits"), N_("A one-suit hand, unsorted. Name every tile that completes it."),
         N_("Every tile that completes the hand: sets of three and a pair, or seven different pairs with 13. "
            "If the hand holds all four of a number, that number isn’t a wait. Some hands have none: then "
            "say so. Only an answer with every wait and nothing else is right. The streak is the most right "
            "answers one after another; the average and best times are for right answers."),
         N_("Which tiles complete this hand?")},
};

const char *drill_name(enum drill drill)
{
    CHECK(drill < DRILLS);
    return tr(drills[drill].name);
}

const char *drill_pitch(enum drill drill)
{
    CHECK(drill < DRILLS);
    return tr(drills[drill].pitch);
}

const char *drill_judgement(enum drill drill)
{
    CHECK(drill < DRILLS);
    return tr(drills[drill].judgement);
}

const char *drill_prompt(enum drill drill, bool names)
{
    CHECK(drill < DRILLS);
    if (drill == DRILL_POINTS && names)
        return tr("Which patterns count?");
    return tr(drills[drill].prompt);
}

void drill_part_words(enum drill drill, int part, char *out, size_t size)
{
    if (drill == DRILL_WAITS)
        tr_say(out, size, tr("{1} tiles"), waits_sizes[part]);
    else
        tr_say(out, size, "{1}", tr(ruleset_list[part]->name));
}

void drill_distance_words(int shanten, char *out, size_t size)
{
    if (shanten <= 0)
        tr_say(out, size, tr("Waiting"));
    else
        tr_say(out, size, tr_many("{1} tile from waiting", "{1} tiles from waiting", shanten), shanten);
}

void drill_copies_words(const struct discard_line *line, char *out, size_t size)
{
    if (line->shanten > 0)
        tr_say(out, size, tr_many("{1} useful tile", "{1} useful tiles", line->copies), line->copies);
    else
        tr_say(out, size, tr_many("{1} winning tile", "{1} winning tiles", line->copies), line->copies);
}

/* Writes what a discard leaves, as a sentence. */
static void say_line(const struct discard_line *line, char *out, size_t size)
{
    char left[48];
    drill_copies_words(line, left, sizeof left);
    if (line->shanten > 0)
        tr_say(out, size,
               tr_many("If you discard {2}, the hand is {1} tile from waiting, with {3}.",
                       "If you discard {2}, the hand is {1} tiles from waiting, with {3}.", line->shanten),
               line->shanten, words_tile(line->tile), left);
    else
        tr_say(out, size, tr("If you discard {1}, the hand is waiting, with {2}."), words_tile(line->tile),
               left);
}

void drill_discard_words(const struct discard_question *question, uint8_t chosen, char *out, size_t size)
{
    const struct discard_line *best = &question->lines[0];
    char first[DRILL_WORDS / 2];
    if (chosen == TILE_NONE || question->best & TILE_BIT(chosen)) {
        say_line(chosen == TILE_NONE ? best : discard_question_line(question, chosen), out, size);
        return;
    }
    const struct discard_line *line = discard_question_line(question, chosen);
    say_line(best, first, sizeof first);
    if (line->shanten > best->shanten)
        tr_say(out, size, tr("{1} If you discard {2}, it is further away."), first, words_tile(chosen));
    else
        tr_say(out, size,
               tr_many("{2} If you discard {3}, it has {1} tile.",
                       "{2} If you discard {3}, it has {1} tiles.", line->copies),
               line->copies, first, words_tile(chosen));
}

/* --- points --------------------------------------------------------------------------------------- */

/* Returns the faan that are worth so many points. */
static int faan_of(int points)
{
    int faan = 0;
    while (faan < CLASSIC_LIMIT && classic_points[faan] != points)
        faan++;
    return faan;
}

void drill_points_choice(const struct points_question *question, int choice, char *out, size_t size)
{
    char points[WORDS_AMOUNT];
    int value = question->choices[choice];
    words_points(value, points, sizeof points);
    if (question->rules->counts_faan)
        tr_say(out, size, tr_many("{1} faan: {2} point", "{1} faan: {2} points", value), faan_of(value),
               points);
    else
        words_worth(value, out, size);
}

void drill_points_words(const struct points_question *question, int chosen, char *out, size_t size)
{
    char value[64], said[64], whole[DRILL_WORDS];
    int count = question->score.line_count;
    result_value(question->rules, &question->score, value, sizeof value);
    tr_say(whole, sizeof whole,
           tr_many("{1} pattern counts. The hand is worth {2}.", "{1} patterns count. The hand is worth {2}.",
                   count),
           words_number_first(count), value);
    if (chosen < 0 || chosen >= POINTS_CHOICES || chosen == question->right) {
        tr_say(out, size, "{1}", whole);
        return;
    }
    drill_points_choice(question, chosen, said, sizeof said);
    tr_say(out, size, tr("{1} You chose {2}."), whole, said);
}

void drill_uncounted_words(const struct points_question *question, const struct pattern *pattern, char *out,
                           size_t size)
{
    struct uncounted uncounted = points_question_uncounted(question, pattern);
    switch (uncounted.kind) {
    case UNCOUNTED_LACKING:
        tr_say(out, size, tr("needs {1}"), tr(pattern->what));
        break;
    case UNCOUNTED_COVERED:
        tr_say(out, size, tr("covered by {1}"), tr(uncounted.by->name));
        break;
    case UNCOUNTED_ALONE:
        tr_say(out, size,
               question->rules->has_stages ? tr("a yakuman counts alone") : tr("a limit hand counts alone"));
        break;
    case UNCOUNTED_OPEN:
        tr_say(out, size, tr("counts only in a closed hand"));
        break;
    case UNCOUNTED_READING:
        tr_say(out, size, tr("only in another reading, worth no more"));
        break;
    }
}

/* --- danger --------------------------------------------------------------------------------------- */

void drill_chance_words(int per_mille, char *out, size_t size)
{
    char figure[16];
    words_decimal(per_mille, 1, figure, sizeof figure);
    tr_say(out, size, tr("{1}%"), figure);
}

void drill_danger_chance(const struct danger_choice *choice, char *out, size_t size)
{
    if (choice->why == DANGER_HARDLY)
        tr_say(out, size, tr("under 0.1%"));
    else
        drill_chance_words(choice->per_mille, out, size);
}

void drill_danger_why(const struct danger_choice *choice, const char *name, char *out, size_t size)
{
    switch ((enum danger_why)choice->why) {
    case DANGER_THROWN:
        tr_say(out, size, tr("{1} discarded it: furiten, so they can’t win on it"), name);
        break;
    case DANGER_LIES:
        tr_say(out, size, tr("It is in a discard pile: in Riichi that wait can’t win"));
        break;
    case DANGER_LET_PASS:
        tr_say(out, size, tr("It was discarded since they last changed their hand, and they passed it"));
        break;
    case DANGER_HARDLY:
        tr_say(out, size, tr("Hardly any hand they could hold waits for it"));
        break;
    case DANGER_GONE:
        tr_say(out, size, tr("No tiles are left that could wait for it"));
        break;
    case DANGER_OPEN:
        tr_say(out, size,
               tr_many("It could win; {1} more of it is unseen", "It could win; {1} more of it are unseen",
                       choice->unseen),
               choice->unseen);
        break;
    }
}

void drill_danger_words(const struct danger_question *question, int chosen, char *out, size_t size)
{
    const struct danger_choice *safest = NULL;
    char chance[24], other[24];
    for (int i = 0; i < DANGER_CHOICES; i++)
        if (question->safest >> i & 1 && (!safest || i == chosen))
            safest = &question->choices[i];
    CHECK(safest);
    bool wins = safest->per_mille || safest->why == DANGER_HARDLY;
    drill_danger_chance(safest, chance, sizeof chance);
    if (chosen < 0 || chosen >= DANGER_CHOICES || question->safest >> chosen & 1) {
        tr_say(out, size,
               wins ? tr("The safest of the four is {1}, which deals in {2} of the time.")
                    : tr("Nobody will win on {1}."),
               words_tile(safest->kind), tr_spare(chance));
        return;
    }
    drill_danger_chance(&question->choices[chosen], other, sizeof other);
    tr_say(out, size,
           wins ? tr("{1} deals in {2} of the time; {3} would do so {4} of the time.")
                : tr("{1} deals in {2} of the time; nobody will win on {3}."),
           words_tile(question->choices[chosen].kind), other, words_tile(safest->kind), tr_spare(chance));
}

/* --- the guess ------------------------------------------------------------------------------------ */

void drill_wait_words(const struct hypothesis *hypothesis, char *out, size_t size)
{
    uint8_t low = hypothesis->low;
    uint8_t next = (uint8_t)(low + (hypothesis->form == WAIT_MIDDLE ? 2 : 1));
    switch ((enum wait_form)hypothesis->form) {
    case WAIT_TWO_SIDED:
        tr_say(out, size, tr("with {1} and {2}, open at both ends"), tile_number(low), words_tile(next));
        break;
    case WAIT_EDGE:
        tr_say(out, size, tr("with {1} and {2}, at the edge"), tile_number(low), words_tile(next));
        break;
    case WAIT_MIDDLE:
        tr_say(out, size, tr("with {1} and {2}, in the middle"), tile_number(low), words_tile(next));
        break;
    case WAIT_TWO_PAIRS:
        tr_say(out, size, tr("with a pair of {1}, for the third"), words_tiles(low));
        break;
    default:
        tr_say(out, size, tr("with one {1}, for the pair"), words_tile(low));
        break;
    }
}

void drill_guess_words(const struct guess_question *question, tile_set named, char *out, size_t size)
{
    char chance[16], best[16];
    drill_chance_words(guess_chance(question, named), chance, sizeof chance);
    drill_chance_words(question->best_chance, best, sizeof best);
    if (tile_set_count(named) < GUESS_NAMED) {
        tr_say(out, size, tr("The best guess was {1} and {2}, with a chance of {3}."),
               words_tile(question->best[0]), words_tile(question->best[1]), best);
        return;
    }
    if (guess_is_right(question, named))
        tr_say(out, size, tr("Your guess has a chance of {1}; the best has {2}."), chance, best);
    else
        tr_say(out, size, tr("Your guess has a chance of {1}; {2} and {3} would have {4}."), chance,
               words_tile(question->best[0]), words_tile(question->best[1]), best);
}
