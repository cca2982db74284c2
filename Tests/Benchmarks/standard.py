#!/usr/bin/env python3
"""Counts the instructions of shapec for the standard inputs.

    python3 Tests/Benchmarks/standard.py [--binary PATH] [--against PATH] [--only PATTERN] [--keep DIR]

Builds shapec in release (unless `--binary` names one that is built), writes the standard inputs, and prints a table of
instructions, in millions, as `valgrind --tool=callgrind` counts them. The inputs are

- `card`: one card;
- `unrolled`: a shape with 10,000 cards, each a separate layer in the source;
- `repeated`: a shape with 10,000 cards, drawn by one `repeat`;
- `shapes`: a file of some 10,000 lines with 600 shapes;

and for each the table has `svg` and `swift` (`--emit`), `check` and `format` (from standard input to standard output).
`start` is a process that does nothing (`--version`).

`--against` runs a second binary on the same inputs and prints the ratio of the instructions, the first binary to the
second: 1.10 is 10 % more. `--only` takes the rows whose name (such as `unrolled svg`) matches a regular
expression. `--keep` writes the inputs into a folder and leaves them there. Counts differ by some thousands from run to
run. Needs valgrind (the Debian package of that name). All rows take about five minutes on an idle core.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), *[os.pardir] * 2))
COMMANDS = ("svg", "check", "swift", "format")

CARD = """{indent}outline roundedRect(bounds, cornerRadius: 8)
{indent}fill {fill}
{indent}border .all, width: 1, color: #8E8E93
{indent}shadow .black, radius: 4, offset: (0, 2), opacity: 25%
{indent}layer(left: 8, top: 8, width: 12, height: 12) {{ fill {accent}, path: circle(center: center, radius: 6) }}
{indent}layer(left: 8, right: 8, bottom: 8, height: 6) {{
{indent}  fill linearGradient([{accent}, .white], from: bounds.topLeft, to: bounds.topRight)
{indent}}}
"""

# Four shapes. The file of 600 has 150 such groups, each with its own number.
GROUP = """/// A badge with a star, number {n}.
shape Badge{n}(points: Int in 5...12 = 9, depth in 0.1...1 = 0.8, seal: Color = .firebrick) {{
  size 80 x 80, min: 20 x 20
  let side = min(width, height)
  let seam = circle(center: center, radius: 0.3 * side)
  outline star(center: center, points: points, outerRadius: side / 2, innerRadius: depth * side / 2)
  fill seal
  stroke .gold, width: 2, align: .inside, path: seam, dash: [4, 2]
  repeat i in 0..<points {{
    let a = i * 360deg / points
    fill .gold, path: circle(center: center + 0.2 * side * (cos(a), sin(a)), radius: 2 + {n} / 1000)
  }}
  shadow .black, radius: 3, opacity: 40%
}}

