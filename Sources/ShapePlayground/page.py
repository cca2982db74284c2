#!/usr/bin/env python3
"""Completes a folder with the page and `shapec.wasm`: writes `examples.json`, and `playground.html`, the page as one file.

    page.py FOLDER
"""
import base64
import gzip
import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "Examples"


def example(file, title, section, text):
    imports = re.findall(r'^import "([^"]+)"', text, re.MULTILINE)
    return {"file": file, "title": title, "section": section, "text": text, "imports": imports}


def title(file):
    return file.removesuffix(".shape").replace("-", " ").capitalize()


def examples():
    """Returns the examples, and the recipes of the cookbook, each under the heading before it."""
    found = [example(f.name, title(f.name), "Examples", f.read_text()) for f in sorted(EXAMPLES.glob("*.shape"))]
    section = recipe = ""
    blocks = re.finditer(r"^(##+) ([^\n]+)$|^```shape\n(.*?)^```$", (EXAMPLES / "README.md").read_text(), re.M | re.S)
    for block in blocks:
        if block[1] == "##":
            section = block[2]
        elif block[1]:
            recipe = block[2]
        else:
            name = re.sub(r"[^a-z0-9]+", "-", recipe.lower()).strip("-")
            found.append(example(name + ".shape", recipe, section, block[3]))
    return found


def inlined(folder):
    """Returns the page with everything in it. A module is imported by its name, which an import map gives a `data:` URL."""
    html = (folder / "index.html").read_text()
    modules = {}
    for file in sorted(folder.glob("*.js")):
        if file.name in ("worker.js", "service-worker.js"):
            continue
        source = re.sub(r"(from |import )'\./([\w-]+)\.js'", r"\1'shapec/\2'", file.read_text())
        modules["shapec/" + file.stem] = "data:text/javascript;base64," + base64.b64encode(source.encode()).decode()
    module = base64.b64encode(gzip.compress((folder / "shapec.wasm").read_bytes(), mtime=0)).decode()
    parts = {
        '<link rel="stylesheet" href="style.css">': f"<style>\n{(folder / 'style.css').read_text()}</style>",
        '<script type="module" src="main.js"></script>': "\n".join([
            f'<script type="importmap">{json.dumps({"imports": modules})}</script>',
            data("shapec-worker", (folder / "worker.js").read_text()),
            data("shapec-examples", (folder / "examples.json").read_text()),
            data("shapec-module", module),
            '<script type="module">import "shapec/main"</script>',
        ]),
    }
    for old, new in parts.items():
        if html.count(old) != 1:
            sys.exit(f"index.html has no {old}")
        html = html.replace(old, new)
    return html


def data(name, text):
    # The text is read as it is, up to the end of the element. JSON has another way to write a slash.
    text = text.replace("</", "<\\/")
    return f'<script type="text/plain" id="{name}">{text}</script>'


folder = Path(sys.argv[1])
(folder / "examples.json").write_text(json.dumps(examples(), ensure_ascii=False))
if (folder / "shapec.wasm").exists():
    (folder / "playground.html").write_text(inlined(folder))
