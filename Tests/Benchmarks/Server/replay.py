#!/usr/bin/env python3
"""Replays editing sessions against `shapec lsp` and prints how long its answers take.

    python3 Tests/Benchmarks/Server/replay.py [--binary PATH] [--edits N] [--verify] [--seed N]

Builds shapec in release, unless `--binary` names one that is built. Everything is measured at the pipe, JSON included:
from the first byte of a change to the last byte of the diagnostics for it, and from a request to its answer.

The sessions are what people do in a file of 10,000 lines with 600 shapes that share some constants: they type a shape,
letter by letter; delete and retype words; cut, paste and move declarations; undo; forget a brace and add it later; change
a constant that every shape uses. One session types a whole example into an empty file.

`--edits` repeats random edits up to a number, and prints the memory on the way. `--verify` compares the diagnostics after
every edit with those of another server that opens the same text for the first time, and fails if they differ.
"""

import argparse
import importlib.util
import os
import random
import subprocess
import sys
import time

from client import Client

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.abspath(os.path.join(HERE, *[os.pardir] * 3))
URI = "file:///replay/shapes.shape"
SHARED = """/// The constants that all shapes share.
let accent = #FFD700
let unit = 3
func share(total: Number) = total / unit

"""


def large_file():
    """600 shapes in some 10,000 lines, which use the shared constants."""
    specification = importlib.util.spec_from_file_location("standard", os.path.join(ROOT, "Tests/Benchmarks/standard.py"))
    standard = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(standard)
    groups = []
    for number in range(150):
        group = standard.GROUP.replace("{n}", str(number)).replace("{{", "{").replace("}}", "}")
        groups.append(group.replace(".gold", "accent").replace("radius: 3,", "radius: unit,"))
    return SHARED + "\n".join(groups)


