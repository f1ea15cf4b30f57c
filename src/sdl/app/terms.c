/* terms.c: words that explain themselves; see terms.h. */
#include "sdl/app/terms.h"

#include "base/text.h"
#include "base/tr.h"
#include "sdl/app/app.h"
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
    if (!terms->chosen || !app->tips.word)
        return;
    terms->chosen = 0;
    app_dirty(app);
}

void terms_draw(struct app *app)
{
    struct terms *terms = &app->terms;
    int hot = tips_open(app) ? terms_at(app, app->input.x, app->input.y) : 0;
    const struct term *term = term_of(terms, terms->chosen ? terms->chosen : hot == app->tips.word ? hot : 0);
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
