/*
 * tool_ruler.c: measures a player of Dueling Tigers against the gauntlet, see docs/ruler.md.
 *
 *   tool_ruler players                                    the gauntlet, and whether each plays as it did
 *   tool_ruler screen FOLDER PAIRS WHO [AGAINST ...]      screening deals, against all if nobody is named
 *   tool_ruler test FOLDER MOST LOW HIGH WHO AGAINST      the same until it is decided: LOW or HIGH points
 *   tool_ruler confirm FOLDER PAIRS WHO AGAINST           a block of the confirmation deals, used once
 *
 * WHO and AGAINST are frozen players, by their names in tests/ai/gauntlet, or the game's own as they are now:
 * a level or one of the people. FOLDER keeps the pairs played; the same command goes on where it was cut off.
 * The same command prints the same rows, always.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/date.h"
#include "base/file.h"
#include "tools/ruler/ledger.h"
#include "tools/ruler/measure.h"

#define GAUNTLET SOURCE_DIR "/tests/ai/gauntlet"
#define LEDGER   SOURCE_DIR "/docs/ruler.md"

enum { PLAYERS_MOST = 64, FEWEST = 100 /* pairs before anything is decided */ };

struct names {
    char list[PLAYERS_MOST][CONTENDER_NAME];
    int count;
};

static bool complain(const struct error *why)
{
    fprintf(stderr, "tool_ruler: %s\n", why->message);
    return false;
}

static void take_name(void *user, const char *name)
{
    struct names *names = user;
    if (names->count < PLAYERS_MOST)
        snprintf(names->list[names->count++], CONTENDER_NAME, "%.*s", (int)strcspn(name, "."), name);
}

static int compare_names(const void *a, const void *b)
{
    return strcmp(a, b);
}

/* All frozen players, by the alphabet. */
static void find_all(struct names *names)
{
    names->count = 0;
    file_each(GAUNTLET, ".player", take_name, names);
    qsort(names->list, (size_t)names->count, CONTENDER_NAME, compare_names);
}

static bool show_players(void)
{
    struct names names;
    bool good = true;
    find_all(&names);
    for (int i = 0; i < names.count; i++) {
        struct contender player;
        struct error why;
        if (!contender_find(&player, GAUNTLET, names.list[i], &why)) {
            good = complain(&why);
            continue;
        }
        printf("%-12s %016llx\n", player.name, (unsigned long long)player.moves);
        good = (contender_is_itself(&player, &why) || complain(&why)) && good;
        contender_free(&player);
    }
    return good;
}

/* --- rows ---------------------------------------------------------------------------------------- */

static double share(int64_t part, int64_t whole)
{
    return whole ? 100.0 * (double)part / (double)whole : 0;
}

/* How many plain pairs would tell as much. */
static double worth(const struct measured *sum)
{
    double fair = running_variance(&sum->fair);
    return fair > 0 ? sum->plain.count * running_variance(&sum->plain) / fair : sum->plain.count;
}

static void print_row(const struct measure *measure)
{
    const struct measured *sum = &measure->sum;
    const struct tally *t = &sum->tally;
    double win = tally_win(t) > 0 ? tally_win(t) : 1;
    printf("| %s - %s | %+.3f ± %.3f | %+.3f ± %.3f | %+.1f ± %.1f %% | %.0f %% | %.0f %% | %.1f %%, %.1f %% "
           "| %d | "
           "%.0f |\n",
           measure->a->name, measure->b->name, sum->plain.mean, running_margin(&sum->plain), sum->fair.mean,
           running_margin(&sum->fair), 100 * sum->fair.mean / win, 100 * running_margin(&sum->fair) / win,
           share(t->won[0], t->rounds), share(t->won[1], t->rounds), share(t->given[0], t->rounds),
           share(t->given[1], t->rounds), sum->plain.count, worth(sum));
    fflush(stdout);
}

/* --- measuring ----------------------------------------------------------------------------------- */

struct pairing {
    struct contender a, b;
};

static bool find_pairing(struct pairing *pairing, const char *who, const char *against)
{
    struct error why;
    if (!contender_find(&pairing->a, GAUNTLET, who, &why))
        return complain(&why);
    if (!contender_find(&pairing->b, GAUNTLET, against, &why)) {
        contender_free(&pairing->a);
        return complain(&why);
    }
    if (contender_is_itself(&pairing->a, &why) && contender_is_itself(&pairing->b, &why))
        return true;
    contender_free(&pairing->a);
    contender_free(&pairing->b);
    return complain(&why);
}