class Editor:
    """A text in an editor, with the times of all answers by session."""

    def __init__(self, client, uri, text, check=None):
        self.client, self.uri, self.text, self.check = client, uri, text, check
        self.undo = []
        self.times = {}
        self.session = "open"
        began = time.perf_counter()
        client.open(uri, text)
        self.note("open", client.arrived - began)

    def note(self, name, seconds):
        self.times.setdefault(name, []).append(1000 * seconds)

    def place(self, offset):
        line = self.text.count("\n", 0, offset)
        before = self.text[self.text.rfind("\n", 0, offset) + 1:offset]
        return {"line": line, "character": len(before.encode("utf-16-le")) // 2}

    def replace(self, start, end, text, remembers=True):
        places = self.place(start), self.place(end)
        if remembers:
            self.undo.append((start, start + len(text), self.text[start:end]))
        self.text = self.text[:start] + text + self.text[end:]
        found, seconds = self.client.edit(self.uri, *places, text)
        self.note(self.session, seconds)
        if self.check:
            self.check(self.text, found)

    def type(self, offset, text):
        for index, letter in enumerate(text):
            self.replace(offset + index, offset + index, letter)

    def undo_all(self, count):
        for _ in range(min(count, len(self.undo))):
            self.replace(*self.undo.pop(), remembers=False)

    def ask(self, method, offset, **others):
        parameters = {"textDocument": {"uri": self.uri}, "position": self.place(offset), **others}
        began = time.perf_counter()
        result = self.client.call(method, parameters)
        self.note(method.removeprefix("textDocument/"), self.client.arrived - began)
        return result


def declarations(text):
    """The places of top-level shapes with the comments before them."""
    starts = [index for index in range(len(text)) if text.startswith("\n///", index)]
    return [(start + 1, end + 1) for start, end in zip(starts, starts[1:] + [len(text) - 1])]


def edit_large_file(editor, randomness):
    """The sessions in the large file."""
    text = editor.text
    shapes = declarations(text)
    for _ in range(4):
        start, _end = randomness.choice(shapes[10:])
        editor.session = "type a shape"
        editor.type(start, "/// A note.\nshape Note(inset in 0...8 = 2) {\n  size 40 x 20\n"
                    "  let box = bounds.inset(by: inset)\n  fill accent, path: roundedRect(box, cornerRadius: unit)\n}\n\n")
        editor.ask("textDocument/completion", editor.text.index("fill accent", start) + 5)
        editor.session = "undo"
        editor.undo_all(60)
        editor.undo_all(len(editor.undo))
    for _ in range(40):
        editor.session = "retype a word"
        word = randomness.choice(["fill tint", "stroke accent", "radius: unit", "size 80 x 80", "cap: .round"])
        places = [index for index in range(len(editor.text)) if editor.text.startswith(word, index)]
        offset = randomness.choice(places)
        for count in range(len(word)):
            editor.replace(offset + len(word) - 1 - count, offset + len(word) - count, "")
        for count, letter in enumerate(word):
            editor.replace(offset + count, offset + count, letter)
            if count % 3 == 2:
                editor.ask("textDocument/completion", offset + count + 1)
    for _ in range(20):
        editor.session = "move a block"
        start, end = randomness.choice(shapes)
        block = editor.text[start:end]
        editor.replace(start, end, "")
        target = randomness.choice(declarations(editor.text))[0]
        editor.replace(target, target, block)
        shapes = declarations(editor.text)
        editor.session = "paste a copy"
        editor.replace(target, target, block)
        editor.replace(target, target + len(block), "")
    for _ in range(10):
        editor.session = "break braces"
        start, _end = randomness.choice(shapes[5:])
        brace = editor.text.index("{", start)
        editor.replace(brace, brace + 1, "")
        editor.type(brace, " ")
        editor.replace(brace, brace + 1, "{")
        end = editor.text.index("\n}", brace) + 1
        editor.replace(end, end + 1, "")
        editor.type(end, "  fill .red\n")
        editor.replace(end, end + 12, "}")
    for _ in range(10):
        editor.session = "change a shared constant"
        offset = editor.text.index("let unit = ") + len("let unit = ")
        editor.replace(offset, offset + 1, randomness.choice("123456789"))
        editor.type(offset + 1, ".5")
        editor.undo_all(2)
    editor.session = "before a request"
    for name in ("hover", "definition", "documentHighlight", "signatureHelp", "documentColor", "inlayHint", "codeLens",
                 "documentSymbol", "foldingRange", "semanticTokens/range", "semanticTokens/full"):
        for _ in range(10):
            # After an edit, as in an editor that asks again when it has the diagnostics.
            offset = editor.text.index("radius: unit", randomness.randrange(len(editor.text) // 2))
            editor.replace(offset, offset + 1, "r")
            line = editor.place(offset)["line"]
            visible = {"start": {"line": line, "character": 0}, "end": {"line": line + 60, "character": 0}}
            editor.ask("textDocument/" + name, offset + 9, range=visible)


def type_example(client, check):
    """Types a whole example into an empty file."""
    with open(os.path.join(ROOT, "Examples", "card.shape")) as file:
        text = file.read()
    editor = Editor(client, "file:///replay/card.shape", "", check)
    editor.session = "type a whole example"
    editor.type(0, text)
    editor.session = "delete it"
    while editor.text:
        editor.replace(max(0, len(editor.text) - 7), len(editor.text), "")
    return editor.times


def random_edits(editor, randomness, count):
    """Edits that break and repair anything, with the memory on the way."""
    pieces = ["{", "}", "(", ")", "let x = 1\n", "fill accent\n", "é", "\U0001F600", "\n", " ", "\"", "//", "/*", ".5"]
    rows = []
    editor.session = "random edits"
    for number in range(count):
        if number % (count // 20 or 1) == 0:
            rows.append((number, editor.client.memory()))
        if editor.undo:
            editor.undo_all(1)
            continue
        if number % 200 == 0:
            offset = editor.text.index("let unit = ") + len("let unit = ")
            editor.replace(offset, offset + 1, randomness.choice("123456789"))
        elif number % 100 == 50:
            brace = editor.text.index("{", randomness.randrange(len(editor.text) - 1000))
            editor.replace(brace, brace + 1, "")
        else:
            start = randomness.randrange(len(editor.text))
            editor.replace(start, min(len(editor.text), start + randomness.choice([0, 0, 1, 4])), randomness.choice(pieces))
    rows.append((count, editor.client.memory()))
    return rows


def cold_check(binary, text):
    """The time of `shapec check`, in milliseconds."""
    began = time.perf_counter()
    subprocess.run([binary, "check", "-"], input=text.encode(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return 1000 * (time.perf_counter() - began)


def table(times):
    print("| session | answers | median ms | 99 % ms | longest ms |")
    print("|---|---|---|---|---|")
    for name, values in times.items():
        ordered = sorted(values)
        high = ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)]
        print(f"| {name} | {len(ordered)} | {ordered[len(ordered) // 2]:.2f} | {high:.2f} | {ordered[-1]:.2f} |")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--binary")
    parser.add_argument("--edits", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--verify", action="store_true")
    arguments = parser.parse_args()
    binary = arguments.binary
    if not binary:
        subprocess.run(["swift", "build", "-c", "release", "--product", "shapec"], cwd=ROOT, check=True)
        binary = os.path.join(ROOT, ".build/release/shapec")
    check = None
    options = None
    if arguments.verify:
        # Findings come at any time, and are those of `check`.
        options = {"shape": {"check": False}}
        judge = Client(binary, options)
        compared = [0]

        def check(text, found):
            compared[0] += 1
            uri = f"file:///replay/fresh{compared[0]}.shape"
            fresh = judge.open(uri, text)
            judge.notify("textDocument/didClose", {"textDocument": {"uri": uri}})
            judge.events.clear()
            clean = lambda found, own: str(found).replace(own, "")
            if clean(fresh, uri) != clean(found, URI).replace("file:///replay/card.shape", ""):
                with open("replay-difference.shape", "w") as file:
                    file.write(text)
                sys.exit(f"after edit {compared[0]}, found {found}\ninstead of {fresh}\nsee replay-difference.shape")

    randomness = random.Random(arguments.seed)
    client = Client(binary, options)
    times = type_example(client, check)
    editor = Editor(client, URI, large_file(), check)
    edit_large_file(editor, randomness)
    keystrokes = [value for name, values in editor.times.items() if name in (
        "type a shape", "undo", "retype a word", "move a block", "paste a copy", "break braces",
        "change a shared constant") for value in values]
    times.update(editor.times)
    times["all edits of the large file"] = keystrokes
    if not arguments.verify:
        # The check begins after a quiet moment.
        start = editor.text.index("fill seal")
        began = time.perf_counter()
        editor.replace(start, start, " ")
        client.diagnostics(URI)
        times["findings of check"] = [1000 * (client.arrived - began)]
        times["a cold `shapec check`"] = [cold_check(binary, editor.text) for _ in range(5)]
    table(times)
    print(f"\nMemory: {client.memory():.1f} MiB, at most {client.memory('VmHWM'):.1f} MiB")
    if arguments.edits:
        editor.undo.clear()
        print("\n| random edits | MiB |\n|---|---|")
        for number, memory in random_edits(editor, randomness, arguments.edits):
            print(f"| {number} | {memory:.1f} |")
        print(f"\nAt most {client.memory('VmHWM'):.1f} MiB")
        table({"random edits": editor.times["random edits"]})
    if arguments.verify:
        print(f"{compared[0]} results equal those of a fresh compilation")
    code = client.close()
    if code != 0:
        sys.exit(f"the server ended with {code}")


if __name__ == "__main__":
    main()
