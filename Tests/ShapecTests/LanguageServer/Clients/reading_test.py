"""Requests that show what a text means."""

import base64
import io

import pytest
from lsprotocol import types
from PIL import Image

TOKENS = {
    "requests": {"full": {"delta": True}},
    "tokenTypes": [],
    "tokenModifiers": [],
    "formats": [types.TokenFormat.Relative],
}
CODE = """/// Half of é.
let half = 10 / 2

// The 🂡 is
// red.
shape Dot(radius in 1...9 = 4) {
  size 10 x 10
  fill .red, path: circle(center: (half, half), radius: radius)
}
"""


async def hover(session, document, words, number=0):
    parameters = types.HoverParams(text_document=document.identifier, position=document.at(words, number, 1))
    return await session.text_document_hover_async(parameters)


@pytest.mark.parametrize(
    "client, settings, is_shown",
    [
        (None, {}, False),
        ("Neovim", {}, False),
        ("Visual Studio Code - Insiders", {}, True),
        ("Sublime Text LSP", {}, True),
        ("Neovim", {"pictures": True}, True),
        ("Visual Studio Code", {"pictures": False}, False),
    ],
)
async def test_pictures_are_for_clients_that_show_them(start, client, settings, is_shown):
    session = await start(options=settings, name=client)
    document = session.open("a.shape", CODE)
    found = await hover(session, document, "Dot")
    assert ("![Dot](data:image/png;base64," in found.contents.value) == is_shown
    assert "shape Dot" in found.contents.value


async def test_a_hover_text_is_markdown_with_a_picture(start):
    session = await start(options={"pictures": True})
    document = session.open("a.shape", CODE)
    found = await hover(session, document, "Dot")
    assert document.words(found.range) == "Dot" and found.contents.kind == "markdown"
    assert "shape Dot" in found.contents.value
    picture = found.contents.value.split("data:image/png;base64,")[1].split(")")[0]
    image = Image.open(io.BytesIO(base64.b64decode(picture, validate=True))).convert("RGBA")
    assert image.size == (20, 20) and image.getpixel((10, 10)) == (255, 0, 0, 255) and image.getpixel((0, 0))[3] == 0


async def test_a_hover_text_has_documentation_and_the_value(start):
    session = await start(textDocument__hover={"contentFormat": ["plaintext"]})
    document = session.open("a.shape", CODE)
    found = await hover(session, document, "half", 1)
    assert found.contents.kind == "plaintext" and document.words(found.range) == "half"
    assert "Half of é." in found.contents.value and "5" in found.contents.value
    assert await hover(session, document, "10 x") is None


async def test_hints_show_computed_values(start):
    session = await start()
    document = session.open("a.shape", CODE)

    async def hints(range):
        found = await session.text_document_inlay_hint_async(types.InlayHintParams(document.identifier, range))
        return [(document.offset(hint.position) - document.text.index("10 / 2"), hint.label) for hint in found]

    assert await hints(document.all) == [(6, "= 5")]
    assert await hints(document.range("size 10")) == []


async def test_lenses_count_uses(start):
    session = await start(options={"commands": ["shape.showReferences"]})
    document = session.open("a.shape", CODE)
    lenses = await session.text_document_code_lens_async(types.CodeLensParams(document.identifier))
    assert [(document.words(lens.range), lens.command.title) for lens in lenses] == [
        ("half", "used 2 times"),
        ("Dot", "not used"),
    ]
    uri, position, places = lenses[0].command.arguments
    assert uri == document.uri and position == {"line": 1, "character": 4} and len(places) == 2


async def test_lenses_count_uses_in_other_files(start, tmp_path):
    (tmp_path / "other.shape").write_text('import "a.shape"\nlet third = half / 3\n')
    session = await start(options={"commands": ["shape.showReferences"]})
    document = session.open("a.shape", CODE)
    half, _ = await session.text_document_code_lens_async(types.CodeLensParams(document.identifier))
    assert half.command is None
    resolved = await session.code_lens_resolve_async(half)
    assert (resolved.command.title, len(resolved.command.arguments[2])) == ("used 3 times", 3)


async def test_lenses_have_no_command_that_the_client_does_not_know(start):
    session = await start()
    document = session.open("a.shape", CODE)
    lenses = await session.text_document_code_lens_async(types.CodeLensParams(document.identifier))
    assert [(lens.command.title, lens.command.command, lens.command.arguments) for lens in lenses] == [
        ("used 2 times", "", None),
        ("not used", "", None),
    ]


async def test_blocks_comments_and_imports_are_folded(start):
    session = await start()
    document = session.open("a.shape", 'import "b.shape"\nimport "c.shape"\n\n' + CODE)
    found = await session.text_document_folding_range_async(types.FoldingRangeParams(document.identifier))
    folds = [(item.start_line, item.end_line, item.kind) for item in found]
    assert (0, 1, types.FoldingRangeKind.Imports) in folds and (6, 7, types.FoldingRangeKind.Comment) in folds
    assert any(start == 8 and kind is None for start, _, kind in folds)


