#!/usr/bin/env python3
"""Compares the size of our SVG with what scour makes of it.

    python3 Tests/Benchmarks/SVG/sizes.py [--binary PATH] [--keep DIR] [PATTERN]

Builds shapec in release, unless `--binary` names one that is built. Draws each shape and each preview of
`Examples/*.shape`, each shape in the cookbook (`Examples/README.md`) and in `README.md`, and the examples of `Grammar.md`,
and prints for each picture our size, scour's and the ratio, in bytes and after gzip. `PATTERN` is a regular expression for the
names of pictures. `--keep` writes the pictures into a folder, ours as `NAME.svg` and scour's as `NAME.scour.svg`.

scour gets these options, with which it keeps the picture, the title, and ids that are unique on a page:

- `--set-precision=9`: the default of 5 digits would move points.
- `--shorten-ids-prefix`: the beginning that all our ids have, which differs between documents.
- `--enable-viewboxing` removes the width and the height, without which a picture has no size of its own. The program
  puts them back.

It also keeps empty slots, which scour would remove, and the references of `<use>`, which scour only knows as `xlink:href`.

Needs scour 0.38 (`pip install scour`).
"""

import argparse
import glob
import gzip
import os
import re
import subprocess
import sys

from scour import scour

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), *[os.pardir] * 3))
EXAMPLES = os.path.join(ROOT, "Examples")
OPTIONS = """--enable-viewboxing --shorten-ids --enable-comment-stripping --strip-xml-prolog --indent=none --no-line-breaks
--create-groups --enable-id-stripping --set-precision=9 --quiet""".split()
# The number of characters that all ids of a document begin with.
PREFIX = 5
PATH_COMMANDS = "move line quad curve smooth arc corner close add".split()
STATEMENTS = """size require fill stroke border shadow clip erase mask apply outline layer content use if switch
repeat""".split()


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def blocks(page):
    """Returns the source of each block of a page that is tagged `shape`: its line, and a complete file."""
    for match in re.finditer(r"^```shape\n(.*?)^```$", page, re.M | re.S):
        code = match.group(1)
        # As in `Page.CodeBlock.source`: a block may also be the body of a shape, or its outline.
        lines = [line for line in code.split("\n") if line.strip() and not line.startswith("//")]
        word = re.match(r" *([A-Za-z]*)", lines[0] if lines else "").group(1)
        size = "" if re.search(r"^ *size ", code, re.M) else "size 100 x 100\n"
        if word in PATH_COMMANDS:
            code = "shape Example {\n%soutline {\n%s}\nfill .black\n}\n" % (size, code)
        elif word in STATEMENTS:
            code = "shape Example {\n%s%s}\n" % (size, code)
        yield page.count("\n", 0, match.start()) + 1, code


def sources():
    """Returns the name of each file or block with shapes, and its source."""
    for path in sorted(glob.glob(os.path.join(EXAMPLES, "*.shape"))):
        yield os.path.basename(path), read(path)
    for page in ("Examples/README.md", "README.md", "Grammar.md"):
        for line, code in blocks(read(os.path.join(ROOT, page))):
            yield "%s:%d" % (page, line), code


def pictures(binary):
    """Returns the name and the SVG of each picture."""
    for place, source in sources():
        for choice, names in (
            ("--shape", re.findall(r"^shape (\w+)", source, re.M)),
            ("--preview", re.findall(r'^preview .*named: "([^"]+)"', source, re.M)),
        ):
            for name in names:
                command = [binary, "-", "--stdin-name", "source.shape", "--emit", "svg", choice, name]
                run = subprocess.run(command, input=source.encode(), capture_output=True, cwd=EXAMPLES)
                if run.returncode == 0:
                    yield "%s %s" % (place, name), run.stdout.decode()
                else:
                    print("no picture: %s %s" % (place, name), file=sys.stderr)


def scoured(svg):
    """Returns the picture as scour writes it."""
    first = re.search(r' id="([^"]+)"', svg)
    prefix = ["--shorten-ids-prefix=" + first.group(1)[:PREFIX]] if first else []
    # scour removes empty groups, but no empty links.
    known = re.sub(r"<g( data-slot[^>]*)/>", r"<a\1/>", svg).replace("<use href=", "<use xlink:href=")
    known = known.replace("<svg", '<svg xmlns:xlink="http://www.w3.org/1999/xlink"', 1)
    small = scour.scourString(known, scour.parse_args(OPTIONS + prefix))
    small = re.sub(r"<a( [^>]*data-slot[^>]*)/>", r"<g\1/>", small)
    small = small.replace("xlink:href=", "href=").replace(' xmlns:xlink="http://www.w3.org/1999/xlink"', "")
    opening = re.match(r"<svg[^>]*>", svg).group()
    size = re.search(r' width="[^"]*" height="[^"]*"', opening).group()
    if " width=" not in re.match(r"<svg[^>]*>", small).group():
        small = small.replace("<svg", "<svg" + size, 1)
    return small.rstrip("\n") + "\n"


def zipped(text):
    return len(gzip.compress(text.encode(), 9, mtime=0))


def row(name, sizes):
    ours, theirs, our_gzip, their_gzip = sizes
    print("%-46s %7d %7d %6.3f   %7d %7d %6.3f"
          % (name[-46:], ours, theirs, ours / theirs, our_gzip, their_gzip, our_gzip / their_gzip))


def build():
    command = ["swift", "build", "-c", "release", "--product", "shapec", "--package-path", ROOT]
    subprocess.run(command, check=True, stdout=sys.stderr)
    return subprocess.run(command + ["--show-bin-path"], check=True, capture_output=True,
                          text=True).stdout.strip() + "/shapec"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--binary", help="a built shapec")
    parser.add_argument("--keep", help="a folder for the pictures")
    parser.add_argument("pattern", nargs="?", default="", help="a regular expression for the names of pictures")
    arguments = parser.parse_args()
    binary = os.path.abspath(arguments.binary) if arguments.binary else build()
    print("%-46s %7s %7s %6s   %7s %7s %6s" % ("picture", "ours", "scour", "ratio", "gzip", "scour", "ratio"))
    total, worst, count = [0] * 4, 0, 0
    for name, svg in pictures(binary):
        if not re.search(arguments.pattern, name):
            continue
        small = scoured(svg)
        if arguments.keep:
            os.makedirs(arguments.keep, exist_ok=True)
            base = os.path.join(arguments.keep, re.sub(r"\W+", "-", name))
            for path, text in ((base + ".svg", svg), (base + ".scour.svg", small)):
                with open(path, "w", encoding="utf-8") as file:
                    file.write(text)
        sizes = (len(svg.encode()), len(small.encode()), zipped(svg), zipped(small))
        row(name, sizes)
        total = [sum(pair) for pair in zip(total, sizes)]
        worst = max(worst, sizes[0] / sizes[1])
        count += 1
    if count:
        row("%d pictures" % count, total)
        print("largest ratio of a picture: %.3f" % worst)


main()
