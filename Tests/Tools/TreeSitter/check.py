#!/usr/bin/env python3
"""Compares a tree-sitter parser with statements that shapec found, and checks its queries.

    python3 Tests/Tools/TreeSitter/check.py LIBRARY QUERIES FOLDER

LIBRARY is the compiled parser, and QUERIES the folder with its queries. In FOLDER, each program `a.shape` has a file
`a.spans`, in which each line is the kind, the start and the end of a statement or a declaration. Prints what differs, and
at last the number of programs. Needs the Python package tree-sitter.
"""

import ctypes
import pathlib
import sys
import warnings

from tree_sitter import Language, Parser, Query, QueryCursor

# What every theme shows: a token of these kinds without a color would look forgotten.
COLORED = {"name", "number", "color", "string", "boolean", "comment", "doc_comment", "block_comment"}


def nodes(root):
    waiting = [root]
    while waiting:
        node = waiting.pop()
        yield node
        waiting += node.children


def main(library, queries, folder):
    # The library calls for a pointer, which the package takes as a number with a warning.
    warnings.simplefilter("ignore")
    loaded = ctypes.CDLL(library)
    loaded.tree_sitter_shape.restype = ctypes.c_void_p
    language = Language(loaded.tree_sitter_shape())
    found = {path.stem: Query(language, path.read_text()) for path in sorted(pathlib.Path(queries).glob("*.scm"))}
    parser = Parser(language)
    count = 0
    for path in sorted(pathlib.Path(folder).glob("*.shape")):
        count += 1
        root = parser.parse(path.read_bytes()).root_node
        for node in nodes(root):
            if node.type == "ERROR" or node.is_missing:
                print(f"{path.name}: {node.type} at byte {node.start_byte}")
                break
        expected = {tuple(line.split()) for line in path.with_suffix(".spans").read_text().splitlines()}
        kinds = {kind for kind, _, _ in expected}
        spans = {(node.type, str(node.start_byte), str(node.end_byte)) for node in nodes(root) if node.is_named and node.type in kinds}
        for statement in sorted(spans ^ expected)[:1]:
            print(f"{path.name}: {' '.join(statement)} is a statement of only one of them")
        captured = set()
        for name, captures in QueryCursor(found["highlights"]).captures(root).items():
            captured |= {node.id for node in captures}
        for node in nodes(root):
            if node.is_named and node.type in COLORED and node.id not in captured:
                print(f"{path.name}: {node.type} at byte {node.start_byte} has no color")
                break
    print(f"{count} programs, {len(found)} queries")


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main(*sys.argv[1:])
