#!/usr/bin/env python3
"""Measures what ShapeKit costs an app: the time of a layout, and the size of the program.

    python3 Tests/Benchmarks/Kit/measure.py

Compiles ShapeKit with optimization and prints

- for some examples, the number of Core Animation layers, and the times to draw the picture, to plan its layers and to test
  whether a touch is on the paint;
- for some examples, the time of a frame of an animation of the size, and of the shadows at a new size;
- for examples with slots, the times to find the size that fits content, to find the laws of the slots, and to update their
  layout guides in a layout;
- the size of a program with a shape view, optimized for size, without unused code and stripped, beside the same program
  with a plain view. The frameworks are the stand-ins of the tests.

Needs a debug build of shapec.
"""

import pathlib
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
HERE = pathlib.Path(__file__).resolve().parent
STANDINS = ROOT / "Tests/ShapecTests/Adapters/Standins"
FRAMEWORKS = {
    "CoreGraphics": ["CoreGraphics", "CGContext"],
    "QuartzCore": ["QuartzCore", "QuartzCoreMotion"],
    "UIKit": ["UIKit", "AutoLayout", "UIKitApps", "UIKitMotion"],
    "os": ["os"],
    "SwiftUI": [
        "SwiftUI", "SwiftUIApps", "SwiftUIControls", "SwiftUICustomLayout", "SwiftUIDrawing", "SwiftUIGraphics",
        "SwiftUILayout"],
}
WITH = """
import ShapeKit
import UIKit

@main struct App {
  @MainActor static func main() {
    let view = ShapeView(Bubble())
    view.contentView = UIView(frame: .zero)
    view.layoutIfNeeded()
    print(view.subviews.count)
  }
}
"""
WITHOUT = """
import UIKit

@main struct App {
  @MainActor static func main() {
    let view = UIView(frame: .zero)
    view.layoutIfNeeded()
    print(view.subviews.count)
  }
}
"""


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


def measure_size(folder):
    swift = Compiler(folder, "-Osize", "-Xfrontend", "-function-sections")
    swift.shapes()
    for name, files in FRAMEWORKS.items():
        swift.module(name, [str(STANDINS / f"{file}.swift") for file in files])
    swift.module("ShapeCore", sources("ShapeCore"))
    swift.module("ShapeKit", sources("ShapeKit"))
    frameworks = [f"{name}.o" for name in FRAMEWORKS]
    sizes = []
    for name, text, more in (("with", WITH, ["Shapes.swift"]), ("without", WITHOUT, [])):
        (folder / f"{name}.swift").write_text(text)
        libraries = ["ShapeKit.o", "ShapeCore.o"] if more else []
        swift.run(
            "-parse-as-library", "-module-name", "app", f"{name}.swift", *more, *libraries, *frameworks,
            "-Xlinker", "--gc-sections", "-lm", "-o", name)
        subprocess.run(["strip", folder / name], check=True)
        sizes.append((folder / name).stat().st_size)
    print(f"a program with a shape view: {sizes[0] // 1000} KB, without: {sizes[1] // 1000} KB")


def main():
    with tempfile.TemporaryDirectory() as folder:
        measure_layouts(pathlib.Path(folder) / "layouts")
        print()
        measure_size(pathlib.Path(folder) / "size")


main()
