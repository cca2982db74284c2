"""A client of `shapec lsp` that refuses messages that the protocol doesn't allow."""

import asyncio
import os

import pytest_lsp
from lsprotocol import types
from pygls.protocol import default_converter
from pytest_lsp.client import DEFAULT_CLIENT_FEATURES, register_lsp_features
from pytest_lsp.protocol import LanguageClientProtocol

from documents import Document

SECONDS = 20


class InvalidMessage(Exception):
    """A message with a member that the protocol doesn't have, or with a value of another type."""


def without_nulls(value):
    if isinstance(value, dict):
        return {name: without_nulls(member) for name, member in value.items() if member is not None}
    return [without_nulls(element) for element in value] if isinstance(value, list) else value


class StrictProtocol(LanguageClientProtocol):
    """Reads a message, writes it again, and expects the same: nothing was ignored, and nothing converted."""

    def structure_message(self, data):
        message = super().structure_message(data)
        # The server's own requests, such as `shape/picture`, have no types.
        if type(message).__module__ == "lsprotocol.types":
            written = self._converter.unstructure(message)
            if without_nulls(written) != without_nulls(data):
                raise InvalidMessage(f"{data} is read as {written}")
        return message

    def handle_message(self, message):
        super().handle_message(message)
        self._server.changed.set()


def published(session: pytest_lsp.LanguageClient, parameters):
    session.diagnostics[parameters.uri] = parameters.diagnostics
    session.versions[parameters.uri] = parameters.version


def register(session: pytest_lsp.LanguageClient, parameters):
    session.registrations += parameters.registrations


FEATURES = DEFAULT_CLIENT_FEATURES | {
    types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS: published,
    types.CLIENT_REGISTER_CAPABILITY: register,
}


def capabilities(encodings=("utf-16",), **changes):
    """Returns the capabilities of an editor that can do everything that the server depends on."""
    markup = [types.MarkupKind.Markdown, types.MarkupKind.PlainText]
    offered = {
        "general": {"positionEncodings": list(encodings)},
        "textDocument": {
            "publishDiagnostics": {
                "relatedInformation": True,
                "codeDescriptionSupport": True,
                "tagSupport": {"valueSet": [1, 2]},
            },
            "completion": {
                "completionItem": {
                    "snippetSupport": True,
                    "documentationFormat": markup,
                    "resolveSupport": {"properties": ["documentation"]},
                }
            },
            "signatureHelp": {"signatureInformation": {"documentationFormat": markup}},
            "hover": {"contentFormat": markup},
            "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
            "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix"]}}},
        },
        "workspace": {"workspaceEdit": {"documentChanges": True}},
    }
    for path, value in changes.items():
        parent = offered
        *names, last = path.split("__")
        for name in names:
            parent = parent.setdefault(name, {})
        parent[last] = value
    return default_converter().structure(offered, types.ClientCapabilities)


class Session(pytest_lsp.LanguageClient):
    """One conversation. Documents are given by their names in `folder`."""

    def __init__(self, folder, configuration=None):
        super().__init__(
            protocol_cls=StrictProtocol,
            converter_factory=default_converter,
            configuration={"": {"shape": configuration}} if configuration is not None else None,
        )
        register_lsp_features(self, FEATURES)
        self.folder = folder
        self.documents = {}
        self.versions = {}
        self.changed = asyncio.Event()
        self.registrations = []
        self.is_ended = False

    async def launch(self, folders=None, options=None, name=None, arguments=(), **changes):
        """Starts a server for a client with a name, and returns the answer to `initialize`."""
        environment = {**os.environ, "XDG_CACHE_HOME": str(self.folder / "cache")}
        await self.start_io(os.environ["SHAPEC"], "lsp", *arguments, env=environment)
        roots = [self.folder] if folders is None else folders
        return await self.initialize_session(
            types.InitializeParams(
                capabilities=capabilities(**changes),
                workspace_folders=[types.WorkspaceFolder(root.as_uri(), root.name) for root in roots],
                initialization_options=options,
                client_info=types.ClientInfo(name) if name else None,
            )
        )

    async def end(self):
        """Ends the conversation, and returns the exit code."""
        self.is_ended = True
        await self.shutdown_session()
        code = await asyncio.wait_for(self._server.wait(), SECONDS)
        await self.stop()
        return code

    def report_server_error(self, error, source):
        # The library ignores errors in the handlers of notifications.
        self.error = self.error or error
        super().report_server_error(error, source)
        self.changed.set()

    async def until(self, condition):
        """Waits for messages until a condition holds."""
        async with asyncio.timeout(SECONDS):
            while not condition():
                self.changed.clear()
                await self.changed.wait()
                if self.error:
                    raise self.error

    # Documents

    def uri(self, name):
        return (self.folder / name).as_uri()

    def open(self, name, text):
        encoding = self.encoding if hasattr(self, "encoding") else "utf-16"
        document = Document(self.uri(name) if ":" not in name else name, text, encoding)
        self.documents[name] = document
        self.text_document_did_open(
            types.DidOpenTextDocumentParams(types.TextDocumentItem(document.uri, "shape", 1, text))
        )
        return document

    def edit(self, document, range, text):
        """Replaces a range of a document."""
        document.version += 1
        start, end = document.offset(range.start), document.offset(range.end)
        document.text = document.text[:start] + text + document.text[end:]
        self.text_document_did_change(
            types.DidChangeTextDocumentParams(
                types.VersionedTextDocumentIdentifier(document.version, document.uri),
                [types.TextDocumentContentChangePartial(range, text)],
            )
        )

    def close(self, document):
        self.text_document_did_close(types.DidCloseTextDocumentParams(document.identifier))

    def files_changed(self, *names):
        """Tells the server that files were changed by others."""
        events = [types.FileEvent(self.uri(name), types.FileChangeType.Changed) for name in names]
        self.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams(events))

    async def report(self, document):
        """Waits for the diagnostics of the last version."""
        await self.until(lambda: self.versions.get(document.uri) == document.version)
        return self.diagnostics[document.uri]

    async def codes(self, document, *expected):
        """Waits until a document has these codes of diagnostics, and returns the diagnostics."""
        await self.until(lambda: [item.code for item in self.diagnostics.get(document.uri, ())] == list(expected))
        return self.diagnostics[document.uri]
