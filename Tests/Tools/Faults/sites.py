"""Finds the places of Swift sources where a fault can be planted.

Each operator takes the tokens of a file and yields the changes that plant one fault, each as a list of
(start, end, replacement) with `N` for the number of the fault. The planted code has the fault only if `planted(N)` is true.
"""

import re

# The kinds of faults besides those of `INFIX`.
KINDS = {"condition", "statement", "return", "case", "number", "arguments", "order"}

KEYWORDS = set(
    "as await break case catch continue default defer do else fallthrough for func guard if import in init is let repeat "
    "return static struct switch throw throws try typealias var where while enum extension private fileprivate package "
    "public internal mutating nonmutating override subscript get set willSet didSet inout borrowing consuming".split())
OPENING, CLOSING = set("([{"), set(")]}")


def lines(tokens):
    """Yields the tokens of each line."""
    line = []
    for token in tokens:
        if line and token.line != line[-1].line:
            yield line
            line = []
        line.append(token)
    if line:
        yield line


def is_balanced(line):
    depth = 0
    for token in line:
        depth += (token.text in OPENING) - (token.text in CLOSING)
        if depth < 0:
            return False
    return depth == 0


def texts(line):
    return [token.text for token in line]


# MARK: Operators of the language

# The kinds of faults that replace an operator by one that is declared for this fault.
INFIX = {
    "<": "comparison", "<=": "comparison", ">": "comparison", ">=": "comparison", "==": "equality", "!=": "equality",
    "+": "sign", "-": "sign", "*": "factor", "/": "factor", "&&": "logic", "||": "logic", "..<": "end", "...": "end",
}


def infix(tokens):
    for before, token, after in zip(tokens, tokens[1:], tokens[2:]):
        if token.kind != "operator" or token.text not in INFIX or not token.is_code:
            continue
        is_range = token.text in ("..<", "...") and before.end == token.start and token.end == after.start
        if not (token.is_apart or is_range) or "nil" in (before.text, after.text) or "string" in (before.kind, after.kind):
            continue
        if before.text in ("(", ",", "=", ":", "return", "[") or after.text in (")", ",", "]"):
            continue
        yield INFIX[token.text], token, [(token.start, token.end, " " * is_range + token.text + "N" + " " * is_range)]


# MARK: Conditions

def negated(tokens):
    for line in lines(tokens):
        words = texts(line)
        if words[0] == "}" and len(words) > 2 and words[1] == "else":
            line, words = line[2:], words[2:]
        if len(words) < 3 or not line[0].is_code or words[0] not in ("if", "guard"):
            continue
        end = "{" if words[0] == "if" else "else"
        if end not in words:
            continue
        index = words.index(end)
        condition = line[1:index]
        if not condition or set(texts(condition)) & {"let", "var", "case", ",", "try", "await", "#available", "{", "in"}:
            continue
        if is_balanced(condition):
            yield "condition", condition[0], [
                (condition[0].start, condition[0].start, "("), (condition[-1].end, condition[-1].end, ") != planted(N)")]


# MARK: Statements

def dropped(tokens):
    every = list(lines(tokens))
    for before, line, after in zip(every, every[1:], every[2:]):
        first, words = line[0], texts(line)
        if not first.is_code or first.kind != "word" or first.text in KEYWORDS - {"try"} or first.text[0] in "@#":
            continue
        if not is_balanced(line) or "{" in words or len(words) < 3 or words[-1] in (",", ":"):
            continue
        # The line must be all of the statement.
        if before[-1].text not in ("{", "}", ")", "]") and before[-1].kind not in ("word", "number", "string"):
            if before[-1].text != ":" or before[0].text not in ("case", "default"):
                continue
        if before[-1].text in ("return", "in", "=", "else") or after[0].kind == "operator" or after[0].text in (".", "?", ":"):
            continue
        if after[0].text == "}" and before[-1].text == "{":
            continue
        is_assignment = any(t.kind == "operator" and t.text in ("=", "+=", "-=", "*=", "|=") for t in line)
        if is_assignment or words[-1] == ")":
            yield "statement", first, [(first.start, first.start, "if !planted(N) { "), (line[-1].end, line[-1].end, " }")]


VALUES = [(r"Bool", "false"), (r"\[[^:]*\]", "[]"), (r".*\?", "nil"), (r"Int|Double|Float", "0"), (r"String", '""')]


