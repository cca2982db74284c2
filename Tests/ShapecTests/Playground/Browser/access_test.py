"""The page for everybody: keyboard, names, contrast, small screens."""

import re
from pathlib import Path

import pytest

DOT = "shape Dot(r in 1...20 = 8) {\n  size 60 x 60\n  fill .teal, path: circle(center: center, radius: r)\n}\n"


def focused(page):
    return page.evaluate("document.activeElement.id || document.activeElement.getAttribute('aria-label') || document.activeElement.tagName")


def test_works_by_keyboard_alone(page):
    page.area.focus()
    page.keyboard.press("Control+A")
    page.keyboard.insert_text(DOT)
    page.keyboard.press("Escape")
    seen = []
    while "Source" not in seen[1:]:
        page.keyboard.press("Tab")
        seen.append(focused(page))
    for wanted in ["scheme-dark", "points", "zoom-in", "width", "corner", "tab-controls", "r", "gallery-open", "splitter"]:
        assert wanted in seen, (wanted, seen)
    page.focus("#tab-controls")
    page.keyboard.press("ArrowRight")
    assert focused(page) == "tab-sheet"
    page.focus("#gallery-open")
    page.keyboard.press("Enter")
    assert page.locator("#gallery").is_visible()
    page.keyboard.press("Escape")
    assert not page.locator("#gallery").is_visible()
    # In the editor, Tab indents.
    page.caret(0)
    page.keyboard.press("Tab")
    assert page.text == "  " + DOT


def test_tells_screen_readers(page):
    page.open(DOT)
    page.caret(DOT.index("teal"))
    page.keyboard.press("Control+Space")
    page.locator("#completion [aria-selected]").wait_for()
    option = page.area.get_attribute("aria-activedescendant")
    assert page.locator("#" + option).get_attribute("aria-selected") == "true"
    assert re.search(r"1 of \d+", page.locator("#announcer").inner_text())
    page.keyboard.press("Escape")
    page.replace(DOT.replace("fill", "fil"))
    page.settle()
    page.wait_for_timeout(300)
    assert page.locator("#announcer").inner_text() == "1 error"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_passes_axe(make_page, scheme):
    package = pytest.importorskip("axe_playwright_python")
    page = make_page(color_scheme=scheme)
    page.evaluate(next(Path(package.__file__).parent.rglob("axe*.js")).read_text())
    page.open(DOT.replace("r)", "q)"))
    page.settle()
    for tab in ["controls", "sheet", "svg"]:
        page.click("#tab-" + tab)
        page.wait_for_timeout(500)
        found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
        assert [(each["id"], each["nodes"][0]["html"], each["nodes"][0]["failureSummary"]) for each in found] == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_fits_a_small_screen(make_page, scheme):
    page = make_page(360, 740, color_scheme=scheme, has_touch=True, is_mobile=True)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert page.locator("#zoom-in").is_visible() and page.locator("#picture").is_visible() and page.area.is_visible()
    page.tap("#tab-controls")
    page.locator("#tab-body input[type=range]").first.wait_for()
    assert not page.area.is_visible()
    for tab in page.locator("#tabs [role=tab]").all():
        tab.tap()
        page.wait_for_timeout(150)
        assert page.evaluate("document.documentElement.scrollWidth") == 360
    page.tap("#tab-code")
    page.tap("textarea:not([hidden])")
    page.keyboard.insert_text("// ")
    page.settle()
    sizes = page.evaluate("""[...document.querySelectorAll('button')].filter(b => b.offsetParent && !b.closest('.file'))
      .map(b => [b.id || b.textContent, b.getBoundingClientRect()]).filter(([, r]) => r.height < 22 || r.width < 22).map(([name]) => name)""")
    assert sizes == []
