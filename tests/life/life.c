/*
 * life.c: lives from outside: their folders, the processes of their stretches, and what is told of them
 * (life.h).
 */
#include "life/life.h"

#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/file.h"
#include "sdl/app/app.h"
#include "support/any_settings.h"
#include "support/system.h"

enum { STRETCHES = 5, HANGS = 300 /* seconds of a stretch, of which most take a tenth of one */, TOLD = 100 };

struct life *life;

int life_below(int bound)
{
    return (int)rng_below(&life->rng, (uint32_t)bound);
}

bool life_chance(int one_in)
{
    return life_below(one_in) == 0;
}

void life_tell(const char *format, ...)
{
    va_list list;
    va_start(list, format);
    vsnprintf(life->trail[life->trail_at++ % LIFE_TRAIL], LIFE_TOLD, format, list);
    va_end(list);
}

#ifdef TIGERS_COVERAGE
void __gcov_dump(void);
#endif

/* Ends this process at once; what it has gone through is kept where that is counted. */
static _Noreturn void leave(int status)
{
#ifdef TIGERS_COVERAGE
    life->die_in = 0; /* what it writes goes through life_disk.c, too */
    life->trouble = LIFE_WELL;
    __gcov_dump();
#endif
    _exit(status);
}

void life_fail(const char *format, ...)
{
    va_list list;
    va_start(list, format);
    vsnprintf(life->why, sizeof life->why, format, list);
    va_end(list);
    if (getenv("LIFE_ABORT"))
        abort(); /* for a debugger */
    leave(LIFE_FAILED);
}

void life_die(void)
{
    life->counts.kills++;
    leave(LIFE_KILLED);
}

/* --- a stretch of life -------------------------------------------------------------------------------- */

static void path_beside(char out[MATCH_PATH + 16], const char *name)
{
    snprintf(out, MATCH_PATH + 16, "%s.%s", life->folder, name);
}

/* The program itself, in a process of its own; what it says on stderr is kept for a failure. */
static _Noreturn void be_program(void)
{
    char said[MATCH_PATH + 16];
    char *words[] = {"dueling-tigers", "--data", life->folder, NULL, NULL, NULL, NULL, NULL};
    int count = 3;
    if (life->sized) {
        words[count++] = "--size";
        words[count++] = "800x600";
    }
    if (life->speaks) {
        words[count++] = "--speech";
        words[count++] = "/dev/null";
    }
    path_beside(said, "said");
    if (!freopen(said, "w", stderr) || !freopen("/dev/null", "w", stdout))
        _exit(LIFE_FAILED);
    setvbuf(stderr, NULL, _IONBF, 0);
    setrlimit(RLIMIT_CPU, &(struct rlimit){HANGS, HANGS});
    alarm(2 * HANGS); /* where it waits and does not work */
    int status = app_main(count, words);
    if (status != 0)
        life_fail("the program ended with status %d", status);
    leave(LIFE_CLOSED);
}

static int wait_for(pid_t child)
{
    int status;
    while (waitpid(child, &status, 0) < 0)
        ;
    return status;
}

static int run_second(void)
{
    pid_t child = fork();
    if (child == 0) {
        life->second = true;
        be_program();
    }
    int status = wait_for(child);
    life->second = false;
    return status;
}

/* While the program runs: it may ask for a second one beside it. */
static void serve(int *second_status)
{
    char byte;
    while (read(life->calls[0], &byte, 1) == 1) {
        *second_status = run_second();
        byte = *second_status == 0;
        if (write(life->answers[1], &byte, 1) != 1)
            return;
    }
}

void life_run_second(const struct app *app)
{
    char byte = 1;
    const char *own = life_name_of(app->folder);
    snprintf(life->had, sizeof life->had, "%s", own ? own : "");
    int die_in = life->die_in;
    life->die_in = 0;
    if (write(life->calls[1], &byte, 1) != 1 || read(life->answers[0], &byte, 1) != 1 || !byte)
        _exit(LIFE_FAILED); /* who waits knows why */
    life->die_in = die_in;
}

