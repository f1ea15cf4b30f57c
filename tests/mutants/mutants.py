"""Mutants of the rules: one operator or number of a source file is changed at a time, and the tests must notice.

packaging/mutants.sh builds what is needed and runs this. Every mutant is compiled as the build does it, linked with one
test program after the other, and run until one of them fails. What compiles to the same code is no mutant. Survivors
are listed with the changed line, and those that tests/mutants/argued.txt gives a reason for are counted apart.
"""
import argparse
import concurrent.futures
import json
import os
import re
import resource
import subprocess
import sys
import tempfile
import time

TOKEN = re.compile(r"""
    (?P<skip>\s+|//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|^[ \t]*\#(?:\\\n|[^\n])*)
  | (?P<number>0[xX][0-9a-fA-F]+[uUlL]*|[0-9]+[uUlL]*)
  | (?P<name>[A-Za-z_][A-Za-z_0-9]*)
  | (?P<op><<=|>>=|->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|.)
""", re.X | re.S | re.M)

SWAPS = {
    "<": ["<="], "<=": ["<"], ">": [">="], ">=": [">"], "==": ["!="], "!=": ["=="], "&&": ["||"], "||": ["&&"],
    "+": ["-"], "-": ["+"], "+=": ["-="], "-=": ["+="], "++": ["--"], "--": ["++"], "/": ["*"], "%": ["/"],
    "<<": [">>"], ">>": ["<<"], "&": ["|"], "|": ["&"], "^": ["|"], "&=": ["|="], "|=": ["&="],
}
WORDS = {"true": "false", "false": "true"}


def tokens(text):
    """(kind, token, place) of all that is neither blank, comment, string nor preprocessor."""
    return [(m.lastgroup, m.group(), m.start()) for m in TOKEN.finditer(text) if m.lastgroup != "skip"]


def outside_checks(found):
    """The tokens that are not in CHECK(...) or an enum's or array's size: what these hold is no rule."""
    depth = 0
    kept = []
    for i, (kind, token, place) in enumerate(found):
        if depth:
            depth += {"(": 1, ")": -1}.get(token, 0)
        elif token == "CHECK" and found[i + 1][1] == "(":
            depth = 1
            found[i + 1] = ("op", " ", place)
        else:
            kept.append((i, kind, token, place))
    return kept


def mutants(text):
    """(place, length, instead) of every change there is."""
    found = tokens(text)
    out = []
    for i, kind, token, place in outside_checks(list(found)):
        before = found[i - 1] if i else ("op", ";", 0)
        operand = before[0] in ("number", "name") and before[1] not in ("return", "case") or before[1] in (")", "]")
        if kind == "number":
            match = re.match(r"(0[xX][0-9a-fA-F]+|[0-9]+)(.*)", token)
            value, tail = int(match.group(1), 0), match.group(2)
            out.append((place, len(token), f"{value + 1}{tail}"))
            if value == 1:
                out.append((place, len(token), f"0{tail}"))
        elif token in WORDS:
            out.append((place, len(token), WORDS[token]))
        elif token == "!":
            out.append((place, 1, " "))
        elif token in SWAPS and (operand or token not in "&+-" or token in ("++", "--")):
            out.extend((place, len(token), instead) for instead in SWAPS[token])
    return out


class Build:
    """A build folder: how a source file is compiled and a test program linked there."""

    def __init__(self, folder):
        self.folder = folder
        with open(os.path.join(folder, "compile_commands.json"), encoding="utf-8") as file:
            self.compiles = {entry["file"]: entry for entry in json.load(file)}
        shown = subprocess.run(["ctest", "--show-only=json-v1"], cwd=folder, check=True, capture_output=True)
        self.commands = {test["name"]: test.get("command") for test in json.loads(shown.stdout)["tests"]}

    def compile(self, source, mutant, out):
        """True if `mutant` compiles in the place of `source`, without what would tell its name or lines."""
        entry = self.compiles[source]
        words = [w for w in entry["command"].split() if w != "-Werror" and not w.startswith("-g") and "ccache" not in w]
        words[words.index("-o") + 1] = out
        words[-1] = os.path.basename(mutant)  # a folder of its own would stand in the code
        words[1:1] = ["-w", "-iquote", os.path.dirname(source)]
        return subprocess.run(words, cwd=os.path.dirname(mutant), capture_output=True).returncode == 0

    def link(self, program, objects, out):
        folder = os.path.join(self.folder, "tests")
        with open(os.path.join(folder, "CMakeFiles", program + ".dir", "link.txt"), encoding="utf-8") as file:
            words = file.read().replace('"', "").split()
        at = words.index("-o")
        words[at + 1] = out
        words[at:at] = objects
        subprocess.run([w for w in words if "ccache" not in w], cwd=folder, check=True, capture_output=True)


def limits():
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def passes(command, seconds):
    """True if the command ends well in that time of its own (a busy machine does not count)."""
    def bound():
        limits()
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    try:
        done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=bound,
                              timeout=40 * seconds + 60, env={**os.environ, "LC_ALL": "C"})
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


