"""A client that says random things: most of them valid, in texts that it edits."""

import json
import os
import re

from connection import Failure, framed

WORDS = """
shape style func let enum preview import private size fill stroke border shadow outline layer mask content use slot if
else switch case default repeat in where clip erase apply path move line curve arc close circle(center: rect(
roundedRect( width height center bounds .red .blue #FF8800 12 0.5 30deg 35% true ( ) { } [ ] , : ; . + - * / x ... ..<
== ? " " // /* */ /// \n \r\n \r \t é 🂡 \u0000 \u2028 Card ink radius: path: color: opacity: let\xa0 =
""".strip().split(" ")

# Besides the examples, in the same folder.
SMALL = {
    "ink.shape": "let ink = .red\nfunc half(of value: Number) = value / 2\nenum Look { plain, round }\n",
    "dot.shape": """import "ink.shape"

/// é 🂡
shape Dot(radius in 1...9 = 4, look: Look = .plain) {\r
  size 10 x 10
  fill ink, path: circle(center: center, radius: half(of: radius))
  content badge(left: 0, top: 0, width: 5, height: 5)
}
""",
    "pair.shape": """import "dot.shape"
shape Pair {
  size 40 x 20
  layer(left: 0, top: 0, size: 10 x 10) {
    use Dot(radius: 3) { slot badge { fill .blue } }
  }
}
""",
    "empty.shape": "",
    "loop.shape": 'import "loop.shape"\nshape A { size 9 x 9; use A() }\n',
}
METHODS = (
    """hover completion signatureHelp definition references documentHighlight prepareRename rename prepareCallHierarchy
codeAction codeLens documentSymbol documentLink documentColor colorPresentation foldingRange selectionRange inlayHint
semanticTokens/full semanticTokens/range formatting rangeFormatting onTypeFormatting diagnostic""".split()
)


# These must not depend on how a text came about.
VIEW = """documentSymbol semanticTokens/full foldingRange codeLens documentColor documentLink inlayHint completion hover
definition references signatureHelp formatting""".split()


