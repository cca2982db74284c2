"""Reads Swift source into tokens, as far as planting faults needs it."""

import re
from dataclasses import dataclass

OPERATOR = r"[-+*/%<>=!&|^~?]+|\.\.[.<]"
PATTERN = re.compile(
    rf"""(?P<space>\s+)
       | (?P<comment>//[^\n]*)
       | (?P<number>\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][-+]?\d+)?|0x[0-9A-Fa-f_]+)(?![\w])
       | (?P<word>`[^`\n]*`|[#@$]?\w+)
       | (?P<operator>{OPERATOR})
       | (?P<mark>.)""",
    re.X | re.S)
TYPES = {"struct", "enum", "class", "extension", "protocol", "actor"}


@dataclass
class Token:
    kind: str
    text: str
    start: int
    end: int
    line: int
    # Whether white space is before and after it, as with all binary operators.
    is_apart: bool = False
    # Whether it is in the body of a function, and not in a declaration or in code for other platforms.
    is_code: bool = False


def string_end(source, start):
    """Returns the end of the string literal at a position, with everything that is interpolated."""
    hashes = len(re.match("#*", source[start:]).group())
    quote = '"""' if source.startswith('"""', start + hashes) else '"'
    at, close, escape = start + hashes + len(quote), quote + "#" * hashes, "\\" + "#" * hashes
    while not source.startswith(close, at):
        if source.startswith(escape + "(", at):
            at, depth = at + len(escape) + 1, 1
            while depth:
                if source[at] == '"' or re.match('#+"', source[at:at + 4]):
                    at = string_end(source, at)
                    continue
                depth += {"(": 1, ")": -1}.get(source[at], 0)
                at += 1
        else:
            at += len(escape) + 1 if source.startswith(escape, at) else 1
    return at + len(close)


def comment_end(source, start):
    at, depth = start + 2, 1
    while depth:
        if source.startswith("/*", at):
            at, depth = at + 2, depth + 1
        elif source.startswith("*/", at):
            at, depth = at + 2, depth - 1
        else:
            at += 1
    return at


def tokens(source):
    """Returns the tokens of a source without white space and comments."""
    found, at, line = [], 0, 1
    while at < len(source):
        if source[at] == '"' or re.match('#+"', source[at:at + 4]):
            end, kind = string_end(source, at), "string"
        elif source.startswith("/*", at):
            end, kind = comment_end(source, at), "comment"
        else:
            match = PATTERN.match(source, at)
            end, kind = match.end(), match.lastgroup
        if kind not in ("space", "comment"):
            found.append(Token(kind, source[at:end], at, end, line))
            found[-1].is_apart = source[at - 1:at].isspace() and source[end:end + 1].isspace()
        line += source.count("\n", at, end)
        at = end
    mark_code(found)
    return found


def mark_code(found):
    """Finds the tokens in bodies of functions: between braces that don't begin a type."""
    braces, header, conditions = [], [], 0
    for token in found:
        conditions += {"#if": 1, "#endif": -1}.get(token.text, 0)
        token.is_code = bool(braces) and braces[-1] and conditions == 0
        if token.text == "{":
            is_type = any(word.text in TYPES for word in header) and not any(
                word.text in ("func", "init", "var", "let", "subscript") for word in header)
            braces.append(not is_type)
            header = []
        elif token.text == "}":
            if braces:
                braces.pop()
            header = []
        elif header and token.line > header[-1].line and token.text not in ("where", ",", ":"):
            header = [token] if not header[-1].text in (",", "(", ":", "&", "->") else header + [token]
        else:
            header.append(token)