class Trial:
    """Tries the mutants of one file against the tests."""

    def __init__(self, build, tests, source):
        self.build, self.tests, self.source = build, tests, source
        with open(source, encoding="utf-8") as file:
            self.text = file.read()
        self.kills = {test: 0 for test, _, _ in tests}

    def in_order(self):
        """The tests, those first that have noticed most mutants of this file in the least time."""
        return sorted(self.tests, key=lambda test: -(self.kills[test[0]] + 0.05) / test[2])

    def original(self):
        """Notes the code of the file as it is, which must not depend on the folder it is compiled in."""
        codes = set()
        for _ in range(2):
            with tempfile.TemporaryDirectory() as folder:
                path, out = os.path.join(folder, os.path.basename(self.source)), os.path.join(folder, "original.o")
                with open(path, "w", encoding="utf-8") as file:
                    file.write(self.text)
                if not self.build.compile(self.source, path, out):
                    sys.exit(f"{self.source} does not compile")
                with open(out, "rb") as file:
                    codes.add(file.read())
        if len(codes) > 1:
            sys.exit(f"{self.source} compiles to other code in another folder")
        self.code = codes.pop()

    def run(self, mutant):
        """"same", "refused", "survived", or the test that noticed."""
        place, length, instead = mutant
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, os.path.basename(self.source))
            out = os.path.join(folder, "mutant.o")
            with open(path, "w", encoding="utf-8") as file:
                file.write(self.text[:place] + instead + self.text[place + length:])
            if not self.build.compile(self.source, path, out):
                return "refused"
            with open(out, "rb") as file:
                if file.read() == self.code:
                    return "same"
            for test, seconds, _ in self.in_order():
                program, *words = self.build.commands[test]
                linked = os.path.join(folder, os.path.basename(program))
                if not os.path.exists(linked):
                    self.build.link(os.path.basename(program), [out], linked)
                if not passes([linked, *words], seconds):
                    self.kills[test] += 1
                    return test
        return "survived"


HEAD = re.compile(r"^[A-Za-z][^\n;=]*?([a-z_A-Z0-9]+)\([^;]*?\)\s*\{$", re.M)


def function_at(text, place):
    """The name of the function that the place is in, or what stands before all of them."""
    name = "-"
    for head in HEAD.finditer(text, 0, place):
        name = head.group(1)
    return name


def told(source, text, mutant):
    place, length, instead = mutant
    line = text.count("\n", 0, place) + 1
    start = text.rfind("\n", 0, place) + 1
    end = text.find("\n", place)
    changed = text[start:place] + "[" + text[place:place + length] + " -> " + instead + "]" + text[place + length:end]
    return f"{os.path.relpath(source)}:{line}: {function_at(text, place)}: {' '.join(changed.split())}"


def argued(root):
    """What was said of survivors that cannot be noticed: lines as they are told here, without the number; "…" is any text."""
    with open(os.path.join(root, "tests/mutants/argued.txt"), encoding="utf-8") as file:
        lines = [line.split("\t", 1)[0] for line in file if "\t" in line]
    return {line: re.compile(re.escape(line).replace("…", ".*")) for line in lines}


def outdated(reasons, source, text):
    """The lines of argued.txt that are of no mutant of the file."""
    there = [without_line(told(source, text, mutant)) for mutant in mutants(text)]
    return [line for line, reason in reasons.items()
            if line.startswith(os.path.relpath(source) + ": ") and not any(map(reason.fullmatch, there))]


def without_line(text):
    return re.sub(r":\d+: ", ": ", text, count=1)


def main():
    asked = argparse.ArgumentParser()
    asked.add_argument("--build", required=True)
    asked.add_argument("--tests", required=True, help="names of ctest, the ones that notice most first")
    asked.add_argument("--jobs", type=int, default=1)
    asked.add_argument("--lines", help="FIRST-LAST: only mutants of these lines")
    asked.add_argument("files", nargs="+")
    asked = asked.parse_args()
    root = os.getcwd()
    build = Build(os.path.abspath(asked.build))
    tests = []
    for test in asked.tests.split():
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        if not passes(build.commands[test], 600):
            sys.exit(f"{test} fails without any mutant")
        took = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
        tests.append((test, int(5 * took) + 3, took + 0.1))
    reasons, left = argued(root), 0
    for name in asked.files:
        trial = Trial(build, tests, os.path.abspath(name))
        all_of_it = mutants(trial.text)
        if asked.lines:
            first, last = map(int, asked.lines.split("-"))
            all_of_it = [m for m in all_of_it if first <= trial.text.count("\n", 0, m[0]) + 1 <= last]
        for line in outdated(reasons, trial.source, trial.text):
            left += 1
            print(f"  argued, and not there: {line}", flush=True)
        begun, outcomes = time.time(), []
        trial.original()
        with concurrent.futures.ThreadPoolExecutor(asked.jobs) as pool:
            for mutant, outcome in zip(all_of_it, pool.map(trial.run, all_of_it)):
                outcomes.append(outcome)
                line = told(trial.source, trial.text, mutant)
                if outcome == "survived" and any(reason.fullmatch(without_line(line)) for reason in reasons.values()):
                    outcomes[-1] = "argued"
                elif outcome == "survived":
                    left += 1
                    print(f"  survived: {line}", flush=True)
        counts = {what: outcomes.count(what) for what in ("same", "refused", "argued", "survived")}
        killed = len(outcomes) - sum(counts.values())
        print(f"{name}: {len(outcomes)} changes, {counts['refused']} do not compile, {counts['same']} are the same code, "
              f"{killed} killed, {counts['argued']} argued, {counts['survived']} survived "
              f"({time.time() - begun:.0f} s)", flush=True)
    sys.exit(left > 0)


if __name__ == "__main__":
    main()
