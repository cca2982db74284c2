"""The beginning and the end of a conversation, and what the protocol says about every message."""

import asyncio
import os
import sys

import pytest
from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pygls.protocol import default_converter

from session import InvalidMessage, Session, StrictProtocol

DOT = "shape Dot { size 10 x 10; fill .red }\n"

# The validation


def item(**members):
    parameters = {"uri": "file:///a.shape", "diagnostics": [], **members}
    return {"jsonrpc": "2.0", "method": "textDocument/publishDiagnostics", "params": parameters}


@pytest.mark.parametrize(
    "message",
    [
        item(colour=1),
        item(uri=5),
        item(version="1"),
        item(diagnostics=[{"message": "without a range"}]),
        item(diagnostics=None),
        {"jsonrpc": "2.0", "method": "textDocument/publishDiagnostics"},
    ],
)
def test_a_message_that_the_protocol_does_not_allow_is_refused(message, tmp_path):
    protocol = StrictProtocol(Session(tmp_path), default_converter())
    protocol.structure_message(item(version=1))
    with pytest.raises((InvalidMessage, JsonRpcException)):
        protocol.structure_message(message)


async def test_a_server_with_such_a_message_fails_the_session(tmp_path):
    # It answers the first request with a member that doesn't exist.
    program = """
import json, re, sys
number = re.search(rb'"id": ("[^"]*")', sys.stdin.buffer.read1()).group(1).decode()
answer = '{"jsonrpc": "2.0", "id": %s, "result": {"capabilities": {"hoverProvidr": true}}}' % number
sys.stdout.write("Content-Length: %d\\r\\n\\r\\n%s" % (len(answer), answer)); sys.stdout.flush()
sys.stdin.read()
"""
    session = Session(tmp_path)
    await session.start_io(sys.executable, "-c", program)
    with pytest.raises(RuntimeError, match="hoverProvidr"):
        parameters = types.InitializeParams(capabilities=types.ClientCapabilities())
        await asyncio.wait_for(session.initialize_session(parameters), 20)


# The phases


async def test_every_request_of_the_server_is_offered_and_every_offer_is_kept(start):
    session = await start(textDocument__diagnostic={}, workspace__diagnostics={"refreshSupport": True})
    offered = default_converter().unstructure(session.answer.capabilities)
    assert {name for name in offered if name.endswith("Provider")} == {
        "callHierarchyProvider", "codeActionProvider", "codeLensProvider", "colorProvider", "completionProvider",
        "definitionProvider", "diagnosticProvider", "documentFormattingProvider", "documentHighlightProvider",
        "documentLinkProvider", "documentOnTypeFormattingProvider", "documentRangeFormattingProvider",
        "documentSymbolProvider", "executeCommandProvider", "foldingRangeProvider", "hoverProvider", "inlayHintProvider", "referencesProvider",
        "renameProvider", "selectionRangeProvider", "semanticTokensProvider", "signatureHelpProvider",
        "workspaceSymbolProvider",
    }  # fmt: skip
    assert session.answer.server_info.name == "shapec"


async def test_a_client_that_is_not_told_to_ask_again_is_sent_diagnostics(start):
    session = await start(textDocument__diagnostic={})
    assert session.answer.capabilities.diagnostic_provider is None


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-32"])
async def test_the_server_takes_the_encoding_of_the_client(start, encoding):
    session = await start(encoding=encoding)
    assert session.answer.capabilities.position_encoding == encoding


async def test_of_several_encodings_the_first_known_one_is_used(tmp_path):
    session = Session(tmp_path)
    answer = await session.launch(encodings=["ebcdic", "utf-32", "utf-8"])
    assert answer.capabilities.position_encoding == "utf-32"
    assert await session.end() == 0


async def test_the_option_that_many_clients_add_has_no_effect(tmp_path):
    session = Session(tmp_path)
    assert (await session.launch(arguments=["--stdio"])).server_info.name == "shapec"
    assert await session.end() == 0


async def test_a_client_without_capabilities_gets_utf_16(tmp_path):
    session = Session(tmp_path)
    await session.start_io(os.environ["SHAPEC"], "lsp")
    answer = await session.initialize_session(types.InitializeParams(capabilities=types.ClientCapabilities()))
    assert answer.capabilities.position_encoding == "utf-16"
    document = session.open("a.shape", "shape A { size 10 x 10; fill rd }\n")
    (mistake,) = await session.report(document)
    assert mistake.related_information is None and mistake.tags is None and mistake.code_description is None
    assert await session.end() == 0


