#!/usr/bin/env python3
"""pack.py [--best] OUTPUT [NAME=FILE or NAME/=FOLDER]...: files for the page in one, packed by gzip; page.js unpacks it.
pack.py [--best] --alone OUTPUT FILE: a file packed as it is.

What NAME ends with is what the names begin with; of "memory:/" the slash is left out. The same files give the same bytes: they are
sorted, those of one name and different folders side by side, as they are alike; and gzip's header gets no time.
--best: some hundredths smaller, by zopfli, which takes long; for what the first picture waits for.
"""
import gzip
import json
import os
import struct
import subprocess
import sys
import tempfile


def collect(name, path):
    if not name.endswith("/"):
        return [(name, path)]
    found = []
    for folder, _, files in os.walk(path):
        for file in files:
            whole = os.path.join(folder, file)
            found.append((name.replace(":/", ":") + os.path.relpath(whole, path), whole))
    return found


def pack(data, best):
    if not best:
        return gzip.compress(data, 9, mtime=0)
    with tempfile.NamedTemporaryFile() as file:
        file.write(data)
        file.flush()
        return subprocess.run(["zopfli", "-c", "--i5", file.name], check=True, stdout=subprocess.PIPE).stdout


def join(arguments):
    files = []
    for argument in arguments:
        name, path = argument.split("=", 1)
        files += collect(name, path)
    files.sort(key=lambda file: (os.path.splitext(file[0])[1], os.path.basename(file[0]), file))
    listed = [[name, os.path.getsize(path)] for name, path in files]
    head = json.dumps(listed, separators=(",", ":")).encode()
    parts = [struct.pack(">I", len(head)), head]
    for _, path in files:
        with open(path, "rb") as file:
            parts.append(file.read())
    return b"".join(parts)


def main():
    arguments = [argument for argument in sys.argv[1:] if not argument.startswith("--")]
    output = arguments[0]
    if "--alone" in sys.argv:
        with open(arguments[1], "rb") as file:
            data = file.read()
    else:
        data = join(arguments[1:])
    with open(output, "wb") as out:
        out.write(pack(data, "--best" in sys.argv))


main()
