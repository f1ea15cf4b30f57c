/* help.c: the commands and their help; see help.h. */
#include "cli/help.h"

#include <stdio.h>
#include <string.h>

#include "base/check.h"
#include "cli/command.h"

static const char score_help[] =
    "Usage: tigers score < REQUESTS\n"
    "\n"
    "Says what finished hands are worth. Reads one JSON object a line and answers one a line.\n"
    "\n"
    "  rules     the mode's id (tigers rules lists them)\n"
    "  hand      the concealed tiles without the winning one, such as \"123m55z\"\n"
    "  win       the winning tile, such as \"5z\"\n"
    "  melds     list of {\"kind\":\"run\"|\"pung\"|\"kong\"|\"closed-kong\",\"tile\":T}\n"
    "            (\"red\":true: it holds the red five)\n"
    "  source    self-draw (default), replacement, discard, robbed-kong; Dueling Tigers also\n"
    "            dummy-discard and revealed\n"
    "  seat      the seat's wind: east (default), west; with more players south, north\n"
    "  round     the round's wind: east (default); Classic Mahjong also south, west, north\n"
    "  flowers   list of the flowers and seasons laid out, such as [\"1f\",\"3g\"] (Classic Mahjong)\n"
    "  riichi, double_riichi, last_tile, first_turn    true or false\n"
    "  bonus     the two bonus numbers, such as [3,7], or [] (Dueling Tigers)\n"
    "  treasure  the treasure's number once it is turned up, or null (Dueling Tigers)\n"
    "  dora, ura lists of indicator tiles, such as [\"4m\"] (Tenpai Duel)\n"
    "  options   {\"NAME\":VALUE}: options of the mode (tigers rules ID lists them)\n"
    "\n"
    "Answers {\"win\":true,\"points\":N,\"patterns\":[...],\"sets\":[...]} (Tenpai Duel also with han,\n"
    "fu and fu_lines), {\"win\":false}, or\n"
    "{\"error\":\"what and where\"} for a request that is wrong; the exit status is then 1 at the end.\n"
    "\n"
    "  echo '{\"rules\":\"dueling-tigers\",\"hand\":\"123456789m11p55z\",\"win\":\"5z\"}' | tigers score\n";

static const char waits_help[] =
    "Usage: tigers waits < REQUESTS\n"
    "\n"
    "Says how far hands are from complete and which tiles help. Reads one JSON object a line and\n"
    "answers one a line.\n"
    "\n"
    "  rules     the mode's id (tigers rules lists them)\n"
    "  hand      the concealed tiles: 13 or 14, 3 fewer for each meld; One Suit also 4, 7 or 10 and\n"
    "            one more, all of a suit\n"
    "  melds     list of {\"kind\":\"run\"|\"pung\"|\"kong\"|\"closed-kong\",\"tile\":T}\n"
    "  options   {\"NAME\":VALUE}: options of the mode\n"
    "  removed   the suit taken out: m, p or s (Dueling Tigers; none by default)\n"
    "  forms     the hands that count: list of standard, seven-pairs, thirteen-orphans\n"
    "\n"
    "Answers {\"shanten\":N,\"waits\":[...]}, or with a tile too many\n"
    "{\"shanten\":N,\"discards\":[{\"tile\":T,\"shanten\":N,\"waits\":[...]},...]}. 0 is ready, -1 "
    "complete.\n"
    "A wrong request is answered {\"error\":\"what and where\"}; the exit status is then 1 at the end.\n"
    "\n"
    "  echo '{\"rules\":\"dueling-tigers\",\"hand\":\"123m456m789p1122z\"}' | tigers waits\n";

static const char play_help[] =
    "Usage: tigers play --rules ID --seed N --seat east=PLAYER --seat west=PLAYER [OPTION]...\n"
    "\n"
    "Plays a match and prints the result of each round and of the match.\n"
    "\n"
    "  --rules ID            the mode (tigers rules lists them)\n"
    "  --seed N              decides the tiles; the same seed and moves give the same match;\n"
    "                        - reads it from the first line of the input\n"
    "  --seat SEAT=PLAYER    who sits there in the first round: a plain level (easy, normal, hard,\n"
    "                        random), a person with habits (from the weakest on: nino, mei, otto,\n"
    "                        kai, lin, ravi, zora, amara), cmd:COMMAND, a program that talks JSON\n"
    "                        lines (docs/bots.md), or person: you, who are asked here; type ? for help.\n"
    "                        Three players (One Suit) sit east, south and west, four (Pattern\n"
    "                        Mahjong, Classic Mahjong) on north too\n"
    "  --rounds N            ends the match after N rounds\n"
    "  --option NAME=VALUE   sets an option of the mode (tigers rules ID lists them); there is no\n"
    "                        clock here, so Tenpai Duel ends after `rounds` hands\n"
    "  --timeout SECONDS     how long a program may take for an answer (10)\n"
    "  --record FILE         writes the record of the match, NAME.tigers by custom\n"
    "  --json                results as JSON lines\n"
    "\n"
    "The exit status is 3 if a program answers what is not legal, nothing in time, or dies.\n"
    "\n"
    "  tigers play --rules dueling-tigers --seed 7 --seat east=normal --seat west=easy\n";

