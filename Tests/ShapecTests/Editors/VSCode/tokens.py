"""Tokenizes sources with the grammar for editors: `tokens.py GRAMMAR FILE...`. Prints what is wrong, one line each."""

import json
import logging
import pathlib
import re
import sys

from textmate_grammar.parsers.base import LanguageParser

logging.disable(logging.CRITICAL)
parser = LanguageParser(json.loads(pathlib.Path(sys.argv[1]).read_text()))

SNIPPET = r"""
shape Card(size: Number in 0..<3 = 35%) {
  size 250 x 350, min: fill.x x 30deg
  // shapec:allow W0002
  repeat i in 0...2 where size > 1 { fill .red; use cards.Pip(suit: a ? #FFF : .blue) }
  case .spade: stroke mix(.a, b)
  stroke: fill, "a\"b\q"
}
"""
SCOPES = [
    ("shape", "storage.type"), ("Card", "entity.name.type"), ("size", "variable.parameter"), ("Number", "support.type"),
    ("..<", "keyword.operator.range"), ("%", "keyword.other.unit"), ("size", "support.function.command"),
    ("x", "keyword.operator.dimensions"), ("fill", "variable.other"), ("x", "support.variable.property"),
    ("x", "keyword.operator.dimensions"), ("deg", "keyword.other.unit"), ("shapec:allow", "keyword.other.suppression"),
    ("W0002", "constant.other.code"), ("repeat", "keyword.control"), ("in", "keyword.control"),
    ("where", "keyword.control"), ("size", "variable.other"), ("fill", "support.function.command"),
    ("red", "constant.other.enum"), ("use", "keyword.other.statement"), ("cards", "entity.name.namespace"),
    ("Pip", "entity.name.type"), ("suit", "variable.parameter"), ("#FFF", "constant.other.color"),
    ("blue", "constant.other.enum"), ("case", "keyword.control"), ("stroke", "support.function.command"),
    ("mix", "support.function.shape"), ("stroke", "variable.parameter"), ("fill", "variable.other"),
    ("\\\"", "constant.character.escape"), ("\\q", "invalid.illegal"),
]


def tokens(text):
    """Returns pairs of a token's text and its innermost scope."""
    return [(token, scopes[-1] if scopes else "") for _, token, scopes in parser.parse_string(text).flatten()]


found = iter(tokens(SNIPPET))
for token, scope in SCOPES:
    actual = next((innermost for text, innermost in found if text == token), "nothing")
    if not actual.startswith(scope):
        print(f"{token} is {actual} instead of {scope}")

STATEMENT = re.compile(
    r"^ *(size|require|fill|stroke|border|shadow|clip|erase|apply|move|line|quad|curve|smooth|arc|corner|close|add|outline"
    r"|layer|mask|content|use|if|switch|repeat|case|let|shape|style|func|enum|import|preview|private)(?![A-Za-z_0-9:.])",
    re.M)

for name in sys.argv[2:]:
    text = pathlib.Path(name).read_text()
    all_tokens = tokens(text)
    if "".join(token for token, _ in all_tokens) != text.replace("\n", ""):
        print(f"{name}: tokens are missing")
    for token, scope in all_tokens:
        if scope.startswith("invalid"):
            print(f"{name}: `{token}` is {scope}")
    # Words at the beginning of a line are statements, unless a list of arguments is open.
    words = [match[1] for match in STATEMENT.finditer(text)]
    scopes = (
        "support.function", "keyword.control", "keyword.other", "storage", "keyword.declaration")
    colored = [token for token, scope in all_tokens if scope.startswith(scopes)]
    rest = iter(colored)
    for word in words:
        if word not in rest:
            print(f"{name}: the statement `{word}` is not recognized")
            break
