/*
 * spoken_table.c: describes what everyone can see, piece by piece (spoken_parts.h).
 */

#include "words/spoken/spoken_parts.h"

enum { LIST_MAX = DISCARD_MAX };

void spoken_line(struct text *out, const char *line)
{
    text_add(out, "%s\n", line);
}

/* Sentences about a player's things: "Your discards: ..." or "Lin's discards: ...", or that there are
 * none. */
struct owned {
    const char *you, *other, *you_none, *other_none; /* marked N_; {1} the things, {2} the player */
};

static void say_owned(const struct words *words, const struct owned *said, int seat, const char *list,
                      struct text *out)
{
    char line[SPOKEN_LINE];
    const char *who = words_name(words, seat);
    bool you = seat != SEAT_NONE && seat == words->you;

    if (list[0])
        tr_say(line, sizeof line, tr(you ? said->you : said->other), list, tr_spare(who));
    else
        tr_say(line, sizeof line, tr(you ? said->you_none : said->other_none), tr_spare(""), tr_spare(who));
    spoken_line(out, line);
}

typedef void saying(const struct words *words, const struct view *view, int seat, struct text *out);

/* Calls `say` for each seat that plays this round, from the one after the viewer on; the viewer is last. */
static void go_round(const struct words *words, const struct view *view, saying *say, struct text *out)
{
    const struct table *table = &view->table;
    int first = view->seat == SEAT_NONE ? 0 : view->seat + 1;

    for (int i = 0; i < table->seats; i++) {
        int seat = (first + i) % table->seats;
        if (seat != table->sitting)
            say(words, view, seat, out);
    }
}

/* --- discards ------------------------------------------------------------------------------------- */

/* Writes a discard: "5 dots", "5 dots with Riichi", "a tile face down". */
static void say_discard(const struct discard *discard, char out[WORDS_LINE])
{
    if (discard->tile >= TILE_COUNT)
        tr_say(out, WORDS_LINE, tr("a tile face down"));
    else if (discard->flags & DISCARD_RIICHI)
        tr_say(out, WORDS_LINE, tr("{1} with Riichi"), words_tile(discard->tile));
    else
        tr_say(out, WORDS_LINE, "{1}", words_tile(discard->tile));
}

static void say_pile(const struct words *words, const struct view *view, int pile, struct text *out)
{
    static const struct owned said = {N_("Your discards: {1}."), N_("{2}’s discards: {1}."),
                                      N_("You have no discards."), N_("{2} has no discards.")};
    static const struct owned dummy = {NULL, N_("The dummy’s discards: {1}."), NULL,
                                       N_("The dummy has no discards.")};
    const struct table *table = &view->table;
    char parts[LIST_MAX][WORDS_LINE], line[SPOKEN_LINE * 2];
    const char *list[LIST_MAX];
    int count = 0;

    for (int i = 0; i < table->discard_count; i++) {
        const struct discard *discard = &table->discards[i];
        if ((discard->flags & DISCARD_PILE) != pile || discard->flags & DISCARD_CLAIMED)
            continue;
        say_discard(discard, parts[count]);
        list[count] = parts[count];
        count++;
    }
    tr_list(line, sizeof line, TR_COMMA, list, count);
    say_owned(words, pile == SEAT_DUMMY ? &dummy : &said, pile, line, out);
}

void spoken_discards(const struct words *words, const struct view *view, struct text *out)
{
    if (view->table.rules->dummy)
        say_pile(words, view, SEAT_DUMMY, out);
    go_round(words, view, say_pile, out);
}

/* --- melds ---------------------------------------------------------------------------------------- */

static void say_meld(const struct words *words, const struct meld *meld, char out[WORDS_LINE])
{
    struct set set = {.kind = (uint8_t)(meld->kind == MELD_RUN ? SET_RUN
                                        : meld_is_kong(meld)   ? SET_KONG
                                                               : SET_PUNG),
                      .tile = meld->tile};
    char name[WORDS_LINE];

    words_set(words, &set, name, sizeof name);
    if (meld_is_exposed(meld))
        tr_say(out, WORDS_LINE, "{1}", name);
    else
        tr_say(out, WORDS_LINE, tr("{1}, closed"), name);
}

