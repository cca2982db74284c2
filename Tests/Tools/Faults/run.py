#!/usr/bin/env python3
"""Plants the faults of faults.txt in the sources, one by one, and reports which of them the tests notice.

    python3 Tests/Tools/Faults/run.py [--folder DIR] [--only PATTERN] [--quick]
    python3 Tests/Tools/Faults/run.py --check

Copies the repository into a folder, builds its tests, and runs them once. Then for each fault it changes the source,
builds, runs the tests up to the first that fails (those that are most likely to notice first, and cheap ones before slow
ones), and restores the source. Prints

- for each fault `killed` and by which test, or `survived`;
- how many of each group were killed.

Exits with 1 if more than a tenth of the faults survive, and with 2 if a fault is not found exactly once or doesn't
compile. `--check` only looks for the places, which takes less than a second. `--folder` keeps the copy and its build for
the next time. `--only` takes the faults that match a regular expression. `--quick` leaves out random programs, the tests
of the program and its pictures, which take minutes for each fault that nothing else notices.

A fault has a place, a text and its replacement:

    a shape needs no size
      in ShapeLanguage/Checking: checkSize
      - count > 0
      + count >= 0

The place is a folder (or a file) of Sources, and the name of a declaration in it: a function, a type, a `let`. The text
is part of that declaration. White space between its tokens doesn't matter. `…` is any text within a line.
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

# The tests in the order in which they run: a filter, and the tests to skip.
LANGUAGE = ("^ShapeLanguageTests\\.", "FuzzTests|LimitTests|LosslessTreeTests|GrammarAgreementTests")
WHOLE_LANGUAGE = ("^ShapeLanguageTests\\.", None)
GEOMETRY = ("^ShapeCoreTests\\.", None)
BACKENDS = ("^ShapeBackendsTests\\.", None)
CONSTRUCTS = ("^GeneratedSwiftTests\\.(SwiftSource|LanguageEquality|ExampleEquality)Tests", None)
GENERATED = ("^GeneratedSwiftTests\\.", None)
SLOWEST = "ExamplePictureTests"
PROGRAM = ("^ShapecTests\\.", SLOWEST)
PICTURES = (SLOWEST, None)
SLOW = (GENERATED, PROGRAM, PICTURES)
STAGES = {
    "Checking": [LANGUAGE, BACKENDS, CONSTRUCTS, WHOLE_LANGUAGE, GENERATED, PROGRAM, PICTURES],
    "Pictures": [GEOMETRY, LANGUAGE, BACKENDS, PROGRAM, PICTURES],
    "SVG": [BACKENDS, PROGRAM, PICTURES],
    "PostScript": [BACKENDS, PROGRAM, PICTURES],
    "Swift": [BACKENDS, CONSTRUCTS, GENERATED, PROGRAM],
}
STAGES["Evaluation"] = STAGES["Syntax and the tables of the language"] = STAGES["Checking"]

# The maximum percentage of faults that may survive.
TOLERATED = 10


# A line that declares a name.
DECLARATION = re.compile(r"\b(?:func|var|let|init|subscript|case|struct|class|enum|extension|protocol|typealias)\b")
# The units by which a pattern is compared: words, runs of white space, other characters.
TOKEN = re.compile(r"\w+|\s+|[^\w\s]")


class Fault:
    def __init__(self, group, text):
        self.group, self.text = group, text
        self.folder = self.declaration = self.old = self.new = None

    def places(self, root):
        """Returns the places where the pattern matches: file, start and end."""
        # White space may be anywhere between two tokens. `…` is any text within a line. At the end, it is the rest of the line.
        parts = [token for token in TOKEN.findall(self.old) if not token.isspace()]
        texts = [re.escape(part) if part != "…" else "[^\n]*?" for part in parts]
        if parts[-1] == "…":
            texts[-1] = "[^\n]*"
        pattern = re.compile(r"\s*".join(texts))
        found = []
        for path in swift_files(os.path.join(root, "Sources", self.folder)):
            with open(path, encoding="utf-8") as file:
                text = file.read()
            if self.declaration not in text:
                continue
            for start, end in extents(text, self.declaration):
                found += [(path, match.start(), match.end()) for match in pattern.finditer(text, start, end)]
        # A declaration within another one with the same name is searched twice.
        return sorted(set(found))

    def apply(self, root):
        """Changes the source. Returns the path of the file and its original text."""
        ((path, start, end),) = self.places(root)
        with open(path, encoding="utf-8") as file:
            before = file.read()
        write(path, before[:start] + self.new + before[end:])
        return path, before


def swift_files(path):
    if os.path.isfile(path):
        return [path]
    return sorted(
        os.path.join(folder, name) for folder, _, names in os.walk(path) for name in names if name.endswith(".swift"))


def extents(text, name):
    """Returns the starts and ends of the declarations of a name. Formatted sources show them by indentation."""
    is_named = re.compile(r"(?<!\w)" + re.escape(name) + r"(?!\w)")
    starts, at = [], 0
    for line in text.split("\n"):
        starts.append(at)
        at += len(line) + 1
    lines = text.split("\n")
    for first, line in enumerate(lines):
        declaration = DECLARATION.search(line)
        if not declaration or line.lstrip().startswith("//"):
            continue
        # The name right after the word, as in `func name(`; `init` and `subscript` are names themselves.
        rest = line[declaration.start():]
        named = is_named.search(rest)
        if not named or re.search(r"[(=:{]", rest[:named.start()]):
            continue
        indentation = len(line) - len(line.lstrip())
        last = first
        while last + 1 < len(lines):
            following = lines[last + 1]
            depth = len(following) - len(following.lstrip())
            is_continued = not following.strip() or depth > indentation
            closes = depth == indentation and following.lstrip()[:1] in ("}", ")", "]")
            if not is_continued and not closes:
                break
            last += 1
            if closes and following.rstrip()[-1] not in "{([":
                break
        yield starts[first], starts[last] + len(lines[last])


def write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def read_faults():
    faults, group = [], None
    with open(os.path.join(HERE, "faults.txt"), encoding="utf-8") as file:
        for line in file.read().split("\n"):
            if line.startswith("# "):
                group = line[2:]
            elif line.startswith("  in "):
                faults[-1].folder, faults[-1].declaration = line[5:].strip().split(": ", 1)
            elif line.startswith("  - "):
                faults[-1].old = line[4:].strip()
            elif line.startswith("  + "):
                faults[-1].new = line[4:].strip()
            elif group and line.strip():
                faults.append(Fault(group, line.strip()))
    return faults


def check(faults):
    """Returns the errors in the list of faults."""
    for fault in faults:
        if fault.group not in STAGES:
            yield f"{fault.text}: no tests are known for the group `{fault.group}`"
        elif not fault.old or not fault.new or fault.old == fault.new or not fault.declaration:
            yield f"{fault.text}: needs a place, and two texts that differ"
        elif not os.path.exists(os.path.join(ROOT, "Sources", fault.folder)):
            yield f"{fault.text}: there is no Sources/{fault.folder}"
        elif (count := len(fault.places(ROOT))) != 1:
            yield f"{fault.text}: found {count} times in {fault.declaration} of Sources/{fault.folder}: {fault.old}"


def copy_tree(folder):
    """Copies the repository's files into the folder. Unchanged files keep their dates."""
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
        """Returns the output of the compiler if it fails, else None."""
        done = subprocess.run(
            ["swift", "build", "--build-tests", "--scratch-path", self.scratch], cwd=self.folder, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return done.stdout if done.returncode else None

    def first_failure(self, stages):
        """Returns the first test that fails, or the way the tests end. Returns None if all pass."""
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
        # A separate session, so that programs that the tests run end with them.
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
    """Prints the outcome of each fault, and returns those that survive."""
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
        path, before = fault.apply(tree.folder)
        try:
            problem = tree.build()
            failure = None if problem else tree.first_failure(stages[fault.group])
        finally:
            write(path, before)
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
    """Ends the program without a result."""
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
    # Restore the source then, too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(2))
    faults = read_faults()
    mistakes = list(check(faults))
    if mistakes:
        end("\n".join(mistakes))
    if options.check:
        return
    faults = [fault for fault in faults if re.search(options.only, f"{fault.group} {fault.folder} {fault.text}")]
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
        print(f"survived: {fault.group}: {fault.text}")
    if len(survivors) * 100 > len(faults) * TOLERATED:
        sys.exit(1)


if __name__ == "__main__":
    main()
