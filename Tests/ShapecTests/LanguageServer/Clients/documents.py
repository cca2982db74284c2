"""Texts with places as the protocol counts them."""

import re

from lsprotocol import types

UNITS = {
    "utf-8": lambda text: len(text.encode()),
    "utf-16": lambda text: len(text.encode("utf-16-le")) // 2,
    "utf-32": len,
}


class Document:
    """The client's copy of an open document."""

    def __init__(self, uri, text, encoding):
        self.uri, self.text, self.version = uri, text, 1
        self.units = UNITS[encoding]

    @property
    def identifier(self):
        return types.TextDocumentIdentifier(self.uri)

    def lines(self):
        """The offsets at which the lines start."""
        return [0] + [match.end() for match in re.finditer(r"\r\n|\r|\n", self.text)]

    def position(self, offset):
        line, start = [(line, start) for line, start in enumerate(self.lines()) if start <= offset][-1]
        return types.Position(line, self.units(self.text[start:offset]))

    def offset(self, position):
        offset = self.lines()[position.line]
        start = offset
        while self.units(self.text[start:offset]) < position.character:
            offset += 1
        assert self.units(self.text[start:offset]) == position.character, f"{position} is within a character"
        return offset

    def at(self, words, number=0, after=0):
        """Returns the position of some words, the first ones unless there is a number, plus some characters."""
        return self.position([match.start() for match in re.finditer(re.escape(words), self.text)][number] + after)

    def range(self, words, number=0):
        return types.Range(self.at(words, number), self.at(words, number, len(words)))

    @property
    def all(self):
        return types.Range(types.Position(0, 0), self.position(len(self.text)))

    def words(self, range):
        """Returns the text in a range."""
        return self.text[self.offset(range.start) : self.offset(range.end)]

    def applying(self, edits):
        """Returns the text after some edits, all of which are about the text before."""
        text = self.text
        for edit in sorted(edits, key=lambda edit: (edit.range.start.line, edit.range.start.character), reverse=True):
            text = text[: self.offset(edit.range.start)] + edit.new_text + text[self.offset(edit.range.end) :]
        return text
