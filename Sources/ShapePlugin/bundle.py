#!/usr/bin/env python3
"""Makes a package for apps: the plugins with compilers that are built already, and the sources of ShapeKit.

    python3 Sources/ShapePlugin/bundle.py -o DIR
        builds shapec for this machine, in release mode and without shared Swift libraries
    python3 Sources/ShapePlugin/bundle.py -o DIR --binary TRIPLE=PATH --binary TRIPLE,TRIPLE=PATH
        takes compilers that are built already, one for each machine; a universal one has several triples

The package uses no network: its artifact bundle is a folder in it. It has the documentation and the examples, too.
"""

import argparse
import json
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
# The modules that an app links, lowest first.
LIBRARIES = ["ShapeCore", "ShapeKit"]
# The name of the package for `.product(name:package:)`, and of the folder, from which SwiftPM reads it.
NAME = "shapec"
# The pages that those of the libraries and of the plugin link to, and all pages that these link to.
PAGES = ["Grammar.md"] + [
    f"Sources/{folder}/README.md" for folder in ["shapec", "ShapeServer", "ShapePlayground/Page", "ShapeBackends/PDF", "ShapeBackends/PostScript"]
]
README = """\
# shapec, built

This package compiles `.shape` files of an app to Swift code that draws them. It contains the compiler as a program, and
the sources of the library for apps.

- [Add it to a package or an Xcode project](Sources/ShapePlugin/README.md)
- [Shapes in an app](Sources/ShapeKit/README.md), and a [sample app](Examples/Apps)
- [Language reference](Grammar.md), and a [cookbook](Examples/README.md)
- [Command line](Sources/shapec/README.md). The program is in `shapec.artifactbundle`.
"""


def manifest():
    """The manifest of the package: that of the repository, with a binary in place of the compiler's sources."""
    text = (ROOT / "Package.swift").read_text()
    # A compiler that is built already costs nothing: the plugins are there without a word, and both have all of it.
    pattern = r"^// For the plugins.*?(?=^let package = )"
    tools = 'let hasPlugins = true\nlet buildTool: [Target.Dependency] = ["shapec"]\nlet commandTool = buildTool\n\n'
    head, count = re.subn(pattern, tools, text, flags=re.M | re.S)
    assert count == 1
    head = head[: head.index("  products: [")]
    products = [line for line in re.findall(r"^    \.(?:library|plugin)\(name: .*\n", text, re.M)]
    traits = re.search(r"^  traits: \[\n.*?^  \],\n", text, re.M | re.S)[0]
    targets = re.search(r"^  targets: \[\n(.*?)^  \],\n(.*?^\)\n)", text, re.M | re.S)
    kept = []
    for target in re.findall(r"^    \.\w+\(.*?\),\n(?=    \.|\Z)", targets[1], re.M | re.S):
        name = re.search(r'name: "([^"]+)"', target)[1]
        if name in LIBRARIES or target.lstrip().startswith(".plugin("):
            kept.append(target)
    kept.append('    .binaryTarget(name: "shapec", path: "shapec.artifactbundle"),\n')
    return f"{head}  products: [\n{''.join(products)}  ],\n{traits}  targets: [\n{''.join(kept)}  ],\n{targets[2]}"


def version():
    text = (ROOT / "Sources/ShapeLanguage/Compiler.swift").read_text()
    return re.search(r'static let version = "([^"]+)"', text)[1]


def build():
    """Builds the compiler for this machine, and strips a copy. Returns its triple and the path of the copy."""
    command = ["swift", "build", "-c", "release", "--product", "shapec"]
    # The Swift libraries are part of macOS.
    command += ["--static-swift-stdlib"] if sys.platform == "linux" else []
    subprocess.run(command, cwd=ROOT, check=True)
    folder = subprocess.run(command + ["--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    info = json.loads(subprocess.run(["swiftc", "-print-target-info"], check=True, capture_output=True).stdout)
    program = pathlib.Path(folder.strip()) / "shapec"
    stripped = program.with_name("shapec-stripped")
    shutil.copy2(program, stripped)
    # Debug information and local symbols are most of the program.
    subprocess.run(["strip", stripped], check=True)
    return info["target"]["unversionedTriple"], stripped


def write_bundle(folder, binaries):
    variants = []
    for triples, path in binaries:
        target = folder / triples[0] / "shapec"
        target.parent.mkdir(parents=True)
        shutil.copy2(path, target)
        target.chmod(0o755)
        variants.append({"path": f"{triples[0]}/shapec", "supportedTriples": triples})
    info = {
        "schemaVersion": "1.0",
        "artifacts": {"shapec": {"type": "executable", "version": version(), "variants": variants}},
    }
    (folder / "info.json").write_text(json.dumps(info, indent=2) + "\n")


def write_documentation(folder):
    for page in PAGES:
        (folder / page).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / page, folder / page)
    shutil.copytree(
        ROOT / "Examples", folder / "Examples", symlinks=True,
        ignore=shutil.ignore_patterns(".*", "Package.resolved", "node_modules", "__pycache__"))
    (folder / "README.md").write_text(README)
    # The rest of this page is about this script.
    page = folder / "Sources/ShapePlugin/README.md"
    text = page.read_text()
    page.write_text(text[: text.index("\n## A package without the compiler's sources\n")])


def output(text):
    path = pathlib.Path(text)
    if path.resolve().name != NAME:
        raise argparse.ArgumentTypeError(
            f"the folder must have the name {NAME}, as in {path / NAME}: SwiftPM takes the name of the package from it")
    return path


def binary(text):
    triples, equals, path = text.partition("=")
    if not equals or not triples or not pathlib.Path(path).is_file():
        raise argparse.ArgumentTypeError(f"{text!r} is not TRIPLE=PATH with the path of a program")
    return triples.split(","), pathlib.Path(path)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__.split("\n\n")[0], epilog=__doc__.split("\n\n", 1)[1],
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-o", "--output", type=output, required=True, metavar="DIR",
        help=f"the folder to write, whose name is {NAME}")
    parser.add_argument(
        "--binary", type=binary, action="append", default=[], metavar="TRIPLE=PATH",
        help="a compiler that is built already, such as arm64-apple-macosx,x86_64-apple-macosx=build/shapec")
    arguments = parser.parse_args()
    if arguments.output.exists() and any(arguments.output.iterdir()):
        sys.exit(f"{arguments.output} is not empty: name a new folder")
    binaries = arguments.binary
    if not binaries:
        triple, path = build()
        binaries = [([triple], path)]
    sources = arguments.output / "Sources"
    for name in LIBRARIES + ["ShapePlugin"]:
        shutil.copytree(ROOT / "Sources" / name, sources / name, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    write_documentation(arguments.output)
    write_bundle(arguments.output / "shapec.artifactbundle", binaries)
    (arguments.output / "Package.swift").write_text(manifest())


if __name__ == "__main__":
    main()
