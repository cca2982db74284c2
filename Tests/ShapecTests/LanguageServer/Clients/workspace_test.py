"""Folders, files that change, settings, and pages."""

import urllib.request

import pytest
from lsprotocol import types

INK = "let ink = .red\n"
DOT = 'import "ink.shape"\nshape Dot { size 10 x 10; fill ink }\n'
COVERED = "shape A { size 10 x 10; let half = width / 2; fill .red; fill .blue, opacity: half / half }\n"


async def test_imports_follow_files_and_folders_that_move(start, tmp_path):
    (tmp_path / "parts").mkdir()
    (tmp_path / "parts/ink.shape").write_text(INK)
    (tmp_path / "closed.shape").write_text('import "parts/ink.shape"\n')
    session = await start(workspace__fileOperations={"willRename": True})
    document = session.open("dot.shape", 'import "parts/ink.shape"\n\n' + DOT.split("\n", 1)[1])
    filters = session.answer.capabilities.workspace.file_operations.will_rename.filters
    assert [item.pattern.glob for item in filters] == ["**/*.shape", "**"]

    async def edits(old, new):
        moved = types.FileRename(session.uri(old), session.uri(new))
        answer = await session.workspace_will_rename_files_async(types.RenameFilesParams([moved]))
        return {
            change.text_document.uri: [edit.new_text for edit in change.edits] for change in answer.document_changes
        }

    for old, new in [("parts/ink.shape", "bits/pen.shape"), ("parts", "bits")]:
        path = '"bits/pen.shape"' if old.endswith(".shape") else '"bits/ink.shape"'
        assert await edits(old, new) == {document.uri: [path], session.uri("closed.shape"): [path]}


async def symbols(session, query=""):
    found = await session.workspace_symbol_async(types.WorkspaceSymbolParams(query))
    return sorted(item.name for item in found)


async def test_an_unsaved_buffer_is_imported(start):
    session = await start()
    (session.folder / "ink.shape").write_text("")
    document = session.open("dot.shape", DOT)
    assert [item.code for item in await session.report(document)] == ["E0201"]
    ink = session.open("ink.shape", INK)
    await session.codes(document)
    session.edit(ink, ink.range("ink"), "inks")
    await session.codes(document, "E0201")
    # After it is closed, the file counts.
    (session.folder / "ink.shape").write_text(INK)
    session.close(ink)
    await session.codes(document)


async def test_all_documents_see_a_change_of_their_import(start):
    session = await start()
    ink = session.open("ink.shape", INK)
    # More documents than those whose results the server keeps.
    documents = [session.open(f"dot{number}.shape", DOT.replace("fill", "fill .blue; fill")) for number in range(20)]
    for document in documents:
        await session.codes(document, "W0010")
    session.edit(ink, ink.range("ink"), "inks")
    for document in documents:
        await session.until(lambda: "E0201" in [item.code for item in session.diagnostics[document.uri]])


async def test_files_that_appear_change_and_disappear_are_noticed(start):
    session = await start(workspace__didChangeWatchedFiles={"dynamicRegistration": True})
    await session.until(lambda: session.registrations)
    (registration,) = session.registrations
    assert registration.register_options == {"watchers": [{"globPattern": "**/*.shape"}]}
    document = session.open("dot.shape", DOT)
    assert len(await session.report(document)) > 0
    for text, codes in [(INK, []), ("let inks = .red\n", ["E0201"]), (INK, [])]:
        (session.folder / "ink.shape").write_text(text)
        session.files_changed("ink.shape")
        await session.codes(document, *codes)
    (session.folder / "ink.shape").unlink()
    session.files_changed("ink.shape")
    await session.until(lambda: session.diagnostics[document.uri])


async def test_each_folder_is_a_root_of_imports(start, tmp_path):
    roots = [tmp_path / "one", tmp_path / "two"]
    for root in roots:
        (root / "icons").mkdir(parents=True)
        (root / "ink.shape").write_text(INK)
    session = await start(folders=roots)
    text = DOT.replace("ink.shape", "../ink.shape")
    first, second = session.open("one/icons/dot.shape", text), session.open("two/icons/dot.shape", text)
    assert not await session.report(first) and not await session.report(second)
    assert await symbols(session) == ["Dot", "Dot", "ink", "ink"]


async def test_names_of_folders_can_have_any_characters(start, tmp_path):
    folder = tmp_path / "é 🂡 #%41?;&+"
    folder.mkdir()
    (folder / "ink.shape").write_text(INK)
    session = await start(folders=[folder])
    document = session.open("é 🂡 #%41?;&+/dot.shape", DOT)
    assert not await session.report(document)
    parameters = types.DefinitionParams(document.identifier, document.at("ink }"))
    found = await session.text_document_definition_async(parameters)
    assert found.uri == session.uri("é 🂡 #%41?;&+/ink.shape")


async def test_a_folder_that_contains_itself_is_read_once(start, tmp_path):
    (tmp_path / "ink.shape").write_text(INK)
    (tmp_path / "again").symlink_to(tmp_path)
    (tmp_path / "gone").symlink_to(tmp_path / "nothing")
    (tmp_path / "folder.shape").mkdir()
    session = await start()
    assert await symbols(session) == ["ink"]


