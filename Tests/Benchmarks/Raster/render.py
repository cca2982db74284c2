#!/usr/bin/env python3
"""Compares the renderer of ShapeRaster with resvg, on the examples.

    python3 Tests/Benchmarks/Raster/render.py [--binary PATH] [--shapec PATH] [--resvg PATH] [--repetitions N] [FILE ...]

Builds `raster-benchmark` and `shapec` in release, unless `--binary` and `--shapec` name ones that are built. Needs the
PyPI package resvg-cli, or another `resvg` of at least version 0.44, and numpy and Pillow.

Times are those of rendering alone, minima of some runs on one thread. Ours begins with a scene in memory and ends with its
pixels. Theirs is what `resvg --perf` calls Rendering: it begins with a parsed SVG, and excludes reading, parsing and
writing a PNG. A ratio below 1 means that ours takes less time.

Differences are those of premultiplied components, of 255. Both renderers differ by up to 64 at edges: resvg samples them
at 4 ordinates and 16 abscissas of each pixel.
"""

import argparse
import glob
import os
import re
import subprocess
import tempfile

import numpy
from PIL import Image

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), *[os.pardir] * 3))


def output(*command):
    return subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout.decode()


def build(product):
    command = ["swift", "build", "-c", "release", "--product", product, "--package-path", ROOT]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return os.path.join(output(*command, "--show-bin-path").strip(), product)


def pixels(path):
    image = numpy.array(Image.open(path).convert("RGBA")).astype(float)
    image[..., :3] *= image[..., 3:] / 255
    return image


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--binary")
    parser.add_argument("--shapec")
    parser.add_argument("--resvg", default="resvg")
    parser.add_argument("--repetitions", type=int, default=5)
    parser.add_argument("files", nargs="*", metavar="FILE")
    arguments = parser.parse_args()
    binary = arguments.binary or build("raster-benchmark")
    shapec = arguments.shapec or build("shapec")
    print("| picture | scale | resvg, ms | ours, ms | ratio | mean difference | largest |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    ratios = []
    for file in arguments.files or sorted(glob.glob(os.path.join(ROOT, "Examples", "*.shape"))):
        with tempfile.TemporaryDirectory() as folder:
            output(shapec, file, "--emit", "svg", "--scheme", "light", "-o", folder + "/")
            for svg in sorted(glob.glob(os.path.join(folder, "*.svg"))):
                name = os.path.basename(svg)[:-4]
                with open(svg) as text:
                    box = re.search('viewBox="([^"]+)"', text.read()).group(1).split()
                for scale in ("1", "4"):
                    ours, theirs = os.path.join(folder, "ours.png"), os.path.join(folder, "theirs.png")
                    seconds = float(output(binary, "render", file, name, *box, scale, ours))
                    runs = [output(arguments.resvg, "--perf", "--skip-system-fonts", "-z", scale, svg, theirs)
                            for _ in range(arguments.repetitions)]
                    opponent = min(float(re.search(r"Rendering: ([\d.]+)ms", run).group(1)) for run in runs)
                    difference = numpy.abs(pixels(ours) - pixels(theirs))
                    ratios.append(1000 * seconds / opponent)
                    print("| %s | %s | %.2f | %.2f | %.2f | %.2f | %.0f |"
                          % (name, scale, opponent, 1000 * seconds, ratios[-1], difference.mean(), difference.max()),
                          flush=True)
    print("\nLargest ratio: %.2f" % max(ratios))


if __name__ == "__main__":
    main()
