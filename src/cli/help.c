/* help.c: the commands and their help; see help.h. */
#include "cli/help.h"

#include <stdio.h>
#include <string.h>

#include "base/check.h"
#include "cli/command.h"

static const char score_help[] =
    "Usage: tigers score < REQUESTS\n"
    "\n"
    "Says what finished hands are worth. Reads one JSON object per line and answers each with one line.\n"
    "\n"
    "  rules     the mode's id (tigers rules lists them)\n"
    "  hand      the concealed tiles without the winning tile, such as \"123m55z\"\n"
    "  win       the winning tile, such as \"5z\"\n"
    "  melds     the exposed sets and closed kongs, a list of {\"kind\":\"run\"|\"pung\"|\"kong\"|\n"
    "            \"closed-kong\",\"tile\":T}; add \"red\":true if the set has the red five\n"
    "  source    self-draw (default), replacement, discard or robbed-kong; in Dueling Tigers also\n"
    "            dummy-discard or revealed\n"
    "  seat      the seat wind: east (default) or west; with more players also south or north\n"
    "  round     the round wind: east (default); in Classic Mahjong also south, west or north\n"
    "  flowers   the flowers and seasons laid out, such as [\"1f\",\"3g\"] (Classic Mahjong)\n"
    "  riichi, double_riichi, last_tile, first_turn    true or false\n"
    "  bonus     the two bonus numbers, such as [3,7], or [] (Dueling Tigers)\n"
    "  treasure  the treasure's number if it has been revealed, or null (Dueling Tigers)\n"
    "  dora, ura the indicator tiles, such as [\"4m\"] (Tenpai Duel)\n"
    "  options   {\"NAME\":VALUE}: options of the mode (tigers rules ID lists them)\n"
    "\n"
    "Answers {\"win\":true,\"points\":N,\"patterns\":[...],\"sets\":[...]} (Tenpai Duel adds han, fu and\n"
    "fu_lines), {\"win\":false}, or for a wrong request {\"error\":\"what and where\"}. If any request was\n"
    "wrong, the exit status is 1.\n"
    "\n"
    "  echo '{\"rules\":\"dueling-tigers\",\"hand\":\"123456789m11p55z\",\"win\":\"5z\"}' | tigers score\n";

static const char waits_help[] =
    "Usage: tigers waits < REQUESTS\n"
    "\n"
    "Says how far hands are from complete and which tiles help. Reads one JSON object per line and\n"
    "answers each with one line.\n"
    "\n"
    "  rules     the mode's id (tigers rules lists them)\n"
    "  hand      the concealed tiles: 13 or 14, and three fewer for each of the melds; in One Suit also\n"
    "            4, 7 or 10, or one more than that, all of one suit\n"
    "  melds     the exposed sets and closed kongs, a list of {\"kind\":\"run\"|\"pung\"|\"kong\"|\n"
    "            \"closed-kong\",\"tile\":T}\n"
    "  options   {\"NAME\":VALUE}: options of the mode\n"
    "  removed   the removed suit: m, p or s (Dueling Tigers; none by default)\n"
    "  forms     the kinds of hands that count, a list of standard, seven-pairs and thirteen-orphans\n"
    "  seen      tiles seen elsewhere, \"\" for none: the answer counts the copies that are left\n"
    "  teacher   true: what the teacher would do with a tile too many, and why\n"
    "  seat      for the teacher: the seat in the East round, as in tigers score\n"
    "\n"
    "Answers {\"shanten\":N,\"waits\":[...]}, or if there is a tile to discard\n"
    "{\"shanten\":N,\"discards\":[{\"tile\":T,\"shanten\":N,\"waits\":[...]},...]}. A shanten of 0 means "
    "tenpai,\n"
    "-1 a complete hand. A wrong request gets {\"error\":\"what and where\"}. If any request was wrong, the\n"
    "exit status is 1.\n"
    "\n"
    "  echo '{\"rules\":\"dueling-tigers\",\"hand\":\"123m456m789p1122z\"}' | tigers waits\n";

