#!/usr/bin/env python3
"""names.py PAGE: gives the files of the page names with a hash of what is in them, so that an update never mixes versions.

index.html names the scripts and what it loads at once; page.js gets a list of all parts with their names and sizes.
"""
import hashlib
import json
import os
import sys

PARTS = {"dueling-tigers.js": "script", "worker.js": "worker"}  # what page.js calls them; packs by their own names


def main():
    page = sys.argv[1]
    names = {}

    def give(name):
        path = os.path.join(page, name)
        with open(path, "rb") as file:
            digest = hashlib.sha256(file.read()).hexdigest()[:10]
        stem, ending = os.path.splitext(name)
        names[name] = "%s.%s%s" % (stem, digest, ending)
        os.rename(path, os.path.join(page, names[name]))
        return names[name], os.path.getsize(os.path.join(page, names[name]))

    def rewrite(name, change):
        path = os.path.join(page, name)
        with open(path, encoding="utf-8") as file:
            before = file.read()
        after = change(before)
        if after == before:
            sys.exit("names.py: %s names none of the files" % name)
        with open(path, "w", encoding="utf-8", newline="\n") as file:
            file.write(after)

    parts = {}
    for name in sorted(os.listdir(page)):
        if name.endswith(".pack") or name in PARTS:
            parts[PARTS.get(name, name.removesuffix(".pack"))] = give(name)
    for name in ("page.css", "words.js"):
        give(name)
    rewrite("page.js", lambda text: text.replace("const PARTS = {};", "const PARTS = %s;" % json.dumps(parts, sort_keys=True)))
    give("page.js")

    def name_all(text):
        for name, new in names.items():
            text = text.replace('"%s"' % name, '"%s"' % new)
        return text

    rewrite("index.html", name_all)


main()
