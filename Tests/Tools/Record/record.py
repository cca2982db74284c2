#!/usr/bin/env python3
"""Records what a build of shapec draws, writes and says, to compare it with another build.

    python3 Tests/Tools/Record/record.py write OLD [--binary PATH] [--random PATH] [--count 2000]
    python3 Tests/Tools/Record/record.py write NEW --like OLD [--binary PATH]
    python3 Tests/Tools/Record/record.py compare OLD NEW

`write` makes a folder with a copy of the program, the sources, and `record.txt`: a line for each result, with its hash. The
sources are the examples, every block of the pages and of the explanations, and random programs, which the program
`random-programs` writes. They are drawn and written as SVG, PNG, PDF, EPS, Swift, CSS, and JSON of `describe`, checked, and
formatted. `--like` takes the sources of another record, so that only the program differs.

`compare` prints how many results differ, of which kinds, and shows the first of each kind. It exits with 1 if any differs.
The default for `--binary` and `--random` is the debug build.
"""

import argparse
import concurrent.futures
import difflib
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict

ROOT = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), *[os.pardir] * 3))
PAGES = ["README.md", "Grammar.md", "Examples", "Sources"]
FORMATS = ["svg", "png", "pdf", "eps", "ps", "swift", "css"]
# The time for one result.
SECONDS = 120
KINDS = FORMATS + ["describe", "check", "format"]


# MARK: Sources

def pages():
    for name in PAGES:
        path = os.path.join(ROOT, name)
        if os.path.isfile(path):
            yield path
        for folder, _, names in os.walk(path):
            yield from (os.path.join(folder, each) for each in sorted(names) if each.endswith(".md"))


def write_sources(folder, random_programs, count):
    """Writes the sources. Blocks of pages are beside the examples, because some import them."""
    shared = os.path.join(folder, "pages")
    os.makedirs(shared)
    for place, _, names in os.walk(os.path.join(ROOT, "Examples")):
        for name in names:
            # The app has links to the examples.
            if name.endswith(".shape") and not os.path.islink(os.path.join(place, name)):
                shutil.copy(os.path.join(place, name), shared)
    for page in pages():
        with open(page, encoding="utf-8") as file:
            blocks = re.findall(r"^```shape[^\n]*\n(.*?)^```", file.read(), re.M | re.S)
        name = os.path.relpath(page, ROOT).replace(os.sep, "_")
        for number, block in enumerate(blocks, 1):
            with open(os.path.join(shared, f"{name}_{number}.shape"), "w", encoding="utf-8") as file:
                file.write(block)
    if count:
        subprocess.run([random_programs, os.path.join(folder, "random"), str(count)], check=True)


def all_sources(folder):
    """Yields the sources, but for those that random programs import."""
    for place, folders, names in os.walk(folder):
        folders.sort(key=lambda name: (len(name), name))
        if os.path.dirname(place).endswith("random"):
            texts = {name: open(os.path.join(place, name), encoding="utf-8").read() for name in names}
            names = [name for name in names if not any(f'import "{name}"' in text for text in texts.values())]
        yield from (os.path.relpath(os.path.join(place, name), folder) for name in sorted(names) if name.endswith(".shape"))


# MARK: Results

def results(binary, sources, path, kind):
    """Returns the files, the text and the messages that a program makes of a source."""
    folder, name = os.path.split(os.path.join(sources, path))
    with tempfile.TemporaryDirectory() as output:
        given = None
        if kind in FORMATS:
            arguments = [name, "--emit", kind, "-o", output + "/"]
        elif kind == "format":
            arguments = ["format", "-"]
            with open(os.path.join(folder, name), "rb") as file:
                given = file.read()
        else:
            arguments = [kind, name]
        try:
            run = subprocess.run([binary] + arguments, cwd=folder, input=given, capture_output=True, timeout=SECONDS)
        except subprocess.TimeoutExpired:
            return {"status": b"time ran out"}
        made = {"output": run.stdout, "messages": run.stderr.replace(output.encode(), b"OUTPUT"), "status": b"%d" % run.returncode}
        for file_name in sorted(os.listdir(output)):
            with open(os.path.join(output, file_name), "rb") as file:
                made[file_name] = file.read()
        return made


