/* option_row.c: see option_row.h. */
#include "sdl/ui/option_row.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "base/tr.h"
#include "sdl/ui/rows.h"
#include "sdl/ui/spoken_widgets.h"
#include "sdl/ui/widgets.h"
#include "words/refusal_words.h"

enum { FEW_CHOICES = 6 /* that fit beside their label */, OPTION_WHY = 248 };

/* Returns the value of a choice, or INT16_MIN after the last one. */
static int16_t value_of(const struct option *option, int choice)
{
    if (choice == OPTION_CHOICES)
        return INT16_MIN;
    if (option->type == OPTION_NUMBER)
        return option->numbers[choice] ? option->numbers[choice] : INT16_MIN;
    return option->choices[choice] ? (int16_t)choice : INT16_MIN;
}

/* Gives numbers that don't fit the other options any more their initial value. */
static void keep_allowed(const struct ruleset *rules, int16_t *options)
{
    int16_t usual[OPTION_MAX];
    ruleset_defaults(rules, usual);
    for (int i = 0; i < ruleset_option_count(rules) && !ruleset_check(rules, options, NULL); i++) {
        int16_t before = options[i];
        options[i] = usual[i];
        if (rules->options[i].type != OPTION_NUMBER || !ruleset_check(rules, options, NULL))
            options[i] = before;
    }
}

void option_row_choose(const struct ruleset *rules, int16_t *options, int choice)
{
    int place = choice / OPTION_CHOICES;
    const struct option *option = &rules->options[place];
    if (option->type == OPTION_BOOL)
        options[place] = !options[place];
    else
        options[place] = value_of(option, choice % OPTION_CHOICES);
    keep_allowed(rules, options);
}

/* True if the value fits the other options; otherwise writes the reason. */
static bool is_allowed(const struct ruleset *rules, const int16_t *chosen, int place, int16_t value,
                       char why[OPTION_WHY])
{
    int16_t options[OPTION_MAX];
    struct refusal refusal;
    char words[REFUSAL_WORDS];

    memcpy(options, chosen, sizeof options);
    options[place] = value;
    if (ruleset_check(rules, options, &refusal))
        return true;
    words_refusal(NULL, &refusal, words, sizeof words);
    tr_say(why, OPTION_WHY, tr("{1}."), words);
    text_raise(why);
    return false;
}

/* Lists the labels of the choices that the other options allow; returns how many. `*chosen` is the one that
 * is chosen, `why` the reason against the next number, or "". */
static int list_choices(const struct ruleset *rules, const int16_t *options, int place,
                        const char *labels[OPTION_CHOICES], int *chosen, char why[OPTION_WHY])
{
    static char numbers[OPTION_CHOICES][12];
    const struct option *option = &rules->options[place];
    bool is_number = option->type == OPTION_NUMBER;
    int count = 0;
    int16_t value;
    *chosen = 0;
    why[0] = '\0';
    if (option->unless && !ruleset_counts(rules, options, place)) {
        labels[0] = tr_in("hands", "None");
        return 1;
    }
    for (; (value = value_of(option, count)) != INT16_MIN; count++) {
        if (is_number && !is_allowed(rules, options, place, value, why))
            break;
        snprintf(numbers[count], sizeof numbers[count], "%d", value);
        labels[count] = is_number ? numbers[count] : tr(option->choice_labels[count]);
        if (value == options[place])
            *chosen = count;
    }
    return count;
}

bool option_row_has_help(const struct painter *painter, struct rect row)
{
    return painter->rows_tall || row.h >= 50 * painter->layout.u;
}

void option_row_draw(struct app *app, const struct ruleset *rules, const int16_t *options, int place,
                     struct rect row)
{
    struct painter *painter = &app->painter;
    const struct option *option = &rules->options[place];
    const char *labels[OPTION_CHOICES];
    const char *help = option_row_has_help(painter, row) ? tr(option->help) : NULL;
    const char *id = TARGET_ID("option", place);
    char why[OPTION_WHY];
    bool enabled = ruleset_counts(rules, options, place);
    int chosen;
    if (option->type == OPTION_BOOL) {
        row_toggle(app, row, id, tr(option->label), help, options[place] && enabled, enabled);
        return;
    }
    int count = list_choices(rules, options, place, labels, &chosen, why);
    if (help && why[0])
        help = why;
    if (count <= FEW_CHOICES || layout_is_phone(&painter->layout)) {
        row_choice(app, row, id, tr(option->label), help, labels, count, chosen, enabled);
        return;
    }
    painter->rows_high = 78 * painter->layout.grown * painter->layout.u;
    if (painter->rows_measured)
        return;
    struct pen below = pen_in(painter, row), head = below; /* the choices have a line of their own */
    pen_pad(&head, 16, 0);
    pen_left(&head, fmaxf(80, pen_text(&head, TEXT_LINE, 0, 20, 0, tr(option->label)) / head.u + 14));
    if (help)
        pen_text(&head, TEXT_NOTE, 0, 20, 0, help);
    pen_top(&below, 32);
    row_choice(app, below.room, id, "", NULL, labels, count, chosen, enabled);
    spoken_segments(app, id, tr(option->label), labels, count, chosen);
}

/* --- a cell --------------------------------------------------------------------------------------------- */

void option_cell_words(const struct ruleset *rules, const int16_t *options, int place, char *out, size_t size)
{
    const struct option *option = &rules->options[place];
    if (option->type == OPTION_BOOL)
        tr_say(out, size, "{1}", options[place] ? tr("On") : tr("Off"));
    else if (option->type == OPTION_CHOICE)
        tr_say(out, size, "{1}", tr(option->choice_labels[options[place]]));
    else
        tr_say(out, size, "{1}", options[place]);
}

void option_cell_turn(const struct ruleset *rules, int16_t *options, int place)
{
    const struct option *option = &rules->options[place];
    int16_t *value = &options[place];
    int most = 0, at = 0;
    if (option->type == OPTION_NUMBER) {
        while (most < OPTION_CHOICES && option->numbers[most])
            most++;
        while (at < most && option->numbers[at] != *value)
            at++;
        *value = option->numbers[(at + 1) % most];
        return;
    }
    for (most = 2; option->type == OPTION_CHOICE && most < OPTION_CHOICES && option->choices[most];)
        most++;
    *value = (int16_t)((*value + 1) % most);
}
