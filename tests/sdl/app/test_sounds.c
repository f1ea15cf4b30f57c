/*
 * test_sounds.c: how loud the files under assets/sounds are to a listener.
 *
 * Loudness is measured as in ITU-R BS.1770-4, annex 1, at 48 kHz: the filters of its tables 1 and 2, blocks
 * of 0.4 s, both gates. A sound is as loud as its loudest block, in LUFS; a piece of music is as loud as
 * their mean.
 */
#include "support/test.h"
#include <SDL.h>
#include <SDL_mixer.h>
#include <math.h>

#include "base/file.h"
#include "support/system.h"

enum { RATE = 48000, PART = RATE / 100, PARTS = 40 /* of a block */, MOST = 200 * 100 };

static struct measured {
    double loudest, mean;           /* LUFS */
    double peak, offset;            /* dB of full scale */
    double onset, length;           /* seconds; a sound begins 40 dB under its peak */
    double seam;                    /* the step from a loop's end to its beginning */
    double power[MOST + 2 * PARTS]; /* of each hundredth of a second, after silence of one block */
} got;

/* b0 b1 b2 a1 a2. The last one passes what is above 300 Hz, as the speakers of a laptop do. */
enum { K_WEIGHTED = 2, LAPTOP };
static const double filters[LAPTOP][5] = {
    {1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, .73248077421585},
    {1, -2, 1, -1.99004745483398, .99007225036621},
    {.97261390, -1.94522780, .97261390, -1.94447766, .94597794}};

static double db(double power)
{
    return 10 * log10(power + 1e-12);
}

static void add_power(const float *samples, int frames, int count)
{
    double kept[LAPTOP][2] = {{0}};
    for (int at = 0; at < frames; at++) {
        double x = samples[2 * at];
        for (int i = 0; i < count; i++) {
            const double *f = filters[i];
            double y = f[0] * x + kept[i][0];
            kept[i][0] = f[1] * x - f[3] * y + kept[i][1];
            kept[i][1] = f[2] * x - f[4] * y;
            x = y;
        }
        got.power[PARTS + at / PART] += x * x / PART;
    }
}

static double block(int first)
{
    double power = 0;
    for (int i = 0; i < PARTS; i++)
        power += got.power[first + i] / PARTS;
    return db(power) - .691;
}

/* The mean of those blocks, ten a second, that are above the gate. */
static double gated(double gate, int parts)
{
    double sum = 0, count = 1e-9;
    for (int i = PARTS; i <= parts; i += 10)
        if (block(i) > gate) {
            sum += pow(10, block(i) / 10);
            count++;
        }
    return db(sum / count);
}

static void measure_samples(const float *samples, int frames)
{
    double sum = 0, peak = 0;
    for (int i = 0; i < 2 * frames; i++) {
        peak = fmax(peak, fabs((double)samples[i]));
        sum += samples[i] / 2 / frames;
    }
    while (fabs((double)samples[2 * (int)got.onset]) < peak / 100)
        got.onset++;
    got.onset /= RATE;
    got.peak = db(peak * peak);
    got.offset = db(sum * sum);
    got.length = (double)frames / RATE;
    for (int i = 0; i < 2; i++)
        got.seam = fmax(got.seam, fabs((double)samples[i] - samples[2 * frames - 2 + i]));
}

static void close_mixer(void)
{
    Mix_CloseAudio();
    SDL_Quit();
}

static Mix_Chunk *load(const char *name)
{
    static bool open;
    char path[300];
    if (!open) {
        system_set("SDL_AUDIODRIVER", "dummy");
        SDL_SetMainReady();
        assert_int_equal(SDL_Init(SDL_INIT_AUDIO), 0);
        assert_int_equal(Mix_OpenAudioDevice(RATE, AUDIO_F32SYS, 2, 4096, NULL, 0), 0);
        atexit(close_mixer);
        open = true;
    }
    snprintf(path, sizeof path, SOURCE_DIR "/assets/sounds/%s", name);
    Mix_Chunk *chunk = Mix_LoadWAV(path);
    if (!chunk)
        fail_msg("%s: %s", name, SDL_GetError());
    return chunk;
}

static void measure(const char *name, int count)
{
    Mix_Chunk *chunk = load(name);
    const float *samples = (const float *)(void *)chunk->abuf;
    int frames = (int)(chunk->alen / sizeof *samples / 2), parts = frames / PART + 1;
    memset(&got, 0, sizeof got);
    assert_true(frames > 0 && parts < MOST);
    measure_samples(samples, frames);
    add_power(samples, frames, count);
    add_power(samples + 1, frames, count);
    Mix_FreeChunk(chunk);
    got.loudest = -120;
    for (int i = 0; i < PARTS + parts; i++)
        got.loudest = fmax(got.loudest, block(i));
    got.mean = gated(gated(-70, parts) - 10, parts);
}

