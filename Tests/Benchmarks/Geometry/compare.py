#!/usr/bin/env python3
"""Judges and times the geometry of ShapeCore, skia-pathops and Cairo, in one run.

    python3 Tests/Benchmarks/Geometry/compare.py [--pairs N | --all] [--seed S] [--samples N] [--repetitions N]
                                               [--scratch-path DIR]

Builds the program `geometry-benchmark` in release and prints:

- the number of errors of each library, by kind of pair: N pairs (some of each kind, 10,000 with --all), for each the
  four operations and both paths made simple, under both fill rules, judged by the oracle of
  Tests/Support/GeometryOracle;
- the time for the same pairs, by operation and by kind, and its ratios;
- the time for two grids of 10,000 segments each that cross, its growth with segments and crossings, and with outlines
  that almost coincide;
- the time of stroking, of extents of strokes, and of flattening.

skia-pathops is installed into a virtual environment in the scratch directory; Cairo is the system's libcairo.so.2.
Both are tools of this comparison only. If one is missing, the program reports it and continues without it.
"""

import argparse
import concurrent.futures
import os
import statistics
import subprocess
import sys
import venv

# Write no files into the source folders.
sys.dont_write_bytecode = True
import others

# Fifteen of each of the 41 kinds.
PAIRS = 615
ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), *[os.pardir] * 3))


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    pairs = parser.add_mutually_exclusive_group()
    pairs.add_argument("--pairs", type=int, default=PAIRS)
    pairs.add_argument("--all", action="store_const", const=10_000, dest="pairs", help="10,000 pairs")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--samples", type=int, default=1000, help="sample points for each pair")
    parser.add_argument("--repetitions", type=int, default=5,
                        help="repetitions for the median time, fewer if a task takes long")
    parser.add_argument("--scratch-path", default=os.path.join(ROOT, ".build"))
    return parser.parse_args()


def heading(text):
    print(f"\n## {text}\n", flush=True)


def build(scratch):
    command = ["swift", "build", "-c", "release", "--product", "geometry-benchmark", "--scratch-path", scratch]
    if subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL).returncode != 0:
        sys.exit("the program does not build: " + " ".join(command))
    return os.path.join(scratch, "release", "geometry-benchmark")


def enter_environment(scratch):
    """Runs this script again in an environment with skia-pathops, if that can be installed."""
    if others.skia() is not None or os.environ.get("GEOMETRY_BENCHMARK_ENVIRONMENT"):
        return
    folder = os.path.join(scratch, "geometry-benchmark-environment")
    python = os.path.join(folder, "bin", "python3")
    try:
        if not os.path.exists(python):
            venv.create(folder, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "skia-pathops"], check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"skia-pathops cannot be installed ({error}).")
        return
    os.environ["GEOMETRY_BENCHMARK_ENVIRONMENT"] = folder
    os.execv(python, [python, *sys.argv])


class Program:
    """The Swift program with the options that all its modes share."""

    def __init__(self, path, arguments):
        self.path = path
        self.options = ["--pairs", str(arguments.pairs), "--seed", str(arguments.seed)]
        self.samples = ["--samples", str(arguments.samples)]
        self.repetitions = ["--repetitions", str(arguments.repetitions)]

    def run(self, mode, *options):
        done = subprocess.run([self.path, mode, *self.options, *options], stdout=subprocess.PIPE, text=True)
        if done.returncode != 0:
            print(f"`geometry-benchmark {mode}` ended with {done.returncode}:\n{done.stdout[-2000:]}", flush=True)
        return done.stdout.splitlines()

    def errors(self, *options):
        """Returns the numbers of wrong and of all results by kind, in the program's order."""
        rows = {}
        for line in self.run("judge", *self.samples, *options):
            words = line.split()
            if len(words) >= 5 and all(word.isdigit() for word in words[1:5]):
                rows[words[0]] = (int(words[4]), int(words[3]))
        return rows

    def times(self, mode, *options):
        """Returns seconds by kind and task."""
        lines = (line.split() for line in self.run(mode, *self.repetitions, *options))
        return {(words[1], words[2]): float(words[4]) for words in lines if words and words[0] == "time"}

    def kinds(self):
        """Returns the kind of each pair."""
        return self.run("kinds")

    def show(self, mode, prefix):
        lines = self.run(mode, *self.repetitions)
        print("\n".join(line.removeprefix(prefix) for line in lines if line.startswith(prefix)), flush=True)


