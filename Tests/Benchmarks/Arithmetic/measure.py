#!/usr/bin/env python3
"""Measures the elementary functions of ShapeCore: errors beside the C library in long double, and times beside it.

    python3 Tests/Benchmarks/Arithmetic/measure.py [--count 10000000] [--only FUNCTION] [--binary PATH]

For each function it prints the largest error in units of the last place (ulp) over random arguments, those arguments, how many
results are infinite or NaN where they shouldn't be or the other way around, and the nanoseconds of a call of ours and of the C
library's. Needs a C compiler, and a long double of at least 64 bits (x86-64).
"""

import argparse
import os
import subprocess
import tempfile

FOLDER = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.abspath(os.path.join(FOLDER, *[os.pardir] * 3))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--count", type=int, default=10_000_000)
    parser.add_argument("--only", help="one function")
    parser.add_argument("--binary", help="a built arithmetic-benchmark")
    options = parser.parse_args()
    binary = options.binary
    if binary is None:
        subprocess.run(["swift", "build", "-c", "release", "--product", "arithmetic-benchmark"], cwd=ROOT, check=True)
        binary = os.path.join(ROOT, ".build/release/arithmetic-benchmark")
    lines = subprocess.run([binary, "times"], capture_output=True, text=True, check=True).stdout.splitlines()
    with tempfile.TemporaryDirectory() as folder:
        judge = os.path.join(folder, "judge")
        subprocess.run(["cc", "-O2", "-fno-builtin", os.path.join(FOLDER, "judge.c"), "-o", judge, "-lm"], check=True)
        print("| function | largest error (ulp) | at | wrong | ns | C | ratio |\n|---|---|---|---|---|---|---|")
        for line in lines:
            name, ours, theirs = line.split()
            if options.only not in (None, name):
                continue
            results = subprocess.Popen([binary, "results", name, str(options.count)], stdout=subprocess.PIPE)
            answer = subprocess.run([judge, name], stdin=results.stdout, capture_output=True, text=True, check=True)
            error, x, y, wrong, total = answer.stdout.split()
            if int(total) != options.count:
                raise SystemExit(f"{name}: only {total} results")
            ours, theirs = float(ours), float(theirs)
            print(f"| {name} | {error} | {x}, {y} | {wrong} | {ours:.2f} | {theirs:.2f} | {ours / theirs:.2f} |", flush=True)


main()
