/*
 * journal_line.c: see journal_line.h.
 *
 * The line is "match NAME SEAT START SCORE... ; PLAYER ; PLAYER ; ROUND ROUND ...", with a part "from ROUND
 * SEAT PLAYER" before the rounds for every opponent who joined later. A round is a word such as "l1<0:-6:r",
 * with a winning hand after an equals sign: "w0<1:8:rc2=8:discard:123m_45!6p:pure-straight*6+riichi*2".
 */
#include "session/statistics/journal_line.h"

#include <limits.h>
#include <string.h>

#include "ai/ai.h"
#include "session/quoted_name.h"

enum { POINTS_MAX = 100000000, CALLS_MAX = 9 };

static const char ends[ROUND_ENDS + 1] = "wldpi";

/* The person's marks, one letter for each bit in order: what statistics count, then what achievements do. */
static const char marks[] = "rtgdfnexLPVDKFHMYCWRJEBGNUT";

/* --- writing ------------------------------------------------------------------------------------------ */

static void print_player(const struct player *player, struct text *text)
{
    if (player->kind == PLAYER_COMPUTER)
        text_add(text, " %s ", ai_level_name((enum ai_level)player->level));
    else
        text_add(text, " %s ", player->kind == PLAYER_PERSON ? "person" : "program");
    quoted_name_add(text, player->name);
}

static void print_hand(const struct match_tally *tally, const struct tally_hand *hand, struct text *text)
{
    text_add(text, "=%d:%s:", (int)hand->value, win_source_name((enum win_source)hand->source));
    for (const char *at = hand->figure; *at; at++)
        text_add(text, "%c", *at == ' ' ? '_' : *at);
    for (int i = 0; i < hand->line_count; i++)
        text_add(text, "%c%s*%d", i ? '+' : ':', match_tally_pattern(tally->rules, hand->lines[i].place)->id,
                 hand->lines[i].points);
}

static void print_round(const struct match_tally *tally, const struct tally_round *round, struct text *text)
{
    text_add(text, " %c", ends[round->end]);
    for (int seat = 0; seat < tally->seats; seat++)
        if (round->winners >> seat & 1)
            text_add(text, "%d", seat);
    if (round->from == SEAT_DUMMY)
        text_add(text, "<dummy");
    else if (round->from != SEAT_NONE)
        text_add(text, "<%d", round->from);
    text_add(text, ":%d", (int)round->points);
    if (round->marks || round->calls || round->sitting != SEAT_NONE)
        text_add(text, ":");
    for (int bit = 0; marks[bit]; bit++)
        if (round->marks >> bit & 1)
            text_add(text, "%c", marks[bit]);
    if (round->calls)
        text_add(text, "c%d", round->calls);
    if (round->sitting != SEAT_NONE)
        text_add(text, "s%d", round->sitting);
    if (round->hand >= 0)
        print_hand(tally, &tally->hands[round->hand], text);
}

void journal_line_print(const struct match_tally *tally, struct text *text)
{
    text_add(text, "%s %s %d %d", tally->old ? "old" : "match", tally->name, tally->seat, (int)tally->start);
    for (int seat = 0; seat < tally->seats; seat++)
        text_add(text, " %d", (int)tally->scores[seat]);
    for (int seat = 0; seat < tally->seats; seat++) {
        text_add(text, " ;");
        print_player(&tally->players[seat], text);
    }
    for (int i = 0; i < tally->change_count; i++) {
        text_add(text, " ; from %d %d", tally->changes[i].round + 1, tally->changes[i].seat);
        print_player(&tally->changes[i].player, text);
    }
    text_add(text, " ;");
    for (int i = 0; i < tally->round_count; i++)
        print_round(tally, &tally->rounds[i], text);
    text_add(text, "\n");
}

/* --- reading ------------------------------------------------------------------------------------------ */

/* Cuts off the text before the first of these characters, which goes into `*met` ('\0' if there is none). */
static char *cut(char **rest, const char *characters, char *met)
{
    char *part = *rest;
    size_t length = strcspn(part, characters);
    *met = part[length];
    *rest = part + length + (*met != '\0');
    part[length] = '\0';
    return part;
}

/* Cuts off the next part at a semicolon; in a name a semicolon has a backslash before it. */
static char *next_part(char **rest)
{
    char *part = *rest, *at = part;
    if (!part)
        return NULL;
    for (; *at && *at != ';'; at++)
        if (*at == '\\' && at[1])
            at++;
    *rest = *at ? at + 1 : NULL;
    *at = '\0';
    return part;
}

