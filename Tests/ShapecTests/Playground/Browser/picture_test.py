"""The picture: sizes, values, schemes, outputs."""

import json
import re

BOX = """shape Box(
  inset in 0...20 = 4, count: Int in 1...5 = 3, isOn: Bool = true, tint: Color = #336699, cap: LineCap = .round,
  edges: Edges = [.left], at: Point = (5, 6),
) {
  size 100 x 60, min: 50 x 40, max: 200 x 120

  if width > 150 {
    fill #FF0000
  }
  fill isOn ? tint : .black, path: rect(bounds.inset(by: inset))
  border edges, width: 2, color: adaptive(light: .black, dark: .white)
  repeat i in 0..<count {
    stroke .white, width: 2, cap: cap, path: path { move at + (0, 8 * i); line at + (40, 8 * i) }
  }
}
preview Box(inset: 10), size: 120 x 80, named: "inset"
"""


def numbers(page):
    return page.input_value("#width"), page.input_value("#height")


def test_draws_what_a_slider_says(page):
    page.open(BOX)
    before = page.svg()
    slider = page.locator("#tab-body input[type=range]").first
    assert (slider.get_attribute("min"), slider.get_attribute("max")) == ("0", "20")
    slider.fill("7")
    page.settle()
    assert 'x="7" y="7" width="86"' in page.svg()
    page.locator(".control.changed .reset").click()
    page.settle()
    assert page.svg() == before


def test_makes_controls_from_declarations(page):
    page.open(BOX)
    body = page.locator("#tab-body")
    assert body.get_by_role("slider").count() == 2
    body.get_by_role("switch", name="isOn").uncheck()
    page.settle()
    assert "#369" not in page.svg()
    body.get_by_role("switch", name="isOn").check()
    body.get_by_label("tint", exact=True).fill("#112233")
    page.settle()
    assert "#123" in page.svg()
    body.get_by_label("cap").select_option("butt")
    page.settle()
    assert 'stroke-linecap="round"' not in page.svg()
    body.get_by_role("button", name="edges: bottom").click()
    page.settle()
    assert body.get_by_role("button", name="edges: bottom").get_attribute("aria-pressed") == "true"
    body.get_by_label("at x").fill("9")
    page.settle()
    assert "M9 6" in page.svg()


def test_keeps_the_opacity_of_a_color(page):
    page.open(BOX)
    well, text = page.get_by_label("tint", exact=True), page.get_by_label("tint, as text")
    for before, after in [("firebrick", "#112233"), ("#44556680", "#11223380")]:
        text.fill(before)
        text.blur()
        well.fill("#112233")
        page.settle()
        assert text.input_value() == after


def test_takes_the_colors_of_the_language(page):
    page.open(BOX)
    colors = {}
    for color in ["#FF8800", ".red", "hsl(120deg, 100%, 25%)", ".blue.opacity(50%)"]:
        page.get_by_label("tint, as text").fill(color)
        page.keyboard.press("Enter")
        page.settle()
        colors[color] = page.get_by_label("tint", exact=True).input_value()
        page.get_by_label("tint, as text").blur()
    assert list(colors.values()) == ["#ff8800", "#ff0000", "#008000", "#0000ff"]


def test_has_a_field_for_each_scheme_of_a_color(page):
    page.open(BOX)
    page.get_by_label("tint, as text").fill("adaptive(light: .lime, dark: .navy)")
    page.get_by_label("tint, as text").blur()
    fields = page.get_by_label(re.compile("^tint (light|dark)$"))
    page.wait_for_function("document.querySelectorAll('[aria-label^=\"tint \"][type=color]').length === 2")
    assert [field.input_value() for field in fields.all()] == ["#00ff00", "#000080"]


def test_says_that_a_text_is_no_color(page):
    page.open(BOX)
    page.get_by_label("tint, as text").fill(".rad")
    page.get_by_label("tint, as text").blur()
    page.locator("#notice:has-text('.rad')").wait_for()


