#!/usr/bin/env python3
"""Measures how much ShapeKit adds to an app.

    python3 Tests/Tools/Size/size.py                      compares with sizes.txt, and fails beyond 2 %, or 1,000 bytes between programs
    SHAPE_REWRITE=1 python3 Tests/Tools/Size/size.py      writes sizes.txt
    python3 Tests/Tools/Size/size.py --parts card-view    the largest functions and tables in a program
    python3 Tests/Tools/Size/size.py --why combined       why a program contains functions with this name

Compiles ShapeCore and ShapeKit once, optimized for size, and links the programs in `Programs` with them, without unused code.
The frameworks are the stand-ins of the tests, as a shared library, since those of a system are not part of an app either. A
size is that of text and data after stripping, as `size` prints it, without that of the program `empty`, which is linked
without the two modules.

What a program links: what it calls, and everything that a type or a conformance of the two modules leads to, as Swift keeps
their records with all methods and witnesses. The option `-internalize-at-link`, which `Package.swift` sets for the two modules,
ends that Swift keeps every function that is `public` or `package` too (`llvm.used`, which becomes `.no_dead_strip` for Apple's
linker and `SHF_GNU_RETAIN` here). What counts is the code of the two modules, and what is only for the compiler belongs to
other modules: a program may not contain what its line `// without:` names. If it does, the references that lead to it are
printed.

Options: `--shapec PATH`, and `--build FOLDER`, which is kept, so that only modules that changed are compiled again. It needs the
Swift compiler with its linker `lld`, `nm`, `size` and `strip`.
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
HERE = pathlib.Path(__file__).resolve().parent
TABLE = HERE / "sizes.txt"
STANDINS = ROOT / "Tests/ShapecTests/Adapters/Standins"
FRAMEWORKS = {
    "CoreGraphics": ["CoreGraphics", "CGContext"],
    "QuartzCore": ["QuartzCore", "QuartzCoreMotion"],
    "UIKit": ["UIKit", "AutoLayout", "UIKitApps", "UIKitMotion"],
    "os": ["os"],
    "SwiftUI": [
        "SwiftUI", "SwiftUIApps", "SwiftUIControls", "SwiftUICustomLayout", "SwiftUIDrawing", "SwiftUIGraphics",
        "SwiftUILayout",
    ],
}
LIBRARIES = ["ShapeCore", "ShapeKit"]
# As Package.swift compiles the libraries.
LIBRARY_OPTIONS = ["-Xfrontend", "-internalize-at-link"]
OPTIONS = ["-wmo", "-swift-version", "6", "-package-name", "main", "-I", ".", "-Osize", "-Xfrontend", "-function-sections"]
BASELINE = "empty"
TOLERANCE = 0.02
# The program with the least of the two modules, and how much more than it the others may differ from the table. The programs
# differ by less than the tolerance.
SMALLEST = "rectangle-view"
MORE = 1_000


class Builder:
    """Compiles and links in a folder."""

    def __init__(self, folder, shapec):
        self.folder = folder
        self.shapec = shapec
        # Whether a module was compiled, which those after it may import.
        self.is_changed = False
        folder.mkdir(parents=True, exist_ok=True)

    def run(self, *command):
        done = subprocess.run(
            [str(part) for part in command], cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode != 0: sys.exit(f"{' '.join(map(str, command))}\n{done.stdout}")
        return done.stdout

    def swiftc(self, *arguments):
        return self.run("swiftc", *OPTIONS, *arguments)

    def module(self, name, files, *options):
        made, note = self.folder / f"{name}.o", self.folder / f"{name}.command"
        arguments = [
            *options, "-parse-as-library", "-module-name", name, "-emit-module", "-emit-module-path", f"{name}.swiftmodule",
            "-c", *files, "-o", made]
        command = " ".join(map(str, OPTIONS + arguments))
        is_new = made.exists() and all(made.stat().st_mtime > file.stat().st_mtime for file in files)
        if is_new and not self.is_changed and note.exists() and note.read_text() == command: return
        self.is_changed = True
        self.swiftc(*arguments)
        note.write_text(command)

    def build_libraries(self):
        for name, files in FRAMEWORKS.items():
            self.module(name, [STANDINS / f"{file}.swift" for file in files])
        self.swiftc("-emit-library", *[f"{name}.o" for name in FRAMEWORKS], "-o", "libFrameworks.so")
        for name in LIBRARIES:
            self.module(name, sorted((ROOT / "Sources" / name).rglob("*.swift")), *LIBRARY_OPTIONS)

    def build_program(self, name):
        """Compiles a program with the shapes that it names."""
        source = HERE / "Programs" / f"{name}.swift"
        shapes = re.findall(r"^// shapes: (.*)$", source.read_text(), re.MULTILINE)
        files = [source]
        if shapes:
            files.append(f"{name}-shapes.swift")
            paths = [HERE / "Programs" / path for path in shapes[0].split()]
            self.run(self.shapec, *paths, "--emit", "swift", "-o", files[-1])
        self.swiftc("-parse-as-library", "-module-name", "app", "-c", *files, "-o", f"{name}.o")

    def link(self, name, *options):
        libraries = [] if name == BASELINE else [f"{library}.o" for library in LIBRARIES]
        return self.swiftc(
            f"{name}.o", *libraries, "-L", ".", "-lFrameworks", "-lm",
            "-use-ld=lld", "-Xlinker", "--gc-sections", *[part for option in options for part in ("-Xlinker", option)],
            "-o", name)

    def size(self, name):
        """The bytes of text and data of a program, stripped."""
        self.link(name)
        self.run("strip", name, "-o", f"{name}-stripped")
        text, data = self.run("size", f"{name}-stripped").splitlines()[1].split()[:2]
        return int(text) + int(data)

    def symbols(self, name):
        """The sizes of the functions and constants of a linked program that belong to the libraries, by their mangled names."""
        self.link(name)
        sizes = {}
        for line in self.run("nm", "-S", "--defined-only", name).splitlines():
            parts = line.split()
            if len(parts) == 4 and re.match(r"(symbolic )?\$s", parts[3]): sizes[parts[3]] = int(parts[1], 16)
        return sizes

    def chain(self, name, symbol):
        """Returns the references that lead to a symbol, the nearest first."""
        return demangled(self.link(name, f"--why-live={symbol}").splitlines()[:40])


def demangled(lines):
    done = subprocess.run(
        ["swift", "demangle", "--simplified", "--compact"], input="\n".join(lines), capture_output=True, text=True)
    return done.stdout.rstrip()


def containing(symbols, word):
    """The largest symbol in which a word is a whole name, or nothing."""
    found = [symbol for symbol in symbols if re.search(rf"\d{word}(?![a-z])", symbol)]
    return max(found, key=symbols.get, default=None)


def programs():
    return [BASELINE] + sorted(path.stem for path in (HERE / "Programs").glob("*.swift") if path.stem != BASELINE)


def forbidden(name):
    """The names of types and functions that a program may not contain."""
    text = (HERE / "Programs" / f"{name}.swift").read_text()
    return [word for line in re.findall(r"^// without: (.*)$", text, re.MULTILINE) for word in line.split()]


def read_table():
    return {name: int(size) for size, name in (line.split() for line in TABLE.read_text().splitlines())}


def compare(builder, names):
    """Compares all sizes with the table. Returns what is wrong."""
    sizes = {name: builder.size(name) for name in names}
    added = {name: sizes[name] - sizes[BASELINE] for name in names if name != BASELINE}
    mistakes = []
    for name, size in added.items(): print(f"{size:9} {name}")
    if os.environ.get("SHAPE_REWRITE") == "1":
        TABLE.write_text("".join(f"{size:9} {name}\n" for name, size in added.items()))
    table = read_table()
    for name in sorted(table.keys() | added.keys()):
        expected, actual = table.get(name, 0), added.get(name, 0)
        if abs(actual - expected) > TOLERANCE * expected:
            mistakes.append(f"{name}: {actual} bytes instead of {expected}. SHAPE_REWRITE=1 writes the table again.")
        expected, actual = expected - table[SMALLEST], actual - added[SMALLEST]
        if abs(actual - expected) > MORE:
            mistakes.append(f"{name}: {actual} bytes more than {SMALLEST} instead of {expected}.")
    for name in names:
        symbols = builder.symbols(name) if forbidden(name) else {}
        for word in forbidden(name):
            found = containing(symbols, word)
            if found: mistakes.append(f"{name} contains `{word}`:\n{builder.chain(name, found)}")
    return mistakes


def list_parts(builder, name):
    """Prints the bytes of the functions and constants of the libraries in a program."""
    symbols = builder.symbols(name)
    parts = zip(symbols.values(), demangled(symbols).splitlines())
    for size, part in sorted(parts, reverse=True)[:200]: print(f"{size:8} {part[:150]}")


def explain(builder, name, word):
    """Prints why a program contains functions with a name."""
    found = containing(builder.symbols(name), word)
    print(builder.chain(name, found) if found else f"{name} contains no `{word}`")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--shapec", type=pathlib.Path, default=ROOT / ".build/debug/shapec")
    parser.add_argument("--build", type=pathlib.Path)
    parser.add_argument("--parts", metavar="PROGRAM")
    parser.add_argument("--why", metavar="NAME")
    parser.add_argument("--program", default="rectangle-view", help="the program of --why")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        builder = Builder((options.build or pathlib.Path(folder)).resolve(), options.shapec.resolve())
        builder.build_libraries()
        names = [options.parts] if options.parts else [options.program] if options.why else programs()
        for name in names: builder.build_program(name)
        if options.parts: return list_parts(builder, options.parts)
        if options.why: return explain(builder, options.program, options.why)
        mistakes = compare(builder, names)
        if mistakes: sys.exit("\n".join(mistakes))


main()
