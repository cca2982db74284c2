"""Both ways between the picture and the source."""

TWO = """shape Two {
  size 100 x 60
  fill #336699, path: rect(Rect(x: 0, y: 0, width: 40, height: 60))
  fill .orange, path: polygon([(50, 10), (90, 10), (70, 50)])
}
"""
USED = """shape Part {
  size 20 x 20
  fill .teal
}
shape Whole {
  size 60 x 20
  layer(left: 0, top: 0, size: 20 x 20) {
    use Part()
  }
}
"""


def at(page, x, y, size=(100, 60)):
    return page.place("#bounds", x / size[0], y / size[1])


def test_goes_to_what_drew_an_element(page):
    page.open(TWO)
    page.mouse.click(*at(page, 20, 30))
    page.wait_for_function("!document.getElementById('selected').hidden")
    assert page.caret_line() == 3
    page.mouse.click(*at(page, 70, 20))
    page.locator("#selected:has-text('Line 4')").wait_for()
    assert page.caret_line() == 4


def test_goes_to_the_call_first(page):
    page.open(USED)
    page.select_option("#shape", "Whole")
    page.settle()
    page.mouse.click(*at(page, 10, 10, (60, 20)))
    page.locator("#selected:has-text('Line 8')").wait_for()
    assert page.caret_line() == 8
    page.mouse.click(*at(page, 10, 10, (60, 20)))
    page.locator("#selected:has-text('Line 3')").wait_for()
    assert page.caret_line() == 3


def test_marks_what_a_line_draws(page):
    page.open(TWO)
    page.caret(TWO.index("fill .orange"))
    page.locator("#overlay .revealed").wait_for()
    assert page.locator("#overlay .revealed").count() == 1
    page.mouse.move(*at(page, 20, 30))
    page.locator("#overlay .hovered").wait_for()
    page.locator("#marks .drawn").first.wait_for()


def test_drags_a_point(page):
    page.open(TWO)
    page.mouse.click(*at(page, 70, 20))
    page.locator("#overlay .point").nth(2).wait_for()
    page.drag(at(page, 90, 10), at(page, 80, 20))
    page.wait_for_function("document.querySelector('textarea:not([hidden])').value.includes('(80, 20)')")
    assert page.text == TWO.replace("(90, 10)", "(80, 20)")
    page.area.focus()
    page.keyboard.press("Control+Z")
    assert page.text == TWO


def test_drags_a_length(page):
    source = TWO.replace("polygon([(50, 10), (90, 10), (70, 50)])", "circle(center: (70, 30), radius: 20)")
    page.open(source)
    page.mouse.click(*at(page, 70, 30))
    page.locator("#overlay .point.radius").wait_for()
    page.drag(at(page, 50, 30), at(page, 58, 40))
    page.wait_for_function("document.querySelector('textarea:not([hidden])').value.includes('radius: 12')")
    assert page.text == source.replace("radius: 20", "radius: 12")


def test_says_why_a_point_cannot_move(page):
    page.open(TWO.replace("polygon([(50, 10), (90, 10), (70, 50)])", "circle(center: center, radius: min(width, height) / 4)"))
    page.mouse.click(*at(page, 50, 30))
    page.locator("#overlay .point").first.wait_for()
    before = page.text
    point = page.place("#overlay .point")
    page.drag(point, (point[0] + 20, point[1] + 20))
    page.locator(".toast").wait_for()
    assert page.text == before


def test_changes_a_color_from_the_picture(page):
    page.open(TWO)
    page.mouse.click(*at(page, 20, 30))
    page.locator("#selected input[type=color]").fill("#aa0011")
    page.locator("#selected input[type=color]").dispatch_event("change")
    page.wait_for_function("/#AA0011/i.test(document.querySelector('textarea:not([hidden])').value)")


def test_changes_the_color_that_a_name_has(page):
    page.open("shape One(tint: Color = #336699) {\n  size 40 x 40\n  fill tint\n}\n")
    page.mouse.click(*at(page, 20, 20, (40, 40)))
    page.locator("#selected input[type=color]").fill("#aa0011")
    page.locator("#selected input[type=color]").dispatch_event("change")
    page.wait_for_function("/#AA0011/i.test(document.querySelector('textarea:not([hidden])').value)")
    page.wait_for_function("document.querySelector('#selected input').value === '#aa0011'")


def test_follows_an_edit_with_the_selection(page):
    page.open(TWO)
    page.mouse.click(*at(page, 20, 30))
    page.locator("#selected:has-text('Line 3')").wait_for()
    lines = TWO.split("\n")
    page.replace("\n".join([*lines[:2], "  fill #FFFFFF", *lines[2:]]))
    page.locator("#selected:has-text('Line 4')").wait_for()
    page.settle()
    page.locator("#selected input[type=color]").fill("#aa0011")
    page.locator("#selected input[type=color]").dispatch_event("change")
    page.settle()
    assert "fill #FFFFFF\n  fill #AA0011" in page.text
    page.replace(TWO.replace(lines[2] + "\n", ""))
    page.locator("#selected").wait_for(state="hidden")
    assert page.locator("#overlay .selected").count() == 0


def test_drags_a_point_by_touch(make_page):
    page = make_page(has_touch=True)
    page.open(TWO)
    page.touchscreen.tap(*at(page, 70, 20))
    page.locator("#overlay .point").nth(2).wait_for()
    touch = page.context.new_cdp_session(page.page)
    for i in range(11):
        x, y = at(page, 90 - i, 10 + i)
        kind = "touchMove" if i else "touchStart"
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        page.wait_for_timeout(50)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.settle()
    assert page.text == TWO.replace("(90, 10)", "(80, 20)")


def test_marks_nothing_once_the_pointer_left(page):
    page.open(TWO)
    # It leaves before the compiler answers.
    page.evaluate("""([clientX, clientY]) => { for (const name of ["pointermove", "pointerleave"])
      document.getElementById("canvas").dispatchEvent(new PointerEvent(name, { clientX, clientY })) }""", at(page, 20, 30))
    page.settle()
    assert page.locator("#overlay .hovered").count() == 0


def test_moves_a_point_by_keyboard(page):
    page.open(TWO)
    page.click("#points")
    page.locator("#overlay .point").first.wait_for()
    page.focus("#viewport")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.point")
    page.focus("#overlay [aria-label*=': 50, 10']")
    page.keyboard.press("ArrowRight")
    page.settle()
    assert page.text == TWO.replace("(50, 10)", "(51, 10)")


def test_finds_the_statement_of_every_element_of_every_example(page, examples):
    clicked = 0
    for index, example in enumerate(examples):
        page.click("#gallery-open")
        page.locator(f".tile[data-index='{index}']").click()
        page.settle()
        lines = page.text.split("\n")
        box = page.locator("#bounds").bounding_box()
        for i in range(1, 5):
            for j in range(1, 4):
                point = box["x"] + box["width"] * i / 5, box["y"] + box["height"] * j / 4
                page.mouse.move(*point)
                page.settle()
                if not page.locator("#overlay .hovered").count():
                    continue
                page.mouse.click(*point)
                page.settle()
                clicked += 1
                # A shadow belongs to its layer, or to the shape.
                words = ("fill", "stroke", "border", "use", "shadow", "content", "layer", "apply", "outline", "mask")
                line = lines[page.caret_line() - 1]
                rest = page.area.evaluate("area => area.value.slice(area.selectionStart)")
                is_shape = line.startswith(("shape ", "private shape "))
                assert rest.startswith(words) or is_shape, (example["file"], line)
    assert clicked > 150
