"""Files: sharing, saving, examples, large and broken ones."""

import base64
import json
import zlib

DOT = "shape Dot {\n  size 60 x 60\n  fill .teal, path: circle(center: center, radius: 8)\n}\n"
TEXT = "document.querySelector('textarea:not([hidden])').value"
PALETTE = "let ink = .red\n"
USER = 'import "pal.shape"\nshape A {\n  size 9 x 9\n  fill ink\n}\n'


def drop(page, files):
    """Drops files, from names to texts, and waits for the tab of the last one."""
    page.evaluate("""files => {
      const transfer = new DataTransfer()
      for (const [name, text] of Object.entries(files)) transfer.items.add(new File([text], name))
      dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, cancelable: true }))
    }""", files)
    page.locator(f"#files [role=tab]:text-is('{list(files)[-1]}')").wait_for()
    page.settle()


def test_shares_and_opens_a_link(page, make_page):
    page.open(DOT)
    page.fill("#width", "90")
    page.keyboard.press("Enter")
    page.settle()
    # A page that a program serves has no such button.
    page.evaluate("document.getElementById('share').hidden = false")
    page.click("#share")
    page.locator(".toast").wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    assert "#s=" in link and len(link) < 2_000
    other = make_page(url=link)
    assert other.text == DOT
    assert other.input_value("#width") == "90"


def test_saves_in_the_browser(page):
    page.open(DOT)
    page.wait_for_timeout(600)
    page.reload()
    page.settle()
    assert page.text == DOT


def test_saves_before_it_is_left(page):
    page.open(DOT)
    page.caret(0)
    page.keyboard.type("// ")
    page.reload()
    page.settle()
    assert page.text == "// " + DOT


def link(page, content):
    """Returns a link with a JSON value."""
    packed = zlib.compress(json.dumps(content).encode(), wbits=-15)
    return page.url.split("#")[0] + "#s=" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def test_keeps_the_files_from_before_a_link(page):
    page.open(DOT)
    mine = page.text
    other = DOT.replace("teal", "red")
    page.goto(link(page, {"files": [{"name": "other.shape", "text": other}], "shown": {"values": {}}}))
    page.settle()
    assert page.text == other
    page.wait_for_timeout(600)
    page.reload()
    page.settle()
    assert page.text == other
    page.click(".toast >> text=Back to mine")
    page.settle()
    assert page.text == mine
    page.reload()
    page.settle()
    assert page.text == mine
    assert not page.locator(".toast").is_visible()


def test_refuses_a_link_of_another_form(page):
    page.open(DOT)
    for content in [1, [], {"files": []}, {"files": [{"name": "a.shape"}], "shown": {"values": {}}}, {"files": 7}]:
        page.goto(link(page, content))
        page.locator(".toast:has-text('damaged')").wait_for()
        page.click(".toast .icon")
        page.settle()
        assert page.text == DOT


def open_card(page):
    """Opens an example that imports others."""
    page.click("#gallery-open")
    page.fill("#gallery-filter", "card")
    page.locator(".tile[title='card.shape']").click()
    page.settle()


def test_opens_an_example_with_its_imports(page):
    open_card(page)
    assert page.problems() == []
    names = page.locator("#files [role=tab]").all_inner_texts()
    assert set(names) >= {"card.shape", "heart.shape", "spade.shape"}
    page.locator("#files [role=tab]:text-is('heart.shape')").click()
    page.settle()
    page.replace(page.text.replace("#FF0000", "#00FF00"))
    page.locator("#files [role=tab]:text-is('card.shape')").click()
    page.settle()
    assert "lime" in page.svg() or "#0f0" in page.svg()


def test_renames_a_file_in_the_imports_of_others(page):
    open_card(page)
    before = page.svg()
    names, questions = iter(["suits/heart", "spade", "heart", "sets/card"]), []

    def answer(dialog):
        questions.append(dialog.default_value)
        dialog.accept(next(names))

    page.on("dialog", answer)
    page.locator("#files [role=tab]:text-is('heart.shape')").dblclick()
    page.locator("#files [role=tab]:text-is('suits/heart.shape')").wait_for()
    page.settle()
    assert page.title().startswith("suits/heart.shape")
    card = page.locator("#files [role=tab]:text-is('card.shape')")
    card.click()
    page.settle()
    assert 'import "suits/heart.shape"' in page.text
    page.locator("#problems:empty").wait_for(state="attached")
    assert page.svg() == before
    # The name of another file is refused. By the keyboard:
    page.locator("#files [role=tab]:text-is('suits/heart.shape')").focus()
    page.keyboard.press("F2")
    page.locator(".toast:has-text('spade.shape already')").wait_for()
    page.keyboard.press("F2")
    page.locator("#files [role=tab]:text-is('heart.shape')").wait_for()
    page.settle()
    card.click()
    page.settle()
    assert 'import "heart.shape"' in page.text
    page.locator("#problems:empty").wait_for(state="attached")
    # The file that imports others can move, too.
    card.dblclick()
    page.locator("#files [role=tab]:text-is('sets/card.shape')").wait_for()
    page.settle()
    assert 'import "../heart.shape"' in page.text
    page.locator("#problems:empty").wait_for(state="attached")
    assert page.svg() == before
    assert questions == ["heart.shape", "suits/heart.shape", "suits/heart.shape", "card.shape"]


