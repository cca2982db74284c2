#!/usr/bin/env python3
"""Sends random messages to `shapec lsp`: valid ones, slightly wrong ones, and garbage.

    python3 Tests/Tools/Protocol/fuzz.py [--binary PATH] [--seed N] [--minutes M] [--memory MIB]
    python3 Tests/Tools/Protocol/fuzz.py --replay FILE [--binary PATH]

Without `--binary`, `.build/debug/shapec` is tested. Each run has a new server, and edits copies of the examples and
small files in a folder of its own. It fails if a request has no answer after fifteen seconds of work or has two, if a message is
not JSON-RPC, if the server ends, if its memory passes a limit, or if it says something else about a text that was edited
than about the same text when it is opened anew. On failure, the seed of the run is printed, and the messages since
its start are written to a file, which `--replay` sends again.
"""

import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time

from connection import WAITING, Connection, Failure
from conversation import SMALL, Conversation

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), *[os.pardir] * 3))
MESSAGES_OF_A_RUN = 1_500


def make_folder(folder):
    examples = os.path.join(ROOT, "Examples")
    for name in os.listdir(examples):
        if name.endswith(".shape"):
            shutil.copy(os.path.join(examples, name), folder)
    for name, text in SMALL.items():
        with open(os.path.join(folder, name), "w", newline="") as file:
            file.write(text)


def run(seed, options):
    """Returns the failure of a run, and the messages that led to it."""
    with tempfile.TemporaryDirectory(prefix="shape-fuzz-") as folder:
        make_folder(folder)
        connection = Connection(options.binary, options.memory)
        conversation = Conversation(connection, random.Random(seed), folder)
        try:
            conversation.start()
            for _ in range(MESSAGES_OF_A_RUN):
                conversation.step()
            connection.drain(until=lambda: not connection.waiting)
            connection.check_memory()
            connection.call("shutdown", None)
            connection.notify("exit", None)
            if connection.process.wait(timeout=WAITING) != 0:
                raise Failure(f"the server ended with {connection.process.returncode} after shutdown and exit")
            return None, connection, folder
        except (Failure, subprocess.TimeoutExpired) as failure:
            return failure, connection, folder
        finally:
            connection.close()


def replay(options):
    """Sends the messages of a file, and prints what the server writes last."""
    with open(options.replay, "rb") as file:
        data = file.read()
    process = subprocess.run([options.binary, "lsp"], input=data, stdout=subprocess.PIPE, timeout=600)
    print(process.stdout[-3000:].decode(errors="replace"))
    print(f"the server ended with {process.returncode}")


def main():
    parser = argparse.ArgumentParser(description="Sends random messages to `shapec lsp`.")
    parser.add_argument("--binary", default=os.path.join(ROOT, ".build/debug/shapec"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1)
    parser.add_argument("--memory", type=float, default=100, help="the maximum memory of a server, in MiB")
    parser.add_argument("--replay", metavar="FILE")
    options = parser.parse_args()
    if options.replay:
        return replay(options)
    end = time.monotonic() + 60 * options.minutes
    seed, slowest, peak = options.seed, (0, ""), 0
    while time.monotonic() < end or seed == options.seed:
        failure, connection, folder = run(seed, options)
        slowest, peak = max(slowest, connection.slowest), max(peak, connection.peak)
        if failure:
            path = os.path.join(tempfile.gettempdir(), f"protocol-{seed}.messages")
            with open(path, "wb") as file:
                file.write(b"".join(connection.sent))
            print(f"seed {seed}, message {len(connection.sent)}: {failure}\nthe messages are in {path}, about {folder}")
            return 1
        seed += 1
    print(
        f"{seed - options.seed} runs passed; the slowest answer took {slowest[0]:.2f} s ({slowest[1]}); {peak:.0f} MiB"
    )


if __name__ == "__main__":
    sys.exit(main())
