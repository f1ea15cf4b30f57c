/*
 * drill_words.c: see drill_words.h.
 */
#include "words/drill/drill_words.h"

#include "base/check.h"
#include "base/tr.h"
#include "words/words.h"

static const struct {
    const char *name, *pitch, *judgement, *prompt;
} drills[DRILLS] = {
    [DRILL_DISCARD] =
        {TR("The best discard"), TR("Fourteen tiles, one must go. Which leaves the most to hope for?"),
         TR("Right is the discard after which the hand is nearest to waiting, and of those the one that "
            "leaves "
            "the most useful tiles. A tile is useful if it brings the hand a step nearer. Each counts as "
            "often "
            "as there are copies that you do not hold. Equally good discards are all right. Points are not "
            "asked here."),
         TR("Which tile do you discard?")},
    [DRILL_POINTS] =
        {TR("Points of a hand"), TR("A winning hand lies open. What is it worth, and for what?"),
         TR("The hand, how it was won and all that counts besides are shown. Choose its points, or name "
            "every "
            "pattern that counts. The mode's own rules count it, with its options as they are by default. A "
            "pattern that another one covers does not count."),
         TR("What is this hand worth?")},
    [DRILL_DANGER] =
        {TR("The safest tile"), TR("The others are near. Which of four tiles may you throw?"),
         TR("The positions are from rounds that were played. Right is the tile that is least likely to win "
            "for "
            "another. It is counted from all tiles you cannot see: in how many ways they make a wait for it, "
            "and what furiten and tiles let pass forbid. Equally safe tiles are all right."),
         TR("Which of these four is the safest?")},
    [DRILL_GUESS] =
        {TR("The guess"), TR("Your rival is ready. Name two kinds they may be waiting for."),
         TR("The hands are from rounds of Tenpai Duel. A guess is right if its two kinds are as likely to be "
            "waits as the best two, or nearly: nine tenths of their chance. It is counted from the tiles you "
            "cannot see and from what they discarded. What the hand did wait for is shown, but luck is not "
            "judged."),
         TR("Which two kinds do you name?")},
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

const char *drill_prompt(enum drill drill)
{
    CHECK(drill < DRILLS);
    return tr(drills[drill].prompt);
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

/* What a discard leaves, in a sentence of its own. */
static void say_line(const struct discard_line *line, char *out, size_t size)
{
    char left[48];
    drill_copies_words(line, left, sizeof left);
    if (line->shanten > 0)
        tr_say(out, size,
               tr_many("Without {2} the hand is {1} tile from waiting, with {3}.",
                       "Without {2} the hand is {1} tiles from waiting, with {3}.", line->shanten),
               line->shanten, words_tile(line->tile), left);
    else
        tr_say(out, size, tr("Without {1} the hand waits, with {2}."), words_tile(line->tile), left);
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
        tr_say(out, size, tr("{1} Without {2} it is farther away."), first, words_tile(chosen));
    else
        tr_say(out, size,
               tr_many("{2} Without {3} it has {1} tile.", "{2} Without {3} it has {1} tiles.", line->copies),
               line->copies, first, words_tile(chosen));
}