static bool read_points(const char *word, int32_t *points)
{
    int number;
    if (!word || !text_to_int(word, -POINTS_MAX, POINTS_MAX, &number))
        return false;
    *points = number;
    return true;
}

static bool read_head(struct match_tally *tally, char *part, struct error *error)
{
    struct archived kept;
    int seat = 0, seats = 0;
    char *name = text_next_word(&part), *word = text_next_word(&part);
    if (!name || !archive_take_apart(name, &kept))
        return error_say(error, tr("\"{1}\" isn’t the name of a match that was kept"), tr_short(name, 40));
    memcpy(tally->name, kept.name, sizeof tally->name);
    tally->rules = kept.rules;
    if (!word || !text_to_int(word, 0, SEAT_MAX - 1, &seat) ||
        !read_points(text_next_word(&part), &tally->start))
        return error_say(error, tr("The seat or the starting points are missing"));
    for (; (word = text_next_word(&part)); seats++)
        if (seats == SEAT_MAX || !read_points(word, &tally->scores[seats]))
            return error_say(error, tr("\"{1}\" isn’t a player’s points"), tr_short(word, 20));
    if (seats < tally->rules->seats_least || seats > tally->rules->seats_most || seat >= seats)
        return error_say(error, tr("The points of {1} players don’t suit the mode"), seats);
    tally->seats = (uint8_t)seats;
    tally->seat = (uint8_t)seat;
    return true;
}

static bool read_player(struct player *player, char *part, struct error *error)
{
    char *kind = part ? text_next_word(&part) : NULL;
    if (!kind)
        return error_say(error, tr("A player is missing"));
    player->level = (uint8_t)ai_level_parse(kind);
    if (strcmp(kind, "person") == 0)
        player->kind = PLAYER_PERSON;
    else if (strcmp(kind, "program") == 0)
        player->kind = PLAYER_PROGRAM;
    else if (player->level != AI_LEVELS)
        player->kind = PLAYER_COMPUTER;
    else
        return error_say(error, tr("\"{1}\" isn’t a kind of player"), tr_short(kind, 20));
    if (player->kind != PLAYER_COMPUTER)
        player->level = 0;
    return quoted_name_parse(part, player->name, PLAYER_NAME, error);
}

/* True for a part that names an opponent who joined later. */
static bool is_change(const char *part)
{
    static const char word[] = "from";
    part += strspn(part, " ");
    return strcspn(part, " ") == sizeof word - 1 && memcmp(part, word, sizeof word - 1) == 0;
}

/* Reads "from ROUND SEAT PLAYER" after its first word. */
static bool read_change(struct match_tally *tally, char *part, struct error *error)
{
    char *round = text_next_word(&part), *seat = round ? text_next_word(&part) : NULL;
    int from, place;
    if (!seat || !text_to_int(round, 1, INT_MAX, &from) || !text_to_int(seat, 0, tally->seats - 1, &place) ||
        place == tally->seat)
        return error_say(error, tr("It doesn’t say who joined when"));
    struct tally_change *change = match_tally_add_change(tally);
    change->round = from - 1;
    change->seat = (uint8_t)place;
    return read_player(&change->player, part, error);
}

static bool read_lines(struct match_tally *tally, struct tally_hand *hand, char *text)
{
    char met = '+';
    while (met == '+') {
        char *id = cut(&text, "*", &met), *points = cut(&text, "+", &met);
        const struct pattern *pattern = ruleset_pattern(tally->rules, id);
        int number;
        if (!pattern || hand->line_count == SCORE_LINES_MAX || !text_to_int(points, -30000, 30000, &number))
            return false;
        int place = match_tally_place(tally->rules, pattern);
        hand->lines[hand->line_count++] = (struct tally_line){(uint8_t)place, (int16_t)number};
    }
    return true;
}

/* True for a row of tiles that can be drawn. */
static bool is_figure(const char *figure)
{
    int tiles = 0;
    for (; *figure; figure++) {
        char name[3] = {*figure, figure[strcspn(figure, "mpszfg")], '\0'};
        bool tile = *figure >= '0' && *figure <= '9';
        if (tile && tile_parse(name) >= TILE_COUNT)
            return false;
        if (!tile && !strchr("mpszfgx '!", *figure))
            return false;
        tiles += tile || *figure == 'x';
    }
    return tiles > 0 && tiles <= HAND_MAX + MELD_MAX + 8;
}

