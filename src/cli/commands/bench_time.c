/* bench_time.c: measuring for `tigers bench` and its lines; see bench.h. */
#include <stdio.h>
#include <stdlib.h>

#include "base/clock.h"
#include "cli/commands/bench.h"

static int compare(const void *a, const void *b)
{
    double first = *(const double *)a, second = *(const double *)b;
    return (first > second) - (first < second);
}

double bench_median(double *numbers, int count)
{
    qsort(numbers, (size_t)count, sizeof *numbers, compare);
    return numbers[count / 2];
}

/* What the work answered ends here, where no compiler can see that nobody reads it. */
static volatile unsigned last_sink;

void bench_measure(bench_work *work, const void *context, struct bench_figure *figure)
{
    double spent[BENCH_RUNS];
    unsigned sink = 0;
    figure->calls = work(context, &sink);
    for (int run = 0; run < BENCH_RUNS; run++) {
        double begin = clock_fine();
        work(context, &sink);
        spent[run] = 1e9 * (clock_fine() - begin) / (double)figure->calls;
    }
    last_sink = sink;
    figure->unit = "ns";
    figure->runs = BENCH_RUNS;
    figure->median = bench_median(spent, BENCH_RUNS);
    figure->least = spent[0];
    figure->most = spent[BENCH_RUNS - 1];
}

static double per_second(double nanoseconds)
{
    return nanoseconds > 0 ? 1e9 / nanoseconds : 0;
}

void bench_per_second(struct bench_figure *figure)
{
    double most = figure->most;
    figure->unit = "per second";
    figure->median = per_second(figure->median);
    figure->most = per_second(figure->least);
    figure->least = per_second(most);
}

void bench_print(const struct bench_figure *figure)
{
    printf("{\"bench\":\"%s\",\"what\":\"%s\",\"unit\":\"%s\",\"median\":%.6g,\"least\":%.6g,\"most\":%.6g,"
           "\"runs\":%d,\"calls\":%ld}\n",
           figure->bench, figure->what, figure->unit, figure->median, figure->least, figure->most,
           figure->runs, figure->calls);
    fflush(stdout);
}
