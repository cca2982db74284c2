#!/usr/bin/env python3
"""Makes a package for apps: the plugins with compilers that are built already, and the sources of ShapeKit.

    python3 Sources/ShapePlugin/bundle.py -o DIR
        builds shapec for this machine, in release mode and without shared Swift libraries; on macOS a universal one
    python3 Sources/ShapePlugin/bundle.py -o DIR --binary TRIPLE=PATH --binary TRIPLE,TRIPLE=PATH
        takes compilers that are built already, one for each machine; a universal one has several triples

With --archive, it builds a package that uses the new one, runs it, and then writes DIR.tar.gz and its checksum.

The package uses no network: its artifact bundle is a folder in it. It has the documentation and the examples, too.
"""

import argparse
import gzip
import hashlib
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
# The modules that an app links, lowest first.
LIBRARIES = ["ShapeCore", "ShapeKit"]
# The name of the package for `.product(name:package:)`, and of the folder, from which SwiftPM reads it.
NAME = "shapec"
# The pages that those of the libraries and of the plugin link to, and all pages that these link to.
PAGES = ["Grammar.md"] + [
    f"Sources/{folder}/README.md" for folder in ["shapec", "ShapeServer", "ShapePlayground/Page", "ShapeBackends/PDF", "ShapeBackends/PostScript"]
]
# A package that uses the new one, without its path.
CONSUMER = """\
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "consumer", platforms: [.macOS(.v12)], dependencies: [.package(path: "PATH")],
  targets: [
    .executableTarget(
      name: "App", dependencies: [.product(name: "ShapeKit", package: "shapec")],
      plugins: [.plugin(name: "ShapePlugin", package: "shapec")])
  ])
"""
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


def triple():
    info = json.loads(subprocess.run(["swiftc", "-print-target-info"], check=True, capture_output=True).stdout)
    return info["target"]["unversionedTriple"]


def build():
    """Builds the compiler for this machine, and strips a copy. Returns its triples and the path of the copy."""
    is_linux = sys.platform == "linux"
    # The Swift libraries are part of macOS.
    options = ["--static-swift-stdlib"] if is_linux else ["--arch", "arm64", "--arch", "x86_64"]
    command = ["swift", "build", "-c", "release", "--product", "shapec"] + options
    subprocess.run(command, cwd=ROOT, check=True)
    folder = subprocess.run(command + ["--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    program = pathlib.Path(folder.strip()) / "shapec"
    stripped = program.with_name("shapec-stripped")
    shutil.copy2(program, stripped)
    # Debug information and local symbols are most of the program.
    subprocess.run(["strip"] + ([] if is_linux else ["-x"]) + [stripped], check=True)
    return [triple()] if is_linux else ["arm64-apple-macosx", "x86_64-apple-macosx"], stripped


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
    page.write_text(text[: text.index("\n## Make the package with a built compiler\n")])


def check(package):
    """Builds and runs a package that uses the new one, and checks its shapes."""
    with tempfile.TemporaryDirectory() as folder:
        sources = pathlib.Path(folder) / "consumer/Sources/App"
        sources.mkdir(parents=True)
        consumer = sources.parents[1]
        (consumer / "Package.swift").write_text(CONSUMER.replace("PATH", str(package.resolve())))
        (sources / "dot.shape").write_text("shape Dot { size 9 x 9; fill .red }\n")
        (sources / "main.swift").write_text("import ShapeKit\nprint(Dot.designSize.width)\n")
        run = subprocess.run(["swift", "run"], cwd=consumer, check=True, stdout=subprocess.PIPE, text=True)
        if run.stdout != "9.0\n":
            sys.exit(f"a package that uses {package} printed {run.stdout!r}, and not 9.0")
        shapes = ["swift", "package", "--allow-writing-to-package-directory", "shapes", "check", "--warnings-as-errors"]
        subprocess.run(shapes, cwd=consumer, check=True)


def archive(package):
    """Writes an archive of the package, and its checksum. The same files give the same bytes."""
    path = package.with_name(f"{NAME}.tar.gz")
    with open(path, "wb") as file, gzip.GzipFile(filename="", fileobj=file, mode="wb", mtime=0) as zipped:
        with tarfile.open(fileobj=zipped, mode="w") as tar:
            for member in [package, *sorted(package.rglob("*"))]:
                info = tar.gettarinfo(member, NAME / member.relative_to(package))
                info.uid = info.gid = info.mtime = 0
                info.uname = info.gname = ""
                info.mode = 0o755 if info.isdir() or info.mode & 0o100 else 0o644
                if not info.isreg():
                    tar.addfile(info)
                    continue
                with open(member, "rb") as contents:
                    tar.addfile(info, contents)
    checksum = hashlib.sha256(path.read_bytes()).hexdigest()
    path.with_name(path.name + ".sha256").write_text(f"{checksum}  {path.name}\n")
    print(f"{checksum}  {path}")


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
    parser.add_argument(
        "--archive", action="store_true", help="build a package that uses the new one, and write DIR.tar.gz and its checksum")
    arguments = parser.parse_args()
    if arguments.output.exists() and any(arguments.output.iterdir()):
        sys.exit(f"{arguments.output} is not empty: name a new folder")
    binaries = arguments.binary
    if not binaries:
        binaries = [build()]
    sources = arguments.output / "Sources"
    for name in LIBRARIES + ["ShapePlugin"]:
        shutil.copytree(ROOT / "Sources" / name, sources / name, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    write_documentation(arguments.output)
    write_bundle(arguments.output / "shapec.artifactbundle", binaries)
    (arguments.output / "Package.swift").write_text(manifest())
    if arguments.archive:
        check(arguments.output)
        archive(arguments.output)


if __name__ == "__main__":
    main()