static void close_both(int first, int second)
{
    close(first);
    close(second);
}

/* Status of the process that went wrong first, or of the program. */
static int run_program(void)
{
    int *calls = life->calls, *answers = life->answers, second = 0;
    if (pipe(calls) != 0 || pipe(answers) != 0)
        return -1;
    pid_t child = fork();
    if (child == 0) {
        close_both(calls[0], answers[1]);
        be_program();
    }
    close_both(calls[1], answers[0]);
    serve(&second);
    int status = wait_for(child);
    close_both(calls[0], answers[1]);
    return second ? second : status;
}

/* --- a life ------------------------------------------------------------------------------------------- */

static void copy_old(const char *name, const char *to)
{
    char from[MATCH_PATH], path[MATCH_PATH];
    snprintf(from, sizeof from, SOURCE_DIR "/tests/data/1.0.0/%s", name);
    if (file_exists(match_path(path, life->folder, to)))
        system_remove(path);
    system_copy(from, path);
}

/* The folder as a program of 1.0.0 left it. */
static void put_older(void)
{
    static const char *const saves[] = {"dueling-tigers-save.tigers", "tenpai-duel-save.tigers",
                                        "one-suit-save.tigers", "patterns-save.tigers",
                                        "classic-save.tigers"};
    life->counts.older++;
    copy_old(saves[life_below(5)], "match.tigers");
    if (life_chance(2))
        copy_old("trainer.ini", "trainer.ini");
}

/* Somebody has been here before: their settings, whatever they were, so that there is no welcome. Those that
 * would change who acts, or take long, are seldom among them. */
static void put_settings(void)
{
    static const char *const languages[] = {"", "de", "es", "fr", "ja", "zh_CN", "zh_TW", "xx"};
    static struct settings settings;
    char path[MATCH_PATH];
    struct error why;
    any_settings(&life->rng, &settings);
    settings.muted = !life->stalls;
    settings.speech = false;
    settings.scan = settings.scan && life_chance(10);
    settings.large_tiles = settings.large_tiles && life_chance(4);
    if (!life_chance(4))
        settings.keys[0].action[0] = '\0';
    snprintf(settings.language, sizeof settings.language, "%s",
             languages[life_chance(12) ? life_below(8) : 0]);
    if (!life_chance(8))
        snprintf(settings.names[0], sizeof settings.names[0], "Ann");
    settings_save(&settings, match_path(path, life->folder, "settings.ini"), &why);
}

static void begin(uint64_t seed)
{
    *life = (struct life){.seed = seed, .counts = life->counts};
    rng_init(&life->rng, seed);
    match_folder(life->folder);
    path_beside(life->kept, "kept");
    life->pictures = life_chance(20);
    life->speaks = life_chance(3);
    life->stalls = seed % 8 == 3;
    life->sized = life->pictures || life_chance(2);
    if (!life_chance(6))
        put_settings();
    if (life_chance(6))
        put_older();
    life_scan_folder();
}

static void end(void)
{
    char path[MATCH_PATH + 16];
    match_remove_folder(life->folder);
    path_beside(path, "said");
    unlink(path);
    unlink(life->kept);
    life->counts.lives++;
}

static bool is_whole_save(const struct life_file *file)
{
    return file->sum && !strchr(file->name, '/') && strstr(file->name, ".tigers") &&
           !strstr(file->name, "broken");
}

/* The machine went out while a disk that lies had not written the end of a save yet. One that was torn before
 * and that no program has looked at since is torn again, and no other. */
