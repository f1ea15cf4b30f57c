#!/usr/bin/env python3
"""Somebody who never saw mahjong starts the program for the first time, and reads nothing else.

    xdotool-beginner.py PROGRAM [--seed N] [--size WxH] [--speed WORD] [--pictures FOLDER] [--matches N]

Knows only what the trace tells: what is written and where, what is lit, what can be clicked. From the first start it goes
through every lesson, the first game and then those of the other modes, without ever asking to be shown; then it begins a
match of Dueling Tigers against the easiest opponent and plays until it wins a round, as a beginner who only makes sets.
Needs Xvfb and xdotool. Exits 0 once a round is won, 1 if something cannot be gone on with.
"""
import argparse
import json
import os
import re
import shutil
import signal
import sys
import time

from window import PATIENCE, Stuck, Window

TRIES = 60  # clicks in one step of a lesson
ANSWER = 3  # seconds until a click is taken for one that changes nothing
SETTLE = 0.4  # seconds without a new line: what moves has come to rest


class Screen:
    """One line of the trace."""

    def __init__(self, line):
        self.scene = line["scene"]
        self.targets = line["targets"]
        self.words = line.get("words", [])
        self.lit = line.get("lit", [])

    def target(self, start):
        return next((t for t in self.targets if t["id"].startswith(start)), None)

    def all(self, start):
        return [t for t in self.targets if t["id"].startswith(start)]

    def text_in(self, box):
        return " ".join(w["words"] for w in self.words if inside(w, box))

    def labelled(self, text):
        """What can be clicked and has these words on it; the smallest of them."""
        found = [t for t in self.targets if text in self.text_in(t)]
        return min(found, key=lambda t: t["w"] * t["h"], default=None)


def inside(inner, outer):
    x, y = inner["x"] + inner["w"] / 2, inner["y"] + inner["h"] / 2
    return outer["x"] <= x <= outer["x"] + outer["w"] and outer["y"] <= y <= outer["y"] + outer["h"]


class Game(Window):
    def __init__(self, options):
        super().__init__(options.size, options.pictures)
        self.clicked = 0  # how long the trace was then
        self.begin(options.program, options.seed, options.speed)

    def length(self):
        return os.path.getsize(self.trace) if os.path.exists(self.trace) else 0

    def click(self, target):
        self.clicked = self.length()
        super().click(target)

    def look(self):
        """The screen as it is once a click was answered, and nothing moves any more."""
        began, size, since = time.time(), self.length(), time.time()
        while time.time() - began < PATIENCE:
            if self.program.poll() is not None:
                raise Stuck("the program ended")
            if self.length() != size:
                size, since = self.length(), time.time()
            elif size and time.time() - since > (SETTLE if size > self.clicked else ANSWER):
                break
            time.sleep(0.03)
        with open(self.trace, encoding="utf-8") as file:
            lines = file.read().splitlines()
        for line in reversed(lines):
            try:
                return Screen(json.loads(line))
            except ValueError:  # it is being written
                continue
        raise Stuck("the trace is empty")

    def click_words(self, text):
        for _ in range(100):
            target = self.look().labelled(text)
            if target:
                self.click(target)
                return
            time.sleep(0.1)
        raise Stuck(f"nothing says \"{text}\"")


# --- the lessons --------------------------------------------------------------------------------------

def which_step(screen):
    """The line that tells how far the lesson is: the first thing the panel says."""
    leave = screen.target("lesson:leave")
    panel = {"x": leave["x"] - 270, "y": leave["y"] - 10, "w": 270, "h": 46}
    return screen.text_in(panel)


def something_to_try(screen, tried):
    """What is lit, in its order; when all of that was tried, anything else on the table; then all of it again, as a
    click may have met a moving tile."""
    if all(t["id"] in tried or t["id"].startswith("lesson") for t in screen.targets):
        tried.clear()
    table = [t for t in screen.targets if not t["id"].startswith("lesson")]
    for lit in screen.lit:
        for target in table:
            if target["id"] not in tried and inside(target, lit):
                return target
    return next((t for t in table if t["id"] not in tried), None)


def go_through_lesson(game, last_words):
    """Does what the panel asks, step by step, to the lesson's end."""
    step, tried, tries, before, began = None, set(), 0, 0, time.time()
    while True:
        screen = game.look()
        if screen.target("lesson:leave"):
            if screen.labelled("Continue"):
                game.click(screen.labelled("Continue"))
            elif any(screen.labelled(words) for words in last_words):
                return screen, tries
            elif screen.labelled("Show me"):  # something is to be done
                if which_step(screen) != step:
                    step, tried, before = which_step(screen), set(), tries
                    game.picture("lesson-" + "".join(c if c.isalnum() else "-" for c in step))
                target = something_to_try(screen, tried)
                if target:
                    tried.add(target["id"])
                    game.click(target)
                    tries += 1
                    began = time.time()
        if time.time() - began > PATIENCE or tries - before > TRIES:
            raise Stuck(f"the lesson does not go on at {step}")
        time.sleep(0.05)


