"""What names mean: definitions, uses, renaming, calls, and symbols."""

import pytest
from lsprotocol import types
from pygls.exceptions import JsonRpcException

LIBRARY = """/// The color of dots.
let ink = .red

/// A dot with é and 🂡.
shape Dot(radius in 1...9 = 4) {
  size 10 x 10
  fill ink, path: circle(center: center, radius: radius)
  content
  content badge(left: 0, top: 0, width: 5, height: 5)
}
"""
MAIN = """import "library.shape"

style inked(color: Color = ink) { fill color }

shape Pair {
  size 40 x 20
  layer(left: 0, top: 0, size: 10 x 10) { use Dot(radius: 3) }
  layer(right: 0, top: 0, size: 10 x 10) {
    use Dot() {
      apply inked(color: ink)
      slot badge { fill ink }
    }
  }
}
"""


@pytest.fixture
async def both(start):
    """A session with two open documents, the second of which imports the first."""
    session = await start()
    library, main = session.open("library.shape", LIBRARY), session.open("main.shape", MAIN)
    assert not await session.report(library) and not await session.report(main)
    return session, library, main


def place(kind, document, words, number=0, after=0, **others):
    return kind(text_document=document.identifier, position=document.at(words, number, after), **others)


async def test_a_definition_is_in_the_file_that_declares_the_name(both):
    session, library, main = both
    found = await session.text_document_definition_async(place(types.DefinitionParams, main, "Dot"))
    assert found.uri == library.uri and library.words(found.range) == "Dot"
    found = await session.text_document_definition_async(place(types.DefinitionParams, main, "radius"))
    assert found.uri == library.uri and found.range == library.range("radius")
    # The path of an import leads to the file, and a name of the language nowhere.
    found = await session.text_document_definition_async(place(types.DefinitionParams, main, "library", after=3))
    assert found.uri == library.uri and found.range.start == types.Position(0, 0)
    assert await session.text_document_definition_async(place(types.DefinitionParams, library, "circle")) is None


async def test_references_are_those_of_all_files_that_use_the_name(both):
    session, library, main = both

    async def uses(document, declaration):
        context = types.ReferenceContext(include_declaration=declaration)
        found = await session.text_document_references_async(
            place(types.ReferenceParams, document, "ink", context=context)
        )
        return sorted((item.uri.rsplit("/")[-1], item.range.start.line) for item in found)

    others = [("library.shape", 6), ("main.shape", 2), ("main.shape", 9), ("main.shape", 10)]
    assert await uses(library, False) == others
    assert await uses(library, True) == [("library.shape", 1), *others]


async def test_highlights_distinguish_declarations_from_uses(both):
    session, library, _ = both
    found = await session.text_document_document_highlight_async(
        place(types.DocumentHighlightParams, library, "radius: radius", after=9)
    )
    assert [(library.words(item.range), item.kind) for item in found] == [("radius", 3), ("radius", 2)]


async def test_an_import_is_a_link(both):
    session, library, main = both
    (link,) = await session.text_document_document_link_async(types.DocumentLinkParams(main.identifier))
    assert main.words(link.range) == "library.shape" and link.target == library.uri


# Renaming


async def renamed(session, documents, document, words, new, number=0):
    """Returns the texts after a change of a name."""
    parameters = place(types.RenameParams, document, words, number, new_name=new)
    edit = await session.text_document_rename_async(parameters)
    changes = {change.text_document.uri: change for change in edit.document_changes}
    assert all(changes[item.uri].text_document.version == item.version for item in documents if item.uri in changes)
    return [item.applying(changes[item.uri].edits) if item.uri in changes else item.text for item in documents]


async def test_a_name_is_renamed_in_all_files(both):
    session, library, main = both
    texts = await renamed(session, [library, main], main, "ink)", "paint")
    assert texts == [
        LIBRARY.replace("let ink", "let paint").replace("fill ink", "fill paint"),
        MAIN.replace(" ink)", " paint)").replace("fill ink", "fill paint"),
    ]
    texts = await renamed(session, [library, main], library, "Dot", "Spot")
    assert texts == [LIBRARY.replace("Dot", "Spot"), MAIN.replace("Dot", "Spot")]


async def test_a_slot_is_renamed_with_its_blocks(both):
    session, library, main = both
    texts = await renamed(session, [library, main], main, "badge", "mark")
    assert texts == [LIBRARY.replace("badge", "mark"), MAIN.replace("badge", "mark")]