static void tear(void)
{
    char path[MATCH_PATH];
    size_t size;
    const char *name = NULL;
    bool again = life->torn[0];
    for (int i = 0, count = 0; i < life->file_count; i++) {
        bool meant = !again || !strcmp(life->files[i].name, life->torn);
        if (meant && is_whole_save(&life->files[i]) && life_below(++count) == 0)
            name = life->files[i].name;
    }
    if (!name)
        return;
    char *data = match_read(match_path(path, life->folder, name), &size);
    int cut = life_below((int)size + 1);
    bool done = (again || file_write(life->kept, data, size, NULL)) && truncate(path, cut) == 0;
    free(data);
    if (!done)
        return;
    if (!again)
        snprintf(life->torn, sizeof life->torn, "%s", name);
    life_tell("-- %s is cut after %d of %zu bytes", name, cut, size);
    life_accept_folder();
    life->counts.torn++;
}

/* What a program keeps beside its saves, of every player; a lock is no file to be damaged. */
static bool is_kept(const struct life_file *file)
{
    bool record = strstr(file->name, "records/") || strstr(file->name, "imported/");
    return file->sum && !strstr(file->name, ".lock") && (record || !strstr(file->name, ".tigers"));
}

/* Someone edited a file beside the saves, or its disk is bad: a piece of it is other bytes, gone or there
 * twice. */
static void spoil(void)
{
    char path[MATCH_PATH];
    size_t size;
    const char *name = NULL;
    for (int i = 0, count = 0; i < life->file_count; i++)
        if (is_kept(&life->files[i]) && life_below(++count) == 0)
            name = life->files[i].name;
    if (!name)
        return;
    struct text text = {0};
    char *data = match_read(match_path(path, life->folder, name), &size);
    int from = life_below((int)size + 1), length = life_below((int)size - from + 1), how = life_below(3);
    length = life_chance(2) ? length : length < 4 ? length : 4;
    text_add_bytes(&text, data, (size_t)(how == 2 ? from + length : from));
    for (int i = 0; i < length && how == 0; i++) {
        char byte = (char)(life_chance(2) ? 32 + life_below(95) : life_below(256));
        text_add_bytes(&text, &byte, 1);
    }
    int rest = how == 2 ? from : from + length;
    text_add_bytes(&text, data + rest, size - (size_t)rest);
    if (file_write(path, text_string(&text), text.size, NULL)) {
        static const char *const hows[] = {"other", "gone", "there twice"};
        life_tell("-- of %s the %d bytes from %d on are %s", name, length, from, hows[how]);
        life_accept_folder();
        life->counts.spoilt++;
    }
    text_deinit(&text);
    free(data);
}

/* True if the stretch ended as it may. */
static bool judge(int status)
{
    if (WIFSIGNALED(status) && !life->why[0])
        snprintf(life->why, sizeof life->why, "the program ended by signal %d (%s)", WTERMSIG(status),
                 strsignal(WTERMSIG(status)));
    bool right =
        WIFEXITED(status) && (WEXITSTATUS(status) == LIFE_CLOSED || WEXITSTATUS(status) == LIFE_KILLED);
    const char *wrong = right ? life_settle_folder() : NULL;
    if (wrong)
        snprintf(life->why, sizeof life->why, "%s holds neither what was written nor what was being written",
                 wrong);
    return right && !wrong;
}

static bool live(uint64_t seed)
{
    begin(seed);
    int stretches = 1 + life_below(STRETCHES);
    for (life->stretch = 0; life->stretch < stretches; life->stretch++) {
        life_tell("-- start %d", life->stretch + 1);
        life->counts.starts++;
        life->die_in = life_chance(3) ? 1 + life_below(life_chance(2) ? 12 : 300) : 0;
        int status = run_program();
        life->die_in = 0;
        life->deleted = false;
        life_trouble(LIFE_WELL);
        if (!judge(status))
            return false;
        if (WEXITSTATUS(status) == LIFE_KILLED && life_chance(4))
            tear();
        if (life_chance(5))
            spoil();
        life->now += (uint64_t)life_below(2) * 60 * 1000000 * (uint64_t)(1 + life_below(2000));
    }
    end();
    return true;
}

/* --- what is told --------------------------------------------------------------------------------------- */

