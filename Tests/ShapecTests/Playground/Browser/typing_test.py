"""Writing a source: keys, suggestions, fixes, names, undo, search."""

import pytest

DOT = "shape Dot(r in 1...20 = 8) {\n  size 60 x 60\n  fill .teal, path: circle(center: center, radius: r)\n}\n"


def test_types_an_example_key_by_key(page, examples):
    source = next(each["text"] for each in examples if each["file"] == "toggle.shape")
    page.replace("")
    for line in source.rstrip("\n").split("\n"):
        # The page indents, and closes brackets; typing them again goes over them.
        page.keyboard.type(line.lstrip())
        page.keyboard.press("Escape")
        page.keyboard.press("Enter")
    page.keyboard.press("Backspace")
    page.settle()
    assert page.text.strip() == source.strip()
    assert page.problems() == []
    typed = page.svg()
    page.replace(source)
    page.settle()
    assert page.svg() == typed


def test_suggests_and_goes_through_placeholders(page):
    page.replace("")
    page.keyboard.type("shape Dot(r in 1...20 = 8) {")
    page.keyboard.press("Enter")
    page.keyboard.type("size 60 x 60")
    page.keyboard.press("Enter")
    page.keyboard.type("fill .tea")
    page.locator("#completion [role=option]").first.wait_for()
    assert page.locator("#completion [aria-selected]").inner_text().startswith("teal")
    page.keyboard.press("Enter")
    page.keyboard.type(", pat")
    page.locator("#completion [aria-selected]:has-text('path:')").wait_for()
    page.keyboard.press("Tab")
    page.keyboard.type("circ")
    page.locator("#completion [aria-selected]:has-text('circle')").wait_for()
    page.keyboard.press("Tab")
    start = page.text.index("(0, 0)")
    page.wait_for_selection(start, start + 6)
    page.keyboard.type("center")
    page.keyboard.press("Escape")
    assert "circle(center: center, radius: " in page.text


def test_hides_suggestions_when_the_caret_moves(page):
    source = DOT.replace("  fill", "  \n  fill")
    page.open(source)
    page.caret(source.index("\n  fill"))
    page.keyboard.type("let a = hei")
    page.locator("#completion").wait_for()
    page.caret(page.text.index("radius: r)") + 10)
    page.locator("#completion").wait_for(state="hidden")
    page.keyboard.press("Enter")
    assert page.text == source.replace("  \n", "  let a = hei\n").replace("radius: r)", "radius: r)\n  ")


def test_breaks_the_line_after_a_closing_bracket(page):
    source = DOT.replace("  fill", "  let halfHeight = height / 2\n  \n  fill")
    page.open(source)
    page.caret(source.index("\n  fill"))
    page.keyboard.type("let tip = (width / 2, height)\nlet", delay=20)
    assert "let tip = (width / 2, height)\n  let\n" in page.text


def test_shows_the_parameters_of_a_call_at_its_bracket(page):
    page.open(DOT)
    page.caret(DOT.index("  fill"))
    page.keyboard.type("let q = circle(")
    page.locator("#signature:has-text('center')").wait_for()


def test_shows_the_parameters_of_a_call(page):
    page.open(DOT)
    page.caret(DOT.index("radius: r"))
    page.keyboard.press("Control+Shift+Space")
    page.locator("#signature b").wait_for()
    assert page.locator("#signature b").inner_text() == "radius: Number"


def test_shows_them_after_an_opening_bracket(page):
    page.open(DOT)
    page.caret(DOT.index("\n}"))
    page.keyboard.type(", path: circle(")
    page.locator("#signature b").wait_for()


def test_applies_a_fix_and_undoes_it(page):
    wrong = DOT.replace("fill", "fil")
    page.open(wrong)
    page.locator("#problems .fix:has-text('fill')").click()
    page.settle()
    assert page.text == DOT
    assert page.problems() == []
    page.area.focus()
    page.keyboard.press("Control+Z")
    page.settle()
    assert page.text == wrong


def test_explains_a_word_at_the_pointer(page):
    page.open(DOT)
    page.mouse.move(0, 0)
    x, y = page.place("#gutter > div:nth-child(3)", 1, 0.5)
    page.mouse.move(x + 30, y)
    page.locator("#hover pre").wait_for()
    assert "fill" in page.locator("#hover pre").first.inner_text()


def test_explains_the_word_at_the_caret(page):
    page.open(DOT)
    page.caret(DOT.index("fill") + 2)
    page.keyboard.press("Control+Shift+H")
    page.locator("#hover pre").wait_for()
    assert "fill" in page.locator("#hover pre").first.inner_text()