def digest(made):
    whole = hashlib.sha256()
    for name, data in made.items():
        whole.update(b"%s %d\n" % (name.encode(), len(data)) + data)
    return whole.hexdigest()[:24]


def write(options):
    os.makedirs(options.folder)
    binary, sources = os.path.join(options.folder, "shapec"), os.path.join(options.folder, "sources")
    shutil.copy(options.binary, binary)
    if options.like:
        shutil.copytree(os.path.join(options.like, "sources"), sources)
    else:
        write_sources(sources, options.random, options.count)
    binary, sources = os.path.abspath(binary), os.path.abspath(sources)
    work = [(path, kind) for path in all_sources(sources) for kind in KINDS]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        made = pool.map(lambda item: results(binary, sources, *item), work)
        right = Counter()
        with open(os.path.join(options.folder, "record.txt"), "w", encoding="utf-8") as file:
            for (path, kind), result in zip(work, made):
                right[kind] += result["status"] == b"0"
                file.write(f"{kind}\t{path}\t{digest(result)}\n")
    print(f"{len(work)} results, of which are right: " + ", ".join(f"{right[kind]} {kind}" for kind in KINDS))
    if not all(right[kind] for kind in KINDS):
        sys.exit("a kind of result is never right")


# MARK: Comparing

def read(folder):
    with open(os.path.join(folder, "record.txt"), encoding="utf-8") as file:
        return {tuple(line.split("\t")[:2]): line.split("\t")[2] for line in file}


def differences(old, new):
    """Yields the lines that show how two results differ."""
    for name in sorted(set(old) | set(new)):
        a, b = old.get(name), new.get(name)
        if a == b:
            continue
        if a is None or b is None:
            yield f"{name} is only in the {'new' if a is None else 'old'} one"
            continue
        try:
            lines = [data.decode().split("\n") for data in (a, b)]
        except UnicodeDecodeError:
            at = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))
            yield f"{name} differs from byte {at} on: {len(a)} and {len(b)} bytes"
            continue
        yield from (line[:300] for line in difflib.unified_diff(*lines, f"old {name}", f"new {name}", lineterm="", n=1))


def compare(options):
    old, new = read(options.old), read(options.new)
    missing = set(old) ^ set(new)
    if missing:
        sys.exit(f"{len(missing)} results are only in one record: write the second one with --like")
    differing = defaultdict(list)
    for (kind, path), value in old.items():
        if new[kind, path] != value:
            differing[kind].append(path)
    for kind, paths in differing.items():
        print(f"{kind}: {len(paths)} of {sum(key[0] == kind for key in old)} differ, first {paths[0]}")
        made = [
            results(os.path.abspath(os.path.join(folder, "shapec")), os.path.abspath(os.path.join(folder, "sources")), paths[0], kind)
            for folder in (options.old, options.new)]
        print("\n".join(list(differences(*made))[:options.lines]))
    if differing:
        sys.exit(1)
    print(f"{len(old)} results are the same")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    build = os.path.join(ROOT, ".build", "debug")
    command = commands.add_parser("write")
    command.add_argument("folder")
    command.add_argument("--binary", default=os.path.join(build, "shapec"))
    command.add_argument("--random", default=os.path.join(build, "random-programs"))
    command.add_argument("--count", type=int, default=2000)
    command.add_argument("--like")
    command.set_defaults(run=write)
    command = commands.add_parser("compare")
    command.add_argument("old")
    command.add_argument("new")
    command.add_argument("--lines", type=int, default=40)
    command.set_defaults(run=compare)
    options = parser.parse_args()
    options.run(options)


if __name__ == "__main__":
    main()
