/*
 * drill_guess.c: the trainer of Tenpai Duel's guess: what the attacker and you threw, all kinds to name two
 * of, and after the answer what the hand could wait for and what it did wait for.
 *
 * A digit and a letter (m, p, s, z) mark a kind too.
 */
#include <math.h>
#include <string.h>

#include "sdl/app/audio.h"
#include "sdl/art/atlas.h"
#include "sdl/trainer/drilling.h"
#include "words/drill/drill_words.h"
#include "words/words.h"

enum { ROW_KINDS = 18, LINES = 5 };

static const float PANELS = 186, HAND = 62, GAP = 10 /* units */;

static void deal(struct drilling *drilling)
{
    drilling->marked = 0;
    guess_question_deal(&drilling->guess, drilling->rules, &drilling->rng);
}

/* Marks or unmarks a kind; a third one can't be marked. */
static void mark(struct drilling *drilling, int kind)
{
    tile_set bit = kind >= 0 && kind < TILE_KINDS ? TILE_BIT(kind) : 0;
    if (drilling->marked & bit || tile_set_count(drilling->marked) < GUESS_NAMED)
        drilling->marked ^= bit;
}

static struct scene *choose_kind(struct scene *scene, struct app *app, int kind)
{
    if (drill_asked(scene))
        mark(drill_asked(scene), kind);
    audio_play(app, SOUND_BUTTON);
    return scene;
}

static bool key(struct drilling *drilling, struct app *app, const struct scene_key *key)
{
    static const char letters[] = "mpsz";
    SDL_Keycode code = key->code;
    const char *letter = code > 0 && code < 128 ? strchr(letters, (int)code) : NULL;
    int digit = drilling->typed;
    (void)app;
    if (code >= SDLK_1 && code <= SDLK_9) {
        drilling->typed = (int)(code - SDLK_0);
        return true;
    }
    drilling->typed = 0;
    if (!letter || !digit || (*letter == 'z' && digit > 7))
        return false;
    mark(drilling, 9 * (int)(letter - letters) + digit - 1);
    return true;
}

static bool is_ready(const struct drilling *drilling)
{
    return tile_set_count(drilling->marked) == GUESS_NAMED;
}

static bool is_right(const struct drilling *drilling)
{
    return guess_is_right(&drilling->guess, drilling->marked);
}

static void say(const struct drilling *drilling, char *out, size_t size)
{
    drill_guess_words(&drilling->guess, drilling->marked, out, size);
}

static void tell(const struct drilling *drilling, char *out, size_t size)
{
    const struct table *table = &drilling->guess.view.table;
    const uint8_t *shown = table->dora.shown;
    const char *names[DORA_MAX];
    char list[160];
    int count = 0;
    for (; count < DORA_MAX && shown[count] != TILE_NONE; count++)
        names[count] = words_tile(shown[count]);
    tr_list(list, sizeof list, TR_AND, names, count);
    tr_say(out, size,
           tr_many("{2}: the dora indicator is {3}, {1} guess has been made",
                   "{2}: the dora indicator is {3}, {1} guesses have been made",
                   table->stage.guess_count / GUESS_NAMED),
           table->stage.guess_count / GUESS_NAMED, tr(drilling->rules->name), list);
}

/* --- drawing ------------------------------------------------------------------------------------------ */

/* Both players, and the player's hand in a strip, cut off the top. */
static void draw_table(const struct drilling *drilling, struct pen *pen)
{
    const struct view *view = &drilling->guess.view;
    uint8_t tiles[HAND_MAX];
    char hand[2 * HAND_MAX + 8] = "";
    struct pen row = pen_in(pen->painter, pen_top(pen, PANELS));
    drill_draw_seat(pen->painter, view, drilling->guess.attacker, tr("Your opponent"),
                    pen_column(&row, 0, 2, GAP));
    drill_draw_seat(pen->painter, view, view->seat, tr("You"), pen_column(&row, 1, 2, GAP));
    pen_top(pen, GAP);
    int count = hand_list(&view->own.hand, tiles);
    tile_append_list(tiles, count, hand, sizeof hand);
    drill_draw_strip(pen->painter, tr("Your hand"), hand, pen_top(pen, HAND));
    pen_top(pen, GAP);
}

/* All kinds in two rows: characters and dots, bamboo and honors. */
static void draw_palette(const struct drilling *drilling, struct app *app, struct rect tray)
{
    struct painter *painter = &app->painter;
    struct pen pen = pen_in(painter, place_inset(painter, tray, 39, 0));
    float w, part;
    pen.room.h = floorf(pen.room.h / 2) - 23 * pen.u;
    struct rect tiles = pen_tiles(&pen, POSE_STANDING, ROW_KINDS, 56, &w);
    part = roundf(.4f * w);
    tiles = rect_centred(tray, tiles.w + part, tiles.h);
    float high = tiles.h, gap = roundf((tray.h - 2 * high) / 3);
    draw_tray(painter, tray, 30);
    painter->told = true; /* its targets name them */
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        int row = kind / ROW_KINDS, column = kind % ROW_KINDS;
        float x = tiles.x + w * (float)column + (column >= 9 ? part : 0);
        float y = roundf(tray.y + gap + (high + gap) * (float)row + gap * .2f);
        drill_draw_choice(app, TARGET_ID("kind", kind), (uint8_t)kind, x, y, w,
                          drilling->marked & TILE_BIT(kind), 0);
        target_does_at(app, choose_kind, kind);
    }
    painter->told = false;
}

