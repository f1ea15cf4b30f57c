/*
 * words_prompt.c: the choice of the player at the screen, or whose turn it is (words.h).
 */
#include "words/naming_say.h"
#include "words/tenpai_words.h"

static void prompt_claim(const struct words *words, const struct offer *offer, char *out, size_t size)
{
    static const struct words_forms dummy = {N_("You draw {3} for the dummy. Claim it?"),
                                             N_("{1} draws {3} for the dummy. Claim it?"), NULL};
    static const struct words_forms revealed = {N_("You reveal {3}. Claim it?"),
                                                N_("{1} reveals {3}. Claim it?"), NULL};
    static const struct words_forms kong = {N_("You add {3} to a pung. Rob the kong?"),
                                            N_("{1} adds {3} to a pung. Rob the kong?"), NULL};
    static const struct words_forms quad = {N_("You add {3} to a triplet. Rob the quad?"),
                                            N_("{1} adds {3} to a triplet. Rob the quad?"), NULL};
    static const struct words_forms discard = {N_("You discard {3}. Claim it?"),
                                               N_("{1} discards {3}. Claim it?"), NULL};
    const struct words_forms *forms = offer->source == WIN_DUMMY_DISCARD ? &dummy
                                      : offer->source == WIN_REVEALED    ? &revealed
                                      : offer->source != WIN_ROBBED_KONG ? &discard
                                      : words->literal                   ? &quad
                                                                         : &kong;

    words_say(words, forms, offer->by, SEAT_NONE, words_tile(offer->tile), out, size);
}

static void prompt_dummy(const struct table *table, char *out, size_t size)
{
    int left = table_hidden_count(table);

    if (!left)
        tr_say(out, size, tr("Draw from the wall for the dummy"));
    else if (!table->wall)
        tr_say(out, size, tr("Reveal one of the dummy’s tiles"));
    else if (left == 1)
        tr_say(out, size, tr("Reveal the last tile, or draw from the wall"));
    else
        tr_say(out, size, tr("Reveal one of the {1} tiles, or draw from the wall"), words_number(left));
}

static void prompt_turn(const struct words *words, const struct view *view, char *out, size_t size)
{
    static const struct words_forms win = {N_("Your turn: you can win"), N_("{1}, your turn: you can win"),
                                           NULL};
    static const struct words_forms discard = {N_("Your turn: choose a tile to discard"),
                                               N_("{1}, your turn: choose a tile to discard"), NULL};

    words_say(words, view_find(view, MOVE_WIN) ? &win : &discard, view->seat, SEAT_NONE, NULL, out, size);
}

/* Writes whose turn it is, if nobody at the screen has a choice. */
static void prompt_other(const struct words *words, const struct table *table, char *out, size_t size)
{
    static const struct words_forms turns[] = {
        [PHASE_REMOVE] = {N_("You are East: choose the suit to remove"),
                          N_("{1} is East and chooses the suit to remove"), NULL},
        [PHASE_KEEP] = {N_("You choose two bonus numbers"), N_("{1} chooses two bonus numbers"), NULL},
        [PHASE_DUMMY] = {N_("You play for the dummy"), N_("{1} plays for the dummy"), NULL},
        [PHASE_TURN] = {N_("Your turn"), N_("{1}’s turn"), NULL},
        [PHASE_NAME] = {N_("Naming the waits"), N_("Naming the waits"), NULL},
        [PHASE_OVER] = {NULL, NULL, NULL},
    };
    const struct words_forms *forms = &turns[table->phase];

    out[0] = '\0';
    if (table->result.outcome != OUTCOME_NONE)
        words_result(words, table, out, size);
    else if (forms->you)
        words_say(words, forms, table->turn, SEAT_NONE, NULL, out, size);
}

void words_prompt(const struct words *words, const struct view *view, char *out, size_t size)
{
    if (tenpai_words_prompt(words, view, out, size))
        return;
    if (!view->move_count) {
        prompt_other(words, &view->table, out, size);
        return;
    }
    if (words->risk && naming_say_prompt(words, view, out, size))
        return;
    switch ((enum phase)view->table.phase) {
    case PHASE_REMOVE:
        tr_say(out, size, tr("You are East: remove one suit from the match"));
        break;
    case PHASE_KEEP:
        tr_say(out, size, tr("Keep two of these numbers as the bonus"));
        break;
    case PHASE_TURN:
        prompt_turn(words, view, out, size);
        break;
    case PHASE_CLAIM:
        prompt_claim(words, &view->table.offer, out, size);
        break;
    case PHASE_DUMMY:
        prompt_dummy(&view->table, out, size);
        break;
    case PHASE_TREASURE:
        tr_say(out, size, tr("Reveal the treasure before you draw?"));
        break;
    default:
        out[0] = '\0';
        break;
    }
}
