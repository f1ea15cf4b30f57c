/*
 * test_goldens.c: every screen looks as it did when it was last looked at, pixel for pixel.
 *
 * tests/sdl/whole/goldens.txt holds a sum for each part of each picture, COLUMNS x ROWS parts, and with what
 * libraries they were made. Other versions of these set words and curves in other pixels, so the pictures are
 * compared with those only, and with others the test is skipped. What differs is written as a picture, its
 * changed parts framed, into the folder `goldens` of where the test runs.
 *
 * GOLDENS=write writes the file again, once what differs was looked at; GOLDENS_SCENE
 * limits the comparison to scenes whose names hold that. GOLDENS_LOOK=ja:2560x1440 compares nothing and
 * writes every picture in that language and size, to be looked at (of a phone also what is panned to); with
 * any of the words linen, contrast, large, learner, pad and 150 (percent: the interface) after another colon
 * as these settings have it. More than one stand with commas between them.
 * Tier: night
 * Sanitize: no
 */
#include <SDL_image.h>
#include <SDL_ttf.h>

#include "support/test.h"

#include "base/file.h"
#include "sdl/every_scene.h"

enum { COLUMNS = 8, ROWS = 5, PARTS = COLUMNS * ROWS, LINE = 400, NAME = 120 };

static const struct {
    int width, height;
    const char *language;
} shots[] = {{1280, 800, "en"}, {960, 600, "de"}, {960, 600, "ja"}};

static const char *const path = SOURCE_DIR "/tests/sdl/whole/goldens.txt";

/* What decides on pixels beside our own code. */
static void made_with(char *out, size_t size)
{
    const SDL_version *ttf = TTF_Linked_Version(), *image = IMG_Linked_Version();
    int major, minor, patch;
    TTF_GetFreeTypeVersion(&major, &minor, &patch);
    snprintf(out, size, "# FreeType %d.%d.%d, SDL_ttf %d.%d.%d, SDL_image %d.%d.%d, %s %d bit\n", major,
             minor, patch, ttf->major, ttf->minor, ttf->patch, image->major, image->minor, image->patch,
             SDL_GetPlatform(), (int)sizeof(void *) * 8);
}

/* --- a picture in sums --- */

static SDL_Rect part_rect(int part)
{
    int w = app.picture->w / COLUMNS, h = app.picture->h / ROWS;
    return (SDL_Rect){part % COLUMNS * w, part / COLUMNS * h, w, h};
}

static unsigned sum_of(int part)
{
    SDL_Rect rect = part_rect(part);
    uint64_t sum = 14695981039346656037u; /* FNV-1a */
    for (int y = rect.y; y < rect.y + rect.h; y++) {
        const uint32_t *row = (const uint32_t *)((const char *)app.picture->pixels + y * app.picture->pitch);
        for (int x = rect.x; x < rect.x + rect.w; x++)
            sum = (sum ^ (row[x] & 0xffffff)) * 1099511628211u;
    }
    return (unsigned)(sum >> 40) & 0xffff;
}

/* "title 1280x800 en 0a1b..." with a number for each part. */
static void picture_line(const char *scene, const char *language, char *out, size_t size)
{
    int at = snprintf(out, size, "%s %dx%d %s ", scene, app.picture->w, app.picture->h, language);
    for (int part = 0; part < PARTS; part++)
        at += snprintf(out + at, size - (size_t)at, "%04x", sum_of(part));
    snprintf(out + at, size - (size_t)at, "\n");
}

/* --- what is kept --- */

static char *kept;
static int wrong;

static void read_kept(void)
{
    struct error why;
    kept = file_read(path, NULL, &why);
    if (!kept)
        fail_msg("%s", why.message);
}

/* The kept line that begins as `line` does up to its sums, or NULL. */
static const char *kept_line(const char *line)
{
    size_t head = (size_t)(strrchr(line, ' ') - line) + 1;
    for (const char *at = kept; at; at = strchr(at, '\n'), at = at ? at + 1 : NULL)
        if (!strncmp(at, line, head))
            return at;
    return NULL;
}

static void write_picture(SDL_Surface *picture, const char *scene, const char *language)
{
    char name[NAME];
    struct error why;
    assert_true(file_make_folder("goldens", &why));
    snprintf(name, sizeof name, "goldens/%s-%dx%d-%s.png", scene, picture->w, picture->h, language);
    assert_int_equal(IMG_SavePNG(picture, name), 0);
}

static void frame(SDL_Surface *picture, int part)
{
    SDL_Rect rect = part_rect(part), sides[] = {{rect.x, rect.y, rect.w, 2},
                                                {rect.x, rect.y + rect.h - 2, rect.w, 2},
                                                {rect.x, rect.y, 2, rect.h},
                                                {rect.x + rect.w - 2, rect.y, 2, rect.h}};
    SDL_FillRects(picture, sides, 4, SDL_MapRGB(picture->format, 255, 0, 255));
}

