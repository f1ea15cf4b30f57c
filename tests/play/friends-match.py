#!/usr/bin/env python3
"""Plays a whole match at a friend's table by real mouse clicks: one window opens the table, another joins it by address and code.

    friends-match.py PROGRAM [--rules MODE] [--phone] [--kill CLICKS] [--page COMMAND] [--speed WORD] [--pictures FOLDER]

Each window has an Xvfb of its own. It clicks what the trace says can be clicked, as xdotool-match.sh does; free seats are
computers', and the match is as short as the mode has one. --phone makes the guest's window as small as a phone once the match
begins; --kill ends the guest (-9) after so many clicks, who then joins again. COMMAND is page-match.mjs and its folder: a page
in Chromium joins as well, where two play instead of the second window. In the end all must have the same record but for who is
the person. It tells how soon after a tile was discarded or turned by a click the other window showed it, from the release of the
button to the picture's end; what took longer than half a second was the pause after an earlier discard.
Exits 0 then, 1 if nothing can be clicked or nothing changes for a minute.
"""
import argparse
import glob
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile
import time

from window import PATIENCE, Stuck, Window

AGAIN = 1.5  # seconds until a click that changed nothing is made again
SOON, AT_ONCE = 0.5, 0.05  # seconds
# Tenpai Duel without its clock of an hour, then four hands; One Suit's four rounds. The others begin with the least.
SHORT = {"tenpai-duel": ["option:1:0", "option:0:0"], "one-suit": ["option:0:0"]}


class Friend(Window):
    def __init__(self, options, name):
        super().__init__("1280x800", options.pictures)
        self.options, self.name, self.width, self.height, self.seen = options, name, 1280, 800, set()
        os.mkdir(self.data)
        with open(os.path.join(self.data, "settings.ini"), "w", encoding="utf-8") as file:
            file.write("[match]\nlevel = easy\n")  # no welcome
        self.start()

    def start(self):
        open(self.trace, "w", encoding="utf-8").close()
        self.length, self.changed, self.line = 0, time.time(), None
        self.begin(self.options.program, 7, self.options.speed)

    def look(self):
        """Reads the last whole line of the trace."""
        if self.program.poll() is not None:
            raise Stuck(f"the {self.name}'s program ended with {self.program.returncode}")
        size = os.path.getsize(self.trace)
        if size == self.length and self.line:
            return self.line
        with open(self.trace, "rb") as file:
            file.seek(max(0, size - 200000))
            lines = file.read().decode("utf-8", "replace").split("\n")[:-1]
        if lines and lines[-1].startswith("{"):
            self.length, self.changed, self.line = size, time.time(), json.loads(lines[-1])
            self.show(self.line["scene"])
        return self.line

    def find(self, name):
        line = self.look()
        return next((t for t in line["targets"] if t["id"] == name), None) if line else None

    def click(self, target):
        if 0 <= target["x"] + target["w"] / 2 < self.width and 0 <= target["y"] + target["h"] / 2 < self.height:
            super().click(target)
        else:  # below the end of a phone: the main button has Enter
            self.tool("key", "Return")
            self.clicks += 1

    def until(self, condition, what):
        end = time.time() + PATIENCE
        while not condition():
            if time.time() > end:
                raise Stuck(f"{what} does not come at the {self.name}: {self.line}")
            time.sleep(0.05)

    def touch(self, name):
        """Clicks once, when a click there is no longer taken for one on what was there before."""
        self.until(lambda: self.find(name), name)
        time.sleep(SOON)
        self.click(self.find(name))

    def press(self, name, leads_to):
        """Clicks until that scene is there."""
        self.until(lambda: self.find(name), name)
        end, here = time.time() + PATIENCE, self.look()["scene"]
        while self.look()["scene"] != leads_to:
            if time.time() > end:
                raise Stuck(f"{name} does not lead to {leads_to}: {self.line}")
            if self.line["scene"] == here and self.find(name):
                self.click(self.find(name))
            time.sleep(2)  # another scene may have a button of that name

    def fill(self, name, text):
        self.until(lambda: self.find(name), name)
        self.click(self.find(name))
        self.tool("key", "--repeat", "64", "--delay", "1", "BackSpace")
        self.tool("type", "--delay", "5", text)

    def words(self):
        return [word["words"] for word in self.look().get("words", [])]

    def show(self, scene):
        """A picture of each scene, once."""
        if scene not in self.seen:
            self.seen.add(scene)
            self.picture(f"{self.options.rules}-{self.name}-{len(self.seen):02}-{scene}")

    def shrink(self):
        """As small as a phone."""
        self.width, self.height = 390, 664
        self.tool("search", "--onlyvisible", "--name", "Dueling Tigers", "windowsize", str(self.width), str(self.height))

    def record(self):
        files = glob.glob(os.path.join(self.data, "**", "records", "*.tigers"), recursive=True)
        return files and without_people(files[0])