def learn(game):
    game.look()
    game.picture("welcome")
    game.click_words("Learn by playing")
    lessons = 0
    while True:
        screen, tries = go_through_lesson(game, ["Next lesson", "Play a match"])
        lessons += 1
        print(f"lesson {lessons} is done after {tries} clicks")
        if screen.labelled("Play a match"):
            break
        game.click(screen.labelled("Next lesson"))
    game.click(screen.target("lesson:leave"))
    for name in ("Tenpai Duel: the guess", "One Suit: naming waits", "Classic Mahjong: faan", "Pattern Mahjong: patterns"):
        game.click_words(name)
        screen, tries = go_through_lesson(game, ["Play a match"])
        print(f"{name}: done after {tries} clicks")
        game.click(screen.target("lesson:leave"))
    if lessons != 12:
        raise Stuck(f"the first game had {lessons} lessons")
    game.look()
    game.picture("learn")


# --- a match -----------------------------------------------------------------------------------------

def use_of(tile, hand):
    """How much a tile helps to make a set, for who only knows runs, pungs and pairs."""
    number, suit = int(tile[0]), tile[1]
    use = 6 * (hand.count(tile) - 1)
    if suit != "z":
        for step, worth in ((1, 3), (2, 2)):
            use += worth * sum(f"{n}{suit}" in hand for n in (number - step, number + step))
        use += 1 if 1 < number < 9 else 0.5
    return use


def worst_tile(hand_targets):
    hand = [t["id"].split(":")[1] for t in hand_targets]
    return min(hand_targets, key=lambda t: use_of(t["id"].split(":")[1], hand))


def next_click(screen, turn):
    """What a beginner clicks at the table, at a result or at the dice; None: nothing to do yet."""
    for start in ("button:win", "button:treasure-yes", "button:pung", "button:pass", "button:keep"):
        if screen.target(start):
            return screen.target(start)
    if screen.all("keep:"):
        return screen.all("keep:")[turn % 3]
    if screen.target("button:remove-"):
        return screen.target("button:remove-")
    if screen.target("button:draw") or screen.target("dummy:"):
        return screen.target("button:draw") or screen.target("dummy:")
    if screen.all("hand:"):
        return worst_tile(screen.all("hand:"))
    for text in ("Next round", "Match result", "Rematch", "Continue", "Yes"):
        if screen.labelled(text):
            return screen.labelled(text)
    return screen.target("button:next")


def begin_match(game):
    """From the list of lessons to the table: the gold button deals a match against the easiest opponent."""
    game.click(game.look().target("button:back"))
    screen = game.look()
    game.picture("title")
    game.click(screen.target("button:play"))
    game.look()
    game.picture("table")


def play(game, matches):
    """True once a round is won."""
    turn, over, began, last = 0, 0, time.time(), None
    while over < matches:
        screen = game.look()
        if screen.scene.startswith("result"):
            if any(re.match("You (win|won|draw .* and win|rob .* and win)", w["words"]) for w in screen.words):
                game.picture("won")
                return True
            if last != "result":
                print("a round is over, and not won")
        over += screen.scene == "match-result" and last != "match-result"
        last = "result" if screen.scene.startswith("result") else screen.scene
        target = next_click(screen, turn)
        if target:
            game.click(target)
            turn, began = turn + 1, time.time()
        elif time.time() - began > PATIENCE:
            raise Stuck(f"nothing to do in {screen.scene}")
    return False


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--speed", default="fast")
    parser.add_argument("--pictures")
    parser.add_argument("--matches", type=int, default=5)
    options = parser.parse_args()
    for tool in ("Xvfb", "xdotool"):
        if not shutil.which(tool):
            sys.exit(f"{tool} is needed")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that nothing is left behind
    game = Game(options)
    try:
        learn(game)
        begin_match(game)
        won = play(game, options.matches)
        print(f"{game.clicks} clicks: " + ("a round is won" if won else "no round is won"))
        return 0 if won else 1
    except Stuck as why:
        game.picture("stuck")
        print(f"stuck: {why}", file=sys.stderr)
        return 1
    finally:
        game.close()


if __name__ == "__main__":
    sys.exit(main())