static const char play_help[] =
    "Usage: tigers play --rules ID --seed N --seat east=PLAYER --seat west=PLAYER [OPTION]...\n"
    "\n"
    "Plays a match and prints the result of each round and of the match.\n"
    "\n"
    "  --rules ID            the mode (tigers rules lists them)\n"
    "  --seed N              decides the tiles: the same seed and moves give the same match;\n"
    "                        - reads the seed from the first line of the input\n"
    "  --seat SEAT=PLAYER    who has that seat in the first round: a level (easy, normal, hard, random),\n"
    "                        an opponent (weakest first: nino, mei, otto, kai, lin, ravi, zora,\n"
    "                        amara), cmd:COMMAND, a program that reads and writes JSON lines\n"
    "                        (docs/bots.md), or person: you play here (type ? for help).\n"
    "                        Three players (One Suit) have east, south and west; four (Pattern\n"
    "                        Mahjong, Classic Mahjong) also have north\n"
    "  --rounds N            ends the match after N rounds\n"
    "  --option NAME=VALUE   sets an option of the mode (tigers rules ID lists them); Tenpai Duel has\n"
    "                        no clock here: the option rounds says how many hands you play\n"
    "  --timeout SECONDS     how long a program may take to answer (10)\n"
    "  --record FILE         writes the record of the match to FILE, usually NAME.tigers\n"
    "  --json                prints the results as JSON lines\n"
    "\n"
    "The exit status is 3 if a program makes an illegal move, answers too late or ends too early.\n"
    "\n"
    "  tigers play --rules dueling-tigers --seed 7 --seat east=normal --seat west=easy\n";

static const char arena_help[] =
    "Usage: tigers arena --rules ID --pairs N --seed N [OPTION]... A B\n"
    "\n"
    "Plays A against B with duplicate deals: they play each deal twice and swap seats, so that luck\n"
    "cancels out. With three players A plays alone, once in each seat; with four, A has two opposite\n"
    "seats, then the other two. A and B are easy, normal, hard, random, an opponent (tigers play\n"
    "--help lists them) or cmd:COMMAND, a program that reads and writes JSON lines (docs/bots.md).\n"
    "\n"
    "  --rules ID            the mode (tigers rules lists them)\n"
    "  --pairs N             how many deals\n"
    "  --seed N              decides the tiles: the same seed gives the same result\n"
    "  --rounds N            plays N rounds of a match with the same tiles, not only the first\n"
    "  --option NAME=VALUE   sets an option of the mode (tigers rules ID lists them)\n"
    "  --jobs N              plays N pairs at the same time (1), which doesn't change the result\n"
    "  --timeout SECONDS     how long a program may take to answer (10)\n"
    "  --hands               prints in how many matches a hand with each pattern won, too\n"
    "  --json                prints the result as one JSON line\n"
    "\n"
    "Prints how many points per round A is better (with the 95 % interval), how many rounds each side\n"
    "won, how often each dealt in, and the time per decision. The exit status is 3 if a program makes\n"
    "an illegal move, answers too late or ends too early.\n"
    "\n"
    "  tigers arena --rules dueling-tigers --pairs 1000 --seed 1 normal easy\n";

static const char replay_help[] =
    "Usage: tigers replay [--json] FILE\n"
    "\n"
    "Checks every move of a record (a saved match is one) by the rules and prints the match as a log,\n"
    "or with --json one JSON line per event. If the record is damaged or has an illegal move, it names\n"
    "the line, and the exit status is 1.\n";

static const char export_help[] =
    "Usage: tigers export FILE [--form mjai]\n"
    "\n"
    "Prints a record (a saved match is one) in another program's format. The format is mjai, one JSON\n"
    "object per line, which riichi mahjong programs read; it fits only matches of Tenpai Duel.\n"
    "docs/formats.md explains the fields, and what mjai can't describe.\n"
    "\n"
    "  tigers export 2026-11-22_14-03-10_tenpai-duel.tigers > match.mjson\n";

static const char review_help[] =
    "Usage: tigers review FILE --seat SEAT [--round N] [--json]\n"
    "\n"
    "Reviews a record (a saved match is one) and shows the decisions that cost a seat points, the\n"
    "costliest first: the move, the best move that the teacher finds with what the seat could see,\n"
    "and for both the expected points, the chance to win, the chance to deal in, and the reason.\n"
    "\n"
    "  --seat SEAT    east, south, west or north, as in the first round\n"
    "  --round N      only that round\n"
    "  --json         prints a JSON line with the totals, then one for each decision\n";

static const char luck_help[] =
    "Usage: tigers luck FILE [--seat SEAT] [--json]\n"
    "\n"
    "Reads a record (a saved match is one) and says for each round how many points came from the\n"
    "draws and how many from decisions. It compares each tile drawn with all that could have been\n"
    "drawn, which is right on average (docs/opponents.md).\n"
    "\n"
    "  --seat SEAT    only that seat: east, south, west or north, as in the first round\n"
    "  --json         prints a JSON line for each round, then one for the match\n";

static const char count_help[] =
    "Usage: tigers count FILE...\n"
    "\n"
    "Prints a person's statistics for each mode, as the game's window counts them. A FILE is a record or\n"
    "one of two files from the game's data folder: statistics.journal, or days.ini with the deals of the\n"
    "day. Records count in the order you name them. A record doesn't count if it is a practice match,\n"
    "isn't finished or doesn't have exactly one person in it.\n"
    "\n"
    "Prints one figure per line: the mode (or day), the figure's name and its value. docs/formats.md\n"
    "explains each figure.\n";

