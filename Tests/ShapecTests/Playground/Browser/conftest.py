"""The page in Chromium. `SHAPE_PAGE` is its address, such as that of a built `playground.html`; without it, `$SHAPEC preview` serves
it."""

import json
import os
import re
import subprocess
import sys

import pytest
from playwright.sync_api import sync_playwright

from preview import ROOT, Preview


@pytest.fixture(scope="session")
def built(tmp_path_factory):
    """A folder with `examples.json`."""
    folder = tmp_path_factory.mktemp("page")
    subprocess.run([sys.executable, ROOT / "Sources/ShapePlayground/page.py", folder], check=True)
    return folder


@pytest.fixture(scope="session")
def examples(built):
    return json.loads((built / "examples.json").read_text())


@pytest.fixture(scope="session")
def address():
    if "SHAPE_PAGE" in os.environ:
        yield os.environ["SHAPE_PAGE"]
    else:
        preview = Preview()
        yield preview.address
        preview.end()


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        path = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


class Page:
    """The page, with what tests do in it."""

    def __init__(self, page):
        self.page = page

    def __getattr__(self, name):
        return getattr(self.page, name)

    @property
    def area(self):
        return self.page.locator("textarea:not([hidden])")

    @property
    def text(self):
        return self.area.input_value()

    def open(self, source):
        """Shows a source in a new file, and waits for its picture."""
        self.page.click("#new-file")
        self.replace(source)
        self.settle()

    def replace(self, source):
        self.area.focus()
        self.page.keyboard.press("Control+A")
        self.page.keyboard.insert_text(source)

    def settle(self):
        """Waits until the picture is that of the text, and the problems are listed."""
        self.page.wait_for_function("document.body.dataset.settled === 'true'")

    def caret(self, offset):
        self.area.evaluate("(area, offset) => { area.focus(); area.setSelectionRange(offset, offset) }", offset)
        self.page.wait_for_timeout(50)

    def caret_line(self):
        return self.area.evaluate("area => area.value.slice(0, area.selectionStart).split('\\n').length")

    def wait_for_selection(self, start, end):
        """Waits until a part of the text is selected, which the compiler can do late."""
        self.page.wait_for_function(
            "([start, end]) => { const { selectionStart, selectionEnd } = document.querySelector('textarea:not([hidden])');"
            " return selectionStart === start && selectionEnd === end }", arg=[start, end])

    def hold(self, method):
        """Holds the next message with a method, and those after it, on the way to the compiler until `release`."""
        self.page.evaluate("""method => {
          const released = new Promise(resolve => { window.release = resolve })
          const wait = message => {
            if (typeof message === 'string' && message.includes(method)) window.isHeld = true
            return window.isHeld
          }
          const { postMessage } = Worker.prototype
          Worker.prototype.postMessage = async function (message) {
            if (wait(message)) await released
            postMessage.call(this, message)
          }
          const { fetch } = window
          window.fetch = async (url, options) => {
            if (wait(options?.body)) await released
            return fetch(url, options)
          }
        }""", method)

    def wait_until_held(self):
        self.page.wait_for_function("window.isHeld")

    def release(self):
        self.page.evaluate("window.release()")

    def problems(self):
        return self.page.locator("#problems .place span:nth-child(2)").all_inner_texts()

    def svg(self):
        return self.page.evaluate("document.getElementById('picture').shadowRoot.querySelector('svg')?.outerHTML ?? ''")

    def place(self, selector, x=0.5, y=0.5):
        box = self.page.locator(selector).first.bounding_box()
        return box["x"] + box["width"] * x, box["y"] + box["height"] * y

    def drag(self, start, end):
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(*end, steps=8)
        self.page.mouse.up()
        self.settle()


@pytest.fixture
def make_page(chromium, address, built):
    """Opens pages. Each ends without an error in its console."""
    contexts, errors = [], []

    def make(width=1280, height=800, url=address, context=None, **options):
        if context is None:
            # The functions of Playwright evaluate texts, which the policy of the page forbids.
            context = chromium.new_context(viewport={"width": width, "height": height}, bypass_csp=True, **options)
            # They are not a part of the program.
            context.route("**/examples.json", lambda route: route.fulfill(path=built / "examples.json"))
            context.grant_permissions(["clipboard-read", "clipboard-write"])
            contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.on("pageerror", lambda error: errors.append(f"{error}\n{error.stack}"))
        page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
        page.goto(url)
        result = Page(page)
        result.settle()
        return result

    make.errors = errors
    yield make
    for context in contexts:
        context.close()
    assert [error for error in errors if not re.search("Failed to load resource|ERR_", error)] == []


@pytest.fixture
def page(make_page):
    return make_page()
