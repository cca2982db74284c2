"""Firefox, driven by its own protocol, Marionette: messages of JSON over a socket. Needs no driver."""

import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path

from preview import heed_signals

PROGRAM = shutil.which("firefox-esr") or shutil.which("firefox")
PREFERENCES = {
    "marionette.port": 0, "app.update.enabled": False, "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False, "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False, "services.settings.server": "data:,",
}  # fmt: skip


class Firefox:
    def __init__(self):
        self.profile = Path(tempfile.mkdtemp())
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
        (self.profile / "user.js").write_text("\n".join(lines))
        environment = {**os.environ, "HOME": str(self.profile), "MOZ_HEADLESS_WIDTH": "1280", "MOZ_HEADLESS_HEIGHT": "900"}
        command = [PROGRAM, "--headless", "--marionette", "--no-remote", "--profile", str(self.profile)]
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=heed_signals)
        port = self.profile / "MarionetteActivePort"
        self.wait(lambda: port.exists() and port.read_text(), seconds=60)
        self.socket = socket.create_connection(("127.0.0.1", int(port.read_text())))
        self.stream, self.number = self.socket.makefile("rb"), 0
        self.read()
        self.do("WebDriver:NewSession")

    def read(self):
        digits = b""
        while (sign := self.stream.read(1)) != b":":
            digits += sign
        return json.loads(self.stream.read(int(digits)))

    def do(self, command, **parameters):
        self.number += 1
        data = json.dumps([0, self.number, command, parameters]).encode()
        self.socket.sendall(b"%d:%b" % (len(data), data))
        _, _, error, result = self.read()
        assert error is None, error
        return result

    def wait(self, condition, seconds=20):
        end = time.monotonic() + seconds
        while not (result := condition()):
            assert time.monotonic() < end, "it takes too long"
            time.sleep(0.02)
        return result

    def run(self, script, *arguments):
        return self.do("WebDriver:ExecuteScript", script=script, args=list(arguments))["value"]

    def open(self, address):
        self.do("WebDriver:Navigate", url=address)
        self.run("window.errors = []; addEventListener('error', event => errors.push(event.message))")
        self.settle()

    def settle(self):
        self.wait(lambda: self.run("return document.body.dataset.settled === 'true'"))

    def press(self, keys, holding=()):
        down = [{"type": "keyDown", "value": key} for key in holding]
        typed = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        up = [{"type": "keyUp", "value": key} for key in holding]
        self.do("WebDriver:PerformActions", actions=[{"type": "key", "id": "keys", "actions": down + typed + up}])
        self.settle()

    def drag(self, *points):
        """Presses the button at the first point, and releases it at the last one."""
        moves = [{"type": "pointerMove", "x": int(x), "y": int(y), "duration": 20} for x, y in points]
        actions = [moves[0], {"type": "pointerDown", "button": 0}, *moves[1:], {"type": "pointerUp", "button": 0}]
        pointer = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions}
        self.do("WebDriver:PerformActions", actions=[pointer])
        self.settle()

    def place(self, selector, x=0.5, y=0.5):
        script = "const { x, y, width, height } = document.querySelector(arguments[0]).getBoundingClientRect()\n"
        left, top, width, height = self.run(script + "return [x, y, width, height]", selector)
        return left + width * x, top + height * y

    def end(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)
