#!/usr/bin/env python3
"""Plants faults in the sources, and reports which of them the tests notice.

    python3 Tests/Tools/Faults/plant.py FOLDER [--count 300] [--seed 1] [--module NAME]... [--tier quick] [--seconds 15]
    python3 Tests/Tools/Faults/plant.py FOLDER --show
    python3 Tests/Tools/Faults/plant.py --check

Copies the repository into a folder and plants many small faults in the copy: comparisons, signs, dropped statements and
cases, swapped arguments, numbers that are off by one, early returns, reversed orders. An environment variable switches on one
of them, so one build serves for all. Then

1. each suite runs once without a fault, which tells how long it takes, and which faults it reaches. Suites that fail in the
   copy, because they read sources, are left out;
2. for each fault, the suites that reach it run, up to the first test that fails: first those of its module, and fast ones.

Everything that is known is kept in the folder, so a run that was interrupted goes on. After a change of the tests, name the
same folder with `--again`, which keeps the faults and runs only those that survived. `--tier ci` counts what the
tests of that tier notice of those that survived before. `--seconds` leaves out suites that take longer: a survivor takes as long as
all suites that reach it, so run without the slow ones first. `--show` prints the results.

`--check` only counts the places where a fault can be planted, by kind; that takes a few seconds.

Mark a survivor that can't be noticed, with the reason, in `equivalent.json` of the folder: {"17": "only speed"}.
"""

import argparse
import concurrent.futures
import filecmp
import os
import random
import shutil
import subprocess
import sys
from collections import Counter

import sites
from planting import MODULES, Planting, load, store
from suites import Suites

TIERS = ["quick", "ci", "long"]
ROOT = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), *[os.pardir] * 3))


def report(text):
    print(text, flush=True)


