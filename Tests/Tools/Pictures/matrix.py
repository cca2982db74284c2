#!/usr/bin/env python3
"""Draws pictures through every output and every judge, and prints a table of how far they agree.

    python3 Tests/Tools/Pictures/matrix.py [--shapec PATH] [--programs FOLDER] [--random N] [--quick]
                                              [--known] [--write]

First it measures each judge on drawings that are written by hand in each format (`calibration.py`). Then it compiles the
examples, the recipes, the blocks of the language reference and random programs to SVG, PNG, PDF and EPS, draws each file with
each judge, and compares any two pictures of the same shape. They agree if they differ by no more than the sum of the errors
of both judges. The result is Markdown; `--write` puts it into MATRIX.md, beside this file.

`--quick` draws only a few pictures, and takes the errors of the judges from the last `--write`. `--programs` names a folder
of random programs, which `random-programs` writes; without it, the program is run if it is beside `shapec`. Exits with 1 if
two pictures differ, and with 3 if a judge is missing. With `--known`, the pictures that differ in MATRIX.md may differ.

Needs numpy and Pillow, the Debian packages librsvg2-bin, chromium, ghostscript, poppler-utils, mupdf-tools and qpdf, and
resvg_py, cairosvg and pypdfium2 of the Python Package Index.
"""

import argparse
import collections
import concurrent.futures
import dataclasses
import itertools
import os
import re
import subprocess
import sys
import tempfile
import time

# Write no files into the source folders.
sys.dont_write_bytecode = True
import calibration
import comparison
import equivalents
import judges
import subjects

HERE = os.path.dirname(os.path.abspath(__file__))
# The errors of the judges in the committed table, for `--quick`.
ERRORS = os.path.join(HERE, "errors.json")
# The pictures that a process draws at once, and the pixels of one that is drawn at all.
BATCH = 14
LARGEST = 1_500_000
# The share of the pixels that may differ more: single pixels where outlines cross.
SHARE = 0.002
# What rounding to bytes adds to the errors of two judges.
ROUNDING = comparison.Difference(1, 2, 3, 1)
TIMES_AS_LARGE = 1.0


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--shapec", default=os.path.join(subjects.ROOT, ".build", "debug", "shapec"))
    parser.add_argument("--programs", help="a folder of random programs")
    parser.add_argument("--random", type=int, default=200, metavar="N", help="the number of random programs")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the random programs")
    parser.add_argument("--quick", action="store_true", help="draw only a few pictures, for a first check")
    parser.add_argument("--only", metavar="TEXT", help="draw only pictures with this text in their names")
    parser.add_argument("--known", action="store_true", help="only fail for pictures that agree in MATRIX.md")
    parser.add_argument("--keep", metavar="FOLDER", help="write the pictures that differ to this folder")
    parser.add_argument("--write", action="store_true", help="write the table to MATRIX.md")
    return parser.parse_args()


def label(judge):
    return f"{judge.format.upper()}: {judge.name}"


# Drawing and comparing, in other processes.


def expected_picture(job):
    index, source = job
    return calibration.expected(calibration.samples()[index], source)


def measured(job):
    judge, source, wanted = job
    return (judge.format, judge.name), calibration.measure(judge, source, wanted)


def calibrate(judge_list, pool):
    """Returns the calibration of the judges. resvg is measured against rsvg, and the others against resvg."""
    rsvg, resvg = judges.SVG_JUDGES[:2]
    count = range(len(calibration.samples()))
    pictures = {resvg.name: list(pool.map(expected_picture, [(index, resvg) for index in count]))}
    again = [index for index in count if not calibration.is_computed(calibration.samples()[index])]
    pictures[rsvg.name] = list(pictures[resvg.name])
    for index, picture in zip(again, pool.map(expected_picture, [(index, rsvg) for index in again])):
        pictures[rsvg.name][index] = picture
    jobs = []
    for judge in judge_list:
        source = rsvg if judge.name == resvg.name else resvg
        jobs.append((judge, source, pictures[source.name]))
    return calibration.Calibration(dict(pool.map(measured, jobs)))