async def refusal(answer):
    """Returns the code and the message of the error that a request gets."""
    with pytest.raises(JsonRpcException) as error:
        await asyncio.wait_for(answer, 20)
    return error.value.code, error.value.message


async def test_requests_before_the_first_one_are_refused(tmp_path):
    session = Session(tmp_path)
    await session.start_io(os.environ["SHAPEC"], "lsp")
    session.capabilities = types.ClientCapabilities()
    code, message = await refusal(session.workspace_symbol_async(types.WorkspaceSymbolParams("")))
    assert (code, message) == (-32002, "the first request must be `initialize`")
    # A document that is opened too early doesn't exist.
    session.text_document_did_open(
        types.DidOpenTextDocumentParams(types.TextDocumentItem("file:///a.shape", "shape", 1, DOT))
    )
    await session.initialize_session(types.InitializeParams(capabilities=types.ClientCapabilities()))
    parameters = types.DocumentLinkParams(types.TextDocumentIdentifier("file:///a.shape"))
    assert await refusal(session.text_document_document_link_async(parameters)) == (
        -32602,
        "`file:///a.shape` is not open",
    )
    assert await session.end() == 0


async def test_requests_after_shutdown_are_refused(start):
    session = await start()
    await session.shutdown_async(None)
    answer = session.workspace_symbol_async(types.WorkspaceSymbolParams(""))
    assert await refusal(answer) == (-32600, "the server is shut down")
    assert await refusal(session.shutdown_async(None)) == (-32600, "the server is shut down")
    session.exit(None)
    assert await session._server.wait() == 0
    session.is_ended = True


async def test_a_second_initialize_is_refused(start):
    session = await start()
    parameters = types.InitializeParams(capabilities=types.ClientCapabilities())
    assert await refusal(session.initialize_async(parameters)) == (-32600, "the server is initialized already")


async def test_unknown_requests_are_refused_and_unknown_notifications_are_logged(start):
    session = await start()
    answer = session.protocol.send_request_async("shape/nothing", {})
    assert await refusal(answer) == (-32601, "unknown request `shape/nothing`")
    assert await refusal(session.protocol.send_request_async("$/nothing", {})) == (
        -32601,
        "unknown request `$/nothing`",
    )
    session.protocol.notify("shape/nothing", {})
    await session.until(lambda: session.log_messages)
    assert session.log_messages[0].message == "shapec: unknown notification shape/nothing"
    # Those whose name starts with `$/` are ignored.
    session.protocol.notify("$/nothing", {})
    session.set_trace(types.SetTraceParams(types.TraceValue.Verbose))
    session.text_document_did_save(types.DidSaveTextDocumentParams(types.TextDocumentIdentifier("file:///a.shape")))
    session.window_work_done_progress_cancel(types.WorkDoneProgressCancelParams("shape/index"))
    assert await session.workspace_symbol_async(types.WorkspaceSymbolParams("")) == []
    assert len(session.log_messages) == 1


async def test_exit_without_shutdown_is_an_error(tmp_path):
    session = Session(tmp_path)
    await session.launch()
    session.exit(None)
    assert await asyncio.wait_for(session._server.wait(), 20) == 1


async def test_a_cancelled_request_is_answered_once(start):
    session = await start()
    document = session.open("a.shape", "".join(DOT.replace("Dot", f"Dot{number}") for number in range(300)))
    await session.report(document)
    hints = [
        session.text_document_inlay_hint_async(types.InlayHintParams(document.identifier, document.all))
        for _ in range(20)
    ]
    identifier = "last"
    last = session.protocol.send_request_async(
        types.TEXT_DOCUMENT_INLAY_HINT, types.InlayHintParams(document.identifier, document.all), identifier
    )
    session.cancel_request(types.CancelParams(identifier))
    # All requests before it are answered, whether or not they were in time.
    assert len(await asyncio.gather(*hints)) == 20
    try:
        assert not await asyncio.wait_for(last, 20)
    except JsonRpcException as error:
        assert (error.code, error.message) == (-32800, "the client cancelled the request")