def print_errors(program, results):
    heading("Wrong results")
    runs = [("ShapeCore, doubles and arcs, 1e-9", [])]
    runs += [(f"ShapeCore, {form}, 1e-9", ["--form", form]) for form in ["singles", "fitted"]]
    for form, file in results.items():
        for tolerance in ["1e-5", "1e-4"]:
            options = ["--form", form, "--tolerance", tolerance, "--file", file]
            runs.append((f"skia-pathops, {form}, {tolerance}", options))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as workers:
        columns = list(workers.map(lambda run: (run[0], program.errors(*run[1])), runs))
    for index, (title, _) in enumerate(columns):
        print(f"{chr(65 + index)}: {title} of the diameter")
    if results:
        print(READING)
    print(f"\n{'kind':<20}{'results':>9}" + "".join(f"{chr(65 + index):>9}" for index in range(len(columns))))
    for kind in columns[0][1]:
        counts = "".join(f"{rows.get(kind, ('-', 0))[0]:>9}" for _, rows in columns)
        print(f"{kind:<20}{columns[0][1][kind][1]:>9}{counts}")
    sys.stdout.flush()


READING = """Singles: arcs as cubic curves, all numbers rounded to single precision, as in skia. Fitted: the
same after each pair was moved and scaled into a square of 100 units, because skia's epsilons do not depend on the size
of the numbers. Skia's results are read under the even-odd rule, whatever their windings. For ShapeCore, the judge
also checks that windings are 0 or 1, contours are closed, edges are on edges of operands, and the kinds of curves and the
number of elements."""


def letter(index):
    return chr(65 + index)


def print_times(title, ours, theirs, note):
    """Prints times, given by kind and task, in two tables: by task, and by kind."""
    heading(title)
    print(note + "\n")
    columns = ours + theirs
    for index, (label, _) in enumerate(columns):
        print(f"{letter(index)}: {label}")
    tasks = dict.fromkeys(task for _, times in columns for _, task in times)
    print_table("milliseconds", {task: [total(times, lambda _, name: name == task) for _, times in columns]
                            for task in tasks}, len(ours))
    # The comparison of kinds includes only tasks that all libraries have.
    common = [task for task in tasks if all(any(name == task for _, name in times) for _, times in columns)]
    if not theirs or not common:
        return
    kinds = dict.fromkeys(kind for kind, _ in ours[0][1])
    rows = {kind: [total(times, lambda name, task: name == kind and task in common) for _, times in columns]
            for kind in kinds}
    print_table("milliseconds of all" if common == list(tasks) else "milliseconds of " + ", ".join(common), rows, len(ours))
    for index in range(len(ours), len(columns)):
        ratios = [values[0] / values[index] for values in rows.values() if values[index]]
        print(f"median of the kinds' A/{letter(index)}: {statistics.median(ratios):.2f}, "
              f"{sum(ratio < 1 for ratio in ratios)} of {len(ratios)} below 1", flush=True)


def total(times, wants):
    """Returns the sum of the selected times, or None if there are none."""
    chosen = [seconds for (kind, task), seconds in times.items() if wants(kind, task)]
    return sum(chosen) if chosen else None


