"""The page in Firefox: typing, undoing, clicking, dragging and sliding."""

import pytest

from firefox import PROGRAM, Firefox

pytestmark = pytest.mark.skipif(PROGRAM is None, reason="needs the Debian package firefox-esr")
SOURCE = """shape Two(inset in 0...20 = 4) {
  size 100 x 60

  fill #336699, path: rect(Rect(x: inset, y: 0, width: 40, height: 60))
  fill .orange, path: polygon([(50, 10), (90, 10), (70, 50)])
}
"""
TEXT = "document.querySelector('textarea:not([hidden])').value"
CONTROL, DELETE, ENTER, ESCAPE = "\ue009", "\ue017", "\ue007", "\ue00c"


@pytest.fixture(scope="module")
def page(address):
    firefox = Firefox()
    firefox.open(address)
    yield firefox
    errors = firefox.run("return window.errors")
    firefox.end()
    assert errors == []


def write(page, source):
    page.drag(page.place("#scroller", 0.5, 0.05))
    page.press("a", [CONTROL])
    page.press(DELETE)
    for line in source.split("\n"):
        # Suggestions may be open, and the indentation is there already.
        page.press(line.strip() + ESCAPE + ENTER if line else ENTER)


def test_draws_what_is_typed(page):
    write(page, SOURCE.rstrip()[:-2])
    assert "".join(page.run(f"return {TEXT}").split()) == "".join(SOURCE.split())
    page.wait(lambda: 'fill="orange"' in page.run("return document.getElementById('picture').shadowRoot.innerHTML"))


def test_drags_a_point_and_undoes_it(page):
    at = lambda x, y: page.place("#bounds", x / 100, y / 60)
    page.drag(at(70, 20))
    page.wait(lambda: page.run("return document.querySelectorAll('#overlay .point').length") == 3)
    assert "Line 5" in page.run("return document.getElementById('selected').textContent")
    page.drag(at(90, 10), at(85, 15), at(80, 20))
    page.wait(lambda: "(80, 20)" in page.run(f"return {TEXT}"))
    page.drag(page.place("#scroller", 0.5, 0.05))
    page.press("z", [CONTROL])
    page.wait(lambda: "(90, 10)" in page.run(f"return {TEXT}"))


def test_slides_and_resizes(page):
    slider = lambda x: page.place("#tab-body input[type=range]", x)
    page.drag(slider(0.2), slider(0.5), slider(0.9))
    assert page.run("return document.querySelectorAll('.control.changed').length") == 1
    x, y = page.place("#corner")
    page.drag((x, y), (x - 20, y - 20), (x - 60, y - 40))
    width, height = page.run("return ['width', 'height'].map(id => Number(document.getElementById(id).value))")
    assert 50 < width < 100 and 30 < height < 60
