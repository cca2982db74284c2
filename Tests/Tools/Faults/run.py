#!/usr/bin/env python3
"""Puts the faults of faults.txt into the sources, one by one, and says which of them the tests notice.

    python3 Tests/Tools/Faults/run.py [--folder DIR] [--only PATTERN] [--quick]
    python3 Tests/Tools/Faults/run.py --check

Copies the repository into a folder, builds its tests, and sees that they pass. Then for each fault it changes the line,
builds, runs the tests that are most likely to notice first and cheap ones before slow ones up to the first that fails,
and puts the line back. Prints

- for each fault `killed` and by which test, or `survived`;
- how many of each group were killed.

Ends with 1 if more than five of fifty survive. A fault whose line is not there exactly once, and one that does not
compile, ends it with 2: those show nothing. `--folder` keeps the copy and what was built for the next time, `--only`
takes the faults that a regular expression finds, `--quick` leaves out random programs, the tests of the program and its
pictures, which take minutes for each fault that nothing else notices, and `--check` looks for the lines only, which
takes milliseconds.
"""

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.abspath(os.path.join(HERE, *[os.pardir] * 3))

# The tests in the order in which they are run: a filter and what of it to leave out.
LANGUAGE = ("^ShapeLanguageTests\\.", "FuzzTests|LimitTests|LosslessTreeTests|GrammarAgreementTests")
WHOLE_LANGUAGE = ("^ShapeLanguageTests\\.", None)
BACKENDS = ("^ShapeBackendsTests\\.", None)
CONSTRUCTS = ("^GeneratedSwiftTests\\.(SwiftSource|LanguageEquality|ExampleEquality)Tests", None)
GENERATED = ("^GeneratedSwiftTests\\.", None)
SLOWEST = "isDrawnRightAtEverySizeAndValue"
PROGRAM = ("^ShapecTests\\.", SLOWEST)
PICTURES = (SLOWEST, None)
SLOW = (GENERATED, PROGRAM, PICTURES)
STAGES = {
    "Checking": [LANGUAGE, BACKENDS, CONSTRUCTS, WHOLE_LANGUAGE, GENERATED, PROGRAM, PICTURES],
    "SVG": [BACKENDS, PROGRAM, PICTURES],
    "PostScript": [BACKENDS, PROGRAM, PICTURES],
    "Swift": [BACKENDS, CONSTRUCTS, GENERATED, PROGRAM],
}
STAGES["Evaluation"] = STAGES["Syntax and the tables of the language"] = STAGES["Checking"]

# How many of a hundred may survive.
TOLERATED = 10


class Fault:
    def __init__(self, group, path, text):
        self.group, self.path, self.text = group, path, text
        self.old = self.new = None

    def places(self, root):
        """The numbers of the lines that it is about."""
        with open(os.path.join(root, self.path), encoding="utf-8") as file:
            return [number for number, line in enumerate(file) if line.strip() == self.old]

    def apply(self, root):
        """Changes the line; returns the text of the file before."""
        path = os.path.join(root, self.path)
        with open(path, encoding="utf-8") as file:
            before = file.read()
        lines = before.split("\n")
        (number,) = self.places(root)
        indentation = lines[number][:len(lines[number]) - len(lines[number].lstrip())]
        lines[number] = indentation + self.new
        write(path, "\n".join(lines))
        return before


def write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def read_faults():
    faults, group = [], None
    with open(os.path.join(HERE, "faults.txt"), encoding="utf-8") as file:
        for line in file.read().split("\n"):
            if line.startswith("# "):
                group = line[2:]
            elif line.startswith("- "):
                faults[-1].old = line[2:].strip()
            elif line.startswith("+ "):
                faults[-1].new = line[2:].strip()
            elif group and ": " in line:
                faults.append(Fault(group, *line.split(": ", 1)))
    return faults


def check(faults):
    """What is wrong with the list itself."""
    for fault in faults:
        if fault.group not in STAGES:
            yield f"{fault.text}: nobody knows which tests to run for `{fault.group}`"
        elif not fault.old or not fault.new or fault.old == fault.new:
            yield f"{fault.text}: needs two lines that differ"
        elif not os.path.exists(os.path.join(ROOT, fault.path)):
            yield f"{fault.text}: there is no {fault.path}"
        elif (count := len(fault.places(ROOT))) != 1:
            yield f"{fault.text}: the line is there {count} times in {fault.path}"


