#!/usr/bin/env python3
"""Compares the compressor of ShapeRaster with zlib, on rendered pictures.

    python3 Tests/Benchmarks/Raster/compare.py [--binary PATH] [--zoom N] [--repetitions N] [PICTURE ...]

Builds `raster-benchmark` in release, unless `--binary` names one that is built. A PICTURE is an SVG, which rsvg-convert
renders at `--zoom` pixels per point (6 by default), or a PNG. By default, it uses some pictures of `Examples/Rendered`.

For each picture, the first table compares each level with a level of Python's zlib on the same filtered rows: those of the
PNG at the level `default`. `size` and `time` are the ratios of ShapeRaster to zlib, so that numbers below 1 are better.
Times are minima of some repetitions on one thread. The second table has the sizes and times of whole PNGs, with the filters
that each level chooses. Each result is decompressed and compared.

Needs the Debian packages librsvg2-bin and netpbm.
"""

import argparse
import os
import struct
import subprocess
import tempfile
import time
import zlib

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), *[os.pardir] * 3))
PICTURES = ("Card", "Contours", "DonutChart", "Forecast", "HeatMap", "LineChart")
# The level of zlib that each level is compared with.
OPPONENTS = {"fast": 1, "default": 6}


def output(*command):
    return subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout


def pixels(path):
    """Returns the width, the height and the RGBA bytes of a PNG."""
    header, data = output("pngtopam", "-alphapam", path).split(b"ENDHDR\n", 1)
    fields = dict(line.split(b" ", 1) for line in header.split(b"\n") if b" " in line)
    if fields[b"DEPTH"] == b"2":
        data = b"".join(data[i:i + 1] * 3 + data[i + 1:i + 2] for i in range(0, len(data), 2))
    return int(fields[b"WIDTH"]), int(fields[b"HEIGHT"]), data


def filtered_rows(png):
    """Returns the decompressed rows of a PNG, with the number of a filter before each."""
    data, index = [], 8
    while index < len(png):
        size = struct.unpack(">I", png[index:index + 4])[0]
        if png[index + 4:index + 8] == b"IDAT":
            data.append(png[index + 8:index + 8 + size])
        index += size + 12
    return zlib.decompress(b"".join(data))


def read(path):
    with open(path, "rb") as file:
        return file.read()


def write(path, data):
    with open(path, "wb") as file:
        file.write(data)


def results(binary, *arguments):
    """Runs the benchmark. Returns the size and the seconds of each level."""
    lines = output(binary, *arguments).decode().splitlines()
    return {name: (int(size), float(seconds)) for name, size, seconds in (line.split() for line in lines)}


def zlib_result(data, level, repetitions):
    best = float("inf")
    for _ in range(repetitions):
        start = time.perf_counter()
        compressed = zlib.compress(data, level)
        best = min(best, time.perf_counter() - start)
    return len(compressed), best


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--binary")
    parser.add_argument("--zoom", type=float, default=6)
    parser.add_argument("--repetitions", type=int, default=3)
    parser.add_argument("pictures", nargs="*", metavar="PICTURE")
    arguments = parser.parse_args()
    binary = arguments.binary
    if not binary:
        command = ["swift", "build", "-c", "release", "--product", "raster-benchmark", "--package-path", ROOT]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        binary = os.path.join(output(*command, "--show-bin-path").decode().strip(), "raster-benchmark")
    pictures = arguments.pictures or [os.path.join(ROOT, "Examples/Rendered", name + ".svg") for name in PICTURES]
    with tempfile.TemporaryDirectory() as folder:
        raw, rows, png = (os.path.join(folder, name) for name in ("pixels", "rows", "picture.png"))
        for picture in pictures:
            source = picture
            if picture.endswith(".svg"):
                output("rsvg-convert", "-z", str(arguments.zoom), "-o", png, picture)
                source = png
            width, height, data = pixels(source)
            write(raw, data)
            whole = results(binary, "png", raw, str(width), str(height))
            filtered = filtered_rows(read(raw + ".default"))
            write(rows, filtered)
            alone = results(binary, "zlib", rows)
            print("%s, %d x %d" % (os.path.basename(picture), width, height))
            print("  %-8s %10s %8s   %-6s %10s %8s   %6s %6s"
                  % ("rows", "bytes", "MB/s", "zlib", "bytes", "MB/s", "size", "time"))
            for level, opponent in OPPONENTS.items():
                if zlib.decompress(read(rows + "." + level)) != filtered:
                    raise SystemExit("%s: the level %s has other bytes" % (picture, level))
                (size, seconds), (other, theirs) = alone[level], zlib_result(filtered, opponent, arguments.repetitions)
                rate = len(filtered) / 1e6
                print("  %-8s %10d %8.0f   %-6d %10d %8.0f   %6.3f %6.2f"
                      % (level, size, rate / seconds, opponent, other, rate / theirs, size / other, seconds / theirs))
            print("  %-8s %10s %8s" % ("PNG", "bytes", "ms"))
            for level, (size, seconds) in whole.items():
                os.replace(raw + "." + level, png)
                if pixels(png) != (width, height, data):
                    raise SystemExit("%s: the PNG of the level %s has other pixels" % (picture, level))
                print("  %-8s %10d %8.0f" % (level, size, 1000 * seconds))


if __name__ == "__main__":
    main()
