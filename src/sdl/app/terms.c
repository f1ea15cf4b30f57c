/* terms.c: when tips open, and words that explain themselves; see target.h. */
#include "sdl/app/target.h"

#include <string.h>

#include "base/text.h"
#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/loop.h"
#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/art/tip.h"
#include "words/glossary/glossary_words.h"

static int find(const char *words, size_t from, size_t *at, size_t *length)
{
    struct glossary_place place;
    if (!glossary_find(words, from, &place))
        return -1;
    *at = place.at;
    *length = place.length;
    return place.which;
}

static const struct term *term_of(const struct terms *terms, int number)
{
    for (int i = 0; i < terms->count; i++)
        if (terms->list[i].which + 1 == number)
            return &terms->list[i];
    return NULL;
}

/* Only where it stands first: a picture full of lines would explain nothing. */
static bool note(void *to, int which, struct rect rect)
{
    struct terms *terms = to;
    if (terms->count == TERMS_MAX || term_of(terms, which + 1))
        return false;
    terms->list[terms->count++] = (struct term){which, rect};
    return true;
}

void terms_begin(struct app *app)
{
    struct terms *terms = &app->terms;
    terms->count = 0;
    terms->asks = (struct type_terms){.find = find, .seen = note, .to = terms};
    type_explain(&app->painter, app->settings.show_hints ? &terms->asks : NULL);
}

/* The word at the pointer; its line is grown a little, as a thin one is hard to meet. */
int terms_at(const struct app *app, float x, float y)
{
    const struct terms *terms = &app->terms;
    float grow = 3 * app->painter.layout.u;
    for (int i = 0; i < terms->count; i++)
        if (rect_contains(rect_inset(terms->list[i].rect, 0, -grow), x, y))
            return terms->list[i].which + 1;
    return 0;
}

void terms_point(struct app *app)
{
    struct terms *terms = &app->terms;
    if (!terms->chosen || !terms->tips.word)
        return;
    terms->chosen = 0;
    app_dirty(app);
}

void tips_keep_targets_clear(struct app *app)
{
    float air = 4 * app->painter.layout.u;
    for (int i = 0; i < app->targets.count; i++) {
        const struct target *target = &app->targets.list[i];
        float around = target->flags & TARGET_NO_FOCUS ? 0 : air;
        if (!(target->flags & (TARGET_INFO | TARGET_ASIDE)))
            tip_keep_clear(&app->painter, rect_inset(target->rect, -around, -around), TIP_NEVER);
    }
}

void terms_draw(struct app *app)
{
    struct terms *terms = &app->terms;
    int hot = tips_open(app) ? terms_at(app, app->input.x, app->input.y) : 0;
    const struct term *term = term_of(terms, terms->chosen             ? terms->chosen
                                             : hot == terms->tips.word ? hot
                                                                       : 0);
    if (!term) {
        terms->chosen = 0;
        return;
    }
    const struct glossary_word *word = glossary_word(term->which);
    char name[48];
    float u = app->painter.layout.u;
    SDL_snprintf(name, sizeof name, "%s", tr(word->term));
    text_raise(name);
    draw_fill(&app->painter, rect_make(term->rect.x, term->rect.y + term->rect.h - u, term->rect.w, 1.6f * u),
              COLOUR_BRASS);
    if (!app->painter.clear.count)
        tips_keep_targets_clear(app);
    tip_draw(&app->painter, term->rect, name, "F2", tr(word->meaning));
}

static void step(struct terms *terms, int by)
{
    int at = by > 0 ? -1 : terms->count;
    for (int i = 0; i < terms->count; i++)
        if (terms->list[i].which + 1 == terms->chosen)
            at = i;
    if (terms->count)
        terms->chosen = terms->list[(at + by + terms->count) % terms->count].which + 1;
}

bool terms_key(struct app *app, const struct scene_key *key)
{
    struct terms *terms = &app->terms;
    if (key->code == SDLK_F2) {
        step(terms, key->modifiers & KMOD_SHIFT ? -1 : 1);
        app_dirty(app);
        return true;
    }
    bool shown = terms->chosen != 0, alone = key->code == SDLK_LSHIFT || key->code == SDLK_RSHIFT;
    if (!shown || alone)
        return false;
    terms->chosen = 0;
    app_dirty(app);
    return key->code == SDLK_ESCAPE;
}

/* --- when a tip opens --------------------------------------------------------------------------------- */

static const float rests = 0.5f; /* seconds */

void tips_begin(struct app *app)
{
    app->terms.tips.quiet = false;
    app->painter.clear.count = 0;
}

void tips_quiet(struct app *app)
{
    if (!app->input.covered)
        app->terms.tips.quiet = true;
}

/* Another thing is under the pointer. */
static bool has_changed(const struct app *app, int word)
{
    const struct tips *tips = &app->terms.tips;
    return tips->scene != app->top || tips->word != word || strcmp(tips->thing, app->input.hot) != 0;
}

void tips_settle(struct app *app, bool moved)
{
    struct tips *tips = &app->terms.tips;
    const struct touch *touch = &app->input.touch;
    int word = app->input.dragging ? 0 : terms_at(app, app->input.x, app->input.y);
    if (has_changed(app, word)) {
        tips->scene = app->top;
        tips->word = word;
        SDL_strlcpy(tips->thing, app->input.hot, sizeof tips->thing);
        tips->moved = tips->closed = tips->told = false;
        app_dirty(app);
    }
    if (tips->moved || (!moved && !touch->down) || (!word && !tips->thing[0]))
        return;
    tips->moved = true;
    tips->since = loop_seconds() - (touch->tells ? (double)rests : 0); /* a finger has rested already */
    app_wake(app, rests);
}

void tips_close(struct app *app)
{
    app->terms.tips.closed = true;
}

void tips_step(struct app *app)
{
    struct tips *tips = &app->terms.tips;
    double left = tips->since + (double)rests - loop_seconds();
    if (!tips->moved || tips->told)
        return;
    if (left > 0) {
        app_wake(app, (float)left); /* something else woke the program before */
        return;
    }
    tips->told = true;
    app_dirty(app);
}

bool tips_open(const struct app *app)
{
    const struct tips *tips = &app->terms.tips;
    return tips->moved && !tips->closed && !tips->quiet && loop_seconds() - tips->since >= (double)rests;
}