def test_shows_pictures_of_what_it_explains(page):
    page.open(DOT.replace(".teal", "adaptive(light: .red, dark: .blue)"))
    for name, width, height in [("adaptive", 96, 48), ("Dot", 120, 120)]:
        page.caret(page.text.index(name) + 1)
        page.keyboard.press("Control+Shift+H")
        image = page.locator(f"#hover img[alt='{name}']")
        image.wait_for()
        assert image.evaluate("image => [image.naturalWidth, image.naturalHeight]") == [width, height]
        assert "data:" not in page.locator("#hover").inner_text()
    # Each fact is on its own line.
    page.caret(page.text.index("radius: r") + 8)
    page.keyboard.press("Control+Shift+H")
    page.locator("#hover:has-text('Value at')").wait_for()
    assert "\nValue at the design size: 8" in page.locator("#hover").inner_text()


def test_shows_no_explanation_that_was_hidden_before_it_came(page):
    page.open(DOT)
    page.hold("textDocument/hover")
    page.caret(DOT.index("fill") + 2)
    page.keyboard.press("Control+Shift+H")
    page.wait_until_held()
    page.keyboard.press("Escape")
    page.release()
    page.settle()
    assert not page.locator("#hover").is_visible()


def test_keeps_an_explanation_that_keys_asked_for_while_the_pointer_moves(page):
    page.open(DOT)
    page.caret(DOT.index("fill") + 2)
    page.keyboard.press("Control+Shift+H")
    page.locator("#hover pre").wait_for()
    x, y = page.place("#gutter > div:nth-child(1)", 1, 0.5)
    page.mouse.move(x + 30, y)
    page.mouse.move(x + 34, y)
    page.wait_for_timeout(400)
    page.settle()
    assert "fill" in page.locator("#hover pre").first.inner_text()
    page.keyboard.press("Escape")
    assert not page.locator("#hover").is_visible()


@pytest.mark.parametrize("method", ["textDocument/rename", "textDocument/formatting"])
def test_makes_no_change_that_was_asked_for_before_the_text_changed(page, method):
    page.open(DOT)
    page.hold(method)
    page.caret(DOT.index("Dot") + 1)
    if method.endswith("rename"):
        page.keyboard.press("F2")
        page.locator("#rename input").fill("Spot")
        page.keyboard.press("Enter")
    else:
        page.caret(0)
        page.keyboard.type("   ")
        page.keyboard.press("Alt+Shift+F")
    page.wait_until_held()
    page.caret(0)
    page.keyboard.type("// one\n")
    page.release()
    page.locator(".toast:has-text('The text has changed meanwhile.')").wait_for()
    page.settle()
    assert page.text in ["// one\n" + DOT, "// one\n   " + DOT]


def test_draws_what_it_explains_in_the_chosen_scheme(page):
    page.open(DOT.replace(".teal", "adaptive(light: .red, dark: .blue)"))

    def color():
        page.caret(page.text.index("Dot") + 1)
        page.keyboard.press("Control+Shift+H")
        image = page.locator("#hover img[alt='Dot']")
        image.wait_for()
        return image.evaluate("""image => {
          const { width, height } = image
          const context = new OffscreenCanvas(width, height).getContext('2d')
          context.drawImage(image, 0, 0, width, height)
          return [...context.getImageData(width / 2, height / 2, 1, 1).data]
        }""")

    colors = []
    for scheme in ["dark", "light", "dark"]:
        page.click("#scheme-" + scheme)
        colors.append(color())
    page.evaluate("shapec.stop()")
    page.caret(0)
    page.keyboard.type("\n")
    page.settle()
    red, blue = [255, 0, 0, 255], [0, 0, 255, 255]
    assert [*colors, color()] == [blue, red, blue, blue]


def test_moves_through_the_menu_of_changes(page):
    source = DOT.replace("radius: r", "radius: 4 * 2")
    page.open(source)
    page.area.evaluate("(area, start) => area.setSelectionRange(start, start + 5)", source.index("4 * 2"))
    page.keyboard.press("Control+.")
    items = page.locator("#actions [role=menuitem]")
    items.first.wait_for()
    assert items.count() > 1
    page.keyboard.press("ArrowUp")
    assert items.last.evaluate("item => item === document.activeElement")
    page.keyboard.press("ArrowDown")
    assert items.first.evaluate("item => item === document.activeElement")
    page.keyboard.press("Escape")
    assert not page.locator("#actions").is_visible()
    # It is the menu that was left, not the editor.
    page.keyboard.press("Tab")
    assert page.area.evaluate("area => area === document.activeElement")
    page.keyboard.press("Control+Z")
    page.area.evaluate("(area, start) => area.setSelectionRange(start, start + 5)", source.index("4 * 2"))
    page.keyboard.press("Control+.")
    items.first.wait_for()
    page.keyboard.press("Enter")
    page.settle()
    page.wait_for_function("source => document.querySelector('textarea:not([hidden])').value !== source", arg=source)


