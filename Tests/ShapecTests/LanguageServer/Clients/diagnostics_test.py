"""Mistakes and findings: pushed, pulled, and in step with the text."""

import asyncio

import pytest
from lsprotocol import types

MISTAKE = "shape A { size 10 x 10; fill rd }\n"
COVERED = "shape A { size 10 x 10; fill .red; fill .blue }\n"
# Positions after these words differ between the encodings.
FOREIGN = 'shape A {\r\n  size 10 x 10 // é 🂡\r\n  /* 😀é */ fill rd\r\n}\r\npreview A(), named: "🂡"\r\n'


async def test_a_mistake_is_pushed_with_its_place_code_and_page(start):
    session = await start()
    document = session.open("a.shape", MISTAKE)
    (mistake,) = await session.report(document)
    assert document.words(mistake.range) == "rd"
    assert (mistake.severity, mistake.code, mistake.source) == (1, "E0201", "shapec")
    assert mistake.message.startswith("unknown name `rd`")
    (page,) = (session.folder / "cache/shapec").glob("explanations-*/E0201.md")
    assert mistake.code_description.href == page.as_uri() and page.read_text().startswith("# E0201: ")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-32"])
async def test_places_are_counted_as_the_client_counts(start, encoding):
    session = await start(encoding=encoding)
    document = session.open("a.shape", FOREIGN)
    (mistake,) = await session.report(document)
    assert document.words(mistake.range) == "rd" and mistake.range.start.line == 2
    # Edits before it, in the middle of it, and over a line break.
    session.edit(document, document.range("é */"), "ñ🂡 */")
    (mistake,) = await session.report(document)
    assert document.words(mistake.range) == "rd"
    session.edit(document, document.range(" // é 🂡\r\n"), " /* 🂡 */;")
    session.edit(document, types.Range(document.at("rd", after=1), document.at("rd", after=2)), "é")
    for mistake in await session.report(document):
        assert mistake.range.start.line == 1
    session.edit(document, document.range("ré"), ".red")
    assert not await session.report(document)


async def test_a_change_without_a_range_replaces_the_text(start):
    session = await start()
    document = session.open("a.shape", MISTAKE)
    document.version, document.text = 2, MISTAKE.replace("rd", ".red")
    session.text_document_did_change(
        types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(2, document.uri),
            [
                types.TextDocumentContentChangeWholeDocument(""),
                types.TextDocumentContentChangeWholeDocument(document.text),
            ],
        )
    )
    assert not await session.report(document)


async def test_a_finding_of_check_follows_and_disappears(start):
    session = await start()
    document = session.open("a.shape", COVERED)
    (finding,) = await session.codes(document, "W0010")
    assert finding.severity == 2
    session.edit(document, document.range("fill .red; "), "")
    await session.codes(document)


async def test_unused_code_is_tagged_and_a_clash_names_the_other_place(start):
    session = await start()
    document = session.open(
        "a.shape", "shape A { size 10 x 10; let gap = 3; fill .red }\nlet ink = .red\nlet ink = .blue\n"
    )
    found = await session.report(document)
    unused = session.open("b.shape", "shape B { size 10 x 10; let gap = 3; fill .red }\n")
    (finding,) = await session.report(unused)
    assert unused.words(finding.range) == "gap" and finding.tags == (types.DiagnosticTag.Unnecessary,)
    (related,) = found[0].related_information
    assert document.words(related.location.range) == "ink" and related.location.uri == document.uri


async def test_an_error_of_an_import_is_shown_at_the_import(start):
    session = await start()
    (session.folder / "b.shape").write_text("let ink = nothing\n")
    document = session.open("a.shape", 'import "b.shape"\nshape A { size 10 x 10; fill ink }\n')
    (mistake,) = await session.report(document)
    assert document.words(mistake.range) == '"b.shape"'
    assert mistake.related_information[0].location.uri == session.uri("b.shape")


async def test_closing_a_document_removes_its_diagnostics(start):
    session = await start()
    document = session.open("a.shape", MISTAKE)
    assert await session.report(document)
    session.close(document)
    await session.until(lambda: session.diagnostics[document.uri] == ())


# Diagnostics that the client asks for

PULL = {"textDocument__diagnostic": {"relatedInformation": True}, "workspace__diagnostics": {"refreshSupport": True}}


async def pull(session, document, previous=None):
    return await session.text_document_diagnostic_async(
        types.DocumentDiagnosticParams(document.identifier, "shapec", previous)
    )


async def test_a_client_can_ask_for_diagnostics_instead(start):
    session = await start(**PULL)
    document = session.open("a.shape", MISTAKE)
    answer = await pull(session, document)
    assert [item.code for item in answer.items] == ["E0201"]
    same = await pull(session, document, answer.result_id)
    assert isinstance(same, types.RelatedUnchangedDocumentDiagnosticReport) and same.result_id == answer.result_id
    session.edit(document, document.range("rd"), ".red")
    assert not (await pull(session, document, answer.result_id)).items
    # Nothing was pushed.
    assert not session.diagnostics


async def test_a_refresh_follows_the_check_and_changes_of_imports(start):
    session = await start(**PULL)
    (session.folder / "b.shape").write_text("let ink = .red\n")
    document = session.open("a.shape", 'import "b.shape"\n' + COVERED.replace(".red", "ink"))
    assert not (await pull(session, document)).items
    await session.until(lambda: session.diagnostic_refresh_count > 0)
    assert [item.code for item in (await pull(session, document)).items] == ["W0010"]
    count = session.diagnostic_refresh_count
    (session.folder / "b.shape").write_text("")
    session.files_changed("b.shape")
    await session.until(lambda: session.diagnostic_refresh_count > count)
    assert "E0201" in [item.code for item in (await pull(session, document)).items]


async def test_a_client_can_ask_for_the_diagnostics_of_all_files(start):
    session = await start(**PULL)
    (session.folder / "closed.shape").write_text(MISTAKE)
    (session.folder / "fine.shape").write_text("let ink = .red\n")
    session.files_changed("closed.shape", "fine.shape")
    session.open("open.shape", MISTAKE)

    def pull_all(known):
        ids = [types.PreviousResultId(item.uri, item.result_id) for item in known]
        return session.workspace_diagnostic_async(types.WorkspaceDiagnosticParams(ids, "shapec"))

    first = await pull_all([])
    found = {item.uri: [mistake.code for mistake in item.items] for item in first.items}
    assert found == {session.uri("closed.shape"): ["E0201"], session.uri("fine.shape"): []}
    # The next answer comes when something has changed.
    waiting = asyncio.ensure_future(pull_all(first.items))
    await asyncio.sleep(0.2)
    assert not waiting.done()
    (session.folder / "closed.shape").write_text(COVERED)
    session.files_changed("closed.shape")
    changed, same = (await waiting).items
    assert [item.code for item in changed.items] == ["W0010"]
    assert isinstance(same, types.WorkspaceUnchangedDocumentDiagnosticReport)
    assert not session.diagnostics
