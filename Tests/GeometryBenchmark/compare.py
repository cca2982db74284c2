#!/usr/bin/env python3
"""Judges and times ShapeKit's geometry beside skia-pathops and Cairo, in one run.

    python3 Tests/GeometryBenchmark/compare.py [--pairs N] [--seed S] [--samples N] [--rounds N] [--scratch-path DIR]

Builds the program `geometry-benchmark` in release and prints:

- who erred how often, by kind of pair: N pairs (10,000), for each the four operations and both paths made simple, under
  both fill rules, judged by the oracle of Tests/GeometryOracle;
- ratios of the time for the same pairs;
- two grids of 10,000 segments each that cross, and growth with segments and crossings;
- stroking and flattening.

skia-pathops is installed into a virtual environment in the scratch directory; Cairo is the system's libcairo.so.2.
Both are tools of this comparison only: where one is missing, it says so and goes on without.
"""

import argparse
import concurrent.futures
import os
import subprocess
import sys
import venv

import others

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--samples", type=int, default=1000, help="points asked about for each pair")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of which the median time counts")
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
    """Runs this script again in an environment that has skia-pathops, if that can be had."""
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
        self.rounds = ["--rounds", str(arguments.rounds)]

    def run(self, mode, *options):
        done = subprocess.run([self.path, mode, *self.options, *options], stdout=subprocess.PIPE, text=True)
        if done.returncode != 0:
            print(f"`geometry-benchmark {mode}` ended with {done.returncode}:\n{done.stdout[-2000:]}", flush=True)
        return done.stdout.splitlines()

    def errors(self, *options):
        """Wrong and all results by kind, in the program's order."""
        rows = {}
        for line in self.run("judge", *self.samples, *options):
            words = line.split()
            if len(words) >= 5 and all(word.isdigit() for word in words[1:5]):
                rows[words[0]] = (int(words[4]), int(words[3]))
        return rows

    def times(self, mode, *options):
        lines = (line.split() for line in self.run(mode, *self.rounds, *options))
        return {words[1]: float(words[2]) for words in lines if words and words[0] == "time"}


def print_errors(program, results):
    heading("Wrong results")
    runs = [("ShapeKit, doubles and arcs, 1e-9", [])]
    runs += [(f"ShapeKit, {form}, 1e-9", ["--form", form]) for form in ["singles", "fitted"]]
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


READING = """Singles: arcs as cubic curves, all numbers rounded to single precision, which skia takes and gives. Fitted: the
same after each pair was moved and scaled into a square of 100 units, as skia's epsilons do not follow the size of the
numbers. Skia's results are read under the even-odd rule, whatever their windings. Of ShapeKit's, windings of 0 or 1,
closed contours, edges only where operands have them, sorts of curves and the number of elements are judged too."""


def print_times(title, ours, theirs, note):
    heading(title)
    print(note + "\n")
    names = [name for _, times in ours + theirs for name in times]
    width = max([len(name) for name in names] + [12]) + 2
    columns = ours + theirs
    for index, (label, _) in enumerate(columns):
        print(f"{chr(65 + index)}: {label}, seconds")
    print(f"\n{'':<{width}}" + "".join(f"{chr(65 + index):>10}" for index in range(len(columns)))
          + "".join(f"{chr(65 + len(ours) + index) + '/A':>10}" for index in range(len(theirs))))
    for name in dict.fromkeys(names):
        values = [times.get(name) for _, times in columns]
        line = "".join(f"{value:>10.4f}" if value is not None else f"{'-':>10}" for value in values)
        for value in values[len(ours):]:
            line += f"{value / values[0]:>10.2f}" if value is not None and values[0] else f"{'-':>10}"
        print(f"{name:<{width}}{line}")
    sys.stdout.flush()


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
    results = {}
    if skia is None:
        print("skia-pathops is missing: ShapeKit is judged and timed alone.")
    else:
        for form, file in pairs.items():
            results[form] = os.path.join(scratch, f"geometry-benchmark-{form}-results.txt")
            skia.write_results(file, results[form])
    print_errors(program, results)

    ours = [("ShapeKit, fitted", program.times("time", "--form", "fitted")),
            ("ShapeKit, doubles and arcs", program.times("time"))]
    theirs = [(f"skia-pathops {skia.version}", skia.time_booleans(pairs["fitted"], arguments.rounds))] if skia else []
    print_times("Time of booleans", ours, theirs,
                f"All {arguments.pairs} pairs, paths made beforehand, non-zero rule, the median of {arguments.rounds} rounds.\n"
                "ShapeKit is timed in a loop in Swift, skia in a loop in Python less the time of the same calls with\n"
                "empty paths, its winding not repaired. What skia gives up on counts with the time it took.")

    heading("Grids of 10,000 segments each")
    print("\n".join(line[5:] for line in program.run("grids", *program.rounds) if line.startswith("grid ")), flush=True)
    heading("Growth")
    print("\n".join(line[7:] for line in program.run("growth", *program.rounds) if line.startswith("growth ")), flush=True)

    ours = [("ShapeKit", program.times("strokes", "--form", "fitted"))]
    theirs = [(f"skia-pathops {skia.version}", skia.time_strokes(pairs["fitted"], arguments.rounds))] if skia else []
    cairo = others.cairo()
    if cairo is None:
        print("\nlibcairo.so.2 is missing: strokes and flattening are timed without.")
    else:
        theirs.append((f"Cairo {cairo.version}", cairo.time_strokes(pairs["fitted"], arguments.rounds)))
    print_times("Time of strokes and flattening", ours, theirs, STROKES.format(arguments.pairs))


STROKES = """The first paths of all {} pairs, fitted into 100 units, arcs as cubic curves; width 2, miter joins, butt caps.
stroked: the outline of the stroke, made simple as ShapeKit always does; skia strokes and then simplifies.
outlined: skia's outline alone, which overlaps itself; Cairo's extents of the stroke, for which it makes the polygon
of it, as Cairo gives no outline. ShapeKit has only the simple one.
flattened: to lines within 0.1. Cairo's times are less those of building and dropping the same paths."""


if __name__ == "__main__":
    main()