def without_people(path):
    with open(path, encoding="utf-8") as file:
        return [line for line in file if not line.startswith("player ")]


def choose(line, turn, twice):
    """A win, a Riichi, a kong or pung now and then, else a discard or a step for the dummy; as in xdotool-match.sh. `twice`: a
    tile is lifted by the first click and discarded by the second."""
    place = {target["id"]: target for target in line["targets"]}

    def of(start):
        return [name for name in place if name.startswith(start)]

    hand, row, guess, tile = of("hand:"), of("dummy:"), of("guess:"), turn // 2 if twice else turn
    runs = [name for name in of("button:chow-") if name[12].isdigit()]
    wishes = ["button:yes", "button:ready", "button:win", "button:treasure-yes", "button:named"]
    wishes += of("name:") if "button:take-back" in place else []
    wishes += ["button:declare"] if turn % 11 == 5 else []
    wishes += runs[-1:] + of("button:kong-")[:1] + ["button:guess"] + (guess and [guess[turn * 7 % len(guess)]])
    wishes += ["button:keep", f"keep:{turn % 3}", "button:remove-" + "mps"[turn % 3]]
    wishes += ["button:pung", "button:kong", "button:chow"] if turn % 3 else []
    wishes += ["button:pass", "button:riichi"] + (["button:tenpai", "wall", "button:draw"] if turn % 2 else [])
    wishes += (row and [row[turn % len(row)]]) + ["wall", "button:draw"]
    wishes += hand and [hand[-1 if tile % 2 else tile % len(hand)]]
    return next((place[wish] for wish in wishes + ["button:next"] if wish in place), None)


def way_in(host):
    """The address and the code on the host's screen."""
    def found():
        words = host.words()
        port = next((re.search(r":(\d{4,5})$", word) for word in words if re.search(r"\d:\d{4,5}$", word)), None)
        code = re.search(r"(?: [A-Z0-9]){6} ", " " + " ".join(word if len(word) == 1 else "--" for word in words) + " ")
        return port and code and ("127.0.0.1:" + port.group(1), code.group(0).replace(" ", ""))

    host.until(found, "the code")
    return found()


def join(guest, way):
    guest.press("button:friend", "friend")
    guest.fill("field:address", way[0])
    guest.fill("field:code", way[1])
    guest.touch("button:join")


def frames(window):
    """When each picture was shown, and the first input that it answers came (a message is one too), or 0."""
    with open(window.frames, encoding="utf-8") as file:
        rows = [line.split() for line in file if line.count(" ") == 8]
    return [(float(row[0]), float(row[6]) >= 0 and float(row[0]) - float(row[6]) / 1000) for row in rows]


def delays(windows, clicks):
    """How long a click's move took to the other window's next picture, which answers the host or nothing, but no click there."""
    def clicked(window, since, until):
        return any(before < until and after + AT_ONCE > since for one, before, after, _ in clicks if one is window)

    shown, times = {window: frames(window) for window in windows}, []
    for window, before, after, name in clicks:
        came = [came for _, came in shown[window] if before <= came <= after + AT_ONCE]
        if came and name.startswith(("hand:", "dummy:", "wall")):
            times += [shows - came[-1] for other in windows if other is not window for shows, heard in shown[other]
                      if came[-1] < shows and (not heard or heard > came[-1] - AT_ONCE)
                      and not clicked(other, came[-1] - AT_ONCE, shows)][:1]
    return sorted(seconds for seconds in times if seconds < SOON)


