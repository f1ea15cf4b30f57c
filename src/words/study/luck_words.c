/* luck_words.c: how much of a result was luck, as text; see luck_words.h. */
#include "words/study/luck_words.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* Converts points to multiples of the smallest amount that is shown. */
static long parts_of(const struct luck_report *report, double points)
{
    return lround(points / report->grain);
}

double luck_rounded(const struct luck_report *report, const struct luck *luck)
{
    return (double)parts_of(report, luck->luck) * report->grain;
}

void luck_points(const struct luck_report *report, double points, char *out, size_t size)
{
    long parts = parts_of(report, points);
    const char *sign = parts > 0 ? "+" : parts < 0 ? "−" : "";
    char whole[WORDS_AMOUNT];
    if (report->grain < 1 && parts % 10)
        words_decimal(labs(parts), 1, whole, sizeof whole);
    else
        words_points((int)lround((double)labs(parts) * report->grain), whole, sizeof whole);
    snprintf(out, size, "%s%s", sign, whole);
}

bool luck_is_certain(const struct luck_report *report, const struct luck *luck)
{
    double done = luck->result - luck->luck;

    return done * done >= report->error * report->error * report->count;
}

bool luck_tells_of(const struct luck_report *report, const struct luck *luck)
{
    return luck_rounded(report, luck) != 0 || luck_is_certain(report, luck);
}

/* Writes "Unlucky draws brought you −2.2, your choices and Nino’s −1.6." */
static void say_to_you(const struct words *words, const struct luck_report *report, const char *came,
                       const char *done, double rounded, char *out, size_t size)
{
    const char *other = report->seats == 2 ? words_name(words, 1 - words->you) : "";
    if (report->seats == 2 && rounded == 0)
        tr_say(out, size, tr("Your choices and {2}’s brought you {1}."), done, other);
    else if (rounded == 0)
        tr_say(out, size, tr("Everyone’s choices brought you {1}."), done);
    else if (report->seats == 2 && rounded < 0)
        tr_say(out, size, tr("Unlucky draws brought you {1}, your choices and {3}’s {2}."), came, done,
               other);
    else if (report->seats == 2)
        tr_say(out, size, tr("Lucky draws brought you {1}, your choices and {3}’s {2}."), came, done, other);
    else if (rounded < 0)
        tr_say(out, size, tr("Unlucky draws brought you {1}, everyone’s choices {2}."), came, done);
    else
        tr_say(out, size, tr("Lucky draws brought you {1}, everyone’s choices {2}."), came, done);
}

void luck_say(const struct words *words, const struct luck_report *report, int seat, const struct luck *luck,
              char *out, size_t size)
{
    char result[WORDS_AMOUNT], came[WORDS_AMOUNT], done[WORDS_AMOUNT];
    double rounded = luck_rounded(report, luck);
    luck_points(report, luck->result, result, sizeof result);
    luck_points(report, rounded, came, sizeof came);
    luck_points(report, luck->result - rounded, done, sizeof done);
    if (seat == words->you && !luck_is_certain(report, luck))
        tr_say(out, size,
               rounded < 0 ? tr("Unlucky draws brought you {1}.") : tr("Lucky draws brought you {1}."), came);
    else if (seat == words->you)
        say_to_you(words, report, came, done, rounded, out, size);
    else if (parts_of(report, luck->result) == 0)
        tr_say(out, size, tr("The draws were worth {1} to {2}, and the choices {3}."), came,
               words_name(words, seat), done);
    else
        tr_say(out, size, tr("Of {1}’s {2}, {3} came from the draws and {4} from the choices."),
               words_name(words, seat), result, came, done);
}

void luck_say_sources(const struct luck_report *report, const struct luck *luck, char *out, size_t size)
{
    char deal[WORDS_AMOUNT], own[WORDS_AMOUNT], others[WORDS_AMOUNT], dummy[WORDS_AMOUNT],
        bonus[WORDS_AMOUNT];
    const struct ruleset *rules = report->rules;
    luck_points(report, luck->sources[CHANCE_DEAL], deal, sizeof deal);
    luck_points(report, luck->own, own, sizeof own);
    luck_points(report, luck->others, others, sizeof others);
    luck_points(report, luck->sources[CHANCE_DUMMY], dummy, sizeof dummy);
    luck_points(report, luck->sources[CHANCE_BONUS], bonus, sizeof bonus);
    if (rules->dummy)
        tr_say(out, size,
               tr("Deal {1}, draws {2}, opponent’s draws {3}, the dummy’s tiles {4}, the treasure {5}."),
               deal, own, others, dummy, bonus);
    else if (rules->has_dora)
        tr_say(out, size, tr("Deal {1}, draws {2}, opponent’s draws {3}, dora {4}."), deal, own, others,
               bonus);
    else
        tr_say(out, size,
               report->seats == 2 ? tr("Deal {1}, draws {2}, opponent’s draws {3}.")
                                  : tr("Deal {1}, draws {2}, the other players’ draws {3}."),
               deal, own, others);
}

void luck_explain(const struct luck_report *report, char *out, size_t size)
{
    if (report->shared)
        tr_say(out, size,
               tr("Each tile drawn is compared with every tile that could have come. The rest is choices, "
                  "by everyone at the table: your good ones and other players’ bad ones. For one round this "
                  "is a rough guess; over many rounds it is accurate."));
    else
        tr_say(
            out, size,
            tr("The points are how far ahead you are. Each tile drawn is compared with every tile that could "
               "have come. The rest is choices, by everyone at the table: your good ones and other "
               "players’ bad ones. For one round this is a rough guess; over many rounds it is accurate."));
}