/// A bubble, number {n}.
shape Bubble{n}(borderWidth in 0...8 = 1, tailWidth in 4...60 = 24, tailHeight in 4...40 = 16, isMine: Bool = true) {{
  size 220 x 140, min: 140 x 90
  let tint = isMine ? adaptive(light: #D0E8FF, dark: #0A4DFF) : .white
  layer body(bottom: tailHeight) {{
    outline roundedRect(bounds, cornerRadius: 12)
    fill tint
    border .all, width: borderWidth, color: #3C3C43
  }}
  content(inset: 10, bottom: tailHeight + 10)
  layer tail(above: content) {{
    let root = height - tailHeight
    let left = (width / 2 - tailWidth / 2, root)
    let right = (width / 2 + tailWidth / 2, root)
    let tip = (width / 2, height)
    fill tint, path: polygon([left, tip, right])
    stroke #3C3C43, width: borderWidth, cap: .round, path: path {{ move left; line tip; line right }}
  }}
}}

/// A ring, number {n}.
shape Ring{n}(thickness in 0.02...0.2 = 0.09, share in 0.1...0.9 = 0.7) {{
  size 160 x 160, min: 24 x 24
  let r = 0.4 * min(width, height)
  let end = share * 360deg - 90deg
  stroke #E5E5EA, width: thickness * width, path: circle(center: center, radius: r)
  stroke .mediumseagreen, width: thickness * width, cap: .round, path: path {{
    arc center: center, radius: r, from: -90deg, to: end, clockwise: true
  }}
  if share > 0.5 {{
    fill .mediumseagreen, path: circle(center: center, radius: 0.1 * r)
  }} else {{
    stroke .mediumseagreen, path: circle(center: center, radius: 0.1 * r)
  }}
}}

/// Tiles of two kinds, number {n}.
shape Tiles{n}(rows: Int in 1...4 = 2, columns: Int in 1...4 = 3, gap in 0...8 = 4) {{
  size 200 x 120, min: 100 x 60
  require width > columns * gap, "the tiles need room"
  let w = (width - (columns - 1) * gap) / columns
  let h = (height - (rows - 1) * gap) / rows
  repeat row in 0..<rows, column in 0..<columns {{
    layer(left: column * (w + gap), top: row * (h + gap), size: w x h) {{
      outline roundedRect(bounds, cornerRadius: 6)
      fill mod(row + column, 2) < 1 ? .white : #F2F2F7
      border .bottom, width: 2, color: .steelblue
    }}
  }}
}}

"""


def card(indent, number):
    return CARD.format(
        indent=indent, fill="#%06X" % (0xFFFFFF - number % 4096), accent="#%06X" % (0x2F5BEA ^ number % 256))


def inputs():
    """Returns the text of each input, by its name."""
    unrolled = "".join(
        "  layer(left: %d, top: %d, width: 90, height: 60) {\n%s  }\n"
        % (number % 100 * 100, number // 100 * 70, card("    ", number))
        for number in range(10_000))
    repeated = (
        "  repeat row in 0..<100, column in 0..<100 {\n"
        "    layer(left: column * 100, top: row * 70, width: 90, height: 60) {\n" + card("      ", 0) + "    }\n  }\n")
    return {
        "card": "shape Card {\n  size 90 x 60, min: 60 x 40\n" + card("  ", 0) + "}\n",
        "unrolled": "shape Cards {\n  size 10000 x 7000, max: 10000 x 7000\n" + unrolled + "}\n",
        "repeated": "shape Cards {\n  size 10000 x 7000, max: 10000 x 7000\n" + repeated + "}\n",
        "shapes": "".join(GROUP.format(n=number) for number in range(150)),
    }


def command(binary, verb, source, out):
    """Returns the command line and its standard input."""
    if verb == "svg" and source.endswith("shapes.shape"):
        return [binary, source, "--emit", "svg", "-o", out + os.sep], None
    if verb in ("svg", "swift"):
        return [binary, source, "--emit", verb], None
    if verb == "format":
        return [binary, "format", "-"], source
    return [binary, verb, source], None


def instructions(arguments, source, env):
    """Returns the number of instructions of a process. Ends the program if the process fails."""
    counter = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    with open(source or os.devnull, "rb") as input:
        done = subprocess.run(
            counter + arguments, stdin=input, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, env=env)
    found = re.search(r"Collected : (\d+)", done.stderr)
    messages = [line for line in done.stderr.split("\n") if line and not line.startswith("==")]
    if done.returncode or not found or messages:
        sys.exit("%s ended with %d\n%s" % (" ".join(arguments), done.returncode, "\n".join(messages[:20])))
    return int(found.group(1))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--binary")
    parser.add_argument("--against")
    parser.add_argument("--only", default="")
    parser.add_argument("--keep")
    parser.add_argument("--scratch-path", default=os.path.join(ROOT, ".build"))
    options = parser.parse_args()
    binary = options.binary
    if not binary:
        build = ["swift", "build", "-c", "release", "--product", "shapec", "--scratch-path", options.scratch_path]
        subprocess.run(build, check=True, cwd=ROOT, stdout=sys.stderr)
        binary = os.path.join(options.scratch_path, "release", "shapec")
    binaries = [os.path.abspath(path) for path in (binary, options.against) if path]
    env = dict(os.environ, NO_COLOR="1")
    print("%-16s %12s%s" % ("", "millions", "      against   ratio" if options.against else ""))
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.keep or temporary
        os.makedirs(folder, exist_ok=True)
        rows = [("start", None, None)]
        for name, text in inputs().items():
            path = os.path.join(folder, name + ".shape")
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            rows += [("%s %s" % (name, verb), verb, path) for verb in COMMANDS]
        for row, verb, path in rows:
            if not re.search(options.only, row):
                continue
            counts = []
            for number, program in enumerate(binaries):
                out = os.path.join(temporary, "out%d" % number)
                arguments, source = command(program, verb, path, out) if verb else ([program, "--version"], None)
                counts.append(instructions(arguments, source, env))
            text = "%-16s %12.2f" % (row, counts[0] / 1e6)
            if len(counts) > 1:
                text += " %12.2f %7.3f" % (counts[1] / 1e6, counts[0] / counts[1])
            print(text, flush=True)


if __name__ == "__main__":
    main()