@dataclasses.dataclass
class Verdict:
    """The comparison of two pictures of a subject."""
    subject: int
    pair: tuple
    difference: comparison.Difference
    allowed: comparison.Difference
    # The largest difference as a multiple of the allowed one.
    ratio: float
    # The number whose ratio is the largest.
    field: str


def compare(batch):
    """Draws some subjects with all judges, and returns the verdicts, and the drawings that failed."""
    items, judge_list, measures, keep = batch
    verdicts, failures = [], []
    pictures = collections.defaultdict(dict)
    for judge in judge_list:
        for scale in sorted({subject.scale for _, subject in items}):
            todo = [(index, subject) for index, subject in items if subject.scale == scale
                    and judge.format in subject.files and measures.allowed(judge, subject.constructs) is not None]
            drawn = judge.draw([page_of(subject, judge) for _, subject in todo], scale) if todo else []
            for (index, subject), picture in zip(todo, drawn):
                size = (subject.height * scale, subject.width * scale)
                if isinstance(picture, Exception) or picture.shape[:2] != size:
                    problem = str(picture) if isinstance(picture, Exception) else f"{picture.shape[1]} x {picture.shape[0]}"
                    failures.append((index, label(judge), problem))
                else:
                    pictures[index][judge] = comparison.Picture(picture)
    for index, subject in items:
        found = [verdict(index, subject, measures, one, other) for one, other in
                 itertools.combinations(pictures[index].items(), 2)]
        verdicts += found
        if keep and any(item.ratio > TIMES_AS_LARGE for item in found):
            save(keep, index, subject, pictures[index])
        pictures.pop(index, None)
    return verdicts, failures


def page_of(subject, judge):
    with open(subject.files[judge.format], "rb") as file:
        data = file.read()
    if judge.format == "svg":
        data = data.decode()
    return calibration.Page(data, subject.width, subject.height)


def verdict(index, subject, measures, one, other):
    (first, picture), (second, another) = one, other
    allowed = (measures.allowed(first, subject.constructs) + measures.allowed(second, subject.constructs) + ROUNDING)
    found = comparison.difference(picture, another, SHARE)
    ratio, field = max((getattr(found, field) / getattr(allowed, field), field) for field in ("smooth", "edge", "tile"))
    return Verdict(index, (label(first), label(second)), found, allowed, ratio, field)


def save(folder, index, subject, pictures):
    """Writes the pictures of a subject, for a look at them."""
    from PIL import Image
    os.makedirs(folder, exist_ok=True)
    for judge, picture in pictures.items():
        name = "".join(c if c.isalnum() else "-" for c in f"{index} {subject.name} {judge.format} {judge.name}")
        Image.fromarray(picture.pixels.astype("uint8")).save(os.path.join(folder, name + ".png"))


def judge_all(found, judge_list, measures, pool, keep):
    items = [(index, subject) for index, subject in enumerate(found) if "svg" in subject.files
             and subject.width * subject.height * subject.scale ** 2 <= LARGEST]
    # Large pictures first, so that both processors end at the same time.
    items.sort(key=lambda item: -item[1].width * item[1].height * item[1].scale ** 2)
    batches = [(items[start:start + BATCH], judge_list, measures, keep) for start in range(0, len(items), BATCH)]
    verdicts, failures = [], []
    for some, others in pool.map(compare, batches):
        verdicts += some
        failures += others
    return verdicts, failures


# The subjects.


def find_programs(arguments, folder):
    """Returns a folder of random programs, or `None` if nothing can write them."""
    if arguments.programs:
        return arguments.programs
    writer = os.path.join(os.path.dirname(arguments.shapec), "random-programs")
    if arguments.random == 0 or not os.access(writer, os.X_OK):
        return None
    place = os.path.join(folder, "random")
    subprocess.run([writer, place, str(arguments.random), str(arguments.seed)], check=True, stdout=subprocess.DEVNULL)
    return place