async def test_a_selection_grows_from_a_name_to_the_file(start):
    session = await start()
    document = session.open("a.shape", CODE)
    answer = await session.text_document_selection_range_async(
        types.SelectionRangeParams(document.identifier, [document.at("half, half", after=2), types.Position(0, 0)])
    )
    texts, selection = [], answer[0]
    while selection:
        texts.append(document.words(selection.range))
        selection = selection.parent
    assert texts[0] == "half" and "(half, half)" in texts and texts[-1].strip() == CODE.strip()
    assert all(inner in outer for inner, outer in zip(texts, texts[1:])) and len(answer) == 2


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-32"])
async def test_tokens_have_meanings(start, encoding):
    session = await start(encoding=encoding)
    document = session.open("a.shape", CODE)
    legend = session.answer.capabilities.semantic_tokens_provider.legend

    def words(data):
        result, line, character = [], 0, 0
        for lines, characters, length, kind, modifiers in zip(*[iter(data)] * 5):
            line, character = line + lines, characters if lines else character + characters
            range = types.Range(types.Position(line, character), types.Position(line, character + length))
            names = [name for bit, name in enumerate(legend.token_modifiers) if modifiers >> bit & 1]
            result.append(" ".join([document.words(range), legend.token_types[kind], *names]))
        return result

    answer = await session.text_document_semantic_tokens_full_async(types.SemanticTokensParams(document.identifier))
    tokens = words(answer.data)
    assert tokens[:4] == [
        "/// Half of é. comment documentation", "let keyword", "half variable declaration readonly", "10 number",
    ]  # fmt: skip
    assert tokens.index("// The 🂡 is comment") + 1 == tokens.index("// red. comment")
    assert {"Dot class declaration", "circle function defaultLibrary", "radius parameter"} <= set(tokens)
    part = await session.text_document_semantic_tokens_range_async(
        types.SemanticTokensRangeParams(document.identifier, document.range("size 10 x 10"))
    )
    assert answer.result_id is None
    assert words(part.data) and set(words(part.data)) < set(tokens) and "let keyword" not in words(part.data)


async def test_changes_of_tokens_are_those_of_the_text(start):
    session = await start(textDocument__semanticTokens=TOKENS)
    document = session.open("a.shape", CODE)
    first = await session.text_document_semantic_tokens_full_async(types.SemanticTokensParams(document.identifier))
    session.edit(document, document.range("size 10 x 10"), "size 10 x 10; fill .blue")

    def changes(known):
        parameters = types.SemanticTokensDeltaParams(document.identifier, known)
        return session.text_document_semantic_tokens_full_delta_async(parameters)

    answer = await changes(first.result_id)
    data = list(first.data)
    for edit in reversed(answer.edits):
        data[edit.start : edit.start + edit.delete_count] = edit.data
    last = await session.text_document_semantic_tokens_full_async(types.SemanticTokensParams(document.identifier))
    assert data == list(last.data)
    # Only the last result is kept.
    assert list((await changes(first.result_id)).data) == data


def plain(value):
    """These requests have no types: the client reads objects as named tuples."""
    if hasattr(value, "_asdict"):
        return {name: plain(member) for name, member in value._asdict().items()}
    return [plain(element) for element in value] if isinstance(value, (list, tuple)) else value


async def test_places_lead_to_drawn_elements_and_back(start):
    session = await start()
    document = session.open("a.shape", CODE)

    async def ask(method, **parameters):
        text = {"textDocument": {"uri": document.uri}}
        return plain(await session.protocol.send_request_async(method, text | parameters))

    position = document.at("fill .red")
    found = await ask("shape/reveal", position={"line": position.line, "character": position.character}, shape="Dot")
    element = found["elements"][-1]
    (outline,) = (await ask("shape/outline", shape="Dot", element=element))["elements"]
    (shape,) = (await ask("shape/describe"))["shapes"]
    picture = await ask("shape/picture", format="svg", shape="Dot", size=shape["designSize"])
    assert picture["text"].startswith("<svg") and picture["version"] == 1 and picture["diagnostics"] == []
    center = next(point for point in outline["points"] if point["kind"] == "center")
    hit = await ask("shape/hit", shape="Dot", point={"x": center["x"], "y": center["y"]})
    assert hit["element"] == element
    source = hit["sources"][-1]
    assert source["uri"] == document.uri and source["range"]["start"]["line"] == position.line
    to = {"x": center["x"] + 1, "y": center["y"]}
    dragged = await ask("shape/drag", shape="Dot", element=element, index=center["index"], to=to)
    assert dragged["reason"] == "`10` in line 2 and `2` in line 2 together decide where this point is"
    assert await ask("shape/hit", shape="Nothing", point=to) is None