/* Frames the parts whose sums are not those of the kept line; says how many there are. */
static int frame_changes(SDL_Surface *picture, const char *line, const char *was)
{
    const char *sums = strrchr(line, ' ') + 1;
    int changed = 0;
    was += sums - line;
    for (int part = 0; part < PARTS; part++)
        if (strncmp(sums + 4 * part, was + 4 * part, 4) != 0) {
            frame(picture, part);
            changed++;
        }
    return changed;
}

static void compare(const char *scene, const char *language, const char *line)
{
    const char *was = kept_line(line);
    if (was && !strncmp(was, line, strlen(line)))
        return;
    SDL_Surface *told = SDL_DuplicateSurface(app.picture); /* the next picture is drawn over this one */
    int changed = was ? frame_changes(told, line, was) : PARTS;
    write_picture(told, scene, language);
    SDL_FreeSurface(told);
    printf("%s in %s at %dx%d: %d of %d parts differ, see goldens/%s-%dx%d-%s.png\n", scene, language,
           app.picture->w, app.picture->h, changed, PARTS, scene, app.picture->w, app.picture->h, language);
    wrong++;
}

/* --- the test --- */

typedef void picture_use(const char *scene, const char *language, const char *line);

/* Paints every scene in that size and language, and does that with its name, its language and its line. */
static void each_scene(int width, int height, int scale, const char *language, picture_use *then)
{
    char line[LINE];
    every_scene_resize(width, height, scale);
    every_scene_speak(language);
    for (int j = 0; j < every_scene_count; j++) {
        every_scene_show(j);
        loop_draw(&app, true);
        picture_line(every_scene[j].name, language, line, sizeof line);
        then(every_scene[j].name, language, line);
    }
    every_scene_hide();
    every_scene_speak("en");
}

static void each_picture(picture_use *then)
{
    for (size_t i = 0; i < sizeof shots / sizeof *shots; i++)
        each_scene(shots[i].width, shots[i].height, 100, shots[i].language, then);
}

static void write_only(const char *scene, const char *language, const char *line)
{
    const char *only = getenv("GOLDENS_SCENE");
    (void)line;
    if (!only || strstr(scene, only))
        write_picture(app.painter.layout.sheet ? app.screen.sheet : app.picture, scene, language);
}

static void write_pictures(const char *look)
{
    char language[16];
    int width, height;
    assert_int_equal(sscanf(look, "%15[^:]:%dx%d", language, &width, &height), 3);
    app.settings.felt = strstr(look, "linen") ? FELT_LINEN : app.settings.felt;
    app.settings.high_contrast = strstr(look, "contrast") != NULL;
    app.settings.large_tiles = strstr(look, "large") != NULL;
    app.settings.faces = strstr(look, "learner") != NULL;
    app.input.device = strstr(look, "pad") ? DEVICE_PAD : DEVICE_KEYS;
    app_settings_changed(&app);
    each_scene(width, height, strstr(look, ":150") ? 150 : 100, language, write_only);
}

/* `looks` are cut apart at their commas. */
static void write_each_look(const char *looks)
{
    char *rest, *copy = SDL_strdup(looks);
    for (char *look = SDL_strtokr(copy, ",", &rest); look; look = SDL_strtokr(NULL, ",", &rest))
        write_pictures(look);
    SDL_free(copy);
}

static FILE *written;

static void write_line(const char *scene, const char *language, const char *line)
{
    (void)scene;
    (void)language;
    fputs(line, written);
}

static void write_all(const char *versions)
{
    written = file_open(path, "wb");
    assert_non_null(written);
    fputs(versions, written);
    each_picture(write_line);
    assert_int_equal(fclose(written), 0);
}

TEST(every_screen_looks_as_it_did)
{
    char versions[LINE];
    const char *only = getenv("GOLDENS_SCENE"), *look = getenv("GOLDENS_LOOK");
    TTF_Init();
    made_with(versions, sizeof versions);
    read_kept();
    bool writes = getenv("GOLDENS") != NULL;
    if (!writes && !look && strncmp(kept, versions, strlen(versions)) != 0) {
        printf("made with other libraries: %s", versions);
        skip();
    }
    SDL_setenv("TIGERS_NOW", "2026-11-22 12:00:00", 1); /* the deal of the day is that of this day */
    every_scene_open(1280, 800, only);
    if (look)
        write_each_look(look);
    else if (writes)
        write_all(versions);
    else
        each_picture(compare);
    every_scene_close();
    free(kept);
    if (wrong)
        fail_msg("%d pictures differ; if you want that, GOLDENS=write writes the file again", wrong);
}