def copy_tree(folder):
    """Brings the repository's files into the folder; what is the same there already keeps its date."""
    names = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, check=True,
        capture_output=True).stdout.decode().split("\0")
    for name in filter(None, names):
        source, target = os.path.join(ROOT, name), os.path.join(folder, name)
        if not os.path.isfile(source):
            continue
        with open(source, "rb") as file:
            data = file.read()
        if os.path.exists(target):
            with open(target, "rb") as file:
                if file.read() == data:
                    continue
        os.makedirs(os.path.dirname(target), exist_ok=True)
        shutil.copy(source, target)


class Tree:
    """A copy of the repository that can be built and tested."""

    def __init__(self, folder, scratch):
        self.folder = folder
        self.scratch = os.path.join(folder, scratch)

    def build(self):
        """What the compiler says if it fails; nothing otherwise."""
        done = subprocess.run(
            ["swift", "build", "--build-tests", "--scratch-path", self.scratch], cwd=self.folder, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return done.stdout if done.returncode else None

    def first_failure(self, stages):
        """The first test that fails, or how the tests end otherwise; nothing if all pass."""
        for wanted, left_out in stages:
            failure = self.failure(wanted, left_out)
            if failure:
                return failure
        return None

    def failure(self, wanted, left_out):
        command = [
            os.path.join(self.scratch, "debug", "shapecPackageTests.xctest"), "--testing-library", "swift-testing",
            "--filter", wanted]
        if left_out:
            command += ["--skip", left_out]
        # A session of its own, so that the programs that tests run end with them.
        tests = subprocess.Popen(
            command, cwd=self.folder, text=True, errors="replace", stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            start_new_session=True)
        alarm = time.monotonic() + 900
        try:
            for line in tests.stdout:
                line = re.sub(r"\x1b\[[0-9;]*m", "", line)
                found = re.search(r"✘ Test (.+?) (?:recorded an issue|failed after)", line)
                if found:
                    return found.group(1)
                if time.monotonic() > alarm:
                    return "time ran out"
            status = tests.wait()
            return f"the tests ended with {status}" if status else None
        finally:
            try:
                os.killpg(tests.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            tests.stdout.close()
            tests.wait()


def run(faults, tree, is_quick):
    """Prints what becomes of each fault; returns those that survive."""
    stages = {
        group: [stage for stage in stages if not is_quick or stage not in SLOW]
        for group, stages in STAGES.items()}
    print("building", flush=True)
    problem = tree.build()
    if problem:
        end(problem)
    failure = tree.first_failure(dict.fromkeys(stage for fault in faults for stage in stages[fault.group]))
    if failure:
        end(f"without any fault: {failure}")
    survivors, broken = [], []
    for number, fault in enumerate(faults, 1):
        start = time.monotonic()
        before = fault.apply(tree.folder)
        try:
            problem = tree.build()
            failure = None if problem else tree.first_failure(stages[fault.group])
        finally:
            write(os.path.join(tree.folder, fault.path), before)
        verdict = f"killed by {failure}" if failure else "survived"
        if problem:
            verdict = next((line for line in problem.split("\n") if "error:" in line), "does not compile")
            broken.append(fault)
        elif not failure:
            survivors.append(fault)
        print(f"{number:2} {fault.group}: {fault.text}: {verdict} ({time.monotonic() - start:.0f} s)", flush=True)
    if broken:
        end("not compiled: " + "; ".join(fault.text for fault in broken))
    return survivors


def end(message):
    """Ends the program where nothing can be said."""
    print(message, file=sys.stderr)
    sys.exit(2)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--folder")
    parser.add_argument("--scratch-path", default=".build")
    parser.add_argument("--only", default="")
    parser.add_argument("--quick", action="store_true")
    options = parser.parse_args()
    # So that the line is put back then, too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(2))
    faults = read_faults()
    mistakes = list(check(faults))
    if mistakes:
        end("\n".join(mistakes))
    if options.check:
        return
    faults = [fault for fault in faults if re.search(options.only, f"{fault.group} {fault.path} {fault.text}")]
    with tempfile.TemporaryDirectory() as temporary:
        folder = os.path.abspath(options.folder or temporary)
        os.makedirs(folder, exist_ok=True)
        copy_tree(folder)
        survivors = run(faults, Tree(folder, options.scratch_path), options.quick)
    for group in dict.fromkeys(fault.group for fault in faults):
        count = sum(fault.group == group for fault in faults)
        left = sum(fault.group == group for fault in survivors)
        print(f"{group}: {count - left} of {count}")
    print(f"all: {len(faults) - len(survivors)} of {len(faults)}")
    for fault in survivors:
        print(f"survived: {fault.path}: {fault.text}")
    if len(survivors) * 100 > len(faults) * TOLERATED:
        sys.exit(1)


if __name__ == "__main__":
    main()
