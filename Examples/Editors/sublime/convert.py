#!/usr/bin/env python3
"""Writes the TextMate grammar in the form that Sublime Text and TextMate read: `python3 convert.py > Shape.tmLanguage`."""

import json
import pathlib
import plistlib
import sys

GRAMMAR = pathlib.Path(__file__).resolve().parent.parent / "vscode/syntaxes/shape.tmLanguage.json"
grammar = json.loads(GRAMMAR.read_text(encoding="utf-8"))
del grammar["$schema"]
plistlib.dump(grammar, sys.stdout.buffer, sort_keys=False)