async def test_files_that_are_not_open_are_renamed_too(start, tmp_path):
    (tmp_path / "main.shape").write_text(MAIN)
    for number in range(200):
        (tmp_path / f"{number}.shape").write_text("")
    session = await start()
    library = session.open("library.shape", LIBRARY)
    # At once, when most files of the folder are not read yet.
    edit = await session.text_document_rename_async(place(types.RenameParams, library, "ink", new_name="paint"))
    changes = {change.text_document.uri: change.text_document.version for change in edit.document_changes}
    assert changes == {library.uri: 1, session.uri("main.shape"): None}


async def test_a_client_without_versions_gets_plain_changes(start):
    session = await start(workspace__workspaceEdit={})
    library = session.open("library.shape", LIBRARY)
    edit = await session.text_document_rename_async(place(types.RenameParams, library, "ink", new_name="paint"))
    assert edit.document_changes is None and len(edit.changes[library.uri]) == 2


@pytest.mark.parametrize(
    "words, new, reason",
    [
        ("ink", "9", "`9` is not a name; use letters, digits and `_`"),
        ("ink", "true", "`true` is a value of the language"),
        ("ink", "Dot", "`Dot` already has a meaning where the name is used"),
        ("circle", "round", "`circle` is a name of the language"),
        ("10 x", "ten", "there is no name here"),
    ],
)
async def test_a_rename_that_changes_more_than_a_name_is_refused(start, words, new, reason):
    session = await start()
    library = session.open("library.shape", LIBRARY)
    with pytest.raises(JsonRpcException, match=".") as error:
        await session.text_document_rename_async(place(types.RenameParams, library, words, new_name=new))
    assert (error.value.code, error.value.message) == (-32803, reason)


async def test_preparing_a_rename_returns_the_name_or_a_reason(both):
    session, library, _ = both
    answer = await session.text_document_prepare_rename_async(
        place(types.PrepareRenameParams, library, "radius", after=3)
    )
    assert library.words(answer.range) == answer.placeholder == "radius"
    with pytest.raises(JsonRpcException, match="is a name of the language"):
        await session.text_document_prepare_rename_async(place(types.PrepareRenameParams, library, "circle"))


# Calls and symbols


async def test_calls_lead_from_a_shape_to_its_users_and_back(both):
    session, library, main = both
    (dot,) = await session.text_document_prepare_call_hierarchy_async(
        place(types.CallHierarchyPrepareParams, library, "Dot")
    )
    assert (dot.name, dot.uri, library.words(dot.selection_range)) == ("Dot", library.uri, "Dot")
    (caller,) = await session.call_hierarchy_incoming_calls_async(types.CallHierarchyIncomingCallsParams(dot))
    assert caller.from_.name == "Pair" and [main.words(range) for range in caller.from_ranges] == ["Dot", "Dot"]
    callees = await session.call_hierarchy_outgoing_calls_async(types.CallHierarchyOutgoingCallsParams(caller.from_))
    assert [(item.to.name, len(item.from_ranges)) for item in callees] == [("Dot", 2), ("inked", 1)]
    # A color is not called.
    nothing = place(types.CallHierarchyPrepareParams, library, "ink")
    assert await session.text_document_prepare_call_hierarchy_async(nothing) is None


async def test_symbols_are_a_tree_or_a_list(both, start):
    session, library, _ = both
    symbols = await session.text_document_document_symbol_async(types.DocumentSymbolParams(library.identifier))
    assert [symbol.name for symbol in symbols] == ["ink", "Dot"]
    assert [library.words(symbol.selection_range) for symbol in symbols] == ["ink", "Dot"]
    assert "badge" in [child.name for child in symbols[1].children]
    flat = await start(textDocument__documentSymbol={})
    library = flat.open("library.shape", LIBRARY)
    symbols = await flat.text_document_document_symbol_async(types.DocumentSymbolParams(library.identifier))
    assert isinstance(symbols[0], types.SymbolInformation)
    assert ("badge", "Dot") in [(symbol.name, symbol.container_name) for symbol in symbols]


async def test_symbols_of_the_folder_are_found_by_some_of_their_letters(start, tmp_path):
    (tmp_path / "library.shape").write_text(LIBRARY)
    session = await start()
    main = session.open("main.shape", MAIN)
    await session.report(main)

    async def find(query):
        found = await session.workspace_symbol_async(types.WorkspaceSymbolParams(query))
        return sorted((item.name, item.location.uri.rsplit("/")[-1]) for item in found)

    # Names, but not uses of them.
    assert await find("dt") == [("Dot", "library.shape")]
    assert await find("nk") == [("ink", "library.shape"), ("inked", "main.shape")]
    assert await find("nothing like this") == []