def test_keeps_the_name_of_a_file_if_its_importers_are_unknown(page):
    open_card(page)
    page.on("dialog", lambda dialog: dialog.accept("spot"))
    page.evaluate("shapec.stop()")
    page.locator("#files [role=tab]:text-is('heart.shape')").focus()
    page.keyboard.press("F2")
    page.locator(".toast:has-text('heart.shape keeps its name: the compiler is not running.')").wait_for()
    page.caret(0)
    page.keyboard.type("\n")
    page.settle()
    assert page.problems() == []


def test_renames_a_file_while_its_importer_is_edited(page):
    open_card(page)
    before = page.text
    page.on("dialog", lambda dialog: dialog.accept("suits/spot"))
    page.hold("willRenameFiles")
    page.locator("#files [role=tab]:text-is('heart.shape')").focus()
    page.keyboard.press("F2")
    page.wait_until_held()
    page.caret(0)
    page.keyboard.type("// one\n")
    page.release()
    page.locator("#files [role=tab]:text-is('suits/spot.shape')").wait_for()
    page.settle()
    assert page.text == "// one\n" + before.replace('"heart.shape"', '"suits/spot.shape"')


def test_draws_all_examples_in_the_gallery(page, examples):
    page.click("#gallery-open")
    page.locator(".tile").first.wait_for()
    assert page.locator(".tile").count() == len(examples)
    for tile in page.locator("#gallery .tile").all():
        tile.scroll_into_view_if_needed()
        handle = tile.locator("img").element_handle()
        page.wait_for_function("image => image.complete && image.naturalWidth > 0", arg=handle)


def test_takes_dropped_files(page):
    drop(page, {"dropped.shape": DOT})
    assert page.text == DOT


def test_gives_back_a_text_that_a_dropped_file_replaced(page):
    page.open(DOT)
    drop(page, {page.locator("#files [aria-selected=true]").inner_text(): PALETTE})
    page.click(".toast button:text-is('Undo')")
    page.settle()
    assert page.text == DOT


def test_undoes_a_rename_in_the_files_that_are_not_shown(page):
    drop(page, {"pal.shape": PALETTE, "use.shape": USER})
    page.caret(5)
    page.keyboard.press("F2")
    page.fill("#rename input", "blackish")
    page.keyboard.press("Enter")
    page.locator(".toast:has-text('use.shape changed too.')").wait_for()
    page.click(".toast button:text-is('Undo')")
    page.click("#files [role=tab]:text-is('use.shape')")
    page.settle()
    assert "fill ink" in page.text


def test_replaces_no_files_of_another_window(page, make_page):
    page.open(DOT)
    page.wait_for_timeout(600)
    other = make_page(context=page.page.context)
    other.open(DOT + "// other\n")
    other.wait_for_timeout(600)
    page.caret(0)
    page.keyboard.type("// one\n")
    page.locator(".toast:has-text('Another window saved its files')").wait_for()
    assert "// other" in page.evaluate("localStorage.getItem('shapec')")
    page.reload()
    page.settle()
    assert "// other" in page.text
    page.click(".toast button:text-is('Back to mine')")
    page.settle()
    assert page.text == "// one\n" + DOT


def test_draws_the_same_file_after_a_reload(page):
    page.open(DOT)
    picture = page.svg()
    # A palette has no picture.
    drop(page, {"pal.shape": PALETTE})
    page.wait_for_timeout(600)
    page.reload()
    page.settle()
    assert page.svg() == picture


def test_names_the_file_of_an_error_in_an_import(page):
    drop(page, {"use.shape": USER, "pal.shape": "let ink = ,\n"})
    page.click("#problems button:has-text('pal.shape, line 1')")
    page.settle()
    assert page.text == "let ink = ,\n"


def test_takes_a_megabyte(page):
    page.open(DOT)
    page.evaluate("text => navigator.clipboard.writeText(text)", ("// " + "x" * 96 + "\n") * 10_000)
    page.caret(0)
    page.keyboard.press("Control+V")
    page.settle()
    assert len(page.text) == 1_000_000 + len(DOT)
    page.caret(0)
    page.keyboard.type("// ")
    page.settle()
    assert page.problems() == []
    page.keyboard.press("Control+A")
    page.keyboard.insert_text(DOT)
    page.settle()
    assert page.problems() == []


def test_breaks_and_recovers(page):
    page.open(DOT)
    good = page.svg()
    for garbage in ["}}}}((((", "shape " * 500, "(" * 5_000, "\0\ud83d\ude00\u202e", "\"" * 99]:
        page.replace(garbage)
        page.settle()
        assert page.problems() != []
    page.replace(DOT)
    page.settle()
    assert page.problems() == []
    assert page.svg() == good


def test_starts_again_after_the_compiler_ends(page, make_page):
    page.open(DOT)
    page.evaluate("shapec.stop()")
    page.locator("#notice:has-text('was stopped')").wait_for()
    page.caret(0)
    page.keyboard.type("\n")
    page.settle()
    assert not page.locator("#notice").is_visible()
    assert page.problems() == []


def test_says_that_the_script_of_the_compiler_does_not_load(chromium, address, make_page):
    context = chromium.new_context(bypass_csp=True, service_workers="block")
    context.route("**/loopback.js", lambda route: route.fulfill(body=""))
    context.route("**/worker.js", lambda route: route.abort())
    context.route("**/shapec.wasm", lambda route: None)
    page = make_page(url=address, context=context)
    page.locator("#notice:has-text('its script did not load')").wait_for()
    context.close()
