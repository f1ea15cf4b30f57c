/*
 * mode_card.c: how a mode is shown before it is chosen (mode_card.h).
 */
#include "sdl/menu/mode_card.h"

#include <math.h>

#include "rules/modes/list.h"
#include "sdl/art/atlas.h"
#include "sdl/art/draw.h"
#include "sdl/art/painter.h"
#include "words/words.h"

struct mode_card {
    const struct ruleset *rules;
    const char *text;
    uint8_t count, tiles[MODE_CARD_FAN];
};

static const struct mode_card cards[] = {
    {&ruleset_dueling_tigers,
     N_("You, an opponent, and a hand nobody plays. Reveal its tiles or draw for it. No chows."),
     4,
     {TILE_HIDDEN, TILE_1S, TILE_RED, TILE_HIDDEN}},
    {&ruleset_tenpai_duel,
     N_("Riichi rules for two players. Declare tenpai: your opponent must then guess your waits."),
     4,
     {TILE_1P + 2, TILE_HIDDEN, TILE_1P + 5, TILE_HIDDEN}},
    {&ruleset_one_suit,
     N_("Thirty-six tiles of one suit. Name every wait, or pay for the ones you miss."),
     3,
     {TILE_1M + 1, TILE_1M + 4, TILE_1M + 7}},
    {&ruleset_patterns,
     N_("Four players and a long list of patterns. The better the hand, the more it is worth."),
     4,
     {TILE_1M, TILE_1S + 8, TILE_1P, TILE_WHITE}},
    {&ruleset_classic,
     N_("The four-player table game, with winds, chows and flowers. Three faan to win."),
     4,
     {TILE_EAST, TILE_SOUTH, TILE_WEST, TILE_NORTH}},
};

static const struct mode_card *card_of(const struct ruleset *rules)
{
    for (size_t i = 0; i < sizeof cards / sizeof *cards; i++)
        if (cards[i].rules == rules)
            return &cards[i];
    return NULL;
}

static const struct mode_card *shown(const struct ruleset *rules)
{
    static const struct mode_card unknown = {.count = 3, .tiles = {TILE_1M, TILE_1P, TILE_1S}};
    return card_of(rules) ? card_of(rules) : &unknown;
}

/* Returns where the middle of a tile is, and in `w` how wide it is. */
static struct point place_of(const struct painter *painter, const struct mode_card *card, struct rect area,
                             float tile, int i, float *w)
{
    float u = painter->layout.u, at = (float)i - (float)(card->count - 1) / 2;
    *w = floorf(fminf(tile * u, area.h * 0.44f));
    return (struct point){area.x + area.w / 2 + at * (*w + 4 * u),
                          area.y + area.h / 2 + (at * at - 1) * 3 * u};
}

/* What face-down tiles show when they are turned over. */
static const uint8_t faces_below[MODE_CARD_FAN] = {TILE_1P + 7, TILE_1S + 4, TILE_GREEN, TILE_1M + 8};

void mode_card_fan(struct painter *painter, const struct ruleset *rules, struct rect area, float tile,
                   const struct fan *fan)
{
    static const struct fan rest = {0};
    const struct mode_card *card = shown(rules);
    const struct fan *now = fan ? fan : &rest;
    float u = painter->layout.u, turn = 6 + 2 * now->open, w;
    draw_cloth(painter, area);
    for (int i = 0; i < card->count; i++) {
        struct point place = place_of(painter, card, area, tile, i, &w);
        float at = (float)i - (float)(card->count - 1) / 2, over = now->turned[i];
        bool down = card->tiles[i] == TILE_HIDDEN && over < .5f;
        uint8_t face = card->tiles[i] == TILE_HIDDEN && !down ? faces_below[i] : card->tiles[i];
        atlas_draw_turning(painter, down ? POSE_DOWN : POSE_LYING, face, place.x,
                           place.y - 10 * u * now->lifts[i], w, at * turn, fmaxf(fabsf(1 - 2 * over), .04f));
    }
}

int mode_card_tile_at(struct painter *painter, const struct ruleset *rules, struct rect area, float tile,
                      float x, float y)
{
    const struct mode_card *card = shown(rules);
    for (int i = 0; i < card->count; i++) {
        float w;
        struct point place = place_of(painter, card, area, tile, i, &w);
        if (fabsf(x - place.x) < w / 2 && fabsf(y - place.y) < w * .8f)
            return i;
    }
    return -1;
}

bool mode_card_is_down(const struct ruleset *rules, int tile)
{
    return shown(rules)->tiles[tile] == TILE_HIDDEN;
}

const char *mode_card_text(const struct ruleset *rules)
{
    const struct mode_card *card = card_of(rules);
    return tr(card ? card->text : rules->pitch);
}

void mode_card_players(const struct ruleset *rules, char *out, size_t size)
{
    if (rules->seats_least == rules->seats_most)
        tr_say(out, size, tr("{1} players"), rules->seats_least);
    else
        tr_say(out, size,
               rules->seats_most == rules->seats_least + 1 ? tr("{1} or {2} players")
                                                           : tr("{1} to {2} players"),
               rules->seats_least, rules->seats_most);
}

void mode_card_progress(const struct session *session, char *out, size_t size)
{
    static struct view view; /* large */
    if (session_is_over(session)) {
        tr_say(out, size, tr("Finished"));
        return;
    }
    session_view(session, SEAT_NONE, &view);
    words_progress_short(&view.table, out, size);
}

void mode_card_match(const struct session *session, char *out, size_t size)
{
    static struct view view; /* large */
    const struct setup *setup = session_setup(session);
    char progress[40], parts[SEAT_MAX][PLAYER_NAME + 16], list[SEAT_MAX * (PLAYER_NAME + 18)];
    const char *scores[SEAT_MAX];
    session_view(session, SEAT_NONE, &view);
    words_progress(&view.table, progress, sizeof progress);
    for (int i = 0; i < setup->seats; i++) {
        char points[16];
        words_points(view.table.scores[i], points, sizeof points);
        tr_say(parts[i], sizeof parts[i], tr("{1} {2}"), words_player(&setup->players[i]), points);
        scores[i] = parts[i];
    }
    tr_list(list, sizeof list, TR_COMMA, scores, setup->seats);
    tr_say(out, size, setup->practice ? tr("{1}. {2}. Practice") : tr("{1}. {2}"),
           session_is_over(session) ? tr("Finished") : progress, list);
}