def test_drags_the_corner_within_limits(page):
    page.open(BOX)
    x, y = page.place("#corner")
    page.drag((x, y), (x + 2_000, y + 2_000))
    assert numbers(page) == ("200", "120")
    x, y = page.place("#corner")
    page.drag((x, y), (x - 2_000, y - 2_000))
    assert numbers(page) == ("50", "40")
    page.focus("#corner")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+ArrowDown")
    page.settle()
    assert numbers(page) == ("51", "50")


def test_stops_at_the_sizes_that_matter(page):
    page.open(BOX)
    titles = [button.get_attribute("title") for button in page.locator("#sizes button").all()]
    assert titles[:3] == ["design size", "minimum size", "maximum size"]
    page.locator("#sizes button").nth(2).click()
    page.settle()
    assert numbers(page) == ("200", "120")
    assert "red" in page.svg()


def test_shows_schemes_directions_and_previews(page):
    page.open(BOX)
    page.click("#scheme-light")
    page.settle()
    light = page.svg()
    page.click("#scheme-dark")
    page.settle()
    assert page.svg() != light
    page.select_option("#preview", "inset")
    page.settle()
    assert numbers(page) == ("120", "80")
    assert 'width="100" height="60"' in page.svg()


def test_shows_everything_in_a_sheet(page):
    page.open(BOX)
    page.click("#tab-sheet")
    page.wait_for_function("[...document.querySelectorAll('.tile img')].length >= 8 && [...document.querySelectorAll('.tile img')].every(i => i.naturalWidth)")
    page.click(".tile:has-text('inset')")
    page.settle()
    assert numbers(page) == ("120", "80")


def test_writes_each_output(page):
    page.open(BOX)
    signs = {"svg": b"<svg", "swift": b"struct Box", "eps": b"%!PS-Adobe", "pdf": b"%PDF-", "png": b"\x89PNG"}
    for format, sign in signs.items():
        page.click(f"#tab-{format}")
        page.locator("#tab-body output").wait_for()
        assert re.search(r"(bytes|KB), .* ms", page.locator("#tab-body output").inner_text())
        with page.expect_download() as download:
            page.click("#tab-body .primary")
        assert download.value.suggested_filename == f"Box.{format}"
        with open(download.value.path(), "rb") as file:
            assert sign in file.read()
    for format, sign in [("eps", "%!PS-Adobe"), ("svg", "<svg")]:
        page.click(f"#tab-{format}")
        page.click("#tab-body >> text=Copy")
        page.locator(f".toast:has-text('.{format}')").wait_for()
        assert page.evaluate("navigator.clipboard.readText()").startswith(sign)
    page.click("#tab-body summary")
    assert "exact" in page.locator("#tab-body details ul").inner_text()


def test_shows_the_picture_of_a_counter_example(page):
    page.open("shape Ring(r in 0...50 = 10) {\n  size 100 x 60, min: 20 x 20\n  require width >= 2 * r, \"wide\"\n"
              "  fill #F80, path: circle(center: center, radius: r)\n}\n")
    page.locator("#problems .fix:has-text('Show the picture')").first.click()
    page.settle()
    assert numbers(page) == ("20", "20")


def test_keeps_the_last_good_picture(page):
    page.open(BOX)
    good = page.svg()
    page.caret(BOX.index("inset in"))
    page.keyboard.type("?")
    page.locator("#notice:not([hidden])").wait_for()
    assert page.svg() == good
    page.keyboard.press("Backspace")
    page.settle()
    assert not page.locator("#notice").is_visible()


def test_says_that_a_picture_is_not_of_the_chosen_size(page):
    page.open("shape Ring(r in 0...50 = 10) {\n  size 100 x 60, min: 20 x 20\n  require width >= 2 * r, \"wide\"\n"
              "  fill #F80, path: circle(center: center, radius: r)\n}\n")
    design = page.locator("#sizes button").first
    assert design.get_attribute("aria-pressed") == "true"
    page.locator("#tab-body input[type=range]").first.fill("50")
    page.settle()
    good = page.svg()
    page.click("#tab-sheet")
    page.wait_for_function("[...document.querySelectorAll('.tile img')].some(each => each.alt === 'unmet requirement: wide')")
    smallest = page.locator("#sizes button").nth(1)
    smallest.focus()
    page.keyboard.press("Enter")
    page.settle()
    assert page.svg() == good
    assert page.locator("#canvas.stale").count() == 1
    assert "unmet requirement: wide" in page.locator("#notice[role=status]").inner_text()
    assert "last good picture" in page.locator("#notice").inner_text()
    assert design.get_attribute("aria-pressed") == "false"
    # The button that was pressed keeps the focus.
    assert smallest.evaluate("button => button === document.activeElement && button.ariaPressed === 'true'")
    page.click("#tab-svg")
    page.locator("#tab-body .empty:has-text('unmet requirement: wide')").wait_for()
    design.click()
    page.settle()
    assert page.locator("#canvas.stale").count() == 0
    assert not page.locator("#notice").is_visible()


