"""The page of `shapec preview FILE`: it follows the file, and the file follows the page."""

import os
import re
import time

import pytest

from preview import Preview

INK = "let ink = #FF0000\n"
DOT = 'import "ink.shape"\n\nshape Dot(r in 1...20 = 8) {\n  size 60 x 60\n  fill ink, path: circle(center: center, radius: r)\n}\n'


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "ink.shape").write_text(INK)
    (tmp_path / "dot.shape").write_text(DOT)
    return tmp_path


@pytest.fixture
def preview(folder):
    preview = Preview("dot.shape", folder=folder)
    yield preview
    assert preview.end() == 0


@pytest.fixture
def page(make_page, preview):
    return make_page(url=preview.address)


def wait(condition, seconds=5):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


def shows(page, text):
    page.wait_for_function("text => document.querySelector('textarea:not([hidden])').value === text", arg=text)
    page.settle()


def test_shows_a_file(page):
    assert page.text == DOT
    assert page.problems() == []
    assert "red" in page.svg()
    # The files are those of a folder.
    for name in ["new-file", "share", "gallery-open"]:
        assert not page.locator("#" + name).is_visible()


def test_serves_a_page_without_a_file(make_page, chromium):
    preview = Preview()
    context = chromium.new_context(bypass_csp=True)
    page = make_page(url=preview.address, context=context)
    # It has no examples, and its address is a secret.
    for name in ["share", "gallery-open"]:
        page.locator("#" + name).wait_for(state="hidden")
    preview.end()
    page.locator("#notice:has-text('open the page at its new address')").wait_for()
    assert "when you type" not in page.locator("#notice").inner_text()
    context.close()


def test_ends_a_compiler_that_says_nothing(page):
    page.clock.install()
    page.hold("shape/picture")
    page.caret(0)
    page.keyboard.type("\n")
    page.wait_until_held()
    page.clock.fast_forward(4_000)
    assert not page.locator("#notice").is_visible()
    page.clock.fast_forward(2_000)
    page.locator("#notice:has-text('longer than 5 seconds')").wait_for()


def test_needs_nothing_that_its_policy_forbids(chromium, preview):
    page = chromium.new_page()
    errors = []
    page.on("console", lambda message: errors.append(message.text))
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("requestfailed", lambda request: errors.append(request.url))
    page.on("request", lambda request: request.url.startswith((preview.address, "data:", "blob:")) or errors.append(request.url))
    page.goto(preview.address)
    page.locator("body[data-settled='true']").wait_for()
    page.click("#tab-sheet")
    page.locator(".tile img").first.wait_for()
    page.click("#tab-png")
    page.locator("#tab-body output").wait_for()
    page.close()
    assert errors == []


def test_shows_what_is_saved(page, folder):
    (folder / "dot.shape").write_text(DOT.replace("60 x 60", "80 x 60"))
    shows(page, DOT.replace("60 x 60", "80 x 60"))
    assert page.input_value("#width") == "80"
    # Editors replace files, too.
    (folder / "new").write_text(DOT.replace("60 x 60", "90 x 60"))
    os.replace(folder / "new", folder / "dot.shape")
    shows(page, DOT.replace("60 x 60", "90 x 60"))
    (folder / "dot.shape").unlink()
    time.sleep(0.5)
    assert page.text == DOT.replace("60 x 60", "90 x 60")
    (folder / "dot.shape").write_text(DOT)
    shows(page, DOT)


def test_follows_imports(page, folder):
    (folder / "ink.shape").write_text("let ink = #0000FF\n")
    page.wait_for_function("document.getElementById('picture').shadowRoot.innerHTML.match(/blue|#00f/)")
    (folder / "ink.shape").unlink()
    page.locator("#notice:not([hidden])").wait_for()
    assert re.search("blue|#00f", page.svg())
    (folder / "ink.shape").write_text(INK)
    page.wait_for_function("document.getElementById('picture').shadowRoot.innerHTML.includes('red')")
    page.locator("#notice").wait_for(state="hidden")


def test_shows_errors_over_the_last_good_picture(page, folder):
    good = page.svg()
    (folder / "dot.shape").write_text(DOT.replace("fill ink", "fill inc"))
    page.locator("#notice:not([hidden])").wait_for()
    page.settle()
    assert page.svg() == good
    page.locator("#problems .fix:has-text('ink')").first.click()
    wait(lambda: (folder / "dot.shape").read_text() == DOT)
    page.locator("#notice").wait_for(state="hidden")


def test_writes_what_is_typed_and_undoes_it(page, folder):
    page.caret(DOT.index("size"))
    page.keyboard.type("// wide\n")
    typed = page.text
    assert "// wide\n" in typed
    wait(lambda: (folder / "dot.shape").read_text() == typed)
    for _ in range(20):
        page.keyboard.press("Control+Z")
        if page.text == DOT:
            break
    assert page.text == DOT
    wait(lambda: (folder / "dot.shape").read_text() == DOT)
    assert sorted(os.listdir(folder)) == ["dot.shape", "ink.shape"]


