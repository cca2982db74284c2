#!/usr/bin/env python3
"""Measures the Swift source that shapec generates, in one run.

    python3 Tests/Benchmarks/Swift/measure.py [--files N] [--scratch-path DIR]

Builds shapec and ShapeKit in release and prints

- the time to type-check N or a few more generated files: the types of the examples, repeated under other names, all in
  one module;
- the longest time for one expression;
- the time to run a generated outline, and the same outline written by hand.
"""

import argparse
import os
import re
import subprocess
import tempfile
import time

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), *[os.pardir] * 3))
HERE = os.path.dirname(os.path.abspath(__file__))


def run(*arguments, **options):
    return subprocess.run(arguments, check=True, cwd=ROOT, **options)


def seconds(*arguments):
    start = time.monotonic()
    run(*arguments)
    return time.monotonic() - start


def copies(sources, count):
    """Returns at least `count` files: the given ones, then copies in which each type is renamed."""
    names = set()
    for text in sources:
        names.update(re.findall(r"\b(?:struct|enum) (\w+):", text))
    # Types use each other, so only complete sets of copies compile.
    for index in range(-(-count // len(sources)) * len(sources)):
        text = sources[index % len(sources)]
        copy = index // len(sources)
        if copy:
            text = re.sub(r"\b(%s)\b" % "|".join(sorted(names)), r"\1Copy%d" % copy, text)
        yield text


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--files", type=int, default=100)
    parser.add_argument("--scratch-path", default=os.path.join(ROOT, ".build"))
    options = parser.parse_args()
    for product in ("shapec", "ShapeKit"):
        run("swift", "build", "-c", "release", "--product", product, "--scratch-path", options.scratch_path)
    build = os.path.join(options.scratch_path, "release")
    modules = os.path.join(build, "Modules")
    # Not those of sources that are gone.
    objects = [
        os.path.join(build, module + ".build", name + ".o")
        for module in ("ShapeCore", "ShapeKit")
        for _, _, names in os.walk(os.path.join(ROOT, "Sources", module))
        for name in sorted(names) if name.endswith(".swift")]
    examples = [os.path.join("Examples", name) for name in sorted(os.listdir(os.path.join(ROOT, "Examples")))]
    examples = [path for path in examples if path.endswith(".shape")]
    with tempfile.TemporaryDirectory() as folder:
        generated = os.path.join(folder, "Generated") + "/"
        run(os.path.join(build, "shapec"), *examples, "--emit", "swift", "--access", "internal", "-o", generated)
        sources = [open(os.path.join(generated, name)).read() for name in sorted(os.listdir(generated))]
        files = []
        for index, text in enumerate(copies(sources, options.files)):
            files.append(os.path.join(folder, f"File{index}.swift"))
            with open(files[-1], "w") as file:
                file.write(text)
        lines = sum(open(path).read().count("\n") for path in files)
        check = ["swiftc", "-typecheck", "-swift-version", "6", "-I", modules]
        longest = subprocess.run(
            check + ["-Xfrontend", "-warn-long-expression-type-checking=1", *files],
            cwd=ROOT, capture_output=True, text=True)
        if longest.returncode:
            raise SystemExit(longest.stderr)
        times = [int(found) for found in re.findall(r"expression took (\d+)ms", longest.stderr)]
        empty = os.path.join(folder, "Empty.swift")
        with open(empty, "w") as file:
            file.write("@_spi(Generated) import ShapeCore\n@_spi(Generated) import ShapeKit\n")
        whole, nothing = seconds(*check, *files), seconds(*check, empty)
        print(f"{len(files)} files of {len(sources)} types, {lines} lines")
        print(f"type-checking them in one module: {whole:.2f} s, {whole / nothing:.1f} times one empty file ({nothing:.2f} s)")
        print(f"the slowest expression: {max(times, default=1)} ms")
        program = os.path.join(folder, "program")
        # The code by hand uses a `PathBuilder`, which apps don't see. SwiftPM names the package for its folder.
        package = re.sub("[^a-z0-9]", "_", os.path.basename(os.path.realpath(ROOT)).lower())
        run(
            "swiftc", "-O", "-wmo", "-swift-version", "6", "-package-name", package, "-I", modules, "-lm", "-o", program,
            *[os.path.join(generated, name) for name in ("Heart.swift", "Spade.swift", "StarBadge.swift")],
            os.path.join(HERE, "ByHand.swift"), os.path.join(HERE, "main.swift"), *objects)
        run(program)


main()