static void say_melds(const struct words *words, const struct view *view, int seat, struct text *out)
{
    static const struct owned said = {N_("You have laid out: {1}."), N_("{2} has laid out: {1}."),
                                      N_("You have nothing laid out."), N_("{2} has nothing laid out.")};
    const struct table *table = &view->table;
    char parts[MELD_MAX][WORDS_LINE], line[SPOKEN_LINE];
    const char *list[MELD_MAX + 8];
    int count = 0;

    for (int i = 0; i < table->meld_counts[seat]; i++) {
        say_meld(words, &table->melds[seat][i], parts[count]);
        list[count] = parts[count];
        count++;
    }
    for (int flower = 0; flower < 8; flower++)
        if (table->flowers[seat] >> flower & 1)
            list[count++] = words_tile((uint8_t)(TILE_FLOWER + flower));
    tr_list(line, sizeof line, TR_COMMA, list, count);
    say_owned(words, &said, seat, line, out);
    if (table->riichi[seat]) {
        static const struct words_forms riichi = {N_("You are in Riichi."), N_("{1} is in Riichi."), NULL};
        words_say(words, &riichi, seat, SEAT_NONE, NULL, line, sizeof line);
        spoken_line(out, line);
    }
}

void spoken_melds(const struct words *words, const struct view *view, struct text *out)
{
    go_round(words, view, say_melds, out);
}

/* --- the middle ----------------------------------------------------------------------------------- */

static void say_row(const struct view *view, struct text *out)
{
    const struct table *table = &view->table;
    char parts[DUMMY_MAX][WORDS_LINE], list[SPOKEN_LINE], line[SPOKEN_LINE];
    const char *open[DUMMY_MAX];
    int count = 0, hidden = table_hidden_count(table);

    for (int i = 0; i < DUMMY_MAX; i++)
        if (table->dummy.row[i] < TILE_COUNT) {
            tr_say(parts[count], WORDS_LINE, tr("{1} at place {2}"), words_tile(table->dummy.row[i]), i + 1);
            open[count] = parts[count];
            count++;
        }
    tr_list(list, sizeof list, TR_COMMA, open, count);
    if (hidden)
        tr_say(line, sizeof line,
               tr_many("{1} of the dummy’s tiles is face down.", "{1} of the dummy’s tiles are face down.",
                       hidden),
               words_number_first(hidden));
    else
        tr_say(line, sizeof line, tr("None of the dummy’s tiles is face down."));
    spoken_line(out, line);
    if (count)
        spoken_line_tr(out, tr("Revealed: {1}."), list);
}

static void say_bonus(const struct view *view, struct text *out)
{
    const struct dummy *dummy = &view->table.dummy;

    if (dummy->bonus[0] < TILE_COUNT)
        spoken_line_tr(out, tr("Bonus {1} and {2}."), tile_number(dummy->bonus[0]),
                       tile_number(dummy->bonus[1]));
    if (dummy->treasure < TILE_COUNT) {
        spoken_line_tr(out, tr("The treasure is {1}."), tile_number(dummy->treasure));
    } else if (dummy->treasure == TILE_HIDDEN) {
        spoken_line(out, tr("The treasure is face down."));
    }
}