static bool read_hand(struct match_tally *tally, char *text)
{
    char met;
    struct tally_hand *hand = match_tally_add_hand(tally);
    char *value = cut(&text, ":", &met), *source = cut(&text, ":", &met), *figure = cut(&text, ":", &met);
    hand->source = (uint8_t)win_source_parse(source);
    if (!read_points(value, &hand->value) || hand->source >= WIN_SOURCES || strlen(figure) >= TALLY_FIGURE)
        return false;
    for (int i = 0; figure[i]; i++)
        hand->figure[i] = figure[i] == '_' ? ' ' : figure[i];
    return is_figure(hand->figure) && (met != ':' || read_lines(tally, hand, text));
}

/* Reads "w0<1": the result, the winners, whose tile it was. */
static bool read_end(const struct match_tally *tally, struct tally_round *round, const char *text)
{
    const char *end = text[0] ? strchr(ends, text[0]) : NULL;
    const char *at = text + 1;
    if (!end)
        return false;
    round->end = (uint8_t)(end - ends);
    for (; *at >= '0' && *at < '0' + tally->seats; at++)
        round->winners |= (uint8_t)(1u << (*at - '0'));
    if (strcmp(at, "<dummy") == 0)
        round->from = SEAT_DUMMY;
    else if (at[0] == '<' && at[1] >= '0' && at[1] < '0' + tally->seats && !at[2])
        round->from = (uint8_t)(at[1] - '0');
    else if (*at)
        return false;
    bool won = round->end == ROUND_WON || round->end == ROUND_LOST;
    return won == (round->winners != 0) && won == (round->from != SEAT_NONE) &&
           (round->end == ROUND_WON) == (round->winners >> tally->seat & 1);
}

/* Reads who sat the round out: one of two opponents, who did not win and whose tile it was not. */
static bool read_sitting(const struct match_tally *tally, struct tally_round *round, char digit)
{
    int seat = digit - '0';
    if (tally->seats < 3 || seat < 0 || seat >= tally->seats || seat == tally->seat || seat == round->from ||
        round->winners >> seat & 1)
        return false;
    round->sitting = (uint8_t)seat;
    return true;
}

static bool read_marks(const struct match_tally *tally, struct tally_round *round, const char *text)
{
    for (; *text; text++) {
        const char *mark = strchr(marks, *text);
        if (mark)
            round->marks |= 1u << (mark - marks);
        else if (*text == 'c' && text[1] > '0' && text[1] <= '0' + CALLS_MAX)
            round->calls = (uint8_t)(*++text - '0');
        else if (*text == 's' && read_sitting(tally, round, text[1]))
            text++;
        else
            return false;
    }
    return true;
}

static bool read_round(struct match_tally *tally, char *word)
{
    char met, *hand = word;
    struct tally_round *round = match_tally_add_round(tally);
    word = cut(&hand, "=", &met);
    bool won = met == '=';
    char *end = cut(&word, ":", &met), *points = cut(&word, ":", &met);
    if (!read_end(tally, round, end) || !read_points(points, &round->points) ||
        !read_marks(tally, round, word) || won != (round->end == ROUND_WON))
        return false;
    round->hand = won ? tally->hand_count : -1;
    return !won || read_hand(tally, hand);
}

static bool read_all(struct match_tally *tally, char *line, struct error *error)
{
    char *word, *rounds;
    if (!read_head(tally, next_part(&line), error))
        return false;
    for (int seat = 0; seat < tally->seats; seat++)
        if (!read_player(&tally->players[seat], next_part(&line), error))
            return false;
    if (tally->players[tally->seat].kind != PLAYER_PERSON)
        return error_say(error, tr("No person is seated where the match was counted"));
    while ((rounds = next_part(&line)) && is_change(rounds)) {
        text_next_word(&rounds);
        if (!read_change(tally, rounds, error))
            return false;
    }
    if (!rounds || line)
        return error_say(error, tr("The rounds are missing, or something follows them"));
    for (; (word = text_next_word(&rounds));) {
        char shown[32] = "";
        strncat(shown, word, sizeof shown - 1);
        if (!read_round(tally, word))
            return error_say(error, tr("\"{1}\" isn’t a round"), shown);
    }
    return true;
}

bool journal_line_parse(struct match_tally *tally, char *line, struct error *error)
{
    struct match_tally read = {0};
    if (!read_all(&read, line, error)) {
        match_tally_deinit(&read);
        return false;
    }
    *tally = read;
    return true;
}
