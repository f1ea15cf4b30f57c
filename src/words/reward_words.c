/* reward_words.c: see reward_words.h. */
#include "words/reward_words.h"

#include "words/words.h"

enum { SENTENCE = 300, NAMES = 8 };

static void say(const struct reward *reward, char *out, size_t size)
{
    char points[WORDS_AMOUNT];
    words_points(reward->number, points, sizeof points);
    switch (reward->kind) {
    case REWARD_FIRST_WIN:
        tr_say(out, size, tr("Your first win. It’s on the shelf, with today’s date."));
        break;
    case REWARD_FIRST_OVER:
        tr_say(out, size, tr("Your first win over {1}."), words_player(reward->player));
        break;
    case REWARD_STREAK_BEST:
        tr_say(out, size, tr("A streak of {1} wins, your longest yet."), reward->number);
        break;
    case REWARD_STREAK:
        tr_say(out, size, tr("A streak of {1} wins. Your best is {2}."), reward->number, reward->best);
        break;
    case REWARD_STREAK_OVER:
        tr_say(out, size, tr("A streak of {1} ends here. It stays in your statistics."), reward->number);
        break;
    case REWARD_BEST_SCORE:
        tr_say(out, size,
               tr_many("Your best score yet: {1} point.", "Your best score yet: {1} points.", reward->number),
               points);
        break;
    case REWARD_BEST_MARGIN:
        tr_say(out, size, tr("Your clearest win yet, by {1}."), points);
        break;
    case REWARD_FIRST_ROUND:
        tr_say(out, size, tr("Four sets and a pair: your first round won."));
        break;
    case REWARD_FIRST_RIICHI:
        tr_say(out, size, tr("Your first win with Riichi. Well declared."));
        break;
    case REWARD_BEST_HAND:
        tr_say(out, size,
               tr_many("Your best hand yet: {1} point.", "Your best hand yet: {1} points.", reward->number),
               points);
        break;
    case REWARD_PATTERN:
    case REWARD_ACHIEVEMENT:
        out[0] = '\0';
        break;
    }
}

void words_on_shelf(const char *name, char *out, size_t size)
{
    tr_say(out, size, tr("New on your shelf: {1}."), name);
}

void words_rewards(const struct reward *list, int count, char *out, size_t size)
{
    char first[SENTENCE] = "", shelf[SENTENCE], names[SENTENCE];
    const char *new[NAMES] = {NULL};
    int fresh = 0;
    bool first_win = count && list[0].kind == REWARD_FIRST_WIN;
    for (int i = 0; i < count && fresh < NAMES; i++) {
        if (list[i].kind == REWARD_PATTERN)
            new[fresh++] = tr(list[i].pattern->name);
        else if (list[i].kind == REWARD_ACHIEVEMENT && !(first_win && list[i].number == 0))
            new[fresh++] = tr(achievements[list[i].number].name);
    }
    if (count)
        say(&list[0], first, sizeof first);
    tr_list(names, sizeof names, TR_COMMA, new, fresh);
    words_on_shelf(names, shelf, sizeof shelf);
    if (first[0] && fresh)
        tr_say(out, size, tr_in("sentences", "{1} {2}"), first, shelf);
    else
        tr_say(out, size, "{1}", fresh ? shelf : first);
}
