/*
 * tool_ruler.c: measures a player against the gauntlet, see docs/ruler.md.
 *
 *   tool_ruler players                                    the gauntlet, and whether each plays as it did
 *   tool_ruler screen FOLDER PAIRS WHO [AGAINST ...]      screening deals, against all if nobody is named
 *   tool_ruler test FOLDER MOST LOW HIGH WHO AGAINST      the same until it is decided: LOW or HIGH points
 *   tool_ruler confirm FOLDER PAIRS WHO AGAINST           a block of the confirmation deals, used once
 *
 * That is at Dueling Tigers; `tool_ruler at GROUND ...` does it at another of the tables in ground.h. WHO and
 * AGAINST are frozen players, by their names in the mode's folder of tests/ai/gauntlet, the game's own as
 * they are now (a level or one of the people), or files such as mine/new.player. FOLDER keeps the pairs
 * played; the same command goes on where it was cut off, and always prints the same rows.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/date.h"
#include "base/file.h"
#include "tools/ruler/deals.h"
#include "tools/ruler/ledger.h"
#include "tools/ruler/measure.h"

#define GAUNTLET SOURCE_DIR "/tests/ai/gauntlet/"
#define LEDGER   SOURCE_DIR "/docs/ruler.md"

enum { PLAYERS_MOST = 64, FEWEST = 100 /* pairs before anything is decided */ };

/* Where it is measured. */
static const struct ground *ground = grounds;

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

static void name_gauntlet(char folder[512])
{
    snprintf(folder, 512, GAUNTLET "%s", ground->rules);
}

/* All frozen players, by the alphabet. */
static void find_all(struct names *names)
{
    char folder[512];
    name_gauntlet(folder);
    names->count = 0;
    file_each(folder, ".player", take_name, names);
    qsort(names->list, (size_t)names->count, CONTENDER_NAME, compare_names);
}

static bool show_players(void)
{
    struct names names;
    char folder[512];
    bool good = true;
    find_all(&names);
    name_gauntlet(folder);
    for (int i = 0; i < names.count; i++) {
        struct contender player;
        struct error why;
        if (!contender_find(&player, ground, folder, names.list[i], &why)) {
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

/* Decimals that points are told with, where a win brings so many. */
static int decimals(double win)
{
    return win < 10 ? 3 : win < 100 ? 2 : 0;
}

static void print_row(const struct measure *measure)
{
    const struct measured *sum = &measure->sum;
    const struct tally *t = &sum->tally;
    double win = tally_win(t) > 0 ? tally_win(t) : 1;
    int places = decimals(win);
    printf("| %s - %s | %+.*f ± %.*f | %+.*f ± %.*f | %+.1f ± %.1f %% | %.0f %% | %.0f %% | %.1f %%, %.1f %% "
           "| %d | "
           "%.0f |\n",
           measure->a->name, measure->b->name, places, sum->plain.mean, places, running_margin(&sum->plain),
           places, sum->fair.mean, places, running_margin(&sum->fair), 100 * sum->fair.mean / win,
           100 * running_margin(&sum->fair) / win, share(t->won[0], t->rounds), share(t->won[1], t->rounds),
           share(t->given[0], t->rounds), share(t->given[1], t->rounds), sum->plain.count, worth(sum));
    fflush(stdout);
}

/* --- measuring ----------------------------------------------------------------------------------- */

struct pairing {
    struct contender a, b;
};

/* By name; with a slash in it, a file that is not of the gauntlet. */
static bool find_player(struct contender *player, const char *word, struct error *why)
{
    char folder[512], name[CONTENDER_NAME];
    const char *slash = strrchr(word, '/');
    if (!slash) {
        name_gauntlet(folder);
        return contender_find(player, ground, folder, word, why);
    }
    if (!file_exists(word))
        return error_set(why, "there is no %s", word);
    snprintf(folder, sizeof folder, "%.*s", (int)(slash - word), word);
    snprintf(name, sizeof name, "%.*s", (int)strcspn(slash + 1, "."), slash + 1);
    return contender_find(player, ground, folder, name, why);
}

static bool find_pairing(struct pairing *pairing, const char *who, const char *against)
{
    struct error why;
    if (!find_player(&pairing->a, who, &why))
        return complain(&why);
    if (!find_player(&pairing->b, against, &why)) {
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

static void name_player(const struct contender *player, char name[80])
{
    snprintf(name, 80, "%s: %s %016llx", ground->id, player->name, (unsigned long long)player->moves);
}

static bool confirm(const char *folder, int pairs, char **words)
{
    enum { DAY = 86400 };
    struct pairing pairing;
    struct error why;
    char who[80], against[80], day[DATE_TEXT], result[64];
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

/* Takes "at GROUND" off the words; false if there is no such ground. */
static bool take_ground(int *count, char **words[])
{
    if (*count < 3 || strcmp((*words)[1], "at") != 0)
        return true;
    ground = ground_find((*words)[2]);
    *count -= 2;
    *words += 2;
    return ground != NULL;
}

int main(int count, char **words)
{
    bool known = take_ground(&count, &words);
    int pairs = count >= 4 ? atoi(words[3]) : 0;
    pairs = pairs <= DEALS_PAIRS_MOST ? pairs : 0;
    if (!known)
        count = 0;
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
    fprintf(stderr, "usage: tool_ruler [at GROUND] players | screen FOLDER PAIRS WHO [AGAINST ...] |\n"
                    "       test FOLDER MOST LOW HIGH WHO AGAINST | confirm FOLDER PAIRS WHO AGAINST\n");
    return 2;
}
