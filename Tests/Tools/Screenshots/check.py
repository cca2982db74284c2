#!/usr/bin/env python3
"""Checks that screenshots of an app are not empty.

    python3 Tests/Tools/Screenshots/check.py FILE.png...

In the middle of a picture, without the bars of the system, at least 5 % of the pixels must differ from the most frequent
color: more than text without paint around it. Reads PNG files with 8 or 16 bits per component, without interlacing.
"""

import collections
import pathlib
import struct
import sys
import zlib

LEAST_SHARE = 0.05
COMPONENTS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}


def paeth(left, up, corner):
    estimate = left + up - corner
    return min((left, up, corner), key=lambda value: abs(estimate - value))


def restore(kind, line, above, step):
    """Undoes the filter of a line."""
    for i in range(len(line)) if kind else ():
        left, corner = (line[i - step], above[i - step]) if i >= step else (0, 0)
        up = above[i]
        guess = {1: left, 2: up, 3: (left + up) // 2}[kind] if kind < 4 else paeth(left, up, corner)
        line[i] = (line[i] + guess) & 255
    return line


def lines(data):
    """Returns the lines of a picture, and the number of bytes per pixel."""
    place, packed = 8, b""
    while place < len(data):
        length, kind = struct.unpack(">I4s", data[place : place + 8])
        content = data[place + 8 : place + 8 + length]
        if kind == b"IHDR":
            width, height, bits, color, _, _, interlacing = struct.unpack(">IIBBBBB", content)
        elif kind == b"IDAT":
            packed += content
        place += length + 12
    if bits < 8 or interlacing:
        sys.exit("unknown kind of PNG")
    step = COMPONENTS[color] * bits // 8
    raw = zlib.decompress(packed)
    result, above = [], bytearray(width * step)
    for start in range(0, len(raw), width * step + 1):
        above = restore(raw[start], bytearray(raw[start + 1 : start + 1 + width * step]), above, step)
        result.append(above)
    return result, step


def painted_share(path):
    rows, step = lines(pathlib.Path(path).read_bytes())
    counts = collections.Counter()
    for row in rows[len(rows) * 15 // 100 : len(rows) * 85 // 100]:
        counts.update(bytes(row[i : i + step]) for i in range(0, len(row), step))
    return 1 - max(counts.values()) / counts.total()


shares = {path: painted_share(path) for path in sys.argv[1:]}
for path, share in shares.items():
    print(f"{path}: {share:.1%} painted")
if not shares or min(shares.values()) < LEAST_SHARE:
    sys.exit("a screenshot is empty")
