/* option_cell.c: see option_cell.h. */
#include "sdl/ui/option_cell.h"

#include "base/tr.h"

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
