"""Runs the suites of a build of the tests: which faults each reaches, and which fails first with a fault."""

import os
import re
import shutil
import signal
import subprocess
import tempfile
import threading
import time


class Suites:
    def __init__(self, folder, tier):
        self.folder, self.tier = folder, tier
        self.program = os.path.join(folder, ".build", "debug", "shapecPackageTests.xctest")

    def names(self):
        listed = subprocess.run(
            ["swift", "test", "list", "--skip-build"], cwd=self.folder, capture_output=True, text=True, check=True).stdout
        return sorted({match[1] for match in re.finditer(r"^(\w+\.\w+)[/.]", listed, re.M)})

    def run(self, names, seconds, **variables):
        """Runs suites. Returns the first failure, or `None`, and the seconds."""
        pattern = "^(" + "|".join(re.escape(name) for name in names) + ")/"
        environment = dict(os.environ, SHAPE_TESTS=self.tier, **variables)
        temporary = tempfile.mkdtemp(prefix="faults-")
        environment["TMPDIR"] = temporary
        start = time.monotonic()
        # A separate session, so that programs that the tests run end with them.
        tests = subprocess.Popen(
            [self.program, "--testing-library", "swift-testing", "--filter", pattern, "--no-parallel"], cwd=self.folder,
            env=environment, text=True, errors="replace", stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            start_new_session=True)
        timer = Timer(tests, seconds)
        failure = None
        try:
            for line in tests.stdout:
                found = re.search(r"✘ Test (.+?) (?:with .*)?(?:recorded an issue|failed after)", re.sub(r"\x1b\[[0-9;]*m", "", line))
                if found:
                    failure = found[1]
                    break
            else:
                status = tests.wait()
                if timer.has_fired:
                    failure = "time ran out"
                elif status:
                    failure = f"the tests ended with {status}"
        finally:
            timer.cancel()
            kill(tests)
            tests.stdout.close()
            tests.wait()
            shutil.rmtree(temporary, ignore_errors=True)
        return failure, time.monotonic() - start

    def reach(self, name, count, seconds):
        """Runs a suite without a fault. Returns its failure, its seconds, and the numbers of the faults that it reaches."""
        folder = tempfile.mkdtemp(prefix="reach-")
        try:
            failure, duration = self.run([name], seconds, SHAPE_FAULT_REACH=folder)
            reached = set()
            for file in os.listdir(folder):
                with open(os.path.join(folder, file), "rb") as bytes_of_process:
                    reached |= {number for number, byte in enumerate(bytes_of_process.read()[:count]) if byte}
            return failure, duration, sorted(reached)
        finally:
            shutil.rmtree(folder, ignore_errors=True)

    def first_failure(self, fault, suites):
        """Runs suites, given by their names and seconds, with a fault: in this order, and several at a time."""
        batch, expected = [], 0.0
        for index, (name, seconds) in enumerate(suites):
            batch.append(name)
            expected += seconds
            is_last = index == len(suites) - 1
            if expected >= 10 or is_last:
                failure, _ = self.run(batch, 60 + 5 * expected, SHAPE_FAULT=str(fault))
                # A test that fails now and then, with or without the fault, has noticed nothing.
                if failure and self.run(batch, 60 + 5 * expected, SHAPE_FAULT=str(fault))[0]:
                    return failure
                batch, expected = [], 0.0
        return None


class Timer:
    """Ends a process after some seconds."""

    def __init__(self, process, seconds):
        self.has_fired = False
        self.process = process
        self.timer = threading.Timer(seconds, self.fire)
        self.timer.daemon = True
        self.timer.start()

    def fire(self):
        self.has_fired = True
        kill(self.process)

    def cancel(self):
        self.timer.cancel()


def kill(process):
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
