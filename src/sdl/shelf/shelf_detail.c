/* shelf_detail.c: what is chosen on the shelf, large, with the way to its record (shelf.h). */
#include <math.h>
#include <stdio.h>

#include "base/file.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/app/window.h"
#include "sdl/shelf/shelf.h"
#include "sdl/ui/face.h"
#include "sdl/ui/widgets.h"
#include "words/daily/day_words.h"
#include "words/words.h"

/* The first opponent of that round. */
static const struct player *opponent_of(const struct match_tally *match, int round)
{
    int seat = match->seat ? 0 : 1;
    return match_tally_player(match, seat, round);
}

static bool is_kept(const struct app *app, const char *name)
{
    char path[APP_PATH + ARCHIVE_NAME];
    snprintf(path, sizeof path, "%s/%s", matches_records(app), name);
    return file_exists(path);
}

/* The way to the record at the foot, off if it has gone. */
static void draw_watch(struct shelf *shelf, struct app *app, struct pen *pen)
{
    int round;
    const struct match_tally *match = shelf_match(shelf, &round);
    struct button watch = button_make("button:watch", tr("Watch"), NULL, "W", SDLK_w);
    if (!match)
        return;
    watch.does = shelf_watch;
    if (!is_kept(app, match->name) && !shelf->counting.example)
        watch = button_unless(watch, tr("the record is gone"));
    widget_button(app, pen_bottom(pen, 46), &watch);
    pen_bottom(pen, 12);
}

/* A face, and two lines beside it: whom the match was against, and when. */
static void draw_match(struct pen *pen, const struct match_tally *match, int round, const char *words)
{
    const struct player *player = opponent_of(match, round);
    struct pen row = pen_in(pen->painter, pen_top(pen, 48));
    char when[DAY_DATE + 80];
    if (face_is(player)) {
        face_draw(pen->painter, (enum ai_level)player->level, pen_left(&row, 48));
        pen_left(&row, 12);
    }
    words_date_short(date_parse(match->name), when, sizeof when);
    text_pair(pen->painter, row.room, TEXT_LINE, words, TEXT_NOTE, when);
    pen_top(pen, 12);
}

static void draw_pattern(struct shelf *shelf, struct pen *pen)
{
    const struct album_entry *entry = &shelf->list[shelf->pattern];
    const struct ruleset *rules = scene_modes[shelf->mode];
    char words[160], name[80], worth[64], first[DAY_DATE];
    const char *parts[] = {entry->pattern ? tr(entry->pattern->what) : "", worth};
    pen_line(pen, TEXT_HEAD, 8, shelf_name(entry, name, sizeof name));
    shelf_worth(rules, entry, worth, sizeof worth);
    tr_list(words, sizeof words, TR_COMMA, parts, entry->pattern ? 2 : 0);
    pen_write(pen, TEXT_NOTE, 17, 2, words);
    pen_top(pen, 8);
    if (!entry->hands) {
        text_draw(pen->painter, TEXT_BODY, pen_top(pen, 30), shelf_times(0, words, sizeof words));
        return;
    }
    struct rect hand = pen_top(pen, 2 * 38 * 1.51f + 4);
    shelf_draw_hand(pen->painter, entry->best.hand->figure, hand.x, hand.y + hand.h, hand.w, 38 * pen->u, 1);
    pen_top(pen, 12);
    const struct won_hand *best = &entry->best;
    int round = (int)(best->round - best->match->rounds);
    char times[32];
    tr_say(words, sizeof words, tr("{1}, against {2}"), shelf_times(entry->hands, times, sizeof times),
           words_player(opponent_of(best->match, round)));
    draw_match(pen, best->match, round, words);
    struct pen facts = pen_in(pen->painter, pen_top(pen, 40 * pen->painter->layout.grown));
    words_date_short(date_parse(entry->first.match->name), first, sizeof first);
    text_pair(pen->painter, pen_column(&facts, 0, 2, 12), TEXT_NOTE, tr("First"), TEXT_LINE, first);
    words_worth(best->hand->value, words, sizeof words);
    text_pair(pen->painter, pen_column(&facts, 1, 2, 12), TEXT_NOTE, tr("Best hand"), TEXT_LINE, words);
}

static void draw_medal(struct shelf *shelf, struct pen *pen)
{
    const struct achievement *what = &achievements[shelf->medal];
    const struct achieved *achieved = &shelf->achieved[shelf->medal];
    bool veiled = what->hidden && !achieved->done;
    struct rect square = pen_top(pen, 84);
    square.x = roundf(square.x + (square.w - square.h) / 2);
    square.w = square.h;
    shelf_draw_medal(shelf, pen->painter, shelf->medal, square);
    pen_top(pen, 14);
    pen_line(pen, TEXT_HEAD, 10, veiled ? tr("Hidden") : tr(what->name));
    pen_write(pen, TEXT_BODY | TEXT_IVORY, 20, 3,
              veiled ? tr("It shows itself when you earn it.") : tr(what->how));
    pen_top(pen, 4);
    if (!veiled)
        pen_write(pen, TEXT_NOTE, 18, 4, tr(what->why));
    pen_top(pen, 6);
    if (achieved->match) {
        draw_match(pen, achieved->match, achieved->round,
                   words_player(opponent_of(achieved->match, achieved->round)));
    } else if (achieved->done) { /* no single match brought it */
        char when[DAY_DATE];
        words_date_short(date_parse(achieved->when), when, sizeof when);
        text_draw(pen->painter, TEXT_LINE, pen_top(pen, 24), when);
    }
}

static void draw_chosen(struct shelf *shelf, struct app *app, struct pen *pen)
{
    draw_watch(shelf, app, pen);
    if (shelf->medal >= 0)
        draw_medal(shelf, pen);
    else
        draw_pattern(shelf, pen);
}

void shelf_draw_detail(struct shelf *shelf, struct app *app, struct rect rect)
{
    struct pen pen = pen_in(&app->painter, rect);
    draw_panel(pen.painter, rect);
    pen_pad(&pen, 22, 16);
    draw_chosen(shelf, app, &pen);
}

/* --- on a phone --------------------------------------------------------------------------------- */

static void draw(struct scene *scene, struct app *app)
{
    enum { WIDE = 420, HIGH = 416 };
    struct shelf *shelf = (struct shelf *)scene->under;
    const char *title = shelf->medal >= 0 ? tr("Achievements") : tr(scene_modes[shelf->mode]->name);
    struct pen pen = widget_overlay(
        app, window_middle(app, WIDE, HIGH + 70 * (app->painter.layout.grown - 1)), title, true);
    pen_top(&pen, 12);
    draw_chosen(shelf, app, &pen);
}

static const struct scene_class detail_class = {
    .name = "shelf-detail", .phone = true, .clicks = true, .draw = draw};

struct scene *shelf_scene_detail(struct scene *below)
{
    return SCENE_NEW(struct scene, &detail_class, below);
}
