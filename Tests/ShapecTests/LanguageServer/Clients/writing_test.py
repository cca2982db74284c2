"""Requests that change a text: completion, signatures, formatting, code actions, and colors."""

import pytest
from lsprotocol import types
from pygls.exceptions import JsonRpcException

LIBRARY = "/// A round dot.\nshape Dot(radius in 1...9 = 4) { size 10 x 10; fill .red }\n"


async def complete(session, document, words, number=0):
    """Returns the items after some words, by their labels."""
    position = document.at(words, number, len(words))
    parameters = types.CompletionParams(text_document=document.identifier, position=position)
    answer = await session.text_document_completion_async(parameters)
    items = sorted(answer.items, key=lambda item: item.sort_text)
    assert [item.label for item in items] == [item.label for item in answer.items]
    return {item.label: item for item in answer.items}


async def test_statements_are_completed_as_snippets(start):
    session = await start()
    document = session.open("a.shape", "shape A {\n  size 10 x 10\n  fi\n}\n")
    fill = (await complete(session, document, "  fi"))["fill"]
    assert document.words(fill.text_edit.range) == "fi" and fill.filter_text == "fill"
    assert fill.insert_text_format == types.InsertTextFormat.Snippet and fill.text_edit.new_text.startswith("fill ${1:")
    plain = await start(textDocument__completion={})
    document = plain.open("a.shape", document.text)
    fill = (await complete(plain, document, "  fi"))["fill"]
    assert fill.insert_text_format is None and "$" not in fill.text_edit.new_text


async def test_the_documentation_of_an_item_is_resolved(start):
    session = await start()
    document = session.open("a.shape", LIBRARY + "shape B {\n  size 9 x 9\n  use D\n}\n")
    dot = (await complete(session, document, "use D"))["Dot"]
    assert dot.documentation is None
    resolved = await session.completion_item_resolve_async(dot)
    assert resolved.documentation.kind == "markdown" and "A round dot." in resolved.documentation.value
    # An item of another completion is returned as it is.
    other = types.CompletionItem("other", data=99999)
    assert await session.completion_item_resolve_async(other) == other
    eager = await start(textDocument__completion={"completionItem": {"documentationFormat": ["markdown"]}})
    document = eager.open("a.shape", document.text)
    dot = (await complete(eager, document, "use D"))["Dot"]
    assert "A round dot." in dot.documentation.value and dot.data is None


async def test_colors_are_shown_as_colors(start):
    session = await start()
    document = session.open("a.shape", "shape A { size 9 x 9; fill .tom }\n")
    tomato = (await complete(session, document, ".tom"))["tomato"]
    assert (tomato.kind, tomato.documentation) == (types.CompletionItemKind.Color, "#FF6347")


async def test_a_name_of_another_file_is_completed_with_its_import(start, tmp_path):
    (tmp_path / "parts").mkdir()
    (tmp_path / "parts/dot.shape").write_text(LIBRARY)
    session = await start()
    document = session.open("a.shape", "shape B {\n  size 9 x 9\n  use Do\n}\n")
    # The files of the folder are read when there is nothing else to do, or for this request.
    await session.workspace_symbol_async(types.WorkspaceSymbolParams(""))
    dot = (await complete(session, document, "use Do"))["Dot"]
    text = document.applying([*dot.additional_text_edits, dot.text_edit])
    assert text.startswith('import "parts/dot.shape"\n') and "use Dot(" in text


async def test_the_paths_of_imports_are_completed(start):
    session = await start()
    document = session.open("a.shape", 'import ""\n')
    session.open("b.shape", LIBRARY)
    assert "b.shape" in await complete(session, document, 'import "')


async def test_the_parameter_at_the_caret_is_emphasized(start):
    session = await start()
    document = session.open("é.shape", "shape A { size 9 x 9; fill rgb(1, 0.5, 0) }\n")
    parameters = types.SignatureHelpParams(
        text_document=document.identifier, position=document.at("0.5"),
        context=types.SignatureHelpContext(types.SignatureHelpTriggerKind.Invoked, is_retrigger=False),
    )  # fmt: skip
    answer = await session.text_document_signature_help_async(parameters)
    signature = answer.signatures[answer.active_signature]
    parameter = signature.parameters[answer.active_parameter]
    assert signature.label[slice(*parameter.label)] == "Number"
    assert parameter.documentation.value == "The green component, in `0...1`."
    parameters.position = document.at("size")
    assert await session.text_document_signature_help_async(parameters) is None


# Formatting

MESSY = "shape   A{size 10 x 10\n     fill .red\n\n\n\nfill  .blue ,path:circle(center:center,radius:3)}\n"
TIDY = "shape A {\n  size 10 x 10\n  fill .red\n\n  fill .blue, path: circle(center: center, radius: 3)\n}\n"
OPTIONS = types.FormattingOptions(tab_size=8, insert_spaces=False)


