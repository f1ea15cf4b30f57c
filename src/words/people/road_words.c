/* road_words.c: see road_words.h. */
#include "words/people/road_words.h"

#include "ai/people.h"
#include "base/tr.h"
#include "session/statistics/road.h"

/* clang-format off: a person a block */
static const char *const texts[PEOPLE][ROAD_TEXTS] = {
    {N_("Nino the rabbit"), N_("The garden gate"),
     N_("Learned the tiles this morning and would love to show somebody."), N_("The linen felt"),
     N_("Nino has a seat free. A friendly first match of four rounds."),
     N_("Nino hands you a first crown and asks how you did that. Mei has heard already."),
     N_("Nino is as surprised as you are. Have another go whenever you like.")},
    {N_("Mei the frog"), N_("The lily pond"), N_("Claims every set in sight and is happy about each one."),
     N_("The wine felt"), N_("Mei claims almost everything. Watch which tiles are left for you."),
     N_("Mei’s crown is yours, and a dry towel. Otto expects you, in no hurry."),
     N_("Mei’s sets were faster today. The pond will be here tomorrow.")},
    {N_("Otto the tortoise"), N_("The tea hill"),
     N_("Has nowhere to be, and would rather win one big hand than four small ones."), N_("The teahouse"),
     N_("Otto builds slowly and builds high. Be quicker, or be careful."),
     N_("Otto’s crown is yours, and so is a table in the teahouse. Kai is tapping a paw."),
     N_("Otto’s big hand arrived after all. Finish your tea and try again.")},
    {N_("Kai the fox"), N_("The crossroads"),
     N_("Wins small, wins often, and is gone before the lamps are lit."), N_("The jade tile back"),
     N_("Kai’s hands are small and quick. Stop a few of them, and the match is yours."),
     N_("You were faster, and Kai’s crown is yours. Lin has noticed you."),
     N_("Kai was a step ahead. Nothing is lost on the road, and Kai is never far.")},
    {N_("Lin the crane"), N_("The quiet club"),
     N_("Reads every discard twice, and never plays a match without learning from it."),
     N_("The snow garden"), N_("Lin hardly ever deals in. Draw your winning tiles yourself."),
     N_("Lin bows and opens the snow garden for you. Ravi is already announcing you."),
     N_("Lin watched for one mistake. Find it in the review, and come back.")},
    {N_("Ravi the rooster"), N_("The market gate"),
     N_("Keeps the hand closed, loves one word above all, and says it with feeling."), N_("The night market"),
     N_("Ravi declares Riichi early and often. Know which of your tiles are safe."),
     N_("Ravi tells the whole market about you. Its lanterns are yours, and Zora looks up."),
     N_("Ravi crowed loudest today. Keep your safe tiles ready, and try again.")},
    {N_("Zora the owl"), N_("The old pine"),
     N_("Weighs speed, points and danger in the dark, and is seldom wrong."), N_("The night felt"),
     N_("Zora misses nothing. Play each tile as if somebody could see it."),
     N_("Zora counts again, nods and gives you the crown. Only Amara is left."),
     N_("Zora weighed it a little better today. One good match can tip it back.")},
    {N_("Amara the tiger"), N_("The mountain pass"),
     N_("Has seen a million rounds, is kind to everybody, and lost to very few."), N_("The ink tile back"),
     N_("Amara is the strongest player on the road. Your best four rounds, please."),
     N_("You beat Amara. The eighth crown is yours, and in the tower they light the lamps."),
     N_("Amara asks when you’ll be back. That’s a compliment.")},
};
/* clang-format on */

const char *words_road(int stop, enum road_text what)
{
    return tr(texts[stop][what]);
}

const char *words_road_name(int stop)
{
    return tr(person_at((enum ai_level)(AI_PERSON + stop))->name);
}

const char *words_road_won(int stop)
{
    static char words[240];
    if (road_prize(stop).kind)
        return words_road(stop, ROAD_WIN);
    tr_say(words, sizeof words, tr("Your first win over {1}."), words_road_name(stop));
    return words;
}
