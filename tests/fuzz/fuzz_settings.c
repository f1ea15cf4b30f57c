/*
 * fuzz_settings.c: a libFuzzer target for the settings, which are read from a file. Settings that are
 * accepted must be the same once they were written and read again; a file that is refused must be set aside
 * with a sentence.
 */
#include <stdio.h>
#include <unistd.h>

#include "base/file.h"
#include "fuzz.h"
#include "session/settings.h"
#include "words/problem_words.h"

/* Nothing of this need outlive the machine, and waiting for the disk takes nearly all the time. */
int fsync(int handle)
{
    (void)handle;
    return 0;
}

static bool load(struct settings *settings, const char *path, struct problem *why)
{
    settings_defaults(settings);
    return settings_load(settings, path, why);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct settings settings, again; /* the bytes between their fields are compared too */
    struct problem problem = {0};
    char path[64], sentence[PROBLEM_WORDS];
    snprintf(path, sizeof path, "/tmp/fuzz-settings-%ld.ini", (long)getpid());
    CHECK(file_write(path, data, size, &problem.error));
    if (load(&settings, path, &problem)) {
        CHECK(settings_save(&settings, path, &problem.error));
        CHECK(load(&again, path, &problem));
        CHECK(memcmp(&settings, &again, sizeof settings) == 0);
    } else {
        words_problem(&problem, sentence, sizeof sentence);
        CHECK(sentence[0] && problem.aside);
        file_remove(problem.path);
    }
    file_remove(path);
    return 0;
}