static void free_pairing(struct pairing *pairing)
{
    contender_free(&pairing->a);
    contender_free(&pairing->b);
}

/* Plays up to so many pairs; with a test (NULL: none) not on after it is decided, on whatever pairs. */
static bool play(struct measure *measure, const char *folder, int most, const struct sprt *sprt)
{
    struct error why;
    if (!measure_open(measure, folder, &why))
        return complain(&why);
    bool good = true;
    while (good && measure->sum.plain.count < most &&
           (!sprt || sprt_judge(sprt, &measure->sum.fair) == VERDICT_OPEN))
        good = measure_pair(measure, &why) || complain(&why);
    measure_close(measure);
    return good;
}

static bool screen(const char *folder, int pairs, const char *who, char **against, int count)
{
    struct names names;
    bool good = true;
    find_all(&names);
    for (int i = 0; i < (count ? count : names.count) && good; i++) {
        struct pairing pairing;
        if (!find_pairing(&pairing, who, count ? against[i] : names.list[i]))
            return false;
        struct measure measure = {.a = &pairing.a, .b = &pairing.b};
        good = play(&measure, folder, pairs, NULL);
        if (good)
            print_row(&measure);
        free_pairing(&pairing);
    }
    return good;
}

static bool test(const char *folder, int most, const struct sprt *sprt, char **words)
{
    static const char *const said[] = {"not decided", "LOW", "HIGH"};
    struct pairing pairing;
    if (!find_pairing(&pairing, words[0], words[1]))
        return false;
    struct measure measure = {.a = &pairing.a, .b = &pairing.b};
    bool good = play(&measure, folder, most, sprt);
    if (good) {
        print_row(&measure);
        printf("%s: ratio %.2f, bounds %.2f, %d pairs\n", said[sprt_judge(sprt, &measure.sum.fair)],
               sprt_ratio(sprt, &measure.sum.fair), sprt_bound(sprt), measure.sum.fair.count);
    }
    free_pairing(&pairing);
    return good;
}

static void name_player(const struct contender *player, char name[64])
{
    snprintf(name, 64, "%s %016llx", player->name, (unsigned long long)player->moves);
}

static bool confirm(const char *folder, int pairs, char **words)
{
    enum { DAY = 86400 };
    struct pairing pairing;
    struct error why;
    char who[64], against[64], day[DATE_TEXT], result[64];
    if (!find_pairing(&pairing, words[0], words[1]))
        return false;
    name_player(&pairing.a, who);
    name_player(&pairing.b, against);
    const struct ledger_row row = {who, against, pairs};
    date_print((int)(clock_today() / 1000000 / DAY), day);
    int block = ledger_claim(LEDGER, &row, day, &why);
    struct measure measure = {.a = &pairing.a, .b = &pairing.b, .block = block};
    bool good = block ? play(&measure, folder, pairs, NULL) : complain(&why);
    if (good) {
        print_row(&measure);
        snprintf(result, sizeof result, "%+.3f ± %.3f", measure.sum.fair.mean,
                 running_margin(&measure.sum.fair));
        good = ledger_finish(LEDGER, block, result, &why) || complain(&why);
    }
    free_pairing(&pairing);
    return good;
}

int main(int count, char **words)
{
    int pairs = count >= 4 ? atoi(words[3]) : 0;
    if (count == 2 && strcmp(words[1], "players") == 0)
        return show_players() ? 0 : 1;
    if (count >= 5 && pairs > 0 && strcmp(words[1], "screen") == 0)
        return screen(words[2], pairs, words[4], words + 5, count - 5) ? 0 : 1;
    if (count == 6 && pairs > 0 && strcmp(words[1], "confirm") == 0)
        return confirm(words[2], pairs, words + 4) ? 0 : 1;
    if (count == 8 && pairs > 0 && strcmp(words[1], "test") == 0) {
        const struct sprt sprt = {atof(words[4]), atof(words[5]), 0.05, FEWEST};
        if (sprt.low < sprt.high)
            return test(words[2], pairs, &sprt, words + 6) ? 0 : 1;
    }
    fprintf(stderr, "usage: tool_ruler players | screen FOLDER PAIRS WHO [AGAINST ...] |\n"
                    "       test FOLDER MOST LOW HIGH WHO AGAINST | confirm FOLDER PAIRS WHO AGAINST\n");
    return 2;
}