static void tell_commit(void)
{
    char line[80] = "";
    FILE *git = popen("git -C \"" SOURCE_DIR "\" rev-parse --short HEAD 2>/dev/null", "r");
    if (git && !fgets(line, sizeof line, git))
        line[0] = '\0';
    if (git)
        pclose(git);
    line[strcspn(line, "\n")] = '\0';
    fprintf(stderr, "life %llu of commit %s: tool_life 1 %llu lives it again\n",
            (unsigned long long)life->seed, line[0] ? line : "(unknown)", (unsigned long long)life->seed);
}

static void tell_failure(void)
{
    char path[MATCH_PATH + 16];
    path_beside(path, "said");
    char *said = file_exists(path) ? file_read(path, NULL, NULL) : NULL;
    for (int i = life->trail_at > LIFE_TRAIL ? life->trail_at - LIFE_TRAIL : 0; i < life->trail_at; i++)
        fprintf(stderr, "  %s\n", life->trail[i % LIFE_TRAIL]);
    fprintf(stderr, "  it said: %s\n", said ? said : "");
    free(said);
    fprintf(stderr, "  its folder stays: %s\n", life->folder);
    fprintf(stderr, "WRONG: %s\n", life->why);
    tell_commit();
}

void life_tell_counts(void)
{
    const struct life_counts *c = &life->counts;
    printf("%ld lives: %ld starts, %ld closed, %ld killed (%ld in the midst of writing), %ld with a second "
           "program, %ld of a folder of 1.0.0, %ld saves cut (%ld told), %ld other files spoilt\n",
           c->lives, c->starts, c->closed, c->kills, c->kills_writing, c->second, c->older, c->torn, c->cut,
           c->spoilt);
    printf(
        "%ld matches begun (%ld in a hot seat), %ld over; %ld moves, %ld chosen by persons, %ld times moves "
        "taken back; %ld curtains\n",
        c->matches, c->hot_seats, c->over, c->moves, c->choices, c->taken_back, c->curtains);
    printf("%ld small windows and %ld large ones, the folder deleted %ld times; %ld fingers whose end was "
           "not told, the clock set %ld times; %ld sound servers "
           "that did not answer\n",
           c->small, c->large, c->deleted, c->lost, c->clocks, c->stalled);
    printf("%ld events, %ld sizes, asleep %ld times; %ld files written, %ld refused in %ld spells, %ld times "
           "told; %ld sentences\n",
           c->events, c->resized, c->slept, c->writes, c->failed, c->troubles, c->told, c->spoken);
    printf("checked %ld times; saves compared %ld times, hidden tiles dealt again %ld times, pictures drawn "
           "cold %ld times\n",
           c->checks, c->saves, c->redealt, c->cold);
    for (int i = 0; i < LIFE_SCENES && c->scenes[i][0]; i++)
        printf("%s%s %ld", i ? ", " : "scenes: ", c->scenes[i], c->seen[i]);
    printf("\n");
}

static bool open_life(void)
{
    if (life)
        return true;
    void *shared = mmap(NULL, sizeof *life, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (shared == MAP_FAILED || !life_open_drawings())
        return false;
    life = shared;
    system_set("SDL_VIDEODRIVER", "offscreen");
    system_set("SDL_AUDIODRIVER", "dummy");
    system_set("SDL_FRAMEBUFFER_ACCELERATION", "0"); /* no graphics driver has to begin with each stretch */
    system_set("TIGERS_NO_BOX", "1");
    system_set("TZ", "UTC");
    system_set("LC_ALL", "C");
    system_set("LANGUAGE", NULL);
    system_set("LANG", NULL);
    signal(SIGPIPE, SIG_IGN);
    return true;
}

bool life_live(long count, uint64_t seed, bool quiet)
{
    if (!open_life())
        return false;
    for (long i = 0; i < count; i++) {
        if (!live(seed + (uint64_t)i)) {
            tell_failure();
            return false;
        }
        if (!quiet && (i + 1) % TOLD == 0)
            printf("%ld lives, up to seed %llu\n", i + 1, (unsigned long long)(seed + (uint64_t)i));
        fflush(stdout);
    }
    return true;
}
