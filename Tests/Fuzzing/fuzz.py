#!/usr/bin/env python3
"""Searches for sources that break the laws of `SourceLaws`, with libFuzzer and AddressSanitizer.

    python3 Tests/Fuzzing/fuzz.py [--minutes M] [--folder FOLDER]    # builds, then searches; prints each finding
    python3 Tests/Fuzzing/fuzz.py --minimize [--folder FOLDER]       # writes Corpus again, from what was found

The search begins with `Corpus`, the examples and the sources in the pages, and keeps what reaches new code in FOLDER, by
default `.build-fuzz/corpus`. A finding is a file in `.build-fuzz`. Try it again with `swift run fuzz FILE`, and add it to
`Corpus` under the name of its fault when the fault is fixed: the tests replay every file there.
"""

import argparse
import os
import random
import re
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
CORPUS = os.path.join(HERE, "Corpus")
BUILD = os.path.join(ROOT, ".build-fuzz")
# Words are those that the grammar for Vim lists, which a test compares with the compiler's tables.
WORDS = os.path.join(ROOT, "Examples/Editors/vim/syntax/shape.vim")
SIGNS = "{ } ( ) [ ] , : ; ? . + - * / % ! < <= > >= == != && || = ..< ... \" // /* */ #FF0000 10x10 0.5 1e300 -1".split()
# A source may not be longer: long ones take longer in the same code.
LONGEST = 2_000


def build():
    sanitize = ["-Xswiftc", "-sanitize=fuzzer,address", "-Xswiftc", "-DFUZZING"]
    subprocess.run(
        ["swift", "build", "-c", "release", "--product", "fuzz", "--sanitize=fuzzer", *sanitize, "--scratch-path", BUILD],
        cwd=ROOT, check=True)
    return os.path.join(BUILD, "release/fuzz")


def write_dictionary():
    path = os.path.join(BUILD, "shape.dict")
    with open(WORDS) as file:
        words = sorted(set(re.findall(r"\b[A-Za-z]\w+", file.read())))
    with open(path, "w") as file:
        for word in [word + " " for word in words] + SIGNS:
            file.write('"{}"\n'.format(word.replace("\\", "\\\\").replace('"', '\\"')))
    return path


def write_seeds(folder):
    """Writes the sources of the examples and the pages, one file for each."""
    os.makedirs(folder, exist_ok=True)
    texts = []
    for place, _, names in os.walk(ROOT):
        if os.sep + "." in place[len(ROOT):]:
            continue
        for name in names:
            path = os.path.join(place, name)
            if name.endswith(".shape"):
                with open(path, "rb") as file:
                    texts.append(file.read())
            elif name.endswith(".md"):
                with open(path, encoding="utf-8") as file:
                    texts += [text.encode() for text in re.findall(r"\n```shape[^\n]*\n(.*?)\n```", file.read(), re.S)]
    for number, text in enumerate(texts):
        if len(text) <= LONGEST:
            with open(os.path.join(folder, f"seed-{number}"), "wb") as file:
                file.write(text)


def main():
    parser = argparse.ArgumentParser(description="Searches for sources that break the laws.")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--folder", default=os.path.join(BUILD, "corpus"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--minimize", action="store_true")
    options = parser.parse_args()
    os.makedirs(options.folder, exist_ok=True)
    program = build()
    # A fault that is an error of Swift shows its message, and needs no trace of its own.
    environment = {**os.environ, "SWIFT_BACKTRACE": "enable=no", "ASAN_OPTIONS": "detect_leaks=0"}
    if options.minimize:
        smallest = os.path.join(BUILD, "smallest")
        shutil.rmtree(smallest, ignore_errors=True)
        os.makedirs(smallest)
        run = subprocess.run([program, "-set_cover_merge=1", smallest, CORPUS, options.folder], env=environment, cwd=BUILD)
        if run.returncode == 0:
            for name in os.listdir(CORPUS):
                # Files with a name of their own are faults of the past.
                if re.fullmatch("[0-9a-f]{40}", name):
                    os.remove(os.path.join(CORPUS, name))
            # A fair sample of the short ones, which tests replay in seconds.
            names = [name for name in sorted(os.listdir(smallest)) if os.path.getsize(os.path.join(smallest, name)) <= 250]
            for name in random.Random(1).sample(names, min(200, len(names))):
                shutil.copy(os.path.join(smallest, name), CORPUS)
        return run.returncode
    seeds = os.path.join(BUILD, "seeds")
    write_seeds(seeds)
    run = subprocess.run(
        [
            program, options.folder, CORPUS, seeds, f"-dict={write_dictionary()}", f"-max_len={LONGEST}",
            f"-max_total_time={round(60 * options.minutes)}", "-timeout=20", "-rss_limit_mb=3000", f"-fork={options.jobs}",
            "-ignore_crashes=1", "-ignore_timeouts=1", "-ignore_ooms=1", f"-artifact_prefix={BUILD}/",
        ],
        env=environment, cwd=BUILD)
    found = [name for name in os.listdir(BUILD) if name.startswith(("crash-", "timeout-", "oom-", "leak-"))]
    print("\n".join([f"found {len(found)}"] + [os.path.join(BUILD, name) for name in found]))
    return 1 if found else run.returncode


if __name__ == "__main__":
    sys.exit(main())
