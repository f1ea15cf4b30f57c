/* phrase_words.c: see phrase_words.h. */
#include "words/phrase_words.h"

#include "base/mark.h"

const char *words_phrase(int phrase)
{
    static const char *const phrases[PHRASES] = {
        N_("Nice hand!"),      N_("Well played."), N_("One moment, please."), N_("I’m back."),
        N_("That was close."), N_("What luck!"),   N_("Thank you."),          N_("One more match?")};
    return phrase >= 0 && phrase < PHRASES ? phrases[phrase] : "";
}