def test_renames(page):
    page.open(DOT)
    page.caret(DOT.index("(r") + 1)
    page.keyboard.press("F2")
    page.locator("#rename input").fill("radius")
    page.keyboard.press("Enter")
    page.settle()
    assert page.text == DOT.replace("(r in", "(radius in").replace("radius: r)", "radius: radius)")


def test_formats_in_one_step(page):
    page.open(DOT.replace("  ", "      ").replace(" = 8", "=8"))
    page.click("#format")
    page.wait_for_function("source => document.querySelector('textarea:not([hidden])').value === source", arg=DOT)
    page.area.focus()
    page.keyboard.press("Control+Z")
    assert page.text != DOT


def test_finds_and_replaces(page):
    page.open(DOT)
    page.keyboard.press("Control+F")
    page.keyboard.type("CENTER")
    page.locator("#find-count:text-is('1 of 2')").wait_for()
    page.fill("#find-with", "middle")
    page.click("#find-all")
    page.settle()
    assert page.text == DOT.replace("center", "middle")
    page.area.focus()
    page.keyboard.press("Control+Z")
    assert page.text == DOT


def test_finds_after_letters_that_are_longer_in_the_other_case(page):
    page.open("// \u0130\u0130\u0130\n" + DOT)
    page.keyboard.press("Control+F")
    page.fill("#find-text", "TEAL")
    page.fill("#find-with", "red")
    page.click("#find-all")
    assert page.text == "// \u0130\u0130\u0130\n" + DOT.replace("teal", "red")


def test_goes_to_the_next_problem(page):
    page.open(DOT.replace(".teal", ".tael").replace("radius: r", "radius: q"))
    page.caret(0)
    page.keyboard.press("F8")
    assert page.area.evaluate("area => area.value.slice(area.selectionStart, area.selectionEnd)") == ".tael"
    page.keyboard.press("F8")
    assert page.area.evaluate("area => area.value.slice(area.selectionStart, area.selectionEnd)") == "q"


def test_goes_to_a_definition(page):
    page.open(DOT)
    page.caret(DOT.index("radius: r") + 8)
    page.keyboard.press("F12")
    page.wait_for_selection(DOT.index("r in"), DOT.index("r in"))


def test_asks_for_the_picture_before_anything_else(page):
    page.open(DOT)
    page.evaluate("""() => {
      window.methods = []
      const note = message => window.methods.push(JSON.parse(message).method)
      const { postMessage } = Worker.prototype
      Worker.prototype.postMessage = function (message) {
        note(message)
        postMessage.call(this, message)
      }
      const { fetch } = window
      window.fetch = (url, options) => {
        if (options?.body) note(options.body)
        return fetch(url, options)
      }
    }""")
    page.keyboard.type(" ")
    page.settle()
    assert page.evaluate("window.methods.slice(0, 2)") == ["textDocument/didChange", "shape/picture"]


def test_works_without_channels(page):
    page.add_init_script("delete globalThis.BroadcastChannel")
    page.reload()
    page.settle()
    page.open(DOT)
    assert "<circle" in page.svg()


def test_marks_brackets(page):
    page.open(DOT)
    page.caret(DOT.index("circle(") + 6)
    page.settle()
    assert page.locator("#marks .bracket").count() == 2
    # The bracket in a comment belongs to nothing.
    page.open("// (\n" + DOT)
    page.caret(3)
    page.settle()
    assert page.locator("#marks .bracket").count() == 0


def test_colors_the_source(page):
    page.open(DOT)
    page.locator("#lines .keyword:text-is('shape')").wait_for()
    assert page.locator("#lines .number:text-is('60')").count() == 2
    assert page.locator("#lines > div").first.inner_text() == DOT.split("\n")[0]


def test_shows_no_suggestions_that_come_late(page):
    start = "shape A {\n  size 8 x 8\n  "
    page.open(start + "\n}\n")
    page.caret(len(start))
    page.keyboard.type("fi")
    page.keyboard.press("Escape")
    page.settle()
    assert not page.locator("#completion").is_visible()
