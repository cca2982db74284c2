#!/usr/bin/env python3
"""Makes a package for apps: the plugins with compilers that are built already, and the sources of ShapeKit.

    python3 Sources/ShapePlugin/bundle.py -o DIR
        builds shapec for this machine, in release mode and without shared Swift libraries
    python3 Sources/ShapePlugin/bundle.py -o DIR --binary TRIPLE=PATH --binary TRIPLE,TRIPLE=PATH
        takes compilers that are built already, one for each machine; a universal one has several triples

The package uses no network: its artifact bundle is a folder in it.
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


def manifest():
    """The manifest of the package: that of the repository, with a binary in place of the compiler's sources."""
    text = (ROOT / "Package.swift").read_text()
    head = text[: text.index("  products: [")]
    products = [line for line in re.findall(r"^    \.(?:library|plugin)\(name: .*\n", text, re.M)]
    targets = re.search(r"^  targets: \[\n(.*?)^  \],\n(.*?^\)\n)", text, re.M | re.S)
    kept = []
    for target in re.findall(r"^    \.\w+\(.*?\),\n(?=    \.|\Z)", targets[1], re.M | re.S):
        name = re.search(r'name: "([^"]+)"', target)[1]
        if name in LIBRARIES or target.lstrip().startswith(".plugin("):
            kept.append(target)
    kept.append('    .binaryTarget(name: "shapec", path: "shapec.artifactbundle"),\n')
    return f"{head}  products: [\n{''.join(products)}  ],\n  targets: [\n{''.join(kept)}  ],\n{targets[2]}"


def version():
    text = (ROOT / "Sources/shapec/Shapec.swift").read_text()
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
    # Debug information and local symbols are most of a static program.
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


def binary(text):
    triples, equals, path = text.partition("=")
    if not equals or not triples or not pathlib.Path(path).is_file():
        raise argparse.ArgumentTypeError(f"{text!r} is not TRIPLE=PATH with the path of a program")
    return triples.split(","), pathlib.Path(path)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__.split("\n\n")[0], epilog=__doc__.split("\n\n", 1)[1],
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-o", "--output", type=pathlib.Path, required=True, metavar="DIR", help="the folder to write")
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
    write_bundle(arguments.output / "shapec.artifactbundle", binaries)
    (arguments.output / "Package.swift").write_text(manifest())


if __name__ == "__main__":
    main()
