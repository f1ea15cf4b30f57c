#!/usr/bin/env python3
"""pack.py OUTPUT [NAME=FILE or NAME/=FOLDER]...: files for the page in one, packed by gzip; page.js unpacks it.

The same files give the same bytes: names are sorted, and gzip's header gets no time.
"""
import gzip
import json
import os
import struct
import sys


def collect(name, path):
    if not name.endswith("/"):
        return [(name, path)]
    found = []
    for folder, _, files in os.walk(path):
        for file in files:
            whole = os.path.join(folder, file)
            found.append((name + os.path.relpath(whole, path), whole))
    return found


def main():
    files = []
    for argument in sys.argv[2:]:
        name, path = argument.split("=", 1)
        files += collect(name, path)
    files.sort()
    listed = [[name, os.path.getsize(path)] for name, path in files]
    head = json.dumps(listed, separators=(",", ":")).encode()
    parts = [struct.pack(">I", len(head)), head]
    for _, path in files:
        with open(path, "rb") as file:
            parts.append(file.read())
    with open(sys.argv[1], "wb") as out:
        out.write(gzip.compress(b"".join(parts), 9, mtime=0))


main()
