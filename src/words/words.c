/*
 * words.c: the table's sentences (words.h).
 */
#include "words/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/people.h"
#include "session/settings.h"

bool words_are_literal(const struct ruleset *rules)
{
    return rules->customary != NULL;
}

void words_init(struct words *words, const struct setup *setup)
{
    memset(words, 0, sizeof *words);
    words->you = setup_only_person(setup);
    words->stages = setup->rules->has_stages;
    words->risk = setup->rules->declares_risk;
    words->literal = words_are_literal(setup->rules);
    words->hands = !setup->rules->calls_rounds;
    words_seat(words, setup->players);
}

const char *words_player(const struct player *player)
{
    return player->kind == PLAYER_COMPUTER ? words_computer_name(player->name)
                                           : words_given_name(player->name);
}

const char *words_computer_name(const char *name)
{
    if (person_is(person_named(name)))
        return tr(name);
    for (int level = 0; level < AI_LEVELS; level++)
        if (strcmp(name, ai_level_label((enum ai_level)level)) == 0)
            return tr(name);
    return words_given_name(name);
}

const char *words_given_name(const char *name)
{
    static const char *const given[] = {N_("You"), N_("Guest")};
    for (size_t i = 0; i < sizeof given / sizeof *given; i++)
        if (strcmp(name, given[i]) == 0)
            return tr(given[i]);
    return name;
}

void words_seat(struct words *words, const struct player players[SEAT_MAX])
{
    words->nameless = 0;
    for (int seat = 0; seat < SEAT_MAX; seat++) {
        words->nameless |= (unsigned)settings_is_no_name(players[seat].name) << seat;
        if (players[seat].name[0])
            snprintf(words->names[seat], sizeof words->names[seat], "%s", words_player(&players[seat]));
        else /* records of other programs may have no name */
            tr_say(words->names[seat], sizeof words->names[seat], tr("Player {1}"), seat + 1);
    }
}

const char *words_name(const struct words *words, int seat)
{
    if (seat == SEAT_DUMMY)
        return tr("Dummy");
    return seat == words->you ? tr("You") : seat < SEAT_MAX ? words->names[seat] : tr("Nobody");
}

const char *words_plate_name(const struct words *words, int seat)
{
    bool named = seat >= 0 && seat < SEAT_MAX && words->names[seat][0] &&
                 !(seat == words->you && settings_is_no_name(words->names[seat]));
    return named ? words->names[seat] : words_name(words, seat);
}

enum { NUMBERS_NAMED = 13 };

struct tr_arg words_number(int number)
{
    static const char *const numbers[NUMBERS_NAMED] = {
        N_("no"),    N_("one"),   N_("two"),  N_("three"), N_("four"),   N_("five"),  N_("six"),
        N_("seven"), N_("eight"), N_("nine"), N_("ten"),   N_("eleven"), N_("twelve")};

    return number >= 0 && number < NUMBERS_NAMED ? tr_spare(tr(numbers[number])) : tr_number(number);
}

struct tr_arg words_number_first(int number)
{
    static const char *const numbers[NUMBERS_NAMED] = {
        "",          N_("One"),   N_("Two"),  N_("Three"), N_("Four"),   N_("Five"),  N_("Six"),
        N_("Seven"), N_("Eight"), N_("Nine"), N_("Ten"),   N_("Eleven"), N_("Twelve")};

    if (number == 0)
        return tr_spare(tr_in("number", "No"));
    return number >= 0 && number < NUMBERS_NAMED ? tr_spare(tr(numbers[number])) : tr_number(number);
}

void words_decimal(long value, int places, char *out, size_t size)
{
    char whole[24], part[24];
    long of = labs(value), one = places == 1 ? 10 : 100;
    snprintf(whole, sizeof whole, "%s%ld", value < 0 ? "−" : "", of / one);
    snprintf(part, sizeof part, "%0*ld", places, of % one);
    tr_say(out, size, tr_in("decimal", "{1}.{2}"), whole, part);
}