static const char rules_help[] =
    "Usage: tigers rules [--json] [ID]\n"
    "\n"
    "Lists the modes. With the id of a mode, lists its options with their values and defaults, and its\n"
    "patterns with their points.\n";

static const char host_help[] =
    "Usage: tigers host [MODE] [OPTION]...\n"
    "\n"
    "Opens a table for friends on this network, without a window, and prints its address and code. They\n"
    "join with another copy of the game, with tigers join, or in a browser if --page is given. The match\n"
    "begins when every seat is taken, and waits for those who leave. After the match, when all have left,\n"
    "a new table opens. MODE is an id that tigers rules lists (dueling-tigers).\n"
    "\n"
    "  --option NAME=VALUE   sets an option of the mode (tigers rules ID lists them)\n"
    "  --seat SEAT=OPPONENT  a computer has that seat: a level or an opponent (tigers play --help)\n"
    "  --clock SECONDS       time for each answer, after which a computer gives it (no limit)\n"
    "  --save FILE           keeps the match there: if this program ends in the middle, the next one goes\n"
    "                        on with the same guests. FILE.seats beside it is secret\n"
    "  --records FOLDER      keeps finished matches there\n"
    "  --page FOLDER         the files of the web build, for browsers\n"
    "  --port N              the port (7733, or the next that is free)\n"
    "  --listen ADDRESS      listens only at this address of the machine. With the word everybody guests\n"
    "                        may come from anywhere, not only from private networks\n"
    "  --public-name NAME    the name that a proxy passes on (docs/security.md)\n"
    "  --name NAME           the table's name for those who look for one (tigers)\n"
    "  --hidden              doesn't answer those who look for a table\n"
    "\n"
    "  tigers host one-suit --save table.tigers\n";

static const char join_help[] =
    "Usage: tigers join ADDRESS CODE [NAME] [OPTION]...\n"
    "       tigers join LINK [NAME] [OPTION]...\n"
    "       tigers join\n"
    "\n"
    "Takes a seat at a table and plays in words (type ? for help), or lists the tables on this network.\n"
    "ADDRESS is 192.168.1.5 or 192.168.1.5:7733, CODE the six letters that the table shows, LINK its\n"
    "whole address, with the code behind the #. A lost connection comes back on its own.\n"
    "\n"
    "  --bot COMMAND      a program plays, which reads and writes JSON lines (docs/bots.md)\n"
    "  --timeout SECONDS  how long the program may take to answer (10)\n"
    "  --seat SEAT        the seat you want, if it is free: east, south, west or north\n"
    "  --keep FILE        keeps the secret of your seat there, and comes back to the seat by it\n"
    "  --record FILE      writes the record of the finished match to FILE\n"
    "\n"
    "The exit status is 1 if the table sends you away, 3 if the program plays wrongly.\n"
    "\n"
    "  tigers join 192.168.1.5 KXQ7TM Anna\n";

static const char tables_help[] =
    "Usage: tigers tables\n"
    "\n"
    "Lists the tables on this network, each with its address. The exit status is 1 if there is none.\n";

const struct command command_list[] = {
    {"score", "says what finished hands are worth", command_score, score_help},
    {"waits", "says how far hands are from complete, and which tiles help", command_waits, waits_help},
    {"play", "plays a match between opponents or programs", command_play, play_help},
    {"arena", "measures two players against each other", command_arena, arena_help},
    {"replay", "checks a record and prints it as a log", command_replay, replay_help},
    {"export", "prints a record in another program's format", command_export, export_help},
    {"review", "shows what a seat's decisions in a record cost", command_review, review_help},
    {"luck", "says how much of a match was luck", command_luck, luck_help},
    {"count", "prints statistics of a person's finished matches", command_count, count_help},
    {"rules", "lists the modes and their options", command_rules, rules_help},
    {"host", "opens a table for friends on the network", command_host, host_help},
    {"join", "takes a seat at a friend's table", command_join, join_help},
    {"tables", "lists the tables on the network", command_tables, tables_help},
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
    printf(
        "\n"
        "  tigers COMMAND --help   explains a command\n"
        "  tigers --version        prints the version\n"
        "  --language CODE         language of play, replay and luck: de, ja, zh_TW, ... (default: that of\n"
        "                          LC_ALL, LC_MESSAGES or LANG); JSON is always English\n"
        "\n"
        "Tiles: 1m-9m characters, 1p-9p dots, 1s-9s bamboo, 1z-4z East South West North, 5z white,\n"
        "6z green, 7z red dragon; tiles of a suit may share the letter: 123m55z.\n"
        "\n"
        "Exit status: 0 success, 1 bad data, 2 wrong usage, 3 a program broke off a match.\n");
}

void help_command(const char *name)
{
    const struct command *command = help_find(name);
    CHECK(command);
    fputs(command->help, stdout);
}