class Conversation:
    """One conversation with a server."""

    def __init__(self, connection, source, folder):
        self.server, self.random, self.folder = connection, source, folder
        self.texts, self.versions, self.undo = {}, {}, {}
        self.names = sorted(os.listdir(folder))
        self.encoding = source.choice(["utf-8", "utf-16", "utf-32"])

    def uri(self, name):
        return "file://" + os.path.join(self.folder, name)

    def start(self):
        pull = {"textDocument": {"diagnostic": {}}, "workspace": {"diagnostics": {"refreshSupport": True}}}
        markup = ["markdown"] if self.random.random() < 0.5 else ["plaintext"]
        self.pulls = self.random.random() < 0.3
        capabilities = {
            "general": {"positionEncodings": [self.encoding]},
            "workspace": {"configuration": self.random.random() < 0.5},
            "window": {"workDoneProgress": self.random.random() < 0.5},
            "textDocument": {"hover": {"contentFormat": markup}, "publishDiagnostics": {"relatedInformation": True}},
        }
        for group, members in (pull if self.pulls else {}).items():
            capabilities[group].update(members)
        root = "file://" + self.folder if self.random.random() < 0.8 else None
        self.server.call("initialize", {"capabilities": capabilities, "rootUri": root})
        self.server.notify("initialized", {})

    # Places

    def units(self, text):
        if self.encoding == "utf-32":
            return len(text)
        return len(text.encode()) if self.encoding == "utf-8" else len(text.encode("utf-16-le")) // 2

    def position(self, text, offset):
        # Offsets are never between the two characters of a line break.
        lines = re.split(r"\r\n|\r|\n", text[:offset])
        return {"line": len(lines) - 1, "character": self.units(lines[-1])}

    def place(self, text):
        """A random offset that is not within a line break: an edit there has no defined place."""
        offset = self.random.randint(0, len(text))
        return offset - 1 if text[offset - 1 : offset + 1] == "\r\n" else offset

    def any_position(self, name):
        text = self.texts.get(name, "")
        if self.random.random() < 0.9:
            return self.position(text, self.place(text))
        values = [-1, 0, 3, 10**6, 2**31 - 1, 2**53, 0.5, None, "1", {}]
        return {"line": self.random.choice(values), "character": self.random.choice(values)}

    # Messages

    def open(self, name, text=None):
        if text is None:
            with open(os.path.join(self.folder, name), newline="") as file:
                text = file.read()
        self.texts[name] = text
        self.undo[name] = []
        self.versions[name] = self.versions.get(name, 0) + 1
        item = {"uri": self.uri(name), "languageId": "shape", "version": self.versions[name], "text": text}
        self.server.notify("textDocument/didOpen", {"textDocument": item})

    def close(self, name):
        del self.texts[name]
        self.server.notify("textDocument/didClose", {"textDocument": {"uri": self.uri(name)}})

    def inserted(self):
        kind = self.random.random()
        if kind < 0.4:
            return ""
        if kind < 0.9:
            return " ".join(self.random.choices(WORDS, k=self.random.randint(1, 4)))
        with open(os.path.join(self.folder, self.random.choice(self.names)), newline="") as file:
            text = file.read()
        start = self.random.randint(0, len(text))
        return text[start : start + self.random.randint(0, 300)]

    def replace(self, name, start, end, inserted):
        """Replaces a part of a text, and returns the change."""
        text = self.texts[name]
        self.texts[name] = text[:start] + inserted + text[end:]
        if any(text[place - 1 : place + 1] == "\r\n" for place in (start, end)) or self.random.random() < 0.02:
            return {"text": self.texts[name]}
        return {"range": {"start": self.position(text, start), "end": self.position(text, end)}, "text": inserted}

    def edit(self, name):
        changes = []
        undo = self.undo.setdefault(name, [])
        # Most edits are undone again: otherwise every text would become a heap of words.
        if undo and self.random.random() < 0.45:
            while undo and self.random.random() < 0.8:
                changes.append(self.replace(name, *undo.pop()))
        for _ in range(self.random.choice([1, 1, 1, 2, 5]) if not changes else 0):
            text = self.texts[name]
            start = self.place(text)
            end = min(len(text), start + self.random.choice([0, 0, 1, 1, 5, 40, 400]))
            inserted = self.inserted()
            undo.append((start, start + len(inserted), text[start:end]))
            changes.append(self.replace(name, start, end, inserted))
        self.versions[name] += 1
        document = {"uri": self.uri(name), "version": self.versions[name]}
        self.server.notify("textDocument/didChange", {"textDocument": document, "contentChanges": changes})

    def ask(self, name):
        method = self.random.choice(METHODS)
        parameters = {
            "textDocument": {"uri": self.uri(name)},
            "position": self.any_position(name),
            "positions": [self.any_position(name)],
            "range": {"start": self.any_position(name), "end": self.any_position(name)},
            "context": {"diagnostics": [], "includeDeclaration": True},
            "newName": self.random.choice(["ink", "other", "9", "", "é", "size"]),
            "ch": self.random.choice(["}", "\n", ";"]),
            "options": {"tabSize": 2, "insertSpaces": True},
            "color": {"red": self.random.random(), "green": 2, "blue": -1, "alpha": 0.5},
        }
        method = "textDocument/" + method
        other = self.random.random()
        if other < 0.05:
            method, parameters = "workspace/symbol", {"query": self.random.choice(["", "a", "Dot", "é"])}
        elif other < 0.1:
            names = ["describe", "picture", "outline", "hit", "reveal", "drag"]
            method = "shape/" + self.random.choice(names)
            place = {"x": self.random.choice([-1, 0, 3.5, 1e300]), "y": self.random.random() * 20}
            parameters |= {
                "shape": "Dot", "element": self.random.choice([0, 1, 99, -1]), "index": self.random.choice([0, 2, -1]),
                "point": place, "to": place, "format": self.random.choice(["svg", "png", "swift", "gif"]),
                "size": {"width": self.random.choice([0, 5, 40]), "height": 20}, "values": {"radius": 4},
            }
        elif other < 0.15:
            place = {"start": self.any_position(name), "end": self.any_position(name)}
            method = self.random.choice(["callHierarchy/incomingCalls", "callHierarchy/outgoingCalls"])
            item = {"name": "A", "kind": 5, "uri": self.uri(name), "range": place, "selectionRange": place}
            parameters = {"item": item}
        elif other < 0.17:
            method, parameters = "completionItem/resolve", {"label": "fill", "data": self.random.randint(-1, 300)}
        elif other < 0.25:
            self.damage(parameters)
        number = self.server.request(method, parameters)
        if self.random.random() < 0.1:
            self.server.notify("$/cancelRequest", {"id": number})

    def damage(self, value):
        """Removes or replaces a member somewhere."""
        while isinstance(value, dict) and value:
            name = self.random.choice(list(value))
            if not isinstance(value[name], dict) or self.random.random() < 0.3:
                junk = [None, 1, -1.5, "", "file:///", [], {}, [[]], True, "x" * 5000, {"uri": 5}]
                value[name] = self.random.choice(junk)
                if self.random.random() < 0.3:
                    del value[name]
                return
            value = value[name]

    def configure(self):
        junk = [None, 1, "", {}, [], True, False, "dark", "rtl", "40x20", "1e9 x 0", "axb"]
        settings = {name: self.random.choice(junk) for name in ["size", "scheme", "direction", "check", "hints"]}
        self.server.notify("workspace/didChangeConfiguration", {"settings": {"shape": settings}})

    def change_file(self):
        name = self.random.choice(self.names)
        path = os.path.join(self.folder, name)
        with open(path, newline="") as file:
            text = file.read()
        start = self.random.randint(0, len(text))
        with open(path, "w", newline="") as file:
            file.write(text[:start] + self.inserted() + text[start + self.random.choice([0, 5]) :])
        self.server.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": self.uri(name), "type": 2}]})

    def change_folders(self):
        folders = [{"uri": "file://" + self.folder, "name": "f"}, {"uri": "file:///nowhere", "name": ""}]
        event = {"added": self.random.sample(folders, 1), "removed": self.random.sample(folders, 1)}
        self.server.notify("workspace/didChangeWorkspaceFolders", {"event": event})

    def garbage(self):
        kind = self.random.random()
        if kind < 0.3:
            # Bytes, then an end that puts the server back on its way.
            self.server.send(
                b"\xff" + self.random.randbytes(self.random.randint(1, 3000)).replace(b"\n", b"") + b"\n\n"
            )
        elif kind < 0.6:
            content = self.random.choice(
                [b"", b"{", b"[]", b"null", b'{"id":1}', b'{"method":[]}', b"[" * 5000, b'"\\ud800"']
            )
            self.server.send(b"Content-Length: %d\r\n\r\n%s" % (len(content), content))
        elif kind < 0.8:
            self.server.notify(
                self.random.choice(["x", "$/x", "exited", "textDocument/didSave"]),
                self.random.choice([None, [], {}, 5]),
            )
        else:
            name = self.random.choice(["textDocument/didClose", "textDocument/didChange", "textDocument/didOpen"])
            self.server.notify(name, self.random.choice([None, {}, {"textDocument": {"uri": "file:///other"}}]))

    def step(self):
        names = list(self.texts)
        choice = self.random.random()
        if not names or choice < 0.03:
            self.open(self.random.choice([name for name in self.names if name not in self.texts] or self.names))
        elif choice < 0.05:
            self.close(self.random.choice(names))
        elif choice < 0.45:
            self.edit(self.random.choice(names[-3:]))
        elif choice < 0.93:
            self.ask(self.random.choice(names))
        elif choice < 0.95:
            self.configure()
        elif choice < 0.965:
            self.change_file()
        elif choice < 0.97:
            self.change_folders()
        elif choice < 0.98:
            self.garbage()
        else:
            self.compare(self.random.choice(names))
        # Requests in flight, so that the server is sometimes behind.
        if len(self.server.waiting) > self.random.choice([0, 0, 3, 20]):
            self.server.drain(until=lambda: not self.server.waiting)
        else:
            self.server.drain()

    def errors(self, name):
        """The errors of a document as the server sees it: warnings may come later."""
        server = self.server
        if self.pulls:
            answer = server.call("textDocument/diagnostic", {"textDocument": {"uri": self.uri(name)}})
            found = answer["result"]["items"]
        else:
            version = self.versions[name]
            server.drain(until=lambda: server.published.get(self.uri(name), (None, []))[0] == version)
            found = server.published[self.uri(name)][1]
        return sorted(json.dumps(item) for item in found if item["severity"] == 1)

    def view(self, name, position):
        """What the server says about a document."""
        text = {"textDocument": {"uri": self.uri(name)}, "position": position}
        answers = {method: self.server.call("textDocument/" + method, text) for method in VIEW}
        seen = {method: answer.get("result", answer.get("error")) for method, answer in answers.items()}
        return {**seen, "errors": self.errors(name)}

    def compare(self, name):
        """Compares what the server says about an edited text with what it says about the text when it is opened anew."""
        # After all other work: an import may have changed.
        self.server.call("workspace/symbol", {"query": "nothing"})
        self.edit(name)
        text = self.texts[name]
        position = self.position(text, self.place(text))
        edited = self.view(name, position)
        self.close(name)
        self.open(name, text)
        anew = self.view(name, position)
        for kind in edited:
            if edited[kind] != anew[kind]:
                raise Failure(
                    f"{name}: {kind} is {edited[kind]} after edits, and {anew[kind]} anew, at {position}: {text!r}"
                )