async def test_a_document_is_formatted(start):
    session = await start()
    document = session.open("a.shape", MESSY)
    edits = await session.text_document_formatting_async(types.DocumentFormattingParams(document.identifier, OPTIONS))
    assert document.applying(edits) == TIDY
    tidy = session.open("b.shape", TIDY)
    assert not await session.text_document_formatting_async(types.DocumentFormattingParams(tidy.identifier, OPTIONS))


async def test_a_document_with_windows_line_breaks_keeps_them(start):
    session = await start()
    document = session.open("a.shape", MESSY.replace("\n", "\r\n"))
    edits = await session.text_document_formatting_async(types.DocumentFormattingParams(document.identifier, OPTIONS))
    assert document.applying(edits) == TIDY.replace("\n", "\r\n")


async def test_only_the_lines_of_a_range_are_formatted(start):
    session = await start()
    document = session.open("a.shape", "shape A {\n  size 10   x 10\n    fill   .red\n}\n")
    edits = await session.text_document_range_formatting_async(
        types.DocumentRangeFormattingParams(document.identifier, document.range("fill   .red"), OPTIONS)
    )
    assert document.applying(edits) == "shape A {\n  size 10   x 10\n  fill .red\n}\n"


@pytest.mark.parametrize("typed", ["}", "\n", ";"])
async def test_the_line_is_formatted_as_it_is_typed(start, typed):
    session = await start()
    text = f"shape A {{ size 9   x 9; fill  .red {typed}" + ("}" if typed != "}" else "") + "\nlet  b  =  1\n"
    document = session.open("a.shape", text)
    edits = await session.text_document_on_type_formatting_async(
        types.DocumentOnTypeFormattingParams(
            document.identifier, document.at(typed, -1 if typed == ";" else 0, 1), typed, OPTIONS
        )
    )
    assert "fill .red" in document.applying(edits) and "let  b" in document.applying(edits)


async def test_a_file_with_syntax_errors_is_not_formatted(start):
    session = await start()
    document = session.open("a.shape", "shape A { size 10 x")
    with pytest.raises(JsonRpcException) as error:
        await session.text_document_formatting_async(types.DocumentFormattingParams(document.identifier, OPTIONS))
    assert (error.value.code, error.value.message) == (-32803, "a file with syntax errors is not formatted")


# Code actions and colors


async def actions(session, document, words, only=None):
    context = types.CodeActionContext(diagnostics=[], only=only)
    return await session.text_document_code_action_async(
        types.CodeActionParams(document.identifier, document.range(words), context)
    )


async def test_a_fix_is_an_action_with_its_diagnostic(start):
    session = await start()
    document = session.open("a.shape", "shape A { size 10 x 10; fil .red }\n")
    fixes = await actions(session, document, "fil ", only=["quickfix"])
    assert fixes and fixes[0].diagnostics[0].range == document.range("fil")
    (change,) = fixes[0].edit.document_changes
    assert change.text_document.version == 1
    assert document.applying(change.edits) == "shape A { size 10 x 10; fill .red }\n"
    assert [action.kind for action in await actions(session, document, "size", only=["quickfix"])] == []


async def test_fix_all_is_resolved_and_imports_are_organized(start):
    resolve = {"properties": ["edit"]}
    session = await start(textDocument__codeAction__dataSupport=True, textDocument__codeAction__resolveSupport=resolve)
    document = session.open("a.shape", "shape A { size 10 x 10; fil .red; border left }\n")
    offered = next(action for action in await actions(session, document, "size") if action.title == "Fix all")
    assert offered.edit is None
    action = await session.code_action_resolve_async(offered)
    (change,) = action.edit.document_changes
    assert document.applying(change.edits) == "shape A { size 10 x 10; fill .red; border .left }\n"
    (session.folder / "b.shape").write_text("let b = 1\n")
    document = session.open("c.shape", 'import "b.shape"\nimport "./b.shape"\nlet c = b\n')
    (action,) = await actions(session, document, "c", only=["source.organizeImports"])
    (change,) = action.edit.document_changes
    assert document.applying(change.edits) == 'import "b.shape"\nlet c = b\n'


async def test_colors_have_places_and_other_forms(start):
    session = await start()
    document = session.open(
        "a.shape", "/* 🂡 */ shape A { size 10 x 10; fill #FF8000; border .all, color: .red.opacity(50%) }\n"
    )
    first, second = await session.text_document_document_color_async(types.DocumentColorParams(document.identifier))
    assert [document.words(item.range) for item in (first, second)] == ["#FF8000", ".red.opacity(50%)"]
    assert (first.color.red, round(first.color.green, 2), second.color.alpha) == (1, 0.5, 0.5)
    choices = await session.text_document_color_presentation_async(
        types.ColorPresentationParams(document.identifier, types.Color(0.0, 0.0, 1.0, 1.0), first.range)
    )
    assert choices[0].label == "#0000FF" and document.words(choices[0].text_edit.range) == "#FF8000"
