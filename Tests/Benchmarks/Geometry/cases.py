#!/usr/bin/env python3
"""Times the booleans of files of cases against skia-pathops, in one interleaved run.

    python3 Tests/Benchmarks/Geometry/cases.py PROGRAM FILE… [--parts N] [--turns N] [--times FILE]

PROGRAM is `geometry-benchmark`, built in release. Each FILE has one case per line: name, `bool`, operation, rule (nz or
eo) of both paths, both paths, separated by tabs. skia-pathops must be installed. The cases are divided into parts, all
cases of the same input into one part. For each part one library runs and then the other, so that a load on the machine
slows down both. The minimum time of all turns counts. Prints a table by size, which is the number of segments of both
paths.

Skia's time is that of the call alone, as `geometry-benchmark time-cases` measures ours: the minimum of at least 3 calls
that take 2 ms in total, minus the minimum of the same call on empty paths. Its results are not judged.
"""

import argparse
import gc
import itertools
import math
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True
import others

SIZES = [10, 30, 100, 300, 1000, 3000, math.inf]
# Times below this many microseconds are noise.
SHORTEST = 0.2


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("--parts", type=int, default=8, help="into how many parts each file is dealt")
    parser.add_argument("--turns", type=int, default=2, help="how often each part is timed")
    parser.add_argument("--times", help="where to write name, segments and both times of each case")
    return parser.parse_args()


class Case:
    def __init__(self, line):
        self.line = line
        self.name, _, self.operation, self.rule, self.second_rule, self.first, self.second = (line + "\t").split("\t")[:7]
        self.ours = self.skia = None

    @property
    def is_timed(self):
        """Whether both libraries support the case: they have one rule for both paths."""
        return self.operation == "simplified" or self.rule == self.second_rule

    @property
    def ratio(self):
        return max(self.ours, SHORTEST) / max(self.skia, SHORTEST)


def read_cases(file):
    with open(file) as lines:
        lines = (line.rstrip("\n") for line in lines)
        cases = [Case(line) for line in lines if line.split("\t")[1:2] == ["bool"] and not line.startswith("#")]
    return [case for case in cases if case.is_timed]


def dealt(cases, count):
    """Returns the cases in a number of parts. Neighbors whose names are equal up to a bar stay together."""
    parts = [[] for _ in range(count)]
    for index, (_, group) in enumerate(itertools.groupby(cases, lambda case: case.name.split("|")[0])):
        parts[index % count] += group
    return [part for part in parts if part]


def least(*times):
    return min((known for known in times if known is not None), default=None)


def time_ours(program, cases):
    with tempfile.NamedTemporaryFile("w", suffix=".tsv") as file:
        file.write("".join(case.line + "\n" for case in cases))
        file.flush()
        done = subprocess.run([program, "time-cases", "--file", file.name], stdout=subprocess.PIPE, text=True)
    times = dict(line.split("\t") for line in done.stdout.splitlines())
    if done.returncode != 0 or len(times) != len(cases):
        print(f"`time-cases` ended with {done.returncode} after {len(times)} of {len(cases)} cases", flush=True)
    for case in cases:
        text = times.get(case.name, "!")
        case.ours = least(case.ours, None if text == "!" else float(text))


class SkiaTimer:
    def __init__(self, skia):
        self.skia = skia
        self.rules = dict(zip(["nz", "eo"], skia.rules))
        self.paths = {}
        empty = skia.path([])
        self.overheads = {operation: min(self.least_time(operation, empty, empty) for _ in range(20))
                          for operation in [*skia.operations, "simplified"]}

    def path(self, text, rule):
        """Returns the path of a text. It is kept, because neighboring cases share paths."""
        if (text, rule) not in self.paths:
            if len(self.paths) >= 8:
                self.paths.pop(next(iter(self.paths)))
            self.paths[text, rule] = self.skia.path(others.elements(text), self.rules[rule])
        return self.paths[text, rule]

    def least_time(self, operation, first, second):
        """Returns the time in nanoseconds, or None if skia fails."""
        call = self.skia.simplify if operation == "simplified" else self.skia.combine
        arguments = (first,) if operation == "simplified" else (first, second, self.skia.operations[operation])
        times = []
        while (len(times) < 3 or sum(times) < 2e6) and sum(times) < 2e9:
            start = time.perf_counter_ns()
            result = call(*arguments)
            times.append(time.perf_counter_ns() - start)
            if result is None:
                return None
        return min(times)

    def time_cases(self, cases):
        for case in cases:
            took = self.least_time(case.operation, self.path(case.first, case.rule), self.path(case.second, case.rule))
            if took is not None:
                case.skia = least(case.skia, max(0, took - self.overheads[case.operation]) / 1000)
        gc.collect()


def segments(text):
    """Returns the number of segments of a path. Closing a contour counts if it draws a line."""
    count, start, last, is_drawn = 0, None, None, False
    for letter, numbers in [*others.elements(text), ("M", [])]:
        if letter in "MZ":
            count += is_drawn and last != start
            is_drawn = False
            start = last = numbers if letter == "M" else start
        else:
            count, last, is_drawn = count + 1, numbers[-2:], True
    return count


def share(values, part):
    values = sorted(values)
    at = (len(values) - 1) * part
    low = int(at)
    return values[low] + (values[min(low + 1, len(values) - 1)] - values[low]) * (at - low)


def print_row(name, cases):
    if not cases:
        return
    worst = max(cases, key=lambda case: case.ratio)
    ratios = [case.ratio for case in cases]
    total = sum(case.ours for case in cases) / max(sum(case.skia for case in cases), 1e-9)
    print(f"{name:<20}{len(cases):>7}{share(ratios, 0.5):>8.2f}{share(ratios, 0.9):>8.2f}{total:>8.2f}"
          f"{worst.ratio:>9.2f}  {worst.name}")


def print_table(cases):
    timed = [case for case in cases if case.ours is not None and case.skia is not None]
    counts = {text: segments(text) for text in {text for case in timed for text in [case.first, case.second]}}
    for case in timed:
        case.size = counts[case.first] + counts[case.second]
    print("Time of ShapeCore / time of skia, by segments of both paths; sum: all times of one over all of the other\n")
    print(f"{'segments':<20}{'cases':>7}{'median':>8}{'90 %':>8}{'sum':>8}{'worst':>9}")
    for above, most in zip([-1, *SIZES], SIZES):
        name = f"<= {most}" if most < math.inf else f"> {above}"
        print_row(name, [case for case in timed if above < case.size <= most])
    print_row("all", timed)
    for operation in sorted({case.operation for case in timed}):
        print_row(operation, [case for case in timed if case.operation == operation])
    print(f"\nfailed: ours {sum(case.ours is None for case in cases)}, skia {sum(case.skia is None for case in cases)}")
    return timed


def main():
    arguments = parse_arguments()
    skia = others.skia()
    if skia is None:
        sys.exit("skia-pathops is missing")
    gc.disable()
    cases = []
    with others.without_output():
        timer = SkiaTimer(skia)
    for file in arguments.files:
        parts = dealt(read_cases(file), arguments.parts)
        for _ in range(arguments.turns):
            for part in parts:
                time_ours(arguments.program, part)
                with others.without_output():
                    timer.time_cases(part)
        cases += itertools.chain(*parts)
    timed = print_table(cases)
    if arguments.times:
        with open(arguments.times, "w") as file:
            file.write("".join(f"{case.name}\t{case.size}\t{case.ours:.3f}\t{case.skia:.3f}\n" for case in timed))


if __name__ == "__main__":
    main()
