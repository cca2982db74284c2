#!/usr/bin/env python3
"""Times strokes of the paths of a file against skia-pathops, in one interleaved run.

    python3 Tests/Benchmarks/Geometry/strokes.py PROGRAM FILE [--width W] [--join miter|round]
                                               [--repetitions N] [--chunk N]

PROGRAM is `geometry-benchmark`, built in release. FILE has one path per line: M, L, Q, C and Z with absolute numbers,
all separated by spaces. skia-pathops must be installed. Prints the ratio of the times, the share of outlining in ours, and
the slowest paths. Skia's time is that of stroking and simplifying, minus the time of copying the path.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
import others


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("file")
    parser.add_argument("--width", type=float, default=2)
    parser.add_argument("--join", choices=["miter", "round"], default="miter")
    parser.add_argument("--repetitions", type=int, default=5)
    parser.add_argument("--chunk", type=int, default=100, help="paths for which one library runs before the other")
    return parser.parse_args()


def our_times(arguments, lines):
    """Returns for each line: contours, segments, seconds of outlining and of all. Omits lines for which the program failed."""
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write("\n".join(lines) + "\n")
        file.flush()
        options = ["--width", str(arguments.width), "--join", arguments.join, "--repetitions", str(arguments.repetitions)]
        done = subprocess.run([arguments.program, "stroked-paths", "--file", file.name, *options],
                              stdout=subprocess.PIPE, text=True)
    rows = {}
    for line in done.stdout.splitlines():
        words = line.split()
        if words[0] == "stroke":
            rows[int(words[1])] = (int(words[3]), int(words[4]), float(words[5]), float(words[6]))
        elif words[0] == "##":
            print(line, flush=True)
    return rows


def skia_seconds(skia, arguments, elements):
    pathops = skia.pathops
    cap = pathops.LineCap.BUTT_CAP
    join = {"miter": pathops.LineJoin.MITER_JOIN, "round": pathops.LineJoin.ROUND_JOIN}[arguments.join]
    path = skia.path(elements)

    def stroke():
        copy = pathops.Path(path)
        copy.stroke(arguments.width, cap, join, 4)
        skia.simplify(copy)

    return max(1e-7, others.median_seconds(arguments.repetitions, stroke)
               - others.median_seconds(arguments.repetitions, lambda: pathops.Path(path)))


def main():
    arguments = parse_arguments()
    skia = others.skia()
    if skia is None:
        sys.exit("skia-pathops is missing")
    with open(arguments.file) as file:
        lines = [line for line in file.read().splitlines() if line]
    paths = others.read_paths(arguments.file)
    rows = []
    for start in range(0, len(lines), arguments.chunk):
        ours = our_times(arguments, lines[start:start + arguments.chunk])
        for index, row in ours.items():
            with others.without_output():
                rows.append((start + index, *row, skia_seconds(skia, arguments, paths[start + index])))
    ratios = sorted((row[4] / row[5], row) for row in rows)
    outlining = sorted(row[3] / row[5] for row in rows)
    print(f"{len(rows)} of {len(lines)} paths, width {arguments.width}, {arguments.join} joins")
    print(f"contours {sum(row[1] for row in rows)}, segments {sum(row[2] for row in rows)}")
    print(f"seconds: outlining {sum(row[3] for row in rows):.3f}, all {sum(row[4] for row in rows):.3f}, "
          f"skia {sum(row[5] for row in rows):.3f}")
    for share in [0.1, 0.5, 0.9, 0.99, 1]:
        at = min(len(ratios) - 1, int(share * len(ratios)))
        print(f"at {100 * share:.0f} %: {ratios[at][0]:.2f} x skia, outlining alone {outlining[at]:.2f}")
    print(f"median of all segments' time: {statistics.median(row[4] / max(row[2], 1) for row in rows) * 1e6:.2f} us")
    for ratio, row in ratios[:-11:-1]:
        print(f"path {row[0]}: {ratio:.1f} x, {row[1]} contours, {row[2]} segments, "
              f"{1000 * row[3]:.2f} of {1000 * row[4]:.2f} ms, skia {1000 * row[5]:.2f} ms")


if __name__ == "__main__":
    main()