def copy_tree(folder):
    """Makes the folder a copy of the repository, but for the sources in which faults are planted: these are only added."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, check=True,
        capture_output=True).stdout.decode().split("\0")
    names = {name for name in listed if name and os.path.lexists(os.path.join(ROOT, name))}
    for name in sorted(names):
        source, target = os.path.join(ROOT, name), os.path.join(folder, name)
        is_planted = name.split("/")[:1] == ["Sources"] and name.split("/")[1] in MODULES and name.endswith(".swift")
        if os.path.exists(target) and (is_planted or is_same(source, target)):
            continue
        os.makedirs(os.path.dirname(target), exist_ok=True)
        if os.path.lexists(target):
            os.remove(target)
        shutil.copy(source, target, follow_symlinks=False)
    # A test that was removed from the repository must not stay.
    for place, _, files in os.walk(os.path.join(folder, "Tests")):
        for path in (os.path.join(place, file) for file in files):
            if os.path.relpath(path, folder) not in names:
                os.remove(path)


def is_same(one, other):
    if os.path.islink(one) or os.path.islink(other):
        return os.path.islink(one) and os.path.islink(other) and os.readlink(one) == os.readlink(other)
    return filecmp.cmp(one, other, shallow=False)


class Work:
    """The files in the folder of the copy that keep what is known."""

    def __init__(self, folder, tier, seconds):
        self.folder, self.tier, self.seconds = os.path.abspath(folder), tier, seconds
        os.makedirs(self.folder, exist_ok=True)
        self.faults = load(self.path("faults"), None)
        # Another tier runs other cases.
        self.reach = load(self.path("reach-" + tier), {})
        self.verdicts = load(self.path("verdicts"), {})
        self.equivalent = load(os.path.join(self.folder, "equivalent.json"), {})

    def path(self, name):
        return os.path.join(self.folder, f"{name}.json")

    def keep(self):
        store(self.path("faults"), self.faults)
        store(self.path("reach-" + self.tier), self.reach)
        store(self.path("verdicts"), self.verdicts)

    # MARK: Steps

    def plant(self, count, seed, modules):
        planting = Planting(ROOT, self.folder)
        if self.faults is None:
            # Some faults don't compile.
            chosen = planting.choose(round(1.7 * count), seed, modules)
            fit = planting.compilable(chosen, report)
            kept = {fault["number"] for fault in fit}
            store(self.path("refused"), [fault for fault in chosen if fault["number"] not in kept])
            self.faults = self.thin(fit, count, modules)
            store(self.path("sources"), planting.digests())
            self.keep()
        if planting.digests() != load(self.path("sources"), None):
            sys.exit("the sources have changed since the faults were chosen: use another folder")
        planting.write(self.faults)
        report(f"{len(self.faults)} faults")
        build = subprocess.run(
            ["swift", "build", "--build-tests"], cwd=self.folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if build.returncode:
            sys.exit(build.stdout[-5000:])

    @staticmethod
    def thin(faults, count, modules):
        """Returns as many faults as wanted, with the same share of each module."""
        chosen = []
        for module in modules:
            here = [fault for fault in faults if fault["module"] == module]
            chosen += here[:max(1, round(count * len(here) / len(faults)))]
        return chosen

    def find_reach(self, workers):
        suites = Suites(self.folder, self.tier)
        names = [name for name in suites.names() if name not in self.reach]
        count = 1 + max(fault["number"] for fault in self.faults)
        with concurrent.futures.ThreadPoolExecutor(workers) as pool:
            jobs = {pool.submit(suites.reach, name, count, 1800): name for name in names}
            for job in concurrent.futures.as_completed(jobs):
                failure, seconds, reached = job.result()
                self.reach[jobs[job]] = dict(failure=failure, seconds=round(seconds, 2), faults=reached)
                if failure:
                    report(f"{jobs[job]} fails without a fault: {failure}")
                self.keep()

    def suites_for(self, fault, beyond):
        """Returns the suites that reach a fault and take longer than some seconds: first those of its module, and fast ones."""
        found = [
            (name, suite["seconds"]) for name, suite in self.reach.items()
            if suite["failure"] is None and beyond < suite["seconds"] <= self.seconds and fault["number"] in suite["faults"]]
        return sorted(found, key=lambda suite: suite[1] * (1 if suite[0].startswith(fault["module"]) else 10))

    def judge(self, workers, seed, is_again):
        suites = Suites(self.folder, self.tier)

        def is_open(fault):
            verdict = self.verdicts.get(str(fault["number"]))
            if str(fault["number"]) in self.equivalent:
                return False
            if verdict is None:
                return True
            runs_more = verdict["tier"] != self.tier or verdict["seconds"] < self.seconds
            return verdict["failure"] is None and (is_again or runs_more)

        def seconds_before(fault):
            verdict = self.verdicts.get(str(fault["number"]))
            return verdict["seconds"] if verdict and verdict["tier"] == self.tier and not is_again else -1

        todo = [fault for fault in self.faults if is_open(fault)]
        # So that a run that was interrupted has judged a fair sample of the modules and kinds.
        random.Random(seed).shuffle(todo)
        with concurrent.futures.ThreadPoolExecutor(workers) as pool:
            jobs = {
                pool.submit(suites.first_failure, f["number"], self.suites_for(f, seconds_before(f))): f for f in todo}
            for done, job in enumerate(concurrent.futures.as_completed(jobs), 1):
                fault = jobs[job]
                self.verdicts[str(fault["number"])] = dict(failure=job.result(), tier=self.tier, seconds=self.seconds)
                self.keep()
                report(f"{done}/{len(todo)} {self.describe(fault)}")

    # MARK: Results

    def describe(self, fault):
        verdict = self.verdicts.get(str(fault["number"]))
        if verdict is None:
            outcome = "not judged"
        elif verdict["failure"]:
            outcome = f"noticed ({verdict['tier']}) by {verdict['failure'][:100]}"
        elif not any(fault["number"] in suite["faults"] for suite in self.reach.values()):
            outcome = "not reached"
        else:
            outcome = f"survived ({verdict['tier']}" + (f", suites up to {verdict['seconds']} s)" if verdict["seconds"] < 1e6 else ")")
        equivalent = self.equivalent.get(str(fault["number"]))
        if equivalent:
            outcome = f"equivalent: {equivalent}"
        return f"#{fault['number']} {fault['kind']} {fault['path']}:{fault['line']} `{fault['text']}`: {outcome}"

    def show(self):
        for name, suite in self.reach.items():
            if suite["failure"]:
                report(f"{name} took no part: {suite['failure']}")
        refused = load(self.path("refused"), [])
        for key in ("module", "kind"):
            rows = {}
            for name in [fault[key] for fault in self.faults] + ["all"]:
                here = [fault for fault in self.faults if name in (fault[key], "all")]
                equal = [fault for fault in here if str(fault["number"]) in self.equivalent]
                tiers = Counter(self.tier_of_failure(fault) for fault in here if fault not in equal)
                noticed = sum(tiers[tier] for tier in TIERS)
                rows[name] = (
                    f"{name:16} planted {len(here):4}, equivalent {len(equal):3}, noticed "
                    + ", ".join(f"{tiers[tier]:4} ({tier})" for tier in TIERS[:2 + bool(tiers["long"])])
                    + f", {100 * noticed / max(1, len(here) - len(equal)):.0f} %, "
                    + f"refused by the compiler {sum(name in (fault[key], 'all') for fault in refused)}")
            report("\n".join(rows.values()))
        for fault in self.faults:
            if self.tier_of_failure(fault) is None:
                report(self.describe(fault))

    def tier_of_failure(self, fault):
        """Returns the tier whose tests noticed a fault, or `None`."""
        verdict = self.verdicts.get(str(fault["number"]))
        return verdict["tier"] if verdict and verdict["failure"] else None


def check():
    """Fails if a module or a kind of fault has no place, as after a change that the reader of sources doesn't understand."""
    kinds = Counter()
    for module in MODULES:
        here = Planting(ROOT, ROOT).places(module)
        kinds.update({kind: len(places) for kind, places in here.items()})
        if not here:
            sys.exit(f"no fault can be planted in {module}")
    missing = (set(sites.INFIX.values()) | sites.KINDS) - set(kinds)
    if missing:
        sys.exit(f"no place for {', '.join(sorted(missing))}")
    report(", ".join(f"{count} {kind}" for kind, count in kinds.most_common()))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--module", action="append", choices=MODULES)
    parser.add_argument("--tier", default="quick", choices=TIERS)
    parser.add_argument("--seconds", type=float, default=1e6)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--show", action="store_true")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    if options.check:
        return check()
    if options.folder is None:
        parser.error("name a folder for the copy")
    if os.path.realpath(options.folder) == os.path.realpath(ROOT):
        parser.error("name another folder than the repository, in which nothing may be planted")
    work = Work(options.folder, options.tier, options.seconds)
    if not options.show:
        copy_tree(work.folder)
        work.plant(options.count, options.seed, options.module or MODULES)
        if options.again:
            work.reach = {}
        work.find_reach(options.workers)
        work.judge(options.workers, options.seed, options.again)
    if work.faults:
        work.show()


if __name__ == "__main__":
    main()
