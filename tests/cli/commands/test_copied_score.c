/*
 * test_copied_score.c: what the window's scorer copies ends in a request of `tigers score`, and the console
 * answers it with the same points and patterns, in every mode.
 */
#include "support/test.h"

#include "cli/program.h"

#include "base/text.h"
#include "session/drill/drill.h"
#include "session/drill/points_drill.h"
#include "words/scorer/count_words.h"

enum { HANDS = 40 };

static struct laying laying;   /* large */
static struct counted counted; /* large */

/* The last line of what is copied. */
static const char *last_line(struct text *text)
{
    assert_int_equal(text->data[text->size - 1], '\n');
    text->data[--text->size] = '\0';
    const char *line = strrchr(text->data, '\n');
    assert_non_null(line);
    return line + 1;
}

static void expect_answer(const struct score *score, const cJSON *answer)
{
    const cJSON *points = cJSON_GetObjectItem(answer, "points"),
                *list = cJSON_GetObjectItem(answer, "patterns");
    assert_non_null(points);
    assert_int_equal(points->valueint, score->points);
    assert_int_equal(cJSON_GetArraySize(list), score->line_count);
    for (int i = 0; i < score->line_count; i++) {
        const cJSON *id = cJSON_GetObjectItem(cJSON_GetArrayItem(list, i), "id");
        assert_string_equal(cJSON_GetStringValue(id), score->lines[i].pattern->id);
    }
}

TEST(the_console_answers_the_copy_alike)
{
    for (int mode = 0; ruleset_list[mode]; mode++) {
        struct rng rng;
        struct text requests = {0}, copy = {0};
        static struct score scores[HANDS];
        const struct ruleset *rules = ruleset_list[mode];
        if (!drill_plays(DRILL_POINTS, rules))
            continue;
        rng_init(&rng, 2);
        for (int i = 0; i < HANDS; i++) {
            struct points_question question;
            points_question_deal(&question, rules, &rng);
            laying_init(&laying, rules);
            laying_set_win(&laying, rules, question.options, &question.win);
            counted_make(&counted, &laying.now);
            assert_int_equal(counted.state, COUNTED_WINS);
            scores[i] = counted.best;
            count_copy(&laying.now, &counted, &copy);
            text_add(&requests, "%s\n", last_line(&copy));
            text_deinit(&copy);
        }
        struct run run = program_run(text_string(&requests), "score");
        char *rest = run.out;
        for (int i = 0; i < HANDS; i++) {
            cJSON *answer = cJSON_Parse(text_next_line(&rest));
            expect_answer(&scores[i], answer);
            cJSON_Delete(answer);
        }
        assert_int_equal(run.status, 0);
        run_deinit(&run);
        text_deinit(&requests);
    }
}