async def test_a_folder_that_is_added_or_removed_changes_what_can_be_imported(start, tmp_path):
    (tmp_path / "one/icons").mkdir(parents=True)
    (tmp_path / "one/ink.shape").write_text(INK)
    (tmp_path / "two").mkdir()
    session = await start(folders=[tmp_path / "two"])
    document = session.open("one/icons/dot.shape", DOT.replace("ink.shape", "../ink.shape"))
    assert len(await session.report(document)) > 0
    folder = types.WorkspaceFolder((tmp_path / "one").as_uri(), "one")

    def change(added, removed):
        event = types.WorkspaceFoldersChangeEvent(added=added, removed=removed)
        session.workspace_did_change_workspace_folders(types.DidChangeWorkspaceFoldersParams(event))

    change([folder], [])
    await session.codes(document)
    assert await symbols(session, "ink") == ["ink"]
    change([], [folder])
    await session.until(lambda: session.diagnostics[document.uri])
    assert await symbols(session, "ink") == []


async def test_the_progress_of_a_large_folder_is_shown(start, tmp_path):
    for number in range(1_000):
        (tmp_path / f"{number}.shape").write_text(f"let ink{number} = .red\n")
    session = await start(window__workDoneProgress=True)
    await session.until(
        lambda: any(report for report in session.progress_reports.values() if report[-1:] and report[-1].kind == "end")
    )
    (reports,) = session.progress_reports.values()
    begin, *others, end = reports
    assert begin.kind == "begin" and {report.kind for report in others} == {"report"}
    assert begin.title == "Reading shapes" and end.message == "1000 files"
    percentages = [report.percentage for report in others]
    assert percentages == sorted(percentages)


# Settings


async def hover(session, document, words):
    parameters = types.HoverParams(text_document=document.identifier, position=document.at(words, 0, 1))
    return (await session.text_document_hover_async(parameters)).contents.value


async def test_settings_are_asked_for_and_asked_for_again(start):
    session = await start(configuration={"check": False, "size": "40 x 20"}, workspace__configuration=True)
    document = session.open(
        "a.shape",
        "shape A { size 10 x 10; let half = width / 2; fill .red, opacity: half / 99 }\n",
    )
    await symbols(session)
    assert "20" in await hover(session, document, "half")
    session.set_configuration({"size": "80x20"}, section="shape")
    session.workspace_did_change_configuration(types.DidChangeConfigurationParams(None))
    # The answer to the server's request is on its way before this one.
    await symbols(session)
    await symbols(session)
    assert "40" in await hover(session, document, "half")


@pytest.mark.parametrize("wrapped", [True, False])
async def test_settings_are_sent_with_the_first_request_or_a_notification(start, wrapped):
    settings = {"hints": False, "check": False}
    session = await start(options={"shape": settings} if wrapped else settings)
    document = session.open("a.shape", "shape A { size 10 x 10; let half = width / 2; fill .red; fill .blue }\n")

    async def hints():
        return len(
            await session.text_document_inlay_hint_async(types.InlayHintParams(document.identifier, document.all))
        )

    assert await hints() == 0
    settings = {"hints": True, "check": True}
    session.workspace_did_change_configuration(
        types.DidChangeConfigurationParams({"shape": settings} if wrapped else settings)
    )
    assert await hints() == 1
    await session.until(lambda: "W0010" in [item.code for item in session.diagnostics[document.uri]])
    session.workspace_did_change_configuration(types.DidChangeConfigurationParams({"shape": {"check": False}}))
    await session.until(lambda: "W0010" not in [item.code for item in session.diagnostics[document.uri]])


async def test_settings_that_make_no_sense_are_the_defaults(start):
    session = await start(options={"shape": {"size": "huge", "check": "yes", "hints": 3, "scheme": []}})
    document = session.open(
        "a.shape", "shape A { size 10 x 10; let half = width / 2; fill .red, opacity: half / 10 }\n"
    )
    assert "5" in await hover(session, document, "half")


async def test_a_command_serves_a_page(start):
    session = await start()
    document = session.open("dot.shape", "shape Dot { size 10 x 10; fill .red }\n")
    everywhere = types.Range(types.Position(0, 0), types.Position(0, 0))
    actions = await session.text_document_code_action_async(
        types.CodeActionParams(types.TextDocumentIdentifier(document.uri), everywhere, types.CodeActionContext([]))
    )
    (action,) = [action for action in actions if isinstance(action, types.Command)]
    assert (action.title, list(action.arguments)) == ("Show the picture in a browser", [document.uri])
    command = types.ExecuteCommandParams(action.command, action.arguments)
    address = await session.workspace_execute_command_async(command)
    assert address == await session.workspace_execute_command_async(types.ExecuteCommandParams("shape.preview"))
    with urllib.request.urlopen(address) as page:
        assert b"<title>shapec" in page.read()
    with pytest.raises(Exception, match="command"):
        await session.workspace_execute_command_async(types.ExecuteCommandParams("shape.other"))
    # The documents of an editor are not those of the server.
    ask = session.protocol.send_request_async
    with pytest.raises(Exception, match="opens its documents itself"):
        await ask("shape/open", {"uri": document.uri})