static void assert_near(const char *name, double value, double wanted, double most)
{
    if (!(fabs(value - wanted) <= most))
        fail_msg("%s has %.3f, not %.2f", name, value, wanted);
}

/* That loud, without an offset, soon to be heard, and with room above its peak. */
static void assert_sound(const char *name, double loudness)
{
    measure(name, K_WEIGHTED);
    assert_near(name, got.loudest, loudness, 1);
    if (got.peak > -1 || got.offset > -55 || got.onset > .035)
        fail_msg("%s: peak %.1f dB, offset %.1f dB, onset %.3f s", name, got.peak, got.offset, got.onset);
}

/* A round was measured at -30 LUFS, and games for consoles have -23 or -24: 5 dB more than the files had. */
TEST(effects_are_loud_enough)
{
    static const char effects[] =
        "discard-1.wav -19.4 discard-2.wav -19.4 discard-3.wav -19.4 tile-1.wav -24.5 tile-2.wav -24.5 "
        "tile-3.wav -24.5 draw-1.wav -23.3 draw-2.wav -23.3 deal.wav -19.9 wall.wav -18.4 dice.wav -15.7 "
        "turn.wav -20.9 dummy.wav -18.8 shuffle.ogg -17 call-chow.ogg -19.2 call-pung.ogg -15.2 "
        "call-kong.ogg -16.1 call-win.ogg -12.2 call-riichi.ogg -12.2 call-pass.ogg -23.3 win.ogg -12.8 "
        "loss.ogg -14.9 draw-round.ogg -16 match-win.ogg -13.1 match-loss.ogg -14.9 treasure.ogg -20.6 "
        "stick.wav -17.5 stamp.ogg -12 button.wav -24.7 hover.wav -38.3 refuse.wav -18.5 warning.ogg -20 "
        "undo.ogg -26.9";
    double highest = -120, loudness;
    char name[40];
    int taken;
    for (const char *at = effects; sscanf(at, "%39s %lf%n", name, &loudness, &taken) == 2; at += taken) {
        assert_sound(name, loudness);
        highest = fmax(highest, got.peak);
    }
    assert_true(highest > -3);
}

TEST(counting_climbs_from_27_to_22)
{
    double before = -27.7;
    for (int step = 0; step < 8; step++) {
        char name[20];
        snprintf(name, sizeof name, "point-%d.ogg", step + 1);
        assert_sound(name, -27 + 5. / 7 * step);
        assert_near(name, got.loudest - before, .7, .4);
        before = got.loudest;
    }
}

TEST(a_laptop_plays_the_stamp_and_the_stick)
{
    static const char *const names[] = {"stamp.ogg", "stick.wav"};
    for (int i = 0; i < 2; i++) {
        measure(names[i], K_WEIGHTED);
        double whole = got.loudest;
        measure(names[i], LAPTOP);
        assert_true(got.loudest > whole - 4);
    }
}

static int said;

static void hear_word(void *folder, const char *file)
{
    char name[100];
    snprintf(name, sizeof name, "voices/%s/%s", (const char *)folder, file);
    assert_sound(name, -19);
    said++;
}

TEST(every_word_of_every_language_is_as_loud)
{
    char languages[][3] = {"de", "en", "es", "fr", "ja", "zh"}, path[300];
    for (int i = 0; i < 6; i++) {
        snprintf(path, sizeof path, SOURCE_DIR "/assets/sounds/voices/%s", languages[i]);
        assert_true(file_each(path, ".ogg", hear_word, languages[i]));
    }
    assert_int_equal(said, 5 * 16 + 14); /* Japanese has no word for any win */
}

static double longest, all;

static void hear_piece(void *unused, const char *file)
{
    char name[100];
    (void)unused;
    snprintf(name, sizeof name, "music/%s", file);
    measure(name, K_WEIGHTED);
    assert_near(name, got.mean, -18.5, 1);
    assert_near(name, got.seam, 0, .001);
    assert_true(got.peak < -1 && got.offset < -55);
    all += 2 * got.length;
    longest = fmax(longest, 2 * got.length);
}

/* Each is played twice, its end joins its beginning, and none is louder than the others. */
TEST(no_piece_of_music_returns_within_eight_and_a_half_minutes)
{
    assert_true(file_each(SOURCE_DIR "/assets/sounds/music", ".ogg", hear_piece, NULL));
    assert_true(all - longest > 8.5 * 60);
}

TEST(the_last_tiles_are_quieter_than_the_music)
{
    measure("last-tiles.ogg", K_WEIGHTED);
    assert_true(got.mean < -19.5 && got.mean > -24 && got.peak < -1);
    assert_near("the join", got.seam, 0, .001);
}
