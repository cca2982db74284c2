#!/usr/bin/env python3
"""Measures the time of `shapec format`.

    python3 Tests/Benchmarks/Format/measure.py [--lines N] [--repetitions N] [--scratch-path DIR]

Builds shapec in release and writes two files of about 10,000 lines each: the examples again and again, and the same with
disordered blanks and brackets, on long lines with unusual breaks. Prints the minimum time of some repetitions for a process

- with an empty file, which is the time to start the process;
- that checks the layout of each of the two files (`--check`);
- that writes the layout of each to a pipe (`format -`).

The time of formatting is the difference to the empty file. It includes reading, parsing, laying out, and comparing or writing.
"""

import argparse
import os
import re
import subprocess
import tempfile
import time

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), *[os.pardir] * 3))


def least(repetitions, command, status):
    best = float("inf")
    for _ in range(repetitions):
        with open(command[-1] if command[-1] != "-" else os.devnull, "rb") as source:
            start = time.perf_counter()
            code = subprocess.run(command, stdin=source, stdout=subprocess.DEVNULL).returncode
            best = min(best, time.perf_counter() - start)
        if code != status:
            raise SystemExit("%s ended with %d" % (" ".join(command), code))
    return best * 1000


def piped(repetitions, program, path):
    best = float("inf")
    for _ in range(repetitions):
        with open(path, "rb") as source:
            start = time.perf_counter()
            subprocess.run([program, "format", "-"], stdin=source, stdout=subprocess.PIPE, check=True)
            best = min(best, time.perf_counter() - start)
    return best * 1000


def disorder(text):
    """Changes blanks and line breaks without a meaning: after commas and opening brackets, and before each line."""
    lines = []
    for line in text.split("\n"):
        if "//" not in line and '"' not in line:
            line = re.sub(r", ", ",\n ", line)
            line = re.sub(r"([(\[])", r"\1   ", line)
        lines.append("\t" + line + "  ")
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lines", type=int, default=10_000)
    parser.add_argument("--repetitions", type=int, default=21)
    parser.add_argument("--scratch-path", default=os.path.join(ROOT, ".build"))
    options = parser.parse_args()
    subprocess.run(
        ["swift", "build", "-c", "release", "--product", "shapec", "--scratch-path", options.scratch_path],
        check=True, cwd=ROOT)
    program = os.path.join(options.scratch_path, "release", "shapec")
    folder = os.path.join(ROOT, "Examples")
    names = sorted(name for name in os.listdir(folder) if name.endswith(".shape"))
    examples = "\n".join(open(os.path.join(folder, name), encoding="utf-8").read() for name in names)
    whole = examples * (options.lines // examples.count("\n") + 1)
    tidy = "".join(whole.splitlines(keepends=True)[: options.lines])
    # Do not end within a shape.
    tidy = tidy[: tidy.rindex("\n}\n") + 3]
    with tempfile.TemporaryDirectory() as work:
        for name, text in [("empty", ""), ("tidy", tidy), ("untidy", disorder(tidy))]:
            with open(os.path.join(work, name + ".shape"), "w", encoding="utf-8") as file:
                file.write(text)
        paths = {name: os.path.join(work, name + ".shape") for name in ("empty", "tidy", "untidy")}
        check = [program, "format", "--check"]
        start = least(options.repetitions, check + [paths["empty"]], 0)
        print("start of the process: %.1f ms" % start)
        for name, status in [("tidy", 0), ("untidy", 1)]:
            size = os.path.getsize(paths[name])
            lines = open(paths[name], encoding="utf-8").read().count("\n")
            checked = least(options.repetitions, check + [paths[name]], status) - start
            written = piped(options.repetitions, program, paths[name]) - start
            print("%s, %d lines, %d bytes: checked in %.1f ms, written in %.1f ms" % (name, lines, size, checked, written))


if __name__ == "__main__":
    main()