/* Writes the tiles turned in Stage B and the guesses. */
static void say_stage(const struct words *words, const struct view *view, struct text *out)
{
    static const struct words_forms attacks = {N_("You have declared: the other player guesses."),
                                               N_("{1} has declared: guess their wait."), NULL};
    const struct stage *stage = &view->table.stage;
    char list[SPOKEN_LINE], line[SPOKEN_LINE];
    const char *names[TILE_KINDS];
    uint8_t aside[DISCARD_MAX];

    if (stage->attacker == SEAT_NONE)
        return;
    words_say(words, &attacks, stage->attacker, SEAT_NONE, NULL, line, sizeof line);
    spoken_line(out, line);
    for (int i = 0; i < stage->guess_count; i++)
        names[i] = words_tile(stage->guesses[i]);
    tr_list(list, sizeof list, TR_COMMA, names, stage->guess_count);
    if (stage->guess_count)
        spoken_line_tr(out, tr("Guessed so far: {1}."), list);
    spoken_tiles(aside, table_pile(&view->table, PILE_ASIDE, aside, DISCARD_MAX), list, sizeof list);
    if (list[0])
        spoken_line_tr(out, tr("Revealed without a win: {1}."), list);
}

void spoken_middle(const struct words *words, const struct view *view, struct text *out)
{
    const struct table *table = &view->table;
    char part[WORDS_LINE];
    size_t before = out->size;

    if (table->rules->dummy) {
        say_row(view, out);
        say_bonus(view, out);
    }
    if (table->removed != SUIT_NONE && table->phase != PHASE_REMOVE) {
        words_removed(table, part, sizeof part);
        spoken_line_tr(out, tr("{1}."), part);
    }
    if (table->dora.shown[0] < TILE_COUNT) {
        words_dora(table, part, sizeof part);
        spoken_line_tr(out, tr("{1}."), part);
    }
    say_stage(words, view, out);
    if (out->size == before)
        spoken_line(out, tr("There is nothing in the middle but the wall."));
}

/* --- points and state ----------------------------------------------------------------------------- */

static void say_points(const struct words *words, const struct view *view, int seat, struct text *out)
{
    static const char *const you[] = {N_MANY("You have {1} point.", "You have {1} points.")};
    static const char *const other[] = {N_MANY("{2} has {1} point.", "{2} has {1} points.")};
    char amount[WORDS_AMOUNT];
    int points = view->table.scores[seat];
    bool mine = seat == words->you;

    words_points(points, amount, sizeof amount);
    spoken_line_tr(out, tr_many(mine ? you[0] : other[0], mine ? you[1] : other[1], points), amount,
                   tr_spare(words_name(words, seat)));
}

void spoken_points(const struct words *words, const struct view *view, struct text *out)
{
    const struct table *table = &view->table;
    char amount[WORDS_AMOUNT];

    for (int seat = 0; seat < table->seats; seat++)
        say_points(words, view, seat, out);
    if (!table->rules->start_pot)
        return;
    words_points(table->stakes.pot, amount, sizeof amount);
    spoken_line_tr(out, tr("The pot holds {1}."), amount);
    spoken_line_tr(out, tr("Bets on the table: {1}. Counters: {2}."), table->stakes.bets,
                   table->stakes.counters);
}

static void say_seat(const struct words *words, const struct view *view, int seat, struct text *out)
{
    static const struct words_forms sits = {N_("You are {3}."), N_("{1} is {3}."), NULL};
    static const struct words_forms deals = {N_("You are {3} and deal."), N_("{1} is {3} and deals."), NULL};
    char line[SPOKEN_LINE];

    words_say(words, seat == view->table.dealer ? &deals : &sits, seat, SEAT_NONE,
              words_tile(table_wind(&view->table, seat)), line, sizeof line);
    spoken_line(out, line);
}

void spoken_state(const struct words *words, const struct view *view, struct text *out)
{
    const struct table *table = &view->table;
    char part[WORDS_LINE];

    words_progress(table, part, sizeof part);
    spoken_line_tr(out, tr("{1}, {2}."), tr(table->rules->name), part);
    if (table->round == 0) /* nothing has been dealt */
        return;
    go_round(words, view, say_seat, out);
    spoken_line_tr(out,
                   tr_many("{1} tile is left in the wall.", "{1} tiles are left in the wall.", table->wall),
                   table->wall);
}