def collect(arguments, folder):
    """Returns the pictures to compare."""
    compiler = subjects.Compiler(arguments.shapec, folder)
    hand = os.path.join(HERE, "Programs")
    if arguments.quick:
        jobs = [*itertools.islice(subjects.examples(), 4), *subjects.programs(hand, 3, "programs by hand")]
    else:
        jobs = [*subjects.articles(), *subjects.examples(), *subjects.recipes(folder, "Examples/README.md", "cookbook"),
                *subjects.recipes(folder, "Grammar.md", "language reference"),
                *subjects.programs(hand, 1000, "programs by hand")]
        programs = find_programs(arguments, folder)
        if programs:
            jobs += subjects.programs(programs, arguments.random)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as threads:
        lists = list(threads.map(lambda job: compiler.draw(*job), jobs))
    result = [subject for some in lists for subject in some]
    return [subject for subject in result if not arguments.only or arguments.only in subject.name]


# The tables.


def cell(name, error):
    if error is None:
        return "–"
    if calibration.is_fault(name, error):
        return f"**{error.smooth:.0f} / {error.tile:.1f}**"
    return f"{error.mean:.2f} / {error.smooth:.0f} / {error.edge:.0f} % / {error.tile:.1f}"


def table(header, rows):
    lines = ["| " + " | ".join(header) + " |", "|" + "---|" * len(header)]
    return "\n".join(lines + ["| " + " | ".join(map(str, row)) + " |" for row in rows]) + "\n"


def calibration_tables(judge_list, measures):
    names = [*dict.fromkeys(sample.construct for sample in calibration.samples()), *equivalents.PAIRS]
    for format, title in (("svg", "SVG"), ("pdf", "PDF"), (None, "EPS, and the renderer of this project")):
        some = [judge for judge in judge_list if judge.format == format or format is None and judge.format in ("eps", "png")]
        rows = [[name, *(cell(name, measures.of(judge).get(name)) for judge in some)] for name in names]
        yield f"### {title}\n\n" + table(["construct", *map(label, some)], [row for row in rows if set(row[1:]) != {"–"}])


def fault_table(judge_list, measures):
    rows = []
    for judge in judge_list:
        for name in sorted(measures.faults(judge)):
            error = measures.of(judge)[name]
            rows.append([label(judge), name, f"{error.smooth:.0f}", f"{error.tile:.1f}", note(judge, name)])
    return table(["judge", "construct", "smooth", "tile", "what it does"], rows)


# What the faults look like. The faults themselves are found by measuring.
NOTES = {
    ("CairoSVG", "blend"): "ignores `mix-blend-mode`",
    ("CairoSVG", "blur"): "has no `feGaussianBlur`",
    ("CairoSVG", "luminance masks"): "takes the alpha of a mask instead of its luminance",
    ("CairoSVG", "moved arcs"): "takes a relative move between arcs from a wrong point",
    ("resvg", "offsets"): "takes the offset of a group that is not turned",
    ("rsvg", "blur"): "blurs along the axes of the page instead of those of the turned group",
    ("resvg", "blur"): "takes the deviations of a group that is not turned",
    ("resvg", "blend"): "differs from the formulas of CSS",
    ("Poppler", "blend"): "differs from the formulas of PDF",
    ("MuPDF", "blend"): "differs from the formulas of PDF where the result leaves the range of a channel",
}


def note(judge, construct):
    return NOTES.get((judge.name, "blend" if construct.startswith("blend") else construct.split(",")[0]), "")


def pair_table(judge_list, verdicts):
    """Returns the number of disagreements and comparisons, and the worst ratio, of each pair of judges."""
    by_pair = collections.defaultdict(list)
    for item in verdicts:
        by_pair[frozenset(item.pair)].append(item.ratio)
    labels = list(map(label, judge_list))
    rows = []
    for row, one in enumerate(labels[1:], 1):
        cells = []
        for other in labels[:row]:
            ratios = by_pair.get(frozenset((one, other)), [])
            wrong = sum(ratio > TIMES_AS_LARGE for ratio in ratios)
            cells.append(f"{wrong} of {len(ratios)}, {max(ratios, default=0):.2f}")
        rows.append([one, *cells, *[""] * (len(labels) - 1 - len(cells))])
    return table(["", *labels[:-1]], rows)