def test_keeps_the_caret_and_the_undo_when_the_file_changes(page, folder):
    page.caret(DOT.index("radius"))
    page.keyboard.type("x")
    mine = page.text
    wait(lambda: (folder / "dot.shape").read_text() == mine)
    other = "// new\n" + mine.replace("xradius", "radius")
    (folder / "dot.shape").write_text(other)
    shows(page, other)
    assert page.area.evaluate("area => area.selectionStart") == other.index("radius")
    page.area.focus()
    page.keyboard.press("Control+Z")
    assert page.text == mine
    wait(lambda: (folder / "dot.shape").read_text() == mine)


def test_keeps_what_is_typed_while_the_compiler_starts_again(page, folder):
    page.evaluate("shapec.stop()")
    page.caret(0)
    page.keyboard.type("// one\n")
    wait(lambda: (folder / "dot.shape").read_text() == "// one\n" + DOT)
    shows(page, "// one\n" + DOT)


def test_keeps_no_text_instead_of_a_file_that_changed_while_no_compiler_ran(page, folder):
    page.evaluate("shapec.stop()")
    (folder / "dot.shape").write_text(DOT + "// disk\n")
    page.caret(0)
    page.keyboard.type("// one\n")
    page.locator(".toast:has-text('dot.shape changed as well.')").wait_for()
    shows(page, DOT + "// disk\n")
    assert (folder / "dot.shape").read_text() == DOT + "// disk\n"


def test_lets_the_file_win(page, folder):
    """Both change within the time between two looks at the file."""
    page.caret(0)
    other = DOT.replace("60 x 60", "70 x 70")
    for _ in range(10):
        (folder / "dot.shape").write_text(other)
        page.keyboard.type("z")
        shows(page, other)
        assert (folder / "dot.shape").read_text() == other
        (folder / "dot.shape").write_text(DOT)
        shows(page, DOT)


def test_opens_and_changes_an_import(page, folder):
    page.caret(DOT.index("fill ink") + 6)
    page.keyboard.press("F12")
    page.locator("#files [role=tab]:text-is('ink.shape')").wait_for()
    shows(page, INK)
    page.replace("let ink = #00FF00\n")
    wait(lambda: (folder / "ink.shape").read_text() == "let ink = #00FF00\n")
    page.wait_for_function("/lime|#0f0/.test(document.getElementById('picture').shadowRoot.innerHTML)")
    # The files are open as long as the page is.
    page.locator("#files [aria-selected=true]").press("Delete")
    page.locator("#files [role=tab]:text-is('dot.shape')").click()
    assert page.text == DOT
    assert page.locator("#files [role=tab]").count() == 2


def test_renames_in_files_that_are_not_shown(page, folder):
    page.caret(DOT.index("fill ink") + 6)
    page.keyboard.press("F2")
    page.locator("#rename input").fill("pen")
    page.keyboard.press("Enter")
    wait(lambda: (folder / "ink.shape").read_text() == INK.replace("ink", "pen"))
    wait(lambda: (folder / "dot.shape").read_text() == DOT.replace("fill ink", "fill pen"))
    page.settle()
    assert page.problems() == []


def test_drags_a_corner_and_writes_nothing(page, folder):
    before = (folder / "dot.shape").stat()
    page.locator("#tab-body input[type=range]").first.fill("12")
    page.settle()
    assert (folder / "dot.shape").stat() == before


def test_two_pages_show_the_same(make_page, preview, folder):
    one, two = make_page(url=preview.address), make_page(url=preview.address)
    one.caret(0)
    one.keyboard.type("// both\n")
    shows(two, one.text)
    two.caret(0)
    two.keyboard.type("// and back\n")
    shows(one, two.text)
    assert one.text == (folder / "dot.shape").read_text()


def test_keeps_marks_and_line_ends(make_page, folder):
    (folder / "dot.shape").write_bytes(b"\xef\xbb\xbf" + DOT.replace("\n", "\r\n").encode())
    preview = Preview("dot.shape", folder=folder)
    page = make_page(url=preview.address)
    assert page.text == DOT
    page.caret(DOT.index("size"))
    page.keyboard.type("let x = 1\n")
    typed = page.text
    expected = b"\xef\xbb\xbf" + typed.replace("\n", "\r\n").encode()
    wait(lambda: (folder / "dot.shape").read_bytes() == expected)
    assert page.text == typed
    preview.end()


def test_says_why_it_cannot_write(make_page, folder):
    (folder / "dot.shape").write_bytes(b"// \xff\n" + DOT.encode())
    preview = Preview("dot.shape", folder=folder)
    page = make_page(url=preview.address)
    page.caret(0)
    page.keyboard.type("x")
    page.locator(".toast:has-text('it is not UTF-8')").wait_for()
    assert (folder / "dot.shape").read_bytes() == b"// \xff\n" + DOT.encode()
    preview.end()


def test_writes_through_a_link(make_page, folder):
    (folder / "link.shape").symlink_to("dot.shape")
    preview = Preview("link.shape", folder=folder)
    page = make_page(url=preview.address)
    page.caret(0)
    page.keyboard.type("/")
    wait(lambda: (folder / "dot.shape").read_text() == "/" + DOT)
    assert (folder / "link.shape").is_symlink()
    preview.end()