int words_share(int part, int whole)
{
    int share = (int)((200LL * part + whole) / (2LL * whole));
    if (part > 0 && share == 0)
        return 1;
    return part < whole && share == 100 ? 99 : share;
}

const char *words_tile(uint8_t tile)
{
    return tr(tile_name(tile));
}

const char *words_tiles(uint8_t tile)
{
    return tr(tile_name_plural(tile));
}

const char *words_suit(int suit)
{
    return tr(suit_name((enum suit)suit));
}

size_t words_say(const struct words *words, const struct words_forms *forms, int seat, int owner,
                 const char *what, char *out, size_t size)
{
    const char *whose = owner == SEAT_DUMMY ? tr_in("owner", "the dummy") : words_name(words, owner);
    const struct tr_arg args[] = {tr_spare(words_name(words, seat)), tr_spare(whose),
                                  what ? tr_text(what) : tr_number(0)};
    const char *form = seat != SEAT_NONE && seat == words->you ? forms->you : forms->other;

    if (form == forms->other && forms->yours && owner != SEAT_NONE && owner == words->you)
        form = forms->yours;
    return tr_say_args(out, size, tr(form), args, sizeof args / sizeof *args);
}

void words_progress(const struct table *table, char *out, size_t size)
{
    int round = table->round > 0 ? table->round : 1;

    if (!table->rounds)
        tr_say(out, size, tr("{1} round, hand {2}"), words_tile(table_round_wind(table)), round);
    else if (table->rules->calls_rounds)
        tr_say(out, size, tr("Round {1} of {2}"), round, table->rounds);
    else
        tr_say(out, size, tr("Hand {1} of {2}"), round, table->rounds);
}

void words_progress_short(const struct table *table, char *out, size_t size)
{
    if (table->rounds)
        words_progress(table, out, size);
    else
        tr_say(out, size, tr("{1}, hand {2}"), words_tile(table_round_wind(table)),
               table->round > 0 ? table->round : 1);
}

void words_removed(const struct table *table, char *out, size_t size)
{
    tr_say(out, size,
           table->removed == SUIT_CHARACTERS ? tr("No characters")
           : table->removed == SUIT_DOTS     ? tr("No dots")
                                             : tr("No bamboo"));
}

const struct set_names *words_sets(const struct words *words)
{
    static const struct set_names customary = {N_("Chow"), N_("Pung"), N_("Kong")},
                                  literal = {N_("Run"), N_("Triplet"), N_("Quad")};
    return words->literal ? &literal : &customary;
}

const struct set_names *words_sets_beside(const struct words *words)
{
    const struct words plain = {.literal = false};
    return words->literal && words->beside ? words_sets(&plain) : NULL;
}

void words_set(const struct words *words, const struct set *set, char *out, size_t size)
{
    bool plain = words->literal;

    if (set->kind == SET_RUN)
        tr_say(out, size, tr("Run of {1} to {2} {3}"), tile_number(set->tile), tile_number(set->tile) + 2,
               words_suit(tile_suit(set->tile)));
    else if (set->kind == SET_PUNG)
        tr_say(out, size, plain ? tr("Triplet of {1}") : tr("Pung of {1}"), words_tiles(set->tile));
    else if (set->kind == SET_KONG)
        tr_say(out, size, plain ? tr_in("set", "Quad of {1}") : tr_in("set", "Kong of {1}"),
               words_tiles(set->tile));
    else
        tr_say(out, size, set->kind == SET_ORPHANS ? tr("Thirteen Orphans") : tr("Pair"));
}