static const char arena_help[] =
    "Usage: tigers arena --rules ID --pairs N --seed N [OPTION]... A B\n"
    "\n"
    "Sets player A against player B over duplicate deals: the same deal is played twice with the\n"
    "seats swapped, so that luck cancels out. With three players A sits alone, once on each seat;\n"
    "with four A has two opposite seats, then the other two. A and B are easy, normal, hard,\n"
    "random, a person (tigers play --help lists them), or cmd:COMMAND, a program that talks JSON\n"
    "lines (docs/bots.md).\n"
    "\n"
    "  --rules ID            the mode (tigers rules lists them)\n"
    "  --pairs N             how many deals\n"
    "  --seed N              decides the tiles; the same seed gives the same result\n"
    "  --rounds N            of a match, with the same walls, instead of its first round alone\n"
    "  --option NAME=VALUE   sets an option of the mode (tigers rules ID lists them)\n"
    "  --jobs N              so many pairs at the same time (1); the result does not depend on it\n"
    "  --timeout SECONDS     how long a program may take for an answer (10)\n"
    "  --json                the result as one JSON line\n"
    "\n"
    "Prints by how many points a round A is better, with the 95 % interval, who won how many rounds,\n"
    "how often each side gave another the winning tile, and the time of a decision. The exit status is 3\n"
    "if a program answers what is not legal, nothing in time, or dies.\n"
    "\n"
    "  tigers arena --rules dueling-tigers --pairs 1000 --seed 1 normal easy\n";

static const char replay_help[] =
    "Usage: tigers replay [--json] FILE\n"
    "\n"
    "Checks a record (a saved match is one) move by move with the rules, and prints it as a log; with\n"
    "--json as one JSON line an event. A record that is broken or holds an illegal move is reported\n"
    "with its line, and the exit status is 1.\n";

static const char export_help[] =
    "Usage: tigers export FILE [--form mjai]\n"
    "\n"
    "Prints a record (a saved match is one) in the form of another program. The form is mjai, one JSON\n"
    "object a line, which programs of riichi mahjong read; only matches of Tenpai Duel fit into it.\n"
    "docs/formats.md says what each field holds, and what has no counterpart.\n"
    "\n"
    "  tigers export 2026-11-22_14-03-10_tenpai-duel.tigers > match.mjson\n";

static const char review_help[] =
    "Usage: tigers review FILE --seat SEAT [--round N] [--json]\n"
    "\n"
    "Goes through a record (a saved match is one) and shows the decisions of a seat that gave points\n"
    "away, the dearest first: what it did, the best move that the teacher finds from what the seat\n"
    "could see then, and of both the points expected, the chance to win and to deal in, and why.\n"
    "\n"
    "  --seat SEAT    east, south, west or north, as in the first round\n"
    "  --round N      only that round\n"
    "  --json         every decision as a JSON line, after one that sums them up\n";

static const char luck_help[] =
    "Usage: tigers luck FILE [--seat SEAT] [--json]\n"
    "\n"
    "Goes through a record (a saved match is one) and says of every round how many points came from\n"
    "the draws and how many from decisions: each tile that came is weighed against all that could\n"
    "have come, which is right in the mean (docs/luck.md).\n"
    "\n"
    "  --seat SEAT    only that seat: east, south, west or north, as in the first round\n"
    "  --json         a JSON line for each round, and one for the match\n";

static const char count_help[] =
    "Usage: tigers count FILE...\n"
    "\n"
    "Counts what the matches of one person come to, in each mode, as the window's statistics do. A FILE\n"
    "is a record, or what the window keeps in its data folder: its journal (statistics.journal), or its\n"
    "book of the deals of the day (days.ini). Records count in the order in which they are named; one\n"
    "that is for practice, that has not exactly one person in it, or that has not come to its end does\n"
    "not count.\n"
    "\n"
    "Prints a line a figure: the mode, or day, the figure, its value. docs/formats.md says what each\n"
    "is.\n";

static const char rules_help[] =
    "Usage: tigers rules [--json] [ID]\n"
    "\n"
    "Lists the modes; with the id of one, its options with their values and defaults, and its\n"
    "patterns with their points.\n";

const struct command command_list[] = {
    {"score", "says what finished hands are worth", command_score, score_help},
    {"waits", "says how far hands are from complete, and what helps", command_waits, waits_help},
    {"play", "plays a match between opponents or programs", command_play, play_help},
    {"arena", "measures two players against each other", command_arena, arena_help},
    {"replay", "checks a record and prints it as a log", command_replay, replay_help},
    {"export", "prints a record in the form of another program", command_export, export_help},
    {"review", "shows what a seat's decisions in a record cost", command_review, review_help},
    {"luck", "says how much of a match came by chance", command_luck, luck_help},
    {"count", "counts what a person's finished matches come to", command_count, count_help},
    {"rules", "lists the modes and their options", command_rules, rules_help},
    {0},
};

const struct command *help_find(const char *name)
{
    for (const struct command *command = command_list; command->name; command++)
        if (strcmp(command->name, name) == 0)
            return command;
    return NULL;
}

void help_program(void)
{
    printf("Usage: tigers COMMAND [ARGUMENT]...\n"
           "\n"
           "The console program of Dueling Tigers, the two-player mahjong.\n"
           "\n");
    for (const struct command *command = command_list; command->name; command++)
        printf("  tigers %-7s %s\n", command->name, command->summary);
    printf("\n"
           "  tigers COMMAND --help   explains a command\n"
           "  tigers --version        prints the version\n"
           "  --language CODE         for what play, replay and luck tell a person: de, ja, zh_TW, ...\n"
           "                          (by default that of LC_ALL, LC_MESSAGES or LANG); JSON stays\n"
           "\n"
           "Tiles: 1m-9m characters, 1p-9p dots, 1s-9s bamboo, 1z-4z East South West North, 5z white,\n"
           "6z green, 7z red dragon; tiles of a suit may share the letter: 123m55z.\n"
           "\n"
           "Exit status: 0 fine, 1 bad data, 2 wrong usage, 3 a program broke off a match.\n");
}

void help_command(const char *name)
{
    const struct command *command = help_find(name);
    CHECK(command);
    fputs(command->help, stdout);
}