static void draw_question(const struct drilling *drilling, struct app *app, struct rect rect)
{
    struct pen pen = pen_in(&app->painter, rect);
    draw_table(drilling, &pen);
    draw_palette(drilling, app, pen.room);
}

/* Draws what the hand did wait for. */
static void draw_truth(const struct drilling *drilling, struct painter *painter, struct rect rect)
{
    struct pen row = drill_draw_row(painter, rect, DRILL_PLAIN), left = pen_in(row.painter, rect);
    struct type text = text_type(TEXT_LINE);
    bool hit = drilling->guess.waits & drilling->marked;
    bool fits = type_has_room(row.painter, text, 110 * row.u, 1, tr("Waiting for"));
    float base = rect.y + rect.h / 2 + type_cap_height(row.painter, text) / 2;
    pen_left(&left, 16);
    type_draw_fit_two(row.painter, text, left.room.x,
                      base - (fits ? 0 : roundf(type_leading(row.painter, text, 20) / 2)), 110 * row.u, 20,
                      false, tr("Waiting for"));
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        if (drilling->guess.waits & TILE_BIT(kind)) {
            drill_row_tile(&row, kind, drilling->marked & TILE_BIT(kind));
            pen_left(&row, -14); /* closer than words */
        }
    pen_left(&row, 16);
    text_draw(row.painter, TEXT_LINE, row.room,
              hit ? tr("This guess would have been right") : tr("This guess would have been wrong"));
}

static void draw_line_row(const struct drilling *drilling, struct painter *painter,
                          const struct guess_line *line, struct rect rect)
{
    bool named = drilling->marked & TILE_BIT(line->kind);
    bool best = line->kind == drilling->guess.best[0] || line->kind == drilling->guess.best[1];
    bool good = best || (named && is_right(drilling)); /* nearly the best is right too */
    struct pen row = drill_draw_row(painter, rect, drill_mark_of(drilling, good, named));
    char words[96];
    drill_row_tile(&row, line->kind, named);
    drill_chance_words(line->per_mille, words, sizeof words);
    text_draw(row.painter, TEXT_NAME | TEXT_RIGHT, pen_right(&row, 90), words);
    struct pen bar = pen_in(row.painter, pen_right(&row, 220));
    pen_pad(&bar, 0, rect.h / 2 / row.u - 4);
    draw_fill(row.painter, bar.room, COLOUR_ALPHA(COLOUR_WHITE, 38));
    bar.room.w = roundf(bar.room.w * fminf((float)line->per_mille / 300, 1));
    draw_fill(row.painter, bar.room, COLOUR_BRASS);
    pen_right(&row, 20);
    if (line->per_mille)
        drill_wait_words(&line->best, words, sizeof words);
    else
        tr_say(words, sizeof words, tr("no possible hand waits for it"));
    text_draw(row.painter, TEXT_LINE, row.room, words);
}

/* The likeliest kinds, and in the last places those that were named and are not among them; returns how many.
 */
static int pick_lines(const struct drilling *drilling, struct guess_line lines[LINES])
{
    const struct guess_question *guess = &drilling->guess;
    tile_set left = drilling->marked;
    int count = SDL_min(LINES, guess->shown_count), place = count;
    for (int i = 0; i < count; i++) {
        lines[i] = guess->shown[i];
        left &= ~TILE_BIT(lines[i].kind);
    }
    for (; left && place > 0; left &= left - 1) {
        uint8_t kind = tile_set_first(left);
        lines[--place] = guess_line_of(guess, kind);
    }
    return count;
}

static void draw_verdict(const struct drilling *drilling, struct app *app, struct rect rect)
{
    struct guess_line lines[LINES];
    int count = pick_lines(drilling, lines);
    struct pen pen = pen_in(&app->painter, rect);
    draw_table(drilling, &pen);
    draw_truth(drilling, &app->painter, drill_row(&pen, 0, LINES + 1, 5));
    for (int i = 0; i < count; i++)
        draw_line_row(drilling, &app->painter, &lines[i], drill_row(&pen, i + 1, LINES + 1, 5));
}

static void example(struct drilling *drilling)
{
    int worst = 0;
    for (int kind = 0; kind < TILE_KINDS; kind++)
        if (drilling->guess.per_mille[kind] < drilling->guess.per_mille[worst])
            worst = kind;
    drilling->marked = TILE_BIT(drilling->guess.best[0]) | TILE_BIT(worst);
}

const struct drill_face drill_guess_face = {.deal = deal,
                                            .key = key,
                                            .is_right = is_right,
                                            .draw_question = draw_question,
                                            .draw_verdict = draw_verdict,
                                            .say = say,
                                            .tell = tell,
                                            .is_ready = is_ready,
                                            .example = example};
