#!/usr/bin/env python3
"""later.py PROGRAM.wasm OUTPUT.wasm FOLDER SOURCE.c...: takes large constant arrays out of a program.

Each SOURCE.c was made by the build and has nothing but numbers. Where the program's memory begins with them, OUTPUT.wasm begins with
zeros, which weigh nothing once packed; FOLDER/SOURCE/ADDRESS has the bytes. page.js and worker.js put them there before they are used.
"""
import os
import re
import struct
import sys

LEAST = 1024  # bytes: smaller arrays stay where they are
DATA = 11  # the section
ARRAY = re.compile(r"^static const (?:unsigned char|int(8|16|32)_t) \w+\[\d*\] = \{([-\d,\s]*)\};", re.M)
LETTERS = {None: "B", "8": "b", "16": "h", "32": "i"}


class Reader:
    def __init__(self, data, at=0):
        self.data, self.at = data, at

    def number(self):
        value = shift = 0
        while True:
            byte = self.data[self.at]
            self.at += 1
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value if shift else 0

    def signed(self):
        begin = self.at
        value = self.number()
        bits = 7 * (self.at - begin)
        return value - (1 << bits) if value >> (bits - 1) else value


def segments(data):
    """(address, place in the file, length) of all that the program's memory begins with."""
    found, reader = [], Reader(data, 8)
    while reader.at < len(data):
        kind = data[reader.at]
        reader.at += 1
        size = reader.number()
        end = reader.at + size
        if kind == DATA:
            for _ in range(reader.number()):
                if reader.number() != 0 or data[reader.at] != 0x41:  # active, at a constant
                    sys.exit("later.py: a segment of data lies at no known address")
                reader.at += 1
                address = reader.signed()
                reader.at += 1
                length = reader.number()
                found.append((address, reader.at, length))
                reader.at += length
        reader.at = end
    return found


def arrays(path):
    with open(path, encoding="utf-8") as file:
        for size, numbers in ARRAY.findall(file.read()):
            values = [int(number) for number in numbers.split(",") if number.strip()]
            yield struct.pack("<%d%s" % (len(values), LETTERS[size or None]), *values)


def main():
    program, output, folder = sys.argv[1:4]
    with open(program, "rb") as file:
        data = bytearray(file.read())
    parts = segments(data)
    start = min(address for address, _, _ in parts)
    memory = bytearray(max(address + length for address, _, length in parts) - start)
    for address, place, length in parts:
        memory[address - start:address - start + length] = data[place:place + length]
    for source in sys.argv[4:]:
        into = os.path.join(folder, os.path.splitext(os.path.basename(source))[0])
        os.makedirs(into)
        for array in arrays(source):
            if len(array) < LEAST:
                continue
            at = memory.find(array)
            if at < 0 or memory.find(array, at + 1) >= 0:
                sys.exit("later.py: an array of %s is in the program %s" % (source, "twice" if at >= 0 else "nowhere"))
            address = start + at
            with open(os.path.join(into, str(address)), "wb") as file:
                file.write(array)
            for begin, place, length in parts:
                first, last = max(begin, address), min(begin + length, address + len(array))
                if first < last:
                    data[place + first - begin:place + last - begin] = bytes(last - first)
        if not os.listdir(into):
            sys.exit("later.py: %s has no large array" % source)
    with open(output, "wb") as file:
        file.write(data)


main()
