#!/usr/bin/env python3
"""Measures the layouts of ShapeKit. `Tests/Tools/Size` measures what it adds to an app.

    python3 Tests/Benchmarks/Kit/measure.py

Compiles ShapeKit with optimization and prints

- for some examples, the number of Core Animation layers, and the times to draw the picture, to plan its layers and to test
  whether a touch is on the paint;
- for some examples, the time of a frame of an animation of the size, and of the shadows at a new size;
- for examples with slots, the times to find the size that fits content, to find the laws of the slots, and to update their
  layout guides in a layout.

Needs a debug build of shapec.
"""

import pathlib
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
HERE = pathlib.Path(__file__).resolve().parent


def sources(folder):
    return sorted(str(path) for path in (ROOT / "Sources" / folder).rglob("*.swift"))


class Compiler:
    """Compiles modules into a folder."""

    def __init__(self, folder, *options):
        self.folder = folder
        self.options = ["-wmo", "-swift-version", "6", "-package-name", "main", "-I", ".", *options]
        folder.mkdir()

    def run(self, *arguments):
        subprocess.run(["swiftc", *self.options, *arguments], cwd=self.folder, check=True)

    def module(self, name, files):
        self.run(
            "-parse-as-library", "-module-name", name, "-emit-module", "-emit-module-path", f"{name}.swiftmodule", "-c",
            *files, "-o", f"{name}.o")

    def shapes(self):
        examples = sorted(str(path) for path in (ROOT / "Examples").glob("*.shape"))
        subprocess.run(
            [ROOT / ".build/debug/shapec", *examples, "--emit", "swift", "-o", self.folder / "Shapes.swift"], check=True)


def measure_layouts(folder):
    swift = Compiler(folder, "-O", "-enable-testing")
    swift.shapes()
    swift.module("ShapeCore", sources("ShapeCore"))
    swift.module("ShapeKit", sources("ShapeKit"))
    (folder / "main.swift").write_text((HERE / "layouts.swift").read_text())
    swift.run("main.swift", "Shapes.swift", "ShapeCore.o", "ShapeKit.o", "-lm", "-o", "layouts")
    subprocess.run([folder / "layouts"], check=True)


def main():
    with tempfile.TemporaryDirectory() as folder:
        measure_layouts(pathlib.Path(folder) / "layouts")


main()