bool words_shared_by(const struct table *table, const char *const names[SEAT_MAX], int you, char *out,
                     size_t size)
{
    const char *others[SEAT_MAX];
    char list[WORDS_LINE];
    int order[SEAT_MAX], count = 0, first = you == SEAT_NONE ? 0 : you;

    table_standing(table, order);
    int most = table->scores[order[0]];
    for (int i = 0; i < table->seats; i++) {
        int seat = (first + i) % table->seats;
        if (table->scores[seat] == most && seat != you)
            others[count++] = names[seat];
    }
    bool yours = you != SEAT_NONE && table->scores[you] == most;
    if (count + yours == table->seats)
        return false;
    tr_list(list, sizeof list, TR_AND, others, count);
    tr_say(out, size, yours ? tr("You share first place with {1}") : tr("{1} share first place"), list);
    return true;
}

bool words_shared(const struct words *words, const struct table *table, char *out, size_t size)
{
    const char *names[SEAT_MAX];
    for (int seat = 0; seat < table->seats; seat++)
        names[seat] = words_name(words, seat);
    return words_shared_by(table, names, words->you, out, size);
}

/* Writes digits in groups of three, separated as in the language. */
static void in_thousands(int whole, char *out, size_t size)
{
    char high[WORDS_AMOUNT], low[4];
    if (whole < 1000) {
        snprintf(out, size, "%d", whole);
        return;
    }
    in_thousands(whole / 1000, high, sizeof high);
    snprintf(low, sizeof low, "%03d", whole % 1000);
    tr_say(out, size, tr_in("thousands", "{1},{2}"), high, low);
}

void words_points(int points, char *out, size_t size)
{
    int written = snprintf(out, size, "%s", points < 0 ? "−" : "");
    in_thousands(abs(points), out + written, size - (size_t)written);
}

void words_change(int points, char *out, size_t size)
{
    char figure[WORDS_AMOUNT];
    words_points(points, figure, sizeof figure);
    snprintf(out, size, "%s%s", points > 0 ? "+" : "", figure);
}

void words_worth(int points, char *out, size_t size)
{
    char figure[WORDS_AMOUNT];
    words_points(points, figure, sizeof figure);
    tr_say(out, size, tr_many("{1} point", "{1} points", points), figure);
}

/* Writes the dora of one suit, "3 and 9 characters"; false if it has none. An honor's name stands alone. */
static bool dora_of_suit(const struct table *table, enum suit suit, char *out, size_t size)
{
    char figures[DORA_MAX][WORDS_AMOUNT], numbers[WORDS_LINE];
    const char *named[DORA_MAX];
    int count = 0;
    uint8_t last = TILE_NONE;

    for (int i = 0; i < DORA_MAX && table->dora.shown[i] < TILE_COUNT; i++) {
        uint8_t tile = tile_indicated(table->dora.shown[i]);
        if (tile_suit(tile) != suit)
            continue;
        last = tile;
        tr_say(figures[count], WORDS_AMOUNT, "{1}", tile_number(tile));
        named[count] = suit == SUIT_HONORS ? words_tile(tile) : figures[count];
        count++;
    }
    tr_list(numbers, sizeof numbers, suit == SUIT_HONORS ? TR_COMMA : TR_AND, named, count);
    if (suit == SUIT_HONORS)
        tr_say(out, size, "{1}", numbers);
    else if (count > 1)
        tr_say(out, size, tr_in("numbers of a suit", "{1} {2}"), numbers, words_suit((int)suit));
    else
        tr_say(out, size, "{1}", count ? words_tile(last) : "");
    return count > 0;
}

void words_dora(const struct table *table, char *out, size_t size)
{
    char parts[SUIT_HONORS + 1][80], list[WORDS_LINE];
    const char *suits[SUIT_HONORS + 1];
    int count = 0;

    for (int suit = SUIT_CHARACTERS; suit <= SUIT_HONORS; suit++)
        if (dora_of_suit(table, (enum suit)suit, parts[suit], sizeof parts[suit]))
            suits[count++] = parts[suit];
    tr_list(list, sizeof list, TR_COMMA, suits, count);
    tr_say(out, size, tr("Dora: {1}"), list);
}