def print_table(title, rows, count):
    """Prints seconds as milliseconds, and the ratio of the first column to each column from `count` on."""
    width = max(len(name) for name in [*rows, title]) + 2
    others_at = range(count, max(len(values) for values in rows.values()))
    print(f"\n{title:<{width}}" + "".join(f"{letter(index):>10}" for index in range(len(next(iter(rows.values())))))
          + "".join(f"{'A/' + letter(index):>10}" for index in others_at))
    for name, values in rows.items():
        line = "".join(f"{1000 * value:>10.3f}" if value is not None else f"{'-':>10}" for value in values)
        for index in others_at:
            known = values[0] is not None and values[index]
            line += f"{values[0] / values[index]:>10.2f}" if known else f"{'-':>10}"
        print(f"{name:<{width}}{line}")


def main():
    arguments = parse_arguments()
    scratch = os.path.abspath(arguments.scratch_path)
    os.makedirs(scratch, exist_ok=True)
    enter_environment(scratch)
    program = Program(build(scratch), arguments)
    pairs = {form: os.path.join(scratch, f"geometry-benchmark-{form}.txt") for form in ["singles", "fitted"]}
    for form, file in pairs.items():
        program.run("write", "--form", form, "--file", file)
    skia = others.skia()
    cairo = others.cairo()
    results = {}
    if skia is None:
        print("skia-pathops is missing: only ShapeCore is judged and timed.")
    else:
        for form, file in pairs.items():
            results[form] = os.path.join(scratch, f"geometry-benchmark-{form}-results.txt")
            skia.write_results(file, results[form])
    if cairo is None:
        print("libcairo.so.2 is missing: strokes and flattening are timed without it.")
    print_errors(program, results)

    kinds = program.kinds()
    ours = [("ShapeCore, fitted", program.times("time", "--form", "fitted")),
            ("ShapeCore, doubles and arcs", program.times("time"))]
    theirs = [(f"skia-pathops {skia.version}", skia.time_booleans(pairs["fitted"], kinds, arguments.repetitions))] if skia else []
    print_times("Time of booleans", ours, theirs, BOOLEANS.format(arguments.pairs, arguments.repetitions))

    heading("Grids of 10,000 segments each")
    program.show("grids", "grid ")
    heading("Growth")
    program.show("growth", "growth ")
    heading("Growth of outlines that almost coincide, simplified together")
    program.show("near-circles", "growth ")
    program.show("near-copies", "growth ")

    ours = program.times("strokes", "--form", "fitted")
    theirs = [(f"skia-pathops {skia.version}", skia.time_strokes(pairs["fitted"], kinds, arguments.repetitions))] if skia else []
    print_times("Time of strokes", [("ShapeCore", only(ours, ["stroked"]))], theirs, STROKES.format(arguments.pairs))
    theirs = [(f"Cairo {cairo.version}", cairo.time_strokes(pairs["fitted"], kinds, arguments.repetitions))] if cairo else []
    print_times("Time of extents and flattening", [("ShapeCore", only(ours, ["extents", "flattened"]))], theirs,
                EXTENTS.format(arguments.pairs))


def only(times, tasks):
    return {(kind, task): seconds for (kind, task), seconds in times.items() if task in tasks}


BOOLEANS = """All {} pairs, paths made beforehand, non-zero rule, the sum over kinds of medians of {} repetitions. ShapeCore is
timed in a loop in Swift, skia in a loop in Python minus the time of the same calls with empty paths, without repairing its
windings. Failures of skia count with their time."""

STROKES = """The first paths of all {} pairs, fitted into 100 units, arcs as cubic curves; width 2, miter joins, butt caps.
stroked: the outline of the stroke, made simple as ShapeCore always does; skia strokes and then simplifies.
outlined: only skia's outline, which overlaps itself. ShapeCore has only the simple one."""

EXTENTS = """The same {} paths and strokes; Cairo is called through ctypes, minus the time of building and freeing the same paths.
extents: the bounds of the stroke. Cairo computes its polygon for them. ShapeCore's are exact.
flattened: to lines within 0.1."""


if __name__ == "__main__":
    main()