def group_table(found, verdicts):
    rows = []
    for group in dict.fromkeys(subject.group for subject in found):
        members = {index for index, subject in enumerate(found) if subject.group == group}
        some = [item for item in verdicts if item.subject in members]
        wrong = {item.subject for item in some if item.ratio > TIMES_AS_LARGE}
        drawn = {item.subject for item in some}
        rows.append([group, len(members), len(drawn), len(some), len(wrong)])
    return table(["pictures", "number", "compared", "pairs of judges", "pictures with a disagreement"], rows)


def disagreements(found, verdicts):
    """Returns a row for each picture that differs: which judges, and the largest difference."""
    by_subject = collections.defaultdict(list)
    for item in verdicts:
        if item.ratio > TIMES_AS_LARGE:
            by_subject[item.subject].append(item)
    rows = []
    for index, items in sorted(by_subject.items(), key=lambda pair: -max(item.ratio for item in pair[1])):
        subject, worst = found[index], max(items, key=lambda item: item.ratio)
        counts = collections.Counter(name for item in items for name in item.pair)
        most = max(counts.values())
        blamed = [name for name, count in counts.items() if count == most] if len(items) > 1 else []
        size = getattr(worst.difference, worst.field)
        rows.append([
            subject.group, subject.name + (" at 2×" if subject.scale == 2 else ""), " – ".join(worst.pair),
            f"{worst.field} {size:.1f}, allowed {getattr(worst.allowed, worst.field):.1f}", worst.difference.place,
            ", ".join(blamed[:3]), len(items)])
    return rows


def identity(row):
    """Returns the group and the name of a picture that differs, without its line, which other changes of a page move."""
    return row[0], re.sub("^line [0-9]+, ", "", row[1])


def known_disagreements():
    """Returns the identities of the pictures that differ in the committed table."""
    with open(os.path.join(HERE, "MATRIX.md"), encoding="utf-8") as file:
        text = file.read().split("\n## Disagreements\n")[1].split("\n## ")[0]
    rows = [line.strip("| \n").split(" | ") for line in text.splitlines() if line.startswith("| ")]
    return {identity(row) for row in rows[1:]}


def article_table(found, verdicts):
    """Returns the largest ratio of each format in the picture cases of the articles."""
    rows = []
    for index, subject in enumerate(found):
        if subject.group != "articles":
            continue
        some = [item for item in verdicts if item.subject == index]
        cells = []
        for format in subjects.FORMATS:
            ratios = [item.ratio for item in some if any(name.startswith(format.upper()) for name in item.pair)]
            cells.append(f"{max(ratios):.2f}" if ratios else subject.refusals.get(format, "–"))
        rows.append([subject.name, f"{subject.scale}×", *cells])
    return table(["picture", "size", *(format.upper() for format in subjects.FORMATS)], rows)


def refusal_rows(found, failures):
    rows = [[subject.group, subject.name, format.upper(), message[:160].replace("|", "\\|")]
            for subject in found for format, message in subject.refusals.items()]
    rows += [[found[index].group, found[index].name, name, problem[:160].replace("|", "\\|").replace("\n", " ")]
             for index, name, problem in failures]
    return rows


INTRODUCTION = """# One picture everywhere

Written by `python3 Tests/Tools/Pictures/matrix.py --write`. Don't edit it.

Every picture is compiled to SVG, PNG, PDF and EPS. Each file is drawn by every judge, a renderer that is independent of this
project, at the same grid of pixels on white. PNG is drawn by our own renderer. Any two of these pictures must agree.

The Swift library has no column: `GeneratedSwiftTests` proves that generated Swift builds the same scene as the evaluator, to
the last bit, and the PNG is what the renderer makes of that scene.
"""