def test_forgets_what_an_edit_removed(page):
    page.open(BOX)
    page.locator("#tab-body input[type=range]").first.fill("7")
    page.fill("#width", "180")
    page.keyboard.press("Enter")
    page.settle()
    assert 'width="166"' in page.svg()
    for old, new in [("0...20 = 4", "8...20 = 9"), ("max: 200 x 120", "max: 150 x 120"), (r"(?<!\.)inset", "gap")]:
        page.replace(re.sub(old, new, page.text))
        page.settle()
        assert not page.locator("#notice").is_visible()
    assert 'width="132"' in page.svg()
    assert numbers(page) == ("150", "60")
    page.fill("#width", "999")
    page.keyboard.press("Enter")
    assert numbers(page) == ("150", "60")
    # A reload brings the old values.
    page.wait_for_timeout(600)
    page.reload()
    page.settle()
    assert not page.locator("#notice").is_visible()
    page.select_option("#preview", "gap")
    page.settle()
    page.replace(page.text.replace('named: "gap"', 'named: "wide"').replace("Box", "Crate"))
    page.settle()
    assert not page.locator("#notice").is_visible()


def test_zooms_and_shows_the_grid(page):
    page.open(BOX)
    before = page.locator("#picture").bounding_box()["width"]
    page.click("#zoom-in")
    assert page.locator("#picture").bounding_box()["width"] > before * 1.2
    # The wheel leaves the point under the pointer where it is.
    for _ in range(4):
        page.click("#zoom-in")
    x, y = page.place("#viewport", 0.7, 0.6)
    page.mouse.move(x, y)
    share = "([x, y]) => { const box = document.getElementById('picture').getBoundingClientRect();" \
        " return [(x - box.x) / box.width, (y - box.y) / box.height] }"
    old = page.evaluate(share, [x, y])
    page.keyboard.down("Control")
    page.mouse.wheel(0, -120)
    page.keyboard.up("Control")
    page.wait_for_timeout(100)
    assert all(abs(a - b) < 0.01 for a, b in zip(old, page.evaluate(share, [x, y])))
    page.click("#zoom-fit")
    assert abs(page.locator("#picture").bounding_box()["width"] - before) < 1
    page.click("#grid")
    assert page.locator("#grid-lines rect").is_visible()


def test_draws_for_scripts(page):
    run = "async ([source, options]) => { const { output, diagnostics } = await shapec.compile(source, options)\n" \
        "return [typeof output === 'string' || !output ? output : [...output.slice(0, 4)], diagnostics.map(({ message }) => message)] }"
    svg, messages = page.evaluate(run, [BOX, {"size": "120x60", "set": {"inset": 1}, "scheme": "dark"}])
    assert 'width="118" height="58"' in svg and messages == []
    assert page.evaluate(run, [BOX, {"emit": "png"}])[0] == [0x89, 0x50, 0x4E, 0x47]
    output, messages = page.evaluate(run, ["shape A { size 1 }", {}])
    assert output is None and len(messages) == 1
    imported = 'import "other.shape"\nshape B {\n  size 10 x 10\n  use Part(in: bounds)\n}'
    part = "shape Part {\n  size 10 x 10\n  fill .red\n}"
    svg, messages = page.evaluate(run, [imported.replace("Part(in: bounds)", "Part()"), {"files": {"other.shape": part}}])
    assert messages == [] and "red" in json.dumps(svg)