def play(windows, options, way):
    guest, kill, clicks = windows[-1], options.kill, []
    last = {window: (0, 0.0) for window in windows}  # how long the trace was at the last click, and when that was
    while any(window.look()["scene"] != "match-result" for window in windows):
        if all(time.time() - window.changed > PATIENCE for window in windows):
            raise Stuck(f"nothing changes: {[window.look() for window in windows]}")
        if options.phone and guest.width > 400 and guest.look()["scene"].startswith("table"):
            guest.shrink()
        if kill and guest.clicks >= kill and guest.look()["scene"].startswith("table"):
            kill = 0
            guest.program.kill()
            guest.program.wait()
            guest.width, guest.height = 1280, 800
            guest.start()
            guest.until(guest.look, "a picture")
            join(guest, way)
        for window in windows:
            line = window.look()
            target = line["scene"] != "match-result" and choose(line, window.clicks, window.width < 400)
            if target and (window.length != last[window][0] or time.time() - last[window][1] > AGAIN):
                last[window] = (window.length, time.time())
                window.click(target)
                clicks.append((window, last[window][1], time.time(), target["id"]))
        time.sleep(0.005)
    return delays(windows, clicks)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--rules", default="dueling-tigers")
    parser.add_argument("--phone", action="store_true")
    parser.add_argument("--kill", type=int, default=0)
    parser.add_argument("--page")
    parser.add_argument("--speed", default="off")
    parser.add_argument("--pictures")
    options = parser.parse_args()
    windows, page = [], None
    two = options.rules in ("dueling-tigers", "tenpai-duel")
    wishes = SHORT.get(options.rules, []) + (["option:4:1"] if options.page and options.rules == "one-suit" else [])  # three
    try:
        for name in ("host", "guest")[:1 if two and options.page else 2]:
            windows.append(Friend(options, name))
            windows[-1].until(windows[-1].look, "a picture")
        host = windows[0]
        host.press("button:friend", "friend")
        host.press("friends:" + options.rules, "options")
        for wish in wishes:
            host.touch(wish)
        host.press("button:start", "lobby")
        way = way_in(host)
        for window in windows[1:]:
            join(window, way)
        if options.page:
            kept = tempfile.NamedTemporaryFile()
            page = subprocess.Popen(shlex.split(options.page) + ["-r", options.rules, "-v", options.speed, "-w", kept.name,
                                                                 "-j", f"http://{way[0]}/#{way[1]}", "friend"])
        guests = len(windows) - 1 + bool(page)
        host.until(lambda: host.words().count("has joined") == guests, "the guest")
        host.touch("button:start")
        times = play(windows, options, way)
        for window in windows:
            window.until(window.record, "the record")
        records = [window.record() for window in windows]
        if page:
            if page.wait(PATIENCE):
                raise Stuck("the page did not play to the end")
            records.append(without_people(kept.name))
        if any(record != records[0] for record in records):
            raise Stuck("host and guest have other records")
        print(f"a match of {options.rules} was played at a friend's table with "
              f"{' and '.join(str(window.clicks) for window in windows)} clicks" + (", and taps in a page" if page else ""))
        if times:
            print(f"{len(times)} times the other window showed it within {SOON} s: "
                  f"after {1000 * times[len(times) // 2]:.0f} ms at the median, {1000 * times[len(times) * 9 // 10]:.0f} ms in nine of ten")
    except Stuck as problem:
        print(f"{sys.argv[0]}: {problem}", file=sys.stderr)
        for window in windows:
            window.show("stuck")
        return 1
    finally:
        if page and page.poll() is None:
            page.terminate()
        for window in windows:
            window.close()
    return 0


sys.exit(main())