MEASURES = """## The error of each judge

Each judge draws drawings that are written by hand in its format, and have nothing to do with the compiler. They are compared with
an independent judge at 16 times the size, averaged: resvg, and rsvg for resvg. Blurs are compared with the true Gaussian
kernel, and blend modes with their formulas. Constructs of SVG that can be said in another way are compared with what the same
judge draws then. For most judges, a compared pixel is the mean of several drawn ones: {fineness}.

The four numbers are of 255, except the third:

1. the mean difference over all pixels and channels,
2. **smooth**: the largest difference of a pixel whose surroundings differ by at most {smooth},
3. **edge**: the largest difference at other pixels, in percent of the contrast around them: the error of the covered area,
4. **tile**: the largest difference between the means of a square of {tile} × {tile} pixels.

A dash means that the format lacks the construct. Bold numbers (smooth and tile) are faults: the judge draws the construct wrong
and is not asked about pictures with it.
"""


def report(judge_list, measures, found, verdicts, failures, seconds):
    fineness = ", ".join(f"{judge.fineness ** 2} by {label(judge)}" for judge in judge_list if judge.fineness > 1)
    wrong = disagreements(found, verdicts)
    refusals = refusal_rows(found, failures)
    parts = [
        INTRODUCTION, "## Result\n", group_table(found, verdicts),
        "## Pairs of judges\n\nThe pictures that differ, the pictures compared, and the largest difference as a multiple of the "
        "allowed one, which is the sum of the errors of both judges. "
        f"{100 * SHARE:g} % of the pixels may differ more.\n", pair_table(judge_list, verdicts),
        "## Disagreements\n",
        table(["pictures", "picture", "worst pair", "difference", "at", "in most pairs", "pairs"], wrong) if wrong else "None.\n",
        "## Not drawn\n", table(["pictures", "picture", "by", "because"], refusals) if refusals else "Nothing.\n",
        "## The picture cases of the articles\n\nThe largest difference of each output from any other, as a multiple of the "
        "allowed one.\n", article_table(found, verdicts),
        MEASURES.format(fineness=fineness, smooth=comparison.SMOOTH, tile=comparison.TILE),
        *calibration_tables(judge_list, measures), "### Faults of judges\n", fault_table(judge_list, measures),
    ]
    return "\n".join(parts)


def check_detection():
    """Stops if a construct is not found where it is, or found where it is not."""
    for name, (written, plain) in equivalents.PAIRS.items():
        if name not in subjects.constructs(written) or name in subjects.constructs(plain):
            raise SystemExit(f"matrix.py: subjects.py doesn't detect {name}")


def main():
    arguments = parse_arguments()
    check_detection()
    judge_list = judges.all_judges(arguments.shapec)
    missing = [f"{judge.name} ({judge.package})" for judge in judge_list if not judge.is_present]
    if missing:
        print("missing judges: " + ", ".join(missing), file=sys.stderr)
        sys.exit(3)
    start = time.perf_counter()

    def progress(text):
        print(f"{time.perf_counter() - start:.0f} s: {text}", file=sys.stderr, flush=True)
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ProcessPoolExecutor(os.cpu_count()) as pool:
        if arguments.quick:
            measures = calibration.Calibration.read(ERRORS)
        else:
            measures = calibrate(judge_list, pool)
        progress("measured the judges")
        found = collect(arguments, folder)
        progress(f"compiled {len(found)} pictures")
        verdicts, failures = judge_all(found, judge_list, measures, pool, arguments.keep)
    seconds = time.perf_counter() - start
    text = report(judge_list, measures, found, verdicts, failures, seconds)
    new = {identity(row) for row in disagreements(found, verdicts)}
    if arguments.known:
        new -= known_disagreements()
    progress(f"compared {len(verdicts)} pairs")
    if arguments.write:
        with open(os.path.join(HERE, "MATRIX.md"), "w", encoding="utf-8") as file:
            file.write(text)
        measures.write(ERRORS)
    else:
        print(text)
    if not verdicts:
        sys.exit("nothing was compared")
    if new:
        sys.exit(1)


if __name__ == "__main__":
    main()