def early_return(tokens):
    for line in lines(tokens):
        words = texts(line)
        if "func" not in words or words[-1] != "{" or words.count("{") != 1 or line[0].is_code:
            continue
        if "->" in words:
            start = len(words) - 1 - words[::-1].index("->")
            result = "".join(words[start + 1:-1])
            value = next((value for pattern, value in VALUES if re.fullmatch(pattern, result)), None)
            if value is None:
                continue
        else:
            value = ""
        brace = line[-1]
        yield "return", brace, [(brace.end, brace.end, f" if planted(N) {{ return {value} }}".replace("return  }", "return }"))]


def dropped_case(tokens):
    for line in lines(tokens):
        words = texts(line)
        if words[0] not in ("case", "default") or not line[0].is_code or ":" not in words:
            continue
        depth, colon = 0, None
        for token in line:
            depth += (token.text in OPENING) - (token.text in CLOSING)
            if token.text == ":" and depth == 0:
                colon = token
                break
        if colon is None:
            continue
        yield "case", colon, [(colon.end, colon.end, " if planted(N) { break };" if line[-1] is not colon else " if planted(N) { break }")]


# MARK: Values

def literal(tokens):
    for line in lines(tokens):
        if "case" in texts(line) or not line[0].is_code:
            continue
        for before, token, after in zip([None] + line, line, line[1:] + [None]):
            if token.kind != "number" or before is None or before.text in (".", "#") or token.text.startswith("0x"):
                continue
            if after is not None and after.text in (".", "x"):
                continue
            value = float(token.text.replace("_", ""))
            other = str(value / 2 if value else 1.0) if "." in token.text or "e" in token.text else f"{token.text} + 1"
            space = " " if before.text in ("..<", "...") else ""
            if space:
                continue
            yield "number", token, [(token.start, token.end, f"(planted(N) ? {other} : {token.text})")]


def arguments(source, tokens):
    for index, token in enumerate(tokens):
        if token.text != "(" or not token.is_code or index == 0 or tokens[index - 1].kind != "word":
            continue
        if tokens[index - 1].end != token.start or tokens[index - 1].text in KEYWORDS:
            continue
        depth, commas, end = 0, [], None
        for at in range(index, min(index + 60, len(tokens))):
            if tokens[at].line != token.line:
                break
            depth += (tokens[at].text in OPENING) - (tokens[at].text in CLOSING)
            if depth == 1 and tokens[at].text == ",":
                commas.append(at)
            if depth == 0:
                end = at
                break
        if end is None or len(commas) != 1:
            continue
        start = index - 1
        while start >= 2 and tokens[start - 1].text == "." and tokens[start - 1].end == tokens[start].start \
                and tokens[start - 2].kind == "word" and tokens[start - 2].end == tokens[start - 1].start:
            start -= 2
        if start and tokens[start - 1].text in (".", "func", "case", ")", "]", "?", "!", "}") or tokens[start].text[0] in "@#":
            continue
        values = []
        for part in (tokens[index + 1:commas[0]], tokens[commas[0] + 1:end]):
            if len(part) > 2 and part[0].kind == "word" and part[1].text == ":":
                part = part[2:]
            values.append(part)
        if not all(values) or any("{" in texts(part) or "&" == part[0].text for part in values):
            continue
        (a, b), callee = values, source[tokens[start].start:token.start]
        first, second = source[a[0].start:a[-1].end], source[b[0].start:b[-1].end]
        if first == second:
            continue
        call = source[tokens[start].start:tokens[end].end]
        head, middle, tail = source[token.start:a[0].start], source[a[-1].end:b[0].start], source[b[-1].end:tokens[end].end]
        swapped = callee + head + second + middle + first + tail
        yield "arguments", token, [(tokens[start].start, tokens[end].end, f"(planted(N) ? {swapped} : {call})")]


def order(tokens):
    for line in lines(tokens):
        words = texts(line)
        if words[0] != "for" or not line[0].is_code or "in" not in words or words[-1] != "{":
            continue
        expression = line[words.index("in") + 1:-1]
        inner = set(texts(expression))
        if not expression or inner & {"where", "..<", "...", "stride", "indices", "{", "try", "await"}:
            continue
        yield "order", expression[0], [
            (expression[0].start, expression[0].start, "reordered(N, "), (expression[-1].end, expression[-1].end, ")")]


def all_sites(source, tokens):
    """Yields the kind, the place and the changes of all faults that can be planted."""
    for sites in (infix, negated, dropped, early_return, dropped_case, literal, order):
        yield from sites(tokens)
    yield from arguments(source, tokens)
